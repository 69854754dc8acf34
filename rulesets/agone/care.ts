import { GM, type Asked, type Choice, type Option, type Param, type Table } from '../../src/engine/index.js';
import { tell } from './events.js';
import { p, who } from './labels.js';
import { stop } from './other.js';
import { rollTest, skilled } from './tests.js';
import type { Fight, Fighter } from './state.js';
import { newNote, note } from './terms.js';

const DONE: Choice = Object.freeze({ option: 'done' });

/** After the fight, if there are wounded: the game master has them cared for until he is done (7.5, AGO-339). */
export function careAfter(fight: Fight, table: Table): void {
  if (fight.cared) return;
  fight.cared = true;
  while (fight.fighters.some(isWounded)) {
    const choice = table.choose(
      GM,
      'care',
      () => question(fight),
      () => DONE,
    );
    if (choice.option === 'done') return;
    care(fight, choice, table);
  }
}

const isWounded = (f: Fighter): boolean => !f.dead && !f.gone && (f.tp < f.card.tp || f.wounds > f.permanent);

const whoParam = (id: string, fighters: readonly Fighter[]): Param => ({
  id,
  kind: 'one-of',
  values: fighters.map((f) => ({
    id: f.card.id,
    label: who(f.card.id),
    note: p('note.tp', { tp: f.tp, max: f.card.tp }),
  })),
  preferred: () => fighters[0]?.card.id ?? '',
});

/** Whether somebody cares for the resting, who must be able to and have some material (AGO-245). */
export const caredParam = ({ book }: Fight): Param => ({
  id: 'care',
  kind: 'one-of',
  values: [{ id: 'no' }, { id: 'yes', note: p('note.care', { skill: book.tables.care.care.skill }) }],
  preferred: () => 'no',
});

function question(fight: Fight): Asked {
  const wounded = fight.fighters.filter(isWounded);
  const aidable = wounded.filter((f) => !f.aided && f.tp < f.card.tp);
  const carers = fight.fighters.filter((f) => !f.out);
  const untreated = wounded.filter((f) => f.injuries.some((injury) => !injury.treated));
  const days: Param = { id: 'days', kind: 'number', min: 1, max: 99, preferred: () => 1 };
  const aid: Option = { id: 'first-aid', params: [whoParam('who', aidable), whoParam('by', carers)] };
  const surgery: Option = { id: 'surgery', params: [whoParam('who', untreated), whoParam('by', carers)] };
  return {
    options: [
      DONE,
      ...(aidable.length > 0 && carers.length > 0 ? [aid] : []),
      { id: 'rest', params: [whoParam('who', wounded), days, caredParam(fight)] },
      ...(untreated.length > 0 && carers.length > 0 ? [surgery] : []),
    ].map((one) => ('option' in one ? { id: one.option } : one)),
  };
}

/** Carries out one act of care: also for the game master between two rounds. */
export function care(fight: Fight, choice: Choice, table: Table): void {
  const patient = fight.fighters.find(({ card }) => card.id === choice['who']);
  const carer = fight.fighters.find(({ card }) => card.id === choice['by']);
  if (!patient) return;
  if (choice.option === 'first-aid' && carer) return firstAid(fight, patient, carer, table);
  if (choice.option === 'surgery' && carer) return surgery(fight, patient, carer, table);
  rest(fight, patient, choice['days'] as number, choice['care'] === 'yes', table);
}

/** AGO-243, AGO-244: once per fight; a minute per lost TP. */
function firstAid(fight: Fight, patient: Fighter, carer: Fighter, table: Table): void {
  const of = newNote(table.listening);
  const base =
    skilled(carer, 'ges', 'erste-hilfe', of) + note(of, 'wounds', carer.malus) + note(of, 'free', carer.freeTest);
  const { total } = rollTest(fight, carer, { kind: 'first-aid', sg: null, of, base }, table);
  const minutes = patient.card.tp - patient.tp;
  const healed = stepOf(fight.book.tables.care.firstAid, total);
  patient.aided = true;
  heal(fight, patient, healed, { how: 'first-aid', by: carer.card.id, minutes }, table);
}

/** Days of rest; care with some material doubles them (AGO-245). */
function rest(fight: Fight, patient: Fighter, days: number, cared: boolean, table: Table): void {
  const { care: own, rest: rows } = fight.book.tables.care;
  const perDay = stepOf(rows, patient.card.attributes.aus) * (cared ? own.factor : 1);
  heal(fight, patient, perDay * days, { how: 'rest', days }, table);
}

/** The row of a table that holds for a number. */
export const stepOf = (rows: readonly { readonly from: number; readonly tp: number }[], n: number): number =>
  (rows.findLast(({ from }) => n >= from) ?? rows[0]!).tp;

type Told = {
  readonly how: 'first-aid' | 'rest';
  readonly by?: string;
  readonly days?: number;
  readonly minutes?: number;
};

/** TP back, at most to the maximum; for every SSW healed a serious wound is gone that is not permanent (AGO-246). */
export function heal(fight: Fight, f: Fighter, tp: number, told: Told, table: Table): void {
  const before = f.tp;
  f.tp = Math.min(f.card.tp, f.tp + tp);
  const healed = f.tp - before;
  stop(f);
  if (table.listening) tell(table, { type: 'care.given', who: f.card.id, healed, before, after: f.tp, ...told });
  f.healed += healed;
  while (f.healed >= f.card.ssw && f.wounds > f.permanent) {
    f.healed -= f.card.ssw;
    f.wounds--;
    f.malus = fight.book.malus[f.wounds] ?? 0;
    if (table.listening) tell(table, { type: 'wound.healed', who: f.card.id, left: f.wounds, malus: f.malus });
  }
}

/** The SG of a critical wound: GES + Chirurgie; on failure the wound stays for good (T-CRITICAL). */
function surgery(fight: Fight, patient: Fighter, carer: Fighter, table: Table): void {
  const injury = patient.injuries.find(({ treated }) => !treated);
  if (!injury) return;
  injury.treated = true;
  patient.aided = true;
  const of = newNote(table.listening);
  const base =
    skilled(carer, 'ges', 'chirurgie', of) + note(of, 'wounds', carer.malus) + note(of, 'free', carer.freeTest);
  const { passed } = rollTest(fight, carer, { kind: 'surgery', sg: injury.row.sg, of, base }, table);
  if (passed) return;
  injury.permanent = true;
  patient.permanent++;
}
