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
  if (sign === '+') return { min: a.min + b.min, max: a.max + b.max };
  if (sign === '-') return { min: a.min - b.max, max: a.max - b.min };
  const [w, x] = [operate(sign, a.min, b.min), operate(sign, a.min, b.max)];
  const [y, z] = [operate(sign, a.max, b.min), operate(sign, a.max, b.max)];
  return { min: Math.min(w, x, y, z), max: Math.max(w, x, y, z) };
}
