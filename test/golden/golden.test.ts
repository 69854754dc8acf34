import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from '../cli/harness.js';

/** The scripted fights whose whole protocol is kept; read it before you change it. */
const fights = [
  ['das-system', 'thorndal'],
  ['htbah', 'goblins'],
  ['drachensturm', 'beispiel'],
  ['agone', 'beispiel'],
  ['sargon', 'zwei-runden'],
] as const;

describe('the transcript of a scripted fight', () => {
  it.each(fights)('%s: %s reads as it did', async (ruleset, name) => {
    const args = ['fight', `fights/${ruleset}/${name}.yaml`, '--played', 'tactics', '--no-pause', '--lang', 'de'];
    const { code, out, err } = await cli(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const trimmed = out.replace(/ +$/gm, '');
    expect(trimmed).toBe(readFileSync(join(import.meta.dirname, `${ruleset}-${name}.txt`), 'utf8'));
  });
});
