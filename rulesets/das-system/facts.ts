import type { Cell, Item, Phrase, Value } from '../../src/engine/index.js';
import { coverAt } from './body.js';
import type { Part } from './book.js';
import { attackTerms, dodgeTerms, mayDodge, parryTerms } from './deductions.js';
import { base, halvedBy, line, p, stack, who } from './describe/items.js';
import { concerns, opponentOf } from './engagement.js';
import { label } from './labels.js';
import { attackMoment } from './moment.js';
import { bestParry } from './parrying.js';
import { needOf, partReach } from './reach.js';
import { attackHalvings, halvingNames, rollValue } from './roll-value.js';
import type { Sequence } from './sequence-state.js';
import { conditions } from './status.js';
import type { Engagement, Fight, Fighter, Piece, Wield } from './state.js';
import { tacticsOf } from './tactics.js';
import { attackCase } from './tactics/case.js';
import type { PlanCase } from './tactics/plan.js';

/** What an attacker may see before he chooses (DAS-364): his own numbers, the enemy as he looks, and his parts. */
export const attackFacts = (fight: Fight, e: Engagement, attacker: Fighter, c: PlanCase): readonly Item[] => [
  ownAttack(e, attacker, c),
  ...enemyFacts(fight, attacker, c.target),
  ...partsTable(c),
];

/** Before the action: the same, with the weapon that is at hand. */
export const actionFacts = ({ fight, e, attacker, defender }: Sequence, usual: Wield | null): readonly Item[] =>
  usual
    ? attackFacts(fight, e, attacker, attackCase(e, attacker, defender, usual))
    : enemyFacts(fight, attacker, defender);

/** His own numbers with a weapon. */
export function ownAttack(e: Engagement, f: Fighter, { wield, kind }: PlanCase): Item {
  return line(
    p(kind === 'shot' ? 'fact.shot' : 'fact.attack', {
      weapon: label(wield.weapon),
      base: base(attackTerms(f, wield, attackMoment(e, f))),
      precision: wield.attackMaxPrecision,
      force: wield.attackMaxForce,
      roll: rollFact(f, attackHalvings(e, f, wield, kind === 'counter')),
    }),
  );
}

/** W as it stands, and what it is halved by (DAS-407, DAS-445). */
export function rollFact(f: Fighter, halvings: number): Value {
  const whole = f.card.rollValue;
  if (halvings === 0) return whole;
  return p('fact.halved', { roll: rollValue(f, halvings), whole, why: halvingNames(halvings).map(halvedBy) });
}

/** Weapons and visible conditions; numbers of the other side only for those who may know them. */
export function enemyFacts(fight: Fight, f: Fighter, enemy: Fighter): readonly Item[] {
  const seen = p('fact.enemy', {
    who: who(enemy.card.id),
    weapons: weaponsOf(enemy),
    conditions: listed(conditions(fight, enemy)),
  });
  return knowsNumbers(f) ? [line(seen), line(numbersOf(enemy), 'quiet')] : [line(seen)];
}

/** Whether a decider may see numbers of the other side (DAS-364). */
const knowsNumbers = (f: Fighter): boolean => tacticsOf(f).knowledge !== 'seen';

export const listed = (values: readonly Value[]): Value => (values.length > 0 ? values : p('fact.none'));

/** What somebody holds, as all can see. */
export const weaponsOf = (f: Fighter): readonly Phrase[] => {
  const held = [f.main, f.off].flatMap((wield) => (wield ? [label(wield.weapon)] : []));
  return held.length > 0 ? held : [p('fact.unarmed')];
};

function numbersOf(f: Fighter): Phrase {
  const parrying = bestParry(f);
  const parry =
    parrying && p('fact.parry-with', { base: base(parryTerms(f, parrying)), weapon: label(parrying.weapon) });
  return p('fact.enemy-numbers', {
    gz: f.gz,
    max: f.card.gzMax,
    parry: parry ?? 0,
    dodge: mayDodge(f) ? base(dodgeTerms(f)) : 0,
    roll: f.card.rollValue,
  });
}

/** An enemy beside his name, for whoever must choose one: weapon, condition, GZ, and whom he fights already. */
export function enemyNote(fight: Fight, f: Fighter, enemy: Fighter): Phrase {
  const pairs = fight.engagements.filter((e) => !e.over && concerns(e, enemy) && !concerns(e, f));
  const foes = [...new Set(pairs.map((e) => opponentOf(e, enemy)))].map((foe) => who(foe.card.id));
  const items = [
    ...weaponsOf(enemy),
    ...conditions(fight, enemy),
    ...(knowsNumbers(f) ? [p('note.gz', { gz: enemy.gz, max: enemy.card.gzMax })] : []),
    ...(foes.length > 0 ? [p('note.fights', { who: foes })] : []),
  ];
  return p('tell.list', { items });
}

/** The parts with the values of their locations, from which Attacke on their armour is passed, and the worn pieces. */
export function partsTable({ target, reach }: PlanCase): readonly Item[] {
  const open = (part: Part) =>
    part.spots.filter((spot) => spot.side === 'any' || (spot.side === 'rear') === reach.behind);
  const ranged = target.card.plan.parts.map((part) => {
    const needs = open(part).map((spot) => needOf(spot, reach.ranged));
    return { part, from: Math.min(...needs), to: Math.max(...needs) };
  });
  const title = { who: who(target.card.id) };
  if (target.card.pieces.length === 0) {
    const parts = ranged.map(({ part, from, to }) => p('fact.part-from-to', { part: label(part), from, to }));
    return [line(p('fact.parts-bare', { ...title, parts }))];
  }
  const columns = ['part', 'values', 'passed', 'worn'].map((id) => p(`fact.column-${id}`));
  return [
    { kind: 'table', title: p('fact.parts', title), columns },
    ...ranged.map(({ part, from, to }): Item => {
      const passed = thresholdOf(target, part, partReach(target, reach, part).thresholds);
      return { kind: 'row', cells: [label(part), p('fact.from-to', { from, to }), passed, armourCell(target, part)] };
    }),
  ];
}

/** From which Attacke on all pieces of a part are passed (DAS-222, DAS-227); nothing passes a field (DAS-248). */
function thresholdOf(target: Fighter, part: Part, thresholds: readonly number[]): Cell {
  const worn = wornAt(target, part);
  if (worn.length === 0) return '';
  return worn.some((piece) => piece.field) ? p('fact.never') : Math.max(...thresholds);
}

const wornAt = (target: Fighter, part: Part): readonly Piece[] =>
  target.card.pieces.filter((piece) => piece.part === part || piece.field);

/** The pieces of a part, outermost first. */
export function armourOf(target: Fighter, part: Part): readonly Phrase[] {
  const outward = [...wornAt(target, part)].sort((x, y) => y.layer - x.layer);
  return outward.map((piece) => pieceFact(target, piece));
}

const armourCell = (target: Fighter, part: Part): Cell => stack(...armourOf(target, part));

/** A piece with its layer and the locations where it is damaged. */
function pieceFact(target: Fighter, piece: Piece): Phrase {
  const spots = piece.slots.map((slot) => target.card.plan.spots[slot]!);
  const torn = spots.filter((spot) => coverAt(target.body, piece, spot.slot) < piece.deckungswert);
  const slots = { piece: label(piece), layer: piece.layer, cover: piece.deckungswert };
  return torn.length > 0 ? p('fact.piece-torn', { ...slots, at: torn.map(label) }) : p('fact.piece', slots);
}
