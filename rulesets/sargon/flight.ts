import type { Choice, Table } from '../../src/engine/index.js';
import { nameOf, phrase } from '../../src/engine/index.js';
import { hasBaseAction, take } from './counting.js';
import { tell } from './events.js';
import { afterChange, part } from './levels.js';
import { foesInMelee } from './melee.js';
import { begin } from './round-action.js';
import { speedSum } from './sums.js';
import { speedTerms } from './terms.js';
import { rollDie, thrown } from './throw.js';
import type { Fight, Fighter } from './state.js';

/** One who races: his base move, his roll and both together (SAR-068, SAR-069). */
interface Racer {
  readonly f: Fighter;
  readonly roll: ReturnType<typeof thrown> | null;
  readonly sum: number;
}

function race(f: Fighter, table: Table): Racer {
  const sum = speedSum(f);
  const die = rollDie(table, f, 'speed');
  const roll = table.listening ? thrown(die, speedTerms(f), sum) : null;
  return { f, roll, sum: f.card.move + die + sum };
}

/** Compares speeds: the higher sum wins, the difference is the lead in metres; equal sums gain nothing (SAR-069). */
export function compareSpeeds(fighters: readonly Fighter[], table: Table): readonly Racer[] {
  const racers = fighters.map((f) => race(f, table));
  const [first, ...rest] = racers;
  if (table.listening && first) {
    const lead = first.sum - Math.max(...rest.map(({ sum }) => sum));
    const rows = racers.map(({ f, roll, sum }) => ({ who: f.card.id, move: f.card.move, roll: roll!, sum }));
    tell(table, () => ({ type: 'speed.compared', rows, lead }));
  }
  return racers;
}

const YES: Choice = Object.freeze({ option: 'yes' });

/**
 * He flees, a round action: opponents in melee with a base action left may pursue with one simple action. Whoever is
 * not outrun stays in melee with him; if nobody is, he has left the fight (SAR-286).
 */
export function flee(fight: Fight, f: Fighter, table: Table): void {
  begin(f, { kind: 'flee' }, f.card.athletik);
  const pursuers = foesInMelee(fight, f).filter((foe) => pursues(f, foe, table));
  for (const foe of pursuers) take(foe, foe.card.athletik, true);
  tell(table, () => ({ type: 'flight.began', who: f.card.id, pursuers: pursuers.map(({ card }) => card.id) }));
  const [own, ...others] = pursuers.length > 0 ? compareSpeeds([f, ...pursuers], table) : [];
  const caught = others.filter(({ sum }) => sum >= own!.sum).map((racer) => racer.f);
  if (caught.length === 0) leave(fight, f, table);
  else runTogether(fight, f, caught);
  tell(table, () => ({ type: 'flight.ended', who: f.card.id, caught: caught.map(({ card }) => card.id) }));
}

function pursues(f: Fighter, foe: Fighter, table: Table): boolean {
  if (foe.round || foe.prone || !hasBaseAction(foe)) return false;
  const facts = [
    {
      kind: 'line',
      text: phrase('facts.pursue', { who: nameOf(f.card.id), theirs: f.card.move, own: foe.card.move }),
    } as const,
  ];
  const options = [{ id: 'yes' }, { id: 'no' }];
  return (
    table.choose(
      foe.card.id,
      'pursue',
      () => ({ options, facts }),
      () => YES,
    ).option === 'yes'
  );
}

function leave(fight: Fight, f: Fighter, table: Table): void {
  f.fled = true;
  afterChange(fight, f, table);
}

/** Fleer and pursuers run off together; the others are left behind. */
function runTogether(fight: Fight, f: Fighter, caught: readonly Fighter[]): void {
  const foes = foesInMelee(fight, f);
  const way = f.card.side === 0 ? -1 : 1;
  const metres = way * f.card.move * fight.book.constants.runFactor;
  for (const one of [f, ...caught]) one.position += metres;
  f.walked += Math.abs(metres);
  for (const foe of foes) if (!caught.includes(foe)) part(fight, f.nr, foe.nr);
  for (const one of caught) {
    for (const friend of foesInMelee(fight, one)) if (friend !== f) part(fight, one.nr, friend.nr);
  }
}
