import type { Table } from '../../src/engine/index.js';
import type { Named } from './arms.js';
import type { CheckKind, Mod } from './check-values.js';
import type { NoParry } from './defence.js';
import type { DegreeId } from './degrees.js';
import type { Group } from './rows.js';
import type { Condition } from './state.js';

/** A check as it was rolled: how its value came about, the roll and what it came to. */
type Rolled = {
  readonly who: string;
  readonly kind: CheckKind;
  /** The learned skill; null for a Begabungsprobe on `group`. */
  readonly skill: string | null;
  readonly group: Group;
  readonly base: number;
  readonly mods: readonly Mod[];
  readonly target: number;
  readonly roll: number;
  readonly degree: DegreeId;
  /** Geistesblitzpunkte of the group that are left. */
  readonly left: number;
};

/** One place in the order of turns, with what the initiative is made of. */
export interface Place {
  readonly who: string;
  readonly face: number;
  readonly handeln: number;
  readonly mod: number;
  readonly rw: number;
  readonly initiative: number;
}

/** Everything that a fight of this ruleset tells. Fighters are their ids; time is in seconds. */
export type HtbahEvent =
  | { readonly type: 'tie.rolled'; readonly who: readonly string[]; readonly face: number }
  | { readonly type: 'order.found'; readonly order: readonly Place[]; readonly fixed: boolean }
  | { readonly type: 'surprise.settled'; readonly who: string; readonly surprised: boolean }
  | { readonly type: 'round.began'; readonly round: number; readonly seconds: number; readonly clock: number }
  | { readonly type: 'turn.skipped'; readonly who: string; readonly why: 'surprised' | Condition }
  | { readonly type: 'turn.passed'; readonly who: string }
  | { readonly type: 'attack.began'; readonly who: string; readonly target: string; readonly weapon: Named }
  | ({ readonly type: 'check.rolled' } & Rolled)
  | ({ readonly type: 'check.repeated' } & Rolled)
  /** Whom the following parry or damage of an attack on several concerns. */
  | { readonly type: 'victim.named'; readonly who: string }
  | { readonly type: 'parry.omitted'; readonly who: string; readonly why: NoParry }
  | { readonly type: 'attack.parried'; readonly who: string; readonly by: string }
  | {
      readonly type: 'damage.rolled';
      readonly who: string;
      readonly notation: string;
      /** Empty if the GM decreed the sum. */
      readonly faces: readonly number[];
      readonly plus: number;
      readonly sum: number;
    }
  | {
      readonly type: 'armour.applied';
      readonly who: string;
      readonly rw: number;
      readonly piercing: number;
      readonly ignored: readonly number[];
      readonly sum: number;
    }
  | { readonly type: 'damage.doubled'; readonly damage: number }
  | { readonly type: 'damage.halved'; readonly damage: number }
  | {
      readonly type: 'life.lost';
      readonly who: string;
      readonly damage: number;
      readonly before: number;
      readonly after: number;
      readonly max: number;
      readonly consequence: 'none' | Condition;
    }
  | {
      readonly type: 'aid.given';
      readonly who: string;
      readonly patient: string;
      readonly woken: boolean;
      readonly life: number;
    }
  | { readonly type: 'flight.tried'; readonly who: string; readonly away: boolean }
  | { readonly type: 'fighter.fled'; readonly who: string }
  | { readonly type: 'fighter.surrendered'; readonly who: string }
  | { readonly type: 'other.tried'; readonly who: string; readonly success: boolean }
  | { readonly type: 'mercy.decided'; readonly side: number; readonly granted: boolean }
  | {
      readonly type: 'fight.decided';
      /** The beaten side; null if both are. */
      readonly loser: number | null;
      readonly reason: 'surrendered' | 'fled' | 'incapacitated' | 'noLifePoints' | 'draw';
    }
  | { readonly type: 'initiative.joined'; readonly who: string; readonly initiative: number }
  | { readonly type: 'value.set'; readonly who: string; readonly what: string; readonly value: number | string };

/** Tells an event of this ruleset. Callers guard it with `table.listening`, so that a silent host pays nothing. */
export const tell = (table: Table, event: HtbahEvent): void => table.tell(event);
