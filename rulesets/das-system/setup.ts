import { engage } from './engagement.js';
import { muster } from './fighter.js';
import { indexOf, pairsOf, type DasGame, type Pair } from './pairing.js';
import { bookOf } from './rulebook.js';
import { applySituations, isTakenFromBehind, joinSituations } from './situations.js';
import type { EngagementStart } from './start.js';
import type { Engagement, Fight, Fighter } from './state.js';

/**
 * The state before the first second. It neither rolls nor asks: step 1 is played when the first second begins, so that
 * a single exchange needs no initiative.
 */
export function setup(game: DasGame): Fight {
  const fight: Fight = {
    book: bookOf(game.setup.rules),
    sides: game.setup.sides.length,
    fighters: game.fighters.map(muster),
    engagements: [],
    cares: [],
    second: 0,
  };
  for (const pair of pairsOf(game)) open(fight, game, pair);
  if (game.setup.start?.situation) modify(fight, game);
  return fight;
}

/** One pair at the start, with what the fight file says about it. */
function open(fight: Fight, game: DasGame, { a, b, kind, said }: Pair): void {
  const fighterA = fight.fighters[a];
  const fighterB = fight.fighters[b];
  if (!fighterA || !fighterB) return;
  const named = (name: string | undefined): Fighter | null =>
    (name === undefined ? undefined : fight.fighters[indexOf(game.fighters, name)]) ?? null;
  const steps = (f: Fighter) => said?.retreatSteps?.[keyOf(said.retreatSteps, f)] ?? Infinity;
  const e = engage(fight, {
    kind,
    a: fighterA,
    b: fighterB,
    attacker: kind === 'ranged' ? fighterA : named(said?.initiative),
    duel: said?.duel ?? false,
    behind: named(said?.behind),
    roomA: steps(fighterA),
    roomB: steps(fighterB),
    reachedAfter: said?.reachedAfter ?? Infinity,
    unbegun: true,
  });
  if (said) enterSituations(e, situationsOf(said, fighterA), situationsOf(said, fighterB));
}

/** The situations of both sides with their lasting conditions (DAS-055, DAS-069, DAS-070). */
export function enterSituations(e: Engagement, ofA: readonly string[], ofB: readonly string[]): void {
  const { book } = e.a.card;
  e.first = { a: joinSituations(book, ofA), b: joinSituations(book, ofB) };
  applySituations(e.a, e.first.a);
  applySituations(e.b, e.first.b);
  if (isTakenFromBehind(e.first.a)) e.behind ??= e.b;
  if (isTakenFromBehind(e.first.b)) e.behind ??= e.a;
}

const situationsOf = (said: EngagementStart, f: Fighter): readonly string[] =>
  said.situations?.[keyOf(said.situations, f)] ?? ['ready'];

/** The key of a map of names that means this fighter. */
const keyOf = (map: Readonly<Record<string, unknown>>, { card }: Fighter): string =>
  Object.keys(map).find((name) => indexOf([card], name) === 0) ?? '';

/** The GM's modifiers (DAS-189). */
function modify(fight: Fight, game: DasGame): void {
  for (const [name, free] of Object.entries(game.setup.start.situation ?? {})) {
    const f = fight.fighters[indexOf(game.fighters, name)];
    if (!f) continue;
    f.situation.attack = free.attack ?? 0;
    f.situation.parry = free.parry ?? 0;
    f.situation.test = free.test ?? 0;
  }
}
