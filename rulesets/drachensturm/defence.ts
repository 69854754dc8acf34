import {
  nameOf,
  phrase,
  type Asked,
  type Choice,
  type Item as ReportItem,
  type Option,
} from '../../src/engine/index.js';
import { BENT_DOUBLE, DODGE_ONLY, DRAWING, FETCHING, helpless, holds, isDown } from './conditions.js';
import { pairOf, inContact } from './distance.js';
import { usable } from './hands.js';
import { defenceSum } from './modifiers.js';
import { fromBehind } from './ring.js';
import type { Blow, Combatant, Fight, Item, Way } from './state.js';

/** How a blow is met, and with what. */
export interface Defence {
  readonly way: Way;
  readonly item?: Item;
}

const NONE: Defence = Object.freeze({ way: 'none' });
const DODGE: Defence = Object.freeze({ way: 'dodge' });

/** Whether parrying is barred by a condition in a KR (DRA-508, DRA-517, DRA-518, DRA-522, c6.2). */
export const parryBarred = (d: Combatant, kr: number): boolean =>
  isDown(d, kr) ||
  holds(d, DODGE_ONLY, kr) ||
  holds(d, FETCHING, kr) ||
  holds(d, DRAWING, kr) ||
  holds(d, BENT_DOUBLE, kr);

/** Whether he can do anything about a blow: DRA-132 the budget, DRA-362 flight, conditions. */
export const mayDefend = (fight: Fight, d: Combatant): boolean =>
  !d.fleeing && d.defences < fight.book.k.defencesPerRound && !helpless(d, fight.kr);

/** Whether a blow may be parried at all, whatever with (DRA-087, DRA-333, DRA-506, DRA-513, DRA-530). */
export function mayParry(fight: Fight, d: Combatant, a: Combatant, blow: Blow): boolean {
  if (d.movedFar || d.uncovered || blow.hold || parryBarred(d, fight.kr)) return false;
  if (a.side === d.side) return true;
  const pair = pairOf(a, d);
  return !pair.caught && !pair.seenThrough && !fromBehind(a, d);
}

/**
 * DRA-125 to DRA-129, DRA-644: each weapon or shield parries once per KR, natural weapons with a PWf only; two parries
 * are the limit of a being with two hands. DRA-469: a missile is parried with a shield.
 */
export function mayParryWith(fight: Fight, d: Combatant, item: Item, blow: Blow): boolean {
  if (item.weapon.pwf === undefined || item.parriedIn === fight.kr) return false;
  if (d.fighter.hands <= 2 && d.parries >= 2) return false;
  if (blow.missile && !item.weapon.shield) return false;
  return usable(d, item, fight.kr);
}

/** DRA-305, DRA-309: a braced fighter does not dodge. */
export const mayDodge = (d: Combatant): boolean => !d.braced;

/** DRA-063, DRA-131, DRA-133, DRA-488: the defender chooses before the dice are seen; nothing is asked without choice. */
export function chooseDefence(fight: Fight, a: Combatant, d: Combatant, blow: Blow): Defence {
  if (blow.free || !mayDefend(fight, d) || unaware(a, d)) return NONE;
  const parries = mayParry(fight, d, a, blow);
  if (!parries && !mayDodge(d)) return NONE;
  const best = bestDefence(fight, a, d, blow, parries);
  if (best === NONE) return NONE;
  const preferred = () => choiceOf(best);
  const choice = fight.table.choose(d.id, 'defence', () => asked(fight, a, d, blow, parries), preferred);
  return choice.option === best.way && choice['weapon'] === best.item?.key ? best : defenceOf(d, choice);
}

/** DRA-334. */
export const unaware = (a: Combatant, d: Combatant): boolean => a.toward[d.index]?.unaware ?? false;

const choiceOf = ({ way, item }: Defence): Choice => (item ? { option: way, weapon: item.key } : { option: way });

function defenceOf(d: Combatant, choice: Choice): Defence {
  if (choice.option === 'dodge') return DODGE;
  const item = d.items.find(({ key }) => key === choice['weapon']);
  return choice.option === 'parry' && item ? { way: 'parry', item } : NONE;
}

/** The highest value; equal ones parry, in the order of `held`. */
function bestDefence(fight: Fight, a: Combatant, d: Combatant, blow: Blow, parries: boolean): Defence {
  const item = parries ? bestParry(fight, d, blow) : undefined;
  if (!item) return mayDodge(d) ? DODGE : NONE;
  return mayDodge(d) && dodgesBetter(fight, a, d, item) ? DODGE : { way: 'parry', item };
}

/** Whether dodging is worth more; parry and dodge differ by PWf alone unless some condition tells them apart. */
function dodgesBetter(fight: Fight, a: Combatant, d: Combatant, item: Item): boolean {
  const alike = d.afflicted < fight.kr && !fight.crowded && !a.fighter.leftHanded;
  if (alike) return item.weapon.pwf! < 0;
  return defenceSum(fight, d, a, 'dodge').sum > defenceSum(fight, d, a, 'parry', item).sum;
}

function bestParry(fight: Fight, d: Combatant, blow: Blow): Item | undefined {
  let best: Item | undefined;
  for (const item of d.items) {
    if (mayParryWith(fight, d, item, blow) && (!best || item.weapon.pwf! > best.weapon.pwf!)) best = item;
  }
  return best;
}

function asked(fight: Fight, a: Combatant, d: Combatant, blow: Blow, parries: boolean): Asked {
  const options: Option[] = [];
  const items = parries ? d.items.filter((item) => mayParryWith(fight, d, item, blow)) : [];
  if (items.length > 0) options.push(parryOption(items));
  else options.push({ id: 'parry', forbidden: phrase('why.no-parry') });
  options.push(mayDodge(d) ? { id: 'dodge' } : { id: 'dodge', forbidden: phrase('why.braced') });
  options.push({ id: 'none' });
  return { options, facts: factsOf(fight, a, d, blow) };
}

const parryOption = (items: readonly Item[]): Option => ({
  id: 'parry',
  params: [
    {
      id: 'weapon',
      kind: 'one-of',
      values: items.map(({ key, weapon }) => ({ id: key, label: weapon.label })),
      preferred: () => items[0]!.key,
    },
  ],
});

/** What the defender may see (section 9): the attacker, his weapon, the aim, and how many blows may still come. */
function factsOf(fight: Fight, a: Combatant, d: Combatant, blow: Blow): readonly ReportItem[] {
  const aim = phrase(`aim.${fight.book.aims[blow.aim]!.id}`);
  const slots = { who: nameOf(a.id), weapon: blow.item.weapon.label, aim };
  const left = fight.book.k.defencesPerRound - d.defences;
  return [
    { kind: 'line', text: phrase('fact.attacked', slots) },
    { kind: 'line', text: phrase('fact.more-blows', { n: blowsToCome(fight, d), left }), tone: 'quiet' },
  ];
}

/** How many attacks may still come at him in this KR. */
const blowsToCome = (fight: Fight, d: Combatant): number =>
  fight.all
    .filter((x) => x.side !== d.side && !x.out && inContact(x, d))
    .reduce((n, x) => n + Math.max(0, x.attacks - x.attacked), 0);
