import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/players/commands.js';

describe('help while a fight goes on', () => {
  it.each([
    ['?', 'keys'],
    ['hilfe', 'keys'],
    ['/?', 'changes'],
    ['? Begriffe', 'terms'],
    ['? terms', 'terms'],
  ])('is asked for by %s', (typed, topic) => {
    expect(readCommand(typed)).toEqual({ kind: 'help', topic });
  });

  it('knows nothing of other topics', () => {
    expect(readCommand('? Wetter')).toBeUndefined();
  });
});
