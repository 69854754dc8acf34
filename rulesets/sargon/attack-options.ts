import type { Choice, Option, ParamValue, Phrase } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { nextNumber, wholeAllowance } from './counting.js';
import { label } from './labels.js';
import { isPrepared, mayAttack, mayUse, mayUseOn } from './legal.js';
import { abilityReach, areOpponents, attackReach, isInMelee } from './melee.js';
import { abilitySum, attackSum } from './sums.js';
import { bestAttack } from './turn-default.js';
import type { Fight, Fighter, Held } from './state.js';

/** Why something is not possible. */
export const refuse = (t: string, slots: Parameters<typeof phrase>[1] = {}) => ({
  forbidden: phrase(`refusal.${t}`, slots),
});

/** Opponents that could be struck at all: not dead, not gone. */
export const targetsOf = (fight: Fight, f: Fighter): Fighter[] =>
  fight.fighters.filter((t) => areOpponents(f, t) && t.wound < fight.book.death && !t.fled);

/** Attacks and shots: target and weapon in one, pairs that do not go together are refused (SAR-135, SAR-136). */
export function attacks(fight: Fight, f: Fighter): Option[] {
  return (['attack', 'shoot'] as const).flatMap((id) => {
    const arms = f.arms.filter(({ arm }) => (arm.reach === RANGED) === (id === 'shoot'));
    const targets = targetsOf(fight, f);
    if (arms.length === 0 || targets.length === 0) return [];
    const legal = targets.filter((t) => arms.some((held) => mayAttack(fight, f, held, t)));
    if (legal.length === 0) return [{ id, forbidden: whyNoAttack(fight, f, arms, targets) }];
    return [attackOption(fight, f, id, arms, legal)];
  });
}

function attackOption(
  fight: Fight,
  f: Fighter,
  id: string,
  arms: readonly Held[],
  targets: readonly Fighter[],
): Option {
  const n = nextNumber(f);
  const best = bestOf(fight, f, id, arms, targets);
  const usable = arms.filter((held) => targets.some((t) => mayAttack(fight, f, held, t)));
  const sums = (t: Fighter): Phrase[] =>
    usable
      .filter((held) => mayAttack(fight, f, held, t))
      .map((held) =>
        phrase('note.weapon-sum', {
          weapon: label(held.arm),
          sum: attackSum(f, held, n, attackReach(fight, f, held, t)),
        }),
      );
  const values = targets.map((t) => targetValue(fight, t, sums(t)));
  const weapons = usable.map((held) => ({ id: held.key, label: label(held.arm) }));
  return {
    id,
    params: [
      { id: 'target', kind: 'one-of', values, preferred: () => best.target },
      {
        id: 'weapon',
        kind: 'one-of',
        values: weapons,
        preferred: (choice) => fittingWeapon(fight, f, usable, choice, best.weapon),
      },
    ],
    check: (choice) => {
      const t = fight.fighters.find(({ card }) => card.id === choice['target']);
      const held = usable.find(({ key }) => key === choice['weapon']);
      return t && held && mayAttack(fight, f, held, t) ? undefined : phrase('refusal.pair');
    },
  };
}

function bestOf(fight: Fight, f: Fighter, id: string, arms: readonly Held[], targets: readonly Fighter[]) {
  const wanted = bestAttack(fight, f, isInMelee(fight, f), nextNumber(f));
  if (wanted?.option === id) return { target: wanted['target'] as string, weapon: wanted['weapon'] as string };
  const held = arms.find((one) => mayAttack(fight, f, one, targets[0]!))!;
  return { target: targets[0]!.card.id, weapon: held.key };
}

function fittingWeapon(fight: Fight, f: Fighter, usable: readonly Held[], choice: Choice, wanted: string): string {
  const t = fight.fighters.find(({ card }) => card.id === choice['target']);
  const fits = (held: Held) => t !== undefined && mayAttack(fight, f, held, t);
  const best = usable.find((held) => held.key === wanted && fits(held));
  return (best ?? usable.find(fits) ?? usable[0]!).key;
}

/** A target with its wound and the sums against it. */
export const targetValue = (fight: Fight, t: Fighter, sums: readonly Phrase[]): ParamValue => ({
  id: t.card.id,
  label: nameOf(t.card.id),
  note: phrase('note.target', { wound: label(fight.book.wounds[t.wound]!), sums }),
});

/** The reason that stands nearest to being legal. */
function whyNoAttack(fight: Fight, f: Fighter, arms: readonly Held[], targets: readonly Fighter[]): Phrase {
  const n = nextNumber(f);
  for (const held of arms) {
    for (const t of targets) {
      const reach = attackReach(fight, f, held, t);
      if (reach === reach) return whyNot(fight, f, n, attackSum(f, held, n, reach));
    }
  }
  if (arms.some(({ toLoad }) => toLoad > 0)) return phrase('refusal.unloaded');
  return phrase(isInMelee(fight, f) ? 'refusal.reach' : 'refusal.far');
}

function whyNot(fight: Fight, f: Fighter, n: number, sum: number): Phrase {
  if (n > wholeAllowance(f) && fight.phase === 'main' && sum >= 0) return phrase('refusal.later', { n });
  return f.mustAct ? phrase('refusal.seized', { sum }) : phrase('refusal.negative', { sum });
}

/** Simple abilities, attacks and others (SAR-265, SAR-267, SAR-269). */
export function castings(fight: Fight, f: Fighter): Option[] {
  const simple = f.card.abilities.filter(({ kind, use }) => kind === 'simple' && use !== 'defence');
  if (simple.length === 0) return [];
  const legal = simple.filter((ability) => canCast(fight, f, ability));
  if (legal.length === 0) return [{ id: 'ability', ...whyNoCasting(fight, f, simple[0]!) }];
  return [castingOption(fight, f, legal)];
}

const canCast = (fight: Fight, f: Fighter, ability: Ability): boolean =>
  ability.use === 'attack'
    ? targetsOf(fight, f).some((t) => mayUseOn(fight, f, ability, t))
    : mayUse(fight, f, ability);

function whyNoCasting(fight: Fight, f: Fighter, ability: Ability) {
  if (!isPrepared(fight, f, ability)) {
    const needed = f.card.abilities[ability.requires] ?? ability;
    return refuse('unprepared', { ability: label(ability), needed: label(needed) });
  }
  const n = nextNumber(f);
  const near = targetsOf(fight, f).some((t) => !Number.isNaN(abilityReach(fight, f, ability, t)));
  return near || ability.use !== 'attack'
    ? { forbidden: whyNot(fight, f, n, abilitySum(f, ability, n, 0)) }
    : refuse('far');
}

function castingOption(fight: Fight, f: Fighter, legal: readonly Ability[]): Option {
  const values = legal.map((ability) => ({ id: ability.id, label: label(ability) }));
  const targets = targetsOf(fight, f).filter((t) =>
    legal.some((one) => one.use === 'attack' && mayUseOn(fight, f, one, t)),
  );
  const wanted = bestAttack(fight, f, isInMelee(fight, f), nextNumber(f));
  const isWanted = wanted?.option === 'ability';
  const first = isWanted ? (wanted['ability'] as string) : values[0]!.id;
  const oneOf = legal.find(({ id }) => id === first)!;
  const aim = isWanted
    ? (wanted['target'] as string)
    : (targets.find((t) => mayUseOn(fight, f, oneOf, t)) ?? targets[0])?.card.id;
  return {
    id: 'ability',
    params: [
      { id: 'ability', label: phrase('param.ability'), kind: 'one-of', values, preferred: () => first },
      ...(targets.length > 0
        ? [
            {
              id: 'target',
              kind: 'one-of',
              values: targets.map((t) => targetValue(fight, t, [])),
              preferred: () => aim!,
            } as const,
          ]
        : []),
    ],
    check: (choice) => {
      const ability = legal.find(({ id }) => id === choice['ability']);
      const t = fight.fighters.find(({ card }) => card.id === choice['target']);
      const fits = ability && (ability.use !== 'attack' || (t !== undefined && mayUseOn(fight, f, ability, t)));
      return fits ? undefined : phrase('refusal.pair');
    },
  };
}
