import { fates, mean, sideNames, type BatchResult, type FighterSummary } from '../batch/index.js';
import { blowResults } from '../engine/index.js';
import type { CsvField } from '../report/index.js';

/** A column with what stands in it for a fighter. */
type Column = readonly [name: string, field: (fighter: FighterSummary, result: BatchResult) => CsvField];

const columns: readonly Column[] = [
  ['file', (_, { file }) => file],
  ['runs', (_, { summary }) => summary.runs],
  ['wanted', (_, { wanted }) => wanted],
  ['partial', (_, { partial }) => (partial ? 1 : 0)],
  ['seed', (_, { seed }) => seed],
  ['fighter', ({ name }) => name],
  ['side', ({ side }, { sides }) => sideNames(sides)[side] ?? ''],
  ['side_won', ({ side }, { summary }) => summary.won[side] ?? 0],
  ['draw', (_, { summary }) => summary.draw],
  ['undecided', (_, { summary }) => summary.undecided],
  ['mean_length', (_, { summary }) => (summary.runs > 0 ? rounded(mean(summary.lengths)) : '')],
  ...fates.map((fate): Column => [fate, (f) => f.fates[fate]]),
  ['unhurt', (f) => f.unhurt],
  ['wounds', (f) => f.wounds],
  ['mean_left_standing', (f) => (f.fates.standing > 0 ? rounded(f.leftStanding / f.fates.standing / 1000) : '')],
  ...([...blowResults, 'own'] as const).map((result): Column => [`blows_${result}`, (f) => f.blows[result]]),
  ['damage_dealt', (f) => f.dealt.thousandths / 1000],
  ['damage_taken', (f) => f.taken.thousandths / 1000],
  ['fell_by_blow', (f) => f.falls.blow],
  ['fell_by_own_blow', (f) => f.falls.own],
  ['fell_without_blow', (f) => f.falls.none],
];

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** A row for each fighter, below the names of the columns; a mean of nothing is empty. */
export const batchRows = (results: readonly BatchResult[]): CsvField[][] => [
  columns.map(([name]) => name),
  ...results.flatMap((result) => result.summary.fighters.map((f) => columns.map(([, field]) => field(f, result)))),
];
