import type { Item, Phrase } from '../../../src/engine/index.js';
import type { Change, DasEvent } from '../events.js';
import { conditionOf } from './harm.js';
import { changed, label, line, list, p, who, type Tellers } from './items.js';

type Told<T extends DasEvent['type']> = Extract<DasEvent, { type: T }>;

/** Costs, bells, care, the fate of fighters, and what comes of it (DAS-459). */
export const time: Tellers = {
  'cost.paid': describeCost,
  'bell.rung': describeBell,
  'fighter.disabled': (e) => [line(p('fate.disabled', { who: who(e.who), gz: e.gz }), 'bad')],
  'fighter.fainted': (e) => [line(p(`fate.fainted-${e.why}`, { who: who(e.who), gz: e.gz }), 'bad')],
  'fighter.died': (e) => [line(p('fate.died', { who: who(e.who), gz: e.gz, limit: e.limit }), 'bad')],
  'fighter.fled': (e) => [
    line(
      e.from === e.who ? p('fate.left', { who: who(e.who) }) : p('fate.fled', { who: who(e.who), from: who(e.from) }),
      'warning',
    ),
  ],
  'fighter.yielded': (e) => [line(p('fate.yielded', { who: who(e.who) }), 'warning')],
  'fighter.recovered': (e) => [line(p('fate.recovered', { who: who(e.who), gz: e.gz }), 'good')],
  'care.began': (e) => [line(p('care.began', { ...carer(e), seconds: e.seconds }), 'quiet')],
  'care.broken': (e) => [line(p('care.broken', carer(e)), 'warning')],
  'care.given': (e) => [line(care(e), e.bleeding || e.chokingEnded ? 'good' : 'plain')],
  'fighter.rested': (e) => [line(rest(e))],
  'forecast.made': (e) => [
    line(p(`forecast.${e.fate}`, { who: who(e.who), second: e.second, gz: e.gz }), forecastTone(e.fate)),
  ],
  'faint.timed': (e) => [line(p('tell.faint', { who: who(e.who), minutes: e.minutes, face: e.face }))],
};

const carer = (e: { who: string; patient: string }) => ({ who: who(e.who), patient: who(e.patient) });
const forecastTone = (fate: 'stops' | 'dies') => (fate === 'dies' ? 'bad' : 'warning');

/** What he paid; nothing of somebody who had nothing left. */
function describeCost(e: Told<'cost.paid'>): readonly Item[] {
  const gz = e.gz && changed('change.gz', e.gz);
  const what = list(changed('change.endurance', e.endurance), gz, e.kar && changed('change.kar', e.kar));
  return what ? [line(p('tell.cost', { who: who(e.who), what }), gz ? 'warning' : 'quiet')] : [];
}

/** A bleeding that goes on as another line, or stands still. */
const eased = ({ nr, line }: { nr: string; line: Change }): Phrase =>
  line.after === 0 ? p('bell.stopped', { nr }) : p('bell.eased', { nr, ...line });

/** One line for whoever is worse off than before, or has something behind him; recovered breath is no news. */
function describeBell(e: Told<'bell.rung'>): readonly Item[] {
  const lost = e.bleedings.reduce((sum, bleeding) => sum + bleeding.lost, 0);
  const what = list(
    lost > 0 && p('bell.bleeding', { lost, n: e.bleedings.length }),
    ...e.bleedings.filter(({ line }) => line.before !== line.after).map(eased),
    e.choking && p('bell.choking', e.choking),
    changed('change.gz', e.gz),
    e.choking && changed('change.endurance', e.endurance),
    e.pain.after === 0 && e.pain.before > 0 ? p('bell.pain-over') : changed('change.pain', e.pain),
    e.dazeOver && p('bell.daze-over'),
  );
  if (!what) return [];
  const worse = e.gz.after < e.gz.before || e.choking !== undefined;
  return [line(p('tell.bell', { who: who(e.who), what }), worse ? 'bad' : 'quiet')];
}

function care(e: Told<'care.given'>): Phrase {
  const what = list(e.bleeding && eased(e.bleeding), e.chokingEnded && p('care.breathes'));
  return what ? p('care.given', { ...carer(e), what }) : p('care.in-vain', carer(e));
}

function rest(e: Told<'fighter.rested'>): Phrase {
  const what = list(changed('change.gz', e.gz), ...e.healed.map((nr) => p('tell.healed', { nr })));
  return p('tell.rested', { who: who(e.who), days: e.days, what: what ?? p('tell.unchanged') });
}

/** What the GM decided; always visible as his (DAS-409). */
export const ruling: Tellers = {
  'value.ruled': (e) => [
    line(p('tell.ruled', { who: who(e.who), what: value(e), before: e.before, after: e.after }), 'warning'),
  ],
  'damage.entered': (e) => [
    line(
      p('tell.damage', {
        who: who(e.who),
        points: e.points,
        what: list(changed('change.gz', e.gz), changed('change.endurance', e.endurance)) ?? p('tell.unchanged'),
      }),
      'bad',
    ),
  ],
  'wound.healed': (e) => [
    line(p('tell.ruled-what', { who: who(e.who), what: p('tell.healed', { nr: e.nr }) }), 'warning'),
  ],
  'bleeding.ruled': (e) => [line(p('tell.ruled-what', { who: who(e.who), what: eased(e) }), 'warning')],
  'pain.ruled': (e) => [
    line(p('tell.ruled-what', { who: who(e.who), what: p('change.pain', { ...e.line }) }), 'warning'),
  ],
  'condition.lost': (e) =>
    e.cause === 'choice' ? [] : [line(p('tell.lost', { who: who(e.who), what: conditionOf(e) }), 'quiet')],
};

const value = (e: Told<'value.ruled'>): Phrase =>
  e.at ? p('tell.value-at', { what: p(`value.${e.key}`), at: label(e.at) }) : p(`value.${e.key}`);
