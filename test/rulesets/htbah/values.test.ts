import { describe, expect, it } from 'vitest';
import { boundsOf, degreeOf, halfUp } from '../../../rulesets/htbah/degrees.js';
import { groups } from '../../../rulesets/htbah/rows.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { begabungFor, gbpFor, groupSums } from '../../../rulesets/htbah/values.js';
import { bernd, fighterOf, goblin, howky, plain } from './kit.js';

/** The creation example of the game (x05). */
const created: Sheet = {
  ruleset: 'htbah',
  name: 'Howky',
  skills: [
    { name: 'Fußball spielen', group: 'handeln', points: 40 },
    { name: 'Beweglichkeit', group: 'handeln', points: 30 },
    { name: 'P&P-Konzeption', group: 'wissen', points: 75 },
    { name: 'Hintergrundgeschichten', group: 'wissen', points: 40 },
    { name: 'Medienmarketing', group: 'wissen', points: 55 },
    { name: 'Schauspielern', group: 'soziales', points: 68 },
    { name: 'Wikis illustrieren', group: 'soziales', points: 40 },
    { name: 'Interaktion mit Bohnen', group: 'soziales', points: 52 },
  ],
};

const values = (sheet: Sheet) => Object.fromEntries(fighterOf(sheet).skills.map((s) => [s.name, s.value]));

describe('derived values', () => {
  it('HTB-001: there are three Begabungen', () => expect(groups).toEqual(['handeln', 'wissen', 'soziales']));

  it('HTB-002, HTB-003, HTB-004, HTB-007, HTB-011: x05, the created Howky', () => {
    const fighter = fighterOf(created);
    expect(groupSums(created)).toEqual({ handeln: 70, wissen: 170, soziales: 160 });
    expect(fighter.begabung).toEqual({ handeln: 7, wissen: 17, soziales: 16 });
    expect(fighter.gbpMax).toEqual({ handeln: 1, wissen: 2, soziales: 2 });
    expect(fighter.skills.map((s) => s.value)).toEqual([47, 37, 92, 57, 72, 84, 56, 68]);
  });

  it('HTB-003, HTB-007: the sheets of Howky and Bernd', () => {
    expect(values(howky)).toEqual({
      Axtkampf: 71,
      'Bäume fällen': 61,
      Wahrnehmung: 58,
      Heilkunde: 53,
      Pflanzenkunde: 58,
      Schauspielern: 84,
      'Wikis illustrieren': 56,
      'Interaktion mit Bohnen': 68,
    });
    expect(fighterOf(howky).begabung).toEqual({ handeln: 11, wissen: 13, soziales: 16 });
    expect(fighterOf(bernd).begabung).toEqual({ handeln: 15, wissen: 10, soziales: 15 });
    expect(Object.values(values(bernd))).toEqual([85, 45, 65, 70, 50, 95, 85]);
  });

  it('HTB-004: x01, x02, x03, d01, d03 round half up', () => {
    expect([123, 129, 127, 200, 4, 5, 44, 45, 145, 150, 120, 130].map(begabungFor)).toEqual([
      12, 13, 13, 20, 0, 1, 4, 5, 15, 15, 12, 13,
    ]);
    expect(halfUp(5, 10)).toBe(1);
    expect(halfUp(4, 10)).toBe(0);
  });

  it('HTB-007: x03, 50 points and Begabung 20 make 70', () => {
    const sheet: Sheet = {
      ruleset: 'htbah',
      name: 'x',
      skills: [
        { name: 'Holzfällen', group: 'handeln', points: 50 },
        { name: 'a', group: 'handeln', points: 80 },
        { name: 'b', group: 'handeln', points: 70 },
      ],
    };
    expect(values(sheet)['Holzfällen']).toBe(70);
  });

  it('HTB-011, HTB-012: x04, d01 and the ranges where rounding twice differs', () => {
    expect([12, 15].map(gbpFor)).toEqual([1, 2]);
    expect([4, 5, 44, 45, 145].map((g) => gbpFor(begabungFor(g)))).toEqual([0, 0, 0, 1, 2]);
    for (let g = 0; g <= 400; g++) {
      const differs = [45, 145, 245, 345].some((from) => g >= from && g <= from + 4);
      expect(gbpFor(begabungFor(g)) !== halfUp(g, 100)).toBe(differs);
    }
  });

  it('HTB-238: the maximum of Geistesblitzpunkte by Begabungswert', () => {
    const bounds = [0, 4, 5, 14, 15, 24, 25, 34, 35, 44, 45, 54, 55, 64, 65, 74, 75, 84, 85, 94, 95, 100];
    expect(bounds.map(gbpFor)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
  });

  it('HTB-005: a number given for a Begabung replaces the computed one', () => {
    const sheet: Sheet = { ...created, begabung: { handeln: 30 } };
    expect(fighterOf(sheet).begabung).toEqual({ handeln: 30, wissen: 17, soziales: 16 });
    expect(values(sheet)['Beweglichkeit']).toBe(60);
  });

  it('HTB-006: a skill with 0 points is unlearned, one with 1 is learned', () => {
    const sheet: Sheet = {
      ...created,
      skills: [
        { name: 'A', group: 'handeln', points: 0 },
        { name: 'B', group: 'handeln', points: 1 },
        { name: 'C', group: 'wissen', value: 0 },
      ],
    };
    expect(fighterOf(sheet).skills.map((s) => s.learned)).toEqual([false, true, false]);
  });

  it('HTB-008: without Begabungsbonus the value is the points', () => {
    const skills: Sheet['skills'] = [{ name: 'A', group: 'handeln', points: 60, begabungBonus: false }];
    expect(values({ ...created, skills })['A']).toBe(60);
  });

  it('HTB-009: a value given stands as it is', () => expect(values(goblin)).toEqual({ Beißen: 40 }));

  it('HTB-010: d02, d04, a sum above 100 counts as 100', () => {
    const skills: Sheet['skills'] = [
      { name: 'A', group: 'handeln', points: 85 },
      { name: 'B', group: 'handeln', points: 85 },
    ];
    expect(values({ ...created, skills })['A']).toBe(100);
    const all = Array.from({ length: 7 }, (_, i) => ({
      name: `S${i}`,
      group: 'handeln' as const,
      points: i < 6 ? 60 : 40,
    }));
    const fighter = fighterOf({ ...created, skills: all });
    expect(fighter.begabung.handeln).toBe(40);
    expect(fighter.gbpMax.handeln).toBe(4);
    expect(fighter.skills[0]!.value).toBe(100);
  });

  it('HTB-013, HTB-057: players start with the maximum unless fewer are left', () => {
    expect(fighterOf(howky).gbp).toEqual({ handeln: 1, wissen: 1, soziales: 2 });
    expect(fighterOf({ ...howky, gbp: { soziales: 0 } }).gbp).toEqual({ handeln: 1, wissen: 1, soziales: 0 });
  });

  it('HTB-014: an NPC has none unless the sheet says so', () => {
    expect(fighterOf({ ...howky, role: 'npc' }).gbp).toEqual({ handeln: 0, wissen: 0, soziales: 0 });
    expect(fighterOf({ ...howky, role: 'npc', gbp: { wissen: 1 } }).gbp.wissen).toBe(1);
  });

  it('HTB-015: 100 life points unless the sheet says otherwise', () => {
    expect(fighterOf(howky)).toMatchObject({ lifePoints: 100, life: 100 });
    expect(fighterOf({ ...goblin, currentLifePoints: 12 })).toMatchObject({ lifePoints: 40, life: 12 });
  });

  it('HTB-019: the parry is a check on Handeln', () => {
    const { parry } = fighterOf(howky).arms[0]!;
    expect(parry).toMatchObject({ skill: null, group: 'handeln', base: 11, target: 11 });
  });

  it('HTB-020, HTB-022, HTB-023: the first weapon is in hand, bare fists come last with 1W10', () => {
    const { arms } = fighterOf(howky);
    expect(arms.map((a) => a.id)).toEqual(['howkys-axt', 'fists']);
    expect(arms[1]).toMatchObject({ kind: 'unarmed', bare: true, attack: { skill: null, target: 11 } });
    expect(arms[1]!.harm.dice.distribution().max).toBe(10);
    expect(fighterOf({ ...howky, weapons: [] }).arms.map((a) => a.id)).toEqual(['fists']);
  });

  it('HTB-021: whoever holds a shield or a weapon does not parry with bare fists', () => {
    expect(fighterOf(howky).arms.map((a) => a.bare)).toEqual([false, true]);
    expect(fighterOf(goblin).arms.map((a) => a.bare)).toEqual([true, true]);
    expect(fighterOf(bernd).arms.map((a) => a.bare)).toEqual([false, false]);
  });

  it('HTB-024: damage and skill of bare fists from the sheet', () => {
    const boxer = { ...howky, unarmedDamage: '2W10+5', unarmedSkill: 'Bäume fällen' };
    const fists = fighterOf(boxer).arms[1]!;
    expect(fists.harm).toMatchObject({ plus: 5, twiceMean: 32 });
    expect(fists.attack).toMatchObject({ skill: 'Bäume fällen', target: 61 });
  });

  it('HTB-025: damage of its own replaces that of the class', () => {
    const axe = { id: 'riesenaxt', class: 'axt', damage: '6W10', parryMod: -10 };
    const { harm, parry } = fighterOf({ ...howky, weapons: [axe] }).arms[0]!;
    expect(harm.dice.notation).toBe('6W10');
    expect(parry.target).toBe(1);
  });
});

const defaults = {
  halfUp: false,
  inabilityFaces: false,
  begabungCritFailure: true,
  degrees: false,
  goodPercent: 60,
  veryGoodPercent: 30,
};

/** What a roll comes to at a value. */
const read = (target: number, roll: number, skill = true, law = {}) =>
  degreeOf(roll, boundsOf(target, skill, { ...defaults, ...law }));

const [FUMBLE, FAILURE, SUCCESS, GOOD, VERY_GOOD, CRITICAL] = [0, 1, 2, 3, 4, 5];

describe('the check', () => {
  it('HTB-034, HTB-036, HTB-033: x06, T = 70', () => {
    expect([1, 7, 8, 70, 71, 96, 97, 100].map((r) => read(70, r))).toEqual([
      CRITICAL,
      CRITICAL,
      SUCCESS,
      SUCCESS,
      FAILURE,
      FAILURE,
      FUMBLE,
      FUMBLE,
    ]);
  });

  it('HTB-040, HTB-041: x07, 1 and 100 at every T', () => {
    for (let t = 0; t <= 100; t++) expect([read(t, 1), read(t, 100)]).toEqual([CRITICAL, FUMBLE]);
  });

  it('HTB-042: d05, T = 100', () => {
    expect([10, 11, 99, 100].map((r) => read(100, r))).toEqual([CRITICAL, SUCCESS, SUCCESS, FUMBLE]);
  });

  it('C4: HTB-035, HTB-037: d06 and d07, odd values round against the extremes', () => {
    expect([1, 2, 5, 6, 90, 91].map((r) => read(5, r))).toEqual([CRITICAL, SUCCESS, SUCCESS, FAILURE, FAILURE, FUMBLE]);
    expect([7, 8, 97, 98].map((r) => read(75, r))).toEqual([CRITICAL, SUCCESS, FAILURE, FUMBLE]);
  });

  it('HTB-044, HTB-045, HTB-046: d08, a Begabungsprobe never succeeds critically', () => {
    expect([1, 11, 12, 91, 92].map((r) => read(11, r, false))).toEqual([SUCCESS, SUCCESS, FAILURE, FAILURE, FUMBLE]);
    for (let t = 0; t <= 100; t++) for (let r = 1; r <= 100; r++) expect(read(t, r, false)).not.toBe(CRITICAL);
  });

  it('HTB-045, HTB-046: d17, a Begabungsprobe at T = 0 and without critical failures', () => {
    expect([1, 89, 90].map((r) => read(0, r, false))).toEqual([FAILURE, FAILURE, FUMBLE]);
    expect([1, 89, 90, 100].map((r) => read(0, r, false, { begabungCritFailure: false }))).toEqual([1, 1, 1, 1]);
    expect(read(70, 100, true, { begabungCritFailure: false })).toBe(FUMBLE);
  });

  it('HTB-047: the table of bounds, complete', () => {
    const rows: [number, number, number, number][] = [
      // from T, to T, last critical success, first critical failure
      [0, 0, 1, 90], [1, 10, 1, 91], [11, 19, 1, 92], [20, 20, 2, 92], [21, 29, 2, 93], [30, 30, 3, 93],
      [31, 39, 3, 94], [40, 40, 4, 94], [41, 49, 4, 95], [50, 50, 5, 95], [51, 59, 5, 96], [60, 60, 6, 96],
      [61, 69, 6, 97], [70, 70, 7, 97], [71, 79, 7, 98], [80, 80, 8, 98], [81, 89, 8, 99], [90, 90, 9, 99],
      [91, 99, 9, 100], [100, 100, 10, 100],
    ]; // prettier-ignore
    checkBounds(rows, {});
  });

  it('HTB-039, HTB-048: the table with option critRounding halfUp', () => {
    checkBounds(
      Array.from({ length: 11 }, (_, i) => [
        Math.max(0, 10 * i - 5),
        Math.min(100, 10 * i + 4),
        Math.max(1, i),
        90 + i,
      ]),
      { halfUp: true },
    );
  });

  it('HTB-038, HTB-049: d30 and the table with option critFailureRule inabilityFaces', () => {
    expect([97, 98].map((r) => read(70, r, true, { inabilityFaces: true }))).toEqual([FAILURE, FUMBLE]);
    const from = (t: number): number => (t === 0 ? 91 : Math.min(100, 92 + Math.floor((t - 1) / 10)));
    for (let t = 0; t <= 100; t++)
      expect(boundsOf(t, true, { ...defaults, inabilityFaces: true }).fumble).toBe(from(t));
  });

  it('HTB-026: x08, the roll 100 is possible, and a decree beyond the die counts as its end', () => {
    expect(read(50, 100)).toBe(FUMBLE);
    expect([read(50, 250), read(50, -3)]).toEqual([FUMBLE, CRITICAL]);
  });
});

function checkBounds(rows: readonly (readonly number[])[], law: object): void {
  const covered = rows.flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, i) => from! + i));
  expect(covered).toEqual(Array.from({ length: 101 }, (_, t) => t));
  for (const [from, to, critical, fumble] of rows) {
    for (let t = from!; t <= to!; t++) {
      for (let r = 1; r <= 100; r++) {
        const wanted =
          r === 100 || (r >= fumble! && r > t)
            ? FUMBLE
            : r === 1 || (r <= critical! && r <= t)
              ? CRITICAL
              : r <= t
                ? SUCCESS
                : FAILURE;
        expect(read(t, r, true, law), `T ${t}, roll ${r}`).toBe(wanted);
      }
    }
  }
}

describe('module genauereEinteilung', () => {
  const fine = { degrees: true };

  it('HTB-204, HTB-208: x16, T = 70', () => {
    expect([7, 8, 21, 22, 42, 43, 70].map((r) => read(70, r, true, fine))).toEqual([
      CRITICAL,
      VERY_GOOD,
      VERY_GOOD,
      GOOD,
      GOOD,
      SUCCESS,
      SUCCESS,
    ]);
  });

  it('HTB-205, HTB-206: d27, T = 45', () => {
    const rolls = [5, 6, 14, 15, 27, 28, 45, 46, 94, 95];
    const wanted = [CRITICAL, VERY_GOOD, VERY_GOOD, GOOD, GOOD, SUCCESS, SUCCESS, FAILURE, FAILURE, FUMBLE];
    expect(rolls.map((r) => read(45, r, true, fine))).toEqual(wanted);
  });

  it('HTB-237: the table of upper bounds', () => {
    for (let t = 10; t <= 100; t += 10) {
      const { good, veryGood, critical } = boundsOf(t, true, { ...defaults, ...fine });
      expect([good, veryGood, critical]).toEqual([0.6 * t, 0.3 * t, 0.1 * t].map(Math.round));
    }
  });

  it('HTB-207: the module decides the rounding whatever the options say', () => {
    const bounds = boundsOf(45, true, { ...defaults, ...fine, inabilityFaces: true });
    expect(bounds).toMatchObject({ critical: 5, fumble: 95 });
  });

  it('HTB-212: a Begabungsprobe is very good at best', () => {
    expect([1, 14, 15].map((r) => read(45, r, false, fine))).toEqual([VERY_GOOD, VERY_GOOD, GOOD]);
  });

  it('HTB-203: without it no success is better than another', () => {
    for (let r = 2; r <= 100; r++) expect([FUMBLE, FAILURE, SUCCESS, CRITICAL]).toContain(read(45, r));
  });

  it('HTB-043, HTB-032: bounds and limits follow the modified value', () => {
    const fighter = fighterOf(plain('a', { value: 95 }), {}, { attackMod: 20 });
    expect(fighter.arms[0]!.attack).toMatchObject({ base: 95, target: 100, bounds: { critical: 10, fumble: 100 } });
    expect(fighterOf(plain('a', { value: 15 }), {}, { attackMod: -30 }).arms[0]!.attack.target).toBe(0);
  });
});
