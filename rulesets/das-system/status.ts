import {
  sideOf,
  type Cell,
  type Phrase,
  type Status,
  type StatusColumn,
  type StatusRow,
  type Value,
} from '../../src/engine/index.js';
import { isDead, isOut, isUnconscious } from './able.js';
import { attackTerms, halved, parryTerms } from './deductions.js';
import { base, label, p, seconds, stack, who } from './describe/items.js';
import { concerns, isInMelee, opponentOf } from './engagement.js';
import type { Term } from './events.js';
import { currentKar, seriesLength } from './exhaustion.js';
import { woundName } from './figure.js';
import { inUse } from './hands.js';
import { bestParry } from './parrying.js';
import { shotWield } from './shooting.js';
import type { Engagement, Fight, Fighter, Wield } from './state.js';

const column = (id: string, weight: 1 | 2 | 3, align: 'left' | 'right' = 'left'): StatusColumn => ({
  id,
  label: p(`status.${id}`),
  align,
  weight,
});

const columns: readonly StatusColumn[] = [
  column('name', 1),
  column('side', 3),
  column('role', 1),
  column('gz', 1),
  column('endurance', 1, 'right'),
  column('kar', 1, 'right'),
  column('series', 2, 'right'),
  column('attack', 2, 'right'),
  column('parry', 2, 'right'),
  column('roll', 3, 'right'),
  column('weapons', 2),
  column('bleeding', 2),
  column('pain', 2),
  column('conditions', 1),
  column('wounds', 2),
  column('armour', 3),
];

/** The GM's table of all fighters (DAS-404). A column where nobody has anything holds empty texts. */
export const status = (fight: Fight): Status => ({ columns, rows: fight.fighters.map((f) => rowOf(fight, f)) });

function rowOf(fight: Fight, f: Fighter): StatusRow {
  const out = isOut(f);
  const pairs = fight.engagements.filter((e) => !e.over && concerns(e, f));
  return {
    who: f.card.id,
    out,
    cells: {
      name: who(f.card.id),
      side: fight.fighters.length > 2 ? sideOf(f.card.side) : '',
      gz: { bar: f.gz, max: f.card.gzMax },
      endurance: f.endurance,
      kar: p('status.kar-of', { kar: currentKar(f), base: f.card.baseKar }),
      roll: halved(f.card.rollValue, 0),
      ...pairCells(f, pairs),
      ...(out ? {} : baseCells(fight, f)),
      ...bodyCells(fight, f),
    },
  };
}

/** When he does what and against whom; one line per engagement. */
function pairCells(f: Fighter, pairs: readonly Engagement[]): Readonly<Record<string, Cell>> {
  const series = pairs.filter((e) => e.kind === 'melee' && e.attacker === f);
  return {
    role: cellOf(pairs.map((e) => role(f, e))),
    series: cellOf(series.map((e) => seriesOf(f, e, series.length > 1))),
  };
}

function role(f: Fighter, e: Engagement): Phrase {
  const slots = { against: who(opponentOf(e, f).card.id), second: seconds(e.next) };
  if (e.kind === 'ranged') return p(e.a === f ? 'role.shooter' : 'role.target', slots);
  if (!e.attacker) return p('role.waiting', slots);
  return p(e.attacker === f ? 'role.attacker' : 'role.defender', slots);
}

/** How far a series has come; of several it says against whom. */
function seriesOf(f: Fighter, e: Engagement, several: boolean): Phrase {
  const of = p('status.series-of', { n: e.n, allowed: seriesLength(f) });
  return several ? p('status.series-against', { against: who(opponentOf(e, f).card.id), of }) : of;
}

/** AB and PB of the weapons that he would use now, named where they are not the one in his main hand. */
function baseCells(fight: Fight, f: Fighter): Readonly<Record<string, Cell>> {
  const shooting = isInMelee(fight, f) ? null : shotWield(f);
  const striking = shooting ?? inUse(f);
  const parrying = shooting ? null : bestParry(f);
  const held = [f.main, f.off].filter((wield) => wield !== null);
  const shown = held.length > 0 ? held : striking ? [striking] : [];
  const named = (wield: Wield, terms: readonly Term[]): Cell =>
    wield === shown[0] ? base(terms) : p('status.base-with', { base: base(terms), weapon: label(wield.weapon) });
  return {
    attack: striking ? named(striking, attackTerms(f, striking)) : '',
    parry: parrying ? named(parrying, parryTerms(f, parrying)) : '',
    weapons: cellOf(shown.map((wield) => label(wield.weapon))),
  };
}

const bodyCells = (fight: Fight, f: Fighter): Readonly<Record<string, Cell>> => ({
  bleeding: isDead(f) ? '' : bleeding(f),
  pain: isDead(f) ? '' : pain(f),
  conditions: cellOf(conditions(fight, f)),
  wounds: cellOf(f.wounds.filter((wound) => !wound.healed).map(woundName)),
  armour: cellOf(damage(f)),
});

const cellOf = (lines: readonly Value[]): Cell => (lines.length === 0 ? '' : stack(...lines));

/** The lines of all bleedings and what they cost per second, to a tenth. */
function bleeding(f: Fighter): Cell {
  if (f.bleedings.length === 0) return '';
  const lines = f.bleedings.map(({ line }) => line).sort((a, b) => b - a);
  const rows = f.card.book.bleeding;
  const loss = lines.reduce(
    (sum, line) => sum + (rows[line - 1]?.points ?? 0) / (rows[line - 1]?.everySeconds ?? 1),
    0,
  );
  return p('status.bleeding-of', { lines, loss: Math.round(loss * 10) / 10 });
}

/** The worst line and the longest time it still lasts (DAS-303). */
function pain(f: Fighter): Cell {
  if (f.pains.length === 0) return '';
  const line = Math.max(...f.pains.map((pain) => pain.line));
  const left = Math.max(...f.pains.filter((pain) => pain.line === line).map((pain) => pain.left));
  return p('status.pain-of', { line, left });
}

/** DAS-405. */
export function conditions(fight: Fight, f: Fighter): readonly Phrase[] {
  const dazed = f.dazedTo - Math.max(fight.second, f.dazedFrom) + 1;
  return [
    ...fates(f),
    ...(dazed > 0 && !isOut(f) ? [p('condition.dazed-for', { seconds: dazed })] : []),
    ...(f.lying ? [p('condition.lying')] : []),
    ...(f.main === null && f.off === null && f.ground.length > 0 ? [p('condition.disarmed')] : []),
    ...limbs(f),
    ...(f.mute ? [p('condition.mute')] : []),
    ...(f.chokingSince !== null && !isDead(f) ? [p('condition.choking')] : []),
    ...(isHelpless(fight, f) ? [p('condition.helpless')] : []),
  ];
}

function fates(f: Fighter): readonly Phrase[] {
  const left = f.fate === 'fighting' ? [] : [p(`condition.${f.fate}`)];
  if (isDead(f)) return [p('condition.dead'), ...left];
  if (isUnconscious(f)) return [p('condition.unconscious'), ...left];
  return f.gz <= 0 ? [p('condition.unfit'), ...left] : left;
}

function limbs(f: Fighter): readonly Phrase[] {
  return f.card.plan.parts.flatMap((part) => {
    const state = f.limbs[part.index] ?? 0;
    const limb = part.spots[0]?.region === 'arm' ? 'arm' : 'leg';
    return state === 0 ? [] : [p(`condition.${limb}-${state === 1 ? 'out' : 'lost'}-at`, { part: label(part) })];
  });
}

/** Whether he has no defence in a sequence to come (DAS-065). */
const isHelpless = (fight: Fight, f: Fighter): boolean =>
  fight.engagements.some((e) => {
    const own = e.a === f ? e.first?.a : e.b === f ? e.first?.b : undefined;
    return !e.over && own !== undefined && !own.mayParry && !own.mayDodge;
  });

/** Where pieces have lost Deckungswert, with what is left of it. */
const damage = (f: Fighter): readonly Phrase[] =>
  f.card.pieces.flatMap((piece) =>
    piece.slots.flatMap((slot, i) => {
      const left = f.body.cover[piece.nr]?.[i] ?? piece.deckungswert;
      if (left >= piece.deckungswert) return [];
      const at = f.card.plan.spots[slot];
      return at ? [p('status.damaged', { piece: label(piece), at: label(at), left, whole: piece.deckungswert })] : [];
    }),
  );
