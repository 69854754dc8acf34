import { readdirSync, readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import { slotsOf } from '../../../src/report/index.js';
import { catalogue, type Lang } from '../../../src/i18n/index.js';
import { timed } from '../../../rulesets/drachensturm/conditions.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import { effects } from '../../../rulesets/drachensturm/tables.js';
import { options } from '../../../rulesets/drachensturm/options.js';
import { partIds } from '../../../rulesets/drachensturm/parts.js';
import { tables, yaml } from './given.js';

interface Told {
  readonly tag: string;
  readonly text: string;
  readonly by?: readonly string[];
}
interface Terms {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}
const langs: readonly Lang[] = ['de', 'en'];
const both = <T>(name: string): Readonly<Record<Lang, T>> => ({
  de: yaml(`rulesets/drachensturm/${name}.de.yaml`) as T,
  en: yaml(`rulesets/drachensturm/${name}.en.yaml`) as T,
});
const ruleTexts = both<Readonly<Record<string, Told>>>('rules');
const termTexts = both<Terms>('terms');
const rules = (lang: Lang) => ruleTexts[lang];
const terms = (lang: Lang) => termTexts[lang];
const id = (n: number): string => `DRA-${String(n).padStart(3, '0')}`;

// The provenance of DRA-001 to DRA-646, ten rules a word.
const tags = `PSSSSHPHHH HHPHPHHPHH HPSPPPHHPH PHPPHPHHHS`.replace(/\s/g, '');

/** Rules that only tell of an alternative which is not offered, or have been withdrawn. */
const decided = [20, 151, 459].map(id);

group('rules', () => {
  it.each(langs)('tell all 646 rules in a sentence each (%s)', (lang) => {
    const told = rules(lang);
    expect(Object.keys(told)).toEqual(Array.from({ length: 646 }, (_, i) => id(i + 1)));
    for (const [key, { text, tag }] of Object.entries(told)) {
      expect(text, key).toMatch(/^.{8,140}\.$/u);
      expect(['S', 'D', 'P', 'H'], key).toContain(tag);
    }
  });

  it('have the same provenance in both languages', () => {
    const of = (lang: Lang) => Object.values(rules(lang)).map(({ tag }) => tag);
    expect(of('de')).toEqual(of('en'));
    expect(of('de').slice(0, tags.length).join('')).toBe(tags);
    const count = (tag: string) => of('de').filter((t) => t === tag).length;
    expect(['S', 'D', 'P', 'H'].map(count)).toEqual([107, 3, 195, 341]);
  });

  it('name where they are changed', () => {
    const constants = tables.constants.constants;
    for (const [key, { by = [] }] of Object.entries(rules('en'))) {
      for (const place of by) {
        const [kind, name] = place.split(' ');
        if (kind === 'option') expect(options[name as keyof typeof options].rules, key).toContain(key);
        else if (kind === 'table')
          expect(constants.find((row) => `constants.${row.id}` === name)?.rules, key).toContain(key);
        else expect(place).toBe('sheet');
      }
      expect(rules('de')[key]!.by?.length, key).toBe(by.length || undefined);
    }
  });

  it('are each cited by a test, but for the decided ones', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (name) => name.endsWith('.test.ts') && name !== 'rules.test.ts',
    );
    const text = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
    const cited = new Set([...text.matchAll(/DRA-\d{3}/g)].map(([found]) => found));
    expect(Object.keys(rules('de')).filter((key) => !cited.has(key))).toEqual(decided);
    expect([...cited].filter((key) => !(key in rules('de')))).toEqual([]);
    const readme = readFileSync(new URL('../../../rulesets/drachensturm/README.md', import.meta.url), 'utf8');
    for (const key of decided) expect(readme).toContain(key);
  });
});

group('terms', () => {
  const written = (): Set<string> => {
    const root = new URL('../../../rulesets/drachensturm/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const code = files.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n');
    const plain = [...code.matchAll(/phrase\(\s*'([\w.-]+)'/g)].map((m) => m[1]!);
    const problems = Object.keys(terms('de').texts).filter((key) => key.startsWith('problem.'));
    for (const key of problems) expect(code, key).toMatch(new RegExp(`'(problem\\.)?${key.slice(8)}'`));
    const parts = [...code.matchAll(/\bwhat\('([\w-]+)'\)/g)].map((m) => `part.${m[1]!}`);
    const events = [...code.matchAll(/tell\(\s*fight,\s*'([\w.-]+)'/g)].map((m) => `event.${m[1]!}`);
    const silent = ['event.round.ended'];
    return new Set(
      [...plain, ...problems, ...parts, ...events].filter((key) => key !== 'label' && !silent.includes(key)),
    );
  };

  it('have the same keys, slots and sheet keys in both languages', () => {
    const [de, en] = [terms('de'), terms('en')];
    expect(Object.keys(en.texts)).toEqual(Object.keys(de.texts));
    expect(en.keys).toEqual(de.keys);
    for (const key of Object.keys(de.texts)) {
      expect({ key, slots: slotsOf(en.texts[key]!, 'en') }).toEqual({ key, slots: slotsOf(de.texts[key]!, 'de') });
    }
    const labels = Object.values(de.keys).flat();
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });

  it('know every phrase that the rules use', async () => {
    const known = { ...(await catalogue('de')), ...terms('de').texts };
    const { constants, modifiers, aims } = tables;
    const wanted = [
      ...written(),
      ...partIds.flatMap((part) => [`part.${part}`, `column.${part}`]),
      ...aims.aims.map((aim) => `aim.${aim.id}`),
      ...modifiers.modifiers.map((row) => `mod.${row.id}`),
      ...timed.map((condition) => `condition.${condition}`),
      ...Object.entries(options).flatMap(([key, { values }]) => [
        `option.${key}`,
        ...values.map((v) => `option.${key}.${v}`),
      ]),
      ...[0, 1, 2, 3].map((n) => `checked.${n}`),
      ...['fumble', 'failed', 'made', 'outstanding'].map((word) => `tried.${word}`),
    ];
    expect(wanted.filter((key) => !(key in known))).toEqual([]);
    expect(constants.constants.length).toBeGreaterThan(40);
    const conditions = [
      'caught',
      'sprained',
      'half-blind',
      'jarred',
      'strained',
      'off-balance',
      'uncovered',
      'loosed',
      'no-attack',
      'stumbled',
      'parry-only',
      'defenceless',
    ];
    expect(conditions.filter((condition) => !(`condition.${condition}` in known))).toEqual([]);
    expect(effects).toHaveLength(30);
  });

  it('name every key of sheets and fights', () => {
    const keys = terms('de').keys;
    const shape = Object.keys((drachensturm.sheet as unknown as { shape: object }).shape);
    const start = Object.keys((drachensturm.start as unknown as { shape: object }).shape);
    expect([...shape, ...start].filter((key) => !(key in keys))).toEqual([]);
  });
});
