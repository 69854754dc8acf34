import type { Combatant, Fight } from './state.js';
import { total, W6 } from './throws.js';

/** DRA-076 to DRA-078: effective Re; in KR 1 with what the fight file adds. */
const reNow = (fight: Fight, c: Combatant): number => c.re + (fight.kr === 1 ? (c.fighter.keys.firstRoundRe ?? 0) : 0);

/** DRA-070, DRA-075, DRA-079: below 0 when a acts before b; 0 when only dice can tell. */
function compare(fight: Fight, a: Combatant, b: Combatant): number {
  if (fight.kr === 1 && a.late !== b.late) return a.late ? 1 : -1;
  return reNow(fight, b) - reNow(fight, a) || b.ge - a.ge || byDice(a, b);
}

/** DRA-080: dice that have been thrown once stay for the whole fight. */
function byDice(x: Combatant, y: Combatant): number {
  const a = x.tie ?? none;
  const b = y.tie ?? none;
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

const none: readonly number[] = [];

/** DRA-075, DRA-080: settles the order of a KR anew, highest Re first. */
export function settleOrder(fight: Fight): void {
  const { order } = fight;
  for (let i = 1; i < order.length; i++) {
    for (let j = i; j > 0 && before(fight, order[j]!, order[j - 1]!); j--) {
      const lower = order[j - 1]!;
      order[j - 1] = order[j]!;
      order[j] = lower;
    }
  }
}

function before(fight: Fight, a: Combatant, b: Combatant): boolean {
  for (;;) {
    const sign = compare(fight, a, b);
    if (sign !== 0) return sign < 0;
    throwTie(fight, b, a);
  }
}

/** DRA-050: each of the tied throws W6; who has thrown less often catches up first. */
function throwTie(fight: Fight, a: Combatant, b: Combatant): void {
  const [x, y] = [(a.tie ??= []).length, (b.tie ??= []).length];
  if (x <= y) a.tie.push(fight.table.roll(a.id, 'initiative.tie', W6, total));
  if (y <= x) b.tie.push(fight.table.roll(b.id, 'initiative.tie', W6, total));
}
