import type { YAMLError } from 'yaml';
import { phrase, type Phrase } from '../../engine/index.js';
import { quoted } from '../spelling.js';

const byCode: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'sheets.tab',
  BAD_ALIAS: 'sheets.anchor-name',
  BAD_DQ_ESCAPE: 'sheets.escape',
  BAD_DIRECTIVE: 'sheets.directive',
  TAG_RESOLVE_FAILED: 'sheets.tag',
  KEY_OVER_1024_CHARS: 'sheets.key-too-long',
};

/** What to tell about an error of the YAML parser, and where: some lie elsewhere than it noticed them. */
export interface Syntax {
  readonly at: number;
  readonly message: Phrase;
}

/** An error of the YAML parser in our words, by its code and by what stands there. */
export function syntaxOf({ code, message, pos: [at] }: YAMLError, text: string): Syntax {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return nestedKey(text, at);
    case 'BAD_SCALAR_START':
      return { at, message: phrase('sheets.quote-start', { given: text.slice(at, at + 1) }) };
    case 'MISSING_CHAR':
      return missingChar(text, at, message);
    case 'BAD_INDENT':
      return { at, message: phrase(message.startsWith('Flow') ? 'sheets.bracket' : 'sheets.indent') };
    default:
      return { at, message: phrase(byCode[code] ?? 'sheets.syntax') };
  }
}

function lineAround(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  return text.slice(from, to < 0 ? text.length : to).trimEnd();
}

/** A second `key:` in the value, as in `name: Ork: der Böse`; a line without a colon; or one indented for no reason. */
function nestedKey(text: string, at: number): Syntax {
  const line = lineAround(text, at);
  const [, key, value] = /^\s*(?:- )?([^:]+): +(.*:.*)$/.exec(line) ?? [];
  if (key !== undefined && value !== undefined) {
    const example = quoted(`${key.trim()}: "${value.replaceAll('"', "'")}"`);
    return { at, message: phrase('sheets.quote-colon', { example }) };
  }
  if (!line.includes(':')) return { at, message: withoutColon(line) };
  const next = /\n[ \t]*(?=\S)/.exec(text.slice(at));
  return { at: next ? at + next.index + next[0].length : at, message: phrase('sheets.indent') };
}

const withoutColon = (line: string): Phrase => phrase('sheets.colon-missing', { given: quoted(line.trim()) });

function missingChar(text: string, at: number, message: string): Syntax {
  if (message.includes('quote')) {
    const open = text.lastIndexOf(message.includes('"') ? '"' : "'", at - 1);
    return { at: Math.max(open, 0), message: phrase('sheets.quote-open') };
  }
  const line = lineAround(text, at);
  const [, key, value] = /^\s*(?:- )?([\p{L}\w-]+):(\S.*)$/u.exec(line) ?? [];
  if (key !== undefined)
    return { at, message: phrase('sheets.space-after-colon', { example: quoted(`${key}: ${value}`) }) };
  return { at, message: /[[\]{},]/.test(line) ? phrase('sheets.bracket') : withoutColon(line) };
}
