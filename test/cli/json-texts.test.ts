import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonTexts } from '../../src/cli/json-texts.js';

const values = (text: string): unknown[] =>
  readJsonTexts(text).map((piece) => ('value' in piece ? piece.value : piece));

describe('readJsonTexts', () => {
  it('reads what stands one after the other, however it is spaced', () => {
    const list = fc.array(
      fc.oneof(fc.array(fc.json().map((text) => JSON.parse(text) as unknown)), fc.dictionary(fc.string(), fc.string())),
    );
    const between = fc.constantFrom('', ' ', '\n', '\r\n\t');
    fc.assert(
      fc.property(list, between, fc.constantFrom(0, 2), (all, gap, indent) => {
        expect(values(all.map((one) => JSON.stringify(one, null, indent) + gap).join(''))).toEqual(all);
      }),
      { seed: 7, numRuns: 100 },
    );
  });

  it('tells the line of each', () => {
    expect(readJsonTexts('\ufeff[1,\n2]\n\n{"a":"\\\\\\"}"}[]')).toEqual([
      { value: [1, 2], line: 1 },
      { value: { a: '\\"}' }, line: 4 },
      { value: [], line: 4 },
    ]);
  });

  it.each([
    ['[1]\nabc', [[1], { broken: 2 }]],
    ['[1', [{ broken: 1 }]],
    ['{"a": "b', [{ broken: 1 }]],
    ['[1}', [{ broken: 1 }]],
    [']', [{ broken: 1 }]],
    ['"text"', [{ broken: 1 }]],
    ['7', [{ broken: 1 }]],
    ['', []],
    [`[1]\n${'['.repeat(65)}`, [[1], { deep: 2 }]],
    [`${'{"a":'.repeat(64)}1${'}'.repeat(64)}7`, [expect.objectContaining({}), { broken: 1 }]],
  ])('ends at what is no JSON: %j', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('takes long texts without end', () => {
    expect(values(`{"a":"${'\\"'.repeat(1_000_000)}`)).toEqual([{ broken: 1 }]);
  });
});
