import { phrase, type Asked, type Choice, type Option, type Table } from '../../src/engine/index.js';
import { ableToAttack } from './able.js';
import { engagementsOf } from './engagement.js';
import { tell } from './events.js';
import { label } from './labels.js';
import { firstAid, needsCare, tendable } from './recovery.js';
import type { Care, Fight, Fighter } from './state.js';

const NONE: Choice = Object.freeze({ option: 'none' });

/**
 * First aid at the start of a second: an attack ends it, thirty seconds complete it, and who is free may begin
 * (DAS-315, DAS-458).
 */
export function giveCare(fight: Fight, table: Table): void {
  if (!fight.book.options.firstAid) return;
  for (const care of [...fight.cares]) review(fight, care, table);
  const patients = fight.fighters.filter((f) => needsCare(f) && isFree(fight, f));
  if (patients.length === 0) return;
  for (const f of fight.fighters) askCare(fight, f, patients, table);
}

const isFree = (fight: Fight, f: Fighter): boolean => engagementsOf(fight, f) === 0;

/** Whether somebody is caring for another one right now. */
export const isCaring = (fight: Fight, f: Fighter): boolean => fight.cares.some((care) => care.carer === f);

function review(fight: Fight, care: Care, table: Table): void {
  const { carer, patient } = care;
  if (!mayCare(fight, carer) || !isFree(fight, patient) || !needsCare(patient)) {
    remove(fight, care);
    return tell(table, () => ({ type: 'care.broken', who: carer.card.id, patient: patient.card.id }));
  }
  if (fight.second - care.since < fight.book.constants.firstAidSeconds) return;
  remove(fight, care);
  firstAid(fight, carer, patient, table, care.bleeding);
}

const remove = (fight: Fight, care: Care): void => void fight.cares.splice(fight.cares.indexOf(care), 1);

const mayCare = (fight: Fight, f: Fighter): boolean => ableToAttack(f) && isFree(fight, f);

function askCare(fight: Fight, f: Fighter, patients: readonly Fighter[], table: Table): void {
  const others = patients.filter((p) => p !== f && p.card.side === f.card.side);
  if (others.length === 0 || !mayCare(fight, f) || isCaring(fight, f)) return;
  const choice = table.choose(
    f.card.id,
    'care',
    () => question(others),
    () => NONE,
  );
  const patient = others.find((p) => p.card.id === choice.option);
  if (!patient) return;
  const bleeding = tendable(patient).find((_, i) => choice['bleeding'] === String(i)) ?? null;
  fight.cares.push({ carer: f, patient, bleeding, since: fight.second });
  tell(table, () => ({
    type: 'care.began',
    who: f.card.id,
    patient: patient.card.id,
    seconds: fight.book.constants.firstAidSeconds,
  }));
}

const question = (patients: readonly Fighter[]): Asked => ({ options: [{ id: 'none' }, ...patients.map(tendOption)] });

/** A patient, and which of his bleedings is tended first; choking ends along with any (DAS-315). */
function tendOption(p: Fighter): Option {
  const bleedings = tendable(p);
  const values = bleedings.map(({ wound, line }, i) => ({
    id: String(i),
    label: phrase('care.bleeding', { nr: wound.row.nr, at: label(wound.spot), line }),
  }));
  const worst = bleedings.reduce((best, { line }, i) => (line > bleedings[best]!.line ? i : best), 0);
  return {
    id: p.card.id,
    label: phrase('care.tend', { who: { t: '@', id: p.card.id } }),
    note: phrase('care.state', {
      lines: p.bleedings.map(({ line }) => line),
      chokes: p.chokingSince === null ? 'no' : 'yes',
    }),
    ...(values.length > 1 && {
      params: [{ id: 'bleeding', kind: 'one-of' as const, values, preferred: () => String(worst) }],
    }),
  };
}
