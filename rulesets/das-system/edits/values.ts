import type { Choice, Param, Table } from '../../../src/engine/index.js';
import { coverAt, setCover, setZustand } from '../body.js';
import { named } from '../events.js';
import { capEndurance, currentKar } from '../exhaustion.js';
import { label } from '../labels.js';
import type { Fight, Fighter, Piece } from '../state.js';
import { numberParam, settleEdit, tellRuled, whoOf, whoParam, wordParam, type Edit } from './edit.js';
import { spotOf, spotParam, refuseSpot } from './spots.js';

/** The numbers of a fighter that are set as they stand. */
const NUMBERS: Readonly<Record<string, { get(f: Fighter): number; set(f: Fighter, value: number): void }>> = {
  gz: { get: (f) => f.gz, set: (f, value) => void (f.gz = Math.min(value, f.card.gzMax)) },
  endurance: { get: (f) => f.endurance, set: (f, value) => void (f.endurance = Math.max(0, value)) },
  kar: { get: currentKar, set: (f, value) => void (f.karRise = value - f.card.baseKar) },
  'situation-attack': { get: (f) => f.situation.attack, set: (f, value) => void (f.situation.attack = value) },
  'situation-parry': { get: (f) => f.situation.parry, set: (f, value) => void (f.situation.parry = value) },
  'situation-test': { get: (f) => f.situation.test, set: (f, value) => void (f.situation.test = value) },
};

const set: Edit = {
  id: 'set',
  option: (fight) => ({
    params: [whoParam(fight.fighters), wordParam('key', Object.keys(NUMBERS)), numberParam('value', -9999, 99999)],
  }),
  carryOut(fight, choice, table) {
    setNumber(fight, whoOf(fight, choice), String(choice['key']), choice['value'] as number, table);
  },
};

function setNumber(fight: Fight, f: Fighter, key: string, value: number, table: Table): void {
  const number = NUMBERS[key]!;
  const before = number.get(f);
  number.set(f, value);
  capEndurance(f);
  tellRuled(table, f, key, before, number.get(f));
  settleEdit(fight, f, table);
}

const MODIFIERS = ['attack', 'parry', 'test'] as const;

/** What is not named stays as it is. */
const modifierParam = (fight: Fight, id: (typeof MODIFIERS)[number]): Param => ({
  ...{ id, kind: 'number', min: -9999, max: 9999, optional: true },
  preferred: ({ who }) => fight.fighters.find(({ card }) => card.id === who)?.situation[id] ?? 0,
});

/** The free modifiers of one fighter, all at once (DAS-189). */
const situation: Edit = {
  id: 'situation',
  option: (fight) => ({
    params: [whoParam(fight.fighters), ...MODIFIERS.map((id) => modifierParam(fight, id))],
  }),
  carryOut(fight, choice, table) {
    for (const id of MODIFIERS) {
      setNumber(fight, whoOf(fight, choice), `situation-${id}`, choice[id] as number, table);
    }
  },
};

const zustand: Edit = {
  id: 'zustand',
  option: (fight) => ({
    params: [whoParam(fight.fighters), spotParam(fight), numberParam('value', -9999, 9999)],
    check: (choice) => refuseSpot(fight, choice),
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const spot = spotOf(f, choice)!;
    const before = f.body.zustand[spot.slot]!;
    setZustand(f, spot.slot, choice['value'] as number);
    tellRuled(table, f, 'zustand', before, choice['value'] as number, { part: named(spot.part), at: named(spot) });
  },
};

/** Deckungswert of one worn piece at one location; a piece goes by `fighter/number`. */
const cover: Edit = {
  id: 'cover',
  option: (fight) => {
    const worn = fight.fighters.flatMap((f) =>
      f.card.pieces.filter((piece) => !piece.field).map((piece) => ({ f, piece })),
    );
    if (worn.length === 0) return null;
    return {
      params: [
        {
          id: 'piece',
          kind: 'one-of',
          values: worn.map(({ f, piece }) => ({
            id: pieceId(f, piece),
            label: { t: 'edit.piece-of', who: { t: '@', id: f.card.id }, piece: label(piece), part: partLabel(piece) },
          })),
          preferred: () => pieceId(worn[0]!.f, worn[0]!.piece),
        },
        spotParam(fight),
        numberParam('value', 0, 9999),
      ],
      check: (choice: Choice) => {
        const { f, piece } = pieceOf(fight, choice);
        const spot = spotOf(f, choice);
        return spot && piece.slots.includes(spot.slot) ? undefined : { t: 'refusal.not-covered', piece: label(piece) };
      },
    };
  },
  carryOut(fight, choice, table) {
    const { f, piece } = pieceOf(fight, choice);
    const spot = spotOf(f, choice)!;
    const before = coverAt(f.body, piece, spot.slot);
    setCover(f, piece, spot.slot, choice['value'] as number);
    tellRuled(table, f, 'cover', before, choice['value'] as number, { part: named(spot.part), at: named(spot) });
  },
};

const partLabel = (piece: Piece) => (piece.part ? label(piece.part) : '');

const pieceId = (f: Fighter, piece: Piece): string => `${f.card.id}/${piece.nr}`;

function pieceOf(fight: Fight, choice: Choice): { readonly f: Fighter; readonly piece: Piece } {
  const [id, nr] = String(choice['piece']).split('/');
  const f = fight.fighters.find((other) => other.card.id === id)!;
  return { f, piece: f.card.pieces.find((piece) => piece.nr === Number(nr))! };
}

export const valueEdits: readonly Edit[] = [set, situation, zustand, cover];
