import { defineRuleset, phrase } from '../../src/engine/index.js';
import { beat, exchange } from './beat.js';
import { checkFight } from './check-fight.js';
import { checkSheet } from './check.js';
import { describe } from './describe.js';
import { edit, edits } from './edits.js';
import { elapsed, outcome, tally } from './ending.js';
import { enlist } from './fighter.js';
import { figure } from './figure.js';
import { fighters, join, remove } from './muster.js';
import { keptOf } from './kept.js';
import { options } from './options.js';
import { setup } from './setup.js';
import { sheet } from './sheet.js';
import { show } from './show.js';
import { memberSchema, startSchema } from './start.js';
import { status } from './status.js';
import { tableSpecs } from './table-specs.js';
import { tacticsSchema } from './tactics.js';

/** Das System: combat second by second. */
export const dasSystem = defineRuleset({
  id: 'das-system',
  version: '1',
  attribution: phrase('attribution'),
  sheet,
  member: memberSchema,
  start: startSchema,
  tactics: tacticsSchema,
  options,
  tables: tableSpecs,
  checkSheet,
  checkFight,
  enlist,
  setup,
  beat,
  exchange,
  outcome,
  edits,
  edit,
  join,
  remove,
  fighters,
  status,
  keptOf,
  tally,
  elapsed,
  describe,
  show: (card) => show(card),
  figure,
});
