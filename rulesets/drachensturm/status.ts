import { nameOf, phrase, type Cell, type Phrase, type Status, type Value } from '../../src/engine/index.js';
import { exhausted, isDown, timed } from './conditions.js';
import { fateOf } from './damage.js';
import { inContact } from './distance.js';
import { broken } from './hands.js';
import { pressed } from './manoeuvres/ausfall.js';
import { partIds } from './parts.js';
import type { Combatant, Fight } from './state.js';

const column = (id: string, weight: 1 | 2 | 3 = 1, align: 'left' | 'right' = 'left') =>
  ({ id, label: phrase(`column.${id}`), weight, align }) as const;

/** DRA-497: Name · Re · LE of each part · kA · weapon · free parries and defences · contact · conditions. */
export const status = (fight: Fight): Status => ({
  columns: [
    column('name'),
    column('re', 2, 'right'),
    ...partIds.slice(0, 7).map((id) => column(id, 1, 'right')),
    ...(fight.all.some(({ fighter }) => fighter.parts[7]! > 0) ? [column('schwanz', 2, 'right')] : []),
    column('ka', 2, 'right'),
    column('weapon', 2),
    column('parries', 3, 'right'),
    column('defences', 1, 'right'),
    column('contact', 2),
    column('conditions', 1),
  ],
  rows: fight.all.map((c) => ({ who: c.id, cells: cellsOf(fight, c), out: c.out })),
});

function cellsOf(fight: Fight, c: Combatant): Readonly<Record<string, Cell>> {
  return {
    name: nameOf(c.id),
    re: c.re,
    ...Object.fromEntries(partIds.map((id, part) => [id, lifeCell(fight, c, part)])),
    ka: c.fighter.undead ? '-' : phrase('cell.ka', { ka: c.ka, debt: c.debt }),
    weapon: weapons(c),
    parries: c.out ? '-' : freeParries(fight, c),
    defences: c.out ? fateOf(fight, c) : phrase('cell.defences', freeDefences(fight, c)),
    contact: fight.all.filter((d) => d.side !== c.side && inContact(c, d)).map((d) => nameOf(d.id)),
    conditions: conditions(fight, c),
  };
}

/** DRA-498: parts out of action and destroyed ones are marked. */
function lifeCell({ book }: Fight, { le, fighter }: Combatant, part: number): Value {
  const full = fighter.parts[part]!;
  const now = le[part]!;
  if (full === 0) return '';
  if (now <= book.k.destroyedAt) return phrase('cell.destroyed');
  return now <= 0 ? phrase('cell.out', { now, full }) : phrase('cell.le', { now, full });
}

const weapons = (c: Combatant): Value =>
  c.items
    .filter((item) => item.place === 'held' && !broken(item))
    .map(({ weapon, wq }) => phrase('cell.weapon', { weapon: weapon.label, wq }));

/** Weapons that have not parried yet in this KR. */
export const freeParries = (fight: Fight, c: Combatant): number =>
  c.items.filter(
    (item) => item.place === 'held' && item.weapon.pwf !== undefined && item.parriedIn !== fight.kr && !broken(item),
  ).length;

const freeDefences = ({ book }: Fight, c: Combatant) => ({
  free: Math.max(0, book.k.defencesPerRound - c.defences),
  of: book.k.defencesPerRound,
});

const lasting = (id: string, rounds: number): Phrase =>
  phrase('cell.lasting', { what: phrase(`condition.${id}`), rounds });
const plain = (id: string, slots: Readonly<Record<string, Value>> = {}): Phrase => phrase(`condition.${id}`, slots);

/** All conditions with the KR that are left (10.3), those of manoeuvres over several KR included. */
export function conditions(fight: Fight, c: Combatant): readonly Phrase[] {
  const shown: Phrase[] = timed.flatMap((id, i) =>
    c.to[i]! >= fight.kr ? [lasting(id, c.to[i]! - Math.max(fight.kr, c.from[i]!) + 1)] : [],
  );
  const flags: readonly (readonly [boolean, string])[] = [
    [isDown(c, fight.kr) && c.to[1]! < fight.kr, 'down'],
    [c.bleeding, 'bleeding'],
    [c.offBalance, 'off-balance'],
    [c.uncovered, 'uncovered'],
    [c.turnedAway === fight.kr, 'turned-away'],
    [c.fleeing, 'fleeing'],
    [c.surprised && fight.kr === 1, 'surprised'],
    [c.movedFar && !c.fleeing, 'moved-far'],
    [c.braced, 'braced'],
    [c.defending !== undefined, 'total-defence'],
    [c.sweeping, 'sweeping'],
    [c.disarmed, 'disarmed'],
    [exhausted(c), 'exhausted'],
    [pressed(fight, c), 'pressed'],
    [c.ring !== undefined, 'encircled'],
    [c.mounted, 'mounted'],
  ];
  for (const [on, id] of flags) if (on) shown.push(plain(id));
  return [...shown, ...manoeuvres(fight, c), ...pairs(fight, c)];
}

function manoeuvres(fight: Fight, c: Combatant): Phrase[] {
  const shown: Phrase[] = [];
  if (c.halfBlind > 0) shown.push(lasting('half-blind', c.halfBlind));
  if (c.busy) shown.push(plain('busy', { weapon: c.busy.item.weapon.label, rounds: c.busy.to - fight.kr }));
  if (c.lunge) shown.push(plain('lunging', { who: nameOf(c.lunge.at.id) }));
  if (c.hold) shown.push(plain('wrestling', { who: nameOf(c.hold.with.id), row: c.hold.row }));
  if (c.tactics) shown.push(plain('tactics', { n: c.tactics.n }));
  const loading = c.items.find(({ loaded }) => loaded > 0);
  if (loading) shown.push(plain('loading', { weapon: loading.weapon.label }));
  return shown;
}

/** What he has to do with single opponents. */
const pairs = (fight: Fight, c: Combatant): Phrase[] =>
  fight.all.flatMap((d) => {
    const mine = c.toward[d.index];
    const theirs = d.toward[c.index];
    const who = nameOf(d.id);
    return [
      ...(mine && mine.feints > 0 ? [plain('feint', { who, n: mine.feints })] : []),
      ...(mine?.shares ? [plain('two-weapons', { who })] : []),
      ...(mine && mine.clearTo >= fight.kr ? [plain('loose', { who })] : []),
      ...(theirs?.caught ? [plain('caught-by', { who })] : []),
      ...(theirs?.seenThrough ? [plain('cannot-parry-next', { who })] : []),
    ];
  });
