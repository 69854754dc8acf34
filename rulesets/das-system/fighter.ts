import type { Member } from '../../src/engine/index.js';
import type { Sheet } from './sheet.js';
import type { Card, DasRules, Fighter } from './state.js';

/** Derives a fighter from his sheet, once per fight; only for a sheet without errors. */
export function enlist(_member: Member<Sheet>, _rules: DasRules): Card {
  throw new Error('not yet');
}

/** A fighter at the start of a run. */
export function muster(_card: Card, _nr: number): Fighter {
  throw new Error('not yet');
}
