import {
  nameOf,
  phrase,
  sumOf,
  BLOW,
  tellBlow,
  type Choice,
  type BlowResult,
  type Named,
  type Option,
  type Part as ModPart,
  type Phrase,
} from '../../../src/engine/index.js';
import { aimOptions } from '../aims.js';
import { round } from '../arithmetic.js';
import { felled } from '../blow-ended.js';
import { DOWN, holds, isDown, legGone, lose } from '../conditions.js';
import { settleOut } from '../damage.js';
import { tell } from '../events.js';
import { strike } from '../exchange.js';
import { fall } from '../falls.js';
import { emptyHanded, heldItems } from '../hands.js';
import { drop } from '../losses.js';
import { checkOver } from '../outcome.js';
import { partIds } from '../parts.js';
import { check, MADE } from '../probe.js';
import type { Combatant, Fight } from '../state.js';
import { total, W20 } from '../throws.js';
import { bestStriking } from '../weapon-choice.js';

/** Why these two cannot wrestle, or undefined (DRA-422, DRA-638). */
export function refuseWrestle(fight: Fight, c: Combatant, d: Combatant): Phrase | undefined {
  if (c.fighter.talents.ringkampf === undefined) return phrase('why.no-talent', { talent: phrase('talent.ringkampf') });
  if (d.out || !isDown(d, fight.kr) || !emptyHanded(d)) return phrase('why.not-down');
  if (!isDown(c, fight.kr)) return c.fighter.cannotFall ? phrase('why.cannot-fall') : undefined;
  return emptyHanded(c) ? undefined : phrase('why.hands-full');
}

/** DRA-422 to DRA-438: one turn of wrestling. An upright fighter throws himself down first (DRA-638). */
export function wrestle(fight: Fight, c: Combatant, d: Combatant): void {
  if (!isDown(c, fight.kr)) throwDown(fight, c);
  if (c.hold?.with !== d) begin(c, d);
  const first = firstOf(c, d);
  sequence(fight, first, first === c ? d : c);
}

function throwDown(fight: Fight, c: Combatant): void {
  for (const item of heldItems(c)) if (!item.weapon.strapped) drop(fight, c, item);
  c.disarmed = false;
  fall(fight, c, fight.book.k.standUpRounds);
}

function begin(c: Combatant, d: Combatant): void {
  endHold(c);
  endHold(d);
  c.hold = { with: d, row: 0, last: 0 };
  d.hold = { with: c, row: 0, last: 0 };
}

/** DRA-423: who brought the other down begins, else the one with the higher Re; later the one whose turn it is. */
function firstOf(c: Combatant, d: Combatant): Combatant {
  if (c.hold!.last > 0 || d.hold!.last > 0 || d.fighter.talents.ringkampf === undefined || d.wrestled) return c;
  if (d.felledBy === c && c.felledBy !== d) return c;
  if (c.felledBy === d && d.felledBy !== c) return d;
  return d.re > c.re ? d : c;
}

/** DRA-424, DRA-425, DRA-426: what is added to the die of each side. */
export function wrestleParts(c: Combatant, attacks: boolean): ModPart[] {
  const { fighter, loadKg } = c;
  const bulk = attacks ? fighter.kk / 10 : fighter.weightKg / 10;
  return [
    { what: phrase('part.tw'), n: fighter.talents.ringkampf ?? 0 },
    { what: phrase(attacks ? 'part.kk' : 'part.weight'), n: round(bulk) },
    { what: phrase('part.load'), n: -round(loadKg) },
    { what: phrase('part.oiled'), n: !attacks && fighter.sheet.oiled ? fighter.book.k.oiled : 0 },
  ];
}

/** DRA-052, DRA-427, DRA-437: the higher total wins, a tie goes to the defender; 20 and 1 mean nothing special. */
function tryHold(fight: Fight, w: Combatant, o: Combatant): boolean {
  const sum = (c: Combatant, attacks: boolean) => {
    const face = fight.table.roll(c.id, attacks ? 'wrestle.attack' : 'wrestle.defence', W20, total);
    return sumOf([{ what: phrase('part.face'), n: face }, ...wrestleParts(c, attacks)]);
  };
  const mine = sum(w, true);
  const theirs = sum(o, false);
  if (fight.table.listening) {
    const how = phrase(mine.sum > theirs.sum ? 'wrestle.won' : 'wrestle.lost');
    tell(fight, 'wrestle.tried', { who: nameOf(w.id), with: nameOf(o.id), mine, theirs, how });
  }
  return mine.sum > theirs.sum;
}

/** DRA-429, DRA-430, DRA-436: up to three attacks in succession; a failure hands over to the opponent. */
function sequence(fight: Fight, w: Combatant, o: Combatant): void {
  w.wrestled = true;
  for (let i = 0; i < fight.book.k.wrestleAttacks && w.hold?.with === o; i++) {
    mark(fight, w, o);
    if (!tryHold(fight, w, o)) {
      w.hold.row = 0;
      if (fight.table.counting) tellRow(fight, w, o, 'averted', 0, false);
      return handOver(fight, o, w);
    }
    w.hold.row++;
    if (w.hold.row >= fight.book.k.wrestleRow) return finish(fight, w, o);
    if (!goOn(fight, w, o)) return;
  }
}

const mark = (fight: Fight, w: Combatant, o: Combatant): void => {
  if (w.hold) w.hold.last = fight.kr;
  if (o.hold) o.hold.last = fight.kr;
};

/** DRA-436: the opponent starts his own, in this KR if he has not had one yet. */
function handOver(fight: Fight, o: Combatant, w: Combatant): void {
  if (o.wrestled || o.out || o.fighter.talents.ringkampf === undefined || o.hold?.with !== w) return;
  sequence(fight, o, w);
}

/** DRA-430, DRA-493. @returns whether he attacks again */
function goOn(fight: Fight, w: Combatant, o: Combatant): boolean {
  const fist = bestStriking(fight, w, 'body');
  const aim = aimOptions(fight, w, o);
  const options: Option[] = [
    { id: 'again' },
    ...(fist ? [{ id: 'strike', params: [aim.param] }] : []),
    { id: 'stand-up' },
  ];
  const choice = fight.table.choose(
    w.id,
    'wrestle-next',
    () => ({ options }),
    () => ({ option: 'again' }),
  );
  if (choice.option === 'again') return true;
  if (choice.option === 'stand-up') standUp(fight, w);
  else if (fist) {
    w.hold!.row = 0;
    strike(fight, w, o, { item: fist, aim: aim.indexOf(choice['aim']), hold: true, costsNothing: true });
    if (!fight.over) handOver(fight, o, w);
  }
  return false;
}

/** DRA-435: the opponent may stand up too if a Re check succeeds; either way they wrestle no longer. */
export function standUp(fight: Fight, c: Combatant): void {
  const other = c.hold?.with;
  endHold(c);
  rise(fight, c);
  if (other && !other.out && isDown(other, fight.kr) && !legGone(other)) {
    if (check(fight, other, 're', 'stand-up') === MADE) rise(fight, other);
  }
}

function rise(fight: Fight, c: Combatant): void {
  lose(c, DOWN);
  if (fight.table.listening) tell(fight, 'fighter.rose', { who: nameOf(c.id) });
}

export function endHold(c: Combatant): void {
  if (c.hold) c.hold.with.hold = undefined;
  c.hold = undefined;
}

/** DRA-431, DRA-494: three successes in a row leave the opponent to his mercy. */
function finish(fight: Fight, w: Combatant, o: Combatant): void {
  const parts = partIds.filter((_, part) => o.le[part]! > 0 && o.fighter.parts[part]! > 0);
  const values = parts.map((id) => ({ id, label: phrase(`part.${id}`) }));
  const hurt: Option = { id: 'hurt', params: [{ id: 'part', kind: 'one-of', values, preferred: () => values[0]!.id }] };
  const options: Option[] = [{ id: 'bind' }, ...(values.length > 0 ? [hurt] : []), { id: 'kill' }, { id: 'let-go' }];
  const choice = fight.table.choose(
    w.id,
    'wrestle-end',
    () => ({ options }),
    () => ({ option: 'bind' }),
  );
  if (w.hold) w.hold.row = 0;
  const before = { stood: !o.out, hurt: o.hurt };
  settleMercy(fight, w, o, choice);
  if (fight.table.counting) tellRow(fight, w, o, 'hit', o.hurt - before.hurt, before.stood);
  checkOver(fight);
}

const RINGKAMPF: Named = { id: 'ringkampf', label: phrase('talent.ringkampf') };

/** A row of holds is one attack: it ends with the first that fails, or with the third. */
function tellRow(
  { table }: Fight,
  w: Combatant,
  o: Combatant,
  result: BlowResult,
  damage: number,
  stood: boolean,
): void {
  tellBlow(table, { ...felled(o, stood), type: BLOW, by: w.id, on: o.id, result, weapon: RINGKAMPF, damage });
}

function settleMercy(fight: Fight, w: Combatant, o: Combatant, choice: Choice): void {
  const part = partIds.findIndex((id) => id === choice['part']);
  if (choice.option === 'bind') o.bound = true;
  if (choice.option === 'kill') o.dead = true;
  if (choice.option === 'hurt' && part >= 0) {
    o.hurt += o.le[part]!;
    o.le[part] = 0;
  }
  if (fight.table.listening) {
    tell(fight, 'wrestle.ended', { who: nameOf(w.id), with: nameOf(o.id), how: phrase(`mercy.${choice.option}`) });
  }
  settleOut(fight, o);
}

/** DRA-639: a match ends when one is out or upright, or after a KR in which neither wrestled; till then both stay down. */
export function settleHolds(fight: Fight): void {
  for (const c of fight.all) {
    const { hold } = c;
    if (!hold) continue;
    const idle = hold.last > 0 && hold.last < fight.kr - 1;
    if (c.out || hold.with.out || idle) endHold(c);
    else if (holds(c, DOWN, fight.kr - 1)) keepDown(fight, c);
  }
}

function keepDown(fight: Fight, c: Combatant): void {
  c.to[DOWN] = Math.max(c.to[DOWN]!, fight.kr);
  c.afflicted = Math.max(c.afflicted, fight.kr);
}
