import { loaded, type Diagnostic, type Loaded, type Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import type { Variation } from '../vary/words.js';
import { openFight, readFight, type FightLoaded, type FightWishes } from './fight.js';

/** A fight that can be loaded again and again with one value set, each time with all checks and the same seed. */
export interface VariableFight extends FightLoaded {
  readonly vary: (variation: Variation) => Loaded<FightLoaded>;
}

/** Loads a fight to be varied: as it stands, which must be without fault, and with any value set. */
export async function loadVariable(
  shelf: Shelf,
  path: string,
  wishes: FightWishes = {},
): Promise<Loaded<VariableFight>> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (d) => void diagnostics.push(d);
  const opened = await openFight(shelf, path, wishes, report);
  const fight = opened && readFight(shelf, opened, wishes, report);
  if (!fight) return loaded<VariableFight>(undefined, diagnostics);
  const same = { ...wishes, seed: fight.setup.seed };
  const names = fight.setup.members.map(({ name }) => name);
  const vary = (variation: Variation): Loaded<FightLoaded> => {
    const found: Diagnostic[] = [];
    const varied = readFight(shelf, opened, same, (d) => void found.push(d), { ...variation, names });
    return loaded(varied, found);
  };
  return loaded({ ...fight, vary }, diagnostics);
}
