import { distance } from 'fastest-levenshtein';

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** A text as it is compared: lower case, umlauts spelt out, other accents dropped. `Bärbel` and `BAERBEL` are equal. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** A key as it is compared: folded, without spaces, hyphens and the like. `Main-Hand` and `mainHand` are equal. */
export const foldKey = (key: string): string => foldText(key).replace(/[^\p{L}\p{N}]/gu, '');

/** A text as an id: `Der Böse (2)` is `der-boese-2`. Empty if nothing of it can be kept. */
export const kebab = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How many letters may differ for a word to count as a misspelling: more in longer ones. */
const tolerance = (word: string): number => Math.min(4, Math.floor((word.length + 2) / 3));

/** The word that was probably meant, or undefined if none is near. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const folded = foldText(given).slice(0, 100);
  let best: { word: string; off: number } | undefined;
  for (const word of known) {
    const off = distance(folded, foldText(word));
    if (off <= tolerance(folded) && off < word.length && (!best || off < best.off)) best = { word, off };
  }
  return best?.word;
}

/** Whether a free word is so near to a known one that it is hardly another word: one letter in five may differ. */
export const isMisspelt = (given: string, known: readonly string[]): boolean =>
  !known.includes(given) && known.some((word) => distance(given, word) <= Math.max(1, Math.floor(given.length / 5)));

const control = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/u;
const controls = new RegExp(control, 'gu');

/** Whether a text holds characters that steer a terminal or turn the writing direction. */
export const hasControls = (text: string): boolean => control.test(text);

/** The text with such characters spelt out: ESC is `\x1b`. */
export const withoutControls = (text: string): string =>
  text.replace(controls, (char) => {
    const code = char.charCodeAt(0).toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
  });

/** A given text as a message quotes it: one line, not too long. */
export const quoted = (text: string): string => {
  const line = withoutControls(text);
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
