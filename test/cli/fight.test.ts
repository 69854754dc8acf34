import { copyFileSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const sheets = ['characters/das-system/gegner.yaml', 'characters/das-system/thorndal.yaml'];
const fight = (stdin: string, ...options: string[]) => cli(['fight', '--seed', '7', ...options, ...sheets], { stdin });
const events = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; [key: string]: unknown });

describe('fight', () => {
  it.skipIf(process.platform !== 'linux')('tells where the folder of the journals cannot be made', async () => {
    const { code, err } = await cli(['fight', ...sheets], { state: '/proc/x' });
    expect([code, err]).toEqual([3, expect.stringContaining('„/proc/x“')]);
  });

  it('tells what is wrong with a side of sheets at the sheet of that side', async () => {
    const weak = join(mkdtempSync(join(tmpdir(), 'waffengang-')), 'matt.yaml');
    writeFileSync(weak, 'name: Matt\nruleset: htbah\nrole: player\ncurrentLifePoints: 5\n');
    const { code, err } = await cli(['fight', 'characters/htbah/howky.yaml', weak]);
    expect([code, err]).toEqual([3, expect.stringContaining(`${weak}:1:1: Fehler: Auf der Seite „Matt“`)]);
  });

  it('leads through a whole fight by Enter alone, in both languages', async () => {
    const enter = '\n'.repeat(200);
    expect((await fight(enter)).out).toContain('Kampfende');
    const { out, err } = await fight(enter, '--lang', 'en');
    expect(out).toContain('End of the fight');
    expect(out + err).not.toContain('‹');
  });

  it('takes an action and its plan by one Enter, and a plan typed at the action', async () => {
    const { out, err } = await fight('\narm-right 900 515\n', '--json');
    const rolled = events(out).find((event) => event.type === 'attack.rolled');
    expect(rolled).toMatchObject({ who: 'thorndal', part: { id: 'arm-right' }, precision: 900, force: 515 });
    expect(err.match(/\[Enter\]/g)).toHaveLength(3);
  });

  it('refuses a split beyond the base with its numbers, and asks again', async () => {
    const { err } = await fight('\n900 700\n\n');
    expect(err).toContain('1600');
    expect(err).toContain('1440');
  });

  it('takes an option by name with the numbers of what follows', async () => {
    const { out } = await fight('\n\nparieren 400 300\n', '--json');
    expect(events(out).find((event) => event.type === 'defence.rolled')).toMatchObject({
      form: 'parry',
      precision: 400,
      force: 300,
    });
  });

  it('takes back what one Enter gave by one u', async () => {
    const { err } = await fight('\n\nu\n');
    expect(err.match(/Thorndal: Handlung/g)).toHaveLength(2);
  });

  it('asks for what an order of the game master lacks, and checks it at once', async () => {
    const { err, out } = await fight('\n/set\n/blub\n/set Thorndal\n/set Thorndal gz 700\n\n\n', '--json');
    expect(err).toContain('es fehlt');
    expect(err).toContain('„blub“');
    expect(err.match(/Notiert/g)).toHaveLength(1);
    expect(events(out).filter((event) => event.type === 'value.ruled')).toHaveLength(1);
  });

  it('asks twice before it ends a fight, and takes the end back', async () => {
    const { err } = await fight('\n/end\n\n\nu\n');
    expect(err).toContain('wirklich beenden');
  });

  it('does not wait in seconds in which nothing happens', async () => {
    const { err } = await cli(['fight', 'fights/das-system/duel.yaml'], { stdin: '\n' });
    expect(err).toContain('Thorndal: Handlung');
    expect(err.match(/\[Enter\] weiter/g)).toHaveLength(1);
  });

  it('takes back the last answer', async () => {
    const { err } = await fight('\n\nu\n');
    expect(err).toContain('Zurückgenommen');
  });

  it('F9: takes dice typed by hand, refuses impossible ones and marks them in the journal', async () => {
    const { err, out, state } = await fight('hand alle\n\n\n2345\n600\n', '--json');
    expect(err).toContain('1 bis 2000');
    expect(events(out).find((event) => event.type === 'attack.rolled')).toMatchObject({ roll: { face: 600 } });
    const journal = readFileSync(join(state, readdirSync(state)[0]!), 'utf8');
    expect(journal).toContain('"answer":{"faces":[600]},"by":"hand"');
  });

  it('refuses a decree that the dice cannot show, with the range', async () => {
    const { err } = await fight('hand alle\n\n\n=2001\n=0\n=2000\n');
    expect(err.match(/mit W2000 nicht möglich; 1 bis 2000/g)).toHaveLength(2);
  });

  it('takes fighters in from files with blanks in their names, and says how to go on from there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waffengang '));
    const sheet = join(folder, 'der dritte.yaml');
    copyFileSync(sheets[0]!, sheet);
    const { err, out } = await fight(
      `/add "${sheet}" 1\n/add '${sheet}' 2\n${'\n'.repeat(8)}`,
      '--journal',
      join(folder, 'k.jsonl'),
    );
    expect(out).toContain('Gegner 2 kommt hinzu');
    expect(out).toContain('Gegner 3 kommt hinzu');
    expect(err).toContain(`weiter mit: waffengang resume '${join(folder, 'k.jsonl')}'`);
  });

  it('wants to know the side of whoever comes in where there are several', async () => {
    const { err, out } = await fight(`/add ${sheets[0]!}\n`);
    expect(err).toContain('Es fehlt die Seite: /add <Blatt> <Seite>; möglich: Gegner, Thorndal');
    expect(out).not.toContain('kommt hinzu');
  });

  it('names all that can be changed, in nouns, and what the abbreviations mean', async () => {
    const { err } = await fight('/?\n? Begriffe\n');
    expect(err).toContain('/hand <wer> [Hand] <Waffe>: Hand füllen oder leeren');
    expect(err).toContain('/add <Blatt> <Seite>: Kämpfer hinzunehmen');
    expect(err).toContain('PB Paradebasis');
  });

  it('takes no more fighters than a fight may have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));
    const many = join(folder, 'viele.yaml');
    const [a, b] = sheets.map((sheet) => join(process.cwd(), sheet));
    const sides = [
      `{name: A, members: [{sheet: ${a!}, count: 100, played: tactics}]}`,
      `{name: B, members: [{sheet: ${b!}, count: 100}]}`,
    ];
    writeFileSync(many, ['ruleset: das-system', 'sides:', ...sides.map((side) => `  - ${side}`), ''].join('\n'));
    const { err } = await cli(['fight', '--seed', '7', many], { stdin: `/add ${a!} A\n` });
    expect(err).toContain('200');
    expect(err).toContain('/remove');
  });

  it('F10: replays typed dice without asking, and verifies', async () => {
    const { state } = await fight('hand alle\n\n\n600\n\n700\n');
    const journal = join(state, readdirSync(state)[0]!);
    const replayed = await cli(['replay', '--json', journal]);
    expect(events(replayed.out).filter((event) => event.type === 'attack.rolled')[0]).toMatchObject({
      roll: { face: 600 },
    });
    expect((await cli(['replay', '--verify', journal])).code).toBe(0);
  });

  it('goes on by itself when nobody is to be asked', async () => {
    const { code, out } = await fight('', '--played', 'tactics', '--no-pause');
    expect(code).toBe(0);
    expect(out).toContain('Kampfende');
  });

  it('answers by keys on a terminal as by lines from a pipe, typed ahead or not', async () => {
    const piped = await fight('\n900 700\n\nu\n\n');
    const typed = await cli(['fight', '--seed', '7', ...sheets], { tty: true, stdin: '\r900 700\r\ru\r\r' });
    const bare = (text: string) => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '');
    expect(typed.err).toContain('\u001b[');
    expect(bare(typed.out)).toBe(piped.out);
  });

  it.each([[{ NO_COLOR: '1' }], [{ TERM: 'dumb' }]])('E6: a terminal with %j gets no escape codes', async (env) => {
    const { out, err } = await cli(['fight', '--seed', '7', ...sheets], { tty: true, stdin: '\n900 700\n\nu\n', env });
    expect(err).toContain('Zurückgenommen');
    expect(out + err).not.toContain('\u001b');
  });

  it('fits into 40 columns, pictures too', async () => {
    const stdin = `figur alle\n?\ns\n${'\n'.repeat(60)}`;
    const { out, err } = await cli(['fight', '--seed', '7', ...sheets], { stdin, columns: 40 });
    const longest = Math.max(
      ...(out + err)
        .split('\n')
        .filter((line) => !line.includes('.jsonl'))
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(40);
  });
});
