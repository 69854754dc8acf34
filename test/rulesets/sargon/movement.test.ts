import { describe as group, expect, it } from 'vitest';
import { edit } from '../../../rulesets/sargon/edits.js';
import { compareSpeeds } from '../../../rulesets/sargon/flight.js';
import { costOf, freeMetres } from '../../../rulesets/sargon/movement.js';
import { at, desk, duelOf, fightOf, lastQuestion, optionsOf, playBeats, playRound, someone } from './given.js';

const far = { start: { distance: 60 } };
const tough = { attributes: { sch: 0, kon: 15 } };

group('movement', () => {
  it('D7, SAR-055, SAR-056, SAR-057, SAR-058: 5 m free, then 3, 2 and 1 m cost 1, 0, 1', () => {
    const fight = duelOf(tough, {}, far);
    const table = playBeats(
      fight,
      5,
      [9, 2],
      [
        ['a', 'turn', 'move', { metres: 5 }],
        ['a', 'turn', 'move', { metres: 3 }],
        ['a', 'turn', 'move', { metres: 2 }],
        ['a', 'turn', 'move', { metres: 1 }],
      ],
    );
    expect(table.told('move.made').map((e) => (e as unknown as { cost: number }).cost)).toEqual([0, 1, 0, 1]);
    expect(at(fight, 'a').position).toBe(11);
  });

  it('SAR-055, SAR-056, SAR-057, SAR-058: costs by metres', () => {
    const f = at(duelOf({}, {}, far), 'a');
    expect([5, 6, 10, 11, 20].map((m) => costOf(f, m))).toEqual([0, 1, 1, 2, 2]);
    expect(freeMetres(f)).toBe(5);
  });

  it('SAR-059, SAR-060, SAR-255: only base actions pay, with two weapons as well', () => {
    const hands = { main: 'langschwert', off: 'dolch' };
    const fight = duelOf({ hands, ...tough }, {}, far);
    const table = playBeats(
      fight,
      3,
      [9, 2],
      [
        ['a', 'declaration', 'ready', { 'two-weapons': 'yes' }],
        ['a', 'turn', 'move', { metres: 10 }],
        ['a', 'turn', 'move', { metres: 10 }],
      ],
    );
    const turn = lastQuestion(table, 'turn')!;
    const metres = turn.asked.options.find(({ id }) => id === 'move')!.params!.find(({ id }) => id === 'metres')!;
    expect(metres).toMatchObject({ max: 10 });
    // The third place is left, but nothing that it could be used for: nobody is asked again.
    expect(table.asked.at(-1)).toBe('a:turn');
    expect(at(fight, 'a').stage).toBe(2);
  });

  it('SAR-060: after an action only one is left for the way', () => {
    const fight = duelOf({ ...tough, carried: ['dolch'] }, {}, far);
    const table = playBeats(
      fight,
      3,
      [9, 2],
      [
        ['a', 'turn', 'draw'],
        ['a', 'turn', 'move', { metres: 10 }],
      ],
    );
    const metres = lastQuestion(table, 'turn')!
      .asked.options.find(({ id }) => id === 'move')!
      .params!.at(-1)!;
    expect(metres).toMatchObject({ max: 10 });
  });

  it('SAR-061, SAR-044, SAR-045: a run covers 40 m and is all of the round', () => {
    const fight = duelOf(tough, {}, { start: { distance: 100 } });
    const table = playBeats(fight, 2, [9, 2], [['a', 'turn', 'run', { metres: 40 }]]);
    expect([at(fight, 'a').position, at(fight, 'a').stage, at(fight, 'a').taken]).toEqual([40, 2, 0]);
    expect(table.told('move.made')[0]).toMatchObject({ how: 'run' });
  });

  it('SAR-045: whoever has walked freely cannot begin a round action', () => {
    const table = playBeats(
      duelOf({}, {}, far),
      3,
      [9, 2],
      [
        ['a', 'turn', 'move', { metres: 2 }],
        ['a', 'turn', 'end'],
      ],
    );
    expect(optionsOf(lastQuestion(table, 'turn'))).toMatchObject({
      run: 'refusal.round-freed',
      'full-dodge': 'refusal.round-freed',
      rest: 'refusal.rest',
    });
  });

  it('SAR-062: an aborted run leaves him where he is', () => {
    const fight = duelOf({ skills: { einhandwaffen: 4, handgemenge: 9 } }, {}, { start: { distance: 30 } });
    const table = playBeats(
      fight,
      3,
      [9, 2, 5, 5],
      [
        ['a', 'turn', 'run', { metres: 40 }],
        ['b', 'turn', 'attack'],
        ['a', 'defence', 'dodge'],
      ],
    );
    expect([at(fight, 'a').position, table.told('round-action.aborted').length]).toEqual([28, 1]);
  });

  it('SAR-063: half metres are kept', () => {
    const fight = duelOf({ size: -1 }, {}, far);
    playBeats(fight, 2, [9, 2], [['a', 'turn', 'move', { metres: 5 }]]);
    // Base move 9 m: 5 m cost an action; the free part is 4.5 m.
    expect([at(fight, 'a').position, freeMetres(at(fight, 'a'))]).toEqual([5, 4]);
    const near = duelOf({ size: -1 }, {}, far);
    near.fighters[0]!.taken = 0;
    expect(freeMetres(at(near, 'a'))).toBe(4.5);
  });

  it('SAR-064: positions of the sides and of one who has his own', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone() },
        { name: 'B', side: 1, sheet: someone() },
        { name: 'C', side: 1, sheet: someone(), extra: { position: 45 } },
      ],
      { distance: 30 },
    );
    expect(fight.fighters.map(({ position }) => position)).toEqual([0, 30, 45]);
  });

  it('SAR-065, SAR-066: within 2 m it is melee; whoever is farther has to walk', () => {
    const steps = (distance: number) => {
      const fight = duelOf({}, {}, { start: { distance } });
      playBeats(fight, 1, [9, 2]);
      return fight.steps[1];
    };
    expect([steps(2), steps(3)]).toEqual([1, -1]);
  });

  it('SAR-067: walking out of melee is ordinary movement and gives no free attack', () => {
    const fight = duelOf({}, {});
    const table = playBeats(fight, 2, [9, 2], [['a', 'turn', 'move', { way: 'away-b', metres: 5 }]]);
    expect([fight.steps[1], table.rolled.length, at(fight, 'a').taken, at(fight, 'a').position]).toEqual([
      -1, 2, 0, -5,
    ]);
  });

  it('SAR-043: free walking only while one holds the initiative: it is an option of the turn alone', () => {
    const table = playBeats(duelOf({}, {}), 2, [9, 2, 2, 5]);
    expect(Object.keys(optionsOf(lastQuestion(table, 'turn')))).toContain('move');
    expect(Object.keys(optionsOf(lastQuestion(table, 'defence')))).not.toContain('move');
  });

  it('SAR-042, SAR-043: shouting as often as one likes, at any moment by the game master', () => {
    const fight = duelOf({}, {}, far);
    const table = playBeats(
      fight,
      2,
      [9, 2],
      [
        ['a', 'turn', 'shout'],
        ['a', 'turn', 'shout'],
        ['a', 'turn', 'shout'],
        ['a', 'turn', 'end'],
      ],
    );
    edit(fight, { option: 'free-action', who: 'b' }, table);
    expect(table.told('free.taken').length).toBe(4);
    expect([at(fight, 'a').taken, at(fight, 'b').taken]).toEqual([0, 0]);
  });

  it('SAR-284: nobody who lies moves', () => {
    const table = playBeats(
      duelOf({}, {}, { ...far, extraA: { conditions: ['prone'] } }),
      2,
      [9, 2],
      [['a', 'turn', 'end']],
    );
    expect(optionsOf(lastQuestion(table, 'turn'))).toMatchObject({
      move: 'refusal.prone',
      run: 'refusal.prone',
      'stand-up': 'free',
    });
  });
});

group('speed and flight', () => {
  it('D8, SAR-068, SAR-069: A 22 against B 19, a lead of 3 m', () => {
    const a = { attributes: { sch: 2, kon: 0 }, skills: { athletik: 6 }, bel: -2 };
    const b = { attributes: { sch: 0, kon: 0 }, skills: {}, bel: -1, size: 1 };
    const fight = duelOf(a, b);
    const table = desk([6, 9]);
    const racers = compareSpeeds(fight.fighters, table);
    expect(racers.map(({ sum }) => sum)).toEqual([22, 19]);
    expect(table.told('speed.compared')[0]).toMatchObject({ lead: 3 });
  });

  it('SAR-069: equal sums mean that nobody gains: the fleer is caught', () => {
    const fight = duelOf({}, {});
    const table = playBeats(fight, 2, [9, 2, 5, 5], [['a', 'turn', 'flee']]);
    expect(table.told('flight.ended')[0]).toMatchObject({ caught: ['b'] });
    expect([at(fight, 'a').fled, fight.steps[1], at(fight, 'a').position]).toEqual([false, 1, -40]);
  });

  it('SAR-286: who outruns every pursuer has left; pursuing costs an action', () => {
    const fight = duelOf({}, {});
    const table = playRound(fight, [9, 2, 7, 5, 9], [['a', 'turn', 'flee']]);
    expect([at(fight, 'a').fled, at(fight, 'b').taken]).toEqual([true, 1]);
    expect(table.rolled).toEqual(['a:initiative', 'b:initiative', 'a:speed', 'b:speed', 'b:fatigue']);
    expect(fight.decided).toEqual({ kind: 'won', side: 1 });
  });

  it('SAR-284, SAR-286: who lies on the ground neither flees nor pursues', () => {
    const fallen = duelOf({}, {}, { extraA: { conditions: ['prone'] } });
    const table = playBeats(fallen, 2, [9, 2]);
    expect(optionsOf(lastQuestion(table, 'turn'))['flee']).toBe('refusal.prone');
    const fight = duelOf({}, {}, { extraB: { conditions: ['prone'] } });
    expect(playBeats(fight, 2, [9, 2], [['a', 'turn', 'flee']]).asked).not.toContain('b:pursue');
    expect(at(fight, 'a').fled).toBe(true);
  });

  it('SAR-099: pursuing is no defence, so it does not open the exception', () => {
    const fight = fightOf(
      (['A', 'A2', 'B'] as const).map((name) => ({ name, side: name === 'B' ? 1 : 0, sheet: someone(tough) })),
    );
    // A outruns B, 7 against 5; A2 strikes once, B parries: his two actions are spent.
    const table = playRound(
      fight,
      [9, 8, 2, 7, 5, [1, 9], 5, 9, 9],
      [
        ['a', 'turn', 'flee'],
        ['a2', 'turn', 'attack'],
        ['a2', 'turn', 'end'],
        ['a2', 'extra', 'pass'],
      ],
    );
    expect(at(fight, 'b').taken).toBe(2);
    expect(table.asked).not.toContain('b:turn');
  });

  it('SAR-056, SAR-058: the metres of a run count, so that nothing is free after it', () => {
    const fight = duelOf(tough, {}, far);
    playBeats(fight, 2, [9, 2], [['a', 'turn', 'run', { metres: 40 }]]);
    expect([at(fight, 'a').position, freeMetres(at(fight, 'a'))]).toEqual([40, 0]);
  });

  it('SAR-286: only opponents in melee with a base action left are asked', () => {
    const flee = (taken: number, distance: number) => {
      const fight = duelOf({}, {}, { start: { distance } });
      playBeats(fight, 1, [9, 2]);
      at(fight, 'b').taken = taken;
      return playBeats(
        fight,
        1,
        [],
        [['a', 'turn', 'flee'], ...(taken < 2 && distance < 3 ? [['b', 'pursue', 'no'] as const] : [])],
      ).asked;
    };
    expect(flee(0, 0)).toContain('b:pursue');
    expect(flee(2, 0)).not.toContain('b:pursue');
    expect(flee(0, 3)).not.toContain('b:pursue');
  });
});
