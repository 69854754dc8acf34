import type { Part } from '../book.js';
import { woundSize, worstOption } from '../penetration.js';
import { optionsAt, partReach } from '../reach.js';
import { beatenRest } from '../outcome.js';
import type { Fighter, Reach, StrikeOption, Wield } from '../state.js';
import type { Tactics } from '../tactics.js';
import { isTwin } from './twins.js';
import type { Guard } from './guard.js';
import { bestWard, newWard, type Ward, type WardTactic } from './ward.js';

/** Where an attack goes and how it is split. */
export interface AttackPlan {
  readonly part: Part;
  readonly precision: number;
  readonly force: number;
}

/** Everything that the default plan of one attack depends on (9.2, 9.3, DAS-455). */
export interface PlanCase {
  readonly kind: 'attack' | 'counter' | 'shot';
  readonly wield: Wield;
  /** AB_eff and W as they stand. */
  readonly base: number;
  readonly rollValue: number;
  readonly target: Fighter;
  readonly reach: Reach;
  /** The enemy's guard; null if he cannot defend himself. */
  readonly guard: Guard | null;
  readonly tactic: Tactics['npcAttack'];
  /** The only part to look at; every part without it. */
  readonly only?: Part;
  readonly wardTactic: WardTactic;
}

type Aim = 'sure' | 'over-dodge' | 'bypass' | 'precise' | 'heavy';

const AIMS: readonly Aim[] = ['sure', 'over-dodge', 'bypass', 'precise', 'heavy'];
const COUNTER_AIMS: readonly Aim[] = AIMS.filter((aim) => aim !== 'over-dodge');

/** The aims that a tactic allows, in the order of DAS-389…393. */
function aimsOf({ kind, tactic }: PlanCase): readonly Aim[] {
  if (kind === 'shot') return ['precise'];
  if (tactic === undefined || tactic === 'plan') return kind === 'counter' ? COUNTER_AIMS : AIMS;
  return [tactic];
}

/**
 * The default attack plan: every part with every aim, judged by four sample rolls against the enemy's default defence;
 * the highest score wins, the earlier one if equal (DAS-397, DAS-399). Plans that could not wound even an undefended
 * enemy are the last resort (DAS-398).
 */
export function planAttack(c: PlanCase): AttackPlan {
  const parts = c.target.card.plan.parts;
  const search: Search = {
    ward: newWard(),
    scored: null,
    score: -Infinity,
    useful: false,
    tried: [],
    kept: 0,
    seen: UNSEEN,
  };
  const aims = aimsOf(c);
  if (c.only) searchPart(c, c.only, aims, search);
  else for (const part of parts) if (!isTwin(c.target, part, parts)) searchPart(c, part, aims, search);
  return search.scored ?? { part: parts[0]!, precision: 0, force: 0 };
}

interface Search {
  readonly ward: Ward;
  scored: AttackPlan | null;
  score: number;
  /** Whether the best plan so far can wound at all. */
  useful: boolean;
  /** Festwerte tried for the part at hand: equal splits are judged once. */
  readonly tried: number[];
  /** The least that any location of the part at hand keeps off a blow. */
  kept: number;
  /** What the split at hand does among the options of the roll that was looked at last: most rolls share them. */
  seen: Seen;
}

interface Seen {
  readonly options: readonly StrikeOption[];
  readonly option: StrikeOption | undefined;
  /** w against an undefended enemy. */
  readonly w: number;
}

const UNSEEN: Seen = { options: [], option: undefined, w: 0 };

/** Tries the different splits of one part (DAS-394). */
function searchPart(c: PlanCase, part: Part, aims: readonly Aim[], search: Search): void {
  const { tried } = search;
  tried.length = 0;
  search.kept = leastKept(c.target, part);
  for (let i = 0; i < aims.length; i++) {
    const precision = precisionFor(c, part, aims[i]!);
    if (tried.includes(precision)) continue;
    tried.push(precision);
    weigh(c, part, precision, forceFor(c, precision), search);
  }
}

/** Armour keeps off nothing less than Zustand does, except where Zustand is ignored behind it (DAS-251). */
function leastKept({ body, card }: Fighter, part: Part): number {
  let least = card.book.options.zustandBehindArmour === 'ignore' ? 0 : Infinity;
  for (const { slot } of part.spots) least = Math.min(least, body.zustand[slot]!);
  return least;
}

/** f for an aim, after Schwere has taken what it can of the rest (DAS-389…394). */
function precisionFor(c: PlanCase, part: Part, aim: Aim): number {
  const { attackMaxPrecision } = c.wield;
  const most = Math.min(attackMaxPrecision, c.base);
  if (c.kind === 'shot') return most;
  const f = Math.max(0, Math.min(wanted(c, part, aim), most));
  const S = Math.min(c.wield.attackMaxForce, c.base - f);
  return Math.min(attackMaxPrecision, c.base - S);
}

/** S that goes with f: for a shot that of the weapon (DAS-357). */
const forceFor = (c: PlanCase, precision: number): number =>
  c.kind === 'shot' ? c.wield.attackMaxForce : Math.min(c.wield.attackMaxForce, c.base - precision);

function wanted(c: PlanCase, part: Part, aim: Aim): number {
  const { marked, thresholds } = partReach(c.target, c.reach, part);
  switch (aim) {
    case 'sure':
      return marked;
    case 'over-dodge':
      return Math.max(marked, (c.guard?.dodge ?? -1) + 1);
    case 'bypass':
      return thresholds[thresholds.length - 1] ?? marked;
    case 'precise':
      return c.wield.attackMaxPrecision;
    case 'heavy':
      return c.base - Math.min(c.wield.attackMaxForce, c.base);
  }
}

/** Judges one split and keeps it if it is the best so far. */
function weigh(c: PlanCase, part: Part, precision: number, force: number, search: Search): void {
  const die = c.target.card.book.constants.dieSize;
  const m = Math.min(c.rollValue, die);
  search.seen = UNSEEN;
  const useful = look(c, part, precision + m, force, search).w > 0;
  if (search.useful && !useful) return;
  const rival = search.scored && useful === search.useful ? search.score : -Infinity;
  const most = force > 0 ? Math.max(force - search.kept, c.target.card.book.constants.minimumWound) * die : 0;
  let score = 3 * (die - m) * (die > m ? sample(c, part, precision, force, search) : 0);
  for (let j = 1; j <= 5; j += 2) {
    // Whatever the rolls that are left may bring, it would not be better.
    if (score + ((7 - j) / 2) * m * most <= rival) return;
    score += m * sample(c, part, precision + Math.floor((m * j + 3) / 6), force, search);
  }
  if (score <= rival) return;
  search.scored = { part, precision, force };
  search.score = score;
  search.useful = useful;
}

/** The default location of an undefended enemy and w there; 0 if nothing is in reach or it would not wound. */
function look(c: PlanCase, part: Part, attack: number, force: number, search: Search): Seen {
  const options = optionsAt(c.target, c.reach, part, attack);
  if (options === search.seen.options) return search.seen;
  const option = worstOption(c.target, options, force);
  search.seen = { options, option, w: option ? woundSize(c.target, option, force) : 0 };
  return search.seen;
}

/** The value of one sample roll (DAS-396; counterattacks DAS-400; shots DAS-455). */
function sample(c: PlanCase, part: Part, attack: number, force: number, search: Search): number {
  const { book } = c.target.card;
  const { dieSize, initiativeWorth } = book.constants;
  const { ward } = search;
  const { option, w: v } = look(c, part, attack, force, search);
  if (!option) return c.kind === 'attack' ? -initiativeWorth * dieSize : 0;
  if (c.kind === 'attack' && c.guard && attack <= c.guard.dodge) return -3 * initiativeWorth * dieSize;
  if (c.kind === 'counter' || !c.guard) return v * dieSize;
  bestWard(book, c.guard, attack, force, c.wardTactic, ward);
  if (c.kind === 'shot') return v * (dieSize - ward.stops);
  const rest = ward.form === 'parry' ? beatenRest(book, force, ward.force) : 0;
  const beaten = rest > 0 ? woundSize(c.target, option, rest) : 0;
  return v * (dieSize - ward.stops) + beaten * ward.stops - initiativeWorth * ward.breaks;
}
