import {
  sideOf,
  type Cell,
  type Phrase,
  type Status,
  type StatusColumn,
  type StatusRow,
  type Value,
} from '../../src/engine/index.js';
import { isStunned, isSurprised } from './able.js';
import { isHeld, isReady } from './hands.js';
import { label, p, who } from './labels.js';
import { isNoncombat } from './modifiers.js';
import { canReact } from './reaction.js';
import type { Fight, Fighter } from './state.js';

const column = (id: string, weight: 1 | 2 | 3, align: 'left' | 'right' = 'left'): StatusColumn => ({
  id,
  label: p(`status.${id}`),
  align,
  weight,
});

const columns: readonly StatusColumn[] = [
  column('name', 1),
  column('side', 3),
  column('ini', 1, 'right'),
  column('hr', 1, 'right'),
  column('tp', 1),
  column('sw', 1),
  column('reaction', 1),
  column('weapon', 2),
  column('conditions', 1),
  column('position', 3, 'right'),
  column('mount', 3),
];

/** The GM's table of all fighters (section 10). A column where nobody has anything holds empty texts. */
export const status = (fight: Fight): Status => ({ columns, rows: fight.fighters.map((f) => rowOf(fight, f)) });

function rowOf(fight: Fight, f: Fighter): StatusRow {
  const { card } = f;
  const played = f.takesPart && fight.rolled;
  const spread = new Set(fight.fighters.map(({ position }) => position)).size > 1;
  return {
    who: card.id,
    out: f.out,
    cells: {
      name: who(card.id),
      side: sideOf(card.side),
      ini: played ? f.ini : '',
      hr: played ? f.hr : '',
      tp: { bar: f.tp, max: card.tp },
      sw: f.wounds > 0 ? p('status.wounds', { n: f.wounds, malus: f.malus }) : '',
      reaction: f.out || fight.round === 0 ? '' : p(canReact(fight, f) ? 'status.free' : 'status.used'),
      weapon: f.out ? '' : cellOf(held(f)),
      conditions: cellOf(conditions(fight, f)),
      position: spread ? p('status.metres', { metres: f.position }) : '',
      mount: card.mount ? p('status.mount-of', { name: card.mount.name, tp: f.mountTp, max: card.mount.tp }) : '',
    },
  };
}

const cellOf = (lines: readonly Value[]): Cell => (lines.length === 0 ? '' : lines.length === 1 ? lines[0]! : lines);

const held = (f: Fighter): readonly Phrase[] =>
  f.card.arms.filter((arm) => arm !== f.card.fist && isHeld(f, arm)).map((arm) => label(arm.weapon));

/** The conditions of section 10, the worst first. */
export function conditions(fight: Fight, f: Fighter): readonly Phrase[] {
  if (f.dead) return [p('condition.dead')];
  if (f.gone) return [p('condition.gone')];
  const is = (id: string, holds: boolean): readonly Phrase[] => (holds ? [p(`condition.${id}`)] : []);
  return [
    ...is('dying', f.dying),
    ...is('unconscious', f.unconscious),
    ...is('bound', f.bound),
    ...is('surprised', isSurprised(fight, f)),
    ...is('stunned', isStunned(fight, f)),
    ...(f.bleeding > 0 ? [p('condition.bleeding', { n: f.bleeding })] : []),
    ...is('prone', f.prone && !f.dying && !f.unconscious),
    ...is('mounted', f.mounted),
    ...handConditions(f),
    ...(f.aim ? [p('condition.aiming', { rounds: f.aim.rounds, target: who(f.aim.target.card.id) })] : []),
    ...(f.cast
      ? [
          p(f.cast.held ? 'condition.holding' : 'condition.casting', {
            spell: label(f.cast.spell),
            rounds: f.cast.rounds,
          }),
        ]
      : []),
    ...is('noncombat', isNoncombat(f) && !f.out),
    ...is('moving', f.pace === 1 && !f.out),
    ...is('running', f.pace === 2 && !f.out),
  ];
}

/** Not ready: nothing in the hands, although he carries weapons; unloaded: a crossbow in them without a bolt. */
function handConditions(f: Fighter): readonly Phrase[] {
  if (f.out) return [];
  const armed = f.card.arms.length > 1;
  const unloaded = f.card.arms.some((arm) => isHeld(f, arm) && !isReady(f, arm));
  return [
    ...(armed && !f.main && !f.off ? [p('condition.not-ready')] : []),
    ...(unloaded ? [p('condition.unloaded')] : []),
  ];
}
