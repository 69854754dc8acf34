import { phrase, type Asked, type Item, type Table } from '../../src/engine/index.js';
import { ableToDefend } from './able.js';
import { tell } from './events.js';
import { blowSlots, needFact } from './facts-defence.js';
import { label } from './labels.js';
import type { Blow, Sequence } from './sequence-state.js';
import type { Fighter } from './state.js';

/** A blow of a bundle that was rolled. */
export interface Rolled {
  readonly s: Sequence;
  readonly blow: Blow;
}

/** The defender chooses which blow he wards off first (DAS-345, DAS-375). */
export function chooseOrder(blows: readonly Rolled[], defender: Fighter, table: Table): readonly Rolled[] {
  if (blows.length < 2 || !ableToDefend(defender)) return blows;
  const choice = table.choose(
    defender.card.id,
    'parry-order',
    () => question(byDefault(blows)),
    () => ({ option: 'order', order: byDefault(blows).map(idOf) }),
  );
  const order = choice['order'] as readonly string[];
  tell(table, () => ({ type: 'order.chosen', defender: defender.card.id, order }));
  return order.map((id) => blows.find((rolled) => idOf(rolled) === id)!);
}

/** What the next blow needs more, once this one is settled (DAS-183, DAS-347); nothing with `plain`. */
export const surchargeOf = ({ total, fight }: Blow): number =>
  fight.book.options.multipleOpponents === 'plain' ? 0 : total;

const idOf = ({ blow }: Rolled): string => blow.attacker.card.id;

const byDefault = (blows: readonly Rolled[]): readonly Rolled[] => [...blows].sort(byWeight);

/** Falling Schwere, then falling Attacke, then the order of KAR in which they stand. */
const byWeight = (x: Rolled, y: Rolled): number => y.blow.force - x.blow.force || y.blow.total - x.blow.total;

/** The blows stand in the default order, in the facts with the P that each needs at its place. */
const question = (ordered: readonly Rolled[]): Asked => ({
  options: [
    {
      id: 'order',
      params: [
        {
          id: 'order',
          kind: 'order',
          values: ordered.map(({ blow }) => ({
            id: blow.attacker.card.id,
            label: { t: '@', id: blow.attacker.card.id },
            note: phrase('fact.blow', { part: label(blow.part), total: blow.total, force: blow.force }),
          })),
          preferred: () => ordered.map(idOf),
        },
      ],
    },
  ],
  facts: orderFacts(ordered),
});

function orderFacts(ordered: readonly Rolled[]): readonly Item[] {
  let surcharge = 0;
  return ordered.map(({ blow }, i): Item => {
    const need = needFact(blow.total, surcharge);
    surcharge += surchargeOf(blow);
    return { kind: 'line', text: phrase('fact.in-order', { ...blowSlots(blow), place: i + 1, need }) };
  });
}
