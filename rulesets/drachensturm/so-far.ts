import { phrase, type Item } from '../../src/engine/index.js';
import { rowOf } from './describe.js';
import type { Fight } from './state.js';

/** What the running exchange has come to so far, for whoever is asked in the midst of it; the whole is told at its end. */
export const soFar = ({ log = [] }: Fight): readonly Item[] =>
  log.length === 0 ? [] : [{ kind: 'table', title: phrase('fact.so-far') }, ...log.map(rowOf)];
