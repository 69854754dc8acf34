import { phrase, type Phrase, type Value } from '../../engine/index.js';
import type { Path } from '../diagnostic.js';
import { treeAt, type Tree } from '../parse/tree.js';
import type { Schema } from '../shape/schema.js';
import { kebab, quoted } from '../spelling.js';
import { allowedBy, wordsOf } from './allowed.js';
import { withNear } from './near.js';
import { schemaAt, type Issue } from './specific.js';

/** Rulesets give the key of a term as the message of a check of their own; anything else is zod's English. */
const isTerm = (message: string): boolean => /^[a-z0-9][\w-]*(\.[\w-]+)+$/i.test(message);

/** What to tell about an issue of zod, in our own words. */
export function messageOf(issue: Issue, schema: Schema, tree: Tree): Phrase {
  const path = issue.path as Path;
  const here = treeAt(tree, path);
  const wanted = schemaAt(schema, tree, path);
  if (isTerm(issue.message)) return ownMessage(issue, here);
  if (issue.code === 'invalid_key') return badKey(String(path.at(-1)));
  if (issue.code === 'unrecognized_keys') return phrase('sheets.unknown-keys', { known: issue.keys.map(quoted) });
  if (!wanted) return phrase('sheets.invalid', { given: givenIn(here) });
  return valueMessage(here, wanted);
}

function ownMessage(issue: Issue, here: Tree | undefined): Phrase {
  const params = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const simple = Object.entries(params).filter(([, v]) => typeof v === 'string' || typeof v === 'number');
  const given = here?.kind === 'scalar' ? quoted(here.text) : givenIn(here);
  return phrase(issue.message, { given, ...(Object.fromEntries(simple) as Record<string, Value>) });
}

function badKey(key: string): Phrase {
  const id = kebab(key);
  const given = quoted(key);
  return id === '' || id === key
    ? phrase('sheets.bad-key', { given })
    : phrase('sheets.bad-key-near', { given, near: id });
}

function valueMessage(here: Tree | undefined, wanted: Schema): Phrase {
  const allowed = allowedBy(wanted);
  if (!here || (here.kind === 'scalar' && here.value === null && here.text === ''))
    return phrase('sheets.missing', { allowed });
  if (here.kind === 'scalar' && here.value === null) return phrase('sheets.null', { given: here.text, allowed });
  const message = phrase('sheets.not-allowed', { given: givenIn(here), allowed });
  return here.kind === 'scalar' ? withNear(message, here.text, wordsOf(wanted)) : message;
}

/** A value as a message quotes it; a list or a map is only named as such. */
function givenIn(here: Tree | undefined): Value {
  if (here?.kind === 'scalar') return phrase('sheets.given', { text: quoted(here.text) });
  if (here?.kind === 'list') return phrase('sheets.given-list', { n: here.items.length });
  return phrase(here ? 'sheets.given-map' : 'sheets.given-nothing');
}
