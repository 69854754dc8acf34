import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, visible } from '../../src/report/index.js';

describe('text of unknown origin', () => {
  it.each([
    ['a control sequence', 'Ork\r\x1b[2J', 'Ork\\r\\x1b[2J'],
    ['a title with a bell', '\x1b]0;x\x07', '\\x1b]0;x\\x07'],
    ['the C1 form of a control sequence', '\x9b2J', '\\x9b2J'],
    ['delete and backspace', 'a\x7fb\b', 'a\\x7fb\\x08'],
    ['tab and newline', 'a\tb\nc', 'a\\tb\\nc'],
    ['a turned writing direction', 'a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
    ['zero-width characters', 'a\u200bb\ufeffc\u00add', 'a\\u200bb\\ufeffc\\xadd'],
    ['a joiner between letters', 'a\u200db', 'a\\u200db'],
    ['a joiner that joins nothing', '👩\u200dx', '👩\\u200dx'],
    ['hidden tags', 'a\u{e0041}', 'a\\u{e0041}'],
    ['an invisible filler', '\u3164', '\\u3164'],
    ['a lone surrogate', 'a\ud83d', 'a\\ud83d'],
    ['a line separator', 'a\u2028b', 'a\\u2028b'],
  ])('E9: %s is shown', (_what, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it.each(['Bärbel', '侍', '⚔️ Ork', '👨‍👩‍👧', '👩🏽‍🚀', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ołówek „x“', '𝔒𝔯𝔨'])('%s stays as it is', (text) => {
    expect(visible(text)).toBe(text);
  });

  it('composes what was stored in pieces', () => {
    expect(visible('Ba\u0308rbel')).toBe('Bärbel');
  });

  it('E9: never lets a control character through, and does not change what it made', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = visible(text);
        return !/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(shown) && visible(shown) === shown;
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('7-bit text', () => {
  it.each([
    ['Größe Äther ẞ', 'Groesse Aether SS'],
    ['−5 – 7 … → „x“ ≥ 3', '-5 - 7 ... -> "x" >= 3'],
    ['Éric', 'Eric'],
    ['侍', '\\u4f8d'],
    ['🇩🇪', '\\u{1f1e9}\\u{1f1ea}'],
  ])('%s is %s', (text, plain) => {
    expect(ascii(text)).toBe(plain);
  });

  it('has 7 bits whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => /^[\x20-\x7e]*$/.test(ascii(visible(text)))),
      { seed: 7, numRuns: 500 },
    );
  });
});
