import { describe as group, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, BLOW, runExchange, type Choice } from '../../../src/engine/index.js';
import { describe } from '../../../rulesets/drachensturm/describe.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line, type Played } from './arena.js';
import { gameOf, someone } from './given.js';

const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const sword: Partial<Sheet> = { learned: ['langschwert'], held: ['langschwert'] };
const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, keys: Readonly<Record<string, unknown>> = {}): Arena =>
  arena([
    { sheet: someone('A', { ...quick, ...x }), keys },
    { sheet: someone('B', y), keys },
  ]);
const blows = (played: Played) => played.told(BLOW);
const blow = (s: Arena, lines: readonly Line[], more: object = {}) => blows(s.blow('a', 'b', lines, more));
const act = (option: string, more: object = {}): Line => ({ 'a.action': { option, target: 'b', ...more } as Choice });
/** Neither hand of a beidhändiger Kampf aims. */
const unaimed = { aim: 'none', 'aim-off': 'none' };
const pass = { 'b.action': 'pass' };

const weapon = { id: 'langschwert', label: { t: 'label', de: 'Langschwert', en: 'long sword' } };
const vain = { type: BLOW, by: 'a', on: 'b', weapon, damage: 0 };
const brust = { id: 'brust', label: { t: 'part.brust' } };

group('blow.ended', () => {
  it('DRA-123: a defence averts it', () => {
    expect(blow(pair(sword), [2, 19])).toEqual([{ ...vain, result: 'averted' }]);
  });

  it('DRA-167: against nobody who defends himself it misses by itself', () => {
    expect(blow(pair(sword, { values: { pgw: 20 } }), [2, { defence: 'none' }])).toEqual([
      { ...vain, result: 'missed' },
    ]);
  });

  it('DRA-139: a natural 1 is missed', () => {
    expect(blow(pair(sword), [1, 10, 6])).toEqual([{ ...vain, result: 'missed' }]);
  });

  it('DRA-571: a fumble that hurts the attacker is a blow at himself as well', () => {
    expect(blow(pair(sword), [1, 10, 16, 7, [6], 40])).toEqual([
      { ...vain, result: 'missed' },
      { type: BLOW, by: 'a', on: 'a', result: 'hit', weapon, damage: 10, felled: 'out' },
    ]);
  });

  it('DRA-212: RS that lets nothing through stops it', () => {
    const s = pair({}, { armour: ['ritterruestung'] });
    expect(blow(s, [15, 2, [3]])).toMatchObject([{ result: 'stopped', damage: 0, location: brust }]);
  });

  it('DRA-213: a hit takes its damage off the part that it struck', () => {
    const s = pair({ ...sword, values: { sb: 2 } }, { armour: ['normale-kleidung', 'kettenhemd'] });
    expect(blow(s, [15, 2, [3]])).toEqual([
      { type: BLOW, by: 'a', on: 'b', result: 'hit', weapon, location: brust, damage: 3 + 4 + 2 - 2 },
    ]);
  });

  it('DRA-231: Brust out of action fells; DRA-226: destroyed it kills', () => {
    const left = (le: number) => pair(sword, { current: { parts: { brust: le } } });
    expect(blow(left(7), [15, 2, [3]])).toMatchObject([
      { result: 'hit', damage: 7, wound: { id: 'incapable', label: { t: 'state.incapable' } }, felled: 'out' },
    ]);
    expect(blow(left(1), [20, 2, 14, 4, [3]])).toMatchObject([
      { result: 'hit', damage: 11, wound: { id: 'dead', label: { t: 'state.dead' } }, felled: 'dead' },
    ]);
  });

  it('DRA-225, DRA-228: a limb out of action, or cut off', () => {
    const aim = pair().fight.book.aims.findIndex(({ id }) => id === 'linkes-bein');
    const leg = (le: number, lines: readonly Line[]) =>
      blow(pair(sword, { current: { parts: { 'linkes-bein': le } } }), lines, { aim });
    expect(leg(8, [17, 2, [4], 1])).toMatchObject([{ damage: 8, wound: { id: 'part-out' } }]);
    expect(leg(-2, [17, 2, [4], 1])).toMatchObject([{ damage: 8, wound: { id: 'severed' } }]);
  });

  it('DRA-595: a body shock; DRA-242: failed badly it fells', () => {
    const s = () => pair({ ...sword, values: { sb: 2 } });
    // 4 + 4 + 2 + 4 = 14 of LE 20: 4 beyond half, so + 8.
    const hard: readonly Line[] = [20, 2, 14, 4, [4]];
    expect(blow(s(), [...hard, 50, [2]])).toMatchObject([
      { damage: 14, wound: { id: 'dazed', label: { t: 'condition.dazed' } } },
    ]);
    expect(blow(s(), [...hard, 99, [2], [3, 3]])).toMatchObject([
      { damage: 14, wound: { id: 'unconscious' }, felled: 'out' },
    ]);
  });

  it('DRA-553, DRA-549: a critical hit, and any other row of table c3.2', () => {
    expect(blow(pair(sword, { values: { le: 80 } }), [20, 2, 18, 10, [3], 20])).toMatchObject([
      { result: 'hit', location: { id: 'linkes-bein' }, damage: 14, wound: { id: 'critical' } },
    ]);
    expect(blow(pair(sword), [20, 2, 7, [1]])).toMatchObject([
      { result: 'hit', damage: 5, wound: { id: 'c3-2.gestuerzt', label: { de: 'gestürzt', en: 'felled' } } },
    ]);
  });

  it('DRA-374: a defence breaks the series of an Ausfall', () => {
    const s = pair({ ...sword, talents: { ausfall: 9 } }, sword);
    expect(blows(s.round([act('ausfall', { weapon: 'langschwert' }), 11, 2, 19, pass]))).toEqual([
      { ...vain, result: 'broken' },
    ]);
  });

  it('DRA-400: a weapon struck out of his hand; DRA-392: without that it comes to nothing', () => {
    const attempt = (...lines: readonly Line[]) => {
      const s = pair({ ...sword, talents: { entwaffnen: 6 }, values: { agw: 10 } }, sword);
      const loot = act('entwaffnen', { loot: 'langschwert', weapon: 'langschwert' });
      return blows(s.round([loot, 15, 2, ...lines, pass]));
    };
    expect(attempt(14, [3, 4])).toEqual([
      { ...vain, result: 'hit', wound: { id: 'disarmed', label: { t: 'condition.disarmed' } } },
    ]);
    expect(attempt(13, 6)).toEqual([{ ...vain, result: 'stopped' }]);
  });

  it('DRA-396: the blade cuts the hand that seizes it', () => {
    const s = pair(
      { talents: { entwaffnen: 6 }, values: { agw: 15 } },
      { ...sword, properties: { kk: 50, ge: 50, re: 50, ko: 50, fi: 80 } },
    );
    const told = blows(
      s.round([act('entwaffnen', { loot: 'langschwert', weapon: 'faust' }), 15, 2, 14, 40, [1], 20, pass]),
    );
    expect(told).toMatchObject([
      { on: 'b', result: 'stopped', damage: 0 },
      { on: 'a', result: 'hit', damage: 5, weapon: { id: 'faust' } },
    ]);
  });

  it('DRA-387: the fumble of a failed beidhändiger Kampf is a blow that missed', () => {
    const two = { learned: ['langschwert', 'handaxt'], held: ['langschwert', 'handaxt'] };
    const s = pair({ ...two, talents: { 'beidhaendiger-kampf': 11 } });
    expect(blows(s.round([act('beidhaendiger-kampf', unaimed), 8, 6, pass]))).toEqual([{ ...vain, result: 'missed' }]);
  });

  it('DRA-429: a row of holds is one attack', () => {
    const down = { down: true };
    const wrestled = (lines: readonly Line[]) => {
      const s = pair({ talents: { ringkampf: 6 } }, {}, down);
      return blows(s.round([act('ringkampf'), ...lines]));
    };
    const ringkampf = { id: 'ringkampf', label: { t: 'talent.ringkampf' } };
    const told = { type: BLOW, by: 'a', on: 'b', weapon: ringkampf };
    const row: readonly Line[] = [19, 2, 19, 2, 19, 2];
    expect(wrestled([19, 2, 2, 19, pass])).toEqual([{ ...told, result: 'averted', damage: 0 }]);
    expect(wrestled(row)).toEqual([{ ...told, result: 'hit', damage: 0, felled: 'out' }]);
    expect(wrestled([...row, { 'a.wrestle-end': 'kill' }])).toEqual([
      { ...told, result: 'hit', damage: 0, felled: 'dead' },
    ]);
    expect(wrestled([...row, { 'a.wrestle-end': { option: 'hurt', part: 'brust' } }])).toEqual([
      { ...told, result: 'hit', damage: 20, felled: 'out' },
    ]);
  });

  it('DRA-447: a Schildangriff pushes and takes nothing', () => {
    const rush = (face: number) => {
      const s = pair({ ...sword, held: ['langschwert', 'rundschild'], talents: { schildangriff: 7 } });
      return blows(s.round([act('schildangriff', { shield: 'rundschild' }), face, pass]));
    };
    expect(rush(13)).toMatchObject([{ on: 'b', result: 'hit', damage: 0, weapon: { id: 'rundschild' } }]);
    expect(rush(12)).toMatchObject([{ on: 'b', result: 'missed', damage: 0 }]);
  });

  it('DRA-558: a riposte is a blow of its own, behind the one that it answers', () => {
    expect(blow(pair(sword, sword), [5, 20, 13, 2, 19])).toMatchObject([
      { by: 'a', on: 'b', result: 'averted' },
      { by: 'b', on: 'a', result: 'averted' },
    ]);
  });

  it('DRA-499: nothing is told where nobody counts, and nothing but blows where nobody else listens; nobody reads it', () => {
    const game = gameOf([{ sheet: someone('A', sword) }, { sheet: someone('B', sword) }]);
    for (const counting of [false, true]) {
      const heard: string[] = [];
      const table = automaticTable(seed('1'), ({ type }) => heard.push(type), 'blows');
      runExchange(game, { ...table, counting }, { attacker: 'a', defender: 'b' });
      expect(heard).toEqual(counting ? [BLOW] : []);
    }
    expect(describe({ type: BLOW })).toEqual([]);
  });
});
