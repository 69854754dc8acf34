import { GM, type Choice, type Reading, type Table } from '../../src/engine/index.js';
import { eased, type Check, type CheckKind } from './check-values.js';
import { degreeIds, demanded, FAILURE, GOOD, SUCCESS, VERY_GOOD, type Degree } from './degrees.js';
import { checkFacts, gbpFacts } from './facts.js';
import { preferring } from './questions.js';
import { w100, type Combatant, type Fight } from './state.js';
import { tell } from './events.js';

export const yes = preferring('yes');
export const no = preferring('no');

/**
 * Rolls a check, with the GM's ruling before it and repeated rolls by Geistesblitzpunkte after it (HTB-050 to HTB-055,
 * HTB-120).
 *
 * @param twiceMean for a parry, twice the mean damage that it shall ward off
 */
export function probe(fight: Fight, table: Table, me: Combatant, check: Check, twiceMean: number): Degree {
  if (isAsked(fight, check.kind)) return ruledProbe(fight, table, me, check, twiceMean);
  return rollOut(fight, table, me, check, check.read, twiceMean);
}

const isAsked = ({ book }: Fight, kind: CheckKind): boolean => {
  const { askModifier } = book.options;
  return askModifier !== 'off' && (askModifier === 'all' || askModifier === kind);
};

/** HTB-150, HTB-151, HTB-209. */
function ruledProbe(fight: Fight, table: Table, me: Combatant, check: Check, twiceMean: number): Degree {
  const ruled = eased(fight.book, check, askModifier(fight, table, me, check));
  const required = fight.book.options.genauereEinteilung ? askDegree(table, me, ruled) : SUCCESS;
  const read: Reading<Degree> = required === SUCCESS ? ruled.read : (roll) => demanded(ruled.read(roll, []), required);
  return rollOut(fight, table, me, ruled, read, twiceMean);
}

function rollOut(
  fight: Fight,
  table: Table,
  me: Combatant,
  check: Check,
  read: Reading<Degree>,
  twiceMean: number,
): Degree {
  let degree = throwOnce(fight, table, me, check, read);
  if (table.listening) tellCheck(fight, table, me, check, degree, false);
  for (let spent = 0; degree === FAILURE && mayRepeat(fight, me, check, spent); spent++) {
    if (!repeats(fight, table, me, check, twiceMean)) break;
    me.gbp[check.group]--;
    degree = throwOnce(fight, table, me, check, read);
    if (table.listening) tellCheck(fight, table, me, check, degree, true);
  }
  return degree;
}

function throwOnce(fight: Fight, table: Table, me: Combatant, check: Check, read: Reading<Degree>): Degree {
  return table.listening ? throwHeard(fight, table, me, check, read) : table.roll(me.id, check.kind, w100, read);
}

/** Keeps the roll for the report. A function of its own, so that the common case makes no closure. */
function throwHeard(fight: Fight, table: Table, me: Combatant, check: Check, read: Reading<Degree>): Degree {
  return table.roll(me.id, check.kind, w100, (roll, faces) => {
    fight.thrown = roll;
    return read(roll, faces);
  });
}

/** HTB-051, HTB-054. */
const mayRepeat = (fight: Fight, me: Combatant, check: Check, spent: number): boolean =>
  me.gbp[check.group] > 0 && (spent === 0 || fight.book.options.gbpPerCheck === 'unlimited');

function repeats(fight: Fight, table: Table, me: Combatant, check: Check, twiceMean: number): boolean {
  const asked = () => ({ options: [{ id: 'yes' }, { id: 'no' }], facts: gbpFacts(fight, me, check) });
  return table.choose(me.id, 'spend-gbp', asked, wants(me, check, twiceMean) ? yes : no).option === 'yes';
}

/** Whether he spends a point by habit (HTB-227). */
function wants(me: Combatant, { kind, target }: Check, twiceMean: number): boolean {
  const { gbpDefault, book } = me.fighter;
  if (gbpDefault !== 'smart') return gbpDefault === 'always';
  const { gbpFrom, unconsciousBelow } = book.constants;
  switch (kind) {
    case 'attack':
      return target >= gbpFrom;
    case 'parry':
      return target >= gbpFrom || twiceMean > 2 * (me.life - unconsciousBelow);
    case 'other':
      return false;
    default:
      return true;
  }
}

/** The GM's bonus or malus on one check (HTB-151). */
function askModifier(fight: Fight, table: Table, me: Combatant, check: Check): number {
  const { modifiers } = fight.book.tables;
  const most = fight.book.constants.modifierMaximum;
  const steps = modifiers.steps.map((step) => ({ id: step.id, label: { t: 'number.signed', n: step.by } }));
  const points = { id: 'points', kind: 'number', min: -most, max: most, preferred: () => 0 } as const;
  const asked = () => ({ options: [...steps, { id: 'by', params: [points] }], facts: checkFacts(me, check) });
  const none = modifiers.steps.find((step) => step.by === 0);
  const preferred: Choice = none ? { option: none.id } : { option: 'by', points: 0 };
  const choice = table.choose(GM, 'modifier', asked, () => preferred);
  return modifiers.steps.find((step) => step.id === choice.option)?.by ?? (choice['points'] as number);
}

/** The degree that the GM demands (HTB-209). */
function askDegree(table: Table, me: Combatant, check: Check): Degree {
  const asked = () => ({
    options: [{ id: 'normal' }, { id: 'good' }, { id: 'veryGood' }],
    facts: checkFacts(me, check),
  });
  const { option } = table.choose(GM, 'required-degree', asked, () => ({ option: 'normal' }));
  if (option === 'veryGood') return VERY_GOOD;
  return option === 'good' ? GOOD : SUCCESS;
}

function tellCheck(fight: Fight, table: Table, me: Combatant, check: Check, degree: Degree, again: boolean): void {
  const { kind, skill, group, base, mods, target } = check;
  tell(table, {
    type: again ? 'check.repeated' : 'check.rolled',
    who: me.id,
    kind,
    skill,
    group,
    base,
    mods,
    target,
    roll: fight.thrown,
    degree: degreeIds[degree],
    left: me.gbp[group],
  });
}
