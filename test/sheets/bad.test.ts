import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../../src/i18n/index.js';
import type { Memory } from '../toy/shelf.js';
import { toyShelf } from '../toy/shelf.js';
import { loadAny, speaker } from './say.js';

const folder = fileURLToPath(new URL('bad/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const files: Memory = Object.fromEntries(names.map((name) => [`bad/${name}`, readFileSync(join(folder, name))]));

/** What the comment lines at the head of a file say of it in a language, in whatever way the file is encoded. */
function expected(bytes: Uint8Array, lang: Lang): string[] {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return [...text.matchAll(new RegExp(`^\\uFEFF*# ${lang}: (.*)$`, 'gm'))].map((match) => match[1]!);
}

/** The fault of another tool that a file stands for. */
const stands: Readonly<Record<string, string>> = {
  'name-null.yaml': 'D1: ',
  'yaml-1-1.yaml': 'D1: ',
  'duplicate-key.yaml': 'D3: ',
  'duplicate-nfc-nfd.yaml': 'D3: ',
  'duplicate-alias.yaml': 'D3: ',
  'merge-no-map.yaml': 'D4: ',
  'merge-quoted.yaml': 'D4: ',
  'tab.yaml': 'D6: ',
  'cr-only.yaml': 'D6: ',
  'second-bom.yaml': 'D6: ',
  'name-colon.yaml': 'D8: ',
};

describe.each(['de', 'en'] as const)('a faulty file, in %s', (lang) => {
  const faulty = names.filter((name) => !name.includes('/')).map((name) => [stands[name] ?? '', name] as const);
  it.each(faulty)('%s%s says what its first lines say', async (_case, name) => {
    const say = await speaker(lang);
    const result = await loadAny(toyShelf(files), `bad/${name}`);
    expect(result.ok).toBe(false);
    expect(say(result.diagnostics)).toEqual(expected(files[`bad/${name}`] as Uint8Array, lang));
  });
});
