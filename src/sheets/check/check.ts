import { z } from 'zod';
import type { Phrase, Problem, Value } from '../../engine/index.js';
import { diagnose, type Diagnostic, type Path, type Report } from '../diagnostic.js';
import { plain, spotAt, type Tree } from '../parse/tree.js';
import { listed } from '../read/find.js';
import { located, type Labels } from '../shape/keys.js';
import { isMisspelt, quoted } from '../spelling.js';
import { messageOf } from './issue.js';
import { withNear } from './near.js';
import { specific } from './specific.js';

/** Where a value stands, for messages about it: its tree and the path that leads to the tree. */
export interface Place {
  readonly tree: Tree;
  readonly labels: Labels;
  readonly path: Path;
  /** What messages call a place, where they do not call it by its path. */
  readonly nameOf?: (path: Path) => Path;
}

/** The value of a shaped tree as its schema makes it, or undefined after reporting everything that it refuses. */
export function checkTree<T>(place: Place, schema: z.ZodType<T>, report: Report): { readonly value: T } | undefined {
  const read = z.safeParse(schema, plain(place.tree), { reportInput: true });
  if (read.success) return { value: read.data };
  for (const issue of read.error.issues.flatMap((one) => specific(one, schema, place.tree))) {
    const message = messageOf(issue, schema, place.tree);
    report(diagnosticAt(place, issue.path as Path, message, 'error', issue.code === 'invalid_key'));
  }
  return undefined;
}

/** Reports the problems that a ruleset found; says whether the thing may be used all the same. */
export function reportProblems(place: Place, problems: readonly Problem[], report: Report): void {
  for (const problem of problems) {
    if (problem.ifNear && !isMisspelt(problem.given ?? '', problem.known ?? [])) continue;
    report(diagnosticAt(place, problem.path, problemMessage(problem), problem.severity));
  }
}

/** A diagnostic about the value at a path, or about what stands nearest to it. */
export function diagnosticAt(
  { tree, labels, path, nameOf }: Place,
  inner: Path,
  what: Phrase,
  severity: Diagnostic['severity'] = 'error',
  atKey = false,
): Diagnostic {
  const whole = [...path, ...inner];
  return diagnose(spotAt(tree, inner, atKey), located(labels, whole, what, nameOf?.(whole)), severity, whole);
}

function problemMessage({ message, given, known }: Problem): Phrase {
  const slots: Record<string, Value> = { ...message };
  if (given !== undefined) slots['given'] ??= quoted(given);
  if (known) slots['known'] ??= listed(known);
  return withNear({ ...slots, t: message.t }, given, known ?? []);
}
