import type { Choice, Table } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { byOf, differ, rollChallenge, settlePair, takeUsualWish, takeWish, tellRoll } from './challenge.js';
import { RANGED } from './card.js';
import { allowance, allows, nextNumber, numberMalus, take, weaponAllowance } from './counting.js';
import { changeSumOf } from './legal.js';
import { attackAt, foesInMelee, stepBetween } from './melee.js';
import { compare } from './order.js';
import { challengeTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import { abort } from './round-action.js';
import { NO_WISH, type Fight, type Fighter } from './state.js';

/**
 * He fights for the distance again (SAR-216…224): opponents without a total roll theirs first and free of charge, his
 * new total replaces the old one even if it is worse, and whoever is at another distance now may answer.
 */
export function changeDistance(fight: Fight, f: Fighter, choice: Choice, n: number, table: Table): void {
  const foes = foesInMelee(fight, f);
  takeWish(f, choice);
  for (const foe of foes) {
    if (foe.wish === NO_WISH) takeUsualWish(foe);
    if (foe.total === null && differ(f, foe)) rollChallenge(foe, 'owed', table);
  }
  const before = foes.map((foe) => stepBetween(fight, f, foe));
  if (foes.some((foe) => differ(f, foe))) rollAgain(f, 'change', n, table);
  for (const foe of foes) settlePair(fight, f, foe, true, table);
  const moved = foes.filter((foe, i) => stepBetween(fight, f, foe) !== before[i]);
  for (const foe of moved.sort((a, b) => compare(a, b) || a.nr - b.nr)) answer(fight, foe, f, table);
}

/** A challenge roll as an action: with number, seizure and hands (SAR-217). */
function rollAgain(f: Fighter, why: 'change' | 'answer', n: number, table: Table): void {
  const by = byOf(f.contender!);
  const sum = changeSumOf(f, by, n);
  const die = rollDie(table, f, 'challenge');
  f.total = die + sum;
  if (table.listening) tellRoll(f, why, n, thrown(die, challengeTerms(f, by, n), sum), table);
}

/** One whose distance was changed may roll anew as well, a simple action at any time (SAR-219, SAR-220). */
function answer(fight: Fight, foe: Fighter, f: Fighter, table: Table): void {
  if (!foe.able || !differ(f, foe) || !foe.contender) return;
  const by = byOf(foe.contender);
  const n = foe.round ? foe.card.base + 1 : nextNumber(foe);
  const allowed = 'arm' in by ? weaponAllowance(foe, by) : allowance(foe);
  if (!allows(foe, n, allowed, changeSumOf(foe, by, n))) return;
  const wants = n <= allowed && !foe.round && !canStrike(fight, foe, f);
  const choice = table.choose(
    foe.card.id,
    'answer-challenge',
    () => ({ options: [{ id: 'yes' }, { id: 'no' }], facts: factsOf(foe, f, n, allowed) }),
    () => ({ option: wants ? 'yes' : 'no' }),
  );
  if (choice.option !== 'yes') return;
  if (foe.round) abort(foe, table);
  const slot = 'arm' in by ? by.arm.slot : by.slot;
  rollAgain(foe, 'answer', take(foe, slot, true, 'arm' in by ? by.extra : 0), table);
  for (const other of foesInMelee(fight, foe)) settlePair(fight, foe, other, true, table);
}

/** Whether a melee weapon of his reaches the other at the distance they have now. */
const canStrike = (fight: Fight, f: Fighter, other: Fighter): boolean =>
  f.arms.some(({ arm }) => {
    const reach = attackAt(arm.reach, stepBetween(fight, f, other), 0);
    return arm.reach === RANGED || reach === reach;
  });

const factsOf = (foe: Fighter, f: Fighter, n: number, allowed: number) => [
  {
    kind: 'line',
    text: phrase('facts.answer', {
      who: nameOf(f.card.id),
      theirs: f.total ?? 0,
      own: foe.total ?? 0,
      n,
      malus: numberMalus(foe, n, allowed),
    }),
  } as const,
];
