export * from './compare.js';
export * from './data.js';
export { leaveIt, type Answering, type Plan } from './decide.js';
export * from './exchange.js';
export * from './items.js';
export { meritKeys, type MeritKey, type Merits } from './merits.js';
export * from './odds.js';
export * from './pending.js';
export { type Recipe, type Varied } from './recipes.js';
