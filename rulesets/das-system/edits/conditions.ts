import { phrase, type Choice, type Table } from '../../../src/engine/index.js';
import { isOut } from '../able.js';
import { named, tell, type Condition } from '../events.js';
import { letGo, takeUp } from '../hands.js';
import { label } from '../labels.js';
import type { Fight, Fighter } from '../state.js';
import { numberParam, optional, settleEdit, whoOf, whoParam, wordParam, type Edit } from './edit.js';

/** Conditions that the GM gives and takes (DAS-405). */
const CONDITIONS = ['lying', 'dazed', 'mute', 'choking', 'unconscious', 'dead', 'fled', 'yielded'] as const;
type Set = (typeof CONDITIONS)[number];

const condition: Edit = {
  id: 'condition',
  option: (fight) => ({
    params: [
      whoParam(fight.fighters),
      wordParam('condition', CONDITIONS),
      optional(wordParam('on', ['yes', 'no'])),
      optional(numberParam('seconds', 0, 9999)),
    ],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const which = choice['condition'] as Set;
    const on = choice['on'] === 'yes';
    put(fight, f, which, on, choice['seconds'] as number);
    tellCondition(f, which, on, choice['seconds'] as number, table);
    settleEdit(fight, f, table);
  },
};

function put(fight: Fight, f: Fighter, which: Set, on: boolean, seconds: number): void {
  switch (which) {
    case 'lying':
    case 'mute':
    case 'dead':
      f[which] = on;
      return;
    case 'unconscious':
      f.knockedOut = on;
      return;
    case 'choking':
      f.chokingSince = on ? fight.second - 1 : null;
      return;
    case 'dazed':
      f.dazedFrom = fight.second;
      f.dazedTo = on ? fight.second + Math.max(1, seconds) - 1 : fight.second - 1;
      return;
    case 'fled':
    case 'yielded':
      f.fate = on ? which : 'fighting';
  }
}

/** Fitness is told by `judge`; flight and surrender by their own events. */
function tellCondition(f: Fighter, which: Set, on: boolean, seconds: number, table: Table): void {
  const who = f.card.id;
  switch (which) {
    case 'unconscious':
    case 'dead':
      return;
    case 'fled':
      return on ? tell(table, () => ({ type: 'fighter.fled', who, from: who })) : tellBack(f, table);
    case 'yielded':
      return on ? tell(table, () => ({ type: 'fighter.yielded', who })) : tellBack(f, table);
    default: {
      const told: Condition = which;
      if (!on) return tell(table, () => ({ type: 'condition.lost', who, condition: told, cause: 'ruled' }));
      const lasts = which === 'dazed' ? { seconds: Math.max(1, seconds) } : {};
      tell(table, () => ({ type: 'condition.gained', who, condition: told, cause: 'ruled', ...lasts }));
    }
  }
}

const tellBack = (f: Fighter, table: Table): void =>
  tell(table, () => ({ type: 'fighter.recovered', who: f.card.id, gz: f.gz }));

/** What a hand holds: a weapon of the tables, or nothing. */
const hand: Edit = {
  id: 'hand',
  option: (fight) => ({
    params: [
      whoParam(fight.fighters),
      optional(wordParam('hand', ['main', 'off'])),
      {
        id: 'weapon',
        kind: 'one-of',
        values: [{ id: 'nothing' }, ...grippable(fight).map((weapon) => ({ id: weapon.id, label: label(weapon) }))],
        preferred: () => 'nothing',
      },
    ],
    check: (choice) => refuseGrip(fight, choice),
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const which = choice['hand'] as 'main' | 'off';
    if (choice['weapon'] === 'nothing') return dropFrom(f, which, table);
    const weapon = grippable(fight).find(({ id }) => id === choice['weapon'])!;
    const known = [...f.carried, ...f.ground].find(({ id }) => id === weapon.id) ?? weapon;
    const how = f.ground.includes(known) && !f.carried.includes(known) ? 'picked-up' : 'drawn';
    // The GM rules it, whatever state the arm is in.
    takeUp(f, known, which);
    tell(table, () => ({ type: 'weapon.readied', who: f.card.id, weapon: named(known), how }));
  },
};

const grippable = (fight: Fight) =>
  Object.values(fight.book.weapons).filter(({ class: kind }) => kind !== 'unarmed' && kind !== 'natural');

function refuseGrip(fight: Fight, choice: Choice) {
  const weapon = fight.book.weapons[String(choice['weapon'])];
  const f = whoOf(fight, choice);
  const two = weapon?.hands === 2;
  const clash = two
    ? choice['hand'] === 'off' || f.off !== null
    : choice['hand'] === 'off' && f.main?.weapon.hands === 2;
  const slots = { weapon: weapon ? label(weapon) : '', hand: phrase(`hand.${String(choice['hand'])}`) };
  return weapon && clash ? phrase('refusal.hand', slots) : undefined;
}

function dropFrom(f: Fighter, which: 'main' | 'off', table: Table): void {
  const arm = which === 'main' ? f.card.mainArm : f.card.offArm;
  const weapon = arm && f[which] ? letGo(f, arm) : null;
  if (!weapon) return;
  const { id, de, en } = weapon;
  tell(table, () => ({ type: 'weapon.dropped', who: f.card.id, weapon: { id, de, en }, cause: 'ruled' }));
}

/** What somebody at GZ 0 can still do: noted, without effect on the fight (DAS-325). */
const deed: Edit = {
  id: 'deed',
  option: (fight) => {
    const unfit = fight.fighters.filter((f) => isOut(f) && f.gz === 0 && !f.knockedOut && !f.dead);
    return unfit.length === 0
      ? null
      : { params: [whoParam(unfit), wordParam('action', ['crawl', 'drink', 'play-dead'])] };
  },
  carryOut: (fight, choice, table) =>
    tell(table, () => ({
      type: 'action.taken',
      who: whoOf(fight, choice).card.id,
      action: choice['action'] as 'crawl',
      when: 'pause',
    })),
};

export const conditionEdits: readonly Edit[] = [condition, hand, deed];
