const TAG_FLAG = '\u{1F3F4}';

/**
 * Characters that steer a terminal, turn the writing direction or take no room: they could hide or overwrite what
 * stands beside them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** What joins one emoji to the next; behind anything else these characters only hide. */
const emojiJoint = /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/gu;
const emojiLook = /(?<=\p{Emoji})\uFE0F/gu;
const emojiTags = new RegExp(`${TAG_FLAG}[\\u{E0020}-\\u{E007E}]{1,12}\\u{E007F}`, 'gu');

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text of unknown origin as a terminal may show it: control characters, direction marks and other unseen characters
 * appear as `\x1b`, `\n`, `\u202e`; emoji keep what joins them. Composed to NFC, so that it measures as it looks.
 */
export function visible(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const spared = sparedPlaces(text);
  return text.replace(unseen, (char, at: number) => (spared.has(at) ? char : escaped(char))).normalize('NFC');
}

function sparedPlaces(text: string): ReadonlySet<number> {
  const spared = new Set<number>();
  for (const pattern of [emojiJoint, emojiLook, emojiTags]) {
    for (const { index, 0: match } of text.matchAll(pattern)) {
      for (let at = index; at < index + match.length; at++) spared.add(at);
    }
  }
  return spared;
}

function escaped(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (short[char]) return short[char];
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
}

/** Spellings of what German texts and this program use; one pair a word. */
const spellings = `
  ä ae ö oe ü ue Ä Ae Ö Oe Ü Ue ß ss ẞ SS æ ae Æ Ae œ oe Œ Oe ø o Ø O ł l Ł L
  − - – - — - ‐ - ‑ - … ... · | • * × x ÷ / ± +/- → -> ← <- ↔ <-> ≥ >= ≤ <= ≠ != ≈ ~ ½ 1/2 ∞ inf ° deg
  „ " “ " ” " ‚ ' ‘ ' ’ ' « " » " ‹ < › > ✓ + ✗ x † + § Par.`;
const words = spellings.trim().split(/\s+/);
const plain = new Map(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? ''] as const] : [])));

/** A text in 7-bit characters, for terminals and pipes with another code page; what has no spelling shows its number. */
export function ascii(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return Array.from(text.normalize('NFC'), asciiChar).join('');
}

function asciiChar(char: string): string {
  if (char < '\x80') return char;
  const base = plain.get(char) ?? char.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(base) ? base : escaped(char);
}
