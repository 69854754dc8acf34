import { phrase, type AnyRuleset, type Phrase, type Setup } from '../../engine/index.js';
import { checkTree, reportProblems } from '../check/check.js';
import { diagnose, loaded, positionOf, type Diagnostic, type Loaded, type Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { entryOf, plain, type MapTree, type Tree } from '../parse/tree.js';
import { shapeTree } from '../shape/shape.js';
import { fightFrame, fightSchema, type FightFrame } from './fight-schema.js';
import { kindOfTree } from './kind.js';
import { entrantsOf, makeMembers, namesOf, sidesOf, type Entrant } from './members.js';
import { flattenOptions, type OptionValues } from './options.js';
import { readPart } from './part.js';
import { readSheets, type Sheets } from './paths.js';
import { beside, readMap } from './read-tree.js';
import { readRulebook, rulesetOf, type Rulebook } from './rulebook.js';
import { withStart } from './start.js';
import { withoutAbsent } from '../vary/absent.js';
import type { VariationOf } from '../vary/words.js';
import { applyVariation } from './vary.js';

/** One answer of a script as its author wrote it, with the line it stands in. */
export interface ScriptItem {
  readonly value: unknown;
  readonly line: number;
}

/** A fight that can begin. */
export interface FightLoaded {
  readonly setup: Setup;
  readonly ruleset: AnyRuleset;
  /** The answers of the file, for whoever reads scripts. */
  readonly script: readonly ScriptItem[];
  /** The file that each member's sheet came from, by the member's id. */
  readonly sheetFiles: Readonly<Record<string, string>>;
  /** What was varied, if something was. */
  readonly varied?: Phrase;
  /** Those of the start situation who are not in this variation, so that it holds without them. */
  readonly left?: readonly string[];
}

/** What a caller may set when he loads a fight. */
export interface FightWishes {
  /** The ruleset of files that name none. */
  readonly ruleset?: string;
  /** A house-rules file; it goes before the one that the fight names. */
  readonly house?: string;
  /** A seed; it goes before that of the file. */
  readonly seed?: string;
  /** The start situation as YAML text; it goes before that of the file. */
  readonly start?: string;
  /** Makes a seed where neither the caller nor the file has one; without it the seed is the empty text. */
  readonly freshSeed?: () => string;
}

/** Loads a fight file with everything that it names: sheets, house rules, the ruleset and its tables. */
export async function loadFight(shelf: Shelf, path: string, wishes: FightWishes = {}): Promise<Loaded<FightLoaded>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  const opened = await openFight(shelf, path, wishes, report);
  return loaded(opened && readFight(shelf, opened, wishes, report), diagnostics);
}

/** A fight file with the rulebook that it is read by. */
export interface OpenedFight {
  readonly raw: MapTree;
  readonly book: Rulebook;
}

/** Reads a fight file and the rules that it names; undefined after reporting what is wrong with them. */
export async function openFight(
  shelf: Shelf,
  path: string,
  wishes: FightWishes,
  report: Report,
): Promise<OpenedFight | undefined> {
  const raw = readMap(shelf.files, path, report);
  const ruleset = raw && isFight(raw, report) && (await rulesetOf(raw, shelf.registry, report, wishes.ruleset));
  const book = raw && ruleset ? bookOf(shelf, raw, ruleset, wishes, report) : undefined;
  return raw && book && { raw, book };
}

function isFight(raw: MapTree, report: Report): boolean {
  const kind = kindOfTree(raw);
  if (kind !== 'fight') report(diagnose(raw.spot, phrase(`sheets.fight-is-${kind}`)));
  return kind === 'fight';
}

/** The fight of an opened file, with a value set if there is a variation; undefined after reporting all faults. */
export function readFight(
  shelf: Shelf,
  { raw, book }: OpenedFight,
  wishes: FightWishes,
  report: Report,
  variation?: VariationOf,
): FightLoaded | undefined {
  const { labels, ruleset } = book;
  const whole = withStart(flattenOptions(raw), wishes.start, report);
  if (!whole) return undefined;
  const shape = (given: Tree) =>
    shapeTree(given, fightSchema(ruleset), { labels, report, strangers: 'error' }) as MapTree;
  const given = shape(whole);
  const varied = variation && applyVariation(variation, given, sheetsAsGiven(shelf, raw, given, book), book, report);
  if (variation && !varied) return undefined;
  const whoever = varied ? shape(varied.fight) : given;
  const place = { tree: whoever, labels, path: [] };
  const frame = checkTree(place, fightFrame(ruleset), report)?.value;
  const underOptions = withOptions(book, frame?.options ?? {});
  const sheets = readSheets(shelf, whoever, underOptions, report, varied?.edits);
  const entrants = entrantsOf(place, frame, sheets, ruleset, report);
  const { fight: tree, left } = withoutAbsent(
    whoever,
    namesOf(entrants ?? []),
    variation && entrants ? variation.names : [],
  );
  const start = readPart({ ...place, tree }, 'start', ruleset.start, report);
  if (!frame || !entrants || !start) return undefined;
  const fight = assemble(tree, frame, entrants, start.value, underOptions, wishes, report);
  return fight && { ...fight, ...(varied && { varied: varied.label, left }) };
}

const asGiven = new WeakMap<MapTree, Sheets>();

/** The sheets as they stand in the files, read once, to find fields in; what is wrong with them is reported elsewhere. */
function sheetsAsGiven(shelf: Shelf, raw: MapTree, fight: MapTree, book: Rulebook): Sheets {
  const sheets = asGiven.get(raw) ?? readSheets(shelf, fight, book, () => undefined);
  asGiven.set(raw, sheets);
  return sheets;
}

const withOptions = (book: Rulebook, options: OptionValues): Rulebook => ({
  ...book,
  rules: { ...book.rules, options: { ...book.rules.options, ...options } },
});

/** The rulebook of a fight, under the house rules that the caller or else the file names. */
function bookOf(
  shelf: Shelf,
  raw: MapTree,
  ruleset: AnyRuleset,
  { house }: FightWishes,
  report: Report,
): Rulebook | undefined {
  if (house !== undefined) return readRulebook(shelf, ruleset, house, report);
  const named = entryOf(
    shapeTree(raw, fightFrame(ruleset), { labels: {}, report: () => {}, strangers: 'error' }),
    'rules',
  );
  const rules = named?.value.kind === 'scalar' && named.value.text !== '' ? named.value : undefined;
  return readRulebook(shelf, ruleset, rules && beside(raw.spot.source.file, rules.text), report, rules?.spot);
}

function assemble(
  tree: MapTree,
  frame: FightFrame,
  entrants: readonly Entrant[],
  start: unknown,
  book: Rulebook,
  { seed, freshSeed }: FightWishes,
  report: Report,
): FightLoaded | undefined {
  const { ruleset, labels } = book;
  const members = makeMembers(entrants);
  const setup: Setup = {
    ruleset: ruleset.id,
    ...(frame.title !== undefined && { title: frame.title }),
    seed: seed ?? frame.seed ?? freshSeed?.() ?? '',
    sides: sidesOf(frame.sides, members),
    members,
    start,
    rules: book.rules,
  };
  const problems = ruleset.checkFight(setup);
  reportProblems({ tree, labels, path: [] }, problems, report);
  if (problems.some((problem) => problem.severity === 'error')) return undefined;
  return { setup, ruleset, script: scriptOf(tree), sheetFiles: filesOf(members, entrants) };
}

const filesOf = (members: Setup['members'], entrants: readonly Entrant[]): Readonly<Record<string, string>> =>
  Object.fromEntries(members.map(({ id }, i) => [id, entrants[i]!.sheet.file]));

function scriptOf(tree: MapTree): readonly ScriptItem[] {
  const answers = entryOf(tree, 'answers')?.value;
  if (answers?.kind !== 'list') return [];
  return answers.items.map((item) => ({ value: plain(item), line: positionOf(item.spot).line }));
}
