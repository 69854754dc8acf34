import { makeGame, type Member, type Rules, type Setup } from '../../src/engine/index.js';
import { toy } from './index.js';
import type { Sheet, Start, Tables } from './sheet.js';

type ToySetup = Setup<Sheet, Start, Tables>;

/** The rules as the files in `tables/` hold them, for tests that read no files. */
export const toyRules: Rules<Tables> = {
  options: { ties: 'none' },
  tables: {
    weapons: {
      version: 1,
      weapons: [
        { id: 'fist', de: 'Faust', en: 'fist', damage: 0, reach: null },
        { id: 'stick', de: 'Stock', en: 'stick', damage: 1, reach: null },
        { id: 'axe', de: 'Axt', en: 'axe', damage: 3, reach: { near: 1, far: 2 } },
      ],
    },
    constants: {
      version: 1,
      constants: [
        {
          id: 'perHeart',
          de: 'Schaden je Herz',
          en: 'damage per heart',
          value: 3,
          rules: ['TOY-004'],
          provenance: 'S',
        },
        {
          id: 'maxRounds',
          de: 'Höchstzahl der Runden',
          en: 'most rounds',
          value: 20,
          rules: ['TOY-005'],
          provenance: 'H',
        },
      ],
    },
  },
  changed: [],
};

/** A member with skill 3, three hearts and bare fists, except for what is named. */
export const toyMember = (
  name: string,
  side: number,
  sheet: Partial<Sheet> = {},
  more: Partial<Member<Sheet>> = {},
): Member<Sheet> => ({
  id: name.toLowerCase(),
  name,
  side,
  sheet: { name, ruleset: 'toy', skill: 3, hearts: 3, weapon: 'fist', talents: {}, nimble: false, scars: [], ...sheet },
  played: 'tactics',
  tactics: {},
  extra: { handicap: 0 },
  ...more,
});

/** Anna against Ben, both careful; or the members given. */
export const toySetup = (
  members: readonly Member<Sheet>[] = [toyMember('Anna', 0), toyMember('Ben', 1)],
  more: Partial<ToySetup> = {},
): ToySetup => ({
  ruleset: 'toy',
  seed: '7',
  sides: [{ name: 'left' }, { name: 'right' }],
  members,
  start: {},
  rules: toyRules,
  ...more,
});

/** The game of a setup. */
export const toyGame = (setup: ToySetup = toySetup()) => makeGame(toy, setup);
