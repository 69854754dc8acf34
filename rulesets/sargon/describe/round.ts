import type { Cell, Item, Phrase } from '../../../src/engine/index.js';
import type { FatigueRolled, InitiativeRow, SargonEvent } from '../events.js';
import { wishId } from '../challenge.js';
import {
  changeOf,
  facesOf,
  heading,
  label,
  line,
  p,
  row,
  stack,
  sumOfTerms,
  table,
  totalOf,
  who,
  type Tellers,
} from './items.js';

type Told<T extends SargonEvent['type']> = Extract<SargonEvent, { type: T }>;

/** The order of play: rounds, initiative, distances, seizing and waiting, fatigue and rest. */
export const round: Tellers = {
  'round.began': (e) => [heading(p('tell.round', { n: e.round, seconds: e.seconds }))],
  'declaration.made': describeDeclaration,
  'initiative.rolled': describeInitiative,
  'challenge.rolled': describeChallenge,
  'distance.settled': describeDistance,
  'wait.began': (e) => [line(p('tell.waits', { who: who(e.who) }))],
  'wait.ended': (e) => [
    line(e.over ? p('tell.returns', { who: who(e.who), over: who(e.over) }) : p('tell.acts', { who: who(e.who) })),
  ],
  'initiative.seized': (e) => [
    line(
      p('tell.seized', { who: who(e.who), over: who(e.over), from: e.from, to: e.to, points: e.to - e.from }),
      'warning',
    ),
  ],
  'extra.taken': (e) => [line(p('tell.extra', { who: who(e.who) }), 'quiet')],
  'fatigue.rolled': describeFatigue,
  'rest.rolled': describeRest,
};

function describeDeclaration(e: Told<'declaration.made'>): readonly Item[] {
  const parts = [e.quick > 0 && p('tell.quick', { n: e.quick }), e.both && p('tell.both')].filter(
    (one) => one !== false,
  );
  return parts.length > 0 ? [line(p('tell.declares', { who: who(e.who), what: parts }))] : [];
}

/** The roll of everybody, highest first. */
function describeInitiative({ rows }: Told<'initiative.rolled'>): readonly Item[] {
  const sorted = [...rows].sort((a, b) => b.roll.total - a.roll.total || b.roll.die - a.roll.die);
  return [table(p('tell.initiative'), 'who', 'total', 'notes'), ...sorted.map(initiativeRow)];
}

function initiativeRow({ who: id, roll, lost, fumble }: InitiativeRow): Item {
  const fumbles = fumble !== 'none' && p(`tell.${fumble}`, { lost });
  return row([who(id), totalOf(roll), stack(facesOf(roll), fumbles)], fumble === 'none' ? 'plain' : 'bad');
}

/** A wished distance. */
const wishOf = (wish: number): Phrase => p(`wish.${wishId(wish)}`);

function describeChallenge(e: Told<'challenge.rolled'>): readonly Item[] {
  const slots = { who: who(e.who), weapon: label(e.with), wish: wishOf(e.wish), total: totalOf(e.roll) };
  const faces = facesOf(e.roll);
  return [line(p(`tell.challenge-${e.why}`, slots)), ...(faces ? [line(faces, 'quiet')] : [])];
}

function describeDistance(e: Told<'distance.settled'>): readonly Item[] {
  if (e.why === 'agreed' && e.clear.length === 0) return [];
  const slots = { a: who(e.a), b: who(e.b), step: label(e.step), winner: e.winner ? who(e.winner) : '' };
  const clear = e.clear.map((id) => line(p('tell.clear', { who: who(id) })));
  return [line(p(`tell.distance-${e.why}`, slots)), ...clear];
}

const endColumns = ['who', 'roll', 'difficulty', 'result'] as const;

/** One row for each roll of the round (section 10); the first opens the table. */
function describeFatigue(e: FatigueRolled): readonly Item[] {
  const skills = e.skills.map((one) => label(one));
  const several = skills.length > 1 && p('tell.skills', { skills });
  const result = e.shortfall > 0 ? p('tell.short', { n: e.shortfall }) : p('tell.holds');
  return [
    ...(e.first ? [table(p('tell.fatigue'), ...endColumns)] : []),
    row(
      [
        who(e.who),
        stack(totalOf(e.roll, skills.length === 1 ? skills[0] : undefined), facesOf(e.roll), several),
        sumOfTerms(e.difficulty),
        stack(result, e.change ? changeOf(e.change) : undefined),
      ],
      e.change ? 'bad' : 'plain',
    ),
  ];
}

function describeRest(e: Told<'rest.rolled'>): readonly Item[] {
  const result: Cell = e.change ? changeOf(e.change) : p('tell.no-rest');
  return [
    ...(e.first ? [table(p('tell.rest'), ...endColumns)] : []),
    row(
      [who(e.who), stack(totalOf(e.roll), facesOf(e.roll)), sumOfTerms(e.difficulty), result],
      e.change ? 'good' : 'plain',
    ),
  ];
}
