import { describe as group, expect, it } from 'vitest';
import { edit } from '../../../rulesets/sargon/edits.js';
import {
  at,
  desk,
  duelOf,
  fightOf,
  lastQuestion,
  playRound,
  rulesWith,
  someone,
  type Given,
  type Throw,
} from './given.js';

const far = { start: { distance: 60 } };
const end = (who: string): Given => [who, 'turn', 'end'];
const told = (table: ReturnType<typeof desk>) => table.told('fatigue.rolled')[0] as unknown as Record<string, unknown>;
/** A moves as often as he can, B does nothing; then A's fatigue die. */
const moves = (sheet: Record<string, unknown>, n: number, die: Throw, answers: readonly Given[] = []) => {
  const fight = duelOf(sheet, {}, far);
  const walk = (i: number): Given => ['a', 'turn', 'move', { metres: i === 0 ? 6 : 10 }];
  const all = [...answers, ...Array.from({ length: n }, (_, i) => walk(i)), ...(n < 2 ? [end('a')] : []), end('b')];
  return { fight, table: playRound(fight, [9, 2, die], all) };
};

group('fatigue', () => {
  it('SAR-174, SAR-175, SAR-177, SAR-178: who acted rolls against 6 and 1 for each action after the first', () => {
    expect(told(moves({}, 1, 9).table)).toMatchObject({ who: 'a', needed: 6, roll: { total: 9 } });
    expect(told(moves({}, 2, 9).table)).toMatchObject({ needed: 7 });
    const idle = playRound(duelOf({}, {}, far), [9, 2], [end('a'), end('b')]);
    expect(idle.told('fatigue.rolled')).toEqual([]);
  });

  it('SAR-175: passive actions are acting', () => {
    const table = playRound(duelOf({}, {}), [9, 2, 2, 5, 2, 5, 9, 9], [end('b')]);
    expect(table.rolled.slice(-2)).toEqual(['a:fatigue', 'b:fatigue']);
  });

  it('SAR-176: free actions, waiting and the first challenge alone are not acting, unless the option says so', () => {
    const rolls = (freeOnlyRolls: boolean) => {
      const under = rulesWith({ 'fatigue.freeOnlyRolls': freeOnlyRolls });
      const fight = duelOf({}, {}, { ...far, under });
      const answers: Given[] = [['a', 'turn', 'shout'], end('a'), ['b', 'turn', 'wait'], ['b', 'last-call', 'give-up']];
      return playRound(fight, [9, 2, ...(freeOnlyRolls ? [9, 9] : [])], answers).rolled.slice(2);
    };
    expect([rolls(false), rolls(true)]).toEqual([[], ['a:fatigue', 'b:fatigue']]);
  });

  it('SAR-179: a round action counts as one', () => {
    const fight = duelOf({ abilities: ['meditieren'] }, {}, far);
    expect(told(playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]))).toMatchObject({ needed: 6 });
  });

  it('SAR-180: actions lost by a fumble do not count', () => {
    const fight = duelOf({ bel: -3, skills: { einhandwaffen: 9 } }, {}, { tacticsA: { defend: 'legal' } });
    const table = playRound(
      fight,
      [[1, 2], 9, 2, 5, 9, 9],
      [['b', 'turn', 'attack'], end('b'), ['b', 'extra', 'pass']],
    );
    expect(
      (table.told('fatigue.rolled') as unknown as { who: string; needed: number }[]).find(({ who }) => who === 'a'),
    ).toMatchObject({ needed: 6 });
  });

  it('SAR-181: Volles Ausweichen adds 2, 4, 6', () => {
    const needed = (bonus: number) =>
      told(
        playRound(
          duelOf({}, {}, far),
          [9, 2, 5, 9],
          [['a', 'turn', 'full-dodge', { 'full-dodge-bonus': bonus }], end('b')],
        ),
      )['needed'];
    expect([0, 1, 2, 3].map(needed)).toEqual([6, 8, 10, 12]);
  });

  it('SAR-182: a surcharge of an ability, and of the game master', () => {
    const abilities = [{ id: 'x', label: 'X', kind: 'simple', fatigueSurcharge: 3 }];
    const fight = duelOf({ abilities, attributes: { sch: 0, kon: 9 } }, {}, far);
    const table = playRound(fight, [9, 2, 9], [['a', 'turn', 'ability'], ['a', 'turn', 'ability'], end('b')]);
    expect(told(table)).toMatchObject({ needed: 6 + 1 + 6 });
    const ruled = duelOf({ attributes: { sch: 0, kon: 9 } }, {}, far);
    const at0 = desk();
    edit(ruled, { option: 'surcharge', who: 'a', value: 4 }, at0);
    expect(at(ruled, 'a').surcharge).toBe(4);
  });

  it('SAR-183, SAR-184, SAR-185: the skill used most, of several the mean rounded down, by choice another', () => {
    const sheet = { skills: { athletik: 5, einhandwaffen: 4 }, carried: ['dolch'], attributes: { sch: 0, kon: 1 } };
    expect(told(moves(sheet, 2, 4).table)).toMatchObject({ roll: { total: 4 + 1 + 5 } });
    const mixed = (answers: readonly Given[]) => {
      const fight = duelOf(sheet, {}, { start: { distance: 9 }, tacticsB: { defend: 'never' } });
      const table = playRound(
        fight,
        [9, 2, [1, 9], 4],
        [['a', 'turn', 'move', { metres: 7 }], ['a', 'turn', 'attack'], end('b'), ['b', 'extra', 'pass'], ...answers],
      );
      return { e: told(table), question: lastQuestion(table, 'fatigue-skill') };
    };
    expect(mixed([]).e).toMatchObject({ roll: { total: 4 + 1 + 4 } });
    expect(mixed([['a', 'fatigue-skill', 'athletik']]).e).toMatchObject({ roll: { total: 10 } });
    expect(mixed([['a', 'fatigue-skill', 'none']]).e).toMatchObject({ roll: { total: 5 } });
    expect(mixed([]).question!.asked.options.map(({ id }) => id)).toEqual([
      'athletik',
      'einhandwaffen',
      'mean',
      'none',
    ]);
    // Drawing uses no skill.
    const draw = playRound(duelOf(sheet, {}, far), [9, 2, 4], [['a', 'turn', 'draw'], end('a'), end('b')]);
    expect(told(draw)).toMatchObject({ roll: { total: 5 } });
  });

  it('SAR-185: block uses schilde, dodge handgemenge, run athletik', () => {
    const skills = { schilde: 3, handgemenge: 2, athletik: 1 };
    const fight = duelOf({ skills }, {}, { start: { distance: 90 } });
    playRound(fight, [9, 2, 9], [['a', 'turn', 'run', { metres: 40 }], end('b')]);
    const { card, used } = at(fight, 'a');
    expect(card.skills.filter((_, i) => used[i]! > 0).map(({ id }) => id)).toEqual(['athletik']);
    const shielded = duelOf({}, { skills, hands: { main: 'langschwert', off: 'schild' } });
    playRound(
      shielded,
      [9, 2, 2, 5, 2, 5, 9, 9],
      [
        ['b', 'defence', 'block'],
        ['b', 'defence', 'dodge'],
      ],
    );
    const b = at(shielded, 'b');
    expect(
      b.card.skills
        .filter((_, i) => b.used[i]! > 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['handgemenge', 'schilde']);
  });

  it('SAR-186: quick acting is subtracted', () => {
    const { table } = moves({}, 1, 9, [['a', 'declaration', 'ready', { 'quick-acting': 4 }]]);
    expect(told(table)).toMatchObject({ needed: 6, roll: { total: 5 } });
  });

  it('D30: quick acting 4, two attacks, die 6, KON 1, skill 3: 6 against 7', () => {
    const fight = duelOf(
      { attributes: { sch: 0, kon: 1 }, skills: { einhandwaffen: 3 } },
      {},
      { tacticsB: { defend: 'never' } },
    );
    const table = playRound(
      fight,
      [9, 2, [1, 9], [1, 9], 6],
      [['a', 'declaration', 'ready', { 'quick-acting': 4 }], end('b'), ['b', 'extra', 'pass']],
    );
    expect(told(table)).toMatchObject({ needed: 7, roll: { total: 6 }, change: { levels: 1 } });
  });

  it('D31, SAR-187, SAR-188: quick acting without any action: W10 + KON against its number', () => {
    const fight = duelOf({ skills: { athletik: 9 } }, {}, far);
    const table = playRound(
      fight,
      [9, 2, 3],
      [['a', 'declaration', 'ready', { 'quick-acting': 4 }], end('a'), end('b')],
    );
    expect(told(table)).toMatchObject({ needed: 4, roll: { total: 3 }, change: { levels: 1 } });
  });

  it('D29, SAR-189, SAR-190: levels by the points missed', () => {
    // Needed 6: dice by their total.
    const levels = (...die: number[]) =>
      (told(moves({}, 1, die).table)['change'] as { levels: number } | null)?.levels ?? 0;
    expect(levels(6)).toBe(0);
    expect(levels(5)).toBe(1);
    expect(levels(1, 4)).toBe(1);
    expect(levels(1, 5)).toBe(2);
    expect(levels(1, 10, 4)).toBe(2);
    expect(levels(1, 10, 5)).toBe(3);
    expect(levels(1, 10, 10, 4)).toBe(3);
    expect(levels(1, 10, 10, 5)).toBe(4);
  });

  it('SAR-191, SAR-192, SAR-194: the ladder with its maluses; below its end there is nothing', () => {
    const malus = (fatigue: string) => at(duelOf({ fatigue }, {}), 'a').malus;
    expect(['frisch', 'angestrengt', 'muede', 'ermattet', 'erschoepft'].map(malus)).toEqual([0, -1, -2, -3, -5]);
    const { fight } = moves({ fatigue: 'erschoepft' }, 1, [1, 10, 10, 5]);
    expect([at(fight, 'a').fatigue, at(fight, 'a').able]).toEqual([5, false]);
  });

  it('SAR-193: neither wound nor fatigue malus is part of the roll', () => {
    expect(told(moves({ wound: 'mittel', fatigue: 'muede', skills: {} }, 1, 7).table)).toMatchObject({
      roll: { total: 7 },
      needed: 6,
    });
  });

  it('SAR-108: all fatigue rolls before all rest rolls, then timed modifiers run out', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone({ fatigue: 'muede' }) },
        { name: 'B', side: 1, sheet: someone(), extra: { initiativeModifiers: [{ label: 'x', value: 1, rounds: 1 }] } },
      ],
      { distance: 60 },
    );
    const table = playRound(
      fight,
      [9, 2, 9, 9],
      [['a', 'turn', 'rest'], ['b', 'turn', 'move', { metres: 6 }], end('b')],
    );
    expect(table.rolled.slice(2)).toEqual(['b:fatigue', 'a:rest']);
    expect(at(fight, 'b').free.initiative).toBe(0);
  });

  it('SAR-195: who is not able at the end makes no fatigue roll', () => {
    const fight = duelOf({ skills: { einhandwaffen: 9 } }, {}, { tacticsB: { defend: 'never' } });
    const table = playRound(
      fight,
      [2, 9, [1, 9], [1, 9], [10, 9], 9],
      [
        ['a', 'defence', 'none'],
        ['a', 'defence', 'none'],
      ],
    );
    expect(table.rolled.filter((one) => one.endsWith(':fatigue'))).toEqual(['a:fatigue']);
  });
});

group('resting', () => {
  const rest = (sheet: Record<string, unknown>, die: Throw) => {
    const fight = duelOf(sheet, {}, far);
    return { fight, table: playRound(fight, [9, 2, die], [['a', 'turn', 'rest'], end('b')]) };
  };

  it('D32, SAR-275, SAR-276: against 6 and both maluses; success regains a level at once', () => {
    const sheet = { attributes: { sch: 0, kon: 1 }, bel: -1, wound: 'mittel', fatigue: 'angestrengt' };
    const missed = rest(sheet, 9);
    expect(missed.table.told('rest.rolled')[0]).toMatchObject({ needed: 10, roll: { total: 9 }, change: null });
    const gained = rest(sheet, [10, 4]);
    expect(gained.table.told('rest.rolled')[0]).toMatchObject({ roll: { total: 14 }, change: { levels: -1 } });
    expect(at(gained.fight, 'a').fatigue).toBe(0);
  });

  it('SAR-102, SAR-272, SAR-277: a whole round of nothing, and no fatigue roll', () => {
    const { table } = rest({ fatigue: 'muede' }, 9);
    expect(table.rolled.slice(2)).toEqual(['a:rest']);
  });

  it('SAR-231: not after declaring quick acting', () => {
    const table = playRound(
      duelOf({ fatigue: 'muede' }, {}, far),
      [9, 2, 9],
      [['a', 'declaration', 'ready', { 'quick-acting': 1 }], end('a'), end('b')],
    );
    const turn = table.questions.find(({ id }) => id === 'turn')!;
    expect(turn.asked.options.find(({ id }) => id === 'rest')!.forbidden?.t).toBe('refusal.rest');
  });

  it('SAR-273: not even after a free action', () => {
    const table = playRound(
      duelOf({ fatigue: 'muede' }, {}, far),
      [9, 2],
      [['a', 'turn', 'shout'], end('a'), end('b')],
    );
    expect(
      lastQuestion(
        { ...table, questions: table.questions.filter(({ who }) => who === 'a') },
        'turn',
      )!.asked.options.find(({ id }) => id === 'rest')!.forbidden?.t,
    ).toBe('refusal.rest');
  });

  it('D33, SAR-274: a parry afterwards means no rest roll but a fatigue roll against 6', () => {
    const table = playRound(
      duelOf({ fatigue: 'angestrengt', skills: { einhandwaffen: 9 } }, {}),
      [9, 2, 2, 5, 9, 9],
      [['a', 'turn', 'rest'], ['b', 'turn', 'attack'], end('b'), ['a', 'extra', 'pass'], ['b', 'extra', 'pass']],
    );
    expect(table.told('rest.rolled')).toEqual([]);
    expect(told(table)).toMatchObject({ who: 'a', needed: 6 });
  });

  it('SAR-278: one who has collapsed rests by himself, against a malus of 7', () => {
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone({ fatigue: 'erschoepft' }) },
        { name: 'B', side: 1, sheet: someone() },
        { name: 'C', side: 0, sheet: someone() },
      ],
      { distance: 60 },
    );
    const first = playRound(
      fight,
      [9, 2, 3, [1, 9]],
      [['a', 'turn', 'move', { metres: 6 }], end('a'), end('c'), end('b')],
    );
    expect(first.rolled.slice(3)).toEqual(['a:fatigue']);
    const second = playRound(fight, [2, 3, [10, 4]], [end('c'), end('b')]);
    expect(second.rolled).toEqual(['b:initiative', 'c:initiative', 'a:rest']);
    expect(second.told('rest.rolled')[0]).toMatchObject({ needed: 13, roll: { total: 14 }, change: { levels: -1 } });
    expect(at(fight, 'a').able).toBe(true);
  });
});
