/** The letter of a die in the notation used: W (Würfel) or d. */
export type Letter = 'W' | 'd';

/** A test of one face. */
export interface Comparison {
  readonly is: '>=' | '>' | '<=' | '<' | '=';
  readonly value: number;
}

/** Keep or drop the highest or lowest dice of a pool. */
export interface Pick {
  readonly verb: 'keep' | 'drop';
  readonly end: 'highest' | 'lowest';
  readonly count: number;
}

/** How an open-ended die goes on after its first face. */
export interface OpenEnded {
  /** The highest face is thrown on and added: `true` again and again, `'once'` one further die. Default true. */
  readonly up?: boolean | 'once';
  /** A first 1 is thrown on and the rest subtracted from it; `true` lets the highest face chain there too. Default true. */
  readonly down?: boolean | 'once';
  /** A 1 that directly follows a first 1: it counts as 1, or is thrown again and not counted. Default counts. */
  readonly afterOne?: 'counts' | 'reroll';
  /** The same for every following 1, in both directions. Default counts. */
  readonly followingOne?: 'counts' | 'reroll';
  /** The chain ends after so many following dice, counted or not. Default and upper limit 100. */
  readonly followUps?: number;
  /** Exact odds follow so many following dice and state the rest as cut off. By default the rest is below 2^-64. */
  readonly oddsDepth?: number;
}

/** Dice of one kind; at most one of `explode` and `open`. */
export interface Pool {
  readonly kind: 'pool';
  readonly letter: Letter;
  readonly count: number;
  readonly sides: number;
  /** A die with such a face is thrown again and its faces add up (or, with `success`, count one by one). */
  readonly explode?: Comparison;
  readonly open?: OpenEnded;
  /** Counts the faces that pass instead of adding them. */
  readonly success?: Comparison;
  readonly pick?: Pick;
}

export interface Operation {
  readonly kind: 'operation';
  readonly sign: '+' | '-' | '*' | '/';
  readonly left: Expression;
  readonly right: Expression;
}

/** What a notation says, as data. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'negative'; readonly of: Expression }
  | Pool
  | Operation;

/** The lowest and the highest face that pass; every comparison lets a run of faces pass. */
export function passingFaces({ is, value }: Comparison): readonly [from: number, to: number] {
  switch (is) {
    case '>=':
      return [value, Infinity];
    case '>':
      return [value + 1, Infinity];
    case '<=':
      return [1, value];
    case '<':
      return [1, value - 1];
    case '=':
      return [value, value];
  }
}

/** A test of faces, made once. */
export function passes(comparison: Comparison): (face: number) => boolean {
  const [from, to] = passingFaces(comparison);
  return (face) => face >= from && face <= to;
}

/** How many of the faces 1 .. sides pass. */
export function passing(comparison: Comparison, sides: number): number {
  const [from, to] = passingFaces(comparison);
  return Math.max(0, Math.min(to, sides) - Math.max(from, 1) + 1);
}

/** How many dice of a pool count. */
export function kept({ count, pick }: Pool): number {
  if (!pick) return count;
  return pick.verb === 'keep' ? pick.count : count - pick.count;
}

/** The result of two operands. Division goes down to the next whole number: 7/2 = 3, -7/2 = -4. */
export function operate(sign: Operation['sign'], left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right + 0; // + 0 turns the -0 of 0 * -1 into 0
    case '/':
      return Math.floor(left / right) + 0;
  }
}

/** The first pool of an expression in the order thrown. */
export function firstPool(of: Expression): Pool | undefined {
  if (of.kind === 'pool') return of;
  if (of.kind === 'negative') return firstPool(of.of);
  return of.kind === 'operation' ? (firstPool(of.left) ?? firstPool(of.right)) : undefined;
}
