import { halved } from './deductions.js';
import { firstOf } from './engagement.js';
import type { Halving } from './events.js';
import type { Engagement, Fighter, Wield } from './state.js';

/** Reasons to halve the Würfelwert, one bit each: several halve it again and again (DAS-445). */
export const HALVES = {
  counter: 1,
  elsewhere: 2,
  'stance-offensive': 4,
  'stance-defensive': 8,
  missile: 16,
  situation: 32,
} as const satisfies Record<Halving, number>;

const names = Object.keys(HALVES) as readonly Halving[];

/** The reasons that stand in a set of bits. */
export const halvingNames = (halvings: number): readonly Halving[] => names.filter((name) => halvings & HALVES[name]);

/** W of a fighter after these halvings (DAS-445). */
export function rollValue(f: Fighter, halvings: number): number {
  let times = 0;
  for (let bits = halvings; bits > 0; bits >>= 1) times += bits & 1;
  return halved(f.card.rollValue, times);
}

/**
 * What halves W for an attack or counterattack: the counterattack itself (DAS-168, DAS-184), the situation at the start
 * (DAS-069), the shield stance (DAS-186, DAS-187).
 */
export function attackHalvings(e: Engagement, f: Fighter, wield: Wield, counter: boolean): number {
  return (counter ? HALVES.counter : 0) | atStart(e, f) | stanceOnAttack(f, wield);
}

/**
 * What halves W for a defence: a counterattack with it (DAS-168, DAS-169), an own attack in the same second (DAS-185,
 * DAS-350), a shot (DAS-188), the situation at the start, the shield stance.
 *
 * @param wield what he parries with; null for a dodge
 */
export function defenceHalvings(e: Engagement, f: Fighter, wield: Wield | null, counter: boolean): number {
  const elsewhere = f.attacks !== null && f.attacks !== e ? HALVES.elsewhere : 0;
  const missile = e.kind === 'ranged' ? HALVES.missile : 0;
  const shield = wield && isShield(wield) && f.stance === 'offensive' ? HALVES['stance-offensive'] : 0;
  return (counter ? HALVES.counter : 0) | elsewhere | missile | shield | atStart(e, f);
}

const atStart = (e: Engagement, f: Fighter): number => (firstOf(e, f)?.halveRoll ? HALVES.situation : 0);

function stanceOnAttack(f: Fighter, wield: Wield): number {
  if (f.stance === 'offensive' && isShield(wield)) return HALVES['stance-offensive'];
  return f.stance === 'defensive' && wield === f.main && !isShield(wield) ? HALVES['stance-defensive'] : 0;
}

const isShield = (wield: Wield): boolean => wield.weapon.class === 'shield';
