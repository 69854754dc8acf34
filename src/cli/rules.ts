import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { phrase, type AnyRuleset, type Item, type Provenance, type Rules, type Value } from '../engine/index.js';
import { loadRules, nearest, packageRoot } from '../sheets/index.js';
import { loadRuleset, rulesetIds } from '../../rulesets/index.js';
import { exit, type Command } from './command.js';
import { shelf, tellDiagnostics, termsOf } from './load.js';
import type { Shell } from './shell.js';
import { complain, show, wordingOf } from './speak.js';
import { tableItems } from './rules-table.js';

/** Lists rulesets, or the rules, options and tables of one, each with its provenance. */
export const command: Command = {
  name: 'rules',
  args: '[ruleset] [what]',
  options: [{ flags: '--rules <file>', text: 'option.rules' }],
  examples: [
    'rules',
    'rules {ruleset}',
    'rules {ruleset} tables',
    'rules {ruleset} options',
    'rules {ruleset} weapons',
  ],
  async run(shell, [id, what], options) {
    if (id === undefined && options['rules'] !== undefined) {
      complain(shell, { t: 'rules.of-which', known: rulesetIds.join(', ') });
      return exit.wrongUse;
    }
    if (id === undefined) return listRulesets(shell);
    const ruleset = await loadRuleset(id);
    if (!ruleset) {
      complain(shell, { t: 'cli.no-ruleset', given: id, known: rulesetIds.join(', ') });
      return exit.wrongUse;
    }
    const loaded = await loadRules(shelf(), id, options['rules'] as string | undefined);
    await tellDiagnostics(shell, loaded.diagnostics);
    if (!loaded.ok) return exit.badFile;
    return tell(shell, { ruleset, rules: loaded.rulebook.rules, list: await ruleList(shell, id) }, what);
  },
};

/** One rule of a rulebook as the list of a ruleset holds it; `by` names what changes a house rule. */
interface Listed {
  readonly id: string;
  readonly tag: Provenance;
  readonly text: string;
  readonly by?: readonly string[];
}

interface Book {
  readonly ruleset: AnyRuleset;
  readonly rules: Rules;
  readonly list: readonly Listed[];
}

async function ruleList(shell: Shell, id: string): Promise<Listed[]> {
  const text = readFileSync(join(packageRoot(), 'rulesets', id, `rules.${shell.lang}.yaml`), 'utf8');
  return Object.entries(parse(text) as Record<string, Omit<Listed, 'id'>>).map(([key, rule]) => ({ id: key, ...rule }));
}

async function listRulesets(shell: Shell): Promise<number> {
  for (const id of rulesetIds) {
    const ruleset = (await loadRuleset(id))!;
    if (shell.json) shell.io.stdout.write(`${JSON.stringify({ id, version: ruleset.version })}\n`);
    else
      show(
        shell,
        [{ kind: 'line', text: phrase('rules.ruleset', { id, about: ruleset.attribution }) }],
        wordingOf(shell, termsOf(shell, id)),
      );
  }
  return exit.done;
}

function tell(shell: Shell, book: Book, what: string | undefined): number {
  const items = itemsFor(book, what, shell.lang);
  if (!items) {
    const known = ['rules', 'options', 'tables', ...Object.keys(book.ruleset.tables)];
    const near = nearest(what ?? '', [...known, ...book.list.map((rule) => rule.id)]);
    const slots = { given: what ?? '', known: known.join(', ') };
    complain(shell, near === undefined ? { t: 'rules.unknown', ...slots } : { t: 'rules.near', near, ...slots });
    return exit.wrongUse;
  }
  if (shell.json) shell.io.stdout.write(`${JSON.stringify(dataFor(book, what))}\n`);
  else show(shell, items, wordingOf(shell, termsOf(shell, book.ruleset.id)));
  return exit.done;
}

function itemsFor(book: Book, what: string | undefined, lang: 'de' | 'en'): readonly Item[] | undefined {
  const { ruleset, rules, list } = book;
  if (what === undefined) return [...overview(book), ...ruleItems(list), ...optionItems(book), ...tablesItems(ruleset)];
  if (what === 'rules') return ruleItems(list);
  if (what === 'options') return optionItems(book);
  if (what === 'tables') return tablesItems(ruleset);
  if (Object.hasOwn(ruleset.tables, what)) {
    return tableItems(what, (rules.tables as Record<string, unknown>)[what], rules.changed, lang);
  }
  const rule = list.filter((one) => one.id.toUpperCase() === what.toUpperCase());
  return rule.length > 0 ? ruleItems(rule) : undefined;
}

function dataFor({ ruleset, rules, list }: Book, what: string | undefined): unknown {
  const { options } = ruleset;
  if (what === 'rules') return list;
  if (what === 'options') return { options, values: rules.options };
  if (what !== undefined && Object.hasOwn(ruleset.tables, what)) return (rules.tables as Record<string, unknown>)[what];
  const one = list.find((rule) => rule.id.toUpperCase() === what?.toUpperCase());
  return (
    one ?? {
      id: ruleset.id,
      version: ruleset.version,
      rules: list,
      options,
      values: rules.options,
      tables: Object.keys(ruleset.tables),
    }
  );
}

const overview = ({ ruleset, list }: Book): Item[] => [
  { kind: 'heading', text: phrase('rules.ruleset', { id: ruleset.id, about: ruleset.attribution }) },
  {
    kind: 'line',
    text: phrase('rules.count', { rules: list.length, house: list.filter((rule) => rule.tag === 'H').length }),
  },
  { kind: 'line', text: phrase('rules.tags'), tone: 'quiet' },
];

const ruleItems = (list: readonly Listed[]): Item[] => [
  { kind: 'table', columns: ['id', 'tag', 'text', 'by'].map((key) => phrase(`rules.column.${key}`)) },
  ...list.map(({ id, tag, text, by = [] }): Item => ({ kind: 'row', cells: [id, tag, text, by.join(', ')] })),
];

function optionItems({ ruleset, rules }: Book): Item[] {
  const named = (id: string, value: string | boolean): Value => ({ t: `option.${id}.${String(value)}` });
  const rows = Object.entries(ruleset.options).map(([id, { values, provenance, rules: ids }]): Item => ({
    kind: 'row',
    cells: [
      [id, { t: `option.${id}` }],
      values.map((value) =>
        phrase(value === rules.options[id] ? 'rules.value-set' : 'rules.value', {
          value: String(value),
          means: named(id, value),
        }),
      ),
      [provenance, ...ids],
    ],
  }));
  return [
    {
      kind: 'table',
      title: phrase('rules.options'),
      columns: ['option', 'values', 'rules'].map((key) => phrase(`rules.column.${key}`)),
    },
    ...rows,
  ];
}

const tablesItems = (ruleset: AnyRuleset): Item[] => [
  {
    kind: 'table',
    title: phrase('rules.tables'),
    columns: ['table', 'tag', 'rules'].map((key) => phrase(`rules.column.${key}`)),
  },
  ...Object.entries(ruleset.tables).map(([name, { provenance, rules }]): Item => ({
    kind: 'row',
    cells: [name, provenance, rules.join(', ')],
  })),
];
