import { foldText, kebab } from '../spelling.js';

/** Ids that mean something else: the one who decides, and what every JavaScript object has. */
const taken = ['gm', 'constructor', 'prototype'];

/**
 * The names that fighters have in a fight: those who share one are numbered in their order, so that three of `Ogrim`
 * are `Ogrim 1`, `Ogrim 2`, `Ogrim 3`. A number that somebody bears as his name already is passed over.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const clean = names.map((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim());
  const counts = new Map<string, number>();
  for (const name of clean) counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1);
  const used = new Set(clean.map(foldText).filter((name) => counts.get(name) === 1));
  return clean.map((name) => (counts.get(foldText(name)) === 1 ? name : numbered(name, used)));
}

function numbered(name: string, used: Set<string>): string {
  for (let n = 1; ; n++) {
    const candidate = `${name} ${n}`;
    if (used.has(foldText(candidate))) continue;
    used.add(foldText(candidate));
    return candidate;
  }
}

/** An id for each name: ASCII kebab-case, unique in the fight. */
export function uniqueIds(names: readonly string[]): readonly string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const stem = kebab(name) || 'fighter';
    let id = stem;
    for (let n = 2; used.has(id); n++) id = `${stem}-${n}`;
    used.add(id);
    return id;
  });
}
