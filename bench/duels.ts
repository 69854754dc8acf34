import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../src/sheets/index.js';
import { rulesetIds } from '../rulesets/index.js';
import type { DuelRates } from './duel-rates.js';
import { count, table, times } from './measure.js';

/** Duels per second by who listens, and beside one of them a loop written by hand. */
export function duelTables(): string[] {
  const rates = rulesetIds.map((id) => ({ id, ...ratesOf(id) }));
  return [
    table([
      ['duels per second', 'events off', 'blows counted', 'events on', 'recorded'],
      ...rates.map(({ id, off, blows, on, recorded }) => [id, ...[off, blows, on, recorded].map(count)]),
    ]),
    ...rates.map(handwritten).filter((found) => found !== undefined),
  ];
}

function ratesOf(id: string): DuelRates {
  const script = join(packageRoot(), 'dist/bench/duel-rates.js');
  return JSON.parse(execFileSync(process.execPath, [script, id], { encoding: 'utf8' })) as DuelRates;
}

function handwritten({ id, off, handwritten }: DuelRates & { readonly id: string }): string | undefined {
  if (handwritten === undefined) return undefined;
  return table([
    [`duel of ${id}, events off`, 'µs', 'times the loop'],
    ['loop written by hand', (1e6 / handwritten).toFixed(2), times(1)],
    ['waffengang', (1e6 / off).toFixed(2), times(handwritten / off)],
  ]);
}
