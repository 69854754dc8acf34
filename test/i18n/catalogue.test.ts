import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceProblemCodes, facesProblemCodes } from '../../src/dice/index.js';
import { catalogue, languageOf, languages, type Catalogue } from '../../src/i18n/index.js';
import { slotsOf } from '../../src/report/index.js';

const folder = new URL('../../src/i18n/', import.meta.url);
const areas = readdirSync(new URL('de/', folder)).filter((file) => file !== 'index.ts');

const area = async (lang: string, file: string): Promise<Catalogue> => {
  const module = (await import(new URL(`${lang}/${file}`, folder).href)) as Record<string, Catalogue>;
  return Object.values(module)[0] ?? {};
};

describe('the texts of the interface', () => {
  it('have the same files in both languages', () => {
    expect(readdirSync(new URL('en/', folder)).filter((file) => file !== 'index.ts')).toEqual(areas);
  });

  it.each(areas)('%s: the same keys with the same slots', async (file) => {
    const [de, en] = await Promise.all([area('de', file), area('en', file)]);
    expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
    for (const [key, text] of Object.entries(de)) {
      expect([key, slotsOf(en[key] ?? '', 'en')]).toEqual([key, slotsOf(text, 'de')]);
    }
  });

  it.each(areas)('%s: every message can be read', async (file) => {
    for (const lang of languages) {
      const broken = Object.entries(await area(lang, file)).filter(([, text]) => slotsOf(text, lang) === undefined);
      expect(broken).toEqual([]);
    }
  });

  it('no key stands in two files', async () => {
    const keys = (await Promise.all(areas.map((file) => area('de', file)))).flatMap((texts) => Object.keys(texts));
    expect(keys.length).toBe(new Set(keys).size);
    expect(Object.keys(await catalogue('de')).sort()).toEqual([...keys].sort());
  });

  it.each(languages)('%s: every problem of dice has a text with its place and its limit', async (lang) => {
    const texts = await catalogue(lang);
    for (const code of diceProblemCodes) {
      const slots = slotsOf(texts[`dice.${code}`] ?? '', lang) ?? [];
      expect(texts, code).toHaveProperty([`dice.${code}`]);
      if (!['empty', 'text-too-long', 'odds-too-large'].includes(code)) expect(slots, code).toContain('at');
      if (/^too-|too-l|too-many/.test(code)) expect(slots, code).toContain('limit');
    }
    for (const code of facesProblemCodes) expect(texts, code).toHaveProperty([`faces.${code}`]);
  });
});

describe('the language of a locale', () => {
  it.each([
    ['de_AT.UTF-8', 'de'],
    ['DE', 'de'],
    ['C.UTF-8', 'de'],
    [undefined, 'de'],
    ['en_GB', 'en'],
    ['fr_FR', 'en'],
  ])('%s is %s', (locale, lang) => {
    expect(languageOf(locale)).toBe(lang);
  });
});
