import { describe, expect, it } from 'vitest';
import { hitPoints, meleeBase, missileBase, strengthBonus, threshold } from '../../../rulesets/agone/values.js';
import { attackValue, dodgeBase, dodgeValue, parryValue, passiveValue } from '../../../rulesets/agone/defences.js';
import { muster } from '../../../rulesets/agone/fighter.js';
import { initiativeBase } from '../../../rulesets/agone/initiative.js';
import { isReady } from '../../../rulesets/agone/hands.js';
import { armOf, blow, cardOf, duel, fightOf, plain, rules, rulesWith, sample } from './given.js';
import { bookOf } from '../../../rulesets/agone/book.js';

const book = bookOf(rules);
const of = (name: string) => muster(cardOf(sample(name)), 0, 0);

describe('derived values', () => {
  it('AGO-001: NK is a third of STÄ and twice GES, rounded down', () => {
    expect([meleeBase(6, 5), meleeBase(2, 8), meleeBase(5, 5)]).toEqual([5, 6, 5]);
  });

  it('AGO-002: FK is half of GES and WAH, rounded down', () => {
    expect([missileBase(5, 4), missileBase(8, 7)]).toEqual([4, 7]);
  });

  it('AGO-003, AGO-004: SB by STÄ + GRÖ, the ends of the table beyond it', () => {
    expect([0, 6, 10, 15].map((sta) => strengthBonus(book, sta, 0))).toEqual([-4, 0, 4, 15]);
    expect([strengthBonus(book, 0, -5), strengthBonus(book, 0, -1)]).toEqual([-6, -6]);
    expect([strengthBonus(book, 23, 0), strengthBonus(book, 25, 10)]).toEqual([43, 43]);
  });

  it('AGO-005: BR by GRÖ', () => {
    expect([-2, -1, 0, 1, 2, 3].map((size) => cardOf({ ...plain, size }).br)).toEqual([1, 2, 3, 4, 6, 8]);
  });

  it('AGO-006: TP are the base of the size, three times AUS and the die', () => {
    expect([hitPoints(book, 0, 5, 6), hitPoints(book, -2, 3, 5), hitPoints(book, 3, 9, 5)]).toEqual([46, 24, 132]);
  });

  it('AGO-007, AGO-008, AGO-010: SSW and SKW are a third and half of the maximum, rounded down, at least 1', () => {
    expect([threshold(46, 3), threshold(46, 2), threshold(2, 3)]).toEqual([15, 23, 1]);
    const worn = cardOf({ ...plain, current: { tp: 10 } });
    expect([worn.ssw, worn.skw]).toEqual([15, 22]);
  });

  it('AGO-010: division rounds down below zero too', () => {
    expect(missileBase(-3, 0)).toBe(-2);
  });

  it('AGO-009: a value on the sheet replaces the derived one, and others follow from it', () => {
    const card = cardOf({ ...plain, nk: 9, fk: 8, sb: 3, br: 7, tp: 60 });
    expect([card.nk, card.fk, card.sb, card.br, card.tp, card.ssw, card.skw]).toEqual([9, 8, 3, 7, 60, 20, 30]);
    expect(cardOf({ ...plain, ssw: 4, skw: 5 })).toMatchObject({ ssw: 4, skw: 5 });
    expect(armOf(muster(card, 0, 0), 'langschwert').w).toBe(8);
  });

  it('AGO-011, AGO-012, AGO-013, AGO-176: a skill that is not there is 0 and untrained, unless comparable', () => {
    const sheet = { ...plain, skills: {} };
    expect(armOf(muster(cardOf(sheet), 0, 0), 'langschwert')).toMatchObject({
      level: 0,
      untrained: -3,
      melee: 2,
      parry: 3,
    });
    const near = cardOf({ ...sheet, comparable: ['schwerter'] });
    expect(armOf(muster(near, 0, 0), 'langschwert')).toMatchObject({ untrained: 0, melee: 5 });
  });

  it('AGO-014: +1 on attack and parry with a special weapon', () => {
    const arm = armOf(muster(cardOf({ ...plain, specialised: ['langschwert'] }), 0, 0), 'langschwert');
    expect([arm.melee, arm.parry]).toEqual([11, 12]);
  });

  it('AGO-015, AGO-016, AGO-017: the penalty of armour and of a shield in the hand lowers passive and dodge', () => {
    const weapons = [{ weapon: 'langschwert' }, { weapon: 'turmschild' }];
    const f = muster(cardOf({ ...plain, armour: 'lederharnisch', weapons }), 0, 0);
    expect([passiveValue(f, null), dodgeValue(f, null)]).toEqual([1, 6]);
    f.off = null;
    expect([passiveValue(f, null), dodgeValue(f, null)]).toEqual([3, 8]);
  });

  it('AGO-018, AGO-019: dodging is never below the passive value, the malus of the untrained included', () => {
    const f = muster(cardOf({ ...plain, skills: {} }), 0, 0);
    expect(dodgeValue(f, null)).toBe(5);
    const two = muster(cardOf({ ...plain, skills: { ausweichen: 2 } }), 0, 0);
    expect(dodgeValue(two, null)).toBe(7);
  });

  it('AGO-020, AGO-021, AGO-022: W is SB and the weapon; a missile weapon goes without SB, a thrown one keeps it', () => {
    const strong = {
      ...plain,
      sb: 4,
      weapons: [{ weapon: 'langschwert' }, { weapon: 'langbogen' }, { weapon: 'wurfspeer' }],
    };
    const f = muster(cardOf(strong), 0, 0);
    expect(f.card.arms.map((arm) => arm.w)).toEqual([9, 7, 8, 2]);
  });

  it('AGO-023: the WRW of a thrown weapon is STÄ times metres, unless a range is given', () => {
    const own = { id: 'stein', class: 'thrown', skill: 'wurfwaffen', damage: 1, type: 'wucht', range: 12 } as const;
    const f = muster(
      cardOf({ ...plain, weapons: [{ weapon: 'wurfspeer' }, { weapon: 'wurfmesser' }, { weapon: own }] }),
      0,
      0,
    );
    expect(f.card.arms.map((arm) => arm.wrw)).toEqual([25, 15, 12, 0]);
  });

  it('AGO-025: the first weapon is ready, and a shield unless that needs both hands', () => {
    const hands = (...weapons: string[]) => {
      const f = muster(cardOf({ ...plain, weapons: weapons.map((weapon) => ({ weapon })) }), 0, 0);
      return [f.main?.id, f.off?.id];
    };
    expect(hands('langschwert', 'rundschild', 'dolch')).toEqual(['langschwert', 'rundschild']);
    expect(hands('speer', 'rundschild')).toEqual(['speer', 'speer']);
    expect(hands('dolch', 'langschwert')).toEqual(['dolch', undefined]);
  });

  it('AGO-026: everybody has a fist, ready at any time', () => {
    const f = muster(cardOf({ ...plain, weapons: [{ weapon: 'speer' }] }), 0, 0);
    expect(isReady(f, f.card.fist)).toBe(true);
    expect(f.card.fist).toMatchObject({ id: 'faust', w: -2 });
  });

  it('AGO-027: with the option the body bonus counts on INI and on every attack and defence', () => {
    const sheet = { ...plain, bodyBonus: 2 };
    const on = fightOf(
      [
        { name: 'A', sheet },
        { name: 'B', sheet },
      ],
      rulesWith({ 'aspects.enabled': true }),
    );
    const off = fightOf([
      { name: 'A', sheet },
      { name: 'B', sheet },
    ]);
    const numbers = (fight: typeof on) => {
      const [f] = fight.fighters;
      const sword = f!.card.arms[0]!;
      return [
        initiativeBase(f!, sword, null),
        attackValue(f!, sword, false, null),
        attackValue(f!, sword, true, null),
        parryValue(f!, sword, null),
        dodgeBase(blow(fight), null),
        passiveValue(f!, null),
      ];
    };
    expect(numbers(off)).toEqual([12, 10, 10, 11, 10, 5]);
    expect(numbers(on)).toEqual([14, 12, 12, 13, 12, 7]);
  });

  it('AGO-028: with the option each point of STÄ and GES that a weapon lacks is -1 on attack and parry', () => {
    const sheet = { ...plain, attributes: { ...plain.attributes, sta: 3, ges: 2 } };
    const arm = (under = rules) => armOf(duel(sheet, {}, under).fighters[0]!, 'langschwert');
    expect(arm().minimum).toBe(0);
    expect(arm(rulesWith({ 'weapon.minimums': true })).minimum).toBe(-4);
    expect(arm(rulesWith({ 'weapon.minimums': true })).melee - arm().melee).toBe(-4);
    expect(arm(rulesWith({ 'weapon.minimums': true })).parry - arm().parry).toBe(-4);
  });

  it('EX-30: the four sheets have the values of their comments', () => {
    const numbers = (name: string) => {
      const f = of(name);
      const { nk, fk, sb, br, tp, ssw, skw } = f.card;
      return [nk, fk, sb, br, tp, ssw, skw, passiveValue(f, null), dodgeValue(f, null)];
    };
    expect(numbers('berengar')).toEqual([5, 4, 0, 3, 46, 15, 23, 3, 7]);
    expect(numbers('nyx')).toEqual([6, 7, -4, 1, 24, 8, 12, 8, 14]);
    expect(numbers('ogrim')).toEqual([6, 3, 21, 8, 132, 44, 66, 3, 3]);
    expect(numbers('isolde')).toEqual([5, 6, 0, 3, 42, 14, 21, 4, 7]);
    const foot = of('isolde');
    foot.mounted = false;
    expect(dodgeValue(foot, null)).toBe(9);
    const arms = (name: string) => {
      const f = of(name);
      const [arm] = f.card.arms;
      return [attackValue(f, arm!, false, null), parryValue(f, arm!, null), arm!.w, initiativeBase(f, arm!, null)];
    };
    expect([arms('berengar'), arms('nyx'), arms('ogrim')]).toEqual([
      [11, 12, 5, 11],
      [14, 14, 0, 18],
      [11, 11, 26, 6],
    ]);
    expect(of('isolde').card.mount).toMatchObject({ ssw: 23, br: 9 });
  });
});
