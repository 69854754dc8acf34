import { nameOf, phrase, type Cell, type Event, type Item, type Phrase, type Tone } from '../../src/engine/index.js';
import type { HtbahEvent, Place } from './events.js';
import { checkSum, groupName, label, sideName, valueName } from './facts.js';

type Of<T extends HtbahEvent['type']> = Extract<HtbahEvent, { type: T }>;

/** What a reader sees of an event: one table for each attack, lines for the rest (HTB-229). */
export function describe(event: Event): readonly Item[] {
  const told = event as HtbahEvent;
  switch (told.type) {
    case 'order.found':
      return describeOrder(told);
    case 'attack.began':
      return [
        openTable(
          phrase('attack.title', { who: nameOf(told.who), target: nameOf(told.target), weapon: label(told.weapon) }),
        ),
      ];
    case 'check.rolled':
    case 'check.repeated':
      return describeCheck(told);
    case 'victim.named':
      return [row(phrase('row.victim'), nameOf(told.who))];
    case 'parry.omitted':
      return [row(phrase('row.parry'), nameOf(told.who), '', '', phrase(`noparry.${told.why}`))];
    case 'attack.parried':
      return [loud('good', phrase('row.consequence'), nameOf(told.who), '', '', phrase('parried'))];
    default:
      return describeDamage(told) ?? describeLine(told);
  }
}

const openTable = (title: Phrase): Item => ({
  kind: 'table',
  title,
  columns: [
    phrase('column.step'),
    phrase('column.what'),
    phrase('column.target'),
    phrase('column.roll'),
    phrase('column.result'),
  ],
});

const row = (...cells: Cell[]): Item => ({ kind: 'row', cells: filled(cells) });

/** A row that stands out. */
const loud = (tone: Tone, ...cells: Cell[]): Item => ({ kind: 'row', cells: filled(cells), tone });

const filled = (cells: readonly Cell[]): Cell[] => [...cells, ...Array<Cell>(5 - cells.length).fill('')];

function describeOrder({ order, fixed }: Of<'order.found'>): readonly Item[] {
  const columns = ['column.place', 'column.name', 'column.die', 'column.initiative'].map((t) => phrase(t));
  const rows = order.map((place, i): Item => ({
    kind: 'row',
    cells: [i + 1, nameOf(place.who), place.face, initiativeSum(place)],
  }));
  return [{ kind: 'table', title: phrase(fixed ? 'order.fixed' : 'order.title'), columns }, ...rows];
}

const initiativeSum = ({ face, handeln, mod, rw, initiative }: Place): Cell => ({
  sum: initiative,
  of: [
    { what: phrase('part.die'), n: face },
    { what: groupName('handeln'), n: handeln },
    ...(mod === 0 ? [] : [{ what: phrase('part.initiativeMod'), n: mod }]),
    ...(rw === 0 ? [] : [{ what: phrase('mod.armour'), n: -rw }]),
  ],
});

/** Attack and parry are rows of the attack's table; any other check opens a table of its own. */
function describeCheck(told: Of<'check.rolled'> | Of<'check.repeated'>): readonly Item[] {
  const { kind, who, skill, group, base, mods, target, roll, degree, left } = told;
  const again = told.type === 'check.repeated';
  const sum = checkSum(skill, group, base, mods);
  const value: Cell = sum.sum === target ? sum : [sum, phrase('limited', { target })];
  const opens = !again && kind !== 'attack' && kind !== 'parry';
  const title = phrase('check.title', { who: nameOf(who), kind: phrase(`kind.${kind}`) });
  const cells: Cell[] = again
    ? [phrase('row.gbp'), phrase('gbp.left', { group: groupName(group), left }), target]
    : [
        phrase(`kind.${kind}`),
        kind === 'attack' ? valueName(skill, group) : [nameOf(who), valueName(skill, group)],
        value,
      ];
  return [...(opens ? [openTable(title)] : []), row(...cells, roll, phrase(`degree.${degree}`))];
}

function describeDamage(told: HtbahEvent): readonly Item[] | undefined {
  switch (told.type) {
    case 'damage.rolled': {
      const faces = told.faces.length > 0 ? told.faces.join(' + ') : phrase('decreed');
      return [row(phrase('row.damage'), told.notation, '', told.plus > 0 ? [faces, `+${told.plus}`] : faces, told.sum)];
    }
    case 'armour.applied': {
      const rw = phrase(told.piercing > 0 ? 'rw.pierced' : 'rw.plain', { rw: told.rw, piercing: told.piercing });
      const ignored =
        told.ignored.length > 0 ? phrase('rw.ignored', { faces: told.ignored.join(', ') }) : phrase('rw.none');
      return [row(phrase('row.armour'), rw, '', ignored, told.sum)];
    }
    case 'damage.doubled':
      return [row(phrase('row.critical'), phrase('doubled'), '', '', told.damage)];
    case 'damage.halved':
      return [row(phrase('row.bare'), phrase('halved'), '', '', told.damage)];
    case 'life.lost':
      return describeLife(told);
    default:
      return undefined;
  }
}

function describeLife({ who, before, after, max, consequence }: Of<'life.lost'>): readonly Item[] {
  const life = row(phrase('row.life'), nameOf(who), { bar: after, max }, '', phrase('life.change', { before, after }));
  if (consequence === 'none') return [life];
  return [life, loud('bad', phrase('row.consequence'), nameOf(who), '', '', phrase(`state.${consequence}`))];
}

function describeLine(told: HtbahEvent): readonly Item[] {
  switch (told.type) {
    case 'round.began':
      return [
        {
          kind: 'heading',
          text: phrase('round.title', { round: told.round, seconds: told.seconds, clock: told.clock }),
        },
      ];
    case 'tie.rolled':
      return [line('tie', { who: told.who.map(nameOf), face: told.face })];
    case 'surprise.settled':
      return [
        line(
          told.surprised ? 'told.surprised' : 'told.unsurprised',
          { who: nameOf(told.who) },
          told.surprised ? 'bad' : 'good',
        ),
      ];
    case 'turn.skipped':
      return told.why === 'surprised' ? [line('turn.surprised', { who: nameOf(told.who) }, 'quiet')] : [];
    case 'turn.passed':
      return [line('turn.passed', { who: nameOf(told.who) }, 'quiet')];
    case 'aid.given':
      return [
        line(told.woken ? 'aid.woken' : 'aid.failed', {
          who: nameOf(told.who),
          patient: nameOf(told.patient),
          life: told.life,
        }),
      ];
    default:
      return describeEnd(told);
  }
}

function describeEnd(told: HtbahEvent): readonly Item[] {
  switch (told.type) {
    case 'flight.tried':
      return [line(told.away ? 'flight.away' : 'flight.failed', { who: nameOf(told.who) })];
    case 'fighter.fled':
      return [line('fled', { who: nameOf(told.who) })];
    case 'fighter.surrendered':
      return [line('surrendered', { who: nameOf(told.who) })];
    case 'other.tried':
      return [line(told.success ? 'other.success' : 'other.failure', { who: nameOf(told.who) })];
    case 'mercy.decided':
      return [line(told.granted ? 'told.spared' : 'told.fight-on', { side: sideName(told.side) })];
    case 'fight.decided':
      return [line(`decided.${told.reason}`, told.loser === null ? {} : { side: sideName(told.loser) }, 'warning')];
    case 'initiative.joined':
      return [line('joined', { who: nameOf(told.who), initiative: told.initiative })];
    case 'value.set':
      return [line('value.set', { who: nameOf(told.who), what: phrase(`set.${told.what}`), value: shown(told) })];
    default:
      return [];
  }
}

const shown = ({ what, value }: Of<'value.set'>): Cell & (string | number | Phrase) => {
  if (what === 'state') return phrase(`state.${value}`);
  return value === 'yes' || value === 'no' ? phrase(`on.${value}`) : value;
};

const line = (t: string, slots: Parameters<typeof phrase>[1], tone: Tone = 'plain'): Item => ({
  kind: 'line',
  text: phrase(t, slots),
  tone,
});
