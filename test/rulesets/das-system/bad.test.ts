import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from '../../cli/harness.js';

const folder = 'test/rulesets/das-system/bad';
const root = join(import.meta.dirname, '../../..');
const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));

/** The message that the first comment lines of a file expect, without the name of the file. */
const expected = (name: string, lang: string): string[] =>
  [...readFileSync(join(root, folder, name), 'utf8').matchAll(new RegExp(`^# ${lang}: (.*)$`, 'gm'))].map(
    ([, text]) => text!,
  );

describe.each(['de', 'en'])('a faulty file, in %s', (lang) => {
  it.each(names)('%s says what its first lines say', async (name) => {
    const file = join(folder, name);
    const { code, err } = await cli(['check', '--lang', lang, file]);
    const messages = err.split('\n').filter((line) => line.startsWith(file));
    expect(code).toBe(3);
    expect(messages.map((line) => line.slice(file.length + 1))).toEqual(expected(name, lang));
  });
});
