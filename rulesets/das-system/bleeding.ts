import type { Bleeding, Fighter, Wound } from './state.js';

/** A wound begins to bleed (DAS-267). */
export function startBleeding(f: Fighter, wound: Wound, second: number): void {
  if (wound.row.bleeding > 0) f.bleedings.push({ wound, line: wound.row.bleeding, passed: 0, since: second });
}

/**
 * One second of a bleeding (7.4): its points every so many seconds of this line, and at the end of the line the next
 * lower one; line 1 stops (DAS-293, DAS-294, DAS-296).
 * @returns the points of GZ that it costs, below 0 as well (DAS-298)
 */
export function ageBleeding(f: Fighter, bleeding: Bleeding): number {
  const row = f.card.book.bleeding[bleeding.line - 1];
  if (!row) return 0;
  bleeding.passed++;
  const lost = bleeding.passed % row.everySeconds === 0 ? row.points : 0;
  if (bleeding.passed >= row.seconds) lower(bleeding);
  return lost;
}

/** A bleeding goes on as the next lower line. */
export function lower(bleeding: Bleeding): void {
  bleeding.line--;
  bleeding.passed = 0;
}
