import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { nameOf, type Cell, type Phrase, type Status } from '../../src/engine/index.js';
import { glanceLines } from '../../src/report/index.js';
import { sampleWording, status } from './sample.js';

const word = (de: string): Phrase => ({ t: 'label', de, en: de });
const wording = sampleWording({ catalogue: { 'status.name': 'Name' } });
const shown = (of: Status, width: number, ascii = false): string[] =>
  glanceLines(of, wording, { color: false, ascii, width }).map((line) => line.trimEnd());

const fighter = (who: string, gz: number, role: Cell, out = false) =>
  ({ who, out, cells: { name: nameOf(who), gz: { bar: gz, max: 1300 }, role, weapon: word('Schwert') } }) as const;

const party: Status = {
  columns: [
    { id: 'name', label: word('Name'), weight: 1 },
    { id: 'role', label: word('Rolle'), weight: 1 },
    { id: 'gz', label: word('GZ'), weight: 1 },
    { id: 'weapon', label: word('Waffe'), weight: 2 },
  ],
  rows: [
    fighter('thorndal', 1300, [word('Angriff Gegner'), word('Abwehr Ork')]),
    fighter('gegner', 200, word('Abwehr Thorndal')),
    fighter('wolf', 0, '', true),
  ],
};

describe('the table at a glance', () => {
  it('gives each fighter one line with the columns that always stay', () => {
    expect(shown(party, 60)).toEqual([
      'Name      Rolle                       GZ',
      '─'.repeat(10 + 26 + 2 + 16),
      'Thorndal  Angriff Gegner, Abwehr Ork  ██████ 1300/1300',
      'Gegner    Abwehr Thorndal             █░░░░░  200/1300',
      '✗ wolf                                ░░░░░░    0/1300',
    ]);
  });

  it('says how many more there are of a list, and cuts a long text, but no number', () => {
    expect(shown(party, 46).slice(2)).toEqual([
      'Thorndal  Angriff Gegner +1  ██████ 1300/1300',
      'Gegner    Abwehr Thorndal    █░░░░░  200/1300',
      '✗ wolf                       ░░░░░░    0/1300',
    ]);
    expect(shown(party, 40).slice(2, 4)).toEqual([
      'Thorndal  Angriff… +1   ██████ 1300/1300',
      'Gegner    Abwehr Thor…  █░░░░░  200/1300',
    ]);
    expect(shown(party, 40, true)[2]).toContain('Angrif... +1');
  });

  it('puts everything in lines of its own where no table has room', () => {
    expect(shown(party, 24).slice(0, 4)).toEqual([
      '  Thorndal',
      '    Rolle Angriff',
      '    Gegner, Abwehr Ork ·',
      '    GZ ██████ 1300/1300',
    ]);
  });

  it('E7: is never wider than the screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 44, max: 120 }), (width) => {
        for (const line of glanceLines(status, wording, { color: false, ascii: false, width }))
          expect(stringWidth(line)).toBeLessThanOrEqual(width);
      }),
      { seed: 4, numRuns: 40 },
    );
  });
});
