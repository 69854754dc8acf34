import type { Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import type { Part } from './book.js';
import { named, tell, type Cause, type Condition } from './events.js';
import { heldBy, letGo } from './hands.js';
import { judge } from './judge.js';
import { limbLevel } from './start-state.js';
import type { Fight, Fighter, Wound } from './state.js';
import { rollTest } from './test.js';

/** What a wound does to hand, foot, limb, voice and consciousness, with the tests it demands (DAS-271..288). */
export function hurtLimbs(fight: Fight, f: Fighter, table: Table, wound: Wound): void {
  const { row, spot } = wound;
  if (row.flags.length > 0 || spot.region === 'arm' || spot.region === 'leg') {
    mayDrop(f, table, wound);
    mayFall(f, table, wound);
    maim(f, table, wound);
    if (row.flags.includes('mute')) silence(f, table);
    if (row.flags.includes('choke')) strangle(fight, f, table);
    mayFaint(fight, f, table, wound);
  }
}

/** An open hand: without a test by `drop`, or after one (DAS-273, 277, 280). An empty hand needs none (DAS-278). */
function mayDrop(f: Fighter, table: Table, wound: Wound): void {
  const { part } = wound.spot;
  if (wound.spot.region !== 'arm' || !heldBy(f, part)) return;
  if (wound.row.flags.includes('drop')) return drop(f, table, part, 'wound');
  if (demanded(f, wound, 'drop-test') && !withstands(f, table, wound, 'drop')) drop(f, table, part, 'test');
}

/** A fall: without a test by `fall`, or after one (DAS-274, 277, 281). Who lies cannot fall. */
function mayFall(f: Fighter, table: Table, wound: Wound): void {
  if (f.lying) return;
  if (wound.row.flags.includes('fall')) return fall(f, table, 'wound');
  if (demanded(f, wound, 'fall-test') && !withstands(f, table, wound, 'fall')) fall(f, table, 'test');
}

/** Whether a test is rolled: where the row has it, on every arm or leg, or never; never by one who is out (DAS-279). */
function demanded(f: Fighter, { row, spot }: Wound, flag: 'drop-test' | 'fall-test'): boolean {
  const mode = f.card.book.options.limbTest;
  if (mode === 'never' || isOut(f)) return false;
  const region = flag === 'drop-test' ? 'arm' : 'leg';
  return row.flags.includes(flag) || (mode === 'always' && spot.region === region);
}

/** A test against w: Widerstandsfähigkeit for hand and consciousness, Balancieren for the feet. */
function withstands(f: Fighter, table: Table, wound: Wound, test: 'drop' | 'fall' | 'ko'): boolean {
  const balance = test === 'fall';
  const skill = balance ? 'balancieren' : 'widerstandsfaehigkeit';
  const kind = balance ? 'body' : 'firm';
  return rollTest(f, table, { test, skill, kind, required: wound.w }, (result) => result >= wound.w);
}

/** The hand of an arm lets go of what it holds. */
export function drop(f: Fighter, table: Table, arm: Part, cause: Cause): void {
  const weapon = letGo(f, arm);
  if (weapon) tell(table, () => ({ type: 'weapon.dropped', who: f.card.id, weapon: named(weapon), cause }));
}

/** He falls, at once (DAS-081). */
export function fall(f: Fighter, table: Table, cause: Cause): void {
  if (f.lying) return;
  f.lying = true;
  tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition: 'lying', cause }));
}

/** A limb that is out: the arm holds nothing any more, with a leg he lies for good (DAS-282, DAS-283). */
function maim(f: Fighter, table: Table, { row, spot }: Wound): void {
  const level = limbLevel(row.flags);
  const arm = spot.region === 'arm';
  if (level <= f.limbs[spot.part.index]! || (!arm && spot.region !== 'leg')) return;
  f.limbs[spot.part.index] = level;
  const condition: Condition = `${arm ? 'arm' : 'leg'}-${level === 2 ? 'lost' : 'out'}`;
  tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition, cause: 'wound', part: named(spot.part) }));
  if (arm) drop(f, table, spot.part, 'wound');
  else fall(f, table, 'wound');
}

function silence(f: Fighter, table: Table): void {
  if (f.mute) return;
  f.mute = true;
  tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition: 'mute', cause: 'wound' }));
}

function strangle({ second }: Fight, f: Fighter, table: Table): void {
  if (f.chokingSince !== null) return;
  f.chokingSince = second;
  tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition: 'choking', cause: 'wound' }));
}

/** Unconscious by `ko`, or by a failed `ko-test` against w (DAS-286, DAS-287). */
function mayFaint(fight: Fight, f: Fighter, table: Table, wound: Wound): void {
  const { flags } = wound.row;
  if (flags.includes('ko')) return faint(fight, f, table, 'wound');
  if (flags.includes('ko-test') && !isOut(f) && !withstands(f, table, wound, 'ko')) faint(fight, f, table, 'test');
}

function faint(fight: Fight, f: Fighter, table: Table, why: 'wound' | 'test'): void {
  f.knockedOut = true;
  judge(fight, f, table, why);
}
