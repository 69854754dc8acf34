import type { RolesResult, SequenceResult, Made } from './parts.js';

/** One side of the comparison of DAS-057. */
export interface Contender {
  readonly who: string;
  readonly value: Made;
  readonly mayStart: boolean;
}

/** Clock, pairs and roles. */
export type OrderEvent =
  | { readonly type: 'second.began'; readonly second: number }
  | {
      readonly type: 'initiative.compared';
      readonly a: Contender;
      readonly b: Contender;
      readonly first?: string;
      readonly by: 'gm' | 'kar' | 'only' | 'reaction' | 'courage' | 'die' | 'listing' | 'nobody';
    }
  | { readonly type: 'tie.rolled'; readonly who: string; readonly face: number }
  | {
      /** In a ranged engagement `attacker` is the shooter. */
      readonly type: 'engagement.began';
      readonly engagement: number;
      readonly kind: 'melee' | 'ranged';
      readonly attacker: string;
      readonly defender: string;
      readonly start: number;
      readonly why: 'start' | 'duel' | 'joined';
    }
  | {
      readonly type: 'engagement.ended';
      readonly engagement: number;
      readonly a: string;
      readonly b: string;
      readonly why: 'out' | 'removed';
    }
  | {
      readonly type: 'series.began';
      readonly engagement: number;
      readonly attacker: string;
      readonly defender: string;
      readonly start: number;
      readonly why: 'opened' | 'swapped' | 'ruled';
    }
  | {
      /** Step 5f. `row` is the row of the table; `next` is missing when the engagement ends or a pause begins. */
      readonly type: 'roles.decided';
      readonly engagement: number;
      readonly attacker: string;
      readonly defender: string;
      readonly event: SequenceResult;
      readonly row: number;
      readonly result: RolesResult;
      readonly next?: { readonly attacker: string; readonly start: number };
    }
  | {
      /** 4.5. `opener` is missing when nobody opens and ten tenths pass. */
      readonly type: 'pause.began';
      readonly engagement: number;
      readonly a: string;
      readonly b: string;
      readonly from: number;
      readonly start: number;
      readonly opener?: string;
      readonly kar?: number;
      readonly declined: readonly string[];
    }
  | {
      readonly type: 'target.chosen';
      readonly who: string;
      readonly against: string;
      readonly instead: readonly string[];
    }
  | { readonly type: 'stance.taken'; readonly who: string; readonly stance: 'offensive' | 'defensive' }
  | {
      /** 8.4: members of each group in order; the first of each attacks, the others are hampered. */
      readonly type: 'groups.formed';
      readonly defender: string;
      readonly groups: readonly (readonly string[])[];
    }
  | { readonly type: 'order.chosen'; readonly defender: string; readonly order: readonly string[] };
