import type { Member } from '../../src/engine/index.js';
import { settle } from './bell.js';
import type { Book, Part, Plan } from './book.js';
import { armsOf, weaponIn } from './arms.js';
import { bookOf } from './rulebook.js';
import type { Sheet } from './sheet.js';
import { startOf } from './start-state.js';
import type { Card, DasRules, Fighter, Wound } from './state.js';
import { baseKarOf, baseOf, maximumOf, rollValueOf } from './values.js';
import { wear } from './wear.js';

/** Derives a fighter from his sheet, once per fight; only for a sheet without errors. */
export function enlist(member: Member<Sheet>, rules: DasRules): Card {
  const { sheet, id, name, side, tactics } = member;
  const book = bookOf(rules);
  const plan = planOf(book, sheet);
  const arms = armsOf(book, sheet, plan);
  const numbers = numbersOf(book, sheet);
  const { pieces, cover } = wear(book, plan, sheet.armour ?? []);
  const zustandMax = plan.spots.map(({ zustandPercent }) => startZustand(book, sheet, zustandPercent));
  const arm = armsByHand(plan, sheet.hand ?? 'right');
  const { start, ...worn } = { ...arms, start: startOf(book, sheet, plan, numbers.gzMax, arms.start) };
  return {
    ...{ id, name, side, sheet, tactics: { ...sheet.tactics, ...tactics }, book, plan, ...sheet.attributes },
    ...{ skills: sheet.skills ?? {}, ...numbers, ...arm, ...worn, pieces, ...hindrance(book, sheet, pieces) },
    zustandMax,
    body: { zustand: zustandOf(sheet, plan, zustandMax, start.wounds), cover, reaches: [], own: false },
    start,
  };
}

const planOf = (book: Book, sheet: Sheet): Plan => book.plans[sheet.bodyPlan ?? 'humanoid']!;

/** The numbers of 2.5, with the GM's own in their place (DAS-029). The KAR is fixed here (DAS-442). */
function numbersOf(book: Book, sheet: Sheet) {
  const { attributes: a, skills = {}, overrides = {} } = sheet;
  const { dodge } = book.tables.weapons;
  const kar = weaponIn(book, sheet.mainHand ?? sheet.unarmed ?? 'faust')?.kar ?? 0;
  const dodgeBase = overrides.dodgeBase ?? baseOf(dodge.weights, a, skills[dodge.skill] ?? 0);
  return {
    rollValue: overrides.rollValue ?? rollValueOf(a),
    baseKar: overrides.kar ?? baseKarOf(book.constants, a.reaction, kar),
    gzMax: overrides.gzMax ?? a.constitution,
    dodgeBase,
    dodgeMaxPrecision: overrides.dodgeMaxPrecision ?? maximumOf(dodgeBase, dodge.maxPrecision),
  };
}

/** Start value of the Zustand of a location (DAS-018). */
const startZustand = (book: Book, sheet: Sheet, percent: number): number =>
  Math.floor((Math.floor(sheet.attributes.constitution / book.constants.zustandDivisor) * percent) / 100);

/** AT/PA- and Probenabzug of the armour after Rüstungsgewöhnung (DAS-021..024). */
function hindrance(book: Book, sheet: Sheet, pieces: readonly { readonly atpa: number; readonly probe: number }[]) {
  const used = sheet.skills?.['ruestungsgewoehnung'] ?? 0;
  const { armourHabitAtpaDivisor, armourHabitProbeDivisor } = book.constants;
  const atpa = pieces.reduce((sum, piece) => sum + piece.atpa, 0);
  const probe = pieces.reduce((sum, piece) => sum + piece.probe, 0);
  return {
    armourAtpa: Math.max(0, atpa - Math.floor(used / armourHabitAtpaDivisor)),
    armourProbe: Math.max(0, probe - Math.floor(used / armourHabitProbeDivisor)),
  };
}

/** Zustand by slot at the start: as the sheet says, else less what its wounds there took (specification 2.1). */
function zustandOf(sheet: Sheet, plan: Plan, full: readonly number[], wounds: Card['start']['wounds']): number[] {
  const zustand = full.slice();
  for (const { spot, row } of wounds) zustand[spot.slot]! -= row.zustand;
  for (const { part, id, slot } of plan.spots) {
    const given = sheet.state?.zustand?.[part.id]?.[id];
    if (given !== undefined) zustand[slot] = given;
  }
  return zustand;
}

/** The arms that hold main and off hand (DAS-278). */
function armsByHand(plan: Plan, hand: 'right' | 'left'): { mainArm: Part | null; offArm: Part | null } {
  const arms = plan.parts.filter((part) => part.group === 'arm');
  const main = arms.find((arm) => arm.id === `arm-${hand}`) ?? null;
  return { mainArm: main, offArm: arms.find((arm) => arm !== main) ?? null };
}

/** A fighter at the start of a run. Written out key by key, since every run of a batch begins with it. */
export function muster(card: Card, nr: number): Fighter {
  const { start } = card;
  const wounds = start.wounds.length === 0 ? [] : start.wounds.map((wound) => ({ ...wound }));
  const f: Fighter = {
    card,
    nr,
    gz: start.gz,
    endurance: start.endurance,
    karRise: start.karRise,
    body: card.body,
    wounds,
    bleedings: ownedBy(start.bleedings, start.wounds, wounds),
    pains: ownedBy(start.pains, start.wounds, wounds),
    atpa: 0,
    woundsInForce: 0,
    painInForce: 0,
    extra: 'none',
    dazed: false,
    dazedFrom: -1,
    dazedTo: -1,
    chokingSince: start.chokes ? -1 : null,
    mute: start.mute,
    lying: start.lying,
    knockedOut: false,
    dead: false,
    judged: 'fit',
    fate: 'fighting',
    limbs: start.limbs.slice(),
    main: start.main,
    off: start.off,
    carried: start.carried.slice(),
    ground: [],
    situation: { attack: 0, parry: 0, test: 0 },
    attackedIn: -1,
    parriedIn: -1,
    attacks: null,
    stance: null,
  };
  if (wounds.length > 0) settle(f, 0);
  return f;
}

/** Running bleedings or pains of the sheet, each with the copy of its wound. */
const ownedBy = <T extends { readonly wound: Wound }>(
  running: readonly T[],
  wounds: readonly Wound[],
  copies: readonly Wound[],
): T[] => running.map((one) => ({ ...one, wound: copies[wounds.indexOf(one.wound)]! }));
