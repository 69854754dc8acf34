import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import type { Lang } from '../i18n/index.js';

/** What fills a slot: `text` as shown, `raw` as plural and select branch on it. */
export interface Slot {
  readonly text: string;
  readonly raw: string | number;
}

/** A message with its slots filled in. */
export type Message = (slot: (name: string) => Slot | undefined) => string;

/** A piece of a parsed message; only what is looked at here. */
interface Piece {
  type: number;
  value?: string;
  style?: unknown;
  offset?: number;
  options?: Record<string, { value: Piece[] }>;
}

const ARGUMENT = 1;
const NUMBER = 2;
const POUND = 7;

/**
 * Makes an ICU message ready. Where a slot is shown, its `text` is taken, so that numbers, sums and names look the same
 * everywhere; where a branch depends on it, its `raw` value. A malformed message gives undefined.
 */
export function compile(text: string, lang: Lang): Message | undefined {
  if (!/[{}']/.test(text)) return () => text;
  try {
    const format = new IntlMessageFormat(text, lang, forms, { ignoreTag: true, formatters });
    const names = new Set<string>();
    showTexts(format.getAst() as unknown as Piece[], names);
    return (slot) => String(format.format(valuesOf(names, slot)));
  } catch {
    return undefined;
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** `{most, number, grouped}`: a large number that nobody calculates with. */
const forms = { number: { grouped: { useGrouping: true } } };

/** Other numbers with a form of their own, such as `{mean, number, ::.00}`, are ungrouped and have a real minus sign as well. */
const formatters: Formatters = {
  getNumberFormat(lang, options) {
    const key = `${String(lang)}${JSON.stringify(options)}`;
    const made = numberFormats.get(key) ?? ungrouped(String(lang), options as Intl.NumberFormatOptions | undefined);
    numberFormats.set(key, made);
    return made;
  },
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

function ungrouped(lang: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const format = new Intl.NumberFormat(lang, { useGrouping: false, ...options });
  // Messages ask of it nothing but `format`.
  return { format: (n: number) => format.format(n).replace('-', '−') } as unknown as Intl.NumberFormat;
}

const shown = (name: string): string => `shown ${name}`;

/** Lets every place that shows a slot ask for its text, and notes the names of all slots. */
function showTexts(pieces: Piece[], names: Set<string>, counted?: Piece): void {
  for (const piece of pieces) {
    if (piece.type === 0) continue;
    const name = piece.type === POUND ? counted?.value : piece.value;
    if (name === undefined) continue;
    names.add(name);
    for (const option of Object.values(piece.options ?? {}))
      showTexts(option.value, names, 'offset' in piece ? piece : counted);
    if (
      piece.type === ARGUMENT ||
      (piece.type === NUMBER && !piece.style) ||
      (piece.type === POUND && !counted?.offset)
    ) {
      Object.assign(piece, { type: ARGUMENT, value: shown(name) });
    }
  }
}

function valuesOf(
  names: ReadonlySet<string>,
  slot: (name: string) => Slot | undefined,
): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const name of names) {
    const { text, raw } = slot(name) ?? { text: `‹${name}›`, raw: '' };
    values[name] = raw;
    values[shown(name)] = text;
  }
  return values;
}

/** The names of the slots of a message; undefined if it is malformed. */
export function slotsOf(text: string, lang: Lang): readonly string[] | undefined {
  const asked = new Set<string>();
  const message = compile(text, lang);
  message?.((name) => void asked.add(name));
  return message && [...asked].sort();
}
