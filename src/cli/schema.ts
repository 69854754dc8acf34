import { fightJsonSchema, houseJsonSchema, loadTerms, sheetJsonSchema } from '../sheets/index.js';
import { loadRuleset, rulesetIds } from '../../rulesets/index.js';
import { exit, type Command } from './command.js';
import { shelf } from './load.js';
import { complain } from './speak.js';

const schemas = { character: sheetJsonSchema, fight: fightJsonSchema, 'house-rules': houseJsonSchema } as const;

/** Prints a JSON Schema, by which an editor completes and checks YAML files. */
export const command: Command = {
  name: 'schema',
  args: '<ruleset> [kind]',
  options: [],
  examples: ['schema {ruleset} > {ruleset}.schema.json', 'schema {ruleset} fight'],
  async run(shell, [id = '', kind = 'character']) {
    const ruleset = await loadRuleset(id);
    if (!ruleset) {
      complain(shell, { t: 'cli.no-ruleset', given: id, known: rulesetIds.join(', ') });
      return exit.wrongUse;
    }
    if (!Object.hasOwn(schemas, kind)) {
      complain(shell, { t: 'schema.kind', given: kind, known: Object.keys(schemas).join(', ') });
      return exit.wrongUse;
    }
    const terms = loadTerms(shelf(), id, 'de');
    const schema = schemas[kind as keyof typeof schemas](ruleset, terms.ok ? terms.terms.keys : {});
    shell.io.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    return exit.done;
  },
};
