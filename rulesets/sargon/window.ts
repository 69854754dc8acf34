import type { Choice, Item, Option, Table } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { tell } from './events.js';
import { couldAct, hasTurn } from './legal.js';
import { areOpponents, stepBetween } from './melee.js';
import { compare, descending } from './order.js';
import { mostOf } from './sums.js';
import { APART, DONE, PENDING, WAITING, type Fight, type Fighter } from './state.js';

/**
 * The window between two actions (SAR-095): first those who wait, then those behind the holder may step in. Only
 * somebody who could act at once is asked (SAR-096): over an opponent once a round, and after a no when something new
 * has happened: a wound, somebody who stepped in, or the turn of one who is in melee with him; over a friend, who may
 * simply wait, once a round and no more. Returns who holds the initiative now.
 */
export function openWindow(fight: Fight, holder: Fighter, group: readonly Fighter[], table: Table): Fighter {
  if (fight.book.options['windows.ask'] === 'never') return holder;
  for (let now = holder; ;) {
    if (fight.holder !== now) announceHolder(fight, now);
    const next = stepIn(fight, now, group, table);
    if (!next) return now;
    fight.news++;
    now = next;
  }
}

/** That an opponent holds the initiative is news to those in melee with him. */
function announceHolder(fight: Fight, holder: Fighter): void {
  fight.holder = holder;
  for (const f of fight.fighters) if (stepBetween(fight, f, holder) !== APART) f.heard = -1;
}

function stepIn(fight: Fight, holder: Fighter, group: readonly Fighter[], table: Table): Fighter | null {
  const all = candidates(fight, holder, group);
  if (!all) return null;
  if (all.length > 1) all.sort(byTurnToStepIn);
  for (const f of all) {
    const steps = f.stage === WAITING ? returns(fight, f, holder, table) : seizes(fight, f, holder, group, table);
    if (steps) return f;
  }
  return null;
}

/** First those who wait, then those behind, both in descending initiative. */
const byTurnToStepIn = (a: Fighter, b: Fighter): number => b.stage - a.stage || compare(a, b) || a.nr - b.nr;

/** Who might step in; null, as mostly, if nobody might. */
function candidates(fight: Fight, holder: Fighter, group: readonly Fighter[]): Fighter[] | null {
  let all: Fighter[] | null = null;
  for (const f of fight.fighters) {
    if (f === holder || !f.able || f.muted || f.stage === DONE) continue;
    if (f.stage === WAITING || (isBehind(f, holder, group) && isOpen(fight, f, holder, group))) (all ??= []).push(f);
  }
  return all;
}

/** Not one who acts at once with the holder. The overtaken may answer (SAR-130). */
const isBehind = (f: Fighter, holder: Fighter, group: readonly Fighter[]): boolean =>
  compare(f, holder) >= 0 && !(group.length > 0 && group.includes(f) && group.includes(holder));

/** Whether he may still be asked, and could at all pay the price (SAR-126, SAR-129). */
function isOpen(fight: Fight, f: Fighter, holder: Fighter, group: readonly Fighter[]): boolean {
  if (f.hasSeized || mostOf(f) - priceOf(f, holder) <= fight.book.constants.seizeAbove) return false;
  if (isAgainst(f, holder, group)) return f.heard !== fight.news;
  // The one offer of `once` is kept for an opponent.
  return !f.gaveWay && fight.book.options['windows.ask'] !== 'once';
}

/** Whether an opponent is among those who act now (SAR-133). */
const isAgainst = (f: Fighter, holder: Fighter, group: readonly Fighter[]): boolean =>
  areOpponents(f, holder) || (group.length > 0 && group.includes(holder) && group.some((one) => areOpponents(f, one)));

const WAIT_ON: Choice = Object.freeze({ option: 'go-on-waiting' });

/** One who waits may come back without a malus (SAR-116…119). */
function returns(fight: Fight, f: Fighter, holder: Fighter, table: Table): boolean {
  f.stage = PENDING;
  const isAble = hasTurn(fight, f);
  f.stage = WAITING;
  if (!isAble) return false;
  const options = [{ id: 'act' }, { id: 'go-on-waiting' }, { id: 'not-again' }];
  const choice = table.choose(
    f.card.id,
    'return',
    () => ({ options, facts: factsOf(fight, holder) }),
    () => WAIT_ON,
  );
  if (choice.option !== 'act') {
    f.muted = choice.option === 'not-again' || fight.book.options['windows.ask'] === 'once';
    return false;
  }
  comeBack(f, holder, table);
  return true;
}

/** He acts again; while he does he counts at least one point before the one he interrupts (SAR-118). */
export function comeBack(f: Fighter, over: Fighter | null, table: Table): void {
  f.stage = PENDING;
  if (over && compare(f, over) >= 0) raise(f, over.ini + 1 - f.ini);
  tell(table, () => ({ type: 'wait.ended', who: f.card.id, over: over?.card.id ?? null }));
}

function raise(f: Fighter, points: number): void {
  f.ini += points;
  f.raised += points;
}

/** What it costs to act before the holder (SAR-122, SAR-123). */
export const priceOf = (f: Fighter, holder: Fighter): number => holder.ini + 1 - f.ini;

const NO: Choice = Object.freeze({ option: 'no' });
const SEIZE: Choice = Object.freeze({ option: 'seize' });

/** One behind the holder may seize the initiative, once a round (SAR-121…130, SAR-133); by himself never over a friend. */
function seizes(fight: Fight, f: Fighter, holder: Fighter, group: readonly Fighter[], table: Table): boolean {
  const points = priceOf(f, holder);
  if (!canSeize(fight, f, points)) return false;
  const against = isAgainst(f, holder, group);
  const wants = against && f.card.tactics.seize === 'legal';
  const choice = table.choose(
    f.card.id,
    'seize',
    () => ({ options: seizeOptions(points), facts: factsOf(fight, holder) }),
    () => (wants ? SEIZE : NO),
  );
  if (choice.option !== 'seize') {
    if (against) f.heard = fight.news;
    else f.gaveWay = true;
    f.muted = choice.option === 'not-again' || fight.book.options['windows.ask'] === 'once';
    return false;
  }
  seize(f, holder, table);
  return true;
}

const seizeOptions = (points: number): readonly Option[] => [
  { id: 'seize', note: phrase('note.price', { points }) },
  { id: 'no' },
  { id: 'not-again' },
];

/** Whose turn comes next, and who could seize the initiative over him now. */
function contest(fight: Fight): { readonly holder: Fighter | null; readonly all: readonly Fighter[] } {
  if (fight.phase !== 'main') return { holder: null, all: [] };
  const pending = descending(fight, PENDING);
  const holder = pending.find((f) => hasTurn(fight, f)) ?? null;
  const mayTry = (f: Fighter) => holder !== null && compare(holder, f) < 0 && !f.hasSeized;
  return { holder, all: pending.filter((f) => mayTry(f) && canSeize(fight, f, priceOf(f, holder!))) };
}

/** Who could seize the initiative before the next action, over a friend or an opponent (SAR-121). */
export const seizers = (fight: Fight): readonly Fighter[] => contest(fight).all;

/** He seizes the initiative after all, without having been asked. */
export function seizeNow(fight: Fight, f: Fighter, table: Table): void {
  const { holder, all } = contest(fight);
  if (!holder || !all.includes(f)) return;
  seize(f, holder, table);
  fight.news++;
}

/** Whether at least one active action would keep a sum above 0 (SAR-126…128). */
export function canSeize(fight: Fight, f: Fighter, points: number): boolean {
  f.burden += points;
  f.mustAct = true;
  const can = hasTurn(fight, f) && couldAct(fight, f);
  f.burden -= points;
  f.mustAct = false;
  return can;
}

/** He acts before the holder; each point weighs on his rolls (SAR-123…125, SAR-132). */
export function seize(f: Fighter, holder: Fighter, table: Table): void {
  const points = priceOf(f, holder);
  const from = f.ini;
  f.ini = holder.ini + 1;
  f.raised = 0;
  f.seized = points;
  f.burden += points;
  f.hasSeized = true;
  f.mustAct = true;
  tell(table, () => ({ type: 'initiative.seized', who: f.card.id, over: holder.card.id, from, to: f.ini }));
}

/** The order of those who may still act, and whose turn it is. */
function factsOf(fight: Fight, holder: Fighter): readonly Item[] {
  const left = fight.fighters.filter(({ able, stage }) => able && stage !== DONE);
  const order = left.sort((a, b) => compare(a, b) || a.nr - b.nr);
  const list = order.map((f) => phrase('facts.place', { who: nameOf(f.card.id), total: f.ini }));
  return [{ kind: 'line', text: phrase('facts.holder', { who: nameOf(holder.card.id), order: list }) }];
}
