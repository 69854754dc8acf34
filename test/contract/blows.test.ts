import { beforeAll, describe, expect, it } from 'vitest';
import { seedOfRun } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import {
  automaticTable,
  BLOW,
  run,
  type AnyGame,
  type Blow,
  type Event,
  type Named,
  type Progress,
} from '../../src/engine/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import { shippedFights } from './shelf.js';
import { langs, wordingOf } from './words.js';

const runsEach = 6;

/** Who stands at a moment of a fight; everybody while it is still being set up. */
const upIn = ({ ruleset, setup }: AnyGame, fight: unknown): readonly string[] =>
  fight === undefined
    ? setup.members.map(({ id }) => id)
    : ruleset.tally(fight).flatMap(({ id, fate }) => (fate === 'standing' ? [id] : []));

/**
 * Finds those who are felled without having stood up since, and those whom a blow felled and who are never down after
 * it. Where wounds count from the end of a step on, who is felled stands until then.
 */
function makeWatch() {
  const faults: string[] = [];
  const falling = new Set<string>();
  const lying = new Set<string>();
  const look = (game: AnyGame, fight: unknown): void => {
    const up = upIn(game, fight);
    for (const id of up) lying.delete(id);
    for (const id of falling) if (!up.includes(id) && falling.delete(id)) lying.add(id);
  };
  const fell = (id: string): void => {
    if (falling.has(id) || lying.has(id)) faults.push(`${id} lies already`);
    falling.add(id);
  };
  return { look, fell, faults: () => [...faults, ...[...falling].map((id) => `${id} stands`)] };
}

interface Run {
  readonly game: AnyGame;
  /** What a table hears that only counts. */
  readonly counted: readonly Event[];
  /** The blows among what a table hears that listens. */
  readonly blows: readonly Blow[];
  readonly faults: readonly string[];
}

function playTwice(game: AnyGame, text: string): Run {
  const counted: Event[] = [];
  run(
    game,
    automaticTable(seed(text), (event) => counted.push(event), 'blows'),
  );
  const blows: Blow[] = [];
  const watch = makeWatch();
  const progress: Progress = { fight: undefined, beats: 0 };
  const hear = (event: Event): void => {
    watch.look(game, progress.fight);
    if (event.type !== BLOW) return;
    blows.push(event as Blow);
    if ((event as Blow).felled) watch.fell((event as Blow).on);
  };
  run(game, automaticTable(seed(text), hear), progress);
  watch.look(game, progress.fight);
  return { game, counted, blows, faults: watch.faults() };
}

describe.each(rulesetIds)('the blows of %s', async (id) => {
  const games = (await shippedFights(id)).map(({ game }) => game);
  let runs: readonly Run[] = [];
  beforeAll(() => {
    runs = games.flatMap((game) => Array.from({ length: runsEach }, (_, k) => playTwice(game, seedOfRun('blows', k))));
  });

  it('are all that a counting table hears, and the same as a listening one does', () => {
    for (const { counted, blows } of runs) expect(counted).toEqual(blows);
  });

  it('are struck by fighters at fighters', () => {
    for (const { game, blows } of runs) {
      const known = new Set(game.setup.members.map((member) => member.id));
      expect(blows.filter(({ by, on }) => !known.has(by) || !known.has(on))).toEqual([]);
    }
  });

  it('take something only if they hit', () => {
    const all = runs.flatMap(({ blows }) => blows);
    expect(all.filter(({ result, damage }) => damage < 0 || (damage > 0 && result !== 'hit'))).toEqual([]);
    expect([...new Set(all.map(({ result }) => result))]).toEqual(expect.arrayContaining(['missed', 'averted', 'hit']));
  });

  it('fell nobody who lies, and once while he stands', () => {
    expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(runs.some(({ blows }) => blows.some(({ felled }) => felled))).toBe(true);
  });

  it.each(langs)('name weapons, places and wounds in %s, one label for each', async (lang) => {
    const wording = await wordingOf(games[0]!, lang);
    const labels = new Map<string, Set<string>>();
    for (const { weapon, location, wound } of runs.flatMap(({ blows }) => blows)) {
      for (const [kind, named] of Object.entries({ weapon, location, wound }) as [string, Named | undefined][]) {
        if (!named) continue;
        const key = `${kind} ${named.id}`;
        labels.set(key, (labels.get(key) ?? new Set()).add(wording.say(named.label)));
      }
    }
    const odd = [...labels]
      .map(([key, said]) => [key, ...said])
      .filter(([, ...said]) => said.length > 1 || /‹|^$/.test(said[0]!));
    expect(labels.size).toBeGreaterThan(0);
    expect(odd).toEqual([]);
  });
});
