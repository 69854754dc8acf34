import { nameOf, phrase, type Item } from '../../src/engine/index.js';
import type { Arm } from './arms.js';
import { boundsTable, checkSum, damageText, groupName, label, plain, valueName } from './facts.js';
import { otherCheck, piecesOf, type Fighter } from './fighter.js';
import { groups } from './rows.js';
import { groupSums } from './values.js';

/** A fighter with everything that follows from his sheet, the bounds of his checks included (HTB-230). */
export const show = (fighter: Fighter): readonly Item[] => [
  { kind: 'heading', text: nameOf(fighter.id) },
  ...person(fighter),
  ...begabungTable(fighter),
  ...skillTable(fighter),
  ...weaponTable(fighter),
  ...checkTable(fighter),
  ...profile(fighter),
];

function person(fighter: Fighter): readonly Item[] {
  const { life, lifePoints, player, shield, initiative, rw, book } = fighter;
  const armour = piecesOf(fighter.member.sheet, book);
  return [
    { kind: 'table', columns: [phrase('column.what'), phrase('column.value')] },
    row(phrase('show.role'), phrase(player ? 'role.player' : 'role.npc')),
    row(phrase('show.life'), { bar: life, max: lifePoints }),
    row(phrase('show.initiative'), phrase('show.initiative-value', { mod: initiative })),
    ...(shield
      ? [row(phrase('show.shield'), phrase('show.shield-value', { name: label(shield.name), mod: shield.parryMod }))]
      : []),
    ...(armour.length > 0
      ? [
          row(
            phrase('show.armour'),
            armour.map((piece) => label(piece.name)),
          ),
        ]
      : []),
    ...(book.options.ruestung ? [row(phrase('show.rw'), rw)] : []),
  ];
}

const row = (...cells: Extract<Item, { kind: 'row' }>['cells']): Item => ({ kind: 'row', cells });

function begabungTable({ begabung, gbp, gbpMax, member }: Fighter): readonly Item[] {
  const sums = groupSums(member.sheet);
  const columns = ['column.begabung', 'column.points', 'column.value', 'column.gbp'].map((t) => phrase(t));
  return [
    { kind: 'table', title: phrase('show.begabungen'), columns },
    ...groups.map((group) =>
      row(groupName(group), sums[group], begabung[group], phrase('show.gbp', { left: gbp[group], max: gbpMax[group] })),
    ),
  ];
}

function skillTable(fighter: Fighter): readonly Item[] {
  if (fighter.skills.length === 0) return [];
  const checks = fighter.skills.map((skill) => {
    const check = otherCheck(fighter, skill, skill.group);
    return {
      name: plain(skill.name),
      value: checkSum(check.skill, check.group, check.base, check.mods),
      bounds: check.bounds,
    };
  });
  return boundsTable(checks);
}

function weaponTable({ arms }: Fighter): readonly Item[] {
  const columns = ['column.weapon', 'column.damage', 'column.attack', 'column.parry', 'column.note'].map((t) =>
    phrase(t),
  );
  return [
    { kind: 'table', title: phrase('show.weapons'), columns },
    ...arms.map((arm) =>
      row(label(arm.name), damageText(arm), sumOfCheck(arm.attack), sumOfCheck(arm.parry), note(arm)),
    ),
  ];
}

const sumOfCheck = ({ skill, group, base, mods }: Arm['attack']) => checkSum(skill, group, base, mods);

const note = (arm: Arm) =>
  phrase('show.arm', {
    kind: phrase(`weapon.${arm.kind}`),
    parryable: phrase(arm.parryable ? 'show.parryable' : 'show.unparryable'),
  });

/** The checks that the rules know, each with its bounds. */
function checkTable({ perception, flee, aid, best }: Fighter): readonly Item[] {
  const checks = [best.attack, best.parry, perception, flee, aid].map((check) => ({
    name: phrase('show.check', { kind: phrase(`kind.${check.kind}`), value: valueName(check.skill, check.group) }),
    value: sumOfCheck(check),
    bounds: check.bounds,
  }));
  return boundsTable(checks);
}

function profile({ member }: Fighter): readonly Item[] {
  const entries = Object.entries(member.sheet.profile ?? {});
  if (entries.length === 0) return [];
  return [{ kind: 'table', title: phrase('show.profile') }, ...entries.map(([key, text]) => row(key, text))];
}
