import { describe, expect, it } from 'vitest';
import { dice, die, parseDice, type FacesRead } from '../../src/dice/index.js';

const read = (text: string, faces: number[]): FacesRead => {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.dice.read(faces);
};

describe('read', () => {
  it('adds what was typed', () => {
    expect(dice(3, 10, 5).read([1, 10, 4])).toEqual({ ok: true, total: 20 });
    expect(dice(2, 6, -3).read([1, 1])).toEqual({ ok: true, total: -1 });
    expect(die(2000).read([600])).toEqual({ ok: true, total: 600 });
  });

  it.each([0, 7, -1, 2.5, NaN, Infinity])('A3: a W6 cannot show %d', (face) => {
    expect(read('2W6', [3, face])).toEqual({ ok: false, code: 'out-of-range', at: 1, face, min: 1, max: 6 });
  });

  it('tells the sides of the die that is missing', () => {
    expect(read('2W6+W20', [])).toEqual({ ok: false, code: 'too-few', have: 0, sides: 6 });
    expect(read('2W6+W20', [3, 4])).toEqual({ ok: false, code: 'too-few', have: 2, sides: 20 });
  });

  it('A15: a die that is thrown on demands another one', () => {
    expect(read('W6!', [6])).toEqual({ ok: false, code: 'too-few', have: 1, sides: 6 });
    expect(read('W6!', [6, 6])).toEqual({ ok: false, code: 'too-few', have: 2, sides: 6 });
    expect(read('W10!!', [1, 10])).toEqual({ ok: false, code: 'too-few', have: 2, sides: 10 });
  });

  it('tells how many dice are needed when there are more', () => {
    expect(read('2W6', [1, 2, 3])).toEqual({ ok: false, code: 'too-many', need: 2 });
    expect(read('W6!', [6, 1, 3])).toEqual({ ok: false, code: 'too-many', need: 2 });
    expect(read('5', [1])).toEqual({ ok: false, code: 'too-many', need: 0 });
  });

  it('names the first of several problems', () => {
    expect(read('3W6', [9, 9])).toMatchObject({ code: 'out-of-range', at: 0 });
    expect(read('W1+W6', [2, 7, 7])).toMatchObject({ code: 'out-of-range', at: 0, max: 1 });
  });

  it('ends even where the lowest face is thrown on', () => {
    expect(read('1000W6!1', [])).toEqual({ ok: false, code: 'too-few', have: 0, sides: 6 });
  });
});
