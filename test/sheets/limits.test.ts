import { describe, expect, it } from 'vitest';
import { SIZE_LIMIT } from '../../src/sheets/index.js';
import { toyShelf } from '../toy/shelf.js';
import { loadAny, speaker } from './say.js';

const base = 'name: Ork\nruleset: toy\nskill: 3\n';
const say = await speaker('en');

async function refusal(text: string | Uint8Array): Promise<string[]> {
  const result = await loadAny(toyShelf({ 'x.yaml': text }), 'x.yaml');
  expect(result.ok).toBe(false);
  return say(result.diagnostics);
}

const tooMany = '1:1: the file has more than 50000 values, those repeated by aliases included; shorten or split it';
const tooLarge = '1:1: the file is larger than 1 MB; no sheet and no fight is that large';
const tooDeep = 'this is nested too deeply; at most 50 levels are allowed';

describe('limits', () => {
  it('refuse a file above one megabyte, and not one of exactly that', async () => {
    const filler = (size: number) => `${base}# ${'x'.repeat(size - base.length - 3)}\n`;
    expect((await loadAny(toyShelf({ 'x.yaml': filler(SIZE_LIMIT) }), 'x.yaml')).ok).toBe(true);
    expect(await refusal(filler(SIZE_LIMIT + 1))).toEqual([tooLarge]);
  });

  it('refuse a list of 200,000 values', async () => {
    expect(await refusal(`${base}scars: [${'1,'.repeat(200_000)}]\n`)).toEqual([tooMany]);
  });

  it('refuse brackets nested so deeply that the parser gives up', async () => {
    expect(await refusal(`a: ${'['.repeat(5000)}${']'.repeat(5000)}`)).toEqual([`1:1: ${tooDeep}`]);
  });

  it('refuse dashes nested so deeply', async () => {
    expect(await refusal(`${'- '.repeat(20_000)}a`)).toEqual([`1:1: ${tooDeep}`]);
  });

  it('count what aliases stand for', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const bomb = [...letters].map(
      (letter, i) => `${letter}: &${letter} [${`${i ? `*${letters[i - 1]}` : 'x'},`.repeat(10)}]\n`,
    );
    expect(await refusal(bomb.join(''))).toEqual([tooMany]);
  });

  it('report at most fifty faults', async () => {
    const talents = Array.from({ length: 80 }, (_, i) => `  t${i}: -1\n`).join('');
    expect(await refusal(`${base}talents:\n${talents}`)).toHaveLength(50);
  });

  it('quote long values in part', async () => {
    const [message] = await refusal(base.replace('3', 'x'.repeat(5000)));
    expect(message).toBe(`3:8: skill (Können): "${'x'.repeat(59)}…" is not allowed; give a whole number from 0 to 12`);
  });

  it('refuse what is no text', async () => {
    expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toEqual([
      '1:1: this is no text file; name a YAML file',
    ]);
  });
});
