import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Item } from '../../src/engine/index.js';
import { catalogue, type Lang } from '../../src/i18n/index.js';
import { makeWording, render } from '../../src/report/index.js';

export interface Terms {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

export interface RuleText {
  readonly tag: string;
  readonly text: string;
  readonly by?: readonly string[];
}

const interfaceTexts = { de: await catalogue('de'), en: await catalogue('en') };

const fileOf =
  (ruleset: string) =>
  (name: string): unknown =>
    parse(readFileSync(new URL(`../../rulesets/${ruleset}/${name}`, import.meta.url), 'utf8'));

/** The texts of a ruleset, and what a reader sees of its items, with the names of some fighters. */
export function textsOf(ruleset: string, names: ReadonlyMap<string, string>) {
  const file = fileOf(ruleset);
  const terms: Readonly<Record<Lang, Terms>> = {
    de: file('terms.de.yaml') as Terms,
    en: file('terms.en.yaml') as Terms,
  };
  const ruleTexts: Readonly<Record<Lang, Readonly<Record<string, RuleText>>>> = {
    de: file('rules.de.yaml') as Readonly<Record<string, RuleText>>,
    en: file('rules.en.yaml') as Readonly<Record<string, RuleText>>,
  };
  const wordingOf = (lang: Lang) =>
    makeWording({ lang, catalogue: interfaceTexts[lang], terms: terms[lang].texts, names });
  /** What a reader sees on a terminal without colours; blanks at line ends are dropped. */
  const shown = (items: readonly Item[], lang: Lang = 'de', width = 80): string =>
    render(items, wordingOf(lang), { width, ascii: false, color: false })
      .map((line) => line.trimEnd())
      .join('\n');
  return { terms, ruleTexts, interfaceTexts, wordingOf, shown };
}

/** All phrases inside a value, from outside inwards. */
export function phrasesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 't' in value && typeof value.t === 'string' ? [value.t] : [];
  return [...own, ...Object.values(value).flatMap(phrasesOf)];
}
