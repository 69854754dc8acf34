import type { Cell, Item, Phrase } from '../../src/engine/index.js';
import type { Part, Spot } from './book.js';
import { attackTerms, dodgeTerms, parryTerms } from './deductions.js';
import { base, sumOfTerms, heading, label, line, p } from './describe/items.js';
import { seriesLength } from './exhaustion.js';
import { picture, woundName } from './figure.js';
import { muster } from './fighter.js';
import type { Card, Fighter, Piece, Wield } from './state.js';

const cells = (...all: readonly Cell[]): Item => ({ kind: 'row', cells: all });
const titled = (title: string, ...columns: readonly string[]): Item => ({
  kind: 'table',
  title: p(`show.${title}`),
  columns: columns.map((column) => p(`show.${column}`)),
});

/** A fighter as his sheet and the rules make him, with every number that a duel needs, and his body. */
export function show(card: Card): readonly Item[] {
  const f = muster(card, 0);
  return [
    heading(p('show.title', { name: card.name, plan: planName(card) })),
    ...values(f),
    ...skills(card),
    ...weapons(f),
    ...armour(card),
    ...wounds(f),
    ...picture(card, f.body, f.wounds, f.limbs),
    ...locations(f),
  ];
}

const planName = ({ plan, book }: Card): Phrase => {
  const en = book.tables.locations.bodyPlans[plan.id]?.en ?? plan.de;
  return label({ de: plan.de, en });
};

function values(f: Fighter): readonly Item[] {
  const { card } = f;
  return [
    titled('values', 'mu', 'kk', 'ge', 'rv', 'ko', 'w', 'gz', 'endurance', 'kar', 'series'),
    cells(
      card.courage,
      card.strength,
      card.dexterity,
      card.reaction,
      card.constitution,
      card.rollValue,
      f.gz === card.gzMax ? f.gz : p('show.of', { now: f.gz, max: card.gzMax }),
      f.endurance,
      f.karRise === 0 ? card.baseKar : p('status.kar-of', { kar: card.baseKar + f.karRise, base: card.baseKar }),
      seriesLength(f),
    ),
  ];
}

function skills(card: Card): readonly Item[] {
  const known = Object.entries(card.skills).filter(([, value]) => value > 0);
  if (known.length === 0) return [];
  return [
    line(p('show.skills', { skills: known.map(([skill, n]) => p('show.skill', { skill: skillName(skill), n })) })),
  ];
}

const named = new Set(
  (
    'bewaffneter-nahkampf dolche schwerter saebel fechtwaffen zweihaender aexte hiebwaffen kettenwaffen stangenwaffen ' +
    'staebe waffenloser-nahkampf boxen treten beissen paradewaffen schilde beidhaendiger-kampf schusswaffen boegen ' +
    'armbrueste pistolen wurfwaffen wurfmesser ausweichen widerstandsfaehigkeit balancieren ruestungsgewoehnung ' +
    'bemerken erste-hilfe'
  ).split(' '),
);

/** The German name of a skill of the rulebook; a GM's own skill goes by its id. */
const skillName = (skill: string): Phrase | string => (named.has(skill) ? p(`skill.${skill}`) : skill);

/** All weapons at hand with AB, PB and their maxima, the dodge last. */
function weapons(f: Fighter): readonly Item[] {
  const all = atHand(f.card);
  const dodge = cells(p('show.dodge'), '', '', '', '', base(dodgeTerms(f)).sum, f.card.dodgeMaxPrecision, '');
  return [
    titled('weapons', 'weapon', 'f', 'ab', 'precision', 'force', 'pb', 'precision', 'force'),
    ...all.map((wield) => weaponRow(f, wield)),
    dodge,
    ...reduced(f),
    titled('effects', 'weapon', 'damage', 'effect', 'structural', 'weapon-kar'),
    ...all.filter((w, i) => all.findIndex((v) => v.weapon === w.weapon) === i).map(effectRow),
  ];
}

/** Each weapon in the hand it is held in; what is carried, in the main hand. */
function atHand({ start, wields, unarmed }: Card): readonly Wield[] {
  const held = [start.main, start.off].filter((wield) => wield !== null);
  const rest = wields.filter(({ weapon, hand }) => hand === 'main' && !held.some((wield) => wield.weapon === weapon));
  return [...held, ...rest, ...unarmed.filter((wield) => !held.includes(wield))];
}

/** What the bases above have lost already, part by part (DAS-407). */
function reduced(f: Fighter): readonly Item[] {
  const parts = sumOfTerms(dodgeTerms(f)).of.slice(1);
  if (parts.length === 0) return [];
  return [line(p('show.reduced', { parts: parts.map(({ what, n }) => p('show.part-of', { what, n })) }), 'quiet')];
}

function weaponRow(f: Fighter, wield: Wield): Item {
  const { weapon, hand } = wield;
  const name = hand === 'off' ? p('show.off-hand', { weapon: label(weapon) }) : label(weapon);
  const attack = [wield.attackSkill, base(attackTerms(f, wield)).sum, wield.attackMaxPrecision, force(wield)];
  const parries = wield.parryBase > 0;
  return cells(
    name,
    ...attack,
    ...(parries ? [base(parryTerms(f, wield)).sum, wield.parryMaxPrecision, wield.parryMaxForce] : ['', '', '']),
  );
}

const force = ({ weapon, attackMaxForce }: Wield): Cell =>
  weapon.class === 'ranged' ? p('show.fixed', { force: attackMaxForce }) : attackMaxForce;

const effectRow = ({ weapon }: Wield): Item =>
  cells(
    label(weapon),
    p(`damage.${weapon.damageType}`),
    Object.entries(weapon.armourEffect)
      .map(([kind, n]) => `${kind} ${n}`)
      .join(', '),
    weapon.structuralDamage,
    weapon.kar,
  );

function armour(card: Card): readonly Item[] {
  if (card.pieces.length === 0) return [];
  return [
    titled('armour', 'piece', 'layer', 'part', 'strength', 'coverage', 'covers'),
    ...card.pieces.map((piece) => pieceRow(card, piece)),
    line(p('show.deductions', { atpa: card.armourAtpa, probe: card.armourProbe })),
  ];
}

function pieceRow(card: Card, piece: Piece): Item {
  const strength = Object.entries(piece.strength).map(([kind, n]) => `${n}${kind}`);
  return cells(
    label(piece),
    piece.layer,
    piece.part ? label(piece.part) : p('show.everything'),
    strength.join(', '),
    piece.deckungswert,
    piece.field ? p('show.everything') : p('tell.list', { items: piece.slots.map((slot) => spotName(card, slot)) }),
  );
}

const spotName = (card: Card, slot: number): Phrase | string => {
  const spot = card.plan.spots[slot];
  return spot ? label(spot) : '';
};

const wounds = (f: Fighter): readonly Item[] =>
  f.wounds.length === 0 ? [] : [line(p('show.wounds', { wounds: f.wounds.map(woundName) }), 'bad')];

/** The locations part by part; parts that are alike, as most arms are, share a table. */
function locations(f: Fighter): readonly Item[] {
  const groups = new Map<string, Part[]>();
  for (const part of f.card.plan.parts) {
    const key = JSON.stringify([part.group, part.spots.map((spot) => stateOf(f, spot))]);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()].flatMap((parts) => partTable(f, parts));
}

const stateOf = (f: Fighter, spot: Spot) => [
  f.body.zustand[spot.slot],
  coverAt(f, spot).map(({ piece, left }) => [piece.id, left]),
];

function partTable(f: Fighter, parts: readonly Part[]): readonly Item[] {
  const worn = f.card.pieces.length > 0 ? ['armour-there'] : [];
  const columns = ['spot', 'melee', 'ranged', 'zustand', ...worn].map((column) => p(`show.${column}`));
  const title = p('tell.list', { items: parts.map((part) => label(part)) });
  return [{ kind: 'table', title, columns }, ...(parts[0]?.spots ?? []).map((spot) => spotRow(f, spot))];
}

const spotRow = (f: Fighter, spot: Spot): Item => {
  const side = spot.side === 'any' ? label(spot) : p(`show.side-${spot.side}`, { at: label(spot) });
  const there = coverAt(f, spot).map(({ piece, left }) => p('show.covered', { piece: label(piece), left }));
  return cells(side, spot.melee, spot.ranged, zustandOf(f, spot), ...(f.card.pieces.length > 0 ? [there] : []));
};

function zustandOf(f: Fighter, spot: Spot): Cell {
  const now = f.body.zustand[spot.slot] ?? 0;
  const max = f.card.zustandMax[spot.slot] ?? 0;
  return now === max ? now : p('show.of', { now, max });
}

/** The pieces that cover a location, outermost first, with the Deckungswert left there. */
const coverAt = (f: Fighter, spot: Spot): readonly { piece: Piece; left: number }[] =>
  f.card.pieces
    .flatMap((piece) => {
      const left = f.body.cover[piece.nr]?.[piece.slots.indexOf(spot.slot)] ?? 0;
      return left > 0 ? [{ piece, left }] : [];
    })
    .sort((a, b) => b.piece.layer - a.piece.layer);
