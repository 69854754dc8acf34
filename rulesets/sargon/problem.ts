import type { Phrase, Problem } from '../../src/engine/index.js';

/** A problem; `known` and `given` serve the nearest spelling. */
export const problem = (
  path: Problem['path'],
  message: Phrase,
  more: Partial<Pick<Problem, 'known' | 'given' | 'severity' | 'ifNear'>> = {},
): Problem => ({ path, message, severity: 'error', ...more });
