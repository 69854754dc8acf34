import { z } from 'zod';
import { constantRow } from './constants.js';
import { abilityRow, armourRow, id, shieldRow, text, weaponRow } from './rows.js';

const version = z.int().min(1);
const named = { id, de: text, en: text };
const number = z.int().min(-50).max(50);

const level = z.strictObject({ ...named, malus: z.int().min(-99).max(0), able: z.boolean() });

/** `weapons.yaml` (SAR-295, SAR-296, SAR-297). */
export const weaponsTable = z.strictObject({
  version,
  weapons: z.array(weaponRow),
  shields: z.array(shieldRow),
  armour: z.array(armourRow),
});

/** `skills.yaml` (SAR-294). */
export const skillsTable = z.strictObject({
  version,
  skills: z.array(z.strictObject({ ...named, combat: z.boolean() })),
});

/** `distances.yaml` (SAR-298). */
export const distancesTable = z.strictObject({ version, steps: z.array(z.strictObject(named)).length(3) });

/** `wounds.yaml` and `fatigue.yaml` (SAR-299, SAR-300). */
export const levelsTable = z.strictObject({ version, levels: z.array(level) });

/** `situations.yaml` (SAR-302). */
export const situationsTable = z.strictObject({
  version,
  situations: z.array(
    z.strictObject({ ...named, initiative: number, attack: number, defence: number, challenge: number }),
  ),
});

/** `abilities.yaml` (SAR-303). */
export const abilitiesTable = z.strictObject({ version, abilities: z.array(abilityRow) });

/** `actions.yaml` (SAR-301): what is free, simple or a round action; the rules themselves do not read it. */
export const actionsTable = z.strictObject({
  version,
  actions: z.array(
    z.strictObject({
      ...named,
      kind: z.enum(['simple', 'free', 'round']),
      mode: z.enum(['active', 'passive', 'any']),
      provenance: z.enum(['S', 'H']),
    }),
  ),
});

/** `constants.yaml`: the numbers of the rules. */
export const constantsTable = z.strictObject({ version, constants: z.array(constantRow) });

/** All tables of the ruleset, as they are read from `tables/`. */
export type Tables = {
  readonly weapons: z.output<typeof weaponsTable>;
  readonly skills: z.output<typeof skillsTable>;
  readonly distances: z.output<typeof distancesTable>;
  readonly wounds: z.output<typeof levelsTable>;
  readonly fatigue: z.output<typeof levelsTable>;
  readonly situations: z.output<typeof situationsTable>;
  readonly abilities: z.output<typeof abilitiesTable>;
  readonly actions: z.output<typeof actionsTable>;
  readonly constants: z.output<typeof constantsTable>;
};

export type Level = Readonly<z.output<typeof level>>;
export type SituationRow = Tables['situations']['situations'][number];
