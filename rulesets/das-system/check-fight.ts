import { phrase, type Member, type Phrase, type Problem, type Setup } from '../../src/engine/index.js';
import { bookOf } from './rulebook.js';
import { checkEffects, problem } from './check.js';
import { indexOf } from './pairing.js';
import type { Sheet } from './sheet.js';
import { contradiction, joinSituations } from './situations.js';
import type { EngagementStart, Start } from './start.js';
import type { DasRules } from './state.js';
import type { Tables } from './tables.js';

type Path = readonly (string | number)[];
type Members = readonly Member<Sheet>[];

/** What is wrong about a whole fight: names, sides, situations, and gaps of the weapons used (DAS-424, DAS-434…436). */
export function checkFight({ members, start, rules }: Setup<Sheet, Start, Tables>): readonly Problem[] {
  const engagements = start?.engagements ?? [];
  return [
    ...checkEffects(members, rules),
    ...engagements.flatMap((said, i) => checkEngagement(said, ['start', 'engagements', i], members, rules)),
    ...checkTwice(engagements, members),
    ...Object.keys(start?.situation ?? {}).flatMap((name) => unknown(members, name, ['start', 'situation', name])),
  ];
}

function checkEngagement(said: EngagementStart, path: Path, members: Members, rules: DasRules): readonly Problem[] {
  const names = [...unknown(members, said.a, [...path, 'a']), ...unknown(members, said.b, [...path, 'b'])];
  if (names.length > 0) return names;
  return [
    ...checkPair(said, path, members),
    ...checkKind(said, path, members, rules),
    ...checkNames(said, path),
    ...checkSituations(said, path, rules),
  ];
}

/** A name that is nobody's (DAS-434). */
function unknown(members: Members, name: string, path: Path): readonly Problem[] {
  if (indexOf(members, name) >= 0) return [];
  return [problem(path, phrase('problem.nobody'), { given: name, known: members.map((member) => member.name) })];
}

/** A fighter against himself, or two of one side (DAS-434). */
function checkPair({ a, b }: EngagementStart, path: Path, members: Members): readonly Problem[] {
  const [one, other] = [members[indexOf(members, a)]!, members[indexOf(members, b)]!];
  if (one === other) return [problem([...path, 'b'], phrase('problem.himself', { who: a }))];
  return one.side === other.side ? [problem(path, phrase('problem.same-side', { a, b }))] : [];
}

/** The same two twice (DAS-434). */
function checkTwice(engagements: readonly EngagementStart[], members: Members): readonly Problem[] {
  const key = ({ a, b, kind }: EngagementStart) =>
    [...[indexOf(members, a), indexOf(members, b)].sort(), kind ?? 'melee'].join(' ');
  return engagements.flatMap((said, i) => {
    const first = engagements.findIndex((other) => key(other) === key(said));
    if (first === i || indexOf(members, said.a) < 0) return [];
    return [problem(['start', 'engagements', i], phrase('problem.pair-twice', { a: said.a, b: said.b, nr: first }))];
  });
}

/** Who shoots needs a ranged weapon; what belongs to close combat has no place there, and the other way round. */
function checkKind(said: EngagementStart, path: Path, members: Members, rules: DasRules): readonly Problem[] {
  if (said.kind !== 'ranged') {
    const wrong = said.reachedAfter !== undefined;
    return wrong ? [problem([...path, 'reachedAfter'], phrase('problem.ranged-only', { key: 'reachedAfter' }))] : [];
  }
  const { mainHand } = members[indexOf(members, said.a)]!.sheet;
  const weapon = typeof mainHand === 'string' ? bookOf(rules).weapons[mainHand] : mainHand;
  const melee = (['duel', 'initiative', 'retreatSteps'] as const).filter((key) => said[key] !== undefined);
  return [
    ...(weapon?.class === 'ranged' ? [] : [problem([...path, 'a'], phrase('problem.no-bow', { who: said.a }))]),
    ...melee.map((key) => problem([...path, key], phrase('problem.melee-only', { key }))),
  ];
}

/** Every name of an engagement is one of its two fighters. */
function checkNames(said: EngagementStart, path: Path): readonly Problem[] {
  const pair = [said.a, said.b];
  const stranger = (name: string | undefined, at: Path): readonly Problem[] =>
    name === undefined || pair.includes(name)
      ? []
      : [problem([...path, ...at], phrase('problem.stranger'), { given: name, known: pair })];
  return [
    ...stranger(said.initiative, ['initiative']),
    ...stranger(said.behind, ['behind']),
    ...Object.keys(said.situations ?? {}).flatMap((name) => stranger(name, ['situations', name])),
    ...Object.keys(said.retreatSteps ?? {}).flatMap((name) => stranger(name, ['retreatSteps', name])),
  ];
}

/** Unknown or contradicting situations (DAS-435), and an initiative that nobody can have (DAS-436). */
function checkSituations(said: EngagementStart, path: Path, rules: DasRules): readonly Problem[] {
  const book = bookOf(rules);
  const known = Object.keys(book.situations);
  const given = Object.entries(said.situations ?? {});
  const unknownIds = given.flatMap(([name, ids]) =>
    ids.flatMap((id, i) =>
      known.includes(id)
        ? []
        : [problem([...path, 'situations', name, i], phrase('problem.situation'), { given: id, known })],
    ),
  );
  const clashes = given.flatMap(([name, ids]) => {
    const clash = contradiction(book, ids);
    if (!clash) return [];
    return [
      problem([...path, 'situations', name], phrase('problem.contradiction', { one: clash[0], other: clash[1] })),
    ];
  });
  const first = said.initiative;
  const late =
    first !== undefined && joinSituations(book, said.situations?.[first] ?? []).situations.find((row) => !row.canStart);
  return [...unknownIds, ...clashes, ...(late ? [problem([...path, 'initiative'], cannotStart(first, late))] : [])];
}

const cannotStart = (who: string, row: { readonly de: string; readonly en: string }): Phrase =>
  phrase('problem.cannot-start', { who, situation: { t: 'label', de: row.de, en: row.en } });
