import { phrase, sumOf, type Part, type Sum } from '../../src/engine/index.js';
import type { Fighter, Wield } from './state.js';

/**
 * What reduces bases: wounds, pain and daze as they stand in this second (DAS-082), armour, lying, the GM's
 * situation. `modifier` is what the moment adds, such as −500 for standing firm.
 */

/** AB_eff (DAS-025). */
export const attackBase = (f: Fighter, wield: Wield, modifier = 0): number =>
  Math.max(0, wield.attackBase - reduction(f) + f.situation.attack + modifier);

/** PB_eff (DAS-026). */
export const parryBase = (f: Fighter, wield: Wield, modifier = 0): number =>
  Math.max(0, wield.parryBase - reduction(f) + f.situation.parry + modifier);

/** DB_eff (DAS-027). Whether he can dodge at all is `mayDodge`. */
export const dodgeBase = (f: Fighter, modifier = 0): number =>
  Math.max(0, f.card.dodgeBase - reduction(f) + f.situation.parry + modifier);

/** A fighter on the ground cannot dodge (DAS-154). */
export const mayDodge = (f: Fighter): boolean => !f.lying;

/** What is taken off AB, PB and DB alike: wounds, pain, armour, lying (DAS-178..181). */
export const reduction = (f: Fighter): number =>
  f.atpa + f.card.armourAtpa + (f.lying ? f.card.book.constants.lyingPenalty : 0);

/** W after so many halvings, rounded down every time (DAS-445). */
export const halved = (rollValue: number, times: number): number => rollValue >> times;

/** AB_eff with its parts (DAS-407). */
export const attackSum = (f: Fighter, wield: Wield, moment: readonly Part[] = []): Sum =>
  effective('sum.attack-base', wield.attackBase, f, f.situation.attack, moment);

/** PB_eff with its parts (DAS-407). */
export const parrySum = (f: Fighter, wield: Wield, moment: readonly Part[] = []): Sum =>
  effective('sum.parry-base', wield.parryBase, f, f.situation.parry, moment);

/** DB_eff with its parts (DAS-407). */
export const dodgeSum = (f: Fighter, moment: readonly Part[] = []): Sum =>
  effective('sum.dodge-base', f.card.dodgeBase, f, f.situation.parry, moment);

function effective(base: string, value: number, f: Fighter, situation: number, moment: readonly Part[]): Sum {
  const pain = worstPain(f)?.atpa ?? 0;
  const { sum, of } = sumOf([
    { what: phrase(base), n: value },
    { what: phrase('sum.wounds'), n: pain - f.atpa },
    { what: phrase('sum.pain'), n: -pain },
    { what: phrase('sum.armour'), n: -f.card.armourAtpa },
    { what: phrase('sum.lying'), n: f.lying ? -f.card.book.constants.lyingPenalty : 0 },
    { what: phrase('sum.situation'), n: situation },
    ...moment,
  ]);
  return { sum: Math.max(0, sum), of };
}

/** The worst line of the pain in force in this second, or undefined (DAS-303). */
function worstPain(f: Fighter): { readonly atpa: number } | undefined {
  void f;
  return undefined;
}
