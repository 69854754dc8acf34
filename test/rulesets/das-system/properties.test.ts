import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import {
  automaticTable,
  play,
  refuse,
  run,
  type AnyGame,
  type Answerer,
  type Event,
  type Param,
} from '../../../src/engine/index.js';
import type { Fight } from '../../../rulesets/das-system/state.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { sample } from './given.js';
import { gameOf, type Entry } from './literal.js';

const names = [
  'gegner',
  'thorndal',
  'wache',
  'para',
  'raeuber',
  'hauptmann',
  'runa',
  'hadwin',
  'bijin',
  'schuetze',
  'speertraeger',
  'wolf',
];
const sheets: readonly Sheet[] = [
  ...names.map(sample),
  { ...sample('bijin'), name: 'Pistole', mainHand: 'pistole' },
  { ...sample('bijin'), name: 'Werfer', mainHand: 'wurfmesser', offHand: 'dolch', carried: ['dolch', 'schwert'] },
  { ...sample('para'), name: 'Zwei Dolche', mainHand: 'dolch', drawn: false },
  { ...sample('gegner'), name: 'Faust', mainHand: 'faust' },
  {
    ...sample('raeuber'),
    name: 'Lahm',
    state: { wounds: [{ nr: 'HN7', part: 'leg-left', location: 'knie', w: 800 }] },
  },
];

const attribute = fc.integer({ min: 400, max: 1800 });
const attributes = fc.record({
  courage: attribute,
  strength: attribute,
  dexterity: attribute,
  reaction: attribute,
  constitution: attribute,
});
const tactics = fc.record(
  {
    npcAttack: fc.constantFrom('plan', 'sure', 'precise', 'heavy'),
    npcDefence: fc.constantFrom('cost', 'safe', 'dodge'),
    npcLocation: fc.constantFrom('worst', 'lowest'),
    npcTarget: fc.constantFrom('weakest', 'first'),
    yieldBelowPercent: fc.integer({ min: 0, max: 40 }),
  },
  { requiredKeys: [] },
);
const entry: fc.Arbitrary<Entry> = fc.record({
  sheet: fc
    .tuple(fc.constantFrom(...sheets), fc.option(attributes, { nil: undefined }))
    .map(([sheet, changed]) => (changed ? { ...sheet, attributes: changed } : sheet)),
  tactics,
});
const side = fc.array(entry, { minLength: 1, maxLength: 3 });
const situation = fc.constantFrom(
  'ready',
  'warned',
  'surprised',
  'helpless',
  'undrawn',
  'on-the-ground',
  'half-asleep',
  'blow-noticed',
  'from-behind',
);

/** A fight of up to three against three, the first pair with its situations and little room. */
const fights = fc
  .record({
    a: side,
    b: side,
    of: fc.tuple(situation, situation),
    room: fc.integer({ min: 0, max: 4 }),
    seed: fc.string({ maxLength: 8 }),
    plain: fc.boolean(),
  })
  .map(({ a, b, of, room, seed: text, plain }) => {
    const open = gameOf([a, b], { seed: text, numbers: { maxSeconds: 200 } });
    if (plain) return open;
    const [one, other] = [open.setup.members[0]!, open.setup.members.find((m) => m.side === 1)!];
    const engagements = [
      {
        a: one.name,
        b: other.name,
        situations: { [one.name]: [of[0]], [other.name]: [of[1]] },
        retreatSteps: { [other.name]: room },
      },
    ];
    return gameOf([a, b], { seed: text, numbers: { maxSeconds: 200 }, start: { engagements } });
  });

const settings = { seed: 20240607, numRuns: 60 };

/** Dice of the seed and default answers, which the engine checks one by one. */
function byDefault(text: string): Answerer {
  const source = seed(text);
  return (question) => {
    if (question.kind === 'choice') return { answer: { choice: question.preferred }, by: 'tactics' };
    const faces: number[] = [];
    question.dice.throw(source.at(question.nth), faces);
    return { answer: { faces }, by: 'seed' };
  };
}

/** Any legal answer at all, the GM's rulings included; what a joint limit refuses becomes the default. */
function byChance(text: string): Answerer {
  const source = seed(text);
  let n = 0;
  const below = (k: number) => source.at(1_000_000 + n++).below(k);
  const valueOf = (param: Param): unknown => {
    if (param.kind === 'number') return param.min + below(Math.min(param.max - param.min, 1500) + 1);
    if (param.kind === 'one-of') return param.values[below(param.values.length)]!.id;
    if (param.kind === 'order') return param.values.map(({ id }) => id).reverse();
    return 'x';
  };
  return (question, view) => {
    const usual = byDefault(text)(question, view);
    if (question.kind === 'roll' || (question.id === 'interlude' && below(4) > 0)) return usual;
    const open = question.asked.options.filter(
      ({ id, forbidden }) => !forbidden && !['add', 'end', 'remove'].includes(id),
    );
    const option = open[below(open.length)]!;
    const params = (option.params ?? []).map((param) => [param.id, valueOf(param)] as const);
    const answer = { choice: { option: option.id, ...Object.fromEntries(params) } };
    return refuse(question, answer) ? usual : { answer, by: 'human' };
  };
}

const told = (game: AnyGame): readonly Event[] => {
  const events: Event[] = [];
  run(
    game,
    automaticTable(seed(game.setup.seed), (event) => events.push(event)),
  );
  return events;
};

describe('every fight', () => {
  it('every default answer is legal, and the fight ends', () => {
    fc.assert(
      fc.property(fights, (game) => {
        const played = play(game, [], byDefault(game.setup.seed));
        expect(played.refused?.refusal).toBeUndefined();
        expect(played.pending).toBeUndefined();
        expect(played.outcome).toBeDefined();
        expect(played.beats).toBeLessThanOrEqual(200);
      }),
      { ...settings, numRuns: 25 },
    );
  });

  it('takes every legal answer, and every ruling of the GM', () => {
    fc.assert(
      fc.property(fights, (game) => {
        const played = play(game, [], byChance(game.setup.seed));
        expect(played.refused?.refusal).toBeUndefined();
        expect(played.pending).toBeUndefined();
        expect(played.outcome).toBeDefined();
        const again = play(game, played.given);
        expect(again.events).toEqual(played.events);
      }),
      { ...settings, numRuns: 40 },
    );
  });

  it('the same seed tells the same events, recorded or not', () => {
    fc.assert(
      fc.property(fights, (game) => {
        const events = told(game);
        expect(told(game)).toEqual(events);
        expect(play(game, [], byDefault(game.setup.seed)).events).toEqual(events);
      }),
      { ...settings, numRuns: 15 },
    );
  });

  it('ends alike whether somebody listens or not', () => {
    fc.assert(
      fc.property(fights, (game) => {
        const loud = { fight: undefined as unknown, beats: 0 };
        const quiet = { fight: undefined as unknown, beats: 0 };
        const one = run(
          game,
          automaticTable(seed(game.setup.seed), () => undefined),
          loud,
        );
        const other = run(game, automaticTable(seed(game.setup.seed)), quiet);
        expect(other).toEqual(one);
        expect(game.ruleset.tally(quiet.fight)).toEqual(game.ruleset.tally(loud.fight));
      }),
      settings,
    );
  });

  it('keeps Ausdauer between 0 and GZ, KAR above its base, and Deckungswert at 0 or more', () => {
    fc.assert(
      fc.property(fights, (game) => {
        const progress = { fight: undefined as unknown, beats: 0 };
        run(game, automaticTable(seed(game.setup.seed)), progress);
        for (const f of (progress.fight as Fight).fighters) {
          expect(f.endurance).toBeGreaterThanOrEqual(0);
          expect(f.endurance).toBeLessThanOrEqual(Math.max(0, f.gz));
          expect(f.karRise).toBeGreaterThanOrEqual(0);
          for (const cover of f.body.cover.flat()) expect(cover).toBeGreaterThanOrEqual(0);
        }
      }),
      settings,
    );
  });
});
