import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { rulesetIds } from '../../rulesets/index.js';
import { block, countOf, rulesTable } from './rules-table.js';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('counts the rules as they are (npm run readme writes the table anew)', async () => {
    const wanted = await format(await rulesTable(), { parser: 'markdown', printWidth: 120 });
    expect(block.exec(readme)?.[0]).toBe(wanted.trim());
  });

  it.each(rulesetIds)('names every rule of %s that no test cites on the page of the ruleset', async (id) => {
    const page = readFileSync(join(root, 'rulesets', id, 'README.md'), 'utf8');
    const { untested } = await countOf(id);
    expect(untested.filter((rule) => !page.includes(rule))).toEqual([]);
  });

  it('gives the command that installs and tests, which .ci/run calls', () => {
    const command = 'npm ci && npm test';
    expect(readme).toContain(command);
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain(command);
  });
});
