import { describe, expect, it } from 'vitest';
import { currentKar } from '../../../rulesets/das-system/exhaustion.js';
import { unarmedOf } from '../../../rulesets/das-system/hands.js';
import { cardOf, fighterOf, plain, rulesWith, sample, someone, spotOf } from './given.js';

describe('a fighter from his sheet', () => {
  it.each([
    ['gegner', 1150, 1145, 741, 45, 1300],
    ['thorndal', 1200, 1320, 858, 40, 1300],
    // (1100 + 1200 + 1000 + 1000) // 4; 15·1100 + 10·1200 + 20·1000 + 25·1000 + 30·800 = 97500; 97·65 // 10; 100 − 50 + 3
    ['wache', 1075, 975, 630, 53, 1200],
    // 15·1100 + 10·1000 + 20·1300 + 25·1200 + 30·1300 = 121500; 121·65 // 10; 100 − 60
    ['bijin', 1150, 1215, 786, 40, 1100],
    // 15·1000 + 10·900 + 20·1100 + 25·1300 + 30·1200 = 114500; 114·65 // 10; 100 − 65
    ['wolf', 1075, 1145, 741, 35, 800],
  ])('DAS-003: %s has one W for attack and parry, and the values of 2.6', (name, w, db, dodge, kar, gz) => {
    const { rollValue, dodgeBase, dodgeMaxPrecision, baseKar, gzMax } = cardOf(sample(name));
    expect([rollValue, dodgeBase, dodgeMaxPrecision, baseKar, gzMax]).toEqual([w, db, dodge, kar, gz]);
  });

  it('DAS-014: the current KAR is the base plus the rise', () => {
    expect(currentKar(fighterOf({ ...sample('gegner'), state: { karRise: 7 } }))).toBe(52);
  });

  it('DAS-015: the GZ maximum is KO', () => {
    const fighter = someone({ attributes: { ...plain.attributes, constitution: 1234 } });
    expect([fighter.card.gzMax, fighter.gz]).toEqual([1234, 1234]);
  });

  it('DAS-016: Ausdauer starts at the current GZ', () => {
    expect(someone({ state: { gz: 700 } }).endurance).toBe(700);
    expect(someone({ state: { gz: -5 } }).endurance).toBe(0);
    expect(someone({ state: { gz: 700 } }, rulesWith({}, { enduranceStartPercent: 50 })).endurance).toBe(350);
    expect(someone({ state: { gz: 700, endurance: 12 } }).endurance).toBe(12);
  });

  it('DAS-018: Zustand starts at (KO // 10) · percent // 100', () => {
    const fighter = someone({ attributes: { ...plain.attributes, constitution: 1309 } });
    const at = (part: string, location: string) => fighter.body.zustand[spotOf(fighter, part, location).slot];
    // 130 · 100 %, 130 · 120 %, 130 · 70 %, 130 · 0 %
    expect(at('arm-left', 'oberarm')).toBe(130);
    expect(at('torso', 'brust')).toBe(156);
    expect(at('leg-right', 'knie')).toBe(91);
    expect(at('head', 'auge')).toBe(0);
  });

  it('DAS-021, DAS-023, D03: the deductions of all pieces add up, both sides of a pair counted', () => {
    const card = cardOf({ ...sample('wache'), skills: {} });
    // 80 + 2·15 + 10 + 20; 200 + 2·40 + 25 + 60
    expect([card.armourAtpa, card.armourProbe]).toEqual([140, 365]);
  });

  it('DAS-022, D03: Rüstungsgewöhnung takes a fiftieth off the AT/PA-Abzug', () => {
    expect(cardOf(sample('wache')).armourAtpa).toBe(120);
    expect(cardOf({ ...sample('wache'), skills: { ruestungsgewoehnung: 9000 } }).armourAtpa).toBe(0);
  });

  it('DAS-024, D03: Rüstungsgewöhnung takes a tenth off the Probenabzug', () => {
    expect(cardOf(sample('wache')).armourProbe).toBe(265);
    expect(cardOf({ ...sample('wache'), skills: { ruestungsgewoehnung: 9000 } }).armourProbe).toBe(0);
  });

  it('DAS-442: the KAR is that of mainHand, drawn or not, and stays when the weapon is gone', () => {
    const sheathed = someone({ mainHand: 'zweihaender', drawn: false });
    expect([sheathed.main, sheathed.card.baseKar]).toEqual([null, 58]);
    const fighter = someone({ mainHand: 'zweihaender' });
    fighter.main = null;
    expect(currentKar(fighter)).toBe(58);
    // without a weapon the value of `unarmed`: the fist has −5
    expect(someone({ mainHand: undefined }).card.baseKar).toBe(45);
  });

  it('DAS-440: listed wounds count with their deductions and flags, take no GZ and bleed only as they say', () => {
    const fighter = someone({
      hand: 'right',
      offHand: 'dolch',
      state: {
        wounds: [
          { nr: 'HA7', part: 'arm-right', location: 'unterarm', w: 800 },
          { nr: 'HN7', part: 'leg-left', location: 'knie', w: 800, bleeding: { line: 2, left: 20 } },
          { nr: 'HC6', part: 'head', location: 'hals', w: 600, pain: { line: 2, left: 5 } },
        ],
      },
    });
    expect(fighter.gz).toBe(1300);
    // HA7 500, HN7 400, HC6 and pain line 2 (100)
    const neck = fighter.wounds[2]!.row;
    expect(fighter.atpa).toBe(500 + 400 + neck.atpa + 100);
    expect(fighter.bleedings.map(({ line, passed }) => [line, passed])).toEqual([[2, 40]]);
    expect(fighter.pains.map(({ line, left }) => [line, left])).toEqual([[2, 5]]);
    expect(fighter.lying).toBe(true);
    expect(fighter.main).toBeNull();
    expect(fighter.off!.weapon.id).toBe('dolch');
    expect(fighter.limbs).toEqual([0, 1, 1, 0, 0, 0]);
    // Zustand 130 less the column of HA7
    expect(fighter.body.zustand[spotOf(fighter, 'arm-right', 'unterarm').slot]).toBe(130 - 240);
  });

  it('DAS-440, DAS-282: with either arm out a two-handed weapon is carried, a one-handed one only with its own', () => {
    const wounds = [{ nr: 'HA7', part: 'arm-left', location: 'unterarm', w: 800 }];
    const hands = (mainHand: string) => {
      const f = someone({ mainHand, state: { wounds } });
      return [f.main?.weapon.id, f.carried.map(({ id }) => id)];
    };
    expect([hands('zweihaender'), hands('schwert')]).toEqual([
      [undefined, ['zweihaender']],
      ['schwert', []],
    ]);
  });

  it('DAS-440: a choking wound of the sheet goes on choking and keeps him silent', () => {
    const wound = { nr: 'HC8', part: 'head', location: 'hals', w: 1000 };
    const fighter = someone({ state: { wounds: [wound] } });
    expect(fighter.wounds[0]!.row.flags).toEqual(expect.arrayContaining(['mute', 'choke']));
    expect([fighter.chokingSince, fighter.mute, fighter.knockedOut]).toEqual([-1, true, false]);
  });

  it('DAS-352: every humanoid has fist, kick, knee and head butt', () => {
    const ids = (sheet: Parameters<typeof cardOf>[0]) => cardOf(sheet).bare.map(({ weapon }) => weapon.id);
    expect(new Set(ids(sample('thorndal')))).toEqual(new Set(['faust', 'tritt', 'knie', 'kopfstoss']));
    expect(ids(sample('wolf'))).toEqual(['biss-wolf']);
  });

  it('DAS-354: an animal has the body plan quadruped and strikes with a weapon of class natural', () => {
    const wolf = fighterOf(sample('wolf'));
    expect(wolf.card.plan.parts.map(({ id }) => id)).toContain('foreleg-left');
    expect(wolf.card.plan.spots).toHaveLength(27);
    expect([wolf.main, unarmedOf(wolf)!.weapon.id]).toEqual([null, 'biss-wolf']);
  });

  it('two runs do not share what blows change', () => {
    const card = cardOf(sample('wache'));
    expect(card.body.own).toBe(false);
    expect(fighterOf(sample('wache')).limbs).not.toBe(fighterOf(sample('wache')).limbs);
  });
});
