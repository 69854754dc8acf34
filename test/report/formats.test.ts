import { describe, expect, it } from 'vitest';
import type { Item, Phrase } from '../../src/engine/index.js';
import { csvFields, csvRows, diagnosticLines, markdown } from '../../src/report/index.js';
import { sampleWording } from './sample.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const wording = sampleWording({ catalogue: { 'diagnostic.error': 'Fehler', 'diagnostic.warning': 'Warnung' } });

const items: readonly Item[] = [
  { kind: 'heading', text: word('Sekunde 3') },
  { kind: 'line', text: word('er *fällt*'), tone: 'bad' },
  { kind: 'line', text: word('# Ende') },
  { kind: 'table', title: word('Werte'), columns: [word('Name'), word('GZ')] },
  { kind: 'row', cells: ['a|b', { sum: -5, of: [] }] },
  { kind: 'row', cells: [['x', 'y'], { bar: 640, max: 1300 }] },
  { kind: 'figure', figure: { lines: ['|{a}|'], marks: {} } },
];

describe('Markdown', () => {
  it('has headings, lists, tables and figures, and no forms made of names', () => {
    expect(markdown(items, wording)).toBe(
      `## Sekunde 3

- ✗ er \\*fällt\\*
- \\# Ende

**Werte**

| Name | GZ |
| --- | --- |
| a\\|b | −5 |
| x<br>y | █████░░░░░  640/1300 |

\`\`\`text
|   |
\`\`\`
`,
    );
  });

  it('sets columns of numbers flush right and gives every table a head', () => {
    const rows: Item[] = [{ kind: 'row', cells: ['a', 1] }, { kind: 'row', cells: ['b', 2], tone: 'good' } as Item];
    expect(markdown(rows, wording)).toBe('|  |  |\n| --- | --: |\n| a | 1 |\n| b | ✓ 2 |\n');
  });

  it('is empty for nothing', () => {
    expect(markdown([], wording)).toBe('');
  });
});

describe('CSV', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a plus', '+49', "'+49"],
    ['a minus that is no number', '-a', "'-a"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab in front', '\t=1', '"\'\t=1"'],
    ['a carriage return in front', '\r=1', '"\'\r=1"'],
    ['blanks in front', '  =1', "'  =1"],
    ['a full-width sign', '＝1', "'＝1"],
    ['a negative number', -5, '-5'],
    ['a negative number as text', '-5,5', '"-5,5"'],
    ['a fraction', 1.5, '1.5'],
    ['a quotation mark', 'er sagt "so"', '"er sagt ""so"""'],
    ['two lines', 'a\nb', '"a\nb"'],
    ['an umlaut', 'Äxte', 'Äxte'],
    ['a real minus sign', '−5', '−5'],
  ])('F12: %s', (_what, field, text) => {
    expect(csvRows([[field]])).toBe(`${text}\r\n`);
  });

  it('F12: takes the form of a German spreadsheet', () => {
    const form = { separator: ';', decimalComma: true, bom: true } as const;
    expect(
      csvRows(
        [
          ['Größe', -1.5, 'a;b'],
          ['x,y', 3, ''],
        ],
        form,
      ),
    ).toBe('\ufeffGröße;-1,5;"a;b"\r\nx,y;3;\r\n');
  });

  it('gives tables as numbers, and text around them', () => {
    expect(csvFields(items, wording)).toEqual([
      ['Sekunde 3'],
      ['er *fällt*'],
      ['# Ende'],
      ['Werte'],
      ['Name', 'GZ'],
      ['a|b', -5],
      ['x, y', 640],
    ]);
  });
});

describe('a diagnostic', () => {
  const at = (excerpt: string, column: number, width = 80) =>
    diagnosticLines({ file: 'ork.yaml', line: 3, column, severity: 'error', message: word('nein'), excerpt }, wording, {
      width,
      color: false,
      ascii: false,
    });

  it('names the place and points to it', () => {
    expect(at('mut: zwölf', 6)).toEqual(['ork.yaml:3:6: Fehler: nein', '  mut: zwölf', '       ^']);
  });

  it('points to the right column behind wide characters, emoji and tabs', () => {
    expect(at('侍: x', 4)[2]).toBe('  '.padEnd(2 + 4) + '^');
    expect(at('👨‍👩‍👧: x', 11)[2]).toBe('  '.padEnd(2 + 4) + '^');
    expect(at('\tx: 1', 2)).toEqual(['ork.yaml:3:2: Fehler: nein', '  \\tx: 1', '    ^']);
  });

  it('shows the part of a long line around the place', () => {
    const [, line = '', caret = ''] = at(`${'a'.repeat(300)}X${'b'.repeat(300)}`, 301, 40);
    expect(line).toMatch(/^ {2}…a+Xb+…$/);
    expect(line.length).toBeLessThanOrEqual(40);
    expect(line[caret.indexOf('^')]).toBe('X');
  });

  it('points behind the end, and does without line or column', () => {
    expect(at('a:', 99)[2]).toBe('    ^');
    const bare = { file: 'a\nb.yaml', severity: 'warning', message: word('leer') } as const;
    expect(diagnosticLines(bare, wording, { width: 80, color: false, ascii: false })).toEqual([
      'a\\nb.yaml: Warnung: leer',
    ]);
  });

  it('E9: lets nothing of the file steer the terminal', () => {
    expect(at('name: \u001b[2J', 7).join('')).not.toContain('\u001b');
  });
});
