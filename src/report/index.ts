export * from './wording.js';
export { ascii, visible } from './visible.js';
export { type Screen, type Look, paint } from './screen.js';
export { widthOf, wrap } from './width.js';
export { render } from './render.js';
