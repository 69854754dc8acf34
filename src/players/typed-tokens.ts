/** A piece of typed text; `name=value` is one piece. Ends count in the text. */
export interface Token {
  readonly text: string;
  /** What stands before the `=`. */
  readonly name?: string;
  readonly start: number;
  readonly end: number;
}

/** The pieces of a typed text, which blanks, commas and slashes separate. */
export function tokensOf(text: string): Token[] {
  return Array.from(
    text.matchAll(/([^\s,/=]+)\s*=\s*([^\s,/=]*)|[^\s,/]+/g),
    ({ 0: all, 1: name, 2: value, index }) => {
      const place = { start: index, end: index + all.length };
      return name === undefined ? { text: all, ...place } : { text: value ?? '', name, ...place };
    },
  );
}
