import type { Game } from '../../src/engine/index.js';
import type { Sheet } from './sheet.js';
import type { EngagementStart, Start } from './start.js';
import type { Card, Fight } from './state.js';
import type { Tables } from './tables.js';

export type DasGame = Game<Sheet, Card, Fight, Start, Tables>;

/** Two fighters who face each other at the start, as indices of the listing order. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly kind: 'melee' | 'ranged';
  /** What the fight file says about it; undefined if nothing. */
  readonly said?: EngagementStart;
}

const known = new WeakMap<DasGame, readonly Pair[]>();

/** The pairs of a game: those of the fight file, or else the default ones. Worked out once per game. */
export function pairsOf(game: DasGame): readonly Pair[] {
  const old = known.get(game);
  if (old) return old;
  const pairs = game.setup.start?.engagements?.map((said) => saidPair(game, said)) ?? defaultPairs(game.fighters);
  known.set(game, pairs);
  return pairs;
}

/** The index of the fighter of this shown name (or id), or −1. */
export function indexOf(fighters: readonly Pick<Card, 'id' | 'name'>[], name: string): number {
  const wanted = name.normalize('NFC');
  const byName = fighters.findIndex((f) => f.name.normalize('NFC') === wanted);
  return byName >= 0 ? byName : fighters.findIndex((f) => f.id === name);
}

const saidPair = (game: DasGame, said: EngagementStart): Pair => ({
  a: indexOf(game.fighters, said.a),
  b: indexOf(game.fighters, said.b),
  kind: said.kind ?? 'melee',
  said,
});

/**
 * Without `engagements` (DAS-441): the members of the first two sides by their places, then everybody left over with
 * the enemy who has the fewest.
 */
function defaultPairs(cards: readonly Card[]): readonly Pair[] {
  const all = cards.map((_, i) => i);
  const side = (nr: number) => all.filter((i) => cards[i]!.side === nr);
  const [first, second] = [side(0), side(1)];
  const pairs = first.slice(0, second.length).map((a, i) => pairUp(cards, a, second[i]!));
  const count = (i: number) => pairs.filter((p) => p.a === i || p.b === i).length;
  for (const i of all) {
    if (count(i) > 0) continue;
    const enemies = all.filter((j) => cards[j]!.side !== cards[i]!.side);
    const least = Math.min(...enemies.map(count));
    const enemy = enemies.find((j) => count(j) === least);
    if (enemy !== undefined) pairs.push(pairUp(cards, i, enemy));
  }
  return pairs;
}

/** With a ranged weapon in the main hand it is a ranged engagement, its owner being a. */
function pairUp(cards: readonly Card[], one: number, other: number): Pair {
  const shoots = (i: number) => cards[i]!.start.main?.weapon.class === 'ranged';
  if (shoots(one)) return { a: one, b: other, kind: 'ranged' };
  if (shoots(other)) return { a: other, b: one, kind: 'ranged' };
  return { a: one, b: other, kind: 'melee' };
}
