import type { Table } from '../../src/engine/index.js';
import { beforehand, tellSpellEnd } from './ended.js';
import { named, tell } from './events.js';
import type { Fight, Fighter, Spell } from './state.js';
import { actionModifiers, rollTest, skilled } from './tests.js';
import { newNote, note } from './terms.js';
import { suffer } from './wound.js';

/** A spell or an Opera takes effect: the test against its SG, then its damage (AGO-271, AGO-272). */
export function releaseSpell(fight: Fight, f: Fighter, spell: Spell, target: Fighter | null, table: Table): void {
  f.cast = null;
  if (table.listening)
    tell(table, {
      type: 'spell.released',
      who: f.card.id,
      spell: named(spell),
      ...(target && { target: target.card.id }),
      text: spell.text,
    });
  fight.inside = true;
  const of = newNote(table.listening);
  const base = skilled(f, spell.attribute, spell.skill, of) + actionModifiers(f, of);
  const { passed } = rollTest(fight, f, { kind: 'spell', sg: spell.sg, of, base }, table);
  if (target && spell.damage > 0) end(fight, f, spell, target, passed, table);
  fight.inside = false;
}

function end(fight: Fight, f: Fighter, spell: Spell, target: Fighter, passed: boolean, table: Table): void {
  const before = table.counting ? beforehand(target) : null;
  const damage = passed ? harm(fight, f, spell, target, table) : 0;
  if (before) tellSpellEnd(f, target, spell, before, passed, damage, table);
}

/** What it took, 0 or more. */
function harm(fight: Fight, f: Fighter, spell: Spell, target: Fighter, table: Table): number {
  const of = newNote(table.listening);
  const protection = spell.armourApplies ? target.card.armour.protection : 0;
  const damage = note(of, 'spell', spell.damage) + note(of, 'protection', -protection);
  suffer(fight, target, damage, { by: f, size: f.card.size, type: 'wucht', of, opens: false }, table);
  return Math.max(0, damage);
}
