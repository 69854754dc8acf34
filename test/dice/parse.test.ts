import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DiceProblem,
  diceProblemCodes,
  facesProblemCodes,
  parseDice,
  type FacesRead,
} from '../../src/dice/index.js';
import { anyExpression } from './expressions.js';
import { notationOf } from '../../src/dice/index.js';

const problemOf = (text: string): DiceProblem | undefined => {
  const read = parseDice(text);
  return read.ok ? undefined : read.problem;
};

const notation = (text: string): string => {
  const read = parseDice(text);
  return read.ok ? read.dice.notation : read.problem.code;
};

describe('accepted notation', () => {
  it.each([
    ['A4', '1W10', 'W10'],
    ['A4', '1w10', 'W10'],
    ['A4', '1d10', 'd10'],
    ['A4', '1D10', 'd10'],
    ['A4', '3W10+5', '3W10+5'],
    ['A4', 'W20', 'W20'],
    ['A4', 'w%', 'W100'],
    ['A4', '2d%', '2d100'],
    ['A4', '3×W6', '3*W6'],
    ['A4', '2 W 6', '2W6'],
    ['A4', ' 3W6\u00a0−\t2 ', '3W6-2'],
    ['A9', 'w6+w8', 'W6+W8'],
    ['A9', 'W6+d8', 'W6+d8'],
    ['A11', '-5', '-5'],
    ['A11', '3W6 -2', '3W6-2'],
    ['A11', '3W6 - 2', '3W6-2'],
    ['A7', '0W6', '0W6'],
    ['A7', '1W6-10', 'W6-10'],
    ['A12', '10W10>=8', '10W10>=8'],
    ['A12', '10W10 ≥ 8', '10W10>=8'],
    ['A12', '10W10>8', '10W10>8'],
    ['A12', '10W10≤3', '10W10<=3'],
    ['A12', '10W10<3', '10W10<3'],
    ['A12', '10W10=3', '10W10=3'],
    ['A12', '10W10>=8!>=9', '10W10>=8!>=9'],
    ['A12', '10W10!>=9>=8', '10W10>=8!>=9'],
    ['A12', '4W6kh3', '4W6kh3'],
    ['A12', '4W6KL1', '4W6kl1'],
    ['A12', '4W6b3', '4W6kh3'],
    ['A12', '4W6s1', '4W6kl1'],
    ['A12', '4d6dl1', '4d6dl1'],
    ['A12', '4d6 dh 1', '4d6dh1'],
    ['A15', 'W100!!', 'W100!!'],
    ['A15', '2W6!6', '2W6!'],
    ['A15', '2W6!5', '2W6!5'],
    ['A18', '( 4W6 + 1 ) * 5', '(4W6+1)*5'],
    ['A18', '4W6÷5', '4W6/5'],
    ['A18', '((3))', '3'],
    ['A18', '2W6-(W6+1)', '2W6-(W6+1)'],
    ['A18', '(2W6-W6)+1', '2W6-W6+1'],
    ['A18', '10/(W6/2+1)*(-(W4))', '10/(W6/2+1)*-(W4)'],
    ['A18', '3--5', '3--5'],
    ['A18', '- 5', '-5'],
  ])('%s: %s', (_case, text, canonical) => {
    expect(notation(text)).toBe(canonical);
    expect(notation(canonical)).toBe(canonical);
  });

  it('A9: W20 throws one die', () => {
    const read = parseDice('W20');
    expect(read.ok && read.expression).toEqual({ kind: 'pool', letter: 'W', count: 1, sides: 20 });
  });

  it('names the sides of the first die', () => {
    const sides = (text: string): number => {
      const read = parseDice(text);
      return read.ok ? read.dice.sides : NaN;
    };
    expect(['5', '3+2*W8-W6', '-(W4)', '0W6'].map(sides)).toEqual([0, 8, 4, 6]);
  });

  it('every canonical notation reads as the expression it was written from', () => {
    const property = fc.property(anyExpression, (expression) => {
      const read = parseDice(notationOf(expression));
      expect(read.ok && read.expression).toEqual(expression);
    });
    fc.assert(property, { seed: 4, numRuns: 500 });
  });

  it('blanks and letter case make no difference', () => {
    const property = fc.property(anyExpression, fc.constantFrom('', ' ', '\t'), (expression, blank) => {
      const spaced = notationOf(expression)
        .split(/(?<=[WdD+*/()-])/)
        .join(blank);
      const read = parseDice(spaced.toLowerCase());
      expect(read.ok && read.expression).toEqual(expression);
    });
    fc.assert(property, { seed: 5, numRuns: 200 });
  });
});

describe('refused notation', () => {
  it.each<[string, string, DiceProblem]>([
    ['A6', '', { code: 'empty', at: 0 }],
    ['A6', '  ', { code: 'empty', at: 2 }],
    ['A6', '1W6+1,5', { code: 'no-decimals', at: 5 }],
    ['A6', '1,5W6', { code: 'no-decimals', at: 1 }],
    ['A6', '1.5d6', { code: 'no-decimals', at: 1 }],
    ['A6', 'W6>=2.5', { code: 'no-decimals', at: 5 }],
    ['A6', '1W6,', { code: 'unexpected', at: 3, found: ',' }],
    ['A6', '1W6abc', { code: 'unexpected', at: 3, found: 'a' }],
    ['A6', '1d6foo', { code: 'unexpected', at: 3, found: 'f' }],
    ['A6', '2d6;2d8', { code: 'unexpected', at: 3, found: ';' }],
    ['A6', '2W6 W8', { code: 'unexpected', at: 4, found: 'W' }],
    ['A6', '1 0W6', { code: 'unexpected', at: 2, found: '0' }],
    ['A6', '2(W6)', { code: 'unexpected', at: 1, found: '(' }],
    ['A6', 'W6 🎲', { code: 'unexpected', at: 3, found: '🎲' }],
    ['A6', 'W6xh2', { code: 'unexpected', at: 2, found: 'x' }],
    ['A6', '(W6 W8)', { code: 'unexpected', at: 4, found: 'W' }],
    ['A6', 'W6d', { code: 'unexpected', at: 2, found: 'd' }],
    ['A6', '1W6+', { code: 'operand-expected', at: 4, found: '' }],
    ['A6', 'x', { code: 'operand-expected', at: 0, found: 'x' }],
    ['A6', '()', { code: 'operand-expected', at: 1, found: ')' }],
    ['A6', '+5', { code: 'operand-expected', at: 0, found: '+' }],
    ['A6', '--5', { code: 'operand-expected', at: 1, found: '-' }],
    ['A6', '3**4', { code: 'operand-expected', at: 2, found: '*' }],
    ['A6', '(1W6', { code: 'parenthesis-open', at: 0 }],
    ['A6', '2*((1W6)', { code: 'parenthesis-open', at: 2 }],
    ['A6', '1W6)', { code: 'parenthesis-stray', at: 3 }],
    ['A6', 'W', { code: 'sides-expected', at: 1, found: '' }],
    ['A6', 'W6>=', { code: 'number-expected', at: 4, found: '' }],
    ['A6', 'W6>=-1', { code: 'number-expected', at: 4, found: '-' }],
    ['A6', 'W6=>4', { code: 'number-expected', at: 3, found: '>' }],
    ['A6', '4W6kh', { code: 'number-expected', at: 5, found: '' }],
    ['A7', '1W0', { code: 'zero-sides', at: 2 }],
    ['A7', 'W000', { code: 'zero-sides', at: 1 }],
    ['A7', '-1W6', { code: 'negative-count', at: 0 }],
    ['A7', '-W6', { code: 'negative-count', at: 0 }],
    ['A7', '3+ -2W6', { code: 'negative-count', at: 3 }],
    ['A7', '−1W6', { code: 'negative-count', at: 0 }],
    ['A7', '1W-6', { code: 'sides-expected', at: 2, found: '-' }],
    ['A12', '4W6d1', { code: 'ambiguous', at: 3, found: 'd1', spellings: ['4W6dh1', '4W6dl1'] }],
    ['A12', '4d6D1', { code: 'ambiguous', at: 3, found: 'D1', spellings: ['4d6dh1', '4d6dl1'] }],
    ['A12', '4W6k3', { code: 'ambiguous', at: 3, found: 'k3', spellings: ['4W6kh3', '4W6kl3'] }],
    ['A12', '5W10!=8', { code: 'ambiguous', at: 4, found: '!=8', spellings: ['5W10!8', '5W10=8!'] }],
    ['A12', '4W6kh5', { code: 'pick-too-many', at: 5, given: 5, limit: 4 }],
    ['A12', 'W6>=7', { code: 'face-out-of-range', at: 4, given: 7, min: 1, max: 6 }],
    ['A12', 'W6!0', { code: 'face-out-of-range', at: 3, given: 0, min: 1, max: 6 }],
    ['A1', 'W1!', { code: 'explosion-endless', at: 2, sides: 1 }],
    ['A1', 'W1!!', { code: 'explosion-endless', at: 2, sides: 1 }],
    ['A1', 'W6!>=1', { code: 'explosion-endless', at: 2, sides: 6 }],
    ['A12', 'W6!>6', { code: 'explosion-never', at: 2, sides: 6 }],
    ['A12', 'W6!<1', { code: 'explosion-never', at: 2, sides: 6 }],
    ['A18', 'W6/0', { code: 'division-by-zero', at: 2 }],
    ['A18', '10/(W6-W6)', { code: 'division-by-zero', at: 2 }],
    ['A18', '10/10W10>=8', { code: 'division-by-zero', at: 2 }],
  ])('%s: %s', (_case, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it.each([
    ['1W99999999999999999999', 'too-many-sides', 2, 1_000_000, 1e20, '99999999999999999999'],
    ['W1000001', 'too-many-sides', 1, 1_000_000, 1_000_001, '1000001'],
    ['999999999W6', 'too-many-dice', 0, 1000, 999_999_999, '999999999'],
    ['100000W6', 'too-many-dice', 0, 1000, 100_000, '100000'],
    ['1001W6', 'too-many-dice', 0, 1000, 1001, '1001'],
    ['6000W6+6000W6', 'too-many-dice', 0, 1000, 12_000, '12000'],
    ['600W6 + (2*401W6)', 'too-many-dice', 11, 1000, 1001, '1001'],
    ['99999999999W6', 'number-too-large', 0, 1e9, 99_999_999_999, '99999999999'],
    ['W6+1000000001', 'number-too-large', 3, 1e9, 1_000_000_001, '1000000001'],
    ['1000000000*1000000000', 'result-too-large', 10, 1e15, 1e18, '1000000000000000000'],
    ['1'.repeat(201), 'text-too-long', 200, 200, 201, '201'],
    ['('.repeat(100_000), 'text-too-long', 200, 200, 100_000, '100000'],
  ])('A1: %.30s names the limit and the given number, at once', (text, code, at, limit, given, typed) => {
    const start = performance.now();
    expect(problemOf(text)).toEqual({ code, at, limit, given, typed });
    expect(performance.now() - start).toBeLessThan(50);
  });

  it('A1: accepts what is just within the limits', () => {
    expect(notation('1000W1000000')).toBe('1000W1000000');
    expect(notation('500W6+500W6')).toBe('500W6+500W6');
    expect(notation('W6+1000000000')).toBe('W6+1000000000');
    expect(notation('('.repeat(98) + 'W6' + ')'.repeat(98))).toBe('W6');
  });

  it('A6: any text is read or refused with a place in it, never thrown at the caller', () => {
    const signs = fc.constantFrom(...'0123456789WwdD%+-*/()!<>=khlbs ,.;x×−≥');
    const property = fc.property(fc.array(signs, { maxLength: 24 }), (chosen) => {
      const text = chosen.join('');
      const read = parseDice(text);
      if (read.ok) return notation(read.dice.notation) === read.dice.notation;
      return read.problem.at >= 0 && read.problem.at <= text.length;
    });
    fc.assert(property, { seed: 6, numRuns: 5000 });
  });

  it('lists every code once', () => {
    const all: Record<DiceProblem['code'], true> = Object.fromEntries(
      diceProblemCodes.map((code) => [code, true]),
    ) as Record<(typeof diceProblemCodes)[number], true>;
    expect(Object.keys(all)).toHaveLength(diceProblemCodes.length);
    const faces: Record<Exclude<FacesRead, { ok: true }>['code'], true> = Object.fromEntries(
      facesProblemCodes.map((code) => [code, true]),
    ) as Record<(typeof facesProblemCodes)[number], true>;
    expect(Object.keys(faces)).toHaveLength(3);
  });
});
