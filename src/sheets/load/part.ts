import type { z } from 'zod';
import { checkTree, type Place } from '../check/check.js';
import type { Report } from '../diagnostic.js';
import { entryOf, mapTree } from '../parse/tree.js';

/** A part of a file by a schema of its own; one that is left out is read as empty. */
export function readPart<T>(
  { tree, labels, path }: Place,
  key: string,
  schema: z.ZodType<T>,
  report: Report,
): { readonly value: T } | undefined {
  const part = entryOf(tree, key)?.value ?? mapTree(tree.spot, []);
  return checkTree({ tree: part, labels, path: [...path, key] }, schema, report);
}
