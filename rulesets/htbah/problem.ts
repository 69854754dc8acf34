import { phrase, type Problem } from '../../src/engine/index.js';

type Path = Problem['path'];
type Slots = Parameters<typeof phrase>[1];

/** A problem that stops the sheet or the fight; `key` is its code. */
export const error = (path: Path, key: string, slots: Slots = {}): Problem => ({
  path,
  message: phrase(`htbah.${key}`, slots),
  severity: 'error',
});

/** A problem that is only told. */
export const warning = (path: Path, key: string, slots: Slots = {}): Problem => ({
  ...error(path, key, slots),
  severity: 'warning',
});
