import type { Random } from '../../src/dice/index.js';
import { makeGame, type AnyGame, type Member } from '../../src/engine/index.js';

/** The same fight under other options, and every other time without its start situation, where that is possible. */
export function varied({ ruleset, setup }: AnyGame, random: Random): AnyGame {
  const options = Object.fromEntries(
    Object.entries(ruleset.options).map(([id, { values }]) => [id, values[random.below(values.length)]!]),
  );
  const rules = { ...setup.rules, options: random.below(3) === 0 ? setup.rules.options : options };
  const bare = ruleset.start.safeParse({});
  const start = random.below(2) === 0 && bare.success ? bare.data : setup.start;
  const other = { ...setup, rules, start };
  const broken = ruleset.checkFight(other).some((problem) => problem.severity === 'error');
  return makeGame(ruleset, broken ? { ...setup, rules } : other);
}

/** Somebody who comes late: a copy of one of the members, with a name of its own. */
export function newcomer({ setup: { members } }: AnyGame, random: Random, nth: number): Member {
  const like = members[random.below(members.length)]!;
  return { ...like, id: `${like.id}-late-${nth}`, name: `${like.name} (${nth})` };
}
