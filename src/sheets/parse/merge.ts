import { phrase } from '../../engine/index.js';
import { diagnose, type Report } from '../diagnostic.js';
import type { Entry, MapTree, Tree } from './tree.js';

/**
 * The entries of a map with those it takes over by `<<`: its own go first, then those of the bases in their order.
 * Undefined after reporting a base that is no map.
 */
export function inherit(own: readonly Entry[], merged: readonly Tree[], report: Report): readonly Entry[] | undefined {
  const bases = merged.flatMap((tree) => (tree.kind === 'list' ? tree.items : [tree]));
  const strange = bases.find((base) => base.kind !== 'map');
  if (strange) return void report(diagnose(strange.spot, phrase('sheets.merge-no-map')));
  const entries = new Map(own.map((entry) => [entry.key, entry]));
  for (const entry of bases.flatMap((base) => (base as MapTree).entries)) {
    if (!entries.has(entry.key)) entries.set(entry.key, { ...entry, inherited: true });
  }
  return [...entries.values()];
}
