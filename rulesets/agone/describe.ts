import type { Event, Item } from '../../src/engine/index.js';
export const describe = (_event: Event): readonly Item[] => [];
