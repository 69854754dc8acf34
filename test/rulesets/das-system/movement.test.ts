import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../src/engine/index.js';
import { ARM, gegner, HARMLESS, parry, PARRIED, strike, thorndal } from './duellists.js';
import { eventsOfType, first, gameOf, secondsOf, type Circumstances, type Item, type Ran } from './literal.js';

/** Gegner drives Thorndal, who can fall back so many steps. */
const drive = (steps: number | undefined, items: readonly Item[], seconds = 1, given: Circumstances = {}): Ran => {
  const retreatSteps = steps === undefined ? {} : { retreatSteps: { Thorndal: steps } };
  const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner', ...retreatSteps }] };
  return secondsOf(gameOf([[gegner], [thorndal]], { ...given, start }), seconds, items);
};
const steps = (ran: Ran) => eventsOfType(ran, 'step.taken').map((e) => [e.kind, e.steps]);
const base = (ran: Ran) => first(ran, 'defence.rolled').base.sum;
const question = (ran: Ran, id: string) => ran.questions.find((q) => q.id === id) as ChoiceQuestion | undefined;

describe('movement (8.2)', () => {
  it('DAS-329, DAS-330: every parry drives the defender back one step, counted per engagement', () => {
    const ran = drive(undefined, [...HARMLESS, ...HARMLESS], 2);
    expect(steps(ran)).toEqual([
      ['back', 1],
      ['back', 2],
    ]);
    expect(ran.fight.engagements[0]).toMatchObject({ stepsA: 0, stepsB: 2 });
  });

  it('DAS-331, DAS-372: the attacker may waive the push, and the defender may give way even then', () => {
    const ran = drive(3, [ARM, { push: 'no' }, 600, ...PARRIED]);
    expect(steps(ran)).toEqual([['back', 1]]);
    const firm = drive(3, [ARM, { push: 'no' }, 600, ...parry(1170, 630, { 'give-ground': 'no' }), 600]);
    expect(steps(firm)).toEqual([['waived', 0]]);
    expect(question(ran, 'push')!.preferred.option).toBe('yes');
    expect(drive(undefined, HARMLESS).asked).not.toContain('push');
  });

  it('DAS-182, DAS-332: who stands firm, or has no room left, has PB − 500', () => {
    const firm = drive(3, [strike('arm-right', 900, 100), 600, ...parry(1170, 130, { 'give-ground': 'no' }), 600]);
    expect(base(firm)).toBe(1300);
    expect(steps(firm)).toEqual([['firm', 0]]);
    const cornered = drive(0, [strike('arm-right', 900, 100), 600, ...parry(1170, 130), 600]);
    expect(base(cornered)).toBe(1300);
    expect(steps(cornered)).toEqual([['no-room', 0]]);
    expect(base(drive(3, HARMLESS))).toBe(1800);
  });

  it('DAS-333, DAS-371: giving way is chosen with the form of defence, before the roll, and a dodge always does', () => {
    const param = question(drive(3, HARMLESS), 'defence')!.asked.options[0]!.params!.find(
      (p) => p.id === 'give-ground',
    )!;
    expect(param.preferred({ option: 'parry' })).toBe('yes');
    expect(steps(drive(3, [ARM, 600, { defence: 'dodge' }, 900]))).toEqual([['back', 1]]);
    expect(question(drive(undefined, HARMLESS), 'defence')!.asked.options[0]!.params).toEqual([]);
  });

  it('DAS-333: combatMovement off knows no steps', () => {
    const ran = drive(0, HARMLESS, 1, { options: { combatMovement: 'off' } });
    expect(steps(ran)).toEqual([]);
    expect(base(ran)).toBe(1800);
  });

  it('DAS-447: room is the room at the start, less own steps, plus steps the opponent was driven back', () => {
    const weak = [strike('arm-right', 900, 100), 600] as const;
    const ran = drive(1, [...HARMLESS, ...weak, ...parry(1170, 130), 600], 2);
    expect(eventsOfType(ran, 'defence.rolled').map((e) => e.base.sum)).toEqual([1800, 1300]);
    const start = {
      engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Thorndal', retreatSteps: { Thorndal: 0 } }],
    };
    const turned = secondsOf(gameOf([[gegner], [thorndal]], { start }), 2, [
      strike('arm-right', 800, 300),
      400,
      ...parry(1124, 606),
      900,
      ...HARMLESS,
    ]);
    expect(eventsOfType(turned, 'defence.rolled').at(-1)).toMatchObject({ who: 'thorndal', base: { sum: 1800 } });
  });

  it('DAS-447: standing against a waived push costs nothing, and without room a dodge has DB − 500', () => {
    const waived = drive(0, [ARM, { push: 'no' }, 600, ...PARRIED]);
    expect(base(waived)).toBe(1800);
    const dodge = drive(0, [ARM, 300, { defence: 'dodge' }, 500]);
    expect(first(dodge, 'defence.rolled')).toMatchObject({ base: { sum: 820 }, precision: 820 });
  });
});
