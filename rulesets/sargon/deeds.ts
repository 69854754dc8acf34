import type { Choice, Table } from '../../src/engine/index.js';
import { abilityBlow, weaponBlow } from './blow.js';
import { resolve } from './attack.js';
import { rollAbility, spend } from './abilities.js';
import type { Ability, Arm, Shield } from './card.js';
import { changeDistance } from './change.js';
import { byOf, contenderId, contendersOf } from './challenge.js';
import { allowance, bear, numberMalus, take } from './counting.js';
import { beginFullDodge } from './dodging.js';
import { named, tell } from './events.js';
import { flee } from './flight.js';
import { checkContender, letGo, takeInHand, takeShield } from './hands.js';
import { abilityReach, attackReach, foesInMelee } from './melee.js';
import { chosenWay, go, metresOf, pay, waysOf, type Way } from './movement.js';
import { sink } from './order.js';
import { begin, beginAbility } from './round-action.js';
import { DONE, WAITING, type Fallen, type Fight, type Fighter, type Held } from './state.js';

/** An action that was announced: its number is taken, but nothing has happened yet (SAR-086, SAR-131). */
export type Deed =
  | { readonly kind: 'attack'; readonly held: Held; readonly target: Fighter; readonly n: number }
  | { readonly kind: 'ability'; readonly ability: Ability; readonly target: Fighter | null; readonly n: number }
  | { readonly kind: 'move'; readonly way: Way; readonly metres: number; readonly cost: number }
  | { readonly kind: 'distance'; readonly choice: Choice; readonly n: number }
  | { readonly kind: 'draw'; readonly held: Held; readonly hand: 'main' | 'off'; readonly n: number }
  | { readonly kind: 'pick-up'; readonly fallen: Fallen; readonly hand: 'main' | 'off'; readonly n: number }
  | { readonly kind: 'load'; readonly held: Held; readonly n: number }
  | { readonly kind: 'stand-up'; readonly n: number }
  | { readonly kind: 'drop'; readonly hand: 'main' | 'off' }
  | { readonly kind: 'shout' }
  | { readonly kind: 'full-dodge'; readonly bonus: number }
  | { readonly kind: 'round-action'; readonly ability: Ability; readonly target: Fighter | null }
  | { readonly kind: 'run'; readonly way: Way; readonly metres: number }
  | { readonly kind: 'flee' };

/** Takes the number of a chosen action. Waiting, resting, passing and ending are no actions: they happen at once. */
export function announce(fight: Fight, f: Fighter, choice: Choice, table: Table): Deed | null {
  switch (choice.option) {
    case 'wait':
      wait(f, table);
      return null;
    case 'rest':
      rest(f, table);
      return null;
    case 'pass':
      f.passed = true;
      return null;
    case 'end':
      f.stage = DONE;
      tell(table, () => ({ type: 'turn.ended', who: f.card.id }));
      return null;
    default:
      return deedOf(fight, f, choice);
  }
}

/** He holds back (SAR-114, SAR-115). */
function wait(f: Fighter, table: Table): void {
  f.stage = WAITING;
  sink(f);
  f.waited = true;
  f.muted = false;
  tell(table, () => ({ type: 'wait.began', who: f.card.id }));
}

/** He does nothing at all this round (SAR-102, SAR-272). */
function rest(f: Fighter, table: Table): void {
  f.resting = true;
  f.stage = DONE;
  tell(table, () => ({ type: 'rest.declared', who: f.card.id }));
}

function deedOf(fight: Fight, f: Fighter, choice: Choice): Deed | null {
  switch (choice.option) {
    case 'attack':
    case 'shoot':
      return attackOf(fight, f, choice);
    case 'ability':
      return abilityOf(fight, f, choice);
    case 'move': {
      const way = chosenWay(waysOf(fight, f), choice['way']);
      return { kind: 'move', way, ...pay(fight, f, way, choice['metres'] as number) };
    }
    case 'distance':
      return { kind: 'distance', choice, n: takeChange(f, choice) };
    case 'draw':
      return { kind: 'draw', held: carriedOf(f, choice['weapon']), hand: handOf(choice), n: take(f, -1, true) };
    case 'pick-up': {
      const fallen = fight.ground.find((_, i) => groundId(fight, i) === choice['weapon']) ?? fight.ground[0]!;
      return { kind: 'pick-up', fallen, hand: handOf(choice), n: take(f, -1, true) };
    }
    case 'load': {
      const held = f.arms.find(({ key }) => key === choice['weapon']) ?? f.arms[0]!;
      return { kind: 'load', held, n: take(f, -1, true) };
    }
    case 'stand-up':
      return { kind: 'stand-up', n: take(f, -1, true) };
    case 'drop':
      return { kind: 'drop', hand: handOf(choice) };
    case 'full-dodge':
      return { kind: 'full-dodge', bonus: choice['full-dodge-bonus'] as number };
    case 'round-action':
      return roundOf(fight, f, choice);
    case 'run':
      return { kind: 'run', way: chosenWay(waysOf(fight, f), choice['way']), metres: choice['metres'] as number };
    case 'flee':
      return { kind: 'flee' };
    default:
      return { kind: 'shout' };
  }
}

const handOf = (choice: Choice): 'main' | 'off' => (choice['hand'] === 'off' ? 'off' : 'main');

/** What a weapon or shield on the ground is called in answers. */
export const groundId = (fight: Fight, i: number): string => `${fight.ground[i]!.what.id}-${i + 1}`;

/** What a carried weapon is called in answers. */
export const carriedId = (f: Fighter, held: Held): string => {
  const first = f.carried.findIndex(({ arm }) => arm.id === held.arm.id);
  const at = f.carried.indexOf(held);
  return at === first ? held.arm.id : `${held.arm.id}-${at + 1}`;
};

const carriedOf = (f: Fighter, id: unknown): Held =>
  f.carried.find((held) => carriedId(f, held) === id) ?? f.carried[0]!;

const fighterOf = (fight: Fight, id: unknown): Fighter | null => {
  for (const f of fight.fighters) if (f.card.id === id) return f;
  return null;
};

function attackOf(fight: Fight, f: Fighter, choice: Choice): Deed {
  let held = f.arms[0]!;
  for (const one of f.arms) if (one.key === choice['weapon']) held = one;
  f.attacks++;
  const n = take(f, held.arm.slot, true, held.extra);
  return { kind: 'attack', held, target: fighterOf(fight, choice['target'])!, n };
}

function abilityOf(fight: Fight, f: Fighter, choice: Choice): Deed {
  const ability = f.card.abilities.find(({ id }) => id === choice['ability'])!;
  spend(f, ability);
  const target = ability.use === 'attack' ? fighterOf(fight, choice['target']) : null;
  return { kind: 'ability', ability, target, n: take(f, ability.slot, true) };
}

function roundOf(fight: Fight, f: Fighter, choice: Choice): Deed {
  const ability = f.card.abilities.find(({ id }) => id === choice['ability'])!;
  return { kind: 'round-action', ability, target: fighterOf(fight, choice['target']) };
}

function takeChange(f: Fighter, choice: Choice): number {
  const all = contendersOf(f);
  const by = byOf(all.find((one) => contenderId(one) === choice['challenge-weapon']) ?? all[0]!);
  return 'arm' in by ? take(f, by.arm.slot, true, by.extra) : take(f, by.slot, true);
}

/** Carries out what was announced. What has become impossible meanwhile is lost, but counts (SAR-086). */
export function carryOut(fight: Fight, f: Fighter, deed: Deed, table: Table): void {
  switch (deed.kind) {
    case 'attack':
      strike(fight, f, deed.held, deed.target, deed.n, table);
      break;
    case 'ability':
      use(fight, f, deed.ability, deed.target, deed.n, table);
      break;
    case 'move':
      go(fight, f, deed.way, deed.metres, deed.cost, deed.cost > 0 ? 'move' : 'walk', table);
      break;
    case 'distance':
      if (foesInMelee(fight, f).length > 0) changeDistance(fight, f, deed.choice, deed.n, table);
      else lose(f, 'distance', table);
      break;
    default:
      carryOutSmall(fight, f, deed, table);
  }
  if (deed.kind !== 'shout' && deed.kind !== 'drop') bear(f);
}

type Small = Exclude<Deed, { kind: 'attack' | 'ability' | 'move' | 'distance' }>;

function carryOutSmall(fight: Fight, f: Fighter, deed: Small, table: Table): void {
  switch (deed.kind) {
    case 'draw':
      f.carried = f.carried.filter((held) => held !== deed.held);
      return ready(fight, f, deed.held.arm, deed.hand, 'draw', deed.n, table);
    case 'pick-up':
      return pickUp(fight, f, deed.fallen, deed.hand, deed.n, table);
    case 'load':
      deed.held.toLoad = Math.max(0, deed.held.toLoad - 1);
      return tellReady(f, deed.held.arm, deed.held.toLoad > 0 ? 'load' : 'loaded', deed.n, table);
    case 'stand-up':
      f.prone = false;
      return tell(table, () => ({ type: 'fighter.stood', who: f.card.id, malus: malusOf(f, deed.n) }));
    case 'drop':
      f.freed = true;
      letGo(fight, f, deed.hand, table);
      return checkContender(f);
    case 'shout':
      f.freed = true;
      return tell(table, () => ({ type: 'free.taken', who: f.card.id }));
    case 'full-dodge':
      return beginFullDodge(f, deed.bonus, table);
    case 'round-action':
      return beginAbility(fight, f, deed.ability, deed.target, table);
    case 'run':
      return run(fight, f, deed.way, deed.metres, table);
    case 'flee':
      return flee(fight, f, table);
  }
}

const malusOf = (f: Fighter, n: number): number => numberMalus(f, n, allowance(f));

const lose = (f: Fighter, what: string, table: Table): void =>
  tell(table, () => ({ type: 'action.lost', who: f.card.id, what }));

function strike(fight: Fight, f: Fighter, held: Held, target: Fighter, n: number, table: Table): void {
  const reach = attackReach(fight, f, held, target);
  if (reach !== reach) return lose(f, 'attack', table);
  const blow = weaponBlow(fight, f, target, held, n, reach);
  if (held.arm.load > 0) held.toLoad = held.arm.load;
  resolve(fight, blow, table);
}

function use(fight: Fight, f: Fighter, ability: Ability, target: Fighter | null, n: number, table: Table): void {
  if (ability.use !== 'attack' || !target) return void rollAbility(f, ability, n, table);
  const reach = abilityReach(fight, f, ability, target);
  if (reach !== reach) return lose(f, 'ability', table);
  resolve(fight, abilityBlow(f, target, ability, n, reach), table);
}

function pickUp(fight: Fight, f: Fighter, fallen: Fallen, hand: 'main' | 'off', n: number, table: Table): void {
  if (!fight.ground.includes(fallen)) return lose(f, 'pick-up', table);
  fight.ground = fight.ground.filter((one) => one !== fallen);
  const { what } = fallen;
  // He leads it with his own values.
  if ('block' in what) ready(fight, f, f.card.bear(what.row), 'off', 'pick-up', n, table);
  else ready(fight, f, f.card.lead(what.row), hand, 'pick-up', n, table);
}

function ready(
  fight: Fight,
  f: Fighter,
  what: Arm | Shield,
  hand: 'main' | 'off',
  how: 'draw' | 'pick-up',
  n: number,
  table: Table,
): void {
  if ('block' in what) takeShield(fight, f, what, table);
  else takeInHand(fight, f, what, hand, table);
  checkContender(f);
  tellReady(f, what, how, n, table);
}

type How = 'draw' | 'pick-up' | 'load' | 'loaded';

function tellReady(f: Fighter, what: Arm | Shield, how: How, n: number, table: Table): void {
  tell(table, () => ({ type: 'weapon.readied', who: f.card.id, weapon: named(what), how, malus: malusOf(f, n) }));
}

/** Runs as a round action, at once; if it is aborted later the place reached stays (SAR-061, SAR-062). */
function run(fight: Fight, f: Fighter, way: Way, asked: number, table: Table): void {
  begin(f, { kind: 'run' }, f.card.athletik);
  const metres = metresOf(fight, f, way, asked, f.card.move * fight.book.constants.runFactor);
  f.walked += metres;
  go(fight, f, way, metres, 0, 'run', table);
}
