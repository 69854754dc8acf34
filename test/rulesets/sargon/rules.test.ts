import { readdirSync, readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import { constantLimits } from '../../../rulesets/sargon/constants.js';
import { options } from '../../../rulesets/sargon/options.js';
import { ruleTexts } from './shown.js';
import { tables } from './given.js';

const ids = Object.keys(ruleTexts.en);
const cited = new Set(
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.test.ts') && name !== 'rules.test.ts')
    .flatMap((name) => [
      ...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/\bit(?:\.each\([^)]*\))?\(\s*'([^']*)'/g),
    ])
    .flatMap(([, title]) => [...expand(title ?? '')]),
);

/** `SAR-055…058` cites all four. */
function expand(title: string): readonly string[] {
  return [...title.matchAll(/SAR-(\d{3})(?:…(\d{3}))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `SAR-${String(Number(from) + i).padStart(3, '0')}`),
  );
}

const german: Readonly<Record<string, string>> = {
  option: 'Option',
  table: 'Tabelle',
  tactics: 'Taktik',
  sheet: 'Blatt',
};
const inGerman = (place: string): string =>
  place === 'game master' ? 'Spielleiter' : place.replace(/^\w+/, (word) => german[word] ?? word);

group('the list of rules', () => {
  it('has all 329 in both languages, alike', () => {
    expect(ids).toEqual(Array.from({ length: 329 }, (_, i) => `SAR-${String(i + 1).padStart(3, '0')}`));
    expect(Object.entries(ruleTexts.de).map(([id, { tag }]) => [id, tag])).toEqual(
      Object.entries(ruleTexts.en).map(([id, { tag }]) => [id, tag]),
    );
  });

  it('counts its provenances as the README says', () => {
    const readme = readFileSync(new URL('../../../rulesets/sargon/README.md', import.meta.url), 'utf8');
    for (const tag of ['S', 'D', 'H']) {
      const n = Object.values(ruleTexts.en).filter((rule) => rule.tag === tag).length;
      expect(readme).toMatch(new RegExp(`\\| ${tag} +\\| +${n} \\|`));
    }
  });

  it('tells each in a sentence', () => {
    for (const rules of Object.values(ruleTexts)) {
      for (const [key, { text }] of Object.entries(rules)) expect(text, key).toMatch(/^.{8,140}\.$/u);
    }
  });

  it('says alike where a rule is changed, and names only what exists', () => {
    const known = new Set([
      ...Object.keys(options).map((option) => `option ${option}`),
      ...Object.keys(constantLimits).map((constant) => `table constants.${constant}`),
      ...Object.keys(tables).map((table) => `table ${table}`),
      ...['game master', 'tactics', 'sheet'],
    ]);
    for (const [key, { by = [] }] of Object.entries(ruleTexts.en)) {
      expect(ruleTexts.de[key]?.by ?? [], key).toEqual(by.map(inGerman));
      expect(
        by.filter((place) => !known.has(place)),
        key,
      ).toEqual([]);
    }
  });

  it('names every option at the rules that it lists', () => {
    for (const [option, { rules }] of Object.entries(options)) {
      const named = Object.entries(ruleTexts.en).filter(([, { by }]) => by?.includes(`option ${option}`));
      expect(
        named.map(([key]) => key),
        option,
      ).toEqual([...rules].sort());
    }
  });

  it('is cited by the tests, every rule of it', () => {
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
