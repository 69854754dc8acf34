import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue, Lang } from '../../i18n/index.js';
import { checkTree } from '../check/check.js';
import { loaded, type Diagnostic, type Loaded, type Report } from '../diagnostic.js';
import type { Shelf } from '../files.js';
import { commonLabels, type Labels } from '../shape/keys.js';
import { shapeTree } from '../shape/shape.js';
import { readMap } from './read-tree.js';

/** The words of a ruleset in one language. */
export interface Terms {
  /** Labels and abbreviations of the keys of its files; German in every language. */
  readonly keys: Labels;
  /** Messages in ICU MessageFormat by key. */
  readonly texts: Catalogue;
}

const termsFile: z.ZodType<Terms> = z.strictObject({
  keys: z.record(z.string(), z.array(z.string().min(1))).default({}),
  texts: z.record(z.string(), z.string()),
});

/** The words of a ruleset, from `terms.<lang>.yaml` in its folder. */
export function loadTerms(shelf: Shelf, rulesetId: string, lang: Lang): Loaded<{ readonly terms: Terms }> {
  const diagnostics: Diagnostic[] = [];
  const terms = readTerms(shelf, rulesetId, lang, (d) => void diagnostics.push(d));
  return loaded(terms && { terms }, diagnostics);
}

function readTerms({ files, root }: Shelf, rulesetId: string, lang: Lang, report: Report): Terms | undefined {
  const raw = readMap(files, join(root, 'rulesets', rulesetId, `terms.${lang}.yaml`), report);
  const tree = raw && shapeTree(raw, termsFile, { labels: {}, report, strangers: 'error' });
  return tree && checkTree({ tree, labels: {}, path: [] }, termsFile, report)?.value;
}

/** The labels of the keys of a ruleset and of the files of all rulesets. */
export function loadLabels(shelf: Shelf, rulesetId: string, report: Report): Labels {
  return { ...commonLabels, ...readTerms(shelf, rulesetId, 'de', report)?.keys };
}
