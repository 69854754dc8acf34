import type { Random } from '../../src/dice/index.js';
import {
  makeGame,
  type AnyGame,
  type AnyRuleset,
  type ExchangeSpec,
  type Member,
  type Setup,
} from '../../src/engine/index.js';
import { staged, stages } from './stages.js';

/**
 * The same fight under other options, every other time without its start situation, and every third time with a corner
 * of the rules that it does not show by itself; where that is possible.
 */
export function varied({ ruleset, setup }: AnyGame, random: Random): AnyGame {
  const options = Object.fromEntries(
    Object.entries(ruleset.options).map(([id, { values }]) => [id, values[random.below(values.length)]!]),
  );
  const rules = { ...setup.rules, options: random.below(3) === 0 ? setup.rules.options : options };
  const bare = ruleset.start.safeParse({});
  const start = random.below(2) === 0 && bare.success ? bare.data : setup.start;
  const plain = { ...setup, rules };
  const known = stages[ruleset.id] ?? [];
  const stage = random.below(3) === 0 ? known[random.below(known.length)] : undefined;
  const wanted = stage ? staged(plain, stage) : { ...plain, start };
  return makeGame(ruleset, isFaultless(ruleset, wanted) ? wanted : plain);
}

function isFaultless(ruleset: AnyRuleset, setup: Setup): boolean {
  const problems = [
    ...ruleset.checkFight(setup),
    ...setup.members.flatMap((member) => ruleset.checkSheet(member.sheet, setup.rules)),
  ];
  return problems.every(({ severity }) => severity !== 'error');
}

/** Somebody who comes late: a copy of one of the members, with a name of its own. */
export function newcomer({ setup: { members } }: AnyGame, random: Random, nth: number): Member {
  const like = members[random.below(members.length)]!;
  return { ...like, id: `${like.id}-late-${nth}`, name: `${like.name} (${nth})` };
}

/** Somebody and somebody of another side. */
export function opponents({ setup: { members } }: AnyGame, random: Random): ExchangeSpec {
  const one = members[random.below(members.length)]!;
  const others = members.filter(({ side }) => side !== one.side);
  return { attacker: one.id, defender: others[random.below(others.length)]!.id };
}
