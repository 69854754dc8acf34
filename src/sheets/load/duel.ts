import { phrase, type Problem, type Setup } from '../../engine/index.js';
import { reportProblems, type Place } from '../check/check.js';
import { diagnose, fileSpot, loaded, type Diagnostic, type Loaded, type Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { mapTree, type MapTree } from '../parse/tree.js';
import type { FightLoaded, FightWishes } from './fight.js';
import { makeMembers, readOwn, sidesOf, type Entrant } from './members.js';
import { readPart } from './part.js';
import { readMap } from './read-tree.js';
import { fightSchema } from './fight-schema.js';
import { shapeTree } from '../shape/shape.js';
import { withStart } from './start.js';
import { readRulebook, rulesetEntry, rulesetOf, type Rulebook, withRuleset } from './rulebook.js';
import { isSheet, readSheet, type SheetRead } from './sheet.js';

/**
 * Loads a fight of sheets alone: every sheet is a side of its own, played by prompt. The first names the ruleset; the
 * same sheet may be named twice.
 */
export async function loadDuel(
  shelf: Shelf,
  paths: readonly string[],
  wishes: FightWishes = {},
): Promise<Loaded<FightLoaded>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  if (paths.length < 2) {
    report(diagnose(fileSpot(paths[0] ?? ''), phrase('sheets.one-sheet')));
    return loaded(undefined as FightLoaded | undefined, diagnostics);
  }
  const raws = readRaws(shelf, paths, wishes, report);
  const [first] = raws;
  const ruleset = first && (await rulesetOf(first, shelf.registry, report, wishes.ruleset));
  const book = ruleset && readRulebook(shelf, ruleset, wishes.house, report);
  return loaded(book && readDuel(raws, book, wishes, report), diagnostics);
}

/** The files of all sheets, each read once; undefined for one that is no sheet. */
function readRaws(
  shelf: Shelf,
  paths: readonly string[],
  { ruleset }: FightWishes,
  report: Report,
): readonly (MapTree | undefined)[] {
  const read = new Map<string, MapTree | undefined>();
  for (const path of new Set(paths)) {
    const raw = readMap(shelf.files, path, report);
    read.set(path, raw && isSheet(raw, report) ? withRuleset(raw, ruleset) : undefined);
  }
  return paths.map((path) => read.get(path));
}

function readDuel(
  raws: readonly (MapTree | undefined)[],
  book: Rulebook,
  wishes: FightWishes,
  report: Report,
): FightLoaded | undefined {
  const wanted = raws[0] && (rulesetEntry(raws[0])?.value.spot ?? raws[0].spot);
  const sheets = new Map([...new Set(raws)].map((raw) => [raw, raw && readSheet(raw, book, report, wanted)]));
  const entrants = raws.map((raw, side) => entrantOf(raw, side, sheets.get(raw), book, report));
  if (!entrants.every((entrant) => entrant !== undefined)) return undefined;
  return assemble(raws as readonly MapTree[], entrants, book, wishes, report);
}

function entrantOf(
  raw: MapTree | undefined,
  side: number,
  sheet: SheetRead | undefined,
  { ruleset, labels }: Rulebook,
  report: Report,
): Entrant | undefined {
  if (!raw || !sheet) return undefined;
  const own = readOwn({ tree: mapTree(raw.spot, []), labels, path: [] }, sheet, ruleset, report);
  return own && { side, sheet, name: sheet.name, played: 'prompt', ...own };
}

function assemble(
  raws: readonly MapTree[],
  entrants: readonly Entrant[],
  { ruleset, labels, rules }: Rulebook,
  { seed, freshSeed, start: named }: FightWishes,
  report: Report,
): FightLoaded | undefined {
  const bare = withStart(mapTree(raws[0]!.spot, []), named, report);
  if (!bare) return undefined;
  const tree = shapeTree(bare, fightSchema(ruleset), { labels, report, strangers: 'error' });
  const place = { tree, labels, path: [] };
  const start = readPart(place, 'start', ruleset.start, report);
  if (!start) return undefined;
  const members = makeMembers(entrants);
  const sides = sidesOf(
    entrants.map(() => ({})),
    members,
  );
  const setup: Setup = {
    ruleset: ruleset.id,
    seed: seed ?? freshSeed?.() ?? '',
    sides,
    members,
    start: start.value,
    rules,
  };
  for (const problem of ruleset.checkFight(setup)) reportProblem(problem, raws, place, report);
  const sheetFiles = Object.fromEntries(members.map(({ id }, i) => [id, entrants[i]!.sheet.file]));
  return { setup, ruleset, script: [], sheetFiles };
}

/** What is wrong with a side is told at its sheet, since there is no file with sides. */
function reportProblem(problem: Problem, raws: readonly MapTree[], place: Place, report: Report): void {
  const [first, side, ...inner] = problem.path;
  const tree = first === 'sides' && typeof side === 'number' ? raws[side] : undefined;
  if (!tree) return reportProblems(place, [problem], report);
  const path = inner.slice(inner[0] === 'members' ? (typeof inner[1] === 'number' ? 2 : 1) : 0);
  reportProblems({ ...place, tree }, [{ ...problem, path }], report);
}
