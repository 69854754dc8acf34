import { describe as group, expect, it } from 'vitest';
import { bookOf } from '../../../rulesets/sargon/book.js';
import { epOf, kampfOf } from '../../../rulesets/sargon/values.js';
import { speedSum } from '../../../rulesets/sargon/sums.js';
import { at, cardOf, duelOf, playRound, rules, rulesWith, sample, someone, tables } from './given.js';

const book = bookOf(rules);
const card = (change: Record<string, unknown> = {}) => cardOf(someone(change));

group('derived values', () => {
  it('of the sample sheets are those of the specification', () => {
    const row = (name: string) => {
      const c = cardOf(sample(name));
      const arm = c.main!;
      return [c.bel, c.kampf, c.initiative, arm.attack, arm.parry, c.dodge, arm.challenge, c.rest, c.protection];
    };
    expect(row('asthar')).toEqual([-2, 0, 0, 5, 5, 0, 5, 0, 4]);
    expect(row('hirlond')).toEqual([-1, 0, 2, 7, 7, 2, 7, 0, 2]);
    expect(row('ordelech')).toEqual([-1, 0, 0, 2, 4, 0, 3, -1, 0]);
    expect(row('ork')).toEqual([-1, 0, -1, 4, 3, -1, 3, 1, 2]);
    expect(row('fechterin')).toEqual([-1, 2, 3, 11, 11, 4, 11, 0, 2]);
    const off = cardOf(sample('fechterin')).off!;
    expect([off.attack, off.parry, off.challenge]).toEqual([10, 10, 9]);
  });

  it('SAR-001, SAR-002: Bel is added; without one it is that of armour and shield', () => {
    expect(card({ bel: -3 }).main!.attack).toBe(card().main!.attack - 3);
    expect(card({ armour: ['kettenhemd', 'wattierung'], hands: { main: 'dolch', off: 'turmschild' } }).bel).toBe(-3);
    expect(card({ bel: 0, armour: ['kettenhemd'] }).bel).toBe(0);
  });

  it('SAR-003, SAR-004: what is not listed counts 0', () => {
    const c = card({
      skills: {},
      hands: { main: { id: 'x', label: 'X', skill: 'magie', hands: 1, reach: 1, damage: 0, attribute: 'mut' } },
    });
    expect([c.main!.attack, c.str]).toEqual([0, 0]);
  });

  it('D2, SAR-005, SAR-006, SAR-007: Kampf is a fifth of all combat skills, used or not', () => {
    const kampf = (skills: Record<string, number>, combatSkills?: string[]) =>
      kampfOf(book, { skills, ...(combatSkills ? { combatSkills } : {}) });
    expect([4, 5, 9, 10].map((n) => kampf({ einhandwaffen: n }))).toEqual([0, 1, 1, 2]);
    expect(kampf({ einhandwaffen: 3, schusswaffen: 2, athletik: 30, magie: 30 })).toBe(1);
    expect(kampf({ einhandwaffen: 3, magie: 7 }, ['magie', 'einhandwaffen'])).toBe(2);
    // A combat skill that is not used changes no attack.
    expect(card({ skills: { einhandwaffen: 4, schusswaffen: 5 } }).main!.attack).toBe(5);
  });

  it('SAR-008, SAR-235: a specialisation changes neither Kampf nor the skill', () => {
    const c = card({
      specialisations: [{ skill: 'einhandwaffen', type: 'langschwert' }],
      skills: { einhandwaffen: 4 },
    });
    expect([c.kampf, c.main!.skill, c.main!.attack]).toEqual([0, 4, 6]);
  });

  it('SAR-009, SAR-016, SAR-018: initiative, speed and base actions', () => {
    const c = card({
      attributes: { sch: 3, kon: 1 },
      bel: -1,
      skills: { einhandwaffen: 6, athletik: 4 },
      extraActions: 2,
    });
    expect([c.initiative, c.speed, c.base]).toEqual([3, 6, 4]);
  });

  it('D6, SAR-010: the base move by size', () => {
    expect([-3, -2, -1, 0, 1, 2, 3].map((size) => card({ size }).move)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  });

  it('SAR-011, SAR-256: dodge = SCH + Handgemenge + Bel - size', () => {
    expect(card({ attributes: { sch: 2, kon: 0 }, skills: { handgemenge: 4 }, bel: -1, size: 1 }).dodge).toBe(4);
  });

  it('SAR-012, SAR-019, SAR-020, SAR-207: challenge, attack and parry of a weapon, without Kampf', () => {
    const c = card({ attributes: { sch: 2, kon: 0 }, skills: { einhandwaffen: 6 }, bel: -1, hands: { main: 'dolch' } });
    expect([c.main!.challenge, c.main!.attack, c.main!.parry]).toEqual([2 - 1 + 6 - 1, 2 + 6 + 1 - 1, 2 + 6 + 0 - 1]);
  });

  it('SAR-019: a weapon may use another attribute', () => {
    const own = {
      id: 'keule',
      label: 'Keule',
      skill: 'einhandwaffen',
      hands: 1,
      reach: 1,
      damage: 3,
      attribute: 'str',
    };
    const c = card({ attributes: { sch: 1, kon: 0, str: 4 }, hands: { main: own } });
    expect([c.main!.attack, c.main!.challenge]).toEqual([8, 5]);
  });

  it('SAR-015, SAR-013: rest has no skill', () =>
    expect(card({ attributes: { sch: 0, kon: 3 }, bel: -1 }).rest).toBe(2));

  it('SAR-017, SAR-034: two base actions', () =>
    expect([card().base, tables.constants.constants.find(({ id }) => id === 'baseActions')?.value]).toEqual([2, 2]));

  it('SAR-021: block = SCH + skill + shield + Bel', () => {
    const c = card({
      attributes: { sch: 2, kon: 0 },
      skills: { schilde: 3 },
      hands: { main: 'dolch', off: 'turmschild' },
    });
    expect(c.shield!.bonus).toBe(2 + 3 + 3 - 1);
  });

  it('SAR-022, SAR-238: ability = attribute + skill + bonus + Bel, with its specialisation', () => {
    const ability = {
      id: 'blitz',
      label: 'Blitz',
      kind: 'simple',
      use: 'attack',
      skill: 'magie',
      type: 'feuer',
      attribute: 'kon',
      bonus: 2,
      damage: 3,
    };
    const specialisations = [{ skill: 'magie', type: 'feuer' }];
    const sheet = { attributes: { sch: 0, kon: 3 }, skills: { magie: 5 }, bel: -1, abilities: [ability] };
    expect(card(sheet).abilities[0]!.bonus).toBe(9);
    expect(card({ ...sheet, specialisations }).abilities[0]!.bonus).toBe(10);
  });

  it('SAR-164: STR counts in melee and for thrown weapons', () => {
    const strength = (main: string) => card({ attributes: { sch: 0, kon: 0, str: 3 }, hands: { main } }).main!.strength;
    expect(['langschwert', 'wurfspeer', 'bogen'].map(strength)).toEqual([3, 3, 0]);
  });

  it('SAR-232, SAR-233, SAR-234: a specialisation in a sub-type gives +1 on attack, parry and challenge with it', () => {
    const bonus = (main: string) => {
      const arm = card({ hands: { main }, specialisations: [{ skill: 'einhandwaffen', type: 'dolch' }] }).main!;
      const plain = card({ hands: { main } }).main!;
      return [arm.attack - plain.attack, arm.parry - plain.parry, arm.challenge - plain.challenge];
    };
    expect([bonus('dolch'), bonus('langschwert')]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('SAR-068: wound and seizure count for speed', () => {
    const f = at(duelOf({ wound: 'mittel', skills: { athletik: 5 } }, {}), 'a');
    f.burden = 1;
    expect(speedSum(f)).toBe(5 - 3 - 1);
  });

  it('SAR-247, SAR-248, SAR-249: the first pair costs 1, 3, 6 EP, a further one 1, 2, 5', () => {
    const cost = (...stages: number[]) => {
      const twoWeaponTraining = stages.map((stage, i) => ({ types: ['dolch', `x${i}`], stage }));
      return epOf(book, { specialisations: [], twoWeaponTraining });
    };
    expect([cost(1), cost(2), cost(3)]).toEqual([1, 3, 6]);
    expect([cost(1, 1), cost(1, 2), cost(1, 3)]).toEqual([2, 3, 6]);
  });

  it('SAR-071: everybody starts with the levels of his sheet', () => {
    const f = at(duelOf({ wound: 'leicht', fatigue: 'muede' }, {}), 'a');
    expect([f.wound, f.fatigue, f.malus]).toEqual([1, 2, -3]);
    expect(at(duelOf({}, {}), 'a').malus).toBe(0);
  });

  it('SAR-014: Bel counts for fatigue only by the option', () => {
    const total = (useBel: boolean) => {
      const fight = duelOf({ bel: -2 }, {}, { under: rulesWith({ 'fatigue.useBel': useBel }), start: { distance: 3 } });
      const table = playRound(
        fight,
        [9, 2, 9],
        [
          ['a', 'declaration', 'ready', { 'quick-acting': 2 }],
          ['a', 'turn', 'end'],
          ['b', 'turn', 'end'],
        ],
      );
      return table.told('fatigue.rolled')[0] as unknown as { roll: { total: number } };
    };
    expect([total(false).roll.total, total(true).roll.total]).toEqual([9, 7]);
  });
});
