export * from './add.js';
export * from './amounts.js';
export * from './counter.js';
export * from './items.js';
export * from './runner.js';
export * from './sides.js';
export * from './summary.js';
export * from './wilson.js';
