import { describe as group, expect, it } from 'vitest';
import { distance } from '../../../rulesets/drachensturm/distance.js';
import { beginFlight, mayFlee, runOn } from '../../../rulesets/drachensturm/flight.js';
import { gainNow, DOWN, FETCHING } from '../../../rulesets/drachensturm/conditions.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, sample, someone, type Wishes } from './given.js';

const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, wishes: Wishes = {}, keys = {}): Arena =>
  arena([{ sheet: someone('A', { ...quick, ...x }), keys }, { sheet: someone('B', y) }], wishes);
const flee = (s: Arena, lines: readonly Line[]) => s.play(lines, (fight) => beginFlight(fight, s.of('a')));
const leave = { 'b.free-strike': 'leave' };

group('flight', () => {
  it('DRA-349 DRA-350: without a check, unless movement is hindered', () => {
    const s = pair();
    expect(mayFlee(s.fight, s.of('a'))).toBe(true);
    expect(flee(s, [leave]).rolls).toEqual([]);
    for (const condition of [DOWN, FETCHING]) {
      const hindered = pair();
      gainNow(hindered.fight, hindered.of('a'), condition, 2);
      expect(mayFlee(hindered.fight, hindered.of('a'))).toBe(false);
    }
  });

  it('DRA-351 DRA-352 DRA-636: every opponent in contact strikes at once, before the first metre', () => {
    const s = arena(
      [
        { sheet: someone('A', quick) },
        { sheet: someone('B') },
        { sheet: someone('C', quick), side: 1 },
        { sheet: someone('D'), side: 1 },
      ],
      {
        start: { distances: [['a', 'd', 10]] },
      },
    );
    s.fight.order.sort((x, y) => y.re - x.re);
    const { asked } = flee(s, [10, [2], 10, [2]]);
    expect(asked).toEqual(['c.free-strike', 'attack', 'tp', 'b.free-strike', 'attack', 'tp']);
    expect([s.of('b').attacked, distance(s.of('a'), s.of('b'))]).toEqual([1, 50]);
    const felled = pair({ current: { parts: { 'linkes-bein': 1 } } });
    const aim = 'linkes-bein';
    flee(felled, [{ 'b.free-strike': { option: 'strike', aim } }, 10, [6]]);
    expect([felled.of('a').fleeing, distance(felled.of('a'), felled.of('b'))]).toEqual([false, 0]);
  });

  it('DRA-352 DRA-164: who has used up his attacks may strike in the next KR', () => {
    const s = pair();
    s.of('b').attacked = 1;
    expect(flee(s, []).asked).toEqual([]);
    expect(s.fight.openings).toHaveLength(1);
  });

  it('DRA-353 DRA-354 DRA-528: a way that is clear spares that Freischlag, up to the next movement phase', () => {
    const spared = (clearTo: number, kr: number) => {
      const s = pair();
      s.of('a').toward[1]!.clearTo = clearTo;
      s.fight.kr = kr;
      return flee(s, clearTo >= kr ? [] : [leave]).asked.length === 0;
    };
    expect([spared(2, 2), spared(2, 3)]).toEqual([true, false]);
  });

  it('DRA-355 DRA-356: speed less terrain, bulky things and kilograms', () => {
    const s = arena([{ sheet: sample('erlo') }, { sheet: someone('B') }], { start: { terrain: 5 } });
    const { told } = s.play([], (fight) => runOn(fight, s.of('hauptmann-erlo')));
    expect(told('flight.run')[0]!['metres']).toBeCloseTo(61 - 5 - 9.5 - 21.2, 9);
  });

  it('DRA-358: Geländelauf cancels the terrain', () => {
    const run = (face: number) => {
      const s = pair({ talents: { gelaendelauf: 8 } }, {}, { start: { terrain: 12 } });
      return s.play([face], (fight) => runOn(fight, s.of('a'))).told('flight.run')[0]!['metres'];
    };
    expect([run(12), run(11)]).toEqual([50, 38]);
  });

  it('DRA-359: never below 0', () => {
    const s = pair({ loadKg: 90 });
    expect(s.play([], (fight) => runOn(fight, s.of('a'))).told('flight.run')[0]!['metres']).toBe(0);
  });

  it('DRA-360 DRA-361: each KR costs kA at once, in place of the debt', () => {
    const s = pair({ held: ['zweihaender'] });
    s.round([{ 'a.movement': 'flee' }, leave, { 'b.action': 'pass' }]);
    expect([s.of('a').ka, s.of('a').debt]).toEqual([100 - 8, 0]);
  });

  it('DRA-362 DRA-525: while fleeing he neither acts nor defends; he may stop', () => {
    const s = pair({}, {}, { rules: rulesWith({}, { escapeDistance: 500 }) });
    const first = s.round([{ 'a.movement': 'flee' }, leave]);
    expect(first.asked).not.toContain('a.action');
    s.of('a').toward[1]!.distance = s.of('b').toward[0]!.distance = 0;
    const { told } = s.blow('b', 'a', [2, [1]]);
    expect(told('defence.none')).toHaveLength(1);
    const stopped = s.round([{ 'a.movement': 'stop' }, 10, 12, 10, 12]);
    expect(stopped.asked).toContain('a.action');
  });

  it('DRA-363: an opponent still to move may chase him, slowed by what he carries', () => {
    const s = arena([{ sheet: someone('A') }, { sheet: someone('B', { ...quick, loadKg: 20 }) }]);
    const { options } = s.beats(3, [{ 'a.movement': 'flee' }, leave, { 'b.movement': 'stay' }]);
    expect(options['b.movement']!.find((o) => o.id === 'close-in')).toMatchObject({ params: [{}, { max: 30 }] });
  });
});
