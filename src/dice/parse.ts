import { type Cursor, fail, found, limit, peek, take, takeNumber } from './cursor.js';
import { type Dice, diceOf } from './dice.js';
import type { Expression, Letter, Operation } from './expression.js';
import { comparing, takeModifiers } from './modifiers.js';
import { type DiceProblem, limits } from './problem.js';
import { rangeOf } from './range.js';

/**
 * Reads a notation. Letters in either case, blanks between any two signs.
 *
 * | notation                   | means                                                                              |
 * |----------------------------|------------------------------------------------------------------------------------|
 * | `W20`, `d20`, `1W20`       | one die; `W` and `d` are equal                                                     |
 * | `3W10`, `2 W 6`            | three ten-sided dice, added; `0W6` is 0 and throws nothing                         |
 * | `W%`                       | `W100`                                                                             |
 * | `3W10+5`, `W6-W8`          | sum, difference (`-`, also `−` and `–`)                                            |
 * | `(4W6+1)*5`, `3×W6`        | product (`*`, also `×` and `·`): `3×W6` is one die times three                     |
 * | `4W6/5`                    | quotient (`/`, also `÷`), rounded down: 7/2 = 3, -7/2 = -4                         |
 * | `-5`, `-(2W6)`             | negative; `-1W6` and `-W6` are refused, there is no negative number of dice        |
 * | `4W6kh3`, `4W6b3`          | keep the 3 highest (b: beste)                                                      |
 * | `4W6kl1`, `4W6s1`          | keep the lowest (s: schlechteste)                                                  |
 * | `4W6dl1`, `4W6dh1`         | drop the lowest, the highest; `4W6d1` and `4W6k3` are refused as ambiguous         |
 * | `10W10>=8`                 | count the faces from 8 up; also `>` (above), `<`, `<=`, `=` and `≥`, `≤`           |
 * | `3W6!`, `W6!5`, `W10!>=9`  | the highest face, a 5, a face from 9 up is thrown again and added, up to 100 times |
 * | `10W10>=8!`                | count successes; a die that explodes brings one more die, each counts by itself    |
 * | `10W10>=8!>=9`             | the same, exploding from 9 up: a comparison right behind `!` belongs to the `!`    |
 * | `W10!!`                    | open-ended: the highest face is thrown again and added, a first 1 thrown again and |
 * |                            | subtracted; the first face sets the direction, then only the highest face goes on  |
 *
 * A pool takes one of each kind, in any order. Keeping picks whole dice: by the total of an exploding or open-ended
 * die, and with a success test the kept dice are counted. Refused are a success test on open-ended dice, `!` with `!!`,
 * and keeping, counting and exploding all three. Modifiers belong to a pool, never to a number or parenthesis.
 * `1,5` and `1.5` are refused: all numbers are whole.
 */
export function parseDice(
  text: string,
): { ok: true; dice: Dice; expression: Expression } | { ok: false; problem: DiceProblem } {
  if (text.length > limits.text) {
    const given = text.length;
    return refuse({ code: 'text-too-long', at: limits.text, limit: limits.text, given, typed: String(given) });
  }
  const cursor: Cursor = { text, at: 0, dice: 0 };
  if (peek(cursor) === '') return refuse({ code: 'empty', at: cursor.at });
  const expression = takeSum(cursor);
  endHere(cursor);
  return cursor.problem ? refuse(cursor.problem) : { ok: true, dice: diceOf(expression), expression };
}

function refuse(problem: DiceProblem): { ok: false; problem: DiceProblem } {
  return { ok: false, problem };
}

function endHere(cursor: Cursor): void {
  const next = peek(cursor);
  if (next === ')') fail(cursor, { code: 'parenthesis-stray', at: cursor.at });
  else if (next !== '') fail(cursor, { code: 'unexpected', at: cursor.at, found: found(cursor) });
  if (cursor.tooManyAt === undefined) return;
  const { dice: given, tooManyAt: at } = cursor;
  fail(cursor, { code: 'too-many-dice', at, limit: limits.dice, given, typed: String(given) });
}

function takeSum(cursor: Cursor): Expression {
  return takeOperations(cursor, ['+', '-'], () => takeOperations(cursor, ['*', '/'], () => takeOperand(cursor)));
}

function takeOperations(cursor: Cursor, signs: Operation['sign'][], operand: () => Expression): Expression {
  let left = operand();
  for (;;) {
    const next = peek(cursor);
    const sign = signs.find((s) => s === next);
    if (!sign) return left;
    const at = cursor.at++;
    left = operation(cursor, at, sign, left, operand());
  }
}

function operation(
  cursor: Cursor,
  at: number,
  sign: Operation['sign'],
  left: Expression,
  right: Expression,
): Expression {
  const made: Expression = { kind: 'operation', sign, left, right };
  const divisor = rangeOf(right);
  if (sign === '/' && divisor.min <= 0 && divisor.max >= 0) fail(cursor, { code: 'division-by-zero', at });
  const { min, max } = rangeOf(made);
  const given = Math.max(-min, max);
  if (given > limits.result) {
    fail(cursor, { code: 'result-too-large', at, limit: limits.result, given, typed: String(given) });
  }
  return made;
}

const nothing: Expression = { kind: 'number', value: 0 };

function takeOperand(cursor: Cursor): Expression {
  const next = peek(cursor);
  const at = cursor.at;
  if (take(cursor, '(')) return takeParenthesis(cursor, at);
  if (take(cursor, '-')) return takeNegative(cursor, at);
  const count = takeNumber(cursor);
  if (next === 'w' || next === 'd') return takePool(cursor, at, 1);
  if (!count) {
    fail(cursor, { code: 'operand-expected', at, found: found(cursor) });
    return nothing;
  }
  limit(cursor, count, 'number-too-large', limits.number);
  const after = peek(cursor);
  return after === 'w' || after === 'd' ? takePool(cursor, at, count.value) : plain(cursor, count.value);
}

function plain(cursor: Cursor, value: number): Expression {
  refuseModifier(cursor);
  return { kind: 'number', value };
}

function refuseModifier(cursor: Cursor): void {
  const next = peek(cursor);
  if (next !== '!' && !comparing.includes(next)) return;
  fail(cursor, { code: 'modifier-needs-dice', at: cursor.at, found: found(cursor) });
}

function takeParenthesis(cursor: Cursor, at: number): Expression {
  const inner = takeSum(cursor);
  if (peek(cursor) === '') fail(cursor, { code: 'parenthesis-open', at });
  if (!take(cursor, ')')) fail(cursor, { code: 'unexpected', at: cursor.at, found: found(cursor) });
  refuseModifier(cursor);
  return inner;
}

function takeNegative(cursor: Cursor, at: number): Expression {
  const open = (peek(cursor), cursor.at);
  if (take(cursor, '(')) return { kind: 'negative', of: takeParenthesis(cursor, open) };
  const operand = /^[-+*/]/.test(peek(cursor)) ? operandMissing(cursor) : takeOperand(cursor);
  if (operand.kind === 'pool') fail(cursor, { code: 'negative-count', at });
  return operand.kind === 'number' ? { kind: 'number', value: 0 - operand.value } : operand;
}

function operandMissing(cursor: Cursor): Expression {
  fail(cursor, { code: 'operand-expected', at: cursor.at, found: found(cursor) });
  return nothing;
}

function takePool(cursor: Cursor, at: number, count: number): Expression {
  const letter: Letter = peek(cursor) === 'w' ? 'W' : 'd';
  cursor.at++;
  const sides = takeSides(cursor);
  cursor.dice += count;
  if (cursor.dice > limits.dice) cursor.tooManyAt ??= at;
  return takeModifiers(cursor, { kind: 'pool', letter, count, sides });
}

function takeSides(cursor: Cursor): number {
  if (take(cursor, '%')) return 100;
  const sides = takeNumber(cursor);
  if (!sides) {
    fail(cursor, { code: 'sides-expected', at: cursor.at, found: found(cursor) });
    return 1;
  }
  if (sides.value === 0) fail(cursor, { code: 'zero-sides', at: sides.at });
  return limit(cursor, sides, 'too-many-sides', limits.sides);
}
