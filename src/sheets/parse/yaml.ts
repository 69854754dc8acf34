import { type Document, isDocument, isScalar, type ParsedNode, parseAllDocuments, type YAMLError } from 'yaml';
import { phrase } from '../../engine/index.js';
import { diagnose, type Report, type Source } from '../diagnostic.js';
import { quoted } from '../spelling.js';
import { buildTree } from './build.js';
import { syntaxOf } from './syntax.js';
import type { Tree } from './tree.js';

/** No sheet has as many values: it takes long to read and is no sheet. */
export const ENTRY_LIMIT = 50_000;

/**
 * Parses the YAML text of one document. Reports everything that is wrong with it; the tree is undefined if nothing
 * can be read from it.
 */
export function parseYaml(source: Source, report: Report): Tree | undefined {
  if (countSeparators(source.text) > ENTRY_LIMIT) {
    return void report(diagnose({ source, at: 0 }, phrase('sheets.too-many', { limit: ENTRY_LIMIT })));
  }
  const document = onlyDocument(source, report);
  if (!document) return undefined;
  for (const error of [...document.errors, ...document.warnings]) report(syntaxDiagnostic(source, error));
  return document.errors.length > 0 ? undefined : buildTree(source, document.contents!, report);
}

const countSeparators = (text: string): number => text.match(/[,\n]/g)?.length ?? 0;

function onlyDocument(source: Source, report: Report): Document<ParsedNode> | undefined {
  const documents = parseAll(source);
  if (!documents) return void report(diagnose({ source, at: 0 }, phrase('sheets.too-deep')));
  const full = documents.filter((document) => !isEmpty(document));
  const [first] = full;
  if (!first) return void report(diagnose({ source, at: 0 }, phrase('sheets.empty')));
  const version = /^%YAML[ \t]+(?!1\.2\b)(\S*)/m.exec(source.text);
  if (version && first.directives.yaml.explicit) {
    const message = phrase('sheets.yaml-version', { given: quoted(version[1] ?? '') });
    return void report(diagnose({ source, at: version.index }, message));
  }
  if (documents.length === 1) return first;
  const at = documents[1]!.range[0];
  return void report(diagnose({ source, at }, phrase('sheets.several', { n: documents.length })));
}

/** Whether a document holds nothing, as between two lines `---`. */
const isEmpty = ({ contents, errors }: Document.Parsed<ParsedNode>): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.source === ''));

/** All documents; undefined for what is nested so deeply that the parser cannot follow. */
function parseAll(source: Source): readonly Document.Parsed<ParsedNode>[] | undefined {
  try {
    const documents = parseAllDocuments(source.text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
    const exhausted = documents.some(
      (d) => isDocument(d) && d.errors.some((e) => String(e.code) === 'RESOURCE_EXHAUSTION'),
    );
    return exhausted ? undefined : [...documents];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const syntaxDiagnostic = (source: Source, error: YAMLError) => {
  const { at, message } = syntaxOf(error, source.text);
  return diagnose({ source, at: Math.min(at, source.text.length) }, message);
};
