import type { ZodType } from 'zod';
import type { Problem, Provenance, TableSpec } from '../../src/engine/index.js';
import {
  checkArmour,
  checkConstants,
  checkInitiative,
  checkLines,
  checkLocations,
  checkWeapons,
  checkWounds,
} from './check-tables.js';
import {
  armourTable,
  bleedingTable,
  constantsTable,
  initiativeTable,
  locationsTable,
  painTable,
  weaponsTable,
  woundsTable,
  type Tables,
} from './tables.js';

const spec = <T>(
  schema: ZodType<T>,
  provenance: Provenance,
  rule: string,
  check: (table: T) => readonly Problem[],
): TableSpec<T> => ({ schema, rules: [rule], provenance, check });

/** The tables of the ruleset (section 12). */
export const tableSpecs: { readonly [K in keyof Tables]: TableSpec<Tables[K]> } = {
  weapons: spec(weaponsTable, 'H', 'DAS-410', checkWeapons),
  armour: spec(armourTable, 'H', 'DAS-411', checkArmour),
  locations: spec(locationsTable, 'H', 'DAS-412', checkLocations),
  wounds: spec(woundsTable, 'H', 'DAS-413', checkWounds),
  bleeding: spec(bleedingTable, 'S', 'DAS-414', checkLines),
  pain: spec(painTable, 'H', 'DAS-415', checkLines),
  initiative: spec(initiativeTable, 'H', 'DAS-416', checkInitiative),
  constants: spec(constantsTable, 'H', 'DAS-437', checkConstants),
};
