import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exit, type Command } from './command.js';
import { rulesetIds } from '../../rulesets/index.js';
import { packageRoot } from '../sheets/index.js';
import { complain } from './speak.js';

const kinds = ['character', 'fight', 'house-rules'] as const;

/** Writes a commented template; it passes `check` as it is. */
export const command: Command = {
  name: 'new',
  args: '<kind> [file]',
  options: [{ flags: '-r, --ruleset <id>', text: 'option.ruleset' }],
  examples: [
    'new character -r {ruleset} held.yaml',
    'new fight -r {ruleset}',
    'new house-rules -r {ruleset} haus.yaml',
  ],
  async run(shell, [kind = '', file], options) {
    if (!(kinds as readonly string[]).includes(kind)) {
      complain(shell, { t: 'new.kind', given: kind, known: kinds.join(', ') });
      return exit.wrongUse;
    }
    const ruleset = (options['ruleset'] as string | undefined) ?? rulesetIds[0]!;
    if (!rulesetIds.includes(ruleset)) {
      complain(shell, { t: 'cli.no-ruleset', given: ruleset, known: rulesetIds.join(', ') });
      return exit.wrongUse;
    }
    const text = readFileSync(
      join(packageRoot(), 'rulesets', ruleset, 'templates', `${kind}.${shell.lang}.yaml`),
      'utf8',
    );
    if (file === undefined) {
      shell.io.stdout.write(text);
      return exit.done;
    }
    const path = resolve(shell.io.cwd, file);
    if (existsSync(path)) {
      complain(shell, { t: 'cli.exists', file });
      return exit.badFile;
    }
    writeFileSync(path, text);
    complain(shell, { t: 'new.written', file });
    return exit.done;
  },
};
