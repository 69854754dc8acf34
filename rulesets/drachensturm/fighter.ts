import type { Member, Rules } from '../../src/engine/index.js';
import { decimal } from './arithmetic.js';
import { armourSpec, coverOf, pieceOf, type Piece } from './armour.js';
import { bookOf, type Book } from './book.js';
import { partIds, SCHWANZ } from './parts.js';
import { sheetShape, type Sheet, type Tactics, type TalentId, type WeaponRef } from './sheet.js';
import type { MemberKeys } from './start.js';
import type { Encumbrance, Tables } from './tables.js';
import { baseValue, lifeEnergy, shareOf, speedOf, strengthBonus } from './values.js';
import { weaponOf, weaponSpec, type Weapon } from './weapons.js';

/** What one fight derives from a member, armour included, shields and weapons in hand left aside. Immutable. */
export interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly sheet: Sheet;
  readonly keys: MemberKeys;
  readonly book: Book;
  readonly tactics: Tactics;
  readonly kk: number;
  /** Effective properties and base values after armour (DRA-007 to DRA-011). */
  readonly properties: Readonly<Record<'ge' | 're' | 'fi' | 'ko' | 'hoe', number>>;
  readonly kl: number;
  readonly agw: number;
  readonly pgw: number;
  readonly fgw: number;
  readonly sb: number;
  readonly le: number;
  /** Full LE of each part, 0 for one he does not have. */
  readonly parts: readonly number[];
  readonly pieces: readonly Piece[];
  /** Their RQ at the start. */
  readonly rqs: readonly number[];
  /** The piece that protects each part, -1 for none. */
  readonly cover: readonly number[];
  readonly armourKg: number;
  readonly speed: number;
  readonly ka: number;
  /** Whether he has a talent that is declared for a KR (DRA-094). */
  readonly declares: boolean;
  readonly talents: { readonly [T in TalentId]?: number | undefined };
  readonly held: readonly Weapon[];
  readonly spare: readonly Weapon[];
  readonly natural: readonly Weapon[];
  readonly weightKg: number;
  readonly heightCm: number;
  readonly leftHanded: boolean;
  readonly hands: number;
  readonly cannotFall: boolean;
  /** Whether the rules for undead count for him (DRA-345 to DRA-347). */
  readonly undead: boolean;
  /** Whether mere iron does half its damage to him (DRA-348). */
  readonly magical: boolean;
  /** kg and cm of what is neither held nor drawn. */
  readonly loadKg: number;
  readonly bulkyCm: number;
  readonly fleeAt: number;
}

/** Derives a fighter from a member: sheet, what the fight file replaces of it, and the tactics. */
export function enlist(member: Member<Sheet>, rules: Rules<Tables>): Fighter {
  const book = bookOf(rules);
  const keys = member.extra as MemberKeys;
  const sheet = replace(member.sheet, keys);
  const tactics = member.tactics as Tactics;
  const natural = sheet.naturalWeapons ?? ['faust'];
  const weapons = (refs: readonly WeaponRef[]) => refs.flatMap((ref) => armed(ref, sheet, book));
  return {
    id: member.id,
    name: member.name,
    side: member.side,
    sheet,
    keys,
    book,
    tactics,
    ...valuesOf(sheet, book),
    ...bodyOf(sheet, book),
    talents: sheet.talents ?? {},
    declares: sheet.talents?.rundumschlag !== undefined || sheet.talents?.['totale-verteidigung'] !== undefined,
    held: weapons(sheet.held ?? []),
    spare: weapons(sheet.spare ?? []),
    natural: weapons(natural),
    leftHanded: sheet.handedness === 'left',
    hands: sheet.hands ?? 2,
    cannotFall: sheet.cannotFall ?? false,
    undead: (sheet.undead ?? false) && book.settings.undeadRules === 'on',
    magical: (sheet.magical ?? false) && book.settings.magicalHalf === 'on',
    fleeAt: tactics.fleeAt ?? sheet.fleeAt ?? 0,
  };
}

/** The sheet with the keys that the fight file gives in its place. */
export function replace(sheet: Sheet, keys: Readonly<Record<string, unknown>>): Sheet {
  const given = Object.entries(keys).filter(([key, value]) => key in sheetShape && value !== undefined);
  return given.length === 0 ? sheet : { ...sheet, ...(Object.fromEntries(given) as Partial<Sheet>) };
}

const armed = (ref: WeaponRef, sheet: Sheet, book: Book): readonly Weapon[] => {
  const spec = weaponSpec(ref, book.tables);
  return spec ? [weaponOf(spec, sheet, book)] : [];
};

/** Sum of one column of encumbrance. */
export const burden = (pieces: readonly { readonly encumbrance: Encumbrance }[], key: keyof Encumbrance): number =>
  pieces.reduce((sum, { encumbrance }) => sum + (encumbrance[key] ?? 0), 0);

function valuesOf(sheet: Sheet, book: Book) {
  const { properties, values = {} } = sheet;
  const { kk, ge, re, ko, fi = 50, kl = 50, hoe = 50 } = properties;
  const pieces = wornOf(sheet, book);
  const worn = (key: keyof Encumbrance) => burden(pieces, key);
  const before = { ge, re, ko, fi, hoe };
  return {
    kk,
    kl,
    properties: Object.fromEntries(
      Object.entries(before).map(([key, value]) => [key, value - worn(key as keyof typeof before)]),
    ) as typeof before,
    agw: (values.agw ?? baseValue(ge, book)) - worn('agw'),
    pgw: (values.pgw ?? baseValue(ge, book)) - worn('pgw'),
    fgw: values.fgw ?? baseValue(fi, book),
    sb: values.sb ?? strengthBonus(kk, book),
    speed: values.speed ?? speedOf(ge, kk),
    ka: values.ka ?? kk + ko,
  };
}

const wornOf = (sheet: Sheet, { tables }: Book): readonly Piece[] =>
  (sheet.armour ?? []).flatMap((ref) => {
    const spec = armourSpec(ref, tables);
    return spec ? [pieceOf(spec, tables)] : [];
  });

/** DRA-006, DRA-013 to DRA-018: LE of every part, a pool of its own each; armour and weight. */
function bodyOf(sheet: Sheet, book: Book) {
  const { kk, ko } = sheet.properties;
  const le = sheet.values?.le ?? lifeEnergy(kk, ko, sheet.race ?? 'mensch', book);
  const pieces = wornOf(sheet, book);
  return {
    le,
    parts: partIds.map((id, part) =>
      part === SCHWANZ && !sheet.tail ? 0 : (sheet.values?.parts?.[id] ?? shareOf(le, book.shares[part] ?? 100)),
    ),
    pieces,
    rqs: pieces.map(({ rq }) => rq),
    cover: coverOf(pieces),
    armourKg: decimal(pieces.reduce((sum, piece) => sum + piece.weightKg, 0)),
    weightKg: sheet.weightKg,
    heightCm: sheet.heightCm ?? 170,
    loadKg: sheet.loadKg ?? 0,
    bulkyCm: bulkyCm(sheet, book.k.bulkyCm),
  };
}

/** DRA-356: the length of all bulky things, in cm. */
const bulkyCm = ({ bulky = [] }: Sheet, beyond: number): number =>
  bulky.reduce((sum, { lengthCm }) => sum + (lengthCm > beyond ? lengthCm : 0), 0);
