import { explodingLaw, openLaw } from './chain.js';
import { convolve, power } from './convolve.js';
import { type Expression, kept, operate, type Operation, passes, type Pool } from './expression.js';
import { afford, certain, combine, facesOf, type Law, lawOfFaces, mapLaw, uniform } from './law.js';
import { pickLaw } from './pick.js';

/** The exact law of an expression. No die is thrown twice, so its operands are independent. */
export function lawOfExpression(expression: Expression): Law {
  switch (expression.kind) {
    case 'number':
      return certain(expression.value);
    case 'negative':
      return mapLaw(lawOfExpression(expression.of), (value) => 0 - value);
    case 'pool':
      return poolLaw(expression);
    case 'operation':
      return operationLaw(expression);
  }
}

function operationLaw({ sign, left, right }: Operation): Law {
  const a = lawOfExpression(left);
  const b = lawOfExpression(right);
  if (sign === '+') return convolve(a, b);
  if (sign === '-')
    return convolve(
      a,
      mapLaw(b, (value) => 0 - value),
    );
  return combine(a, b, (x, y) => operate(sign, x, y));
}

function poolLaw(pool: Pool): Law {
  const { count, sides, success, pick } = pool;
  if (count === 0) return certain(0);
  const picks = pick && kept(pool) < count;
  if (!picks && !success) afford((count * sides * (count - 1) * Math.log2(sides)) / 64); // before the faces are listed
  const score = success ? numberOf(passes(success)) : identity;
  if (!picks) return power(dieLaw(pool, score), count);
  const best = (pick.end === 'highest') === (pick.verb === 'keep');
  return pickLaw(dieLaw(pool, identity), count, kept(pool), best, score);
}

function dieLaw({ sides, explode, open }: Pool, score: (face: number) => number): Law {
  if (explode) return explodingLaw(sides, explode, score);
  if (open) return openLaw(sides, open);
  if (score === identity) return uniform(sides);
  return lawOfFaces(facesOf(sides), score);
}

const identity = (face: number): number => face;

function numberOf(test: (face: number) => boolean): (face: number) => number {
  return (face) => (test(face) ? 1 : 0);
}
