import { closest, distance } from 'fastest-levenshtein';

/** The nearest of the known spellings, if it is near enough to be meant. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  if (given === '' || known.length === 0) return undefined;
  const short = given.slice(0, 100).toLowerCase();
  const best = closest(
    short,
    known.map((word) => word.toLowerCase()),
  );
  const near = known.find((word) => word.toLowerCase() === best);
  return near !== undefined && near.length > 2 && distance(short, best) <= Math.max(1, Math.floor(best.length / 3))
    ? near
    : undefined;
}
