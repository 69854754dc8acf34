import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, INTERLUDE, play, refuse, run, type Choice, type Table } from '../../../src/engine/index.js';
import { unattended } from '../../../src/players/answerers.js';
import { attackSum } from '../../../rulesets/agone/attack.js';
import { dodgeBase, parryBase, passiveBase } from '../../../rulesets/agone/defences.js';
import { agone } from '../../../rulesets/agone/index.js';
import { options } from '../../../rulesets/agone/options.js';
import type { Sheet } from '../../../rulesets/agone/sheet.js';
import type { Term } from '../../../rulesets/agone/terms.js';
import { blow, fightOf, gameOf, rulesWith, sample, type Given } from './given.js';

const runs = { seed: 20, numRuns: 40 };

const weapons = ['langschwert', 'dolch', 'speer', 'wurfmesser', 'langbogen', 'armbrust', 'rundschild', 'faustschild'];
const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 40, protection: 1 };
const spell = {
  id: 'funke',
  name: 'Funke',
  rounds: 1,
  attribute: 'wil',
  skill: 'zauberei',
  sg: 8,
  range: 30,
  damage: 8,
} as const;

const sheets: fc.Arbitrary<Partial<Sheet>> = fc.record({
  attributes: fc.record({ ges: fc.nat(10), wah: fc.nat(10), sta: fc.nat(12), aus: fc.nat(8), wil: fc.nat(8) }),
  size: fc.integer({ min: -2, max: 3 }),
  skills: fc.record({
    schwerter: fc.nat(8),
    ausweichen: fc.nat(8),
    boegen: fc.nat(8),
    reiten: fc.nat(6),
    zauberei: fc.nat(6),
    schilde: fc.nat(6),
  }),
  armour: fc.constantFrom('ohne', 'lederharnisch', 'kettenhemd'),
  weapons: fc
    .uniqueArray(fc.constantFrom(...weapons), { maxLength: 3 })
    .map((ids) => ids.map((weapon) => ({ weapon }))),
  spells: fc.constantFrom([], [spell]),
});

const entrants: fc.Arbitrary<Given[]> = fc
  .array(fc.tuple(sheets, fc.boolean(), fc.integer({ min: 0, max: 30 })), { minLength: 2, maxLength: 5 })
  .map((all) =>
    all.map(([sheet, rides, position], i) => ({
      name: 'ABCDE'[i]!,
      side: i % 2,
      sheet: rides ? { ...sheet, mount } : sheet,
      extra: { position },
    })),
  );

const rulesets = fc.record(
  Object.fromEntries(Object.entries(options).map(([id, { values }]) => [id, fc.constantFrom(...values)])),
);

describe('every fight', () => {
  it('ends, and the same seed tells the same', () => {
    fc.assert(
      fc.property(entrants, rulesets, fc.string(), (given, chosen, text) => {
        const game = gameOf(given, rulesWith(chosen as never, { maxRounds: 30 }));
        const [one, two] = [play(game, [], unattended(seed(text))), play(game, [], unattended(seed(text)))];
        expect(one.outcome).toBeDefined();
        expect(JSON.stringify(one.events)).toBe(JSON.stringify(two.events));
        expect(run(game, automaticTable(seed(text)))).toEqual(one.outcome);
      }),
      runs,
    );
  });

  it('has legal defaults, and survives any legal answers', () => {
    fc.assert(
      fc.property(entrants, rulesets, fc.string(), (given, chosen, text) => {
        const game = gameOf(given, rulesWith(chosen as never, { maxRounds: 12 }), {
          askSituation: text.length % 2 === 0,
        });
        const outcome = run(game, chance(text));
        expect(outcome).toBeDefined();
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  it('adds up every number from the parts that it tells', () => {
    fc.assert(
      fc.property(
        sheets,
        sheets,
        fc.record({
          prone: fc.boolean(),
          malus: fc.constantFrom(0, -2, -6),
          changes: fc.nat(2),
          pace: fc.constantFrom(0, 1, 2),
        }),
        (a, b, state) => {
          const fight = fightOf([
            { name: 'A', sheet: a },
            { name: 'B', sheet: { ...b, mount } },
          ]);
          for (const f of fight.fighters) Object.assign(f, state);
          const one = blow(fight);
          const [arm] = fight.fighters[1]!.card.arms;
          const numbers: readonly ((to: Term[] | null) => number)[] = [
            (to) => attackSum(fight, one, 0, to),
            (to) => passiveBase(one, to),
            (to) => dodgeBase(one, to),
            (to) => parryBase(fight, one, arm!, false, to),
          ];
          for (const number of numbers) {
            const parts: Term[] = [];
            expect(number(parts)).toBe(number(null));
            expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(number(null));
          }
        },
      ),
      runs,
    );
  });

  it('plays the sample sheets against each other', () => {
    const names = ['berengar', 'nyx', 'ogrim', 'isolde', 'strauchdieb', 'armbruester', 'oger'];
    for (const a of names) {
      for (const b of names) {
        const game = gameOf([
          { name: 'A', sheet: sample(a) },
          { name: 'B', sheet: sample(b) },
        ]);
        expect(run(game, automaticTable(seed(a + b))).kind).not.toBe('ended');
      }
    }
    expect(agone.id).toBe('agone');
  });
});

/** A table that answers every question at random among what is legal, and checks that the default is legal. */
function chance(text: string): Table {
  const source = seed(text);
  let n = 0;
  return {
    listening: true,
    counting: false,
    roll: (_who, _id, dice, read) => {
      const faces: number[] = [];
      return read(dice.throw(source.at(n++), faces), faces);
    },
    choose(who, id, question, preferred) {
      const asked = question();
      const pending = { kind: 'choice', who, id, asked, preferred: preferred() } as const;
      const refusal = refuse(pending, { choice: pending.preferred });
      if (refusal) expect.fail(`${id} ${JSON.stringify(pending.preferred)}: ${refusal.code}`);
      const random = source.at(n++);
      if (id === INTERLUDE || random.below(3) === 0) return pending.preferred;
      const open = asked.options.filter((option) => !option.forbidden);
      const option = open[random.below(open.length)]!;
      const choice: Record<string, unknown> & { option: string } = { option: option.id };
      for (const param of option.params ?? []) {
        if (param.kind === 'one-of') choice[param.id] = param.values[random.below(param.values.length)]!.id;
        else if (param.kind === 'number')
          choice[param.id] = param.min + random.below(Math.min(20, param.max - param.min) + 1);
        else choice[param.id] = param.preferred(choice);
      }
      return refuse(pending, { choice }) ? pending.preferred : (choice as Choice);
    },
    tell: () => undefined,
  };
}
