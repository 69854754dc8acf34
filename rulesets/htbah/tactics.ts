import type { Choice } from '../../src/engine/index.js';
import { preferring } from './questions.js';
import { anyUnconscious, type Combatant, type Fight } from './state.js';
import { defaultArm } from './targets.js';

const surrender = preferring('surrender');
const flee = preferring('flee');
const attack = preferring('attack');
const firstAid = preferring('firstAid');
const pass = preferring('pass');

/** What a fighter does whom nobody plays (HTB-223). */
export function defaultAction(fight: Fight, me: Combatant): () => Choice {
  const { surrenderBelow, fleeBelow } = me.fighter;
  if (me.life < surrenderBelow) return surrender;
  if (me.life < fleeBelow) return flee;
  if (defaultArm(fight, me)) return attack;
  if (fight.book.options.medicalAid !== 'off' && anyUnconscious(fight, me.side)) return firstAid;
  return pass;
}
