import type { Table } from '../../src/engine/index.js';
import { ageBleeding } from './bleeding.js';
import { isOut } from './able.js';
import { tell, type DasEvent } from './events.js';
import { capEndurance } from './exhaustion.js';
import { agePain, worstPain } from './pain.js';
import type { Fight, Fighter } from './state.js';

export { judge } from './judge.js';

/**
 * Step 5d for one fighter at the end of `fight.second` (DAS-112, DAS-113): bleedings in order of their wounds, choking,
 * pain, cap of Ausdauer, regeneration. What arose in this very second is not counted yet (DAS-114). Afterwards his
 * deductions are those of the next second, which ends a daze in time.
 */
export function bell(fight: Fight, f: Fighter, table: Table): void {
  if (table.listening && !f.dead) return ringAloud(fight, f, table);
  ring(fight, f);
}

function ring(fight: Fight, f: Fighter): void {
  const { second } = fight;
  if (!f.dead) {
    if (f.bleedings.length > 0) bleed(f, second);
    if (f.chokingSince !== null && f.chokingSince < second) choke(f);
    if (f.pains.length > 0) hurt(f, second);
    capEndurance(f);
    if (f.attackedIn !== second && f.parriedIn !== second && !isOut(f)) regenerate(f);
  }
  settle(f, second + 1);
}

function bleed(f: Fighter, second: number): void {
  for (const bleeding of f.bleedings) if (bleeding.since < second) f.gz -= ageBleeding(f, bleeding);
  sweep(f.bleedings);
}

/** −50 Ausdauer; what is lacking comes off GZ, even below 0 (DAS-285). */
function choke(f: Fighter): void {
  const lost = f.card.book.constants.chokePerSecond;
  const paid = Math.min(lost, f.endurance);
  f.endurance -= paid;
  f.gz -= lost - paid;
}

function hurt(f: Fighter, second: number): void {
  for (const pain of f.pains) if (pain.since < second) agePain(f, pain);
  sweep(f.pains);
}

/** Takes out what has come to its end, line 0. */
function sweep(running: { readonly line: number }[]): void {
  let kept = 0;
  for (const one of running) if (one.line > 0) running[kept++] = one;
  running.length = kept;
}

/** Who neither tried to attack nor to parry gets his breath and his view back (DAS-115, DAS-116). */
function regenerate(f: Fighter): void {
  const { karRegeneration, enduranceRegeneration } = f.card.book.constants;
  f.karRise = Math.max(0, f.karRise - karRegeneration);
  f.endurance = Math.max(f.endurance, Math.min(f.gz, f.endurance + enduranceRegeneration));
}

/**
 * Puts the AT/PA deductions of wounds and pain and the daze in force that hold from `second` on (DAS-082, DAS-178,
 * DAS-179, DAS-269). The bell does it; so must whoever edits them between two seconds.
 */
export function settle(f: Fighter, second: number): void {
  f.dazed = f.dazedFrom <= second && second <= f.dazedTo;
  if (f.wounds.length === 0 && f.pains.length === 0 && f.painInForce === 0) return;
  let atpa = 0;
  for (const wound of f.wounds) if (!wound.healed) atpa += wound.row.atpa;
  const line = worstPain(f);
  const pain = f.card.book.pain[line - 1];
  f.atpa = atpa + (pain?.atpa ?? 0);
  f.extra = pain?.extra ?? 'none';
  f.woundsInForce = f.wounds.length;
  f.painInForce = line;
}

type Rung = Extract<DasEvent, { type: 'bell.rung' }>;

function ringAloud(fight: Fight, f: Fighter, table: Table): void {
  const { gz, endurance, dazed } = f;
  const kar = f.card.baseKar + f.karRise;
  const pain = worstPain(f);
  const bleedings = f.bleedings.map((bleeding) => ({ bleeding, line: bleeding.line }));
  const lost = f.bleedings.map((b) => (b.since < fight.second ? ageBleeding(f, { ...b }) : 0));
  const breath = f.chokingSince !== null && f.chokingSince < fight.second ? choked(f) : undefined;
  ring(fight, f);
  const rung: Rung = {
    type: 'bell.rung',
    second: fight.second,
    who: f.card.id,
    gz: { before: gz, after: f.gz },
    endurance: { before: endurance, after: f.endurance },
    kar: { before: kar, after: f.card.baseKar + f.karRise },
    bleedings: bleedings.map(({ bleeding, line }, i) => ({
      nr: bleeding.wound.row.nr,
      line: { before: line, after: bleeding.line },
      lost: lost[i]!,
    })),
    ...(breath && { choking: breath }),
    pain: { before: pain, after: worstPain(f) },
    dazeOver: dazed && !f.dazed,
  };
  if (tellsMore(rung)) tell(table, () => rung);
}

function choked(f: Fighter): { readonly endurance: number; readonly gz: number } {
  const lost = f.card.book.constants.chokePerSecond;
  const endurance = Math.min(lost, f.endurance);
  return { endurance, gz: lost - endurance };
}

const tellsMore = (rung: Rung): boolean =>
  rung.dazeOver ||
  rung.bleedings.some(({ line, lost }) => lost > 0 || line.after !== line.before) ||
  [rung.gz, rung.endurance, rung.kar, rung.pain].some(({ before, after }) => before !== after);
