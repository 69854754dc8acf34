import type { Member } from '../../src/engine/index.js';
import { armsOf, canParry, skillOf } from './arms.js';
import { armourOf, bookOf, type AgoneRules, type Armour, type Book } from './book.js';
import { label } from './labels.js';
import { NONE, type Card, type Fighter, type Mount, type Spell } from './state.js';
import { attributeIds, type AttributeId, type Sheet, type SheetMount, type SheetSpell } from './sheet.js';
import { startOf } from './start-state.js';
import type { Tactics } from './tactics.js';
import { hitPoints, meleeBase, missileBase, sizeRow, strengthBonus, threshold } from './values.js';

/** Derives a fighter from his sheet, once per fight; only for a sheet without errors. */
export function enlist(member: Member<Sheet>, rules: AgoneRules): Card {
  const { sheet, id, name, side } = member;
  const book = bookOf(rules);
  const attributes = attributesOf(sheet);
  const numbers = numbersOf(book, sheet, attributes);
  const aspects = book.options['aspects.enabled'];
  const body = aspects ? (sheet.bodyBonus ?? 0) : 0;
  const { arms, fist } = armsOf(book, sheet, attributes, numbers, body);
  return {
    ...{ id, name, side, sheet, book, attributes, ...numbers, body, arms, fist, parriers: arms.filter(canParry) },
    tactics: { ...sheet.tactics, ...member.tactics } as Tactics,
    ges: attributes.ges,
    armour: wornArmour(book, sheet),
    quickness: attributes.ges + attributes.wah + body,
    soul: aspects ? (sheet.soulBonus ?? 0) : 0,
    balance: sheet.balanceBonus ?? 0,
    dodging: skillOf(book, sheet, 'ausweichen'),
    spells: (sheet.spells ?? []).map(spellOf),
    mount: sheet.mount ? mountOf(book, sheet.mount) : null,
    memo: { last: null },
    start: startOf(sheet, numbers.tp, arms, member.extra),
  };
}

const attributesOf = ({ attributes }: Sheet): Record<AttributeId, number> =>
  Object.fromEntries(attributeIds.map((id) => [id, attributes[id] ?? 5])) as Record<AttributeId, number>;

/** The numbers of 2.7; one that stands on the sheet replaces its formula (AGO-009). */
function numbersOf(book: Book, sheet: Sheet, { ges, wah, sta, aus }: Record<AttributeId, number>) {
  const size = sheet.size ?? 0;
  const tp = sheet.tp ?? hitPoints(book, size, aus, sheet.tpDie ?? 5);
  return {
    size,
    tp,
    nk: sheet.nk ?? meleeBase(sta, ges),
    fk: sheet.fk ?? missileBase(ges, wah),
    sb: sheet.sb ?? strengthBonus(book, sta, size),
    br: sheet.br ?? sizeRow(book, size)?.br ?? 0,
    ssw: sheet.ssw ?? threshold(tp, book.constants.ssw),
    skw: sheet.skw ?? threshold(tp, book.constants.skw),
  };
}

function wornArmour(book: Book, { armour = 'ohne' }: Sheet): Armour {
  return typeof armour === 'string' ? book.armour[armour]! : armourOf(armour);
}

const spellOf = (spell: SheetSpell): Spell => ({
  id: spell.id,
  de: spell.name,
  en: spell.name,
  kind: spell.kind ?? 'zauber',
  rounds: spell.rounds ?? 0,
  attribute: spell.attribute,
  skill: spell.skill,
  sg: spell.sg,
  range: spell.range ?? Infinity,
  target: spell.target ?? 'enemy',
  damage: spell.damage ?? 0,
  armourApplies: spell.armourApplies ?? false,
  text: spell.text ?? '',
  named: { id: spell.id, label: label({ de: spell.name, en: spell.name }) },
});

const mountOf = (book: Book, mount: SheetMount): Mount => ({
  name: mount.name,
  ges: mount.ges,
  size: mount.size,
  br: mount.br,
  tp: mount.tp,
  ssw: mount.ssw ?? threshold(mount.tp, book.constants.ssw),
  protection: mount.protection ?? 0,
});

/** A fighter at the start of a run. Written out key by key, since every run of a batch begins with it. */
export function muster(card: Card, nr: number, distance: number): Fighter {
  const { start, book, mount } = card;
  const plan = book.idle;
  const position = start.position ?? (card.side === 0 ? 0 : distance);
  const f: Fighter = {
    card,
    nr,
    tp: start.tp,
    wounds: start.wounds,
    permanent: 0,
    malus: book.malus[start.wounds] ?? 0,
    armMalus: 0,
    allMalus: 0,
    brLoss: 0,
    bleeding: 0,
    injuries: [],
    prone: start.prone,
    dying: false,
    unconscious: false,
    bound: false,
    dead: false,
    gone: false,
    out: false,
    surprisedTo: start.surprised ? book.constants.surpriseRounds : 0,
    stunnedTo: 0,
    mounted: start.mounted,
    mountTp: mount ? mount.tp : 0,
    mountWounds: 0,
    mountAt: position,
    main: start.main,
    off: start.off,
    loaded: start.loaded.slice(),
    counts: start.counts.slice(),
    dropped: [],
    position,
    cover: start.cover,
    room: start.room,
    higherThan: start.higherThan,
    from: null,
    wrongHand: false,
    freeAttack: 0,
    freeDefence: 0,
    freeTest: 0,
    aim: null,
    cast: null,
    aided: false,
    healed: 0,
    takesPart: false,
    declared: false,
    announced: NONE,
    kind: NONE,
    changes: 0,
    plan,
    ini: 0,
    hr: 0,
    tie: 0,
    rank: 0,
    done: true,
    lost: false,
    reacted: 0,
    moved: 0,
    pace: 0,
    manoeuvre: plan.manoeuvre,
    shift: 0,
    memo: null,
  };
  return f;
}
