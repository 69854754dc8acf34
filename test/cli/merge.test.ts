import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BatchResult } from '../../src/batch/index.js';
import { sealed } from '../../src/cli/batch-result.js';
import { cli } from './harness.js';

const fights = ['fights/htbah/duel.yaml', 'fights/agone/duel.yaml'];
const played = new Map<string, Promise<string>>();
const play = async (options: readonly string[]): Promise<string> =>
  (await cli(['batch', ...fights, '--seed', '7', '--runs', '40', ...options])).out;
/** What a batch tells; each is played once for all tests. */
function batch(...options: string[]): Promise<string> {
  const key = options.join(' ');
  const told = played.get(key) ?? play(options);
  played.set(key, told);
  return told;
}
const parts = (of: number): Promise<string[]> =>
  Promise.all(Array.from({ length: of }, (_, i) => batch('--shard', `${i + 1}/${of}`, '--json')));
const merge = (stdin: string, ...options: string[]) => cli(['merge', ...options], { stdin });

/** The parts of the first fight, changed as it pleases, with checksums that fit. */
async function forged(change: (one: BatchResult, nth: number) => Partial<BatchResult>): Promise<string> {
  const results = (await parts(2)).map((text) => (JSON.parse(text) as BatchResult[])[0]!);
  return results
    .map(({ checksum: _, ...one }, i) => sealed({ ...one, ...change(one as BatchResult, i) }))
    .map((one) => JSON.stringify(one))
    .join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('merge', () => {
  it.each(['table', 'json', 'jsonl', 'csv', 'md', 'html'])(
    'F1: tells as %s what the whole batch tells',
    async (form) => {
      const [a, b, c] = await parts(3);
      const { code, out } = await merge(`${c}${a}\n\n${b}`, '--format', form);
      expect(code).toBe(0);
      expect(out).toBe(await batch('--format', form));
    },
  );

  it('reads files, the standard input as `-`, and JSON Lines', async () => {
    const [a, b] = await parts(2);
    const lines = await batch('--shard', '2/2', '--format', 'jsonl');
    const whole = await batch('--json');
    expect((await cli(['merge', file('1.json', a!), file('2.jsonl', lines), '--json'])).out).toBe(whole);
    expect((await cli(['merge', file('1.json', a!), '-', '--json'], { stdin: b! })).out).toBe(whole);
  });

  it('tells a single result again in another form', async () => {
    expect((await merge(await batch('--json'), '--format', 'md')).out).toBe(await batch('--format', 'md'));
  });

  it('keeps the mark of parts that were interrupted', async () => {
    const text = await forged((_, nth) => (nth === 0 ? { partial: true } : {}));
    expect(JSON.parse((await merge(text, '--json')).out)).toMatchObject([{ partial: true, wanted: 40 }]);
    expect((await merge(text)).out).toContain('Abgebrochen: 40 von 40 Kämpfen sind gezählt.');
    expect((await merge(text, '--format', 'csv')).out).toMatch(/^fights\/htbah\/duel.yaml,40,40,1,7,/m);
  });

  it.each<[string, (one: BatchResult, nth: number) => Partial<BatchResult>]>([
    ['Kampf', (_, nth) => ({ fight: String(nth) })],
    ['Saat', (_, nth) => ({ seed: String(nth) })],
    ['--runs', (_, nth) => ({ wanted: 40 + nth })],
    ['Regelwerk', ({ ruleset }, nth) => ({ ruleset: { ...ruleset, version: String(nth) } })],
    ['--shard i/n', (_, nth) => ({ shard: { part: 1, of: 2 + nth } })],
    ['zweimal', () => ({ shard: { part: 2, of: 2 } })],
    ['von 5 Teilen fehlen 2, 4, 5', (_, nth) => ({ shard: { part: 1 + 2 * nth, of: 5 } })],
    ['Version 9', (_, nth) => (nth === 1 ? { product: '9' } : {})],
  ])('refuses parts that do not belong together: %s', async (told, change) => {
    const { code, out, err } = await merge(await forged(change));
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain(told);
    expect(err).not.toContain('‹');
  });

  it('names the missing part and how to make it', async () => {
    const [a] = await parts(2);
    const { code, err } = await merge(a!);
    expect([code, err]).toEqual([3, 'fights/htbah/duel.yaml: von 2 Teilen fehlt 2; nachholen mit --shard 2/2.\n']);
  });

  it.each([
    ['changed', (text: string) => text.replace('"draw": 0', '"draw": 1'), 'verändert oder beschädigt'],
    [
      'nested without end',
      (text: string) => text.replace('"draw": 0', `"draw": ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      'verändert oder beschädigt',
    ],
    ['cut off', (text: string) => text.slice(0, 2000), 'Standardeingabe, Zeile 1'],
    ['text in between', (text: string) => `${text}Fehler: { \n${text}`, 'kein vollständiges JSON'],
    ['other JSON', () => '{"a": [1, "}"]}', 'kein Ergebnis von „batch --json“'],
    ['other JSON with the same keys', () => '[{"checksum":1,"summary":2}]', 'kein Ergebnis von „batch --json“'],
    ['nothing', () => ' \n', 'kein Ergebnis an'],
    ['a number', () => '7', 'Zeile 1'],
  ])('refuses what is %s', async (_, change, told) => {
    const { code, out, err } = await merge(change(await batch('--json')));
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain(told);
  });

  it('reads the standard input only once', async () => {
    const { code, err } = await cli(['merge', '-', '-'], { stdin: await batch('--json') });
    expect([code, err]).toEqual([2, expect.stringContaining('nenne „-“ einmal')]);
  });

  it('refuses a form beside --json, of which one would do nothing', async () => {
    const { code, out, err } = await cli(['merge', '-', '--json', '--format', 'csv'], { stdin: await batch('--json') });
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('--json und --format csv gehen nicht zusammen')]);
  });

  it('refuses files that are not there, in the language of the reader', async () => {
    expect(await cli(['merge', 'none.json', '--lang', 'en'])).toMatchObject({
      code: 3,
      err: 'none.json: cannot be read; name a file that "batch --shard … --json" has written.\n',
    });
  });
});
