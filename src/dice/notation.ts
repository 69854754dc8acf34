import type { Comparison, Expression, OpenEnded, Operation, Pick, Pool } from './expression.js';

/** The canonical spelling of an expression: no blanks, no needless parentheses, in the letters it was written with. */
export function notationOf(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'negative':
      return `-(${notationOf(expression.of)})`;
    case 'pool':
      return poolNotation(expression);
    case 'operation':
      return operationNotation(expression);
  }
}

/** Success stands before explosion: a comparison behind `!` would belong to the explosion. */
function poolNotation(pool: Pool): string {
  const count = pool.count === 1 ? '' : String(pool.count);
  const pick = pool.pick ? pickNotation(pool.pick) : '';
  const success = pool.success ? pool.success.is + String(pool.success.value) : '';
  const explode = pool.explode ? explodeNotation(pool.explode, pool.sides) : '';
  return `${count}${pool.letter}${pool.sides}${pick}${success}${explode}${pool.open ? openNotation(pool.open) : ''}`;
}

function pickNotation({ verb, end, count }: Pick): string {
  return `${verb === 'keep' ? 'k' : 'd'}${end === 'highest' ? 'h' : 'l'}${count}`;
}

function explodeNotation({ is, value }: Comparison, sides: number): string {
  if (is !== '=') return `!${is}${value}`;
  return value === sides ? '!' : `!${value}`;
}

/** The nearest spelling: a die that only goes up is an exploding one. */
function openNotation({ up = true, down = true }: OpenEnded): string {
  if (down) return '!!';
  return up ? '!' : '';
}

function operationNotation({ sign, left, right }: Operation): string {
  const own = precedence(sign);
  const wrap = (side: Expression, lowest: number): string =>
    side.kind === 'operation' && precedence(side.sign) < lowest ? `(${notationOf(side)})` : notationOf(side);
  return wrap(left, own) + sign + wrap(right, own + 1);
}

function precedence(sign: Operation['sign']): number {
  return sign === '+' || sign === '-' ? 1 : 2;
}
