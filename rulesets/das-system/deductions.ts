import type { Term } from './events.js';
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
export const reduction = (f: Fighter): number => f.atpa + f.card.armourAtpa + lyingPenalty(f);

const lyingPenalty = (f: Fighter): number => (f.lying ? f.card.book.constants.lyingPenalty : 0);

/** W after so many halvings, rounded down every time (DAS-445). */
export const halved = (rollValue: number, times: number): number => rollValue >> times;

/** AB with everything that is added to it, for the report (DAS-407); AB_eff is their sum, but not below 0. */
export const attackTerms = (f: Fighter, wield: Wield, moment: readonly Term[] = []): readonly Term[] =>
  terms(f, wield.attackBase, f.situation.attack, moment);

/** PB with everything that is added to it (DAS-407). */
export const parryTerms = (f: Fighter, wield: Wield, moment: readonly Term[] = []): readonly Term[] =>
  terms(f, wield.parryBase, f.situation.parry, moment);

/** DB with everything that is added to it (DAS-407). */
export const dodgeTerms = (f: Fighter, moment: readonly Term[] = []): readonly Term[] =>
  terms(f, f.card.dodgeBase, f.situation.parry, moment);

function terms(f: Fighter, base: number, situation: number, moment: readonly Term[]): readonly Term[] {
  const wounds = f.wounds.slice(0, f.woundsInForce).filter((wound) => !wound.healed);
  const pain = f.card.book.pain[f.painInForce - 1]?.atpa ?? 0;
  const all: readonly Term[] = [
    ...wounds.map(({ row }): Term => ({ what: 'wound', n: -row.atpa, nr: row.nr })),
    { what: 'pain', n: -pain },
    { what: 'armour', n: -f.card.armourAtpa },
    { what: 'lying', n: -lyingPenalty(f) },
    { what: 'situation', n: situation },
    ...moment,
  ];
  return [{ what: 'base', n: base }, ...all.filter((term) => term.n !== 0)];
}
