import { nameOf, phrase, type Cell, type Item, type Rules } from '../../src/engine/index.js';
import type { Fighter } from './fighter.js';
import { figureOf } from './figure.js';
import { itemsOf } from './hands.js';
import { muster } from './muster.js';
import { partIds } from './parts.js';
import { talentIds } from './sheet.js';
import type { Tables } from './tables.js';
import { pushThreshold, rsOf } from './values.js';
import { attackValue, parryValue, shotValue, type Weapon } from './weapons.js';

/** A fighter as sheet, derived values, weapons and armour, with his picture. */
export function show(fighter: Fighter, _rules: Rules<Tables>): readonly Item[] {
  const c = muster(fighter, 0);
  return [
    { kind: 'heading', text: nameOf(fighter.id) },
    ...valueTable(fighter),
    ...bodyTable(fighter),
    ...weaponTable(fighter),
    ...armourTable(fighter),
    ...talentTable(fighter),
    ...figureOf(c),
  ];
}

const row = (...cells: Cell[]): Item => ({ kind: 'row', cells });
const table = (title: string, ...columns: string[]): Item => ({
  kind: 'table',
  title: phrase(`show.${title}`),
  columns: columns.map((id) => phrase(`show.${id}`)),
});

function valueTable(f: Fighter): Item[] {
  const { kk, ge, re, ko, fi = 50, kl = 50, hoe = 50, ri = 50 } = f.sheet.properties;
  const c = muster(f, 0);
  const shown: readonly (readonly [string, number, number])[] = [
    ['kk', kk, kk], ['ge', ge, c.ge], ['re', re, c.re], ['ko', ko, c.ko], ['fi', fi, c.fi], ['kl', kl, kl],
    ['hoe', hoe, f.properties.hoe], ['ri', ri, ri],
  ]; // prettier-ignore
  const values: readonly (readonly [string, number])[] = [
    ['agw', c.agw], ['pgw', c.pgw], ['fgw', f.fgw], ['sb', f.sb], ['le', f.le], ['ka', f.ka], ['speed', f.speed],
    ['load', c.loadKg], ['threshold', pushThreshold(f.weightKg)],
  ]; // prettier-ignore
  return [
    table('properties', 'property', 'full', 'effective'),
    ...shown.map(([id, full, now]) => row(phrase(`property.${id}`), full, now)),
    table('values', 'value', 'number'),
    ...values.map(([id, n]) => row(phrase(`value.${id}`), n)),
  ];
}

const bodyTable = (f: Fighter): Item[] => [
  table('body', 'part', 'le', 'rs', 'armour'),
  ...partIds.flatMap((id, part) => {
    if (f.parts[part] === 0) return [];
    const piece = f.pieces[f.cover[part]!];
    const rs = piece ? rsOf(piece.rq, f.book.k.rsDivisor) : 0;
    return [row(phrase(`part.${id}`), f.parts[part]!, rs, piece?.label ?? '-')];
  }),
];

function weaponTable(f: Fighter): Item[] {
  const line = ({ weapon, place }: { weapon: Weapon; place: string }) =>
    row(
      weapon.label,
      phrase(`place.${place}`),
      weapon.tp ? weapon.tpText : '-',
      attackValue(weapon, f.agw) ?? '-',
      parryValue(weapon, f.pgw) ?? '-',
      shotValue(weapon, f.fgw) ?? '-',
      weapon.sgA ?? '-',
      weapon.sgP ?? '-',
      weapon.natural ? '-' : weapon.wq,
      weapon.weightKg,
    );
  return [
    table('weapons', 'weapon', 'place', 'tp', 'aw', 'pw', 'fw', 'sgA', 'sgP', 'wq', 'kg'),
    ...itemsOf(f).map(line),
  ];
}

const armourTable = (f: Fighter): Item[] =>
  f.pieces.length === 0
    ? []
    : [
        table('pieces', 'armour', 'rq', 'rs', 'kg'),
        ...f.pieces.map((piece) => row(piece.label, piece.rq, rsOf(piece.rq, f.book.k.rsDivisor), piece.weightKg)),
      ];

function talentTable(f: Fighter): Item[] {
  const known = talentIds.filter((id) => f.talents[id] !== undefined);
  if (known.length === 0) return [];
  return [table('talents', 'talent', 'tw'), ...known.map((id) => row(phrase(`talent.${id}`), f.talents[id]!))];
}
