import { nameOf, phrase, sumOf, type Part, type Value } from '../../src/engine/index.js';
import { round } from './arithmetic.js';
import { exhausted } from './conditions.js';
import { tell } from './events.js';
import type { TalentId } from './sheet.js';
import type { Combatant, Fight } from './state.js';
import { total, W100, W20 } from './throws.js';

/** How a property check ends. BADLY: missed by more than the constant `shockBadly`; FUMBLE: a natural 100. */
export const MADE = 0;
export const FAILED = 1;
export const BADLY = 2;
export const FUMBLE = 3;
export type Checked = 0 | 1 | 2 | 3;

export type Property = 'ge' | 're' | 'ko' | 'fi' | 'kl';

/** The effective property (DRA-007). */
export const propertyOf = (c: Combatant, property: Property): number =>
  property === 'kl' ? c.fighter.kl : c[property];

/**
 * DRA-046, DRA-056, DRA-058: W% plus modifiers against the effective property; a natural 100 fails and is a fumble.
 * @param parts the modifiers, one by one; positive ones make it harder
 */
export function check(
  fight: Fight,
  c: Combatant,
  property: Property,
  purpose: string,
  parts: readonly Part[] = [],
): Checked {
  const modifier = parts.reduce((sum, { n }) => sum + n, 0);
  const value = propertyOf(c, property);
  const { shockBadly } = fight.book.k;
  let shown = 0;
  const outcome = fight.table.roll<Checked>(c.id, `check.${property}.${purpose}`, W100, (face) => {
    shown = face;
    return readCheck(face, modifier, value, shockBadly);
  });
  if (fight.table.listening) {
    const what = { property: phrase(`property.${property}`), purpose: phrase(`purpose.${purpose}`), value };
    const sum = sumOf([{ what: phrase('part.face'), n: shown }, ...parts]);
    tell(fight, 'check.made', { who: nameOf(c.id), ...what, sum, outcome: phrase(`checked.${outcome}`) });
  }
  return outcome;
}

/** The outcome of a face (DRA-056, DRA-058, DRA-242). */
export function readCheck(face: number, modifier: number, value: number, badly: number): Checked {
  if (face === 100) return FUMBLE;
  const missed = face + modifier - value;
  return missed <= 0 ? MADE : missed > badly ? BADLY : FAILED;
}

/** How a talent check ends (DRA-059 to DRA-061). */
export type TalentResult = 'fumble' | 'failed' | 'made' | 'outstanding';

/** A talent check: the result and the face. */
export interface Tried {
  readonly result: TalentResult;
  readonly face: number;
}

/**
 * DRA-047, DRA-059: Tw + W20 + modifiers must reach the target; DRA-060 a 1 is a fumble, DRA-061 a 20 an outstanding
 * success, DRA-062 a talent that the sheet does not have counts 0.
 */
export function talentCheck(fight: Fight, c: Combatant, talent: TalentId, parts: readonly Part[] = []): Tried {
  const tw = c.fighter.talents[talent] ?? 0;
  const face = fight.table.roll(c.id, `talent.${talent}`, W20, total);
  const sum = sumOf([{ what: phrase('part.face'), n: face }, { what: phrase('part.tw'), n: tw }, ...parts]);
  const result = readTalent(face, sum.sum, fight.book.k.talentTarget);
  if (fight.table.listening) {
    const what: Value = phrase(`talent.${talent}`);
    tell(fight, 'talent.tried', { who: nameOf(c.id), talent: what, sum, outcome: phrase(`tried.${result}`) });
  }
  return { result, face };
}

export function readTalent(face: number, sum: number, target: number): TalentResult {
  if (face === 1) return 'fumble';
  if (face === 20) return 'outstanding';
  return sum >= target ? 'made' : 'failed';
}

export const succeeded = ({ result }: Tried): boolean => result === 'made' || result === 'outstanding';

const exhaustedPart = phrase('part.exhausted');
const hurtPart = phrase('part.hurt');
const groundPart = phrase('part.ground');

/** DRA-197 to DRA-199, DRA-205, DRA-206: what makes it harder not to fall: exhaustion, damage so far, the ground. */
export function fallParts(fight: Fight, c: Combatant): Part[] {
  const { exhaustedFall, hurtFall } = fight.book.k;
  return [
    { what: exhaustedPart, n: exhausted(c) ? exhaustedFall : 0 },
    { what: hurtPart, n: c.hurt * hurtFall },
    { what: groundPart, n: c.ground },
  ];
}

/** DRA-200: the same for a Reiten check, divided and as a minus. */
export function ridingParts(fight: Fight, c: Combatant): Part[] {
  const sum = fallParts(fight, c).reduce((n, part) => n + part.n, 0);
  return [{ what: phrase('part.fall'), n: -round(sum / fight.book.k.ridingDivisor) }];
}
