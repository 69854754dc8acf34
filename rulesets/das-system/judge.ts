import type { Table } from '../../src/engine/index.js';
import { fitness } from './able.js';
import { tell } from './events.js';
import type { Fight, Fighter } from './state.js';

/**
 * Step 5e: GZ 0 makes combat-unfit, below 0 unconscious, −KO kills (DAS-117, DAS-308..310). Tells changes only; also
 * asked after every wound, since all this takes effect at once (DAS-081).
 * @param why what makes unconscious, if it is not GZ
 */
export function judge(_fight: Fight, f: Fighter, table: Table, why: 'gz' | 'wound' | 'test' | 'ruled' = 'gz'): void {
  const now = fitness(f);
  if (now === f.judged) return;
  f.judged = now;
  if (now === 'dead') f.dead = true;
  tell(table, () => eventOf(f, now, f.gz < 0 ? 'gz' : why));
}

function eventOf(f: Fighter, now: Fighter['judged'], why: 'gz' | 'wound' | 'test' | 'ruled') {
  const who = f.card.id;
  const { gz } = f;
  switch (now) {
    case 'dead':
      return { type: 'fighter.died', who, gz, limit: -f.card.constitution } as const;
    case 'unconscious':
      return { type: 'fighter.fainted', who, gz, why } as const;
    case 'unfit':
      return { type: 'fighter.disabled', who, gz } as const;
    case 'fit':
      return { type: 'fighter.recovered', who, gz } as const;
  }
}
