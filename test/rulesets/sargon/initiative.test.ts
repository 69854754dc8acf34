import { describe as group, expect, it } from 'vitest';
import { nextNumber } from '../../../rulesets/sargon/counting.js';
import { outcome } from '../../../rulesets/sargon/ending.js';
import { initiativeSum } from '../../../rulesets/sargon/sums.js';
import {
  at,
  duelOf,
  fightOf,
  lastQuestion,
  optionsOf,
  playBeats,
  playRound,
  rulesWith,
  sample,
  someone,
} from './given.js';

const apart = { start: { distance: 60 } };
const ini = (fight: ReturnType<typeof duelOf>, id = 'a') => at(fight, id).ini;

group('declarations', () => {
  it('SAR-074, SAR-229, SAR-230, SAR-320: quick acting from 0 to 6 is declared before any die', () => {
    const table = playBeats(duelOf({}, {}, apart), 1, [5, 5], [['a', 'declaration', 'ready', { 'quick-acting': 6 }]]);
    expect(table.asked).toEqual(['a:declaration', 'b:declaration']);
    expect(table.questions[0]!.asked.options[0]!.params![0]).toMatchObject({ id: 'quick-acting', min: 0, max: 6 });
    expect(() =>
      playBeats(duelOf({}, {}, apart), 1, [5, 5], [['a', 'declaration', 'ready', { 'quick-acting': 7 }]]),
    ).toThrow('out-of-range');
  });

  it('SAR-075, SAR-239: both weapons only with a one-handed weapon ready in each hand', () => {
    const params = (hands: unknown) =>
      playBeats(duelOf({ hands }, {}, apart), 1, [5, 5]).questions[0]!.asked.options[0]!.params!.map(({ id }) => id);
    expect(params({ main: 'dolch', off: 'dolch' })).toContain('two-weapons');
    expect(params({ main: 'dolch' })).not.toContain('two-weapons');
    expect(params({ main: 'dolch', off: 'schild' })).not.toContain('two-weapons');
    expect(params({ main: 'dolch', off: { weapon: 'dolch', ready: false } })).not.toContain('two-weapons');
  });

  it('SAR-075: without them the off-hand weapon is not used this round', () => {
    const fight = duelOf({ hands: { main: 'langschwert', off: 'dolch' } }, {});
    playBeats(fight, 1, [5, 5], [['a', 'declaration', 'ready', { 'two-weapons': 'no' }]]);
    expect(at(fight, 'a').arms.map(({ key }) => key)).toEqual(['langschwert']);
  });

  it('SAR-076: a wish only for those in melee', () => {
    const params = (distance: number) =>
      playBeats(duelOf({}, {}, { start: { distance } }), 1, [5, 5]).questions[0]!.asked.options[0]!.params!.map(
        ({ id }) => id,
      );
    expect(params(2)).toEqual(['quick-acting', 'wish']);
    expect(params(3)).toEqual(['quick-acting']);
  });
});

group('initiative', () => {
  it('SAR-077, SAR-079, SAR-156: the sum with quick acting, every round anew', () => {
    const fight = duelOf({ attributes: { sch: 2, kon: 9 }, skills: { einhandwaffen: 5 }, bel: -1 }, {}, apart);
    playBeats(fight, 1, [5, 5], [['a', 'declaration', 'ready', { 'quick-acting': 4 }]]);
    expect(ini(fight)).toBe(5 + 2 + 1 - 1 + 4);
    const two = duelOf({}, {}, apart);
    playRound(
      two,
      [5, 5],
      [
        ['a', 'turn', 'end'],
        ['b', 'turn', 'end'],
      ],
    );
    playBeats(two, 1, [7, 3]);
    expect([ini(two), ini(two, 'b')]).toEqual([7, 3]);
  });

  it('SAR-078, SAR-162, SAR-302: modifiers of the fight file, for some rounds or for all', () => {
    const extraA = {
      initiativeModifiers: [{ label: 'Trommeln', value: 2, rounds: 1 }],
      conditions: ['drunk'],
      modifiers: { initiative: -1 },
    };
    const fight = duelOf({}, {}, { ...apart, extraA });
    expect(initiativeSum(at(fight, 'a'), 1)).toBe(2 - 3 - 1);
    playRound(
      fight,
      [9, 5],
      [
        ['a', 'turn', 'end'],
        ['b', 'turn', 'end'],
      ],
    );
    expect(initiativeSum(at(fight, 'a'), 2)).toBe(-4);
    expect(initiativeSum(at(duelOf({}, {}, { extraA: { conditions: ['tipsy'] } }), 'a'), 1)).toBe(-1);
  });

  it('SAR-080: wound and fatigue malus count', () => {
    expect(initiativeSum(at(duelOf({ wound: 'mittel', fatigue: 'angestrengt' }, {}), 'a'), 1)).toBe(-4);
  });

  it('SAR-081: surprise costs 5 in round 1 alone', () => {
    const f = at(duelOf({}, {}, { extraA: { surprised: true } }), 'a');
    expect([initiativeSum(f, 1), initiativeSum(f, 2)]).toEqual([-5, 0]);
  });

  it('SAR-084: the open-ended die decides a tie', () => {
    // A 10+1 = 11 with bonus 0, B 9 with bonus 2: equal totals, the higher finished die first.
    const fight = duelOf({}, { attributes: { sch: 2, kon: 0 } }, apart);
    expect(playBeats(fight, 2, [[10, 1], 9]).asked.at(-1)).toBe('a:turn');
  });

  it('SAR-085, SAR-086, SAR-032: a full tie acts at once: both announce, wounds count at the end of the step', () => {
    const fight = duelOf({}, {}, { tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } });
    // 9+5 = 14 against 6: margin 8, damage 11: three levels. Both blows have the full sum.
    const table = playBeats(fight, 2, [5, 5, 9, 9]);
    expect(table.asked.slice(2, 4)).toEqual(['a:turn', 'b:turn']);
    expect(table.rolled.slice(2)).toEqual(['a:attack', 'b:attack']);
    expect(table.told('attack.resolved')).toMatchObject([
      { wound: null, levels: 3 },
      { wound: null, roll: { total: 14 } },
    ]);
    expect(table.told('wounds.settled')).toMatchObject([{ change: { levels: 3 } }, { change: { levels: 3 } }]);
  });

  it('SAR-111: the last of both sides may fall in the same step: a draw', () => {
    const fight = duelOf({}, {}, { tacticsA: { defend: 'never' }, tacticsB: { defend: 'never' } });
    playRound(fight, [5, 5, [10, 9], [10, 9]]);
    expect(fight.decided).toEqual({ kind: 'draw' });
  });

  it('SAR-086: what has become impossible in the step is lost, but counts', () => {
    const far = someone({ hands: { main: 'langschwert' } });
    const fight = duelOf(far, far);
    const table = playBeats(
      fight,
      2,
      [5, 5],
      [
        ['a', 'turn', 'move', { way: 'away-b', metres: 5 }],
        ['b', 'turn', 'attack'],
      ],
    );
    expect(table.told('action.lost')).toMatchObject([{ who: 'b', what: 'attack' }]);
    expect(at(fight, 'b').taken).toBe(1);
  });

  it('SAR-088, SAR-090, SAR-134: a fumbler has no action left in the main phase and cannot seize', () => {
    const fight = duelOf({ bel: -2 }, {}, apart);
    const table = playRound(fight, [[1, 2], 9], [['b', 'turn', 'end']]);
    expect(at(fight, 'a').lost).toBe(2);
    expect(table.asked).not.toContain('a:turn');
    expect(table.asked).not.toContain('a:seize');
  });

  it('SAR-089, SAR-103: his first action in the extra phase has number 3', () => {
    const fight = duelOf(
      { bel: -2, skills: { einhandwaffen: 8 } },
      {},
      { tacticsA: { extra: 'legal' }, tacticsB: { defend: 'never' } },
    );
    const table = playRound(
      fight,
      [[1, 2], 9, 2, 2, [1, 9], 9, 9],
      [
        ['b', 'turn', 'attack'],
        ['a', 'defence', 'none'],
        ['b', 'turn', 'attack'],
        ['a', 'defence', 'none'],
      ],
    );
    expect(table.told('attack.resolved').at(-1)).toMatchObject({ attacker: 'a', number: 3, malus: -3 });
    expect(nextNumber(at(fight, 'a'))).toBe(4);
  });

  it('SAR-279: a fumbler who is tired is asked whether he rests', () => {
    const fight = duelOf({ bel: -2, fatigue: 'muede' }, {}, apart);
    const table = playRound(
      fight,
      [[1, 2], 9, 9],
      [
        ['b', 'turn', 'end'],
        ['a', 'turn', 'rest'],
      ],
    );
    expect(optionsOf(lastQuestion(table, 'turn'))).toMatchObject({ rest: 'free', flee: 'refusal.round-fumbled' });
    expect(table.rolled.at(-1)).toBe('a:rest');
  });

  it('SAR-082, SAR-094: the highest first, pending ones only', () => {
    const fight = fightOf(
      [
        { name: 'C', side: 0, sheet: someone() },
        { name: 'D', side: 0, sheet: someone() },
        { name: 'E', side: 1, sheet: sample('ork') },
      ],
      { distance: 70 },
    );
    const table = playRound(
      fight,
      [3, 8, 6],
      [
        ['d', 'turn', 'end'],
        ['e', 'turn', 'end'],
        ['c', 'turn', 'end'],
      ],
    );
    expect(table.asked.filter((one) => one.endsWith(':turn'))).toEqual(['d:turn', 'e:turn', 'c:turn']);
  });

  it('SAR-073: everything of a round starts anew', () => {
    const fight = duelOf({ attributes: { sch: 0, kon: 9 } }, { attributes: { sch: 0, kon: 9 } });
    playRound(fight, [9, 5, 2, 5, 2, 5, 2, 5, 9, 9], [['a', 'declaration', 'ready', { 'quick-acting': 2 }]]);
    playBeats(fight, 1, [5, 6]);
    const { taken, quick, burden, total, fullDodge, walked } = at(fight, 'a');
    expect([taken, quick, burden, total, fullDodge, walked]).toEqual([0, 0, 0, null, null, 0]);
  });

  it('SAR-113, SAR-112: rounds last 6 seconds, and after the last one the fight is a draw', () => {
    const under = rulesWith({}, { maxRounds: 1 });
    const fight = duelOf({}, {}, { ...apart, under });
    const table = playRound(
      fight,
      [9, 5],
      [
        ['a', 'turn', 'end'],
        ['b', 'turn', 'end'],
      ],
    );
    expect(table.told('round.began')).toMatchObject([{ round: 1, seconds: 0 }]);
    expect(outcome(fight)).toEqual({ kind: 'draw' });
    const open = duelOf({}, {}, apart);
    playRound(
      open,
      [9, 5],
      [
        ['a', 'turn', 'end'],
        ['b', 'turn', 'end'],
      ],
    );
    expect(outcome(open)).toBeUndefined();
    expect(playBeats(open, 1, [9, 5]).told('round.began')).toMatchObject([{ round: 2, seconds: 6 }]);
  });
});
