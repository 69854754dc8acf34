import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { Cell, Item, Phrase } from '../../src/engine/index.js';
import { render, type Screen } from '../../src/report/index.js';
import { exchange, sampleWording } from './sample.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const row = (...cells: Cell[]): Item => ({ kind: 'row', cells });
const screen = (width: number, over: Partial<Screen> = {}): Screen => ({ width, color: false, ascii: false, ...over });
const shown = (items: readonly Item[], width = 80, over: Partial<Screen> = {}): string[] =>
  render(items, sampleWording({ ascii: over.ascii ?? false }), screen(width, over)).map((line) => line.trimEnd());

const weapons: readonly Item[] = [
  { kind: 'table', title: word('Waffen'), columns: ['Name', 'Maß', 'Bemerkung'].map(word) },
  row(word('Axt'), -3, word('schwer zu führen')),
  row(word('Langes Schwert'), 12, ''),
];

describe('a table', () => {
  it('has a head over a rule and numbers flush right', () => {
    expect(shown(weapons)).toEqual([
      'Waffen',
      'Name            Maß  Bemerkung',
      '─'.repeat(14 + 2 + 3 + 2 + 16),
      'Axt              −3  schwer zu führen',
      'Langes Schwert   12',
    ]);
  });

  it('breaks long cells between words where it is narrow', () => {
    expect(shown(weapons, 35)).toEqual([
      'Waffen',
      'Name            Maß  Bemerkung',
      '─'.repeat(35),
      'Axt              −3  schwer zu',
      '                     führen',
      'Langes Schwert   12',
    ]);
  });

  it('shows each row as a block where it is too narrow', () => {
    expect(shown(weapons, 20)).toEqual([
      'Waffen',
      'Axt',
      '  Maß −3 · Bemerkung',
      '  schwer zu führen',
      'Langes Schwert',
      '  Maß 12',
    ]);
  });

  it('keeps the label of a first column of numbers in such blocks', () => {
    const values: Item[] = [{ kind: 'table', columns: ['MU', 'KK', 'GE'].map(word) }, row(1100, 1200, 900)];
    expect(shown(values, 12)).toEqual(['MU 1100 ·', 'KK 1200 ·', 'GE 900']);
  });

  it('needs neither title nor head, and stacks a list in a cell', () => {
    expect(shown([row('GZ', { bar: 640, max: 1300 }), row('Liste', ['eins', 'zwei'])])).toEqual([
      'GZ     █████░░░░░  640/1300',
      'Liste  eins',
      '       zwei',
    ]);
  });

  it('tells the tone of a row by a sign before its last cell', () => {
    const item = { kind: 'row', cells: ['Parade', 1200, 'gehalten'], tone: 'good' } as Item;
    expect(shown([item])).toEqual(['Parade  1200  ✓ gehalten']);
  });

  it('puts three columns without a head into two where it is narrow', () => {
    expect(shown([row('Attacke', '1321 = 900 + 421', 'trifft den rechten Arm')], 36)).toEqual([
      'Attacke  1321 = 900 + 421',
      '         trifft den rechten Arm',
    ]);
  });

  it('is drawn in 7-bit characters on demand', () => {
    const text = shown([...weapons, row('Rüstung', 1, { bar: 1, max: 2 })], 80, { ascii: true }).join('\n');
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    expect(text).toContain('#####.....');
    expect(text).toContain('----');
  });
});

const names = [
  '侍',
  '⚔️ Ork',
  '👨‍👩‍👧 Familie',
  '🇩🇪',
  'Ba\u0308rbel',
  'x\u001b[31my',
  '  ',
  'ein sehr langer Name ohne Ende',
  '𝔒𝔯𝔨',
  'ﾞ한글',
];

describe('the width of a table', () => {
  it.each(names)('E7: %j does not shift it, in any width', (name) => {
    for (const width of [6, 10, 24, 40, 80]) {
      const lines = render(
        [{ kind: 'table', columns: [word('N'), word('Zahl')] }, row(name, 12), row('x', name)],
        sampleWording(),
        screen(width),
      );
      expect(new Set(lines.map((line) => stringWidth(line))).size, `${width}`).toBe(1);
    }
  });

  const cell = fc.oneof(
    fc.constantFrom(...names),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.integer(),
    fc.record({ bar: fc.integer({ min: -5, max: 2000 }), max: fc.integer({ min: 0, max: 2000 }) }),
    fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 3 }),
  );
  const table = fc.record({
    head: fc.boolean(),
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
    width: fc.integer({ min: 30, max: 120 }),
    color: fc.boolean(),
  });

  it('E7: is the same in all lines and never above that of the screen', () => {
    fc.assert(
      fc.property(table, ({ head, rows, width, color }) => {
        const count = Math.max(...rows.map((cells) => cells.length));
        const columns = Array.from({ length: count }, (_, i) => word(`Spalte ${i}`));
        const items: Item[] = [{ kind: 'table', ...(head && { columns }) }, ...rows.map((cells) => row(...cells))];
        const widths = new Set(
          render(items, sampleWording(), screen(width, { color })).map((line) => stringWidth(line)),
        );
        return widths.size === 1 && Math.max(...widths) <= width;
      }),
      { seed: 9, numRuns: 150 },
    );
  });
});

describe('bars', () => {
  it.each([
    [0, 10, '░░░░░░░░░░  0/10'],
    [10, 10, '██████████ 10/10'],
    [1, 1300, '█░░░░░░░░░    1/1300'],
    [1299, 1300, '█████████░ 1299/1300'],
    [-20, 1300, '░░░░░░░░░░  −20/1300'],
    [20, 10, '██████████ 20/10'],
    [0, 0, '░░░░░░░░░░ 0/0'],
  ])('%d of %d', (bar, max, text) => {
    expect(shown([row({ bar, max })])).toEqual([text]);
  });

  it('shows a share of 1 without numbers', () => {
    expect(shown([row({ bar: 0.5, max: 1 })])).toEqual(['█████░░░░░']);
  });
});

describe('lines, headings and figures', () => {
  it('tells the tone of a line by its sign, and hangs what goes on', () => {
    const items: Item[] = [
      { kind: 'line', text: word('eins'), tone: 'good' },
      { kind: 'line', text: word('zwei drei vier fünf'), tone: 'bad' },
      { kind: 'line', text: word('sechs'), tone: 'warning' },
    ];
    expect(shown(items, 12)).toEqual(['✓ eins', '✗ zwei drei', '  vier fünf', '! sechs']);
  });

  it('gives a heading air and a rule', () => {
    const items: Item[] = [
      { kind: 'line', text: word('a') },
      { kind: 'heading', text: word('Sekunde 3') },
      { kind: 'line', text: word('b') },
    ];
    expect(shown(items, 20)).toEqual(['a', '', '── Sekunde 3 ───────', 'b']);
  });

  it('lets a long heading go on below', () => {
    expect(shown([{ kind: 'heading', text: word('Sekunde 3 Thorndal') }], 20)).toEqual([
      '── Sekunde 3',
      '   Thorndal ────────',
    ]);
  });

  it('puts marks into the places of a figure without moving the rest', () => {
    const lines = ['({head})', '|{torso}|', '{a}    |'];
    const marks = { head: { text: '2', level: 1 }, torso: { text: '', level: 0 }, a: { text: '12,3', level: 3 } };
    expect(shown([{ kind: 'figure', figure: { lines, marks } }])).toEqual(['(2!    )', '|       |', '12,3!!!|']);
  });

  it('moves a figure to the edge where it is narrow, and leaves out one that has no room', () => {
    const figure = {
      lines: ['    |', '   {a}---{b}'],
      marks: { a: { text: 'x', level: 2 }, b: { text: 'SN6', level: 3 } },
    };
    const items: Item[] = [
      { kind: 'figure', figure },
      { kind: 'line', text: word('Ende') },
    ];
    expect(shown(items, 15)).toEqual(['    |', '   x!!---SN6!!!', '', 'Ende']);
    expect(shown(items, 12)).toEqual([' |', 'x!!---SN6!!!', '', 'Ende']);
    expect(shown(items, 11)).toEqual(['Ende']);
    expect(render(items, sampleWording(), screen(12, { color: true }))[1]).toContain('x!!');
  });
});

describe('colours', () => {
  const items: Item[] = [...exchange, ...weapons];

  it('are absent unless they are wanted', () => {
    expect(render(items, sampleWording(), screen(80)).join('')).not.toContain('\u001b');
    expect(render(items, sampleWording(), screen(80, { color: true })).join('')).toContain('\u001b[31m');
  });

  it('change nothing but the colour', () => {
    const bare = render(items, sampleWording(), screen(80, { color: true })).map((line) =>
      line.replace(/\u001b\[\d+m/g, ''),
    );
    expect(bare).toEqual(render(items, sampleWording(), screen(80)));
  });
});
