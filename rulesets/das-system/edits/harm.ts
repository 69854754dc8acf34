import { named, tell } from '../events.js';
import { label } from '../labels.js';
import { damageTypes, type DamageType } from '../rows.js';
import type { Fight, Fighter } from '../state.js';
import { harm, inflict } from '../wound.js';
import {
  numberParam,
  optional,
  settleEdit,
  whoOf,
  whoParam,
  woundOf,
  woundParam,
  wordParam,
  type Edit,
} from './edit.js';
import { refuseSpot, spotOf, spotParam } from './spots.js';

/** A wound of a given w, with everything that a blow would bring. */
const wound: Edit = {
  id: 'wound',
  option: (fight) => ({
    params: [
      whoParam(fight.fighters),
      spotParam(fight),
      optional(wordParam('type', damageTypes)),
      numberParam('w', 1, 9999, 100),
    ],
    check: (choice) => refuseSpot(fight, choice),
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    inflict(fight, f, table, spotOf(f, choice)!, choice['w'] as number, choice['type'] as DamageType);
    settleEdit(fight, f, table);
  },
};

/** Damage by magic, burns, frost and other sources (DAS-326, DAS-320). */
const damage: Edit = {
  id: 'damage',
  option: (fight) => ({ params: [whoParam(fight.fighters), numberParam('points', 1, 9999, 100)] }),
  carryOut: (fight, choice, table) => harm(fight, whoOf(fight, choice), table, choice['points'] as number),
};

const anyWound = (fight: Fight): boolean => fight.fighters.some((f) => f.wounds.length > 0);

const heal: Edit = {
  id: 'heal',
  option: (fight) => (anyWound(fight) ? { params: [woundParam(fight)] } : null),
  carryOut(fight, choice, table) {
    const { f, wound: healed } = woundOf(fight, choice);
    healed.healed = true;
    tell(table, () => ({ type: 'wound.healed', who: f.card.id, nr: healed.row.nr }));
    settleEdit(fight, f, table);
  },
};

/** The line at which a wound bleeds from now on; 0 stops it. */
const bleeding: Edit = {
  id: 'bleeding',
  option: (fight) =>
    anyWound(fight) ? { params: [woundParam(fight), numberParam('line', 0, fight.book.bleeding.length)] } : null,
  carryOut(fight, choice, table) {
    const { f, wound: source } = woundOf(fight, choice);
    const after = choice['line'] as number;
    const at = f.bleedings.findIndex((running) => running.wound === source);
    const before = f.bleedings[at]?.line ?? 0;
    const fresh = after > 0 ? [{ wound: source, line: after, passed: 0, since: fight.second - 1 }] : [];
    f.bleedings.splice(at < 0 ? f.bleedings.length : at, at < 0 ? 0 : 1, ...fresh);
    tell(table, () => ({ type: 'bleeding.ruled', who: f.card.id, nr: source.row.nr, line: { before, after } }));
  },
};

/** The line at which a wound hurts from now on; 0 ends it. */
const pain: Edit = {
  id: 'pain',
  option: (fight) =>
    anyWound(fight) ? { params: [woundParam(fight), numberParam('line', 0, fight.book.pain.length)] } : null,
  carryOut(fight, choice, table) {
    const { f, wound: source } = woundOf(fight, choice);
    const after = choice['line'] as number;
    const at = f.pains.findIndex((running) => running.wound === source);
    const before = f.pains[at]?.line ?? 0;
    const row = fight.book.pain[after - 1];
    const fresh = row ? [{ wound: source, line: after, left: row.seconds, since: fight.second - 1 }] : [];
    f.pains.splice(at < 0 ? f.pains.length : at, at < 0 ? 0 : 1, ...fresh);
    tell(table, () => ({ type: 'pain.ruled', who: f.card.id, line: { before, after } }));
    settleEdit(fight, f, table);
  },
};

/** An arm or leg: whole, out or lost. */
const limb: Edit = {
  id: 'limb',
  option: (fight) => {
    const limbs = limbsOf(fight);
    if (limbs.length === 0) return null;
    return {
      params: [
        {
          id: 'limb',
          kind: 'one-of',
          values: limbs.map(({ f, part }) => ({
            id: `${f.card.id}/${part.id}`,
            label: { t: 'edit.limb-of', who: { t: '@', id: f.card.id }, part: label(part) },
          })),
          preferred: () => `${limbs[0]!.f.card.id}/${limbs[0]!.part.id}`,
        },
        wordParam('state', LIMB_STATES),
      ],
    };
  },
  carryOut(fight, choice, table) {
    const { f, part } = limbsOf(fight).find((one) => `${one.f.card.id}/${one.part.id}` === choice['limb'])!;
    const state = LIMB_STATES.indexOf(String(choice['state']));
    const kind = part.spots[0]!.region === 'arm' ? 'arm' : 'leg';
    const before = f.limbs[part.index]!;
    f.limbs[part.index] = state;
    if (state === 0) {
      const condition = before === 2 ? `${kind}-lost` : `${kind}-out`;
      tell(table, () => ({
        type: 'condition.lost',
        who: f.card.id,
        condition: condition as 'arm-out',
        cause: 'ruled',
        part: named(part),
      }));
    } else {
      const condition = `${kind}-${state === 2 ? 'lost' : 'out'}` as 'arm-out';
      tell(table, () => ({ type: 'condition.gained', who: f.card.id, condition, cause: 'ruled', part: named(part) }));
    }
  },
};

const LIMB_STATES: readonly string[] = ['whole', 'out', 'lost'];

const limbsOf = (fight: Fight) =>
  fight.fighters.flatMap((f: Fighter) =>
    f.card.plan.parts
      .filter(({ spots }) => spots[0]!.region === 'arm' || spots[0]!.region === 'leg')
      .map((part) => ({ f, part })),
  );

export const harmEdits: readonly Edit[] = [wound, damage, heal, bleeding, pain, limb];
