import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { htbah } from '../../../rulesets/htbah/index.js';

const here = import.meta.dirname;
const root = join(here, '../../../rulesets/htbah');
const rulesIn = (lang: string) =>
  parse(readFileSync(join(root, `rules.${lang}.yaml`), 'utf8')) as Record<
    string,
    { tag: string; text: string; by?: string[] }
  >;
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const decided: readonly string[] = /## Decided, not offered([\s\S]*?)\n## /.exec(readme)![1]!.match(/HTB-\d{3}/g) ?? [];
const cited = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && file !== 'rules.test.ts')
  .flatMap((file) => readFileSync(join(here, file), 'utf8').match(/HTB-\d{3}/g) ?? []);

describe('the list of rules', () => {
  it('has a test for every rule but those that are decided', () => {
    const wanted = Object.keys(rulesIn('en')).filter((id) => !decided.includes(id));
    expect([...new Set(cited)].sort()).toEqual(wanted);
    expect(wanted).toHaveLength(242 - decided.length);
  });

  it('is the same in both languages', () => {
    const [german, english] = [rulesIn('de'), rulesIn('en')];
    expect(Object.keys(german)).toEqual(Object.keys(english));
    for (const [id, { tag, by }] of Object.entries(german)) {
      expect(english[id]).toMatchObject({ tag });
      expect(english[id]!.by).toEqual(by);
    }
  });

  it('names only options and tables that exist', () => {
    for (const place of Object.values(rulesIn('en')).flatMap((rule) => rule.by ?? [])) {
      const [kind, name = ''] = place.split(' ');
      if (kind === 'option') expect(htbah.options).toHaveProperty(name);
      if (kind === 'table') expect(htbah.tables).toHaveProperty(name.split('.')[0]!);
    }
    const rules = rulesIn('en');
    for (const { rules: ids } of [...Object.values(htbah.options), ...Object.values(htbah.tables)]) {
      for (const id of ids) expect(rules).toHaveProperty(id);
    }
  });
});
