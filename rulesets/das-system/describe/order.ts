import type { Item, Phrase } from '../../../src/engine/index.js';
import type { Contender, DasEvent } from '../events.js';
import { line, sumOfMade, p, seconds, who, type Tellers } from './items.js';

type Told<T extends DasEvent['type']> = Extract<DasEvent, { type: T }>;

/** Who faces whom, who has the initiative, and when it goes on. */
export const order: Tellers = {
  'initiative.compared': (e) => [line(compared(e))],
  'engagement.began': (e) => [line(p(`began.${e.kind}.${e.why}`, { ...pair(e), start: seconds(e.start) }), 'quiet')],
  'series.began': (e) =>
    e.why === 'ruled' ? [line(p('tell.series-ruled', { ...pair(e), start: seconds(e.start) }), 'warning')] : [],
  'roles.decided': describeRoles,
  'pause.began': (e) => [line(pause(e))],
  'groups.formed': (e) => [
    line(p('tell.groups', { defender: who(e.defender), n: e.groups.length, groups: e.groups.map(groupOf) })),
  ],
  'shot.scheduled': (e) => [line(p(`shot.${e.why}`, { who: who(e.who), start: seconds(e.start) }), 'quiet')],
};

const pair = (e: { attacker: string; defender: string }) => ({ attacker: who(e.attacker), defender: who(e.defender) });

function compared({ a, b, first, by }: Told<'initiative.compared'>): Phrase {
  const sides = { a: contender(a), b: contender(b) };
  return first === undefined ? p('initiative.nobody', sides) : p(`initiative.${by}`, { ...sides, first: who(first) });
}

const contender = (side: Contender): Phrase =>
  p(side.mayStart ? 'tell.contender' : 'tell.contender-late', { who: who(side.who), value: sumOfMade(side.value) });

/** Group members in order: the first strikes. */
const groupOf = (group: readonly string[]): Phrase =>
  group.length === 1 ? who(group[0]!) : p('tell.group', { first: who(group[0]!), rest: group.slice(1).map(who) });

/** Going on as before is an aside; a change of roles is what everybody waits for. */
function describeRoles(e: Told<'roles.decided'>): readonly Item[] {
  const why = p(`roles.row-${e.row}`);
  if (e.result === 'end') return [];
  if (e.result === 'neutral' || !e.next) return [line(p('roles.neutral', { ...pair(e), why }))];
  const other = e.next.attacker === e.attacker ? e.defender : e.attacker;
  const next = { next: who(e.next.attacker), other: who(other), start: seconds(e.next.start) };
  if (e.result === 'continue') return [line(p('roles.continue', next), 'quiet')];
  return [line(p('roles.swap', { ...next, why }))];
}

function pause(e: Told<'pause.began'>): Phrase {
  const start = seconds(e.start);
  if (e.opener === undefined) return p('tell.nobody-opens', { a: who(e.a), b: who(e.b), start });
  return p('tell.pause', { opener: who(e.opener), kar: e.kar ?? 0, start });
}
