import type { Asked, Choice, Reading, Table } from '../engine/index.js';
import type { Dice } from '../dice/index.js';
import { matchItem, type ScriptItem } from './script.js';
import type { Words } from './typed-words.js';
import { parseAnswer } from './typed.js';

/** A table where a script answers first; what it does not speak of is left to the other table. For one run. */
export function scriptedTable(items: readonly ScriptItem[], rest: Table, words: Words): Table {
  let next = 0;
  const readTyped = (question: Parameters<typeof parseAnswer>[0], text: string) => {
    const read = parseAnswer(question, text, words);
    return 'problem' in read ? read : { ok: { choice: read.ok } };
  };
  return {
    listening: rest.listening,
    counting: rest.counting,
    tell: rest.tell,
    roll<T>(who: string, id: string, dice: Dice, read: Reading<T>): T {
      const thrown = rest.roll(who, id, dice, (total, faces) => ({ total, faces: [...faces] }));
      const matched = matchItem(items[next]?.value, { kind: 'roll', who, id, dice, nth: 0 }, readTyped);
      if (!matched || !('ok' in matched)) return read(thrown.total, thrown.faces);
      next++;
      if ('decree' in matched.ok) return read(matched.ok.decree, []);
      const faces = 'faces' in matched.ok ? matched.ok.faces : [];
      const known = dice.read(faces);
      return known.ok ? read(known.total, faces) : read(thrown.total, thrown.faces);
    },
    choose(who: string, id: string, question: () => Asked, preferred: () => Choice): Choice {
      if (next >= items.length) return rest.choose(who, id, question, preferred);
      const asked = { kind: 'choice', who, id, asked: question(), preferred: preferred() } as const;
      const matched = matchItem(items[next]!.value, asked, readTyped);
      if (!matched || !('ok' in matched) || !('choice' in matched.ok)) return asked.preferred;
      next++;
      return matched.ok.choice;
    },
  };
}
