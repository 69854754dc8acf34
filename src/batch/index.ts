export * from './items.js';
export * from './runner.js';
export * from './summary.js';
export * from './wilson.js';
