import { describe, expect, it } from 'vitest';
import { damageOf, land } from '../../../rulesets/agone/damage.js';
import { strike } from '../../../rulesets/agone/attack.js';
import { agone } from '../../../rulesets/agone/index.js';
import { harmMount } from '../../../rulesets/agone/mount.js';
import { suffer, type Source } from '../../../rulesets/agone/wound.js';
import { isStunned } from '../../../rulesets/agone/able.js';
import { parryBase } from '../../../rulesets/agone/defences.js';
import type { Fight, Fighter } from '../../../rulesets/agone/state.js';
import type { Sheet } from '../../../rulesets/agone/sheet.js';
import { blow, desk, duel, fighter, fightOf, playRound, rulesWith, sample, told, type Throw } from './given.js';

const sourceOf = (fight: Fight, type: Source['type'] = 'hieb'): Source => ({
  by: fight.fighters[0]!,
  size: 0,
  type,
  of: [],
  opens: false,
});

/** One hit of so much damage on B, with these dice. */
function hit(
  damage: number,
  dice: readonly Throw[] = [],
  sheet: Partial<Sheet> = {},
  under = rulesWith(),
  change: (b: Fighter) => void = () => {},
  type: Source['type'] = 'hieb',
) {
  const fight = duel({}, sheet, under);
  fight.round = 1;
  const b = fighter(fight, 'b');
  change(b);
  const table = desk(dice);
  suffer(fight, b, damage, sourceOf(fight, type), table);
  table.done();
  return { fight, b, table };
}

describe('damage', () => {
  it('AGO-210, AGO-211, AGO-212, AGO-217, AGO-218: ES, W unless it was parried, less the armour and no shield', () => {
    expect([damageOf(3, 5, false, 3, null), damageOf(6, 5, true, 3, null)]).toEqual([5, 3]);
    const harm = (answer: string, faces: number[]) => {
      const fight = duel(
        {},
        {
          armour: 'schuppenpanzer',
          weapons: [{ weapon: 'langschwert' }, { weapon: 'turmschild' }],
          skills: { schwerter: 5 },
        },
      );
      const table = desk(faces, [
        { reaction: answer === 'parry' ? { option: 'parry', with: 'langschwert' } : { option: answer } },
      ]);
      land(fight, strike(fight, blow(fight), table), false, table);
      return 45 - fighter(fight, 'b').tp;
    };
    // passive 5 - 5 = 0, dodge 0 (untrained, floor), parry 11; protection 5, W 5
    expect([harm('passive', [5, 6]), harm('dodge', [5, 6]), harm('parry', [9, 2])]).toEqual([9, 9, 6]);
  });

  it('AGO-214: a missile: ES and W less the armour', () => {
    const fight = duel({ weapons: [{ weapon: 'langbogen' }], sb: 9 }, { armour: 'lederharnisch' });
    fighter(fight, 'b').position = 20;
    const table = desk([4], [{ 'missile-dodge': { option: 'none' } }]);
    land(fight, strike(fight, blow(fight, true, { deed: 'shoot' }), table), false, table);
    expect(fighter(fight, 'b').tp).toBe(45 - (4 + 7 - 3));
  });

  it('AGO-215, AGO-216: 0 or less is nothing at all, anything above is taken off the TP', () => {
    expect([hit(0, [], { ssw: 1, skw: 1 }).b, hit(-3, [], { ssw: 1, skw: 1 }).b]).toMatchObject([
      { tp: 45, wounds: 0 },
      { tp: 45, wounds: 0 },
    ]);
    expect(hit(14).b).toMatchObject({ tp: 31, wounds: 0 });
  });

  it('AGO-219: the consequences in their order, which dead or helpless ends', () => {
    const types = (table: ReturnType<typeof hit>['table']) => table.events.map(({ type }) => type);
    const all = hit(
      30,
      [8, 5, 5],
      { tp: 90, skw: 30, ssw: 15 },
      rulesWith({ 'critical.enabled': true }),
      (b) => void (b.wounds = 2),
      'wucht',
    );
    expect(types(all.table)).toEqual([
      ...[
        'damage.dealt',
        'wound.inflicted',
        'critical.inflicted',
        'condition.gained',
        'test.rolled',
        'condition.gained',
        'test.rolled',
      ],
    ]);
    expect(types(hit(45).table)).toEqual(['damage.dealt', 'wound.inflicted', 'fighter.disabled']);
    expect(types(hit(16, [], { tp: 90, ssw: 15 }, rulesWith(), (b) => void (b.wounds = 3)).table)).toEqual([
      ...['damage.dealt', 'wound.inflicted', 'fighter.died'],
    ]);
  });
});

describe('serious wounds', () => {
  it('AGO-220, AGO-232, EX-26: one hit of SSW is one serious wound, of SKW a critical one as well', () => {
    const berengar = sample('berengar');
    const under = rulesWith({ 'critical.enabled': true });
    const wounds = (damage: number, dice: Throw[], rules = under) => {
      const { b } = hit(damage, dice, { ...berengar }, rules);
      return [b.wounds, b.injuries.length];
    };
    expect([wounds(14, []), wounds(15, [9]), wounds(23, [1, 9])]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(wounds(23, [9], rulesWith())).toEqual([1, 0]);
    expect(hit(44, [9], { tp: 90, ssw: 15, skw: 99 }).b.wounds).toBe(1);
  });

  it('AGO-221, AGO-222, EX-27: -2, -6, -12 as totals, or with the option added up', () => {
    const malus = (before: number, mode: 'total' | 'sum') => {
      const under = rulesWith({ 'wound.mode': mode, 'wound.thirdWill': false });
      const { b } = hit(15, [[10, 10, 9]], { tp: 90, ssw: 15 }, under, (one) => void (one.wounds = before));
      return b.malus;
    };
    expect([0, 1, 2].map((n) => malus(n, 'total'))).toEqual([-2, -6, -12]);
    expect([0, 1, 2].map((n) => malus(n, 'sum'))).toEqual([-2, -8, -20]);
  });

  it('AGO-223: three can be borne, the fourth kills', () => {
    const dies = (before: number, max = 3) =>
      hit(
        15,
        before < max ? [[10, 10, 9], ...(before === 2 ? [9] : [])] : [],
        { tp: 90, ssw: 15 },
        rulesWith({}, { woundMax: max }),
        (b) => void (b.wounds = before),
      ).b.dead;
    expect([dies(2), dies(3)]).toEqual([false, true]);
    expect(dies(1, 1)).toBe(true);
  });

  it('AGO-224, AGO-225: balance: twice GES and the balance bonus against 10 and the new malus, which is not taken off again', () => {
    const test = (die: number, before = 0, sheet: Partial<Sheet> = {}) => {
      const { b, table } = hit(
        15,
        [die],
        { tp: 90, ssw: 15, ...sheet },
        rulesWith(),
        (one) => void (one.wounds = before),
      );
      const [rolled] = told(table, 'test.rolled');
      return [rolled!['total'], rolled!['sg'], b.prone];
    };
    expect([test(2), test(6, 1), test(5, 1)]).toEqual([
      [12, 12, false],
      [16, 16, false],
      [15, 16, true],
    ]);
    expect(test(2, 1, { balanceBonus: 10 })).toEqual([22, 16, false]);
  });

  it('AGO-226: who lies already throws no balance test', () => {
    expect(hit(15, [], {}, rulesWith(), (b) => void (b.prone = true)).table.rolled).toEqual([]);
  });

  it('AGO-227: a rider who fails it falls off and lies on the ground', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    expect(hit(15, [[1, 5]], { mount }).b).toMatchObject({ mounted: false, prone: true });
    expect(hit(15, [9], { mount }).b).toMatchObject({ mounted: true, prone: false });
  });

  it('AGO-228: the third calls for a will test against 10, without malus; failure or a fumble faints', () => {
    const faints = (die: Throw, sheet: Partial<Sheet> = {}, under = rulesWith()) => {
      const { b, table } = hit(
        15,
        [[10, 9], die],
        { tp: 90, ssw: 15, ...sheet },
        under,
        (one) => void (one.wounds = 2),
      );
      return [told(table, 'test.rolled')[1]!['total'], b.unconscious];
    };
    expect(faints(2)).toEqual([12, false]);
    const weak = { attributes: { ges: 5, wah: 5, sta: 5, aus: 5, wil: 3 } };
    expect([faints(3, weak), faints(4, weak)]).toEqual([
      [9, true],
      [10, false],
    ]);
    const strong = { attributes: { ges: 5, wah: 5, sta: 5, aus: 5, wil: 9 } };
    expect(faints([1, 2], strong)).toEqual([17, true]);
    expect(faints(3, { ...weak, soulBonus: 1 }, rulesWith({ 'aspects.enabled': true }))).toEqual([10, false]);
    const off = hit(
      15,
      [[10, 9]],
      { tp: 90, ssw: 15 },
      rulesWith({ 'wound.thirdWill': false }),
      (b) => void (b.wounds = 2),
    );
    expect(told(off.table, 'test.rolled')).toHaveLength(1);
  });

  it('AGO-229, AGO-230: a mount counts wounds that touch nobody, and its rider may fall as it collapses', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const harm = (damage: number, dice: Throw[], before = 0) => {
      const fight = duel({}, { mount });
      const b = fighter(fight, 'b');
      b.mountWounds = before;
      const table = desk(dice);
      harmMount(fight, b, damage, sourceOf(fight), table);
      table.done();
      return [b.mountTp, b.mountWounds, b.malus, b.mounted, b.prone];
    };
    expect(harm(23, [])).toEqual([47, 1, 0, true, false]);
    expect(harm(23, [9], 3)).toEqual([0, 4, 0, false, false]);
    expect(harm(70, [[1, 2]])).toEqual([0, 1, 0, false, true]);
  });

  it('AGO-175, AGO-230: the wounds of the rider count on the balance test as his mount collapses, against 10', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const rides = (face: Throw) => {
      const fight = duel({}, { mount, current: { wounds: 2 } });
      const table = desk([face]);
      harmMount(fight, fighter(fight, 'b'), 70, sourceOf(fight), table);
      return [told(table, 'test.rolled')[0]!['total'], told(table, 'test.rolled')[0]!['sg'], fighter(fight, 'b').prone];
    };
    expect([rides(6), rides(5)]).toEqual([
      [10, 10, false],
      [9, 10, true],
    ]);
  });
});

describe('critical wounds', () => {
  const on = rulesWith({ 'critical.enabled': true });
  const tough = { tp: 200, ssw: 60, skw: 60, attributes: { ges: 20, wah: 5, sta: 5, aus: 5 } };

  it('AGO-231, AGO-233, AGO-234: only with the option, one closed die on the column of the damage type', () => {
    const region = (type: Source['type']) => hit(60, [4, 9], tough, on, () => {}, type).b;
    expect([region('hieb'), region('wucht'), region('stich')].map((b) => [b.armMalus, b.bleeding])).toEqual([
      [-2, 1],
      [-3, 0],
      [-2, 1],
    ]);
    const { table } = hit(60, [4, 9], tough, on);
    expect(table.rolled[0]).toBe('critical@a');
    expect(hit(60, [9], tough).b.injuries).toHaveLength(0);
  });

  it('AGO-234: every row does what it says', () => {
    const rows = [1, 2, 3, 5, 6, 7, 8].map(
      (face) => hit(60, face === 5 ? [face] : [face, 9], tough, on, () => {}, 'wucht').b,
    );
    expect(rows.map((b) => [b.brLoss, b.main?.id ?? null, b.prone, b.allMalus, b.armMalus])).toEqual([
      [1, 'langschwert', false, 0, 0],
      [0, null, false, 0, 0],
      [2, 'langschwert', false, 0, 0],
      [3, 'langschwert', true, 0, 0],
      [0, 'langschwert', false, -2, 0],
      [0, null, false, 0, -6],
      [0, 'langschwert', false, -2, 0],
    ]);
    expect(hit(60, [10], tough, on).b).toMatchObject({ dying: true, bleeding: 5 });
  });

  it('AGO-237: bleeding of several wounds adds up until somebody stabilises', () => {
    const { fight, b } = hit(60, [6, 9], tough, on);
    suffer(fight, b, 60, sourceOf(fight), desk([8, 9]));
    expect(b.bleeding).toBe(3 + 4);
  });

  it('AGO-238: arm counts on attack and parry with the main hand, all on all tests; several add up', () => {
    const shield = { weapons: [{ weapon: 'langschwert' }, { weapon: 'rundschild' }] };
    const { fight, b } = hit(60, [4, 9], { ...tough, ...shield, nk: 5 }, on, () => {}, 'wucht');
    const [sword, round] = b.card.arms;
    const one = blow(fight);
    b.malus = 0;
    expect([parryBase(fight, one, sword!, true, null), parryBase(fight, one, round!, true, null)]).toEqual([
      11 - 3,
      12,
    ]);
    suffer(fight, b, 60, sourceOf(fight, 'wucht'), desk([6, 9]));
    suffer(fight, b, 60, sourceOf(fight, 'wucht'), desk([4, 9, 9]));
    expect([b.armMalus, b.allMalus]).toEqual([-6, -2]);
    expect(parryBase(fight, one, round!, true, null)).toBe(12 - 2 + b.malus);
  });

  it('AGO-239: stunned for the rest of the round and the rounds after, with the passive defence only', () => {
    const { fight, b } = hit(60, [8, 9], tough, on, () => {}, 'wucht');
    expect([1, 2, 3].map((round) => isStunned({ ...fight, round }, b))).toEqual([true, true, false]);
    b.malus = 0;
    const table = playRound(fight, [5, 2, 8]);
    expect(table.asked).toEqual(['announce@a', 'declare@a', 'act@a']);
    expect(told(table, 'fighter.dazed')).toMatchObject([{ who: 'b', why: 'stunned' }]);
  });
});

describe('zero TP and death', () => {
  it('AGO-240: at 0 TP out of the fight, on the ground, helpless and dying; or as the option says', () => {
    const state = (mode: 'dying' | 'unconscious' | 'dead') => {
      const { b } = hit(45, [], { ssw: 50, skw: 50 }, rulesWith({ 'zero.mode': mode }));
      return [b.prone, b.dying, b.unconscious, b.dead, b.out];
    };
    expect(state('dying')).toEqual([true, true, false, false, true]);
    expect(state('unconscious')).toEqual([true, false, true, false, true]);
    expect(state('dead')).toEqual([false, false, false, true, true]);
  });

  it('AGO-240, AGO-242: who has fainted is dying from 0 TP on, who was stabilised is not dying again', () => {
    const faint = (tp: number, mode: 'dying' | 'unconscious' = 'dying') => {
      const under = rulesWith({ 'zero.mode': mode });
      const { b, table } = hit(5, [], {}, under, (one) => Object.assign(one, { tp, unconscious: true, out: true }));
      return [b.tp, b.dying, told(table, 'fighter.disabled').length];
    };
    expect([faint(6), faint(5), faint(-1)]).toEqual([
      [1, false, 0],
      [0, true, 1],
      [-6, false, 0],
    ]);
    expect(faint(5, 'unconscious')).toEqual([0, false, 0]);
  });

  it('AGO-240, AGO-241: who begins without TP is out of the fight, or dead', () => {
    const begins = (tp: number) => fighter(duel({}, { current: { tp } }), 'b');
    expect(begins(0)).toMatchObject({ dying: true, prone: true, out: true, dead: false });
    expect(begins(-15)).toMatchObject({ dead: true, out: true });
    expect(begins(1)).toMatchObject({ dying: false, out: false });
    const start = { fighters: { B: { tp: -1 } } };
    const fight = fightOf([{ name: 'A' }, { name: 'B' }], rulesWith(), start);
    expect(fighter(fight, 'b')).toMatchObject({ tp: -1, dying: true });
    expect(agone.outcome(fight)).toEqual({ kind: 'won', side: 0 });
  });

  it('AGO-241: at minus SSW TP he is dead', () => {
    const dead = (damage: number, factor = 1) =>
      hit(damage, [], { ssw: 15, skw: 99 }, rulesWith({}, { deathSsw: factor })).b.dead;
    expect([dead(59), dead(60)]).toEqual([false, true]);
    expect([dead(60, 2), dead(75, 2)]).toEqual([false, true]);
  });

  it('tells the fate of everybody', () => {
    const { fight, b } = hit(45, [], { ssw: 50, skw: 50 });
    expect(agone.tally(fight)).toMatchObject([
      { fate: 'standing', left: 1 },
      { fate: 'out', left: 0 },
    ]);
    expect(b.tp).toBe(0);
  });
});
