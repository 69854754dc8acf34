import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { automaticTable, INTERLUDE, play, run, type Event, type Given } from '../../src/engine/index.js';
import { byTactics, firstOf, seededDice, unattended } from '../../src/players/answerers.js';
import { fixedDice } from '../../src/players/fixed.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

const game = toyGame();
const whole = (text: string) => play(game, [], unattended(seed(text)));

/** Anna: 3 + 9; Ben: 3 + 5; Anna hits for 6 + 2 = 8 points, which are 3 hearts (perHeart 3). */
const oneRound = [4, 5, 2, 3, 6, 2];

describe('play', () => {
  it('asks the rules from literal dice, all of which are used up', () => {
    const dice = fixedDice(oneRound);
    const played = play(game, [], firstOf(dice.answerer, byTactics));
    expect(played.outcome).toEqual({ kind: 'won', side: 0 });
    expect(dice.left()).toEqual([]);
    expect(played.events.filter((e) => e.type === 'hearts.lost')).toEqual([
      { type: 'hearts.lost', who: 'ben', lost: 3, left: 0 },
    ]);
  });

  it('stops at the first question nobody answers and names it', () => {
    const played = play(game, [], byTactics);
    expect(played.pending).toMatchObject({ kind: 'roll', id: 'compare', who: 'anna', nth: 0 });
    expect(played.outcome).toBeUndefined();
  });

  it('gives the same events for the same answers', () => {
    const first = whole('Alrik');
    expect(play(game, first.given).events).toEqual(first.events);
    expect(whole('Alrik')).toEqual(first);
  });

  it('plays a prefix and then the rest as if it were played at once', () => {
    const all = whole('7');
    fc.assert(
      fc.property(fc.nat({ max: all.given.length }), (n) => {
        const part = play(game, all.given.slice(0, n));
        expect(all.events.slice(0, part.events.length)).toEqual(part.events);
        expect(play(game, [...part.given, ...all.given.slice(n)]).events).toEqual(all.events);
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('throws the n-th throw of a seed alike, whatever was answered before', () => {
    const all = whole('7');
    const throws = all.given.filter((g) => 'faces' in g.answer);
    const second = throws[1]!;
    const other: Given[] = [...all.given.slice(0, all.given.indexOf(second))].map((g) =>
      g.id === 'compare' ? { ...g, answer: { faces: [1, 1] }, by: 'hand' } : g,
    );
    const again = play(game, other, firstOf(seededDice(seed('7')), byTactics));
    expect(again.given[other.length]!.answer).toEqual(second.answer);
  });

  it('takes a total by decree instead of dice', () => {
    const dice = fixedDice([1, 1, 6, 1]);
    const decree = (question: { kind: string; who: string; id: string }) =>
      question.id === 'compare' && question.who === 'anna'
        ? ({ answer: { decree: 11 }, by: 'human' } as const)
        : undefined;
    const played = play(game, [], firstOf(decree, dice.answerer, byTactics));
    expect(played.events.find((e) => e.type === 'throw.compared')).toMatchObject({ mine: 14 });
  });

  it.each([
    [
      'a face that the die has not',
      { faces: [7, 1] },
      { code: 'faces', problem: { ok: false, code: 'out-of-range', at: 0, face: 7, min: 1, max: 6 } },
    ],
    ['too few dice', { faces: [3] }, { code: 'faces', problem: { ok: false, code: 'too-few', have: 1, sides: 6 } }],
    ['too many dice', { faces: [3, 3, 3] }, { code: 'faces', problem: { ok: false, code: 'too-many', need: 2 } }],
    ['a decree beyond the dice', { decree: 13 }, { code: 'decree', given: 13, dice: '2W6', min: 2, max: 12 }],
    ['a decree below the dice', { decree: 1 }, { code: 'decree', given: 1, dice: '2W6', min: 2, max: 12 }],
    ['a choice for a throw', { choice: { option: 'bold' } }, { code: 'wrong-kind', wanted: 'roll' }],
  ] as const)('refuses %s as a value', (_name, answer, refusal) => {
    const before = play(game, [], byTactics).given;
    const played = play(game, [...before, { who: 'anna', id: 'compare', answer, by: 'hand' }]);
    expect(played.refused).toMatchObject({ at: before.length, refusal });
  });

  it.each([
    ['an unknown option', { option: 'fly' }, { code: 'unknown-option', given: 'fly', known: ['bold', 'careful'] }],
    [
      'a parameter out of its range',
      { option: 'bold', risk: 4 },
      { code: 'out-of-range', param: 'risk', given: 4, min: 0, max: 3 },
    ],
    ['a fraction', { option: 'bold', risk: 1.5 }, { code: 'out-of-range', param: 'risk', given: 1.5, min: 0, max: 3 }],
    [
      'a missing parameter',
      { option: 'bold' },
      { code: 'out-of-range', param: 'risk', given: undefined, min: 0, max: 3 },
    ],
    ['an unknown parameter', { option: 'careful', risk: 1 }, { code: 'unknown-param', given: 'risk', known: [] }],
  ] as const)('refuses %s as a value', (_name, choice, refusal) => {
    const before: Given[] = [{ who: 'gm', id: INTERLUDE, answer: { choice: { option: 'go-on' } }, by: 'human' }];
    const played = play(game, [...before, { who: 'anna', id: 'stance', answer: { choice }, by: 'human' }]);
    expect(played.refused).toMatchObject({ at: 1, refusal });
  });

  it('notices an answer that was given to another question', () => {
    const played = play(game, [{ who: 'ben', id: 'stance', answer: { choice: { option: 'careful' } }, by: 'human' }]);
    expect(played.refused).toMatchObject({ at: 0, refusal: { code: 'mismatch', given: { id: 'stance', who: 'ben' } } });
  });

  it('lets errors of the rules through: they are ours', () => {
    const broken = { ...game, ruleset: { ...game.ruleset, beat: () => JSON.parse('{') } };
    expect(() => play(broken, [], unattended(seed('7')))).toThrow(SyntaxError);
  });
});

describe('automaticTable', () => {
  it('plays the same fight as the recorded one with that seed, with and without listeners', () => {
    for (let k = 0; k < 50; k++) {
      const events: Event[] = [];
      const loud = run(
        game,
        automaticTable(seed(`7/${k}`), (event) => events.push(event)),
      );
      const recorded = whole(`7/${k}`);
      expect(run(game, automaticTable(seed(`7/${k}`)))).toEqual(loud);
      expect(recorded.outcome).toEqual(loud);
      expect(recorded.events).toEqual(events);
    }
  });
});

describe('interlude', () => {
  const edited = (...choices: { option: string; [key: string]: unknown }[]) => {
    const given = choices.map((choice): Given => ({ who: 'gm', id: INTERLUDE, answer: { choice }, by: 'human' }));
    return play(game, given, unattended(seed('7')));
  };

  it('changes a value between two beats and tells it', () => {
    const played = edited({ option: 'set-hearts', who: 'ben', hearts: 0 });
    expect(played.outcome).toEqual({ kind: 'won', side: 0 });
    expect(played.events[0]).toEqual({ type: 'hearts.set', who: 'ben', left: 0 });
  });

  it('lets a fighter join and leave', () => {
    const carl = toyMember('Carl', 1);
    const played = edited({ option: 'add', member: carl }, { option: 'remove', who: 'ben' });
    expect(played.events.slice(0, 2)).toEqual([
      { type: 'fighter.joined', who: 'carl', side: 1 },
      { type: 'fighter.removed', who: 'ben' },
    ]);
    expect(game.ruleset.fighters(played.fight).map((f) => f.id)).toEqual(['anna', 'carl']);
  });

  it('refuses to add nobody', () => {
    expect(edited({ option: 'add', member: null }).refused).toMatchObject({ refusal: { code: 'joint-limit' } });
  });

  it('takes notes and ends the fight', () => {
    const played = edited({ option: 'note', text: 'Es regnet' }, { option: 'end' });
    expect(played.outcome).toEqual({ kind: 'ended' });
    expect(played.events).toEqual([
      { type: 'note.made', text: 'Es regnet' },
      { type: 'fight.ended', outcome: { kind: 'ended' } },
    ]);
  });
});

describe('a fight that nobody can win', () => {
  it('C13: ends undecided at the cap, and a double knock-out is a draw', () => {
    const harmless = toySetup([toyMember('Anna', 0, { skill: 12 }), toyMember('Ben', 1, { skill: 12 })]);
    const tie = play(
      toyGame(harmless),
      [],
      firstOf((q) => (q.kind === 'roll' ? { answer: { faces: [3, 3] }, by: 'hand' } : undefined), byTactics),
    );
    expect(tie.outcome).toEqual({ kind: 'undecided', why: { t: 'toy.cap', rounds: 20 } });
    const both = toyGame({ ...harmless, rules: { ...harmless.rules, options: { ties: 'both' } } });
    const dice = fixedDice([3, 3, 3, 3, 6, 6, 1, 6, 6, 1]);
    expect(play(both, [], firstOf(dice.answerer, byTactics)).outcome).toEqual({ kind: 'draw' });
    expect(dice.left()).toEqual([]);
  });
});

describe('a fight that is played again', () => {
  /** A game that counts how often the orders of an interlude are listed. */
  function counting() {
    let listed = 0;
    const edits = (fight: never) => (listed++, game.ruleset.edits(fight));
    return { game: { ...game, ruleset: { ...game.ruleset, edits } }, listed: () => listed };
  }

  it('lists no question anew whose answer stood before, and all of them after a change', () => {
    const counted = counting();
    const { given } = play(counted.game, [], unattended(seed('again')));
    const first = counted.listed();
    expect(first).toBeGreaterThan(0);
    play(counted.game, given);
    expect(counted.listed()).toBe(first);
    play(counted.game, [{ ...given[0]! }, ...given.slice(1)]);
    expect(counted.listed()).toBe(2 * first);
  });

  it('still refuses an answer that does not fit, wherever it stands', () => {
    const { given } = whole('again');
    const at = given.findIndex(({ id }) => id === 'stance');
    const bad: Given = { ...given[at]!, answer: { choice: { option: 'bold', risk: 9 } } };
    expect(play(game, [...given.slice(0, at), bad, ...given.slice(at + 1)]).refused).toMatchObject({ at });
  });
});
