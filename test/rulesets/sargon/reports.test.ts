import { readdirSync, readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { Lang } from '../../../src/i18n/index.js';
import { slotsOf } from '../../../src/report/index.js';
import { describe, silent } from '../../../rulesets/sargon/describe.js';
import { options } from '../../../rulesets/sargon/options.js';
import { show } from '../../../rulesets/sargon/show.js';
import { status } from '../../../rulesets/sargon/status.js';
import { at, cardOf, duelOf, fightOf, playBeats, playRound, rules, sample, someone } from './given.js';
import { interfaceTexts, shown, terms } from './shown.js';

const langs: readonly Lang[] = ['de', 'en'];
const missing = (keys: Iterable<string>, lang: Lang): string[] =>
  [...new Set(keys)].filter(
    (key) => !['@', 'label'].includes(key) && !(key in terms[lang].texts) && !(key in interfaceTexts[lang]),
  );

group('words', () => {
  it('have the same keys, slots and sheet keys in both languages', () => {
    expect(Object.keys(terms.en.texts)).toEqual(Object.keys(terms.de.texts));
    expect(terms.en.keys).toEqual(terms.de.keys);
    for (const key of Object.keys(terms.de.texts)) {
      const slots = slotsOf(terms.de.texts[key] ?? '', 'de');
      expect({ key, slots: slotsOf(terms.en.texts[key] ?? '', 'en') }).toEqual({ key, slots });
      expect(slots, key).toBeDefined();
    }
  });

  it('name every option and its values, and every phrase written out', () => {
    const keys = Object.entries(options).flatMap(([id, { values }]) => [
      `option.${id}`,
      ...values.map((value) => `option.${id}.${value}`),
    ]);
    const root = new URL('../../../rulesets/sargon/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const written = files.flatMap((path) =>
      [...readFileSync(new URL(path, root), 'utf8').matchAll(/\b(?:p|phrase)\('([\w.-]+)'|\bt: '([\w.-]+)'/g)].map(
        (m) => m[1] ?? m[2]!,
      ),
    );
    for (const lang of langs) expect(missing([...keys, ...written], lang)).toEqual([]);
  });
});

group('what is told', () => {
  const duel = () =>
    fightOf([
      { name: 'Asthar', side: 0, sheet: sample('asthar') },
      { name: 'Ork', side: 1, sheet: sample('ork') },
    ]);

  it('SAR-292: an exchange is one table with every part', () => {
    const table = playBeats(duel(), 2, [9, 2, 8, 3]);
    const text = shown(table.events.filter(({ type }) => type === 'attack.resolved').flatMap(describe), 'de', 160);
    for (const part of [
      'Angriff',
      '13 (8 + SCH 2 + Fertigkeit 4 + AT 1 − Bel 2)',
      'Handlung Nr. 1, Malus 0',
      'Reichweite',
      'kurz',
      'Parade (Orkischer Krummsäbel)',
      '6 (3 + Fertigkeit 4 − Bel 1)',
      '12 (6 + Verteidigung 6)',
      'TREFFER: 13 gegen 12, Überschuss 1',
      '1 (1 + Waffe 3 + STR 1 − Rüstung 2 − KON 2)',
      'unverletzt → leicht verletzt (ein Grad)',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('SAR-292: initiative, distance, seizing and fatigue with their parts', () => {
    const table = playRound(duel(), [6, 7, 8, 5, [10, 4], 3, 9, 2, 4, [1, 6]]);
    const text = shown(table.events.flatMap(describe), 'de', 160);
    for (const part of [
      'Runde 1',
      '6 (6 + SCH 2 − Bel 2)',
      '8 (6 + Handlungen 2)',
      '10 (4 + KON 2 + Einhandwaffen 4)',
      'Würfel 1, 6 = −5',
      'hält durch',
      '7 Punkte zu wenig',
      'frisch → angestrengt',
    ])
      expect(text).toContain(part);
  });

  it('says nothing of what only machines read', () => {
    expect(silent).toEqual(['turn.ended']);
    expect(describe({ type: 'turn.ended', who: 'a' })).toEqual([]);
    expect(describe({ type: 'constructor' })).toEqual([]);
  });

  it('SAR-291: the overview in initiative order with its columns', () => {
    const fight = duelOf(
      { fatigue: 'muede', wound: 'leicht' },
      { skills: { einhandwaffen: 8 } },
      { tacticsB: { seize: 'legal' } },
    );
    playBeats(
      fight,
      2,
      [9, 5, [1, 9]],
      [
        ['a', 'declaration', 'ready', { 'quick-acting': 2 }],
        ['a', 'defence', 'none'],
      ],
    );
    const { columns, rows } = status(fight);
    expect(columns.map(({ id }) => id)).toEqual([
      'name',
      'side',
      'ini',
      'actions',
      'wound',
      'fatigue',
      'distance',
      'weapon',
      'condition',
    ]);
    expect(rows.map(({ who }) => who)).toEqual(['b', 'a']);
    const text = JSON.stringify(rows);
    expect(text).toContain('"status.ini-seized","total":9');
    expect(text).toContain('"condition.quick","n":2');
    expect(text).toContain('"status.level"');
    expect(rows.every(({ out }) => !out)).toBe(true);
  });

  it('SAR-241, SAR-291: the malus of the next action knows the place that two weapons give', () => {
    const fight = fightOf([
      { name: 'A', side: 0, sheet: sample('fechterin') },
      { name: 'B', side: 1, sheet: someone() },
    ]);
    playBeats(fight, 1, [9, 2]);
    at(fight, 'a').taken = 2;
    const [row] = status(fight).rows;
    expect(row!.cells['actions']).toMatchObject({ taken: 2, allowed: 3, next: 0 });
  });

  it('SAR-291: who waits, rests, lies or is in a round action', () => {
    const fight = duelOf(
      { abilities: ['meditieren'] },
      {},
      { start: { distance: 60 }, extraB: { conditions: ['prone'] } },
    );
    playBeats(
      fight,
      3,
      [9, 2],
      [
        ['a', 'turn', 'round-action'],
        ['b', 'turn', 'rest'],
      ],
    );
    const text = JSON.stringify(status(fight).rows);
    for (const part of ['condition.round', 'condition.resting', 'condition.prone', 'status.metres'])
      expect(text).toContain(part);
    at(fight, 'b').stage = 1;
    at(fight, 'b').resting = false;
    expect(JSON.stringify(status(fight).rows)).toContain('condition.waiting');
  });

  it('shows a fighter with everything that a duel needs', () => {
    const mage = cardOf(
      someone({ ...sample('ordelech'), carried: ['bogen'], hands: { main: 'dolch', off: 'schild' } }),
    );
    for (const card of [cardOf(sample('fechterin')), cardOf(sample('asthar')), mage]) {
      for (const lang of langs) expect(shown(show(card, rules), lang, 100)).not.toContain('‹');
    }
    expect(shown(show(cardOf(sample('fechterin')), rules), 'de', 120)).toContain(
      'Zwei Waffen, Stufe 2: Haupthand −1, Nebenhand −4',
    );
  });
});
