import fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import {
  GM,
  makeGame,
  play,
  refuse,
  run,
  type AnyGame,
  type Choice,
  type ChoiceQuestion,
  type Option,
  type Param,
  type Setup,
} from '../../../src/engine/index.js';
import { seed, type Seed } from '../../../src/dice/index.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { gameOf, rulesWith, sample, setupOf, someone, type Entrant } from './given.js';

const fixed = { seed: 20260101, numRuns: 60, includeErrorInReport: true };

const armoury = [
  'dolch',
  'langschwert',
  'kriegskeule',
  'speer',
  'kurzbogen',
  'wurfmesser',
  'rundschild',
  'handaxt',
  'zweihaender',
  'peitsche',
  'panzerarm',
  'zauberstab',
];
const talents = {
  ausfall: 9,
  'beidhaendiger-kampf': 9,
  entwaffnen: 9,
  finten: 9,
  kampftaktik: 9,
  ringkampf: 9,
  rundumschlag: 12,
  schildangriff: 9,
  'totale-verteidigung': 9,
  reiten: 9,
  gelaendelauf: 9,
};

const property = fc.integer({ min: 20, max: 110 });
const anySheet = (name: string) =>
  fc
    .record({
      kk: property,
      ge: property,
      re: property,
      ko: property,
      held: fc.shuffledSubarray(armoury, { maxLength: 2 }),
      spare: fc.subarray(armoury, { maxLength: 2 }),
      weightKg: fc.integer({ min: 30, max: 200 }),
      heightCm: fc.integer({ min: 80, max: 260 }),
      skilled: fc.boolean(),
      undead: fc.boolean(),
      mounted: fc.boolean(),
      left: fc.boolean(),
      fleeAt: fc.constantFrom(0, 30, 60),
      mail: fc.boolean(),
      tail: fc.boolean(),
    })
    .map((r): Sheet => {
      const two = r.held.some((id) => ['kriegskeule', 'speer', 'kurzbogen', 'zweihaender'].includes(id));
      return someone(name, {
        properties: { kk: r.kk, ge: r.ge, re: r.re, ko: r.ko },
        held: two ? r.held.slice(0, 1) : r.held,
        spare: r.spare,
        learned: armoury,
        weightKg: r.weightKg,
        heightCm: r.heightCm,
        talents: r.skilled ? talents : {},
        undead: r.undead,
        mounted: r.mounted,
        tail: r.tail,
        handedness: r.left ? 'left' : 'right',
        fleeAt: r.fleeAt,
        armour: r.mail ? ['normale-kleidung', 'kettenhemd', 'helm'] : [],
      });
    });

const options = fc.record({
  alternativeRule: fc.constantFrom('off', 'off', 'on'),
  phaseOrder: fc.constantFrom('move-then-fight', 'fight-then-move', 'interleaved'),
  distanceModel: fc.constantFrom('pairwise', 'pairwise', 'none'),
  surprise: fc.constantFrom('re-check', 'helpless', 'off'),
  staminaTiming: fc.constantFrom('after-combat', 'each-round'),
  senselessBy: fc.constantFrom('conditions', 'gm'),
  formation: fc.constantFrom('orthogonal', 'diagonal'),
  ranged: fc.constantFrom('on', 'off'),
});

const kinds = ['solid', 'small', 'edge'] as const;
const anyFight = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 0, maxLength: 5 }),
    fc.array(anySheet('X'), { minLength: 7, maxLength: 7 }),
    options,
    fc.array(
      fc.record({
        surprised: fc.boolean(),
        down: fc.boolean(),
        kind: fc.constantFrom(...kinds, undefined),
        distanceM: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 7, maxLength: 7 },
    ),
    fc.integer({ min: 0, max: 40 }),
    fc.string(),
  )
  .map(([more, sheets, set, keys, metres, text]) => {
    const sides = [0, 1, ...more];
    const entrants = sides.map((side, i): Entrant => {
      const { surprised, down, kind, distanceM } = keys[i]!;
      const around = kind && { surroundings: { kind, distanceM, ...(kind === 'edge' && { dropM: 3 }) } };
      return { sheet: { ...sheets[i]!, name: `F${i}` }, side, keys: { surprised, down, ...around } };
    });
    return {
      entrants,
      wishes: {
        rules: rulesWith(set),
        start: { distances: [['all', 'all', metres] as [string, string, number]], ground: 5, terrain: 3 },
        seed: text,
      },
    };
  });

/** A number below n from a source that a test may foresee. */
const draw = (source: Seed, n: number, at: { n: number }): number => source.at(at.n++).below(n);

function anyValue(param: Param, choice: Choice, pick: (n: number) => number): unknown {
  if (param.kind === 'number') return param.min + pick(param.max - param.min + 1);
  if (param.kind === 'one-of') return param.values[pick(param.values.length)]!.id;
  return param.preferred(choice);
}

/** A legal choice at random: parameters that break a joint limit are drawn again, and then left to the default. */
function anyChoice(question: ChoiceQuestion, pick: (n: number) => number): Choice {
  const open = question.asked.options.filter((o) => !o.forbidden);
  for (let tries = 0; tries < 8; tries++) {
    const option: Option = open[pick(open.length)]!;
    let choice: Choice = { option: option.id };
    for (const param of option.params ?? []) choice = { ...choice, [param.id]: anyValue(param, choice, pick) };
    if (!refuse(question, { choice })) return choice;
  }
  return question.preferred;
}

function playRandomly(game: AnyGame, text: string, wild: boolean) {
  const dice = seed(text);
  const whim = seed(`${text}!`);
  const at = { n: 0 };
  const faces: number[] = [];
  let thrown = 0;
  let bad: string | undefined;
  const played = play(game, [], (question) => {
    if (question.kind === 'roll') {
      faces.length = 0;
      question.dice.throw(dice.at(thrown++), faces);
      return { answer: { faces: [...faces] }, by: 'seed' };
    }
    const refusal = refuse(question, { choice: question.preferred });
    if (refusal) bad ??= `${question.id}: ${JSON.stringify(question.preferred)} ${JSON.stringify(refusal)}`;
    if (!wild || question.who === GM) return { answer: { choice: question.preferred }, by: 'tactics' };
    return { answer: { choice: anyChoice(question, (n) => draw(whim, n, at)) }, by: 'human' };
  });
  return { played, bad };
}

group('any fight', () => {
  it('defaults are legal, and the fight ends', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFight, ({ entrants, wishes }) => {
        const { played, bad } = playRandomly(gameOf(entrants, wishes), wishes.seed, false);
        if (bad) throw new Error(bad);
        expect(played.refused).toBeUndefined();
        expect(played.outcome).toBeDefined();
      }),
      fixed,
    );
  });

  it('any legal answers are carried out without an error, and the defaults stay legal', { timeout: 110_000 }, () => {
    fc.assert(
      fc.property(anyFight, ({ entrants, wishes }) => {
        const game = gameOf(entrants, { ...wishes, rules: { ...wishes.rules, tables: shortFights } });
        const { played, bad } = playRandomly(game, wishes.seed, true);
        if (bad) throw new Error(bad);
        expect(played.refused).toBeUndefined();
        expect(played.outcome).toBeDefined();
        drachensturm.status(played.fight as never);
        for (const event of played.events) drachensturm.describe(event);
      }),
      { ...fixed, numRuns: 200 },
    );
  });

  it('the same seed tells the same events', () => {
    const game = () => gameOf([{ sheet: sample('erlo') }, { sheet: sample('grimgork') }]);
    const told = (text: string) => playRandomly(game(), text, false).played.events;
    expect(told('7')).toEqual(told('7'));
    expect(told('7')).not.toEqual(told('8'));
  });

  it('a silent run and a told run are the same fight', () => {
    const entrants = ['bibo', 'grimgork'].map((name) => ({ sheet: sample(name) }));
    for (let k = 0; k < 50; k++) {
      const { played } = playRandomly(gameOf(entrants), String(k), false);
      const faces: number[] = [];
      let thrown = 0;
      const source = seed(String(k));
      const silent = run(makeGame(drachensturm, setupOf(entrants) as unknown as Setup), {
        listening: false,
        counting: false,
        roll(_who, _id, dice, read) {
          faces.length = 0;
          return read(dice.throw(source.at(thrown++), faces), faces);
        },
        choose: (_who, _id, _asked, preferred) => preferred(),
        tell: () => undefined,
      });
      expect(silent).toEqual(played.outcome);
    }
  });
});

const shortFights = rulesWith({}, { maxRounds: 12 }).tables;
