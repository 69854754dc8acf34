import { describe as group, expect, it } from 'vitest';
import { attackSum, changeSum, guardSum, plainSum, speedSum } from '../../../rulesets/sargon/sums.js';
import { edit, edits } from '../../../rulesets/sargon/edits.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import {
  at,
  desk,
  duelOf,
  fightOf,
  lastQuestion,
  optionsOf,
  playBeats,
  playRound,
  rulesWith,
  someone,
} from './given.js';

const strong = { skills: { einhandwaffen: 8 } };
const far = { start: { distance: 60 } };
const end = (who: string) => [who, 'turn', 'end'] as const;

group('the main phase', () => {
  it('SAR-097, SAR-098: one may use all base actions at once, or keep them for defences', () => {
    const all = playRound(
      duelOf({}, {}, { tacticsB: { defend: 'never' } }),
      [9, 2, [1, 9], [1, 9], 9],
      [end('b'), ['b', 'extra', 'pass']],
    );
    expect(all.asked.filter((one) => one === 'a:turn').length).toBe(2);
    const kept = playBeats(duelOf({}, {}), 3, [9, 2, [1, 9], 5], [end('a')]);
    expect(kept.told('attack.resolved')[0]).toMatchObject({ attacker: 'b', defence: { number: 1, malus: 0 } });
  });

  it('SAR-100: actions lost by a fumble do not open the exception', () => {
    // B fumbles (lost 2), parries once with number 3; his turn brings nothing.
    const fight = duelOf(strong, { ...strong, bel: -3 });
    const table = playRound(fight, [9, [1, 2], [1, 9], 5, [1, 9], 5, 9, 9], [['a', 'extra', 'pass']]);
    expect(at(fight, 'b').lost).toBe(2);
    expect(table.asked).not.toContain('b:turn');
  });

  it('SAR-100: nor is it open to one who has waited', () => {
    const table = playRound(
      duelOf(strong, strong),
      [9, 5, [1, 9], 5, [1, 9], 5, 9, 9],
      [
        ['a', 'turn', 'wait'],
        ['a', 'extra', 'pass'],
        ['b', 'extra', 'pass'],
      ],
    );
    expect(table.asked).not.toContain('a:last-call');
    expect(table.asked.filter((one) => one === 'a:turn').length).toBe(1);
  });

  it('SAR-101: who has nothing left is done', () => {
    const table = playRound(
      duelOf({}, {}, { tacticsB: { defend: 'never' } }),
      [9, 2, [1, 9], [1, 9], 9],
      [end('b'), ['b', 'extra', 'pass']],
    );
    expect(table.asked.filter((one) => one === 'a:turn').length).toBe(2);
  });

  it('SAR-053: no defence is among the actions of a turn', () => {
    const table = playBeats(duelOf({ hands: { main: 'langschwert', off: 'schild' } }, {}), 2, [9, 2, 2, 9]);
    const ids = Object.keys(optionsOf(table.questions.find(({ id }) => id === 'turn')));
    expect(ids).toContain('full-dodge');
    for (const id of ['parry', 'block', 'dodge']) expect(ids).not.toContain(id);
  });
});

group('the extra phase', () => {
  it('SAR-103, SAR-107: active actions beyond the allowance only here, passive ones at any time', () => {
    // A attacks twice; his third action waits for the extra phase, though he parries before it.
    const table = playRound(
      duelOf(strong, strong, { tacticsB: { defend: 'never' } }),
      [9, 5, [1, 9], [1, 9], [1, 9], 5, [1, 9], 9, 9],
      [['b', 'turn', 'attack'], end('b'), ['a', 'extra', 'attack'], ['b', 'extra', 'pass'], ['a', 'extra', 'pass']],
    );
    const own = (
      table.told('attack.resolved') as unknown as { attacker: string; number: number; malus: number }[]
    ).filter(({ attacker }) => attacker === 'a');
    expect(own.map(({ number, malus }) => [number, malus])).toEqual([
      [1, 0],
      [2, 0],
      [4, -6],
    ]);
  });

  it('SAR-104: one action or a pass each, in descending initiative, again and again; a pass is final', () => {
    const rich = { skills: { einhandwaffen: 14 }, attributes: { sch: 0, kon: 15 } };
    const fight = duelOf(rich, rich, { tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } });
    const miss = [1, 10, 10, 5] as const;
    const table = playRound(
      fight,
      [9, 5, miss, miss, miss, miss, miss, miss, miss, 9, 9],
      [
        ['a', 'extra', 'attack'],
        ['b', 'extra', 'attack'],
        ['a', 'extra', 'pass'],
        ['b', 'extra', 'attack'],
        ['b', 'extra', 'pass'],
      ],
    );
    expect(table.asked.filter((one) => one.endsWith(':extra')).map((one) => one[0])).toEqual(['a', 'b', 'a', 'b', 'b']);
  });

  it('SAR-105: an unused base action may be used here without a malus', () => {
    const table = playRound(
      duelOf(strong, strong, { tacticsB: { defend: 'never' } }),
      [9, 5, [1, 9], 9],
      [end('a'), end('b'), ['a', 'extra', 'attack'], ['b', 'extra', 'pass'], ['a', 'extra', 'pass']],
    );
    expect(table.told('attack.resolved')[0]).toMatchObject({ number: 1, malus: 0 });
  });

  it('SAR-106: who rests takes no part, and no round action or rest begins here', () => {
    const table = playRound(
      duelOf(strong, strong, { tacticsB: { fullDodge: 'never' } }),
      [9, 5, 9],
      [['a', 'turn', 'rest'], end('b'), ['b', 'extra', 'pass']],
    );
    expect(table.asked).not.toContain('a:extra');
    const ids = Object.keys(optionsOf(lastQuestion(table, 'extra')));
    for (const id of ['rest', 'full-dodge', 'run', 'flee', 'wait']) expect(ids).not.toContain(id);
    expect(table.rolled.at(-1)).toBe('a:rest');
  });

  it('asks nobody who can do nothing', () => {
    const table = playRound(duelOf({}, {}, far), [9, 5], [end('a'), end('b')]);
    expect(table.asked.filter((one) => one.endsWith(':extra'))).toEqual(['a:extra', 'b:extra']);
    const spent = playRound(
      duelOf({ skills: {} }, { skills: {} }, { tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } }),
      [9, 5, [1, 9], [1, 9], [1, 9], [1, 9], 9, 9],
    );
    expect(spent.asked.filter((one) => one.endsWith(':extra'))).toEqual([]);
  });
});

group('waiting', () => {
  it('SAR-114, SAR-115: he keeps his base actions, and waiting is no rest', () => {
    const table = playRound(
      duelOf({ fatigue: 'muede' }, {}, far),
      [9, 2],
      [['a', 'turn', 'wait'], end('b'), ['a', 'last-call', 'give-up']],
    );
    expect(table.rolled).not.toContain('a:rest');
    const acts = playBeats(
      duelOf({}, {}, far),
      4,
      [9, 2],
      [['a', 'turn', 'wait'], end('b'), ['a', 'turn', 'move', { metres: 20 }]],
    );
    expect(acts.told('move.made')[0]).toMatchObject({ who: 'a', cost: 2 });
  });

  it('SAR-118: while he acts he counts as one faster than the one he interrupts', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone({ attributes: { sch: 0, kon: 0 } }) },
        { name: 'B', side: 1, sheet: someone() },
        { name: 'C', side: 1, sheet: someone(strong) },
      ],
      { distance: 60 },
    );
    // A 9 waits, C 5+1 = 6 seizes nothing; B 8 acts; the GM raises B to 12 by seizure of nobody: A steps in over 8.
    playBeats(fight, 2, [9, 8, 5], [['a', 'turn', 'wait']]);
    at(fight, 'b').ini = 12;
    playBeats(
      fight,
      1,
      [],
      [
        ['a', 'return', 'act'],
        ['a', 'turn', 'move', { metres: 6 }],
      ],
    );
    expect(at(fight, 'a').ini).toBe(13);
  });

  it('SAR-104, SAR-118: in the extra phase he counts his own result again', () => {
    const fight = duelOf({}, {}, far);
    playBeats(fight, 2, [9, 8], [['a', 'turn', 'wait']]);
    at(fight, 'b').ini = 12;
    playBeats(fight, 2, [], [['a', 'return', 'act'], end('a'), end('b')]);
    expect(at(fight, 'a').ini).toBe(13);
    const table = playBeats(fight, 1, []);
    expect(at(fight, 'a').ini).toBe(9);
    expect(table.asked).toEqual(['b:extra', 'a:extra']);
  });

  it('SAR-102, SAR-115: nor may he rest afterwards', () => {
    const table = playBeats(duelOf({}, {}, far), 4, [9, 2], [['a', 'turn', 'wait'], end('b'), end('a')]);
    expect(optionsOf(lastQuestion(table, 'turn'))['rest']).toBe('refusal.rest');
  });

  it('SAR-119: coming back does not use up the seizure of the round', () => {
    const fight = duelOf({}, {}, far);
    playBeats(
      fight,
      3,
      [9, 8],
      [
        ['a', 'turn', 'wait'],
        ['a', 'return', 'act'],
        ['a', 'turn', 'move', { metres: 6 }],
      ],
    );
    expect([at(fight, 'a').hasSeized, at(fight, 'a').burden]).toEqual([false, 0]);
  });

  it('SAR-120: the last call, in descending initiative', () => {
    const table = playRound(
      duelOf({}, {}, far),
      [9, 8],
      [
        ['a', 'turn', 'wait'],
        ['b', 'turn', 'wait'],
        ['a', 'last-call', 'give-up'],
        ['b', 'last-call', 'act'],
        end('b'),
      ],
    );
    expect(table.asked.filter((one) => one.includes('last-call'))).toEqual(['a:last-call', 'b:last-call']);
    expect(table.asked.filter((one) => one === 'b:turn').length).toBe(2);
  });

  it('SAR-120: at the last call he acts or gives up: there is nobody left to wait for', () => {
    const table = playBeats(duelOf({}, {}, far), 4, [9, 8], [['a', 'turn', 'wait'], end('b'), end('a')]);
    expect(table.asked.at(-2)).toBe('a:last-call');
    expect(optionsOf(lastQuestion(table, 'turn'))['wait']).toBe('refusal.nobody-left');
  });

  it('SAR-096: not again this round is the last word before the last call', () => {
    const table = playRound(
      duelOf({}, {}, { start: { distance: 60 } }),
      [9, 8, 9],
      [
        ['a', 'turn', 'wait'],
        ['a', 'return', 'not-again'],
        ['b', 'turn', 'move', { metres: 6 }],
        end('b'),
        ['a', 'last-call', 'give-up'],
      ],
    );
    expect(table.asked.filter((one) => one === 'a:return').length).toBe(1);
  });
});

group('seizing the initiative', () => {
  it('SAR-095: the window opens before the first action and between two, not after the last', () => {
    // B is asked before A's first action, and again after a blow that has wounded somebody.
    const fight = duelOf({ skills: { einhandwaffen: 8 } }, strong, { tacticsB: { defend: 'never' } });
    const table = playBeats(fight, 3, [6, 5, [1, 2], [1, 9]], [['b', 'seize', 'no']]);
    expect(table.asked.filter((one) => one.endsWith('turn') || one.endsWith('seize'))).toEqual([
      'b:seize',
      'a:turn',
      'b:seize',
      'a:turn',
    ]);
  });

  it('SAR-095, SAR-131: the announced action is finished first; then the other may step in', () => {
    const fight = duelOf(strong, strong, { tacticsB: { defend: 'never' } });
    const table = playBeats(
      fight,
      3,
      [6, 5, [1, 2], 5, [1, 9]],
      [
        ['b', 'seize', 'no'],
        ['b', 'seize', 'seize'],
      ],
    );
    expect(table.told('attack.resolved').map((e) => (e as unknown as { attacker: string }).attacker)).toEqual([
      'a',
      'b',
    ]);
  });

  it('SAR-096: after a no one is asked again only when something has happened', () => {
    const fight = duelOf(strong, strong, { tacticsB: { defend: 'never' } });
    const table = playBeats(fight, 3, [6, 5, [1, 9], [1, 9]], [['b', 'seize', 'no']]);
    expect(table.asked.filter((one) => one === 'b:seize').length).toBe(1);
  });

  it('SAR-096: the option asks each, once or never', () => {
    const asked = (ask: 'each' | 'once' | 'never') => {
      const fight = duelOf(strong, strong, { under: rulesWith({ 'windows.ask': ask }), tacticsB: { defend: 'never' } });
      return playBeats(fight, 3, [6, 5, [1, 2], [1, 9]]).asked.filter((one) => one === 'b:seize').length;
    };
    expect([asked('each'), asked('once'), asked('never')]).toEqual([2, 1, 0]);
  });

  it('SAR-121, SAR-122: the loser of a tie needs one point; the faster one has nothing to seize', () => {
    const fight = duelOf({}, { attributes: { sch: 1, kon: 0 } }, far);
    const table = playBeats(fight, 2, [7, 6], [['b', 'seize', 'seize']]);
    expect(table.told('initiative.seized')[0]).toMatchObject({ from: 7, to: 8 });
    expect(table.asked.filter((one) => !one.endsWith('declaration'))[0]).toBe('b:seize');
  });

  it('SAR-124, SAR-125: the price lies on all action rolls of the round, not on fatigue', () => {
    const f = at(duelOf(strong, {}), 'a');
    const held = f.arms[0]!;
    const sums = () => [
      attackSum(f, held, 1, 0),
      guardSum(f, f.card.dodge, 1),
      plainSum(f, 1),
      speedSum(f),
      changeSum(f, held, 5, 1),
    ];
    const before = sums();
    f.burden = 3;
    expect(sums().map((sum, i) => before[i]! - sum)).toEqual([3, 3, 3, 3, 3]);
    const fight = duelOf(strong, strong, { tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } });
    const table = playRound(fight, [9, 6, [1, 9], [1, 9], [1, 9], [1, 9], 9, 9], [['b', 'seize', 'seize']]);
    expect(table.told('fatigue.rolled').map((e) => (e as unknown as { roll: { total: number } }).roll.total)).toEqual([
      17, 17,
    ]);
    expect(at(fight, 'b').burden).toBe(4);
  });

  it('SAR-125: by the option only on the first action', () => {
    const under = rulesWith({ 'seize.malusScope': 'first-action' });
    const fight = duelOf(strong, strong, { under, tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } });
    const table = playBeats(fight, 3, [9, 6, [1, 9], [1, 9]], [['b', 'seize', 'seize']]);
    const rolls = table.told('attack.resolved') as unknown as { roll: { total: number } }[];
    expect(rolls.map(({ roll }) => roll.total)).toEqual([-8 + 9 - 4, -8 + 9]);
  });

  it('SAR-128, SAR-284: who lies and could not even stand up has nothing to seize for, and may end', () => {
    // Attack 13 - 2 for a blow out of reach; standing up, dodging: 0 - 2.
    const under = rulesWith({ 'actions.negativeSumScope': 'all' });
    const able = { skills: { einhandwaffen: 12 } };
    const fight = (): Fight => duelOf(able, able, { under, ...far });
    expect(playBeats(fight(), 2, [6, 5]).asked).toContain('b:seize');
    const fallen = fight();
    at(fallen, 'b').prone = true;
    expect(playBeats(fallen, 2, [6, 5]).asked).not.toContain('b:seize');
    const falling = fight();
    playBeats(falling, 1, [6, 5]);
    Object.assign(at(falling, 'b'), { ini: at(falling, 'a').ini + 1, burden: 2, mustAct: true, prone: true });
    const table = playBeats(falling, 1, []);
    expect(table.asked).toContain('b:turn');
    expect(lastQuestion(table, 'turn')?.preferred).toEqual({ option: 'end' });
  });

  it('SAR-127, SAR-128: the first action must pass the test; others, and ending, are not offered', () => {
    // Attack sum 5 with both: a price of 3 leaves 2; a dodge of the whole round (0 - 3) is refused.
    const fight = duelOf({}, {});
    const table = playBeats(fight, 2, [8, 6, 2, 5], [['b', 'seize', 'seize']]);
    const options = optionsOf(table.questions.find(({ id, who }) => id === 'turn' && who === 'b'));
    expect([options['attack'], options['full-dodge'], options['distance']]).toEqual([
      'free',
      'refusal.negative',
      'free',
    ]);
    for (const id of ['end', 'wait', 'rest']) expect(options).not.toHaveProperty(id);
  });

  it('SAR-127: an action without a die is tested by the attack sum', () => {
    const weak = { skills: { einhandwaffen: 1 }, carried: ['dolch'] };
    expect(playBeats(duelOf({}, weak, far), 2, [6, 5]).asked).not.toContain('b:seize');
    expect(playBeats(duelOf({}, { ...weak, skills: { einhandwaffen: 2 } }, far), 2, [6, 5]).asked).toContain('b:seize');
  });

  it('SAR-129: once a round', () => {
    const fight = duelOf(strong, strong, far);
    const table = playBeats(
      fight,
      3,
      [6, 5],
      [
        ['b', 'seize', 'seize'],
        ['a', 'seize', 'seize'],
      ],
    );
    expect(table.told('initiative.seized').length).toBe(2);
    expect(table.asked.filter((one) => one === 'b:seize').length).toBe(1);
  });

  it('SAR-133: against a group the common result is exceeded', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone(strong) },
        { name: 'B', side: 0, sheet: someone(strong) },
        { name: 'C', side: 1, sheet: someone(strong) },
      ],
      { distance: 60 },
    );
    const table = playBeats(fight, 2, [7, 7, 5], [['c', 'seize', 'seize']]);
    expect(table.told('initiative.seized')[0]).toMatchObject({ to: 9 });
    expect(table.asked.at(-1)).toBe('c:turn');
  });

  it('SAR-099, SAR-100: the exception is open to one who seizes', () => {
    const hard = { skills: { einhandwaffen: 12 } };
    // B parries twice: 15 against 24, then 22 against 21, which wounds him. Before A's third action he seizes.
    const table = playBeats(
      duelOf({ ...hard, extraActions: 1 }, hard),
      4,
      [6, 5, 2, 5, 9, 2, [1, 9], 2],
      [
        ['b', 'seize', 'no'],
        ['b', 'seize', 'seize'],
      ],
    );
    expect(table.told('attack.resolved').at(-1)).toMatchObject({ attacker: 'b', number: 3, malus: -3 });
  });

  // A 6 + 1 = 7 and B 5 + 1 = 6 are friends, C 5 + 1 = 6 is against them.
  const three = (tacticsB: Record<string, unknown> = {}, tieBreak: 'higher-die' | 'simultaneous' = 'higher-die') =>
    fightOf(
      (['A', 'B', 'C'] as const).map((name) => ({
        name,
        side: name === 'C' ? 1 : 0,
        sheet: someone(strong),
        tactics: name === 'B' ? tacticsB : {},
      })),
      { distance: 60 },
      rulesWith({ 'initiative.tieBreak': tieBreak }),
    );
  const seizes = ({ asked }: { readonly asked: readonly string[] }) => asked.filter((one) => one.endsWith('seize'));

  it('SAR-121, SAR-123, SAR-130: over a friend as well, who may answer', () => {
    const fight = three();
    const table = playBeats(fight, 2, [6, 5, 5], [['b', 'seize', 'seize']]);
    expect(table.told('initiative.seized')).toMatchObject([{ who: 'b', over: 'a', from: 6, to: 8 }]);
    expect(seizes(table)).toEqual(['b:seize', 'a:seize', 'c:seize']);
    expect(table.asked.at(-1)).toBe('b:turn');
    expect([at(fight, 'b').burden, at(fight, 'a').ini]).toEqual([2, 7]);
  });

  it('SAR-096: over friends once a round, and that is no answer over an opponent', () => {
    // A walks twice; then C raised to 8 is an opponent before B.
    const fight = three();
    const walk = ['a', 'turn', 'move', { metres: 3 }] as const;
    expect(seizes(playBeats(fight, 3, [6, 5, 5], [walk, walk]))).toEqual(['b:seize', 'c:seize']);
    at(fight, 'c').ini = 8;
    expect(seizes(playBeats(fight, 1, [], [['c', 'turn', 'end']]))).toEqual(['a:seize', 'b:seize']);
  });

  it('SAR-096: the one offer of `once` is kept for an opponent', () => {
    const under = rulesWith({ 'windows.ask': 'once' });
    const all = (['A', 'B', 'C'] as const).map((name) => ({
      name,
      side: name === 'C' ? 1 : 0,
      sheet: someone(strong),
    }));
    expect(seizes(playBeats(fightOf(all, { distance: 60 }, under), 2, [6, 5, 5]))).toEqual(['c:seize']);
  });

  it('SAR-288: the tactic seizes from opponents only', () => {
    const friend = playBeats(three({ seize: 'legal' }), 2, [6, 5, 5]);
    expect([seizes(friend), friend.told('initiative.seized')]).toEqual([['b:seize', 'c:seize'], []]);
    const foe = playBeats(three({ seize: 'legal' }), 2, [3, 5, 6]);
    expect(foe.told('initiative.seized')).toMatchObject([{ who: 'b', over: 'c', to: 8 }]);
  });

  it('SAR-133: a group with an opponent in it counts as one', () => {
    // A 7 and C 7 act at once; B 6 seizes from both.
    const table = playBeats(three({ seize: 'legal' }, 'simultaneous'), 2, [6, 5, 6]);
    expect(table.told('initiative.seized')).toMatchObject([{ who: 'b', to: 8 }]);
  });

  it('SAR-121, SAR-289: the game master lets somebody seize who let his window pass', () => {
    const fight = three();
    const option = () => edits(fight).find(({ id }) => id === 'seize')!;
    expect(option().forbidden?.t).toBe('refusal.nobody-seizes');
    playBeats(fight, 2, [6, 5, 5], [['a', 'turn', 'move', { metres: 3 }]]);
    expect(option().params).toMatchObject([{ values: [{ id: 'b' }, { id: 'c' }] }]);
    const table = desk();
    edit(fight, { option: 'seize', who: 'b' }, table);
    expect(table.told('initiative.seized')).toMatchObject([{ who: 'b', over: 'a', from: 6, to: 8 }]);
    expect(playBeats(fight, 1, []).asked.at(-1)).toBe('b:turn');
    expect(at(fight, 'b').hasSeized).toBe(true);
  });
});
