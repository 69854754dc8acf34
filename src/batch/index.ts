export * from './items.js';
export * from './merge.js';
export * from './result.js';
export * from './runner.js';
export * from './summary.js';
export * from './wilson.js';
