import { count, perSecond, table } from './measure.js';
import { parsed } from './rolls.js';

const pools: readonly (readonly [what: string, notation: string])[] = [
  ['ten dice', '10W10'],
  ['a hundred dice', '100W10'],
  ['exploding', '10W10!'],
  ['keep three', '10W10kh3'],
  ['successes', '10W10>=8'],
];

/** Exact odds of some pools, read anew each time so that nothing is remembered. */
export const oddsTable = (): string =>
  table([
    ['exact odds', 'notation', 'ms', 'per second'],
    ...pools.map(([what, notation]) => {
      const rate = perSecond(() => void parsed(notation).distribution().total, 1);
      return [what, `\`${notation}\``, (1000 / rate).toFixed(3), count(rate)];
    }),
  ]);
