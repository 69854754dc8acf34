import { describe as group, expect, it } from 'vitest';
import {
  BENT_DOUBLE,
  DODGE_ONLY,
  DOWN,
  gainNow,
  holds,
  isDown,
  NO_ATTACK,
  PARRY_ONLY,
} from '../../../rulesets/drachensturm/conditions.js';
import { distance } from '../../../rulesets/drachensturm/distance.js';
import { askedAction } from '../../../rulesets/drachensturm/actions.js';
import { sharesOf } from '../../../rulesets/drachensturm/manoeuvres/beidhaendig.js';
import { sweepsWith } from '../../../rulesets/drachensturm/manoeuvres/declare.js';
import { wrestleParts } from '../../../rulesets/drachensturm/manoeuvres/ringkampf.js';
import type { Choice } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, someone, sumOfEvent, type Wishes } from './given.js';

const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const sword: Partial<Sheet> = { learned: ['langschwert'], held: ['langschwert'] };
const pair = (
  x: Partial<Sheet> = {},
  y: Partial<Sheet> = {},
  keys: { a?: object; b?: object } = {},
  wishes: Wishes = {},
): Arena =>
  arena(
    [
      { sheet: someone('A', { ...quick, ...x }), keys: { ...keys.a } },
      { sheet: someone('B', y), keys: { ...keys.b } },
    ],
    wishes,
  );
const act = (option: string, more: object = {}): Line => ({ 'a.action': { option, target: 'b', ...more } as Choice });
/** Neither hand of a beidhändiger Kampf aims. */
const unaimed = { aim: 'none', 'aim-off': 'none' };
const pass = { 'b.action': 'pass' };
const option = (s: Arena, id: string) => askedAction(s.fight, s.of('a'), false).options.find((o) => o.id === id);
const why = (s: Arena, id: string) => option(s, id)?.forbidden?.t;

group('manoeuvres', () => {
  it('DRA-364 DRA-365 DRA-624: conditions and checks; what is missing is listed with the reason and refused', () => {
    const s = pair();
    for (const id of ['ausfall', 'beidhaendiger-kampf', 'entwaffnen', 'finten', 'schildangriff', 'ringkampf'])
      expect(why(s, id), id).toBeDefined();
    expect(() => pair().round([act('finten')])).toThrow('forbidden');
  });
});

group('Ausfall', () => {
  const lunge = { ...sword, talents: { ausfall: 9 } };

  it('DRA-366: talent and a Schwert, Hiebwaffe, two-handed or pole weapon', () => {
    const open = (held: Sheet['held']) => why(pair({ talents: { ausfall: 9 }, held }), 'ausfall') === undefined;
    expect(
      [['langschwert'], ['keule'], ['handaxt'], ['kriegsflegel'], ['speer'], ['dolch'], ['morgenstern'], []].map((h) =>
        open(h as string[]),
      ),
    ).toEqual([true, true, true, true, true, false, false, false]);
    expect(why(pair(sword), 'ausfall')).toBe('why.no-talent');
  });

  it('DRA-367 DRA-368 DRA-369 DRA-370 DRA-526 DRA-515: a series on the same opponent, who only defends', () => {
    const s = pair({ ...lunge, properties: { kk: 50, ge: 50, re: 96, ko: 50 } }, sword);
    const first = s.round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    expect(first.rolls).toEqual(['talent.ausfall', 'attack', 'defence', 'tp']);
    expect(first.asked).not.toContain('b.action');
    const second = s.round([15, 5, [1]]);
    expect(second.rolls).toEqual(['attack', 'defence', 'tp']);
    const third = s.round([2, 19, 2, 19]).asked;
    expect(s.of('a').lunge).toBeUndefined();
    expect(third).toContain('b.action');
  });

  it('DRA-261 DRA-371 DRA-372: double kA, and the end when it is gone', () => {
    const s = pair({ ...lunge, current: { ka: 4 } }, sword);
    s.round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    expect([s.of('a').debt, s.of('a').lunge]).toEqual([4, undefined]);
  });

  it('DRA-373 DRA-374: a hit drives back by the length of the weapon; contact stays, an obstacle stops', () => {
    const s = pair(lunge, sword, { b: { surroundings: { kind: 'solid', distanceM: 0.5 } } });
    const { told } = s.round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    expect(told('lunge.driven')[0]).toMatchObject({ metres: 0.5 });
    expect(distance(s.of('a'), s.of('b'))).toBe(0);
    const free = pair(lunge, sword).round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    expect(free.told('lunge.driven')[0]).toMatchObject({ metres: 0.95 });
  });

  it('DRA-637: he may end it; it ends with contact', () => {
    const s = pair(lunge, sword);
    s.round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    const { asked } = s.round([{ 'a.action': 'pass' }, 2, 19]);
    expect([s.of('a').lunge, asked.includes('b.action')]).toEqual([undefined, true]);
    const apart = pair(lunge, sword);
    apart.round([act('ausfall', { weapon: 'langschwert' }), 11, 15, 5, [1]]);
    apart.beats(3, [{ 'b.movement': { option: 'step-back', metres: 2 } }]);
    expect(apart.of('a').lunge).toBeUndefined();
  });

  it('DRA-375 DRA-376: a failed check uses the turn; next KR no attack and only dodging', () => {
    const s = pair(lunge, sword);
    s.round([act('ausfall', { weapon: 'langschwert' }), 10, pass]);
    expect([holds(s.of('a'), NO_ATTACK, 2), holds(s.of('a'), DODGE_ONLY, 2), holds(s.of('a'), NO_ATTACK, 3)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('DRA-377: any number of times while kA lasts', () => {
    const s = pair(lunge, sword);
    for (let i = 0; i < 3; i++) s.round([act('ausfall', { weapon: 'langschwert' }), 11, 2, 19, pass]);
    expect(why(s, 'ausfall')).not.toBe('why.no-stamina');
    s.of('a').debt = 100;
    s.of('a').attacked = 0;
    expect(why(s, 'ausfall')).toBe('why.no-stamina');
  });
});

group('Beidhändiger Kampf', () => {
  const two: Partial<Sheet> = {
    learned: ['langschwert', 'handaxt'],
    held: ['langschwert', 'handaxt'],
    talents: { 'beidhaendiger-kampf': 11 },
    values: { agw: 7 },
  };

  it('DRA-378: talent and a one-handed weapon in each hand', () => {
    expect(why(pair(two), 'beidhaendiger-kampf')).toBeUndefined();
    expect(why(pair({ ...two, held: ['langschwert', 'rundschild'] }), 'beidhaendiger-kampf')).toBe(
      'why.no-two-weapons',
    );
    expect(why(pair({ ...two, held: ['zweihaender'] }), 'beidhaendiger-kampf')).toBe('why.no-two-weapons');
  });

  it('DRA-379 DRA-380 DRA-491 EX-39: shares of at most AGw that add up to min(Tw, 2 AGw)', () => {
    expect(sharesOf(11, 7)).toEqual([
      [7, 4],
      [6, 5],
      [5, 6],
      [4, 7],
    ]);
    expect(sharesOf(20, 7)).toEqual([[7, 7]]);
    const { options } = pair(two).round([
      act('beidhaendiger-kampf', unaimed),
      9,
      { 'a.shares': '7-4' },
      2,
      19,
      2,
      19,
      pass,
    ]);
    expect(options['a.shares']!.map((o) => o.id)).toEqual(['7-4', '6-5', '5-6', '4-7']);
  });

  it('DRA-381 DRA-382 DRA-383 DRA-384: one attack with each hand; the success holds; defence as ever', () => {
    const s = pair(two, {});
    const { told } = s.round([
      act('beidhaendiger-kampf', unaimed),
      9,
      { 'a.shares': '7-4' },
      2,
      19,
      2,
      19,
      { 'b.action': { option: 'attack', target: 'a', weapon: 'faust', aim: 'none' } },
      2,
      19,
    ]);
    expect(told('attack.thrown').slice(0, 2).map(sumOfEvent)).toEqual([2 + 7 + 5, 2 + 4 + 4]);
    expect(sumOfEvent(told('defence.parry')[0])).toBe(19 + 5 + 5);
    expect(s.round([act('beidhaendiger-kampf', unaimed), 2, 19, 2, 19, pass]).rolls).not.toContain(
      'talent.beidhaendiger-kampf',
    );
  });

  it('DRA-382 DRA-117 DRA-192 DRA-194: each of the two attacks is an exchange and may be aimed on its own', () => {
    const s = pair(two, {});
    const { told } = s.round([
      act('beidhaendiger-kampf', { aim: 'linkes-bein', 'aim-off': 'bauch' }),
      9,
      ...[17, 2, [1], 17, 2, [1]],
      pass,
    ]);
    // Shares 6 and 5 of Tw 11, AWf 5 and 4.
    expect(told('attack.thrown').map(sumOfEvent)).toEqual([17 + 6 + 5 - 2, 17 + 5 + 4 - 3]);
    expect(told('exchange.resolved').map((e) => e['part'])).toEqual([5, 2]);
  });

  it('DRA-195 DRA-382: a part that the first of them destroys cannot be aimed at by the second, which strikes Brust', () => {
    const s = pair(two, { current: { parts: { 'linkes-bein': -9 } } });
    const aims = { aim: 'linkes-bein', 'aim-off': 'linkes-bein' };
    const { told } = s.round([act('beidhaendiger-kampf', aims), 9, 17, 2, [1], 17, 2, [1], pass]);
    expect(told('exchange.resolved').map((e) => e['part'])).toEqual([5, 1]);
  });

  it('DRA-385 DRA-386 DRA-387 DRA-388 DRA-513: a failure is a fumble and leaves only dodging until his next turn', () => {
    const s = pair(two, {});
    const { rolls } = s.round([
      act('beidhaendiger-kampf', unaimed),
      8,
      6,
      { 'b.action': { option: 'attack', target: 'a', weapon: 'faust', aim: 'none' } },
      2,
      19,
    ]);
    expect(rolls).toEqual(['talent.beidhaendiger-kampf', 'table.c5-2', 'attack', 'defence']);
    expect([s.of('a').uncovered, s.of('a').toward[1]!.shares]).toEqual([true, undefined]);
    s.of('a').to[NO_ATTACK] = 0;
    expect(s.round([act('beidhaendiger-kampf', unaimed), 9, 2, 19, 2, 19, pass]).rolls[0]).toBe(
      'talent.beidhaendiger-kampf',
    );
    expect(s.of('a').uncovered).toBe(false);
  });
});

group('Entwaffnen', () => {
  const grab = { talents: { entwaffnen: 6 } };
  const disarm = (loot = 'langschwert', weapon = 'faust') => act('entwaffnen', { loot, weapon });

  it('DRA-390 DRA-391 DRA-392: an aimed attack on the arm that holds it; it does no damage, and a miss nothing', () => {
    const s = pair({ ...grab, ...sword, values: { agw: 10 } }, sword);
    const { told, rolls } = s.round([disarm('langschwert', 'langschwert'), 15, 2, 14, [3, 4], pass]);
    expect(told('attack.thrown')[0]).toMatchObject({ aim: { t: 'aim.rechter-arm' }, sum: { sum: 15 + 15 - 4 } });
    expect([rolls.includes('tp'), s.of('b').le[4]]).toEqual([false, 7]);
    expect(pair({ ...grab, ...sword }, sword).round([disarm('langschwert', 'langschwert'), 2, 19, pass]).rolls).toEqual(
      ['attack', 'defence'],
    );
  });

  it('DRA-399 DRA-400 DRA-051: with a weapon it flies 2W6 m away, or the attacker fumbles', () => {
    const s = pair({ ...grab, ...sword, values: { agw: 10 } }, sword);
    s.round([disarm('langschwert', 'langschwert'), 15, 2, 14, [3, 4], pass]);
    expect(s.of('b').items[0]).toMatchObject({ place: 'ground', far: 7 });
    const bad = pair({ ...grab, ...sword, values: { agw: 10 } }, sword);
    expect(bad.round([disarm('langschwert', 'langschwert'), 15, 2, 13, 6, pass]).rolls).toEqual([
      'attack',
      'defence',
      'talent.entwaffnen',
      'table.c5-2',
    ]);
  });

  it('DRA-393 DRA-394 DRA-203 DRA-395 DRA-396 DRA-397: unarmed the Fi check is harder; the blade cuts by half', () => {
    const s = pair(
      { ...grab, values: { agw: 15 }, armour: ['normale-kleidung'] },
      { ...sword, properties: { kk: 50, ge: 50, re: 50, ko: 50, fi: 80 } },
    );
    const { told, rolls } = s.round([disarm(), 15, 2, 14, 41, [3], pass]);
    expect(told('check.made')[0]).toMatchObject({ sum: { sum: 41 + 2 * (6 + 14) } });
    expect(rolls).toEqual(['attack', 'defence', 'talent.entwaffnen', 'check.fi.disarm', 'tp']);
    expect(s.of('a').le[4]).toBe(7 - (4 - 1));
    expect(s.of('a').items.at(-1)).toMatchObject({ key: 'langschwert', place: 'held' });
    expect(s.of('b').items[0]!.place).toBe('gone');
  });

  it('DRA-398: Fi made, or talent failed: the full TP in his hand', () => {
    const held = pair(
      { ...grab, values: { agw: 15 } },
      { ...sword, properties: { kk: 50, ge: 50, re: 50, ko: 50, fi: 80 } },
    );
    held.round([disarm(), 15, 2, 14, 40, [1], 20, pass]);
    expect([held.of('a').le[4], held.of('b').items[0]!.place]).toEqual([2, 'held']);
    const failed = pair({ ...grab, values: { agw: 15 } }, sword);
    expect(failed.round([disarm(), 15, 2, 13, [1], 20, pass]).rolls).toEqual([
      'attack',
      'defence',
      'talent.entwaffnen',
      'tp',
      'check.ko.shock',
    ]);
  });

  it('DRA-401: strapped and natural weapons cannot be taken', () => {
    expect(why(pair(grab, { held: ['panzerarm'] }), 'entwaffnen')).toBe('why.nothing-to-take');
    expect(why(pair(grab, {}), 'entwaffnen')).toBe('why.nothing-to-take');
  });
});

group('Finten', () => {
  const f = { ...sword, talents: { finten: 6 } };
  const feint = act('finten');

  it('DRA-402: talent and Schwert, Hiebwaffe, Stichwaffe or Kampfstab', () => {
    const open = (held: string[]) => why(pair({ talents: { finten: 6 }, held }), 'finten') === undefined;
    expect([['langschwert'], ['keule'], ['dolch'], ['kampfstab'], ['peitsche'], []].map(open)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('DRA-403 DRA-404 DRA-412: it replaces the attack; both dice after a success, neither after a failure; no defence is spent', () => {
    const s = pair(f);
    const { rolls } = s.round([feint, 14, 90, 10, pass]);
    expect([rolls, s.of('b').defences, s.of('b').le[1]]).toEqual([
      ['talent.finten', 'check.kl.feint', 'check.re.feint'],
      0,
      20,
    ]);
    expect(pair(f).round([feint, 13, pass]).rolls).toEqual(['talent.finten']);
  });

  it('DRA-405 DRA-406 DRA-410 DRA-411: bonuses add up; two checks made break the chain; a failed talent check keeps it', () => {
    const s = pair(f);
    const bonus = () => s.of('a').toward[1]!.feints;
    s.round([feint, 14, 90, 10, pass]);
    s.round([feint, 14, 10, 90, pass]);
    expect(bonus()).toBe(2);
    s.round([feint, 13, pass]);
    expect(bonus()).toBe(2);
    s.round([feint, 14, 50, 50, pass]);
    expect([bonus(), holds(s.of('a'), NO_ATTACK, s.fight.kr)]).toEqual([0, false]);
  });

  it('DRA-407 DRA-408 DRA-530: after a fumbled check the next attack cannot be parried, but dodged', () => {
    const s = pair(f, sword);
    s.round([feint, 14, 100, 10, pass]);
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
    expect(s.blow('a', 'b', [2, 19]).told('defence.parry')).toHaveLength(1);
  });

  it('DRA-409: a lucky hit of the defender breaks the chain', () => {
    const s = pair(f, {});
    s.round([
      feint,
      14,
      90,
      10,
      { 'b.action': { option: 'attack', target: 'a', weapon: 'faust', aim: 'none' } },
      20,
      5,
      14,
      3,
      [1],
    ]);
    expect(s.of('a').toward[1]!.feints).toBe(0);
  });

  it('DRA-413: the next attack uses the bonus up, hit or not', () => {
    const s = pair(f);
    s.of('a').toward[1]!.feints = 3;
    expect(sumOfEvent(s.blow('a', 'b', [2, 19]).told('attack.thrown')[0])).toBe(2 + 10 + 3);
    expect(s.of('a').toward[1]!.feints).toBe(0);
  });
});

group('Kampftaktik', () => {
  const t = { talents: { kampftaktik: 8 } };
  const use = (s: Arena, lines: readonly Line[]) => s.round([...lines, { 'a.action': 'pass' }, pass]);

  it('DRA-414 DRA-421 DRA-483 EX-35: talent and an effective Re of 60', () => {
    const asked = (re: number, change: Partial<Sheet> = {}) => {
      const s = arena([
        { sheet: someone('A', { ...t, properties: { kk: 50, ge: 50, re, ko: 50 }, ...change }) },
        { sheet: someone('B') },
      ]);
      return s.round([{ 'a.action': 'pass' }, pass]).asked.includes('a.tactics');
    };
    expect([asked(59), asked(60), asked(65, { armour: ['kettenhemd'] }), asked(70, { talents: {} })]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('DRA-415 DRA-416 DRA-417: once per KR; up to half of Tw, not more than the value that gives', () => {
    const s = pair(t);
    const { options } = use(s, [{ 'a.tactics': { option: 'to-attack', points: 4 } }, 12]);
    expect(options['a.tactics']).toMatchObject([{ id: 'none' }, { params: [{ max: 4 }] }, { params: [{ max: 4 }] }]);
    expect(s.of('a').tactics).toEqual({ n: 4, spoilt: undefined });
    const poor = pair({ ...t, values: { pgw: 2 } });
    expect(use(poor, [{ 'a.tactics': { option: 'to-defence', points: 4 } }, 12]).options['a.tactics']).toMatchObject([
      {},
      { params: [{ max: 2 }] },
      {},
    ]);
    expect(poor.of('a').tactics?.n).toBe(-4);
    s.beats(1, []);
    expect(s.of('a').tactics).toBeUndefined();
  });

  it('DRA-418 DRA-419 DRA-420: failure, fumble, and mastery after an outstanding success', () => {
    const after = (face: number) => {
      const s = pair(t);
      use(s, [{ 'a.tactics': { option: 'to-attack', points: 4 } }, face]);
      return s;
    };
    expect([after(11).of('a').tactics, after(1).of('a').tactics]).toEqual([
      { n: 0, spoilt: 'failed' },
      { n: 0, spoilt: 'fumbled' },
    ]);
    const s = after(20);
    expect(use(s, [{ 'a.tactics': { option: 'to-attack', points: 1 } }]).rolls).toEqual([]);
  });
});

group('Ringkampf', () => {
  const down = { a: { down: true }, b: { down: true } };
  const r = { talents: { ringkampf: 6 } };
  const wrestle = act('ringkampf');

  it('DRA-422: talent, both on the ground, all hands empty', () => {
    expect(why(pair(r, {}, down), 'ringkampf')).toBeUndefined();
    expect(why(pair({}, {}, down), 'ringkampf')).toBe('why.no-talent');
    expect(why(pair(r, {}), 'ringkampf')).toBe('why.not-down');
    expect(why(pair(r, { held: ['dolch'] }, down), 'ringkampf')).toBe('why.not-down');
    expect(why(pair({ ...r, held: ['dolch'] }, {}, down), 'ringkampf')).toBe('why.hands-full');
  });

  it('DRA-423: he attacks first who brought the other down, else the one with the higher Re', () => {
    const first = (felled: 'a' | 'b' | undefined) => {
      const s = pair(r, r, down);
      if (felled) s.of(felled === 'a' ? 'b' : 'a').felledBy = s.of(felled);
      const { told } = s.round([wrestle, 2, 19, 2, 19]);
      return told('wrestle.tried').map((e) => (e['who'] as { id: string }).id);
    };
    expect([first(undefined), first('b')]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('DRA-424 DRA-425 DRA-426 DRA-427 DRA-428 DRA-052 EX-38: totals; a tie goes to the defender; no talent counts 0', () => {
    const s = pair(
      {
        properties: { kk: 60, ge: 50, re: 70, ko: 50 },
        talents: { ringkampf: 6 },
        armour: [{ id: 'x', name: 'X', weightKg: 3, parts: ['br'] }],
      },
      { talents: { ringkampf: 5 }, oiled: true, armour: [{ id: 'y', name: 'Y', weightKg: 2, parts: ['br'] }] },
      down,
    );
    const sum = (id: string, attacks: boolean) => wrestleParts(s.of(id), attacks).reduce((n, p) => n + p.n, 0);
    expect([sum('a', true) + 10, sum('b', false) + 6]).toEqual([19, 19]);
    const { told } = s.round([wrestle, 10, 6, 1, 20]);
    expect(told('wrestle.tried')[0]).toMatchObject({ how: { t: 'wrestle.lost' } });
    expect(wrestleParts(pair({}, {}, down).of('b'), false)[0]!.n).toBe(0);
  });

  it('DRA-429 DRA-431 DRA-494: three attacks in succession; three successes leave him defenceless', () => {
    const s = pair(r, {}, down);
    const { rolls } = s.round([wrestle, 19, 2, 19, 2, 19, 2]);
    expect(rolls).toHaveLength(6);
    expect([s.of('b').bound, s.fight.finished]).toEqual([true, true]);
    const end = (choice: Choice | string) => {
      const m = pair(r, {}, down);
      m.round([wrestle, 19, 2, 19, 2, 19, 2, { 'a.wrestle-end': choice }, ...(choice === 'let-go' ? [pass] : [])]);
      return m.of('b');
    };
    expect(end('kill').dead).toBe(true);
    expect(end({ option: 'hurt', part: 'brust' }).le[1]).toBe(0);
    expect(end('let-go').out).toBe(false);
  });

  it('DRA-430 DRA-493 DRA-435: he may stand up; the opponent too if a Re check succeeds', () => {
    const stand = (face: number) => {
      const s = pair(r, {}, down);
      s.round([wrestle, 19, 2, { 'a.wrestle-next': 'stand-up' }, face, pass]);
      return [isDown(s.of('a'), 1), isDown(s.of('b'), 1), s.of('a').hold];
    };
    expect([stand(50), stand(51)]).toEqual([
      [false, false, undefined],
      [false, true, undefined],
    ]);
  });

  it('DRA-432 DRA-436: a row runs over KR ends; a failure sets it to 0 and hands over, once per KR', () => {
    const rules = { rules: rulesWith({}, { wrestleAttacks: 1 }) };
    const s = pair(r, {}, down, rules);
    s.round([wrestle, 19, 2, pass]);
    s.round([wrestle, 19, 2, pass]);
    expect(s.of('a').hold?.row).toBe(2);
    s.round([wrestle, 2, 19, pass]);
    expect(s.of('a').hold?.row).toBe(0);
    const both = pair(r, r, down);
    const { told } = both.round([wrestle, 2, 19, 2, 19, { 'b.action': 'pass' }]);
    expect(told('wrestle.tried').map((e) => (e['who'] as { id: string }).id)).toEqual(['a', 'b']);
  });

  it('DRA-433 DRA-434 DRA-196: a strike out of the hold: aimed without modifier, no W6 off, the opponent may dodge', () => {
    const s = pair(r, {}, down);
    const { rolls, told } = s.round([
      wrestle,
      19,
      2,
      { 'a.wrestle-next': { option: 'strike', aim: 'kopf' } },
      15,
      5,
      [6],
      20,
      pass,
    ]);
    expect(rolls).toEqual(['wrestle.attack', 'wrestle.defence', 'attack', 'defence', 'tp', 'check.ko.shock']);
    expect(sumOfEvent(told('attack.thrown')[0])).toBe(15 + 7);
    expect([s.of('b').le[0], s.of('a').hold?.row]).toEqual([1, 0]);
  });

  it('DRA-437: 20 and 1 mean nothing special', () => {
    const s = pair({ talents: { ringkampf: 0 } }, { talents: { ringkampf: 20 } }, down);
    const { told } = s.round([wrestle, 20, 1, 1, 20]);
    expect(told('wrestle.tried')[0]).toMatchObject({ how: { t: 'wrestle.lost' } });
  });

  it('DRA-438: while they wrestle, others strike at them against the dodge only', () => {
    const s = arena([
      { sheet: someone('A', { ...quick, ...r }), keys: { down: true } },
      { sheet: someone('B'), keys: { down: true } },
      { sheet: someone('C'), side: 0 },
    ]);
    s.play([], (fight) => void (fight.kr = 1));
    expect(s.blow('c', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
    s.of('a').hold = { with: s.of('b'), row: 0, last: 1 };
    expect(askedAction(s.fight, s.of('a'), false).options.map((o) => o.id)).toEqual(['ringkampf', 'stand-up', 'pass']);
  });

  it('DRA-638: an upright fighter drops everything and throws himself down', () => {
    const s = pair({ ...r, ...sword }, {}, { b: { down: true } });
    s.round([wrestle, 2, 19, pass]);
    expect([isDown(s.of('a'), 1), s.of('a').items[0]!.place]).toEqual([true, 'ground']);
  });

  it('DRA-639: am Boden does not run out while they wrestle', () => {
    const s = pair(r, {}, down);
    for (let i = 0; i < 4; i++) s.round([wrestle, 2, 19, pass]);
    expect([isDown(s.of('a'), s.fight.kr - 1), isDown(s.of('b'), s.fight.kr - 1)]).toEqual([true, true]);
    s.round([{ 'a.action': 'pass' }, pass]);
    s.round([{ 'a.action': 'pass' }, pass]);
    s.beats(1, []);
    expect([s.of('a').hold, isDown(s.of('a'), s.fight.kr)]).toEqual([undefined, false]);
  });
});

group('Rundumschlag', () => {
  const axe: Partial<Sheet> = { learned: ['zweihaender'], held: ['zweihaender'], talents: { rundumschlag: 10 } };
  const crowd = (n: number, change: Partial<Sheet> = {}) =>
    arena([
      { sheet: someone('A', { ...quick, ...axe, ...change }) },
      ...'bcd'
        .split('')
        .slice(0, n)
        .map((id, i) => ({
          sheet: someone(id.toUpperCase(), { properties: { kk: 50, ge: 50, re: 50 - i, ko: 50 } }),
          side: 1,
        })),
    ]);

  it('DRA-439 EX-42: 120 cm or 6 kg', () => {
    const s = crowd(1);
    const fits = (lengthCm: number, weightKg: number) =>
      sweepsWith(s.fight, { weapon: { lengthCm, weightKg } } as never);
    expect([fits(119, 5.9), fits(120, 1), fits(60, 6)]).toEqual([false, true, true]);
    expect(
      crowd(2, { held: ['langschwert'], learned: ['langschwert'] }).round([2, 19, 2, 19, 2, 19]).asked,
    ).not.toContain('a.declare');
  });

  it('DRA-440 DRA-441 DRA-445 DRA-482: a check each KR, then one exchange against each who fights him', () => {
    const s = crowd(2);
    const { rolls, asked } = s.round([10, 2, 19, 2, 19, 2, 19, 2, 19]);
    expect(rolls[0]).toBe('talent.rundumschlag');
    expect(asked.filter((id) => id === 'a.action')).toEqual([]);
    expect(rolls.filter((id) => id === 'attack')).toHaveLength(4);
    expect(s.round([10, 2, 19, 2, 19, 2, 19, 2, 19]).rolls[0]).toBe('talent.rundumschlag');
    expect(crowd(1).round([2, 19, 2, 19]).rolls).not.toContain('talent.rundumschlag');
  });

  it('DRA-117 DRA-192 DRA-194 DRA-445: each of its exchanges begins with whether it is aimed', () => {
    const s = crowd(2);
    const at = (aim: string): Line => ({ 'a.sweep': { option: 'strike', aim } });
    const { told, options } = s.round([at('kopf'), at('none'), 10, 2, 19, 2, 19, 2, 19, 2, 19]);
    expect(options['a.sweep']!.map(({ id }) => id)).toEqual(['strike']);
    expect(told('attack.thrown').map((e) => (e['aim'] as { t: string }).t)).toEqual([
      ...['aim.kopf', 'aim.none'],
      ...['aim.none', 'aim.none'],
    ]);
  });

  it('DRA-443 DRA-444: a failure leaves only the parry, a 1 loses the weapon', () => {
    const s = crowd(2);
    s.round([{ 'a.declare': 'rundumschlag' }, 9, 2, 19, 2, 19]);
    expect(s.of('a').attacked).toBe(0);
    const lost = crowd(2);
    lost.round([{ 'a.declare': 'rundumschlag' }, 1, [3, 4], 2, 19, 2, 19]);
    expect(lost.of('a').items[0]).toMatchObject({ place: 'ground', far: 7 });
  });

  it('DRA-640: not encircled it reaches three at most', () => {
    const foes = 'bcdef'.split('').map((id, i) => ({
      sheet: someone(id.toUpperCase(), { properties: { kk: 50, ge: 50, re: 40 - i, ko: 50 } }),
      side: 1,
    }));
    const s = arena([{ sheet: someone('A', { ...quick, ...axe }) }, { sheet: someone('Z'), side: 0 }, ...foes]);
    for (const id of 'bcdef') s.of(id).target = s.of(id === 'f' ? 'a' : 'z');
    s.of('a').sweeping = true;
    s.fight.step = 'turns';
    s.fight.queue.push(s.of('a'));
    const { told } = s.beats(1, [2, 19, 2, 19, 2, 19]);
    expect(told('exchange.resolved').map((e) => e['defender'])).toEqual(['f', 'b', 'c']);
  });
});

group('Schildangriff', () => {
  const rush = (change: Partial<Sheet> = {}) =>
    pair({ ...sword, held: ['langschwert', 'rundschild'], talents: { schildangriff: 7 }, ...change }, sword);
  const charge = act('schildangriff', { shield: 'rundschild' });

  it('DRA-446 EX-36: talent and a shield of 2 kg', () => {
    expect(why(rush(), 'schildangriff')).toBeUndefined();
    expect(why(rush({ held: ['langschwert', 'panzerarm'] }), 'schildangriff')).toBe('why.no-rush-shield');
  });

  it('DRA-447 DRA-448 DRA-452 DRA-453 DRA-455 EX-36: pushed half its weight in metres, for its weight in kA, without a check', () => {
    const s = rush({ held: ['langschwert', 'grossschild'], properties: { kk: 50, ge: 50, re: 99, ko: 50 } });
    const { rolls } = s.round([act('schildangriff', { shield: 'grossschild' }), 13]);
    expect(rolls).toEqual(['talent.schildangriff']);
    expect([distance(s.of('a'), s.of('b')), s.of('a').ka, s.of('a').attacked]).toEqual([6, 88, 1]);
    const wall = arena([
      {
        sheet: someone('A', {
          ...sword,
          held: ['langschwert', 'rundschild'],
          talents: { schildangriff: 7 },
          properties: { kk: 50, ge: 50, re: 90, ko: 50 },
        }),
      },
      { sheet: someone('B'), keys: { surroundings: { kind: 'solid', distanceM: 1 } } },
    ]);
    expect(wall.round([charge, 13]).rolls).toEqual(['talent.schildangriff']);
    expect(distance(wall.of('a'), wall.of('b'))).toBe(1);
  });

  it('DRA-449 DRA-527: who had not attacked yet can do so in the next KR only', () => {
    const s = rush({ properties: { kk: 50, ge: 50, re: 90, ko: 50 } });
    const { options } = s.round([charge, 13]);
    expect(options['b.action']!.find((o) => o.id === 'attack')).toHaveProperty('forbidden');
    const next = s.round(
      [{ 'a.action': 'pass' }, 2, 19, { 'b.movement': { option: 'close-in', target: 'a', metres: 3 } }].sort((x) =>
        typeof x === 'object' && 'b.movement' in x ? -1 : 0,
      ) as Line[],
    );
    expect(next.asked).toContain('a.defence');
  });

  it('DRA-450 DRA-451 DRA-353: it clears the way for a flight until the end of the next movement phase', () => {
    const s = rush({ properties: { kk: 50, ge: 50, re: 90, ko: 50 } });
    s.round([charge, 13]);
    expect(s.of('a').toward[1]!.clearTo).toBe(2);
  });

  it('DRA-454: failure has no other effect', () => {
    const s = rush({ properties: { kk: 50, ge: 50, re: 90, ko: 50 } });
    s.round([charge, 12, pass]);
    expect([distance(s.of('a'), s.of('b')), s.of('a').ka, s.of('a').toward[1]!.clearTo]).toEqual([0, 94, 0]);
  });
});

group('Totale Verteidigung', () => {
  it('DRA-456 DRA-457 DRA-458: a check for a KR; success helps every defence; no attack either way', () => {
    const t = { talents: { 'totale-verteidigung': 8 } };
    const s = pair(t, {});
    const { options, told } = s.round([{ 'a.declare': 'totale-verteidigung' }, 12, 2, 10]);
    expect(sumOfEvent(told('defence.dodge')[0])).toBe(10 + 5 + 4);
    expect(options['a.action']!.find((o) => o.id === 'attack')).toMatchObject({ forbidden: { t: 'why.defending' } });
    expect(s.of('a').defences).toBe(1);
    const failed = pair(t, {});
    const bad = failed.round([{ 'a.declare': 'totale-verteidigung' }, 11, 2, 10]);
    expect(sumOfEvent(bad.told('defence.dodge')[0])).toBe(15);
    expect(pair(t, {}, {}, { rules: rulesWith({ totalDefence: 'off' }) }).round([10, 12, 10, 12]).asked).not.toContain(
      'a.declare',
    );
  });
});

group('what bars manoeuvres', () => {
  it('DRA-514 DRA-515 DRA-516: no attack bars those that replace one; nur Parade bars every action, not the dodge', () => {
    const s = pair({ ...sword, talents: { finten: 5 }, spare: ['dolch'] });
    gainNow(s.fight, s.of('a'), NO_ATTACK, 1);
    const { options } = s.round([{ 'a.action': 'pass' }, pass]);
    expect(options['a.action']!.filter((o) => !('forbidden' in o)).map((o) => o.id)).toEqual(['draw', 'pass']);
    const p = pair(sword);
    gainNow(p.fight, p.of('a'), PARRY_ONLY, 1);
    expect(p.round([2, 19, { 'a.defence': 'dodge' }]).asked).not.toContain('a.action');
    expect([BENT_DOUBLE, DOWN]).toEqual([13, 1]);
  });
});
