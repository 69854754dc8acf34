import type { Choice } from '../../src/engine/index.js';
import { RANGED, type Ability } from './card.js';
import { usualChoice, usualWish, wishId } from './challenge.js';
import { nextNumber, wholeAllowance } from './counting.js';
import { carriedId } from './deeds.js';
import {
  hasException,
  isPrepared,
  mayBegin,
  mayAttack,
  mayChange,
  mayDoPlain,
  mayDoRound,
  mayFullDodge,
  mayRest,
  mayUseOn,
} from './legal.js';
import { areOpponents, bandOf, isInMelee, metresBetween, stepBetween } from './melee.js';
import { approach, reachable } from './movement.js';
import { APART, type Fight, type Fighter, type Held } from './state.js';

const END: Choice = Object.freeze({ option: 'end' });
const REST: Choice = Object.freeze({ option: 'rest' });
const STAND: Choice = Object.freeze({ option: 'stand-up' });
const FULL: Choice = Object.freeze({ option: 'full-dodge', 'full-dodge-bonus': 0 });

/** What somebody does on his turn if nobody decides for him: the first line of 9.2 that is legal (SAR-287, SAR-290). */
export function preferredTurn(fight: Fight, f: Fighter): Choice {
  const isMet = isInMelee(fight, f);
  if (!isMet && shouldRest(fight, f)) return REST;
  if (f.prone && mayDoPlain(fight, f)) return STAND;
  if (f.card.tactics.fullDodge === 'always' && mayFullDodge(fight, f)) return FULL;
  if (f.main === null && f.off === null && f.carried.length > 0 && mayDoPlain(fight, f)) return drawFirst(f);
  return (isMet ? inMelee(fight, f) : afar(fight, f)) ?? END;
}

/** Weary enough, and nobody near or shooting (line 1). */
function shouldRest(fight: Fight, f: Fighter): boolean {
  if (fight.book.fatigue[f.fatigue]!.malus > -3 || !mayRest(fight, f)) return false;
  return fight.fighters.every(
    (foe) =>
      !areOpponents(f, foe) ||
      !foe.able ||
      (metresBetween(f, foe) >= foe.card.move + 2 && foe.main?.arm.reach !== RANGED && foe.off?.arm.reach !== RANGED),
  );
}

const drawFirst = (f: Fighter): Choice => ({ option: 'draw', weapon: carriedId(f, f.carried[0]!), hand: 'main' });

/** Lines 5 and 6: attack, or else load, or else change the distance. */
function inMelee(fight: Fight, f: Fighter): Choice | null {
  const n = nextNumber(f);
  const isFree = n <= wholeAllowance(f);
  const attack = bestAttack(fight, f, true, n);
  if (attack) {
    if (!isFree && !hasException(f)) return null;
    return f.card.tactics.attacks === 'all' || n + 1 <= f.card.base ? attack : null;
  }
  if (!isFree) return null;
  return loadFirst(fight, f) ?? changeToOwn(fight, f);
}

function loadFirst(fight: Fight, f: Fighter): Choice | null {
  for (const held of f.arms) {
    if (held.arm.reach === RANGED && held.toLoad > 0 && mayDoPlain(fight, f))
      return { option: 'load', weapon: held.key };
  }
  return null;
}

function changeToOwn(fight: Fight, f: Fighter): Choice | null {
  const held = f.arms[0]!;
  if (!mayChange(fight, f, held)) return null;
  if (f.contenders.length === 1) return { ...usualChoice(f.contenders), option: 'distance' };
  return { option: 'distance', 'challenge-weapon': held.key, wish: wishId(usualWish(held.arm.reach)) };
}

/** Lines 7 and 8: shoot, cast, prepare, or go to the nearest. */
function afar(fight: Fight, f: Fighter): Choice | null {
  const n = nextNumber(f);
  const foes = fight.fighters.filter((foe) => areOpponents(f, foe) && foe.able);
  const casts = f.card.abilities.filter(
    (ability) => ability.use === 'attack' && foes.some((foe) => metresBetween(f, foe) <= ability.maxRange),
  );
  const shooter = f.arms.find(
    (held) => held.arm.reach === RANGED && foes.some((foe) => bandOf(held, metresBetween(f, foe)) >= 0),
  );
  if (casts.length === 0 && !shooter) return goNear(fight, f, foes);
  const attack = bestAttack(fight, f, false, n);
  if (attack) return attack;
  if (shooter && shooter.toLoad > 0) return loadFirst(fight, f);
  return roundCast(fight, f, casts, foes) ?? prepare(fight, f, casts);
}

/** An attack ability that takes whole rounds, at whom it reaches: the worst wounded, then the most tired. */
function roundCast(fight: Fight, f: Fighter, casts: readonly Ability[], foes: readonly Fighter[]): Choice | null {
  if (!mayDoRound(fight, f)) return null;
  const ability = casts.find((one) => one.kind === 'round' && mayBegin(fight, f, one));
  const near = ability ? foes.filter((foe) => metresBetween(f, foe) <= ability.maxRange) : [];
  const [target] = near.sort((a, b) => b.wound - a.wound || b.fatigue - a.fatigue || a.nr - b.nr);
  return ability && target ? { option: 'round-action', ability: ability.id, target: target.card.id } : null;
}

function prepare(fight: Fight, f: Fighter, casts: readonly Ability[]): Choice | null {
  if (!mayDoRound(fight, f)) return null;
  const lacking = casts.find((ability) => ability.requires >= 0 && !isPrepared(fight, f, ability));
  const needed = lacking && f.card.abilities[lacking.requires];
  if (needed?.kind !== 'round' || needed.use === 'attack' || !mayBegin(fight, f, needed)) return null;
  const aim = fight.fighters.find((t) => areOpponents(f, t) && t.wound < fight.book.death && !t.fled);
  const isAimed = f.card.abilities.some(
    (one) => one.kind === 'round' && one.use === 'attack' && mayBegin(fight, f, one),
  );
  return { option: 'round-action', ability: needed.id, ...(isAimed && aim ? { target: aim.card.id } : {}) };
}

/** Towards the nearest: at a run if he is far and nothing is done yet. */
function goNear(fight: Fight, f: Fighter, foes: readonly Fighter[]): Choice | null {
  const nearest = foes.reduce<Fighter | null>(
    (best, foe) => (best === null || metresBetween(f, foe) < metresBetween(f, best) ? foe : best),
    null,
  );
  if (!nearest || f.prone) return null;
  const far = metresBetween(f, nearest);
  if (far <= fight.book.constants.contact) return null;
  const runs = f.card.move * fight.book.constants.runFactor;
  if (far > 2 * f.card.move && mayDoRound(fight, f)) return approach(fight, f, nearest, 'run', runs);
  const most = reachable(fight, f);
  return most > 0 ? approach(fight, f, nearest, 'move', most) : null;
}

/** The attack of the defaults: abilities before melee weapons before ranged ones (9.1, 9.2). */
export function bestAttack(fight: Fight, f: Fighter, isMet: boolean, n: number): Choice | null {
  for (const ability of f.card.strikes) {
    const target = worst(fight, f, isMet, ability, n);
    if (target) return { option: 'ability', ability: ability.id, target: target.card.id };
  }
  if (f.arms.length === 1) return attackWith(fight, f, f.arms[0]!, isMet, n);
  const [first, second] = f.attacks % 2 === 0 ? [f.arms[0]!, f.arms[1]!] : [f.arms[1]!, f.arms[0]!];
  const order = first.arm.reach === RANGED && second.arm.reach !== RANGED ? [second, first] : [first, second];
  return attackWith(fight, f, order[0]!, isMet, n) ?? attackWith(fight, f, order[1]!, isMet, n);
}

function attackWith(fight: Fight, f: Fighter, held: Held, isMet: boolean, n: number): Choice | null {
  const target = worst(fight, f, isMet, held, n);
  if (!target) return null;
  const old = f.card.memo.attack;
  if (old && old['target'] === target.card.id && old['weapon'] === held.key) return old;
  const option = held.arm.reach === RANGED ? 'shoot' : 'attack';
  return (f.card.memo.attack = Object.freeze({ option, target: target.card.id, weapon: held.key }));
}

/** The able opponent with the worst wound, then the worst fatigue, then in fight order, who may be struck like this. */
function worst(fight: Fight, f: Fighter, isMet: boolean, by: Held | Ability, n: number): Fighter | null {
  let best: Fighter | null = null;
  for (const t of fight.fighters) {
    if (!t.able || !areOpponents(f, t) || (isMet && stepBetween(fight, f, t) === APART)) continue;
    if (best && (t.wound < best.wound || (t.wound === best.wound && t.fatigue <= best.fatigue))) continue;
    if ('arm' in by ? mayAttack(fight, f, by, t, n) : mayUseOn(fight, f, by, t, n)) best = t;
  }
  return best;
}
