export { command } from './roll.js';
