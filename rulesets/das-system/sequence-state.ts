import type { Part } from './book.js';
import type { Engagement, Fight, Fighter, Reach, SequenceEvent, Wield } from './state.js';

/** A blow that has been declared and rolled (2c–2f). */
export interface Blow {
  readonly fight: Fight;
  readonly e: Engagement;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly wield: Wield;
  readonly reach: Reach;
  readonly part: Part;
  /** S, and A = f + what the roll counts. */
  readonly force: number;
  readonly total: number;
  /** Whether the attacker presses after the defender (DAS-331). */
  readonly pushed: boolean;
}

/** One sequence of this second, from its start to the decision about the roles. */
export interface Sequence {
  readonly fight: Fight;
  readonly e: Engagement;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** What the attacker held and whether he stood when it began (row 5 of 5f). */
  readonly armed: boolean;
  readonly stood: boolean;
  event: SequenceEvent;
}

/** A sequence that begins now. */
export const newSequence = (fight: Fight, e: Engagement, attacker: Fighter): Sequence => ({
  fight,
  e,
  attacker,
  defender: attacker === e.a ? e.b : e.a,
  armed: attacker.main !== null,
  stood: !attacker.lying,
  event: 'idle',
});
