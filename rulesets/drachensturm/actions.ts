import {
  nameOf,
  phrase,
  type Asked,
  type Choice,
  type Option,
  type Param,
  type Phrase,
} from '../../src/engine/index.js';
import { aimIndex, mayAim } from './aims.js';
import { exhausted } from './conditions.js';
import { distance, fighterById, friends } from './distance.js';
import { mayFlee, mayMove } from './flight.js';
import { drawable, fetchable, itemOption } from './losses.js';
import { lungeWeapons, refuseLunge } from './manoeuvres/ausfall.js';
import { bothAims, refuseBoth } from './manoeuvres/beidhaendig.js';
import { refuseDisarm, takeable } from './manoeuvres/entwaffnen.js';
import { refuseFeint } from './manoeuvres/finten.js';
import { refuseWrestle } from './manoeuvres/ringkampf.js';
import { refuseRush, rushShields } from './manoeuvres/schildangriff.js';
import { inRange, loadable, readyMissiles } from './missile.js';
import { alternative, askedMovement } from './movement.js';
import type { Combatant, Fight, Item } from './state.js';
import { attackBar, targetsOf } from './targets.js';
import { strikingWeapons } from './weapon-choice.js';

const targetParam = (targets: readonly Combatant[], first?: Combatant): Param => ({
  id: 'target',
  kind: 'one-of',
  values: targets.map(({ id }) => ({ id, label: nameOf(id) })),
  preferred: () => (first && targets.includes(first) ? first : targets[0]!).id,
});

const weaponParam = (items: readonly Item[], id = 'weapon'): Param => ({
  id,
  kind: 'one-of',
  values: items.map(({ key, weapon }) => ({ id: key, label: weapon.label })),
  preferred: () => items[0]!.key,
});

/** The aims that are legal against at least one of the targets. */
const aimParam = (fight: Fight, c: Combatant, targets: readonly Combatant[], missile = false, id = 'aim'): Param => ({
  id,
  kind: 'one-of',
  values: fight.book.aims
    .filter((aim) => targets.some((d) => mayAim(fight, c, d, aim, missile)))
    .map(({ id }) => ({ id, label: phrase(`aim.${id}`) })),
  preferred: () => 'none',
});

/** DRA-195, DRA-326, DRA-339: whether the aim of a choice is legal against its target. */
function refuseAim(fight: Fight, c: Combatant, choice: Choice, missile: boolean, id = 'aim'): Phrase | undefined {
  const d = fighterById(fight, choice['target']);
  const aim = fight.book.aims[aimIndex(fight, choice[id])]!;
  return d && mayAim(fight, c, d, aim, missile) ? undefined : phrase('why.no-aim');
}

const barred = (id: string, why: Phrase): Option => ({ id, forbidden: why });

/** DRA-484: everything that a turn may be used for; what is barred is listed with its reason. */
export function askedAction(fight: Fight, c: Combatant, again: boolean): Asked {
  if (c.hold) return { options: [wrestleOption(fight, c), { id: 'stand-up' }, { id: 'pass' }] };
  const strikes = [attackOption(fight, c), ...manoeuvres(fight, c, again)];
  return { options: again ? [...strikes, { id: 'pass' }] : [...strikes, ...others(fight, c), { id: 'pass' }] };
}

function attackOption(fight: Fight, c: Combatant): Option {
  const targets = targetsOf(fight, c);
  const why = attackBar(fight, c) ?? noneTo(targets, strikingWeapons(fight, c));
  if (why) return barred('attack', why);
  const params = [targetParam(targets, c.target), weaponParam(strikingWeapons(fight, c)), aimParam(fight, c, targets)];
  return { id: 'attack', params, check: (choice) => refuseAim(fight, c, choice, false) };
}

function noneTo(targets: readonly Combatant[], weapons: readonly Item[]): Phrase | undefined {
  if (targets.length === 0) return phrase('why.no-target');
  return weapons.length === 0 ? phrase('why.no-weapon') : undefined;
}

/** DRA-365: manoeuvres, each with the reason why it is closed. */
function manoeuvres(fight: Fight, c: Combatant, again: boolean): readonly Option[] {
  const targets = targetsOf(fight, c);
  const spent = attackBar(fight, c) ?? tired(c) ?? noneTo(targets, strikingWeapons(fight, c));
  const one = (id: string, why: Phrase | undefined, params: () => Param[]): Option =>
    (spent ?? why) ? barred(id, (spent ?? why)!) : { id, params: params() };
  const single = [
    disarmOption(fight, c, targets, spent),
    one('finten', refuseFeint(fight, c), () => [targetParam(targets, c.target)]),
    one('schildangriff', refuseRush(fight, c), () => [
      targetParam(targets, c.target),
      weaponParam(rushShields(fight, c), 'shield'),
    ]),
  ];
  if (again) return single;
  return [
    one('ausfall', refuseLunge(fight, c), () => [
      targetParam(targets, c.lunge?.at),
      weaponParam(lungeWeapons(fight, c)),
    ]),
    bothOption(fight, c, targets, spent),
    ...single,
    wrestleOption(fight, c),
  ];
}

/** DRA-382, DRA-192: two attacks on one opponent, each aimed or not. */
function bothOption(fight: Fight, c: Combatant, targets: readonly Combatant[], spent: Phrase | undefined): Option {
  const why = spent ?? refuseBoth(fight, c);
  if (why) return barred('beidhaendiger-kampf', why);
  const aims = bothAims.map((id) => aimParam(fight, c, targets, false, id));
  const check = (choice: Choice) =>
    bothAims.map((id) => refuseAim(fight, c, choice, false, id)).find((refusal) => refusal !== undefined);
  return { id: 'beidhaendiger-kampf', params: [targetParam(targets, c.target), ...aims], check };
}

/** DRA-264: the exhausted use no manoeuvre. */
const tired = (c: Combatant): Phrase | undefined => (exhausted(c) ? phrase('why.exhausted') : undefined);

function disarmOption(fight: Fight, c: Combatant, targets: readonly Combatant[], spent: Phrase | undefined): Option {
  const rich = targets.filter((d) => takeable(d).length > 0);
  const why = spent ?? refuseDisarm(c) ?? (rich.length === 0 ? phrase('why.nothing-to-take') : undefined);
  if (why) return barred('entwaffnen', why);
  const weapons = rich.flatMap(takeable);
  const loot: Param = {
    ...weaponParam(weapons, 'loot'),
    kind: 'one-of',
    values: [...new Map(weapons.map(({ key, weapon }) => [key, { id: key, label: weapon.label }])).values()],
    preferred: (choice) => takeable(fighterById(fight, choice['target']) ?? rich[0]!)[0]!.key,
  };
  const holdsIt = (choice: Choice) =>
    takeable(fighterById(fight, choice['target']) ?? rich[0]!).some(({ key }) => key === choice['loot']);
  const params = [targetParam(rich, c.target), loot, weaponParam(strikingWeapons(fight, c))];
  return { id: 'entwaffnen', params, check: (choice) => (holdsIt(choice) ? undefined : phrase('why.nothing-to-take')) };
}

function wrestleOption(fight: Fight, c: Combatant): Option {
  const near = c.hold ? [c.hold.with] : targetsOf(fight, c);
  const fit = near.filter((d) => refuseWrestle(fight, c, d) === undefined);
  if (fit.length > 0 && !tired(c) && !c.movedFar && !c.wrestled) return { id: 'ringkampf', params: [targetParam(fit)] };
  const why = tired(c) ?? (near[0] && refuseWrestle(fight, c, near[0])) ?? phrase('why.no-target');
  return barred('ringkampf', why);
}

/** What a turn may be used for besides striking (DRA-097, DRA-496, alternative rule). */
function others(fight: Fight, c: Combatant): readonly Option[] {
  return [
    ...shootOption(fight, c),
    ...listed('load', loadable(fight, c)),
    ...(c.busy ? [] : [...listed('draw', drawable(c, fight.kr)), ...listed('fetch', fetchable(c, fight.kr))]),
    ...treatOption(fight, c),
    ...(alternative(fight) ? moveOptions(fight, c) : []),
  ];
}

const listed = (id: string, items: readonly Item[]): Option[] => (items.length === 0 ? [] : [itemOption(id, items)]);

/** DRA-469 to DRA-471. */
function shootOption(fight: Fight, c: Combatant): Option[] {
  const missiles = readyMissiles(fight, c);
  if (missiles.length === 0) return [];
  const targets = fight.all.filter((d) => d.side !== c.side && missiles.some((item) => inRange(fight, c, d, item)));
  const why = attackBar(fight, c) ?? (targets.length === 0 ? phrase('why.no-range') : undefined);
  if (why) return [barred('shoot', why)];
  const params = [
    targetParam([...targets].sort((a, b) => distance(c, a) - distance(c, b))),
    weaponParam(missiles),
    aimParam(fight, c, targets, true),
  ];
  const check = (choice: Choice) => {
    const item = missiles.find(({ key }) => key === choice['weapon']);
    const d = fighterById(fight, choice['target']);
    return item && d && inRange(fight, c, d, item) ? refuseAim(fight, c, choice, true) : phrase('why.no-range');
  };
  return [{ id: 'shoot', params, check }];
}

/** Who bleeds on his side, himself included; the worst off first. */
export const bleeders = (fight: Fight, c: Combatant): Combatant[] =>
  [c, ...friends(fight, c)].filter((f) => f.bleeding && !f.dead && !f.fled).sort((a, b) => a.le[1]! - b.le[1]!);

function treatOption(fight: Fight, c: Combatant): Option[] {
  const who = bleeders(fight, c);
  return who.length === 0 ? [] : [{ id: 'treat', params: [{ ...targetParam(who), id: 'who' }] }];
}

/** DRA-108, DRA-111, DRA-113: under the alternative rule movement is an action. */
function moveOptions(fight: Fight, c: Combatant): Option[] {
  if (!mayMove(fight, c)) return [];
  const { options } = askedMovement(fight, c);
  return options.filter(({ id }) => id !== 'stay' && (id !== 'flee' || mayFlee(fight, c)));
}
