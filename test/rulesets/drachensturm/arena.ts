import { refuse, type Choice, type Event, type Table } from '../../../src/engine/index.js';
import { refresh } from '../../../rulesets/drachensturm/round.js';
import { strike } from '../../../rulesets/drachensturm/exchange.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import type { Blow, Combatant, Fight, Item } from '../../../rulesets/drachensturm/state.js';
import { gameOf, type Entrant, type Wishes } from './given.js';

/** A face, the faces of one throw, or answers by question id; an answer that is a word is the option alone. */
export type Line = number | readonly number[] | Readonly<Record<string, Choice | string>>;

/** What one piece of play has asked and told. */
export interface Played {
  readonly asked: readonly string[];
  readonly rolls: readonly string[];
  readonly events: readonly Event[];
  readonly told: (type: string) => readonly Event[];
  readonly options: Readonly<Record<string, readonly { id: string; forbidden?: unknown; params?: unknown }[]>>;
  readonly facts: Readonly<Record<string, readonly unknown[]>>;
}

/** A fight whose dice and answers stand in the test, and nothing else. */
export interface Arena {
  readonly fight: Fight;
  readonly of: (id: string) => Combatant;
  /** Plays something with exactly these dice and answers; every one must be used up. */
  readonly play: (lines: readonly Line[], does: (fight: Fight) => void) => Played;
  /** One blow of `a` at `d`. */
  readonly blow: (a: string, d: string, lines: readonly Line[], blow?: Partial<Blow>) => Played;
  /** So many steps of the order of play. */
  readonly beats: (n: number, lines: readonly Line[]) => Played;
  /** A whole KR, from its start to its end. */
  readonly round: (lines: readonly Line[]) => Played;
  readonly item: (who: string, key: string) => Item;
}

/** Opens a fight; `setupLines` are the dice of the surprise step. All budgets are full and KR 1 has not begun. */
export function arena(entrants: readonly Entrant[], wishes: Wishes = {}, setupLines: readonly Line[] = []): Arena {
  const desk = literalTable();
  desk.load(setupLines);
  const fight = drachensturm.setup(gameOf(entrants, wishes) as never, desk.table);
  desk.empty();
  for (const c of fight.all) refresh(fight, c);
  const of = (id: string): Combatant => {
    const found = fight.all.find((c) => c.id === id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  };
  const item = (who: string, key: string): Item => {
    const found = of(who).items.find((i) => i.key === key);
    if (!found) throw new Error(`${who} has no ${key}`);
    return found;
  };
  const play = (lines: readonly Line[], does: (fight: Fight) => void): Played => {
    desk.load(lines);
    fight.table = desk.table;
    does(fight);
    return desk.empty();
  };
  return {
    fight,
    of,
    item,
    play,
    blow: (a, d, lines, blow = {}) =>
      play(lines, () => strike(fight, of(a), of(d), { item: firstWeapon(of(a)), aim: 0, ...blow })),
    beats: (n, lines) =>
      play(lines, () => {
        for (let i = 0; i < n && !fight.finished; i++) drachensturm.beat(fight, desk.table);
      }),
    round: (lines) =>
      play(lines, () => {
        const { kr } = fight;
        do drachensturm.beat(fight, desk.table);
        while (!fight.finished && (fight.kr === kr || fight.step !== 'round-start'));
      }),
  };
}

const firstWeapon = (c: Combatant): Item =>
  c.items.find(({ place, weapon }) => place === 'held' && !weapon.shield) ??
  c.items.find(({ place }) => place === 'body')!;

function literalTable() {
  let dice: (number | readonly number[])[] = [];
  let answers: Record<string, Choice | string>[] = [];
  let asked: string[] = [];
  let rolls: string[] = [];
  let events: Event[] = [];
  let options: Record<string, readonly { id: string }[]> = {};
  let facts: Record<string, readonly unknown[]> = {};
  const table: Table = {
    listening: true,
    counting: true,
    roll(who, id, thrown, read) {
      asked.push(id);
      rolls.push(id);
      const given = dice.shift();
      if (given === undefined) throw new Error(`no die is left for ${id} of ${who}; asked: ${asked.join(' ')}`);
      const faces = typeof given === 'number' ? [given] : given;
      const sum = thrown.read(faces);
      if (!sum.ok)
        throw new Error(`${JSON.stringify(faces)} does not fit ${thrown.notation} (${id}); asked: ${asked.join(' ')}`);
      return read(sum.total, faces);
    },
    choose(who, id, question, preferred) {
      asked.push(`${who}.${id}`);
      const kind = 'choice' as const;
      const pending = { kind, who, id, asked: question(), preferred: preferred() };
      options[`${who}.${id}`] = pending.asked.options;
      facts[`${who}.${id}`] = pending.asked.facts ?? [];
      const wanted = answers[0]?.[`${who}.${id}`] ?? answers[0]?.[id];
      if (wanted !== undefined) answers.shift();
      const choice =
        wanted === undefined ? pending.preferred : typeof wanted === 'string' ? { option: wanted } : wanted;
      const refusal = refuse(pending, { choice });
      if (refusal) throw new Error(`${id} of ${who} refuses ${JSON.stringify(choice)}: ${JSON.stringify(refusal)}`);
      return choice;
    },
    tell: (event) => void events.push(event),
  };
  return {
    table,
    load(lines: readonly Line[]) {
      dice = lines.filter((line) => typeof line === 'number' || Array.isArray(line)) as (number | readonly number[])[];
      answers = lines.filter((line) => typeof line === 'object' && !Array.isArray(line)) as Record<
        string,
        Choice | string
      >[];
      asked = [];
      rolls = [];
      events = [];
      options = {};
      facts = {};
    },
    empty(): Played {
      if (dice.length + answers.length > 0) {
        throw new Error(`left over: ${JSON.stringify([...dice, ...answers])}; asked: ${asked.join(' ')}`);
      }
      const flat = events.flatMap((e) => ('rows' in e ? [...(e['rows'] as Event[]), e] : [e]));
      return { asked, rolls, events: flat, options, facts, told: (type) => flat.filter((e) => e.type === type) };
    },
  };
}
