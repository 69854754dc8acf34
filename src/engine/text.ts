/**
 * Text without language: a key of a catalogue and what its placeholders stand for. The engine and the rulesets speak
 * in phrases; only the report turns them into German or English.
 */
export interface Phrase {
  /** Key in the terms of the ruleset, or else in the catalogue of the interface. */
  readonly t: string;
  readonly [slot: string]: Value;
}

/** A number shown with the parts it is made of, so that a table can say why. */
export interface Sum {
  readonly sum: number;
  readonly of: readonly Part[];
}

/** One part of a sum; `n` is signed as it is added. */
export interface Part {
  readonly what: Phrase;
  readonly n: number;
}

/** What may fill a slot of a phrase: plain text is shown as it stands (names), never looked up. */
export type Value = string | number | Phrase | Sum | readonly Value[];

/** A bar of `value` out of `max`, drawn by the report. */
export interface Bar {
  readonly bar: number;
  readonly max: number;
}

/** What a table cell holds; a list is stacked line by line. */
export type Cell = Value | Bar;

/** A picture with marked spots, drawn by the report: each `{id}` in the lines is replaced by the mark of that id. */
export interface Figure {
  readonly lines: readonly string[];
  readonly marks: Readonly<Record<string, Mark>>;
}

/** `level` 0 is untouched; 3 and more is the worst. */
export interface Mark {
  readonly text: string;
  readonly level: number;
}

/**
 * Labelled bars, drawn by the report: side by side with what is said of them, or as the bins of a scale. Every format
 * tells the same numbers, with a picture or without.
 */
export interface Chart {
  readonly title?: Phrase;
  /** `bins` follow each other on a scale, as in a histogram. */
  readonly form: 'bars' | 'bins';
  /** What the parts of the bars stand for; plain bars have but one part and need no word for it. */
  readonly parts?: readonly ChartPart[];
  /** What a bar over the whole width stands for. */
  readonly max: number;
  /** The heads of what is said of the bars. */
  readonly heads?: readonly Phrase[];
  readonly bars: readonly ChartBar[];
}

export interface ChartPart {
  readonly label: Phrase;
  readonly tone?: Tone;
}

/** A bar; `parts` are set one behind the other, in the unit of `max`. */
export interface ChartBar {
  readonly label: Value;
  readonly parts: readonly number[];
  /** What the true end of the bar lies between. */
  readonly range?: readonly [low: number, high: number];
  /** What a bin is called where there is little room. */
  readonly short?: Value;
  readonly notes?: readonly Value[];
}

/**
 * A piece of a report. Rows belong to the last table opened; anything else closes it. The same items become a terminal
 * table, Markdown or CSV.
 */
export type Item =
  | { readonly kind: 'heading'; readonly text: Phrase }
  | { readonly kind: 'table'; readonly title?: Phrase; readonly columns?: readonly Phrase[] }
  | { readonly kind: 'row'; readonly cells: readonly Cell[]; readonly tone?: Tone }
  | { readonly kind: 'line'; readonly text: Phrase; readonly tone?: Tone }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'chart'; readonly chart: Chart };

/** How loud a line is: `bad` for wounds and deaths, `good` for success, `quiet` for asides. */
export type Tone = 'plain' | 'good' | 'bad' | 'quiet' | 'warning';

/** Short hand for a phrase. */
export const phrase = (t: string, slots: Readonly<Record<string, Value>> = {}): Phrase => ({ t, ...slots });

/** The name of a fighter, which only the report knows; it shows it safely. */
export const nameOf = (id: string): Phrase => ({ t: '@', id });

/** What a question or a roll is called. */
export const questionOf = (id: string): Phrase => ({ t: '@question', id });

/** What an option of a question, or a parameter, is called where it has no label of its own. */
export const optionOf = (question: string, id: string): Phrase => ({ t: '@option', question, id });
export const paramOf = (question: string, id: string): Phrase => ({ t: '@param', question, id });

/** The name of a side, by its index in the setup. */
export const sideOf = (n: number): Phrase => ({ t: '@side', n });

/** A sum from its parts; parts of 0 are left out, except the first, which names the base. */
export const sumOf = (parts: readonly Part[]): Sum => ({
  sum: parts.reduce((total, part) => total + part.n, 0),
  of: parts.filter((part, i) => i === 0 || part.n !== 0),
});
