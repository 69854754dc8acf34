import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadRuleset, rulesetIds } from '../../rulesets/index.js';

const root = join(import.meta.dirname, '../..');

/** The block of the README that holds the table. */
export const block = /<!-- rules -->\n[\s\S]*?<!-- \/rules -->/;

/** How much of a ruleset there is, and how much of it is tested. */
export interface Count {
  readonly id: string;
  /** Rules by their id, with their origin. */
  readonly rules: ReadonlyMap<string, string>;
  /** Rules that no test cites. */
  readonly untested: readonly string[];
  readonly options: number;
  readonly tables: number;
}

export async function countOf(id: string): Promise<Count> {
  const ruleset = (await loadRuleset(id))!;
  const list = parse(readFileSync(join(root, 'rulesets', id, 'rules.en.yaml'), 'utf8')) as Record<
    string,
    { tag: string }
  >;
  const rules = new Map(Object.entries(list).map(([rule, { tag }]) => [rule, tag]));
  const cited = citedIn(join(root, 'test/rulesets', id));
  const untested = [...rules.keys()].filter((rule) => !cited.has(rule));
  return {
    id,
    rules,
    untested,
    options: Object.keys(ruleset.options).length,
    tables: Object.keys(ruleset.tables).length,
  };
}

/** Rule ids in the titles of tests: `it('DAS-001, DAS-002: …')`. */
function citedIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b[A-Z]{3}-\d{3}\b/g) ?? []));
}

/** The table as it stands in the README. */
export async function rulesTable(): Promise<string> {
  const counts = await Promise.all(rulesetIds.map(countOf));
  const rows = counts.map(({ id, rules, untested, options, tables }) => {
    const house = [...rules.values()].filter((tag) => tag === 'H').length;
    return `| [${id}](rulesets/${id}/README.md) | ${rules.size - untested.length} of ${rules.size} | ${house} | ${options} | ${tables} |`;
  });
  const head =
    '| ruleset | rules implemented and tested | of them house rules | options | tables |\n| --- | --- | --- | --- | --- |';
  return `<!-- rules -->\n\n${head}\n${rows.join('\n')}\n\n<!-- /rules -->`;
}
