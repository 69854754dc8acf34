import type { Table } from '../../src/engine/index.js';
import { ableToDefend } from './able.js';
import { attack } from './attack.js';
import { settleCosts, type Efforts } from './cost.js';
import { firstOf } from './engagement.js';
import { named, tell } from './events.js';
import { currentKar } from './exhaustion.js';
import type { Bundled } from './meet.js';
import { chooseOrder, surchargeOf, type Rolled } from './parry-order.js';
import { declareAction, endFirst, isVoid, playAttack, settleBlow, tellBegin } from './sequence.js';
import type { Blow, Sequence } from './sequence-state.js';
import { isHelpless } from './situations.js';
import type { Fight, Fighter, Wield } from './state.js';
import { rollTest } from './test.js';

/** An attacker of a bundle who has stated that he attacks. */
interface Attacking {
  readonly s: Sequence;
  readonly wield: Wield;
}

/**
 * Many against one (8.4): everybody states his action, the defender's movement splits those who attack into groups, one
 * of each group strikes, and the blows are settled one by one (DAS-338…351, DAS-449…451).
 */
export function playBundle(fight: Fight, all: readonly Sequence[], table: Table): void {
  if (all.filter((s) => isVoid(s, table)).length > 0) return;
  const sorted = [...all].sort(byKar);
  tell(table, () => ({
    type: 'bundle.formed',
    start: sorted[0]!.e.start,
    defender: sorted[0]!.defender.card.id,
    attackers: sorted.map((s) => s.attacker.card.id),
  }));
  const attacking: Attacking[] = [];
  for (const s of sorted) {
    tellBegin(s, table, true);
    const wield = declareAction(s, table);
    if (wield) attacking.push({ s, wield });
  }
  const [first] = attacking;
  if (attacking.length === 1) playAttack(fight, first!.s, first!.wield, table);
  if (attacking.length > 1) playGroups(fight, attacking, table);
  for (const s of sorted) if (s.event !== 'hampered') endFirst(s);
}

/** Ascending current KAR, ties in listing order (DAS-341). */
const byKar = (x: Sequence, y: Sequence): number =>
  currentKar(x.attacker) - currentKar(y.attacker) || x.attacker.nr - y.attacker.nr;

function playGroups(fight: Fight, attacking: readonly Attacking[], table: Table): void {
  const defender = attacking[0]!.s.defender;
  const groups =
    fight.book.options.multipleOpponents === 'groups' ? split(attacking, defender, table) : attacking.length;
  const efforts: Efforts = [];
  const blows: Rolled[] = [];
  for (const { s } of attacking.slice(groups)) hamper(s, table);
  for (const { s, wield } of attacking.slice(0, groups)) {
    const blow = attack(fight, s, wield, efforts, table);
    if (blow) blows.push({ s, blow });
  }
  settleAll(fight, blows, defender, efforts, table);
  settleCosts(efforts, fight, table);
}

/**
 * How many groups there are: k − result // 1000 of a test on Ausweichen, from 1 to 4 (DAS-045, DAS-338…340). Attacker i
 * belongs to group (i − 1) mod groups, so the first ones in order are the first of their groups (DAS-341).
 */
function split(attacking: readonly Attacking[], defender: Fighter, table: Table): number {
  const { groupStep, groupMaximum } = defender.card.book.constants;
  const k = attacking.length;
  const most = Math.min(groupMaximum, k);
  const plan = { test: 'groups', skill: 'ausweichen', kind: 'body' } as const;
  const groups = canMove(attacking, defender)
    ? rollTest(defender, table, plan, (result) => Math.max(1, Math.min(most, k - Math.floor(result / groupStep))))
    : most;
  tell(table, () => ({ type: 'groups.formed', defender: defender.card.id, groups: members(attacking, groups) }));
  return groups;
}

/** Somebody on the ground, helpless or unable to defend himself does not move (DAS-340). */
const canMove = (attacking: readonly Attacking[], d: Fighter): boolean =>
  ableToDefend(d) && !d.lying && !attacking.every(({ s }) => isHelpless(firstOf(s.e, d)));

const members = (attacking: readonly Attacking[], groups: number): readonly (readonly string[])[] =>
  Array.from({ length: groups }, (_, g) =>
    attacking.filter((_one, i) => i % groups === g).map(({ s }) => s.attacker.card.id),
  );

/** All but the first of a group hamper each other: no attack, no cost (DAS-343). */
function hamper(s: Sequence, table: Table): void {
  s.event = 'hampered';
  tell(table, () => ({
    type: 'action.taken',
    who: s.attacker.card.id,
    action: 'hampered',
    when: 'attack',
    against: s.defender.card.id,
  }));
}

/**
 * Blow by blow in the order that the defender chose, each settled before he decides about the next (DAS-449). Each one
 * needs its A plus those of all earlier groups (DAS-183, DAS-346, DAS-347); Schwere has no surcharge (DAS-348). Once he
 * is out the rest are void (DAS-450).
 */
function settleAll(fight: Fight, blows: readonly Rolled[], defender: Fighter, efforts: Efforts, table: Table): void {
  const ordered = chooseOrder(blows, defender, table);
  let surcharge = 0;
  let mayCounter = true;
  for (const [i, { s, blow }] of ordered.entries()) {
    if (isVoid(s, table)) continue;
    tellFaced(blow, surcharge, table);
    const later = ordered.slice(i + 1).map((rolled) => rolled.blow);
    const bundled: Bundled = { surcharge, mayCounter, later };
    const met = settleBlow(fight, s, blow, bundled, efforts, table);
    if (met.counter) mayCounter = false;
    surcharge += surchargeOf(blow);
  }
}

const tellFaced = ({ attacker, defender, part, total, force }: Blow, surcharge: number, table: Table): void =>
  tell(table, () => ({
    type: 'blow.faced',
    who: defender.card.id,
    against: attacker.card.id,
    part: named(part),
    total,
    force,
    ...(surcharge > 0 && { need: total + surcharge }),
  }));
