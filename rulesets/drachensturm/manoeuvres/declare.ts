import { nameOf, phrase, type Choice, type Option, type Phrase } from '../../../src/engine/index.js';
import { aimIndex, aimOptions, usualAim } from '../aims.js';
import { attackBarred, exhausted, gainNow, helpless, PARRY_ONLY } from '../conditions.js';
import { inContact } from '../distance.js';
import { tell } from '../events.js';
import { strike } from '../exchange.js';
import { bestOf, decideLostWeapon, drop } from '../losses.js';
import { succeeded, talentCheck } from '../probe.js';
import { fightsHim, sweptInRing } from '../ring.js';
import type { Combatant, Fight, Item } from '../state.js';
import { total } from '../throws.js';
import { strikesWith } from '../weapon-choice.js';

/** DRA-439: at least 120 cm long or 6 kg heavy. */
export const sweepsWith = ({ book: { k } }: Fight, { weapon }: Item): boolean =>
  weapon.lengthCm >= k.sweepCm || weapon.weightKg >= k.sweepKg;

/** The weapon of a Rundumschlag: of those held that will do, the one with the highest Aw. */
export const sweepWeapon = (fight: Fight, c: Combatant): Item | undefined =>
  bestOf(c.items.filter((item) => item.place === 'held' && sweepsWith(fight, item) && strikesWith(fight, c, item)));

/** DRA-441, DRA-442, DRA-445, DRA-640: whom it strikes: in a ring the places not behind, else three in contact. */
export function sweptBy(fight: Fight, c: Combatant): Combatant[] {
  if (c.ring) return sweptInRing(c.ring).filter((x) => !x.dead && !x.fled);
  const reach = fight.all.filter((x) => x.side !== c.side && !x.out && inContact(x, c));
  const first = reach.filter((x) => fightsHim(fight, x, c));
  return [...first, ...reach.filter((x) => !first.includes(x))].slice(0, fight.book.k.sweepReach);
}

/** DRA-094, DRA-482: at the start of the combat phase; asked of those alone who have a talent for it. */
export function declare(fight: Fight, c: Combatant): void {
  if (!c.fighter.declares || helpless(c, fight.kr) || c.fleeing || c.movedFar || exhausted(c)) return;
  if (!mayDefendTotally(fight, c) && !maySweep(fight, c)) return;
  const choice = fight.table.choose(
    c.id,
    'declare',
    () => ({ options: [{ id: 'none' }, sweepOption(fight, c), totalOption(fight, c)].filter((o) => o !== undefined) }),
    () => preferred(fight, c),
  );
  if (choice.option === 'rundumschlag') sweepCheck(fight, c);
  if (choice.option === 'totale-verteidigung') totalCheck(fight, c);
}

const maySweep = (fight: Fight, c: Combatant): boolean =>
  c.fighter.talents.rundumschlag !== undefined && refuseSweep(fight, c) === undefined;

const mayDefendTotally = ({ book }: Fight, { fighter }: Combatant): boolean =>
  book.settings.totalDefence !== 'off' && fighter.talents['totale-verteidigung'] !== undefined;

const option = (id: string, forbidden: Phrase | undefined): Option => (forbidden ? { id, forbidden } : { id });

const sweepOption = (fight: Fight, c: Combatant): Option | undefined =>
  c.fighter.talents.rundumschlag === undefined ? undefined : option('rundumschlag', refuseSweep(fight, c));

function refuseSweep(fight: Fight, c: Combatant): Phrase | undefined {
  if (attackBarred(c, fight.kr) || c.turnedAway) return phrase('why.no-attack');
  return sweepWeapon(fight, c) ? undefined : phrase('why.no-sweep-weapon');
}

const totalOption = (fight: Fight, c: Combatant): Option | undefined =>
  mayDefendTotally(fight, c) ? { id: 'totale-verteidigung' } : undefined;

/** A Rundumschlag against two or more, if the talent check is likely to succeed. */
function preferred(fight: Fight, c: Combatant): Choice {
  const tw = c.fighter.talents.rundumschlag;
  if (tw === undefined || refuseSweep(fight, c)) return { option: 'none' };
  const likely = 21 - Math.min(20, Math.max(2, fight.book.k.talentTarget - tw)) >= 10;
  return { option: likely && sweptBy(fight, c).length >= 2 ? 'rundumschlag' : 'none' };
}

/** DRA-440, DRA-443, DRA-444: a check anew in each KR; failed, he can only parry; a 1 loses the weapon. */
function sweepCheck(fight: Fight, c: Combatant): void {
  const item = sweepWeapon(fight, c);
  const tried = talentCheck(fight, c, 'rundumschlag');
  if (succeeded(tried)) {
    c.sweeping = true;
    return;
  }
  gainNow(fight, c, PARRY_ONLY, 0);
  if (tried.result !== 'fumble' || !item || item.weapon.strapped) return;
  drop(fight, c, item, fight.table.roll(c.id, 'row.distance', fight.book.k.flungDice, total));
  decideLostWeapon(fight, c);
}

/** DRA-457, DRA-458: no attack in this KR, success or not; success helps all defences. */
function totalCheck(fight: Fight, c: Combatant): void {
  c.defending = succeeded(talentCheck(fight, c, 'totale-verteidigung')) ? 'succeeded' : 'declared';
  if (fight.table.listening && c.defending === 'succeeded') tell(fight, 'defence.total', { who: nameOf(c.id) });
}

/** DRA-117, DRA-192: the first step of each of these exchanges is whether, and where, it is aimed. */
function askAim(fight: Fight, c: Combatant, d: Combatant): number {
  const asked = () => ({
    options: [{ id: 'strike', params: [aimOptions(fight, c, d).param] }],
    facts: [{ kind: 'line', text: phrase('fact.swept', { who: nameOf(d.id) }) } as const],
  });
  const usual = () => ({ option: 'strike', aim: usualAim(fight, c, d) });
  return aimIndex(fight, fight.table.choose(c.id, 'sweep', asked, usual)['aim']);
}

/** DRA-441, DRA-445: an exchange of its own against each, nearest places first. */
export function sweep(fight: Fight, c: Combatant): void {
  const item = sweepWeapon(fight, c);
  if (!item) return;
  const targets = sweptBy(fight, c);
  c.attacks = Math.max(1, targets.length);
  for (const target of targets) {
    if (fight.over || c.out || item.place !== 'held' || attackBarred(c, fight.kr) || helpless(c, fight.kr)) break;
    if (target.dead || target.fled || !inContact(c, target)) continue;
    strike(fight, c, target, { item, aim: askAim(fight, c, target), sweep: true });
  }
  c.attacked = c.attacks;
}
