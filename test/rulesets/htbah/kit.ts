import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  makeGame,
  play,
  runExchange,
  type Answerer,
  type AnyGame,
  type Choice,
  type ChoiceQuestion,
  type Event,
  type ExchangeSpec,
  type Member,
  type Outcome,
  type Played,
  type Question,
  type Rules,
  type Setup,
} from '../../../src/engine/index.js';
import type { Options } from '../../../rulesets/htbah/book.js';
import { enlist, type Fighter } from '../../../rulesets/htbah/fighter.js';
import { htbah } from '../../../rulesets/htbah/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import type { Extra, Start } from '../../../rulesets/htbah/start.js';
import type { Combatant, Fight } from '../../../rulesets/htbah/state.js';
import type { Tables } from '../../../rulesets/htbah/tables.js';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): unknown => parse(readFileSync(join(root, `rulesets/htbah/tables/${name}.yaml`), 'utf8'));

export const tables = Object.fromEntries(
  Object.entries(htbah.tables).map(([name, { schema }]) => [name, schema.parse(read(name))]),
) as unknown as Tables;

const defaults = Object.fromEntries(Object.entries(htbah.options).map(([key, { values }]) => [key, values[0]!]));

/** The rules with some options set and some numbers replaced. */
export function rulesWith(options: Partial<Options> = {}, numbers: Record<string, number> = {}): Rules<Tables> {
  const constants = tables.constants.constants.map((row) => ({ ...row, value: numbers[row.id] ?? row.value }));
  return {
    options: { ...defaults, ...options },
    tables: { ...tables, constants: { version: 1, constants } },
    changed: [],
  };
}

export const howky: Sheet = {
  ruleset: 'htbah',
  id: 'howky',
  name: 'Howky',
  role: 'player',
  skills: [
    { name: 'Axtkampf', group: 'handeln', points: 60 },
    { name: 'Bäume fällen', group: 'handeln', points: 50 },
    { name: 'Wahrnehmung', group: 'wissen', points: 45 },
    { name: 'Heilkunde', group: 'wissen', points: 40 },
    { name: 'Pflanzenkunde', group: 'wissen', points: 45 },
    { name: 'Schauspielern', group: 'soziales', points: 68 },
    { name: 'Wikis illustrieren', group: 'soziales', points: 40 },
    { name: 'Interaktion mit Bohnen', group: 'soziales', points: 52 },
  ],
  weapons: [{ id: 'howkys-axt', class: 'axt', name: 'Holzfälleraxt', skill: 'Axtkampf' }],
};

export const bernd: Sheet = {
  ruleset: 'htbah',
  id: 'bernd',
  name: 'Bernd',
  role: 'player',
  skills: [
    { name: 'Schwertkampf', group: 'handeln', points: 70 },
    { name: 'Rennen', group: 'handeln', points: 30 },
    { name: 'Reiten', group: 'handeln', points: 50 },
    { name: 'Kochen', group: 'wissen', points: 60 },
    { name: 'Rechnen', group: 'wissen', points: 40 },
    { name: 'Feilschen', group: 'soziales', points: 80 },
    { name: 'Singen', group: 'soziales', points: 70 },
  ],
  weapons: [{ id: 'bernds-schwert', class: 'schwert', name: 'Schwert', skill: 'Schwertkampf' }],
  shield: { id: 'holzschild', name: 'Holzschild', parryMod: 10, rw: 2 },
};

export const goblin: Sheet = {
  ruleset: 'htbah',
  id: 'goblin',
  name: 'Goblin',
  role: 'npc',
  lifePoints: 40,
  begabung: { handeln: 8, wissen: 3, soziales: 2 },
  skills: [{ name: 'Beißen', group: 'handeln', value: 40 }],
  weapons: [{ id: 'goblin-gebiss', class: 'waffenlos', name: 'Gebiss', damage: '2W10', skill: 'Beißen' }],
};

export const archer: Sheet = {
  ruleset: 'htbah',
  id: 'ork-bogenschuetze',
  name: 'Orkbogenschütze',
  role: 'npc',
  lifePoints: 60,
  begabung: { handeln: 10, wissen: 4, soziales: 3 },
  skills: [
    { name: 'Bogenschießen', group: 'handeln', value: 45 },
    { name: 'Säbelkampf', group: 'handeln', value: 35 },
  ],
  weapons: [
    { id: 'orkbogen', class: 'bogen', name: 'Bogen', skill: 'Bogenschießen' },
    { id: 'orksaebel', class: 'schwert', name: 'Säbel', skill: 'Säbelkampf' },
  ],
};

/** A plain fighter: one skill `Kampf` of a value, a Handeln, one weapon. */
export const plain = (
  id: string,
  over: Partial<Sheet> & { value?: number; handeln?: number; weapon?: string } = {},
): Sheet => {
  const { value = 70, handeln = 0, weapon = 'schwert', ...sheet } = over;
  return {
    ruleset: 'htbah',
    id,
    name: id,
    begabung: { handeln, wissen: 0, soziales: 0 },
    skills: [{ name: 'Kampf', group: 'handeln', value }],
    weapons: [{ id: `${id}-w`, class: weapon, skill: 'Kampf' }],
    gbp: { handeln: 0, wissen: 0, soziales: 0 },
    ...sheet,
  };
};

export interface Cast {
  readonly heroes: readonly (Sheet | { sheet: Sheet; extra?: Extra; id?: string; tactics?: Record<string, unknown> })[];
  readonly foes: Cast['heroes'];
  readonly options?: Partial<Options>;
  readonly numbers?: Record<string, number>;
  readonly start?: Partial<Start>;
  readonly rules?: Rules<Tables>;
}

/** Copies of one sheet with numbered ids. */
export const copies = (sheet: Sheet, count: number): { sheet: Sheet; id: string }[] =>
  Array.from({ length: count }, (_, i) => ({ sheet, id: `${sheet.id}-${i + 1}` }));

function members(cast: Cast['heroes'], side: number): Member<Sheet>[] {
  return cast.map((given) => {
    const { sheet, extra = {}, id = sheet.id, tactics = {} } = 'sheet' in given ? given : { sheet: given };
    return { id: id!, name: id!, side, sheet: htbah.sheet.parse(sheet), played: 'tactics', tactics, extra };
  });
}

export function setupOf(cast: Cast): Setup<Sheet, Start, Tables> {
  return {
    ruleset: 'htbah',
    seed: '1',
    sides: [{ name: 'Charaktere' }, { name: 'Gegner' }],
    members: [...members(cast.heroes, 0), ...members(cast.foes, 1)],
    start: htbah.start.parse(cast.start ?? {}),
    rules: cast.rules ?? rulesWith(cast.options, cast.numbers),
  };
}

export const gameOf = (cast: Cast): AnyGame => makeGame(htbah, setupOf(cast) as unknown as Setup);

export const fighterOf = (sheet: Sheet, options: Partial<Options> = {}, extra: Extra = {}): Fighter =>
  enlist(members([{ sheet, extra }], 0)[0]!, rulesWith(options));

/**
 * An answer to a choice: `[who, question, option or choice]`, with `question@n` only after n beats; or the faces of a throw
 * `[who, die, ...faces]`, or `{decree}` for a total that the game master sets.
 */
export type Step = readonly [who: string, id: string, ...answer: (number | string | Choice | { decree: number })[]];

export interface Script {
  /** Throws in order, each with who and which die; all must be used up. */
  readonly dice: readonly Step[];
  /** Decisions that differ from the default, in order; each waits for its question. */
  readonly choices?: readonly Step[];
  /** Stop after so many beats. */
  readonly beats?: number;
}

export interface Told {
  readonly events: readonly Event[];
  readonly fight: Fight;
  readonly outcome: Outcome | undefined;
  readonly asked: readonly ChoiceQuestion[];
  readonly dice: readonly string[];
  of(type: string): readonly Event[];
  who(id: string): Combatant;
}

/** Answers from literal lists; a throw that is not the next of the list is an error. */
function literal(script: Script, asked: ChoiceQuestion[], thrown: string[]): Answerer {
  const dice = [...script.dice];
  const choices = [...(script.choices ?? [])];
  return (question, view) => {
    if (question.kind === 'roll') {
      const next = dice[0];
      if (!next) return undefined;
      expectDie(question, next);
      dice.shift();
      thrown.push(question.id);
      const [given] = next.slice(2);
      if (typeof given === 'object') return { answer: given as unknown as { decree: number }, by: 'human' };
      return { answer: { faces: next.slice(2) as number[] }, by: 'hand' };
    }
    const next = choices[0];
    const meant =
      next && next[0] === question.who && (next[1] === question.id || next[1] === `${question.id}@${view.beats}`);
    const stops = question.id === 'interlude' && script.beats !== undefined && view.beats >= script.beats;
    if (!meant && stops) return undefined;
    asked.push(question);
    if (!meant) return { answer: { choice: question.preferred }, by: 'tactics' };
    choices.shift();
    const given = next[2]!;
    return {
      answer: { choice: typeof given === 'object' ? (given as Choice) : { option: String(given) } },
      by: 'human',
    };
  };
}

function expectDie(question: Question, [who, id]: Step): void {
  if (question.who === who && question.id === id) return;
  throw new Error(`thrown is ${question.id} of ${question.who}, the list has ${id} of ${who}`);
}

function told(played: Played, script: Script, asked: ChoiceQuestion[], thrown: string[]): Told {
  if (played.refused) throw new Error(JSON.stringify(played.refused.refusal));
  if (thrown.length !== script.dice.length) {
    throw new Error(`${script.dice.length - thrown.length} throws left over, pending ${played.pending?.id}`);
  }
  const given = played.given.filter((g) => 'choice' in g.answer && g.by === 'human').length;
  if (given !== (script.choices ?? []).length) throw new Error(`only ${given} of the choices were asked for`);
  if (played.pending?.kind === 'roll')
    throw new Error(`no dice left for ${played.pending.id} of ${played.pending.who}`);
  const fight = played.fight as Fight;
  return {
    events: played.events,
    fight,
    outcome: played.outcome,
    asked: asked.filter((q) => q.id !== 'interlude'),
    dice: thrown,
    of: (type) => played.events.filter((e) => e.type === type),
    who: (id) => fight.listed.find((c) => c.id === id)!,
  };
}

/** Plays a fight with literal dice. */
export function fightWith(cast: Cast, script: Script): Told {
  const asked: ChoiceQuestion[] = [];
  const thrown: string[] = [];
  return told(play(gameOf(cast), [], literal(script, asked, thrown)), script, asked, thrown);
}

/** Plays one exchange with literal dice; the first hero attacks the first foe unless said otherwise. */
export function exchangeWith(cast: Cast, script: Script, spec?: ExchangeSpec): Told {
  const asked: ChoiceQuestion[] = [];
  const thrown: string[] = [];
  const game = gameOf(cast);
  const [hero, foe] = [0, 1].map((side) => game.setup.members.find((m) => m.side === side)!.id);
  const who = spec ?? { attacker: hero!, defender: foe! };
  const played = play(game, [], literal(script, asked, thrown), (g, table, progress) =>
    runExchange(g, table, who, progress),
  );
  return told(played, script, asked, thrown);
}

/** Ids of the questions asked, in order. */
export const questions = (t: Told): string[] => t.asked.map((q) => q.id);
