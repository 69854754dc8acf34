import { phrase } from '../../engine/index.js';
import { withNear } from '../check/near.js';
import { diagnose, type Path, type Report } from '../diagnostic.js';
import { listTree, mapTree, type Entry, type MapTree, type Tree } from '../parse/tree.js';
import { listed } from '../read/find.js';
import { canonicalKey, namedPath, type Labels } from '../shape/keys.js';
import { quoted } from '../spelling.js';
import { addressOf, rowsOf, type Row } from './rows.js';

/** What laying house rules over a table needs to know. */
export interface Overriding {
  readonly labels: Labels;
  readonly report: Report;
  /** Takes in the paths of all values that were replaced. */
  readonly changed: (path: string) => void;
}

/** Where a value lies: as the house rules address it, and in the table itself, which says what its keys are called. */
interface At {
  readonly address: Path;
  readonly path: Path;
}

/**
 * A table with the values that house rules give in their place. Keys lead down as in the table; a row is addressed
 * from anywhere above it by its id, provided that only one row has it. Lists are replaced as a whole. A row that has a
 * `value` takes a bare value for it. The replaced values stand in the house-rules file, so that messages lead there.
 */
export const overrideTable = (name: string, base: Tree, patch: Tree, over: Overriding): Tree =>
  override(base, patch, over, { address: ['tables', name], path: [] });

function override(base: Tree, patch: Tree, over: Overriding, at: At): Tree {
  if (patch.kind !== 'map' || base.kind === 'scalar') return replace(base, patch, over, at);
  return patch.entries.reduce<Tree>((tree, entry) => overrideEntry(tree, entry, over, at), base);
}

function replace(base: Tree, patch: Tree, over: Overriding, at: At): Tree {
  const valued = base.kind === 'map' && patch.kind !== 'map' && base.entries.find(({ key }) => key === 'value');
  if (valued) return overrideEntry(base, { ...valued, spot: patch.spot, value: patch }, over, at);
  over.changed(at.address.join('.'));
  return patch;
}

function overrideEntry(base: Tree, entry: Entry, over: Overriding, at: At): Tree {
  const own = base.kind === 'map' ? ownKey(base, entry.key, over.labels, at.path) : undefined;
  if (own !== undefined) return descend(base, [own], { ...entry, key: own }, over, at);
  const hits = rowsOf(base).filter(({ address }) => address === entry.key);
  if (hits.length === 1) return descend(base, hits[0]!.path, entry, over, at);
  if (hits.length === 0 && isRow(base, at.path)) return addField(base, entry, over, at);
  over.report(hits.length > 1 ? ambiguous(entry, hits, at) : unknownRow(entry, base, over, at));
  return base;
}

/** Whether a place below the table itself is one row, which may have fields that it leaves out. */
const isRow = (base: Tree, path: Path): base is MapTree =>
  base.kind === 'map' && path.length > 0 && (addressOf(base) !== undefined || rowsOf(base).length === 0);

function ownKey(base: MapTree, key: string, labels: Labels, path: Path): string | undefined {
  const keys = base.entries.map((entry) => entry.key);
  return canonicalKey(key, keys, labels, path);
}

/** The base with the value at the end of a way down overridden. */
function descend(base: Tree, way: Path, entry: Entry, over: Overriding, at: At): Tree {
  const inside = { address: [...at.address, entry.key], path: [...at.path, ...way] };
  const put = (tree: Tree, [step, ...rest]: Path): Tree => {
    if (step === undefined) return override(tree, entry.value, over, inside);
    if (tree.kind === 'scalar') return tree;
    if (tree.kind === 'list') {
      return listTree(
        tree.spot,
        tree.items.map((item, i) => (i === step ? put(item, rest) : item)),
      );
    }
    const entries = tree.entries.map((old) =>
      old.key === step ? { ...old, value: put(old.value, rest), spot: rest.length === 0 ? entry.spot : old.spot } : old,
    );
    return mapTree(tree.spot, entries);
  };
  return put(base, way);
}

/** A field that the row leaves out; whether there is one of that name the table's schema says. */
function addField(base: MapTree, entry: Entry, over: Overriding, at: At): Tree {
  over.changed([...at.address, entry.key].join('.'));
  return mapTree(base.spot, [...base.entries, entry]);
}

function unknownRow(entry: Entry, base: Tree, { labels }: Overriding, { address }: At) {
  const known = addressesIn(base);
  const slots = { given: quoted(entry.key), where: namedPath(labels, address), known: listed(known) };
  const message = withNear(phrase('sheets.unknown-row', slots), entry.key, known);
  return diagnose(entry.spot, message, 'error', [...address, entry.key]);
}

/** What can be addressed in a table: its rows, then single values, then groups of rows. */
function addressesIn(base: Tree): readonly string[] {
  const all = rowsOf(base);
  const rows = all.filter(({ kind }) => kind === 'row');
  const isInRow = (path: Path) => rows.some((row) => row.path.every((step, i) => path[i] === step));
  const groups = all.filter(({ kind, path }) => kind === 'group' && !isInRow(path));
  const single = base.kind === 'map' ? base.entries.filter(({ value }) => value.kind === 'scalar') : [];
  const names = [...rows.map(addressIn), ...single.map(({ key }) => key), ...groups.map(addressIn)];
  return [...new Set(names)].filter((name) => name !== 'version');
}

const addressIn = ({ address }: Row): string => address;

function ambiguous(entry: Entry, hits: readonly Row[], { address }: At) {
  const ways = hits.map(({ path }) => path.filter((step) => typeof step === 'string').join('.'));
  const slots = { given: quoted(entry.key), known: [...new Set(ways)] };
  return diagnose(entry.spot, phrase('sheets.ambiguous-row', slots), 'error', [...address, entry.key]);
}
