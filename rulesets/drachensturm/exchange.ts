import { nameOf, phrase, sumOf, type Part as ModPart, type Sum } from '../../src/engine/index.js';
import { deal, locate, pushBonus, shock, throwTp, wearDown } from './blow.js';
import { beforehand, tellEnd, type Before } from './blow-ended.js';
import { bracing } from './bracing.js';
import { settle } from './conditions.js';
import { chooseDefence } from './defence.js';
import { pairOf } from './distance.js';
import { answers, carryOut } from './effects.js';
import { tell } from './events.js';
import { noteSpent } from './free-strike.js';
import { decideLostWeapon } from './losses.js';
import { driveBack } from './manoeuvres/ausfall.js';
import { disarmChecks } from './manoeuvres/entwaffnen.js';
import { attackSum, defenceSum } from './modifiers.js';
import { checkOver } from './outcome.js';
import { BRUST } from './parts.js';
import { push } from './push.js';
import { cellOf, FUMBLE, HIT, LUCKY, OUTSTANDING, resultWord, SPOILT } from './result.js';
import { settleRings } from './ring.js';
import { throwTable } from './rows.js';
import type { Blow, Combatant, Exchange, Fight, Ledger } from './state.js';
import { W20 } from './throws.js';

/**
 * One attack with its defence and all consequences, in the order of section 5 (DRA-117). Target, weapon and aim are
 * chosen already.
 */
export function strike(fight: Fight, a: Combatant, d: Combatant, blow: Blow): void {
  const before = fight.table.counting ? beforehand(a, d) : undefined;
  begin(fight, a, d, blow);
  if (fight.table.listening) fight.log = [];
  bracing(fight, a, d, blow);
  const x = meet(fight, a, d, blow);
  throwTables(fight, x);
  if (x.cell & HIT) locate(fight, x);
  if (x.cell & HIT && blow.disarm) disarmChecks(fight, x);
  throwTp(fight, x);
  deal(fight, x);
  wearDown(fight, x, x.thanks);
  shock(fight, x);
  pushStep(fight, x);
  if (x.queue) for (const queued of x.queue) carryOut(fight, x, queued);
  decideLostWeapon(fight, a);
  decideLostWeapon(fight, d);
  close(fight, x, before);
}

/** Step 1 and what it means for others: the attack is used up, the latest target is known, backs are turned. */
function begin(fight: Fight, a: Combatant, d: Combatant, blow: Blow): void {
  if (!blow.costsNothing) a.attacked++;
  d.attackedIn = fight.kr;
  if (a.side === d.side) return;
  if (!blow.answer) a.target = d;
  pairOf(d, a).behind = false;
  const pair = pairOf(a, d);
  if (pair.met === 0) pair.met = pairOf(d, a).met = fight.kr;
  settleRings(fight);
}

/** Steps 3 to 5: the defence, both dice together (DRA-063), the result. */
function meet(fight: Fight, a: Combatant, d: Combatant, blow: Blow): Exchange {
  const { way, item } = chooseDefence(fight, a, d, blow);
  const attack = attackSum(fight, a, d, blow);
  const defence = defenceSum(fight, d, a, way === 'none' ? 'pgw' : way, item);
  const lead = attack.sum - defence.sum;
  let attackFace = 0;
  let defenceFace = 0;
  // The second die is read as what both come to, so that faces with the same result count as one.
  const result = (): number => resultOf(attackFace, defenceFace, lead, way, item, fight.book.settings);
  let outcome = fight.table.roll(
    a.id,
    'attack',
    W20,
    (face) => ((attackFace = face), way === 'none' ? result() : face),
  );
  if (way !== 'none') outcome = fight.table.roll(d.id, 'defence', W20, (face) => ((defenceFace = face), result()));
  const x = fresh(a, d, blow, outcome >> 1);
  x.way = way;
  x.parrying = item;
  x.thanks = (outcome & 1) === 1;
  if (fight.table.listening) tellDice(fight, x, attackFace, attack, defenceFace, defence);
  spend(fight, x);
  return x;
}

/** The cell of the result (DRA-131), doubled, and one more if the parry only held thanks to the weapon's PWF. */
function resultOf(
  attackFace: number,
  defenceFace: number,
  ahead: number,
  way: Exchange['way'],
  item: Exchange['parrying'],
  settings: Fight['book']['settings'],
): number {
  const lead = ahead + attackFace - defenceFace;
  const cell = cellOf(attackFace, defenceFace, way, lead > 0, settings);
  const thanks = item !== undefined && cell === 0 && lead + item.weapon.pwf! > 0;
  return cell * 2 + (thanks ? 1 : 0);
}

const fresh = (a: Combatant, d: Combatant, blow: Blow, cell: number): Exchange => ({
  a,
  d,
  blow,
  way: 'none',
  parrying: undefined,
  thanks: false,
  cell,
  part: BRUST,
  extra: 0,
  gap: false,
  critical: false,
  queue: undefined,
  tp: -1,
  high: false,
  damage: 0,
  before: 0,
  through: false,
  shocked: undefined,
});

/** What the attack and the defence use up: the budget, feints, surprise of the moment. */
function spend(fight: Fight, { a, d, way, parrying, blow }: Exchange): void {
  if (way !== 'none') {
    d.defences++;
    d.offBalance = false;
  }
  if (parrying) {
    d.parries++;
    parrying.parriedIn = fight.kr;
  }
  if (a.side === d.side || blow.ricochet) return;
  const pair = pairOf(a, d);
  pair.feints = 0;
  pair.caught = pair.seenThrough = pair.unaware = false;
}

/** Steps 6 and 7: first the attacker's table, then the defender's (DRA-142 to DRA-147, DRA-478). */
function throwTables(fight: Fight, x: Exchange): void {
  const { a, d, blow, cell } = x;
  const { natural } = blow.item.weapon;
  if (cell & LUCKY) {
    if (a.side !== d.side) pairOf(d, a).feints = 0;
    throwTable(fight, x, { table: natural ? 'c3-1' : 'c3-2', thrower: a, subject: d, by: a, item: undefined });
  }
  if (cell & FUMBLE && !blow.ricochet) {
    const table = blow.missile ? 'c7' : natural ? 'c5-1' : 'c5-2';
    throwTable(fight, x, { table, thrower: a, subject: a, by: d, item: blow.item });
  }
  if (cell & OUTSTANDING && !blow.missile) {
    throwTable(fight, x, { table: 'c4', thrower: d, subject: a, by: d, item: blow.item });
  }
  if (cell & SPOILT) {
    const table = x.way === 'parry' ? 'c6-2' : 'c6-1';
    throwTable(fight, x, { table, thrower: d, subject: d, by: a, item: x.parrying });
  }
}

/** Step 13: DRA-276 a parry does not prevent the push, DRA-279 a dodge does; an Ausfall drives its opponent back. */
function pushStep(fight: Fight, x: Exchange): void {
  const { a, d, blow, tp } = x;
  if (tp >= 0 && blow.item.weapon.pushes) push(fight, a, d, tp + pushBonus(fight, a, d, blow));
  if (blow.lunge) driveBack(fight, x);
}

/** Steps 14 and 15: the exchange is told, ripostes and strikes follow, the books are kept. */
function close(fight: Fight, x: Exchange, before: Before | undefined): void {
  settle(fight, x.a);
  settle(fight, x.d);
  if (fight.table.listening) tellExchange(fight, x);
  fight.log = undefined;
  if (before) tellEnd(fight, x, before);
  noteSpent(fight, x.d, x.way);
  settleRings(fight);
  checkOver(fight);
  if (!fight.over && x.queue) answers(fight, x);
}

function tellExchange(fight: Fight, x: Exchange): void {
  const { a, d, blow, cell, way, damage, part } = x;
  const rows = fight.log ?? [];
  fight.log = undefined;
  const names = { attacker: a.id, defender: d.id, weapon: blow.item.weapon.label };
  tell(fight, 'exchange.resolved', { ...names, way, result: resultWord(cell), part, damage, tp: x.tp, rows });
}

const withFace = (face: number, { parts = [] }: Ledger): Sum =>
  sumOf([{ what: phrase('part.face'), n: face }, ...(parts as ModPart[])]);

function tellDice(fight: Fight, x: Exchange, face: number, attack: Ledger, answer: number, defence: Ledger): void {
  const { a, d, way, blow, parrying } = x;
  const aim = phrase(`aim.${fight.book.aims[blow.aim]!.id}`);
  const weapon = blow.item.weapon.label;
  tell(fight, 'attack.thrown', { who: nameOf(a.id), weapon, aim, sum: withFace(face, attack) });
  const met = { who: nameOf(d.id), ...(parrying && { weapon: parrying.weapon.label }) };
  const sum = way === 'none' ? sumOf(defence.parts ?? []) : withFace(answer, defence);
  tell(fight, `defence.${way}`, { ...met, sum });
  tell(fight, 'result.reached', { result: phrase(`result.${resultWord(x.cell)}`) });
}
