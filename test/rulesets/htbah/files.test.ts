import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/index.js';
import type { Options } from '../../../rulesets/htbah/book.js';
import { readFormula } from '../../../rulesets/htbah/rows.js';
import { htbah } from '../../../rulesets/htbah/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { dice } from '../../../src/dice/index.js';
import { archer, bernd, fighterOf, goblin, howky, plain, rulesWith, setupOf, tables, type Cast } from './kit.js';

const codes = (problems: readonly Problem[]): string[] =>
  problems.map((p) => `${p.severity} ${p.message.t.replace('htbah.', '')}`);
const check = (sheet: Sheet, options: Partial<Options> = {}) => codes(htbah.checkSheet(sheet, rulesWith(options)));
const checkCast = (cast: Cast) => codes(htbah.checkFight(setupOf(cast)));
const fits = (sheet: object): boolean => htbah.sheet.safeParse({ ruleset: 'htbah', name: 'x', ...sheet }).success;
const skills = (...list: NonNullable<Sheet['skills']>): Sheet => ({
  ...howky,
  weapons: [],
  budgetAdjust: 0,
  skills: list,
});

describe('tables', () => {
  /** Chance that `count` W10 make more than `limit`, times 10^6, rounded. */
  const above = (count: number, plus: number, factor: number, limit: number): number => {
    const { total: all, entries } = dice(count, 10).distribution();
    const hits = entries().reduce((sum, [value, ways]) => (factor * (value + plus) > limit ? sum + ways : sum), 0n);
    return Number((hits * 2_000_000n + all) / (2n * all)) / 1_000_000;
  };

  it('HTB-234: x13, the weapon classes with their damage and its chances', () => {
    const rows = tables.weapons.weapons.map((row) => {
      const { count, plus } = readFormula(row.damage);
      return [
        row.id, row.kind, row.damage, count + plus, 5.5 * count + plus, 10 * count + plus,
        above(count, plus, 1, 60), above(count, plus, 2, 60), above(count, plus, 2, 99),
      ]; // prettier-ignore
    });
    const axe = (id: string) => [id, 'melee', '4W10', 4, 22, 40, 0, 0.0715, 0];
    const blast = (id: string) => [id, 'blast', '10W10', 10, 55, 100, 0.275063, 0.99718, 0.724937];
    expect(rows).toEqual([
      ['improvisiert', 'melee', '1W10', 1, 5.5, 10, 0, 0, 0],
      ['waffenlos', 'unarmed', '1W10', 1, 5.5, 10, 0, 0, 0],
      ['stock', 'melee', '1W10+5', 6, 10.5, 15, 0, 0, 0],
      ['messer', 'melee', '2W10', 2, 11, 20, 0, 0, 0],
      ['dolch', 'melee', '2W10', 2, 11, 20, 0, 0, 0],
      ['steinschleuder', 'shot', '3W10', 3, 16.5, 30, 0, 0, 0],
      ['wurfwaffe', 'thrown', '3W10', 3, 16.5, 30, 0, 0, 0],
      axe('axt'),
      axe('streitkolben'),
      axe('kriegshammer'),
      axe('baseballschlaeger'),
      ['schwert', 'melee', '5W10', 5, 27.5, 50, 0, 0.32494, 0.00001],
      ['machete', 'melee', '5W10', 5, 27.5, 50, 0, 0.32494, 0.00001],
      ['bogen', 'shot', '6W10', 6, 33, 60, 0, 0.635635, 0.008002],
      ['armbrust', 'shot', '6W10', 6, 33, 60, 0, 0.635635, 0.008002],
      ['pistole', 'shot', '7W10', 7, 38.5, 70, 0.001144, 0.850432, 0.075192],
      ['gewehr', 'shot', '8W10', 8, 44, 80, 0.020256, 0.951536, 0.252638],
      ['schrotflinte', 'shot', '9W10', 9, 49.5, 90, 0.1026, 0.987204, 0.5],
      blast('bombe'),
      blast('granate'),
      blast('mine'),
      blast('raketenwerfer'),
    ]);
    expect(tables.weapons.weapons.find((w) => w.id === 'schrotflinte')!.damageByRange).toEqual({
      near: '9W10',
      medium: '7W10',
      far: '5W10',
    });
  });

  it('HTB-155, HTB-234: x12, Excalibur', () => {
    expect(readFormula('5W10 + 10')).toEqual({ count: 5, plus: 10 });
    expect([above(5, 10, 2, 60), above(5, 10, 2, 99)]).toEqual([0.85756, 0.02998]);
  });

  it('HTB-235: shields and armour', () => {
    expect(tables.shields.shields.map((s) => [s.id, s.parryMod, s.rw])).toEqual([
      ['kleiner-schild', 10, 2],
      ['grosser-schild', 20, 3],
    ]);
    expect(tables.armour.armour.map((a) => [a.id, a.rw])).toEqual([
      ['leichte-ruestung', 2],
      ['mittlere-ruestung', 5],
      ['schwere-ruestung', 8],
      ['helm', 1],
    ]);
    const worn: Sheet = { ...howky, shield: 'grosser-schild', armour: ['schwere-ruestung', 'helm'] };
    expect(fighterOf(worn, { ruestung: true })).toMatchObject({ rw: 9, shield: { parryMod: 20 } });
  });

  it('HTB-182, HTB-236: categories and means by Rüstungswert', () => {
    const rows = tables.rw.rw.map((r) => [
      r.ignored,
      r.de.split(' ')[0],
      [...Array(10).keys()].reduce((m, i) => m + (i + 1 > r.ignored ? (i + 1) / 10 : 0), 0).toFixed(1),
    ]);
    expect(rows).toEqual([
      [0, 'ohne', '5.5'], [1, 'leichte', '5.4'], [2, 'leichte', '5.2'], [3, 'leichte', '4.9'], [4, 'mittlere', '4.5'],
      [5, 'mittlere', '4.0'], [6, 'mittlere', '3.4'], [7, 'schwere', '2.7'], [8, 'schwere', '1.9'], [9, 'schwere', '1.0'],
    ]); // prettier-ignore
  });

  it('HTB-239: limits, groups, steps and skills of movement are data', () => {
    expect(tables.skills.skills.filter((s) => s.for === 'movement').map((s) => s.name)).toEqual([
      'Rennen',
      'Laufen',
      'Sprinten',
      'Springen',
      'Klettern',
    ]);
    expect(Object.fromEntries(tables.skills.groups.map((g) => [g.id, g.group]))).toEqual({
      attack: 'handeln',
      parry: 'handeln',
      flee: 'handeln',
      perception: 'wissen',
      firstAid: 'wissen',
      combatBonus: 'handeln',
    });
    const numbers = { targetMaximum: 60 };
    const setup = setupOf({ heroes: [howky], foes: [goblin], numbers });
    expect(htbah.enlist(setup.members[0]!, setup.rules).arms[0]!.attack.target).toBe(60);
  });

  it('HTB-239: tables with holes are refused', () => {
    const { constants, weapons, rw } = htbah.tables;
    const rows = tables.constants.constants;
    expect(constants.check!({ version: 1, constants: rows })).toEqual([]);
    expect(codes(constants.check!({ version: 1, constants: rows.slice(1) }))).toEqual(['error constant-missing']);
    const odd = [...rows.slice(1), { ...rows[0]!, value: 0 }, { ...rows[0]!, id: 'odd' }];
    expect(codes(constants.check!({ version: 1, constants: odd }))).toEqual([
      'error constant-range',
      'error constant-unknown',
    ]);
    expect(
      codes(weapons.check!({ version: 1, weapons: [...tables.weapons.weapons, tables.weapons.weapons[0]!] })),
    ).toEqual(['error row-twice']);
    expect(codes(rw.check!({ version: 1, rw: tables.rw.rw.slice(0, 9) }))).toEqual(['error rw-row']);
  });
});

describe('sheets', () => {
  it('HTB-240: the example sheets are without fault', () => {
    expect([check(howky), check(goblin), check(archer), check(bernd, { ruestung: true })]).toEqual([[], [], [], []]);
    expect(check(bernd)).toEqual(['warning rw-off']);
  });

  it('HTB-240: shapes that no sheet may have', () => {
    const skill = (over: object) => ({ skills: [{ name: 'A', group: 'handeln', points: 1, ...over }] });
    expect(fits(skill({}))).toBe(true);
    const wrong = [
      skill({ group: 'mut' }), skill({ points: 101 }), skill({ points: 1.5 }), skill({ bonus: 81 }), { begabung: { handeln: 101 } },
      { lifePoints: 9 }, { lifePoints: 1000 }, { currentLifePoints: 0 }, { unarmedDamage: '3W6' }, { unarmedDamage: '21W10' },
      { unarmedDamage: '1W10+101' }, { weapons: [{ class: 'axt', kind: 'laser' }] }, { weapons: [{ class: 'axt', attackMod: 101 }] },
      { initiativeMod: 21 }, { naturalArmour: 10 }, { weapons: [{ class: 'axt', damageByRange: { near: '1W10', far: '1W10' } }] },
      { strength: 3 },
    ]; // prettier-ignore
    for (const sheet of wrong) expect(fits(sheet), JSON.stringify(sheet)).toBe(false);
    for (const damage of ['1W10', '20w10 + 100', ' 3 d10', '3D10+0'])
      expect(fits({ unarmedDamage: damage }), damage).toBe(true);
  });

  it('HTB-240: skills', () => {
    expect(
      check(
        skills({ name: 'Reiten', group: 'handeln', points: 200 }, { name: ' reiten', group: 'wissen', points: 200 }),
      ),
    ).toContain('error skill-twice');
    expect(check(skills({ name: 'A', group: 'handeln' }))).toContain('error skill-form');
    expect(check(skills({ name: 'A', group: 'handeln', points: 4, value: 4 }))).toContain('error skill-form');
    expect(check(skills({ name: 'A', group: 'handeln', value: 4 }))).toEqual(['error skill-value-needs-begabung']);
  });

  it('HTB-010, HTB-240: a value above 100 is told', () => {
    const many = Array.from({ length: 4 }, (_, i) => ({ name: `S${i}`, group: 'handeln' as const, points: 100 }));
    expect(check(skills(...many))).toEqual(Array(4).fill('warning over-cap'));
  });

  it('HTB-005, HTB-240: a Begabung that contradicts the points is told', () => {
    expect(check({ ...howky, begabung: { handeln: 12 } })).toEqual(['warning begabung-mismatch']);
    expect(check({ ...howky, begabung: { handeln: 11 } })).toEqual([]);
  });

  it('HTB-016, HTB-017, HTB-018, HTB-240: the budget', () => {
    const spent = (points: number, over: Partial<Sheet> = {}) =>
      check({ ...skills({ name: 'A', group: 'handeln', points }), ...over });
    expect(spent(90)).toEqual(['warning budget']);
    expect(spent(90, { budgetAdjust: -310 })).toEqual([]);
    expect(spent(90, { role: 'npc' })).toEqual([]);
    expect(spent(90, { begabung: { handeln: 9 } })).toEqual([]);
    expect(codes(htbah.checkSheet(howky, rulesWith({}, { startPoints: 500 })))).toEqual(['warning budget']);
  });

  it('HTB-011, HTB-240: points left and life points left', () => {
    expect(check({ ...howky, gbp: { handeln: 2 } })).toEqual(['error gbp-range']);
    expect(check({ ...goblin, currentLifePoints: 41 })).toEqual(['error lp-current']);
  });

  it('HTB-240: weapons, shields and armour', () => {
    expect(check({ ...howky, weapons: ['laser'] })).toEqual(['error weapon-class']);
    expect(check({ ...howky, weapons: [{ class: 'laser' }] })).toEqual(['error weapon-class']);
    expect(check({ ...howky, weapons: [{ class: 'custom' }] })).toEqual(['error weapon-custom-damage']);
    expect(check({ ...howky, shield: 'tür' })).toEqual(['error weapon-unknown']);
    expect(check({ ...howky, armour: ['hemd'] }, { ruestung: true })).toEqual(['error weapon-unknown']);
    expect(check({ ...howky, weapons: ['schwert'] })).toEqual([]);
  });

  it('HTB-030, HTB-240: a skill that is named, but not learned, is told', () => {
    expect(
      check({ ...howky, weapons: [{ class: 'axt', skill: 'Säbel' }], fleeSkill: 'Rennen', aidSkill: 'heilkunde' }),
    ).toEqual(['warning skill-unlearned', 'warning skill-unlearned']);
  });

  it('HTB-178, HTB-181, HTB-240: armour without its module, and too much of it', () => {
    const worn: Sheet = { ...howky, armour: ['schwere-ruestung', 'mittlere-ruestung'] };
    expect([check(worn), check(worn, { ruestung: true })]).toEqual([['warning rw-off'], ['warning rw-capped']]);
    expect(check({ ...howky, naturalArmour: 1 })).toEqual(['warning rw-off']);
    expect(check({ ...howky, weapons: [{ class: 'axt', skill: 'Axtkampf', piercing: 1 }] })).toEqual([
      'warning rw-off',
    ]);
  });

  it('HTB-213, HTB-214, HTB-215, HTB-219, HTB-221, HTB-240: bonus points', () => {
    const on = { realistischeVerteilung: true };
    const eased = (...bonus: [string, number, boolean?][]): Sheet => ({
      ...howky,
      weapons: [],
      skills: [
        ...howky.skills!.filter((s) => !bonus.some(([name]) => name === s.name)),
        ...bonus.map(([name, points, combat]) => ({
          name,
          group: 'handeln' as const,
          points: howky.skills!.find((s) => s.name === name)?.points ?? 0,
          bonus: points,
          ...(combat !== undefined && { combat }),
        })),
      ],
    });
    expect(check(eased(['Axtkampf', 9, true]))).toEqual(['warning bonus-off']);
    expect(check(eased(['Axtkampf', 9, true]), on)).toEqual(['warning bonus-rest']);
    expect(check(eased(['Axtkampf', 10, true]), on)).toEqual(['error bonus-cap', 'warning bonus-rest']);
    expect(check(eased(['Axtkampf', 5]), on)).toEqual(['error bonus-skill', 'warning bonus-rest']);
    expect(check(eased(['Axtkampf', 5, true], ['Bäume fällen', 5, true]), on)).toEqual([
      'error bonus-combat-twice',
      'warning bonus-rest',
    ]);
    // Wissen 13: up to 67 on the unlearned Aufmerksamkeit; Soziales 16: up to 64
    expect(check(eased(['Aufmerksamkeit', 67], ['Menschenkenntnis', 43]), on)).toEqual([]);
    expect(check(eased(['Aufmerksamkeit', 68], ['Menschenkenntnis', 42]), on)).toEqual(['error bonus-cap']);
    expect(check(eased(['Aufmerksamkeit', 67], ['Menschenkenntnis', 44]), on)).toEqual(['error bonus-sum']);
  });
});

describe('fights', () => {
  const duel: Cast = { heroes: [howky], foes: [goblin] };

  it('HTB-060, HTB-240: two sides, each with somebody able', () => {
    expect(checkCast(duel)).toEqual([]);
    expect(checkCast({ ...duel, foes: [] })).toEqual(['error side-empty']);
    expect(checkCast({ ...duel, foes: [{ ...goblin, currentLifePoints: 9 }] })).toEqual(['error side-empty']);
    const setup = setupOf(duel);
    expect(codes(htbah.checkFight({ ...setup, sides: [...setup.sides, { name: 'Dritte' }] }))).toEqual([
      'error two-sides',
    ]);
  });

  it('HTB-074, HTB-240: the order names everybody once, by id or name', () => {
    expect(checkCast({ ...duel, start: { order: ['Goblin', 'howky'] } })).toEqual([]);
    for (const order of [['howky'], ['howky', 'goblin', 'bernd'], ['howky', 'goblin', 'howky']]) {
      expect(checkCast({ ...duel, start: { order } })).toEqual(['error order-incomplete']);
    }
  });

  it('HTB-067, HTB-240: a common roll needs equal Handeln', () => {
    const options = { npcInitiative: 'common' } as const;
    expect(checkCast({ ...duel, options })).toEqual([]);
    expect(checkCast({ ...duel, foes: [goblin, archer], options })).toEqual(['error common-initiative']);
  });

  it('HTB-207, HTB-240: options that the module fixes are told', () => {
    const options = { genauereEinteilung: true, critFailureRule: 'inabilityFaces' } as const;
    expect(checkCast({ ...duel, options })).toEqual(['warning option-overridden']);
  });

  it('HTB-062, HTB-240: values of a member that cannot be', () => {
    const foes = [{ sheet: goblin, extra: { currentLifePoints: 41 } }];
    expect(checkCast({ ...duel, foes })).toEqual(['error member-lp']);
    expect(checkCast({ ...duel, heroes: [{ sheet: howky, extra: { gbp: { handeln: 2 } } }] })).toEqual([
      'error member-gbp',
    ]);
    expect(htbah.start.safeParse({ ambush: 'all' }).success).toBe(false);
    expect(htbah.member.safeParse({ surprised: 'maybe' }).success).toBe(false);
    expect(plain('a').name).toBe('a');
  });
});
