import { defineRuleset, phrase } from '../../src/engine/index.js';
import { beat, exchange } from './beat.js';
import { checkFight, checkSheet } from './check.js';
import { describe } from './describe.js';
import { edit, edits } from './edits.js';
import { enlist } from './fighter.js';
import { figureOf } from './figure.js';
import { keptOf } from './kept.js';
import { options } from './options.js';
import { outcome, tally } from './outcome.js';
import { join, remove, setup } from './setup.js';
import { sheet, tactics } from './sheet.js';
import { show } from './show.js';
import { member, start } from './start.js';
import { status } from './status.js';
import { tables } from './tables.js';

/** The melee of "Der Drachensturm", round by round. */
export const drachensturm = defineRuleset({
  id: 'drachensturm',
  version: '1.0.0',
  attribution: phrase('attribution'),
  sheet,
  member,
  start,
  tactics,
  options,
  tables,
  checkSheet,
  checkFight,
  enlist,
  setup,
  beat,
  exchange,
  afterwards: ['row.duration', 'row.distance', 'disarm.distance'],
  outcome,
  edits,
  edit,
  join,
  remove,
  fighters: (fight) => fight.all.map(({ id, fighter, side }) => ({ id, name: fighter.name, side })),
  status,
  keptOf,
  tally,
  elapsed: (fight) => fight.kr,
  describe,
  show,
  figure: (fight, who) => fight.all.filter(({ id }) => id === who).flatMap(figureOf),
});
