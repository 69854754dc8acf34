import { describe, expect, it } from 'vitest';
import { loadDuel, loadFight, type FightWishes } from '../../src/sheets/index.js';
import { automaticTable, makeGame, run } from '../../src/engine/index.js';
import { seed } from '../../src/dice/index.js';
import { toyShelf, type Memory } from '../toy/shelf.js';
import { speaker } from './say.js';

const ork = 'name: Ork\nruleset: toy\nskill: 3\n';
const anna = 'name: Anna\nruleset: toy\nskill: 5\nweapon: axe\ntactics: {stance: bold, risk: 2}\n';
const sheets: Memory = { 'c/ork.yaml': ork, 'c/anna.yaml': anna };
const say = await speaker('de');

async function fight(text: string, memory: Memory = {}, wishes?: FightWishes) {
  const result = await loadFight(toyShelf({ ...sheets, ...memory, 'f/fight.yaml': text }), 'f/fight.yaml', wishes);
  if (!result.ok) throw new Error(say(result.diagnostics).join('\n'));
  return result;
}

const text = `ruleset: toy
title: Am Fluss
seed: 007
options: {ties: both}
sides:
  - name: Helden
    members:
      - {sheet: ../c/anna.yaml, played: tactics, tactics: {risk: 3}, handicap: 2}
  - members:
      - {sheet: ../c/ork, count: 2}
      - {sheet: ../c/ork.yaml, name: Häuptling}
      - sheet: ../c/ork.yaml
start: {first: Ork 2}
answers:
  - 7
  - stance: bold
  - [3, 4]
`;

describe('a fight file', () => {
  it('becomes a setup', async () => {
    const { setup, ruleset, diagnostics } = await fight(text);
    expect(diagnostics).toEqual([]);
    expect(ruleset.id).toBe('toy');
    expect(setup).toMatchObject({ ruleset: 'toy', title: 'Am Fluss', seed: '007', start: { first: 'Ork 2' } });
    expect(setup.sides).toEqual([{ name: 'Helden' }, { name: 'Ork 1' }]);
    expect(setup.rules.options).toEqual({ ties: 'both' });
    expect(setup.rules.changed).toEqual([]);
    expect(setup.members[0]).toEqual({
      id: 'anna',
      name: 'Anna',
      side: 0,
      played: 'tactics',
      tactics: { stance: 'bold', risk: 3 },
      extra: { handicap: 2 },
      sheet: {
        name: 'Anna',
        ruleset: 'toy',
        skill: 5,
        hearts: 3,
        weapon: 'axe',
        talents: {},
        nimble: false,
        scars: [],
        tactics: { stance: 'bold', risk: 2 },
      },
    });
  });

  it('has counts unrolled and equal names numbered', async () => {
    const { setup } = await fight(text);
    const rest = setup.members.slice(1).map(({ id, name, side, played }) => [id, name, side, played]);
    expect(rest).toEqual([
      ['ork-1', 'Ork 1', 1, 'prompt'],
      ['ork-2', 'Ork 2', 1, 'prompt'],
      ['haeuptling', 'Häuptling', 1, 'prompt'],
      ['ork-3', 'Ork 3', 1, 'prompt'],
    ]);
    expect(setup.members[1]!.sheet).toBe(setup.members[2]!.sheet);
  });

  it('keeps its answers with their lines', async () => {
    expect((await fight(text)).script).toEqual([
      { value: 7, line: 15 },
      { value: { stance: 'bold' }, line: 16 },
      { value: [3, 4], line: 17 },
    ]);
  });

  it('tells which file each member comes from', async () => {
    const { sheetFiles } = await fight(text);
    expect(sheetFiles).toEqual({
      anna: 'c/anna.yaml',
      'ork-1': 'c/ork.yaml',
      'ork-2': 'c/ork.yaml',
      haeuptling: 'c/ork.yaml',
      'ork-3': 'c/ork.yaml',
    });
  });

  it('may be written in German', async () => {
    const german = `Regelwerk: toy\nSeiten:\n  - Mitglieder: [{Bogen: ../c/anna, gespielt: hand, Nachteil: 1}]\n  - Kämpfer: [{Bogen: ../c/ork, Anzahl: 2}]\n`;
    const { setup } = await fight(german);
    expect(setup.members.map(({ name, played, extra }) => [name, played, extra])).toEqual([
      ['Anna', 'hand', { handicap: 1 }],
      ['Ork 1', 'prompt', { handicap: 0 }],
      ['Ork 2', 'prompt', { handicap: 0 }],
    ]);
  });

  it('reads every sheet once', async () => {
    const shelf = toyShelf({ ...sheets, 'f/fight.yaml': text });
    const reads: string[] = [];
    const read = (path: string, limit: number) => (reads.push(path), shelf.files.read(path, limit));
    await loadFight({ ...shelf, files: { ...shelf.files, read } }, 'f/fight.yaml');
    expect(reads.filter((path) => path === 'c/anna.yaml')).toHaveLength(1);
  });

  it('takes its seed from the caller first, and a fresh one last', async () => {
    const unseeded = text.replace('seed: 007\n', '');
    const freshSeed = () => 'fresh';
    expect((await fight(text, {}, { seed: '8', freshSeed })).setup.seed).toBe('8');
    expect((await fight(text, {}, { freshSeed })).setup.seed).toBe('007');
    expect((await fight(unseeded, {}, { freshSeed })).setup.seed).toBe('fresh');
  });

  it('may leave its ruleset to the caller', async () => {
    expect((await fight(text.replace('ruleset: toy\n', ''), {}, { ruleset: 'toy' })).setup.ruleset).toBe('toy');
  });

  it('stands under the house rules it names, and under those of the caller before them', async () => {
    const memory = {
      'f/house.yaml': 'ruleset: toy\noptions: {ties: both}\ntables: {weapons: {axe: {damage: 9}}}\n',
      'mine.yaml': 'ruleset: toy\ntables: {constants: {perHeart: 7}}\n',
    };
    const housed = text.replace('options: {ties: both}', 'rules: house.yaml');
    const own = (await fight(housed, memory)).setup.rules;
    expect(own.changed).toEqual(['options.ties', 'tables.weapons.axe.damage']);
    expect(own.options).toEqual({ ties: 'both' });
    const mine = (await fight(housed, memory, { house: 'mine.yaml' })).setup.rules;
    expect(mine.changed).toEqual(['tables.constants.perHeart.value']);
    expect(mine.options).toEqual({ ties: 'none' });
  });

  it('is plain data that a journal can hold', async () => {
    const { setup } = await fight(text);
    expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
  });

  it('can be fought', async () => {
    const { setup, ruleset } = await fight(text);
    expect(run(makeGame(ruleset, setup), automaticTable(seed(setup.seed))).kind).toMatch(/won|draw|undecided/);
  });

  it('says what is wrong in all of its files at once, each with its own line', async () => {
    const bad = text.replace('ties: both', 'ties: perhaps').replace('../c/ork, ', '../c/worg, ');
    const shelf = toyShelf({ ...sheets, 'c/anna.yaml': `${anna}hearts: 0\n`, 'f/fight.yaml': bad });
    const { diagnostics } = await loadFight(shelf, 'f/fight.yaml');
    expect(diagnostics.map(({ file, line, excerpt }) => [file, line, excerpt])).toEqual([
      ['f/fight.yaml', 4, 'options: {ties: perhaps}'],
      ['f/fight.yaml', 10, '      - {sheet: ../c/worg, count: 2}'],
      ['c/anna.yaml', 6, 'hearts: 0'],
    ]);
  });
});

describe('a duel', () => {
  const duel = (paths: string[], wishes?: FightWishes) => loadDuel(toyShelf(sheets), paths, wishes);

  it('sets every sheet on a side of its own', async () => {
    const result = await duel(['c/anna', 'c/ork.yaml', 'c/ork.yaml'], { seed: '7' });
    expect(result.ok && result.setup).toMatchObject({
      ruleset: 'toy',
      seed: '7',
      sides: [{ name: 'Anna' }, { name: 'Ork 1' }, { name: 'Ork 2' }],
      members: [
        { id: 'anna', side: 0, played: 'prompt', tactics: { stance: 'bold', risk: 2 }, extra: { handicap: 0 } },
        { id: 'ork-1', side: 1, played: 'prompt' },
        { id: 'ork-2', side: 2, played: 'prompt' },
      ],
      start: {},
    });
  });

  it('needs two sheets', async () => {
    const result = await duel(['c/anna']);
    expect(say(result.diagnostics)).toEqual(['1:1: ein Kampf ohne Kampfdatei braucht mindestens zwei Bögen']);
  });

  it('reports every sheet that cannot be read', async () => {
    const result = await duel(['c/anja', 'c/orc', 'c/anna']);
    expect(result.diagnostics.map(({ file }) => file)).toEqual(['c/anja', 'c/orc']);
  });

  it('may leave its ruleset to the caller, who may not contradict', async () => {
    const shelf = toyShelf({ ...sheets, 'c/elf.yaml': 'name: Elf\nskill: 2\n' });
    expect((await loadDuel(shelf, ['c/elf', 'c/elf'], { ruleset: 'toy' })).ok).toBe(true);
    const other = await loadDuel(shelf, ['c/anna', 'c/elf'], { ruleset: 'other' });
    expect(say(other.diagnostics)).toEqual([
      '2:10: die Datei gehört zum Regelwerk „toy“, gebraucht wird eine für „other“',
    ]);
  });

  it('does not mix rulesets', async () => {
    const shelf = toyShelf({ ...sheets, 'c/elf.yaml': 'name: Elf\nruleset: other\n' });
    const result = await loadDuel(shelf, ['c/anna.yaml', 'c/elf.yaml']);
    expect(say(result.diagnostics)).toEqual([
      '2:10: der Bogen gehört zum Regelwerk „other“, der Kampf zu „toy“ (c/anna.yaml:2); eines von beiden ändern',
    ]);
  });
});
