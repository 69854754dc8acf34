import type { Table } from '../../src/engine/index.js';
import { facesOf, isFumble, throwDie, totalOf } from './dice.js';
import { tell, type TestKind } from './events.js';
import { changeModifier, generalModifiers, isNoncombat } from './modifiers.js';
import type { AttributeId } from './sheet.js';
import type { Fight, Fighter } from './state.js';
import { newNote, note, type Note } from './terms.js';
import { skillOf } from './arms.js';

/** A test of somebody: what is added to the open die, and what it goes against (AGO-039, AGO-041). */
export interface Test {
  readonly kind: TestKind;
  readonly sg: number | null;
  readonly of: Note;
  readonly base: number;
  /** Whether a first 1 fails whatever the total. */
  readonly fumbles?: boolean;
  readonly label?: string;
}

/** Throws a test; the die is named as its kind. Returns its total and whether it succeeded. */
export function rollTest(fight: Fight, f: Fighter, test: Test, table: Table): { total: number; passed: boolean } {
  const thrown = throwDie(table, f.card.id, test.kind, fight.book.open);
  const die = totalOf(thrown);
  const total = test.base + die;
  const passed = (test.sg === null || total >= test.sg) && !(test.fumbles && isFumble(die));
  if (table.listening)
    tell(table, {
      type: 'test.rolled',
      who: f.card.id,
      inside: fight.inside,
      test: test.kind,
      ...(test.label && { label: test.label }),
      of: test.of!,
      faces: facesOf(thrown),
      die,
      total,
      sg: test.sg,
      passed,
    });
  return { total, passed };
}

/** Base of an attribute test: the attribute twice (AGO-042). */
export const twice = (f: Fighter, id: AttributeId, to: Note): number =>
  note(to, id, f.card.attributes[id]) + note(to, id, f.card.attributes[id]);

/** Base of a skill test (AGO-043), with the malus of an untrained one; in the saddle Reiten caps it (AGO-259). */
export function skilled(f: Fighter, attribute: AttributeId, skill: string, to: Note): number {
  const { level, ridden, untrained } = skillOf(f.card.book, f.card.sheet, skill);
  const counted = f.mounted ? ridden : level;
  return (
    note(to, attribute, f.card.attributes[attribute]) + note(to, 'skill', counted) + note(to, 'untrained', untrained)
  );
}

/** What counts on an action roll that is no attack: changes of mind, non-combat, wounds, the GM's word. */
export const actionModifiers = (f: Fighter, to: Note): number =>
  changeModifier(f, to) + generalModifiers(f, to) + note(to, 'free', f.freeTest);

/**
 * Balance: twice GES and the balance bonus. After a serious wound the malus raises the SG and is not taken off as well
 * (AGO-224, AGO-225); on a mount that collapses it counts as on every test (AGO-175, AGO-230). A non-combat action and
 * critical wounds count (AGO-181, AGO-238).
 */
export function balance(fight: Fight, f: Fighter, wounded: boolean, table: Table): boolean {
  const of = newNote(table.listening);
  const sg = fight.book.mods.balanceSg - (wounded ? f.malus : 0);
  const malus = wounded ? 0 : note(of, 'wounds', f.malus);
  const base = twice(f, 'ges', of) + note(of, 'balance', f.card.balance) + malus + withoutWounds(f, of);
  return rollTest(fight, f, { kind: 'balance', sg, of, base }, table).passed;
}

/** Will (AGO-228): twice WIL and the soul bonus, without wound malus; a fumble fails. */
export function will(fight: Fight, f: Fighter, table: Table): boolean {
  const of = newNote(table.listening);
  const base = twice(f, 'wil', of) + note(of, 'soul', f.card.soul) + withoutWounds(f, of);
  return rollTest(fight, f, { kind: 'will', sg: fight.book.mods.willSg, of, base, fumbles: true }, table).passed;
}

function withoutWounds(f: Fighter, to: Note): number {
  const noncombat = isNoncombat(f) ? note(to, 'noncombat', f.card.book.mods.noncombat) : 0;
  return noncombat + note(to, 'injuries', f.allMalus) + note(to, 'free', f.freeTest);
}
