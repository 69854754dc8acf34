import type { Choice, Option, Param, ParamValue, Phrase } from '../../src/engine/index.js';
import { areEnemies, distance, freeMetres, isTarget } from './able.js';
import { isAtHand, isReady } from './hands.js';
import { label, p } from './labels.js';
import {
  isImmediate,
  refuseAim,
  refuseDouble,
  refuseMelee,
  refuseShot,
  refuseSpell,
  type Limits,
} from './plan-limits.js';
import { rangeOf } from './shot.js';
import { inReach, meleeTarget, nearestEnemy } from './targets.js';
import {
  MAGIC,
  MOVE,
  OTHER,
  type Arm,
  type Deed,
  type Fight,
  type Fighter,
  type Move,
  type Part,
  type Spell,
} from './state.js';

/** When an action is described: in step 4, or anew on the own turn, then without a manoeuvre (AGO-079, AGO-333). */
export type Stage = 'declare' | 'act';

/** Which parameters the answers of a moment have; a shape of its own, so that default answers can be kept. */
export interface Shape {
  readonly part: boolean;
  readonly whom: boolean;
  readonly manoeuvre: boolean;
  readonly bits: number;
}

export function shapeOf(fight: Fight, f: Fighter, stage: Stage): Shape {
  const bits = shapeBits(fight, f, stage);
  return { part: (bits & 1) > 0, whom: (bits & 2) > 0, manoeuvre: (bits & 4) > 0, bits };
}

/** The same as one number. */
export function shapeBits(fight: Fight, f: Fighter, stage: Stage): number {
  let bits = stage === 'declare' && fight.book.options['manoeuvres.enabled'] ? 4 : 0;
  let others = 0;
  for (const other of fight.fighters) {
    if (other === f || other.dead || other.gone) continue;
    others++;
    if (other.mounted && areEnemies(f, other)) bits |= 1;
  }
  return others > 1 ? bits | 2 : bits;
}

/** The manoeuvres of a single melee attack (AGO-338). */
export const attackManoeuvres = ['kein', 'schneller-hieb', 'wuchthieb', 'finte', 'entwaffnen'];

export const canAttackWith = (f: Fighter, arm: Arm): boolean => arm.weapon.class !== 'missile' && isAtHand(f, arm);
export const canShootWith = (f: Fighter, arm: Arm): boolean => arm.wrw > 0 && isAtHand(f, arm);

/** All actions that may be described now, with their details; what is impossible carries the reason. */
export function planOptions(fight: Fight, f: Fighter, stage: Stage): readonly Option[] {
  const at = momentOf(fight, f, stage);
  const all = [
    ...weaponOptions(at),
    ...(f.card.spells.length > 0 ? [castOption(at)] : []),
    ...moveOptions(at),
    noted(at, 'other', OTHER, at.free),
  ];
  const others = stage === 'declare' ? [{ id: 'none', params: at.free }] : [];
  return [...all.filter((option): option is Option => option !== null), ...others];
}

/** What the options of one question share. */
interface At extends Limits {
  readonly stage: Stage;
  readonly shape: Shape;
  readonly target: Param | null;
  readonly whom: readonly Param[];
  /** The free movement, as far as the action needs or none by default (AGO-251). */
  readonly needed: readonly Param[];
  readonly free: readonly Param[];
  readonly change: Phrase;
}

function momentOf(fight: Fight, f: Fighter, stage: Stage): At {
  const shape = shapeOf(fight, f, stage);
  const others = fight.fighters.filter((other) => other !== f && !other.dead && !other.gone);
  const enemies = others.filter((other) => isTarget(f, other)).map((other) => targetValue(f, other));
  const rest = shape.whom ? others.filter((other) => !isTarget(f, other)).map((other) => targetValue(f, other)) : [];
  const whom = shape.whom ? [whomParam([...enemies, ...rest])] : [];
  return {
    ...{ fight, f, stage, shape, whom },
    target: enemies.length > 0 ? targetParam(fight, f, enemies) : null,
    needed: [NEEDED, ...whom],
    free: [FREE, ...whom],
    change: p('note.change', { n: f.card.book.mods.change }),
  };
}

/** The note that an action of another kind is a change of mind; on the own turn only such are offered. */
function noted(at: At, id: Deed, kind: number, params: readonly Param[]): Option | null {
  if (kind === at.f.kind) return at.stage === 'act' ? null : { id, params };
  return { id, params, note: at.change };
}

function weaponOptions(at: At): readonly (Option | null)[] {
  const { f, shape, target } = at;
  const melee = weaponParam(at, canAttackWith);
  const flying = weaponParam(at, canShootWith);
  const ready = weaponParam(at, (_, arm) => canShootWith(f, arm) && isReady(f, arm));
  const aims = ready ?? flying;
  const noAim = ready ? whyNotShoot(at) : p('no.aim-any');
  const any = weaponParam(at, isAtHand);
  const far = whyNotMelee(at);
  const double = melee && target && shape.manoeuvre ? doubleParams(at, melee, target) : null;
  const shot = flying && target ? [target, flying, ...partParams(at, 'any'), ...at.free] : null;
  return [
    melee && target && withWeapon(at, 'attack', melee, [target, melee, ...attackDetails(at)], refuseMelee, far),
    melee && double && withWeapon(at, 'double', melee, double, refuseDouble, far),
    flying && shot && withWeapon(at, 'shoot', flying, shot, refuseShot, whyNotShoot(at)),
    aims && target && withWeapon(at, 'aim', aims, [target, aims, ...at.free], refuseAim, noAim),
    any && shape.manoeuvre ? withWeapon(at, 'defend', any, [any, ...at.free]) : null,
  ];
}

/** Why nobody can be met in melee, or null (AGO-331). */
function whyNotMelee({ fight, f }: At): Phrase | null {
  const metres = freeMetres(f);
  if (fight.fighters.some((other) => isTarget(f, other) && inReach(fight, f, other, metres))) return null;
  return p('no.reach-any', { most: fight.book.constants.meleeReach + metres });
}

/** Why nobody can be shot at, or null (AGO-330). */
function whyNotShoot({ fight, f }: At): Phrase | null {
  const arms = f.card.arms.filter((arm) => canShootWith(f, arm));
  const most = Math.max(0, ...arms.map((arm) => rangeOf(fight, arm.wrw))) + freeMetres(f);
  return fight.fighters.some((other) => isTarget(f, other) && distance(f, other) <= most)
    ? null
    : p('no.range-any', { most });
}

type WeaponParam = Param & { readonly kind: 'one-of' };
type Check = (at: Limits, choice: Choice) => Phrase | undefined;

/** An action with one of some weapons: a change of mind, unless the announced one is among them. */
function withWeapon(
  at: At,
  id: Deed,
  weapon: WeaponParam,
  params: readonly Param[],
  check?: Check,
  forbidden?: Phrase | null,
): Option {
  const { f, stage } = at;
  const keeps = stage === 'declare' && weapon.values.some((value) => value.id === f.card.arms[f.kind]?.id);
  return {
    id,
    params,
    ...(!keeps && { note: at.change }),
    ...(check && { check: (choice: Choice) => check(at, choice) }),
    ...(forbidden && { forbidden }),
  };
}

/** The weapons that fit an action, the announced one first; on the own turn only others (AGO-080). */
function weaponParam(at: At, fits: (f: Fighter, arm: Arm) => boolean): WeaponParam | null {
  const { f, stage } = at;
  const arms = f.card.arms.filter((arm) => fits(f, arm) && !(stage === 'act' && arm.nr === f.kind));
  const sorted = [...arms.filter((arm) => arm.nr === f.kind), ...arms.filter((arm) => arm.nr !== f.kind)];
  const values = sorted.map((arm): ParamValue => {
    const note = armNote(at, arm);
    return { id: arm.id, label: label(arm.weapon), ...(note && { note }) };
  });
  return values.length > 0 ? { id: 'with', kind: 'one-of', values, preferred: () => values[0]!.id } : null;
}

function armNote({ f, change }: At, arm: Arm): Phrase | undefined {
  const { mods } = f.card.book;
  if (!isReady(f, arm)) return p('note.unready', { n: mods.notReady });
  return f.kind >= 0 && arm.nr !== f.kind ? change : undefined;
}

/** The target, by default the one that he would pick himself (AGO-288). */
const targetParam = (fight: Fight, f: Fighter, values: readonly ParamValue[]): Param => ({
  id: 'target',
  kind: 'one-of',
  values,
  preferred: () => (meleeTarget(fight, f, freeMetres(f)) ?? nearestEnemy(fight, f))?.card.id ?? values[0]!.id,
});

const HELPLESS: Phrase = Object.freeze({ t: 'note.helpless' });

/** Somebody as a value to be picked: his distance, or that he is helpless. */
export const targetValue = (f: Fighter, other: Fighter): ParamValue => ({
  id: other.card.id,
  label: { t: '@', id: other.card.id },
  note: other.out ? HELPLESS : { t: 'note.metres', metres: distance(f, other) },
});

const wordParam = (id: string, words: readonly string[], preferred = words[0]!): Param => ({
  id,
  kind: 'one-of',
  values: words.map((value) => ({ id: value })),
  preferred: () => preferred,
});

const partParams = ({ shape }: At, preferred: Part): readonly Param[] =>
  shape.part ? [wordParam('part', preferred === 'any' ? ['any', 'rider', 'mount'] : ['rider', 'mount'])] : [];

function attackDetails(at: At): readonly Param[] {
  return [...manoeuvreParams(at), ...partParams(at, 'rider'), ...at.needed];
}

function manoeuvreParams({ fight, shape }: At): readonly Param[] {
  if (!shape.manoeuvre) return [];
  const values = attackManoeuvres
    .filter((id) => fight.book.manoeuvres[id])
    .map((id) => ({ id, label: label(fight.book.manoeuvres[id]!) }));
  const unsaid = (choice: Choice) => choice['manoeuvre'] === 'kein';
  return [{ id: 'manoeuvre', kind: 'one-of', values, preferred: () => 'kein', unsaid }];
}

const MOVES: readonly Move[] = ['stay', 'towards', 'away', 'towards-after', 'away-after'];
const NEEDED = wordParam('move', ['needed', ...MOVES]);
const FREE = wordParam('move', MOVES);
const WAY = wordParam('way', ['towards', 'away']);

const whomParam = (values: readonly ParamValue[]): Param => ({
  id: 'whom',
  kind: 'one-of',
  values: values.map(({ id, label }) => ({ id, ...(label && { label }) })),
  preferred: (choice) => (values.find(({ id }) => id === choice['target']) ?? values[0])?.id ?? '',
  unsaid: ({ move, whom, target }) => move === 'needed' || move === 'stay' || whom === target,
});

function doubleParams(at: At, melee: Param, target: Param): readonly Param[] {
  return [
    target,
    { ...target, id: 'target2', preferred: (choice: Choice) => String(choice['target']) } as Param,
    melee,
    { ...melee, id: 'second', preferred: (choice: Choice) => String(choice['with']) } as Param,
    ...partParams(at, 'rider'),
    ...at.needed,
  ];
}

function castOption(at: At): Option | null {
  const { f, fight } = at;
  const going = f.cast ? [{ id: 'go-on', label: p('cast.go-on', { spell: label(f.cast.spell) }) }] : [];
  const spells = [
    ...going,
    ...f.card.spells.map((spell) => ({ id: spell.id, label: label(spell), note: spellNote(spell) })),
  ];
  const spell: Param = { id: 'spell', kind: 'one-of', values: spells, preferred: () => spells[0]!.id };
  const target = f.card.spells.some(isImmediate) ? [spellTargetParam(fight, f)] : [];
  const option = noted(at, 'cast', MAGIC, [spell, ...target, ...at.free]);
  return option && { ...option, check: (choice: Choice) => refuseSpell(at, choice) };
}

const spellNote = ({ rounds, sg }: Spell): Phrase => p('note.spell', { rounds, sg });

function spellTargetParam(fight: Fight, f: Fighter): Param {
  const others = fight.fighters.filter((other) => !other.dead && !other.gone);
  const sorted = [...others.filter((other) => isTarget(f, other)), ...others.filter((other) => !isTarget(f, other))];
  const values = sorted.map((other) => targetValue(f, other));
  return { id: 'target', kind: 'one-of', values, preferred: () => values[0]!.id };
}

/** Running, standing up, mounting and dismounting (AGO-248, AGO-254, AGO-257). */
function moveOptions(at: At): readonly (Option | null)[] {
  const { f } = at;
  const run = noted(at, 'run', MOVE, [WAY, ...at.whom]);
  const forbid = (option: Option | null, why: string | null): Option | null =>
    option && (why === null ? option : { ...option, forbidden: p(why) });
  const ride = f.card.mount !== null;
  return [
    forbid(run, f.prone ? 'no.prone' : null),
    f.prone ? noted(at, 'stand-up', MOVE, []) : null,
    ride && !f.mounted ? forbid(noted(at, 'mount', MOVE, []), whyNotMount(f)) : null,
    f.mounted ? noted(at, 'dismount', MOVE, []) : null,
  ];
}

export function whyNotMount(f: Fighter): string | null {
  if (f.mountTp <= 0 || f.mountWounds > f.card.book.constants.woundMax) return 'no.mount-down';
  if (f.prone) return 'no.prone';
  return Math.abs(f.mountAt - f.position) > f.card.book.constants.meleeReach + freeMetres(f) ? 'no.mount-far' : null;
}
