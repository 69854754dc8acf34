import { nameOf, phrase, type Asked, type Choice, type Option, type Param } from '../../src/engine/index.js';
import { decimal } from './arithmetic.js';
import { closeIn, distance, engaged, fighterById, inContact, measured, moveAway, opponents } from './distance.js';
import { tell } from './events.js';
import { beginFlight, mayFlee, mayMove, runOn } from './flight.js';
import { carriedKg } from './hands.js';
import { shootable } from './missile.js';
import { BRUST } from './parts.js';
import { leaveBacks } from './push.js';
import { settleRings } from './ring.js';
import type { Combatant, Fight } from './state.js';

const STAY: Choice = Object.freeze({ option: 'stay' });
const FLEE: Choice = Object.freeze({ option: 'flee' });
const RUN_ON: Choice = Object.freeze({ option: 'run-on' });

/** DRA-086, DRA-109: metres that leave the fight open. */
export const shortStep = (fight: Fight, c: Combatant): number =>
  c.fighter.speed / (alternative(fight) ? fight.book.k.actionFraction : fight.book.k.moveFraction);

export const alternative = (fight: Fight): boolean => fight.book.settings.alternativeRule === 'on';

/** DRA-645: what is left of that in this KR, for a step up to a target. */
export const stepLeft = (fight: Fight, c: Combatant): number =>
  mayMove(fight, c) && !c.ring ? Math.max(0, shortStep(fight, c) - c.moved) : 0;

/** DRA-085, DRA-363: the most metres of a movement; who chases a fleeing one is slowed by what he carries. */
function longest(fight: Fight, c: Combatant, other?: Combatant): number {
  const acted = c.attacked > 0 || c.parries > 0;
  const chases = other?.fleeing ?? false;
  if (chases) return Math.max(0, c.fighter.speed - carriedKg(c) - c.moved);
  if (acted && movesLate(fight)) return stepLeft(fight, c);
  return Math.max(0, c.fighter.speed - c.moved);
}

/** DRA-632: whether movement does not come first. */
const movesLate = (fight: Fight): boolean => !alternative(fight) && fight.phaseOrder !== 'move-then-fight';

/** DRA-083, DRA-481: a fighter's movement of this KR. Nobody is asked who cannot move (DRA-084, DRA-092). */
export function move(fight: Fight, c: Combatant): void {
  if (c.fleeing ? !mayMove(fight, c) : !mayMove(fight, c) || (c.ring !== undefined && !mayFlee(fight, c))) return;
  const choice = fight.table.choose(
    c.id,
    'movement',
    () => askedMovement(fight, c),
    () => preferred(fight, c),
  );
  if (choice.option !== 'stay') carryOutMovement(fight, c, choice);
}

/** Carries out a movement of the phase or, under the alternative rule, of a turn. */
export function carryOutMovement(fight: Fight, c: Combatant, choice: Choice): void {
  switch (choice.option) {
    case 'close-in':
      return approach(fight, c, choice);
    case 'step-back':
      return stepBack(fight, c, choice);
    case 'flee':
      return beginFlight(fight, c);
    case 'run-on':
      return runOn(fight, c);
    case 'stop':
      c.fleeing = false;
      if (fight.table.listening) tell(fight, 'flight.stopped', { who: nameOf(c.id) });
  }
}

/** DRA-067, DRA-085 to DRA-090: towards one opponent, up to contact; more than a tenth is a long move. */
function approach(fight: Fight, c: Combatant, choice: Choice): void {
  const other = fighterById(fight, choice['target']);
  if (!other || other.side === c.side) return;
  const most = engaged(fight, c) ? stepLeft(fight, c) : longest(fight, c, other);
  const metres = Math.min(choice['metres'] as number, most, distance(c, other));
  closeIn(c, other, metres);
  moved(fight, c, metres, 'move.towards');
}

/** DRA-067, DRA-089: back from everybody in contact by a tenth at most; farther would be a flight. */
function stepBack(fight: Fight, c: Combatant, choice: Choice): void {
  const most = engaged(fight, c) ? stepLeft(fight, c) : longest(fight, c);
  const metres = Math.min(choice['metres'] as number, most);
  moveAway(fight, c, metres);
  moved(fight, c, metres, 'move.back');
}

function moved(fight: Fight, c: Combatant, metres: number, how: string): void {
  c.moved = decimal(c.moved + metres);
  c.movedFar ||= c.moved > decimal(shortStep(fight, c));
  if (metres > 0) leaveBacks(fight, c);
  if (fight.table.listening)
    tell(fight, 'fighter.moved', { who: nameOf(c.id), metres: decimal(metres), how: phrase(how) });
  settleRings(fight);
}

/** The first that applies of DRA-481. */
function preferred(fight: Fight, c: Combatant): Choice {
  if (c.fleeing) return RUN_ON;
  if (wantsToFlee(c) && mayFlee(fight, c)) return FLEE;
  if (c.ring || engaged(fight, c)) return STAY;
  return advance(fight, c) ?? STAY;
}

/** Whether Brust-LE is down to what the fighter flees at. */
export const wantsToFlee = ({ fighter, le }: Combatant): boolean =>
  fighter.fleeAt > 0 && le[BRUST]! * 100 <= fighter.parts[BRUST]! * fighter.fleeAt;

/** Close in on the nearest: fast down to the constant `closeInTo`, then by what leaves the fight open. */
export function advance(fight: Fight, c: Combatant): Choice | undefined {
  const near = nearest(fight, c);
  if (!near || shootable(fight, c, near)) return undefined;
  const metres = distance(c, near);
  const { closeInTo } = fight.book.k;
  const fast = metres > closeInTo && !alternative(fight);
  const wanted = fast ? Math.min(metres - closeInTo, longest(fight, c, near)) : Math.min(metres, slowStep(fight, c));
  return wanted <= 0 ? undefined : { option: 'close-in', target: near.id, metres: Math.ceil(wanted) };
}

const slowStep = (fight: Fight, c: Combatant): number =>
  alternative(fight) ? Math.max(0, c.fighter.speed - c.moved) : stepLeft(fight, c);

/** The nearest opponent who is neither out nor fleeing: nobody runs after a fleeing one by himself. */
export function nearest(fight: Fight, c: Combatant): Combatant | undefined {
  let best: Combatant | undefined;
  for (const other of fight.all) {
    if (other.side === c.side || other.out || other.fleeing) continue;
    if (!best || distance(c, other) < distance(c, best)) best = other;
  }
  return best;
}

/** Everything that DRA-481 lists; metres are whole, and the last one is cut to what is possible. */
export function askedMovement(fight: Fight, c: Combatant): Asked {
  if (c.fleeing) return { options: [{ id: 'run-on' }, { id: 'stop' }] };
  const options: Option[] = [{ id: 'stay' }];
  if (measured(fight) && !c.ring) options.push(...closeInOption(fight, c), ...stepBackOption(fight, c));
  options.push(mayFlee(fight, c) ? { id: 'flee' } : { id: 'flee', forbidden: phrase('why.no-flight') });
  return { options };
}

function closeInOption(fight: Fight, c: Combatant): Option[] {
  const bound = engaged(fight, c);
  const reach = (other: Combatant) =>
    Math.min(distance(c, other), bound ? stepLeft(fight, c) : longest(fight, c, other));
  const others = opponents(fight, c).filter((o) => !o.dead && !o.fled && !inContact(c, o) && reach(o) > 0);
  if (others.length === 0) return [];
  const most = (id: unknown) => Math.ceil(reach(others.find((o) => o.id === id) ?? others[0]!));
  const target: Param = {
    id: 'target',
    kind: 'one-of',
    values: others.map(({ id }) => ({ id, label: nameOf(id) })),
    preferred: () => (nearest(fight, c) ?? others[0]!).id,
  };
  const max = Math.max(...others.map(({ id }) => most(id)));
  const metres: Param = { id: 'metres', kind: 'number', min: 1, max, preferred: (choice) => most(choice['target']) };
  const check = (choice: Choice) =>
    (choice['metres'] as number) > most(choice['target']) ? phrase('why.too-far') : undefined;
  return [{ id: 'close-in', params: [target, metres], check }];
}

function stepBackOption(fight: Fight, c: Combatant): Option[] {
  const most = Math.ceil(engaged(fight, c) ? stepLeft(fight, c) : longest(fight, c));
  if (most < 1) return [];
  return [{ id: 'step-back', params: [{ id: 'metres', kind: 'number', min: 1, max: most, preferred: () => 1 }] }];
}
