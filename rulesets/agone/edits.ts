import type { Choice, Option, Table } from '../../src/engine/index.js';
import { conditionEdits } from './edits/conditions.js';
import type { Edit } from './edits/edit.js';
import { harmEdits } from './edits/harm.js';
import { placeEdits } from './edits/places.js';
import { valueEdits } from './edits/values.js';
import type { Fight } from './state.js';

const all: readonly Edit[] = [...valueEdits, ...conditionEdits, ...placeEdits, ...harmEdits];

/** Everything that the game master may set between two rounds (AGO-298). */
export const edits = (fight: Fight): readonly Option[] =>
  fight.fighters.length === 0
    ? []
    : all.flatMap((edit) => {
        const option = edit.option(fight);
        return option ? [{ id: edit.id, ...option }] : [];
      });

/** Carries out one of them; it is told as the game master's ruling. */
export function edit(fight: Fight, choice: Choice, table: Table): void {
  all.find(({ id }) => id === choice.option)?.carryOut(fight, choice, table);
}
