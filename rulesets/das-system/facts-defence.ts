import type { Item, Value } from '../../src/engine/index.js';
import { dodgeTerms, parryTerms } from './deductions.js';
import type { Facing } from './defence.js';
import { base, line, p, sumOfTerms, who } from './describe/items.js';
import { term } from './events.js';
import { armourOf, enemyFacts, listed, ownAttack, partsTable, rollFact } from './facts.js';
import { label } from './labels.js';
import { defenceMoment } from './moment.js';
import { dodgeFooting, parryFooting } from './movement.js';
import type { Parrying } from './parry-split.js';
import { defenceHalvings } from './roll-value.js';
import type { Blow } from './sequence-state.js';
import type { PlanCase } from './tactics/plan.js';

/** What a defender may see before he chooses (DAS-363): the blow, his own numbers and armour, and what else comes. */
export function defenceFacts(facing: Facing): readonly Item[] {
  const { blow, forms, later } = facing;
  const { defender: d, e } = blow;
  const footing = parryFooting(e, d, blow.pushed, true);
  return [
    ...blowFacts(facing),
    ...forms.parries.map((wield) =>
      parryFact(facing, { wield, halvings: defenceHalvings(e, d, wield, false), footing, form: 'parry' }),
    ),
    ...(forms.mayDodge ? [dodgeFact(blow)] : []),
    line(p('fact.armour', { part: label(blow.part), pieces: listed(armourOf(d, blow.part)) })),
    ...later.map((next) => line(p('fact.later', blowSlots(next)))),
  ];
}

/** Before the split of a parry: the line of the weapon that was chosen stands once, though two questions say it. */
export const splitFacts = (facing: Facing, parrying: Parrying): readonly Item[] => [
  ...blowFacts(facing),
  parryFact(facing, parrying),
];

/** Before the plan of a counterattack: his own numbers with every weapon, and the one he strikes at. */
export const counterFacts = ({ fight, e, defender, attacker }: Blow, cases: readonly PlanCase[]): readonly Item[] => [
  ...cases.map((c) => ownAttack(e, defender, c)),
  ...enemyFacts(fight, defender, attacker),
  ...cases.slice(0, 1).flatMap(partsTable),
];

/** What P a blow needs, in a bundle with the attacks of the earlier groups (DAS-183, DAS-346). */
export const needFact = (total: number, surcharge: number): Value =>
  sumOfTerms([term('attack', total), ...(surcharge > 0 ? [term('groups', surcharge)] : [])]);

export const blowSlots = (blow: Blow) => ({
  who: who(blow.attacker.card.id),
  weapon: label(blow.wield.weapon),
  part: label(blow.part),
  total: blow.total,
  force: blow.force,
});

function blowFacts({ blow, surcharge }: Facing): readonly Item[] {
  const { e, attacker, wield } = blow;
  const type = attacker.card.book.tables.wounds.damageTypes.find(({ id }) => id === wield.weapon.damageType);
  const comes = p('fact.incoming', {
    ...blowSlots(blow),
    type: type ? label(type) : wield.weapon.damageType,
    behind: e.behind === attacker ? 'yes' : 'no',
  });
  return surcharge > 0
    ? [line(comes), line(p('fact.need', { need: needFact(blow.total, surcharge) }), 'warning')]
    : [line(comes)];
}

const parryFact = ({ blow: { e, defender: d } }: Facing, { wield, halvings, footing }: Parrying): Item =>
  line(
    p('fact.parry', {
      weapon: label(wield.weapon),
      base: base(parryTerms(d, wield, defenceMoment(e, d, footing))),
      precision: wield.parryMaxPrecision,
      force: wield.parryMaxForce,
      roll: rollFact(d, halvings),
    }),
  );

const dodgeFact = ({ e, defender: d }: Blow): Item =>
  line(
    p('fact.dodge', {
      base: base(dodgeTerms(d, defenceMoment(e, d, dodgeFooting(e, d)))),
      precision: d.card.dodgeMaxPrecision,
      roll: rollFact(d, defenceHalvings(e, d, null, false)),
    }),
  );
