import type { AnyGame } from '../../src/engine/index.js';
import { catalogue } from '../../src/i18n/index.js';
import { makeWording, type Wording } from '../../src/report/index.js';
import { loadTerms } from '../../src/sheets/index.js';
import { shelf } from './shelf.js';

export const langs = ['de', 'en'] as const;

/** The words of a game in a language. Throws if the terms of its ruleset are broken. */
export async function wordingOf(game: AnyGame, lang: (typeof langs)[number]): Promise<Wording> {
  const read = loadTerms(shelf, game.ruleset.id, lang);
  if (!read.ok) throw new Error(`terms.${lang}.yaml of ${game.ruleset.id}`);
  const names = new Map(game.setup.members.map((m) => [m.id, m.name]));
  const sides = game.setup.sides.map((side) => side.name);
  return makeWording({ lang, catalogue: await catalogue(lang), terms: read.terms.texts, names, sides });
}
