import { describe, expect, it } from 'vitest';
import type { DamageType } from '../../../rulesets/das-system/rows.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { daze, harm, inflict } from '../../../rulesets/das-system/wound.js';
import { book, desk, fightOf, fighterOf, plain, rulesWith, sample, someone, spotOf, told, weapon } from './given.js';

/** A wound at a location, with the faces of its rolls; returns the fighter, the rolls made and the events. */
function wounded(
  f: Fighter,
  [part, location]: readonly [string, string],
  w: number,
  faces: readonly number[] = [],
  type: DamageType = 'hieb',
) {
  const table = desk(faces);
  const wound = inflict(fightOf(3, f), f, table, spotOf(f, part, location), w, type);
  table.done();
  return { wound, rolled: table.rolled, table };
}

const ARM = ['arm-right', 'oberarm'] as const;
const OFF_ARM = ['arm-left', 'oberarm'] as const;
const LEG = ['leg-left', 'knie'] as const;
const CHEST = ['torso', 'brust'] as const;
const BELLY = ['torso', 'bauch'] as const;
const HEAD = ['head', 'schaedel'] as const;
const NECK = ['head', 'hals'] as const;
const FAIL = 2000; // counts 0

describe('a wound is entered', () => {
  it('DAS-262: GZ falls by w', () => {
    const f = someone();
    wounded(f, CHEST, 90, [FAIL]);
    expect(f.gz).toBe(1210);
  });

  it('DAS-263, E28: hits lower GZ to 0 at the least, at 0 and below by nothing', () => {
    const f = someone({ state: { gz: 50 } });
    wounded(f, CHEST, 90);
    expect(f.gz).toBe(0);
    wounded(f, CHEST, 90);
    expect(f.gz).toBe(0);
    const dying = someone({ state: { gz: -20 } });
    const { wound } = wounded(dying, CHEST, 150);
    // the other effects apply: HT2 bleeds
    expect([dying.gz, wound.row.nr, dying.bleedings.length]).toEqual([-20, 'HT2', 1]);
  });

  it('DAS-312: an unconscious fighter who does not bleed gets no worse by further hits', () => {
    const f = someone({ state: { gz: -20 } });
    const { rolled } = wounded(f, CHEST, 90);
    expect([f.gz, f.bleedings, rolled]).toEqual([-20, [], []]);
  });

  it('DAS-264: Ausdauer falls to GZ if it is higher', () => {
    const f = someone({ state: { endurance: 1250 } });
    wounded(f, CHEST, 90, [FAIL]);
    expect(f.endurance).toBe(1210);
    const tired = someone({ state: { endurance: 500 } });
    wounded(tired, CHEST, 90, [FAIL]);
    expect(tired.endurance).toBe(500);
  });

  it('DAS-265: the column Zustand is taken off the location, below 0 as well', () => {
    const f = someone();
    // HA4 90 twice from 130
    wounded(f, ARM, 300, [1300, 1300]);
    wounded(f, ARM, 300, [1300, 1300]);
    expect(f.body.zustand[spotOf(f, ...ARM).slot]).toBe(-50);
    expect(f.body.zustand[spotOf(f, 'arm-right', 'unterarm').slot]).toBe(130);
  });

  it('DAS-266, DAS-289, DAS-290: the wound is noted with number, location, w, Probe and AT/PA', () => {
    const f = someone();
    wounded(f, ARM, 300, [1300, 1300]);
    const [wound] = f.wounds;
    expect(wound).toMatchObject({ w: 300, second: 3, row: { nr: 'HA4', probe: 150, atpa: 130 } });
    expect(wound!.spot.id).toBe('oberarm');
  });

  it('DAS-255, DAS-257, DAS-258: type and region choose the table', () => {
    const nr = (type: DamageType, where: readonly [string, string]) => {
      const f = someone({ state: { gz: 5, endurance: 5 } });
      return wounded(f, where, 150, [], type).wound.row.nr;
    };
    const types: readonly DamageType[] = ['hieb', 'stich', 'schlag', 'biss', 'schuss'];
    expect(types.map((type) => nr(type, ARM))).toEqual(['HA2', 'SA2', 'LA2', 'BA2', 'GA2']);
    const places = [LEG, CHEST, BELLY, HEAD, NECK];
    expect(places.map((where) => nr('hieb', where))).toEqual(['HN2', 'HT2', 'HU2', 'HK2', 'HC2']);
    expect(weapon('pistole').damageType).toBe('schuss');
  });

  it('DAS-267: the column B starts a bleeding of that line', () => {
    const f = someone();
    wounded(f, ARM, 700, [FAIL]);
    expect(f.bleedings).toMatchObject([{ line: 3, passed: 0, since: 3 }]);
    const scratched = someone();
    wounded(scratched, ARM, 50, [FAIL]);
    expect(scratched.bleedings).toEqual([]);
  });

  it('DAS-268: the column S starts a pain of that line after the pain test', () => {
    const f = someone();
    const { rolled } = wounded(f, CHEST, 250, [FAIL]);
    expect(rolled).toEqual(['pain']);
    expect(f.pains).toMatchObject([{ line: 2, left: 20, since: 3 }]);
  });

  it('DAS-269: daze n lasts the next n seconds; a longer one replaces a shorter one', () => {
    const f = someone();
    // HU5 daze 1, HU7 daze 3
    wounded(f, BELLY, 500, [FAIL, 1000]);
    expect([f.dazedFrom, f.dazedTo]).toEqual([4, 4]);
    wounded(f, BELLY, 800);
    expect([f.dazedFrom, f.dazedTo]).toEqual([4, 6]);
    daze(fightOf(3, f), f, desk(), 2);
    expect(f.dazedTo).toBe(6);
    // one that is over does not count
    daze(fightOf(9, f), f, desk(), 1);
    expect([f.dazedFrom, f.dazedTo]).toEqual([10, 10]);
  });

  it('DAS-270: `endurance` n is lost at once, not below 0', () => {
    const f = someone();
    // HT4: 50
    wounded(f, CHEST, 300, [FAIL]);
    expect(f.endurance).toBe(950);
    const spent = someone({ state: { endurance: 30 } });
    wounded(spent, CHEST, 300, [FAIL]);
    expect([spent.endurance, spent.gz]).toEqual([0, 1000]);
  });
});

describe('tests for hand and foot', () => {
  it('DAS-271, DAS-272: where the row has the flag; DAS-273: the arm tests Widerstandsfähigkeit against w', () => {
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

  it('DAS-274, D22: the leg tests Balancieren, and below w he falls', () => {
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

  it('DAS-281: `fall` falls without a test; who lies already does not fall', () => {
    const f = someone();
    expect(wounded(f, LEG, 700, [FAIL]).rolled).toEqual(['pain']);
    expect(f.lying).toBe(true);
    expect(told(wounded(f, LEG, 300, [FAIL]).table, 'condition.gained')).toBeUndefined();
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

describe('damage by the GM', () => {
  it('DAS-326, DAS-311: it may push GZ below 0 and lowers Ausdauer like a wound', () => {
    const f = someone({ state: { gz: 100, endurance: 90 } });
    const table = desk();
    harm(fightOf(0, f), f, table, 40);
    expect([f.gz, f.endurance]).toEqual([60, 60]);
    harm(fightOf(0, f), f, table, 400);
    expect([f.gz, f.endurance]).toEqual([-340, 0]);
    expect(table.events.map(({ type }) => type)).toEqual(['damage.entered', 'damage.entered', 'fighter.fainted']);
  });

  it('every row of the shipped tables can be entered', () => {
    for (const { row, type } of Object.values(book.woundByNr)) {
      const f = someone({ state: { gz: 1, endurance: 0 } });
      const region = book.woundByNr[row.nr]!.region;
      const spot = f.card.plan.spots.find((s) => s.region === region && s.shift === 0)!;
      const wound = inflict(fightOf(0, f), f, desk(), spot, book.lineFrom[row.line - 1]!, type);
      expect(wound.row.nr).toBe(row.nr);
    }
  });
});
