import { phrase, type Problem } from '../../src/engine/index.js';

interface Faced {
  readonly faces?: readonly [number, number] | undefined;
}

/** DRA-621: every face from 1 to 20 stands in exactly one row. */
export function checkFaces(rows: readonly Faced[], list: string): readonly Problem[] {
  const times = new Array<number>(21).fill(0);
  for (const { faces } of rows) {
    if (faces) for (let face = faces[0]; face <= faces[1]; face++) times[face]!++;
  }
  const wrong = times.map((n, face) => ({ n, face })).filter(({ n, face }) => face > 0 && n !== 1);
  return wrong.map(({ n, face }) => ({
    path: [list],
    message: phrase(n === 0 ? 'problem.face-missing' : 'problem.face-twice', { face }),
    severity: 'error',
  }));
}

/** DRA-621, DRA-622: a W20 table needs every face once, and a row that is not "throw twice". */
export function checkRows({ rows }: { readonly rows: readonly (Faced & { effect: string })[] }): readonly Problem[] {
  const faces = checkFaces(rows, 'rows');
  if (rows.some((row) => row.effect !== 'twice')) return faces;
  return [...faces, { path: ['rows'], message: phrase('problem.only-twice'), severity: 'error' }];
}
