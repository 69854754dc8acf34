import type { Item, Phrase } from '../../../src/engine/index.js';
import type { Cause, DasEvent } from '../events.js';
import { changed, label, line, sumOfTerms, list, p, rollNote, row, stack, table, who, type Tellers } from './items.js';

type Told<T extends DasEvent['type']> = Extract<DasEvent, { type: T }>;

/** Step 4: what a hit does (DAS-406). */
export const harm: Tellers = {
  'location.chosen': describeLocation,
  'armour.struck': (e) => [armourRow(e)],
  'blow.stopped': (e) => [
    row('', (e.endurance && changed('change.endurance', e.endurance)) ?? '', p(`stopped.${e.why}`), 'good'),
  ],
  'wound.inflicted': describeWound,
  'test.rolled': (e) => [testItem(e)],
  'weapon.dropped': (e) =>
    isSeen(e.cause) ? [] : [line(p('tell.dropped', { who: who(e.who), weapon: label(e.weapon) }))],
  'weapon.readied': (e) => [line(p(`readied.${e.how}`, { who: who(e.who), weapon: label(e.weapon) }))],
  'condition.gained': (e) =>
    isSeen(e.cause) ? [] : [line(p('tell.gained', { who: who(e.who), what: conditionOf(e) }))],
};

/** Whether a row above has said it: of the wound, or of the test. */
const isSeen = (cause: Cause): boolean => cause === 'wound' || cause === 'test';

/** A condition by its name in the status table (DAS-405). */
export const conditionOf = (e: Pick<Told<'condition.gained'>, 'condition' | 'seconds' | 'part'>): Phrase => {
  if (e.part) return p(`condition.${e.condition}-at`, { part: label(e.part) });
  return e.seconds === undefined
    ? p(`condition.${e.condition}`)
    : p(`condition.${e.condition}-for`, { seconds: e.seconds });
};

function describeLocation(e: Told<'location.chosen'>): readonly Item[] {
  const piece = e.caughtBy ? { piece: label(e.caughtBy) } : {};
  const way = e.way === 'open' || e.way === 'armour' ? undefined : p(`way.${e.way}`, piece);
  const what = row(p('tell.location'), label(e.at), stack(p('tell.force', { force: e.force }), way));
  return e.strike === 'blow'
    ? [what]
    : [table(p('tell.counter-hits', { who: who(e.who), against: who(e.against) })), what];
}

function armourRow(e: Told<'armour.struck'>): Item {
  const { kind, strength, effect, protection } = e;
  const force = p(`force.${e.result}`, { ...e.force, protection });
  const guard = p('tell.protection', { kind, strength, effect });
  const piece = p(`armour.${e.result}`, { piece: label(e.piece) });
  const coverage =
    e.coverage.before === e.coverage.after ? undefined : p('tell.coverage', { at: label(e.at), ...e.coverage });
  return row(p('tell.armour'), stack(force, guard), stack(piece, coverage));
}

function describeWound(e: Told<'wound.inflicted'>): readonly Item[] {
  const entered = e.by === undefined;
  const title = p('tell.wound-of', { who: who(e.who), part: label(e.part), at: label(e.at) });
  const harmed = stack(
    changed('change.gz', e.gz) ?? p('tell.gz-stays', { gz: e.gz.after }),
    changed('change.endurance', e.endurance),
    e.exhausts && changed('change.exhausts', e.exhausts),
  );
  return [
    ...(entered ? [table(title)] : []),
    row(p('tell.wound', { nr: e.nr }), p('tell.w', { w: sumOfTerms(e.of, e.w) }), label(e.text), 'bad'),
    row('', harmed, effects(e) ?? ''),
  ];
}

const effects = (e: Told<'wound.inflicted'>): Phrase | undefined =>
  list(
    e.bleeding > 0 && p('effect.bleeding', { line: e.bleeding }),
    e.pain > 0 && p('effect.pain', { line: e.pain }),
    e.atpa > 0 && p('effect.atpa', { n: e.atpa }),
    e.probe > 0 && p('effect.probe', { n: e.probe }),
    changed('change.zustand', e.zustand),
    e.daze > 0 && p('condition.dazed-for', { seconds: e.daze }),
    ...e.flags.filter((flag) => !flag.endsWith('-test')).map((flag) => p(`flag.${flag}`)),
  );

/** Tests that belong to a blow are rows of its table; the others stand alone. */
function testItem(e: Told<'test.rolled'>): Item {
  const result = sumOfTerms(e.of, e.result);
  const numbers = e.required === undefined ? result : p('tell.required', { result, required: e.required });
  const meaning = stack(verdict(e), rollNote(e.roll));
  const alone = e.test === 'groups' || e.test === 'first-aid' || e.test === 'own';
  if (!alone) return row(p(`test.${e.test}`), numbers, meaning, e.passed === false ? 'bad' : 'plain');
  return line(p('tell.test', { who: who(e.who), test: p(`test.${e.test}`), numbers }));
}

function verdict(e: Told<'test.rolled'>): Phrase | undefined {
  if (e.pain) return changed('change.pain', e.pain) ?? p('tell.pain-stays', { line: e.pain.after });
  return e.passed === undefined ? undefined : p(`verdict.${e.test}.${e.passed ? 'passed' : 'failed'}`);
}
