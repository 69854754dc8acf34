import type { Card } from './card.js';
import type { Modifier } from './state.js';

/** Modifiers of the fight file: listed ones, free ones, and drunkenness (SAR-078, SAR-162). */
export function modifiersOf({ extra, book }: Pick<Card, 'extra' | 'book'>): readonly Modifier[] {
  const listed = extra.initiativeModifiers.map(({ label, value, rounds = Infinity }): Modifier => ({
    what: 'free',
    label,
    on: 'initiative',
    value,
    until: rounds,
  }));
  const kinds = ['initiative', 'attack', 'defence', 'challenge'] as const;
  const free = kinds.map((on): Modifier => ({
    what: 'free',
    label: '',
    on,
    value: extra.modifiers[on],
    until: Infinity,
  }));
  const drunk = extra.conditions
    .filter((id) => id !== 'prone')
    .flatMap((id) =>
      kinds.map((on): Modifier => ({
        what: id,
        label: '',
        on,
        value: book.situations[id]?.[on] ?? 0,
        until: Infinity,
      })),
    );
  return [...listed, ...free, ...drunk].filter(({ value }) => value !== 0);
}
