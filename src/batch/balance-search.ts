import { chanceOf, type Point } from './balance.js';

/** Up to so many values all are played. */
const ALL = 25;

/** Of more values these are played first, spread evenly; a look at the whole shows where the chance is no slope. */
const SPREAD = 13;

/** Plays the value of an index; undefined when it was stopped. */
export type Measure = (index: number) => Promise<Point | undefined>;

/**
 * The curve of the chance over `count` values in their order. Where there are many, those around every crossing of the
 * target are found by halving. What was done by then if it was stopped.
 *
 * @param isOrdered whether the values have an order, so that something can lie between two of them
 */
export async function searchCurve(
  count: number,
  target: number,
  measure: Measure,
  isOrdered = true,
): Promise<readonly Point[]> {
  const points = new Map<number, Point>();
  const look = async (index: number): Promise<boolean> => {
    const point = await measure(index);
    if (point) points.set(index, point);
    return point !== undefined;
  };
  for (const index of firstLooks(count, isOrdered)) if (!(await look(index))) return sorted(points);
  for (let next = middle(sorted(points), target); next !== undefined; next = middle(sorted(points), target))
    if (!(await look(next))) break;
  return sorted(points);
}

function firstLooks(count: number, isOrdered: boolean): readonly number[] {
  const some = count <= ALL || !isOrdered ? count : SPREAD;
  return Array.from({ length: some }, (_, i) => (some === 1 ? 0 : Math.round((i * (count - 1)) / (some - 1))));
}

const sorted = (points: ReadonlyMap<number, Point>): readonly Point[] =>
  [...points.values()].sort((a, b) => a.index - b.index);

/** Half way between two neighbours on either side of the target that have something between them. */
function middle(points: readonly Point[], target: number): number | undefined {
  const open = crossings(points, target).find(([a, b]) => b.index - a.index > 1);
  return open && Math.floor((open[0].index + open[1].index) / 2);
}

/** Neighbours of the curve of which one reaches the target and the other does not. */
export function crossings(points: readonly Point[], target: number): readonly (readonly [Point, Point])[] {
  const reaches = (point: Point): boolean => chanceOf(point).share >= target;
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    return next && reaches(point) !== reaches(next) ? [[point, next] as const] : [];
  });
}

/**
 * The curve with those points played again that the answer speaks of: a point that was done as soon as it was clear on
 * which side of the target it lies is known roughly only. Until all of them are known, since another may come nearer.
 */
export async function sharpen(points: readonly Point[], target: number, measure: Measure): Promise<readonly Point[]> {
  const curve = new Map(points.map((point) => [point.index, point]));
  const known = new Set<number>();
  for (;;) {
    const next = spokenOf(sorted(curve), target).find(({ index }) => !known.has(index));
    const point = next && (await measure(next.index));
    if (!point) return sorted(curve);
    curve.set(point.index, point);
    known.add(point.index);
  }
}

/** The points that the answer speaks of. */
function spokenOf(points: readonly Point[], target: number): readonly Point[] {
  const pairs = crossings(points, target).flat();
  const nearest = nearestPoint(points, target);
  return pairs.length > 0 || !nearest ? pairs : [nearest];
}

/** Whether the chance surely rises in one place and surely falls in another. */
export function isWavy(points: readonly Point[]): boolean {
  const chances = points.map(chanceOf);
  const [rises, falls] = [surely(chances), surely(chances.toReversed())];
  return rises && falls;
}

/** Whether some chance lies surely above one before it. */
function surely(chances: readonly { readonly low: number; readonly high: number }[]): boolean {
  let lowest = Infinity;
  for (const { low, high } of chances) {
    if (low > lowest) return true;
    lowest = Math.min(lowest, high);
  }
  return false;
}

/** The point whose chance lies nearest to the target. */
export const nearestPoint = (points: readonly Point[], target: number): Point | undefined =>
  points.toSorted((a, b) => Math.abs(chanceOf(a).share - target) - Math.abs(chanceOf(b).share - target))[0];
