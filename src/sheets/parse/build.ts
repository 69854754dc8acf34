import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar as YamlScalar, type YAMLMap } from 'yaml';
import { phrase } from '../../engine/index.js';
import { diagnose, type Report, type Source, type Spot } from '../diagnostic.js';
import { quoted } from '../spelling.js';
import { inherit } from './merge.js';
import { listTree, mapTree, type Entry, type Scalar, type ScalarTree, type Tree } from './tree.js';

/** Deeper than any file of this product goes. */
export const DEPTH_LIMIT = 50;

/** Values in one file, those behind aliases counted every time they are used. */
export const VALUE_LIMIT = 50_000;

interface Building {
  readonly source: Source;
  readonly report: Report;
  /** Finished anchors by name; one that is still being built is `undefined`. */
  readonly anchors: Map<string, Tree | undefined>;
}

/** The tree of a parsed document, or undefined after reporting that it is too deep or too large. */
export function buildTree(source: Source, node: Node, report: Report): Tree | undefined {
  const tree = build({ source, report, anchors: new Map() }, node, 0);
  if (tree && tree.size <= VALUE_LIMIT) return tree;
  if (tree) report(diagnose(tree.spot, phrase('sheets.too-many', { limit: VALUE_LIMIT })));
  return undefined;
}

/** Undefined after reporting that the value cannot stand. */
function build(building: Building, node: Node | null | undefined, depth: number): Tree | undefined {
  const spot = spotOf(building, node);
  if (depth > DEPTH_LIMIT) return void building.report(diagnose(spot, phrase('sheets.too-deep')));
  if (isAlias(node)) return resolve(building, node.source, spot);
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
  if (anchor !== undefined) building.anchors.set(anchor, undefined);
  const tree = buildContent(building, node, spot, depth);
  if (anchor !== undefined) building.anchors.set(anchor, tree);
  return tree;
}

const spotOf = ({ source }: Building, node: Node | null | undefined): Spot => ({ source, at: node?.range?.[0] ?? 0 });

function resolve({ anchors, report }: Building, name: string, spot: Spot): Tree | undefined {
  const tree = anchors.get(name);
  if (tree) return tree;
  const t = anchors.has(name) ? 'sheets.alias-in-itself' : 'sheets.alias-unknown';
  return void report(diagnose(spot, phrase(t, { given: quoted(name) })));
}

function buildContent(building: Building, node: Node | null | undefined, spot: Spot, depth: number): Tree | undefined {
  if (isMap(node)) return buildMap(building, node, spot, depth);
  if (isSeq(node)) {
    const items = node.items.map((item) => build(building, item as Node, depth + 1));
    return items.every((item) => item !== undefined) ? listTree(spot, items) : undefined;
  }
  return isScalar(node) ? buildScalar(node, spot) : nothing(spot);
}

const nothing = (spot: Spot): ScalarTree => ({
  kind: 'scalar',
  spot,
  size: 1,
  value: null,
  text: '',
  plain: true,
  end: spot.at,
});

function buildScalar(node: YamlScalar, spot: Spot): ScalarTree {
  const value = scalarOf(node.value);
  const plain = node.type === 'PLAIN' && node.tag === undefined;
  const text = typeof value === 'string' ? value : (node.source ?? String(value ?? ''));
  return { kind: 'scalar', spot, size: 1, value, text: text.normalize('NFC'), plain, end: node.range?.[1] ?? spot.at };
}

function scalarOf(value: unknown): Scalar {
  if (typeof value === 'string') return value.normalize('NFC');
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Names that JavaScript objects have of themselves; a sheet has no use for them. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

function buildMap(building: Building, node: YAMLMap, spot: Spot, depth: number): Tree | undefined {
  const own = new Map<string, Entry>();
  const bases: Tree[] = [];
  let whole = true;
  for (const pair of node.items) {
    const key = keyOf(building, pair.key as Node | null);
    const value = pair.value ? build(building, pair.value as Node, depth + 1) : key && nothing(key.spot);
    if (key && value && key.merges) bases.push(value);
    else if (key && value && isFree(building, own, key)) own.set(key.text, entryFor(key, value));
    else whole = false;
  }
  const entries = inherit([...own.values()], bases, building.report);
  return whole && entries ? mapTree(spot, entries) : undefined;
}

interface Key {
  readonly text: string;
  readonly spot: Spot;
  readonly merges: boolean;
}

/** The key of an entry as text, or undefined after reporting that it cannot be one. */
function keyOf(building: Building, node: Node | null): Key | undefined {
  const spot = spotOf(building, node);
  const tree = isAlias(node)
    ? resolve(building, node.source, spot)
    : isScalar(node)
      ? buildScalar(node, spot)
      : undefined;
  if (isScalar(node) && node.anchor !== undefined) building.anchors.set(node.anchor, tree);
  if (tree?.kind !== 'scalar') return void building.report(diagnose(spot, phrase('sheets.key-is-no-text')));
  const { text } = tree;
  if (dangerous.has(text)) return void building.report(diagnose(spot, phrase('sheets.key-forbidden', { given: text })));
  const merges = text === '<<' && tree.plain;
  if (text === '<<' && !merges) return void building.report(diagnose(spot, phrase('sheets.merge-quoted')));
  return { text, spot, merges };
}

const entryFor = ({ text, spot }: Key, value: Tree): Entry => ({ key: text, spot, value, inherited: false });

/** Reports a key that its map has already. */
function isFree({ report }: Building, own: ReadonlyMap<string, Entry>, { text, spot }: Key): boolean {
  const first = own.get(text);
  if (first) report(duplicate(first, text, spot));
  return !first;
}

/** The message about a key that stands twice, with both lines. */
export const duplicate = (first: Entry, key: string, spot: Spot) =>
  diagnose(spot, phrase('sheets.duplicate', { key: quoted(key), line: lineOf(first.spot) }));

const lineOf = ({ source, at }: Spot): number => source.text.slice(0, at).split('\n').length;
