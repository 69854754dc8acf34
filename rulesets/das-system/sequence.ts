import type { Table } from '../../src/engine/index.js';
import { ableToAttack, isOut } from './able.js';
import { act } from './actions.js';
import { attack } from './attack.js';
import { tellVain } from './blow-ended.js';
import { settleCosts, type Efforts } from './cost.js';
import { tell } from './events.js';
import { seriesLength } from './exhaustion.js';
import { chooseLocation, type Aimed } from './location.js';
import { ALONE, meet, type Bundled, type Met } from './meet.js';
import { isHit } from './outcome.js';
import type { Blow, Sequence } from './sequence-state.js';
import type { Fight, SequenceEvent, Wield } from './state.js';
import { strike } from './strike.js';

/** An ordinary sequence: steps 2 to 5c of one attacker against one defender (4.4). */
export function playSequence(fight: Fight, s: Sequence, table: Table): void {
  if (isVoid(s, table)) return;
  tellBegin(s, table);
  const wield = declareAction(s, table);
  if (wield) playAttack(fight, s, wield, table);
  endFirst(s);
}

/** The attack of an ordinary sequence, from 2c on (DAS-451). */
export function playAttack(fight: Fight, s: Sequence, wield: Wield, table: Table): void {
  const efforts: Efforts = [];
  const blow = attack(fight, s, wield, efforts, table);
  if (blow) settleBlow(fight, s, blow, ALONE, efforts, table);
  settleCosts(efforts, fight, table);
}

/** If the target is out already, nobody acts or pays (DAS-080). */
export function isVoid(s: Sequence, table: Table): boolean {
  if (!isOut(s.defender)) return false;
  s.event = 'void';
  tell(table, () => ({
    type: 'sequence.voided',
    engagement: s.e.nr,
    attacker: s.attacker.card.id,
    defender: s.defender.card.id,
  }));
  return true;
}

/** Tells the beginning of a sequence; quietly if it has no heading of its own, or if its attacker strikes elsewhere. */
export const tellBegin = ({ e, attacker, defender }: Sequence, table: Table, quiet = attacker.attacks !== e): void =>
  tell(table, () => ({
    type: 'sequence.began',
    engagement: e.nr,
    kind: e.kind,
    start: e.start,
    attacker: attacker.card.id,
    defender: defender.card.id,
    n: e.n + 1,
    allowed: seriesLength(attacker),
    behind: e.behind === attacker,
    ...(quiet && { quiet }),
  }));

/**
 * Steps 2a and 2b. Who attacks somebody else in this second, or is not able to attack, idles (DAS-072, DAS-083).
 * @returns the weapon of the attack, or null without one
 */
export function declareAction(s: Sequence, table: Table): Wield | null {
  const { e, attacker } = s;
  if (attacker.attacks === e && ableToAttack(attacker)) return act(s, table);
  s.event = 'idle';
  const why = ableToAttack(attacker) ? 'elsewhere' : 'unable';
  tell(table, () => ({
    type: 'action.taken',
    who: attacker.card.id,
    action: 'idle',
    when: 'attack',
    against: s.defender.card.id,
    why,
  }));
  return null;
}

/** Steps 3 and 4 of one blow that has found its part. */
export function settleBlow(
  fight: Fight,
  s: Sequence,
  blow: Blow,
  bundled: Bundled,
  efforts: Efforts,
  table: Table,
): Met {
  const met = meet(fight, blow, bundled, efforts, table);
  const counter = met.counter?.hits ? met.counter : null;
  if (hasHit(met)) land(fight, blow, met.rest, 'blow', table);
  else if (table.counting) tellAverted(blow, met, table);
  if (counter) land(fight, counter, counter.declared.force, 'counter', table);
  s.event = eventOf(met, counter !== null);
  return met;
}

/**
 * Step 4 of a blow, then of a counterattack: both are worked out from the state before, and the blow's wound is entered
 * first (DAS-100).
 */
function land(fight: Fight, aimed: Aimed, force: number, kind: 'blow' | 'counter', table: Table): void {
  const option = chooseLocation(aimed, force, table);
  const { attacker: by, defender: target, wield } = aimed;
  strike(fight, table, { by, target, weapon: wield.weapon, strike: kind, force }, option);
}

/** A blow in flight at somebody who yields is void: it has not ended (DAS-324). */
function tellAverted({ attacker, defender, wield }: Blow, { outcome }: Met, table: Table): void {
  if (outcome === 'yielded') return;
  const blow = { by: attacker, target: defender, weapon: wield.weapon };
  tellVain(blow, outcome === 'broken' ? 'broken' : 'averted', table);
}

const hasHit = ({ outcome }: Met): boolean => outcome !== 'yielded' && isHit(outcome);

/**
 * What 5f will see: a counterattack that hit while the blow did not, even into armour, comes first (DAS-120, DAS-175,
 * DAS-176).
 */
function eventOf(met: Met, counterHit: boolean): SequenceEvent {
  const { outcome } = met;
  if (outcome === 'yielded') return 'void';
  if (hasHit(met)) return 'hit';
  if (counterHit) return 'countered';
  return outcome === 'broken' || outcome === 'dodged' ? outcome : 'parried';
}

/** The conditions of the first sequence end with it, and a defender has turned round (DAS-069, DAS-362). */
export function endFirst({ e }: Sequence): void {
  e.first = null;
  e.behind = null;
}
