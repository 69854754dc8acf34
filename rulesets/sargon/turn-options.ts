import type { Asked, Choice, Item, Option, ParamValue, Phrase } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { contendersOf, contenderId, byOf, refuseWish, wishParams } from './challenge.js';
import { allowance, nextNumber, numberMalus, wholeAllowance } from './counting.js';
import { carriedId, groundId } from './deeds.js';
import { fullDodgeParam } from './dodging.js';
import { label } from './labels.js';
import {
  isPrepared,
  mayAttack,
  mayChange,
  mayDoPlain,
  mayDoRound,
  mayFullDodge,
  mayRest,
  mayUse,
  mayUseOn,
  noRoundAction,
  withinReach,
} from './legal.js';
import { abilityReach, areOpponents, attackReach, isInMelee } from './melee.js';
import { freeMetres, reachable, waysOf, wayParams } from './movement.js';
import { abilitySum, attackSum, fullDodgeSum } from './sums.js';
import { bestAttack, preferredTurn } from './turn-default.js';
import type { Fight, Fighter, Held } from './state.js';

/** Everything that somebody may do on his turn or in the extra phase, and why he may not do the rest. */
export function askTurn(fight: Fight, f: Fighter): Asked {
  const inExtra = fight.phase === 'extra';
  const options = [
    ...attacks(fight, f),
    ...castings(fight, f),
    ...changes(fight, f),
    ...moves(fight, f),
    ...smallOnes(fight, f),
    ...(inExtra || f.mustAct ? [] : frees(f)),
    ...(inExtra ? [{ id: 'pass' }] : [...rounds(fight, f), ...endings(fight, f)]),
  ];
  return { options, facts: factsOf(f) };
}

const refuse = (t: string, slots: Parameters<typeof phrase>[1] = {}) => ({ forbidden: phrase(`refusal.${t}`, slots) });

const targetsOf = (fight: Fight, f: Fighter): Fighter[] =>
  fight.fighters.filter((t) => areOpponents(f, t) && t.wound < fight.book.death && !t.fled);

/** Attacks and shots: target and weapon in one, pairs that do not go together are refused (SAR-135, SAR-136). */
function attacks(fight: Fight, f: Fighter): Option[] {
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

const targetValue = (fight: Fight, t: Fighter, sums: readonly Phrase[]): ParamValue => ({
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
function castings(fight: Fight, f: Fighter): Option[] {
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
      { id: 'ability', kind: 'one-of', values, preferred: () => first },
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

const armOrAbility = (by: ReturnType<typeof byOf>) => ('arm' in by ? by.arm : by);

/** Fighting for the distance again (SAR-216, SAR-221, SAR-222). */
function changes(fight: Fight, f: Fighter): Option[] {
  if (!isInMelee(fight, f)) return [];
  const all = contendersOf(f).filter((one) => mayChange(fight, f, byOf(one)));
  if (all.length === 0) return [{ id: 'distance', ...refuse('no-action') }];
  const named = contendersOf(f).length > 1 && all.length === 1;
  const only = named
    ? [
        {
          id: 'challenge-weapon',
          kind: 'one-of' as const,
          values: [{ id: contenderId(all[0]!), label: label(armOrAbility(byOf(all[0]!))) }],
          preferred: () => contenderId(all[0]!),
        },
      ]
    : [];
  return [{ id: 'distance', params: [...only, ...wishParams(fight, all)], check: refuseWish(all) }];
}

/** Walking free of charge, moving at the price of base actions (SAR-055…060). */
function moves(fight: Fight, f: Fighter): Option[] {
  const ways = waysOf(fight, f);
  if (ways.length === 0) return [];
  if (f.prone) return [{ id: 'move', ...refuse('prone') }];
  const most = reachable(fight, f);
  if (most <= 0) return [{ id: 'move', ...refuse('no-base-action') }];
  const preferred = preferredTurn(fight, f);
  const note = phrase('note.move', { free: freeMetres(f), base: f.card.move, most });
  return [{ id: 'move', note, params: wayParams(ways, most, preferred.option === 'move' ? preferred : null) }];
}

/** Draw, pick up, load, stand up (SAR-280…283, SAR-329). */
function smallOnes(fight: Fight, f: Fighter): Option[] {
  const may = mayDoPlain(fight, f) ? {} : refuse('no-action');
  const toLoad = f.arms.filter((held) => held.toLoad > 0);
  const near = withinReach(fight, f);
  return [
    ...(f.carried.length > 0
      ? [
          handOption(
            'draw',
            f.carried.map((held) => ({ id: carriedId(f, held), label: label(held.arm) })),
            may,
          ),
        ]
      : []),
    ...(near.length > 0
      ? [
          handOption(
            'pick-up',
            near.map((one) => ({ id: groundId(fight, fight.ground.indexOf(one)), label: label(one.held.arm) })),
            may,
          ),
        ]
      : []),
    ...(toLoad.length > 0 ? [loadOption(toLoad, may)] : []),
    ...(f.prone ? [{ id: 'stand-up', ...may }] : []),
  ];
}

const hands: readonly ParamValue[] = [{ id: 'main' }, { id: 'off' }];

function handOption(id: string, values: readonly ParamValue[], may: Pick<Option, 'forbidden'>): Option {
  if (may.forbidden) return { id, ...may };
  return {
    id,
    params: [
      { id: 'weapon', kind: 'one-of', values, preferred: () => values[0]!.id },
      { id: 'hand', kind: 'one-of', values: hands, preferred: () => 'main' },
    ],
  };
}

function loadOption(held: readonly Held[], may: Pick<Option, 'forbidden'>): Option {
  if (may.forbidden) return { id: 'load', ...may };
  const values = held.map((one) => ({ id: one.key, label: label(one.arm) }));
  const note = phrase('note.load', { n: held[0]!.toLoad });
  return { id: 'load', note, params: [{ id: 'weapon', kind: 'one-of', values, preferred: () => values[0]!.id }] };
}

/** Free actions: shout, turn round, let go of something (SAR-041…043, SAR-285). */
function frees(f: Fighter): Option[] {
  const values = [...(f.main ? [{ id: 'main' }] : []), ...(f.off || f.shield ? [{ id: 'off' }] : [])];
  return [
    { id: 'shout' },
    ...(values.length > 0
      ? [{ id: 'drop', params: [{ id: 'hand', kind: 'one-of', values, preferred: () => values[0]!.id } as const] }]
      : []),
  ];
}

/** Round actions: full dodge, abilities, running, fleeing (SAR-044…048). */
function rounds(fight: Fight, f: Fighter): Option[] {
  const why = noRoundAction(fight, f);
  const may = why ? refuse(`round-${why}`) : mayDoRound(fight, f) ? {} : refuse('seized-round');
  const abilities = f.card.abilities.filter(({ kind, use }) => kind === 'round' && use !== 'defence');
  return [
    mayFullDodge(fight, f)
      ? { id: 'full-dodge', note: phrase('note.sum', { sum: fullDodgeSum(f, 0) }), params: [fullDodgeParam(f)] }
      : { id: 'full-dodge', ...(why ? refuse(`round-${why}`) : refuse('negative', { sum: fullDodgeSum(f, 0) })) },
    ...(abilities.length > 0 ? [roundAbility(fight, f, abilities, may)] : []),
    ...runs(fight, f, may),
    { id: 'flee', ...may },
  ];
}

function roundAbility(fight: Fight, f: Fighter, abilities: readonly Ability[], may: Pick<Option, 'forbidden'>): Option {
  const ready = abilities.filter((ability) => isPrepared(fight, f, ability));
  if (may.forbidden || ready.length === 0)
    return { id: 'round-action', ...(may.forbidden ? may : refuse('no-action')) };
  const values = ready.map((ability) => ({ id: ability.id, label: label(ability) }));
  const preferred = preferredTurn(fight, f);
  const first = preferred.option === 'round-action' ? (preferred['ability'] as string) : values[0]!.id;
  const aimed = ready.some(({ use }) => use === 'attack');
  const targets = targetsOf(fight, f).map((t) => targetValue(fight, t, []));
  return {
    id: 'round-action',
    params: [
      { id: 'ability', kind: 'one-of', values, preferred: () => first },
      ...(aimed && targets.length > 0
        ? [{ id: 'target', kind: 'one-of', values: targets, preferred: () => targets[0]!.id } as const]
        : []),
    ],
  };
}

function runs(fight: Fight, f: Fighter, may: Pick<Option, 'forbidden'>): Option[] {
  const ways = waysOf(fight, f);
  if (ways.length === 0) return [];
  if (f.prone) return [{ id: 'run', ...refuse('prone') }];
  if (may.forbidden) return [{ id: 'run', ...may }];
  const preferred = preferredTurn(fight, f);
  const most = f.card.move * fight.book.constants.runFactor;
  return [{ id: 'run', params: wayParams(ways, most, preferred.option === 'run' ? preferred : null) }];
}

/** Rest, wait, end (SAR-097, SAR-102, SAR-114). After a seizure something has to be done first (SAR-128). */
function endings(fight: Fight, f: Fighter): Option[] {
  if (f.mustAct) return [];
  const keeps = nextNumber(f) <= wholeAllowance(f);
  return [
    { id: 'rest', ...(mayRest(fight, f) ? {} : refuse('rest')) },
    { id: 'wait', ...(keeps ? {} : refuse('nothing-left')) },
    { id: 'end' },
  ];
}

/** The number of the next action and what it costs. */
function factsOf(f: Fighter): readonly Item[] {
  const n = nextNumber(f);
  return [
    { kind: 'line', text: phrase('facts.number', { n, malus: numberMalus(f, n, allowance(f)) }) },
    ...(f.mustAct || f.burden > 0
      ? [{ kind: 'line', text: phrase('facts.seized', { points: f.burden }) } as const]
      : []),
  ];
}
