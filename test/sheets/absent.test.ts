import { expect, it } from 'vitest';
import { withoutAbsent } from '../../src/sheets/vary/absent.js';
import { plain, type MapTree } from '../../src/sheets/parse/tree.js';
import { parseYaml } from '../../src/sheets/parse/yaml.js';

const text = `
start:
  engagements:
    - {a: Ork 2, b: Anna}
    - {a: Ork 1, b: Anna, situations: {ork 2: [charging], Ork 1: [warned]}}
  distances: [[all, all, 12], [Anna, Ork 2, 0]]
  hidden: [Ork 1, Ork 2]
  first: Ork 2
  watching: [Ork 2]
  values: {Ork 2: 3}
`;

it('leaves out what names somebody who is not there, and nothing else', () => {
  const fight = parseYaml({ file: 'f.yaml', text }, () => undefined) as MapTree;
  const { fight: settled, left } = withoutAbsent(fight, ['Anna', 'Ork 1'], ['Anna', 'Ork 1', 'Ork 2']);
  expect(left).toEqual(['Ork 2']);
  expect(plain(settled)).toEqual({
    start: {
      engagements: [{ a: 'Ork 1', b: 'Anna', situations: { 'Ork 1': ['warned'] } }],
      distances: [['all', 'all', 12]],
      hidden: ['Ork 1'],
      values: {},
    },
  });
});
