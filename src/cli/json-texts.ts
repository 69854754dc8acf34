/** A JSON value in a text that holds several, or the place of something else. */
export type JsonPiece = { readonly value: unknown; readonly line: number } | { readonly broken: number };

/**
 * The JSON objects and lists of a text, one after the other with whatever white space between: JSON, JSON Lines, and
 * files written one behind the other are all the same. Ends at the first thing that is none.
 */
export function readJsonTexts(text: string): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  for (let at = nextWord(text, 0); at < text.length;) {
    const end = endOf(text, at);
    const line = text.slice(0, at).split('\n').length;
    const value = end === undefined ? undefined : parsed(text.slice(at, end));
    if (end === undefined || value === undefined) return [...pieces, { broken: line }];
    pieces.push({ value, line });
    at = nextWord(text, end);
  }
  return pieces;
}

function nextWord(text: string, from: number): number {
  const word = /[^\s\ufeff]/g;
  word.lastIndex = from;
  return word.exec(text)?.index ?? text.length;
}

/** Where the object or list that begins here ends; brackets within texts do not count. */
function endOf(text: string, from: number): number | undefined {
  if (!/[[{]/.test(text[from]!)) return undefined;
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (/^[[{]/.test(mark[0])) depth++;
    else if (/^[\]}]/.test(mark[0])) depth--;
    if (depth === 0) return marks.lastIndex;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
