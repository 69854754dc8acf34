import type { Token } from './typed-tokens.js';

/** Something with the folded names by which it may be called. */
export interface Named<T> {
  readonly of: T;
  readonly names: readonly string[];
}

const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it is compared: lower case, `ü` as `ue`, no other accents, everything between words one blank. */
export function fold(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spellings[letter] ?? letter);
  const plain = spelled.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** What the first tokens name, and how many of them it took. */
export type Match<T> =
  | { readonly kind: 'one'; readonly of: T; readonly used: number }
  | { readonly kind: 'several'; readonly of: readonly T[]; readonly given: string }
  | { readonly kind: 'none' };

/** More words than this no name has. */
const MOST_WORDS = 8;

/**
 * Finds what the first tokens name: as many as possible, a whole name before an abbreviated one.
 *
 * @param loosely whether numbers and abbreviations count: the place in the list, the beginning of a name, or the
 *   beginnings of its words (`r. arm`)
 */
export function matchName<T>(tokens: readonly Token[], all: readonly Named<T>[], loosely: boolean): Match<T> {
  const free = tokens.findIndex((token) => token.name !== undefined);
  const most = Math.min(MOST_WORDS, free < 0 ? tokens.length : free);
  const ways = loosely ? [isName, beginsName, beginsWords] : [isName];
  let several: Match<T> = { kind: 'none' };
  for (let used = most; used > 0; used--) {
    const given = tokens
      .slice(0, used)
      .map(({ text }) => text)
      .join(' ');
    const folded = fold(given);
    if (folded === '') continue;
    for (const way of ways) {
      const found = all.filter(({ names }) => names.some((name) => way(folded, name)));
      if (found.length === 1 && found[0]) return { kind: 'one', of: found[0].of, used };
      if (found.length > 1) {
        if (several.kind === 'none') several = { kind: 'several', of: found.map(({ of }) => of), given };
        break;
      }
    }
  }
  const listed = loosely ? all[Number(/^\d+$/.exec(tokens[0]?.text ?? '')?.[0] ?? 0) - 1] : undefined;
  return listed ? { kind: 'one', of: listed.of, used: 1 } : several;
}

const isName = (given: string, name: string): boolean =>
  given === name || given.replaceAll(' ', '') === name.replaceAll(' ', '');

const beginsName = (given: string, name: string): boolean => !/^\d/.test(given) && name.startsWith(given);

/** Whether each word given begins another word of the name, in any order. */
function beginsWords(given: string, name: string): boolean {
  const words = name.split(' ');
  return given.split(' ').every((part) => {
    const at = /^\d/.test(part) ? words.indexOf(part) : words.findIndex((word) => word.startsWith(part));
    if (at >= 0) words.splice(at, 1);
    return at >= 0;
  });
}
