import type { ZodType } from 'zod';
import type { Problem, Provenance, TableSpec } from '../../src/engine/index.js';
import * as checks from './check-tables.js';
import * as tables from './tables.js';
import type { Tables } from './tables.js';

const spec = <T>(
  schema: ZodType<T>,
  provenance: Provenance,
  rules: readonly string[],
  check: (table: T) => readonly Problem[],
): TableSpec<T> => ({ schema, rules, provenance, check });

/** The tables of the ruleset (section 12). */
export const tableSpecs: { readonly [K in keyof Tables]: TableSpec<Tables[K]> } = {
  weapons: spec(tables.weaponsTable, 'H', ['AGO-020', 'AGO-021', 'AGO-022', 'AGO-023'], checks.checkWeaponRows),
  armour: spec(tables.armourTable, 'H', ['AGO-015', 'AGO-217'], checks.checkArmourRows),
  skills: spec(tables.skillsTable, 'P', ['AGO-259', 'AGO-260', 'AGO-307'], checks.checkSkillRows),
  manoeuvres: spec(tables.manoeuvresTable, 'H', ['AGO-276', 'AGO-278', 'AGO-279', 'AGO-280'], checks.checkManoeuvres),
  modifiers: spec(tables.modifiersTable, 'S', ['AGO-167'], checks.checkModifiers),
  constants: spec(tables.constantsTable, 'H', ['AGO-010'], checks.checkConstants),
  body: spec(tables.bodyTable, 'P', ['AGO-003', 'AGO-004', 'AGO-005', 'AGO-006'], checks.checkBody),
  ranges: spec(tables.rangesTable, 'S', ['AGO-122', 'AGO-123', 'AGO-124', 'AGO-125', 'AGO-127'], checks.checkRanges),
  wounds: spec(tables.woundsTable, 'P', ['AGO-221', 'AGO-222'], checks.checkWounds),
  criticals: spec(tables.criticalsTable, 'H', ['AGO-234', 'AGO-237', 'AGO-238', 'AGO-239'], checks.checkCriticals),
  care: spec(tables.careTable, 'P', ['AGO-243', 'AGO-245'], checks.checkCare),
};
