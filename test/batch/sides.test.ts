import { expect, it } from 'vitest';
import { sideNames } from '../../src/batch/index.js';

it.each([
  [
    ['Gefährten', 'Orks'],
    ['Gefährten', 'Orks'],
  ],
  [
    ['Orks', 'Orks'],
    ['Orks 1', 'Orks 2'],
  ],
  [
    ['Orks', 'Elfen', 'Orks'],
    ['Orks 1', 'Elfen', 'Orks 2'],
  ],
  [
    ['Orks', 'Orks 1', 'Orks'],
    ['Orks 2', 'Orks 1', 'Orks 3'],
  ],
  [
    ['B\u00e4r', 'Ba\u0308r'],
    ['B\u00e4r 1', 'B\u00e4r 2'],
  ],
])('C14: sides called %j are told apart as %j', (names, shown) => {
  expect(sideNames(names.map((name) => ({ name })))).toEqual(shown);
});
