import type { Fighter } from './state.js';

/** Ausdauer is never above max(0, GZ) (DAS-017, step 5a DAS-101). */
export function capEndurance(f: Fighter): void {
  if (f.endurance > f.gz) f.endurance = Math.max(0, f.gz);
}

/** Pays Ausdauer; what is lacking comes off GZ, which exhaustion cannot push below 0 (DAS-109, DAS-110). */
export function pay(f: Fighter, points: number): void {
  const lacking = points - f.endurance;
  if (lacking <= 0) {
    f.endurance -= points;
    return;
  }
  f.endurance = 0;
  if (f.gz > 0) f.gz = Math.max(0, f.gz - lacking);
}

/** How many attacks a series may have, read at the end of every second (DAS-019, DAS-020). */
export function seriesLength(f: Fighter): number {
  const { seriesDivisor, seriesMinimum } = f.card.book.constants;
  return Math.max(seriesMinimum, Math.floor(f.endurance / seriesDivisor));
}

/** Current KAR: the base plus the rise of this fight; lower is better (DAS-014). */
export const currentKar = (f: Fighter): number => f.card.baseKar + f.karRise;
