/** A row of a table or of a sheet, as far as a reader needs it. */
export interface Named {
  readonly id: string;
  readonly de: string;
  readonly en: string;
}

/** The `Named` of a row, without the rest of it. */
export const named = (row: Named): Named => ({ id: row.id, de: row.de, en: row.en });

/** What a part of a number comes from. */
export type TermKey =
  | 'base' // AB, PB or DB of the weapon
  | 'wound' // one wound, with `nr`
  | 'pain'
  | 'armour'
  | 'lying'
  | 'situation' // the GM's free modifier; a row of initiative.yaml comes as `row`
  | 'initiative' // penalty of the first sequence: DAS-069
  | 'firm' // does not give way: DAS-182
  | 'no-room' // cannot give way: DAS-332, DAS-447
  | 'kar'
  | 'attack' // A, as the need of a defence
  | 'groups' // best attacks of earlier groups: DAS-346, DAS-347
  | 'roll' // counted face of a test
  | 'skill'
  | 'force' // S, or what a parry has left of it
  | 'zustand'
  | 'minimum' // what lifts w to 1: DAS-253
  | 'attempt-attack' // DAS-102
  | 'attempt-defence' // DAS-103
  | 'shot' // DAS-360
  | 'ruled'; // the GM's word

/** One part of a number, signed as it is added (DAS-407). */
export interface Term {
  readonly what: TermKey;
  readonly n: number;
  /** The wound it comes from. */
  readonly nr?: string;
  /** The row it comes from. */
  readonly row?: Named;
}

/** A term; a row goes by its own name, a wound by its number. */
export const term = (what: TermKey | Named, n: number, nr?: string): Term => {
  if (typeof what === 'object') return { what: 'situation', n, row: named(what) };
  return nr === undefined ? { what, n } : { what, n, nr };
};

/** A number with all its terms; `sum` may be another than their sum where a limit cuts it. */
export interface Made {
  readonly sum: number;
  readonly of: readonly Term[];
}

/** The number that some terms make. */
export const made = (of: readonly Term[]): Made => ({ sum: of.reduce((sum, { n }) => sum + n, 0), of });

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** Why the Würfelwert is halved. */
export type Halving = 'counter' | 'elsewhere' | 'stance-offensive' | 'stance-defensive' | 'missile' | 'situation';

/** A die against a Würfelwert or an attribute. `face` is the decreed total if `decreed`. */
export interface Roll {
  readonly face: number;
  readonly decreed: boolean;
  readonly counted: number;
  /** The value that the face must not exceed, all halvings done. */
  readonly limit: number;
  readonly halved: readonly Halving[];
}

/** The blow of the attacker or the counterattack of the defender. */
export type Strike = 'blow' | 'counter';

/** DAS-148…152. */
export type DefenceForm = 'parry' | 'dodge' | 'parry-counter' | 'dodge-counter';

/** DAS-155…164. */
export type DefenceOutcome =
  'parried' | 'broken' | 'beaten-through' | 'missed-parry' | 'dodged' | 'dodge-failed' | 'undefended';

/** What happened in a sequence, as the table of DAS-119…129 reads it. */
export type SequenceResult =
  'void' | 'idle' | 'pass' | 'hampered' | 'miss' | 'parried' | 'broken' | 'dodged' | 'hit' | 'countered' | 'shot';

/** 5f: DAS-118…133. */
export type RolesResult = 'end' | 'swap' | 'neutral' | 'continue';

export type Action =
  | 'attack'
  | 'flee'
  | 'spell'
  | 'draw'
  | 'pick-up'
  | 'stand-up'
  | 'pass'
  | 'yield'
  | 'crawl'
  | 'drink'
  | 'play-dead'
  | 'other'
  | 'idle'
  | 'hampered';
