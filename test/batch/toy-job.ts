import { countRuns, type Counting } from '../../src/batch/index.js';
import { seed } from '../../src/dice/index.js';
import { automaticTable } from '../../src/engine/index.js';
import { toyGame } from '../toy/setup.js';

/** Runs of the toy duel, of which one may break, or take the whole thread with it. */
export interface ToyJob {
  readonly breaks?: number;
  readonly dies?: number;
}

export const toyCounting =
  ({ breaks, dies }: ToyJob = {}): (() => Counting) =>
  () =>
    countRuns(toyGame(), '7', (text, hear) => {
      if (text === `7/${dies}`) process.exit(9);
      const table = automaticTable(seed(text), hear, 'blows');
      const roll = (): never => {
        throw new Error('a fault of the rules');
      };
      return text === `7/${breaks}` ? { ...table, roll } : table;
    });
