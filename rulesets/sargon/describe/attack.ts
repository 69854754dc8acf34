import type { Cell, Item, Phrase } from '../../../src/engine/index.js';
import type { AttackResolved, Defence } from '../events.js';
import { changeOf, facesOf, label, numbered, p, row, stack, sumOfTerms, table, totalOf, who } from './items.js';

/** One exchange as one table: attack, distance, defence, difficulty, result, damage, wound (SAR-292). */
export function describeAttack(e: AttackResolved): readonly Item[] {
  const title = p(`tell.${e.how}`, { attacker: who(e.attacker), defender: who(e.defender), weapon: label(e.weapon) });
  return [
    table(title),
    row([p('row.attack'), totalOf(e.roll), stack(e.number > 0 && numbered(e.number, e.malus), facesOf(e.roll))]),
    ...reach(e),
    ...(e.defence ? defence(e.defence) : [row([p('row.defence'), p('tell.no-defence'), ''])]),
    row([p('row.difficulty'), difficulty(e), '']),
    row([p('row.result'), result(e), ''], e.hit ? 'bad' : 'good'),
    ...(e.damage ? damage(e) : []),
  ];
}

function reach(e: AttackResolved): Item[] {
  const where: Phrase = e.step ? label(e.step) : p('tell.metres', { n: e.metres });
  const malus = e.reach === 0 ? '' : p(e.how === 'melee' ? 'tell.too-close' : 'tell.pressed', { n: e.reach });
  return [row([p('row.reach'), where, malus])];
}

function defence(d: Defence): Item[] {
  const what = d.with
    ? p('tell.defence-with', { kind: p(`defence.${d.kind}`), weapon: label(d.with) })
    : p(`defence.${d.kind}`);
  const cut = d.counts !== d.roll.total && p('tell.counts', { n: d.counts });
  return [row([what, totalOf(d.roll), stack(numbered(d.number, d.malus), facesOf(d.roll), cut)])];
}

const difficulty = (e: AttackResolved): Cell =>
  sumOfTerms([
    { what: 'base', n: e.base },
    { what: 'defence', n: e.defence?.counts ?? 0 },
    { what: 'full-dodge', n: e.fullDodge ?? 0 },
  ]);

const result = (e: AttackResolved): Phrase =>
  p(e.hit ? 'tell.hit' : 'tell.miss', { total: e.roll.total, difficulty: e.difficulty, margin: Math.abs(e.margin) });

function damage(e: AttackResolved): Item[] {
  const { of, sum } = e.damage!;
  const shown = sum > 0 || e.levels > 0 ? sumOfTerms(of) : stack(p('tell.zero'), sumOfTerms(of));
  return [row([p('row.damage'), shown, '']), row([p('row.wound'), woundOf(e), ''], e.levels > 0 ? 'bad' : 'plain')];
}

function woundOf(e: AttackResolved): Phrase {
  if (e.wound) return changeOf(e.wound);
  return e.levels > 0 ? p('tell.wound-due', { levels: e.levels }) : p('tell.no-wound');
}
