import { seed } from '../dice/index.js';
import { play, type Answer, type Answerer, type Given, type Played } from '../engine/index.js';
import { unattended } from '../players/answerers.js';
import { csvFields, csvRows, markdown, placeOf, refusedPhrase } from '../report/index.js';
import { exit, type Command } from './command.js';
import { openJournalFile, type OpenJournal } from './open-journal.js';
import { itemsOfAll } from './protocol.js';
import type { Shell } from './shell.js';
import { complain, csvForm, refusesForm, show, showStatus } from './speak.js';

/** Tells a saved fight again, or verifies that it comes out the same. */
export const command: Command = {
  name: 'replay',
  args: '<journal>',
  options: [
    { flags: '--verify', text: 'option.replay.verify', clashes: ['format', 'spreadsheet'] },
    { flags: '--format <form>', text: 'option.replay.format', choices: ['table', 'json', 'csv', 'md'] },
    { flags: '--spreadsheet', text: 'option.spreadsheet' },
  ],
  examples: ['replay kampf.jsonl', 'replay --verify kampf.jsonl', 'replay --format md kampf.jsonl > kampf.md'],
  async run(shell, [path = ''], options) {
    if (refusesForm(shell, options)) return exit.wrongUse;
    const opened = await openJournalFile(shell, path);
    if (!opened) return exit.badFile;
    const played = play(opened.ready.game, opened.journal.given);
    if (played.refused) {
      complain(shell, refusedPhrase(played.refused), opened.ready.wording);
      return options['verify'] === true ? exit.differs : exit.badFile;
    }
    if (options['verify'] === true) return verify(shell, opened, played);
    tell(shell, opened, played, options);
    return exit.done;
  },
};

/** Throws the seeded dice and asks the tactics anew; only what people and scripts gave is taken as it stands. */
function verify(shell: Shell, { journal, ready }: OpenJournal, told: Played): number {
  const given = journal.given;
  const again = play(ready.game, [], anew(given, unattended(seed(ready.game.setup.seed))));
  const at = given.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(again.given[i]));
  const found = { same: at < 0, answers: given.length, events: told.events.length };
  if (shell.json) shell.io.stdout.write(`${JSON.stringify(at < 0 ? found : { ...found, at: at + 1 })}\n`);
  if (at < 0) {
    complain(shell, { t: 'replay.same', answers: found.answers, events: found.events });
    return exit.done;
  }
  const [was, is] = [given[at], again.given[at]].map((one) => answerText(one?.answer));
  complain(
    shell,
    { t: 'replay.differs', at: at + 1, question: placeOf(given[at]!), was: was!, is: is! },
    ready.wording,
  );
  return exit.differs;
}

/** An answer as it is typed: faces, `=` with a decreed total, or an option with its parameters by name. */
function answerText(answer: Answer | undefined): string {
  if (!answer) return '–';
  if ('faces' in answer) return answer.faces.join(' ');
  if ('decree' in answer) return `=${answer.decree}`;
  const { option, ...params } = answer.choice;
  return [option, ...Object.entries(params).map(([id, value]) => `${id}=${String(value)}`)].join(' ');
}

const anew =
  (given: readonly Given[], free: Answerer): Answerer =>
  (question, view) => {
    const old = given[view.given.length];
    if (!old) return undefined;
    return old.by === 'seed' || old.by === 'tactics' ? free(question, view) : { answer: old.answer, by: old.by };
  };

function tell(
  shell: Shell,
  { ready }: OpenJournal,
  { events, fight }: Played,
  options: Readonly<Record<string, unknown>>,
): void {
  const { stdout } = shell.io;
  const form = shell.json ? 'json' : options['format'];
  if (form === 'json') {
    for (const event of events) stdout.write(`${JSON.stringify(event)}\n`);
    return;
  }
  const items = itemsOfAll(ready, events);
  if (form === 'md') return stdout.write(`${markdown(items, ready.wording)}\n`);
  if (form === 'csv') return stdout.write(csvRows(csvFields(items, ready.wording), csvForm(options)));
  show(shell, items, ready.wording);
  if (fight !== undefined) showStatus(shell, ready.game.ruleset.status(fight), ready.wording);
}
