import type { Table } from '../../src/engine/index.js';
import { named, tell, type AgoneEvent } from './events.js';
import { releaseSpell } from './effect.js';
import { isSpellTarget, spellTarget } from './targets.js';
import { lose } from './turn.js';
import type { Cast, Fight, Fighter, Spell } from './state.js';

type SpellEvent = 'spell.begun' | 'spell.continued' | 'spell.held' | 'spell.faded' | 'spell.broken';

/** Tells what becomes of a spell, with the rounds that it still needs. */
export function tellSpell(type: SpellEvent, f: Fighter, { spell, rounds }: Cast, table: Table): void {
  const left = Math.max(0, spell.rounds - rounds);
  if (table.listening) tell(table, { type, who: f.card.id, spell: named(spell), left } as AgoneEvent);
}

/** A preparation ends without effect (AGO-269). */
export function breakSpell(f: Fighter, table: Table): void {
  if (!f.cast) return;
  const { cast } = f;
  f.cast = null;
  tellSpell('spell.broken', f, cast, table);
}

/** Begins a spell or an Opera; one without preparation takes effect at once (AGO-268). */
export function beginSpell(fight: Fight, f: Fighter, spell: Spell, table: Table): void {
  if (f.cast) breakSpell(f, table);
  if (spell.rounds > 0) {
    f.cast = { spell, target: null, rounds: 0, held: false };
    return tellSpell('spell.begun', f, f.cast, table);
  }
  if (spell.target === 'self') return releaseSpell(fight, f, spell, f, table);
  if (spell.target === 'none') return releaseSpell(fight, f, spell, null, table);
  const target = stillTarget(fight, f, spell);
  if (!target) return lose(fight, f, 'no-target', table);
  releaseSpell(fight, f, spell, target, table);
}

/** The declared target, or the one that comes nearest to it (AGO-098, AGO-293). */
function stillTarget(fight: Fight, f: Fighter, spell: Spell): Fighter | null {
  const declared = f.plan.target;
  return declared && isSpellTarget(f, spell, declared) ? declared : spellTarget(fight, f, spell);
}

/** One round of preparation more (AGO-269, AGO-270); the round of the effect is played by `askRelease`. */
export function continueSpell(fight: Fight, f: Fighter, table: Table): void {
  if (!f.cast) return lose(fight, f, 'unable', table);
  f.cast.rounds++;
  tellSpell('spell.continued', f, f.cast, table);
}
