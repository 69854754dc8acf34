import type { Choice, Item, Option, Param, Table } from '../../src/engine/index.js';
import { phrase } from '../../src/engine/index.js';
import { contendersOf, refuseWish, takeUsualWish, takeWish, usualChoice, wishParams } from './challenge.js';
import { named, tell, type InitiativeRow, type SargonEvent } from './events.js';
import { canUseBoth, takeArms } from './hands.js';
import { inContact } from './melee.js';
import { initiativeSum } from './sums.js';
import { initiativeTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import { stageOf } from './fighter.js';
import { DONE, type Contender, type Fight, type Fighter } from './state.js';

/**
 * R2: what everybody declares before any die, in fight order: quick acting, both weapons, and in melee the weapon and
 * distance he fights for (SAR-074…076, SAR-229, SAR-230). One question each.
 */
export function declareAll(fight: Fight, table: Table): void {
  for (const f of fight.fighters) if (f.able) declare(fight, f, table);
}

function isNearAny(fight: Fight, f: Fighter): boolean {
  for (const other of fight.fighters) if (inContact(f, other)) return true;
  return false;
}

function declare(fight: Fight, f: Fighter, table: Table): void {
  const isMet = isNearAny(fight, f);
  const both = canUseBoth(f);
  const preferred = (): Choice => preferredDeclaration(f, both, isMet);
  const choice = table.choose(f.card.id, 'declaration', () => ask(fight, f, both, isMet), preferred);
  f.quick = choice['quick-acting'] as number;
  const armed = f.both;
  f.both = both && choice['two-weapons'] === 'yes';
  if (both || armed) takeArms(f);
  if (isMet) {
    if (choice['wish'] === undefined) takeUsualWish(f);
    else takeWish(f, choice);
  }
  if (table.listening) tellDeclaration(f, isMet, table);
}

/** What he could name: both weapons where he may fight with both. */
const contendersFor = (f: Fighter, both: boolean): readonly Contender[] =>
  both && f.main && f.off ? [{ held: f.main }, { held: f.off }, ...f.card.casts] : contendersOf(f);

function preferredDeclaration(f: Fighter, both: boolean, isMet: boolean): Choice {
  const { card } = f;
  // With the weapons of the sheet in hand it is always the same.
  if ((f.main?.arm ?? null) !== card.main || (f.off?.arm ?? null) !== card.off) return usualDeclaration(f, both, isMet);
  return (card.memo.declarations[isMet ? 1 : 0] ??= usualDeclaration(f, both, isMet));
}

function usualDeclaration(f: Fighter, both: boolean, isMet: boolean): Choice {
  const quick = Math.min(f.card.tactics.quick, f.card.book.constants.quickMax);
  const way = both && stageOf(f.card.sheet, f.main!.arm, f.off!.arm) > 0 ? 'yes' : 'no';
  const { option: _, ...wish } = isMet ? usualChoice(contendersFor(f, both)) : { option: '' };
  return Object.freeze({ option: 'ready', 'quick-acting': quick, ...(both ? { 'two-weapons': way } : {}), ...wish });
}

function ask(fight: Fight, f: Fighter, both: boolean, isMet: boolean) {
  const { quickMax } = fight.book.constants;
  const all = contendersFor(f, both);
  const quick: Param = {
    id: 'quick-acting',
    kind: 'number',
    min: 0,
    max: quickMax,
    preferred: () => Math.min(f.card.tactics.quick, quickMax),
  };
  const preferred = preferredDeclaration(f, both, isMet);
  const two: Param = {
    id: 'two-weapons',
    kind: 'one-of',
    values: [{ id: 'yes' }, { id: 'no' }],
    preferred: () => preferred['two-weapons'] as string,
  };
  const params = [quick, ...(both ? [two] : []), ...(isMet ? wishParams(fight, all) : [])];
  const check = (choice: Choice) => {
    const isOff = both && choice['two-weapons'] === 'no' && choice['challenge-weapon'] === f.off!.key;
    return isOff ? phrase('refusal.off-hand') : refuseWish(all)(choice);
  };
  const option: Option = { id: 'ready', params, ...(isMet ? { check } : {}) };
  return { options: [option], facts: factsOf(f) };
}

/** The levels that weigh on the roll. */
const factsOf = (f: Fighter): readonly Item[] =>
  f.malus === 0 ? [] : [{ kind: 'line', text: phrase('facts.malus', { malus: f.malus }), tone: 'quiet' }];

function tellDeclaration(f: Fighter, isMet: boolean, table: Table): void {
  const by = f.contender && ('held' in f.contender ? f.contender.held.arm : f.contender.ability);
  tell(table, () => ({
    type: 'declaration.made',
    who: f.card.id,
    quick: f.quick,
    both: f.both,
    with: isMet && by ? named(by) : null,
    wish: f.wish,
  }));
}

/** R3: everybody who is able rolls, in fight order (SAR-077…081, SAR-087…092). */
export function rollInitiative(fight: Fight, table: Table): void {
  const rows: InitiativeRow[] | null = table.listening ? [] : null;
  for (const f of fight.fighters) {
    if (!f.able) {
      f.stage = DONE;
      continue;
    }
    const sum = initiativeSum(f, fight.roundNr);
    f.die = rollDie(table, f, 'initiative');
    f.ini = f.die + sum;
    const roll = rows && thrown(f.die, initiativeTerms(f, fight.roundNr), sum);
    fumble(f);
    if (rows && roll) rows.push({ who: f.card.id, roll, lost: f.lost, fumble: kindOf(f) });
  }
  if (rows) table.tell({ type: 'initiative.rolled', rows } satisfies SargonEvent);
}

/** A total below 0 costs the first two actions, one far below even more (SAR-087…092). */
export function fumble(f: Fighter): void {
  const { fumbleBelow, fumbleLoss, severeFumbleBelow, severeFumbleExtraLoss } = f.card.book.constants;
  f.fumbled = f.ini < fumbleBelow;
  f.lost = f.fumbled ? fumbleLoss + (f.ini < severeFumbleBelow ? severeFumbleExtraLoss : 0) : 0;
}

const kindOf = (f: Fighter): InitiativeRow['fumble'] =>
  !f.fumbled ? 'none' : f.ini < f.card.book.constants.severeFumbleBelow ? 'severe' : 'fumble';
