import type { Choice } from '../../src/engine/index.js';
import { bleeders } from './actions.js';
import { exhausted } from './conditions.js';
import { engaged } from './distance.js';
import { mayFlee, mayMove } from './flight.js';
import { bestOf, drawable } from './losses.js';
import { lungeWeapons, refuseLunge } from './manoeuvres/ausfall.js';
import { refuseBoth } from './manoeuvres/beidhaendig.js';
import { refuseDisarm, takeable } from './manoeuvres/entwaffnen.js';
import { refuseFeint } from './manoeuvres/finten.js';
import { refuseWrestle } from './manoeuvres/ringkampf.js';
import { refuseRush, rushShields } from './manoeuvres/schildangriff.js';
import { usualAim } from './aims.js';
import { inRange, loadable, readyMissiles } from './missile.js';
import { advance, alternative, wantsToFlee } from './movement.js';
import { distance } from './distance.js';
import type { Combatant, Fight, Item } from './state.js';
import { mayAttack, preferredTarget } from './targets.js';
import { bestStriking } from './weapon-choice.js';

const PASS: Choice = Object.freeze({ option: 'pass' });

/** DRA-484: what a turn is used for by default. What is barred gives way to `pass`. */
export function preferredAction(fight: Fight, c: Combatant, again: boolean): Choice {
  if (c.hold) return wrestling(fight, c);
  if (alternative(fight) && !again && wantsToFlee(c) && mayFlee(fight, c)) return { option: 'flee' };
  const target = preferredTarget(fight, c);
  if (target) return atTarget(fight, c, target, again);
  return again ? PASS : withoutTarget(fight, c);
}

function wrestling(fight: Fight, c: Combatant): Choice {
  const other = c.hold!.with;
  const may = !c.wrestled && !c.movedFar && !exhausted(c) && refuseWrestle(fight, c, other) === undefined;
  return may ? { option: 'ringkampf', target: other.id } : PASS;
}

/** The held weapon of the highest Aw; none held: draw; no spare: the natural weapon. */
function atTarget(fight: Fight, c: Combatant, target: Combatant, again: boolean): Choice {
  const attacks = mayAttack(fight, c);
  if (attacks && c.lunge && !again) return { option: 'ausfall', target: c.lunge.at.id, weapon: c.lunge.item.key };
  const favourite = attacks ? favoured(fight, c, target, again) : undefined;
  if (favourite) return favourite;
  const held = bestStriking(fight, c, 'held');
  if (held) return attacks ? attackWith(fight, c, target, held) : PASS;
  if (c.busy) return PASS;
  const spare = again ? undefined : bestOf(drawable(c, fight.kr).filter(({ weapon }) => weapon.awf !== undefined));
  if (spare) return { option: 'draw', weapon: spare.key };
  const natural = bestStriking(fight, c, 'body');
  return natural && attacks ? attackWith(fight, c, target, natural) : PASS;
}

const attackWith = (fight: Fight, c: Combatant, target: Combatant, item: Item): Choice => ({
  option: 'attack',
  target: target.id,
  weapon: item.key,
  aim: usualAim(fight, c, target),
});

/** Both hands aim alike. */
function attackBoth(fight: Fight, c: Combatant, target: Combatant): Choice {
  const aim = usualAim(fight, c, target);
  return { option: 'beidhaendiger-kampf', target: target.id, aim, 'aim-off': aim };
}

/** The manoeuvre of the fighter's tactics, where its conditions are met. */
function favoured(fight: Fight, c: Combatant, target: Combatant, again: boolean): Choice | undefined {
  const { manoeuvre } = c.fighter.tactics;
  if (manoeuvre === undefined || exhausted(c)) return undefined;
  const at = { option: manoeuvre, target: target.id };
  switch (manoeuvre) {
    case 'ausfall':
      return again || refuseLunge(fight, c) ? undefined : { ...at, weapon: bestOf(lungeWeapons(fight, c))!.key };
    case 'beidhaendiger-kampf':
      return again || refuseBoth(fight, c) ? undefined : attackBoth(fight, c, target);
    case 'entwaffnen':
      return disarming(fight, c, target);
    case 'finten':
      return refuseFeint(fight, c) || c.toward[target.index]!.feints >= 2 ? undefined : at;
    case 'ringkampf':
      return again || c.wrestled || refuseWrestle(fight, c, target) ? undefined : at;
    case 'schildangriff':
      return refuseRush(fight, c) ? undefined : { ...at, shield: rushShields(fight, c)[0]!.key };
  }
}

function disarming(fight: Fight, c: Combatant, target: Combatant): Choice | undefined {
  const loot = takeable(target)[0];
  const item = bestStriking(fight, c, 'held') ?? bestStriking(fight, c, 'body');
  if (refuseDisarm(c) || !loot || !item) return undefined;
  return { option: 'entwaffnen', target: target.id, loot: loot.key, weapon: item.key };
}

/** DRA-496 treat, else shoot the nearest in range, load, under the alternative rule move to the nearest, or wait. */
function withoutTarget(fight: Fight, c: Combatant): Choice {
  const hurt = engaged(fight, c) ? undefined : bleeders(fight, c)[0];
  if (hurt) return { option: 'treat', who: hurt.id };
  const shot = mayAttack(fight, c) ? preferredShot(fight, c) : undefined;
  if (shot) return shot;
  const empty = loadable(fight, c)[0];
  if (empty && fight.book.settings.ranged === 'on') return { option: 'load', weapon: empty.key };
  const free = alternative(fight) && mayMove(fight, c) && !c.ring && !engaged(fight, c);
  return (free ? advance(fight, c) : undefined) ?? PASS;
}

function preferredShot(fight: Fight, c: Combatant): Choice | undefined {
  const missiles = readyMissiles(fight, c);
  if (missiles.length === 0) return undefined;
  let best: { readonly d: Combatant; readonly item: Item } | undefined;
  for (const d of fight.all) {
    if (d.side === c.side || d.out) continue;
    const item = missiles.find((missile) => inRange(fight, c, d, missile));
    if (item && (!best || distance(c, d) < distance(c, best.d))) best = { d, item };
  }
  return best && { option: 'shoot', target: best.d.id, weapon: best.item.key, aim: 'none' };
}
