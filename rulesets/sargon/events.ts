import type { Table } from '../../src/engine/index.js';
import type { Named } from './rows.js';
import type { Term } from './terms.js';

/** A throw with what was added to it. `faces` is empty where the GM decreed the die. */
export interface Thrown {
  readonly faces: readonly number[];
  readonly die: number;
  readonly of: readonly Term[];
  readonly total: number;
}

/** A change of level on one of the ladders. */
export interface LevelChange {
  readonly before: Named;
  readonly after: Named;
  readonly levels: number;
}

export interface Defence {
  readonly kind: 'parry' | 'block' | 'dodge' | 'magic';
  readonly with: Named | null;
  /** Running number and its malus. */
  readonly number: number;
  readonly malus: number;
  readonly roll: Thrown;
  /** What it counts: never below the least. */
  readonly counts: number;
}

export type AttackResolved = {
  readonly type: 'attack.resolved';
  readonly attacker: string;
  readonly defender: string;
  readonly how: 'melee' | 'shot' | 'ability';
  readonly weapon: Named;
  readonly number: number;
  readonly malus: number;
  /** Distance step in melee, metres otherwise. */
  readonly step: Named | null;
  readonly metres: number;
  readonly reach: number;
  readonly roll: Thrown;
  readonly defence: Defence | null;
  readonly base: number;
  readonly fullDodge: number | null;
  readonly difficulty: number;
  readonly hit: boolean;
  readonly margin: number;
  readonly damage: { readonly of: readonly Term[]; readonly sum: number } | null;
  readonly levels: number;
  readonly wound: LevelChange | null;
};

export interface InitiativeRow {
  readonly who: string;
  readonly roll: Thrown;
  readonly lost: number;
  readonly fumble: 'none' | 'fumble' | 'severe';
}

export type FatigueRolled = {
  readonly type: 'fatigue.rolled';
  readonly who: string;
  /** The first of the round: it opens the table. */
  readonly first: boolean;
  readonly roll: Thrown;
  readonly skills: readonly Named[];
  readonly difficulty: readonly Term[];
  readonly needed: number;
  readonly shortfall: number;
  readonly change: LevelChange | null;
};

/** Everything that a fight of this ruleset tells. Plain data; fighters are their ids. */
export type SargonEvent =
  | { readonly type: 'round.began'; readonly round: number; readonly seconds: number }
  | {
      readonly type: 'declaration.made';
      readonly who: string;
      readonly quick: number;
      readonly both: boolean;
      readonly with: Named | null;
      readonly wish: number;
    }
  | { readonly type: 'initiative.rolled'; readonly rows: readonly InitiativeRow[] }
  | {
      readonly type: 'challenge.rolled';
      readonly who: string;
      readonly with: Named;
      readonly wish: number;
      readonly why: 'round' | 'contact' | 'change' | 'answer' | 'owed';
      readonly number: number | null;
      readonly roll: Thrown;
    }
  | {
      readonly type: 'distance.settled';
      readonly a: string;
      readonly b: string;
      readonly step: Named;
      readonly why: 'agreed' | 'won' | 'tied' | 'ruled';
      readonly winner: string | null;
      readonly clear: readonly string[];
    }
  | { readonly type: 'turn.ended'; readonly who: string }
  | { readonly type: 'wait.began'; readonly who: string }
  | { readonly type: 'wait.ended'; readonly who: string; readonly over: string | null }
  | {
      readonly type: 'initiative.seized';
      readonly who: string;
      readonly over: string;
      readonly from: number;
      readonly to: number;
    }
  | AttackResolved
  | { readonly type: 'action.lost'; readonly who: string; readonly what: string }
  | {
      readonly type: 'ability.used';
      readonly who: string;
      readonly ability: Named;
      readonly number: number;
      readonly malus: number;
      readonly roll: Thrown | null;
      readonly difficulty: number | null;
      readonly passed: boolean;
    }
  | { readonly type: 'full-dodge.rolled'; readonly who: string; readonly roll: Thrown; readonly counts: number }
  | {
      readonly type: 'move.made';
      readonly who: string;
      readonly from: number;
      readonly to: number;
      readonly cost: number;
      readonly how: 'walk' | 'move' | 'run';
    }
  | {
      readonly type: 'weapon.readied';
      readonly who: string;
      readonly weapon: Named;
      readonly how: 'draw' | 'pick-up' | 'load' | 'loaded';
      readonly malus: number;
    }
  | { readonly type: 'weapon.dropped'; readonly who: string; readonly weapon: Named }
  | { readonly type: 'fighter.stood'; readonly who: string; readonly malus: number }
  | { readonly type: 'free.taken'; readonly who: string }
  | { readonly type: 'rest.declared'; readonly who: string }
  | {
      readonly type: 'round-action.began';
      readonly who: string;
      readonly ability: Named;
      readonly nth: number;
      readonly of: number;
    }
  | { readonly type: 'round-action.aborted'; readonly who: string }
  | { readonly type: 'ability.completed'; readonly who: string; readonly ability: Named }
  | {
      readonly type: 'speed.compared';
      readonly rows: readonly {
        readonly who: string;
        readonly move: number;
        readonly roll: Thrown;
        readonly sum: number;
      }[];
      readonly lead: number;
    }
  | { readonly type: 'flight.began'; readonly who: string; readonly pursuers: readonly string[] }
  | { readonly type: 'flight.ended'; readonly who: string; readonly caught: readonly string[] }
  | { readonly type: 'wounds.settled'; readonly who: string; readonly change: LevelChange }
  | { readonly type: 'fighter.disabled'; readonly who: string; readonly how: 'out' | 'dead' | 'collapsed' }
  | { readonly type: 'fighter.recovered'; readonly who: string }
  | { readonly type: 'extra.taken'; readonly who: string }
  | FatigueRolled
  | {
      readonly type: 'rest.rolled';
      readonly who: string;
      readonly first: boolean;
      readonly roll: Thrown;
      readonly difficulty: readonly Term[];
      readonly needed: number;
      readonly change: LevelChange | null;
    }
  | {
      readonly type: 'value.ruled';
      readonly who: string;
      readonly what: string;
      readonly value: string | number;
      readonly named?: Named;
    };

/** Tells an event; it is not even built if nobody listens. */
export const tell = (table: Table, event: () => SargonEvent): void => {
  if (table.listening) table.tell(event());
};

// A record, so that the compiler misses no type.
const types: Record<SargonEvent['type'], true> = {
  'round.began': true,
  'declaration.made': true,
  'initiative.rolled': true,
  'challenge.rolled': true,
  'distance.settled': true,
  'turn.ended': true,
  'wait.began': true,
  'wait.ended': true,
  'initiative.seized': true,
  'attack.resolved': true,
  'action.lost': true,
  'ability.used': true,
  'full-dodge.rolled': true,
  'move.made': true,
  'weapon.readied': true,
  'weapon.dropped': true,
  'fighter.stood': true,
  'free.taken': true,
  'rest.declared': true,
  'round-action.began': true,
  'round-action.aborted': true,
  'ability.completed': true,
  'speed.compared': true,
  'flight.began': true,
  'flight.ended': true,
  'wounds.settled': true,
  'fighter.disabled': true,
  'fighter.recovered': true,
  'extra.taken': true,
  'fatigue.rolled': true,
  'rest.rolled': true,
  'value.ruled': true,
};

/** All types of events of this ruleset. */
export const eventTypes = Object.keys(types) as readonly SargonEvent['type'][];

/** A row by what an event says of it. */
export const named = ({ id, de, en }: Named): Named => ({ id, de, en });
