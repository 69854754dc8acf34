import { dice, type Dice } from '../../src/dice/index.js';
import type { Choice, Named as Counted } from '../../src/engine/index.js';
import type { Book } from './book.js';
import { begabungCheck, skillCheck, type Check, type Mod, type Valued } from './check-values.js';
import { label } from './facts.js';
import { preferring } from './questions.js';
import { ranges, readFormula, type Kind, type Range } from './rows.js';
import type { Sheet, SheetWeapon } from './sheet.js';
import type { Extra } from './start.js';
import type { WeaponRow } from './tables.js';
import { slug } from './values.js';

/** A name in both languages; a name of a sheet stands for both. */
export interface Named {
  readonly de: string;
  readonly en: string;
}

/** The dice of a damage formula (HTB-153). */
export interface Harm {
  readonly dice: Dice;
  readonly plus: number;
  /** Twice the mean: 11 for each die and 2y. */
  readonly twiceMean: number;
}

/** A weapon in the hands of one fighter, or his bare fists. */
export interface Arm {
  readonly id: string;
  readonly name: Named;
  /** By which its blows are counted: what bears the same name counts as the same weapon. */
  readonly counted: Counted;
  readonly kind: Kind;
  /** Reaches those who flee (HTB-195). */
  readonly afar: boolean;
  readonly area: boolean;
  readonly parryable: boolean;
  readonly piercing: number;
  readonly attack: Check;
  /** His parry with this weapon in hand. */
  readonly parry: Check;
  /** Parrying with it is parrying with bare fists (HTB-021). */
  readonly bare: boolean;
  readonly harm: Harm;
  /** Damage by distance, for those that lose it (HTB-159). */
  readonly byRange: Readonly<Record<Range, Harm>> | undefined;
  /** Worth of the weapon for the default decision (HTB-224). */
  readonly score: number;
  /** The choice that names it. */
  readonly preferred: () => Choice;
}

export interface Shield {
  readonly name: Named;
  readonly parryMod: number;
  readonly rw: number;
}

/** The id of bare fists among the weapons. */
export const FISTS = 'fists';

/** The weapons of a sheet in its order, bare fists last (HTB-020, HTB-022). */
export function armsOf(of: Valued, sheet: Sheet, extra: Extra, shield: Shield | undefined): readonly Arm[] {
  const taken = new Set<string>([FISTS]);
  const carried = (sheet.weapons ?? []).map((given) => {
    const weapon: SheetWeapon = typeof given === 'string' ? { class: given } : given;
    return makeArm(of, weapon, slug(weapon.id ?? weapon.name ?? weapon.class, taken), extra, shield);
  });
  return [...carried, makeArm(of, fists(sheet, of.book), FISTS, extra, shield)];
}

function fists(sheet: Sheet, book: Book): SheetWeapon {
  const damage = sheet.unarmedDamage ?? book.weapons.get('waffenlos')?.damage ?? '1W10';
  return {
    class: 'custom',
    kind: 'unarmed',
    damage,
    ...(sheet.unarmedSkill !== undefined && { skill: sheet.unarmedSkill }),
  };
}

const fistsNamed: Named = { de: 'bloße Fäuste', en: 'bare fists' };

function makeArm(of: Valued, weapon: SheetWeapon, id: string, extra: Extra, shield: Shield | undefined): Arm {
  const row = of.book.weapons.get(weapon.class);
  const kind = weapon.kind ?? row?.kind ?? 'melee';
  const attackMods: Mod[] = [
    { what: 'weapon', n: weapon.attackMod ?? row?.attackMod ?? 0 },
    { what: 'standing', n: extra.attackMod ?? 0 },
  ];
  const attack = skillCheck(of, 'attack', weapon.skill, of.book.groups.attack, attackMods);
  const byRange = rangedHarm(weapon, row);
  const harm = byRange?.near ?? harmOf(weapon.damage ?? row?.damage ?? '1W10');
  const name = nameOfArm(weapon, row, id);
  return {
    id,
    name,
    counted: { id: id === FISTS ? id : slug(name.de, new Set()), label: label(name) },
    kind,
    afar: kind === 'thrown' || kind === 'shot' || kind === 'blast',
    area: weapon.area ?? kind === 'blast',
    parryable: weapon.parryable ?? parryableKind(kind, of.book),
    piercing: weapon.piercing ?? row?.piercing ?? 0,
    attack,
    parry: parryWith(of, weapon.parryMod ?? row?.parryMod ?? 0, extra, shield),
    bare: kind === 'unarmed' && shield === undefined,
    harm,
    byRange,
    score: attack.target * harm.twiceMean,
    preferred: preferring(id),
  };
}

/** Which kinds cannot be parried (HTB-134 to HTB-137). */
const parryableKind = (kind: Kind, book: Book): boolean =>
  kind !== 'shot' && kind !== 'blast' && !(kind === 'thrown' && book.options.unparryable === 'allRanged');

/** Handeln with the modifiers of weapon, shield and fight (HTB-019, HTB-129, HTB-130). */
function parryWith(of: Valued, parryMod: number, extra: Extra, shield: Shield | undefined): Check {
  return begabungCheck(of, 'parry', of.book.groups.parry, [
    { what: 'weapon-in-hand', n: parryMod },
    { what: 'shield', n: shield?.parryMod ?? 0 },
    { what: 'standing', n: extra.parryMod ?? 0 },
  ]);
}

/** Damage of the weapon's own goes before that of its class, one formula before many (HTB-025, HTB-159). */
function rangedHarm(weapon: SheetWeapon, row: WeaponRow | undefined): Record<Range, Harm> | undefined {
  const own = weapon.damage === undefined ? row?.damageByRange : undefined;
  const given = weapon.damageByRange ?? own;
  if (!given) return undefined;
  const [near, medium, far] = ranges.map((range) => harmOf(given[range]));
  return { near: near!, medium: medium!, far: far! };
}

/** The dice of a formula, made once for all who use it. */
const harms = new Map<string, Harm>();

function harmOf(formula: string): Harm {
  const { count, plus } = readFormula(formula);
  const key = `${count}+${plus}`;
  let harm = harms.get(key);
  if (!harm) harms.set(key, (harm = { dice: dice(count, 10, plus), plus, twiceMean: 11 * count + 2 * plus }));
  return harm;
}

function nameOfArm(weapon: SheetWeapon, row: WeaponRow | undefined, id: string): Named {
  if (id === FISTS) return fistsNamed;
  if (weapon.name !== undefined) return { de: weapon.name, en: weapon.name };
  return row ? { de: row.de, en: row.en } : { de: id, en: id };
}
