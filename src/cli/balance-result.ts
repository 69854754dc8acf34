import { chanceOf, crossings, isWavy, nearestPoint, type Aim, type Point } from '../batch/index.js';
import type { Phrase } from '../engine/index.js';

/** What a search came to, with all that is needed to tell it. */
export interface Balance {
  readonly file: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seed: string;
  /** The name of the side whose chance it is. */
  readonly side: string;
  readonly aim: Aim & { readonly target: number };
  readonly path: string;
  readonly label: Phrase;
  readonly values: readonly string[];
  readonly isOrdered: boolean;
  /** Whether the file has a script, which is left out. */
  readonly isScripted: boolean;
  /** Those of the start situation whom some values leave out. */
  readonly left: readonly string[];
  readonly points: readonly Point[];
  /** Whether it was stopped before its end. */
  readonly partial: boolean;
}

/** Where the target lies: between two values, in several places, above or below all of them, or nearest to one of them. */
export type Answer =
  | { readonly kind: 'between'; readonly pairs: readonly (readonly [near: Point, far: Point])[] }
  | { readonly kind: 'outside'; readonly than: 'above' | 'below'; readonly nearest: Point }
  | { readonly kind: 'nearest'; readonly nearest: Point };

/** The answer of a curve; undefined if there is no curve. */
export function answerOf({ points, aim: { target }, isOrdered }: Balance): Answer | undefined {
  const nearest = nearestPoint(points, target);
  if (!nearest) return undefined;
  const pairs = crossings(points, target).map(([a, b]): readonly [Point, Point] =>
    nearestPoint([a, b], target) === a ? [a, b] : [b, a],
  );
  if (pairs.length > 0) return isOrdered ? { kind: 'between', pairs } : { kind: 'nearest', nearest };
  return { kind: 'outside', than: chanceOf(nearest).share >= target ? 'above' : 'below', nearest };
}

/** The same as plain data for other programs. */
export function balanceData(balance: Balance) {
  const { file, title, ruleset, seed, side, aim, path, values, points, partial } = balance;
  const answer = answerOf(balance);
  const valueAt = ({ index }: Point): string => values[index]!;
  return {
    format: 1,
    file,
    title,
    ruleset,
    seed,
    side,
    vary: path,
    target: aim.target,
    precision: aim.precision,
    ...(partial && { partial: true }),
    points: points.map((point) => ({ value: valueAt(point), won: point.won, runs: point.runs, ...chanceOf(point) })),
    isWavy: isWavy(points),
    answer: !answer
      ? null
      : answer.kind === 'between'
        ? { kind: 'between', pairs: answer.pairs.map((pair) => pair.map(valueAt)) }
        : { ...answer, nearest: valueAt(answer.nearest) },
  };
}
