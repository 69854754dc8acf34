import { describe, expect, it } from 'vitest';
import type { AnyGame, Event, Item, View } from '../../src/engine/index.js';
import { interludeAnswer } from '../../src/players/pause.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

const toy = toyGame(toySetup([toyMember('Anna', 0), toyMember('Ben', 1)]));
const items: Readonly<Record<string, readonly Item[]>> = {
  'round.begun': [{ kind: 'heading', text: { t: 'round' } }],
  'fighter.moved': [{ kind: 'line', text: { t: 'moved' }, tone: 'quiet' }],
  'fighter.hit': [{ kind: 'line', text: { t: 'hit' } }],
};
const game: AnyGame = {
  ...toy,
  ruleset: { ...toy.ruleset, outcome: () => undefined, describe: ({ type }: Event) => items[type] ?? [] },
};
const waits = (...types: string[]): boolean => {
  const view = { events: types.map((type) => ({ type })), fight: {}, beats: 1, given: [], marks: [] } as View;
  const idle = { running: false, journal: { noted: [] } };
  return interludeAnswer({ game, pause: true }, idle, view) === undefined;
};

describe('the pause after a beat', () => {
  it('comes only where more than headings and quiet lines was told', () => {
    expect(waits('round.begun', 'fighter.moved')).toBe(false);
    expect(waits('fighter.moved', 'fighter.moved')).toBe(false);
    expect(waits('fighter.moved', 'fighter.hit')).toBe(true);
    expect(waits('note.made')).toBe(true);
  });
});
