import type { Choice, Option, Table } from '../../src/engine/index.js';
import { conditionEdits } from './edits/conditions.js';
import type { Edit } from './edits/edit.js';
import { harmEdits } from './edits/harm.js';
import { orderEdits } from './edits/order.js';
import { testEdits } from './edits/tests.js';
import { valueEdits } from './edits/values.js';
import type { Fight } from './state.js';

const all: readonly Edit[] = [...valueEdits, ...harmEdits, ...conditionEdits, ...orderEdits, ...testEdits];

/** Everything that the GM may set between two seconds (DAS-409). */
export const edits = (fight: Fight): readonly Option[] =>
  all.flatMap((edit) => {
    const option = edit.option(fight);
    return option ? [{ id: edit.id, ...option }] : [];
  });

/** Carries out one of them; it is told as the GM's ruling. */
export function edit(fight: Fight, choice: Choice, table: Table): void {
  all.find(({ id }) => id === choice.option)?.carryOut(fight, choice, table);
}
