import { GM, type Table } from '../../src/engine/index.js';
import { askFurther, strikeMany } from './area.js';
import type { Arm, Harm } from './arms.js';
import { tellVain } from './blow-ended.js';
import { probe } from './check.js';
import { finalDamage, hurt, rollDamage } from './damage.js';
import { defend, NONE } from './defence.js';
import { SUCCESS, type Degree } from './degrees.js';
import { armOption, harmOption, targetOption } from './facts.js';
import { preferring } from './questions.js';
import { ranges, type Range } from './rows.js';
import { find, type Combatant, type Fight } from './state.js';
import {
  armsInReach,
  countArms,
  countTargets,
  defaultArm,
  defaultTarget,
  inReach,
  survey,
  targetsOf,
} from './targets.js';
import { tell } from './events.js';

/** An attack with all its questions, in the order of HTB-120. There is a legal target. */
export function attack(fight: Fight, table: Table, me: Combatant): void {
  const arm = chooseArm(fight, table, me);
  strike(fight, table, me, arm, chooseTarget(fight, table, me, arm));
}

/** An attack on one opponent alone. */
export function attackOn(fight: Fight, table: Table, me: Combatant, target: Combatant): void {
  fight.me = me;
  survey(fight, me);
  const arms = me.fighter.arms.filter((arm) => inReach(me, arm, target));
  const { best, bestAfar } = me.fighter;
  const usual = inReach(me, best, target) ? best : (bestAfar ?? best);
  const asked = () => ({ options: arms.map(armOption) });
  const chosen = arms.length > 1 ? armOf(me, table.choose(me.id, 'weapon', asked, usual.preferred).option) : arms[0];
  if (chosen) strike(fight, table, me, chosen, target);
}

function chooseArm(fight: Fight, table: Table, me: Combatant): Arm {
  if (countArms(fight, me) === 1) return armsInReach(fight, me)[0]!;
  const usual = defaultArm(fight, me) ?? armsInReach(fight, me)[0]!;
  const { option } = table.choose(me.id, 'weapon', fight.questions.weapon, usual.preferred);
  return option === usual.id ? usual : armOf(me, option);
}

export const armOf = (me: Combatant, id: unknown): Arm => me.fighter.arms.find((arm) => arm.id === id) ?? me.arm;

function chooseTarget(fight: Fight, table: Table, me: Combatant, arm: Arm): Combatant {
  const usual = defaultTarget(fight, arm) ?? targetsOf(fight, me, arm)[0]!;
  return countTargets(fight, arm) === 1 ? usual : askTarget(fight, table, me, arm, usual);
}

function askTarget(fight: Fight, table: Table, me: Combatant, arm: Arm, usual: Combatant): Combatant {
  const asked = () => ({ options: targetsOf(fight, me, arm).map(targetOption) });
  const { option } = table.choose(me.id, 'target', asked, usual.fighter.preferred);
  return option === usual.id ? usual : (find(fight, option) ?? usual);
}

/** One attack with a weapon on a target: attack check, parry, damage (HTB-112 to HTB-119, HTB-148, HTB-200). */
function strike(fight: Fight, table: Table, me: Combatant, arm: Arm, target: Combatant): void {
  me.arm = arm;
  const harm = arm.byRange ? arm.byRange[askRange(table, arm.byRange)] : arm.harm;
  const further = arm.area ? askFurther(fight, table, target) : none;
  fight.arm = arm;
  fight.harm = harm;
  if (table.listening) tellAttack(table, me, target, arm);
  const hit = probe(fight, table, me, arm.attack, 0);
  if (hit < SUCCESS) return table.counting ? tellMissed(fight, table, target, further) : undefined;
  if (further.length > 0) strikeMany(fight, table, me, arm, harm, hit, [target, ...further]);
  else strikeOne(fight, table, me, arm, harm, hit, target);
}

const tellAttack = (table: Table, me: Combatant, target: Combatant, arm: Arm): void =>
  tell(table, { type: 'attack.began', who: me.id, target: target.id, weapon: arm.name });

const none: readonly Combatant[] = [];

function tellMissed(fight: Fight, table: Table, target: Combatant, further: readonly Combatant[]): void {
  for (const missed of [target, ...further]) tellVain(fight, table, missed, 'missed');
}

function strikeOne(
  fight: Fight,
  table: Table,
  me: Combatant,
  arm: Arm,
  harm: Harm,
  hit: Degree,
  target: Combatant,
): void {
  const effect = defend(fight, table, target, arm, harm, hit);
  if (effect === NONE) return table.counting ? tellVain(fight, table, target, 'averted') : undefined;
  const sum = rollDamage(fight, table, me, arm, harm, target);
  hurt(fight, table, target, finalDamage(fight, table, sum, harm.plus, hit, effect));
}

const near = preferring('near');

/** The distance, as the GM rules (HTB-159). */
function askRange(table: Table, byRange: Readonly<Record<Range, Harm>>): Range {
  const asked = () => ({ options: ranges.map((range) => harmOption(range, byRange[range])) });
  return table.choose(GM, 'distance', asked, near).option as Range;
}
