import { type Expression, kept, operate, type OpenEnded, passes, type Pool } from './expression.js';
import { limits } from './problem.js';
import type { Random } from './random.js';

/** Throws dice: appends their faces in the order thrown, returns the total. */
export type Thrower = (random: Random, faces: number[]) => number;

/** The thrower of an expression, composed once so that a throw only draws and adds. */
export function throwerOf(expression: Expression): Thrower {
  switch (expression.kind) {
    case 'number': {
      const { value } = expression;
      return () => value;
    }
    case 'negative': {
      const inner = throwerOf(expression.of);
      return (random, faces) => 0 - inner(random, faces);
    }
    case 'pool':
      return poolThrower(expression);
    case 'operation':
      return operationThrower(expression.sign, throwerOf(expression.left), throwerOf(expression.right));
  }
}

function operationThrower(sign: '+' | '-' | '*' | '/', left: Thrower, right: Thrower): Thrower {
  if (sign === '+') return (random, faces) => left(random, faces) + right(random, faces);
  if (sign === '-') return (random, faces) => left(random, faces) - right(random, faces);
  return (random, faces) => operate(sign, left(random, faces), right(random, faces));
}

/** Dice are thrown one after another, each at once with all that follows from it. */
function poolThrower(pool: Pool): Thrower {
  const one = dieThrower(pool);
  if (pool.pick) return pickThrower(pool, one);
  if (pool.count === 1) return one;
  if (!pool.explode && !pool.open && !pool.success) return plainThrower(pool.count, pool.sides);
  return (random, faces) => {
    let total = 0;
    for (let i = 0; i < pool.count; i++) total += one(random, faces);
    return total;
  };
}

function plainThrower(count: number, sides: number): Thrower {
  return (random, faces) => {
    let total = 0;
    for (let i = 0; i < count; i++) total += face(random, sides, faces);
    return total;
  };
}

function face(random: Random, sides: number, faces: number[]): number {
  const shown = random.below(sides) + 1;
  faces.push(shown);
  return shown;
}

/** One die of a pool. Where dice are picked it gives its total, and successes are counted among the picked. */
function dieThrower({ sides, explode, open, success, pick }: Pool): Thrower {
  const score = success && !pick ? scoreOf(passes(success)) : undefined;
  if (explode) return explodingThrower(sides, passes(explode), score ?? identity);
  if (open) return openThrower(sides, open);
  return score ? (random, faces) => score(face(random, sides, faces)) : (random, faces) => face(random, sides, faces);
}

const identity = (shown: number): number => shown;

function scoreOf(test: (face: number) => boolean): (face: number) => number {
  return (face) => (test(face) ? 1 : 0);
}

function explodingThrower(sides: number, again: (shown: number) => boolean, score: (shown: number) => number): Thrower {
  return (random, faces) => {
    let shown = face(random, sides, faces);
    let total = score(shown);
    for (let i = 0; i < limits.followUps && again(shown); i++) {
      shown = face(random, sides, faces);
      total += score(shown);
    }
    return total;
  };
}

/** The first face sets the direction for good; what follows only chains on the highest face. */
function openThrower(sides: number, options: OpenEnded): Thrower {
  const { up = true, down = true } = options;
  const rise = followThrower(sides, up === true, 'up', options);
  const fall = followThrower(sides, down === true, 'down', options);
  return (random, faces) => {
    const first = face(random, sides, faces);
    if (up && first === sides) return first + rise(random, faces);
    return down && first === 1 ? first - fall(random, faces) : first;
  };
}

function followThrower(sides: number, chains: boolean, way: 'up' | 'down', options: OpenEnded): Thrower {
  const { followUps = limits.followUps, afterOne, followingOne } = options;
  const always = followingOne === 'reroll';
  const first = always || (way === 'down' && afterOne === 'reroll');
  return (random, faces) => {
    let total = 0;
    for (let i = 0; i < followUps; i++) {
      const shown = face(random, sides, faces);
      if (shown === 1 && (total === 0 ? first : always)) continue;
      total += shown;
      if (!chains || shown !== sides) break;
    }
    return total;
  };
}

/** The picked dice are found by their totals; equal totals are worth the same, so it does not matter which is taken. */
function pickThrower(pool: Pool, one: Thrower): Thrower {
  const { count, success, pick } = pool;
  const keep = kept(pool);
  const score = success ? scoreOf(passes(success)) : (total: number) => total;
  const best = (pick?.end === 'highest') === (pick?.verb === 'keep');
  return (random, faces) => {
    const totals = Array.from({ length: count }, () => one(random, faces)).sort((a, b) => (best ? b - a : a - b));
    return totals.slice(0, keep).reduce((sum, t) => sum + score(t), 0);
  };
}
