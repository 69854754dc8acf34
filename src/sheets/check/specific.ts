import { z } from 'zod';
import type { Path } from '../diagnostic.js';
import { plain, treeAt, type Tree } from '../parse/tree.js';
import { coreOf, optionsOf, stepInto, type Schema } from '../shape/schema.js';
import { variantFor } from '../shape/variant.js';

export type Issue = z.core.$ZodIssue;

/** The schema at the end of a path, unions resolved by what stands there; undefined if the schema does not say. */
export function schemaAt(schema: Schema, tree: Tree, path: Path): Schema | undefined {
  let here: Schema | undefined = schema;
  path.forEach((step, i) => (here = here && stepInto(variantFor(here, treeAt(tree, path.slice(0, i))), step)));
  return here;
}

/** A refusal by a whole union as the refusals by the member that was meant. */
export function specific(issue: Issue, schema: Schema, tree: Tree): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const path = issue.path as Path;
  const here = treeAt(tree, path);
  const union = schemaAt(schema, tree, path);
  if (!here || !union || !optionsOf(coreOf(union))) return [issue];
  const variant = variantFor(union, here);
  const read = z.safeParse(variant, plain(here), { reportInput: true });
  if (read.success || here.kind === 'scalar') return [issue];
  const deeper = read.error.issues.flatMap((inner) => specific(inner, variant, here));
  return deeper.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
