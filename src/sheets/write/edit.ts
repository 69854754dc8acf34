import { isAlias, isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Pair, type YAMLMap } from 'yaml';
import { phrase, type Kept, type Phrase } from '../../engine/index.js';
import { canonicalKey, type Labels } from '../shape/keys.js';

/** A text with its changes, or why it cannot be changed. */
export type Edited = { readonly text: string } | { readonly problem: Phrase };

/**
 * A YAML text with values in the places that their keys lead to, under whatever name the file has them. Every other
 * character stays as it is: comments, blank lines, the order and the form of what is written out.
 */
export function editYaml(text: string, kept: readonly Kept[], labels: Labels): Edited {
  let now = text;
  for (const one of kept) {
    const edited = editOne(now, one, labels);
    if ('problem' in edited) return edited;
    now = edited.text;
  }
  return { text: now };
}

function editOne(text: string, { path, value }: Kept, labels: Labels): Edited {
  const { contents } = parseDocument(text, { uniqueKeys: false });
  let here: Node | null = contents;
  for (const [depth, step] of path.entries()) {
    if (!isMap(here)) return { problem: phrase('write-back.no-map', { key: path.slice(0, depth).join('.') }) };
    const pair = pairOf(here, path.slice(0, depth), step, labels);
    if (!pair && inherits(here)) return { problem: phrase('write-back.inherited', { key: step }) };
    if (!pair) return { text: inserted(text, here, path.slice(depth), value, depth === 0) };
    const next = pair.value as Node | null;
    if (isEmpty(next)) return { text: spliced(text, endOfKey(text, pair), nested(path.slice(depth + 1), value)) };
    here = next;
  }
  return { text: replaced(text, here!, value) };
}

const pairOf = (map: YAMLMap, above: readonly string[], step: string, labels: Labels): Pair | undefined =>
  map.items.find(({ key }) => isScalar(key) && canonicalKey(String(key.value), [step], labels, above) === step);

const inherits = (map: YAMLMap): boolean => map.items.some(({ key }) => isScalar(key) && key.value === '<<');

const isEmpty = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.source === '' && !node.type?.startsWith('QUOTE'));

/** Behind the colon of a key without a value. */
const endOfKey = (text: string, { key }: Pair): number => text.indexOf(':', (key as Node).range![1]) + 1;

const spliced = (text: string, at: number, value: string): string => `${text.slice(0, at)} ${value}${text.slice(at)}`;

/** A value in one line. */
const inLine = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();

/** A value under keys that are missing, in one line. */
const nested = (path: readonly string[], value: unknown): string =>
  inLine(path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value));

function replaced(text: string, node: Node, value: unknown): string {
  const [start, end] = node.range!;
  const rest = isAlias(node) ? '' : (/\s*$/.exec(text.slice(start, end))?.[0] ?? '');
  const isBlock = isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0;
  const put = isBlock ? itemLines(value, '').join(eolOf(text) + indentAt(text, start)) : inLine(value);
  return text.slice(0, start) + put + rest + text.slice(end);
}

/** A new key as the last of its map: in the braces, or on lines of its own. */
function inserted(text: string, map: YAMLMap, path: readonly string[], value: unknown, isRoot: boolean): string {
  const last = map.items.at(-1);
  const end = last ? endOf(last) : map.range![0] + 1;
  if (map.flow) return `${text.slice(0, end)}${last ? ', ' : ''}${inBraces(path, value)}${text.slice(end)}`;
  // Comments at the end of a file stay with what stands above them.
  const at = isRoot ? endOfDocument(text, map) : endOfLine(text, end);
  const lead = text.slice(0, at);
  const eol = eolOf(text);
  const lines = blockLines(path, value, indentAt(text, (map.items[0]!.key as Node).range![0]));
  return `${lead}${lead.endsWith('\n') ? '' : eol}${lines.join(eol)}${eol}${text.slice(at)}`;
}

const inBraces = ([first = '', ...rest]: readonly string[], value: unknown): string =>
  `${first}: ${nested(rest, value)}`;

function blockLines([key = '', ...rest]: readonly string[], value: unknown, indent: string): string[] {
  if (rest.length > 0) return [`${indent}${key}:`, ...blockLines(rest, value, `${indent}  `)];
  if (Array.isArray(value) && value.length > 0) return [`${indent}${key}:`, ...itemLines(value, `${indent}  `)];
  return [`${indent}${key}: ${inLine(value)}`];
}

const itemLines = (items: readonly unknown[], indent: string): string[] =>
  items.map((item) => `${indent}- ${inLine(item)}`);

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

const indentAt = (text: string, at: number): string => ' '.repeat(at - (text.lastIndexOf('\n', at - 1) + 1));

const endOf = ({ key, value }: Pair): number => (value as Node | null)?.range?.[1] ?? (key as Node).range![1] + 1;

/** Before the mark `...` if the document has one, else the end of the text. */
function endOfDocument(text: string, { range }: YAMLMap): number {
  const from = range![1];
  const mark = text.slice(from).search(/^\.\.\.(?=\s|$)/m);
  return mark < 0 ? text.length : from + mark;
}

/** Behind the line end of what ends here, its comment included. */
function endOfLine(text: string, end: number): number {
  if (text[end - 1] === '\n') return end;
  const at = text.indexOf('\n', end);
  return at < 0 ? text.length : at + 1;
}
