import type { Choice, Table } from '../../src/engine/index.js';
import { ableToDefend } from './able.js';
import { insteadOf } from './actions.js';
import { declareCounter, rollCounter, type Countered } from './counter.js';
import { noteDefence, type Efforts } from './cost.js';
import { chooseDefence, hasChoice, type Defending, type Facing } from './defence.js';
import { dodgeTerms, parryTerms } from './deductions.js';
import { firstOf } from './engagement.js';
import { made, named, tell, term, type DefenceForm, type DefenceOutcome } from './events.js';
import { formsAgainst, isCounterForm, isParryForm } from './forms.js';
import { defenceMoment } from './moment.js';
import { dodgeFooting, parryFooting, takeStep, type Footing } from './movement.js';
import { dodgeOutcome, parryOutcome, restOf } from './outcome.js';
import { chooseSplit, type Split } from './parry-split.js';
import { defenceHalvings, rollValue } from './roll-value.js';
import type { Blow } from './sequence-state.js';
import { isHelpless } from './situations.js';
import type { Fight, Wield } from './state.js';
import { dodgePrecision } from './tactics/guard.js';
import { rollTest } from './test.js';
import { rollOf, throwAgainst, type Throw } from './throw.js';

/** What became of a blow after step 3. */
export interface Met {
  readonly outcome: DefenceOutcome | 'yielded';
  /** The Schwere that comes through. */
  readonly rest: number;
  /** A counterattack that was tried, with its total; null without one. */
  readonly counter: Countered | null;
}

/** The circumstances in a bundle; a single blow has none. */
export interface Bundled {
  readonly surcharge: number;
  readonly mayCounter: boolean;
  readonly later: readonly Blow[];
}

export const ALONE: Bundled = { surcharge: 0, mayCounter: true, later: [] };

/** Step 3: what the defender does about a blow, and what comes of it (DAS-092…097). */
export function meet(fight: Fight, blow: Blow, bundled: Bundled, efforts: Efforts, table: Table): Met {
  const why = barred(blow, table);
  if (why) return undefended(blow, why, table);
  const forms = formsAgainst(blow, bundled.mayCounter);
  const { surcharge, later } = bundled;
  const facing: Facing = { blow, need: blow.total + surcharge, surcharge, forms, later };
  if (!hasChoice(facing)) return undefended(blow, 'impossible', table);
  const defending = chooseDefence(facing, table);
  const form = defending.choice.option;
  if (isForm(form)) return ward(fight, facing, fix(facing, form, defending, table), efforts, table);
  if (form === 'yield') return yielded(blow, defending.choice, table);
  insteadOf(blow, defending.choice, table);
  return undefended(blow, form === 'none' ? 'chosen' : undefined, table);
}

/** Who yields is out at once: the blow in flight is void (DAS-324, DAS-450). */
function yielded(blow: Blow, choice: Choice, table: Table): Met {
  const { attacker, defender } = blow;
  tell(table, () => ({ type: 'defence.waived', who: defender.card.id, against: attacker.card.id, why: 'yielded' }));
  insteadOf(blow, choice, table);
  return { outcome: 'yielded', rest: 0, counter: null };
}

const isForm = (option: string): option is DefenceForm =>
  option === 'parry' || option === 'dodge' || isCounterForm(option);

/**
 * Why a defender cannot defend himself: not able (DAS-145), helpless (DAS-065), or he does not even notice the blow: a
 * test on Bemerken that is very hard (DAS-044, DAS-066, DAS-067).
 */
function barred({ e, defender: d }: Blow, table: Table): 'unable' | 'helpless' | 'unnoticed' | undefined {
  if (!ableToDefend(d)) return 'unable';
  const first = firstOf(e, d);
  if (isHelpless(first)) return 'helpless';
  if (!first?.afterTest) return undefined;
  const required = d.card.book.tables.initiative.noticeTarget;
  const plan = { test: 'notice', skill: 'bemerken', kind: 'mind', required } as const;
  return rollTest(d, table, plan, (result) => result >= required) ? undefined : 'unnoticed';
}

function undefended(
  { attacker, defender, force }: Blow,
  why: 'chosen' | 'unable' | 'helpless' | 'unnoticed' | 'impossible' | undefined,
  table: Table,
): Met {
  if (why) {
    tell(table, () => ({ type: 'defence.waived', who: defender.card.id, against: attacker.card.id, why }));
  }
  return { outcome: 'undefended', rest: force, counter: null };
}

/** A parry or dodge with its numbers fixed. */
interface Fixed {
  readonly form: DefenceForm;
  readonly wield: Wield | null;
  readonly split: Split;
  readonly halvings: number;
  readonly footing: Footing;
}

/** Steps 3c to 3f. Everything is declared before anything is rolled (DAS-166). */
function ward(fight: Fight, facing: Facing, fixed: Fixed, efforts: Efforts, table: Table): Met {
  const { blow } = facing;
  const { e, defender: d } = blow;
  const counter = isCounterForm(fixed.form) ? declareCounter(facing, fixed.wield, table) : null;
  noteDefence(efforts, fight, d, fixed.wield);
  takeStep(e, d, fixed.footing, table);
  const outcome = rollDefence(facing, fixed, table);
  const rest = restOf(fight.book, outcome, blow.force, fixed.split.force);
  return { outcome, rest, counter: counter && rollCounter(fight, blow, counter, efforts, table) };
}

function fix(facing: Facing, form: DefenceForm, { parrying, givesGround }: Defending, table: Table): Fixed {
  const { blow } = facing;
  const { e, defender: d } = blow;
  const wield = isParryForm(form) ? parrying : null;
  const halvings = defenceHalvings(e, d, wield, isCounterForm(form));
  const footing = wield ? parryFooting(e, d, blow.pushed, givesGround) : dodgeFooting(e, d);
  const split = wield
    ? chooseSplit(facing, { wield, halvings, footing, form }, table)
    : { precision: dodgePrecision(e, d), force: 0 };
  return { form, wield, split, halvings, footing };
}

/** P = g + counted(r, W) (DAS-095), read at once as what becomes of the blow (5.3). */
function rollDefence(facing: Facing, fixed: Fixed, table: Table): DefenceOutcome {
  const { blow, need } = facing;
  const { split, form } = fixed;
  const d = blow.defender;
  const limit = rollValue(d, fixed.halvings);
  const parry = { need, force: blow.force, guard: split.force, mayBreak: form === 'parry' };
  const thrown = throwAgainst(table, d, 'defence', limit, (counted): DefenceOutcome => {
    const total = split.precision + counted;
    return fixed.wield ? parryOutcome(d.card.book, total, parry) : dodgeOutcome(total, need);
  });
  if (table.listening) tellDefence(facing, fixed, thrown, limit, table);
  return thrown.outcome;
}

function tellDefence(facing: Facing, fixed: Fixed, thrown: Throw<DefenceOutcome>, limit: number, table: Table): void {
  const { blow, surcharge } = facing;
  const { split, form, wield, footing } = fixed;
  const d = blow.defender;
  const moment = defenceMoment(blow.e, d, footing);
  const base = made(wield ? parryTerms(d, wield, moment) : dodgeTerms(d, moment));
  const roll = rollOf(thrown, limit, fixed.halvings);
  tell(table, () => ({
    type: 'defence.rolled',
    who: d.card.id,
    against: blow.attacker.card.id,
    form,
    ...(wield && { weapon: named(wield.weapon) }),
    base: { ...base, sum: Math.max(0, base.sum) },
    precision: split.precision,
    force: split.force,
    roll,
    total: split.precision + roll.counted,
    need: made([term('attack', blow.total), term('groups', surcharge)]),
    attackForce: blow.force,
    outcome: thrown.outcome,
    rest: restOf(d.card.book, thrown.outcome, blow.force, split.force),
  }));
}
