import { describe, expect, it } from 'vitest';
import {
  baseKarOf,
  baseOf,
  maximumOf,
  rollValueOf,
  skillOf,
  wieldWeapon,
} from '../../../rulesets/das-system/values.js';
import { dodgeBase } from '../../../rulesets/das-system/deductions.js';
import { book, cardOf, fighterOf, plain, sample, someone, weapon } from './given.js';

const example = { courage: 1200, strength: 1300, dexterity: 1000, reaction: 1100 };
const numbers = book.constants;

describe('derived values', () => {
  it('DAS-001: divisions round down once, at the end', () => {
    // 75 % of 1410 is 1057.5; a base of 0.3 per weight sums to 0.9 + 0.1 before it is cut
    expect(maximumOf(1415, 75)).toBe(1057);
    expect(baseOf([50, 25, 25, 0, 0], { courage: 1, strength: 1, dexterity: 1, reaction: 0 }, 0)).toBe(1);
    expect(baseOf([50, 25, 24, 0, 0], { courage: 1, strength: 1, dexterity: 1, reaction: 0 }, 0)).toBe(0);
  });

  it('DAS-002, E02: W is a quarter of the sum', () => {
    expect(rollValueOf(example)).toBe(1150);
    expect(rollValueOf({ ...example, reaction: 1103 })).toBe(1150);
    expect(rollValueOf({ ...example, reaction: 1104 })).toBe(1151);
  });

  it('DAS-004, E01: F is the Grundfähigkeit plus the Spezialisierung, and what is missing counts 0', () => {
    expect(skillOf({ 'bewaffneter-nahkampf': 1200, schwerter: 800 }, 'bewaffneter-nahkampf', 'schwerter')).toBe(2000);
    expect(skillOf({ schwerter: 800 }, 'bewaffneter-nahkampf', 'schwerter')).toBe(800);
    expect(cardOf(sample('gegner')).wields[0]!.attackSkill).toBe(2000);
  });

  it('DAS-005: AB depends on MU, KK, GE, RV, weapon and F alone', () => {
    const [a, b] = [
      plain,
      { ...plain, attributes: { ...plain.attributes, constitution: 5000 }, armour: [{ piece: 'topfhelm' }] },
    ];
    expect(cardOf(a).wields[0]!.attackBase).toBe(cardOf(b).wields[0]!.attackBase);
    for (const key of ['courage', 'strength', 'dexterity', 'reaction'] as const) {
      const more = { ...plain, attributes: { ...plain.attributes, [key]: 1100 } };
      expect(cardOf(more).wields[0]!.attackBase).toBeGreaterThan(cardOf(plain).wields[0]!.attackBase);
    }
  });

  it('DAS-006, E03: AB of the sword is 1415', () => {
    expect(weapon('schwert').attack.weights).toEqual([20, 20, 15, 15, 30]);
    expect(baseOf([20, 20, 15, 15, 30], example, 2000)).toBe(1415);
  });

  it('DAS-007: PB is built from other columns of the row', () => {
    // 15·1200 + 15·1300 + 35·1000 + 40·1100 + 30·2000 = 176500
    expect(wieldWeapon(weapon('rapier'), 'main', example, { fechtwaffen: 2000 }).parryBase).toBe(1765);
    expect(wieldWeapon(weapon('rapier'), 'main', example, { fechtwaffen: 2000 }).attackBase).toBe(1380);
  });

  it('DAS-008: the parry weights of the sword are 20/20/30/30/30', () => {
    expect(weapon('schwert').parry!.weights).toEqual([20, 20, 30, 30, 30]);
    expect(baseOf([20, 20, 30, 30, 30], example, 2000)).toBe(1730);
  });

  it('DAS-009: a maximum is taken of the base cut to tens', () => {
    expect(maximumOf(1419, 70)).toBe(987);
    expect(maximumOf(1420, 70)).toBe(994);
  });

  it('DAS-010, E04, E08: the four maxima of the sword', () => {
    const { attackBase, attackMaxPrecision, attackMaxForce } = cardOf(sample('gegner')).wields[0]!;
    expect([attackBase, attackMaxPrecision, attackMaxForce]).toEqual([1415, 987, 1057]);
    const { parryBase, parryMaxPrecision, parryMaxForce } = cardOf(sample('thorndal')).wields[0]!;
    expect([parryBase, parryMaxPrecision, parryMaxForce]).toEqual([1800, 1170, 1800]);
  });

  it('DAS-011: DB is used like a weapon value, deductions included', () => {
    const fighter = fighterOf(sample('gegner'));
    fighter.atpa = 145;
    expect(dodgeBase(fighter)).toBe(1000);
  });

  it('DAS-012: DB has the weights 15/10/20/25/30 and a maximal Festwert of 65 %', () => {
    expect(baseOf([15, 10, 20, 25, 30], example, 2000)).toBe(1385);
    const { dodgeBase, dodgeMaxPrecision } = cardOf({ ...sample('gegner'), skills: { ausweichen: 2000 } });
    expect([dodgeBase, dodgeMaxPrecision]).toEqual([1385, 897]);
  });

  it('DAS-013: base KAR is 100 − RV // 20 + kar, at least 10', () => {
    expect(baseKarOf(numbers, 1100, 0)).toBe(45);
    expect(baseKarOf(numbers, 1119, -5)).toBe(40);
    expect(baseKarOf(numbers, 2000, -5)).toBe(10);
  });

  it('DAS-029: numbers of the GM replace computed ones', () => {
    const overrides = {
      ...{ rollValue: 1300, kar: 33, gzMax: 1500, dodgeBase: 1000, dodgeMaxPrecision: 700 },
      schwert: { attackBase: 1500, attackMaxPrecision: 999, parryMaxForce: 1234 },
    };
    const card = cardOf({ ...sample('gegner'), overrides });
    expect([card.rollValue, card.baseKar, card.gzMax, card.dodgeBase, card.dodgeMaxPrecision]).toEqual([
      1300, 33, 1500, 1000, 700,
    ]);
    // maxima that are not given follow from the given base: 150 · 75 // 10
    const sword = card.wields[0]!;
    expect([sword.attackBase, sword.attackMaxPrecision, sword.attackMaxForce]).toEqual([1500, 999, 1125]);
    expect([sword.parryBase, sword.parryMaxPrecision, sword.parryMaxForce]).toEqual([1730, 1124, 1234]);
  });

  it('DAS-334: the off hand parries with Paradewaffen and attacks with Beidhändiger Kampf', () => {
    const { off } = fighterOf(sample('wache'));
    // F 800 + 400 for the parry, 0 + 400 for the attack
    expect([off!.parrySkill, off!.attackSkill]).toEqual([1200, 400]);
    // (25·1100 + 35·1200 + 35·1000 + 35·1000 + 30·1200) // 100
    expect(off!.parryBase).toBe(1755);
    const twoBlades = someone({
      offHand: 'dolch',
      skills: { 'beidhaendiger-kampf': 300, paradewaffen: 500, dolche: 100 },
    });
    expect([twoBlades.off!.attackSkill, twoBlades.off!.parrySkill]).toEqual([400, 600]);
  });

  it('DAS-335: in the main hand a weapon uses its own skill', () => {
    const shield = someone({
      mainHand: 'schild',
      skills: { paradewaffen: 500, schilde: 100, 'beidhaendiger-kampf': 900 },
    });
    expect([shield.main!.attackSkill, shield.main!.parrySkill]).toEqual([600, 600]);
  });

  it('DAS-351: fists use Boxen, feet Treten, bites Beißen', () => {
    const skills = { 'waffenloser-nahkampf': 600, boxen: 30, treten: 20, beissen: 10 };
    const skill = (id: string) => wieldWeapon(weapon(id), 'main', example, skills).attackSkill;
    expect(['faust', 'tritt', 'knie', 'kopfstoss', 'biss-wolf'].map(skill)).toEqual([630, 620, 620, 630, 610]);
  });
});

describe('the regression table of section 12', () => {
  // weapon, AB, max. Festwert, max. Schwere, PB, max. PA-Festwert, max. PA-Schwere, KAR
  const rows: readonly [string, ...(number | null)[]][] = [
    ['messer', 1375, 1164, 685, 1365, 816, 476, 40],
    ['dolch', 1380, 1173, 759, 1430, 929, 572, 40],
    ['kurzschwert', 1400, 1050, 910, 1670, 1169, 1336, 43],
    ['schwert', 1415, 987, 1057, 1730, 1124, 1730, 45],
    ['saebel', 1405, 1050, 980, 1725, 1204, 1462, 43],
    ['rapier', 1380, 1173, 759, 1765, 1408, 1056, 40],
    ['anderthalbhaender', 1430, 929, 1215, 1745, 1044, 1740, 48],
    ['zweihaender', 1440, 792, 1440, 1650, 907, 1650, 53],
    ['beil', 1430, 929, 1215, 1525, 760, 1216, 47],
    ['streitkolben', 1430, 858, 1287, 1590, 795, 1431, 48],
    ['speer', 1400, 1050, 1050, 1670, 1085, 1252, 42],
    ['knueppel', 1440, 936, 1080, 1525, 684, 1064, 45],
    ['schild', 1440, 720, 864, 2090, 1881, 2090, 45],
    ['faust', 1415, 1128, 564, 1325, 792, 528, 40],
    ['tritt', 1430, 929, 858, 1060, 424, 424, 45],
    ['knie', 1425, 994, 781, null, null, null, 45],
    ['biss-wolf', 1435, 1001, 1001, null, null, null, 45],
    ['langbogen', 1380, 1242, 800, null, null, null, null],
    ['wurfmesser', 1380, 1104, 350, null, null, null, null],
  ];
  it.each(rows)('DAS-410: %s', (id, ab, precision, force, pb, parryPrecision, parryForce, kar) => {
    const row = weapon(id);
    const wield = wieldWeapon(row, 'main', example, { [row.skill]: 2000 });
    expect([wield.attackBase, wield.attackMaxPrecision, wield.attackMaxForce]).toEqual([ab, precision, force]);
    expect([wield.parryBase, wield.parryMaxPrecision, wield.parryMaxForce]).toEqual([
      pb ?? 0,
      parryPrecision ?? 0,
      parryForce ?? 0,
    ]);
    if (kar !== null) expect(baseKarOf(numbers, example.reaction, row.kar)).toBe(kar);
  });
});
