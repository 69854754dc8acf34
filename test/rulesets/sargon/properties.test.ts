import fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import {
  automaticTable,
  completeChoice,
  play,
  refuse,
  run,
  type Answerer,
  type Question,
} from '../../../src/engine/index.js';
import { runOnce } from '../../../src/batch/index.js';
import { seededDice, unattended } from '../../../src/players/answerers.js';
import { describe } from '../../../rulesets/sargon/describe.js';
import { eventTypes } from '../../../rulesets/sargon/events.js';
import type { Options } from '../../../rulesets/sargon/options.js';
import { options as allOptions } from '../../../rulesets/sargon/options.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import { status } from '../../../rulesets/sargon/status.js';
import { gameOf, rulesWith, sample, someone } from './given.js';
import { interfaceTexts, shown, terms } from './shown.js';

const names = [
  'asthar',
  'hirlond',
  'ordelech',
  'ork',
  'fechterin',
  'bogenschuetze',
  'speertraeger',
  'schildtraeger',
  'orkhauptmann',
  'orkwerfer',
];
const mage = someone({
  skills: { magie: 9, einhandwaffen: 3 },
  carried: ['speer'],
  abilities: [
    'meditieren',
    'flammenstrahl',
    'heilen',
    { id: 'schild', label: 'Schildzauber', kind: 'simple', use: 'defence', skill: 'magie' },
    { id: 'ritual', label: 'Ritual', kind: 'round', rounds: 2, use: 'attack', skill: 'magie', damage: 8, maxRange: 40 },
    { id: 'blick', label: 'Blick', kind: 'simple', skill: 'magie', difficulty: 9 },
  ],
});
const sheets = [
  ...names.map(sample),
  mage,
  someone({ hands: {} }),
  someone({ hands: { main: 'armbrust' }, carried: ['dolch'] }),
];

const tactics = fc.record(
  {
    quick: fc.constantFrom(0, 0, 2, 6),
    attacks: fc.constantFrom('all', 'keep-one'),
    extra: fc.constantFrom('none', 'legal'),
    defend: fc.constantFrom('legal', 'unpenalised', 'never'),
    seize: fc.constantFrom('never', 'legal'),
    fullDodge: fc.constantFrom('never', 'never', 'always'),
  },
  { requiredKeys: [] },
);
const fighter = fc.record({ sheet: fc.constantFrom(...sheets), tactics });
const options = fc.record(
  Object.fromEntries(Object.entries(allOptions).map(([id, { values }]) => [id, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Partial<Options>>;
const fights = fc.record({
  left: fc.array(fighter, { minLength: 1, maxLength: 3 }),
  right: fc.array(fighter, { minLength: 1, maxLength: 3 }),
  options,
  distance: fc.constantFrom(0, 0, 1, 12, 45),
  seed: fc.string({ maxLength: 5 }),
  dice: fc.nat(),
});

type Drawn = typeof fights extends fc.Arbitrary<infer T> ? T : never;

const gameFor = ({ left, right, options: chosen, distance, seed: text }: Drawn, rounds = 12) => {
  const side = (all: Drawn['left'], nr: number) =>
    all.map((one, i) => ({ name: `F${nr}${i}`, side: nr, sheet: one.sheet, tactics: one.tactics }));
  return gameOf([...side(left, 0), ...side(right, 1)], { distance }, rulesWith(chosen, { maxRounds: rounds }), text);
};

/** Any legal answer, drawn by a simple generator of its own. */
function randomly(start: number): Answerer {
  let state = start >>> 0;
  const below = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return (question: Question) => {
    if (question.kind !== 'choice') return undefined;
    if (question.id === 'interlude') {
      const edits = question.asked.options.filter(
        ({ id, forbidden }) => !forbidden && !['note', 'add', 'end', 'remove', 'go-on', 'leave'].includes(id),
      );
      if (below(12) > 0 || edits.length === 0) return { answer: { choice: question.preferred }, by: 'human' };
      return { answer: { choice: drawn(question, edits[below(edits.length)]!, below) }, by: 'human' };
    }
    const legal = question.asked.options.filter(({ forbidden }) => !forbidden);
    for (let tries = 0; tries < 20; tries++) {
      const choice = drawn(question, legal[below(legal.length)]!, below);
      if (!refuse(question, { choice })) return { answer: { choice }, by: 'human' };
    }
    return { answer: { choice: question.preferred }, by: 'human' };
  };
}

/** What has to have a name in a question: itself, its options, parameters and their values, by the keys looked up. */
function wordsOf(question: Question): string[][] {
  if (question.kind === 'roll') return [[`roll.${question.id}`]];
  if (question.id === 'interlude') return [];
  const { id, asked } = question;
  return [
    [`question.${id}`],
    ...asked.options.flatMap((option) => [
      ...(option.label ? [] : [[`${id}.${option.id}`, option.id]]),
      ...(option.forbidden ? [[option.forbidden.t]] : []),
      ...(option.note ? [[option.note.t]] : []),
      ...(option.params ?? []).flatMap((param) => [
        [`${id}.${param.id}`, `param.${param.id}`, param.id],
        ...('values' in param ? param.values.flatMap((v) => (v.label ? [] : [[`${param.id}.${v.id}`, v.id]])) : []),
      ]),
    ]),
  ];
}

const isKnown = (key: string): boolean => key in terms.de.texts || key in interfaceTexts.de;

type Choice = Extract<Question, { kind: 'choice' }>;

function drawn(question: Choice, option: Choice['asked']['options'][number], below: (n: number) => number) {
  const named: Record<string, unknown> = {};
  for (const param of option.params ?? []) {
    if (param.kind === 'number') named[param.id] = param.min + below(param.max - param.min + 1);
    if (param.kind === 'one-of') named[param.id] = param.values[below(param.values.length)]!.id;
  }
  return completeChoice(question, option, named);
}

group('whole fights', () => {
  it('SAR-112, SAR-290: every default is legal, and every fight ends within its rounds', () => {
    fc.assert(
      fc.property(fights, (drawnFight) => {
        const game = gameFor(drawnFight);
        const dice = seededDice(seed(drawnFight.seed));
        const played = play(game, [], (question, view) => {
          if (question.kind === 'choice') {
            expect(refuse(question, { choice: question.preferred }), question.id).toBeUndefined();
            return { answer: { choice: question.preferred }, by: 'tactics' };
          }
          return dice(question, view);
        });
        expect(played.outcome).toBeDefined();
        expect((played.fight as Fight).roundNr).toBeLessThanOrEqual(12);
      }),
      { seed: 4711, numRuns: 100 },
    );
  });

  it('SAR-289: any legal answers and rulings lead to an end, and all of it can be told', () => {
    const heard = new Set<string>();
    const nameless = new Set<string>();
    fc.assert(
      fc.property(fights, (drawnFight) => {
        const dice = seededDice(seed(drawnFight.seed));
        const answers = randomly(drawnFight.dice);
        const played = play(gameFor(drawnFight, 5), [], (q, view) => {
          for (const word of wordsOf(q)) if (!word.some(isKnown)) nameless.add(word.join(' | '));
          return answers(q, view) ?? dice(q, view);
        });
        expect(played.refused).toBeUndefined();
        expect(played.outcome).toBeDefined();
        for (const event of played.events) heard.add(event.type);
        // One of each kind in each fight is enough to find a word or a slot that is missing.
        const kinds = new Map(played.events.map((event) => [event.type, event]));
        expect(shown([...kinds.values()].flatMap((event) => describe(event))).match(/‹[^›]*›/g) ?? []).toEqual([]);
        expect(JSON.stringify(status(played.fight as Fight))).not.toContain('NaN');
      }),
      { seed: 815, numRuns: 120 },
    );
    expect([...nameless]).toEqual([]);
    // An action that has become impossible is rare; a test of the initiative tells one.
    expect(eventTypes.filter((type) => type !== 'action.lost' && !heard.has(type))).toEqual([]);
  });

  it('the same seed and answers give the same events; with nobody listening the same end', () => {
    fc.assert(
      fc.property(fights, (drawnFight) => {
        const game = gameFor(drawnFight);
        const once = play(game, [], unattended(seed(drawnFight.seed)));
        const again = play(game, once.given);
        expect(again.events).toEqual(once.events);
        const silent = run(game, automaticTable(seed(drawnFight.seed)));
        expect(silent).toEqual(once.outcome);
        const batch = runOnce(
          game,
          automaticTable(seed(drawnFight.seed), () => undefined),
        );
        expect(batch.outcome).toEqual(once.outcome);
      }),
      { seed: 42, numRuns: 80 },
    );
  });
});
