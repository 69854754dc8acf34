import { describe, expect, it } from 'vitest';
import { settle } from '../../../rulesets/das-system/bell.js';
import {
  attackBase,
  attackTerms,
  dodgeBase,
  dodgeTerms,
  halved,
  mayDodge,
  parryBase,
  parryTerms,
} from '../../../rulesets/das-system/deductions.js';
import type { Term } from '../../../rulesets/das-system/events.js';
import { fighterOf, rulesWith, sample } from './given.js';

const gegner = () => fighterOf(sample('gegner'));
const sum = (terms: readonly Term[]): number => terms.reduce((total, { n }) => total + n, 0);

const state = {
  wounds: [
    { nr: 'HA4', part: 'arm-left', location: 'oberarm', w: 300 },
    { nr: 'HT1', part: 'torso', location: 'brust', w: 10, pain: { line: 2, left: 20 } },
  ],
};

/** Gegner with HA4 (130), pain 2 (100), an open helmet (20), lying (300) and −50 by the GM. */
function battered() {
  const f = fighterOf({ ...sample('gegner'), state, armour: [{ piece: 'eisenhelm-offen' }] });
  f.lying = true;
  f.situation.attack = f.situation.parry = -50;
  return f;
}

describe('effective bases', () => {
  it('DAS-025, D04: AB_eff is AB less the deductions, not below 0', () => {
    const f = gegner();
    expect(attackBase(f, f.main!)).toBe(1415);
    f.atpa = 200;
    expect(attackBase(f, f.main!)).toBe(1215);
    f.atpa = 1500;
    expect(attackBase(f, f.main!)).toBe(0);
  });

  it('DAS-026: PB_eff is formed in the same way', () => {
    const f = gegner();
    f.atpa = 200;
    expect(parryBase(f, f.main!)).toBe(1530);
    f.atpa = 1800;
    expect(parryBase(f, f.main!)).toBe(0);
  });

  it('DAS-027: so is DB_eff', () => {
    const f = gegner();
    f.atpa = 200;
    expect(dodgeBase(f)).toBe(945);
    f.atpa = 1800;
    expect(dodgeBase(f)).toBe(0);
  });

  it('DAS-028, D04: the maxima are not recalculated', () => {
    const f = gegner();
    f.atpa = 200;
    expect([f.main!.attackMaxPrecision, f.main!.attackMaxForce]).toEqual([987, 1057]);
  });

  it('DAS-180: armour counts while it is worn', () => {
    const f = fighterOf({ ...sample('gegner'), armour: [{ piece: 'topfhelm' }] });
    expect([attackBase(f, f.main!), parryBase(f, f.main!), dodgeBase(f)]).toEqual([1335, 1650, 1065]);
  });

  it('DAS-181: lying takes 300 off AB and PB; DAS-154: who lies cannot dodge', () => {
    const f = gegner();
    expect(mayDodge(f)).toBe(true);
    f.lying = true;
    expect([attackBase(f, f.main!), parryBase(f, f.main!), mayDodge(f)]).toEqual([1115, 1430, false]);
    const hard = fighterOf(sample('gegner'), rulesWith({}, { lyingPenalty: 500 }));
    hard.lying = true;
    expect(attackBase(hard, hard.main!)).toBe(915);
  });

  it('DAS-189: the situation modifiers of the GM are added', () => {
    const f = gegner();
    f.situation.attack = -100;
    f.situation.parry = 70;
    expect([attackBase(f, f.main!), parryBase(f, f.main!), dodgeBase(f)]).toEqual([1315, 1800, 1215]);
  });

  it('modifiers of the moment are added', () => {
    const f = gegner();
    expect([attackBase(f, f.main!, -15), parryBase(f, f.main!, -500), dodgeBase(f, -500)]).toEqual([1400, 1230, 645]);
  });

  it('DAS-445: every halving rounds down', () => {
    expect([halved(1075, 0), halved(1075, 1), halved(1075, 2)]).toEqual([1075, 537, 268]);
  });

  it('DAS-407: the parts add up to the effective base', () => {
    const f = battered();
    expect(attackBase(f, f.main!)).toBe(1415 - 130 - 100 - 20 - 300 - 50);
    const moment: Term = { what: 'firm', n: -500 };
    expect(attackTerms(f, f.main!)).toEqual([
      { what: 'base', n: 1415 },
      { what: 'wound', n: -130, nr: 'HA4' },
      { what: 'pain', n: -100 },
      { what: 'armour', n: -20 },
      { what: 'lying', n: -300 },
      { what: 'situation', n: -50 },
    ]);
    expect(sum(parryTerms(f, f.main!, [moment]))).toBe(parryBase(f, f.main!, -500));
    expect(sum(dodgeTerms(f))).toBe(dodgeBase(f));
  });

  it('DAS-082: the parts are those in force', () => {
    const f = battered();
    f.wounds.push({ ...f.wounds[0]!, second: 5 });
    expect(sum(attackTerms(f, f.main!))).toBe(attackBase(f, f.main!));
    settle(f, 6);
    expect(sum(attackTerms(f, f.main!))).toBe(attackBase(f, f.main!));
    expect(attackBase(f, f.main!)).toBe(1415 - 260 - 100 - 20 - 300 - 50);
  });
});
