import type { Member } from '../../src/engine/index.js';
import { bookOf, type Book, type SargonRules } from './book.js';
import { RANGED, type Ability, type Arm, type Card, type Shield, type SkillValue } from './card.js';
import { counted } from './labels.js';
import { modifiersOf } from './modifiers.js';
import type { AbilityRow, ShieldRow } from './rows.js';
import type { Sheet } from './sheet.js';
import { noExtra, type Extra } from './start.js';
import { tacticsOf } from './tactics.js';
import {
  abilityRowsOf,
  armourRowsOf,
  attributeOf,
  belOf,
  kampfOf,
  moveOf,
  offWeaponOf,
  shieldRowOf,
  skillOf,
  weaponRowOf,
  type GivenWeapon,
} from './values.js';

/** What the parts of a card are made from. */
interface Maker {
  readonly book: Book;
  readonly sheet: Sheet;
  readonly bel: number;
  readonly skills: SkillValue[];
  /** The card is made: no further skill gets a number. */
  isClosed: boolean;
}

/** Derives everything about a member that no fight changes (specification 2.5). */
export function enlist(member: Member<Sheet>, rules: SargonRules): Card {
  const { id, name, side, sheet, tactics } = member;
  const book = bookOf(rules);
  const bel = belOf(book, sheet);
  const maker: Maker = { book, sheet, bel, skills: [], isClosed: false };
  const { sch, kon, str } = sheet.attributes;
  const athletik = slotOf(maker, 'athletik');
  const handgemenge = slotOf(maker, 'handgemenge');
  const kampf = kampfOf(book, sheet);
  // Every skill of the weapons has its place from the start, so that a weapon picked up finds it.
  for (const { skill } of [...book.tables.weapons.weapons, ...book.tables.weapons.shields]) slotOf(maker, skill);
  const extra = { ...noExtra, ...(member.extra as Partial<Extra>) };
  const gear = gearOf(maker);
  maker.isClosed = true;
  const dodge = sch + skillOf(sheet, 'handgemenge') + bel - sheet.size;
  return {
    id,
    name,
    side,
    book,
    sheet,
    tactics: tacticsOf(tactics),
    extra,
    modifiers: modifiersOf({ extra, book }),
    sch,
    kon,
    str,
    size: sheet.size,
    bel,
    kampf,
    initiative: sch + kampf + bel,
    move: moveOf(book, sheet.size),
    dodge,
    rest: kon + bel,
    speed: sch + skillOf(sheet, 'athletik') + bel,
    plain: sch + bel,
    protection: armourRowsOf(book, sheet).reduce((sum, { protection }) => sum + protection, 0),
    base: book.constants.baseActions + sheet.extraActions,
    athletik,
    handgemenge,
    ...gear,
    strikes: gear.abilities.filter(({ use }) => use === 'attack'),
    wards: gear.abilities.filter(({ use, kind }) => use === 'defence' && kind === 'simple'),
    best: Math.max(dodge, sch + bel, ...gear.abilities.flatMap(({ bonus, challenge }) => [bonus, challenge])),
    casts: gear.abilities.filter(({ use }) => use === 'attack').map((ability) => ({ ability })),
    lead: (row) => armOf(maker, row),
    bear: (row) => shieldOf(maker, row),
    skills: maker.skills,
    pairMalus: (main, off) => pairMalus(book, sheet, main, off),
    memo: { declarations: [null, null], attack: null },
    wound: levelOf(book.wounds, sheet.wound),
    fatigue: levelOf(book.fatigue, sheet.fatigue),
  };
}

const levelOf = (levels: readonly { readonly id: string }[], id: string | undefined): number =>
  Math.max(0, id === undefined ? 0 : levels.findIndex((level) => level.id === id));

/** Weapons, shield and abilities. A weapon that is not ready is carried (SAR-072). */
function gearOf(maker: Maker): Pick<Card, 'fist' | 'main' | 'off' | 'shield' | 'carried' | 'abilities'> {
  const { book, sheet } = maker;
  const { hands } = sheet;
  const held = (row: GivenWeapon | undefined): Arm | null => (row && row.id !== 'faust' ? armOf(maker, row) : null);
  const main = held(weaponRowOf(book, hands.main));
  const off = held(offWeaponOf(book, hands.off));
  const shield = shieldRowOf(book, hands.off);
  const carried = sheet.carried.flatMap((entry) => held(weaponRowOf(book, entry)) ?? []);
  return {
    fist: armOf(maker, weaponRowOf(book, 'faust') ?? bareFist),
    main: main?.ready ? main : null,
    off: off?.ready ? off : null,
    shield: shield ? shieldOf(maker, shield) : null,
    carried: [...[main, off].filter((arm) => arm !== null && !arm.ready), ...carried] as Arm[],
    abilities: abilitiesOf(maker),
  };
}

/** What a fist is where the table has none. */
const bareFist: GivenWeapon = {
  ...{ id: 'faust', de: 'Faust', en: 'Fist', skill: 'handgemenge', hands: 1, attack: 0, parry: 0, challenge: 0 },
  ...{ reach: 0, damage: -1, attribute: 'sch', load: 0, ready: true },
};

/** The number under which the uses of a skill are counted; -1 of one that comes too late for a number. */
function slotOf({ sheet, skills, isClosed }: Maker, id: string): number {
  const at = skills.findIndex((skill) => skill.id === id);
  return at >= 0 || isClosed ? at : skills.push({ id, value: skillOf(sheet, id) }) - 1;
}

const specialOf = ({ book, sheet }: Maker, skill: string | undefined, type: string | undefined): number =>
  sheet.specialisations.some((one) => one.skill === skill && one.type === type) ? book.constants.specialisation : 0;

/** A weapon with the fighter's values (SAR-012, SAR-019, SAR-020, SAR-164, SAR-233, SAR-234). */
export function armOf(maker: Maker, row: GivenWeapon): Arm {
  const { sheet, bel } = maker;
  const type = row.type ?? row.id;
  const attributeValue = attributeOf(sheet, row.attribute);
  const skill = skillOf(sheet, row.skill);
  const special = specialOf(maker, row.skill, type);
  const thrown = row.reach === 'ranged' && row.skill === 'wurfwaffen';
  const parries = row.parry !== 'none';
  const pa = row.parry === 'none' ? 0 : row.parry;
  return {
    row,
    memo: { parry: null },
    counted: counted(row),
    id: row.id,
    de: row.de,
    en: row.en,
    type,
    hands: row.hands,
    attribute: row.attribute,
    attributeValue,
    slot: slotOf(maker, row.skill),
    skill,
    at: row.attack,
    pa,
    parries,
    reachBonus: row.challenge,
    special,
    attack: attributeValue + skill + row.attack + bel + special,
    parry: attributeValue + skill + pa + bel + special,
    challenge: sheet.attributes.sch + row.challenge + skill + bel + special,
    reach: row.reach === 'ranged' ? RANGED : row.reach,
    damage: row.damage,
    strength: row.reach !== 'ranged' || thrown ? sheet.attributes.str : 0,
    ranges: row.ranges ?? [],
    load: row.load,
    thrown,
    ready: row.ready,
  };
}

function shieldOf(maker: Maker, row: ShieldRow): Shield {
  const { id, de, en, block, skill: skillId } = row;
  const skill = skillOf(maker.sheet, skillId);
  const bonus = maker.sheet.attributes.sch + skill + block + maker.bel;
  return { row, id, de, en, block, skill, slot: slotOf(maker, skillId), bonus };
}

function abilitiesOf(maker: Maker): readonly Ability[] {
  const rows = abilityRowsOf(maker.book, maker.sheet);
  return rows.map((row, index) => abilityOf(maker, row, index, rows));
}

/** An ability with the fighter's values (SAR-022, SAR-166, SAR-228, SAR-238). */
function abilityOf(maker: Maker, row: AbilityRow, index: number, all: readonly AbilityRow[]): Ability {
  const { book, sheet, bel } = maker;
  const skill = skillOf(sheet, row.skill);
  const attributeValue = attributeOf(sheet, row.attribute);
  const special = row.type === undefined ? 0 : specialOf(maker, row.skill, row.type);
  const needed = row.requires === undefined ? -1 : all.findIndex(({ id }) => id === row.requires);
  return {
    id: row.id,
    de: row.de,
    en: row.en,
    counted: counted(row),
    index,
    kind: row.kind,
    rounds: row.rounds,
    use: row.use,
    slot: row.skill === undefined ? -1 : slotOf(maker, row.skill),
    skill,
    attribute: row.attribute ?? '',
    attributeValue,
    own: row.bonus,
    special,
    bonus: attributeValue + skill + row.bonus + bel + special,
    challenge: sheet.attributes.sch + row.challenge + skill + bel + special,
    difficulty: row.difficulty ?? (row.use === 'attack' ? book.constants.abilityDifficulty : null),
    maxRange: row.maxRange ?? Infinity,
    dodgeable: row.dodgeable,
    armourCounts: row.armourCounts,
    damage: row.damage ?? 0,
    requires: row.requires !== undefined && needed < 0 ? -2 : needed,
    surcharge: row.fatigueSurcharge,
  };
}

/** The malus of every action with one of two weapons, less with training (SAR-244…246, SAR-250). */
function pairMalus({ constants }: Book, sheet: Sheet, main: Arm, off: Arm): number {
  const { twoWeaponMalus, stageReduction } = constants;
  return Math.max(0, twoWeaponMalus - stageReduction * stageOf(sheet, main, off));
}

/** The stage to which a pair of weapons is trained; which hand holds which does not matter. */
export const stageOf = (sheet: Pick<Sheet, 'twoWeaponTraining'>, main: Arm, off: Arm): number =>
  sheet.twoWeaponTraining.find(
    ({ types: [a, b] }) => (a === main.type && b === off.type) || (a === off.type && b === main.type),
  )?.stage ?? 0;
