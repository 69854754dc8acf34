import { describe, expect, it } from 'vitest';
import { loadSheet } from '../../src/sheets/index.js';
import { toyShelf } from '../toy/shelf.js';
import { speaker } from './say.js';

const base = 'name: Ork\nruleset: toy\nskill: 3\n';
const plainOrk = {
  name: 'Ork',
  ruleset: 'toy',
  skill: 3,
  hearts: 3,
  weapon: 'fist',
  talents: {},
  nimble: false,
  scars: [],
};

async function load(text: string) {
  const result = await loadSheet(toyShelf({ 'ork.yaml': text }), 'ork.yaml');
  const say = await speaker('de');
  if (!result.ok) throw new Error(say(result.diagnostics).join('\n'));
  return { sheet: result.sheet as Record<string, unknown>, warnings: say(result.diagnostics) };
}

const named = async (yaml: string) => (await load(base.replace('Ork', yaml))).sheet['name'];

describe('text stays what was written', () => {
  it.each([
    ['no', 'no'],
    ['Null', 'Null'],
    ['007', '007'],
    ['1e3', '1e3'],
    ['0o10', '0o10'],
    ['.inf', '.inf'],
    ['true', 'true'],
    ['2024-01-01', '2024-01-01'],
    ['"null"', 'null'],
    ["'Ork: der Böse'", 'Ork: der Böse'],
    ['Ba\u0308rbel', 'B\u00e4rbel'],
  ])('D1: name: %s', async (yaml, name) => expect(await named(yaml)).toBe(name));

  it('D8: warns where a number sign cuts a name short', async () => {
    const { sheet, warnings } = await load(base.replace('Ork', 'Ork #3'));
    expect(sheet['name']).toBe('Ork');
    expect(warnings).toEqual([
      '1:7: warning: name: „#3“ gilt als Kommentar und gehört nicht zum Wert; falls doch, Anführungszeichen setzen: "Ork #3"',
    ]);
  });

  it('D8: takes a quoted number sign and an ordinary comment as they are', async () => {
    expect((await load(base.replace('Ork', '"Ork #3"'))).sheet['name']).toBe('Ork #3');
    expect(await load(base.replace('Ork', 'Ork # gross'))).toEqual({ sheet: plainOrk, warnings: [] });
  });

  it('E9: spells control characters out', async () => {
    const { sheet, warnings } = await load(base.replace('Ork', '"Ork\\r\\e[2J\\u202e\\t"'));
    expect(sheet['name']).toBe('Ork\\x0d\\x1b[2J\\u202e\\x09');
    expect(warnings).toEqual([
      '1:7: warning: name: der Text enthält Steuerzeichen; sie werden sichtbar ausgeschrieben',
    ]);
  });

  it('keeps the lines of a long text', async () => {
    const { sheet, warnings } = await load(`${base}note: |\n  eins\n  zwei\n`);
    expect(sheet['note']).toBe('eins\nzwei\n');
    expect(warnings).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([
    ['1,5', 1.5],
    ['"1,5"', 1.5],
    ['1.5', 1.5],
    ['1.250', 1.25],
    ['+2', 2],
    ['",5"', 0.5],
  ])('weight: %s', async (yaml, weight) =>
    expect((await load(`${base}weight: ${yaml}\n`)).sheet['weight']).toBe(weight),
  );

  it('understands a real minus sign', async () => {
    const { sheet } = await load(`${base}weapon: {id: x, damage: 1, reach: {near: −2, far: -3}}\n`);
    expect(sheet['weapon']).toEqual({ id: 'x', damage: 1, reach: { near: -2, far: -3 } });
  });

  it.each(['.nan', '.inf', '1,2,3', '1 000', 'fünf', '1e400', '[1,5]'])('refuses weight: %s', async (yaml) => {
    await expect(load(`${base}weight: ${yaml}\n`)).rejects.toThrow('4:');
  });
});

describe('yes and no', () => {
  it.each([
    ['ja', true],
    ['Nein', false],
    ['yes', true],
    ['off', false],
    ['true', true],
    ['"ja"', true],
  ])('nimble: %s', async (yaml, nimble) =>
    expect((await load(`${base}nimble: ${yaml}\n`)).sheet['nimble']).toBe(nimble),
  );
});

describe('keys', () => {
  it('may be labels or abbreviations, in any case', async () => {
    const { sheet } = await load('Name: Ork\nREGELWERK: toy\nkn: 3\nherzen: 4\nWaffe: {Kennung: x, Schaden: 2}\n');
    expect(sheet).toEqual({ ...plainOrk, hearts: 4, weapon: { id: 'x', damage: 2, reach: null } });
  });

  it('may be stored decomposed', async () => {
    expect((await load(`name: Ork\nruleset: toy\nKo\u0308nnen: 3\n`)).sheet).toEqual(plainOrk);
  });

  it('of free maps stay as they are', async () => {
    expect((await load(`${base}talents: {note: 3, kn: 4}\n`)).sheet['talents']).toEqual({ note: 3, kn: 4 });
  });

  it('without a value count as left out', async () => {
    expect((await load(`${base}hearts:\nnote: ~\ntalents:\n  # klettern: 3\n`)).sheet).toEqual(plainOrk);
  });

  it('C9: that are foreign are left out with a warning, and the rest counts', async () => {
    const { sheet, warnings } = await load(`${base}weapon: {id: x, damage: 2, flamend: ja}\n`);
    expect(sheet['weapon']).toEqual({ id: 'x', damage: 2, reach: null });
    expect(warnings).toEqual([
      '4:28: warning: der Schlüssel „flamend“ ist unbekannt und zählt nicht (weapon (Waffe)); ' +
        'bekannt: id (Kennung), de, en, damage (Schaden), reach',
    ]);
  });

  it('that are null where null means something stay null', async () => {
    expect((await load(`${base}weapon: {id: x, damage: 2, reach: null}\n`)).sheet['weapon']).toHaveProperty(
      'reach',
      null,
    );
  });

  it('named like members of objects are harmless', async () => {
    const { sheet } = await load(`${base}talents: {valueof: 1}\ntoString: 3\n`);
    expect(Object.keys(sheet)).not.toContain('toString');
    expect(Object.getPrototypeOf(sheet['talents'])).toBe(Object.prototype);
  });
});

describe('merge keys', () => {
  it('D4: take over what is not given: the own value wins, then the first base', async () => {
    const text = `x: &x {hearts: 5, note: x}\ny: &y {hearts: 6, nimble: ja}\n<<: [*x, *y]\n${base}note: own\n`;
    expect((await load(text)).sheet).toEqual({ ...plainOrk, hearts: 5, nimble: true, note: 'own' });
  });

  it('D4: yield to an own value under another name of the key', async () => {
    expect((await load(`x: &x {Herzen: 5}\n<<: *x\n${base}hearts: 6\n`)).sheet['hearts']).toBe(6);
  });
});

describe('files', () => {
  it.each([
    ['a byte order mark', `\uFEFF${base}`],
    ['CRLF', base.replaceAll('\n', '\r\n')],
    ['YAML 1.2', `%YAML 1.2\n---\n${base}`],
    ['a document mark', `---\n${base}`],
    ['no last line end', base.trimEnd()],
    ['flow style', '{name: Ork, ruleset: toy, skill: 3}'],
    ['JSON', '{"name": "Ork", "ruleset": "toy", "skill": 3}'],
  ])('D6: with %s are read', async (_what, text) => expect((await load(text)).sheet).toEqual(plainOrk));

  it('give sheets that no fight can change', async () => {
    const { sheet } = await load(`${base}scars: [{place: arm}]\n`);
    expect(() => ((sheet['scars'] as { age: number }[])[0]!.age = 3)).toThrow(TypeError);
    expect(() => (sheet['hearts'] = 1)).toThrow(TypeError);
  });
});
