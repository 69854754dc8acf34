import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { GM, INTERLUDE, play, type Choice } from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { another, HARMLESS, parry, strike, thorndal } from '../rulesets/das-system/duellists.js';
import {
  eventsOfType,
  fighterIn,
  gameOf as dasGame,
  secondsOf,
  type Item,
  type Ran,
} from '../rulesets/das-system/literal.js';
import { fightWith, gameOf as htbahGame, plain, type Cast, type Step } from '../rulesets/htbah/kit.js';

const ids = ['p', 'r', 'q', 's'] as const;

/** p and q against r and s; the order of turns is p, r, q, s. */
const four: Cast = {
  heroes: [plain('p'), plain('q')],
  foes: [plain('r', { role: 'npc' }), plain('s', { role: 'npc' })],
  start: { order: [...ids] },
};

/** Who has the first turns when everybody passes and the GM makes his changes after `after` turns. */
function turns(after: number, changes: readonly Choice[], count = 8) {
  const left = [...changes];
  const played = play(htbahGame(four), [], (question, view) => {
    if (question.kind === 'roll') return { answer: { faces: [5] }, by: 'hand' };
    const taken = view.events.filter((e) => e.type === 'turn.passed').length;
    if (question.id === INTERLUDE && taken === count) return undefined;
    const choice = question.id === INTERLUDE && taken === after ? left.shift() : undefined;
    if (choice) return { answer: { choice }, by: 'human' };
    return { answer: { choice: question.id === 'action' ? { option: 'pass' } : question.preferred }, by: 'tactics' };
  });
  const taken = played.events.filter((e) => e.type === 'turn.passed').map((e) => e['who']);
  return { taken, outcome: played.outcome };
}

const put = (who: string, state: string): Choice => ({ option: 'set-state', who, state });
const gone = (who: string): Choice => ({ option: 'remove', who });

describe('order of turns', () => {
  const cases = [
    ['nobody', '', ['q', 's', 'p', 'r', 'q', 's']],
    ['one who has had his turn', 'p', ['q', 's', 'r', 'q', 's', 'r']],
    ['the one who has just acted', 'r', ['q', 's', 'p', 'q', 's', 'p']],
    ['the next one', 'q', ['s', 'p', 'r', 's', 'p', 'r']],
    ['the last one', 's', ['q', 'p', 'r', 'q', 'p', 'r']],
  ] as const;

  it.each(cases)('B1: after two turns %s falls or leaves, and the right one follows', (_what, who, then) => {
    const changes = who === '' ? [[]] : [[put(who, 'dead')], [gone(who)]];
    for (const change of changes) expect(turns(2, change).taken).toEqual(['p', 'r', ...then]);
  });

  it('B1: if everybody else falls the fight is won, not stuck', () => {
    const { taken, outcome } = turns(2, [put('p', 'dead'), put('r', 'dead'), put('s', 'dead')]);
    expect([taken, outcome]).toEqual([['p', 'r'], { kind: 'won', side: 0 }]);
  });

  /** A strikes D, B strikes `victim`, C strikes E, all in second 0 and in this order of KAR. */
  const threeStrikes = (victim: 'A' | 'C', items: readonly Item[]): Ran => {
    const late = (name: string, karRise: number, gz = 1300) => another(name, { state: { karRise, gz } });
    const sides = [
      [late('A', 0, 100), late('C', 2, 100)],
      [late('B', 1), another('D'), another('E')],
    ];
    const pair = (a: string, b: string) => ({ a, b, initiative: a });
    const engagements = [pair('A', 'D'), pair('B', victim), pair('C', 'E')];
    return secondsOf(dasGame(sides, { start: { engagements } }), 1, items);
  };
  const attackers = (ran: Ran) => eventsOfType(ran, 'attack.rolled').map((e) => e.who);
  // 230 − 130 takes the last 100 of GZ
  const felled: readonly Item[] = [strike('arm-left', 900, 230), 600, { defence: 'none' }, { location: 'oberarm' }];
  const parried: readonly Item[] = [strike('arm-right', 900, 515), 600, ...parry(1124, 606), 700];
  const nobodyJoins: readonly Item[] = [{ join: 'none' }, { join: 'none' }];

  it('B1: A, B and C act in one second; B fells A, who has acted, and C acts', () => {
    const ran = threeStrikes('A', [...parried, ...felled, ...parried, ...nobodyJoins]);
    expect(attackers(ran)).toEqual(['a', 'b', 'c']);
    expect(fighterIn(ran, 'a').gz).toBe(0);
  });

  it('B1: B fells C before his blow, which is not struck', () => {
    const ran = threeStrikes('C', [...parried, ...felled, ...nobodyJoins]);
    expect(attackers(ran)).toEqual(['a', 'b']);
    expect(eventsOfType(ran, 'action.taken').at(-1)).toMatchObject({ who: 'c', action: 'idle', why: 'unable' });
  });

  it.each(['dead', 'unconscious', 'fled', 'surrendered'])(
    'B3: a new round begins with the second in order if the first is %s',
    (state) => expect(turns(4, [put('p', state)]).taken).toEqual(['p', 'r', 'q', 's', 'r', 'q', 's', 'r']),
  );

  it('B3: what runs on somebody who is skipped still runs: he bleeds on, and his surprise ends', () => {
    // line 4: 10 points at each of three bells
    const wound = { nr: 'HT1', part: 'torso', location: 'brust', w: 1, bleeding: { line: 4, left: 20 } };
    const down = { ...thorndal, name: 'D', state: { gz: -10, wounds: [wound] } };
    const start = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
    const game = dasGame([[another('A')], [{ ...thorndal, name: 'B' }, down]], { start });
    const ran = secondsOf(game, 3, [...HARMLESS, ...HARMLESS, ...HARMLESS]);
    expect(fighterIn(ran, 'd').gz).toBe(-40);
    const dice = ['p', 'q', 'r', 's'].map((id): Step => [id, 'initiative', 5]);
    const choices: Step[] = [
      [GM, 'interlude@1', { option: 'set-mark', who: 'p', mark: 'surprised', on: 'yes' }],
      [GM, 'interlude@1', put('p', 'unconscious')],
      ...['r', 'q', 's', 'r'].map((id): Step => [id, 'action', 'pass']),
    ];
    const after = (beats: number) => {
      const told = fightWith(four, { dice, choices: choices.slice(0, beats + 1), beats });
      return [told.fight.round, told.who('p').surprised];
    };
    expect([after(4), after(5)]).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe('ties', () => {
  const three: Cast = {
    heroes: [plain('p', { handeln: 8 }), plain('q', { handeln: 8 }), plain('r', { handeln: 10 })],
    foes: [plain('z', { role: 'npc', handeln: 0 })],
  };

  it('B5: three have 12; the higher Handeln goes first, the two equal ones throw for it, and the GM may reorder', () => {
    const dice: Step[] = [
      ['p', 'initiative', 4],
      ['q', 'initiative', 4],
      ['r', 'initiative', 2],
      ['z', 'initiative', 1],
      ['p', 'tie', 3],
      ['q', 'tie', 7],
    ];
    const found = fightWith(three, { dice, beats: 1 });
    expect(found.fight.order.map((c) => [c.id, c.initiative])).toEqual([
      ['r', 12],
      ['q', 12],
      ['p', 12],
      ['z', 1],
    ]);
    const order = ['p', 'q', 'r', 'z'];
    const choices: Step[] = [
      [GM, 'interlude@1', { option: 'set-order', order }],
      ['p', 'action', 'pass'],
    ];
    const told = fightWith(three, { dice, choices, beats: 2 });
    expect(told.of('turn.passed').map((e) => e['who'])).toEqual(['p']);
  });

  it('B5: the same seed gives the same order, and no letter of the alphabet is favoured', () => {
    const equals: Cast = {
      heroes: [plain('b', { handeln: 8 }), plain('a', { handeln: 8 })],
      foes: [plain('z', { role: 'npc', handeln: 0 })],
      options: { tieBreak: 'rollOff' },
    };
    const game = htbahGame(equals);
    const orderOf = (k: number): string => {
      const { events } = play(game, [], unattended(seed(`${k}`)));
      const found = events.find((e) => e.type === 'order.found')!['order'] as { who: string }[];
      return found.map(({ who }) => who).join('');
    };
    const orders = Array.from({ length: 40 }, (_, k) => orderOf(k));
    expect(orders).toEqual(Array.from({ length: 40 }, (_, k) => orderOf(k)));
    const firstOfTwo = new Set(orders.map((order) => order.replace('z', '')));
    expect(firstOfTwo).toEqual(new Set(['ab', 'ba']));
  });
});
