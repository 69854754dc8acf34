import type { Table } from '../../src/engine/index.js';
import { settle } from './able.js';
import { loseAim } from './aim.js';
import { inflictCritical } from './critical.js';
import { tell } from './events.js';
import { checkOver } from './ending.js';
import { balance, will } from './tests.js';
import type { DamageType } from './rows.js';
import type { Fight, Fighter } from './state.js';
import type { Note } from './terms.js';

/** Where damage comes from. */
export interface Source {
  readonly by: Fighter;
  readonly size: number;
  readonly type: DamageType;
  /** What the damage is made of. */
  readonly of: Note;
  /** Whether it needs a table of its own in the report. */
  readonly opens: boolean;
}

/**
 * A hit on a fighter: TP, serious wound, death by the wound too many, state at 0 TP, critical wound, balance, will;
 * dead or helpless ends the list (AGO-215, AGO-216, AGO-219).
 */
export function suffer(fight: Fight, f: Fighter, damage: number, source: Source, table: Table): void {
  const before = f.tp;
  if (damage > 0) f.tp -= damage;
  tellDamage(f, damage, before, source, table);
  if (damage <= 0) return;
  if (f.aim) loseAim(f, table, fight.inside);
  const serious = damage >= f.card.ssw;
  if (serious) addWound(fight, f, table);
  checkState(fight, f, before, table);
  if (f.out) return;
  if (fight.book.options['critical.enabled'] && damage >= f.card.skw) inflictCritical(fight, f, source, table);
  if (serious && !f.out) afterWound(fight, f, table);
}

function tellDamage(f: Fighter, damage: number, before: number, source: Source, table: Table): void {
  if (table.listening)
    tell(table, {
      type: 'damage.dealt',
      who: f.card.id,
      mount: false,
      of: source.of!,
      damage,
      before,
      after: f.tp,
      max: f.card.tp,
      opens: source.opens,
      by: source.by.card.id,
    });
}

/** One serious wound more, with its malus (AGO-220..223). */
export function addWound(fight: Fight, f: Fighter, table: Table): void {
  f.wounds++;
  f.healed = 0;
  f.malus = fight.book.malus[f.wounds] ?? f.malus;
  const slots = { who: f.card.id, number: f.wounds, malus: f.malus, inside: fight.inside };
  if (table.listening) tell(table, { type: 'wound.inflicted', mount: false, ...slots });
  if (f.wounds > fight.book.constants.woundMax) die(fight, f, 'wounds', table);
}

/** Balance, and will at the third wound (AGO-224..228). */
function afterWound(fight: Fight, f: Fighter, table: Table): void {
  const { constants, options } = fight.book;
  if (!f.prone && !balance(fight, f, true, table)) fall(fight, f, table);
  if (f.wounds !== constants.faintingWound || !options['wound.thirdWill']) return;
  if (!will(fight, f, table)) disable(fight, f, 'unconscious', table);
}

/** On the ground; a rider falls off (AGO-227). */
export function fall(fight: Fight, f: Fighter, table: Table): void {
  f.prone = true;
  if (f.mounted) leaveSaddle(f);
  if (table.listening) tell(table, { type: 'condition.gained', who: f.card.id, what: 'prone', inside: fight.inside });
}

/** On foot beside the mount. */
export function leaveSaddle(f: Fighter): void {
  f.mounted = false;
  f.mountAt = f.position;
}

/**
 * What few TP mean: out of the fight at 0, dead at -SSW (AGO-240, AGO-241). Who has fainted before is dying from then
 * on; who was stabilised is not dying again.
 */
export function checkState(fight: Fight, f: Fighter, before: number, table: Table): void {
  if (f.dead || f.tp > 0) return;
  const mode = fight.book.options['zero.mode'];
  if (mode === 'dead' || f.tp <= -f.card.ssw * fight.book.constants.deathSsw) return die(fight, f, 'tp', table);
  if (!f.dying && (!f.unconscious || (mode === 'dying' && before > 0))) disable(fight, f, mode, table);
}

/** Out of the fight: on the ground and helpless, with or without losing TP. */
export function disable(fight: Fight, f: Fighter, how: 'dying' | 'unconscious', table: Table): void {
  if (how === 'dying') f.dying = true;
  else f.unconscious = true;
  f.prone = true;
  if (f.mounted) leaveSaddle(f);
  settle(f);
  if (table.listening) tell(table, { type: 'fighter.disabled', who: f.card.id, how, inside: fight.inside });
  checkOver(fight);
}

export function die(fight: Fight, f: Fighter, why: 'tp' | 'wounds', table: Table): void {
  if (f.dead) return;
  f.dead = true;
  if (f.mounted) leaveSaddle(f);
  settle(f);
  if (table.listening) tell(table, { type: 'fighter.died', who: f.card.id, why, inside: fight.inside });
  checkOver(fight);
}
