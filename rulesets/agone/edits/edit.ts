import type { Choice, Option, Param, Table } from '../../../src/engine/index.js';
import { settle } from '../able.js';
import { checkOver } from '../ending.js';
import { tell } from '../events.js';
import { who } from '../labels.js';
import type { Fight, Fighter } from '../state.js';

/** One thing that the game master may set by hand between two rounds. */
export interface Edit {
  readonly id: string;
  /** Null if there is nothing that it could be done to. */
  option(fight: Fight): Omit<Option, 'id'> | null;
  carryOut(fight: Fight, choice: Choice, table: Table): void;
}

/** A parameter that names one of some fighters. */
export const whoParam = (fighters: readonly Fighter[], id = 'who'): Param => ({
  id,
  kind: 'one-of',
  values: fighters.map(({ card }) => ({ id: card.id, label: who(card.id) })),
  preferred: () => fighters[0]?.card.id ?? '',
});

export const whoOf = (fight: Fight, choice: Choice, id = 'who'): Fighter =>
  fight.fighters.find(({ card }) => card.id === choice[id])!;

export const numberParam = (id: string, min: number, max: number, preferred = 0): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: () => preferred,
});

export const wordParam = (id: string, words: readonly string[]): Param => ({
  id,
  kind: 'one-of',
  values: words.map((word) => ({ id: word })),
  preferred: () => words[0]!,
});

/** Tells what was set by hand, and brings up to date what hangs on it. */
export function ruled(
  fight: Fight,
  f: Fighter,
  key: string,
  before: number | string,
  after: number | string,
  table: Table,
): void {
  settle(f);
  f.memo = null;
  checkOver(fight);
  if (table.listening) tell(table, { type: 'value.ruled', who: f.card.id, key, before, after });
}

/** A parameter that need not be named. */
export const optional = (param: Param): Param => ({ ...param, optional: true });
