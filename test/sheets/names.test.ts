import { describe, expect, it } from 'vitest';
import { kebab, nearest, uniqueIds, uniqueNames } from '../../src/sheets/index.js';

describe('names', () => {
  it('stay where they are single', () => expect(uniqueNames(['Ork', 'Troll'])).toEqual(['Ork', 'Troll']));

  it('are numbered where they are equal, however they are stored or spaced', () => {
    expect(uniqueNames(['B\u00e4r', 'Ba\u0308r', 'Wolf', ' b\u00e4r '])).toEqual([
      'B\u00e4r 1',
      'B\u00e4r 2',
      'Wolf',
      'b\u00e4r 3',
    ]);
  });

  it('pass over numbers that somebody bears already', () => {
    expect(uniqueNames(['Ork', 'Ork 1', 'Ork'])).toEqual(['Ork 2', 'Ork 1', 'Ork 3']);
  });
});

describe('ids', () => {
  it('are small ASCII words, each once', () => {
    expect(uniqueIds(['Der Böse (2)', 'der-boese-2', '侍', '⚔️', 'Zoë'])).toEqual([
      'der-boese-2',
      'der-boese-2-2',
      'fighter',
      'fighter-2',
      'zoe',
    ]);
  });

  it('are never that of the game master or of a member of objects', () => {
    expect(uniqueIds(['GM', 'constructor', '__proto__'])).toEqual(['gm-2', 'constructor-2', 'proto']);
  });

  it('are made of words', () => expect(kebab('  Große  Äxte! ')).toBe('grosse-aexte'));
});

describe('the nearest spelling', () => {
  it.each([
    ['schwerd', 'schwert'],
    ['SÄBEL', 'saebel'],
    ['-seed', '--seed'],
    ['xyz', undefined],
    ['zweihaendre', 'zweihaender'],
  ])('of %s is %s', (given, near) => {
    expect(nearest(given, ['schwert', 'saebel', '--seed', 'zweihaender'])).toBe(near);
  });
});
