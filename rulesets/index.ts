import type { AnyRuleset } from '../src/engine/index.js';

/** Every ruleset of the product, loaded when a fight needs it. A new ruleset is a folder and a line here. */
const registry: Readonly<Record<string, () => Promise<AnyRuleset>>> = {
  'das-system': async () => (await import('./das-system/index.js')).dasSystem,
  agone: async () => (await import('./agone/index.js')).agone,
  drachensturm: async () => (await import('./drachensturm/index.js')).drachensturm,
  htbah: async () => (await import('./htbah/index.js')).htbah,
  sargon: async () => (await import('./sargon/index.js')).sargon,
};

/** The ids of all rulesets. */
export const rulesetIds: readonly string[] = Object.keys(registry);

/** A ruleset by its id, or undefined if there is none of that id. */
export const loadRuleset = async (id: string): Promise<AnyRuleset | undefined> =>
  Object.hasOwn(registry, id) ? registry[id]!() : undefined;
