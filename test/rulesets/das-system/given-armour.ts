import { optionsAt, reachOf } from '../../../rulesets/das-system/reach.js';
import type { WornPiece } from '../../../rulesets/das-system/rows.js';
import type { DasRules, Fighter, StrikeOption } from '../../../rulesets/das-system/state.js';
import { partOf, rules, someone, weapon } from './given.js';

export const wearing = (armour: readonly WornPiece[], under: DasRules = rules): Fighter =>
  someone({ armour: [...armour] }, under);
export const on = (piece: string, side: 'left' | 'right' = 'right'): WornPiece => ({ piece, side });

export interface From {
  readonly with?: string;
  readonly behind?: boolean;
  readonly ranged?: boolean;
}

export function at(f: Fighter, part: string, attack: number, from: From = {}): readonly StrikeOption[] {
  const reach = reachOf(f, weapon(from.with ?? 'schwert'), from.ranged ?? false, from.behind ?? false);
  return optionsAt(f, reach, partOf(f, part), attack);
}

export const spots = (options: readonly StrikeOption[]): readonly string[] => [
  ...new Set(options.map(({ spot }) => spot.id)),
];

/** Options as `spot` or `spot<piece+piece`, those into armour on purpose left out. */
export const shown = (options: readonly StrikeOption[]): readonly string[] =>
  options
    .filter(({ kind }) => kind !== 'purpose')
    .map(({ spot, stack }) => [spot.id, stack.map((piece) => piece.id).join('+')].filter((text) => text).join('<'));

export const bare = (options: readonly StrikeOption[]): readonly string[] =>
  spots(options.filter(({ stack }) => stack.length === 0));

export const ARM = ['oberarm', 'unterarm', 'schulter', 'ellenbogen', 'handgelenk', 'hand', 'achsel', 'finger'];
