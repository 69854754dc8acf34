import {
  nameOf,
  phrase,
  type Choice,
  type Option,
  type Param,
  type Phrase,
  type Table,
} from '../../src/engine/index.js';
import { gainNow, lose, settle, timed } from './conditions.js';
import { settleOut } from './damage.js';
import { measured, setDistance } from './distance.js';
import { tell } from './events.js';
import { broken, letGo, takeInHand } from './hands.js';
import { options as optionSpecs } from './options.js';
import { partIds, type PartId } from './parts.js';
import { settleRings } from './ring.js';
import type { Combatant, Fight, Item } from './state.js';

const whoParam = (fight: Fight, id = 'who'): Extract<Param, { kind: 'one-of' }> => ({
  id,
  kind: 'one-of',
  values: fight.all.map((c) => ({ id: c.id, label: nameOf(c.id) })),
  preferred: () => fight.all[0]!.id,
});
/** An opponent of the one who was named before; he need not be named where there is but one. */
const otherParam = (fight: Fight): Param => ({
  ...whoParam(fight, 'other'),
  optional: fight.all.length === 2,
  preferred: ({ who }) => fight.all.find(({ side }) => side !== of(fight, who)?.side)?.id ?? fight.all[0]!.id,
});
const numberParam = (id: string, min: number, max: number, preferred = 0): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: () => preferred,
});
const wordParam = (id: string, words: readonly string[], key: string): Param => ({
  id,
  kind: 'one-of',
  values: words.map((word) => ({ id: word, label: phrase(`${key}.${word}`) })),
  preferred: () => words[0]!,
});

/** Conditions that the GM may give and take: the timed ones and those without a number of KR. */
const conditionIds = [...timed, 'half-blind', 'bleeding', 'off-balance', 'uncovered', 'bound'] as const;

const partParam = wordParam('part', partIds, 'part');
const conditionParam = wordParam('condition', conditionIds, 'condition');
const placeParam = wordParam('place', ['held', 'spare', 'ground', 'gone'], 'place');
const lifeParam = numberParam('value', -100, 1000);
const staminaParam = numberParam('value', -500, 500);
const roundsParam: Param = { ...numberParam('rounds', 0, 100, 1), optional: true };
const metresParam = numberParam('metres', 0, 1000);
const qualityParam = numberParam('value', 0, 400);
const phaseOrder: Option = {
  id: 'phase-order',
  params: [wordParam('order', optionSpecs.phaseOrder.values, 'phaseOrder')],
};

/** Each kind of weapon of the fight once. */
function weaponParam(fight: Fight): Param {
  const labels = new Map<string, Phrase>();
  for (const { items } of fight.all) for (const { key, weapon } of items) labels.set(key, weapon.label);
  const values = [...labels].map(([id, label]) => ({ id, label }));
  return { id: 'weapon', kind: 'one-of', values, preferred: () => values[0]!.id };
}

/** What the GM may change between two beats: any value, weapons, conditions, distances, the order of the phases. */
export function edits(fight: Fight): readonly Option[] {
  const who = whoParam(fight);
  const weapon = weaponParam(fight);
  const owned = (choice: Choice) => (itemIn(fight, choice) ? undefined : phrase('why.not-his'));
  const apart = (choice: Choice) => (sidesDiffer(fight, choice) ? undefined : phrase('why.same-side'));
  return [
    { id: 'set-le', params: [who, partParam, lifeParam], check: (c) => hasPart(fight, c) },
    { id: 'set-ka', params: [who, staminaParam] },
    { id: 'give-condition', params: [who, conditionParam, roundsParam] },
    { id: 'end-condition', params: [who, conditionParam] },
    ...(measured(fight) ? [{ id: 'set-distance', params: [who, otherParam(fight), metresParam], check: apart }] : []),
    { id: 'set-quality', params: [who, weapon, qualityParam], check: owned },
    { id: 'place-weapon', params: [who, weapon, placeParam], check: owned },
    { id: 'bring-back', params: [who] },
    phaseOrder,
  ];
}

const of = (fight: Fight, id: unknown): Combatant | undefined => fight.all.find((c) => c.id === id);
const itemIn = (fight: Fight, choice: Choice): Item | undefined =>
  of(fight, choice['who'])?.items.find(({ key }) => key === choice['weapon']);
const sidesDiffer = (fight: Fight, choice: Choice): boolean =>
  of(fight, choice['who'])?.side !== of(fight, choice['other'])?.side;
const hasPart = (fight: Fight, choice: Choice) => {
  const full = of(fight, choice['who'])?.fighter.parts[partIds.indexOf(choice['part'] as PartId)] ?? 0;
  return full > 0 ? undefined : phrase('why.no-part');
};

/** Carries out a choice among `edits`; DRA-093 the order of the phases counts from the next KR on. */
export function edit(fight: Fight, choice: Choice, table: Table): void {
  fight.table = table;
  if (choice.option === 'phase-order') fight.nextPhaseOrder = choice['order'] as Fight['nextPhaseOrder'];
  const c = of(fight, choice['who']);
  if (c) change(fight, c, choice);
  if (c) settleOut(fight, c);
  settleRings(fight);
  if (table.listening)
    tell(fight, 'value.set', { who: c ? nameOf(c.id) : phrase('all'), what: phrase(`interlude.${choice.option}`) });
}

function change(fight: Fight, c: Combatant, choice: Choice): void {
  const value = choice['value'] as number;
  const item = itemIn(fight, choice);
  switch (choice.option) {
    case 'set-le':
      return setLe(fight, c, partIds.indexOf(choice['part'] as PartId), value);
    case 'set-ka':
      c.ka = value;
      return;
    case 'give-condition':
      return giveCondition(fight, c, choice['condition'] as string, choice['rounds'] as number);
    case 'end-condition':
      return endCondition(c, choice['condition'] as string);
    case 'set-distance':
      return setDistance(c, of(fight, choice['other'])!, choice['metres'] as number);
    case 'set-quality':
      if (item) item.wq = value;
      return;
    case 'place-weapon':
      return placeWeapon(fight, c, item, choice['place'] as Item['place']);
    case 'bring-back':
      c.fled = c.bound = c.fleeing = false;
  }
}

/** A vital part that is destroyed kills, one that is not wakes the dead. */
function setLe(fight: Fight, c: Combatant, part: number, value: number): void {
  c.le[part] = value;
  c.dead = [0, 1, 2].some((vital) => c.le[vital]! <= fight.book.k.destroyedAt);
  settle(fight, c);
}

function giveCondition(fight: Fight, c: Combatant, id: string, rounds: number): void {
  const index = timed.indexOf(id as (typeof timed)[number]);
  if (index >= 0) return gainNow(fight, c, index, rounds);
  if (id === 'half-blind') {
    c.halfBlind = Math.max(1, rounds);
    c.halfBlindSince = fight.kr;
  } else setFlag(c, id, true);
}

function endCondition(c: Combatant, id: string): void {
  const index = timed.indexOf(id as (typeof timed)[number]);
  if (index >= 0) return lose(c, index);
  if (id === 'half-blind') c.halfBlind = 0;
  else setFlag(c, id, false);
}

function setFlag(c: Combatant, id: string, on: boolean): void {
  if (id === 'bleeding') c.bleeding = on;
  if (id === 'off-balance') c.offBalance = on;
  if (id === 'uncovered') c.uncovered = on;
  if (id === 'bound') c.bound = on;
}

function placeWeapon(fight: Fight, c: Combatant, item: Item | undefined, place: Item['place']): void {
  if (!item || item.place === 'body') return;
  if (place !== 'held') return letGo(c, item, place);
  if (broken(item)) item.wq = item.weapon.wq;
  takeInHand(c, item, fight.kr);
}
