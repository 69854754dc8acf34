import type { Choice } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { sample } from './given.js';
import type { Item } from './literal.js';

/** Gegner and Thorndal of the worked examples, and short hands for their answers. */
export const gegner: Sheet = sample('gegner');
export const thorndal: Sheet = sample('thorndal');

/** Somebody like Gegner under another name. */
export const another = (name: string, change: Partial<Sheet> = {}): Sheet => ({ ...gegner, name, ...change });

export const strike = (aim: string, precision: number, force: number): Item => ({
  'attack-plan': { option: 'strike', aim, precision, force },
});

/** A blow at the right arm with f 900 and S 515. */
export const ARM = strike('arm-right', 900, 515);

export const parry = (precision: number, force: number, more: Partial<Choice> = {}): readonly Item[] => [
  { defence: { option: 'parry', ...more } },
  { 'parry-split': { option: 'split', precision, force } },
];

/** A parry that neither breaks nor fails: 1170 / 630 with a face of 600. */
export const PARRIED: readonly Item[] = [...parry(1170, 630), 600];

/** An attack that is parried without a break: three throws or plans of one second. */
export const HARMLESS: readonly Item[] = [ARM, 600, ...PARRIED];

/** A parry that breaks the series of `ARM` with 600: 1113 + 900 = 2013 and 687. */
export const BROKEN: readonly Item[] = [ARM, 600, ...parry(1113, 687), 900];

/** A blow at the head with f 0: it misses. */
export const MISSED: readonly Item[] = [strike('head', 0, 1057), 900];
