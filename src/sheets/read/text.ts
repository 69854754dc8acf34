import { isUtf8 } from 'node:buffer';
import { phrase, type Phrase } from '../../engine/index.js';
import { diagnose, fileSpot, type Report, type Source, type Spot } from '../diagnostic.js';
import { SIZE_LIMIT, type Files } from '../files.js';
import { findFile } from './find.js';

const BOM = '\uFEFF';

/**
 * Reads a file as text. Reports why it cannot be read: missing (with near names), a folder, too large, no text, not
 * UTF-8, line ends of carriage returns alone.
 * @param complain where a missing file is reported; by default at the file itself
 */
export function readSource(files: Files, path: string, report: Report, complain?: Spot): Source | undefined {
  const found = findFile(files, path);
  if (found.ok) return sourceOf(found.path, found.bytes, report);
  const message = phrase('sheets.file', { file: path, what: found.message });
  report(diagnose(complain ?? fileSpot(path), complain ? message : found.message));
  return undefined;
}

/** The text of the bytes of a file, or undefined after reporting why they are none. */
export function sourceOf(file: string, bytes: Uint8Array, report: Report): Source | undefined {
  const problem = problemOfBytes(bytes);
  if (problem) return void report(diagnose(fileSpot(file), problem));
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const source = { file, text: decoded.startsWith(BOM) ? decoded.slice(1) : decoded };
  const flaw = flawOf(source.text, bytes);
  if (!flaw) return source;
  report(diagnose({ source, at: flaw.at }, flaw.message));
  return undefined;
}

function problemOfBytes(bytes: Uint8Array): Phrase | undefined {
  if (bytes.length > SIZE_LIMIT) return phrase('sheets.too-large', { limit: SIZE_LIMIT / 1_000_000 });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return phrase('sheets.utf-16');
  return bytes.includes(0) ? phrase('sheets.binary') : undefined;
}

/** The first thing in a text that no YAML file should hold. */
function flawOf(text: string, bytes: Uint8Array): { readonly at: number; readonly message: Phrase } | undefined {
  if (text.startsWith(BOM)) return { at: 0, message: phrase('sheets.second-bom') };
  if (!isUtf8(bytes)) return { at: text.indexOf('\uFFFD'), message: phrase('sheets.not-utf-8') };
  const at = text.search(/\r(?!\n)/);
  return at >= 0 ? { at, message: phrase('sheets.cr-only') } : undefined;
}
