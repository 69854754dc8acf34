import { isHeld, letGo, takeUp } from '../hands.js';
import { label, p, who } from '../labels.js';
import { setDirection } from '../setup.js';
import { covers, directions, type Cover, type Direction } from '../start.js';
import type { Arm, Fight, Fighter } from '../state.js';
import { numberParam, ruled, whoOf, whoParam, wordParam, type Edit } from './edit.js';
import type { Choice, Param } from '../../../src/engine/index.js';

/** Cover against missiles (AGO-188, AGO-189). */
const cover: Edit = {
  id: 'cover',
  option: ({ fighters }) => ({ params: [whoParam(fighters), wordParam('cover', covers)] }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const before = f.cover;
    f.cover = choice['cover'] as Cover;
    ruled(fight, f, 'cover', before, f.cover, table);
  },
};

const pair = ({ fighters }: Fight, word: Param) =>
  fighters.length < 2
    ? null
    : { params: [whoParam(fighters), whoParam(fighters.slice(1).concat(fighters[0]!), 'by'), word] };

/** Whence somebody is attacked by another from now on (AGO-203, AGO-204, AGO-208). */
const direction: Edit = {
  id: 'direction',
  option: (fight) => pair(fight, wordParam('direction', directions)),
  carryOut(fight, choice, table) {
    const [f, by] = [whoOf(fight, choice), whoOf(fight, choice, 'by')];
    const before = f.from?.[by.card.id] ?? 'front';
    setDirection(f, by, choice['direction'] as Direction);
    ruled(fight, f, 'direction', before, String(choice['direction']), table);
  },
};

/** Who stands higher than whom (AGO-205, AGO-209). */
const higher: Edit = {
  id: 'higher',
  option: (fight) => pair(fight, wordParam('on', ['yes', 'no'])),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const id = String(choice['by']);
    const before = f.higherThan.includes(id) ? 'yes' : 'no';
    f.higherThan = [...f.higherThan.filter((one) => one !== id), ...(choice['on'] === 'yes' ? [id] : [])];
    ruled(fight, f, 'higher', before, String(choice['on']), table);
  },
};

/** Items of all fighters; an item goes by `fighter/number`. */
function itemParam(fight: Fight): Param {
  const all = fight.fighters.flatMap((f) =>
    f.card.arms.filter((arm) => arm !== f.card.fist).map((arm) => ({ f, arm })),
  );
  return {
    id: 'item',
    kind: 'one-of',
    values: all.map(({ f, arm }) => ({
      id: itemId(f, arm),
      label: p('edit.item-of', { who: who(f.card.id), what: label(arm.weapon) }),
    })),
    preferred: () => (all[0] ? itemId(all[0].f, all[0].arm) : ''),
  };
}

const itemId = (f: Fighter, arm: Arm): string => `${f.card.id}/${arm.id}`;

function itemOf(fight: Fight, choice: Choice): { readonly f: Fighter; readonly arm: Arm } {
  const [id, item] = String(choice['item']).split('/');
  const f = fight.fighters.find(({ card }) => card.id === id)!;
  return { f, arm: f.card.arms.find((arm) => arm.id === item)! };
}

const hasItems = (fight: Fight): boolean => fight.fighters.some(({ card }) => card.arms.length > 1);

const STATES = ['ready', 'put-away', 'dropped', 'loaded', 'unloaded'] as const;

/** An item ready, put away, on the ground, loaded or not (AGO-024, AGO-169). */
const item: Edit = {
  id: 'weapon',
  option: (fight) => (hasItems(fight) ? { params: [itemParam(fight), wordParam('state', STATES)] } : null),
  carryOut(fight, choice, table) {
    const { f, arm } = itemOf(fight, choice);
    const before = isHeld(f, arm) ? 'ready' : 'put-away';
    const state = choice['state'] as (typeof STATES)[number];
    if (state === 'ready') takeUp(f, arm);
    else if (state === 'loaded' || state === 'unloaded') f.loaded[arm.nr] = state === 'loaded';
    else letGo(f, arm);
    if (state === 'dropped') f.dropped.push({ arm, at: f.position });
    ruled(fight, f, arm.id, before, state, table);
  },
};

/** Pieces or shots left (AGO-135). */
const count: Edit = {
  id: 'count',
  option: (fight) => (hasItems(fight) ? { params: [itemParam(fight), numberParam('value', 0, 999, 1)] } : null),
  carryOut(fight, choice, table) {
    const { f, arm } = itemOf(fight, choice);
    const before = f.counts[arm.nr]!;
    f.counts[arm.nr] = choice['value'] as number;
    ruled(fight, f, `${arm.id}`, Number.isFinite(before) ? before : '–', choice['value'] as number, table);
  },
};

export const placeEdits: readonly Edit[] = [cover, direction, higher, item, count];
