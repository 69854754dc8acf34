import type { ZodType } from 'zod';
import type { Problem, Provenance, TableSpec } from '../../src/engine/index.js';
import { checkConstants, checkLevels, checkRows, checkWeapons } from './check-tables.js';
import {
  abilitiesTable,
  actionsTable,
  constantsTable,
  distancesTable,
  levelsTable,
  situationsTable,
  skillsTable,
  weaponsTable,
  type Tables,
} from './tables.js';

const spec = <T>(
  schema: ZodType<T>,
  provenance: Provenance,
  rules: readonly string[],
  check: (table: T) => readonly Problem[],
): TableSpec<T> => ({ schema, rules, provenance, check });

/** The tables of the ruleset (section 12). */
export const tableSpecs: { readonly [K in keyof Tables]: TableSpec<Tables[K]> } = {
  weapons: spec(weaponsTable, 'H', ['SAR-295', 'SAR-296', 'SAR-297'], checkWeapons),
  skills: spec(skillsTable, 'H', ['SAR-294'], checkRows('skills')),
  distances: spec(distancesTable, 'H', ['SAR-298'], checkRows('steps')),
  wounds: spec(levelsTable, 'H', ['SAR-167', 'SAR-299'], checkLevels(2)),
  fatigue: spec(levelsTable, 'H', ['SAR-191', 'SAR-300'], checkLevels(2)),
  situations: spec(situationsTable, 'H', ['SAR-302'], checkRows('situations')),
  abilities: spec(abilitiesTable, 'H', ['SAR-303'], checkRows('abilities')),
  actions: spec(actionsTable, 'S', ['SAR-301'], checkRows('actions')),
  constants: spec(constantsTable, 'H', ['SAR-036', 'SAR-144', 'SAR-168'], checkConstants),
};
