import type { Action, Change, DefenceForm, DefenceOutcome, Named, Roll, Strike, Made } from './parts.js';

/** One attack with its defence. */
export type SequenceEvent =
  | {
      readonly type: 'sequence.began';
      readonly engagement: number;
      readonly kind: 'melee' | 'ranged';
      readonly start: number;
      readonly attacker: string;
      readonly defender: string;
      /** Attacks tried in the series before this one, plus one. */
      readonly n: number;
      readonly allowed: number;
      readonly behind: boolean;
      /** It needs no heading: it is part of a bundle, or its attacker strikes elsewhere. */
      readonly quiet?: boolean;
    }
  | {
      /** Several sequences against one defender (8.4); their own beginnings are quiet. */
      readonly type: 'bundle.formed';
      readonly start: number;
      readonly defender: string;
      readonly attackers: readonly string[];
    }
  | {
      readonly type: 'sequence.voided';
      readonly engagement: number;
      readonly attacker: string;
      readonly defender: string;
    }
  | {
      readonly type: 'action.taken';
      readonly who: string;
      readonly action: Action;
      readonly when: 'attack' | 'defence' | 'pause';
      readonly against?: string;
      readonly weapon?: Named;
      /** Why a fighter idles. */
      readonly why?: 'unable' | 'elsewhere';
    }
  | AttackRolled<'attack.rolled'>
  | AttackRolled<'counter.rolled'>
  | {
      /** In a bundle only (8.4): from here to the next one everything belongs to this attacker's blow. */
      readonly type: 'blow.faced';
      readonly who: string;
      readonly against: string;
      readonly part: Named;
      readonly total: number;
      readonly force: number;
      /** The P that it needs, if earlier groups make it more than `total` (DAS-346). */
      readonly need?: number;
    }
  | {
      readonly type: 'attack.missed';
      readonly who: string;
      readonly against: string;
      readonly strike: Strike;
      readonly part: Named;
      readonly total: number;
      /** The lowest value of the part that can be reached from his side. */
      readonly lowest: number;
    }
  | {
      readonly type: 'defence.rolled';
      readonly who: string;
      readonly against: string;
      readonly form: DefenceForm;
      readonly weapon?: Named;
      /** PB_eff or DB_eff. */
      readonly base: Made;
      readonly precision: number;
      readonly force: number;
      readonly roll: Roll;
      readonly total: number;
      readonly need: Made;
      /** The Schwere of the attack. */
      readonly attackForce: number;
      readonly outcome: DefenceOutcome;
      /** What force comes through: 0 if warded off. */
      readonly rest: number;
    }
  | {
      readonly type: 'defence.waived';
      readonly who: string;
      readonly against: string;
      readonly why: 'chosen' | 'unable' | 'helpless' | 'unnoticed' | 'impossible' | 'yielded';
    }
  | {
      /** DAS-329…333: the defender's step, or why he makes none. */
      readonly type: 'step.taken';
      readonly who: string;
      readonly against: string;
      readonly kind: 'back' | 'waived' | 'firm' | 'no-room';
      /** Steps driven back in this engagement. */
      readonly steps: number;
    }
  | {
      readonly type: 'cost.paid';
      readonly who: string;
      readonly cost: Made;
      readonly endurance: Change;
      /** Only if breath alone could not pay: DAS-109. */
      readonly gz?: Change;
      /** Only if he tried to attack: DAS-111. */
      readonly kar?: Change;
    }
  | {
      readonly type: 'shot.scheduled';
      readonly who: string;
      readonly against: string;
      readonly start: number;
      readonly why: 'next' | 'unable' | 'melee';
    };

export type AttackRolled<T extends string> = {
  readonly type: T;
  readonly who: string;
  readonly against: string;
  readonly weapon: Named;
  readonly part: Named;
  /** AB_eff. */
  readonly base: Made;
  readonly precision: number;
  readonly force: number;
  readonly roll: Roll;
  readonly total: number;
  /** Locations of the part with a value of at most `total` that can be reached from his side. */
  readonly reach: readonly Named[];
};
