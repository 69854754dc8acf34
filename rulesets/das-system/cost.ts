import type { Table } from '../../src/engine/index.js';
import { made, tell, term, type Term } from './events.js';
import { capEndurance, currentKar, pay } from './exhaustion.js';
import type { Engagement, Fight, Fighter, Wield } from './state.js';

/** What one fighter has tried in a bundle, with what it costs. */
export interface Effort {
  readonly f: Fighter;
  attack: number;
  defence: number;
  shot: number;
  /** Attempts to attack that raise the KAR. */
  strains: number;
}

/** The efforts of all who took part, in the order in which they began. */
export type Efforts = Effort[];

function effortOf(efforts: Efforts, f: Fighter): Effort {
  for (const effort of efforts) if (effort.f === f) return effort;
  const effort: Effort = { f, attack: 0, defence: 0, shot: 0, strains: 0 };
  efforts.push(effort);
  return effort;
}

/**
 * Notes an attempt to attack: a miss and a counterattack are attempts as well (DAS-102, DAS-104). A shot costs its own
 * row and does not raise the KAR (DAS-360).
 */
export function noteAttack(efforts: Efforts, fight: Fight, e: Engagement, f: Fighter, wield: Wield): void {
  const effort = effortOf(efforts, f);
  f.attackedIn = fight.second;
  if (e.kind === 'ranged') {
    effort.shot += wield.weapon.enduranceAttack;
    return;
  }
  const { options, constants } = fight.book;
  effort.attack += options.costSource === 'weapon' ? wield.weapon.enduranceAttack : constants.attackCost;
  effort.strains++;
}

/**
 * Notes an attempt to parry: a failed parry and a dodge count as well (DAS-103, DAS-105), each one in a bundle
 * (DAS-106).
 *
 * @param wield what he parries with; null for a dodge
 */
export function noteDefence(efforts: Efforts, fight: Fight, f: Fighter, wield: Wield | null): void {
  const { options, constants } = fight.book;
  f.parriedIn = fight.second;
  const flat = wield ? constants.parryCost : constants.dodgeCost;
  effortOf(efforts, f).defence += wield && options.costSource === 'weapon' ? wield.weapon.enduranceParry : flat;
}

/** Steps 5a to 5c for everybody who tried something: first the cap, then the cost, then the KAR (DAS-101…111). */
export function settleCosts(efforts: Efforts, fight: Fight, table: Table): void {
  for (const effort of efforts) {
    const { f } = effort;
    capEndurance(f);
    const endurance = f.endurance;
    const gz = f.gz;
    const kar = currentKar(f);
    pay(f, effort.attack + effort.defence + effort.shot);
    f.karRise += effort.strains * fight.book.constants.karPerAttack;
    tell(table, () => ({
      type: 'cost.paid',
      who: f.card.id,
      cost: made(parts(effort)),
      endurance: { before: endurance, after: f.endurance },
      ...(f.gz !== gz && { gz: { before: gz, after: f.gz } }),
      ...(effort.strains > 0 && { kar: { before: kar, after: currentKar(f) } }),
    }));
  }
}

function parts({ attack, defence, shot }: Effort): readonly Term[] {
  const all = [term('attempt-attack', attack), term('attempt-defence', defence), term('shot', shot)];
  const paid = all.filter(({ n }) => n > 0);
  return paid.length > 0 ? paid : all.slice(0, 1);
}
