import { BLOW, nameOf, phrase, type Event, type Item, type Tone, type Value } from '../../src/engine/index.js';

const bad = ['life.lost', 'part.out', 'limb.lost', 'fighter.killed', 'fighter.out', 'fighter.felled', 'fighter.crashed',
  'weapon.broken', 'fighter.bled', 'surprise.suffered', 'fighter.dropped', 'ring.closed']; // prettier-ignore
const good = ['surprise.met', 'bleeding.treated', 'weapon.taken', 'fighter.escaped', 'defence.total', 'ring.opened'];
const quiet = ['turn.passed', 'fighter.moved', 'stamina.paid', 'round.ended'];

const toneOf = (type: string): Tone =>
  bad.includes(type) ? 'bad' : good.includes(type) ? 'good' : quiet.includes(type) ? 'quiet' : 'plain';

/** What a reader sees of an event: the heading of a KR, one table for each exchange (DRA-499), a line for the rest. */
export function describe(event: Event): readonly Item[] {
  switch (event.type) {
    case 'round.begun':
      return [
        { kind: 'heading', text: phrase('event.round.begun', { kr: event['kr'] as number }) },
        { kind: 'line', text: phrase('event.order', { order: event['order'] as Value }), tone: 'quiet' },
      ];
    case BLOW:
    case 'round.ended':
    case 'fight.ended':
    case 'note.made':
    case 'fighter.joined':
    case 'fighter.removed':
      return [];
    case 'exchange.resolved':
    case 'fumble.suffered':
      return exchangeTable(event);
    case 'stamina.paid':
      return event['exhausted'] === 1 ? [line(event, 'event.stamina.exhausted')] : [line(event)];
    default:
      return [line(event)];
  }
}

const line = (event: Event, key = `event.${event.type}`): Item => ({
  kind: 'line',
  text: { ...slots(event), t: key },
  tone: toneOf(event.type),
});

const slots = ({ type: _type, rows: _rows, ...rest }: Event): Record<string, Value> => rest as Record<string, Value>;

/** One table: what was thrown, what came of it, one row for each thing that happened. */
function exchangeTable(event: Event): readonly Item[] {
  const rows = event['rows'] as readonly Event[];
  const title = phrase(`event.${event.type}`, {
    attacker: nameOf(event['attacker'] as string),
    defender: nameOf(event['defender'] as string),
  });
  return [{ kind: 'table', title }, ...rows.map(rowOf)];
}

/** One thing that happened in an exchange, as a row of its table. */
export const rowOf = (event: Event): Item => ({
  kind: 'row',
  cells: [phrase(`row.${event.type}`), { ...slots(event), t: `event.${event.type}` }],
});
