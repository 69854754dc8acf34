import { closest, distance } from 'fastest-levenshtein';
import { phrase, type Option, type Param, type ParamValue, type Value } from '../engine/index.js';
import { fold, type Named } from './typed-names.js';

/** What questions, options, parameters and values are called where the answer was typed. */
export interface Words {
  question(id: string): string;
  option(question: string, option: Option): string;
  param(question: string, param: Param): string;
  value(param: Param, value: ParamValue): string;
}

/** The names by which something may be called. */
export const namesOf = (id: string, label: string): readonly string[] => [...new Set([fold(id), fold(label)])];

/** The nearest spelling as a hint, if it is near enough to be meant. */
export function hint<T>(given: string, known: readonly Named<T>[], labelOf: (of: T) => string): Value {
  const names = known.flatMap((one) => one.names.map((name) => ({ name, of: one.of })));
  if (given === '' || names.length === 0) return '';
  const best = closest(
    given.slice(0, 100),
    names.map(({ name }) => name),
  );
  const near = names.find(({ name }) => name === best);
  const enough = best.length > 2 && distance(given.slice(0, 100), best) <= Math.max(1, Math.floor(best.length / 3));
  return near && enough ? phrase('typed.near', { near: labelOf(near.of) }) : '';
}
