import { phrase, type Problem } from '../../src/engine/index.js';
import type { Book, Plan } from './book.js';
import { problem } from './check.js';
import type { Sheet, SheetState } from './sheet.js';

/** What is wrong about the state that a sheet brings into the fight (DAS-429, DAS-430). */
export function checkStateOf(book: Book, plan: Plan, sheet: Sheet): readonly Problem[] {
  const { state } = sheet;
  if (!state) return [];
  return [
    ...checkPoints(sheet, state),
    ...checkZustand(plan, state),
    ...(state.wounds ?? []).flatMap((wound, i) => checkWound(book, plan, wound, i)),
  ];
}

/** GZ above −KO and up to its maximum, Ausdauer up to GZ (DAS-429). */
function checkPoints(sheet: Sheet, state: SheetState): readonly Problem[] {
  const max = sheet.overrides?.gzMax ?? sheet.attributes.constitution;
  const min = 1 - sheet.attributes.constitution;
  const gz = state.gz ?? max;
  if (gz < min) return [problem(['state', 'gz'], phrase('problem.gz-dead', { gz, min, max }))];
  if (gz > max) return [problem(['state', 'gz'], phrase('problem.gz-high', { gz, min, max }))];
  const breath = Math.max(0, gz);
  if (state.endurance === undefined || state.endurance <= breath) return [];
  const slots = { endurance: state.endurance, gz, max: breath };
  return [problem(['state', 'endurance'], phrase('problem.endurance', slots))];
}

function checkZustand(plan: Plan, state: SheetState): readonly Problem[] {
  return Object.entries(state.zustand ?? {}).flatMap(([part, locations]) => {
    const path = ['state', 'zustand', part];
    const found = plan.parts.find(({ id }) => id === part);
    if (!found) return [unknownPart(path, plan, part)];
    const known = found.spots.map(({ id }) => id);
    return Object.keys(locations)
      .filter((location) => !known.includes(location))
      .map((location) =>
        problem([...path, location], phrase('problem.location', { location, part }), { known, given: location }),
      );
  });
}

const unknownPart = (path: Problem['path'], plan: Plan, part: string): Problem =>
  problem(path, phrase('problem.part', { part }), { known: plan.parts.map(({ id }) => id), given: part });

type Given = NonNullable<SheetState['wounds']>[number];

/** Wound numbers exist and fit the region of the location (DAS-430). */
function checkWound(book: Book, plan: Plan, wound: Given, i: number): readonly Problem[] {
  const path = ['state', 'wounds', i];
  const found = book.woundByNr[wound.nr];
  const part = plan.parts.find(({ id }) => id === wound.part);
  const spot = part?.spots.find(({ id }) => id === wound.location);
  if (!found)
    return [problem([...path, 'nr'], phrase('problem.wound'), { known: Object.keys(book.woundByNr), given: wound.nr })];
  if (!part) return [unknownPart([...path, 'part'], plan, wound.part)];
  if (!spot) {
    const slots = { location: wound.location, part: wound.part };
    const known = part.spots.map(({ id }) => id);
    return [problem([...path, 'location'], phrase('problem.location', slots), { known, given: wound.location })];
  }
  const fits = found.region === spot.region;
  const slots = {
    nr: wound.nr,
    region: regionOf(book, found.region),
    location: wound.location,
    other: regionOf(book, spot.region),
  };
  return [...(fits ? [] : [problem(path, phrase('problem.region', slots))]), ...checkLinesOf(book, wound, path)];
}

/** The name of a region in both languages. */
const regionOf = (book: Book, id: string) => {
  const { de, en } = book.tables.wounds.regions.find((region) => region.id === id)!;
  return phrase('label', { de, en });
};

/** Running bleedings and pains are on a line that exists. */
function checkLinesOf(book: Book, wound: Given, path: Problem['path']): readonly Problem[] {
  return (['bleeding', 'pain'] as const).flatMap((key) => {
    const line = wound[key]?.line ?? 1;
    const lines = book[key].length;
    return line <= lines ? [] : [problem([...path, key, 'line'], phrase('problem.no-line', { line, lines }))];
  });
}
