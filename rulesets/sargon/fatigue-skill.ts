import type { Choice, Option, Table } from '../../src/engine/index.js';
import { phrase } from '../../src/engine/index.js';
import { named } from './events.js';
import { label } from './labels.js';
import type { Named } from './rows.js';
import type { Fighter } from './state.js';

/** A skill of the round, and for how many actions. */
interface Used {
  readonly id: string;
  readonly value: number;
  readonly times: number;
}

/** Every skill that he used this round. */
export function usedSkills(f: Fighter): readonly Used[] {
  const all: Used[] = [];
  for (let i = 0; i < f.used.length; i++) {
    if (f.used[i]! > 0) all.push({ ...f.card.skills[i]!, times: f.used[i]! });
  }
  return all;
}

/**
 * The skill on which the round centred: the one used most often, of several the mean rounded down (SAR-183…185). It is
 * asked for only where more than one was used.
 */
export function centreOf(f: Fighter, table: Table): number {
  let kinds = 0;
  let only = 0;
  for (let i = 0; i < f.used.length; i++) {
    if (f.used[i]! === 0) continue;
    kinds++;
    only = f.card.skills[i]!.value;
  }
  if (kinds < 2) return only;
  const used = usedSkills(f);
  const main = mainOf(used);
  const usual = usualOf(used, main);
  const choice = table.choose(
    f.card.id,
    'fatigue-skill',
    () => ({ options: skillOptions(f, used, main, usual) }),
    (): Choice => ({ option: usual }),
  );
  if (choice.option === 'none') return 0;
  if (choice.option === usual && main.length > 1) return meanOf(main);
  return choice.option === 'mean' ? meanOf(used) : (used.find(({ id }) => id === choice.option)?.value ?? 0);
}

/** Those that were used most often. */
function mainOf(used: readonly Used[]): readonly Used[] {
  let most = 0;
  for (const { times } of used) most = Math.max(most, times);
  return used.filter(({ times }) => times === most);
}

/** The default: the foremost skill, the mean of all, or the mean of several foremost ones. */
function usualOf(used: readonly Used[], main: readonly Used[]): string {
  if (main.length === 1) return main[0]!.id;
  return main.length === used.length ? 'mean' : `mean-${main.map(({ id }) => id).join('-')}`;
}

const meanOf = (used: readonly Used[]): number =>
  Math.floor(used.reduce((sum, { value }) => sum + value, 0) / used.length);

/** A skill by its name in the tables; a GM's own skill goes by its id. */
export const skillRow = (f: Fighter, id: string): Named => {
  const row = f.card.book.skills[id];
  return row ? named(row) : { id, de: id, en: id };
};

/** Each skill used, the mean of all, the mean of the foremost, none (SAR-184). */
function skillOptions(f: Fighter, used: readonly Used[], main: readonly Used[], usual: string): readonly Option[] {
  const value = (n: number) => ({ note: phrase('note.value', { n }) });
  const all = [
    ...used.map((one) => ({ id: one.id, label: label(skillRow(f, one.id)), ...value(one.value) })),
    { id: 'mean', ...value(meanOf(used)) },
    ...(usual === 'mean' || main.length === 1
      ? []
      : [
          {
            id: usual,
            label: phrase('skill.mean-of', { skills: main.map(({ id }) => label(skillRow(f, id))) }),
            ...value(meanOf(main)),
          },
        ]),
    { id: 'none', ...value(0) },
  ];
  return all;
}
