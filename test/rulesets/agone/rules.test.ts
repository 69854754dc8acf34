import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agone } from '../../../rulesets/agone/index.js';
import { constantIds, modifierIds } from '../../../rulesets/agone/numbers.js';
import { yaml } from './given.js';

const here = import.meta.dirname;
type Rule = { readonly tag: string; readonly text: string; readonly by?: readonly string[] };
const rulesIn = (lang: string) => yaml(`rulesets/agone/rules.${lang}.yaml`) as Record<string, Rule>;
const readme = readFileSync(join(here, '../../../rulesets/agone/README.md'), 'utf8');
const decided: readonly string[] = /## Decided, not offered([\s\S]*?)\n## /.exec(readme)![1]!.match(/AGO-\d{3}/g) ?? [];
const cited = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && file !== 'rules.test.ts')
  .flatMap((file) => readFileSync(join(here, file), 'utf8').match(/AGO-\d{3}/g) ?? []);

describe('the list of rules', () => {
  it('has a test for every rule but those that are decided', () => {
    const wanted = Object.keys(rulesIn('en')).filter((id) => !decided.includes(id));
    expect([...new Set(cited)].filter((id) => !decided.includes(id)).sort()).toEqual(wanted);
    expect(wanted).toHaveLength(339 - decided.length);
  });

  it('is the same in both languages', () => {
    const german: Readonly<Record<string, string>> = {
      option: 'Option',
      table: 'Tabelle',
      tactics: 'Taktik',
      sheet: 'Blatt',
    };
    const whole: Readonly<Record<string, string>> = { 'game master': 'Spielleiter', 'fight file': 'Kampfdatei' };
    const inGerman = (place: string) => whole[place] ?? place.replace(/^\w+/, (word) => german[word] ?? word);
    const [de, en] = [rulesIn('de'), rulesIn('en')];
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const [id, { tag, by = [], text }] of Object.entries(en)) {
      expect(de[id]).toMatchObject({ tag });
      expect(de[id]!.by ?? [], id).toEqual(by.map(inGerman));
      expect(text, id).toMatch(/^.{8,140}\.$/u);
      expect(de[id]!.text, id).toMatch(/^.{8,140}\.$/u);
    }
  });

  it('names only options and tables that exist, and every option', () => {
    const known = new Set([
      ...Object.keys(agone.options).map((id) => `option ${id}`),
      ...Object.keys(agone.tables).map((id) => `table ${id}`),
      ...Object.keys(constantIds).map((id) => `table constants.${id}`),
      ...['game master', 'fight file', 'sheet', 'tactics'],
    ]);
    const rules = rulesIn('en');
    const places = Object.values(rules).flatMap((rule) => rule.by ?? []);
    expect(places.filter((place) => !known.has(place))).toEqual([]);
    for (const [id, { rules: ids }] of Object.entries(agone.options)) {
      const named = Object.keys(rules).filter((rule) => rules[rule]!.by?.includes(`option ${id}`));
      expect(named, id).toEqual(expect.arrayContaining([...ids].filter((rule) => rules[rule]!.by)));
      for (const rule of ids) expect(rules).toHaveProperty(rule);
    }
    expect(modifierIds).toHaveLength(30);
  });
});
