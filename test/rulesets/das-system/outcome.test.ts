import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../rulesets/das-system/rulebook.js';
import { beatenRest, dodgeOutcome, isHit, parryOutcome, restOf } from '../../../rulesets/das-system/outcome.js';
import { book, rulesWith } from './given.js';

const against = (total: number, guard: number, need = 1500, force = 515) =>
  parryOutcome(book, total, { need, force, guard, mayBreak: true });

describe('what becomes of a parry', () => {
  it('DAS-155: more precision and more force ward the blow off', () => {
    expect(against(1501, 516)).toBe('parried');
  });

  it('DAS-156: equality favours the defender', () => {
    expect(against(1500, 515)).toBe('parried');
    expect(against(1500, 600)).toBe('parried');
    expect(against(1600, 515)).toBe('parried');
  });

  it('DAS-157: 1770 / 630 against 1500 / 515 does not break', () => {
    expect(against(1770, 630)).toBe('parried');
  });

  it('DAS-158: a third more in both halves breaks the series (D08)', () => {
    expect(against(2000, 687)).toBe('broken');
    expect(against(2000, 686)).toBe('parried');
    expect(against(1999, 687)).toBe('parried');
  });

  it('DAS-159: with too little force the difference comes through', () => {
    expect(against(1500, 514)).toBe('beaten-through');
    expect(restOf(book, 'beaten-through', 515, 514)).toBe(1);
  });

  it('DAS-159: the option beatenThrough lets everything through, or nothing', () => {
    const full = bookOf(rulesWith({ beatenThrough: 'full' }));
    const none = bookOf(rulesWith({ beatenThrough: 'none' }));
    expect(beatenRest(full, 515, 514)).toBe(515);
    expect(beatenRest(none, 515, 514)).toBe(0);
    expect(parryOutcome(none, 1500, { need: 1500, force: 515, guard: 514, mayBreak: true })).toBe('parried');
  });

  it('DAS-160: too little precision is a hit with the full force, whatever the guard', () => {
    expect(against(1499, 1800)).toBe('missed-parry');
    expect(restOf(book, 'missed-parry', 515, 1800)).toBe(515);
  });

  it('DAS-165: against no force any guard passes that half of the break', () => {
    expect(against(2000, 0, 1500, 0)).toBe('broken');
  });

  it('DAS-171: a parry with a counterattack does not break', () => {
    expect(parryOutcome(book, 2000, { need: 1500, force: 515, guard: 687, mayBreak: false })).toBe('parried');
  });
});

describe('what becomes of a dodge', () => {
  it('DAS-161: reaching the need is enough, whatever the force', () => {
    expect(dodgeOutcome(1500, 1500)).toBe('dodged');
    expect(restOf(book, 'dodged', 1800, 0)).toBe(0);
    expect(isHit('dodged')).toBe(false);
  });

  it('DAS-162: it never breaks a series', () => {
    expect(dodgeOutcome(4000, 1500)).toBe('dodged');
  });

  it('DAS-163: below the need it is a hit with the full force', () => {
    expect(dodgeOutcome(1499, 1500)).toBe('dodge-failed');
    expect(restOf(book, 'dodge-failed', 700, 0)).toBe(700);
  });
});

it('DAS-164: without defence the full force hits', () => {
  expect(restOf(book, 'undefended', 515, 0)).toBe(515);
  expect(isHit('undefended')).toBe(true);
});
