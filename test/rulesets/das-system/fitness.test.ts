import { describe, expect, it } from 'vitest';
import {
  ableToAttack,
  ableToDefend,
  ableToStandUp,
  fitness,
  hasLegOut,
  isOut,
} from '../../../rulesets/das-system/able.js';
import { judge } from '../../../rulesets/das-system/bell.js';
import { capEndurance, pay, seriesLength } from '../../../rulesets/das-system/exhaustion.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { desk, fightOf, rulesWith, sample, fighterOf, someone } from './given.js';
import { ring } from './given-bells.js';

describe('breath', () => {
  it('DAS-017, DAS-101: Ausdauer is never above max(0, GZ)', () => {
    const f = someone();
    f.gz = 500;
    capEndurance(f);
    expect(f.endurance).toBe(500);
    f.gz = -20;
    capEndurance(f);
    expect(f.endurance).toBe(0);
  });

  it('DAS-109, D16: what Ausdauer cannot pay is taken from GZ', () => {
    const f = someone({ state: { gz: 400, endurance: 5 } });
    pay(f, 20);
    expect([f.endurance, f.gz]).toEqual([0, 385]);
  });

  it('DAS-110: exhaustion cannot push GZ below 0', () => {
    const f = someone({ state: { gz: 10, endurance: 5 } });
    pay(f, 20);
    expect([f.endurance, f.gz]).toEqual([0, 0]);
    const below = someone({ state: { gz: -10 } });
    pay(below, 20);
    expect(below.gz).toBe(-10);
  });

  it('DAS-019, DAS-020: a series may have Ausdauer // 100 attacks, at least 1', () => {
    expect([1300, 1080, 199, 60, 0].map((endurance) => seriesLength(someone({ state: { endurance } })))).toEqual([
      13, 10, 1, 1, 1,
    ]);
  });
});

describe('fitness (7.6)', () => {
  const at = (gz: number): Fighter => someone({ state: { gz } });

  it('DAS-307: above 0 he acts normally; E27, DAS-308: at 0 he is combat-unfit but conscious', () => {
    expect([fitness(at(1)), isOut(at(1)), ableToAttack(at(1))]).toEqual(['fit', false, true]);
    expect([fitness(at(0)), isOut(at(0)), ableToAttack(at(0)), ableToDefend(at(0))]).toEqual([
      'unfit',
      true,
      false,
      false,
    ]);
  });

  it('DAS-309: below 0 he is unconscious; DAS-310: dead at −KO', () => {
    expect([fitness(at(-1)), fitness(at(-1299))]).toEqual(['unconscious', 'unconscious']);
    const f = at(-1299);
    f.gz = -1300;
    expect(fitness(f)).toBe('dead');
  });

  it('DAS-117, DAS-081: judging tells a change once, and death stays', () => {
    const f = at(100);
    const table = desk();
    for (const gz of [0, 0, -5, -1300, -1299]) {
      f.gz = gz;
      judge(fightOf(0, f), f, table);
    }
    expect(table.events.map(({ type }) => type)).toEqual(['fighter.disabled', 'fighter.fainted', 'fighter.died']);
    expect(isOut(f)).toBe(true);
  });

  it('DAS-144: able to attack; DAS-145: able to defend', () => {
    const f = someone();
    const able = () => [ableToAttack(f), ableToDefend(f)];
    f.dazed = true;
    expect(able()).toEqual([false, false]);
    f.dazed = false;
    f.extra = 'no-attack';
    expect(able()).toEqual([false, true]);
    f.extra = 'no-attack-no-parry';
    expect(able()).toEqual([false, false]);
    f.extra = 'helpless';
    expect(able()).toEqual([false, false]);
    f.extra = 'none';
    f.knockedOut = true;
    expect(able()).toEqual([false, false]);
  });

  it('DAS-322, DAS-282: nobody stands up with a leg that is out', () => {
    const f = fighterOf(sample('gegner'));
    f.lying = true;
    expect([ableToStandUp(f), hasLegOut(f)]).toEqual([true, false]);
    f.limbs[1] = 1; // an arm
    expect(ableToStandUp(f)).toBe(true);
    f.limbs[2] = 1;
    expect([ableToStandUp(f), hasLegOut(f)]).toEqual([false, true]);
  });

  it('numbers of the GM change what a second brings', () => {
    const f = someone(
      { state: { karRise: 9, endurance: 100 } },
      rulesWith({}, { karRegeneration: 3, enduranceRegeneration: 7 }),
    );
    ring(f, 0, 0);
    expect([f.karRise, f.endurance]).toEqual([6, 107]);
  });
});
