import { phrase, type Part, type Phrase } from '../../src/engine/index.js';
import { round } from './arithmetic.js';
import type { Modifier } from './book.js';
import { exhausted, holds, JARRED, SPRAINED, STRAINED, STRAINED_TAIL } from './conditions.js';
import { distance, measured, pairOf } from './distance.js';
import { KOPF } from './parts.js';
import { crowdedIn, fromBehind, inSecondRow, ringOf } from './ring.js';
import type { Blow, Combatant, Fight, Item, Ledger } from './state.js';
import { sizeSteps } from './values.js';

type Column = 'attack' | 'parry' | 'dodge' | 'pgw';

const what = (key: string): Phrase => phrase(`part.${key}`);
const AGW = what('agw');
const AWF = what('awf');
const SHARE = what('share');
const FGW = what('fgw');
const FWF = what('fwf');
const PGW = what('pgw');
const PWF = what('pwf');
const AIM = what('aim');
const TACTICS = what('tactics');
const TOTAL_DEFENCE = what('total-defence');
const SMALLER = what('smaller');
const RANGE = what('range');
const RICOCHET = what('ricochet');

/** Adds a part; parts are kept only where a report wants them. */
function add(ledger: Ledger, n: number, label: Phrase): void {
  if (n === 0) return;
  ledger.sum += n;
  ledger.parts?.push({ what: label, n });
}

const addRow = (ledger: Ledger, row: Modifier | undefined, column: Column, times = 1): void => {
  if (row) add(ledger, row[column] * times, row.what);
};

/** One of the two ledgers of the fight, empty. */
function emptied(fight: Fight, ledger: Ledger): Ledger {
  ledger.sum = 0;
  ledger.parts = fight.table.listening ? ([] as Part[]) : undefined;
  return ledger;
}

/** The modifiers of attack, parry, dodge or PGw that come from the fighter's own state (table 6.1). */
function addState(ledger: Ledger, fight: Fight, c: Combatant, column: Column): void {
  const { modifiers } = fight.book;
  if (c.afflicted >= fight.kr) addTimed(ledger, fight, c, column);
  if (c.halfBlind > 0) addRow(ledger, modifiers['half-blind'], column);
  if (exhausted(c)) addRow(ledger, modifiers['exhausted'], column);
  if (c.tactics) {
    add(ledger, column === 'attack' ? c.tactics.n : -c.tactics.n, TACTICS);
    if (c.tactics.spoilt) addRow(ledger, modifiers[`tactics-${c.tactics.spoilt}`], column);
  }
}

/** DRA-190: a Zerrung of the tail and one of the body are the same condition and count once. */
function addTimed(ledger: Ledger, { book: { modifiers }, kr }: Fight, c: Combatant, column: Column): void {
  if (holds(c, SPRAINED, kr)) addRow(ledger, modifiers['sprained'], column);
  if (holds(c, JARRED, kr)) addRow(ledger, modifiers['jarred'], column);
  if (holds(c, STRAINED, kr)) addRow(ledger, modifiers['strained'], column);
  else if (holds(c, STRAINED_TAIL, kr)) addRow(ledger, modifiers['strained-tail'], column);
}

/** DRA-184, DRA-185, DRA-327: places in the ring that the fighter helps to form. */
function addCrowding(ledger: Ledger, fight: Fight, c: Combatant, column: Column): void {
  const encircled = ringOf(fight, c);
  if (!encircled) return;
  if (inSecondRow(c, encircled)) addRow(ledger, fight.book.modifiers['second-row'], column);
  else if (crowdedIn(c, encircled)) addRow(ledger, fight.book.modifiers['crowded'], column);
}

/** DRA-187, DRA-344: a right-hander in his first KR against a left-hander. */
function addLeftHander(ledger: Ledger, fight: Fight, c: Combatant, other: Combatant, column: Column): void {
  if (c.fighter.leftHanded || !other.fighter.leftHanded) return;
  const { met } = pairOf(c, other);
  if (met === 0 || fight.kr - met < fight.book.k.leftHandRounds) {
    addRow(ledger, fight.book.modifiers['left-hander'], column);
  }
}

/** DRA-336: by how many size steps the first is smaller than the second. */
export function smallerBy(fight: Fight, c: Combatant, other: Combatant): number {
  if (fight.book.settings.sizeRules === 'off') return 0;
  return sizeSteps(c.fighter.heightCm, other.fighter.heightCm, fight.book.k.sizeStepCm);
}

/** DRA-119, DRA-171 to DRA-190: everything that is added to the attack die. */
export function attackSum(fight: Fight, a: Combatant, d: Combatant, blow: Blow): Ledger {
  const ledger = emptied(fight, fight.attack);
  addWeapon(ledger, a, blow);
  const aim = fight.book.aims[blow.aim]!;
  if (!blow.hold) add(ledger, aim.modifier, AIM);
  if (aim.part === KOPF && !blow.missile) add(ledger, -smallerBy(fight, a, d), SMALLER);
  addState(ledger, fight, a, 'attack');
  if (a.side === d.side) return ledger;
  const { feints } = pairOf(a, d);
  if (feints > 0) addRow(ledger, fight.book.modifiers['feint'], 'attack', feints);
  addLeftHander(ledger, fight, a, d, 'attack');
  if (fight.crowded) addCrowding(ledger, fight, a, 'attack');
  if (blow.missile && measured(fight)) add(ledger, rangeModifier(fight, distance(a, d), blow.item) ?? 0, RANGE);
  return ledger;
}

/** DRA-022 Aw, DRA-381 Aw of a hand, DRA-024 Fw. */
function addWeapon(ledger: Ledger, a: Combatant, { item, missile, share, ricochet }: Blow): void {
  if (missile) {
    add(ledger, a.fighter.fgw, FGW);
    add(ledger, item.weapon.fwf ?? 0, FWF);
    if (ricochet) add(ledger, a.fighter.book.k.ricochetFw, RICOCHET);
    return;
  }
  if (share === undefined) add(ledger, a.agw, AGW);
  else add(ledger, share, SHARE);
  add(ledger, item.weapon.awf ?? 0, AWF);
}

/** DRA-204, DRA-470: the modifier of a distance in m, or undefined where it is too far. */
export function rangeModifier(fight: Fight, metres: number, { weapon }: Item): number | undefined {
  const { bands } = fight.book.tables.ranges;
  return bands.find(({ times }) => metres <= times * weapon.rangeM)?.modifier;
}

/** DRA-120 to DRA-122, DRA-169: everything that is added to the defence die, or PGw alone. */
export function defenceSum(fight: Fight, d: Combatant, a: Combatant, way: Column, item?: Item): Ledger {
  const ledger = emptied(fight, fight.defence);
  add(ledger, d.pgw, PGW);
  if (way === 'parry') add(ledger, item?.weapon.pwf ?? 0, PWF);
  addState(ledger, fight, d, way);
  add(ledger, smallerBy(fight, d, a), SMALLER);
  if (d.defending === 'succeeded') add(ledger, totalDefence(d), TOTAL_DEFENCE);
  if (d.offBalance) addRow(ledger, fight.book.modifiers['off-balance'], way);
  if (a.side === d.side) return ledger;
  addLeftHander(ledger, fight, d, a, way);
  if (fromBehind(a, d)) addRow(ledger, fight.book.modifiers['behind'], way);
  if (fight.crowded) addCrowding(ledger, fight, d, way);
  return ledger;
}

/** DRA-183, DRA-457. */
const totalDefence = (d: Combatant): number => round((d.fighter.talents['totale-verteidigung'] ?? 0) / 2);
