import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import {
  GM,
  GO_ON,
  INTERLUDE,
  interludeOptions,
  play,
  type AnyGame,
  type Choice,
  type Option,
  type Param,
  type Played,
} from '../../src/engine/index.js';
import { parseAnswer } from '../../src/players/typed.js';
import { unattended } from '../../src/players/answerers.js';
import type { Wording } from '../../src/report/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import { shippedFights } from './shelf.js';
import { langs, wordingOf } from './words.js';

/** A fight before its first beat, and at its end, when there are wounds. */
function momentsOf(game: AnyGame): readonly Played[] {
  const all = unattended(seed('1'));
  return [
    play(game, [], (question, view) => (question.id === INTERLUDE ? undefined : all(question, view))),
    play(game, [], all),
  ];
}

/** What the GM may order at both moments. */
const optionsOf = (game: AnyGame): readonly Option[] =>
  momentsOf(game).flatMap(({ fight }) => interludeOptions(game, fight));

const keysOf = ({ id }: Param): readonly string[] => [`${INTERLUDE}.${id}`, `param.${id}`, id];

/** The words of an order that nobody has written. */
function unsaid(option: Option, wording: Wording): readonly string[] {
  const params = option.params ?? [];
  const has = (keys: readonly string[]) => keys.some((key) => wording.has(key));
  return [
    ...(option.label || has([`${INTERLUDE}.${option.id}`, option.id]) ? [] : [option.id]),
    ...params.flatMap((param) => (param.label || has(keysOf(param)) ? [] : [`${option.id} ${param.id}`])),
    ...params.flatMap((param) =>
      'values' in param
        ? param.values
            .filter(({ id, label }) => (label ? wording.say(label).includes('‹') : !has([`${param.id}.${id}`, id])))
            .map(({ id }) => `${option.id} ${param.id} ${id}`)
        : [],
    ),
  ];
}

describe.each(rulesetIds)('what the GM of %s may order', async (id) => {
  const fights = (await shippedFights(id)).map(({ game }) => ({ game, options: optionsOf(game) }));

  it.each(langs)('has words for orders, parameters and values in %s', async (lang) => {
    for (const { game, options } of fights) {
      const wording = await wordingOf(game, lang);
      expect([...new Set(options.flatMap((option) => unsaid(option, wording)))]).toEqual([]);
    }
  });

  it('needs at least one word where it takes any, so that nothing is ordered by a slip', () => {
    const bare = fights.flatMap(({ options }) => options).filter(({ params = [] }) => params.length > 0);
    expect(
      bare.filter(({ params = [] }) => params.every((param) => param.optional)).map((option) => option.id),
    ).toEqual([]);
  });
});

/** Orders as they are typed, and what they come to: what goes without saying need not be said. */
const typed: readonly (readonly [string, string, Choice])[] = [
  [
    'das-system',
    'condition Thorndal liegt',
    { option: 'condition', who: 'thorndal', condition: 'lying', on: 'yes', seconds: 0 },
  ],
  [
    'das-system',
    'condition Thorndal benommen 3',
    { option: 'condition', who: 'thorndal', condition: 'dazed', on: 'yes', seconds: 3 },
  ],
  [
    'das-system',
    'condition Thorndal stumm nein',
    { option: 'condition', who: 'thorndal', condition: 'mute', on: 'no', seconds: 0 },
  ],
  [
    'das-system',
    'situation Thorndal parry=-50',
    { option: 'situation', who: 'thorndal', attack: 0, parry: -50, test: 0 },
  ],
  ['das-system', 'role Thorndal', { option: 'role', who: 'thorndal', pair: '0' }],
  ['das-system', 'next-start 30', { option: 'next-start', pair: '0', tenths: 30 }],
  ['das-system', 'hand Thorndal Dolch', { option: 'hand', who: 'thorndal', hand: 'main', weapon: 'dolch' }],
  ['htbah', 'set-mark Bernd parryUsed', { option: 'set-mark', who: 'bernd', mark: 'parryUsed', on: 'yes' }],
  [
    'drachensturm',
    'give-condition Bibo blutet',
    { option: 'give-condition', who: 'bibo', condition: 'bleeding', rounds: 1 },
  ],
  ['sargon', 'prone "Ork 1"', { option: 'prone', who: 'ork-1', on: 'yes' }],
  ['sargon', 'race "Ork 2"', { option: 'race', who: 'ork-2', other: 'ork-1' }],
  [
    'sargon',
    'modifier "Ork 1" attack value=-2',
    { option: 'modifier', who: 'ork-1', on: 'attack', value: -2, rounds: 1000 },
  ],
  ['drachensturm', 'set-distance Bibo 3', { option: 'set-distance', who: 'bibo', other: 'grimgork', metres: 3 }],
];

describe.each([...new Set(typed.map(([id]) => id))])('orders of %s', async (id) => {
  const { game } = (await shippedFights(id)).find(({ file }) => file === 'duel.yaml')!;
  const [{ fight }] = momentsOf(game) as [Played];
  const wording = await wordingOf(game, 'de');

  it.each(typed.filter(([of]) => of === id))('%s: %s', (_id, text, choice) => {
    const asked = { options: interludeOptions(game, fight) };
    const question = { kind: 'choice', who: GM, id: INTERLUDE, asked, preferred: GO_ON } as const;
    expect(parseAnswer(question, text, wording, true)).toEqual({ ok: choice });
  });
});
