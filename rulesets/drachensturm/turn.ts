import { nameOf, type Choice } from '../../src/engine/index.js';
import { preferredAction } from './action-default.js';
import { askedAction } from './actions.js';
import { aimIndex } from './aims.js';
import { attackBarred, helpless, holds, PARRY_ONLY } from './conditions.js';
import { tell } from './events.js';
import { fighterById } from './distance.js';
import { strike } from './exchange.js';
import { itemByKey } from './hands.js';
import { decideLostWeapon, draw, fetch } from './losses.js';
import { endLunge, lunge, lungeOn, pressed } from './manoeuvres/ausfall.js';
import { fightBoth } from './manoeuvres/beidhaendig.js';
import { sweep } from './manoeuvres/declare.js';
import { armAim } from './manoeuvres/entwaffnen.js';
import { feint } from './manoeuvres/finten.js';
import { useTactics } from './manoeuvres/kampftaktik.js';
import { standUp, wrestle } from './manoeuvres/ringkampf.js';
import { shieldRush } from './manoeuvres/schildangriff.js';
import { drawThrown, load, shoot } from './missile.js';
import { alternative, carryOutMovement, move } from './movement.js';
import { turn } from './ring.js';
import type { Combatant, Fight, Item } from './state.js';
import { mayAttack, stepUp } from './targets.js';

/** DRA-096 to DRA-099: one fighter's turn. With interleaved phases his movement opens it (DRA-632). */
export function takeTurn(fight: Fight, c: Combatant): void {
  c.uncovered = false;
  if (fight.phaseOrder === 'interleaved' && !alternative(fight)) move(fight, c);
  if (fight.over) return;
  if (c.fleeing && alternative(fight)) move(fight, c);
  if (!mayAct(fight, c)) return;
  const wasBusy = c.busy;
  decideLostWeapon(fight, c);
  if (c.busy && c.busy !== wasBusy) return;
  useTactics(fight, c);
  turn(fight, c);
  if (c.sweeping) return sweep(fight, c);
  act(fight, c);
}

/** Who is helpless, flees, may only parry or is pressed loses his turn (DRA-099, DRA-362, DRA-370, DRA-515). */
const mayAct = (fight: Fight, c: Combatant): boolean =>
  !fight.over && !helpless(c, fight.kr) && !c.fleeing && !holds(c, PARRY_ONLY, fight.kr) && !pressed(fight, c);

/** A single action, as the one-shot question wants it (DRA-501). */
export function actOnce(fight: Fight, c: Combatant): void {
  const choice = fight.table.choose(
    c.id,
    'action',
    () => askedAction(fight, c, false),
    () => preferredAction(fight, c, false),
  );
  carryOutAction(fight, c, choice);
}

/** One action; an attack may be followed by another while attacks are left (DRA-074, DRA-098). */
function act(fight: Fight, c: Combatant): void {
  for (let again = false; ; again = true) {
    const before = c.attacked;
    const choice = fight.table.choose(
      c.id,
      'action',
      () => askedAction(fight, c, again),
      () => preferredAction(fight, c, again),
    );
    carryOutAction(fight, c, choice);
    const more = c.attacked > before && mayAttack(fight, c) && !c.hold && !c.lunged && !attackBarred(c, fight.kr);
    if (fight.over || c.out || !more) return;
  }
}

const itemOf = (c: Combatant, key: unknown): Item => itemByKey(c, key) ?? c.items[0]!;

/** Carries out an action. Whatever is not a lunge at the same opponent ends a running Ausfall (DRA-637). */
function carryOutAction(fight: Fight, c: Combatant, choice: Choice): void {
  const target = fighterById(fight, choice['target']);
  const goesOn = choice.option === 'ausfall' && c.lunge !== undefined && c.lunge.at === target;
  if (!goesOn) endLunge(fight, c);
  if (target) atTarget(fight, c, target, choice, goesOn);
  else alone(fight, c, choice);
}

function atTarget(fight: Fight, c: Combatant, d: Combatant, choice: Choice, goesOn: boolean): void {
  if (choice.option === 'close-in') return carryOutMovement(fight, c, choice);
  const item = itemOf(c, choice['weapon']);
  if (choice.option === 'shoot') return shoot(fight, c, d, item, aimIndex(fight, choice['aim']));
  stepUp(fight, c, d);
  switch (choice.option) {
    case 'attack':
      return strike(fight, c, d, { item, aim: aimIndex(fight, choice['aim']) });
    case 'ausfall':
      return goesOn ? lungeOn(fight, c) : lunge(fight, c, d, item);
    case 'beidhaendiger-kampf':
      return fightBoth(fight, c, d, choice);
    case 'entwaffnen': {
      const loot = itemOf(d, choice['loot']);
      return strike(fight, c, d, { item, aim: armAim(fight, d, loot), disarm: loot });
    }
    case 'finten':
      return feint(fight, c, d);
    case 'schildangriff':
      return shieldRush(fight, c, d, itemOf(c, choice['shield']));
    case 'ringkampf':
      return wrestle(fight, c, d);
  }
}

function alone(fight: Fight, c: Combatant, choice: Choice): void {
  const item = itemOf(c, choice['weapon']);
  switch (choice.option) {
    case 'draw':
      return item.weapon.thrown ? drawThrown(fight, c, item) : draw(fight, c, item);
    case 'fetch':
      return fetch(fight, c, item);
    case 'load':
      return load(fight, c, item);
    case 'stand-up':
      return standUp(fight, c);
    case 'treat':
      return treat(fight, c, choice);
    case 'pass':
      return fight.table.listening ? tell(fight, 'turn.passed', { who: nameOf(c.id) }) : undefined;
    default:
      return carryOutMovement(fight, c, choice);
  }
}

/** DRA-496: uses the turn and ends the bleeding. */
function treat(fight: Fight, c: Combatant, choice: Choice): void {
  const hurt = fighterById(fight, choice['who']);
  if (!hurt) return;
  hurt.bleeding = false;
  if (fight.table.listening) tell(fight, 'bleeding.treated', { who: nameOf(c.id), hurt: nameOf(hurt.id) });
}
