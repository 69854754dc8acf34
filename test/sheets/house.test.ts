import { describe, expect, it } from 'vitest';
import { loadHouseRules, loadRules, loadTerms } from '../../src/sheets/index.js';
import { toy } from '../toy/index.js';
import { toyRules } from '../toy/setup.js';
import { toyShelf, type Memory } from '../toy/shelf.js';
import { speaker } from './say.js';

const say = await speaker('de');

async function changed(text: string, memory: Memory = {}) {
  const result = await loadRules(toyShelf({ ...memory, 'house.yaml': text }), 'toy', 'house.yaml');
  if (!result.ok) throw new Error(say(result.diagnostics).join('\n'));
  return result.rulebook.rules;
}

const weapons = (rules: { readonly tables: unknown }) => (rules.tables as typeof toyRules.tables).weapons.weapons;

describe('the rules of a ruleset', () => {
  it('are those of its files', async () => {
    const result = await loadRules(toyShelf(), 'toy');
    expect(result.ok && result.rulebook.rules).toEqual(toyRules);
    expect(result.ok && result.rulebook.labels['skill']).toEqual(['Können', 'KN']);
  });

  it('cannot be changed by a fight', async () => {
    const result = await loadRules(toyShelf(), 'toy');
    expect(() => result.ok && Object.assign(weapons(result.rulebook.rules)[0]!, { damage: 9 })).toThrow(TypeError);
  });

  it('are not there for an unknown ruleset', async () => {
    const result = await loadRules(toyShelf(), 'toi');
    expect(say(result.diagnostics)).toEqual([
      '1:1: ein Regelwerk „toi“ gibt es nicht; bekannt: toy; gemeint vielleicht „toy“',
    ]);
  });

  it('are refused where a table is faulty, by its schema or by its check', async () => {
    const table = 'pkg/rulesets/toy/tables/weapons.yaml';
    const broken = await loadRules(toyShelf({ [table]: 'version: 1\nweapons: [{id: x, damage: -1}]\n' }), 'toy');
    expect(broken.diagnostics).toMatchObject([{ file: table, line: 2, path: ['weapons', 0, 'damage'] }]);
    const empty = await loadRules(toyShelf({ [table]: 'version: 1\nweapons: []\n' }), 'toy');
    expect(say(empty.diagnostics)).toEqual(['2:1: weapons: die Tabelle hat keine Waffen']);
  });
});

describe('house rules', () => {
  it('change options, fields of rows and bare values of constants', async () => {
    const rules = await changed(
      'ruleset: toy\ntitle: Unsere\noptions: {ties: both}\n' +
        'tables:\n  weapons: {axe: {damage: 4, reach: {far: 9}}}\n  constants: {perHeart: 4, maxRounds: {value: 5}}\n',
    );
    expect(rules.options).toEqual({ ties: 'both' });
    expect(weapons(rules)[2]).toEqual({ id: 'axe', de: 'Axt', en: 'axe', damage: 4, reach: { near: 1, far: 9 } });
    const values = (rules.tables as typeof toyRules.tables).constants.constants.map((row) => row.value);
    expect(values).toEqual([4, 5]);
    expect(rules.changed).toEqual([
      'options.ties',
      'tables.weapons.axe.damage',
      'tables.weapons.axe.reach.far',
      'tables.constants.perHeart.value',
      'tables.constants.maxRounds.value',
    ]);
  });

  it('may use labels, and fields that the row leaves out', async () => {
    const rules = await changed(
      'Regelwerk: toy\nTabellen: {weapons: {stick: {Schaden: 5, reach: {near: 0, far: 1}}}}\n',
    );
    expect(weapons(rules)[1]).toMatchObject({ id: 'stick', damage: 5, reach: { near: 0, far: 1 } });
    expect(rules.changed).toEqual(['tables.weapons.stick.damage', 'tables.weapons.stick.reach']);
  });

  it('may lead down as the table does, and replace lists as a whole', async () => {
    const rules = await changed('ruleset: toy\ntables: {weapons: {weapons: [{id: fist, damage: 2}]}}\n');
    expect(weapons(rules)).toEqual([{ id: 'fist', damage: 2, reach: null }]);
  });

  it('must lead down where several rows share an id', async () => {
    const table = 'pkg/rulesets/toy/tables/constants.yaml';
    const twice =
      'version: 1\nconstants:\n  - &row {id: n, de: n, en: n, value: 1, rules: [], provenance: S}\n  - *row\n';
    await expect(changed('ruleset: toy\ntables: {constants: {n: 2}}\n', { [table]: twice })).rejects.toThrow(
      '2:22: „n“ gibt es mehrmals; davorsetzen, was darüber steht: constants',
    );
  });

  it('are to blame for what the check of a table finds', async () => {
    await expect(changed('ruleset: toy\ntables:\n  weapons: {weapons: []}\n')).rejects.toThrow(
      '3:13: weapons: die Tabelle hat keine Waffen',
    );
  });

  it('are to blame for a fault that shows in a row they left alone', async () => {
    const shelf = toyShelf({ 'house.yaml': 'ruleset: toy\ntables: {weapons: {axe: {damage: 1}}}\n' });
    const load = (id: string) => {
      expect(id).toBe('toy');
      const message = { t: 'toy.table-empty' };
      const check = () => [{ path: ['weapons', 0], message, severity: 'error' as const }];
      const weapons = { ...toy.tables.weapons, check };
      return Promise.resolve({ ...toy, tables: { ...toy.tables, weapons } });
    };
    const result = await loadRules({ ...shelf, registry: { ids: ['toy'], load } }, 'toy', 'house.yaml');
    expect(result.diagnostics).toMatchObject([{ file: 'house.yaml', line: 2, path: ['weapons', 0] }]);
  });

  it('are refused for another ruleset', async () => {
    await expect(changed('ruleset: other\n')).rejects.toThrow(
      '1:10: die Datei gehört zum Regelwerk „other“, gebraucht wird eine für „toy“',
    );
  });

  it('can be checked by themselves', async () => {
    const shelf = toyShelf({ 'house.yaml': 'ruleset: toy\ntables: {constants: {perHeart: 4}}\n' });
    const result = await loadHouseRules(shelf, 'house.yaml');
    expect(result.ok && result.rulebook.rules.changed).toEqual(['tables.constants.perHeart.value']);
  });
});

describe('terms', () => {
  it('are the labels of keys and the messages of a language', () => {
    const result = loadTerms(toyShelf(), 'toy', 'en');
    expect(result.ok && result.terms).toMatchObject({ keys: {}, texts: { 'stance.bold': 'bold' } });
  });

  it('keep words that YAML would turn into something else', () => {
    const shelf = toyShelf({ 'pkg/rulesets/toy/terms.de.yaml': 'texts: {yes: ja, no: nein, none: null, n: 1}\n' });
    const result = loadTerms(shelf, 'toy', 'de');
    expect(result.ok).toBe(false);
    expect(result.diagnostics[0]).toMatchObject({ line: 1, path: ['texts', 'none'] });
  });
});
