import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cli } from '../../cli/harness.js';

const sheet = `name: Ork
ruleset: das-system
attributes: {courage: 1000, strength: 1000, dexterity: 1000, reaction: 1000, constitution: 1000}
skills:
  ausweichn: 700
  kochen: 300
  reiten: 200
`;

it('DAS-420: warns of a skill that is nearly one of the rules, and of no other', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'waffengang-')), 'ork.yaml');
  writeFileSync(file, sheet);
  const { code, err } = await cli(['check', file]);
  expect(code).toBe(0);
  expect(err).toContain(`${file}:5:14: Warnung: skills.ausweichn`);
  expect(err).toContain('„ausweichen“');
  expect(err.match(/kennen keine Fertigkeit/g)).toHaveLength(1);
});
