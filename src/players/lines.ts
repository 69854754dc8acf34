import { createInterface } from 'node:readline';
import type { Reply } from './prompt.js';

/** Answers from a pipe: one line each, all of them read before the first is used up, so none is lost. */
export function pipedLines(input: NodeJS.ReadableStream): () => Promise<Reply> {
  const reader = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  return async () => {
    const next = await reader.next();
    return next.done ? { kind: 'end' } : { kind: 'text', text: next.value };
  };
}
