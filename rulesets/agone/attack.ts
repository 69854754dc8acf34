import type { Table } from '../../src/engine/index.js';
import { isHelpless } from './able.js';
import { attackValue, dodgeBase, mountBase, parryBase, passiveBase } from './defences.js';
import type { Blow } from './blow.js';
import { facesOf, isFumble, throwDie, totalOf, type Throw } from './dice.js';
import { missileDodge } from './defences.js';
import { named, tell, type DefenceKind } from './events.js';
import { isReady, takeUp } from './hands.js';
import { attackModifiers, attackersModifier } from './modifiers.js';
import { react, type Reaction, type Seen } from './reaction.js';
import { bandOf, shotModifiers } from './shot.js';
import { askSituation } from './situation.js';
import { spendShot } from './spend.js';
import type { Arm, Fight } from './state.js';
import type { Band } from './tables.js';
import { newNote, note, type Note, type Term } from './terms.js';

/** The dice of one attack and its defence, up to whether it hits and whom (5.1 to 5.3, AGO-045). */
export function strike(fight: Fight, blow: Blow, table: Table): Blow {
  if (fight.askSituation) askSituation(blow, table);
  const early = fight.book.reactsLate ? undefined : react(fight, blow, null, table);
  const shot = blow.missile && early !== undefined ? dodgeOf(blow, early) : 0;
  const attack = throwDie(table, blow.by.card.id, 'attack', fight.book.open);
  const fumble = isFumble(totalOf(attack));
  const reaction = early ?? react(fight, blow, seenBy(fight, blow, totalOf(attack), fumble), table);
  const dodge = early === undefined && blow.missile ? dodgeOf(blow, reaction) : shot;
  const total = tellAttack(fight, blow, dodge, attack, fumble, table);
  const result = defend(fight, blow, reaction, table);
  finishAttack(blow);
  compare(fight, blow, total - result, fumble, table);
  blow.averted = !blow.hit && !fumble && reaction !== 'passive';
  return blow;
}

const dodgeOf = ({ target }: Blow, reaction: Reaction): number => (reaction === 'dodge' ? missileDodge(target) : 0);

const seenBy = (fight: Fight, blow: Blow, die: number, fumble: boolean): Seen => ({
  total: attackSum(fight, blow, 0, null) + die,
  fumble,
});

/** The attack without its die (AGO-039, AGO-104, AGO-117). */
export function attackSum(fight: Fight, blow: Blow, dodge: number, to: Note): number {
  const value = attackValue(blow.by, blow.arm, blow.missile, to) + attackModifiers(blow, to);
  return value + (blow.missile ? shotModifiers(fight, blow, dodge, to) : attackersModifier(blow, to));
}

function tellAttack(
  fight: Fight,
  blow: Blow,
  dodge: number,
  attack: Throw | number,
  fumble: boolean,
  table: Table,
): number {
  const of = newNote(table.listening);
  const die = totalOf(attack);
  const total = attackSum(fight, blow, dodge, of) + die;
  if (table.listening)
    tell(table, {
      type: 'attack.rolled',
      attacker: blow.by.card.id,
      defender: blow.target.card.id,
      missile: blow.missile,
      thrown: blow.missile && blow.arm.weapon.class === 'thrown',
      part: blow.part,
      mounted: blow.target.mounted,
      weapon: named(blow.arm.weapon),
      manoeuvre: named(blow.manoeuvre),
      from: blow.from,
      of: of!,
      faces: facesOf(attack),
      die,
      total,
      fumble,
    });
  return total;
}

/** The defence against an attack; its die is thrown even against a fumble (AGO-044). */
function defend(fight: Fight, blow: Blow, reaction: Reaction, table: Table): number {
  if (blow.missile) return againstMissile(fight, blow, reaction, table);
  if (blow.part === 'mount') return passive(fight, blow, 'mount', table);
  if (isHelpless(blow.target)) return helpless(fight, blow, table);
  if (reaction === 'passive') return passive(fight, blow, 'passive', table);
  if (reaction === 'dodge') return dodged(fight, blow, table);
  blow.parried = true;
  return parried(fight, blow, reaction, blow.arm.w + blow.manoeuvre.damage, table);
}

/** AGO-166: neither die nor modifiers. */
function helpless({ book }: Fight, blow: Blow, table: Table): number {
  const result = book.constants.helplessDefence;
  tellDefence(blow, 'helpless', null, newNote(table.listening), null, result, 0, table);
  return result;
}

/** AGO-116, AGO-138, AGO-139. */
function passive(fight: Fight, blow: Blow, kind: 'passive' | 'mount', table: Table): number {
  const of = newNote(table.listening);
  const base = kind === 'mount' ? mountBase(blow, of) : passiveBase(blow, of);
  const rolled = fight.book.rolledPassive;
  const thrown = rolled ? throwDie(table, blow.target.card.id, 'defence', fight.book.open) : null;
  const result = base + (thrown === null ? 0 : totalOf(thrown));
  tellDefence(blow, kind, null, of, thrown, result, 0, table);
  return result;
}

function dodged(fight: Fight, blow: Blow, table: Table): number {
  const of = newNote(table.listening);
  const base = dodgeBase(blow, of);
  const thrown = throwDie(table, blow.target.card.id, 'defence', fight.book.open);
  const result = base + totalOf(thrown);
  tellDefence(blow, 'dodge', null, of, thrown, result, 0, table);
  return result;
}

/** A parry: the weapon damage `w` of the attacker is taken off (AGO-145..149); the item is ready after it (AGO-178). */
function parried(fight: Fight, blow: Blow, arm: Arm, w: number, table: Table): number {
  const of = newNote(table.listening);
  const ready = isReady(blow.target, arm);
  const base = parryBase(fight, blow, arm, ready, of);
  const thrown = throwDie(table, blow.target.card.id, 'defence', fight.book.open);
  const total = base + totalOf(thrown);
  tellDefence(blow, 'parry', arm, of, thrown, total, w, table);
  if (!ready) takeUp(blow.target, arm);
  return total - w;
}

function tellDefence(
  blow: Blow,
  kind: DefenceKind,
  arm: Arm | null,
  of: Note,
  thrown: Throw | number | null,
  total: number,
  w: number,
  table: Table,
): void {
  if (table.listening)
    tell(table, {
      type: 'defence.rolled',
      defender: blow.target.card.id,
      kind,
      ...(arm && { weapon: named(arm.weapon) }),
      of: of!,
      faces: thrown === null ? [] : facesOf(thrown),
      die: thrown === null ? 0 : totalOf(thrown),
      total,
      w,
      lowered: total - w,
    });
}

/** A missile goes against the SG of its distance; a shield may raise it (AGO-119, AGO-160, AGO-161). */
function againstMissile(fight: Fight, blow: Blow, reaction: Reaction, table: Table): number {
  const band = bandOf(fight, blow.arm.wrw, blow.metres);
  const sg = band?.sg ?? 0;
  const shield = typeof reaction === 'object' ? parried(fight, blow, reaction, 0, table) : -Infinity;
  const result = Math.max(sg, shield);
  if (table.listening) tellMissile(blow, band, sg, shield, table);
  return result;
}

function tellMissile(blow: Blow, band: Band | null, sg: number, shield: number, table: Table): void {
  const of: Term[] = [];
  note(of, 'sg', sg, band ?? undefined);
  tell(table, {
    type: 'defence.rolled',
    defender: blow.target.card.id,
    kind: 'sg',
    ...{ of, faces: [], die: 0, total: sg, w: 0, lowered: Math.max(sg, shield), sg },
    ...(band && { band: named(band) }),
    metres: blow.metres,
    ...(shield > -Infinity && { shield: shield > sg }),
  });
}

/** What an attack leaves behind: a weapon that is ready now, one shot less, no aim. */
function finishAttack(blow: Blow): void {
  if (blow.missile) spendShot(blow);
  else if (!blow.ready) takeUp(blow.by, blow.arm);
}

/** ES, threshold and hit (AGO-105..110, AGO-120, AGO-121, AGO-128). */
function compare(fight: Fight, blow: Blow, es: number, fumble: boolean, table: Table): void {
  const difference = blow.by.card.size - sizeOf(blow);
  blow.es = es;
  blow.threshold = blow.missile ? 0 : thresholdOf(fight, difference);
  blow.hit = !fumble && es >= blow.threshold;
  if (table.listening)
    tell(table, {
      type: 'attack.compared',
      attacker: blow.by.card.id,
      missile: blow.missile,
      sizes: [blow.by.card.size, sizeOf(blow)],
      threshold: blow.threshold,
      es,
      outcome: blow.hit ? 'hit' : fumble ? 'fumble' : 'miss',
    });
  if (blow.part === 'mount') blow.struck = 'mount';
  else if (blow.hit && blow.part === 'any') blow.struck = locate(fight, blow, table);
}

/** GRÖ of what is attacked in melee (AGO-115). */
const sizeOf = ({ target, part }: Blow): number =>
  part === 'mount' ? (target.card.mount?.size ?? 0) : target.card.size;

/** Threshold by attacker's GRÖ less defender's GRÖ (AGO-107..109). */
export const thresholdOf = ({ book }: Fight, difference: number): number => book.constants.sizeFactor * difference;

/** Mount or rider (AGO-132, AGO-133). */
function locate(fight: Fight, { by, target }: Blow, table: Table): 'rider' | 'mount' {
  const thrown = throwDie(table, by.card.id, 'mount-or-rider', fight.book.closed);
  const total = target.card.size + totalOf(thrown);
  const part = total >= fight.book.mods.riderFrom ? 'rider' : 'mount';
  const { size } = target.card;
  if (table.listening) tell(table, { type: 'hit.located', size, face: totalOf(thrown), total, part });
  return part;
}
