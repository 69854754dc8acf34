import { describe, expect, it } from 'vitest';
import { completeChoice, play, type ChoiceQuestion, type Given } from '../../src/engine/index.js';
import { seed } from '../../src/dice/index.js';
import { unattended } from '../../src/players/answerers.js';
import { compared, decisionsOf, exchangeOdds, pendingOdds, waysToDecide } from '../../src/odds/index.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

/** A question of Anna's with the defaults of its parameters. */
function question(options: ChoiceQuestion['asked']['options'], usual = options[0]!.id): ChoiceQuestion {
  const asking = { kind: 'choice', who: 'anna', id: 'plan', asked: { options }, preferred: { option: '' } } as const;
  const option = options.find(({ id }) => id === usual)!;
  return { ...asking, preferred: completeChoice(asking, option, {}) };
}

const number = (id: string, max: number, preferred = (): number => 0) =>
  ({ id, kind: 'number', min: 0, max, preferred }) as const;

describe('ways to decide', () => {
  const colours = {
    id: 'colour',
    kind: 'one-of',
    values: [{ id: 'red' }, { id: 'blue' }],
    preferred: () => 'red',
  } as const;

  it('are the options that are possible', () => {
    const options = [{ id: 'strike' }, { id: 'fly', forbidden: { t: 'no-wings' } }, { id: 'wait' }];
    const ways = waysToDecide([{ question: question(options), varied: 'options' }]);
    expect(ways.map(([plan]) => plan!.recipe.option)).toEqual(['strike', 'wait']);
  });

  it('are the values of a parameter, of the usual option if it has it', () => {
    const options = [{ id: 'wait' }, { id: 'strike', params: [colours] }, { id: 'throw', params: [colours] }];
    const ways = waysToDecide([{ question: question(options, 'throw'), varied: { param: 'colour' } }]);
    expect(ways.map(([plan]) => [plan!.recipe.option, plan!.recipe.named['colour']])).toEqual([
      ['throw', 'red'],
      ['throw', 'blue'],
    ]);
  });

  it('spread numbers evenly from least to most, with the usual one among them', () => {
    const options = [{ id: 'strike', params: [number('force', 100, () => 33)] }];
    const ways = waysToDecide([{ question: question(options), varied: { param: 'force' } }]);
    expect(ways.map(([plan]) => plan!.recipe.named['force'])).toEqual([0, 10, 20, 30, 33, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('leave out what a joint limit forbids', () => {
    const params = [number('a', 4), number('b', 4, () => 3)];
    const check = (choice: Readonly<Record<string, unknown>>) =>
      Number(choice['a']) + Number(choice['b']) > 5 ? { t: 'too-much' } : undefined;
    const ways = waysToDecide([{ question: question([{ id: 'strike', params, check }]), varied: 'split' }]);
    expect(ways.map(([plan]) => plan!.recipe.named['a'])).toEqual([0, 1, 2]);
  });

  it('combine everything that is compared', () => {
    const options = [{ id: 'strike', params: [colours, number('force', 1)] }];
    const one = question(options);
    const ways = waysToDecide([
      { question: one, varied: { param: 'colour' } },
      { question: one, varied: { param: 'force' } },
    ]);
    expect(ways.map((plans) => plans.map(({ recipe }) => ({ ...recipe.named })))).toEqual([
      [{ colour: 'red', force: 0 }],
      [{ colour: 'red', force: 1 }],
      [{ colour: 'blue', force: 0 }],
      [{ colour: 'blue', force: 1 }],
    ]);
  });
});

/** Anna may take a risk of 0 to 3: it is added to her throw, and to the damage that she takes. */
const bold = { tactics: { stance: 'bold' } };
const game = toyGame(toySetup([toyMember('Anna', 0, {}, bold), toyMember('Ben', 1)]));
const goOn: Given = { who: 'gm', id: 'interlude', answer: { choice: { option: 'go-on' } }, by: 'tactics' };

describe('the odds of a pending decision', () => {
  const { given, pending, fight } = play(game, [goOn]);
  const { rows, beats } = pendingOdds({ game, given, chain: [pending!], fight }, 'hit');
  const risks = rows.map(({ plans }) => plans[0]!.recipe.named['risk']);

  it('are those of every option and every value of the usual one, which is risk 1 itself', () => {
    expect(rows.map(({ plans }) => plans[0]!.recipe.option).sort()).toEqual([
      ...Array<string>(4).fill('bold'),
      'careful',
    ]);
    expect(risks.filter((risk) => risk !== undefined).sort()).toEqual([0, 2, 3]);
  });

  it('look as far as the end of the round in which she strikes', () => {
    expect(beats).toBe(1);
  });

  it('put the best first, here the greatest risk, and bad ones last', () => {
    expect(risks[0]).toBe(3);
    const { hit } = rows[0]!.merits;
    // 986 of 1296 throws of 2W6 + 3 are above those of 2W6; he who is missed first may hit when he is struck at.
    expect(hit).toBeGreaterThan(986 / 1296 - rows[0]!.odds.margin);
    expect(hit).toBeLessThan(1 - (310 / 1296) ** 2 + rows[0]!.odds.margin);
    expect(rows.at(-1)!.merits.hit).toBeLessThan(hit);
  });

  it('follow what was answered before', () => {
    const later = play(game, given, unattended(seed('later')));
    const again = later.given.findLastIndex(({ id }) => id === 'stance');
    const then = play(game, later.given.slice(0, again));
    const [best] = pendingOdds({ game, given: then.given, chain: [then.pending!], fight: then.fight }, 'out').rows;
    expect(best!.odds.fates.map(({ who }) => who)).toEqual(['anna', 'ben']);
    expect(best!.odds.strikes.length).toBeGreaterThan(0);
  });
});

describe('an exchange', () => {
  const exchange = { game, spec: { attacker: 'anna', defender: 'ben' } };

  it('of the toy is decided by the higher throw: 575 of 1296 hit, 575 are hit, 146 are even', () => {
    const { strikes } = exchangeOdds(exchange);
    const share = (by: string, of: string): number =>
      strikes.find((s) => s.by === by)?.results.find((r) => r.of === of)?.chance ?? 0;
    expect(share('anna', 'hit')).toBeCloseTo(575 / 1296, 6);
    expect(share('ben', 'hit')).toBeCloseTo(575 / 1296, 6);
    expect(share('anna', 'missed')).toBeCloseTo(146 / 1296, 10);
  });

  it('asks for nothing that could be compared', () => {
    expect(decisionsOf(exchange)).toEqual([]);
    const rows = compared([[]], (plans, budget) => exchangeOdds(exchange, plans, budget), [], 'anna');
    expect(rows).toHaveLength(1);
  });
});
