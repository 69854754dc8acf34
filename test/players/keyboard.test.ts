import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { keyboard } from '../../src/players/keyboard.js';

/** A terminal whose keys are pressed by the test; keeps in which mode it was put. */
function terminal() {
  const modes: boolean[] = [];
  const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (raw: boolean) => void modes.push(raw) });
  let drawn = '';
  const output = new Writable({ write: (chunk: Buffer, _, done) => ((drawn += chunk.toString()), done()) });
  return { keys, modes, drawn: () => drawn, input: keyboard(keys, output, '> ') };
}

const ENTER = '\r';
const text = (typed: string) => ({ kind: 'text', text: typed });

describe('the keyboard', () => {
  it('keeps what is typed ahead for the questions that follow', async () => {
    const { keys, input } = terminal();
    keys.write(`2${ENTER}${ENTER}ausw`);
    expect(await input.ask()).toEqual(text('2'));
    expect(await input.ask()).toEqual(text(''));
    const third = input.ask();
    keys.write(`eichen${ENTER}`);
    expect(await third).toEqual(text('ausweichen'));
  });

  it('keeps keys that come while nobody asks, as one stream of characters', async () => {
    const { keys, input } = terminal();
    const first = input.ask();
    const [begin, end] = [Buffer.from('ü').subarray(0, 1), Buffer.from('ü').subarray(1)];
    keys.write(ENTER);
    expect(await first).toEqual(text(''));
    keys.write(begin);
    keys.write(end);
    keys.write(`b${ENTER}`);
    expect(await input.ask()).toEqual(text('üb'));
  });

  it('takes pasted lines as one Enter each, whatever ends them', async () => {
    const { keys, input } = terminal();
    keys.write('a\r\nb\nc\r');
    for (const typed of ['a', 'b', 'c']) expect(await input.ask()).toEqual(text(typed));
  });

  it('edits the line by its keys: cursor left, Backspace, and Backspace on the empty line takes back', async () => {
    const { keys, input } = terminal();
    keys.write(`ac\u001b[Db${ENTER}x\u007f\u007f`);
    expect(await input.ask()).toEqual(text('abc'));
    expect(await input.ask()).toEqual({ kind: 'undo' });
  });

  it('E3: tells Ctrl-C, Ctrl-D and the end of the terminal', async () => {
    const { keys, input } = terminal();
    keys.write('\u0003');
    expect(await input.ask()).toEqual({ kind: 'interrupt' });
    keys.write('\u0004');
    expect(await input.ask()).toEqual({ kind: 'end' });
    keys.end();
    expect(await input.ask()).toEqual({ kind: 'end' });
  });

  it('keeps the terminal in raw mode between questions, so that nothing is echoed, and gives it back', async () => {
    const { keys, input, modes } = terminal();
    keys.write(`${ENTER}${ENTER}`);
    await input.ask();
    await input.ask();
    expect(modes).not.toContain(false);
    input.close();
    expect(modes.at(-1)).toBe(false);
    expect(keys.listenerCount('data')).toBe(0);
  });
});
