import type { Item } from '../../../src/engine/index.js';
import type { SargonEvent, Thrown } from '../events.js';
import { changeOf, facesOf, label, line, numbered, p, row, stack, table, totalOf, who, type Tellers } from './items.js';
import { describeAttack } from './attack.js';

type Told<T extends SargonEvent['type']> = Extract<SargonEvent, { type: T }>;

const tail = (roll: Thrown): readonly Item[] => {
  const faces = facesOf(roll);
  return faces ? [line(faces, 'quiet')] : [];
};

/** What fighters do, and what becomes of them. */
export const deeds: Tellers = {
  'attack.resolved': describeAttack,
  'action.lost': (e) => [line(p('tell.lost', { who: who(e.who), what: p(`deed.${e.what}`) }), 'quiet')],
  'ability.used': describeAbility,
  'full-dodge.rolled': (e) => [
    line(p('tell.full-dodge', { who: who(e.who), total: totalOf(e.roll), counts: e.counts })),
    ...tail(e.roll),
  ],
  'move.made': (e) => [
    line(p(`tell.${e.how}`, { who: who(e.who), metres: Math.abs(e.to - e.from), at: e.to, cost: e.cost })),
  ],
  'weapon.readied': (e) => [line(p(`tell.${e.how}`, { who: who(e.who), weapon: label(e.weapon), malus: e.malus }))],
  'weapon.dropped': (e) => [line(p('tell.drops', { who: who(e.who), weapon: label(e.weapon) }))],
  'fighter.stood': (e) => [line(p('tell.stands', { who: who(e.who), malus: e.malus }))],
  'free.taken': (e) => [line(p('tell.shouts', { who: who(e.who) }))],
  'rest.declared': (e) => [line(p('tell.rests', { who: who(e.who) }))],
  'round-action.began': (e) => [
    line(p('tell.begins', { who: who(e.who), ability: label(e.ability), nth: e.nth, of: e.of })),
  ],
  'round-action.aborted': (e) => [line(p('tell.aborts', { who: who(e.who) }), 'warning')],
  'ability.completed': (e) => [line(p('tell.completes', { who: who(e.who), ability: label(e.ability) }), 'good')],
  'speed.compared': describeSpeeds,
  'flight.began': (e) => [
    line(p('tell.flees', { who: who(e.who), n: e.pursuers.length, pursuers: e.pursuers.map(who) })),
  ],
  'flight.ended': (e) => [
    e.caught.length > 0
      ? line(p('tell.caught', { who: who(e.who), by: e.caught.map(who) }))
      : line(p('tell.escapes', { who: who(e.who) }), 'warning'),
  ],
  'wounds.settled': (e) => [line(p('tell.settled', { who: who(e.who), change: changeOf(e.change) }), 'bad')],
  'fighter.disabled': (e) => [line(p(`tell.disabled-${e.how}`, { who: who(e.who) }), 'bad')],
  'fighter.recovered': (e) => [line(p('tell.recovers', { who: who(e.who) }), 'good')],
  'value.ruled': (e) => [
    line(
      p('tell.ruled', { who: who(e.who), what: p(`ruled.${e.what}`), value: e.named ? label(e.named) : e.value }),
      'warning',
    ),
  ],
};

function describeAbility(e: Told<'ability.used'>): readonly Item[] {
  const title = p('tell.uses', { who: who(e.who), ability: label(e.ability) });
  if (!e.roll) return [line(title)];
  return [
    table(title),
    row([p('row.roll'), totalOf(e.roll), stack(e.number > 0 && numbered(e.number, e.malus), facesOf(e.roll))]),
    row(
      [p('row.difficulty'), e.difficulty ?? 0, p(e.passed ? 'tell.passed' : 'tell.failed')],
      e.passed ? 'good' : 'plain',
    ),
  ];
}

function describeSpeeds({ rows, lead }: Told<'speed.compared'>): readonly Item[] {
  return [
    table(p('tell.speeds'), 'who', 'move', 'total', 'sum'),
    ...rows.map((r) => row([who(r.who), r.move, totalOf(r.roll), r.sum])),
    line(p('tell.lead', { who: who(rows[0]?.who ?? ''), n: lead })),
  ];
}
