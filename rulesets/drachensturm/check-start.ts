import type { Member, Problem, Setup } from '../../src/engine/index.js';
import { problem } from './check.js';
import type { Sheet } from './sheet.js';
import type { MemberKeys, Start } from './start.js';
import type { Tables } from './tables.js';

type AnySetup = Setup<Sheet, Start, Tables>;

/** DRA-615 to DRA-618: sides, names and pairs of the fight file. */
export const checkStart = (setup: AnySetup): Problem[] => [
  ...checkSides(setup),
  ...checkPairs(setup, 'behind'),
  ...checkPairs(setup, 'unaware'),
  ...checkDistances(setup),
  ...setup.members.flatMap((member) => checkSurroundings(member, setup)),
];

/** DRA-616. */
function checkSides({ sides, members }: AnySetup): Problem[] {
  if (sides.length < 2) return [problem(['sides'], 'two-sides')];
  return sides.flatMap((_, i) => (members.some(({ side }) => side === i) ? [] : [problem(['sides', i], 'empty-side')]));
}

const find = ({ members }: AnySetup, who: string): Member<Sheet> | undefined =>
  members.find(({ id, name }) => id === who || name === who);

const names = ({ members }: AnySetup): readonly string[] => members.map(({ name }) => name);

/** DRA-617. */
const unknown = (setup: AnySetup, who: string, path: (string | number)[], all = false): Problem[] =>
  find(setup, who) || (all && who === 'all') ? [] : [problem(path, 'nobody', {}, { given: who, known: names(setup) })];

function checkPairs(setup: AnySetup, key: 'behind' | 'unaware'): Problem[] {
  return (setup.start[key] ?? []).flatMap(([a, d], i) => {
    const path = ['start', key, i];
    const strange = [...unknown(setup, a, [...path, 0]), ...unknown(setup, d, [...path, 1])];
    return strange.length === 0 && find(setup, a)!.side === find(setup, d)!.side
      ? [problem(path, 'same-side')]
      : strange;
  });
}

/** DRA-615: metres from 0, between opponents, each pair once. */
function checkDistances(setup: AnySetup): Problem[] {
  const seen = new Set<string>();
  return (setup.start.distances ?? []).flatMap(([a, b, metres], i) => {
    const path = ['start', 'distances', i];
    const strange = [...unknown(setup, a, [...path, 0], true), ...unknown(setup, b, [...path, 1], true)];
    if (strange.length > 0) return strange;
    const key = [find(setup, a)?.id ?? a, find(setup, b)?.id ?? b].sort().join(' ');
    const twice = seen.has(key);
    seen.add(key);
    const friends = a !== 'all' && b !== 'all' && find(setup, a)!.side === find(setup, b)!.side;
    return [
      ...(metres < 0 ? [problem([...path, 2], 'metres')] : []),
      ...(friends ? [problem(path, 'same-side')] : []),
      ...(twice ? [problem(path, 'pair-twice', { a, b })] : []),
    ];
  });
}

/** DRA-618. */
function checkSurroundings(member: Member<Sheet>, setup: AnySetup): Problem[] {
  const s = (member.extra as MemberKeys).surroundings;
  if (!s) return [];
  const path = ['sides', member.side, 'members', 'surroundings'];
  if (s.kind === 'edge' && s.dropM === undefined) return [problem(path, 'edge-without-drop')];
  if (s.kind !== 'person') return [];
  if (s.who === undefined) return [problem(path, 'person-without-who')];
  if (s.who === member.id || s.who === member.name) return [problem(path, 'person-himself')];
  return unknown(setup, s.who, [...path, 'who']);
}
