import { resolve } from 'node:path';
import { seed } from '../dice/index.js';
import { openJournal, type Answerer, type Header, type Journal, type Phrase, type Played } from '../engine/index.js';
import { scripted, usedItems } from '../players/script.js';
import { sit } from '../players/session.js';
import type { SittingEnd } from '../players/sitting.js';
import { parseAnswer } from '../players/typed.js';
import { refusedPhrase } from '../report/index.js';
import { exit, exitOn } from './command.js';
import { inputOf, makeDesk } from './desk.js';
import { createJournal, newJournalPath, type JournalFile } from './journal-file.js';
import type { Ready } from './load.js';
import type { Shell } from './shell.js';
import { shellWord } from './shell-word.js';
import { complain } from './speak.js';
import { productVersion } from './version.js';

/** The first line of the journal of a fight. */
export const headerOf = ({ game, sheetFiles }: Ready): Header => ({
  waffengang: 1,
  product: productVersion(),
  ruleset: { id: game.ruleset.id, version: game.ruleset.version },
  setup: game.setup,
  sheetFiles: Object.fromEntries(Object.entries(sheetFiles).map(([id, file]) => [id, resolve(file)])),
});

/** Starts the journal of a new fight, or tells why it cannot be written. */
export function startJournal(shell: Shell, ready: Ready, wanted: string | undefined): JournalFile | undefined {
  const title =
    ready.game.setup.title ??
    ready.game.setup.members
      .slice(0, 2)
      .map((m) => m.name)
      .join(' ');
  try {
    return createJournal(wanted ?? newJournalPath(shell.io, title), headerOf(ready));
  } catch (error) {
    const { code = '', path = '' } = error as NodeJS.ErrnoException;
    complain(shell, code === 'EEXIST' ? { t: 'cli.exists', file: path } : { t: 'cli.no-journal', file: path, code });
    return undefined;
  }
}

/** How a sitting is held: whether it waits for the GM, and whether the sheets learn of its end. */
export interface Manner {
  readonly pause: boolean;
  readonly writeBack: boolean;
}

/** What the options of a command say of the manner. */
export const mannerOf = (options: Readonly<Record<string, unknown>>): Manner => ({
  pause: options['pause'] !== false,
  writeBack: options['writeBack'] === true,
});

/** Plays at the table from where the journal stands. @returns the exit code */
export async function sitDown(
  shell: Shell,
  ready: Ready,
  file: JournalFile,
  manner: Manner,
  journal: Journal = openJournal(headerOf(ready)),
): Promise<number> {
  const { io } = shell;
  const stop = io.onSignal((signal) => {
    complain(shell, savedAs(shell, file));
    io.exit(exitOn[signal]);
  });
  const input = await inputOf(shell);
  let isKept = true;
  try {
    const { end, played } = await sit(
      {
        game: ready.game,
        seed: seed(ready.game.setup.seed),
        desk: makeDesk(shell, ready, input),
        script: scriptOf(shell, ready),
        keep: (lines) => file.keep(lines),
        pause: manner.pause,
      },
      journal,
    );
    if (end === 'finished' && manner.writeBack) {
      const { writeBack } = await import('./write-back.js');
      isKept = await writeBack(shell, ready, played, isUnattended(ready, manner) ? undefined : input);
    }
    const code = goodbye(shell, ready, file, end, played);
    return isKept ? code : exit.badFile;
  } finally {
    stop();
    input.close();
    file.close();
  }
}

const isUnattended = ({ game }: Ready, { pause }: Manner): boolean =>
  !pause && game.setup.members.every(({ played }) => played === 'tactics');

/** The answers of the script of a fight file; what cannot be read is told with its line. */
export const scriptOf = (shell: Shell, { script, wording }: Ready): Answerer =>
  scripted(
    script,
    (question, text) => {
      const read = parseAnswer(question, text, wording);
      return 'problem' in read ? read : { ok: { choice: read.ok } };
    },
    (item, why) => complain(shell, { t: 'session.script-problem', line: item.line, why }, wording),
  );

/** Where a fight was saved, and how to go on with it. */
const savedAs = ({ io }: Shell, { path }: JournalFile): Phrase => ({
  t: 'session.saved',
  file: path,
  word: shellWord(path, io.platform),
});

function goodbye(shell: Shell, ready: Ready, file: JournalFile, end: SittingEnd, played: Played): number {
  if (played.refused) {
    complain(shell, refusedPhrase(played.refused), ready.wording);
    return exit.badFile;
  }
  if (end === 'finished') tellLeft(shell, ready, played);
  if (end === 'input-over') complain(shell, { t: 'session.input-over' });
  if (end !== 'finished') complain(shell, savedAs(shell, file));
  return end === 'interrupted' ? exit.interrupted : exit.done;
}

/** Tells of script answers that were never asked for. */
export function tellLeft(shell: Shell, { script, wording }: Ready, played: Played): void {
  const left = script.slice(usedItems(played.given));
  if (left.length > 0) complain(shell, { t: 'session.script-left', n: left.length, line: left[0]!.line }, wording);
}
