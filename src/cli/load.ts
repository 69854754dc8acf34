import { makeGame, type AnyGame, type AnyRuleset, type Setup } from '../engine/index.js';
import type { ScriptItem } from '../players/script.js';
import { diagnosticLines, type Wording } from '../report/index.js';
import {
  loadDuel,
  loadFight,
  loadKind,
  loadTerms,
  nodeFiles,
  packageRoot,
  SIZE_LIMIT,
  type Diagnostic,
  type FightLoaded,
  type FightWishes,
  type Loaded,
  type Shelf,
} from '../sheets/index.js';
import { loadRuleset, rulesetIds } from '../../rulesets/index.js';
import { freshSeed } from './seed.js';
import type { Shell } from './shell.js';
import { complain, talk, wordingOf } from './speak.js';

/** The files of this computer and the rulesets of the product. */
export const shelf = (): Shelf => ({
  files: nodeFiles,
  root: packageRoot(),
  registry: { ids: rulesetIds, load: loadRuleset },
});

/** A fight that can begin, with the words to tell it. */
export interface Ready {
  readonly game: AnyGame;
  readonly wording: Wording;
  /** Names of the fighters by id; grows with those who join. */
  readonly names: Map<string, string>;
  readonly script: readonly ScriptItem[];
  readonly sheetFiles: Readonly<Record<string, string>>;
}

/** Loads a fight file, or the sheets of a duel. Undefined after telling the user what is wrong. */
export async function loadReady(
  shell: Shell,
  paths: readonly string[],
  wishes: FightWishes,
): Promise<Ready | undefined> {
  if (paths.includes('-')) {
    complain(shell, { t: 'cli.needs-file' });
    return undefined;
  }
  const loaded = await loadAny(paths, { freshSeed, ...wishes });
  const ready = loaded.ok ? readyFor(shell, loaded.ruleset, loaded.setup, loaded) : undefined;
  await tellDiagnostics(shell, loaded.diagnostics, ready?.wording);
  return ready;
}

async function loadAny(paths: readonly string[], wishes: FightWishes): Promise<Loaded<FightLoaded>> {
  const [first = ''] = paths;
  if (paths.length > 1) return loadDuel(shelf(), paths, wishes);
  const kind = loadKind(shelf(), first);
  if (!kind.ok) return kind;
  return kind.kind === 'sheet' ? loadDuel(shelf(), paths, wishes) : loadFight(shelf(), first, wishes);
}

/** A setup with its words; for a journal as well, which has its setup within. */
export function readyFor(
  shell: Shell,
  ruleset: AnyRuleset,
  setup: Setup,
  { script, sheetFiles }: Pick<Ready, 'script' | 'sheetFiles'> = { script: [], sheetFiles: {} },
): Ready {
  const names = new Map(setup.members.map((m) => [m.id, m.name]));
  const terms = termsOf(shell, ruleset.id);
  const sides = setup.sides.map((side) => side.name);
  const wording = wordingOf(shell, terms, { names, sides });
  return { game: makeGame(ruleset, setup), names, wording, script, sheetFiles };
}

/** The texts of a ruleset in the language of the shell. Ours, so a fault in them is a fault of the program. */
export function termsOf(shell: Shell, id: string): Readonly<Record<string, string>> {
  const read = loadTerms(shelf(), id, shell.lang);
  if (!read.ok) throw new Error(`rulesets/${id}/terms.${shell.lang}.yaml: ${read.diagnostics[0]?.message.t}`);
  return read.terms.texts;
}

/** Signs of at most so many letters are abbreviations. */
const SHORT = 4;

/** The abbreviations of the values of a sheet, each with the word that it stands for. */
export function abbreviationsOf({ lang }: Shell, id: string): (readonly [sign: string, meaning: string])[] {
  const read = loadTerms(shelf(), id, lang);
  return Object.values(read.ok ? read.terms.keys : {}).flatMap((names) => {
    const sign = names.findLast((name) => name.length <= SHORT);
    const meaning = names.find((name) => name !== sign);
    return sign !== undefined && meaning !== undefined ? [[sign, meaning] as const] : [];
  });
}

/** Writes diagnostics to standard error, each in the words of the ruleset that its file names. */
export async function tellDiagnostics(
  shell: Shell,
  diagnostics: readonly Diagnostic[],
  wording?: Wording,
): Promise<void> {
  const screen = talk(shell);
  for (const diagnostic of diagnostics) {
    const words = wording ?? wordsFor(shell, diagnostic.file);
    for (const line of diagnosticLines(diagnostic, words, screen)) shell.io.stderr.write(`${line}\n`);
  }
}

/** The words of the ruleset that a file names; those of all rulesets if it names none. */
function wordsFor(shell: Shell, file: string): Wording {
  const named = rulesetIn(file);
  const ids = named === undefined ? rulesetIds : [named];
  return wordingOf(shell, Object.assign({}, ...ids.map((id) => termsOf(shell, id))) as Record<string, string>);
}

/** The ruleset that a YAML file names on its highest level, faulty as the file may be. */
function rulesetIn(file: string): string | undefined {
  const read = nodeFiles.read(file, SIZE_LIMIT);
  const id = read.ok
    ? /^(?:ruleset|regelwerk):\s*["']?([\w-]+)/im.exec(new TextDecoder().decode(read.bytes))?.[1]
    : undefined;
  return id !== undefined && rulesetIds.includes(id) ? id : undefined;
}
