import type { Param } from '../../../src/engine/index.js';
import { checkState } from '../wound.js';
import { collapse } from '../mount.js';
import type { Fight, Fighter } from '../state.js';
import { numberParam, ruled, whoOf, whoParam, wordParam, type Edit } from './edit.js';

interface Number {
  get(f: Fighter): number;
  set(f: Fighter, value: number, fight: Fight): void;
}

/** The numbers of a fighter that are set as they stand (AGO-168, AGO-237). */
export const NUMBERS: Readonly<Record<string, Number>> = {
  tp: { get: (f) => f.tp, set: (f, value) => void (f.tp = Math.min(value, f.card.tp)) },
  wounds: {
    get: (f) => f.wounds,
    set: (f, value, fight) => {
      f.wounds = Math.min(Math.max(0, value), fight.book.constants.woundMax);
      f.malus = fight.book.malus[f.wounds] ?? 0;
    },
  },
  bleeding: { get: (f) => f.bleeding, set: (f, value) => void (f.bleeding = Math.max(0, value)) },
  position: {
    get: (f) => f.position,
    set: (f, value) => {
      if (f.mounted) f.mountAt = value;
      f.position = value;
    },
  },
  attack: { get: (f) => f.freeAttack, set: (f, value) => void (f.freeAttack = value) },
  defence: { get: (f) => f.freeDefence, set: (f, value) => void (f.freeDefence = value) },
  test: { get: (f) => f.freeTest, set: (f, value) => void (f.freeTest = value) },
  'mount-tp': { get: (f) => f.mountTp, set: (f, value) => void (f.mountTp = Math.min(value, f.card.mount?.tp ?? 0)) },
};

/** Any number; TP at 0 or less have the consequences that they always have, unless he is raised from them. */
const set: Edit = {
  id: 'set',
  option: ({ fighters }) => ({
    params: [whoParam(fighters), wordParam('key', Object.keys(NUMBERS)), numberParam('value', -500, 9999)],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const key = String(choice['key']);
    const number = NUMBERS[key]!;
    const before = number.get(f);
    number.set(f, choice['value'] as number, fight);
    if (key === 'tp' && f.tp > 0) f.dying = false;
    ruled(fight, f, key, before, number.get(f), table);
    if (key === 'tp') checkState(fight, f, before, table);
    if (key === 'mount-tp' && f.mountTp <= 0 && f.mounted) collapse(fight, f, table);
  },
};

/** A free modifier; what is not named stays as it is. */
const freeParam = (fighters: readonly Fighter[], id: string): Param => ({
  id,
  kind: 'number',
  min: -99,
  max: 99,
  optional: true,
  preferred: ({ who }) => NUMBERS[id]!.get(fighters.find(({ card }) => card.id === who) ?? fighters[0]!),
});

/** The free modifiers of one fighter, all at once. */
const situation: Edit = {
  id: 'modifiers',
  option: ({ fighters }) => ({
    params: [whoParam(fighters), ...['attack', 'defence', 'test'].map((id) => freeParam(fighters, id))],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    for (const key of ['attack', 'defence', 'test']) {
      const before = NUMBERS[key]!.get(f);
      NUMBERS[key]!.set(f, choice[key] as number, fight);
      ruled(fight, f, key, before, choice[key] as number, table);
    }
  },
};

export const valueEdits: readonly Edit[] = [set, situation];
