import { phrase, type Member, type Problem } from '../../src/engine/index.js';
import { problem } from './check.js';
import { indexOf } from './setup.js';
import type { Sheet } from './sheet.js';
import type { MemberKeys } from './start.js';
import type { AgoneSetup } from './state.js';

type Members = readonly Member<Sheet>[];
type Path = Problem['path'];

/** What is wrong about a whole fight: sides, and names of nobody (AGO-323, AGO-325). */
export function checkFight({ sides, members, start }: AgoneSetup): readonly Problem[] {
  const { fighters = {}, directions = [] } = start ?? {};
  return [
    ...checkSides(sides.length, members),
    ...members.flatMap((member) => names(members, (member.extra as MemberKeys).higherThan, ['sides', member.side])),
    ...Object.entries(fighters).flatMap(([name, entry]) => [
      ...names(members, [name], ['start', 'fighters', name]),
      ...names(members, entry.higherThan, ['start', 'fighters', name, 'higherThan']),
      ...checkEntry(members, name, entry),
    ]),
    ...directions.flatMap(({ attacker, defender }, i) => [
      ...names(members, [attacker], ['start', 'directions', i, 'attacker']),
      ...names(members, [defender], ['start', 'directions', i, 'defender']),
    ]),
  ];
}

function checkSides(sides: number, members: Members): readonly Problem[] {
  const n = new Set(members.map(({ side }) => side)).size;
  return sides >= 2 && n >= 2 ? [] : [problem(['sides'], phrase('problem.sides', { n }))];
}

const names = (members: Members, given: readonly string[] | undefined, path: Path): readonly Problem[] =>
  (given ?? [])
    .filter((name) => indexOf(members, name) < 0)
    .map((name) =>
      problem(path, phrase('problem.nobody'), { given: name, known: members.map((member) => member.name) }),
    );

/** A start in the saddle needs a mount, and nobody lies in it (AGO-317, AGO-318). */
function checkEntry(
  members: Members,
  name: string,
  entry: { readonly mounted?: boolean | undefined; readonly prone?: boolean | undefined },
): readonly Problem[] {
  const member = members[indexOf(members, name)];
  if (!member || !entry.mounted) return [];
  const path: Path = ['start', 'fighters', name, 'mounted'];
  if (!member.sheet.mount) return [problem(path, phrase('problem.mounted'))];
  return entry.prone ? [problem(path, phrase('problem.saddle'))] : [];
}
