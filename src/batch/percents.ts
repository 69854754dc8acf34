/**
 * Counts as percentages, rounded so that they add up to exactly 100 as they are printed: whoever loses most by rounding
 * down gets the next unit. All of nothing are 0.
 *
 * @param counts whole numbers whose sum is what 100 % stands for
 * @param decimals how many are printed
 */
export function percents(counts: readonly number[], decimals: 0 | 1 = 1): number[] {
  const [whole, unit] = decimals === 0 ? [100, 1] : [1000, 10];
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return counts.map(() => 0);
  const units = counts.map((n) => Math.floor((n * whole) / total));
  const missing = whole - units.reduce((sum, n) => sum + n, 0);
  const rest = (i: number): number => ((counts[i] ?? 0) * whole) % total;
  const next = counts.map((_, i) => i).sort((a, b) => rest(b) - rest(a) || a - b);
  for (const i of next.slice(0, missing)) units[i]!++;
  return units.map((n) => n / unit);
}
