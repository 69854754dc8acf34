import { z } from 'zod';
import { defineRuleset, nameOf, phrase, type Event, type Item, type Option } from '../../src/engine/index.js';
import { beat, enlist, outcome, setup, stateOf, strike, weaponOf, type Fight } from './fight.js';
import { constantsTable, sheet, stance, start, weaponsTable } from './sheet.js';

const find = (fight: Fight, who: unknown) => fight.states.find((s) => s.fighter.id === who);

/**
 * A ruleset for tests that shares nothing with the real ones: rounds, compared throws of 2W6, an open-ended W6, three
 * hearts. Whatever works with it and with a real ruleset does not hang on the shape of either.
 */
export const toy = defineRuleset({
  id: 'toy',
  version: '1',
  attribution: phrase('toy.attribution'),
  sheet,
  member: z.strictObject({ handicap: z.int().min(0).max(6).default(0) }),
  start,
  tactics: stance,
  options: { ties: { values: ['none', 'both'], rules: ['TOY-003'], provenance: 'H' } },
  tables: {
    weapons: {
      schema: weaponsTable,
      rules: ['TOY-001'],
      provenance: 'S',
      check: ({ weapons }) =>
        weapons.length > 0 ? [] : [{ path: ['weapons'], message: phrase('toy.table-empty'), severity: 'error' }],
    },
    constants: { schema: constantsTable, rules: ['TOY-002'], provenance: 'H' },
  },
  checkSheet(sheet, rules) {
    const weak = { path: ['skill'], message: phrase('toy.weak'), severity: 'warning' } as const;
    if (weaponOf(sheet, rules)) return sheet.skill === 0 ? [weak] : [];
    const known = rules.tables.weapons.weapons.map((row) => row.id);
    const message = phrase('toy.no-such-weapon');
    return [{ path: ['weapon'], message, severity: 'error', given: String(sheet.weapon), known }];
  },
  checkFight({ start: { first }, members }) {
    const known = members.map((m) => m.name);
    if (first === undefined || known.includes(first)) return [];
    return [
      { path: ['start', 'first'], message: phrase('toy.no-such-fighter'), severity: 'error', given: first, known },
    ];
  },
  enlist,
  setup,
  beat,
  exchange(fight, table, { attacker, defender }) {
    const [a, b] = [find(fight, attacker), find(fight, defender)];
    if (a && b) strike(fight, a, b, table);
  },
  outcome,
  edits: (fight): readonly Option[] => {
    const values = fight.states.map(({ fighter }) => ({ id: fighter.id, label: nameOf(fighter.id) }));
    const who = { id: 'who', kind: 'one-of', values, preferred: () => values[0]?.id ?? '' } as const;
    return [{ id: 'set-hearts', params: [who, { id: 'hearts', kind: 'number', min: 0, max: 9, preferred: () => 3 }] }];
  },
  edit(fight, choice, table) {
    const state = find(fight, choice['who']);
    if (!state) return;
    state.hearts = choice['hearts'] as number;
    if (table.listening) table.tell({ type: 'hearts.set', who: state.fighter.id, left: state.hearts });
  },
  join: (fight, fighter) => void fight.states.push(stateOf(fighter)),
  remove: (fight, who) =>
    void fight.states.splice(
      fight.states.findIndex((s) => s.fighter.id === who),
      1,
    ),
  fighters: (fight) => fight.states.map((s) => s.fighter),
  status: (fight) => ({
    columns: [
      { id: 'who', label: phrase('toy.who'), weight: 1 },
      { id: 'hearts', label: phrase('toy.hearts'), align: 'right', weight: 1 },
    ],
    rows: fight.states.map(({ fighter, hearts }) => ({
      who: fighter.id,
      cells: { who: nameOf(fighter.id), hearts: { bar: hearts, max: fighter.hearts } },
      out: hearts === 0,
    })),
  }),
  keptOf: (fight, who) => {
    const state = find(fight, who);
    return state && state.hearts !== state.fighter.hearts ? [{ path: ['hearts'], value: state.hearts }] : [];
  },
  tally: (fight) =>
    fight.states.map(({ fighter, hearts }) => ({
      id: fighter.id,
      side: fighter.side,
      fate: hearts > 0 ? 'standing' : 'dead',
      left: Math.min(1, hearts / fighter.hearts),
      wounds: fighter.hearts - hearts,
    })),
  elapsed: (fight) => fight.round,
  describe,
  show: (fighter) => [
    { kind: 'heading', text: nameOf(fighter.id) },
    { kind: 'row', cells: [phrase('toy.hearts'), fighter.hearts] },
  ],
  figure: (fight, who) => [
    {
      kind: 'figure',
      figure: { lines: ['{heart}'], marks: { heart: { text: 'o', level: find(fight, who)?.hearts ? 0 : 3 } } },
    },
  ],
});

function describe(event: Event): readonly Item[] {
  const who = (key: string) => nameOf(event[key] as string);
  const n = (key: string) => event[key] as number;
  switch (event.type) {
    case 'round.begun':
      return [{ kind: 'heading', text: phrase('toy.round', { n: n('round') }) }];
    case 'throw.compared':
      return [
        {
          kind: 'line',
          text: phrase('toy.compared', { a: who('a'), mine: n('mine'), b: who('b'), theirs: n('theirs') }),
        },
      ];
    case 'hearts.lost':
      return [{ kind: 'line', text: phrase('toy.lost', { who: who('who'), n: n('lost') }), tone: 'bad' }];
    default:
      return [];
  }
}
