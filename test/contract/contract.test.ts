import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runMany, runOnce, seedOfRun } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable, play, type AnyGame, type Phrase } from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { render } from '../../src/report/index.js';
import { loadTerms, packageRoot } from '../../src/sheets/index.js';
import { rulesetIds } from '../../rulesets/index.js';
import { shelf, shippedFights } from './shelf.js';
import { langs, wordingOf } from './words.js';

const alone = (game: AnyGame, text: string) => play(game, [], unattended(seed(text)));

describe.each(rulesetIds)('the ruleset %s', async (id) => {
  const fights = await shippedFights(id);

  it('is among those whose random fights are played', () => {
    expect(existsSync(join(import.meta.dirname, `random-${id}.test.ts`))).toBe(true);
  });

  it('ships a duel, a fight of four against six and a scripted fight', () => {
    expect(fights.map((f) => f.file)).toContain('duel.yaml');
    const sizes = fights.map(({ game }) =>
      [0, 1].map((side) => game.setup.members.filter((m) => m.side === side).length).join(':'),
    );
    expect(sizes).toContain('4:6');
    expect(fights.some((f) => f.script.length > 0)).toBe(true);
  });

  it('plays every shipped fight to an end by its tactics', () => {
    for (const { game } of fights) {
      for (let k = 0; k < 20; k++)
        expect(runOnce(game, automaticTable(seed(seedOfRun('end', k)))).outcome).toBeDefined();
    }
  });

  it('gives the same answers and events for the same seed', () => {
    for (const { game } of fights) {
      const [one, two] = [alone(game, 'same'), alone(game, 'same')];
      expect(two.given).toEqual(one.given);
      expect(two.events).toEqual(one.events);
    }
  });

  it('plays a prefix and then the rest as if it were played at once', () => {
    for (const { game } of fights) {
      const all = alone(game, 'prefix');
      const cut = Math.floor(all.given.length / 2);
      const half = play(game, all.given.slice(0, cut));
      expect(all.events.slice(0, half.events.length)).toEqual(half.events);
      expect(play(game, [...half.given, ...all.given.slice(cut)]).events).toEqual(all.events);
    }
  });

  it('tells as plain data: events and answers survive a journal', () => {
    for (const { game } of fights) {
      const { events, given } = alone(game, 'plain');
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
      expect(JSON.parse(JSON.stringify(given))).toEqual(given);
    }
  });

  it('counts every fighter and every run', () => {
    for (const { game } of fights) {
      const { runs, won, draw, undecided, fighters } = runMany(game, 'count', [0, 30], (text) =>
        automaticTable(seed(text)),
      );
      expect(won.reduce((a, b) => a + b, 0) + draw + undecided).toBe(runs);
      expect(fighters.map((f) => Object.values(f.fates).reduce((a, b) => a + b, 0))).toEqual(fighters.map(() => runs));
    }
  });

  it.each(langs)('has words for whole fights, sheets, pictures and the table of all fighters in %s', async (lang) => {
    for (const { game } of fights) {
      const wording = await wordingOf(game, lang);
      const { events, fight } = alone(game, 'words');
      const screen = { width: 80, color: false, ascii: false };
      const lines = [
        ...render(
          events.flatMap((event) => game.ruleset.describe(event)),
          wording,
          screen,
        ),
        ...game.fighters.flatMap((fighter) => render(game.ruleset.show(fighter, game.setup.rules), wording, screen)),
        ...game.ruleset.fighters(fight).flatMap(({ id }) => render(game.ruleset.figure(fight, id), wording, screen)),
        ...game.ruleset.status(fight).columns.map(({ label }) => wording.say(label)),
        ...game.ruleset
          .status(fight)
          .rows.flatMap(({ cells }) =>
            Object.values(cells).map((cell) =>
              typeof cell === 'object' && 'bar' in cell ? '' : wording.say(cell as Phrase),
            ),
          ),
      ];
      expect(lines.filter((line) => line.includes('‹'))).toEqual([]);
    }
  });

  it('has the same words in both languages', () => {
    const [de, en] = langs.map((lang) => loadTerms(shelf, id, lang));
    expect(de!.ok && en!.ok && Object.keys(de!.terms.texts).sort()).toEqual(
      en!.ok && Object.keys(en!.terms.texts).sort(),
    );
  });

  it('lists every rule with the same origin in both languages', () => {
    const [de, en] = langs.map(
      (lang) =>
        parse(readFileSync(join(packageRoot(), 'rulesets', id, `rules.${lang}.yaml`), 'utf8')) as Record<
          string,
          { tag: string; text: string }
        >,
    );
    const tags = (list: typeof de) => Object.entries(list!).map(([rule, { tag }]) => `${rule} ${tag}`);
    expect(tags(de)).toEqual(tags(en));
    expect(Object.values(de!).every(({ tag, text }) => 'SDPH'.includes(tag) && text.length > 0)).toBe(true);
  });
});
