import { nameOf, phrase, type Part as ModPart } from '../../src/engine/index.js';
import type { Shock, Shocked } from './book.js';
import { BENT_DOUBLE, DAZED, gainNow, NUMB_LEFT, NUMB_RIGHT, STRAINED_TAIL, UNCONSCIOUS } from './conditions.js';
import { dropFromArm, settleOut, type Hit } from './damage.js';
import { tell } from './events.js';
import { fall } from './falls.js';
import { LEFT_ARM, type Part } from './parts.js';
import { BADLY, check, FUMBLE, MADE } from './probe.js';
import type { Combatant, Fight } from './state.js';
import { total } from './throws.js';

const excessPart = phrase('part.excess');
const criticalPart = phrase('part.critical');

/**
 * Body shock (7.4). DRA-237, DRA-239: a check if one hit takes more than half of a part's full LE (option `shockBase`:
 * of what it had); DRA-247 after a critical hit in any case; DRA-243 not for the dead and the undead.
 *
 * @returns the worst that it left, if the check failed
 */
export function bodyShock(fight: Fight, c: Combatant, hit: Hit, before: number): Shocked | undefined {
  if (c.dead || c.fighter.undead) return undefined;
  const whole = fight.book.settings.shockBase === 'max' ? c.fighter.parts[hit.part]! : Math.max(0, before);
  const excess = hit.damage > 0 && hit.damage * 2 > whole ? Math.floor(hit.damage - whole / 2) : -1;
  if (excess < 0 && hit.critical === undefined) return undefined;
  const outcome = check(fight, c, 'ko', 'shock', shockParts(fight, excess, hit.critical));
  if (outcome === MADE) return undefined;
  const shock = fight.book.shocks[hit.part]!;
  const rounds = shock.dice ? fight.table.roll(c.id, 'row.duration', shock.dice, total) : shock.rounds;
  const badly = outcome === BADLY || outcome === FUMBLE;
  const asleep = badly ? fight.table.roll(c.id, 'row.duration', shock.badly, total) : 0;
  suffer(fight, c, hit, shock, rounds, asleep);
  return asleep > 0 ? 'unconscious' : shock.failed;
}

/** DRA-238, DRA-240: +2 for each full point beyond half; DRA-202 the critical hit on top. */
function shockParts(fight: Fight, excess: number, critical: number | undefined): ModPart[] {
  return [
    { what: excessPart, n: Math.max(0, excess) * fight.book.k.shockStep },
    { what: criticalPart, n: critical ?? 0 },
  ];
}

/** DRA-242, DRA-594 to DRA-599: the row of the part, and bewusstlos in addition when it failed badly. */
function suffer(fight: Fight, c: Combatant, { part, by }: Hit, shock: Shock, rounds: number, asleep: number): void {
  const unconscious = (shock.failed === 'unconscious' ? rounds : 0) + asleep;
  strike(fight, c, part, shock.failed, rounds, by);
  if (unconscious > 0) gainNow(fight, c, UNCONSCIOUS, unconscious);
  if (fight.table.listening) {
    const slots = { who: nameOf(c.id), what: phrase(`condition.${shock.failed}`), rounds };
    if (shock.failed !== 'down' && shock.failed !== 'unconscious') tell(fight, 'condition.gained', slots);
    const sleep = { who: nameOf(c.id), what: phrase('condition.unconscious'), rounds: unconscious };
    if (unconscious > 0) tell(fight, 'condition.gained', sleep);
  }
  settleOut(fight, c);
}

function strike(fight: Fight, c: Combatant, part: Part, failed: Shock['failed'], rounds: number, by?: Combatant): void {
  switch (failed) {
    case 'dazed':
      return gainNow(fight, c, DAZED, rounds);
    case 'bent-double':
      return gainNow(fight, c, BENT_DOUBLE, rounds);
    case 'strained-tail':
      return gainNow(fight, c, STRAINED_TAIL, rounds);
    case 'numb-arm':
      dropFromArm(fight, c, part);
      return gainNow(fight, c, part === LEFT_ARM ? NUMB_LEFT : NUMB_RIGHT, rounds);
    case 'down':
      return c.mounted ? undefined : fall(fight, c, rounds, by);
    case 'unconscious':
      return;
  }
}
