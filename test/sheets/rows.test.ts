import { describe, expect, it } from 'vitest';
import { addressOf, rowsOf } from '../../src/sheets/load/rows.js';
import type { Diagnostic } from '../../src/sheets/index.js';
import { parseYaml } from '../../src/sheets/parse/yaml.js';

const tree = (text: string) => parseYaml({ file: 't.yaml', text }, (d: Diagnostic) => expect(d).toBeUndefined())!;

describe('the address of a row', () => {
  it('is its id, wherever that stands', () => expect(addressOf(tree('{de: Axt, id: axe}'))).toBe('axe'));
  it('is its first key where it has no id', () => {
    expect(addressOf(tree('{nr: HA4, line: 4}'))).toBe('HA4');
    expect(addressOf(tree('{line: 4, points: 1}'))).toBe('4');
  });
  it('is missing where the first key is no single value', () => expect(addressOf(tree('{a: [1]}'))).toBeUndefined());
});

it('rows are found wherever they lie, with the groups around them', () => {
  const rows = rowsOf(tree('plans:\n  man:\n    arm: [{id: hand}, {id: elbow}]\nlines: [{line: 1}]\n'));
  expect(rows.map(({ kind, address, path }) => [kind, address, path.join('.')])).toEqual([
    ['group', 'plans', 'plans'],
    ['group', 'man', 'plans.man'],
    ['group', 'arm', 'plans.man.arm'],
    ['row', 'hand', 'plans.man.arm.0'],
    ['row', 'elbow', 'plans.man.arm.1'],
    ['group', 'lines', 'lines'],
    ['row', '1', 'lines.0'],
  ]);
});
