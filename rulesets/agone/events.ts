import type { Table } from '../../src/engine/index.js';
import type { Deed, Move, Part } from './state.js';
import type { Direction } from './start.js';
import type { Term } from './terms.js';

export type { Term } from './terms.js';

/** A row of a table or of a sheet, as far as a reader needs it. */
export type Named = {
  readonly id: string;
  readonly de: string;
  readonly en: string;
};

export const named = ({ id, de, en }: Named): Named => ({ id, de, en });

/** A throw with everything that was added to it. */
export type Rolled = {
  readonly of: readonly Term[];
  readonly faces: readonly number[];
  readonly die: number;
  readonly total: number;
};

/** `inside`: told within the table of an exchange. */
type Consequence = {
  readonly who: string;
  readonly inside: boolean;
};

export type DefenceKind = 'passive' | 'dodge' | 'parry' | 'helpless' | 'mount' | 'sg';

export type LossReason = 'order' | 'helpless' | 'no-target' | 'given-up' | 'unable';

export type TestKind =
  'balance' | 'will' | 'stand-up' | 'other' | 'spell' | 'first-aid' | 'stabilise' | 'mount' | 'surgery';

export type ConditionKind =
  'prone' | 'surprised' | 'mounted' | 'bound' | 'stunned' | 'unconscious' | 'dying' | 'bleeding';

export type DeclaredEvent = {
  readonly type: 'action.declared' | 'mind.changed';
  readonly who: string;
  readonly deed: Deed;
  readonly weapon?: Named;
  /** Whether it is thrown. */
  readonly thrown: boolean;
  readonly second?: Named;
  readonly target?: string;
  readonly target2?: string;
  readonly part?: Part;
  readonly manoeuvre?: Named;
  readonly spell?: Named;
  readonly move: Move;
  readonly whom?: string;
  readonly changes: number;
  readonly hr: readonly Term[];
};

export type AttackRolled = Rolled & {
  readonly type: 'attack.rolled';
  readonly attacker: string;
  readonly defender: string;
  readonly missile: boolean;
  /** A missile that is thrown. */
  readonly thrown: boolean;
  readonly part: Part;
  readonly mounted: boolean;
  readonly weapon: Named;
  readonly manoeuvre: Named;
  readonly from: Direction;
  readonly fumble: boolean;
};

export type DefenceRolled = Rolled & {
  readonly type: 'defence.rolled';
  readonly defender: string;
  readonly kind: DefenceKind;
  readonly weapon?: Named;
  /** What a parry loses: the weapon damage of the attacker. */
  readonly w: number;
  readonly lowered: number;
  /** A shot: SG of the distance. */
  readonly sg?: number;
  readonly band?: Named;
  readonly metres?: number;
  /** A shield held against a missile: whether its result is the SG (AGO-160). */
  readonly shield?: boolean;
};

/** Everything that a fight of this ruleset tells. Plain data: ids and numbers; fighters are their ids. */
export type AgoneEvent =
  | { readonly type: 'round.began'; readonly round: number; readonly seconds: number }
  | { readonly type: 'fighter.dazed'; readonly who: string; readonly why: 'surprised' | 'stunned' }
  | {
      readonly type: 'kind.announced';
      readonly who: string;
      readonly kind: string;
      readonly weapon?: Named;
      readonly ready: boolean;
    }
  | {
      readonly type: 'initiative.rolled';
      readonly who: string;
      readonly of: readonly Term[];
      readonly face: number;
      readonly ini: number;
      readonly first: boolean;
    }
  | {
      readonly type: 'tie.rolled';
      readonly pass: 'initiative' | 'order';
      readonly faces: readonly { readonly who: string; readonly face: number }[];
    }
  | DeclaredEvent
  | { readonly type: 'turn.began'; readonly who: string; readonly hr: number }
  | ({ readonly type: 'action.lost'; readonly why: LossReason } & Consequence)
  | { readonly type: 'target.changed'; readonly who: string; readonly target: string }
  | {
      readonly type: 'fighter.moved';
      readonly who: string;
      readonly before: number;
      readonly after: number;
      readonly metres: number;
      readonly fast: boolean;
    }
  | { readonly type: 'fighter.rested'; readonly who: string; readonly deed: 'none' | 'defend' }
  | AttackRolled
  | DefenceRolled
  | {
      readonly type: 'attack.compared';
      readonly attacker: string;
      readonly missile: boolean;
      readonly sizes: readonly [number, number];
      readonly threshold: number;
      readonly es: number;
      readonly outcome: 'hit' | 'miss' | 'fumble';
    }
  | {
      readonly type: 'hit.located';
      readonly size: number;
      readonly face: number;
      readonly total: number;
      readonly part: 'rider' | 'mount';
    }
  | {
      readonly type: 'damage.dealt';
      readonly who: string;
      readonly mount: boolean;
      readonly of: readonly Term[];
      readonly damage: number;
      readonly before: number;
      readonly after: number;
      readonly max: number;
      readonly opens: boolean;
      readonly by: string;
    }
  | ({
      readonly type: 'wound.inflicted';
      readonly mount: boolean;
      readonly number: number;
      readonly malus: number;
    } & Consequence)
  | ({
      readonly type: 'critical.inflicted';
      readonly face: number;
      readonly region: Named;
      readonly effect: Named;
    } & Consequence)
  | (Rolled &
      Consequence & {
        readonly type: 'test.rolled';
        readonly test: TestKind;
        readonly label?: string;
        readonly sg: number | null;
        readonly passed: boolean;
      })
  | ({ readonly type: 'weapon.dropped'; readonly weapon: Named } & Consequence)
  | ({ readonly type: 'weapon.kept'; readonly weapon: Named } & Consequence)
  | ({
      readonly type: 'condition.gained' | 'condition.lost';
      readonly what: ConditionKind;
      readonly rounds?: number;
    } & Consequence)
  | ({ readonly type: 'fighter.disabled'; readonly how: 'dying' | 'unconscious' } & Consequence)
  | ({ readonly type: 'fighter.died'; readonly why: 'tp' | 'wounds' } & Consequence)
  | { readonly type: 'fighter.fled'; readonly who: string }
  | ({ readonly type: 'mount.collapsed'; readonly mount: string } & Consequence)
  | { readonly type: 'aim.taken'; readonly who: string; readonly target: string; readonly rounds: number }
  | ({ readonly type: 'aim.lost' } & Consequence)
  | {
      readonly type: 'spell.begun' | 'spell.continued' | 'spell.held' | 'spell.faded' | 'spell.broken';
      readonly who: string;
      readonly spell: Named;
      readonly left: number;
    }
  | {
      readonly type: 'spell.released';
      readonly who: string;
      readonly spell: Named;
      readonly target?: string;
      readonly text: string;
    }
  | {
      readonly type: 'tp.lost';
      readonly who: string;
      readonly why: 'bleeding' | 'dying';
      readonly lost: number;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly type: 'care.given';
      readonly who: string;
      readonly by?: string;
      readonly how: 'first-aid' | 'rest' | 'surgery' | 'stabilise';
      readonly healed: number;
      readonly before: number;
      readonly after: number;
      readonly days?: number;
      readonly minutes?: number;
    }
  | { readonly type: 'wound.healed'; readonly who: string; readonly left: number; readonly malus: number }
  | {
      readonly type: 'value.ruled';
      readonly who: string;
      readonly key: string;
      readonly before: number | string;
      readonly after: number | string;
    };

export type EventType = AgoneEvent['type'];

/** The event of a type; some events stand for several types. */
export type EventOf<T extends EventType, E = AgoneEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;

/**
 * Tells an event. It is built only if anybody listens, which the caller asks first: `if (table.listening) tell(...)`; a
 * function that builds it would have to be made each time.
 */
export const tell = (table: Table, event: AgoneEvent): void => table.tell(event);
