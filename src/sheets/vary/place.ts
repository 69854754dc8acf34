import type { AnyRuleset, Phrase } from '../../engine/index.js';
import { phrase } from '../../engine/index.js';
import type { Diagnostic, Path, Report } from '../diagnostic.js';
import { entryOf, plain, treeAt, type MapTree } from '../parse/tree.js';
import { canonicalKey, namedPath, type Labels } from '../shape/keys.js';
import { stepInto, type Schema } from '../shape/schema.js';
import { fieldPath, shortPath } from './field.js';
import { findMembers, type Meant, type MemberAt } from './target.js';
import { reportEnd, reportWord, type Word } from './words.js';

/** What the path of a variation leads to. */
export interface VariedPlace {
  /** Paths into the fight file. */
  readonly fight: readonly Path[];
  /** Paths into the sheets of members, by their place among all. */
  readonly sheets: ReadonlyMap<number, Path>;
  /** What it is called. */
  readonly label: Phrase;
}

/** What a path is looked up in. */
export interface Grounds {
  readonly ruleset: AnyRuleset;
  readonly labels: Labels;
  readonly fight: MapTree;
  readonly schema: Schema;
  readonly memberKeys: readonly string[];
  readonly members: readonly MemberAt[];
  /** The sheet of each member. */
  readonly sheets: readonly unknown[];
}

const none: ReadonlyMap<number, Path> = new Map();

/** What a path leads to; undefined after reporting the word in it that names nothing. */
export function findPlace(words: readonly Word[], grounds: Grounds, report: Report): VariedPlace | undefined {
  const [first, ...rest] = words;
  const part = canonicalKey(first!.text, ['options', 'start'], grounds.labels, []);
  if (part === 'options') return optionPlace(first!, rest, grounds, report);
  if (part === 'start') return fightPlace([['start']], rest, [], grounds, report);
  const meant = findMembers(words, grounds.fight, grounds.members, report);
  return meant && memberPlace(meant, grounds, report);
}

/** An option; those with dotted names are one word of the file. */
function optionPlace(first: Word, rest: readonly Word[], { ruleset, labels }: Grounds, report: Report) {
  const known = Object.keys(ruleset.options);
  const [word = first] = rest;
  if (rest.length === 0) return reportEnd(first, known, report);
  const text = rest.map((one) => one.text).join('.');
  const key = canonicalKey(text, known, labels, ['options']);
  if (key === undefined) return reportWord({ ...word, text }, known, report);
  return { fight: [['options', key]], sheets: none, label: labelOf([], ['options', key], labels) };
}

function memberPlace(meant: Meant, grounds: Grounds, report: Report): VariedPlace | undefined {
  const { memberKeys, labels, fight } = grounds;
  const { rest, last } = meant;
  const [word, ...more] = rest;
  if (!word) return reportEnd(last, memberKeys, report);
  const key = canonicalKey(word.text, memberKeys, labels, ['sides', 'members']);
  if (key === undefined) return sheetPlace(meant, rest, grounds, report, [...memberKeys, ...namesOf(meant.members)]);
  if (key === 'sheet' && more.length > 0) return sheetPlace(meant, more, grounds, report);
  const members = key === 'count' && meant.isSide ? [counted(meant.members, fight)] : meant.members;
  return fightPlace(
    members.map(({ path }) => [...path, key]),
    more,
    namesOf(members),
    grounds,
    report,
  );
}

/** Of the entries of a side the one whose count the file gives, if it is the only one; else the last. */
function counted(members: readonly MemberAt[], fight: MapTree): MemberAt {
  const given = members.filter(({ path }) => entryOf(treeAt(fight, path), 'count'));
  return given.length === 1 ? given[0]! : members.at(-1)!;
}

function fightPlace(
  starts: readonly Path[],
  rest: readonly Word[],
  names: readonly string[],
  { fight, schema, labels }: Grounds,
  report: Report,
): VariedPlace | undefined {
  const paths = starts.map((start) => {
    const inner = start.reduce<Schema | undefined>((here, step) => here && stepInto(here, step), schema);
    const tree = treeAt(fight, start);
    const path = fieldPath(rest, { schema: inner, value: tree && plain(tree), labels }, report);
    return path && [...start, ...path];
  });
  const [first] = paths;
  if (!first || !paths.every((path) => path !== undefined)) return undefined;
  return { fight: paths, sheets: none, label: labelOf(names, names.length > 0 ? first.slice(4) : first, labels) };
}

/** A field of the sheets; of several members those count that have it. */
function sheetPlace(
  meant: Meant,
  rest: readonly Word[],
  grounds: Grounds,
  report: Report,
  beside: readonly string[] = [],
): VariedPlace | undefined {
  const { ruleset, labels, sheets } = grounds;
  const faults: Diagnostic[] = [];
  const found = meant.members.flatMap((member) => {
    const place = { schema: ruleset.sheet as Schema, value: sheets[member.nth], labels };
    const path = shortPath(rest, place, (fault) => void faults.push(fault), { last: meant.last, beside });
    return path ? [{ member, path }] : [];
  });
  const [first] = found;
  if (!first) return void faults.slice(0, 1).forEach(report);
  return {
    fight: [],
    sheets: new Map(found.map(({ member, path }) => [member.nth, path])),
    label: labelOf(namesOf(found.map(({ member }) => member)), first.path, labels),
  };
}

const namesOf = (members: readonly MemberAt[]): string[] => [...new Set(members.map(({ names }) => names[0] ?? ''))];

function labelOf(names: readonly string[], path: Path, labels: Labels): Phrase {
  if (path.length === 1 && path[0] === 'count') return phrase('vary.count', { who: names.join(', ') });
  const what = namedPath(labels, path);
  return names.length > 0 ? phrase('vary.of', { who: names.join(', '), what }) : phrase('vary.what', { what });
}
