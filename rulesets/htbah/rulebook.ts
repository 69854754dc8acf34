import { phrase, type Problem, type TableSpec } from '../../src/engine/index.js';
import { constantRange, isConstantId } from './constants.js';
import {
  armourTable,
  constantsTable,
  modifiersTable,
  rwTable,
  shieldsTable,
  skillsTable,
  weaponsTable,
  type Tables,
} from './tables.js';

/** The tables of the ruleset with what must hold in each. */
export const tables: { readonly [K in keyof Tables]: TableSpec<Tables[K]> } = {
  constants: { schema: constantsTable, rules: ['HTB-032', 'HTB-239'], provenance: 'H', check: checkConstants },
  weapons: { schema: weaponsTable, rules: ['HTB-154', 'HTB-234'], provenance: 'S', check: checkWeapons },
  shields: { schema: shieldsTable, rules: ['HTB-235'], provenance: 'H' },
  armour: { schema: armourTable, rules: ['HTB-235'], provenance: 'H' },
  rw: { schema: rwTable, rules: ['HTB-182', 'HTB-236'], provenance: 'P', check: checkRw },
  skills: { schema: skillsTable, rules: ['HTB-031', 'HTB-190', 'HTB-239'], provenance: 'H' },
  modifiers: { schema: modifiersTable, rules: ['HTB-151', 'HTB-239'], provenance: 'H' },
};

const problem = (path: Problem['path'], key: string, slots: Record<string, string | number> = {}): Problem => ({
  path,
  message: phrase(`htbah.${key}`, slots),
  severity: 'error',
});

function checkConstants({ constants }: Tables['constants']): readonly Problem[] {
  const ids = constants.map((row) => row.id);
  const missing = Object.keys(constantRange).filter((id) => !ids.includes(id));
  const ranges = constants.flatMap((row, i): Problem[] => {
    const { id, value } = row;
    if (!isConstantId(id)) return [problem(['constants', i, 'id'], 'constant-unknown', { id })];
    const [min, max] = constantRange[id];
    return value < min || value > max
      ? [problem(['constants', i, 'value'], 'constant-range', { id, value, min, max })]
      : [];
  });
  return [...missing.map((id) => problem(['constants'], 'constant-missing', { id })), ...ranges];
}

function checkWeapons({ weapons }: Tables['weapons']): readonly Problem[] {
  const ids = weapons.map((row) => row.id);
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [problem(['weapons', i, 'id'], 'row-twice', { id })] : []));
}

function checkRw({ rw }: Tables['rw']): readonly Problem[] {
  const wanted = Array.from({ length: 10 }, (_, i) => String(i));
  const missing = wanted.filter((id) => rw.filter((row) => row.id === id).length !== 1);
  return missing.map((id) => problem(['rw'], 'rw-row', { id }));
}
