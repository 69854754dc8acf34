import { describe, expect, it } from 'vitest';
import { shellWord } from '../../src/cli/shell-word.js';

describe('a path in an advice', () => {
  it.each([
    ['/home/gm/kampf-1.jsonl', 'linux', '/home/gm/kampf-1.jsonl'],
    ['/home/gm/Überfall.jsonl', 'linux', '/home/gm/Überfall.jsonl'],
    ['/home/gm/am Fluss.jsonl', 'linux', "'/home/gm/am Fluss.jsonl'"],
    ["Ork's.jsonl", 'linux', String.raw`'Ork'\''s.jsonl'`],
    ['$(x).jsonl', 'linux', "'$(x).jsonl'"],
    ['-k.jsonl', 'linux', "'-k.jsonl'"],
    [String.raw`C:\Users\GM\k.jsonl`, 'win32', String.raw`C:\Users\GM\k.jsonl`],
    [String.raw`C:\Users\G M\k.jsonl`, 'win32', String.raw`"C:\Users\G M\k.jsonl"`],
  ])('%s on %s is %s', (path, platform, word) => {
    expect(shellWord(path, platform)).toBe(word);
  });
});
