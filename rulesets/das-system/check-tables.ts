import { phrase, type Phrase, type Problem } from '../../src/engine/index.js';
import { constantIds, type ConstantId } from './constants.js';
import { damageTypes, regions } from './rows.js';
import type { Tables, WoundRow } from './tables.js';

/** What the shapes of the tables cannot say (DAS-410..417, DAS-438). Paths lead into the table. */

type Path = readonly (string | number)[];

const error = (path: Path, message: Phrase): Problem => ({ path, message, severity: 'error' });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Two rows of one id, so that one of them could never be meant. */
const twice = (rows: readonly { readonly id: string }[], path: Path): readonly Problem[] =>
  rows.flatMap(({ id }, i) =>
    rows.findIndex((row) => row.id === id) < i ? [error([...path, i, 'id'], phrase('problem.twice', { id }))] : [],
  );

/** DAS-410: the attack weights of every row sum to 100. */
export function checkWeapons({ melee, ranged }: Tables['weapons']): readonly Problem[] {
  const wrong =
    (name: string) => (row: Tables['weapons']['ranged'][number] | Tables['weapons']['melee'][number], i: number) => {
      const total = sum(row.attack.weights);
      return total === 100 ? [] : [error([name, i, 'attack', 'weights'], phrase('problem.weights', { sum: total }))];
    };
  const all = [...melee, ...ranged];
  return [...melee.flatMap(wrong('melee')), ...ranged.flatMap(wrong('ranged')), ...twice(all, ['melee'])];
}

/** DAS-411: kinds are known and no two pieces have one id or name. */
export function checkArmour({ kinds, pieces }: Tables['armour']): readonly Problem[] {
  const strange = pieces.flatMap((piece, i) =>
    Object.keys(piece.strength)
      .filter((kind) => !Object.hasOwn(kinds, kind))
      .map((kind) => error(['pieces', i, 'strength', kind], phrase('problem.kind', { kind }))),
  );
  const names = pieces.flatMap(({ de }, i) =>
    pieces.findIndex((piece) => piece.de === de) < i
      ? [error(['pieces', i, 'de'], phrase('problem.twice', { id: de }))]
      : [],
  );
  return [...strange, ...twice(pieces, ['pieces']), ...names];
}

/** DAS-412: six parts, groups that exist, and the marked location first and lowest. */
export function checkLocations({ bodyPlans }: Tables['locations']): readonly Problem[] {
  return Object.entries(bodyPlans).flatMap(([id, plan]) => {
    const path = ['bodyPlans', id];
    const six = plan.parts.length === 6 ? [] : [error([...path, 'parts'], phrase('problem.six-parts'))];
    const missing = plan.parts.flatMap(({ group }, i) =>
      plan.groups[group]?.length ? [] : [error([...path, 'parts', i, 'group'], phrase('problem.group', { group }))],
    );
    const groups = Object.entries(plan.groups).flatMap(([group, rows]) => checkGroup([...path, 'groups', group], rows));
    return [...six, ...missing, ...groups];
  });
}

type LocationRows = Tables['locations']['bodyPlans'][string]['groups'][string];

function checkGroup(path: Path, rows: LocationRows): readonly Problem[] {
  const [first] = rows;
  const marked = rows.every((row, i) => (row.marker ?? false) === (i === 0));
  const lowest = rows.every((row) => row.melee >= first!.melee && row.ranged >= first!.ranged);
  return [...(marked && lowest ? [] : [error(path, phrase('problem.marker'))]), ...twice(rows, path)];
}

const RISING = ['bleeding', 'pain', 'zustand', 'probe', 'atpa', 'daze', 'endurance'] as const;

/** DAS-413, DAS-417, DAS-438: no hole, no falling column, no number twice; texts are demanded by the shape. */
export function checkWounds(table: Tables['wounds']): readonly Problem[] {
  const seen = new Set<string>();
  const problems = damageTypes.flatMap((type) =>
    regions.flatMap((region) => checkTable(table, ['wounds', type, region], table.wounds[type][region], seen)),
  );
  const rising = table.lines.every(({ line, from, to }, i) => {
    const next = table.lines[i + 1];
    return line === i + 1 && (next ? to !== null && next.from === to + 1 : to === null) && (i > 0 || from === 1);
  });
  return rising ? problems : [...problems, error(['lines'], phrase('problem.lines'))];
}

function checkTable(
  table: Tables['wounds'],
  path: Path,
  rows: readonly WoundRow[],
  seen: Set<string>,
): readonly Problem[] {
  const [, type, region] = path;
  const letters = [letterOf(table.damageTypes, type), letterOf(table.regions, region)].join('');
  const problems: Problem[] = [];
  if (rows.length !== table.lines.length) {
    problems.push(error(path, phrase('problem.hole', { have: rows.length, need: table.lines.length })));
  }
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1];
    const nr = `${letters}${i + 1}`;
    if (row.line !== i + 1) problems.push(error([...path, i, 'line'], phrase('problem.line', { line: i + 1 })));
    if (row.nr !== nr || seen.has(nr)) problems.push(error([...path, i, 'nr'], phrase('problem.nr', { nr })));
    seen.add(nr);
    for (const column of before ? RISING : []) {
      if (row[column] >= before![column]) continue;
      const slots = { column, value: row[column], line: i, before: before![column] };
      problems.push(error([...path, i, column], phrase('problem.falling', slots)));
    }
  }
  return problems;
}

const letterOf = (rows: readonly { readonly id: string; readonly letter: string }[], id: unknown): string =>
  rows.find((row) => row.id === id)?.letter ?? '?';

/** Lines of bleeding and pain count from 1 without a hole (DAS-414, DAS-415). */
export const checkLines = ({ lines }: { readonly lines: readonly { readonly line: number }[] }): readonly Problem[] =>
  lines.flatMap(({ line }, i) =>
    line === i + 1 ? [] : [error(['lines', i, 'line'], phrase('problem.line', { line: i + 1 }))],
  );

/** DAS-416: every situation once, and `ready` among them. */
export function checkInitiative({ situations }: Tables['initiative']): readonly Problem[] {
  const ready = situations.some(({ id }) => id === 'ready');
  return [...twice(situations, ['situations']), ...(ready ? [] : [error(['situations'], phrase('problem.ready'))])];
}

/** Every number once and not below its least value; the break ratio is at least 1 (DAS-437). */
export function checkConstants({ constants }: Tables['constants']): readonly Problem[] {
  const ids = Object.keys(constantIds);
  const missing = ids.filter((id) => !constants.some((row) => row.id === id));
  const value = (id: ConstantId) => constants.find((row) => row.id === id)?.value ?? 1;
  const rows = constants.flatMap(({ id, value: n }, i) => {
    if (!ids.includes(id)) {
      return [{ ...error(['constants', i, 'id'], phrase('problem.constant', { id })), known: ids, given: id }];
    }
    const least = constantIds[id as ConstantId];
    return n < least ? [error(['constants', i, 'value'], phrase('problem.least', { least, value: n }))] : [];
  });
  const ratio = value('breakNumerator') < value('breakDenominator');
  return [
    ...missing.map((id) => error(['constants'], phrase('problem.missing-constant', { id }))),
    ...rows,
    ...twice(constants, ['constants']),
    ...(ratio ? [error(['constants'], phrase('problem.break-ratio'))] : []),
  ];
}
