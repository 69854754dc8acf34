import { existsSync } from 'node:fs';
import { exit, type Command } from './command.js';
import { continueJournal, latestJournal } from './journal-file.js';
import { lockJournal } from './journal-lock.js';
import { openJournalFile } from './open-journal.js';
import { mannerOf, sitDown } from './sitting.js';
import { complain } from './speak.js';

/** Goes on with a saved fight: the named one, or the one played last. */
export const command: Command = {
  name: 'resume',
  args: '[journal]',
  options: [
    { flags: '--no-pause', text: 'option.fight.no-pause' },
    { flags: '--write-back', text: 'option.fight.write-back' },
  ],
  examples: ['resume', 'resume kampf.jsonl'],
  async run(shell, [named], options) {
    const path = named ?? latestJournal(shell.io);
    if (path === undefined) {
      complain(shell, { t: 'resume.none' });
      return exit.wrongUse;
    }
    if (!existsSync(path)) {
      complain(shell, { t: 'journal.missing', file: path });
      return exit.badFile;
    }
    // Locked before it is read, so that nobody writes in between.
    const lock = lockJournal(path);
    if (!lock.ok) {
      complain(shell, { t: 'resume.locked', file: path, pid: String(lock.pid), lock: lock.file });
      return exit.badFile;
    }
    const opened = await openJournalFile(shell, path);
    if (!opened) {
      lock.release();
      return exit.badFile;
    }
    const file = continueJournal(path, opened.text, opened.torn, lock);
    return sitDown(shell, opened.ready, file, mannerOf(options), opened.journal);
  },
};
