import type { Cell, Item, Phrase } from '../../src/engine/index.js';
import { attackValue, dodgeValue, missileDodge, parryValue, passiveValue } from './defences.js';
import { muster } from './fighter.js';
import { penaltyOf } from './hands.js';
import { initiativeBase } from './initiative.js';
import { label, p } from './labels.js';
import type { Arm, Card, Fighter, Spell } from './state.js';

const cells = (...all: readonly Cell[]): Item => ({ kind: 'row', cells: all });
const titled = (title: string, ...columns: readonly string[]): Item => ({
  kind: 'table',
  title: p(`show.${title}`),
  columns: columns.map((column) => p(`show.${column}`)),
});
const line = (text: Phrase): Item => ({ kind: 'line', text });

/** A fighter as his sheet and the rules make him, with every number that a fight needs. */
export function show(card: Card): readonly Item[] {
  const f = muster(card, 0, 0);
  return [
    { kind: 'heading', text: p('show.title', { name: card.name, species: card.sheet.species ?? '' }) },
    ...attributes(card),
    ...body(f),
    ...skills(card),
    ...weapons(f),
    ...spells(card.spells),
    ...mount(card),
  ];
}

const attributes = ({ attributes: a }: Card): readonly Item[] => [
  titled('attributes', ...Object.keys(a)),
  cells(...Object.values(a)),
];

function body(f: Fighter): readonly Item[] {
  const { card } = f;
  const tp = f.tp === card.tp ? f.tp : p('show.of', { now: f.tp, max: card.tp });
  return [
    titled('body', 'size', 'nk', 'fk', 'sb', 'br', 'tp', 'ssw', 'skw'),
    cells(card.size, card.nk, card.fk, card.sb, card.br, tp, card.ssw, card.skw),
    titled('defence', 'armour', 'protection', 'penalty', 'passive', 'dodge', 'missile-dodge'),
    cells(
      label(card.armour),
      card.armour.protection,
      penaltyOf(f),
      passiveValue(f, null),
      dodgeValue(f, null),
      missileDodge(f),
    ),
  ];
}

function skills({ sheet, book }: Card): readonly Item[] {
  const known = Object.entries(sheet.skills ?? {}).filter(([, level]) => level > 0);
  if (known.length === 0) return [];
  const items = known.map(([id, n]) => p('show.skill', { skill: book.skills[id] ? label(book.skills[id]) : id, n }));
  return [line(p('show.skills', { skills: items }))];
}

const weapons = (f: Fighter): readonly Item[] => [
  titled('weapons', 'weapon', 'hand', 'ini', 'attack', 'parry', 'w', 'type', 'range'),
  ...f.card.arms.map((arm) => weaponRow(f, arm)),
];

function weaponRow(f: Fighter, arm: Arm): Item {
  const { weapon } = arm;
  const missile = weapon.class === 'missile';
  const parry = weapon.parry === null || missile ? '–' : parryValue(f, arm, null);
  const range = arm.wrw > 0 ? p('show.metres', { metres: arm.wrw }) : '';
  const held = arm !== f.card.fist && (f.main === arm || f.off === arm);
  const hand = p(held ? 'show.ready-hand' : 'show.hand-of', { hand: p(`hand.${arm.hand}`) });
  const ini = initiativeBase({ ...f, main: arm, off: arm, malus: 0 }, arm, null);
  return cells(
    label(weapon),
    hand,
    ini,
    attackValue(f, arm, missile, null),
    parry,
    arm.w,
    p(`type.${weapon.type}`),
    range,
  );
}

const spells = (known: readonly Spell[]): readonly Item[] =>
  known.length === 0
    ? []
    : [
        titled('spells', 'spell', 'rounds', 'test', 'sg', 'damage', 'effect'),
        ...known.map((spell) =>
          cells(
            label(spell),
            spell.rounds,
            p('show.test-of', { attribute: p(`attribute.${spell.attribute}`), skill: spell.skill }),
            spell.sg,
            spell.damage,
            spell.text,
          ),
        ),
      ];

const mount = ({ mount: m }: Card): readonly Item[] =>
  m
    ? [
        titled('mount', 'name', 'ges', 'size', 'br', 'tp', 'ssw', 'protection'),
        cells(m.name, m.ges, m.size, m.br, m.tp, m.ssw, m.protection),
      ]
    : [];
