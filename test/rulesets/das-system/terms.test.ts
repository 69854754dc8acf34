import { readdirSync, readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { Lang } from '../../../src/i18n/index.js';
import { slotsOf } from '../../../src/report/index.js';
import { describe, silent } from '../../../rulesets/das-system/describe.js';
import { eventTypes } from '../../../rulesets/das-system/events.js';
import { options } from '../../../rulesets/das-system/options.js';
import { sampleEvents } from './sample-events.js';
import { interfaceTexts, phrasesOf, shown, terms } from './shown.js';

const langs: readonly Lang[] = ['de', 'en'];
const missing = (keys: Iterable<string>, lang: Lang): string[] =>
  [...new Set(keys)].filter(
    (key) => !['@', 'label'].includes(key) && !(key in terms[lang].texts) && !(key in interfaceTexts[lang]),
  );

group('terms', () => {
  it('have the same keys, slots and sheet keys in both languages', () => {
    expect(Object.keys(terms.en.texts)).toEqual(Object.keys(terms.de.texts));
    expect(terms.en.keys).toEqual(terms.de.keys);
    for (const key of Object.keys(terms.de.texts)) {
      expect({ key, slots: slotsOf(terms.en.texts[key] ?? '', 'en') }).toEqual({
        key,
        slots: slotsOf(terms.de.texts[key] ?? '', 'de'),
      });
      expect({ key, slots: slotsOf(terms.de.texts[key] ?? '', 'de') }).not.toEqual({ key, slots: undefined });
    }
  });

  it('name a sheet key once', () => {
    const labels = Object.values(terms.de.keys).flat();
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });

  it('know everything that an event can say', () => {
    const said = sampleEvents.flatMap((event) => phrasesOf(describe(event)));
    for (const lang of langs) expect(missing(said, lang)).toEqual([]);
  });

  it('fill every slot', () => {
    for (const lang of langs)
      expect(
        shown(
          sampleEvents.flatMap((event) => describe(event)),
          lang,
        ),
      ).not.toContain('‹');
  });

  it('cover every type of event: it is described, or silent on purpose', () => {
    expect(new Set(sampleEvents.map((event) => event.type))).toEqual(new Set(eventTypes));
    const heard = new Set(sampleEvents.filter((event) => describe(event).length > 0).map((event) => event.type));
    expect(eventTypes.filter((type) => !heard.has(type)).sort()).toEqual([...silent].sort());
  });

  it('name every option and its values', () => {
    const keys = Object.entries(options).flatMap(([id, { values }]) => [
      `option.${id}`,
      ...values.map((value) => `option.${id}.${value}`),
    ]);
    for (const lang of langs) expect(missing(keys, lang)).toEqual([]);
  });

  it('know every phrase that the ruleset writes out', () => {
    const root = new URL('../../../rulesets/das-system/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const written = files.flatMap((path) =>
      [...readFileSync(new URL(path, root), 'utf8').matchAll(/\b(?:p|phrase)\('([\w.-]+)'|\bt: '([\w.-]+)'/g)].map(
        (m) => m[1] ?? m[2]!,
      ),
    );
    for (const lang of langs) expect(missing(written, lang)).toEqual([]);
  });
});
