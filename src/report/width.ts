import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter();

/** Stands where a line must not be broken, such as between a bar and its numbers. */
export const NO_BREAK = '\u00a0';

/** A broken line as it is shown. */
export const spaced = (text: string): string => text.replaceAll(NO_BREAK, ' ');

/** Letters, signs and drawing characters of one column each, which is nearly all text there is. */
const plain = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u259f]*$/;

/** Columns that a text without control characters takes on a terminal. */
export const widthOf = (text: string): number => (plain.test(text) ? text.length : stringWidth(text));

/** The text with blanks up to the width. */
export function pad(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + blanks : blanks + text;
}

/** Columns of the widest word; no wrapping gets below it without breaking words. */
export const longestWord = (text: string): number => Math.max(0, ...text.split(/[ \n]/).map(widthOf));

/** Columns of the widest character. */
export const widestCharacter = (text: string): number =>
  /^[\x20-\x7e]*$/.test(text) ? 1 : Math.max(0, ...Array.from(graphemes.segment(text), (g) => widthOf(g.segment)));

/**
 * Lines of at most `width` columns, broken at blanks; a longer word is broken between characters. Following lines are
 * indented by `hang`. A character wider than the width stands alone and overflows.
 */
export function wrap(text: string, width: number, hang = 0): string[] {
  return text.split('\n').flatMap((line, i) => wrapLine(line, width, hang, i > 0));
}

function wrapLine(text: string, width: number, hang: number, follows: boolean): string[] {
  if (widthOf(text) + (follows ? hang : 0) <= width) return [follows ? ' '.repeat(hang) + text : text];
  const words = text.split(' ').filter((word) => word !== '');
  // A word that just fits is worth more than the indent.
  const indent = words.some((word) => widthOf(word) > width - hang) ? '' : ' '.repeat(hang);
  const lines: string[] = [];
  let line = (follows ? indent : '') + (/^ */.exec(text)?.[0] ?? '');
  let empty = true;
  for (const piece of words.flatMap((word) => pieces(word, width))) {
    const joined = empty ? line + piece : `${line} ${piece}`;
    if (widthOf(joined) > width) {
      if (!empty) lines.push(line);
      line = indent + piece;
    } else line = joined;
    empty = false;
  }
  return [...lines, line];
}

/** A word in pieces that fit the width. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      found.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...found, piece];
}

/** As much of a text as fits, with dots for the rest. */
export function cut(text: string, width: number, dots: string): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept + segment) > width - widthOf(dots)) break;
    kept += segment;
  }
  return kept.trimEnd() + dots;
}
