import type { Member } from '../engine/index.js';
import { kebab, loadSheet } from '../sheets/index.js';
import { exit, type Command } from './command.js';
import { shelf, tellDiagnostics, termsOf } from './load.js';
import { show, wordingOf } from './speak.js';

/** Shows a sheet with everything that the rules derive from it. */
export const command: Command = {
  name: 'show',
  args: '<sheet...>',
  options: [
    { flags: '-r, --ruleset <id>', text: 'option.ruleset' },
    { flags: '--rules <file>', text: 'option.rules' },
  ],
  examples: ['show thorndal.yaml', 'show --rules haus.yaml wache.yaml'],
  async run(shell, files, options) {
    let code: number = exit.done;
    for (const file of files) {
      const { ruleset, rules } = options as { ruleset?: string; rules?: string };
      const loaded = await loadSheet(shelf(), file, { ...(ruleset && { ruleset }), ...(rules && { house: rules }) });
      await tellDiagnostics(shell, loaded.diagnostics);
      if (!loaded.ok) {
        code = exit.badFile;
        continue;
      }
      const id = kebab(loaded.name);
      const member: Member = {
        id,
        name: loaded.name,
        side: 0,
        sheet: loaded.sheet,
        played: 'prompt',
        tactics: {},
        extra: {},
      };
      const items = loaded.ruleset.show(loaded.ruleset.enlist(member, loaded.rules), loaded.rules);
      if (shell.json) shell.io.stdout.write(`${JSON.stringify({ file, sheet: loaded.sheet, show: items })}\n`);
      else
        show(
          shell,
          items,
          wordingOf(shell, termsOf(shell, loaded.ruleset.id), { names: new Map([[id, loaded.name]]) }),
        );
    }
    return code;
  },
};
