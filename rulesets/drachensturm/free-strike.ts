import { nameOf, phrase, type Choice } from '../../src/engine/index.js';
import { aimOptions } from './aims.js';
import { helpless, mayNotAttack } from './conditions.js';
import { inContact, pairOf } from './distance.js';
import { tell } from './events.js';
import { strike } from './exchange.js';
import { checkOver } from './outcome.js';
import { check, MADE } from './probe.js';
import { fightsHim } from './ring.js';
import type { Blow, Combatant, Fight, Way } from './state.js';
import { readyWeapon } from './weapon-choice.js';

const STRIKE: Choice = Object.freeze({ option: 'strike', aim: 'none' });

/** Whether he may strike a blow now, an attack left or not. */
const able = (fight: Fight, c: Combatant): boolean =>
  !mayNotAttack(c, fight.kr) && !c.fleeing && !c.movedFar && readyWeapon(fight, c) !== undefined;

/** DRA-167, DRA-170, DRA-486: a Freischlag out of his turn, unless he leaves it; DRA-166 it uses an attack. */
export function freeStrike(fight: Fight, a: Combatant, d: Combatant, more: Partial<Blow> = {}): void {
  const item = readyWeapon(fight, a);
  if (!item || !able(fight, a)) return;
  const aim = aimOptions(fight, a, d);
  const asked = () => ({
    options: [{ id: 'strike', params: [aim.param] }, { id: 'leave' }],
    facts: [{ kind: 'line', text: phrase('fact.open', { who: nameOf(d.id) }) } as const],
  });
  const choice = fight.table.choose(a.id, 'free-strike', asked, () => STRIKE);
  if (choice.option !== 'strike') return;
  strike(fight, a, d, {
    item,
    aim: aim.indexOf(choice['aim']),
    free: true,
    costsNothing: more.answer === true,
    ...more,
  });
}

/** DRA-351, DRA-352: whoever is in contact with a fleeing one strikes at once, in order of Re, or later (DRA-164). */
export function strikesAtFlight(fight: Fight, victim: Combatant): void {
  for (const striker of fight.order) {
    if (fight.over || victim.out) return;
    if (striker.side === victim.side || striker.out || !inContact(striker, victim)) continue;
    if (pairOf(victim, striker).clearTo >= fight.kr) continue;
    if (striker.attacked < striker.attacks) freeStrike(fight, striker, victim);
    else open(fight, striker, victim);
  }
}

/** DRA-165: an opening that closes with this KR may be used at the start of the next. */
function open(fight: Fight, striker: Combatant, victim: Combatant): void {
  if (fight.book.settings.freeStrikeNext === 'off') return;
  if (fight.openings.some((o) => o.striker === striker && o.victim === victim)) return;
  fight.openings.push({ striker, victim });
}

/** DRA-132, DRA-165: the last of the defences is spent; those who fight him and have no attack left may try later. */
export function noteSpent(fight: Fight, victim: Combatant, way: Way): void {
  if (way === 'none' || victim.defences !== fight.book.k.defencesPerRound || victim.out) return;
  if (fight.book.settings.freeStrikeNext !== 'all') return;
  for (const striker of fight.all) {
    if (striker.side === victim.side || striker.attacked < striker.attacks) continue;
    if (fightsHim(fight, striker, victim)) open(fight, striker, victim);
  }
}

/** DRA-081, DRA-164, DRA-165: openings of the last KR, in order of Re, each after a Re check; distance does not matter. */
export function carriedStrikes(fight: Fight): void {
  if (fight.openings.length === 0) return;
  const openings = fight.openings.splice(0);
  for (const striker of fight.order) {
    for (const { victim } of openings.filter((o) => o.striker === striker)) {
      if (fight.over) return;
      carried(fight, striker, victim);
    }
  }
}

function carried(fight: Fight, striker: Combatant, victim: Combatant): void {
  if (victim.dead || victim.fled || striker.attacked >= striker.attacks) return;
  if (helpless(striker, fight.kr) || !able(fight, striker)) return;
  if (check(fight, striker, 're', 'free-strike') !== MADE) return;
  if (fight.table.listening) tell(fight, 'opening.taken', { who: nameOf(striker.id), victim: nameOf(victim.id) });
  freeStrike(fight, striker, victim);
  checkOver(fight);
}
