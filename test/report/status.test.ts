import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { Cell, Phrase, Status } from '../../src/engine/index.js';
import { csvFields, markdown, renderStatus, statusItems } from '../../src/report/index.js';
import { sampleWording, status } from './sample.js';

const plain = { color: false, ascii: false };
const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const shown = (of: Status, width: number): string[] =>
  renderStatus(of, sampleWording({ catalogue: { 'status.name': 'Name' } }), { ...plain, width }).map((l) =>
    l.trimEnd(),
  );

const small: Status = {
  columns: [
    { id: 'gz', label: word('GZ'), weight: 1 },
    { id: 'ab', label: word('AB'), weight: 2 },
    { id: 'weapon', label: word('Waffe'), weight: 3 },
    { id: 'nothing', label: word('Nichts'), weight: 1 },
  ],
  rows: [
    { who: 'gegner', out: false, cells: { gz: 900, ab: 1415, weapon: word('Axt und Schild'), nothing: [] } },
    { who: 'thorndal', out: true, cells: { gz: 0, weapon: '', nothing: '–' } },
  ],
};

describe('the table of all fighters', () => {
  it('names the fighters, leaves empty columns out and marks who is out', () => {
    expect(shown(small, 60)).toEqual([
      '  Name       GZ    AB  Waffe',
      '─'.repeat(10 + 2 + 3 + 2 + 4 + 2 + 14),
      '  Gegner    900  1415  Axt und Schild',
      '✗ Thorndal    0',
    ]);
  });

  it('heads the lines of a fighter with his name, whichever column comes first', () => {
    const named: Status = {
      columns: [
        { id: 'ini', label: word('INI'), weight: 1 },
        { id: 'name', label: word('Name'), weight: 1 },
        { id: 'text', label: word('Text'), weight: 1 },
      ],
      rows: [
        { who: 'gegner', out: false, cells: { ini: 21, name: { t: '@', id: 'gegner' }, text: word('unverwundbar') } },
      ],
    };
    expect(shown(named, 20).slice(0, 2)).toEqual(['Gegner', '    INI 21 · Text']);
  });

  it('moves the heaviest columns below the fighter where it is narrow', () => {
    expect(shown(small, 30)).toEqual([
      '  Name       GZ  AB',
      '─'.repeat(30),
      '  Gegner    900  1415',
      '    Waffe Axt und Schild',
      '✗ Thorndal    0',
    ]);
  });

  it('moves the next ones too where it is narrower', () => {
    expect(shown(small, 20)).toEqual([
      '  Name      GZ',
      '─'.repeat(20),
      '  Gegner    900',
      '    AB 1415 · Waffe',
      '    Axt und Schild',
      '✗ Thorndal  0',
    ]);
  });

  it('stacks everything where not even the lightest columns fit', () => {
    const wide: Status = { ...small, columns: small.columns.map((column) => ({ ...column, weight: 1 as const })) };
    expect(shown(wide, 18)).toEqual([
      '  Gegner',
      '    GZ 900 ·',
      '    AB 1415 ·',
      '    Waffe Axt und',
      '    Schild',
      '✗ Thorndal',
      '    GZ 0',
    ]);
  });

  it('keeps the name column of a ruleset', () => {
    expect(shown(status, 80)[0]).toMatch(/^ {2}Name {6}Rolle/);
    expect(shown(status, 80).join('\n')).not.toContain('Rüstungsschäden');
  });

  it('shows every value on every screen', () => {
    for (const width of [200, 120, 80, 60, 40]) {
      const text = shown(status, width).join(' ').replace(/\s+/g, ' ');
      for (const value of [
        '640/1300',
        '1165 (1415 − Wunde 150 − Schmerz 100)',
        'Langschwert, Schild',
        '侍 Mika',
        '7 Kopf',
      ]) {
        expect(text, `${width}`).toContain(value);
      }
    }
  });

  it('dims who is out, and says it without colour too', () => {
    const lines = renderStatus(small, sampleWording(), { ...plain, width: 60, color: true });
    expect(lines[3]).toContain('\u001b[2m✗ Thorndal');
  });

  it('has lines of one width that fit the screen', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.integer(),
      fc.constant<Cell>({ bar: 3, max: 1300 }),
      fc.constant(''),
    );
    const weight = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
    const rows = fc.array(fc.tuple(fc.array(cell, { minLength: 5, maxLength: 5 }), fc.boolean()), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 5, maxLength: 5 }),
        rows,
        fc.integer({ min: 24, max: 130 }),
        (weights, of, width) => {
          const columns = weights.map((w, i) => ({ id: `${i}`, label: word(`Spalte ${i}`), weight: w }));
          const filled = of.map(([cells, out], i) => ({
            who: `k${i}`,
            out,
            cells: Object.fromEntries(cells.map((c, nth) => [`${nth}`, c])),
          }));
          const lines = renderStatus({ columns, rows: filled }, sampleWording(), { ...plain, width });
          const widths = new Set(lines.map((line) => stringWidth(line)));
          return widths.size === 1 && Math.max(...widths) <= width;
        },
      ),
      { seed: 11, numRuns: 100 },
    );
  });

  it('is a table for the formats without a width', () => {
    const wording = sampleWording({ catalogue: { 'status.name': 'Name' } });
    expect(csvFields(statusItems(small), wording)).toEqual([
      ['Name', 'GZ', 'AB', 'Waffe'],
      ['Gegner', 900, 1415, 'Axt und Schild'],
      ['Thorndal', 0, '', ''],
    ]);
    expect(markdown(statusItems(small), wording)).toContain('| Gegner | 900 | 1415 | Axt und Schild |');
  });
});
