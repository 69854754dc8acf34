import type { Item, Phrase } from '../../../src/engine/index.js';
import type { Action, AttackRolled, DasEvent, DefenceOutcome, Named } from '../events.js';
import {
  heading,
  isMade,
  sumOfMade,
  label,
  line,
  list,
  p,
  rollNote,
  row,
  seconds,
  stack,
  table,
  who,
  type Tellers,
} from './items.js';

/** Steps 2 and 3: the blow and what the defender does about it (DAS-406). */
export const strike: Tellers = {
  'sequence.began': (e) => (e.quiet ? [] : [heading(sequenceTitle(e))]),
  'bundle.formed': (e) => [
    heading(p('tell.bundle', { start: seconds(e.start), attackers: e.attackers.map(who), defender: who(e.defender) })),
  ],
  'sequence.voided': (e) => [line(p('tell.voided', names(e)), 'quiet')],
  'action.taken': describeAction,
  'attack.rolled': (e) => [attackRow('tell.attack', e)],
  'counter.rolled': (e) => [attackRow('tell.counter', e)],
  'attack.missed': (e) => [row('', p('tell.below', { lowest: e.lowest }), p('tell.missed'), 'good')],
  'blow.faced': (e) => [
    table(
      p(e.need === undefined ? 'tell.blow' : 'tell.blow-needs', {
        ...{ who: who(e.against), part: label(e.part), total: e.total, force: e.force, need: e.need ?? e.total },
      }),
    ),
  ],
  'defence.rolled': (e) => [defenceRow(e)],
  'defence.waived': (e) =>
    e.why === 'yielded'
      ? [row(p('tell.defence'), p('waived.yielded'), p('outcome.void'), 'good')]
      : [row(p('tell.defence'), p(`waived.${e.why}`), p('outcome.undefended'), 'bad')],
};

type Told<T extends DasEvent['type']> = Extract<DasEvent, { type: T }>;

const names = (e: { attacker: string; defender: string }) => ({ attacker: who(e.attacker), defender: who(e.defender) });

function sequenceTitle(e: Told<'sequence.began'>): Phrase {
  const start = seconds(e.start);
  if (e.kind === 'ranged') return p('tell.shot', { start, ...names(e) });
  const behind = e.behind ? 'yes' : 'no';
  return p('tell.sequence', { start, ...names(e), n: e.n, allowed: e.allowed, behind });
}

/** Told by what comes of them: a blow, a weapon in hand, a fighter who is gone. */
const seen: readonly Action[] = ['attack', 'hampered', 'draw', 'pick-up', 'flee', 'yield'];

function describeAction(e: Told<'action.taken'>): readonly Item[] {
  if (seen.includes(e.action)) return [];
  const text = p(e.action === 'idle' ? `idle.${e.why ?? 'unable'}` : `did.${e.action}`, { who: who(e.who) });
  return e.when === 'defence'
    ? [row(p('tell.instead'), '', text)]
    : [line(text, e.action === 'idle' ? 'quiet' : 'plain')];
}

function attackRow(what: string, e: AttackRolled<string>): Item {
  const split = p('tell.split', { precision: e.precision, counted: e.roll.counted, total: e.total, force: e.force });
  const ab = isMade(e.base) && p('tell.attack-base', { base: sumOfMade(e.base) });
  const aim = p('tell.aim', { part: label(e.part), weapon: label(e.weapon) });
  return row(stack(p(what), who(e.who)), stack(split, ab), stack(aim, list(rollNote(e.roll), reach(e.reach))));
}

/** Which locations are open, while they can be taken in at a glance. */
function reach(open: readonly Named[]): Phrase | undefined {
  if (open.length === 0) return undefined;
  return open.length <= 3 ? p('tell.only', { spots: open.map(label) }) : p('tell.spots', { n: open.length });
}

function defenceRow(e: Told<'defence.rolled'>): Item {
  const { precision, force, total } = e;
  const aims = p('tell.against', { precision, counted: e.roll.counted, total, need: sumOfMade(e.need) });
  const parry = e.form.startsWith('parry');
  const forces = parry && p('tell.force-against', { force, attack: e.attackForce });
  const pb = isMade(e.base) && p(parry ? 'tell.parry-base' : 'tell.dodge-base', { base: sumOfMade(e.base) });
  const note = list(e.weapon && label(e.weapon), rollNote(e.roll));
  const outcome = p(`outcome.${e.outcome}`, { rest: e.rest });
  return row(p(`form.${e.form}`), stack(aims, forces, pb), stack(outcome, note), toneOf(e.outcome));
}

const warded: readonly DefenceOutcome[] = ['parried', 'broken', 'dodged'];
const toneOf = (outcome: DefenceOutcome) => (warded.includes(outcome) ? 'good' : 'bad');
