/** A JSON value in a text that holds several, or the line where something else begins, or one that is nested too deeply. */
export type JsonPiece =
  { readonly value: unknown; readonly line: number } | { readonly broken: number } | { readonly deep: number };

/** Deeper than anything that is written here; what walks through a value goes down by recursion. */
const DEEPEST = 64;

/**
 * The JSON objects and lists of a text, one after the other with whatever white space between: JSON, JSON Lines, and
 * files written one behind the other are all the same. Ends at the first thing that is none, or too deep.
 */
export function readJsonTexts(text: string): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  let line = 1;
  let seen = 0;
  for (let at = nextWord(text, 0); at < text.length;) {
    line += linesIn(text.slice(seen, at));
    seen = at;
    const { end, depth } = extentOf(text, at);
    if (depth > DEEPEST) return [...pieces, { deep: line }];
    const value = end === undefined ? undefined : parsed(text.slice(at, end));
    if (end === undefined || value === undefined) return [...pieces, { broken: line }];
    pieces.push({ value, line });
    at = nextWord(text, end);
  }
  return pieces;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

function nextWord(text: string, from: number): number {
  const word = /[^\s\ufeff]/g;
  word.lastIndex = from;
  return word.exec(text)?.index ?? text.length;
}

interface Extent {
  readonly end?: number;
  /** How many objects and lists lie within each other at most. */
  readonly depth: number;
}

/** Where the object or list that begins here ends; brackets within texts do not count. */
function extentOf(text: string, from: number): Extent {
  if (!/[[{]/.test(text[from]!)) return { depth: 0 };
  const mark = /[[\]{}"]/g;
  let depth = 0;
  let deepest = 0;
  for (let at = from; at < text.length; at = nextMark(mark, text, at)) {
    if (text[at] === '"') at = textEnd(text, at);
    else depth += text[at] === '[' || text[at] === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
    if (depth === 0) return { end: at + 1, depth: deepest };
  }
  return { depth: deepest };
}

function nextMark(mark: RegExp, text: string, at: number): number {
  mark.lastIndex = at + 1;
  return mark.exec(text)?.index ?? text.length;
}

/** The quotation mark that ends a text: the first one that no odd number of backslashes precedes. */
function textEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text[before] === '\\') before--;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
