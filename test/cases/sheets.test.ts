import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSheet } from '../../src/sheets/index.js';
import { cli } from '../cli/harness.js';
import { speaker } from '../sheets/say.js';
import { toyShelf } from '../toy/shelf.js';

const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));

/** Writes a file of these lines and returns its path. */
function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const das = (name: string, ...more: string[]): string[] => [
  `name: ${name}`,
  'ruleset: das-system',
  'attributes: {courage: 1200, strength: 1200, dexterity: 1200, reaction: 1200, constitution: 1300}',
  'skills: {bewaffneter-nahkampf: 1200, schwerter: 800, ausweichen: 1600}',
  'mainHand: schwert',
  ...more,
];

const goblin = (damage: string): string[] => [
  'name: Goblin',
  'ruleset: htbah',
  'role: npc',
  'begabung: {handeln: 8, wissen: 3, soziales: 2}',
  'skills: [{name: Beißen, group: handeln, value: 40}]',
  'weapons:',
  '  - class: waffenlos',
  '    skill: Beißen',
  `    damage: ${damage}`,
];

describe('dice in sheets', () => {
  it.each(['2W10+3', '2w10+3', '2D10+3', '2d10+3', '2 W 10 + 3', '2W10+3 # gross'])(
    'A4: damage: %s are two dice with 10 faces and 3 more; D8: a comment behind it is one',
    async (damage) => {
      const { code, out, err } = await cli(['show', file('goblin.yaml', goblin(damage)), '--lang', 'de']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('2W10+3');
    },
  );

  it.each(['2', '2X10', '10', '2W10;2W6'])('A4: damage: %s is no throw and says so with its place', async (damage) => {
    const path = file('goblin.yaml', goblin(damage));
    const { code, err } = await cli(['check', path]);
    expect(code).toBe(3);
    expect(err).toContain(`${path}:9:13: Fehler`);
  });
});

describe('what a sheet holds', () => {
  const toy = async (...lines: string[]) => {
    const text = ['ruleset: toy', 'skill: 3', ...lines, ''].join('\n');
    const result = await loadSheet(toyShelf({ 'ork.yaml': text }), 'ork.yaml');
    const said = (await speaker('de'))(result.diagnostics);
    return { sheet: result.ok ? (result.sheet as Record<string, unknown>) : undefined, said };
  };

  it.each(['~', 'null', 'Null'])('D1: name: %s is never nothing', async (name) => {
    const { sheet, said } = await toy(`name: ${name}`);
    if (sheet) expect(sheet['name']).toBe(name);
    else expect(said[0]).toMatch(/^3:7: .*Anführungszeichen/);
  });

  it('D1: weapon: 1e3 and note: 007 stay what was written', async () => {
    const { said } = await toy('name: Ork', 'weapon: 1e3');
    expect(said.join()).toContain('1e3');
    expect((await toy('name: Ork', 'note: 007')).sheet).toMatchObject({ note: '007' });
  });

  it('D4: several bases in order: the first one that has a key gives it, and the own value wins', async () => {
    const bases = ['a: &a {hearts: 4, skill: 5}', 'b: &b {hearts: 6, nimble: ja, note: b}', '<<: [*a, *b]'];
    const { sheet } = await toy('name: Ork', ...bases);
    expect(sheet).toMatchObject({ skill: 3, hearts: 4, nimble: true, note: 'b' });
  });

  it('C9: a trait of armour that nobody knows is a warning with its place, and the blow is carried out', async () => {
    const armour = ['armour:', '  - piece: lederruestung-rumpf', '    flammend: ja'];
    const path = file('flammend.yaml', das('Flammend', ...armour));
    const blow = ['aim=torso', 'attack-plan.precision=900', 'attack-plan.force=515', 'defence=none', 'location=bauch'];
    const args = ['attack', 'characters/das-system/gegner.yaml', path, '--dice', '600', '--json'];
    const { code, out, err } = await cli([...args, ...blow.flatMap((choice) => ['--choose', choice])]);
    expect(code).toBe(0);
    expect(err).toContain(`${path}:8:5: Warnung`);
    expect(err).toContain('flammend');
    const { events } = JSON.parse(out) as { events: { type: string; protection?: number }[] };
    // leather 100 × 6 stops 515
    expect(events.find((e) => e.type === 'armour.struck')).toMatchObject({ protection: 600, result: 'stopped' });
  });
});

describe('names that steer a terminal', () => {
  const evil = '"Ork\\r\\e[2J\\e]0;x\\a\\tz\\n"';
  const path = file('ork.yaml', das(evil));
  const steering = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/;

  it('E9: are spelt out in tables, warnings and the protocol', async () => {
    const args = [
      'fight',
      path,
      'characters/das-system/gegner.yaml',
      '--seed',
      '7',
      '--played',
      'tactics',
      '--no-pause',
    ];
    const { code, out, err, state } = await cli(args);
    expect(code).toBe(0);
    expect(out).toContain('Ork\\x0d\\x1b[2J');
    expect(out + err).not.toMatch(steering);
    for (const form of ['table', 'json', 'csv', 'md']) {
      const told = await cli(['replay', '--format', form, join(state, readdirSync(state)[0]!)]);
      expect(told.out.replaceAll('\r\n', '\n') + told.err).not.toMatch(steering);
    }
  });

  it('E9: are spelt out in errors, also where they are the name of a file or an option', async () => {
    const missing = await cli(['show', 'a\u001b[2Jb\u009b2J.yaml']);
    const option = await cli(['roll', '--\u001b[2J', 'W6']);
    const notation = await cli(['roll', 'W6\u001b[2J']);
    for (const { code, err } of [missing, option, notation]) {
      expect(code).not.toBe(0);
      expect(err).not.toMatch(steering);
    }
  });
});
