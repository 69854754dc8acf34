import type { Table } from '../../src/engine/index.js';
import { GM } from '../../src/engine/index.js';
import { lower } from './bleeding.js';
import { setZustand } from './body.js';
import { settle } from './bell.js';
import { tell } from './events.js';
import type { Bleeding, Fight, Fighter } from './state.js';
import { rollTest } from './test.js';

/**
 * First aid after its time (DAS-047, DAS-315): every full 1000 points of the test lower one bleeding by one line, the
 * chosen one first, else the worst, and end choking. Bleedings of `lethal` wounds are not affected (DAS-288).
 */
export function firstAid(
  fight: Fight,
  carer: Fighter,
  patient: Fighter,
  table: Table,
  chosen: Bleeding | null = null,
): void {
  const { firstAidStep } = fight.book.constants;
  const plan = { test: 'first-aid', skill: 'erste-hilfe', kind: 'hands' } as const;
  const steps = rollTest(carer, table, plan, (result) => Math.floor(result / firstAidStep));
  for (let i = 0; i < steps; i++) tend(carer, patient, table, chosen);
}

/** What one step of first aid brings. */
function tend(carer: Fighter, patient: Fighter, table: Table, chosen: Bleeding | null): void {
  const worst = chosen && patient.bleedings.includes(chosen) ? chosen : worstBleeding(patient);
  const before = worst?.line ?? 0;
  if (worst) lower(worst);
  if (worst?.line === 0) patient.bleedings.splice(patient.bleedings.indexOf(worst), 1);
  const chokingEnded = patient.chokingSince !== null;
  patient.chokingSince = null;
  if (!worst && !chokingEnded) return;
  tell(table, () => ({
    type: 'care.given',
    who: carer.card.id,
    patient: patient.card.id,
    ...(worst && { bleeding: { nr: worst.wound.row.nr, line: { before, after: worst.line } } }),
    chokingEnded,
  }));
}

/** The worst bleeding that first aid can do something about. */
function worstBleeding(f: Fighter): Bleeding | undefined {
  let worst: Bleeding | undefined;
  for (const bleeding of f.bleedings) {
    if (!bleeding.wound.row.flags.includes('lethal') && bleeding.line > (worst?.line ?? 0)) worst = bleeding;
  }
  return worst;
}

/** The bleedings that first aid can do something about (DAS-288). */
export const tendable = (f: Fighter): readonly Bleeding[] =>
  f.bleedings.filter(({ wound }) => !wound.row.flags.includes('lethal'));

/** Whether first aid can do anything for him (DAS-458). */
export const needsCare = (f: Fighter): boolean =>
  !f.dead && (f.chokingSince !== null || worstBleeding(f) !== undefined);

/** How long an unconscious fighter stays so: max(1, r // 100) minutes, on demand after the fight (DAS-048). */
export function koMinutes(fight: Fight, f: Fighter, table: Table): number {
  const { koMinutesDivisor } = fight.book.constants;
  let face = 0;
  const minutes = table.roll(GM, 'ko-time', fight.book.die, (total) => {
    face = total;
    return Math.max(1, Math.floor(total / koMinutesDivisor));
  });
  tell(table, () => ({ type: 'faint.timed', who: f.card.id, face, minutes }));
  return minutes;
}

/**
 * Days of rest (DAS-316): GZ + KO // 100 per day, each wounded location + 10 Zustand per day up to its start value; when
 * that is reached the deductions of its wounds end. The dead do not rest.
 */
export function rest(fight: Fight, f: Fighter, table: Table, days: number): void {
  if (f.dead || days < 1) return;
  const { restGzDivisor, restZustand } = fight.book.constants;
  const before = f.gz;
  f.gz = Math.min(f.card.gzMax, f.gz + days * Math.floor(f.card.constitution / restGzDivisor));
  const healed: string[] = [];
  for (const wound of f.wounds) {
    if (wound.healed) continue;
    const { slot } = wound.spot;
    const full = f.card.zustandMax[slot]!;
    const first = f.wounds.find((other) => other.spot === wound.spot && !other.healed) === wound;
    if (first) setZustand(f, slot, Math.min(full, f.body.zustand[slot]! + days * restZustand));
  }
  for (const wound of f.wounds) {
    if (wound.healed || f.body.zustand[wound.spot.slot]! < f.card.zustandMax[wound.spot.slot]!) continue;
    wound.healed = true;
    healed.push(wound.row.nr);
  }
  f.endurance = Math.max(f.endurance, f.gz); // DAS-115 and DAS-116 for so long
  f.karRise = 0;
  settle(f, fight.second);
  tell(table, () => ({ type: 'fighter.rested', who: f.card.id, days, gz: { before, after: f.gz }, healed }));
}
