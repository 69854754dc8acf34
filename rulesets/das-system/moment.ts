import { firstOf } from './engagement.js';
import { term, type Term } from './events.js';
import type { Footing } from './movement.js';
import type { Engagement, Fighter } from './state.js';

/** What the moment takes off AB: the first sequence (DAS-069). */
export const attackMoment = (e: Engagement, f: Fighter): readonly Term[] => [
  term('initiative', -(firstOf(e, f)?.attackPenalty ?? 0)),
];

/** What the moment takes off PB or DB: the first sequence, and who does not give way (DAS-069, DAS-182, DAS-447). */
export const defenceMoment = (e: Engagement, d: Fighter, footing: Footing): readonly Term[] => [
  term('initiative', -(firstOf(e, d)?.parryPenalty ?? 0)),
  term(footing.kind === 'no-room' ? 'no-room' : 'firm', -footing.penalty),
];
