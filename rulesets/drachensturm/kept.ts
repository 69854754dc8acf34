import type { Kept } from '../../src/engine/index.js';
import { partIds } from './parts.js';
import type { Combatant, Fight } from './state.js';

/** What his sheet can hold of a fight (2.1): what has changed of LE, kA and the damage taken so far. */
export function keptOf(fight: Fight, who: string): readonly Kept[] {
  const c = fight.all.find(({ id }) => id === who);
  if (!c) return [];
  const { parts, sheet, ka } = c.fighter;
  const kept = (path: readonly string[], value: number): Kept => ({ path: ['current', ...path], value });
  return [
    ...partIds.flatMap((id, part) => {
      const start = sheet.current?.parts?.[id] ?? parts[part]!;
      return c.le[part] === start ? [] : [kept(['parts', id], c.le[part]!)];
    }),
    ...(c.ka === (sheet.current?.ka ?? ka) ? [] : [kept(['ka'], c.ka)]),
    ...(c.hurt === (sheet.current?.hurt ?? missing(c)) ? [] : [kept(['hurt'], c.hurt)]),
  ];
}

/** Without a word about it, what is missing counts as damage suffered so far (DRA-198). */
const missing = ({ le, fighter: { parts } }: Combatant): number =>
  parts.reduce((sum, full, part) => sum + Math.max(0, full - le[part]!), 0);
