import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { die, diceOf, openEnded, parseDice, seed, type Dice, type OpenEnded } from '../../src/dice/index.js';
import { anyExpression } from './expressions.js';

const parsed = (text: string): Dice => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.dice;
};

const total = (dice: Dice, faces: number[]): number | string => {
  const read = dice.read(faces);
  return read.ok ? read.total : read.code;
};

/** A source that must not be used. */
const untouched = {
  below(): never {
    throw new Error('drew');
  },
};

describe('throw', () => {
  it('A9: W20 throws one die', () => {
    const faces: number[] = [];
    const thrown = parsed('W20').throw(seed('1').at(0), faces);
    expect(faces).toEqual([thrown]);
  });

  it.each(['0W6', '-5', '0W6kh0', '0W6!', '0W10!!', '0W6>=5'])('A7: %s draws nothing', (text) => {
    const faces: number[] = [];
    expect(parsed(text).throw(untouched, faces)).toBe(text === '-5' ? -5 : 0);
    expect(faces).toEqual([]);
  });

  it('appends to the faces already there', () => {
    const faces = [99];
    die(6).throw({ below: () => 3 }, faces);
    expect(faces).toEqual([99, 4]);
  });

  it('throws left before right and a die with all that follows before the next die', () => {
    const script = [6, 2, 5, 1, 20];
    const sides: number[] = [];
    const faces: number[] = [];
    const below = (n: number): number => (sides.push(n), (script[faces.length] ?? 0) - 1);
    expect(parsed('3W6!+W20').throw({ below }, faces)).toBe(34);
    expect(sides).toEqual([6, 6, 6, 6, 20]);
    expect(faces).toEqual(script);
  });

  it('total and faces of any throw agree with reading these faces', () => {
    const property = fc.property(anyExpression, fc.nat(1000), (expression, n) => {
      const dice = diceOf(expression);
      const faces: number[] = [];
      const thrown = dice.throw(seed('any').at(n), faces);
      expect(dice.read(faces)).toEqual({ ok: true, total: thrown });
    });
    fc.assert(property, { seed: 7, numRuns: 500 });
  });

  it('stops a chain after 100 further dice', () => {
    const faces: number[] = [];
    expect(parsed('W6!').throw({ below: () => 5 }, faces)).toBe(606);
    expect(parsed('W10!!').throw({ below: (n) => n - 1 }, [])).toBe(1010);
    expect(faces).toHaveLength(101);
  });
});

describe('what faces amount to', () => {
  it.each<[string, string, number[], number | string]>([
    ['A18', '(4W6+1)*5', [1, 2, 3, 4], 55],
    ['A18', '4W6/5', [6, 6, 6, 6], 4],
    ['A18', '(W6-6)/2', [3], -2],
    ['A18', '7/-2', [], -4],
    ['A18', '-5/2', [], -3],
    ['A18', '0*-5', [], 0],
    ['A18', '10-4-3', [], 3],
    ['A18', '2+3*4', [], 14],
    ['A18', '12/3*2', [], 8],
    ['A17', 'W6-W6', [2, 5], -3],
    ['A7', '1W6-10', [4], -6],
    ['A4', '3×W6', [4], 12],
    ['A12', '4W6kh3', [2, 6, 1, 3], 11],
    ['A12', '4W6kl1', [2, 6, 1, 3], 1],
    ['A12', '4W6dl1', [2, 6, 1, 3], 11],
    ['A12', '4W6dh1', [2, 6, 1, 3], 6],
    ['A12', '4W6dh4', [2, 6, 1, 3], 0],
    ['A12', '2W20kh1', [7, 7], 7],
    ['A12', '3W20kh1', [9, 10, 2], 10],
    ['A12', '5W10>=8', [8, 7, 10, 9, 1], 3],
    ['A12', '5W10>8', [8, 7, 10, 9, 1], 2],
    ['A12', '5W10<=7', [8, 7, 10, 9, 1], 2],
    ['A12', '5W10<7', [8, 7, 10, 9, 1], 1],
    ['A12', '5W10=9', [8, 7, 10, 9, 1], 1],
    ['A12', '5W10>=8+1', [8, 7, 10, 9, 1], 4],
    ['A14', '4W6kh2>=5', [5, 4, 3, 1], 1],
    ['A14', '3W6kl2>=5', [6, 6, 5], 2],
    // 9 goes on with 8, 8 ends; 7 ends; 10 goes on with 10, 10 goes on with 2: successes 9, 8, 10, 10
    ['A12', '3W10>=8!>=9', [9, 8, 7, 10, 10, 2], 4],
    ['A12', '2W10>=8!', [9, 10, 3], 2],
    ['A14', '2W6!kh1', [6, 2, 5], 8],
    ['A14', '2W6!kl1', [6, 2, 5], 5],
    ['A14', '2W10!!kl1', [1, 4, 2], -3],
    ['A15', 'W6!', [6, 6, 1], 13],
    ['A15', 'W6!1', [1, 1, 4], 6],
    ['A15', 'W6!>=5', [5, 6, 4], 15],
    ['A15', 'W10!!', [1, 10, 4], -13],
    ['A15', 'W10!!', [10, 10, 3], 23],
    ['A15', 'W10!!', [1, 1], 0],
    ['A15', 'W10!!', [10, 1], 11],
    ['A15', 'W10!!', [1, 10, 1], -10],
    ['A15', 'W10!!', [1, 10, 10, 5], -24],
    ['A15', 'W10!!', [5], 5],
    ['A15', 'W10!!', [1], 'too-few'],
    ['A15', 'W10!!', [10, 10], 'too-few'],
    ['A15', 'W10!!', [1, 1, 4], 'too-many'],
    ['A15', 'W20!!', [1, 10], -9],
    ['A15', 'W20!!', [1, 20, 4], -23],
    ['A15', 'W20!!', [20, 20, 3], 43],
    ['A15', 'W20!!', [1, 1], 0],
    ['A15', 'W100!!', [1, 100, 4], -103],
    ['A15', 'W100!!', [100, 100, 3], 203],
    ['A15', 'W100!!', [1, 1], 0],
  ])('%s: %s showing %j', (_case, text, faces, result) => {
    expect(total(parsed(text), faces)).toBe(result);
  });
});

describe('A15: open-ended dice as rulesets want them', () => {
  const reroll: OpenEnded = { afterOne: 'reroll' };
  it.each<[string, OpenEnded, number[], number | string]>([
    // a 1 that directly follows a first 1 is thrown again and does not count
    ['AGO-031', reroll, [10, 10, 7], 27],
    ['AGO-032', reroll, [1, 4], -3],
    ['AGO-033', reroll, [1, 1], 'too-few'],
    ['AGO-033', reroll, [1, 1, 4], -3],
    ['AGO-033', reroll, [1, 1, 1, 4], -3],
    ['AGO-034', reroll, [1, 10, 4], -13],
    ['AGO-034', reroll, [1, 1, 10, 4], -13],
    ['AGO-035', reroll, [10, 1], 11],
    ['AGO-035', reroll, [1, 10, 1], -10],
    ['AGO-036 chain', { afterOne: 'counts' }, [1, 1], 0],
    ['AGO-036 plain', { down: 'once' }, [1, 10], -9],
    ['AGO-036 plain', { down: 'once' }, [1, 1], 0],
    ['AGO-036 plain', { down: 'once' }, [10, 10, 2], 22],
    // the one of sargon
    ['SAR-023', {}, [1, 2], -1],
    ['SAR-024 no', { down: false }, [1], 1],
    ['SAR-025', {}, [10, 7], 17],
    ['SAR-025 no', { up: false }, [10], 10],
    ['SAR-025 no', { up: false }, [1, 10, 2], -11],
    ['SAR-026', {}, [10, 10, 7], 27],
    ['SAR-026 no', { up: 'once', down: 'once' }, [10, 10], 20],
    ['SAR-026 no', { up: 'once', down: 'once' }, [1, 10], -9],
    ['SAR-027', {}, [10, 1], 11],
    ['SAR-027 reroll', { followingOne: 'reroll' }, [10, 1, 7], 17],
    ['SAR-027 reroll', { followingOne: 'reroll' }, [10, 10, 1, 1, 2], 22],
    ['SAR-027 reroll', { followingOne: 'reroll' }, [1, 1, 5], -4],
    ['SAR-027 reroll', { followingOne: 'reroll', up: 'once' }, [10, 1, 10], 20],
    ['SAR-029', { followUps: 2 }, [10, 10, 10], 30],
    ['SAR-029', { followUps: 2, followingOne: 'reroll' }, [1, 1, 1], 1],
    ['closed', { up: false, down: false }, [10], 10],
  ])('%s %j: %j', (_rule, options, faces, result) => {
    expect(total(openEnded(10, options), faces)).toBe(result);
  });
});
