import { describe, expect, it } from 'vitest';
import { loadVariable, type FightLoaded } from '../../src/sheets/index.js';
import { toyShelf, type Memory } from '../toy/shelf.js';
import { speaker } from './say.js';

const memory: Memory = {
  'c/ork.yaml': 'name: Ork\nruleset: toy\nskill: 3\nscars: [{place: arm, age: 1}, {place: leg}]\n',
  'c/anna.yaml': 'name: Anna\nruleset: toy\nskill: 5\nweapon: {id: keule, damage: 2}\ntalents: {klettern: 4}\n',
  'f/fight.yaml': `ruleset: toy
sides:
  - name: Helden
    members:
      - {sheet: ../c/anna.yaml, handicap: 1}
  - name: Räuberbande
    members:
      - {sheet: ../c/ork.yaml, name: Hauptmann}
      - {sheet: ../c/ork.yaml, count: 2}
      - {sheet: ../c/ork.yaml, name: Wache}
`,
};
const say = await speaker('de');
const loaded = await loadVariable(toyShelf(memory), 'f/fight.yaml', { freshSeed: () => 'einmal' });
if (!loaded.ok) throw new Error(say(loaded.diagnostics).join('\n'));
const { vary } = loaded;

function fight(path: string, value: string): FightLoaded {
  const varied = vary({ path, value });
  if (!varied.ok) throw new Error(say(varied.diagnostics).join('\n'));
  return varied;
}

function refused(path: string, value = '1'): string[] {
  const varied = vary({ path, value });
  expect(varied.ok).toBe(false);
  return say(varied.diagnostics);
}

const names = ({ setup }: FightLoaded): string[] => setup.members.map(({ name }) => name);
const sheetsOf = ({ setup }: FightLoaded) => setup.members.map(({ sheet }) => sheet as Record<string, unknown>);

describe('a varied fight', () => {
  it.each(['foes.count', 'gegner.Anzahl', 'räuberbande.count', 'Raeuberbande.ork.count', '2.count', '2.2.count'])(
    'changes by %s how many of the entry there are that has a count',
    (path) => {
      expect(names(fight(path, '3'))).toEqual(['Anna', 'Hauptmann', 'Ork 1', 'Ork 2', 'Ork 3', 'Wache']);
    },
  );

  it('changes the last entry of a side in which none has a count', () => {
    expect(names(fight('party.count', '2')).slice(0, 2)).toEqual(['Anna 1', 'Anna 2']);
  });

  it('changes one member by name and leaves those with the same sheet as they are', () => {
    const skills = sheetsOf(fight('wache.sheet.skill', '9')).map(({ skill }) => skill);
    expect(skills).toEqual([5, 3, 3, 3, 9]);
  });

  it('changes the sheets of a whole side', () => {
    const skills = sheetsOf(fight('foes.sheet.skill', '9')).map(({ skill }) => skill);
    expect(skills).toEqual([5, 9, 9, 9, 9]);
  });

  it('knows German labels and abbreviations, and fields one level deeper', () => {
    expect(sheetsOf(fight('anna.Können', '7'))[0]).toMatchObject({ skill: 7 });
    expect(sheetsOf(fight('Anna.KN', '7'))[0]).toMatchObject({ skill: 7 });
    expect(sheetsOf(fight('anna.klettern', '7'))[0]).toMatchObject({ talents: { klettern: 7 } });
    expect(sheetsOf(fight('anna.waffe.schaden', '7'))[0]).toMatchObject({ weapon: { id: 'keule', damage: 7 } });
  });

  it('makes what a sheet leaves out, and finds the entries of a list by number', () => {
    expect(sheetsOf(fight('anna.hearts', '7'))[0]).toMatchObject({ hearts: 7 });
    expect(sheetsOf(fight('anna.talents.reiten', '7'))[0]).toMatchObject({ talents: { klettern: 4, reiten: 7 } });
    expect(sheetsOf(fight('foes.scars.2.age', '7'))[1]).toMatchObject({
      scars: [{ age: 1 }, { place: 'leg', age: 7 }],
    });
  });

  it('changes keys of a member, the start and options, read as everywhere', () => {
    expect(fight('anna.Nachteil', '2').setup.members[0]).toMatchObject({ extra: { handicap: 2 } });
    expect(fight('start.first', 'Wache').setup.start).toEqual({ first: 'Wache' });
    expect(fight('Optionen.ties', 'both').setup.rules.options).toMatchObject({ ties: 'both' });
    expect(sheetsOf(fight('anna.flink', 'ja'))[0]).toMatchObject({ nimble: true });
  });

  it('keeps the name of one who is left of several, and leaves out of the start whom it has not', async () => {
    const file = memory['f/fight.yaml']!;
    const of = async (first: string, path: string, value: string) => {
      const shelf = toyShelf({ ...memory, 'f/fight.yaml': `${file}start: {first: ${first}}\n` });
      const found = await loadVariable(shelf, 'f/fight.yaml', { seed: '' });
      const varied = found.ok ? found.vary({ path, value }) : found;
      if (!varied.ok) throw new Error(say(varied.diagnostics).join('\n'));
      return [names(varied).join(), varied.setup.start, varied.left];
    };
    expect(await of('Ork 1', 'ork.count', '1')).toEqual(['Anna,Hauptmann,Ork 1,Wache', { first: 'Ork 1' }, []]);
    expect(await of('Ork 2', 'ork.count', '1')).toEqual(['Anna,Hauptmann,Ork 1,Wache', {}, ['Ork 2']]);
    expect(await of('Wache', 'wache.count', '2')).toEqual([
      'Anna,Hauptmann,Ork 1,Ork 2,Wache 1,Wache 2',
      { first: 'Wache 1' },
      [],
    ]);
  });

  it('has the same seed each time', () => {
    expect([fight('foes.count', '1'), fight('foes.count', '2')].map(({ setup }) => setup.seed)).toEqual([
      'einmal',
      'einmal',
    ]);
  });

  it('says what was changed', () => {
    expect(fight('foes.count', '3').varied).toEqual({ t: 'vary.count', who: 'Ork' });
    expect(fight('anna.kn', '3').varied).toEqual({ t: 'vary.of', who: 'Anna', what: 'skill (Können)' });
    expect(fight('options.ties', 'both').varied).toEqual({ t: 'vary.what', what: 'options.ties' });
  });
});

describe('a path that leads nowhere', () => {
  it.each([
    ['fos.count', '1:1: „fos“ führt in diesem Kampf zu nichts; gemeint vielleicht „foes“'],
    ['ana.skill', '1:1: „ana“ führt in diesem Kampf zu nichts; gemeint vielleicht „Anna“'],
    ['anna.skil', '1:6: „skil“ führt in diesem Kampf zu nichts; gemeint vielleicht „skill“'],
    ['anna.kletern', '1:6: „kletern“ führt in diesem Kampf zu nichts; gemeint vielleicht „klettern“'],
    ['options.tie', '1:9: „tie“ führt in diesem Kampf zu nichts; gemeint vielleicht „ties“'],
    ['start.frist', '1:7: „frist“ führt in diesem Kampf zu nichts; gemeint vielleicht „first“'],
    ['anna.skill.x', '1:12: „x“ führt zu nichts: davor steht schon ein Wert'],
    ['anna.age', '1:6: „age“ führt in diesem Kampf zu nichts; es gibt: sheet, name, count'],
    ['foes.scars.3.age', '1:12: „3“ führt in diesem Kampf zu nichts; es gibt: 1, 2'],
    ['foes', '1:1: hinter „foes“ fehlt, was sich ändern soll; es gibt: count, sheet, Hauptmann'],
    ['anna', '1:1: hinter „anna“ fehlt, was sich ändern soll; es gibt: sheet, name, count'],
    ['options', '1:1: hinter „options“ fehlt, was sich ändern soll; es gibt: ties'],
  ])('%s is told with its place and what was meant', (path, message) => {
    expect(refused(path)).toEqual([expect.stringContaining(message)]);
  });

  it('is no path for a value that the rules refuse', () => {
    expect(refused('anna.skill', '13')).toEqual([expect.stringMatching(/^1:1: skill \(Können\): .*0 bis 12/)]);
    expect(refused('foes.count', '0')).toEqual([expect.stringMatching(/^1:1: .*count \(Anzahl\): .*1 bis 100/)]);
    expect(refused('options.ties', 'some')).toEqual([expect.stringContaining('„some“')]);
    expect(refused('start.first', 'Niemand')).toEqual([expect.stringContaining('niemand heißt hier „Niemand“')]);
  });
});
