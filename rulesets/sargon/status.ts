import type { Cell, Phrase, Status, StatusColumn, StatusRow, Value } from '../../src/engine/index.js';
import { numberMalus, wholeAllowance } from './counting.js';
import { numberFor } from './defence-question.js';
import { label, p, who } from './describe/items.js';
import { isDead, isDown } from './levels.js';
import { foesInMelee, holdsClear, metresBetween, areOpponents, stepBetween } from './melee.js';
import { compare } from './order.js';
import { DONE, WAITING, type Fight, type Fighter, type Held } from './state.js';

const column = (id: string, weight: 1 | 2 | 3, align: 'left' | 'right' = 'left'): StatusColumn => ({
  id,
  label: p(`status.${id}`),
  align,
  weight,
});

const columns: readonly StatusColumn[] = [
  column('name', 1),
  column('side', 3, 'right'),
  column('ini', 1, 'right'),
  column('actions', 1),
  column('wound', 1),
  column('fatigue', 1),
  column('distance', 2),
  column('weapon', 2),
  column('condition', 1),
];

/** The GM's table of all fighters, in initiative order (SAR-291). */
export function status(fight: Fight): Status {
  const order = [...fight.fighters].sort((a, b) => Number(b.able) - Number(a.able) || compare(a, b) || a.nr - b.nr);
  return { columns, rows: order.map((f) => rowOf(fight, f)) };
}

const rowOf = (fight: Fight, f: Fighter): StatusRow => ({
  who: f.card.id,
  out: !f.able,
  cells: {
    name: who(f.card.id),
    side: f.card.side + 1,
    ini: fight.roundNr === 0 || !f.able ? '' : ini(f),
    actions: f.able ? actions(f) : '',
    wound: level(fight.book.wounds[f.wound]!),
    fatigue: level(fight.book.fatigue[f.fatigue]!),
    distance: f.able ? cellOf(distances(fight, f)) : '',
    weapon: cellOf(weapons(f)),
    condition: cellOf(conditions(f)),
  },
});

/** `6 (7)`, or with a seizure `10 (6, -4)`. */
const ini = (f: Fighter): Phrase =>
  f.seized > 0
    ? p('status.ini-seized', { total: f.ini, die: f.die, points: f.seized })
    : p('status.ini-of', { total: f.ini, die: f.die });

function actions(f: Fighter): Phrase {
  const next = numberMalus(f, numberFor(f), wholeAllowance(f));
  return p('status.actions-of', { taken: f.taken + f.lost, allowed: wholeAllowance(f), next });
}

const level = (row: Fight['book']['wounds'][number]): Phrase =>
  row.malus === 0 ? label(row) : p('status.level', { level: label(row), malus: row.malus });

/** Steps in melee; without any, the metres to the nearest opponent. */
function distances(fight: Fight, f: Fighter): Phrase[] {
  const near = foesInMelee(fight, f).map((foe) => {
    const step = label(fight.book.steps[stepBetween(fight, f, foe)]!);
    return p(holdsClear(fight, f, foe) ? 'status.clear' : 'status.step', { who: who(foe.card.id), step });
  });
  if (near.length > 0) return near;
  const foes = fight.fighters.filter((foe) => foe.able && areOpponents(f, foe));
  const nearest = foes.sort((a, b) => metresBetween(f, a) - metresBetween(f, b))[0];
  return nearest ? [p('status.metres', { who: who(nearest.card.id), n: metresBetween(f, nearest) })] : [];
}

const weapons = (f: Fighter): Phrase[] => [
  ...[f.main, f.off].flatMap((held) => (held ? [weapon(held)] : [])),
  ...(f.shield ? [label(f.shield)] : []),
];

const weapon = (held: Held): Phrase =>
  held.toLoad > 0 ? p('status.unloaded', { weapon: label(held.arm), n: held.toLoad }) : label(held.arm);

function conditions(f: Fighter): Phrase[] {
  const out = isDead(f) ? 'dead' : f.fled ? 'fled' : isDown(f) ? 'out' : f.able ? '' : 'collapsed';
  const told: (Phrase | false)[] = [
    out !== '' && p(`condition.${out}`),
    f.able && f.stage === WAITING && p('condition.waiting'),
    f.able && f.resting && f.stage === DONE && p('condition.resting'),
    f.round !== null && p('condition.round', { what: roundName(f) }),
    f.able && f.quick > 0 && p('condition.quick', { n: f.quick }),
    f.burden > 0 && p('condition.seized', { n: f.burden }),
    f.able && f.fumbled && p('condition.fumbled'),
    f.prone && p('condition.prone'),
    f.volles > 0 && f.round !== null && p('condition.volles', { n: f.volles }),
  ];
  return told.filter((one) => one !== false);
}

const roundName = ({ round }: Fighter): Phrase =>
  round?.kind === 'ability' ? label(round.ability) : p(`deed.${round?.kind ?? 'run'}`);

const cellOf = (values: readonly Value[]): Cell =>
  values.length === 1 ? values[0]! : values.length === 0 ? '' : values;
