import { EventEmitter } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { askLine, type Reply } from './prompt.js';

/** Where answers come from: the keys of a terminal, or the lines of a pipe. */
export interface Input {
  ask(): Promise<Reply>;
  /** Gives the stream back as it was found. */
  close(): void;
}

/** A terminal as a stream of keys. */
export type Keys = NodeJS.ReadableStream & {
  setRawMode?(raw: boolean): unknown;
  ref?(): unknown;
  unref?(): unknown;
};

/** The stream that one question reads from: what was typed ahead first, then what is typed. */
type Feed = EventEmitter & { readonly stream: NodeJS.ReadableStream };

/**
 * The keys of a terminal. Those that are typed between two questions are kept for the next one: the terminal stays in
 * raw mode all the time, and each question gets its keys one by one until it is answered.
 */
export function keyboard(keys: Keys, output: NodeJS.WritableStream, message: string): Input {
  const decoder = new StringDecoder('utf8');
  let typed = '';
  let feed: Feed | undefined;
  let over = false;

  const give = (): void => {
    while (feed && typed !== '') {
      const [key = ''] = typed;
      typed = typed.slice(key.length);
      feed.emit('data', Buffer.from(key));
    }
    if (feed && over) feed.emit('end');
  };
  const hear = (chunk: Buffer | string): void => {
    // A pasted line end of two characters is one Enter.
    typed += (typeof chunk === 'string' ? chunk : decoder.write(chunk)).replaceAll('\r\n', '\r');
    give();
  };
  const end = (): void => {
    over = true;
    give();
  };

  const open = (): void => {
    if (keys.listeners('data').includes(hear)) return;
    keys.setRawMode?.(true);
    keys.on('data', hear).on('end', end).resume();
  };

  return {
    async ask() {
      open();
      keys.ref?.();
      feed = feedOf(keys, () => feed !== undefined);
      const reply = askLine({ message, answered: () => (feed = undefined) }, { input: feed.stream, output });
      give();
      return reply.finally(() => {
        feed = undefined;
        keys.unref?.();
      });
    },
    close() {
      keys.off('data', hear).off('end', end).pause();
      keys.setRawMode?.(false);
    },
  };
}

/**
 * A stream without a buffer, so that no key runs ahead of the question. It may switch the terminal only while the
 * question is open, as when the program is stopped by Ctrl-Z and goes on.
 */
function feedOf(keys: Keys, open: () => boolean): Feed {
  const feed = new EventEmitter();
  const stream = Object.assign(feed, {
    pause: () => stream,
    resume: () => stream,
    setRawMode: (raw: boolean) => open() && keys.setRawMode?.(raw),
  }) as unknown as NodeJS.ReadableStream;
  return Object.assign(feed, { stream });
}
