import { nameOf, phrase, type Choice, type Option, type Phrase } from '../../../src/engine/index.js';
import { aimLeft } from '../aims.js';
import { inContact, pairOf } from '../distance.js';
import { tell } from '../events.js';
import { strike } from '../exchange.js';
import { inArm } from '../hands.js';
import { mayNotAttack } from '../conditions.js';
import { succeeded, talentCheck } from '../probe.js';
import { MAIN, OFF, type Combatant, type Fight, type Item } from '../state.js';
import { strikesWith } from '../weapon-choice.js';
import { fumbleOf } from '../fumble.js';

/** The two weapons, weapon arm first, if he has one in each hand that he can strike with (DRA-378). */
export function bothWeapons(fight: Fight, c: Combatant): readonly [Item, Item] | undefined {
  const main = inArm(c, MAIN);
  const off = inArm(c, OFF);
  const fits = (item: Item | undefined) => item && item.weapon.hands === 1 && strikesWith(fight, c, item);
  return main && off && main !== off && fits(main) && fits(off) ? [main, off] : undefined;
}

/** Why beidhändiger Kampf is not possible, or undefined. */
export function refuseBoth(fight: Fight, c: Combatant): Phrase | undefined {
  if (c.fighter.talents['beidhaendiger-kampf'] === undefined) {
    return phrase('why.no-talent', { talent: phrase('talent.beidhaendiger-kampf') });
  }
  return bothWeapons(fight, c) ? undefined : phrase('why.no-two-weapons');
}

/** The aims of both hands in the answer that chooses the manoeuvre, weapon arm first. */
export const bothAims = ['aim', 'aim-off'] as const;

/** DRA-382 to DRA-388: one attack with each hand on one opponent; the check is made once against each. */
export function fightBoth(fight: Fight, c: Combatant, d: Combatant, choice: Choice): void {
  const pair = pairOf(c, d);
  if (!pair.shares && !begin(fight, c, d)) return;
  const hands = bothWeapons(fight, c);
  const { shares } = pair;
  if (!hands || !shares) return;
  c.attacks = Math.max(c.attacks, 2);
  for (const hand of [0, 1] as const) {
    const item = hands[hand];
    const able = !fight.over && !mayNotAttack(c, fight.kr) && item.place === 'held' && strikesWith(fight, c, item);
    if (!able || d.dead || d.fled || !inContact(c, d)) break;
    strike(fight, c, d, { item, aim: aimLeft(fight, c, d, choice[bothAims[hand]]), share: shares[hand] });
  }
}

/** DRA-384, DRA-385, DRA-387: a success holds for the fight; a failure is a fumble and leaves only dodging. */
function begin(fight: Fight, c: Combatant, d: Combatant): boolean {
  if (succeeded(talentCheck(fight, c, 'beidhaendiger-kampf'))) {
    pairOf(c, d).shares = chooseShares(fight, c);
    return true;
  }
  c.uncovered = true;
  fumbleOf(fight, c, d, bothWeapons(fight, c)?.[0]);
  return false;
}

/** DRA-379, DRA-380: the shares of both hands: each at most AGw, together min(Tw, 2 · AGw). */
export function sharesOf(tw: number, agw: number): readonly (readonly [number, number])[] {
  const base = Math.max(0, agw);
  const sum = Math.min(tw, 2 * base);
  const pairs: (readonly [number, number])[] = [];
  for (let main = Math.min(sum, base); main >= Math.max(0, sum - base); main--) pairs.push([main, sum - main]);
  return pairs;
}

/** DRA-491: as even as possible by default, the odd point in the weapon arm. */
function chooseShares(fight: Fight, c: Combatant): readonly [number, number] {
  const pairs = sharesOf(c.fighter.talents['beidhaendiger-kampf'] ?? 0, c.agw);
  const even = pairs.findLast(([main, off]) => main >= off) ?? pairs[0]!;
  if (pairs.length < 2) return even;
  const asked = () => ({ options: pairs.map(shareOption) });
  const choice: Choice = fight.table.choose(c.id, 'shares', asked, () => ({ option: even.join('-') }));
  const chosen = pairs.find((pair) => pair.join('-') === choice.option) ?? even;
  if (fight.table.listening) tell(fight, 'shares.chosen', { who: nameOf(c.id), main: chosen[0], off: chosen[1] });
  return chosen;
}

const shareOption = ([main, off]: readonly [number, number]): Option => ({
  id: `${main}-${off}`,
  label: phrase('shares.pair', { main, off }),
});
