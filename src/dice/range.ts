import { type Expression, kept, operate, type Operation, type Pool } from './expression.js';
import { limits } from './problem.js';

/** Bounds of a result; a bound need not be reachable. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Bounds of an expression, found without looking at its outcomes. */
export function rangeOf(expression: Expression): Range {
  switch (expression.kind) {
    case 'number':
      return { min: expression.value, max: expression.value };
    case 'negative': {
      const { min, max } = rangeOf(expression.of);
      return { min: 0 - max, max: 0 - min };
    }
    case 'pool':
      return poolRange(expression);
    case 'operation':
      return operationRange(expression.sign, rangeOf(expression.left), rangeOf(expression.right));
  }
}

function poolRange(pool: Pool): Range {
  const { sides, explode, open, success } = pool;
  const chain = explode || open ? limits.followUps + 1 : 1;
  const dice = kept(pool);
  if (success) return { min: 0, max: dice * (explode ? chain : 1) };
  const low = open ? 1 - limits.followUps * sides : 1;
  return { min: dice * low, max: dice * sides * chain };
}

/** Of all four operations the extremes lie at the ends of both operands (a divisor has no zero between its ends). */
function operationRange(sign: Operation['sign'], a: Range, b: Range): Range {
  const ends = [a.min, a.max].flatMap((x) => [b.min, b.max].map((y) => operate(sign, x, y)));
  return { min: Math.min(...ends), max: Math.max(...ends) };
}
