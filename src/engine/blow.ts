import type { Event, Table } from './table.js';
import type { Phrase } from './text.js';

/** The type of the one event that all rulesets share. */
export const BLOW = 'blow.ended';

/**
 * What became of a blow: it failed by itself, was averted (parried, dodged, blocked), was averted so that the
 * attacker's series broke with it, was stopped by armour without harm, or hit.
 */
export type BlowResult = 'missed' | 'averted' | 'broken' | 'stopped' | 'hit';

/** All results of a blow, the worst for the attacker first. */
export const blowResults: readonly BlowResult[] = ['missed', 'broken', 'averted', 'stopped', 'hit'];

/** A row of a table or a place of the body, by which blows are counted. */
export interface Named {
  /** Unique among those of its kind within the ruleset. */
  readonly id: string;
  readonly label: Phrase;
}

/**
 * One blow, shot or spell against one target that has come to its end, in the words that statistics and odds share.
 * Plain data.
 */
export interface Blow extends Event {
  readonly type: typeof BLOW;
  readonly by: string;
  /** Whom it struck at; the attacker himself where a fumble hurts him. */
  readonly on: string;
  readonly result: BlowResult;
  readonly weapon?: Named;
  /** Where it hit, if the ruleset knows places. */
  readonly location?: Named;
  /** What it took, in the unit of the ruleset (points of life, levels); 0 unless it hit. */
  readonly damage: number;
  /** The worst wound or effect that it left. */
  readonly wound?: Named;
  /** Whether the target, who stood before, is out of the fight by it, or dead. */
  readonly felled?: 'out' | 'dead';
}

/**
 * Tells a blow to whoever counts. Callers ask `table.counting` first, so that it is not built in vain, and hand over the
 * whole event: thousands of fights are counted, and to copy it costs more than the blow.
 */
export const tellBlow = (table: Table, blow: Blow): void => table.tell(blow);
