import type { AnyRuleset } from '../engine/index.js';

/** What came of reading a file. */
export type FileRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: 'missing' | 'folder' | 'unreadable' };

/** The little of a file system that loading needs. */
export interface Files {
  /** The bytes of a file, at most one more than `limit`, so that nothing endless is read. */
  read(path: string, limit: number): FileRead;
  /** The names in a folder, or undefined if it cannot be listed. */
  list(folder: string): readonly string[] | undefined;
}

/** The rulesets there are. */
export interface Registry {
  readonly ids: readonly string[];
  load(id: string): Promise<AnyRuleset | undefined>;
}

/** Where everything is read from. `root` is the folder that holds `rulesets/`. */
export interface Shelf {
  readonly files: Files;
  readonly root: string;
  readonly registry: Registry;
}

/** Sheets, fights and tables are small: what is larger than this many bytes is no such file. */
export const SIZE_LIMIT = 1_000_000;
