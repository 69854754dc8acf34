import { describe as group, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, run, type Event } from '../../../src/engine/index.js';
import { beat } from '../../../rulesets/sargon/beat.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import {
  at,
  desk,
  duelOf,
  fightOf,
  gameOf,
  rulesWith,
  sample,
  someone,
  tables,
  type Given,
  type Throw,
} from './given.js';

type Row = { readonly id: string; readonly de: string; readonly en: string };
const counted = (rows: readonly Row[], id: string) => {
  const { de, en } = rows.find((row) => row.id === id)!;
  return { id, label: { t: 'label', de, en } };
};
const sword = counted(tables.weapons.weapons, 'langschwert');
const wound = (id: string) => counted(tables.wounds.levels, id);

const strong = { skills: { einhandwaffen: 8 } };
const helpless = { tacticsB: { defend: 'never' } };
const isBlow = ({ type }: Event): boolean => type === 'blow.ended';

/** The blows of the first steps of a round, told to somebody who only counts. */
function blows(fight: Fight, beats: number, dice: readonly Throw[], answers: readonly Given[] = []): readonly Event[] {
  const table = desk(dice, answers, false, true);
  for (let i = 0; i < beats; i++) beat(fight, table);
  table.done();
  expect(table.events.filter((event) => !isBlow(event))).toEqual([]);
  return table.events;
}

/** The first blow of A at B, who is slower. */
const blow = (fight: Fight, dice: readonly Throw[], answers: readonly Given[] = []): Event | undefined =>
  blows(fight, 2, [9, 2, ...dice], answers)[0];

const plain = { type: 'blow.ended', by: 'a', on: 'b', weapon: sword };

group('how a blow ends', () => {
  it('SAR-144, SAR-147: below the base difficulty it misses, whatever the defence', () => {
    // -1 + 5 = 4 against 6; the parry of 5 + 5 comes on top.
    expect(blow(duelOf({}, {}, helpless), [[1, 2]])).toEqual({ ...plain, result: 'missed', damage: 0 });
    expect(blow(duelOf({}, {}), [[1, 2], 5])).toMatchObject({ result: 'missed' });
    // -1 + 7 is exactly the base, which a parry of -3 does not raise.
    expect(
      blow(duelOf({ skills: { einhandwaffen: 6 } }, {}), [
        [1, 2],
        [1, 9],
      ]),
    ).toMatchObject({ result: 'hit' });
  });

  it('SAR-146: a parry, block, dodge or full dodge that makes the difference averts it', () => {
    // 2 + 5 = 7 would hit 6.
    expect(blow(duelOf({}, {}), [2, 5])).toEqual({ ...plain, result: 'averted', damage: 0 });
    const shield = { hands: { main: 'langschwert', off: 'schild' } };
    expect(blow(duelOf({}, shield), [2, 5], [['b', 'defence', 'block']])).toMatchObject({ result: 'averted' });
    expect(blow(duelOf({}, {}), [2, 5], [['b', 'defence', 'dodge']])).toMatchObject({ result: 'averted' });
    expect(blow(duelOf({}, {}), [5, 2], [['b', 'defence', 'full-dodge']])).toMatchObject({ result: 'averted' });
  });

  it('SAR-165: a hit that costs no level is stopped', () => {
    // Margin 1 + 3 - 6.
    const plated = { armour: ['plattenruestung'] };
    expect(blow(duelOf({}, plated, helpless), [2])).toEqual({ ...plain, result: 'stopped', damage: 0 });
  });

  it('SAR-168: a hit with its levels and the level that it leaves', () => {
    // Margin 1 + 3 = 4: one level. Margin 6 + 3 = 9: two, from leicht.
    expect(blow(duelOf({}, {}, helpless), [2])).toEqual({
      ...plain,
      result: 'hit',
      damage: 1,
      wound: wound('leicht'),
    });
    expect(blow(duelOf({}, { wound: 'leicht' }, helpless), [7])).toMatchObject({
      damage: 2,
      wound: wound('schwer'),
    });
  });

  it('SAR-171, SAR-172: who stood is felled, out of the fight or dead', () => {
    // 16 + 9 = 25 against 6: margin 19, damage 22, five levels. 39 + 9 = 48: margin 42, damage 45, nine levels.
    const out = blow(duelOf(strong, {}, helpless), [[10, 6]]);
    expect(out).toEqual({ ...plain, result: 'hit', damage: 5, wound: wound('lebensgefaehrlich'), felled: 'out' });
    const dead = blow(duelOf(strong, {}, helpless), [[10, 10, 10, 9]]);
    expect(dead).toEqual({ ...plain, result: 'hit', damage: 9, wound: wound('tot'), felled: 'dead' });
  });

  it('SAR-151: who lay there already is not felled', () => {
    const fight = fightOf([
      { name: 'A', side: 0, sheet: someone() },
      { name: 'B', side: 1, sheet: someone() },
      { name: 'C', side: 1, sheet: someone() },
    ]);
    at(fight, 'b').wound = 4;
    at(fight, 'b').able = false;
    const [one] = blows(fight, 2, [9, 2, 2], [['a', 'turn', 'attack', { target: 'b', weapon: 'langschwert' }]]);
    expect(one).toEqual({ ...plain, result: 'hit', damage: 1, wound: wound('lebensgefaehrlich') });
  });

  it('SAR-086: of two blows of one step the first fells', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone(strong) },
        { name: 'A2', side: 0, sheet: someone(strong) },
        { name: 'B', side: 1, sheet: someone(), tactics: { defend: 'never' } },
      ],
      {},
      rulesWith({ 'initiative.tieBreak': 'simultaneous' }),
    );
    expect(blows(fight, 2, [9, 9, 2, [10, 6], [10, 6]])).toEqual([
      { ...plain, result: 'hit', damage: 5, wound: wound('lebensgefaehrlich'), felled: 'out' },
      { ...plain, by: 'a2', result: 'hit', damage: 5, wound: wound('tot') },
    ]);
    expect(at(fight, 'b').wound).toBe(6);
  });
});

group('which blows are told', () => {
  it('SAR-135, SAR-267: one for each attack, shot and attack ability, with what it was made with', () => {
    const far = { start: { distance: 20 } };
    const shot = blow(duelOf({ hands: { main: 'bogen' } }, {}, far), [5, [1, 9]]);
    expect(shot).toMatchObject({ weapon: counted(tables.weapons.weapons, 'bogen') });
    const mage = duelOf({ abilities: ['meditieren', 'flammenstrahl'] }, {}, { ...far, ...helpless });
    mage.roundNr = 5;
    at(mage, 'a').prepared[0] = 5;
    // 9 + 0 against 6: margin 3 + 6, two levels.
    expect(blow(mage, [9])).toMatchObject({
      weapon: counted(tables.abilities.abilities, 'flammenstrahl'),
      result: 'hit',
      damage: 2,
    });
    const twice = blows(duelOf({}, {}), 3, [9, 2, 2, 5, 2, 5]);
    expect(twice.map(({ by, on, result }) => [by, on, result])).toEqual([
      ['a', 'b', 'averted'],
      ['a', 'b', 'averted'],
    ]);
  });

  it('SAR-049: an attack ability of a whole round is told when it takes effect', () => {
    const ritual = { id: 'ritual', label: 'Ritual', kind: 'round', use: 'attack', damage: 6, dodgeable: false };
    const fight = duelOf({ abilities: [ritual] }, {}, { start: { distance: 60 } });
    const told = blows(
      fight,
      4,
      [9, 2, 7, 9],
      [
        ['a', 'turn', 'round-action'],
        ['b', 'turn', 'end'],
      ],
    );
    expect(told).toMatchObject([{ weapon: { id: 'ritual' }, result: 'hit' }]);
  });

  it('SAR-266: none for an ability that is no attack', () => {
    const call = { id: 'ruf', label: 'Ruf', kind: 'simple', difficulty: 6 };
    const fight = duelOf({ abilities: [call] }, {}, { start: { distance: 60 } });
    expect(blows(fight, 2, [9, 2, 8], [['a', 'turn', 'ability']])).toEqual([]);
  });

  it('none where nobody counts; those who count alone hear the same as those who hear everything', () => {
    const silent = desk([9, 2, 2, 5], [], false);
    const fight = duelOf({}, {});
    for (let i = 0; i < 2; i++) beat(fight, silent);
    expect(silent.events).toEqual([]);

    const game = gameOf([
      { name: 'A', side: 0, sheet: sample('fechterin') },
      { name: 'A2', side: 0, sheet: sample('hirlond') },
      { name: 'B', side: 1, sheet: sample('ork') },
      { name: 'B2', side: 1, sheet: sample('orkhauptmann') },
    ]);
    const heard: Event[] = [];
    const all: Event[] = [];
    run(
      game,
      automaticTable(seed('3'), (event) => void heard.push(event), 'blows'),
    );
    run(
      game,
      automaticTable(seed('3'), (event) => void all.push(event)),
    );
    expect(heard.length).toBeGreaterThan(5);
    expect(all.filter(isBlow)).toEqual(heard);
    expect(all.filter(({ type }) => type === 'attack.resolved').length).toBe(heard.length);
  });
});
