import type { Asked, Choice, Item, Option, ParamValue } from '../../src/engine/index.js';
import { phrase } from '../../src/engine/index.js';
import { attacks, castings, refuse, targetsOf, targetValue } from './attack-options.js';
import type { Ability } from './card.js';
import { contendersOf, contenderId, byOf, refuseWish, wishParams } from './challenge.js';
import { nextNumber, numberMalus, wholeAllowance } from './counting.js';
import { carriedId, groundId } from './deeds.js';
import { fullDodgeParam } from './dodging.js';
import { label } from './labels.js';
import {
  mayBegin,
  mayChange,
  mayDoPlain,
  mayDoRound,
  mayFullDodge,
  mayRest,
  noRoundAction,
  withinReach,
} from './legal.js';
import { isInMelee } from './melee.js';
import { freeMetres, reachable, waysOf, wayParams } from './movement.js';
import { fullDodgeSum } from './sums.js';
import { preferredTurn } from './turn-default.js';
import { DONE, type Fallen, type Fight, type Fighter, type Held } from './state.js';

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
    ...(near.length > 0 ? [pickUpOption(fight, near, may)] : []),
    ...(toLoad.length > 0 ? [loadOption(toLoad, may)] : []),
    ...(f.prone ? [{ id: 'stand-up', ...may }] : []),
  ];
}

const hands: readonly ParamValue[] = [{ id: 'main' }, { id: 'off' }];

function handOption(
  id: string,
  values: readonly ParamValue[],
  may: Pick<Option, 'forbidden'>,
  hand: (choice: Choice) => string = () => 'main',
): Option {
  if (may.forbidden) return { id, ...may };
  return {
    id,
    params: [
      { id: 'weapon', kind: 'one-of', values, preferred: () => values[0]!.id },
      { id: 'hand', kind: 'one-of', values: hands, preferred: hand },
    ],
  };
}

/** A weapon or a shield that lies near; a shield belongs into the off hand. */
function pickUpOption(fight: Fight, near: readonly Fallen[], may: Pick<Option, 'forbidden'>): Option {
  const all = near.map((one) => ({ id: groundId(fight, fight.ground.indexOf(one)), what: one.what }));
  const shields = all.filter(({ what }) => 'block' in what).map(({ id }) => id);
  const isShield = ({ weapon }: Choice): boolean => shields.includes(weapon as string);
  const values = all.map(({ id, what }) => ({ id, label: label(what) }));
  return {
    ...handOption('pick-up', values, may, (choice) => (isShield(choice) ? 'off' : 'main')),
    check: (choice) => (isShield(choice) && choice['hand'] !== 'off' ? phrase('refusal.shield-hand') : undefined),
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
    { id: 'flee', ...(f.prone ? refuse('prone') : may) },
  ];
}

function roundAbility(fight: Fight, f: Fighter, abilities: readonly Ability[], may: Pick<Option, 'forbidden'>): Option {
  const ready = abilities.filter((ability) => mayBegin(fight, f, ability));
  if (may.forbidden || ready.length === 0)
    return { id: 'round-action', ...(may.forbidden ? may : refuse('no-action')) };
  const values = ready.map((ability) => ({ id: ability.id, label: label(ability) }));
  const preferred = preferredTurn(fight, f);
  const first = preferred.option === 'round-action' ? (preferred['ability'] as string) : values[0]!.id;
  const aimed = ready.some(({ use }) => use === 'attack');
  const targets = targetsOf(fight, f).map((t) => targetValue(fight, t, []));
  const aim =
    preferred.option === 'round-action' && 'target' in preferred
      ? (preferred['target'] as string)
      : (targets[0]?.id ?? '');
  return {
    id: 'round-action',
    params: [
      { id: 'ability', label: phrase('param.ability'), kind: 'one-of', values, preferred: () => first },
      ...(aimed && targets.length > 0
        ? [{ id: 'target', kind: 'one-of', values: targets, preferred: () => aim } as const]
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

/**
 * Rest, wait, but not again when nobody is left (SAR-120), end (SAR-097, SAR-102, SAR-114). After a seizure something has to
 * be done first (SAR-128).
 */
function endings(fight: Fight, f: Fighter): Option[] {
  if (f.mustAct) return [];
  const keeps = nextNumber(f) <= wholeAllowance(f);
  const others = !f.waited || fight.fighters.some((one) => one !== f && one.able && one.stage !== DONE);
  return [
    { id: 'rest', ...(mayRest(fight, f) ? {} : refuse('rest')) },
    { id: 'wait', ...(keeps && others ? {} : refuse(keeps ? 'nobody-left' : 'nothing-left')) },
    { id: 'end' },
  ];
}

/** The number of the next action and what it costs. */
function factsOf(f: Fighter): readonly Item[] {
  const n = nextNumber(f);
  return [
    { kind: 'line', text: phrase('facts.number', { n, malus: numberMalus(f, n, wholeAllowance(f)) }) },
    ...(f.mustAct || f.burden > 0
      ? [{ kind: 'line', text: phrase('facts.seized', { points: f.burden }) } as const]
      : []),
  ];
}
