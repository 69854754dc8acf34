import { describe, expect, it } from 'vitest';
import {
  checkArmour,
  checkConstants,
  checkInitiative,
  checkLines,
  checkLocations,
  checkWeapons,
  checkWounds,
} from '../../../rulesets/das-system/check-tables.js';
import { constantIds, constantsOf } from '../../../rulesets/das-system/constants.js';
import { woundsTable, type Tables } from '../../../rulesets/das-system/tables.js';
import { book, rulesWith, tables } from './given.js';
import { bookOf } from '../../../rulesets/das-system/rulebook.js';

/** A deep copy to spoil. */
const copy = <T>(table: T): T => structuredClone(table);
const keys = (problems: readonly { readonly path: readonly unknown[]; readonly message: { readonly t: string } }[]) =>
  problems.map(({ path, message }) => `${path.join('.')}: ${message.t}`);

function spoiled<T>(table: T, spoil: (table: T) => void): T {
  const spoilt = copy(table);
  spoil(spoilt);
  return spoilt;
}

describe('the shipped tables', () => {
  it('DAS-410: 23 close-combat rows, dodge, 4 ranged rows; the sword row of the text', () => {
    expect([tables.weapons.melee.length, tables.weapons.ranged.length, tables.weapons.dodge.id]).toEqual([
      23,
      4,
      'ausweichen',
    ]);
    expect(tables.weapons.melee.find(({ id }) => id === 'schwert')).toMatchObject({
      attack: { weights: [20, 20, 15, 15, 30], maxPrecision: 70, maxForce: 75 },
      parry: { weights: [20, 20, 30, 30, 30], maxPrecision: 65, maxForce: 100 },
      ...{ armourEffect: { L: 6 }, structuralDamage: 10, enduranceAttack: 20, enduranceParry: 10 },
    });
    expect(checkWeapons(tables.weapons)).toEqual([]);
  });

  it('DAS-410: attack weights that do not sum to 100, and a row twice', () => {
    const bad = spoiled(tables.weapons, ({ melee, ranged }) => {
      melee[3]!.attack.weights[0] = 25;
      ranged[1]!.attack.weights[4] = 0;
      ranged[0]!.id = 'schwert';
    });
    expect(keys(checkWeapons(bad))).toEqual([
      'melee.3.attack.weights: problem.weights',
      'ranged.1.attack.weights: problem.weights',
      'melee.23.id: problem.twice',
    ]);
  });

  it('DAS-411: 26 pieces of 4 kinds; braces and cuisse 700, leather torso 100L / 2500', () => {
    const { pieces, kinds } = tables.armour;
    expect([pieces.length, Object.keys(kinds)]).toEqual([26, ['S', 'L', 'K', 'P']]);
    const rows = pieces.filter(({ id }) => /armschiene|beinschiene-oberschenkel/.test(id));
    expect(rows.map(({ deckungswert }) => deckungswert)).toEqual([700, 700, 700, 700, 700]);
    expect(book.pieces['lederruestung-rumpf']).toMatchObject({ strength: { L: 100 }, deckungswert: 2500 });
    expect(checkArmour(tables.armour)).toEqual([]);
    const { groups } = tables.locations.bodyPlans['humanoid']!;
    for (const { part, covers } of pieces)
      expect(groups[part]!.map(({ id }) => id)).toEqual(expect.arrayContaining(covers));
  });

  it('DAS-411: unknown kinds, and two pieces of one name', () => {
    const bad = spoiled(tables.armour, ({ pieces }) => {
      pieces[0]!.strength['E'] = 5;
      pieces[3]!.de = pieces[2]!.de;
    });
    expect(keys(checkArmour(bad))).toEqual(['pieces.0.strength.E: problem.kind', 'pieces.3.de: problem.twice']);
  });

  it('DAS-412: two body plans with six parts; the marked location is the first and the lowest', () => {
    const count = (plan: string) => Object.values(tables.locations.bodyPlans[plan]!.groups).flat().length;
    expect([count('humanoid'), count('quadruped')]).toEqual([38, 19]);
    expect(checkLocations(tables.locations)).toEqual([]);
  });

  it('DAS-412: a part too many, a group without locations, a lower location, a second marker', () => {
    const bad = spoiled(tables.locations, ({ bodyPlans }) => {
      const plan = bodyPlans['quadruped']!;
      plan.parts.push({ ...plan.parts[0]!, id: 'schwanz', group: 'tail' });
      plan.groups['torso']![3]!.ranged = 600;
      plan.groups['head']![1]!.marker = true;
    });
    const path = 'bodyPlans.quadruped';
    expect(keys(checkLocations(bad))).toEqual([
      `${path}.parts: problem.six-parts`,
      `${path}.parts.6.group: problem.group`,
      `${path}.groups.torso: problem.marker`,
      `${path}.groups.head: problem.marker`,
    ]);
  });

  it('DAS-413: 240 wound rows without a hole', () => {
    expect(Object.keys(book.woundByNr)).toHaveLength(240);
    expect(checkWounds(tables.wounds)).toEqual([]);
  });

  it('DAS-417: a wound number is type letter, region letter and line', () => {
    expect(book.woundByNr['HA4']).toMatchObject({ type: 'hieb', region: 'arm', row: { line: 4 } });
    expect(['SN1', 'LT2', 'BU3', 'GK4', 'HC5'].map((nr) => book.woundByNr[nr]!.region)).toEqual([
      'leg',
      'chest',
      'belly',
      'head',
      'neck',
    ]);
    const bad = spoiled(tables.wounds, ({ wounds }) => void (wounds.hieb.arm[2]!.nr = 'HA4'));
    expect(keys(checkWounds(bad))).toEqual(['wounds.hieb.arm.2.nr: problem.nr']);
  });

  it('DAS-438: a hole, a falling column, a missing text', () => {
    const hole = spoiled(tables.wounds, ({ wounds }) => void wounds.stich.leg.pop());
    expect(keys(checkWounds(hole))).toEqual(['wounds.stich.leg: problem.hole']);
    const falling = spoiled(tables.wounds, ({ wounds }) => void (wounds.hieb.arm[4]!.zustand = 80));
    expect(checkWounds(falling)[0]).toMatchObject({
      path: ['wounds', 'hieb', 'arm', 4, 'zustand'],
      message: { column: 'zustand', value: 80, line: 4, before: 90 },
    });
    const mute = spoiled(tables.wounds, ({ wounds }) => void (wounds.hieb.arm[4]!.en = ''));
    expect(woundsTable.safeParse(mute).success).toBe(false);
    const gap = spoiled(tables.wounds, ({ lines }) => void (lines[3]!.from = 310));
    expect(keys(checkWounds(gap))).toEqual(['lines: problem.lines']);
    const line = spoiled(tables.wounds, ({ wounds }) => void (wounds.biss.head[0]!.line = 2));
    expect(keys(checkWounds(line))).toEqual(['wounds.biss.head.0.line: problem.line']);
  });

  it('DAS-413: every column rises', () => {
    for (const column of ['bleeding', 'pain', 'zustand', 'probe', 'atpa', 'daze', 'endurance'] as const) {
      const bad = spoiled(tables.wounds, ({ wounds }) => {
        wounds.hieb.belly[3]![column] = 9000;
      });
      expect(keys(checkWounds(bad))).toContain(`wounds.hieb.belly.4.${column}: problem.falling`);
    }
  });

  it('DAS-414: the bleedings of 7.4', () => {
    const rows = tables.bleeding.lines.map(({ points, everySeconds, seconds }) => [points, everySeconds, seconds]);
    expect(rows).toEqual([
      [1, 3, 600],
      [1, 1, 60],
      [5, 1, 30],
      [10, 1, 20],
      [20, 1, 20],
      [50, 1, 20],
    ]);
    expect(checkLines(tables.bleeding)).toEqual([]);
    expect(keys(checkLines({ lines: [{ line: 1 }, { line: 3 }] }))).toEqual(['lines.1.line: problem.line']);
  });

  it('DAS-415: the pains of 7.5', () => {
    const rows = tables.pain.lines.map(({ seconds, atpa, probe, extra }) => [seconds, atpa, probe, extra]);
    expect(rows).toEqual([
      [60, 50, 100, 'none'],
      [20, 100, 200, 'none'],
      [15, 200, 400, 'none'],
      [3, 600, 1200, 'no-attack'],
      [10, 1000, 2000, 'no-attack-no-parry'],
      [60, 1500, 3000, 'helpless'],
    ]);
    expect(checkLines(tables.pain)).toEqual([]);
  });

  it('DAS-416, DAS-056: the twelve situations of 6.3', () => {
    const kar = Object.fromEntries(tables.initiative.situations.map((row) => [row.id, row.kar]));
    expect(kar).toEqual({
      ...{
        ready: 0,
        distracted: 5,
        warned: 10,
        undrawn: 15,
        'from-behind': 15,
        'on-the-ground': 15,
        'half-asleep': 20,
      },
      ...{ charging: -5, 'longer-weapon': -5, surprised: 0, 'blow-noticed': 0, helpless: 0 },
    });
    const never = tables.initiative.situations.filter(({ canStart }) => !canStart).map(({ id }) => id);
    expect(never).toEqual(['surprised', 'blow-noticed', 'helpless']);
    expect(checkInitiative(tables.initiative)).toEqual([]);
    const bad = spoiled(tables.initiative, ({ situations }) => void (situations[0]!.id = 'warned'));
    expect(keys(checkInitiative(bad))).toEqual(['situations.2.id: problem.twice', 'situations: problem.ready']);
  });
});

describe('constants', () => {
  const table = (change: (rows: Tables['constants']['constants']) => void) =>
    spoiled(tables.constants, ({ constants }) => change(constants));

  it('every number once, with its default', () => {
    expect(tables.constants.constants.map(({ id }) => id)).toEqual(Object.keys(constantIds));
    expect(checkConstants(tables.constants)).toEqual([]);
    expect(constantsOf(tables.constants.constants)).toMatchObject({
      dieSize: 2000,
      breakNumerator: 4,
      breakDenominator: 3,
      lyingPenalty: 300,
    });
  });

  it('DAS-437: the break ratio is at least 1', () => {
    const bad = table((rows) => void (rows.find(({ id }) => id === 'breakNumerator')!.value = 2));
    expect(keys(checkConstants(bad))).toEqual(['constants: problem.break-ratio']);
  });

  it('unknown, missing, doubled and too small numbers', () => {
    expect(checkConstants(table((rows) => void (rows[0]!.id = 'dicesize')))).toMatchObject([
      { message: { t: 'problem.missing-constant', id: 'dieSize' } },
      { path: ['constants', 0, 'id'], given: 'dicesize', message: { t: 'problem.constant' } },
    ]);
    expect(keys(checkConstants(table((rows) => void (rows[0]!.value = 9))))).toEqual([
      'constants.0.value: problem.least',
    ]);
    expect(keys(checkConstants(table((rows) => void rows.push(rows[0]!))))).toEqual(['constants.35.id: problem.twice']);
  });

  it('the book is compiled once for the same rules', () => {
    const rules = rulesWith();
    expect(bookOf(rules)).toBe(bookOf(rules));
    expect(bookOf(rulesWith())).not.toBe(bookOf(rules));
  });
});
