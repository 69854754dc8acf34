import type { Cell, Item, Phrase, Value } from '../../src/engine/index.js';
import { attackTerms, dodgeTerms, parryTerms } from './deductions.js';
import type { Facing } from './defence.js';
import { base, line, p, row, table, who } from './describe/items.js';
import { coverAt } from './body.js';
import type { Part } from './book.js';
import { firstOf } from './engagement.js';
import { term } from './events.js';
import { inUse } from './hands.js';
import { label } from './labels.js';
import { needOf } from './reach.js';
import { defenceHalvings, rollValue } from './roll-value.js';
import type { Blow, Sequence } from './sequence-state.js';
import { conditions } from './status.js';
import type { Engagement, Fight, Fighter, Piece } from './state.js';
import { tacticsOf } from './tactics.js';
import type { ParryGuard } from './tactics/guard.js';
import type { PlanCase } from './tactics/plan.js';

/** What a decider may see before he chooses (DAS-363, DAS-364). */

/** The attacker: his own numbers, the enemy as he looks, and the parts with their armour. */
export const attackFacts = (fight: Fight, e: Engagement, attacker: Fighter, c: PlanCase): readonly Item[] => [
  ownAttack(e, attacker, c),
  ...enemyFacts(fight, attacker, c.target),
  ...partsTable(c),
];

/** Before the action: who faces whom. */
export const actionFacts = ({ fight, attacker, defender }: Sequence): readonly Item[] =>
  enemyFacts(fight, attacker, defender);

function ownAttack(e: Engagement, f: Fighter, { wield, rollValue: roll, kind }: PlanCase): Item {
  const penalty = firstOf(e, f)?.attackPenalty ?? 0;
  const moment = penalty > 0 ? [term('initiative', -penalty)] : [];
  return line(
    p(kind === 'shot' ? 'fact.shot' : 'fact.attack', {
      weapon: label(wield.weapon),
      base: base(attackTerms(f, wield, moment)),
      precision: wield.attackMaxPrecision,
      force: wield.attackMaxForce,
      roll,
    }),
  );
}

/** Weapons and visible conditions; numbers of the other side only for those who may know them. */
function enemyFacts(fight: Fight, f: Fighter, enemy: Fighter): readonly Item[] {
  const seen = p('fact.enemy', {
    who: who(enemy.card.id),
    weapons: listed(weaponsOf(enemy)),
    conditions: listed(conditions(fight, enemy)),
  });
  return tacticsOf(f).knowledge === 'seen' ? [line(seen)] : [line(seen), line(numbersOf(enemy), 'quiet')];
}

const listed = (values: readonly Value[]): Value => (values.length > 0 ? values : p('fact.none'));

export const weaponsOf = (f: Fighter): readonly Phrase[] => {
  const held = [f.main, f.off].flatMap((wield) => (wield ? [label(wield.weapon)] : []));
  return held.length > 0 ? held : [p('fact.unarmed')];
};

function numbersOf(f: Fighter): Phrase {
  const wield = inUse(f);
  return p('fact.enemy-numbers', {
    gz: f.gz,
    max: f.card.gzMax,
    parry: wield && wield.parryBase > 0 ? base(parryTerms(f, wield)) : 0,
    dodge: base(dodgeTerms(f)),
    roll: f.card.rollValue,
  });
}

/** The parts with the worn pieces, outermost first, and from which Attacke on they can be struck. */
function partsTable({ target, reach }: PlanCase): readonly Item[] {
  const open = (part: Part) =>
    part.spots.filter((spot) => spot.side === 'any' || (spot.side === 'rear') === reach.behind);
  const ranged = target.card.plan.parts.map((part) => {
    const needs = open(part).map((spot) => needOf(spot, reach.ranged));
    return { part, from: Math.min(...needs), to: Math.max(...needs) };
  });
  if (target.card.pieces.length === 0) {
    const parts = ranged.map(({ part, from, to }) => p('fact.part-from-to', { part: label(part), from, to }));
    return [line(p('fact.parts-bare', { parts }))];
  }
  return [
    table(p('fact.parts')),
    ...ranged.map(({ part, from, to }) => row(label(part), p('fact.from-to', { from, to }), armourCell(target, part))),
  ];
}

function armourCell(target: Fighter, part: Part): Cell {
  const worn = target.card.pieces.filter((piece) => piece.part === part || piece.field);
  const outward = [...worn].sort((x, y) => y.layer - x.layer);
  return outward.map((piece) => pieceFact(target, piece));
}

/** A piece with its layer and the locations where it is damaged. */
function pieceFact(target: Fighter, piece: Piece): Phrase {
  const spots = piece.slots.map((slot) => target.card.plan.spots[slot]!);
  const torn = spots.filter((spot) => coverAt(target.body, piece, spot.slot) < piece.deckungswert);
  const slots = { piece: label(piece), layer: piece.layer, cover: piece.deckungswert };
  return torn.length > 0 ? p('fact.piece-torn', { ...slots, at: torn.map(label) }) : p('fact.piece', slots);
}

/** The defender: the blow as it comes, his own numbers and armour, and what else is coming. */
export function defenceFacts({ blow, surcharge, forms, later }: Facing): readonly Item[] {
  const { defender: d, e } = blow;
  const roll = rollValue(d, defenceHalvings(e, d, null, false));
  const part = blow.part;
  return [
    ...blowFacts(blow, surcharge),
    ...forms.parries.map((wield) =>
      line(
        p('fact.parry', {
          weapon: label(wield.weapon),
          base: base(parryTerms(d, wield)),
          precision: wield.parryMaxPrecision,
          force: wield.parryMaxForce,
          roll: rollValue(d, defenceHalvings(e, d, wield, false)),
        }),
      ),
    ),
    ...(forms.mayDodge
      ? [line(p('fact.dodge', { base: base(dodgeTerms(d)), precision: d.card.dodgeMaxPrecision, roll }))]
      : []),
    line(p('fact.armour', { part: label(part), pieces: listed(armourCell(d, part) as readonly Value[]) })),
    ...later.map((next) => line(p('fact.later', blowSlots(next)))),
  ];
}

const blowSlots = (blow: Blow) => ({
  who: who(blow.attacker.card.id),
  weapon: label(blow.wield.weapon),
  part: label(blow.part),
  total: blow.total,
  force: blow.force,
});

function blowFacts(blow: Blow, surcharge: number): readonly Item[] {
  const { e, attacker, wield } = blow;
  const type = attacker.card.book.tables.wounds.damageTypes.find(({ id }) => id === wield.weapon.damageType);
  const comes = p('fact.incoming', {
    ...blowSlots(blow),
    type: type ? label(type) : wield.weapon.damageType,
    behind: e.behind === attacker ? 'yes' : 'no',
  });
  return surcharge > 0
    ? [line(comes), line(p('fact.need', { need: blow.total + surcharge, surcharge }))]
    : [line(comes)];
}

/** Before the split of a parry. */
export const splitFacts = ({ blow, surcharge }: Facing, guard: ParryGuard): readonly Item[] => [
  ...blowFacts(blow, surcharge),
  line(
    p('fact.parry', {
      weapon: label(guard.wield.weapon),
      base: guard.base,
      precision: guard.wield.parryMaxPrecision,
      force: guard.wield.parryMaxForce,
      roll: guard.rollValue,
    }),
  ),
];

/** Before the plan of a counterattack: his own numbers with every weapon, and the one he strikes at. */
export const counterFacts = ({ fight, e, defender, attacker }: Blow, cases: readonly PlanCase[]): readonly Item[] => [
  ...cases.map((c) => ownAttack(e, defender, c)),
  ...enemyFacts(fight, defender, attacker),
  ...cases.slice(0, 1).flatMap(partsTable),
];
