import { basename } from 'node:path';
import { phrase, type AnyRuleset, type Problem, type Rules } from '../../engine/index.js';
import { checkTree, diagnosticAt, reportProblems, type Place } from '../check/check.js';
import { diagnose, loaded, positionOf, type Diagnostic, type Loaded, type Report, type Spot } from '../diagnostic.js';
import { soundPart } from '../check/sound.js';
import type { Shelf } from '../files.js';
import { entryOf, mapTree, treeAt, type MapTree, type Tree } from '../parse/tree.js';
import { shapeTree, type Shaping } from '../shape/shape.js';
import { quoted } from '../spelling.js';
import { kindOfTree } from './kind.js';
import { freeze } from './freeze.js';
import { beside, readMap } from './read-tree.js';
import { readRulebook, rulesetEntry, rulesetOf, type Rulebook, withRuleset } from './rulebook.js';

/** A sheet without errors. It cannot be changed; what happens in a fight happens to the fight alone. */
export interface SheetRead {
  readonly file: string;
  readonly name: string;
  readonly sheet: unknown;
  /** Its tactics as the ruleset spells them, which a fight may override key by key. */
  readonly tactics?: Tree;
}

/** What a caller may set when he loads a sheet. */
export interface SheetWishes {
  /** The ruleset of a sheet that names none. */
  readonly ruleset?: string;
  /** A house-rules file. */
  readonly house?: string;
}

export interface SheetLoaded extends SheetRead {
  readonly ruleset: AnyRuleset;
  readonly rules: Rules;
}

/** Loads one sheet with the ruleset that it names. */
export async function loadSheet(shelf: Shelf, path: string, wishes: SheetWishes = {}): Promise<Loaded<SheetLoaded>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  const raw = readMap(shelf.files, path, report);
  const ruleset = raw && isSheet(raw, report) && (await rulesetOf(raw, shelf.registry, report, wishes.ruleset));
  const book = ruleset ? readRulebook(shelf, ruleset, wishes.house, report) : undefined;
  const sheet = raw && book && readSheet(withRuleset(raw, wishes.ruleset), book, report);
  return loaded(sheet && { ...sheet, ruleset: book.ruleset, rules: book.rules }, diagnostics);
}

/** Whether a file may be a sheet; reports a fight or house rules in its place. */
export function isSheet(raw: MapTree, report: Report): boolean {
  const kind = kindOfTree(raw);
  if (kind !== 'sheet') report(diagnose(raw.spot, phrase(`sheets.sheet-is-${kind}`)));
  return kind === 'sheet';
}

/**
 * The sheet in a file, or undefined after reporting all that is wrong with it: its shape first, and if that is right,
 * what the ruleset finds.
 * @param wanted where a fight names its ruleset, for a sheet of another one
 * @param edit what is changed in it before it is checked
 */
export function readSheet(
  raw: MapTree,
  book: Rulebook,
  report: Report,
  wanted?: Spot,
  edit?: SheetEdit,
): SheetRead | undefined {
  if (!isOfRuleset(raw, book.ruleset, report, wanted)) return undefined;
  return readWhole(raw, book, partsOf(book, report), edit);
}

/** Changes a sheet whose keys stand in the spelling of the specification. */
export type SheetEdit = (tree: Tree) => Tree;

/** A part of a sheet may stand in a file of its own, which may name the ruleset as a sheet does. */
function partsOf({ ruleset, files }: Rulebook, report: Report): Parts {
  const lost: Spot[] = [];
  const isLost = ({ file, line, column }: Diagnostic) =>
    lost.some((spot) => {
      const at = positionOf(spot);
      return spot.source.file === file && at.line === line && at.column === column;
    });
  return {
    report: (diagnostic) => void (isLost(diagnostic) || report(diagnostic)),
    part(named) {
      const raw = readMap(files, beside(named.spot.source.file, named.text), report, named.spot);
      const own = raw && isOfRuleset(raw, ruleset, report, undefined) ? raw : undefined;
      if (!own) lost.push(named.spot);
      const entry = own && rulesetEntry(own);
      return (
        own &&
        mapTree(
          own.spot,
          own.entries.filter((one) => one !== entry),
        )
      );
    },
  };
}

/** Reports everything but what only follows from a part that could not be read. */
type Parts = Required<Pick<Shaping, 'report' | 'part'>>;

function readWhole(raw: MapTree, book: Rulebook, { report, part }: Parts, edit?: SheetEdit): SheetRead | undefined {
  const { ruleset, labels, rules } = book;
  const shape = (given: Tree) => shapeTree(given, ruleset.sheet, { labels, report, part, strangers: 'warning' });
  const tree = edit ? shape(edit(shape(raw))) : shape(raw);
  const place = { tree, labels, path: [] };
  const checked = checkTree(place, ruleset.sheet, report);
  const tactics = tacticsOf(tree, book, report);
  if (!checked) return void checkRest(place, book, report);
  const sheet: unknown = freeze(checked.value);
  reportProblems(place, ruleset.checkSheet(sheet, rules), report);
  if (isBlank(nameIn(sheet))) report(diagnosticAt(place, ['name'], phrase('sheets.blank-name')));
  const { file } = raw.spot.source;
  const name = nameIn(sheet) ?? basename(file).replace(/\.ya?ml$/i, '');
  return { file, sheet, name, ...(tactics && { tactics }) };
}

/**
 * Tells what the ruleset finds in a sheet of which some parts have not even the right shape: only what stands in the
 * other parts, since what is missing may just be what could not be read.
 */
function checkRest(place: Place, { ruleset, rules }: Rulebook, report: Report): void {
  const sound = soundPart(place.tree, ruleset.sheet);
  if (!sound) return;
  const problems = ruleset.checkSheet(freeze(sound.value), rules) as readonly Problem[];
  const written = problems.filter(({ path }) => path.length > 0 && treeAt(sound.tree, path) !== undefined);
  reportProblems(place, written, report);
}

/** The tactics of a sheet, checked as those of a fight are, whatever the sheet's own schema says of them. */
function tacticsOf(sheet: Tree, { ruleset, labels }: Rulebook, report: Report): Tree | undefined {
  const raw = entryOf(sheet, 'tactics')?.value;
  const tree = raw && shapeTree(raw, ruleset.tactics, { labels, report, strangers: 'error' }, ['tactics']);
  if (tree) checkTree({ tree, labels, path: ['tactics'] }, ruleset.tactics, report);
  return tree;
}

function isOfRuleset(raw: MapTree, { id }: AnyRuleset, report: Report, wanted: Spot | undefined): boolean {
  const value = rulesetEntry(raw)?.value;
  if (value?.kind !== 'scalar' || value.text === '' || value.text === id) return true;
  const place = wanted ? `${wanted.source.file}:${positionOf(wanted).line}` : '';
  const slots = { given: quoted(value.text), wanted: id, place };
  report(
    diagnose(value.spot, phrase(wanted ? 'sheets.not-of-fight' : 'sheets.other-ruleset', slots), 'error', ['ruleset']),
  );
  return false;
}

function nameIn(sheet: unknown): string | undefined {
  const { name } = sheet as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

/** Whether nothing of a name is seen. */
const isBlank = (name: string | undefined): boolean => name !== undefined && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
