import { defineRuleset, phrase } from '../../src/engine/index.js';
import { attackOn } from './attack.js';
import { beat } from './beat.js';
import { describe } from './describe.js';
import { edit, edits, join, remove } from './edits.js';
import { outcome } from './end.js';
import { checkFight } from './fight-problems.js';
import { enlist } from './fighter.js';
import { keptOf } from './kept.js';
import { options } from './options.js';
import { tables } from './rulebook.js';
import { checkSheet } from './sheet-problems.js';
import { sheet, tactics } from './sheet.js';
import { setup } from './setup.js';
import { show } from './show.js';
import { member, start } from './start.js';
import { find } from './state.js';
import { status, tally } from './status.js';

/** How to be a Hero: aptitudes, skills and 100 life points; one W100 that must not exceed a value. */
export const htbah = defineRuleset({
  id: 'htbah',
  version: '1',
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
  exchange(fight, table, { attacker, defender }) {
    const [me, foe] = [find(fight, attacker), find(fight, defender)];
    if (me && foe) attackOn(fight, table, me, foe);
  },
  outcome,
  edits,
  edit,
  join: (fight, fighter, _member, table) => join(fight, fighter, table),
  remove,
  fighters: (fight) => fight.listed.map(({ fighter: { id, name, side } }) => ({ id, name, side })),
  status,
  keptOf,
  tally,
  elapsed: (fight) => fight.clock,
  describe,
  show,
  // The game knows no hit locations.
  figure: () => [],
});
