import { phrase, type Asked, type Choice, type Table } from '../../src/engine/index.js';
import { isOut } from './able.js';
import { rollTest, soothed } from './test.js';
import type { Fighter, Pain, Wound } from './state.js';

/** The worst line of the running pains, 0 without any (DAS-303). */
export function worstPain(f: Fighter): number {
  let worst = 0;
  for (const pain of f.pains) if (pain.line > worst) worst = pain.line;
  return worst;
}

/** A wound begins to hurt, after the test that may suppress it (DAS-268, DAS-304, DAS-305). */
export function startPain(f: Fighter, table: Table, wound: Wound, second: number): void {
  const line = suppressed(f, table, wound.row.pain);
  const row = f.card.book.pain[line - 1];
  if (row) f.pains.push({ wound, line, left: row.seconds, since: second });
}

/** The line that is left of a new pain; older pain counts in the test, wounds and the new pain do not (DAS-306). */
function suppressed(f: Fighter, table: Table, line: number): number {
  const mode = f.card.book.options.painSuppression;
  if (line === 0 || mode === 'off' || isOut(f)) return line;
  if (mode === 'ask' && !wantsTo(f, table, line)) return line;
  const plan = { test: 'pain', skill: 'widerstandsfaehigkeit', kind: 'pain', pain: line } as const;
  return rollTest(f, table, plan, (result) => soothed(f, line, result));
}

const YES: Choice = Object.freeze({ option: 'yes' });

/** The decision `suppress-pain` (DAS-377). */
const wantsTo = (f: Fighter, table: Table, line: number): boolean =>
  table.choose(
    f.card.id,
    'suppress-pain',
    () => painQuestion(line),
    () => YES,
  ).option === 'yes';

const painQuestion = (line: number): Asked => ({
  options: [{ id: 'yes' }, { id: 'no' }],
  facts: [{ kind: 'line', text: phrase('suppress-pain.line', { line }) }],
});

/** One second passes for a pain: at its end it goes on as the next lower line, line 1 ends (DAS-299, DAS-302). */
export function agePain(f: Fighter, pain: Pain): void {
  if (--pain.left > 0) return;
  pain.line--;
  pain.left = f.card.book.pain[pain.line - 1]?.seconds ?? 0;
}
