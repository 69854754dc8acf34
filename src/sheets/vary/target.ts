import type { Report } from '../diagnostic.js';
import { entryOf, treeAt, type MapTree, type Tree } from '../parse/tree.js';
import { foldKey } from '../spelling.js';
import type { Path } from '../diagnostic.js';
import { reportEnd, reportWord, type Word } from './words.js';

/** An entry of a side, as far as a path may name it. */
export interface MemberAt {
  /** Among all members of the fight, in the order of the file. */
  readonly nth: number;
  readonly side: number;
  readonly path: Path;
  /** What it may be called: what it is called in the fight, and then its sheet. */
  readonly names: readonly string[];
}

/** Whom a path means, and the words that say what of them. */
export interface Meant {
  readonly members: readonly MemberAt[];
  readonly rest: readonly Word[];
  /** The last word that was read. */
  readonly last: Word;
  /** A side as a whole, of which one entry must be found where only one can be meant. */
  readonly isSide: boolean;
}

/** What the first and the second side are called, whatever their names are. */
const aliases: readonly (readonly string[])[] = [
  ['party', 'heroes', 'gefährten', 'helden', 'gruppe'],
  ['foes', 'enemies', 'gegner', 'feinde'],
];

/** The members that the first words of a path mean; undefined after reporting that they mean nobody. */
export function findMembers(
  words: readonly Word[],
  fight: MapTree,
  members: readonly MemberAt[],
  report: Report,
): Meant | undefined {
  const [first, second, ...others] = words;
  if (!first) return undefined;
  const side = sideNamed(first, fight);
  if (side === undefined) {
    const named = called(members, first);
    if (named.length > 0) return { members: named, rest: words.slice(1), last: first, isSide: false };
    return reportWord(first, known(fight, members), report);
  }
  const own = members.filter((member) => member.side === side);
  if (!second) return reportEnd(first, ['count', 'sheet', ...own.flatMap(({ names }) => names.slice(0, 1))], report);
  const nth = /^\d+$/.test(second.text) ? own[Number(second.text) - 1] : undefined;
  const named = nth ? [nth] : called(own, second);
  if (named.length > 0) return { members: named, rest: others, last: second, isSide: false };
  return { members: own, rest: words.slice(1), last: first, isSide: true };
}

/** The side of a word: by its name, its number counted from 1, or what sides are usually called. */
export function sideNamed({ text }: Pick<Word, 'text'>, fight: MapTree): number | undefined {
  const names = sidesOf(fight).map(nameOf);
  return sideCalled(text, names);
}

/** The same among the names of sides, some of which may have none. */
export function sideCalled(text: string, names: readonly (string | undefined)[]): number | undefined {
  const wanted = foldKey(text);
  const named = names.findIndex((name) => name !== undefined && foldKey(name) === wanted);
  if (named >= 0) return named;
  const alias = aliases.findIndex((words) => words.some((word) => foldKey(word) === wanted));
  const nth = alias >= 0 ? alias : /^\d+$/.test(text) ? Number(text) - 1 : -1;
  return nth in names ? nth : undefined;
}

/** Those who are called so in the fight, or else those whose sheet is. */
function called(members: readonly MemberAt[], { text }: Word): readonly MemberAt[] {
  const isMeant = (name: string | undefined): boolean => name !== undefined && foldKey(name) === foldKey(text);
  const inFight = members.filter(({ names }) => isMeant(names[0]));
  return inFight.length > 0 ? inFight : members.filter(({ names }) => names.some(isMeant));
}

const known = (fight: MapTree, members: readonly MemberAt[]): string[] => [
  ...sidesOf(fight).flatMap((side, i) => [nameOf(side) ?? [], aliases[i]?.[0] ?? []].flat()),
  ...new Set(members.flatMap(({ names }) => names)),
  'start',
  'options',
];

function sidesOf(fight: MapTree): readonly Tree[] {
  const sides = treeAt(fight, ['sides']);
  return sides?.kind === 'list' ? sides.items : [];
}

function nameOf(side: Tree): string | undefined {
  const name = entryOf(side, 'name')?.value;
  return name?.kind === 'scalar' ? name.text : undefined;
}
