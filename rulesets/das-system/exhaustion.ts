import type { Fighter } from './state.js';

/** Ausdauer is never above max(0, GZ) (DAS-017, step 5a DAS-101). */
export function capEndurance(_f: Fighter): void {
  throw new Error('not yet');
}

/** Pays Ausdauer; what is lacking comes off GZ, which exhaustion cannot push below 0 (DAS-109, DAS-110). */
export function pay(_f: Fighter, _points: number): void {
  throw new Error('not yet');
}

/** How many attacks a series may have (DAS-020). */
export function seriesLength(_f: Fighter): number {
  throw new Error('not yet');
}

/** Current KAR (DAS-014). */
export const currentKar = (f: Fighter): number => f.card.baseKar + f.karRise;
