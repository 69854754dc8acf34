import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GM, type Item, type Phrase } from '../../../src/engine/index.js';
import { htbah } from '../../../rulesets/htbah/index.js';
import { show } from '../../../rulesets/htbah/show.js';
import {
  bernd,
  copies,
  exchangeWith,
  fighterOf,
  fightWith,
  goblin,
  howky,
  plain,
  type Cast,
  type Script,
  type Step,
  type Told,
} from './kit.js';

const root = join(import.meta.dirname, '../../../rulesets/htbah');
const texts = (lang: string): Record<string, string> =>
  (parse(readFileSync(join(root, `terms.${lang}.yaml`), 'utf8')) as { texts: Record<string, string> }).texts;
const [german, english] = [texts('de'), texts('en')];

/** All keys of phrases within a value. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 't' in value && typeof value.t === 'string' ? [value.t] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

const own = (key: string): boolean => key !== '@' && key !== 'label';

/** The items of a told fight, with every phrase known in both languages. */
function itemsOf(told: Told): Item[] {
  const items = told.events.flatMap((event) => htbah.describe(event));
  const facts = told.asked.flatMap((q) => [
    q.asked.facts ?? [],
    q.asked.options.map(({ label, note, forbidden }) => [label, note, forbidden]),
  ]);
  for (const key of [...keysIn(items), ...keysIn(facts), ...keysIn(htbah.status(told.fight))].filter(own)) {
    expect(german, `text ${key}`).toHaveProperty([key]);
    expect(english, `text ${key}`).toHaveProperty([key]);
  }
  return items;
}

const rowsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.kind === 'row' ? [String((item.cells[0] as Phrase).t ?? '')] : []));

/** The fight f01 of the specification. */
const party: Cast = { heroes: [howky, bernd], foes: copies(goblin, 3), options: { npcInitiative: 'common' } };
const f01: Script = {
  dice: [
    ['howky', 'initiative', 4],
    ['bernd', 'initiative', 3],
    [GM, 'initiative', 8],
    ['bernd', 'attack', 57],
    ['goblin-1', 'parry', 57],
    ['bernd', 'damage', 5, 5, 8, 2, 7],
    ['goblin-1', 'attack', 96],
    ['goblin-2', 'attack', 11],
    ['howky', 'parry', 10],
    ['goblin-3', 'attack', 85],
    ['howky', 'attack', 26],
    ['howky', 'damage', 5, 2, 5, 10],
    ['bernd', 'attack', 8],
    ['bernd', 'damage', 4, 3, 6, 4, 5],
    ['goblin-3', 'attack', 77],
    ['howky', 'attack', 87],
    ['howky', 'attack', 4],
    ['howky', 'damage', 1, 10, 3, 4],
  ],
};

describe('a whole fight', () => {
  it('HTB-067, HTB-073, HTB-093, HTB-124, HTB-098, HTB-156, HTB-133, HTB-050, HTB-166, HTB-105, HTB-109, HTB-225, HTB-227: f01', () => {
    const told = fightWith(party, f01);
    expect(told.dice).toHaveLength(18);
    expect(told.fight.order.map((c) => [c.id, c.initiative])).toEqual([
      ['bernd', 18],
      ['goblin-1', 16],
      ['goblin-2', 16],
      ['goblin-3', 16],
      ['howky', 15],
    ]);
    expect(told.of('life.lost').map((e) => [e['who'], e['damage'], e['after']])).toEqual([
      ['goblin-1', 27, 13],
      ['goblin-1', 22, 0],
      ['goblin-2', 44, 0],
      ['goblin-3', 36, 4],
    ]);
    expect(told.of('round.began').map((e) => [e['seconds'], e['clock']])).toEqual([
      [6, 6],
      [5, 11],
    ]);
    expect(told.outcome).toEqual({ kind: 'won', side: 0 });
    expect(told.of('fight.decided')[0]).toMatchObject({ reason: 'incapacitated' });
    expect([told.who('howky').life, told.who('bernd').life]).toEqual([100, 100]);
    expect([told.who('howky').gbp.handeln, told.who('bernd').gbp.handeln]).toEqual([0, 2]);
    expect(htbah.elapsed(told.fight)).toBe(11);
    expect(htbah.tally(told.fight).map((t) => [t.fate, t.wounds])).toEqual([
      ['standing', 0],
      ['standing', 0],
      ['dead', 2],
      ['dead', 1],
      ['out', 1],
    ]);
    itemsOf(told);
  });
});

describe('what the GM sees', () => {
  it('HTB-228: the status table, in the order of turns', () => {
    const told = fightWith(party, { ...f01, dice: f01.dice.slice(0, 6), beats: 2 });
    const { columns, rows } = htbah.status(told.fight);
    expect(columns.map((c) => c.id)).toEqual([
      'initiative',
      'name',
      'side',
      'life',
      'state',
      'parry',
      'handeln',
      'gbp',
      'weapon',
    ]);
    expect(rows.map((r) => r.who)).toEqual(['bernd', 'goblin-1', 'goblin-2', 'goblin-3', 'howky']);
    expect(rows[1]!.cells).toMatchObject({
      initiative: 16,
      life: { bar: 13, max: 40 },
      state: { t: 'state.able' },
      parry: { t: 'parry.used' },
      handeln: 8,
      gbp: { handeln: 0, wissen: 0, soziales: 0 },
    });
    const armoured = fightWith({ ...party, options: { ruestung: true } }, { dice: [], beats: 0 });
    expect(htbah.status(armoured.fight).columns.at(-1)!.id).toBe('rw');
    expect(htbah.status(armoured.fight).rows[1]!.cells['rw']).toBe(2);
  });

  it('HTB-229: the rows of one attack, those that do not apply left out', () => {
    const rows = (attacker: object, target: object, dice: Step[], options = {}, choices: Step[] = []) => {
      const cast: Cast = { heroes: [plain('a', attacker)], foes: [plain('b', target)], options };
      return rowsOf(itemsOf(exchangeWith(cast, { dice, choices })));
    };
    const hit: Step[] = [
      ['a', 'attack', 50],
      ['a', 'damage', 5, 5, 5, 5, 5],
    ];
    expect(rows({}, {}, [['a', 'attack', 90]])).toEqual(['kind.attack']);
    expect(rows({}, {}, hit)).toEqual(['kind.attack', 'row.parry', 'row.damage', 'row.life']);
    expect(rows({}, { lifePoints: 30 }, hit).at(-1)).toBe('row.consequence');
    expect(rows({}, { handeln: 20 }, [hit[0]!, ['b', 'parry', 20]])).toEqual([
      'kind.attack',
      'kind.parry',
      'row.consequence',
    ]);
    expect(rows({}, { handeln: 20, weapons: [] }, [hit[0]!, ['b', 'parry', 20], hit[1]!])).toContain('row.bare');
    expect(rows({}, { naturalArmour: 5 }, hit, { ruestung: true })).toContain('row.armour');
    expect(rows({}, {}, [['a', 'attack', 1], hit[1]!])).toContain('row.critical');
    const lucky = { handeln: 20, gbp: { handeln: 2 } };
    expect(
      rows(lucky, {}, [
        ['a', 'attack', 80],
        ['a', 'attack', 81],
        ['a', 'attack', 82],
      ]),
    ).toEqual(['kind.attack', 'row.gbp', 'row.gbp']);
  });

  it('HTB-229: base, modifiers and value of the attack, and the degree with module genauereEinteilung', () => {
    const cast: Cast = {
      heroes: [{ sheet: plain('a'), extra: { attackMod: -10 } }],
      foes: [goblin],
      options: { genauereEinteilung: true },
    };
    const items = itemsOf(
      exchangeWith(cast, {
        dice: [
          ['a', 'attack', 15],
          ['goblin', 'parry', 8],
          ['a', 'damage', 1, 1, 1, 1, 1],
        ],
      }),
    );
    const row = items.find((item) => item.kind === 'row')!;
    expect(row).toMatchObject({
      cells: [
        { t: 'kind.attack' },
        { text: 'Kampf' },
        { sum: 60, of: [{ n: 70 }, { what: { t: 'mod.standing' }, n: -10 }] },
        15,
        { t: 'degree.very-good' },
      ],
    });
  });

  it('HTB-230: the bounds of a check beside its value, always before a Geistesblitzpunkt is spent', () => {
    const told = exchangeWith(
      { heroes: [howky], foes: [bernd] },
      { dice: [['howky', 'attack', 80]], choices: [['howky', 'spend-gbp', 'no']] },
    );
    const facts = told.asked.at(-1)!.asked.facts!;
    expect(facts[0]).toMatchObject({ text: { roll: 80, target: 71, left: 1 } });
    expect(facts.at(-1)).toMatchObject({
      cells: [
        { text: 'Axtkampf' },
        { sum: 71 },
        { t: 'span.some', from: 1, to: 7 },
        { t: 'span.some', from: 8, to: 71 },
        { t: 'span.some', from: 72, to: 97 },
        { t: 'span.some', from: 98, to: 100 },
      ],
    });
    const sheet = show(fighterOf(bernd));
    for (const key of keysIn(sheet).filter(own)) expect(german, key).toHaveProperty([key]);
    expect(sheet.filter((item) => item.kind === 'row').length).toBeGreaterThan(15);
  });

  it('HTB-231: the conditions, from their beginning to their end', () => {
    const start = { order: ['b', 'a'] };
    const cast: Cast = {
      heroes: [{ sheet: plain('a', { fleeBelow: 999 }), extra: { surprised: 'yes' } }],
      foes: [plain('b', { role: 'npc' })],
      start,
      options: { flight: 'automatic' },
    };
    const dice: Step[] = [
      ['a', 'initiative', 1],
      ['b', 'initiative', 1],
      ['b', 'attack', 90],
      ['b', 'attack', 90],
    ];
    const state = (beats: number, thrown: number) => {
      const told = fightWith(cast, { dice: dice.slice(0, thrown), beats });
      const row = htbah.status(told.fight).rows.find((r) => r.who === 'a')!;
      return [(row.cells['state'] as Phrase).t, (row.cells['parry'] as Phrase).t];
    };
    expect(state(2, 2)).toEqual(['state.surprised', 'parry.impossible']);
    expect(state(4, 4)).toEqual(['state.able', 'parry.ready']);
    expect(state(5, 4)).toEqual(['state.fleeing', 'parry.ready']);
    const fled = fightWith(cast, { dice });
    expect(fled.who('a').state).toBe('fled');
  });

  it('HTB-222: every event of every kind of fight has a text in both languages', () => {
    const options = { ruestung: true, genauereEinteilung: true, askModifier: 'all', tieBreak: 'rollOff' } as const;
    const cast: Cast = {
      heroes: [{ sheet: howky, extra: { surprised: 'check' } }, plain('z', { handeln: 11, weapon: 'granate' })],
      foes: [{ ...goblin, naturalArmour: 3, surrenderBelow: 39 }],
      options,
    };
    const dice: Step[] = [
      ['howky', 'initiative', 5],
      ['z', 'initiative', 5],
      ['goblin', 'initiative', 1],
      ['howky', 'tie', 1],
      ['z', 'tie', 2],
      ['howky', 'perception', 50],
      ['z', 'attack', 50],
      ['z', 'damage', 1, 2, 3, 4, 1, 2, 3, 1, 1, 1],
      ['howky', 'attack', 50],
      ['goblin', 'parry', 90],
      ['howky', 'damage', 1, 2, 3, 4],
    ];
    const told = fightWith(cast, { dice, choices: [[GM, 'modifier', 'plus-10']] });
    const items = itemsOf(told);
    expect(items.length).toBeGreaterThan(20);
    expect(told.of('fight.decided')[0]).toMatchObject({ reason: 'surrendered' });
  });

  it('HTB-240: both languages have the same texts, also for every option and its values', () => {
    expect(Object.keys(english)).toEqual(Object.keys(german));
    for (const [key, { values }] of Object.entries(htbah.options)) {
      for (const text of [`option.${key}`, ...values.map((value) => `option.${key}.${String(value)}`)]) {
        expect(german, text).toHaveProperty([text]);
      }
    }
  });
});
