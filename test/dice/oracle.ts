import type { Dice, Distribution } from '../../src/dice/index.js';

/** One way in which dice may fall. */
export interface Fall {
  readonly faces: readonly number[];
  readonly total: number;
  /** It is one of so many equally likely ways. */
  readonly outOf: bigint;
}

/** All ways in which dice may fall, by trying every face at every throw; chains are left after `longest` faces. */
export function allFalls(dice: Dice, longest = Infinity): Fall[] {
  const falls: Fall[] = [];
  const open: number[][] = [[]];
  for (let tape = open.pop(); tape; tape = open.pop()) {
    const { fall, missing } = tryTape(dice, tape);
    if (missing === undefined) falls.push(fall);
    else if (tape.length < longest) for (let face = 1; face <= missing; face++) open.push([...tape, face]);
  }
  return falls;
}

function tryTape(dice: Dice, tape: readonly number[]): { fall: Fall; missing: number | undefined } {
  let next = 0;
  let outOf = 1n;
  let missing: number | undefined;
  const below = (sides: number): number => {
    const face = tape[next++];
    if (face === undefined) missing ??= sides;
    outOf *= BigInt(sides);
    return (face ?? 1) - 1;
  };
  const faces: number[] = [];
  const total = dice.throw({ below }, faces);
  return { fall: { faces, total, outOf }, missing };
}

/** The ways of each total in units of 1 / total ways of the distribution. */
export function countFalls(falls: readonly Fall[], { total }: Distribution): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  for (const fall of falls) ways.set(fall.total, (ways.get(fall.total) ?? 0n) + total / fall.outOf);
  return ways;
}
