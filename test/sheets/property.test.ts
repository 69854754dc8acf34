import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/sheets/index.js';
import { toyShelf } from '../toy/shelf.js';
import { loadAny, speaker } from './say.js';

const say = await speaker('de');
const fixed = { seed: 7, numRuns: 250 };

/** A file of any content gives a value or errors with places inside of it, told in words. */
async function holds(content: string | Uint8Array): Promise<void> {
  const result = await loadAny(
    toyShelf({ 'x.yaml': content, 'ork.yaml': 'name: Ork\nruleset: toy\nskill: 3\n' }),
    'x.yaml',
  );
  const errors = result.diagnostics.filter((d: Diagnostic) => d.severity === 'error');
  expect(errors.length > 0).toBe(!result.ok);
  for (const d of result.diagnostics) expect(Math.min(d.line, d.column)).toBeGreaterThanOrEqual(1);
  for (const line of say(result.diagnostics))
    expect(line).not.toMatch(/‹|undefined|NaN|\[object|Invalid|expected|[\x00-\x1f\x7f-\x9f]/);
}

const words = [
  'name',
  'ruleset',
  'toy',
  'skill',
  'hearts',
  'weapon',
  'Waffe',
  'talents',
  'scars',
  'sides',
  'members',
  'sheet',
  'ork.yaml',
];
const more = [
  'tables',
  'weapons',
  'axe',
  'damage',
  'options',
  'ties',
  'start',
  'first',
  'answers',
  'tactics',
  'constants',
  'perHeart',
];
const signs = [
  ': ',
  ':',
  '\n',
  '\n  ',
  '\n    ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  ', ',
  '"',
  "'",
  '&a ',
  '*a',
  '<<: ',
  '#',
  ' #3',
  '!t ',
  '|\n',
  '? ',
];
const values = [
  '1',
  '1,5',
  '−3',
  '1.000',
  'null',
  '~',
  'Null',
  '007',
  '1e3',
  '.nan',
  'ja',
  '\t',
  '\r',
  '\uFEFF',
  '%YAML 1.1\n',
  '---\n',
  '__proto__',
];
const piece = fc.oneof(fc.constantFrom(...words, ...more), fc.constantFrom(...signs), fc.constantFrom(...values));

/** Any value that a key may have, as the YAML library would write it in flow style. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('toy', 'axe', 1, -1, 3.5, null, true, '', 'ork.yaml'),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  map: fc.dictionary(fc.constantFrom(...words, ...more), tie('value'), { maxKeys: 6 }),
}));

describe('whatever a file holds, nothing is thrown', () => {
  it('pieces of YAML in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), (pieces) => holds(pieces.join(''))),
      fixed,
    );
  });

  it('pieces of YAML under a good head', async () => {
    const text = (pieces: string[]) => `name: Ork\nruleset: toy\nskill: 3\n${pieces.join('')}`;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), (pieces) => holds(text(pieces))),
      fixed,
    );
  });

  it('good YAML of the wrong shape', async () => {
    await fc.assert(
      fc.asyncProperty(json.map, (map) => holds(JSON.stringify({ ...(map as object), ruleset: 'toy' }))),
      fixed,
    );
  });

  it('any text', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), holds), fixed);
  });

  it('any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), holds), fixed);
  });
});
