import type { Answerer } from '../engine/index.js';

/**
 * Throws from a literal list, in order, for tests and for dice given on the command line. `left` is what has not been
 * thrown yet.
 */
export function fixedDice(faces: readonly number[]): { answerer: Answerer; left: () => readonly number[] } {
  let next = 0;
  const answerer: Answerer = (question) => {
    if (question.kind !== 'roll' || next >= faces.length) return undefined;
    const taken: number[] = [];
    while (next < faces.length) {
      taken.push(faces[next++]!);
      const read = question.dice.read(taken);
      if (read.ok || read.code !== 'too-few') break;
    }
    return { answer: { faces: taken }, by: 'hand' };
  };
  return { answerer, left: () => faces.slice(next) };
}
