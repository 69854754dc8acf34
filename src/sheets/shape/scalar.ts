import { phrase, type Phrase } from '../../engine/index.js';
import type { Scalar, ScalarTree } from '../parse/tree.js';
import { foldText, hasControls, quoted, withoutControls } from '../spelling.js';
import { isInteger, valuesOf, type Core } from './schema.js';

/** A scalar as its schema wants it, and what is wrong or odd about the way it is written. */
export interface Read {
  readonly value: Scalar;
  readonly flaw?: { readonly severity: 'error' | 'warning'; readonly message: Phrase };
}

/** Reads a scalar as its schema wants it. What fits no reading stays as it is, for the schema to refuse. */
export function readScalar(tree: ScalarTree, core: Core): Read {
  if (tree.plain && tree.value === null && !/^null$/i.test(tree.text)) return { value: null };
  switch (core.type) {
    case 'string':
    case 'template_literal':
      return readText(tree);
    case 'number':
    case 'int':
    case 'bigint':
      return readNumber(tree, isInteger(core.schema));
    case 'boolean':
      return { value: yesOrNo(tree) ?? tree.value };
    case 'enum':
    case 'literal':
      return { value: readWord(tree, valuesOf(core) ?? []) };
    default:
      return { value: tree.value };
  }
}

/** YAML would make `007` a number and `no` of YAML 1.1 a boolean; where text is wanted it stays what was written. */
function readText(tree: ScalarTree): Read {
  const { text, plain, value } = tree;
  if (value === null && text === 'null') return { value: null };
  if (hasControls(text.replace(/[\n\t]/g, ''))) {
    return { value: withoutControls(text), flaw: { severity: 'warning', message: phrase('sheets.controls') } };
  }
  const lost = plain ? /^[ \t]+(#\d\S*)/.exec(tree.spot.source.text.slice(tree.end, tree.end + 40))?.[1] : undefined;
  if (lost === undefined) return { value: text };
  const slots = { lost: quoted(lost), example: quoted(`"${text} ${lost}"`) };
  return { value: text, flaw: { severity: 'warning', message: phrase('sheets.comment-in-text', slots) } };
}

const grouped = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const decimal = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** A number; `1,5` and a real minus sign are understood, `1.200` is refused where it might mean twelve hundred. */
function readNumber({ text, value }: ScalarTree, whole: boolean): Read {
  const written = text.trim().replace(/^[\u2212\u2012-\u2014]\s?/, '-');
  if (whole && grouped.test(written)) {
    const slots = { given: quoted(text), example: written.replace(/[.,]/g, '') };
    return { value, flaw: { severity: 'error', message: phrase('sheets.grouped', slots) } };
  }
  if (typeof value === 'number' || !decimal.test(written)) return { value };
  return { value: Number(written.replace(',', '.')) };
}

const words: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['ja', 'yes', 'true', 'wahr', 'an', 'on'].map((word) => [word, true])),
  ...Object.fromEntries(['nein', 'no', 'false', 'falsch', 'aus', 'off'].map((word) => [word, false])),
};

const yesOrNo = ({ text }: ScalarTree): boolean | undefined => {
  const word = foldText(text.trim());
  return Object.hasOwn(words, word) ? words[word] : undefined;
};

/** One of some values: as it is written, else in any case, else as yes or no. */
function readWord(tree: ScalarTree, values: readonly unknown[]): Scalar {
  const { value, text } = tree;
  if (values.includes(value)) return value;
  if (values.includes(text)) return text;
  const alike = values.find((v) => typeof v === 'string' && foldText(v) === foldText(text));
  if (alike !== undefined) return alike as string;
  const answer = yesOrNo(tree);
  if (answer !== undefined && values.includes(answer)) return answer;
  return value;
}
