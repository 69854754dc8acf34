import { describe as group, expect, it } from 'vitest';
import { DOWN, holds } from '../../../rulesets/drachensturm/conditions.js';
import { distance, inContact } from '../../../rulesets/drachensturm/distance.js';
import { isFast } from '../../../rulesets/drachensturm/round.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, sample, someone } from './given.js';

const a = (change: Partial<Sheet> = {}) => ({ sheet: someone('A', change) });
const b = (change: Partial<Sheet> = {}) => ({ sheet: someone('B', change) });
const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const order = ({ fight }: Arena) => fight.order.map(({ id }) => id);
const begin = (arena: Arena, lines: readonly Line[] = []) => {
  arena.beats(1, lines);
  return order(arena);
};

group('a fight and its KR', () => {
  it('DRA-002: an armed duel, a brawl and a wrestling match can all be fought', () => {
    const duel = arena([a({ ...quick, learned: ['dolch'], held: ['dolch'] }), b()]);
    expect(duel.round([10, 9, [2], 10, 12]).told('exchange.resolved')).toHaveLength(2);
    const brawl = arena([a(quick), b()]);
    expect(brawl.round([10, 9, [2], 10, 12]).told('exchange.resolved')).toHaveLength(2);
    const lying = { keys: { down: true } };
    const match = arena([
      { ...a({ ...quick, talents: { ringkampf: 5 } }), ...lying },
      { ...b(), ...lying },
    ]);
    const played = match.round([{ 'a.action': { option: 'ringkampf', target: 'b' } }, 8, 10, { 'b.action': 'pass' }]);
    expect(played.told('wrestle.tried')).toHaveLength(1);
  });

  it('DRA-003 DRA-004: a fight is cut into KR, which are counted and nothing else', () => {
    const { fight, round } = arena([a(quick), b()]);
    round([10, 9, [2], 10, 12]);
    expect([fight.kr, drachensturm.elapsed(fight)]).toEqual([2, 2]);
  });

  it('DRA-005: both sides have the same options', () => {
    const both = arena([a({ ...quick, talents: { finten: 3 } }), b({ talents: { finten: 3 } })]);
    const { options } = both.round([10, 9, [2], 10, 12]);
    expect(options['a.action']!.map((o) => o.id)).toEqual(options['b.action']!.map((o) => o.id));
  });

  it('DRA-064: full pools or those of the sheet, weapons in hand, no condition', () => {
    const { of } = arena([a({ current: { parts: { brust: 12 }, ka: 40 }, held: ['dolch'] }), b()]);
    expect([of('a').le[1], of('a').ka, of('a').items[0]!.place, of('a').afflicted]).toEqual([12, 40, 'held', 0]);
    expect([of('b').le[1], of('b').ka]).toEqual([20, 100]);
  });

  it('DRA-065: each pair has a distance, 0 by default; a named pair goes before all', () => {
    const entrants = [a(), b(), { sheet: someone('C'), side: 1 }];
    const near = arena(entrants);
    expect(inContact(near.of('a'), near.of('b'))).toBe(true);
    const apart = arena(entrants, {
      start: {
        distances: [
          ['a', 'c', 3],
          ['all', 'a', 12],
        ],
      },
    });
    expect([distance(apart.of('a'), apart.of('b')), distance(apart.of('c'), apart.of('a'))]).toEqual([12, 3]);
    const far = arena(entrants, { rules: rulesWith({}, { startDistance: 9 }) });
    expect(distance(far.of('a'), far.of('b'))).toBe(9);
  });

  it('DRA-066: without distances everybody is in contact, and one KR of flight is enough', () => {
    const rules = rulesWith({ distanceModel: 'none' });
    const { of, round, fight } = arena([a(quick), b({ learned: ['keule'], held: ['keule'] })], { rules });
    round([{ 'a.action': 'pass' }, 12, 9, [6], 50, 3]);
    expect(inContact(of('a'), of('b'))).toBe(true);
    round([{ 'a.movement': 'flee' }, { 'b.free-strike': 'leave' }, { 'b.action': 'pass' }]);
    expect([of('a').fled, fight.finished]).toEqual([true, true]);
  });

  it('DRA-067: closing in lowers one distance, stepping back raises all of those in contact', () => {
    const three = arena([a(), b(), { sheet: someone('C'), side: 1 }], { start: { distances: [['a', 'c', 20]] } });
    three.play([], (fight) => {
      fight.step = 'movement';
      fight.queue.push(three.of('a'));
    });
    three.beats(1, [{ 'a.movement': { option: 'step-back', metres: 3 } }]);
    expect([distance(three.of('a'), three.of('b')), distance(three.of('a'), three.of('c'))]).toEqual([3, 20]);
    three.play([], (fight) => {
      three.of('a').moved = 0;
      fight.step = 'movement';
      fight.queue.length = 0;
      fight.queue.push(three.of('a'));
    });
    three.beats(1, [{ 'a.movement': { option: 'step-back', metres: 4 } }]);
    expect([distance(three.of('a'), three.of('b')), distance(three.of('a'), three.of('c'))]).toEqual([7, 24]);
    three.play([], (fight) => {
      fight.step = 'movement';
      fight.queue.length = 0;
      fight.queue.push(three.of('b'));
    });
    three.beats(1, [{ 'b.movement': { option: 'close-in', target: 'a', metres: 5 } }]);
    expect([distance(three.of('a'), three.of('b')), distance(three.of('a'), three.of('c'))]).toEqual([2, 24]);
  });
});

group('surprise', () => {
  const surprised = { keys: { surprised: true } };

  it('DRA-068 DRA-069 DRA-070 DRA-046: a made Re check lets the surprised act last in KR 1 and defend', () => {
    const s = arena([{ ...a(quick), ...surprised }, b()], {}, [70]);
    expect(begin(s)).toEqual(['b', 'a']);
    expect(s.beats(3, [12, 9, [1]]).rolls).toEqual(['attack', 'defence', 'tp']);
  });

  it('DRA-071: a failed one leaves him helpless in KR 1, every attack is a Freischlag', () => {
    const s = arena([{ ...a(quick), ...surprised }, b()], {}, [71]);
    expect(s.round([12, [1]]).asked).toEqual(['b.movement', 'b.action', 'attack', 'tp']);
    expect(s.round([10, 9, [1], 2, 9]).asked).toContain('a.movement');
  });

  it('DRA-069: the modifier counts', () => {
    const s = arena([{ ...a(quick), ...surprised }, b()], { rules: rulesWith({}, { surpriseModifier: 10 }) }, [61]);
    expect(s.of('a').surprised).toBe(true);
  });

  it('DRA-072: helpless without a check, or no surprise at all', () => {
    expect(
      arena([{ ...a(), ...surprised }, b()], { rules: rulesWith({ surprise: 'helpless' }) }).of('a').surprised,
    ).toBe(true);
    expect(arena([{ ...a(), ...surprised }, b()], { rules: rulesWith({ surprise: 'off' }) }).of('a').surprised).toBe(
      false,
    );
  });
});

group('start of a KR', () => {
  it('DRA-073 DRA-074: defences, parries and the attack are full again', () => {
    const { of, round, beats } = arena([
      a({ ...quick, learned: ['dolch'], held: ['dolch'] }),
      b({ learned: ['dolch'], held: ['dolch'] }),
    ]);
    round([10, 12, 10, 12]);
    expect([of('b').defences, of('b').attacked]).toEqual([1, 1]);
    beats(1, []);
    expect([of('b').defences, of('b').attacked, of('b').attacks, of('b').parries]).toEqual([0, 0, 1, 0]);
  });

  it('DRA-075 DRA-078 EX-47: the higher effective Re acts first', () => {
    const all = ['bibo', 'grimgork', 'erlo'].map((name, i) => ({ sheet: sample(name), side: i }));
    expect(begin(arena(all))).toEqual(['bibo', 'grimgork', 'hauptmann-erlo']);
  });

  it('DRA-076 DRA-077: numbers of the first KR count in the first KR alone', () => {
    const s = arena([a(quick), { ...b(), keys: { firstRoundRe: 30 } }]);
    expect(begin(s)).toEqual(['b', 'a']);
    s.fight.step = 'round-end';
    s.beats(1, []);
    expect(begin(s)).toEqual(['a', 'b']);
  });

  it('DRA-079 DRA-050: equal Re: higher Ge, then W6, repeated until it differs', () => {
    expect(begin(arena([a(), b({ properties: { kk: 50, ge: 51, re: 50, ko: 50 } })]))).toEqual(['b', 'a']);
    expect(begin(arena([a(), b()]), [3, 3, 2, 5])).toEqual(['b', 'a']);
  });

  it('DRA-080: a tie broken by dice stays so, and the order is settled anew', () => {
    const s = arena([a(), b()]);
    expect(begin(s, [2, 5])).toEqual(['b', 'a']);
    s.fight.step = 'round-end';
    s.beats(1, []);
    expect(begin(s)).toEqual(['b', 'a']);
    s.of('a').re = 51;
    s.fight.step = 'round-end';
    s.beats(1, []);
    expect(begin(s)).toEqual(['a', 'b']);
  });

  it('DRA-082: conditions end first', () => {
    const s = arena([a(quick), { ...b(), keys: { down: true } }]);
    expect(holds(s.of('b'), DOWN, 2)).toBe(true);
    s.fight.kr = 3;
    expect(s.round([10, 9, [1], 10, 12]).asked).toContain('b.movement');
  });
});

group('movement', () => {
  const wide = (metres: number) => ({ start: { distances: [['a', 'b', metres]] as [string, string, number][] } });
  const far = (change: Partial<Sheet> = {}, metres = 30) => arena([a({ ...quick, ...change }), b()], wide(metres));

  it('DRA-083 DRA-091: everybody may move, the lowest Re first', () => {
    const { asked } = arena([a(quick), b()]).beats(3, []);
    expect(asked).toEqual(['b.movement', 'a.movement']);
  });

  it('DRA-085: at most Schnelligkeit', () => {
    const s = far({}, 70);
    s.beats(2, [{ 'b.movement': { option: 'close-in', target: 'a', metres: 50 } }]);
    expect(distance(s.of('a'), s.of('b'))).toBe(20);
    expect(() => far({}, 70).beats(2, [{ 'b.movement': { option: 'close-in', target: 'a', metres: 51 } }])).toThrow(
      'refuses',
    );
  });

  it('DRA-086 DRA-087 DRA-088 EX-44: a tenth leaves the fight open, more bars attack and parry, not the dodge', () => {
    const s = far({ held: ['dolch'], learned: ['dolch'] }, 10);
    s.beats(3, [
      { 'b.movement': { option: 'close-in', target: 'a', metres: 5 } },
      { 'a.movement': { option: 'close-in', target: 'b', metres: 5 } },
    ]);
    expect([s.of('b').movedFar, s.of('a').movedFar]).toEqual([false, false]);
    const long = arena(
      [a({ ...quick, held: ['dolch'], learned: ['dolch'] }), b({ held: ['dolch'], learned: ['dolch'] })],
      wide(6),
    );
    const played = long.round([{ 'b.movement': { option: 'close-in', target: 'a', metres: 6 } }, 10, 3, [2]]);
    expect(long.of('b').movedFar).toBe(true);
    expect(played.told('defence.dodge')).toHaveLength(1);
    expect(played.options['b.defence']!.find((o) => o.id === 'parry')).toHaveProperty('forbidden');
    expect(played.options['b.action']!.find((o) => o.id === 'attack')).toHaveProperty('forbidden');
  });

  it('DRA-089: away from an opponent in contact by more than a tenth is a flight', () => {
    const { options } = arena([a(quick), b()]).beats(2, []);
    expect(options['b.movement']).toMatchObject([
      { id: 'stay' },
      { id: 'step-back', params: [{ max: 5 }] },
      { id: 'flee' },
    ]);
  });

  it('DRA-090: who is in contact closes in on others by a tenth; with nobody in contact stepping back is free', () => {
    const three = arena(
      [a(quick), b(), { sheet: someone('C', { properties: { kk: 40, ge: 50, re: 40, ko: 50 } }), side: 1 }],
      {
        start: { distances: [['a', 'c', 20]] },
      },
    );
    const { options } = three.beats(4, [{ 'c.movement': 'stay' }]);
    expect(options['a.movement']!.find((o) => o.id === 'close-in')).toMatchObject({ params: [{}, { max: 5 }] });
    expect(options['c.movement']!.find((o) => o.id === 'step-back')).toMatchObject({ params: [{ max: 45 }] });
  });

  it('DRA-092: who lies or is braced is not asked to move', () => {
    const s = arena([a(quick), { ...b(), keys: { down: true } }]);
    expect(s.beats(3, []).asked).toEqual(['a.movement']);
  });

  it('DRA-093 DRA-095: combat after movement, before it, or mixed; the GM may set it anew for the next KR', () => {
    const first = (phaseOrder: string) =>
      arena([a(quick), b()], { rules: rulesWith({ phaseOrder }) }).round([10, 9, [1], 10, 12]).asked;
    const only = (asked: readonly string[]) => asked.filter((id) => /movement|action/.test(id));
    expect(only(first('move-then-fight'))).toEqual(['b.movement', 'a.movement', 'a.action', 'b.action']);
    expect(only(first('fight-then-move'))).toEqual(['a.action', 'b.action', 'b.movement', 'a.movement']);
    expect(only(first('interleaved'))).toEqual(['a.movement', 'a.action', 'b.movement', 'b.action']);
    const s = arena([a(quick), b()]);
    s.play([], (fight) => drachensturm.edit(fight, { option: 'phase-order', order: 'fight-then-move' }, fight.table));
    expect(only(s.round([10, 9, [1], 10, 12]).asked)[0]).toBe('a.action');
  });

  it('DRA-632: where combat comes first, who has fought may move a tenth only, unless he flees', () => {
    const rules = rulesWith({ phaseOrder: 'fight-then-move' });
    const slow = { properties: { kk: 50, ge: 50, re: 40, ko: 50 } };
    const three = arena([a(quick), b(), { sheet: someone('C', slow), side: 1 }], {
      rules,
      start: { distances: [['a', 'c', 30]] },
    });
    const { options } = three.round([10, 9, [1], { 'b.action': 'pass' }]);
    expect(options['a.movement']!.find((o) => o.id === 'close-in')).toMatchObject({ params: [{}, { max: 5 }] });
    expect(options['a.movement']!.find((o) => o.id === 'flee')).not.toHaveProperty('forbidden');
  });

  it('DRA-645: a step up to the target is part of the attack, as far as the tenth is not used', () => {
    const s = arena([a(quick), b()], wide(5));
    s.beats(4, [{ 'b.movement': 'stay' }, { 'a.movement': 'stay' }, 10, 9, [1]]);
    expect([s.of('a').moved, distance(s.of('a'), s.of('b'))]).toEqual([5, 0]);
    const far = arena([a(quick), b()], wide(5.1));
    const played = far.beats(4, [{ 'b.movement': 'stay' }, { 'a.movement': 'stay' }]);
    expect(played.told('turn.passed')).toHaveLength(1);
  });
});

group('the combat phase', () => {
  it('DRA-094 DRA-482: declarations come before all turns', () => {
    const s = arena([a({ ...quick, talents: { 'totale-verteidigung': 10 } }), b()]);
    const { asked } = s.round([{ 'a.declare': 'totale-verteidigung' }, 12, 10, 9]);
    expect(asked.indexOf('a.declare')).toBeLessThan(asked.indexOf('a.action'));
  });

  it('DRA-096 DRA-097: on his turn he attacks whom he likes in contact, or does something else', () => {
    const s = arena([a({ ...quick, spare: ['dolch'] }), b(), { sheet: someone('C'), side: 1 }]);
    const { options } = s.beats(5, [
      4,
      2,
      { 'a.action': { option: 'attack', target: 'c', weapon: 'faust', aim: 'none' } },
      10,
      9,
      [1],
    ]);
    expect(options['a.action']!.map((o) => o.id)).toEqual(expect.arrayContaining(['attack', 'draw', 'pass']));
    expect(s.of('a').target?.id).toBe('c');
  });

  it('DRA-098: two attacks follow each other directly', () => {
    const s = arena([a({ properties: { kk: 50, ge: 50, re: 96, ko: 50 } }), b()]);
    expect(s.round([10, 9, [1], 10, 9, [1], 10, 12]).asked.filter((id) => id.endsWith('action'))).toEqual([
      'a.action',
      'a.action',
      'b.action',
    ]);
  });

  it('DRA-099: who cannot act loses his turn', () => {
    const s = arena([a(quick), b()]);
    s.of('b').to[2] = s.of('b').afflicted = 1;
    expect(s.round([10, [1]]).asked).not.toContain('b.action');
  });

  it('DRA-341 DRA-342 DRA-343 EX-40 DRA-389: Re 96 gives two attacks with at most one melee weapon; a shield is none', () => {
    const fast = (re: number, held: Sheet['held'] = [], options = {}) => {
      const s = arena([a({ properties: { kk: 50, ge: 50, re, ko: 50 }, held }), b()], { rules: rulesWith(options) });
      return isFast(s.fight, s.of('a'));
    };
    expect([fast(95, ['dolch']), fast(96, ['dolch']), fast(96), fast(96, ['dolch', 'handaxt'])]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([fast(105, ['dolch', 'rundschild']), fast(106, ['dolch', 'rundschild'])]).toEqual([false, true]);
    expect(fast(106, ['dolch', 'rundschild'], { fastWithShield: false })).toBe(false);
  });
});

group('the end of a KR and of a fight', () => {
  it('DRA-100 DRA-234 DRA-529: a fighter who has lost a limb loses 1 LE of Brust each KR', () => {
    const s = arena([a(quick), b()]);
    s.of('b').bleeding = true;
    s.round([10, 12, 10, 12]);
    expect(s.of('b').le[1]).toBe(19);
  });

  it('DRA-101 DRA-257 DRA-258 DRA-106 EX-41: Kampfgewicht is added to the debt, which is paid after the fight', () => {
    const s = arena([
      a({
        ...quick,
        armour: ['kettenruestung'],
        held: [{ id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1.5 }],
      }),
      b(),
    ]);
    expect(s.of('a').loadKg).toBe(14.5);
    for (let i = 0; i < 4; i++) s.round([{ 'a.action': 'pass' }, { 'b.action': 'pass' }]);
    expect([s.of('a').ka, s.of('a').debt]).toEqual([100, 60]);
    s.of('b').dead = s.of('b').out = true;
    s.beats(1, []);
    expect([s.of('a').ka, s.fight.finished]).toEqual([25, true]);
  });

  it('DRA-107: or it is paid every KR', () => {
    const s = arena([a({ ...quick, held: ['handaxt'] }), b()], { rules: rulesWith({ staminaTiming: 'each-round' }) });
    s.round([{ 'a.action': 'pass' }, { 'b.action': 'pass' }]);
    expect([s.of('a').ka, s.of('a').debt]).toEqual([99, 0]);
  });

  it('DRA-102: a fleeing one farther than 20 m from everybody has fled', () => {
    const away = (metres: number) => {
      const s = arena([a(quick), b()], { start: { distances: [['a', 'b', metres]] } });
      s.of('b').fleeing = true;
      s.fight.step = 'round-end';
      s.beats(1, []);
      return s.of('b').fled;
    };
    expect([away(20), away(20.1)]).toEqual([false, true]);
  });

  it('DRA-103 DRA-104: the fight is over when one side alone has somebody who is not out', () => {
    const s = arena([a(quick), b(), { sheet: someone('C'), side: 1 }]);
    s.of('b').bound = true;
    s.of('c').le[0] = 0;
    s.beats(1, []);
    expect(drachensturm.outcome(s.fight)).toEqual({ kind: 'won', side: 0 });
  });

  it('DRA-104: or after the most KR, undecided', () => {
    const s = arena([a(quick), b()], { rules: rulesWith({}, { maxRounds: 1 }) });
    s.round([{ 'a.action': 'pass' }, { 'b.action': 'pass' }]);
    expect(drachensturm.outcome(s.fight)).toMatchObject({ kind: 'undecided' });
  });

  it('DRA-105: the rest of the KR is dropped, its debt is added', () => {
    const s = arena([
      a({ ...quick, held: ['handaxt'], learned: ['handaxt'] }),
      b({ values: { le: 1 }, held: ['handaxt'] }),
    ]);
    s.of('b').bleeding = true;
    const { asked } = s.round([15, 2, [3], 90, [4], [3, 3]]);
    expect(asked).not.toContain('b.action');
    expect([s.of('a').ka, s.of('b').le[1]]).toEqual([99, -5]);
  });
});

group('alternative rule', () => {
  const rules = rulesWith({ alternativeRule: 'on' });
  const wide = (metres: number) => ({
    rules,
    start: { distances: [['a', 'b', metres]] as [string, string, number][] },
  });

  it('DRA-108 DRA-112: one action each, in order of Re, no movement phase', () => {
    const { asked } = arena([a(quick), b()], { rules }).round([10, 9, [1], 10, 12]);
    expect(asked.filter((id) => /movement|action/.test(id))).toEqual(['a.action', 'b.action']);
  });

  it('DRA-109 DRA-110: an attack closes a gap of up to a twentieth of Schnelligkeit', () => {
    const near = arena([a(quick), b()], wide(2.5));
    expect(near.round([10, 9, [1], 10, 12]).told('exchange.resolved')).toHaveLength(2);
    const far = arena([a(quick), b()], wide(2.6));
    const { told, options } = far.round([{ 'a.action': 'pass' }, { 'b.action': 'pass' }]);
    expect(told('exchange.resolved')).toHaveLength(0);
    expect(options['a.action']![0]).toHaveProperty('forbidden');
  });

  it('DRA-111 DRA-116: farther away from an opponent in contact is a flight, and the action of the KR', () => {
    const s = arena([a(quick), b()], { rules });
    const { options, asked } = s.round([{ 'a.action': 'flee' }, { 'b.free-strike': 'leave' }, { 'b.action': 'pass' }]);
    expect(options['a.action']!.find((o) => o.id === 'step-back')).toMatchObject({ params: [{ max: 3 }] });
    expect(asked.filter((id) => id === 'a.action')).toHaveLength(1);
    expect(s.of('a').fled).toBe(true);
  });

  it('DRA-113: an encircled fighter cannot choose movement', () => {
    const foes = ['B', 'C', 'D', 'E'].map((name) => ({ sheet: someone(name), side: 1 }));
    const s = arena([a(quick), ...foes], { rules });
    const { options } = s.play([], (fight) => {
      fight.step = 'turns';
      for (const c of fight.all) c.target = c.id === 'a' ? undefined : s.of('a');
      fight.queue.push(s.of('a'));
    });
    expect(options).toEqual({});
    const turn = s.beats(1, [10, 9, [1]]);
    expect(turn.options['a.action']!.some((o) => ['close-in', 'step-back', 'flee'].includes(o.id))).toBe(true);
    s.of('a').ring = { formation: 'orthogonal', places: [], facing: 0, full: false };
    s.of('a').attacked = 0;
    s.fight.queue.push(s.of('a'));
    s.fight.step = 'turns';
    const ringed = s.beats(1, [10, 9, [1]]);
    expect(ringed.options['a.action']!.some((o) => ['close-in', 'step-back', 'flee'].includes(o.id))).toBe(false);
  });

  it('DRA-114: defending is no action', () => {
    expect(
      arena([a(quick), b()], { rules })
        .round([10, 9, [1], 10, 12])
        .told('defence.dodge'),
    ).toHaveLength(2);
  });

  it('DRA-115: a move beyond a twentieth leaves only the dodge', () => {
    const s = arena([a(quick), b({ held: ['dolch'], learned: ['dolch'] })], wide(20));
    s.round([{ 'a.action': { option: 'close-in', target: 'b', metres: 18 } }, { 'b.action': 'pass' }]);
    expect(s.of('a').movedFar).toBe(true);
  });
});
