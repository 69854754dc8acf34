import { bell } from '../../../rulesets/das-system/bell.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { book, desk, fightOf, type Desk } from './given.js';

/** Rings the bells of some seconds, without anybody acting. */
export function ring(f: Fighter, from: number, to: number, table: Desk = desk([], [], false)): void {
  const fight = fightOf(from, f);
  for (; fight.second <= to; fight.second++) bell(fight, f, table);
}

export const bleeding = (...lines: number[]): Sheet['state'] => ({
  wounds: lines.map((line) => ({
    ...{ nr: 'HT1', part: 'torso', location: 'brust', w: 1 },
    bleeding: { line, left: book.bleeding[line - 1]!.seconds },
  })),
});

export const hurting = (...pains: readonly (readonly [number, number])[]): Sheet['state'] => ({
  wounds: pains.map(([line, left]) => ({ nr: 'HT1', part: 'torso', location: 'brust', w: 1, pain: { line, left } })),
});
