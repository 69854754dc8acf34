import {
  nameOf,
  phrase,
  sumOf,
  type Cell,
  type Item,
  type Option,
  type Phrase,
  type Sum,
} from '../../src/engine/index.js';
import type { Arm, Harm, Named } from './arms.js';
import type { Check, Mod } from './check-values.js';
import { degreeIds, degreeOf, type Bounds } from './degrees.js';
import type { Group } from './rows.js';
import type { Combatant, Fight } from './state.js';

/** What those who decide may see, and how options are labelled. */

export const label = ({ de, en }: Named): Phrase => ({ t: 'label', de, en });
export const plain = (text: string): Phrase => phrase('plain', { text });
export const sideName = (side: number): Phrase => phrase(side === 0 ? 'side.heroes' : 'side.foes');
export const groupName = (group: Group): Phrase => phrase(`group.${group}`);

/** The skill of a check, or the Begabung it goes to. */
export const valueName = (skill: string | null, group: Group): Phrase =>
  skill === null ? phrase('check.begabung', { group: groupName(group) }) : plain(skill);

/** The value of a check with all modifiers, one by one (HTB-149). */
export const checkSum = (skill: string | null, group: Group, base: number, mods: readonly Mod[]): Sum =>
  sumOf([
    { what: valueName(skill, group), n: base },
    ...mods.map(({ what, n }) => ({ what: phrase(`mod.${what}`), n })),
  ]);

/** The bounds of a check beside its value (HTB-230). */
export function boundsTable(
  checks: readonly { readonly name: Cell; readonly value: Cell; readonly bounds: Bounds }[],
): readonly Item[] {
  const degrees = checks[0]?.bounds.good ? allDegrees : plainDegrees;
  const columns = [
    phrase('column.check'),
    phrase('column.target'),
    ...degrees.map((d) => phrase(`degree.${degreeIds[d]}`)),
  ];
  const rows = checks.map(({ name, value, bounds }): Item => {
    const spans = degrees.map((d) => span(bounds, d));
    return { kind: 'row', cells: [name, value, ...spans] };
  });
  return [{ kind: 'table', title: phrase('fact.bounds'), columns }, ...rows];
}

const plainDegrees = [5, 2, 1, 0] as const;
const allDegrees = [5, 4, 3, 2, 1, 0] as const;

/** The rolls that come to a degree. */
function span(bounds: Bounds, degree: number): Phrase {
  const rolls = Array.from({ length: 100 }, (_, i) => i + 1).filter((roll) => degreeOf(roll, bounds) === degree);
  const [from, to] = [rolls[0], rolls.at(-1)];
  if (from === undefined || to === undefined) return phrase('span.none');
  return from === to ? phrase('span.one', { from }) : phrase('span.some', { from, to });
}

const boundsOfCheck = ({ skill, group, base, mods, target, bounds }: Check): readonly Item[] => [
  ...(mods.length > 0 && target !== base + mods.reduce((sum, m) => sum + m.n, 0)
    ? [{ kind: 'line', text: phrase('fact.limited', { target }), tone: 'quiet' } as const]
    : []),
  ...boundsTable([{ name: valueName(skill, group), value: checkSum(skill, group, base, mods), bounds }]),
];

/** Before the GM rules on a check. */
export const checkFacts = (me: Combatant, check: Check): readonly Item[] => [
  { kind: 'line', text: phrase('fact.check', { who: nameOf(me.id), kind: phrase(`kind.${check.kind}`) }) },
  ...boundsOfCheck(check),
];

/** Before a Geistesblitzpunkt is spent. */
export const gbpFacts = (fight: Fight, me: Combatant, check: Check): readonly Item[] => [
  {
    kind: 'line',
    text: phrase('fact.gbp', {
      who: nameOf(me.id),
      kind: phrase(`kind.${check.kind}`),
      roll: fight.thrown,
      target: check.target,
      left: me.gbp[check.group],
      group: groupName(check.group),
    }),
  },
  ...boundsOfCheck(check),
];

/** Before a parry: who strikes with what, and the value of the parry; not the damage, which is not thrown yet. */
export const parryFacts = ({ foe: me, me: by, arm, harm }: Fight): readonly Item[] => [
  {
    kind: 'line',
    text: phrase(me.arm.bare && arm.kind !== 'unarmed' ? 'fact.parry-bare' : 'fact.parry', {
      who: nameOf(me.id),
      by: nameOf(by.id),
      weapon: label(arm.name),
      damage: harm.dice.notation,
    }),
  },
  ...boundsOfCheck(me.arm.parry),
];

export const armOption = (arm: Arm): Option => ({
  id: arm.id,
  label: label(arm.name),
  note: phrase('option.weapon', { target: arm.attack.target, damage: damageText(arm) }),
});

/** The damage of a weapon, by distance where it differs. */
export const damageText = ({ harm, byRange }: Arm): string =>
  byRange ? [byRange.near, byRange.medium, byRange.far].map((h) => h.dice.notation).join(' / ') : harm.dice.notation;

export const harmOption = (range: string, harm: Harm): Option => ({
  id: range,
  note: phrase('option.damage', { damage: harm.dice.notation }),
});

export const targetOption = (foe: Combatant): Option => ({
  id: foe.id,
  label: nameOf(foe.id),
  note: phrase('option.target', {
    life: foe.life,
    max: foe.fighter.lifePoints,
    state: phrase(`state.${foe.state}`),
  }),
});
