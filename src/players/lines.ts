import { createInterface } from 'node:readline';
import type { Input } from './keyboard.js';

/** Answers from a pipe: one line each, all of them read before the first is used up, so none is lost. */
export function pipedLines(input: NodeJS.ReadableStream): Input {
  const lines = createInterface({ input, crlfDelay: Infinity });
  const reader = lines[Symbol.asyncIterator]();
  return {
    async ask() {
      const next = await reader.next();
      return next.done ? { kind: 'end' } : { kind: 'text', text: next.value };
    },
    close: () => lines.close(),
  };
}
