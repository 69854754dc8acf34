import { ableToDefend } from '../able.js';
import { attackBase } from '../deductions.js';
import { firstOf } from '../engagement.js';
import { reachOf } from '../reach.js';
import { attackHalvings, rollValue } from '../roll-value.js';
import { isHelpless } from '../situations.js';
import type { Engagement, Fighter, Wield } from '../state.js';
import { tacticsOf } from '../tactics.js';
import { guardOf } from './guard.js';
import type { PlanCase } from './plan.js';

/** AB_eff of a fighter in an engagement: in the first sequence less what the situation takes (DAS-025, DAS-069). */
export const attackBaseIn = (e: Engagement, f: Fighter, wield: Wield): number =>
  attackBase(f, wield, -(firstOf(e, f)?.attackPenalty ?? 0));

/** What the default plan of an attack or shot depends on (9.2, DAS-455). */
export const attackCase = (e: Engagement, attacker: Fighter, target: Fighter, wield: Wield): PlanCase => ({
  kind: e.kind === 'ranged' ? 'shot' : 'attack',
  wield,
  base: attackBaseIn(e, attacker, wield),
  rollValue: rollValue(attacker, attackHalvings(e, attacker, wield, false)),
  target,
  reach: reachOf(target, wield.weapon, e.kind === 'ranged', e.behind === attacker),
  guard: canWard(e, target) ? guardOf(e, target, wield) : null,
  tactic: tacticsOf(attacker).npcAttack,
  wardTactic: tacticsOf(target).npcDefence,
});

/** What the default plan of a counterattack depends on (9.3): nobody wards it off (DAS-173). */
export const counterCase = (e: Engagement, f: Fighter, target: Fighter, wield: Wield): PlanCase => ({
  kind: 'counter',
  wield,
  base: attackBaseIn(e, f, wield),
  rollValue: rollValue(f, attackHalvings(e, f, wield, true)),
  target,
  reach: reachOf(target, wield.weapon, false, false),
  guard: null,
  tactic: tacticsOf(f).npcAttack,
  wardTactic: undefined,
});

/** Whether an enemy can be expected to defend himself at all: able, aware, not helpless. */
function canWard(e: Engagement, target: Fighter): boolean {
  const first = firstOf(e, target);
  return ableToDefend(target) && !isHelpless(first) && !first?.afterTest;
}
