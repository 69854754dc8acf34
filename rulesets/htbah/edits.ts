import { nameOf, phrase, type Choice, type Option, type Param, type Table } from '../../src/engine/index.js';
import { armOf } from './attack.js';
import { stateAfter } from './damage.js';
import { tell } from './events.js';
import { label } from './facts.js';
import { enlist, type Fighter } from './fighter.js';
import { rollAlone } from './initiative.js';
import { groups, type Group } from './rows.js';
import { combatant } from './setup.js';
import { conditions, find, isUp, type Combatant, type Condition, type Fight } from './state.js';

const standing = ['attackMod', 'parryMod', 'perceptionMod', 'otherMod'] as const;
const marks = ['surprised', 'parryUsed', 'acted'] as const;

/** What the GM may change between two beats (HTB-097, HTB-098, HTB-107, HTB-172). */
export function edits(fight: Fight): readonly Option[] {
  const who = whoParam(fight);
  const most = fight.book.constants.modifierMaximum;
  return [
    { id: 'set-life', params: [who, number('value', 0, 999, (c) => c.life, fight)] },
    { id: 'set-state', params: [who, oneOf('state', conditions, 'state', (c) => c.state, fight)] },
    {
      id: 'set-gbp',
      params: [who, oneOf('group', groups, 'group', () => 'handeln', fight), number('value', 0, 99, () => 0, fight)],
    },
    {
      id: 'set-mark',
      params: [
        who,
        oneOf('mark', marks, 'mark', () => 'parryUsed', fight),
        { ...oneOf('on', ['yes', 'no'], 'on', () => 'yes', fight), optional: true },
      ],
    },
    {
      id: 'set-modifier',
      params: [
        who,
        oneOf('of', standing, 'standing', () => 'attackMod', fight),
        number('value', -most, most, () => 0, fight),
      ],
    },
    { id: 'set-weapon', params: [who, weaponParam(fight)], check: (choice) => refuseWeapon(fight, choice) },
    { id: 'set-order', params: [orderParam(fight)] },
  ];
}

const of = (fight: Fight, choice: Choice): Combatant => find(fight, choice['who']) ?? fight.listed[0]!;

const whoParam = (fight: Fight): Param => {
  const values = fight.listed.map((c) => ({ id: c.id, label: nameOf(c.id) }));
  return { id: 'who', kind: 'one-of', values, preferred: () => values[0]?.id ?? '' };
};

const number = (id: string, min: number, max: number, now: (c: Combatant) => number, fight: Fight): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: (choice) => now(of(fight, choice)),
});

const oneOf = (
  id: string,
  values: readonly string[],
  area: string,
  now: (c: Combatant) => string,
  fight: Fight,
): Param => ({
  id,
  kind: 'one-of',
  values: values.map((value) => ({ id: value, label: phrase(`${area}.${value}`) })),
  preferred: (choice) => now(of(fight, choice)),
});

/** Every weapon of every fighter; whose it must be, `refuseWeapon` says. */
function weaponParam(fight: Fight): Param {
  const arms = new Map(fight.listed.flatMap((c) => c.fighter.arms.map((arm) => [arm.id, arm] as const)));
  const values = [...arms.values()].map((arm) => ({ id: arm.id, label: label(arm.name) }));
  return { id: 'weapon', kind: 'one-of', values, preferred: (choice) => of(fight, choice).arm.id };
}

const refuseWeapon = (fight: Fight, choice: Choice) =>
  of(fight, choice).fighter.arms.some((arm) => arm.id === choice['weapon'])
    ? undefined
    : phrase('why.not-carried', { who: nameOf(of(fight, choice).id) });

function orderParam(fight: Fight): Param {
  const values = fight.order.map((c) => ({ id: c.id, label: nameOf(c.id) }));
  return { id: 'order', kind: 'order', values, preferred: () => values.map((v) => v.id) };
}

/** Carries out a change of the GM. */
export function edit(fight: Fight, choice: Choice, table: Table): void {
  if (choice.option === 'set-order') return setOrder(fight, choice['order'] as readonly string[], table);
  const c = find(fight, choice['who']);
  if (!c) return;
  fight.stirred = true;
  const [what, value] = change(fight, c, choice);
  if (table.listening) tell(table, { type: 'value.set', who: c.id, what, value });
}

/** @returns what was changed, as a key of the terms, and its new value */
function change(fight: Fight, c: Combatant, choice: Choice): [string, number | string] {
  const value = choice['value'] as number;
  switch (choice.option) {
    case 'set-life':
      c.life = value;
      if (isUp(c) || value === 0) c.state = stateAfter(fight, c, 0);
      return ['life', value];
    case 'set-state':
      c.state = choice['state'] as Condition;
      return ['state', c.state];
    case 'set-gbp':
      c.gbp[choice['group'] as Group] = value;
      return [`gbp-${choice['group'] as string}`, value];
    case 'set-mark':
      c[choice['mark'] as (typeof marks)[number]] = choice['on'] === 'yes';
      return [choice['mark'] as string, choice['on'] as string];
    case 'set-weapon':
      c.arm = armOf(c, choice['weapon']);
      return ['weapon', c.arm.name.de];
    default:
      rederive(c, choice['of'] as string, value);
      return [choice['of'] as string, value];
  }
}

/** A standing modifier changes every check made from it, so the fighter is derived anew. */
function rederive(c: Combatant, key: string, value: number): void {
  const { member, book } = c.fighter;
  const changed = { ...member, extra: { ...member.extra, [key]: value } };
  c.fighter = enlist(changed, book.rules);
  c.arm = c.fighter.arms.find((arm) => arm.id === c.arm.id) ?? c.fighter.arms[0]!;
}

function setOrder(fight: Fight, ids: readonly string[], table: Table): void {
  fight.order = ids.flatMap((id) => fight.listed.filter((c) => c.id === id));
  if (table.listening)
    fight.order.forEach((c, i) => tell(table, { type: 'value.set', who: c.id, what: 'place', value: i + 1 }));
}

/** Somebody joins: he rolls initiative at once and acts in this round if his place in it has not passed. */
export function join(fight: Fight, fighter: Fighter, table: Table): void {
  const c = combatant(fighter);
  fight.stirred = true;
  fight.listed.splice(c.side === 0 ? fight.listed.filter((o) => o.side === 0).length : fight.listed.length, 0, c);
  if (fight.phase === 'initiative') return;
  rollAlone(fight, table, c);
  const at = fight.order.findIndex((o) => o.initiative < c.initiative);
  const place = at < 0 ? fight.order.length : at;
  c.acted = fight.order.slice(place).some((o) => o.acted);
  fight.order.splice(place, 0, c);
  if (table.listening) tell(table, { type: 'initiative.joined', who: c.id, initiative: c.initiative });
}

/** Somebody leaves for good. */
export function remove(fight: Fight, who: string): void {
  fight.stirred = true;
  for (const list of [fight.listed, fight.order]) {
    const at = list.findIndex((c) => c.id === who);
    if (at >= 0) list.splice(at, 1);
  }
}
