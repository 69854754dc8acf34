import { describe, expect, it } from 'vitest';
import { editYaml } from '../../src/sheets/write/edit.js';

const edited = (text: string, path: readonly string[], value: unknown, labels = {}) => {
  const result = editYaml(text, [{ path, value }], labels);
  return 'text' in result ? result.text : result.problem.t;
};

describe('writing values into a YAML text', () => {
  it.each([
    ['a: 1   # how much\nb: 2\n', ['a'], 5, 'a: 5   # how much\nb: 2\n'],
    ['a: "x" # q\n', ['a'], 'y', 'a: y # q\n'],
    ['s: {gz: 1, w: 2}\n', ['s', 'gz'], -3, 's: {gz: -3, w: 2}\n'],
    ['s: { gz: 1 }   # now\n', ['s', 'w'], [], 's: { gz: 1, w: [] }   # now\n'],
    ['s: {}\n', ['s', 'w'], true, 's: {w: true}\n'],
    ['s:\n  # before\n  gz: 1 # x\n\n# behind\nb: 2\n', ['s', 'w'], 7, 's:\n  # before\n  gz: 1 # x\n  w: 7\n\n# behind\nb: 2\n'],
    ['a: 1', ['s', 'p', 'kopf'], 3, 'a: 1\ns:\n  p:\n    kopf: 3\n'],
    ['a: 1\r\nb: 2\r\n', ['s'], 3, 'a: 1\r\nb: 2\r\ns: 3\r\n'],
    ['a: |\n  long\n  text\nb: 1\n', ['c'], 2, 'a: |\n  long\n  text\nb: 1\nc: 2\n'],
    ['s:\nb: 1\n', ['s', 'gz'], 4, 's: {gz: 4}\nb: 1\n'],
    ['w:\n  - {nr: A, w: 1}\n  - {nr: B, w: 2} # old\nb: 1\n', ['w'], [{ nr: 'C' }, { nr: 'D' }], 'w:\n  - {nr: C}\n  - {nr: D}\nb: 1\n'],
    ['w: [a, b]\n', ['w'], ['c'], 'w: [c]\n'],
    ['a: 1\n', ['w'], [{ nr: 'C', pain: { line: 1 } }], 'a: 1\nw:\n  - {nr: C, pain: {line: 1}}\n'],
    ['x: &x 1\na: *x\n', ['a'], 2, 'x: &x 1\na: 2\n'],
    ['a: 1\n# c\n...\n', ['s', 'w'], 7, 'a: 1\n# c\ns:\n  w: 7\n...\n'],
    ['---\na: |\n  x\n... # end', ['b'], 7, '---\na: |\n  x\nb: 7\n... # end'],
    ['s:\n  w: 1\n...\n', ['s', 'v'], 7, 's:\n  w: 1\n  v: 7\n...\n'],
    ['a: |\n  ...\n', ['b'], 7, 'a: |\n  ...\nb: 7\n'],
  ] as const)('%j, %j = %j', (text, path, value, result) => {
    expect(edited(text, path, value)).toBe(result);
  }); // prettier-ignore

  it('finds a key by its German name', () => {
    const labels = { state: ['Zustand'], gz: ['Gesamtzustand', 'GZ'] };
    expect(edited('Zustand:\n  GZ: 5\n', ['state', 'gz'], 4, labels)).toBe('Zustand:\n  GZ: 4\n');
  });

  it('leaves alone what stands elsewhere', () => {
    expect(edited('s: zustand.yaml\n', ['s', 'gz'], 4)).toBe('write-back.no-map');
    expect(edited('b: &b {s: {gz: 1}}\nx:\n  <<: *b\n', ['x', 's', 'gz'], 4)).toBe('write-back.inherited');
    expect(edited('b: &b {gz: 1}\ns: *b\n', ['s', 'gz'], 4)).toBe('write-back.no-map');
  });
});
