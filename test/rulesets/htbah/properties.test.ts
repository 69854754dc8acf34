import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import {
  automaticTable,
  completeChoice,
  play,
  refuse,
  run,
  type Answerer,
  type Choice,
  type ChoiceQuestion,
  type Event,
  type Option,
  type Played,
} from '../../../src/engine/index.js';
import { options as allOptions } from '../../../rulesets/htbah/options.js';
import { htbah } from '../../../rulesets/htbah/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import type { Fight } from '../../../rulesets/htbah/state.js';
import { archer, bernd, copies, gameOf, goblin, howky, plain, type Cast } from './kit.js';

const kinds = ['schwert', 'axt', 'bogen', 'granate', 'wurfwaffe', 'schrotflinte', 'messer', 'waffenlos', 'stock'];

const sheetOf = (id: string): fc.Arbitrary<Sheet> =>
  fc
    .record({
      value: fc.integer({ min: 0, max: 100 }),
      handeln: fc.integer({ min: 0, max: 60 }),
      weapons: fc.array(fc.constantFrom(...kinds), { maxLength: 3 }),
      role: fc.constantFrom('player', 'npc'),
      lifePoints: fc.integer({ min: 10, max: 150 }),
      naturalArmour: fc.integer({ min: 0, max: 9 }),
      fleeBelow: fc.integer({ min: 1, max: 60 }),
      surrenderBelow: fc.integer({ min: 1, max: 40 }),
      shield: fc.boolean(),
      gbpDefault: fc.constantFrom('smart', 'never', 'always'),
    })
    .map(({ value, handeln, weapons, shield, role, gbpDefault, ...rest }) => ({
      ...plain(id, { value, handeln }),
      ...rest,
      role: role as 'player' | 'npc',
      gbpDefault: gbpDefault as 'smart',
      weapons: weapons.map((kind, i) => ({ id: `${id}-${i}`, class: kind, skill: i === 0 ? 'Kampf' : 'Tanzen' })),
      gbp: { handeln: Math.floor((handeln + 5) / 10) },
      ...(shield && { shield: { name: 'Schild', parryMod: 10, rw: 2 } }),
    }));

const optionValues = fc.record(
  Object.fromEntries(
    Object.entries(allOptions).map(([key, { values }]) => [
      key,
      fc.constantFrom(...(values as readonly (string | boolean)[])),
    ]),
  ),
);

const anyCast: fc.Arbitrary<Cast> = fc
  .record({
    heroes: fc
      .integer({ min: 1, max: 3 })
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => sheetOf(`h${i}`)))),
    foes: fc
      .integer({ min: 1, max: 3 })
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => sheetOf(`f${i}`)))),
    options: optionValues,
    ambush: fc.constantFrom('none', 'heroes', 'foes'),
  })
  .map(({ heroes, foes, options, ambush }) => ({
    heroes,
    foes,
    // A common roll is refused for unequal Handeln before a fight begins.
    options: { ...options, ...(options['npcInitiative'] === 'common' && { npcInitiative: 'each' }) } as never,
    start: { ambush: ambush as 'none' },
    numbers: { maxRounds: 12 },
  }));

/** A legal option with legal parameters, drawn from a generator of whole numbers. */
function anyChoice(question: ChoiceQuestion, draw: (n: number) => number): Choice {
  const legal = question.asked.options.filter((o) => !o.forbidden);
  const option = legal[draw(legal.length)]!;
  return completeChoice(question, option, namedOf(option, draw));
}

function namedOf(option: Option, draw: (n: number) => number): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const param of option.params ?? []) {
    if (param.kind === 'number') named[param.id] = param.min + draw(param.max - param.min + 1);
    if (param.kind === 'one-of') named[param.id] = param.values[draw(param.values.length)]!.id;
  }
  return named;
}

/** Answers everything at random but legally, and looks at every default on the way. */
function randomly(text: string, seen: (question: ChoiceQuestion) => void): Answerer {
  const dice = seed(text);
  const whim = seed(`${text} whim`);
  let nth = 0;
  const draw = (n: number): number => whim.at(nth++).below(n);
  return (question) => {
    if (question.kind === 'roll') {
      const faces: number[] = [];
      question.dice.throw(dice.at(question.nth), faces);
      return { answer: { faces }, by: 'seed' };
    }
    seen(question);
    return { answer: { choice: answerOf(question, draw) }, by: 'human' };
  };
}

/** Mostly something at random; the interlude only goes on or edits, so that fights do not break off at once. */
function answerOf(question: ChoiceQuestion, draw: (n: number) => number): Choice {
  if (question.id !== 'interlude') return anyChoice(question, draw);
  if (draw(6) > 0) return question.preferred;
  const edits = question.asked.options.filter((o) => o.id.startsWith('set-'));
  const option = edits[draw(edits.length)]!;
  const choice = completeChoice(question, option, namedOf(option, draw));
  return option.check?.(choice) ? question.preferred : choice;
}

const sound = (fight: Fight): void => {
  for (const c of fight.listed) {
    expect(c.life).toBeGreaterThanOrEqual(0);
    expect(c.gbp.handeln).toBeGreaterThanOrEqual(0);
  }
};

const randomFight = (cast: Cast, text: string): Played =>
  play(gameOf(cast), [], randomly(text, (question) => {
    expect(refuse(question, { choice: question.preferred }), `${question.id} ${JSON.stringify(question.preferred)}`).toBeUndefined();
    expect(question.asked.options.filter((o) => !o.forbidden).length).toBeGreaterThan(1);
  })); // prettier-ignore

describe('fights of all kinds', () => {
  it('HTB-222: any legal answers lead through a fight; defaults are legal; nobody is asked without a choice', () => {
    fc.assert(
      fc.property(anyCast, fc.integer(), (cast, n) => {
        const played = randomFight(cast, String(n));
        expect(played.refused).toBeUndefined();
        expect(played.outcome).toBeDefined();
        sound(played.fight as Fight);
        for (const event of played.events) htbah.describe(event);
        htbah.status(played.fight as Fight);
      }),
      { seed: 20261129, numRuns: 250 },
    );
  });

  it('HTB-111: by defaults every fight ends, and the same seed tells the same events', () => {
    fc.assert(
      fc.property(anyCast, fc.integer(), (cast, n) => {
        const once: Event[] = [];
        const again: Event[] = [];
        const game = gameOf(cast);
        const outcome = run(
          game,
          automaticTable(seed(String(n)), (e) => void once.push(e)),
        );
        expect(
          run(
            gameOf(cast),
            automaticTable(seed(String(n)), (e) => void again.push(e)),
          ),
        ).toEqual(outcome);
        expect(again).toEqual(once);
        expect(run(game, automaticTable(seed(String(n))))).toEqual(outcome);
      }),
      { seed: 4711, numRuns: 100 },
    );
  });

  it('HTB-164, HTB-055: life points and Geistesblitzpunkte only fall in a fight without first aid', () => {
    const cast: Cast = { heroes: [howky, bernd], foes: [...copies(goblin, 2), archer], options: { medicalAid: 'off' } };
    for (let n = 0; n < 50; n++) {
      const last = new Map<string, number>();
      run(gameOf(cast), automaticTable(seed(`fall ${n}`), (event) => {
        if (event.type === 'life.lost') {
          const { who, before, after } = event as unknown as { who: string; before: number; after: number };
          expect(before).toBe(last.get(who) ?? before);
          expect(after).toBeLessThanOrEqual(before);
          last.set(who, after);
        }
      })); // prettier-ignore
    }
  });
});
