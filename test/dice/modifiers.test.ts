import { describe, expect, it } from 'vitest';
import { parseDice, seed } from '../../src/dice/index.js';

/** One spelling for each kind of modifier; '' is none. */
const picks = ['', 'kh2', 'kl2', 'dh1', 'dl1', 'b2', 's2'];
const explosions = ['', '!', '!5', '!>=5', '!!'];
const successes = ['', '>=5', '>4', '<=2', '<3', '=3'];
const dieKinds = ['3W6', '3d6', '3W%'];

type Verdict = 'works' | 'modifiers-clash';

const verdict = (pick: string, explosion: string, success: string): Verdict => {
  if (explosion === '!!') return success ? 'modifiers-clash' : 'works';
  return pick && explosion && success ? 'modifiers-clash' : 'works';
};

const cases = picks.flatMap((pick) =>
  explosions.flatMap((explosion) =>
    successes.flatMap((success) => dieKinds.map((kind) => [kind, pick, success, explosion] as const)),
  ),
);

describe('A14: every modifier works or is refused', () => {
  it.each(cases)('%s %s %s %s', (kind, pick, success, explosion) => {
    const read = parseDice(kind + pick + success + explosion);
    expect(read.ok ? 'works' : read.problem.code).toBe(verdict(pick, explosion, success));
    if (!read.ok || read.expression.kind !== 'pool') return;
    const { pick: p, success: s, explode: e, open: o } = read.expression;
    expect([!!p, !!s, !!(e ?? o)]).toEqual([pick !== '', success !== '', explosion !== '']);
  });

  it('A14: each modifier changes what is thrown', () => {
    const totals = [...picks.slice(1, 5), ...explosions.slice(1), ...successes].map((modifier) => {
      const read = parseDice('3W6' + modifier);
      if (!read.ok) throw new Error(read.problem.code);
      const random = seed('modifiers').at(3);
      return Array.from({ length: 200 }, () => (read.ok ? read.dice.throw(random, []) : 0)).join();
    });
    const same = new Set(totals);
    expect(same.size).toBe(totals.length - 4); // of three dice kh2 is dl1 and kl2 is dh1; >=5 is >4 and <=2 is <3
  });

  it('A14: the order of modifiers does not matter', () => {
    const notation = (text: string): string | false => {
      const read = parseDice(text);
      return read.ok && read.dice.notation;
    };
    expect(notation('4W6!kh3')).toBe('4W6kh3!');
    expect(notation('4W6>=5kh3')).toBe('4W6kh3>=5');
    expect(notation('4W10!!dl1')).toBe('4W10dl1!!');
    expect(notation('4W10!5>=4')).toBe('4W10>=4!5');
  });

  it.each([
    ['W6!!!', 'modifiers-clash', 4, '!', 'W6!!'],
    ['W6!5!!', 'modifiers-clash', 4, '!!', 'W6!5'],
    ['W10!!>=3', 'modifiers-clash', 5, '>=3', 'W10!!'],
    ['W10>=3 !!', 'modifiers-clash', 7, '!!', 'W10>=3'],
    ['3W6kh2>=4!', 'modifiers-clash', 9, '!', '3W6kh2>=4'],
    ['3W6!kh2>=4', 'modifiers-clash', 7, '>=4', '3W6kh2!'],
  ])('A14: %s clashes', (text, code, at, found, first) => {
    const read = parseDice(text);
    expect(read.ok || read.problem).toEqual({ code, at, found, first });
  });

  it.each([
    ['4W6kh3kl2', 6, 'kl2'],
    ['4W6kh3b2', 6, 'b2'],
    ['W6>=3<5', 5, '<5'],
    ['W6! ! 5', 4, '! 5'],
    ['W6!5!4', 4, '!4'],
  ])('A14: %s repeats a modifier', (text, at, found) => {
    const read = parseDice(text);
    expect(read.ok || read.problem).toEqual({ code: 'modifier-repeated', at, found });
  });

  it.each(['5!', '5>=3', '(2W6)!', '(2W6)>=8', 'W6+3!', '(W6+W8) = 5'])('A14: %s has no dice to modify', (text) => {
    const read = parseDice(text);
    expect(read.ok || read.problem.code).toBe('modifier-needs-dice');
  });

  it.each(['(2W6)kh1', '5kh1', '(W6)dl1', '(W6)b1'])('A14: %s is refused', (text) => {
    expect(parseDice(text)).toMatchObject({ ok: false, problem: { code: 'unexpected' } });
  });
});
