import { describe as group, expect, it } from 'vitest';
import {
  gain,
  gainNext,
  gainNow,
  holds,
  SPRAINED,
  NO_ATTACK,
  timed,
} from '../../../rulesets/drachensturm/conditions.js';
import { mayAim } from '../../../rulesets/drachensturm/aims.js';
import { attackSum, defenceSum, rangeModifier } from '../../../rulesets/drachensturm/modifiers.js';
import type { Combatant } from '../../../rulesets/drachensturm/state.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { ridingParts } from '../../../rulesets/drachensturm/probe.js';
import { arena, type Arena } from './arena.js';
import { plainRules, rulesWith, someone, tables, type Wishes } from './given.js';

const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, wishes: Wishes = {}): Arena =>
  arena([{ sheet: someone('A', x) }, { sheet: someone('B', y) }], wishes);

/** What a change adds to attack, parry, dodge and PGw of A, who has Aw 7, PGw 5 and a dagger (PWf 1, unlearned). */
function effect(
  change: (a: Combatant, b: Combatant, s: Arena) => void,
  s: Arena = pair({ held: ['dolch'] }),
): number[] {
  const [a, b] = [s.of('a'), s.of('b')];
  const sums = () => {
    const attack = attackSum(s.fight, a, b, { item: a.items[0]!, aim: 0 }).sum;
    const ways = (['parry', 'dodge', 'pgw'] as const).map((way) => defenceSum(s.fight, a, b, way, a.items[0]).sum);
    return [attack, ...ways];
  };
  const before = sums();
  change(a, b, s);
  return sums().map((n, i) => n - before[i]!);
}
const timedFor = (name: (typeof timed)[number]) => (c: Combatant, _b: Combatant, s: Arena) =>
  gainNow(s.fight, c, timed.indexOf(name), 3);

group('modifiers of attack and defence', () => {
  it('DRA-172 DRA-173 DRA-174 DRA-175: conditions', () => {
    expect(effect(timedFor('sprained'))).toEqual([-3, -3, -3, 0]);
    expect(effect((a) => void (a.halfBlind = 2))).toEqual([-5, -5, -5, 0]);
    expect(effect(timedFor('jarred'))).toEqual([-3, -3, 0, 0]);
    expect(effect(timedFor('strained'))).toEqual([-3, -3, -3, 0]);
  });

  it('DRA-176 DRA-512: off balance, until the next defence', () => {
    expect(effect((a) => void (a.offBalance = true))).toEqual([0, -3, -3, 0]);
    const s = pair();
    s.of('b').offBalance = true;
    s.blow('a', 'b', [2, 19]);
    expect(s.of('b').offBalance).toBe(false);
  });

  it('DRA-177 DRA-262 DRA-263: total exhaustion, the debt left aside', () => {
    expect(effect((a) => void (a.ka = 0))).toEqual([-4, -4, -4, -4]);
    expect(effect((a) => void ((a.ka = 1), (a.debt = 50)))).toEqual([0, 0, 0, 0]);
  });

  it('DRA-178: +1 for each feint', () => expect(effect((a) => void (a.toward[1]!.feints = 2))).toEqual([2, 0, 0, 0]));

  it('DRA-179 DRA-180 DRA-181 DRA-182: Kampftaktik', () => {
    expect(effect((a) => void (a.tactics = { n: 3, spoilt: undefined }))).toEqual([3, -3, -3, -3]);
    expect(effect((a) => void (a.tactics = { n: -2, spoilt: undefined }))).toEqual([-2, 2, 2, 2]);
    expect(effect((a) => void (a.tactics = { n: 0, spoilt: 'failed' }))).toEqual([-1, -1, -1, -1]);
    expect(effect((a) => void (a.tactics = { n: 0, spoilt: 'fumbled' }))).toEqual([-4, -4, -4, -4]);
  });

  it('DRA-183: totale Verteidigung', () => {
    const s = pair({ held: ['dolch'], talents: { 'totale-verteidigung': 7 } });
    expect(effect((a) => void (a.defending = 'succeeded'), s)).toEqual([0, 4, 4, 4]);
    expect(effect((a) => void (a.defending = 'declared'), pair({ held: ['dolch'] }))).toEqual([0, 0, 0, 0]);
  });

  it('DRA-186 DRA-333: from behind the dodge alone is left, with -2', () => {
    expect(effect((_a, b) => void (b.toward[0]!.behind = true))).toEqual([0, 0, -2, 0]);
    const s = pair({}, { held: ['dolch'] });
    s.of('a').toward[1]!.behind = true;
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
  });

  it('DRA-187 DRA-344: a right-hander against a left-hander, in their first three KR', () => {
    const s = pair({ held: ['dolch'] }, { handedness: 'left' });
    expect(attackSum(s.fight, s.of('a'), s.of('b'), { item: s.of('a').items[0]!, aim: 0 }).sum).toBe(5 + 2 - 1);
    expect(defenceSum(s.fight, s.of('a'), s.of('b'), 'parry', s.of('a').items[0]).sum).toBe(5 + 1 - 1);
    expect(defenceSum(s.fight, s.of('a'), s.of('b'), 'dodge').sum).toBe(5);
    const late = (kr: number) => {
      const p = pair({ held: ['dolch'] }, { handedness: 'left' });
      p.of('a').toward[1]!.met = 2;
      p.fight.kr = kr;
      return attackSum(p.fight, p.of('a'), p.of('b'), { item: p.of('a').items[0]!, aim: 0 }).sum;
    };
    expect([late(4), late(5)]).toEqual([6, 7]);
    const lefties = pair({ handedness: 'left' }, { handedness: 'left' });
    expect(
      attackSum(lefties.fight, lefties.of('a'), lefties.of('b'), { item: lefties.of('a').items[0]!, aim: 0 }).sum,
    ).toBe(7);
  });

  it('DRA-188 DRA-337 DRA-338 DRA-340: the smaller defends better and reaches the Kopf worse; the larger strikes harder', () => {
    const s = pair({ heightCm: 120 }, { heightCm: 175 });
    const kopf = s.fight.book.aims.findIndex(({ id }) => id === 'kopf');
    const [a, b] = [s.of('a'), s.of('b')];
    expect((['parry', 'dodge', 'pgw'] as const).map((way) => defenceSum(s.fight, a, b, way).sum)).toEqual([6, 6, 6]);
    expect(attackSum(s.fight, a, b, { item: a.items[0]!, aim: kopf }).sum).toBe(7 - 6 - 1);
    expect(s.blow('b', 'a', [15, 2, [4]]).told('damage.dealt')[0]).toMatchObject({ damage: 2 });
    const off = pair({ heightCm: 120 }, { heightCm: 175 }, { rules: rulesWith({ sizeRules: 'off' }) });
    expect(defenceSum(off.fight, off.of('a'), off.of('b'), 'dodge').sum).toBe(5);
  });

  it('DRA-171 DRA-192 DRA-194: an aimed attack, its modifier and the part it strikes', () => {
    const s = pair({ values: { agw: 15 } });
    const sums = Object.fromEntries(
      s.fight.book.aims.map((aim, i) => [
        aim.id,
        attackSum(s.fight, s.of('a'), s.of('b'), { item: s.of('a').items[0]!, aim: i }).sum - 17,
      ]),
    );
    expect(sums).toEqual({
      none: 0, brust: 0, 'linkes-bein': -2, 'rechtes-bein': -2, bauch: -3, 'linker-arm': -4, 'rechter-arm': -4, schwanz: -4,
      kopf: -6, 'linke-hand': -8, 'rechte-hand': -8, auge: -8, hals: -8,
    }); // prettier-ignore
    const eye = s.fight.book.aims.findIndex(({ id }) => id === 'auge');
    s.blow('a', 'b', [15, [5], { defence: 'none' }], { aim: eye });
    expect(s.of('b').le[0]).toBe(2);
  });

  it('DRA-193 DRA-195 DRA-339: what can be aimed at', () => {
    const s = pair({ heightCm: 110 }, { heightCm: 171 });
    const legal = () =>
      s.fight.book.aims.filter((aim) => mayAim(s.fight, s.of('a'), s.of('b'), aim)).map(({ id }) => id);
    expect(legal()).toContain('linker-arm');
    expect(legal()).not.toContain('schwanz');
    expect(legal()).not.toContain('kopf');
    gainNow(s.fight, s.of('b'), 1, 2);
    expect(legal()).toContain('kopf');
    s.of('b').le[3] = -10;
    expect(legal()).not.toContain('linker-arm');
    const near = pair({ heightCm: 111 }, { heightCm: 171 });
    expect(
      mayAim(
        near.fight,
        near.of('a'),
        near.of('b'),
        near.fight.book.aims.find(({ id }) => id === 'kopf')!,
      ),
    ).toBe(true);
  });

  it('DRA-189 DRA-204 DRA-470: range bands', () => {
    const s = pair({ held: ['kurzbogen'] });
    const at = (metres: number) => rangeModifier(s.fight, metres, s.of('a').items[0]!);
    expect([30, 30.1, 60, 61, 120, 121].map(at)).toEqual([0, -3, -3, -6, -6, undefined]);
    expect(tables.ranges.bands).toHaveLength(3);
  });

  it('DRA-190 DRA-599: modifiers add up, the same condition counts once', () => {
    expect(effect((a, _b, s) => [0, 3, 9, 10].forEach((i) => gainNow(s.fight, a, i, 2)))).toEqual([-9, -9, -6, 0]);
    expect(effect(timedFor('strained-tail'))).toEqual([-3, 0, -3, 0]);
  });

  it('DRA-191: totals have no limits', () => {
    const s = pair({ values: { agw: 40 } });
    expect(s.blow('a', 'b', [19, 2, [4]]).told('attack.thrown')[0]).toMatchObject({ sum: { sum: 61 } });
    expect(effect((a) => void (a.tactics = { n: -30, spoilt: undefined }))[0]).toBe(-30);
  });
});

group('checks against falling', () => {
  const club = { learned: ['kriegskeule'], held: ['kriegskeule'] };
  it('DRA-197 DRA-198 DRA-199 DRA-205 DRA-281 EX-49: exhaustion, damage and ground make the Ge check harder', () => {
    const shield = { held: ['rundschild'] };
    const stay = (face: number, ground: number, hurt: number, ka: number) => {
      const b = someone('B', { properties: { kk: 50, ge: 67, re: 60, ko: 50 }, ...shield });
      const s = arena([{ sheet: someone('A', club) }, { sheet: b, keys: { ground } }]);
      Object.assign(s.of('b'), { hurt, ka });
      s.blow('a', 'b', [2, 19, [4, 4, 4], face]);
      return !holds(s.of('b'), 1, 1);
    };
    expect([stay(27, 10, 5, 0), stay(28, 10, 5, 0)]).toEqual([true, false]);
    expect([stay(62, 0, 0, 1), stay(63, 0, 0, 1), stay(47, 0, 0, 0), stay(48, 0, 0, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([stay(60, 0, 1, 1), stay(61, 0, 1, 1), stay(52, 10, 0, 1), stay(53, 10, 0, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('DRA-200: a Reiten check has a fifth of it as a minus', () => {
    const s = pair({ mounted: true });
    Object.assign(s.of('a'), { hurt: 4, ka: 0, ground: 4 });
    expect(ridingParts(s.fight, s.of('a'))[0]!.n).toBe(-5);
  });

  it('DRA-206: damage so far includes this blow and what he brought along', () => {
    const b = someone('B', { properties: { kk: 50, ge: 62, re: 50, ko: 50 }, current: { hurt: 3 } });
    const s = arena([{ sheet: someone('A', { ...club, values: { sb: 0 } }) }, { sheet: b }]);
    const { told } = s.blow('a', 'b', [15, 2, [3, 3, 2], 30]);
    expect(told('check.made')[0]).toMatchObject({ sum: { sum: 30 + 2 * (3 + 9) } });
    expect(
      arena([{ sheet: someone('A', { current: { parts: { brust: 15, kopf: 2 } } }) }, { sheet: b }]).of('a').hurt,
    ).toBe(7);
  });

  it('DRA-201 DRA-202: Ko check of body shock', () => {
    const s = pair({}, { values: { le: 20 } });
    const aim = s.fight.book.aims.findIndex(({ id }) => id === 'bauch');
    const played = s.blow('a', 'b', [20, 2, 18, [6], 10], { aim });
    expect(played.told('check.made')[0]).toMatchObject({ sum: { sum: 10 + 2 + 20 } });
  });
});

group('durations', () => {
  it('DRA-502 DRA-503 DRA-504: for n KR, the next n KR, and the longer remainder', () => {
    const s = pair();
    const c = s.of('a');
    gainNow(s.fight, c, SPRAINED, 2);
    expect([c.from[SPRAINED], c.to[SPRAINED]]).toEqual([1, 3]);
    gainNext(s.fight, c, NO_ATTACK, 2);
    expect([c.from[NO_ATTACK], c.to[NO_ATTACK], holds(c, NO_ATTACK, 1), holds(c, NO_ATTACK, 2)]).toEqual([
      2,
      3,
      false,
      true,
    ]);
    gain(s.fight, c, SPRAINED, 1, 2);
    expect(c.to[SPRAINED]).toBe(3);
  });

  it('DRA-505 DRA-510: half-blindness counts undisturbed KR only, and not the current one', () => {
    const s = pair({ properties: { kk: 50, ge: 50, re: 70, ko: 50 } });
    Object.assign(s.of('b'), { halfBlind: 2, halfBlindSince: 1 });
    const quiet = [{ 'a.action': 'pass' }, { 'b.action': 'pass' }];
    s.round(quiet);
    expect(s.of('b').halfBlind).toBe(2);
    s.round([
      { 'a.action': { option: 'attack', target: 'b', weapon: 'faust', aim: 'none' } },
      2,
      19,
      { 'b.action': 'pass' },
    ]);
    expect(s.of('b').halfBlind).toBe(2);
    s.round(quiet);
    s.round(quiet);
    expect(s.of('b').halfBlind).toBe(0);
    expect(plainRules.changed).toEqual([]);
  });
});
