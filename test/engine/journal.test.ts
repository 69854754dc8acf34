import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import { fold, openJournal, play, readJournal, writeLine, type Header, type Line } from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { toyGame, toySetup } from '../toy/setup.js';

const header: Header = { waffengang: 1, product: '0.1.0', ruleset: { id: 'toy', version: '1' }, setup: toySetup() };
const game = toyGame();
const all = play(game, [], unattended(seed('7'))).given;
const text = (lines: readonly Line[]): string => [header, ...lines].map(writeLine).join('');

describe('journal', () => {
  it('F3: reads back what was written, and plays the same fight', () => {
    const read = readJournal(text(all));
    expect(read).toMatchObject({ ok: true, torn: false });
    if (!read.ok) return;
    expect(read.journal.given).toEqual(all);
    expect(play(toyGame(read.journal.header.setup as never), read.journal.given).events).toEqual(
      play(game, all).events,
    );
  });

  it('B9: undo takes back the last answers, redo gives them again, a fresh answer forgets them', () => {
    const [a, b, c] = all as [Line, Line, Line];
    const lines = [a, b, c, { undo: 2 }, { redo: 2 }, { undo: 1 }] as Line[];
    const folded = lines.reduce(fold, openJournal(header));
    expect(folded.given).toEqual([a, b]);
    expect(folded.undone).toEqual([c]);
    expect(fold(folded, a).undone).toEqual([]);
  });

  it('F4: reading a file gives the state after every line', () => {
    const line = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Line>(...all) },
      fc.integer({ min: 1, max: 3 }).map((undo): Line => ({ undo })),
      fc.integer({ min: 1, max: 3 }).map((redo): Line => ({ redo })),
      fc.constant<Line>({ played: { anna: 'hand' } }),
      fc.constant<Line>({ noted: [{ at: 1, choice: { option: 'note', text: 'Regen' } }] }),
      fc.constant<Line>({ noted: [] }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const read = readJournal(text(lines));
        expect(read.ok && read.journal).toEqual(lines.reduce(fold, openJournal(header)));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('drops a last line that was cut off when the lid closed', () => {
    const whole = text(all.slice(0, 2));
    const read = readJournal(`${whole}{"who":"anna","id":"com`);
    expect(read).toMatchObject({ ok: true, torn: true });
    expect(read.ok && read.journal.given).toEqual(all.slice(0, 2));
  });

  it.each([
    ['', { code: 'empty' }],
    ['\n \n', { code: 'empty' }],
    ['hallo\n{}\n', { code: 'not-json', line: 1 }],
    ['{"a":1}\n', { code: 'no-header' }],
    ['{"waffengang":2,"setup":{},"ruleset":{}}\n', { code: 'foreign-format', format: 2 }],
    [`${writeLine(header)}{"undo":-1}\n`, { code: 'unknown-line', line: 2 }],
    [`${writeLine(header)}{"noted":[{"at":0}]}\n`, { code: 'unknown-line', line: 2 }],
    [`${writeLine(header)}{"x":1}\n${writeLine(all[0]!)}`, { code: 'unknown-line', line: 2 }],
  ])('names what is wrong with %j', (given, problem) => {
    expect(readJournal(given)).toEqual({ ok: false, problem });
  });

  it('B11: grows by one short line per answer', () => {
    const longest = Math.max(...all.map((line) => writeLine(line).length));
    expect(longest).toBeLessThan(200);
  });
});
