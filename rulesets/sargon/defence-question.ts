import { phrase, type Asked, type Item, type Option, type Phrase } from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { allowance, allows, isIdle, nextNumber, numberMalus, weaponAllowance, wholeAllowance } from './counting.js';
import { isPrepared } from './legal.js';
import { parryAt } from './melee.js';
import { abilitySum, fullDodgeSum, guardSum, parrySum } from './sums.js';
import { label } from './labels.js';
import { fullDodgeParam } from './dodging.js';
import type { Blow } from './blow.js';
import type { Fight, Fighter } from './state.js';

/** The number a defence would have: after an abort the base actions are gone (SAR-051, SAR-052). */
export const numberFor = (t: Fighter): number => (t.round ? t.card.base + 1 : nextNumber(t));

/** Whether a full-round dodge may be the answer (SAR-260, SAR-090); in a single exchange only where it helps. */
export const canFullDodge = (fight: Fight, { t, ability }: Blow): boolean =>
  fight.book.options['dodge.fullAsAnswer'] &&
  isIdle(t) &&
  !t.freed &&
  t.fullDodge === null &&
  (fight.phase === 'main' || (fight.phase === 'single' && (ability === null || ability.dodgeable))) &&
  (fight.book.options['actions.negativeSumScope'] === 'additional' || fullDodgeSum(t, 0) >= 0);

/** Whether a magical defence may be used (SAR-265, SAR-268). */
export const canWard = (fight: Fight, t: Fighter, ability: Ability, n: number): boolean =>
  ability.kind === 'simple' &&
  ability.use === 'defence' &&
  isPrepared(fight, t, ability) &&
  allows(t, n, allowance(t), abilitySum(t, ability, n, 0));

/** Everything that is legal against this attack, with its sum. */
export function askDefence(fight: Fight, blow: Blow): Asked {
  const { t } = blow;
  const n = numberFor(t);
  return { options: [{ id: 'none' }, ...singles(fight, blow, n), ...fullDodge(fight, blow)], facts: factsOf(blow, n) };
}

function singles(fight: Fight, blow: Blow, n: number): Option[] {
  const { t } = blow;
  const melee = blow.held !== null && blow.held.arm.reach !== RANGED;
  return [
    ...(melee ? [...parries(fight, blow, n), ...blocks(t, n)] : refusedByMissile(t, blow)),
    ...dodges(t, blow, n),
    ...wards(fight, t, n),
  ];
}

const negative = (sum: number): { readonly forbidden?: Phrase } =>
  sum === sum ? { forbidden: phrase('refusal.negative', { sum }) } : { forbidden: phrase('refusal.reach') };

function parries(fight: Fight, { t, step }: Blow, n: number): Option[] {
  const all = t.arms
    .filter(({ arm }) => arm.parries)
    .map((held) => {
      const sum = parrySum(t, held, n, parryAt(held.arm.reach, step, fight.book.constants.tooClose));
      return { held, sum, legal: sum === sum && allows(t, n, weaponAllowance(t, held), sum) };
    });
  if (all.length === 0) return [];
  const legal = all.filter((one) => one.legal);
  const best = legal.reduce<(typeof all)[number] | undefined>((b, one) => (b && b.sum >= one.sum ? b : one), undefined);
  if (!best) return [{ id: 'parry', ...negative(all[0]!.sum) }];
  const values = legal.map(({ held, sum }) => ({
    id: held.key,
    label: label(held.arm),
    note: phrase('note.sum', { sum }),
  }));
  const param = { id: 'weapon', kind: 'one-of', values, preferred: () => best.held.key } as const;
  return [{ id: 'parry', note: noteOf(t, best.sum), params: [param] }];
}

const noteOf = (t: Fighter, sum: number): Phrase => phrase(t.round ? 'note.sum-aborts' : 'note.sum', { sum });

function blocks(t: Fighter, n: number): Option[] {
  if (!t.shield) return [];
  const sum = guardSum(t, t.shield.bonus, n);
  return [{ id: 'block', ...(allows(t, n, allowance(t), sum) ? { note: noteOf(t, sum) } : negative(sum)) }];
}

/** Against missiles and abilities nothing but dodging and magic helps (SAR-149, SAR-267). */
function refusedByMissile(t: Fighter, { ability }: Blow): Option[] {
  const forbidden = phrase(ability ? 'refusal.ability' : 'refusal.missile');
  const parry = t.arms.some(({ arm }) => arm.parries) ? [{ id: 'parry', forbidden }] : [];
  return [...parry, ...(t.shield ? [{ id: 'block', forbidden }] : [])];
}

function dodges(t: Fighter, { ability }: Blow, n: number): Option[] {
  if (ability && !ability.dodgeable) return [{ id: 'dodge', forbidden: phrase('refusal.undodgeable') }];
  const sum = guardSum(t, t.card.dodge, n);
  return [{ id: 'dodge', ...(allows(t, n, allowance(t), sum) ? { note: noteOf(t, sum) } : negative(sum)) }];
}

function wards(fight: Fight, t: Fighter, n: number): Option[] {
  const able = t.card.abilities.filter((ability) => canWard(fight, t, ability, n));
  if (able.length === 0) return [];
  const values = able.map((ability) => ({ id: ability.id, label: label(ability) }));
  return [{ id: 'magic', params: [{ id: 'ability', kind: 'one-of', values, preferred: () => values[0]!.id }] }];
}

function fullDodge(fight: Fight, blow: Blow): Option[] {
  const { t } = blow;
  if (!canFullDodge(fight, blow)) return [];
  return [{ id: 'full-dodge', note: phrase('note.sum', { sum: fullDodgeSum(t, 0) }), params: [fullDodgeParam(t)] }];
}

/** What the defender sees: attacker, weapon and his own number, not the attack die. */
function factsOf(blow: Blow, n: number): readonly Item[] {
  const { a, t, held, ability } = blow;
  const by = label((held?.arm ?? ability)!);
  const malus = numberMalus(t, n, wholeAllowance(t));
  return [
    {
      kind: 'line',
      text: phrase('facts.attack', { who: { t: '@', id: a.card.id }, weapon: by, sum: blow.sum, n: blow.n }),
    },
    { kind: 'line', text: phrase('facts.number', { n, malus }) },
  ];
}
