import type { Phrase } from '../../../src/engine/index.js';
import type { DeclaredEvent, EventOf } from '../events.js';
import { deedOf, label, p, who } from '../labels.js';
import { heading, line, list, rolled, row, sumOf, table, told, type Tellers } from './items.js';

/** The passes of a round: kinds, initiative, declarations, turns. */
export const round: Tellers = {
  'round.began': (e) => [heading(p('tell.round', { round: e.round, seconds: e.seconds }))],
  'fighter.dazed': (e) => [line(p(`tell.${e.why}`, { who: who(e.who) }), 'warning')],
  'kind.announced': (e) => [line(announced(e), 'quiet')],
  'initiative.rolled': (e) => [
    ...(e.first ? [table(p('tell.initiative'))] : []),
    row(who(e.who), p('tell.rolled', { base: sumOf(e.of), faces: [e.face], die: e.face, n: 1 }), e.ini),
  ],
  'tie.rolled': (e) => [
    line(
      p('tell.tie', {
        pass: e.pass,
        faces: e.faces.map((one) => p('tell.face-of', { who: who(one.who), face: one.face })),
      }),
      'quiet',
    ),
  ],
  'action.declared': (e) => [line(p('tell.declared', { who: who(e.who), ...planSlots(e) }))],
  'mind.changed': (e) => [line(p('tell.changed-mind', { who: who(e.who), ...planSlots(e) }), 'warning')],
  'action.lost': (e) => told(e.inside, p(`lost.${e.why}`, { who: who(e.who) }), 'quiet'),
  'target.changed': (e) => [line(p('tell.retarget', { who: who(e.who), target: who(e.target) }))],
  'fighter.moved': (e) => [
    line(
      p(e.fast ? 'tell.ran' : 'tell.moved', { who: who(e.who), metres: e.metres, before: e.before, after: e.after }),
    ),
  ],
  'fighter.rested': (e) => [line(p(`tell.rested-${e.deed}`, { who: who(e.who) }), 'quiet')],
  'aim.taken': (e) => [line(p('tell.aim', { who: who(e.who), target: who(e.target), rounds: e.rounds }))],
  'aim.lost': (e) => told(e.inside, p('tell.aim-lost', { who: who(e.who) }), 'quiet'),
};

function announced(e: EventOf<'kind.announced'>): Phrase {
  if (!e.weapon) return p(`tell.announced-${e.kind}`, { who: who(e.who) });
  return p('tell.announced-weapon', { who: who(e.who), weapon: label(e.weapon), ready: e.ready ? 'yes' : 'no' });
}

function planSlots(e: DeclaredEvent) {
  const what = list(
    e.target !== undefined && who(e.target),
    e.target2 !== undefined && e.target2 !== e.target && who(e.target2),
    e.part !== undefined && e.part !== 'rider' && p(`at.${e.part}`),
    e.weapon && label(e.weapon),
    e.second && label(e.second),
    e.manoeuvre && label(e.manoeuvre),
    e.spell && label(e.spell),
    e.move !== 'stay' && e.move !== 'needed' && p(`move.${e.move}`),
  );
  return {
    deed: deedOf(e.deed, e.thrown),
    what,
    n: (what['items'] as readonly unknown[]).length,
    hr: sumOf(e.hr),
    changes: e.changes,
    moved: e.hr.length > 1 ? 'yes' : 'no',
  };
}

/** Tests, spells, states and care. */
export const states: Tellers = {
  'test.rolled': (e) => {
    const name = e.label ? p('tell.test-named', { text: e.label }) : p(`test.${e.test}`);
    const against = e.sg === null ? e.total : p('tell.against', { total: e.total, sg: e.sg });
    const verdict = e.sg === null ? '' : p(`passed.${e.test}`, { passed: e.passed ? 'yes' : 'no' });
    const tone = e.sg === null ? 'plain' : e.passed ? 'good' : 'bad';
    const words = p('tell.test', { name, who: who(e.who), rolled: rolled(e), against, verdict });
    return e.inside ? [row(name, rolled(e), p('tell.result', { against, verdict }), tone)] : [line(words, tone)];
  },
  'condition.gained': (e) => told(e.inside, p(`gained.${e.what}`, { who: who(e.who), rounds: e.rounds ?? 0 }), 'bad'),
  'condition.lost': (e) => told(e.inside, p(`over.${e.what}`, { who: who(e.who) }), 'good'),
  'fighter.disabled': (e) => told(e.inside, p(`disabled.${e.how}`, { who: who(e.who) }), 'bad'),
  'fighter.died': (e) => told(e.inside, p(`died.${e.why}`, { who: who(e.who) }), 'bad'),
  'fighter.fled': (e) => [line(p('tell.fled', { who: who(e.who) }))],
  'mount.collapsed': (e) => told(e.inside, p('tell.mount-down', { who: who(e.who), mount: e.mount }), 'bad'),
  'spell.begun': spell,
  'spell.continued': spell,
  'spell.held': spell,
  'spell.faded': spell,
  'spell.broken': spell,
  'spell.released': (e) => [
    table(
      p('tell.cast', {
        who: who(e.who),
        spell: label(e.spell),
        target: e.target === undefined ? '' : who(e.target),
        aimed: e.target === undefined ? 'no' : 'yes',
      }),
    ),
    ...(e.text === '' ? [] : [row(p('row.effect'), '', p('tell.text', { text: e.text }))]),
  ],
  'tp.lost': (e) => [
    line(p(`tell.${e.why}`, { who: who(e.who), lost: e.lost, before: e.before, after: e.after }), 'bad'),
  ],
  'care.given': (e) => [
    line(
      p(`cared.${e.how}`, {
        who: who(e.who),
        by: e.by ? who(e.by) : '',
        healed: e.healed,
        before: e.before,
        after: e.after,
        days: e.days ?? 0,
        minutes: e.minutes ?? 0,
      }),
      'good',
    ),
  ],
  'wound.healed': (e) => [line(p('tell.wound-healed', { who: who(e.who), left: e.left, malus: e.malus }), 'good')],
  'value.ruled': (e) => [
    line(
      p('tell.ruled', {
        who: who(e.who),
        key: p(`ruled.${e.key in ruledKeys ? e.key : 'item'}`, { key: e.key }),
        before: wordOf(e.before),
        after: wordOf(e.after),
      }),
      'quiet',
    ),
  ],
};

function spell(e: EventOf<'spell.begun'>) {
  return [line(p(`tell.${e.type.replace('.', '-')}`, { who: who(e.who), spell: label(e.spell), left: e.left }))];
}

/** What the game master sets by name; anything else is an item of somebody. */
export const ruledKeys: Readonly<Record<string, true>> = {
  tp: true,
  wounds: true,
  bleeding: true,
  position: true,
  attack: true,
  defence: true,
  test: true,
  'mount-tp': true,
  prone: true,
  bound: true,
  mounted: true,
  'wrong-hand': true,
  room: true,
  unconscious: true,
  dying: true,
  dead: true,
  gone: true,
  surprised: true,
  stunned: true,
  cover: true,
  direction: true,
  higher: true,
  stabilised: true,
  'ask-situation': true,
};

const wordOf = (value: number | string) => (typeof value === 'number' || value === '–' ? value : p(`word.${value}`));
