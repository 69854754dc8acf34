import { describe, expect, it } from 'vitest';
import { GM } from '../../../src/engine/index.js';
import type { Options } from '../../../rulesets/htbah/book.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { archer, bernd, copies, fightWith, goblin, howky, plain, questions, type Cast, type Step } from './kit.js';

const initiative = (...order: string[]): Step[] => order.map((id) => [id, 'initiative', 5]);
const edit = (option: string, params: object): Step => [GM, 'interlude', { option, ...params }];

/** Two plain fighters, `a` first; nobody hits on 90. */
const pair = (options: Partial<Options> = {}, a: Partial<Sheet> = {}, b: Partial<Sheet> = {}): Cast => ({
  heroes: [plain('a', { handeln: 10, ...a })],
  foes: [plain('b', { role: 'npc', ...b })],
  options,
});
const start: Step[] = [
  ['a', 'initiative', 5],
  ['b', 'initiative', 5],
];
const five = [5, 5, 5, 5, 5];

describe('the order of play', () => {
  it('HTB-058, HTB-059, HTB-094, HTB-095: initiative, surprise, rounds of one action each, the end', () => {
    const cast: Cast = { heroes: [howky], foes: [{ sheet: goblin, extra: { surprised: 'check' } }] };
    const dice: Step[] = [
      ...initiative('howky', 'goblin'),
      ['goblin', 'perception', 3],
      ['howky', 'attack', 50],
      ['goblin', 'parry', 50],
      ['howky', 'damage', 5, 5, 5, 5],
      ['goblin', 'attack', 90],
      ['howky', 'attack', 50],
      ['goblin', 'parry', 50],
      ['howky', 'damage', 5, 5, 5, 5],
    ];
    const told = fightWith(cast, { dice });
    const types = told.events
      .map((e) => e.type)
      .filter((t) => ['order.found', 'surprise.settled', 'round.began', 'attack.began', 'fight.ended'].includes(t));
    expect(types).toEqual([
      'order.found', 'surprise.settled', 'round.began', 'attack.began', 'attack.began', 'round.began', 'attack.began', 'fight.ended',
    ]); // prettier-ignore
    expect(told.outcome).toEqual({ kind: 'won', side: 0 });
  });

  it('HTB-092, HTB-093: d29, a round takes 3 to 8 seconds by the number of fighters', () => {
    const seconds = (foes: number): number => {
      const cast: Cast = {
        heroes: [plain('a', { handeln: 50 })],
        foes: copies(plain('z', { role: 'npc' }), foes),
        start: {},
      };
      const order = ['a', ...copies(goblin, foes).map((_, i) => `z-${i + 1}`)];
      const fixed = { ...cast, start: { order } };
      return fightWith(fixed, { dice: [...initiative(...order)], choices: [['a', 'action', 'pass']], beats: 2 }).fight
        .seconds;
    };
    expect([seconds(1), seconds(4), seconds(11)]).toEqual([3, 6, 8]);
    const odd = fightWith(pair(), { dice: start, choices: [['a', 'action', 'pass']], beats: 2 });
    expect([odd.fight.seconds, odd.fight.clock]).toEqual([3, 3]);
  });

  it('HTB-093: who is out does not count for the seconds', () => {
    const cast: Cast = {
      heroes: [howky, bernd, { ...plain('down'), currentLifePoints: 5 }],
      foes: [goblin],
      start: { order: ['howky', 'bernd', 'down', 'goblin'] },
    };
    const told = fightWith(cast, {
      dice: initiative('howky', 'bernd', 'down', 'goblin'),
      choices: [['howky', 'action', 'pass']],
      beats: 2,
    });
    expect(told.fight.seconds).toBe(4);
  });

  it('HTB-096, HTB-098: who is felled earlier in the round has no turn, and results take effect at once', () => {
    const foes = copies(plain('z', { role: 'npc', lifePoints: 25 }), 2);
    const cast: Cast = { heroes: [plain('a', { handeln: 10 })], foes, start: { order: ['a', 'z-1', 'z-2'] } };
    const dice: Step[] = [
      ...initiative('a', 'z-1', 'z-2'),
      ['a', 'attack', 50],
      ['a', 'damage', ...five],
      ['z-2', 'attack', 90],
    ];
    const told = fightWith(cast, { dice, beats: 3 });
    expect(told.of('attack.began').map((e) => e['who'])).toEqual(['a', 'z-2']);
  });

  it('HTB-097: fled and surrendered fighters have no turn, until the GM changes their state', () => {
    const cast: Cast = {
      heroes: [plain('a', { handeln: 10 })],
      foes: copies(plain('z', { role: 'npc' }), 3),
      start: { order: ['z-1', 'z-2', 'z-3', 'a'] },
    };
    const dice: Step[] = [
      ...initiative('a', 'z-1', 'z-2', 'z-3'),
      ['z-3', 'attack', 90],
      ['a', 'attack', 90],
      ['z-1', 'attack', 90],
    ];
    const choices = [
      edit('set-state', { who: 'z-1', state: 'fled' }),
      edit('set-state', { who: 'z-2', state: 'surrendered' }),
      ['a', 'target', 'z-3'] as Step,
    ];
    const told = fightWith(cast, { dice: dice.slice(0, 6), choices, beats: 3 });
    expect(told.of('attack.began').map((e) => e['who'])).toEqual(['z-3', 'a']);
  });

  it('HTB-098: a fighter whom the GM restores before his place acts in this round', () => {
    const cast: Cast = {
      heroes: [plain('a', { handeln: 10 })],
      foes: copies(plain('z', { role: 'npc' }), 2),
      start: { order: ['a', 'z-1', 'z-2'] },
    };
    const choices = [
      edit('set-state', { who: 'z-2', state: 'unconscious' }),
      ['a', 'action', 'pass'] as Step,
      ['z-1', 'action', 'pass'] as Step,
    ];
    const dice: Step[] = [...initiative('a', 'z-1', 'z-2')];
    expect(fightWith(cast, { dice, choices, beats: 3 }).fight.round).toBe(1);
    const restored = fightWith(cast, {
      dice: [...dice, ['z-2', 'attack', 90]],
      choices: [...choices.slice(0, 3), edit('set-state', { who: 'z-2', state: 'able' })],
      beats: 4,
    });
    expect(restored.fight.round).toBe(1);
  });

  it('HTB-100: the actions that are offered, and why some are not', () => {
    const offered = (cast: Cast) => {
      const told = fightWith(cast, { dice: start, choices: [['a', 'action', 'pass']], beats: 2 });
      return told.asked[0]!.asked.options.map((o) => (o.forbidden ? `-${o.id}` : o.id));
    };
    expect(offered(pair())).toEqual(['attack', '-firstAid', 'flee', 'surrender', 'other', 'pass']);
    const cast: Cast = { ...pair(), heroes: [plain('a', { handeln: 10 }), { ...plain('down'), currentLifePoints: 4 }] };
    const dice: Step[] = [
      ['a', 'initiative', 5],
      ['down', 'initiative', 1],
      ['b', 'initiative', 5],
    ];
    const hurt = (options: Partial<Options>) =>
      fightWith({ ...cast, options }, { dice, choices: [['a', 'action', 'pass']], beats: 2 }).asked[0]!.asked
        .options[1]!;
    expect(hurt({}).forbidden).toBeUndefined();
    expect(hurt({ medicalAid: 'off' }).forbidden).toBeDefined();
  });

  it('HTB-111: after the last round the fight is undecided', () => {
    const cast: Cast = { ...pair(), numbers: { maxRounds: 2 } };
    const dice: Step[] = [...start, ['a', 'attack', 90], ['b', 'attack', 90], ['a', 'attack', 90], ['b', 'attack', 90]];
    expect(fightWith(cast, { dice }).outcome).toEqual({ kind: 'undecided', why: { t: 'outcome.rounds', rounds: 2 } });
  });
});

describe('the end', () => {
  const fell = (faces: number[], over: Partial<Sheet> = {}, options: Partial<Options> = {}) =>
    fightWith(pair(options, {}, { lifePoints: 25, ...over }), {
      dice: [...start, ['a', 'attack', 50], ['a', 'damage', ...faces]],
    });

  it('HTB-101, HTB-102, HTB-108, HTB-109: no life points left on one side', () => {
    const told = fell(five);
    expect(told.outcome).toEqual({ kind: 'won', side: 0 });
    expect(told.of('fight.decided')[0]).toMatchObject({ loser: 1, reason: 'noLifePoints' });
  });

  it('HTB-105, HTB-109: unconscious fighters do not keep a side in', () => {
    expect(fell([5, 5, 5, 5, 4]).of('fight.decided')[0]).toMatchObject({ loser: 1, reason: 'incapacitated' });
  });

  it('HTB-105, HTB-225: with endWhenIncapacitated no they do, and are attacked last', () => {
    const cast = pair({ endWhenIncapacitated: false }, {}, { lifePoints: 25 });
    const dice: Step[] = [
      ...start,
      ['a', 'attack', 50],
      ['a', 'damage', 5, 5, 5, 5, 4],
      ['a', 'attack', 50],
      ['a', 'damage', 5, 5, 5, 5, 4],
    ];
    const told = fightWith(cast, { dice });
    expect(told.outcome).toEqual({ kind: 'won', side: 0 });
    expect(told.fight.round).toBe(2);
  });

  it('HTB-108: both sides out is a draw, and mercy is not asked', () => {
    const cast: Cast = { heroes: [plain('a', { handeln: 10 }), plain('c')], foes: [plain('b', { role: 'npc' })] };
    const dice: Step[] = [
      ['a', 'initiative', 5],
      ['c', 'initiative', 5],
      ['b', 'initiative', 1],
    ];
    const choices: Step[] = [
      edit('set-state', { who: 'c', state: 'dead' }),
      edit('set-state', { who: 'b', state: 'unconscious' }),
      edit('set-state', { who: 'a', state: 'surrendered' }),
    ];
    const told = fightWith(cast, { dice: [], choices });
    expect(dice).toHaveLength(3);
    expect(told.outcome).toEqual({ kind: 'draw' });
    expect(questions(told)).not.toContain('mercy');
  });

  it('HTB-103, HTB-194, HTB-195, HTB-099: f03, Bernd against a goblin who flees', () => {
    const cast: Cast = { heroes: [bernd], foes: [{ sheet: goblin, id: 'goblin-1', tactics: { fleeBelow: 20 } }] };
    const dice: Step[] = [
      ['bernd', 'initiative', 5],
      ['goblin-1', 'initiative', 9],
      ['bernd', 'attack', 50],
      ['goblin-1', 'parry', 30],
      ['bernd', 'damage', 6, 6, 6, 6, 3],
      ['goblin-1', 'flee', 7],
    ];
    const told = fightWith(cast, { dice });
    expect(told.of('check.rolled').at(-1)).toMatchObject({ kind: 'flee', skill: null, target: 8, degree: 'success' });
    expect(told.outcome).toEqual({ kind: 'won', side: 0 });
    expect(told.of('fight.decided')[0]).toMatchObject({ loser: 1, reason: 'fled' });
    expect(told.fight).toMatchObject({ round: 2, clock: 6 });
    expect(told.of('turn.passed').map((e) => e['who'])).toEqual(['bernd']);
  });

  it('HTB-104, HTB-106, HTB-198, HTB-199, HTB-222: f03 with surrender, each for himself, without a die', () => {
    const cast: Cast = { heroes: [bernd], foes: [{ ...goblin, id: 'goblin-1', surrenderBelow: 20 }] };
    const dice: Step[] = [
      ['bernd', 'initiative', 5],
      ['goblin-1', 'initiative', 9],
      ['bernd', 'attack', 50],
      ['goblin-1', 'parry', 30],
      ['bernd', 'damage', 6, 6, 6, 6, 3],
    ];
    const told = fightWith(cast, { dice });
    expect(told.asked.at(-1)).toMatchObject({ id: 'mercy', who: 'bernd', preferred: { option: 'end' } });
    expect(told.of('fight.decided')[0]).toMatchObject({ reason: 'surrendered' });
    expect(told.fight.round).toBe(1);
  });

  it('HTB-106, HTB-107: the GM decides about characters; continue makes them able again', () => {
    const cast = pair({}, { lifePoints: 50, surrenderBelow: 30 });
    const dice: Step[] = [
      ...start,
      ['b', 'attack', 50],
      ['a', 'parry', 60],
      ['b', 'damage', ...five],
      ['b', 'attack', 90],
    ];
    const choices: Step[] = [
      ['a', 'action', 'pass'],
      [GM, 'mercy', 'continue'],
    ];
    const told = fightWith(cast, { dice, choices, beats: 5 });
    expect(told.asked.filter((q) => q.id === 'mercy')[0]).toMatchObject({ who: GM });
    expect(told.outcome).toBeUndefined();
    expect(told.who('a').state).toBe('able');
  });

  it('HTB-106: a surrender that a change by the GM completes is decided before the next turn', () => {
    const choices = [edit('set-state', { who: 'b', state: 'surrendered' })];
    const told = fightWith(pair(), { dice: [], choices: [], beats: 0 });
    expect(told.outcome).toBeUndefined();
    const decided = fightWith(pair(), { dice: start, choices });
    expect(questions(decided)).toEqual(['mercy']);
    expect(decided.outcome).toEqual({ kind: 'won', side: 0 });
  });
});

describe('flight', () => {
  const runner = (options: Partial<Options>): Cast => pair(options, { fleeBelow: 999 });

  it('HTB-194: option flight: automatic needs no die, gm asks', () => {
    const auto = fightWith(runner({ flight: 'automatic' }), { dice: [...start], beats: 2 });
    expect(auto.who('a').state).toBe('fleeing');
    const asked = fightWith(runner({ flight: 'gm' }), { dice: start, choices: [[GM, 'escape', 'no']], beats: 2 });
    expect(asked.who('a').state).toBe('able');
    expect(asked.asked.at(-1)!.preferred.option).toBe('yes');
  });

  it('HTB-196, HTB-242: a failed flight spends the turn, a critical one cannot be rolled again', () => {
    const cast = runner({});
    const sheet = { ...cast.heroes[0], gbp: { handeln: 1 } } as Sheet;
    const plainly = fightWith(
      { ...cast, heroes: [sheet] },
      { dice: [...start, ['a', 'flee', 50], ['a', 'flee', 51]], beats: 2 },
    );
    expect(plainly.who('a')).toMatchObject({ state: 'able', acted: true, gbp: { handeln: 0 } });
    const badly = fightWith({ ...cast, heroes: [sheet] }, { dice: [...start, ['a', 'flee', 91]], beats: 2 });
    expect(badly.who('a').gbp.handeln).toBe(1);
  });

  it('HTB-195, HTB-197: a shot reaches the fleeing, and whoever is felled has not fled', () => {
    const bow = { ...archer, id: 'b', lifePoints: 100 };
    const cast: Cast = {
      heroes: [plain('a', { handeln: 10, lifePoints: 30, fleeBelow: 999 })],
      foes: [bow],
      options: { flight: 'automatic' },
    };
    const dice: Step[] = [
      ['a', 'initiative', 9],
      ['b', 'initiative', 1],
      ['b', 'attack', 40],
      ['b', 'damage', 5, 5, 5, 5, 1, 1],
    ];
    const told = fightWith(cast, { dice });
    expect(told.who('a')).toMatchObject({ state: 'unconscious', life: 8 });
    expect(told.of('fight.decided')[0]).toMatchObject({ loser: 0, reason: 'incapacitated' });
    expect(told.asked.filter((q) => q.who === 'b' && q.id === 'weapon')[0]).toBeUndefined();
  });

  it('HTB-242: a critical success on a flight is a plain success', () => {
    const sheet = plain('a', {
      handeln: 10,
      fleeBelow: 999,
      skills: [{ name: 'Rennen', group: 'handeln', value: 60 }],
    });
    const told = fightWith({ ...pair(), heroes: [sheet] }, { dice: [...start, ['a', 'flee', 6]], beats: 2 });
    expect(told.of('check.rolled')[0]).toMatchObject({ skill: 'Rennen', degree: 'critical-success' });
    expect(told.who('a').state).toBe('fleeing');
  });
});

describe('first aid and other actions', () => {
  const friend = { ...plain('friend'), currentLifePoints: 4 };
  const cast = (options: Partial<Options> = {}): Cast => ({
    heroes: [howky, friend],
    foes: [plain('z', { role: 'npc' })],
    options,
    start: { order: ['howky', 'friend', 'z'] },
  });
  const dice: Step[] = initiative('howky', 'friend', 'z');
  const aid: Step = ['howky', 'action', 'firstAid'];

  it('HTB-173, HTB-174, HTB-175: d26, a success wakes with 10 LP, and the friend acts when his turn comes', () => {
    const told = fightWith(cast(), {
      dice: [...dice, ['howky', 'firstAid', 53], ['friend', 'attack', 90]],
      choices: [aid],
      beats: 3,
    });
    expect(told.of('check.rolled')[0]).toMatchObject({ skill: 'Heilkunde', target: 53 });
    expect(told.who('friend')).toMatchObject({ life: 10, state: 'able' });
    expect(told.fight.round).toBe(1);
  });

  it('HTB-175: life points above 10 stay', () => {
    const choices = [
      edit('set-life', { who: 'friend', value: 39 }),
      edit('set-state', { who: 'friend', state: 'unconscious' }),
      aid,
    ];
    expect(
      fightWith(cast(), { dice: [...dice, ['howky', 'firstAid', 1]], choices, beats: 2 }).who('friend'),
    ).toMatchObject({ life: 39, state: 'able' });
  });

  it('HTB-176: after a failure nothing has happened', () => {
    const told = fightWith(cast(), {
      dice: [...dice, ['howky', 'firstAid', 54], ['howky', 'firstAid', 55]],
      choices: [aid],
      beats: 2,
    });
    expect(told.who('friend')).toMatchObject({ life: 4, state: 'unconscious' });
  });

  it('HTB-174, HTB-193: option medicalAid automatic needs no die; unlearned it is a Begabungsprobe on Wissen', () => {
    expect(fightWith(cast({ medicalAid: 'automatic' }), { dice, choices: [aid], beats: 2 }).who('friend').state).toBe(
      'able',
    );
    const layman: Cast = { ...cast(), heroes: [{ ...bernd, id: 'howky' }, friend] };
    const told = fightWith(layman, { dice: [...dice, ['howky', 'firstAid', 10]], choices: [aid], beats: 2 });
    expect(told.of('check.rolled')[0]).toMatchObject({ skill: null, group: 'wissen', target: 10, degree: 'success' });
  });

  it('HTB-222: the patient is the one with most life points by default', () => {
    const two: Cast = {
      ...cast(),
      heroes: [howky, friend, { ...friend, id: 'other', currentLifePoints: 6 }],
      start: { order: ['howky', 'friend', 'other', 'z'] },
    };
    const told = fightWith(two, {
      dice: [...initiative('howky', 'friend', 'other', 'z'), ['howky', 'firstAid', 1]],
      choices: [aid],
      beats: 2,
    });
    expect(told.asked.find((q) => q.id === 'patient')!.preferred.option).toBe('other');
    expect(told.who('other').state).toBe('able');
  });

  it('HTB-192, HTB-201, HTB-202: other checks any skill or Begabung without effect, pass does nothing', () => {
    const choices: Step[] = [
      ['howky', 'action', 'other'],
      [GM, 'check-value', 'schauspielern'],
    ];
    const told = fightWith(cast(), { dice: [...dice, ['howky', 'other', 84]], choices, beats: 2 });
    expect(told.asked.find((q) => q.id === 'check-value')!.asked.options.map((o) => o.id)).toEqual([
      'axtkampf', 'baeume-faellen', 'wahrnehmung', 'heilkunde', 'pflanzenkunde', 'schauspielern', 'wikis-illustrieren',
      'interaktion-mit-bohnen', 'begabung-handeln', 'begabung-wissen', 'begabung-soziales',
    ]); // prettier-ignore
    expect(told.of('other.tried')[0]).toMatchObject({ success: true });
    const failed = fightWith(cast(), { dice: [...dice, ['howky', 'other', 85]], choices, beats: 2 });
    expect(failed.asked.at(-1)).toMatchObject({ id: 'spend-gbp', preferred: { option: 'no' } });
    const passed = fightWith(cast(), { dice, choices: [['howky', 'action', 'pass']], beats: 2 });
    expect(passed.of('turn.passed')).toHaveLength(1);
  });
});
