import { describe, expect, it } from 'vitest';
import type { Chart, Item, Phrase } from '../../src/engine/index.js';
import { csvFields, markdown, render } from '../../src/report/index.js';
import { sampleWording } from './sample.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const wording = sampleWording();

const draw = (chart: Partial<Chart>, width = 60, ascii = false): string[] => {
  const item: Item = { kind: 'chart', chart: { form: 'bars', max: 100, bars: [], ...chart } };
  return render([item], wording, { width, color: false, ascii }).map((line) => line.trimEnd());
};

const plain = (parts: readonly number[]) => parts.map((n, i) => ({ label: 'abc'[i]!, parts: [n] }));

describe('a chart on a terminal', () => {
  it('draws bars to an eighth of a character, and whatever is more than nothing', () => {
    // 28 characters at most: a half is 14, an eighth of one character is 100 / 28 / 8 = 0.45.
    expect(draw({ bars: plain([100, 50, 0]) })).toEqual([`a  ${'█'.repeat(28)}`, `b  ${'█'.repeat(14)}`, 'c']);
    expect(draw({ bars: plain([0.01, 0.9, 5]) })).toEqual(['a  ▏', 'b  ▎', 'c  █▍']);
    expect(draw({ bars: plain([100, 5, 0.01]) }, 60, true)).toEqual([`a  ${'#'.repeat(28)}`, 'b  #', 'c  .']);
  });

  it('draws an interval: certain, likely, possible', () => {
    const bars = [{ label: 'a', parts: [50], range: [25, 75] as const }];
    expect(draw({ bars })).toEqual(['a  ███████▓▓▓▓▓▓▓░░░░░░░']);
    expect(draw({ bars }, 60, true)).toEqual(['a  #######=======-------']);
  });

  it('draws parts one behind the other with their meaning above, always to the full length', () => {
    const parts = ['x', 'y', 'z'].map((text) => ({ label: word(text) }));
    expect(draw({ parts, max: 3, bars: [{ label: 'a', parts: [1, 1, 1] }] })).toEqual([
      '█ x  ▓ y  ▒ z',
      'a  █████████▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒',
    ]);
  });

  it('stacks where there is no room beside the words', () => {
    const bars = [{ label: 'Sieg: die Gefährten', parts: [50], notes: ['50 %', '10–90', 3] }];
    const heads = [word('Anteil'), word('Bereich'), word('Kämpfe')];
    expect(draw({ title: word('Ausgang'), heads, bars }, 40)).toEqual([
      'Ausgang',
      'Sieg: die Gefährten                 50 %',
      `  ${'█'.repeat(14)}`,
      '  Bereich 10–90 · Kämpfe 3',
    ]);
  });
});

describe('a chart elsewhere', () => {
  const chart: Chart = {
    title: word('Ausgang'),
    form: 'bars',
    max: 100,
    heads: [word('Anteil')],
    bars: [{ label: 'a', parts: [50], range: [25, 75], notes: ['50 %'] }],
  };

  it('is a table with drawn bars in Markdown', () => {
    expect(markdown([{ kind: 'chart', chart }], wording)).toBe(`**Ausgang**

|  |  | Anteil |
| --- | --- | --: |
| a | ███████▓▓▓▓▓▓▓░░░░░░░ | 50 % |
`);
  });

  it('is its numbers in CSV', () => {
    expect(csvFields([{ kind: 'chart', chart }], wording)).toEqual([
      ['Ausgang'],
      ['', '', '', '', 'Anteil'],
      ['a', 50, 25, 75, '50 %'],
    ]);
  });
});
