import type { Table } from '../../src/engine/index.js';
import type { Spot } from './book.js';
import { startBleeding } from './bleeding.js';
import { setZustand } from './body.js';
import { named, tell, type DasEvent, type Strike, type Term } from './events.js';
import { capEndurance } from './exhaustion.js';
import { judge } from './judge.js';
import { hurtLimbs } from './limbs.js';
import { startPain } from './pain.js';
import { lineOf } from './penetration.js';
import type { DamageType } from './rows.js';
import type { Fight, Fighter, Wound } from './state.js';

/** Where a wound comes from, for the report; nothing if the GM entered it. */
export interface WoundSource {
  readonly by?: string;
  readonly strike?: Strike;
  /** The parts of w. */
  readonly of?: readonly Term[];
}

/**
 * Enters a wound of w (1 or more) at a location in the order of 7.3, with its rolls: GZ, Ausdauer, Zustand, the note,
 * bleeding, pain, daze, breath, then the tests for hand, foot and consciousness. Tells everything.
 */
export function inflict(
  fight: Fight,
  f: Fighter,
  table: Table,
  spot: Spot,
  w: number,
  type: DamageType,
  source: WoundSource = {},
): Wound {
  const { book } = f.card;
  const line = lineOf(book, w, spot.shift);
  const row = book.wounds[type][spot.region][line - 1]!;
  const wound: Wound = { row, spot, w, second: fight.second, healed: false };
  const { gz, endurance } = f;
  if (f.gz > 0) f.gz = Math.max(0, f.gz - w); // DAS-262, DAS-263
  capEndurance(f); // DAS-264
  const capped = f.endurance;
  f.endurance = Math.max(0, f.endurance - row.endurance); // DAS-270: nothing below reads it
  const zustand = f.body.zustand[spot.slot]!;
  if (row.zustand !== 0) setZustand(f, spot.slot, zustand - row.zustand); // DAS-265
  f.wounds.push(wound); // DAS-266
  tell(table, () => ({
    ...woundEvent(f, wound, type, line, source),
    ...{ gz: { before: gz, after: f.gz }, endurance: { before: endurance, after: capped } },
    ...(f.endurance !== capped && { exhausts: { before: capped, after: f.endurance } }),
    zustand: { before: zustand, after: f.body.zustand[spot.slot]! },
  }));
  startBleeding(f, wound, fight.second);
  judge(fight, f, table);
  startPain(f, table, wound, fight.second);
  if (row.daze > 0) daze(fight, f, table, row.daze);
  hurtLimbs(fight, f, table, wound);
  return wound;
}

/** No action and no defence in the next n seconds; a longer daze replaces a shorter one (DAS-269). */
export function daze({ second }: Fight, f: Fighter, table: Table, n: number): void {
  if (f.dazedTo < second) f.dazedFrom = second + 1;
  if (second + n <= f.dazedTo) return;
  f.dazedTo = second + n;
  tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition: 'dazed', cause: 'wound', seconds: n }));
}

/**
 * Damage by magic, burns, frost and other sources, entered by the GM at any time: it may push GZ below 0 and lowers
 * Ausdauer like a wound (DAS-326, DAS-311).
 */
export function harm(fight: Fight, f: Fighter, table: Table, points: number): void {
  const { gz, endurance } = f;
  f.gz -= points;
  capEndurance(f);
  tell(table, () => ({
    type: 'damage.entered',
    who: f.card.id,
    points,
    gz: { before: gz, after: f.gz },
    endurance: { before: endurance, after: f.endurance },
  }));
  judge(fight, f, table);
}

type Inflicted = Extract<DasEvent, { type: 'wound.inflicted' }>;

const woundEvent = (
  f: Fighter,
  { row, spot, w }: Wound,
  damageType: DamageType,
  line: number,
  { by, strike, of = [{ what: 'ruled', n: w }] }: WoundSource,
): Omit<Inflicted, 'gz' | 'endurance' | 'exhausts' | 'zustand'> => ({
  type: 'wound.inflicted',
  who: f.card.id,
  ...(by !== undefined && { by }),
  ...(strike !== undefined && { strike }),
  ...{ nr: row.nr, text: { de: row.de, en: row.en }, damageType, line, shift: spot.shift },
  ...{ part: named(spot.part), at: named(spot), w, of },
  ...{ bleeding: row.bleeding, pain: row.pain, probe: row.probe, atpa: row.atpa, daze: row.daze, flags: row.flags },
});
