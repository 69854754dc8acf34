import type { Choice, Option, Param, Phrase, Table } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { decide } from './beat.js';
import { settleContact } from './challenge.js';
import { tell, type SargonEvent } from './events.js';
import { compareSpeeds } from './flight.js';
import { label } from './labels.js';
import { afterChange } from './levels.js';
import { areOpponents, inContact, setStep } from './melee.js';
import type { Named } from './rows.js';
import { settleModifiers } from './setup.js';
import { DONE, type Fight, type Fighter } from './state.js';
import { seizeNow, seizers } from './window.js';

/** One thing that the GM may rule between two actions (SAR-289). */
interface Edit {
  readonly id: string;
  params(fight: Fight): readonly Param[];
  /** Why it cannot be ruled now. */
  forbidden?(fight: Fight): Phrase | undefined;
  carryOut(fight: Fight, f: Fighter, choice: Choice, table: Table): void;
}

const whoParam = (fight: Fight, id = 'who', among: readonly Fighter[] = fight.fighters): Param => {
  const values = among.map(({ card }) => ({ id: card.id, label: nameOf(card.id) }));
  return { id, kind: 'one-of', values, preferred: () => values[0]?.id ?? '' };
};
const optional = (param: Param): Param => ({ ...param, optional: true });

/** Somebody of another side than the one who was named before; of two he goes without saying. */
const otherParam = (fight: Fight): Param =>
  ({
    ...whoParam(fight, 'other'),
    optional: fight.fighters.length === 2,
    preferred: ({ who }: Choice) =>
      (fight.fighters.find((one) => areOpponents(one, find(fight, who))) ?? fight.fighters[0]!).card.id,
  }) as Param;

const number = (id: string, min: number, max: number, preferred = 0): Param => ({
  id,
  kind: 'number',
  min,
  max,
  preferred: () => preferred,
});
const word = (id: string, ids: readonly string[]): Param => ({
  id,
  kind: 'one-of',
  values: ids.map((one) => ({ id: one })),
  preferred: () => ids[0]!,
});
const levelParam = (levels: readonly Named[]): Param => ({
  id: 'level',
  kind: 'one-of',
  values: levels.map((row) => ({ id: row.id, label: label(row) })),
  preferred: () => levels[0]!.id,
});

const find = (fight: Fight, id: unknown): Fighter =>
  fight.fighters.find(({ card }) => card.id === id) ?? fight.fighters[0]!;

type Ruled = Omit<Extract<SargonEvent, { type: 'value.ruled' }>, 'type' | 'who'>;
const ruled = (f: Fighter, table: Table, what: Ruled): void =>
  tell(table, () => ({ type: 'value.ruled', who: f.card.id, ...what }));

const levelEdit = (id: 'wound' | 'fatigue', levelsOf: (fight: Fight) => Fight['book']['wounds']): Edit => ({
  id,
  params: (fight) => [whoParam(fight), levelParam(levelsOf(fight))],
  carryOut(fight, f, choice, table) {
    const levels = levelsOf(fight);
    f[id] = Math.max(
      0,
      levels.findIndex((row) => row.id === choice['level']),
    );
    ruled(f, table, { what: id, value: f[id], named: levels[f[id]]! });
    afterChange(fight, f, table);
    if (f.able && fight.phase !== 'round') settleContact(fight, f, table);
  },
});

/** What belongs to a round and would be gone when the next one begins (SAR-073). */
const outside = ({ phase }: Fight): Phrase | undefined =>
  phase === 'round' ? phrase('refusal.between-rounds') : undefined;

/** A number of the round that is simply set. */
const numberEdit = (
  id: string,
  min: number,
  max: number,
  set: (f: Fighter, n: number, fight: Fight) => void,
): Edit => ({
  id,
  forbidden: outside,
  params: (fight) => [whoParam(fight), number('value', min, max)],
  carryOut(fight, f, choice, table) {
    const value = choice['value'] as number;
    set(f, value, fight);
    ruled(f, table, { what: id, value });
  },
});

const position: Edit = {
  id: 'position',
  params: (fight) => [whoParam(fight), number('value', -5000, 5000)],
  carryOut(fight, f, choice, table) {
    f.position = choice['value'] as number;
    ruled(f, table, { what: 'position', value: f.position });
    if (fight.phase !== 'round') settleContact(fight, f, table);
  },
};

const distance: Edit = {
  id: 'set-distance',
  params: (fight) => [whoParam(fight), otherParam(fight), { ...levelParam(fight.book.steps), id: 'step' }],
  carryOut(fight, f, choice, table) {
    const other = find(fight, choice['other']);
    const step = Math.max(
      0,
      fight.book.steps.findIndex(({ id }) => id === choice['step']),
    );
    if (!inContact(f, other)) return;
    setStep(fight, f, other, step);
    ruled(f, table, { what: 'distance', value: step, named: fight.book.steps[step]! });
  },
};

const prone: Edit = {
  id: 'prone',
  params: (fight) => [whoParam(fight), optional(word('on', ['yes', 'no']))],
  carryOut(_fight, f, choice, table) {
    f.prone = choice['on'] === 'yes';
    ruled(f, table, { what: f.prone ? 'lies' : 'stands', value: '' });
  },
};

const modifier: Edit = {
  id: 'modifier',
  params: (fight) => [
    whoParam(fight),
    word('on', ['initiative', 'attack', 'defence', 'challenge']),
    number('value', -50, 50),
    optional(number('rounds', 1, 1000, 1000)),
  ],
  carryOut(fight, f, choice, table) {
    const on = choice['on'] as 'initiative';
    const value = choice['value'] as number;
    const first = fight.phase === 'round' ? fight.roundNr + 1 : fight.roundNr;
    f.modifiers = [
      ...f.modifiers,
      { what: 'free', label: '', on, value, until: first + (choice['rounds'] as number) - 1 },
    ];
    settleModifiers(f);
    ruled(f, table, { what: `modifier-${on}`, value });
  },
};

const endTurn: Edit = {
  id: 'end-turn',
  forbidden: outside,
  params: (fight) => [whoParam(fight)],
  carryOut(_fight, f, _choice, table) {
    f.stage = DONE;
    f.passed = true;
    f.mustAct = false;
    ruled(f, table, { what: 'end-turn', value: '' });
  },
};

/** Somebody steps in who let his window pass, or was not asked again: over a friend or an opponent (SAR-121). */
const seizing: Edit = {
  id: 'seize',
  forbidden: (fight) => (seizers(fight).length === 0 ? phrase('refusal.nobody-seizes') : undefined),
  params: (fight) => [whoParam(fight, 'who', seizers(fight))],
  carryOut: (fight, f, _choice, table) => seizeNow(fight, f, table),
};

const leave: Edit = {
  id: 'leave',
  params: (fight) => [whoParam(fight)],
  carryOut(fight, f, _choice, table) {
    f.fled = true;
    ruled(f, table, { what: 'leave', value: '' });
    afterChange(fight, f, table);
  },
};

const shout: Edit = {
  id: 'free-action',
  forbidden: outside,
  params: (fight) => [whoParam(fight)],
  carryOut(_fight, f, _choice, table) {
    f.freed = true;
    f.resting = false;
    tell(table, () => ({ type: 'free.taken', who: f.card.id }));
  },
};

const race: Edit = {
  id: 'race',
  params: (fight) => [whoParam(fight), otherParam(fight)],
  carryOut(fight, f, choice, table) {
    compareSpeeds([f, find(fight, choice['other'])], table);
  },
};

const all: readonly Edit[] = [
  levelEdit('wound', (fight) => fight.book.wounds),
  levelEdit('fatigue', (fight) => fight.book.fatigue),
  numberEdit('set-initiative', -99, 99, (f, n) => {
    f.ini = n;
    f.raised = 0;
  }),
  numberEdit('set-actions', 0, 50, (f, n) => (f.taken = n)),
  numberEdit('surcharge', 0, 50, (f, n) => (f.surcharge += n)),
  position,
  distance,
  prone,
  modifier,
  seizing,
  endTurn,
  leave,
  shout,
  race,
];

/** Everything that the GM may rule between two actions (SAR-289). */
export const edits = (fight: Fight): readonly Option[] =>
  fight.fighters.length === 0 ? [] : all.map((one) => optionOf(one, fight));

function optionOf({ id, params, forbidden }: Edit, fight: Fight): Option {
  const why = forbidden?.(fight);
  return why ? { id, forbidden: why } : { id, params: params(fight) };
}

/** Carries out one of them. */
export function edit(fight: Fight, choice: Choice, table: Table): void {
  all.find(({ id }) => id === choice.option)?.carryOut(fight, find(fight, choice['who']), choice, table);
  decide(fight);
}
