import { createPrompt, isBackspaceKey, isEnterKey, useEffect, useKeypress, useState } from '@inquirer/core';

/** What the one at the keyboard did. */
export type Reply =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'undo' }
  /** Ctrl-D, or the end of piped input. */
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

interface Config {
  readonly message: string;
  /** Called at the key that answers, before any other key is looked at. */
  readonly answered: () => void;
}

/** A line of input where Backspace on the empty line takes back the last answer at once. */
const line = createPrompt<Reply, Config>((config, done) => {
  const [value, setValue] = useState('');
  const [over, setOver] = useState(false);
  const finish = (reply: Reply): void => {
    config.answered();
    setOver(true);
    done(reply);
  };
  useEffect((rl) => void rl.on('close', () => done({ kind: 'end' })), []);
  useKeypress((key, rl) => {
    if (isEnterKey(key)) return finish({ kind: 'text', text: value });
    if (isBackspaceKey(key) && value === '') return finish({ kind: 'undo' });
    setValue(rl.line);
  });
  return over && value === '' ? config.message : `${config.message}${value}`;
});

/** One question on a terminal. The only place that knows the prompt library, which is loaded when first needed. */
export async function askLine(
  config: Config,
  streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Reply> {
  try {
    return await line(config, streams);
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') return { kind: 'interrupt' };
    throw error;
  }
}
