import { describe, expect, it } from 'vitest';
import { fighterOf, plain, rulesWith, sample, someone, told } from './given.js';
import { wounded, ARM, OFF_ARM, LEG, CHEST, BELLY, HEAD, NECK, FAIL } from './given-wounds.js';

describe('tests for hand and foot', () => {
  it('DAS-271, DAS-272: where the row has the flag; DAS-041, DAS-273: the arm tests Widerstandsfähigkeit against w', () => {
    const f = someone({ skills: { widerstandsfaehigkeit: 500 } });
    const { rolled, table } = wounded(f, ARM, 300, [FAIL, 100]);
    expect(rolled).toEqual(['pain', 'drop']);
    // 100 + 500 − 150 (HA4) − 200 (pain 2) = 250
    const test = table.events.filter(({ type }) => type === 'test.rolled')[1];
    expect(test).toMatchObject({ skill: 'widerstandsfaehigkeit', result: 250, required: 300, passed: false });
    expect(wounded(someone(), ARM, 250, [FAIL]).rolled).toEqual(['pain']);
  });

  it('DAS-277: a result below w drops what the hand holds; an equal one keeps it', () => {
    const dropping = someone({ skills: { widerstandsfaehigkeit: 500 } });
    wounded(dropping, ARM, 300, [FAIL, 149]);
    expect([dropping.main, dropping.ground.map(({ id }) => id)]).toEqual([null, ['schwert']]);
    const holding = someone({ skills: { widerstandsfaehigkeit: 500 } });
    wounded(holding, ARM, 300, [FAIL, 150]);
    expect(holding.main!.weapon.id).toBe('schwert');
  });

  it('DAS-042, DAS-274, D22: the leg tests Balancieren, and below w he falls', () => {
    const f = someone({ skills: { balancieren: 500 } });
    const { table, rolled } = wounded(f, LEG, 300, [FAIL, 190]);
    expect(rolled).toEqual(['pain', 'fall']);
    // 190 + 500 − 190 (HN4) − 200 (pain 2)
    const test = table.events.filter(({ type }) => type === 'test.rolled')[1];
    expect(test).toMatchObject({ skill: 'balancieren', result: 300, passed: true });
    expect(f.lying).toBe(false);
    const falling = someone({ skills: { balancieren: 500 } });
    wounded(falling, LEG, 300, [FAIL, 189]);
    expect(falling.lying).toBe(true);
  });

  it('DAS-275: all Probe deductions of this and earlier wounds count', () => {
    const f = someone({
      skills: { widerstandsfaehigkeit: 900 },
      state: { wounds: [{ nr: 'HT5', part: 'torso', location: 'brust', w: 500 }] },
    });
    const { table } = wounded(f, ARM, 300, [FAIL, 100]);
    // 100 + 900 − 190 − 150 − 200
    expect(table.events.filter(({ type }) => type === 'test.rolled')[1]).toMatchObject({ result: 460 });
  });

  it('DAS-276: pain counts in it, the new one included', () => {
    const suppressed = someone({ skills: { widerstandsfaehigkeit: 1000 } });
    const { table } = wounded(suppressed, ARM, 300, [1000, 100]);
    // pain 2000: none left; 100 + 1000 − 150
    expect(table.events.filter(({ type }) => type === 'test.rolled')[1]).toMatchObject({ result: 950 });
  });

  it('DAS-272: limbTest always and never', () => {
    expect(wounded(someone({}, rulesWith({ limbTest: 'always' })), ARM, 250, [FAIL, 1000]).rolled).toEqual([
      'pain',
      'drop',
    ]);
    expect(wounded(someone({}, rulesWith({ limbTest: 'always' })), LEG, 250, [FAIL, 1000]).rolled).toEqual([
      'pain',
      'fall',
    ]);
    expect(wounded(someone({}, rulesWith({ limbTest: 'never' })), ARM, 300, [FAIL]).rolled).toEqual(['pain']);
    expect(wounded(someone({}, rulesWith({ limbTest: 'always' })), CHEST, 250, [FAIL]).rolled).toEqual(['pain']);
  });

  it('DAS-272: chest and belly rows may have a fall test too', () => {
    expect(wounded(someone(), CHEST, 700, [FAIL, 1000]).rolled).toEqual(['pain', 'fall']);
  });

  it('DAS-278: the arm of the Führhand holds the main weapon, the other one the off hand, both a two-handed one', () => {
    const right = someone({ offHand: 'dolch' });
    wounded(right, OFF_ARM, 700, [FAIL]);
    expect([right.main?.weapon.id, right.off]).toEqual(['schwert', null]);
    const left = someone({ offHand: 'dolch', hand: 'left' });
    wounded(left, OFF_ARM, 700, [FAIL]);
    expect([left.main, left.off?.weapon.id]).toEqual([null, 'dolch']);
    const both = someone({ mainHand: 'zweihaender' });
    wounded(both, OFF_ARM, 700, [FAIL]);
    expect(both.main).toBeNull();
  });

  it('DAS-278: an empty hand needs no test', () => {
    expect(wounded(someone(), OFF_ARM, 300, [FAIL]).rolled).toEqual(['pain']);
    expect(wounded(someone({ mainHand: undefined }), ARM, 300, [FAIL]).rolled).toEqual(['pain']);
  });

  it('DAS-279: who is out rolls no tests', () => {
    const f = someone({ state: { gz: 300 } });
    expect(wounded(f, ARM, 300).rolled).toEqual([]);
    expect(f.pains[0]!.line).toBe(2);
    expect(f.main!.weapon.id).toBe('schwert');
  });

  it('DAS-192, DAS-446: the fall test is bodily and counts armour, the drop test does not', () => {
    const armour = [{ piece: 'topfhelm' }]; // Probe 200
    const skills = { balancieren: 1000, widerstandsfaehigkeit: 1000 };
    const result = (where: readonly [string, string]) =>
      wounded(someone({ armour, skills }), where, 300, [FAIL, 100]).table.events.filter(
        ({ type }) => type === 'test.rolled',
      )[1]!['result'];
    // 100 + 1000 − 190 − 100 (pain 2, lowered by one) − 200; 100 + 1000 − 150 − 100
    expect([result(LEG), result(ARM)]).toEqual([610, 850]);
  });
});

describe('flags of the wound rows', () => {
  it('DAS-280: `drop` lets go without a test', () => {
    const f = someone();
    const { rolled, table } = wounded(f, ARM, 700, [FAIL]);
    expect([rolled, f.main]).toEqual([['pain'], null]);
    expect(told(table, 'weapon.dropped')).toMatchObject({ weapon: { id: 'schwert' }, cause: 'wound' });
  });

  it('DAS-281: `fall` falls without a test; DAS-201: who lies already cannot fall and rolls no test', () => {
    const f = someone();
    expect(wounded(f, LEG, 700, [FAIL]).rolled).toEqual(['pain']);
    expect(f.lying).toBe(true);
    const again = wounded(f, LEG, 300, [FAIL]);
    expect(told(again.table, 'condition.gained')).toBeUndefined();
    expect(again.rolled).toEqual(['pain']);
  });

  it('DAS-282: `limb-out` of an arm: it holds nothing any more, also of a two-handed weapon', () => {
    const f = someone({ mainHand: 'zweihaender' });
    const { wound, table } = wounded(f, OFF_ARM, 800, [FAIL]);
    expect(wound.row.flags).toContain('limb-out');
    expect([f.main, f.limbs]).toEqual([null, [1, 0, 0, 0, 0, 0]]);
    expect(told(table, 'condition.gained')).toMatchObject({ condition: 'arm-out', part: { id: 'arm-left' } });
  });

  it('DAS-282: `limb-out` of a leg: he lies', () => {
    const f = someone();
    wounded(f, LEG, 800, [FAIL]);
    expect([f.lying, f.limbs[2]]).toEqual([true, 1]);
  });

  it('DAS-283: `limb-lost` is for good', () => {
    const f = someone();
    const { table } = wounded(f, ARM, 1100, [FAIL]);
    expect(f.limbs[1]).toBe(2);
    expect(table.events.filter(({ type }) => type === 'condition.gained')).toMatchObject([{ condition: 'arm-lost' }]);
    wounded(f, ARM, 800);
    expect(f.limbs[1]).toBe(2);
  });

  it('DAS-284: `mute`; DAS-285: `choke`', () => {
    const f = someone();
    wounded(f, NECK, 700, [FAIL]);
    expect([f.mute, f.chokingSince, f.lying]).toEqual([true, 3, true]);
  });

  it('DAS-286, DAS-043: `ko-test` against w with all deductions', () => {
    const standing = someone({ skills: { widerstandsfaehigkeit: 1000 } });
    const kept = wounded(standing, HEAD, 500, [FAIL, 1010]);
    // pain: 1000 lowers 4 to 3 (tests −400); 1010 + 1000 − 310 − 400
    expect(kept.rolled).toEqual(['pain', 'ko']);
    expect(kept.table.events.filter(({ type }) => type === 'test.rolled')[1]).toMatchObject({
      result: 1300,
      passed: true,
    });
    expect(standing.knockedOut).toBe(false);
    const fainting = someone({ skills: { widerstandsfaehigkeit: 1000 } });
    const lost = wounded(fainting, HEAD, 500, [FAIL, 209]);
    // 209 + 1000 − 710 = 499
    expect(fainting.knockedOut).toBe(true);
    expect(told(lost.table, 'fighter.fainted')).toMatchObject({ why: 'test' });
  });

  it('DAS-287: `ko` makes unconscious', () => {
    const f = someone();
    const { table, wound } = wounded(f, HEAD, 1000, [FAIL]);
    expect(wound.row.nr).toBe('HK8');
    expect(f.knockedOut).toBe(true);
    expect(told(table, 'fighter.fainted')).toMatchObject({ why: 'wound' });
  });

  it('order of the rolls: pain, drop or fall, ko (DAS-049)', () => {
    const f = someone({ attributes: { ...plain.attributes, constitution: 2000 } });
    expect(wounded(f, BELLY, 900, [FAIL, 1000]).rolled).toEqual(['pain', 'ko']);
    expect(f.lying).toBe(true);
  });

  it('DAS-418: the row that is shown speaks of the region, the location stands beside it', () => {
    const { table } = wounded(someone(), ['arm-left', 'hand'], 1100, [FAIL]);
    expect(told(table, 'wound.inflicted')).toMatchObject({
      at: { id: 'hand' },
      text: { de: 'an dieser Stelle glatt abgehauen' },
    });
  });

  it('an animal hurt at the foreleg falls: its region is the leg', () => {
    const wolf = fighterOf(sample('wolf'));
    expect(wounded(wolf, ['foreleg-left', 'oberlauf'], 320, [FAIL, FAIL]).rolled).toEqual(['pain', 'fall']);
    // 0 + 1200 − 190 − 200 = 810
    expect(wolf.lying).toBe(false);
  });
});
