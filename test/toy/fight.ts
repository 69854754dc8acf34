import { dice, openEnded } from '../../src/dice/index.js';
import {
  phrase,
  BLOW,
  tellBlow,
  type Choice,
  type Game,
  type Member,
  type Outcome,
  type Rules,
  type Table,
} from '../../src/engine/index.js';
import type { Sheet, Start, Tables } from './sheet.js';

/** What one fight derives from a member. */
export interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly skill: number;
  readonly hearts: number;
  readonly damage: number;
  readonly preferred: Choice;
}

/** A fighter in the fight: `risk` is what his stance of this round adds and costs. */
export interface State {
  readonly fighter: Fighter;
  hearts: number;
  risk: number;
}

export interface Fight {
  readonly rules: Rules<Tables>;
  readonly states: State[];
  round: number;
}

export type ToyGame = Game<Sheet, Fighter, Fight, Start, Tables>;

const twoDice = dice(2, 6);
const damageDie = openEnded(6, { down: false });

export const constant = (rules: Rules<Tables>, id: string): number =>
  rules.tables.constants.constants.find((row) => row.id === id)?.value ?? 0;

export const weaponOf = (sheet: Sheet, rules: Rules<Tables>) =>
  typeof sheet.weapon === 'string' ? rules.tables.weapons.weapons.find((row) => row.id === sheet.weapon) : sheet.weapon;

export function enlist(member: Member<Sheet>, rules: Rules<Tables>): Fighter {
  const { id, name, side, sheet, tactics, extra } = member;
  const skill = sheet.skill - ((extra['handicap'] as number | undefined) ?? 0);
  const bold = tactics['stance'] === 'bold';
  const preferred = bold ? { option: 'bold', risk: tactics['risk'] ?? 1 } : { option: 'careful' };
  return { id, name, side, skill, hearts: sheet.hearts, damage: weaponOf(sheet, rules)?.damage ?? 0, preferred };
}

export const stateOf = (fighter: Fighter): State => ({ fighter, hearts: fighter.hearts, risk: 0 });

/** The one named in `start.first` comes first, the others follow in the order of the file. */
export function setup(game: ToyGame): Fight {
  const { first } = game.setup.start;
  const order = game.fighters.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
  return { rules: game.setup.rules, states: order.map(stateOf), round: 0 };
}

/** A round: everybody takes a stance, then everybody who stands strikes at the first foe who stands. */
export function beat(fight: Fight, table: Table): void {
  fight.round++;
  if (table.listening) table.tell({ type: 'round.begun', round: fight.round });
  const standing = fight.states.filter((s) => s.hearts > 0);
  for (const state of standing) takeStance(state, table);
  for (const state of standing) {
    const foe = fight.states.find((s) => s.hearts > 0 && s.fighter.side !== state.fighter.side);
    if (foe && state.hearts > 0) strike(fight, state, foe, table);
  }
}

const risky = { id: 'risk', kind: 'number', min: 0, max: 3, preferred: () => 1 } as const;

function takeStance(state: State, table: Table): void {
  const { id, preferred } = state.fighter;
  const asked = () => ({ options: [{ id: 'bold', params: [risky] }, { id: 'careful' }] });
  const choice = table.choose(id, 'stance', asked, () => preferred);
  state.risk = choice.option === 'bold' ? (choice['risk'] as number) : 0;
}

/** Both throw 2W6; the higher hits the other. On a tie nobody is hit, or both are (option `ties`). */
export function strike(fight: Fight, a: State, b: State, table: Table): void {
  const mine = compare(a, table);
  const theirs = compare(b, table);
  if (table.listening) table.tell({ type: 'throw.compared', a: a.fighter.id, b: b.fighter.id, mine, theirs });
  const both = mine === theirs && fight.rules.options['ties'] === 'both';
  if (mine > theirs || both) hit(fight, a, b, table);
  if (theirs > mine || both) hit(fight, b, a, table);
  else if (mine <= theirs && table.counting)
    tellBlow(table, { type: BLOW, by: a.fighter.id, on: b.fighter.id, result: 'missed', damage: 0 });
}

const compare = ({ fighter, risk }: State, table: Table): number =>
  table.roll(fighter.id, 'compare', twoDice, (total) => total + fighter.skill + risk);

function hit(fight: Fight, by: State, struck: State, table: Table): void {
  const perHeart = constant(fight.rules, 'perHeart');
  const plus = by.fighter.damage + struck.risk;
  const lost = table.roll(by.fighter.id, 'damage', damageDie, (total) => Math.ceil((total + plus) / perHeart));
  const stood = struck.hearts > 0;
  struck.hearts = Math.max(0, struck.hearts - lost);
  if (table.counting) tellHit(by.fighter.id, struck, lost, stood, table);
  if (table.listening) table.tell({ type: 'hearts.lost', who: struck.fighter.id, lost, left: struck.hearts });
}

function tellHit(by: string, { fighter, hearts }: State, damage: number, stood: boolean, table: Table): void {
  const felled = stood && hearts === 0 ? ({ felled: 'out' } as const) : {};
  tellBlow(table, { ...felled, type: BLOW, by, on: fighter.id, result: 'hit', damage });
}

export function outcome(fight: Fight): Outcome | undefined {
  const sides = new Set(fight.states.filter((s) => s.hearts > 0).map((s) => s.fighter.side));
  if (sides.size === 0) return { kind: 'draw' };
  if (sides.size === 1) return { kind: 'won', side: [...sides][0]! };
  const cap = constant(fight.rules, 'maxRounds');
  return fight.round >= cap ? { kind: 'undecided', why: phrase('toy.cap', { rounds: cap }) } : undefined;
}
