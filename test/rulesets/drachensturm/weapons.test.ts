import { describe as group, expect, it } from 'vitest';
import { askedAction } from '../../../rulesets/drachensturm/actions.js';
import { DRAWING, FETCHING, holds } from '../../../rulesets/drachensturm/conditions.js';
import { distance } from '../../../rulesets/drachensturm/distance.js';
import { strike } from '../../../rulesets/drachensturm/exchange.js';
import { decideLostWeapon, drop, fetchRounds, shatter } from '../../../rulesets/drachensturm/losses.js';
import { loadTurns, tooWeak } from '../../../rulesets/drachensturm/missile.js';
import { ricochetTarget } from '../../../rulesets/drachensturm/ricochet.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, someone, sumOfEvent, type Wishes } from './given.js';

const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const sword: Partial<Sheet> = { learned: ['langschwert', 'dolch'], held: ['langschwert'] };
const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, wishes: Wishes = {}): Arena =>
  arena([{ sheet: someone('A', { ...quick, ...x }) }, { sheet: someone('B', y) }], wishes);
const apart = (metres: number, rules = rulesWith()): Wishes => ({ rules, start: { distances: [['a', 'b', metres]] } });
const pass = { 'b.action': 'pass' };
const stay = [{ 'b.movement': 'stay' }, { 'a.movement': 'stay' }];
const lose = (s: Arena, far: number, lines: readonly Line[] = []) =>
  s.play(lines, (fight) => {
    drop(fight, s.of('a'), s.of('a').items[0]!, far);
    decideLostWeapon(fight, s.of('a'));
  });

group('weapons lost, drawn, picked up', () => {
  it('DRA-460 DRA-466 DRA-492: pick up, draw or go on unarmed, at once and again at each turn', () => {
    const s = pair({ ...sword, spare: ['dolch'] });
    const { options } = lose(s, 9, [{ 'a.lost-weapon': 'unarmed' }]);
    expect(options['a.lost-weapon']!.map((o) => o.id)).toEqual(['fetch', 'draw', 'unarmed']);
    expect(s.round([pass]).asked).toContain('a.lost-weapon');
    expect(s.of('a').busy?.item.key).toBe('dolch');
  });

  it('DRA-492: who is asked in the midst of an exchange sees what it has come to so far', () => {
    const s = pair({ ...sword, spare: ['dolch'] });
    expect(lose(s, 9, [{ 'a.lost-weapon': 'unarmed' }]).facts['a.lost-weapon']).toEqual([]);
    const { facts } = s.play([2, 19, { 'a.lost-weapon': 'unarmed' }], (fight) =>
      strike(fight, s.of('a'), s.of('b'), { item: s.of('a').items.at(-1)!, aim: 0 }),
    );
    expect(facts['a.lost-weapon']).toMatchObject([
      { kind: 'table', title: { t: 'fact.so-far' } },
      { kind: 'row', cells: [{ t: 'row.attack.thrown' }, {}] },
      { kind: 'row', cells: [{ t: 'row.defence.dodge' }, {}] },
      { kind: 'row', cells: [{ t: 'row.result.reached' }, { result: { t: 'result.defended' } }] },
    ]);
  });

  it('DRA-461 DRA-463 DRA-517: picking up: the next 2 KR without attack, parry and movement, then in hand', () => {
    const s = pair(sword);
    lose(s, 3);
    expect([1, 2, 3, 4].map((kr) => holds(s.of('a'), FETCHING, kr))).toEqual([false, true, true, false]);
    s.fight.kr = 2;
    expect(s.round([pass]).asked).not.toContain('a.movement');
    s.round([pass]);
    s.beats(1, []);
    expect([s.fight.kr, s.of('a').items[0]!.place]).toEqual([4, 'held']);
  });

  it('DRA-462 DRA-463 DRA-518 DRA-468: drawing: the next KR without attack and parry; he may dodge', () => {
    const s = pair({ ...sword, held: ['langschwert', 'rundschild'], spare: ['dolch'] });
    lose(s, 30);
    s.fight.kr = 2;
    expect([holds(s.of('a'), DRAWING, 2), holds(s.of('a'), DRAWING, 3)]).toEqual([true, false]);
    expect(s.blow('b', 'a', [2, 19]).told('defence.dodge')).toHaveLength(1);
    s.fight.kr = 3;
    s.fight.step = 'round-start';
    s.beats(1, []);
    expect(s.of('a').items.find(({ key }) => key === 'dolch')!.place).toBe('held');
    expect(s.blow('b', 'a', [2, 19]).told('defence.parry')).toHaveLength(1);
  });

  it('DRA-641: drawing of one’s own will takes the turn; what the hand holds falls at his feet', () => {
    const s = pair({ ...sword, spare: ['zweihaender'] });
    s.round([{ 'a.action': { option: 'draw', weapon: 'zweihaender' } }, pass]);
    s.round([{ 'a.action': 'pass' }, pass]);
    s.beats(1, []);
    expect([s.of('a').items[0], s.of('a').items[1]]).toMatchObject([
      { place: 'ground', far: 0 },
      { place: 'held', arms: 3 },
    ]);
  });

  it('DRA-464: farther than a tenth of Schnelligkeit takes 1 KR more', () => {
    const s = pair(sword);
    const item = s.of('a').items[0]!;
    const rounds = (far: number) => fetchRounds(s.fight, s.of('a'), { ...item, far });
    expect([rounds(5), rounds(6)]).toEqual([2, 3]);
  });

  it('DRA-465: a broken weapon cannot be picked up', () => {
    const s = pair({ ...sword, spare: ['dolch'] });
    const { options } = s.play([], (fight) => {
      shatter(fight, s.of('a'), s.of('a').items[0]!);
      decideLostWeapon(fight, s.of('a'));
    });
    expect(options['a.lost-weapon']!.map((o) => o.id)).toEqual(['draw', 'unarmed']);
  });

  it('DRA-467: unarmed he strikes with the first natural weapon', () => {
    const s = pair({ ...sword, naturalWeapons: ['tritt', 'faust'], values: { agw: 5 } });
    lose(s, 99);
    const { told } = s.round([{ 'a.lost-weapon': 'unarmed' }, 10, 12, pass]);
    expect(told('attack.thrown')[0]).toMatchObject({ weapon: { de: 'Faust' } });
    const club = pair({ naturalWeapons: ['tritt'] });
    expect(club.round([2, 19, pass]).told('attack.thrown')[0]).toMatchObject({ weapon: { de: 'Tritt' } });
  });
});

group('missile attacks', () => {
  const bow: Partial<Sheet> = { learned: ['kurzbogen'], held: ['kurzbogen'] };
  const shot = (weapon = 'kurzbogen', aim = 'none') => ({ 'a.action': { option: 'shoot', target: 'b', weapon, aim } });

  it('DRA-469 DRA-470 DRA-472 DRA-024: Fw + W20 + range against dodge or shield, in the budget; Brust unless aimed', () => {
    const s = pair(bow, { held: ['dolch'] }, apart(40));
    const { told, options } = s.round([...stay, shot(), 15, 2, [3], pass]);
    expect(sumOfEvent(told('attack.thrown')[0])).toBe(15 + 5 + 4 - 3);
    expect(options['b.defence']![0]).toHaveProperty('forbidden');
    expect([s.of('b').le[1], s.of('b').defences]).toEqual([15, 1]);
    const shield = pair(bow, { held: ['rundschild'] }, apart(10));
    expect(shield.round([...stay, shot(), 2, 19, pass]).told('defence.parry')).toHaveLength(1);
    const off = pair(bow, {}, apart(10, rulesWith({ ranged: 'off' })));
    expect(off.round([...stay, pass]).told('attack.thrown')).toEqual([]);
  });

  it('DRA-471: not at opponents in contact', () => {
    const s = pair(bow);
    expect(askedAction(s.fight, s.of('a'), false).options.find((o) => o.id === 'shoot')).toHaveProperty('forbidden');
  });

  it('DRA-473 DRA-475 DRA-642: ready at the start; then 2 turns of loading, 1 for a good shot', () => {
    const s = pair(bow, {}, apart(20));
    s.round([...stay, shot(), 2, 19, pass]);
    expect(s.of('a').items[0]!.ready).toBe(false);
    s.round([...stay, pass]);
    expect(s.of('a').items[0]).toMatchObject({ ready: false, loaded: 1 });
    s.round([...stay, pass]);
    expect(s.of('a').items[0]!.ready).toBe(true);
    expect(s.round([...stay, 2, 19, pass]).told('attack.thrown')).toHaveLength(1);
    const turns = (values: Sheet['values'], fwf: number) => {
      const p = pair({ ...bow, values, skills: { kurzbogen: { fwf } } });
      return loadTurns(p.of('a'), p.of('a').items[0]!);
    };
    expect([turns({ fgw: 12 }, 7), turns({ fgw: 13 }, 7), turns({ fgw: 5 }, 8)]).toEqual([2, 1, 1]);
  });

  it('DRA-474 DRA-643: a thrown weapon lies at its target; the next one is drawn in a turn, or at once by a good shot', () => {
    const knives: Partial<Sheet> = { learned: ['wurfmesser'], held: ['wurfmesser'], spare: ['wurfmesser'] };
    const s = pair(knives, {}, apart(6));
    s.round([...stay, shot('wurfmesser'), 2, 19, pass]);
    expect(s.of('a').items[0]).toMatchObject({ place: 'ground', far: 6 });
    s.round([...stay, { 'a.action': { option: 'draw', weapon: 'wurfmesser-2' } }, pass]);
    expect(s.of('a').items[1]!.place).toBe('held');
    const good = pair({ ...knives, skills: { wurfmesser: { fwf: 8 } } }, {}, apart(6));
    good.round([...stay, shot('wurfmesser'), 2, 19, pass]);
    expect(good.round([...stay, shot('wurfmesser-2'), 2, 19, pass]).told('attack.thrown')).toHaveLength(1);
  });

  it('DRA-476 DRA-477 EX-57: bows need Kk above 40, crossbows above 70', () => {
    const strong = (kk: number, weapon: string) => {
      const s = pair({ held: [weapon], properties: { kk, ge: 50, re: 50, ko: 50 } });
      return tooWeak(s.of('a'), s.of('a').items[0]!.weapon) === undefined;
    };
    expect([
      strong(40, 'kurzbogen'),
      strong(41, 'kurzbogen'),
      strong(70, 'leichte-armbrust'),
      strong(71, 'leichte-armbrust'),
    ]).toEqual([false, true, false, true]);
  });

  it('DRA-478: 20 and 1: c3.2 for the shooter, no c4, c6 for the defender', () => {
    const rolls = (...dice: Line[]) => pair(bow, {}, apart(20)).round([...stay, shot(), ...dice, pass]).rolls;
    expect(rolls(20, 5, 12, 3, [1])).toEqual(['attack', 'defence', 'table.c3-2', 'row.extra', 'tp']);
    expect(rolls(20, 20)).toEqual(['attack', 'defence']);
    expect(rolls(5, 1, 1, [1])).toEqual(['attack', 'defence', 'table.c6-1', 'tp']);
  });

  it('DRA-479: missiles do not push', () => {
    const heavy = {
      id: 'x',
      name: 'X',
      class: 'wurf',
      tp: '3W6+9',
      weightKg: 1,
      rangeM: 20,
      fwf: 5,
      pole: true,
    } as const;
    expect(
      pair({ learned: ['x'], held: [heavy] }, {}, apart(10))
        .round([...stay, shot('x'), 18, 2, [1, 1, 1], 10, pass])
        .told('fighter.pushed'),
    ).toEqual([]);
  });

  it('DRA-147 DRA-585 DRA-586 DRA-587: a fumble throws c7: wasted, dropped, damaged', () => {
    const after = (weapon: string, ...dice: Line[]) => {
      const s = pair({ learned: [weapon], held: [weapon] }, {}, apart(5.5));
      s.round([...stay, shot(weapon), 1, 10, ...dice, pass]);
      return [s.of('a').items[0]!, s] as const;
    };
    const [wasted, s] = after('kurzbogen', 1);
    expect([wasted.delay, loadTurns(s.of('a'), wasted)]).toEqual([1, 3]);
    expect(after('wurfmesser', 1, [3, 4])[0]).toMatchObject({ place: 'ground', far: 7 });
    expect(after('kurzbogen', 7)[0]).toMatchObject({ place: 'ground', far: 0 });
    expect(after('kurzbogen', 12, 3)[0].wq).toBe(1.5);
  });

  it('DRA-588: a ricochet strikes the shooter’s friend near the target, with Fw −4; a 1 is only a miss', () => {
    const three = (near: number) =>
      arena(
        [
          { sheet: someone('A', { ...quick, ...bow }) },
          { sheet: someone('B') },
          { sheet: someone('C', { properties: { kk: 50, ge: 50, re: 30, ko: 50 } }), side: 0 },
        ],
        {
          start: {
            distances: [
              ['a', 'b', 20],
              ['c', 'b', near],
            ],
          },
        },
      );
    const s = three(5);
    expect(ricochetTarget(s.fight, s.of('a'), s.of('b'))?.id).toBe('c');
    s.fight.step = 'turns';
    s.fight.queue.push(s.of('a'));
    const { told } = s.beats(1, [shot(), 1, 10, 16, 12, 3, [2]]);
    expect(told('attack.thrown').map(sumOfEvent)).toEqual([1 + 9, 12 + 9 - 4]);
    expect(s.of('c').le[1]).toBe(16);
    const far = three(6);
    expect(ricochetTarget(far.fight, far.of('a'), far.of('b'))).toBeUndefined();
  });

  it('DRA-589 DRA-590: hurt himself; useless', () => {
    const after = (weapon: string, change: Partial<Sheet>, ...dice: Line[]) => {
      const s = pair({ learned: [weapon], held: [weapon], ...change }, {}, apart(5.5));
      s.round([...stay, shot(weapon), 1, 10, ...dice, pass]);
      return s.of('a');
    };
    expect(after('kurzbogen', {}, 19).le[4]).toBe(6);
    expect(after('wurfaxt', {}, 19, 3, [1]).le[5]).toBe(10);
    expect(after('wurfaxt', {}, 19, 4, [1]).le[6]).toBe(10);
    expect(after('kurzbogen', {}, 20).items[0]!.place).toBe('gone');
  });

  it('DRA-484: by default he shoots the nearest, loads, or waits', () => {
    const s = arena(
      [{ sheet: someone('A', { ...quick, ...bow }) }, { sheet: someone('B') }, { sheet: someone('C'), side: 1 }],
      {
        start: {
          distances: [
            ['a', 'b', 30],
            ['a', 'c', 25],
          ],
        },
      },
    );
    s.of('b').re = 51;
    const { told } = s.round([
      { 'c.movement': 'stay' },
      { 'b.movement': 'stay' },
      2,
      19,
      { 'b.action': 'pass' },
      { 'c.action': 'pass' },
    ]);
    expect(told('exchange.resolved')[0]).toMatchObject({ defender: 'c' });
    expect(distance(s.of('a'), s.of('c'))).toBe(25);
  });
});
