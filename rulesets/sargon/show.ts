import type { Cell, Item } from '../../src/engine/index.js';
import type { SargonRules } from './book.js';
import { RANGED, type Arm, type Card } from './card.js';
import { label, line, p } from './describe/items.js';
import { stageOf } from './fighter.js';
import { epOf } from './values.js';

const titled = (title: string, ...columns: readonly string[]): Item => ({
  kind: 'table',
  title: p(`show.${title}`),
  columns: columns.map((column) => p(`show.${column}`)),
});
const cells = (...all: readonly Cell[]): Item => ({ kind: 'row', cells: all });

/** A fighter as his sheet and the rules make him, with every number that a duel needs. */
export function show(card: Card, _rules: SargonRules): readonly Item[] {
  const { people } = card.sheet;
  return [
    {
      kind: 'heading',
      text: people === '' ? p('show.title', { name: card.name }) : p('show.title-of', { name: card.name, people }),
    },
    ...values(card),
    ...skills(card),
    ...weapons(card),
    ...shield(card),
    ...pair(card),
    ...abilities(card),
    ...experience(card),
  ];
}

function values(card: Card): readonly Item[] {
  const { book } = card;
  return [
    titled('values', 'sch', 'kon', 'str', 'size', 'bel', 'kampf', 'initiative', 'actions'),
    cells(card.sch, card.kon, card.str, card.size, card.bel, card.kampf, card.initiative, card.base),
    titled('derived', 'move', 'dodge', 'speed', 'fatigue', 'rest', 'protection', 'wound', 'tired'),
    cells(
      card.move,
      card.dodge,
      card.speed,
      card.kon,
      card.rest,
      card.protection,
      label(book.wounds[card.wound]!),
      label(book.fatigue[card.fatigue]!),
    ),
  ];
}

function skills({ sheet, book }: Card): readonly Item[] {
  const known = Object.entries(sheet.skills).filter(([, n]) => n > 0);
  if (known.length === 0) return [];
  const list = known.map(([id, n]) => p('show.skill', { skill: book.skills[id] ? label(book.skills[id]) : id, n }));
  return [line(p('show.skills', { skills: list }))];
}

function weapons(card: Card): readonly Item[] {
  const held = [card.main, card.off].filter((arm) => arm !== null);
  const all = [...(held.length > 0 ? held : [card.fist]), ...card.carried];
  return [
    titled('weapons', 'weapon', 'place', 'attack', 'parry', 'challenge', 'reach', 'damage'),
    ...all.map((arm) => weaponRow(card, arm)),
  ];
}

function weaponRow(card: Card, arm: Arm): Item {
  const place = arm === card.off ? 'off' : arm === card.main || arm === card.fist ? 'main' : 'carried';
  const reach: Cell =
    arm.reach === RANGED ? p('show.ranges', { ranges: arm.ranges.map((m) => m) }) : label(card.book.steps[arm.reach]!);
  const parry: Cell = arm.parries ? arm.parry : '–';
  return cells(label(arm), p(`place.${place}`), arm.attack, parry, arm.challenge, reach, arm.damage + arm.strength);
}

const shield = ({ shield: held }: Card): readonly Item[] =>
  held ? [line(p('show.shield', { shield: label(held), n: held.bonus }))] : [];

function pair(card: Card): readonly Item[] {
  const { main, off } = card;
  if (!main || !off) return [];
  const malus = card.pairMalus(main, off);
  const slots = {
    stage: stageOf(card.sheet, main, off),
    main: 0 - malus,
    off: 0 - malus - card.book.constants.badHandMalus,
  };
  return [line(p('show.pair', slots))];
}

function abilities(card: Card): readonly Item[] {
  if (card.abilities.length === 0) return [];
  return [
    titled('abilities', 'ability', 'kind', 'bonus', 'difficulty', 'damage', 'surcharge'),
    ...card.abilities.map((one) =>
      cells(
        label(one),
        p(`kind.${one.kind}`),
        one.bonus,
        one.difficulty ?? '–',
        one.use === 'attack' ? one.damage : '–',
        one.surcharge,
      ),
    ),
  ];
}

function experience({ book, sheet }: Card): readonly Item[] {
  const spent = epOf(book, sheet);
  return spent === 0 && sheet.ep === undefined ? [] : [line(p('show.ep', { spent, ep: sheet.ep ?? '–' }))];
}
