import { describe as group, expect, it } from 'vitest';
import { refuse, type Problem, type Question } from '../../../src/engine/index.js';
import { dice } from '../../../src/dice/index.js';
import { loadSheet, nodeFiles, packageRoot, type Shelf } from '../../../src/sheets/index.js';
import { checkFight, checkSheet } from '../../../rulesets/drachensturm/check.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import { askedAction } from '../../../rulesets/drachensturm/actions.js';
import { settleRings } from '../../../rulesets/drachensturm/ring.js';
import { options, settingsOf } from '../../../rulesets/drachensturm/options.js';
import { sheet as schema, type Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { member, start } from '../../../rulesets/drachensturm/start.js';
import { checkFaces, checkRows } from '../../../rulesets/drachensturm/table-check.js';
import { isTp, spread } from '../../../rulesets/drachensturm/throws.js';
import { arena } from './arena.js';
import { plain, plainRules, rulesWith, sample, setupOf, someone, tables, type Entrant, type Wishes } from './given.js';

const brief = (problems: readonly Problem[]) =>
  problems.map(
    ({ path, message, severity }) =>
      `${severity === 'warning' ? '?' : ''}${path.join('.')}: ${message.t.replace('problem.', '')}`,
  );
const found = (change: Partial<Sheet>) => brief(checkSheet({ ...plain, ...change }, plainRules));
const accepts = (change: Record<string, unknown>) => schema.safeParse({ ...plain, ...change }).success;
const fight = (entrants: readonly Entrant[], wishes: Wishes = {}) => brief(checkFight(setupOf(entrants, wishes)));
const [a, b] = [{ sheet: someone('A') }, { sheet: someone('B') }];

const text = 'ruleset: drachensturm\nname: X\nproperties: { kk: 50, ge: 50, re: 50, ko: 50 }\nweightKg: 80\n';
const load = async (yaml: string) => {
  const shelf: Shelf = {
    root: packageRoot(),
    registry: { ids: ['drachensturm'], load: async () => drachensturm },
    files: {
      ...nodeFiles,
      read: (path, limit) =>
        path === 'x.yaml' ? { ok: true, bytes: new TextEncoder().encode(yaml) } : nodeFiles.read(path, limit),
    },
  };
  return loadSheet(shelf, 'x.yaml');
};

group('sheets', () => {
  it('the samples are in order', () => {
    for (const name of ['bibo', 'grimgork', 'erlo']) expect(checkSheet(sample(name), plainRules)).toEqual([]);
  });

  it('DRA-600: unknown keys are errors, with the nearest spelling', async () => {
    const loaded = await load(`${text}wheight: 3\n`);
    expect(loaded.ok).toBe(false);
    expect(loaded.diagnostics[0]).toMatchObject({ line: 5 });
    expect(accepts({ wheight: 3 })).toBe(false);
    expect((await load(text)).ok).toBe(true);
    expect((await load(text.replace('kk: 50', 'Körperkraft: 50'))).ok).toBe(true);
  });

  it('DRA-601: required fields', () => {
    for (const key of ['ruleset', 'name', 'properties', 'weightKg'])
      expect(accepts({ [key]: undefined }), key).toBe(false);
    for (const key of ['kk', 'ge', 're', 'ko'])
      expect(accepts({ properties: { ...plain.properties, [key]: undefined } }), key).toBe(false);
  });

  it('DRA-602: numbers have ranges', () => {
    expect([
      accepts({ heightCm: 19 }),
      accepts({ heightCm: 20 }),
      accepts({ heightCm: 20.5 }),
      accepts({ weightKg: 0.5 }),
      accepts({ weightKg: 1.5 }),
    ]).toEqual([false, true, false, false, true]);
    expect([
      accepts({ properties: { ...plain.properties, kk: 201 } }),
      accepts({ fleeAt: 101 }),
      accepts({ hands: 9 }),
      accepts({ talents: { finten: 31 } }),
    ]).toEqual([false, false, false, false]);
  });

  it('DRA-603: races of table a1', () =>
    expect([found({ race: 'troll' }), found({ race: 'ork' })]).toEqual([['race: race'], []]));

  it('DRA-604: weapons of the tables, or inline', () => {
    expect(found({ held: ['schwrt'], spare: ['nix'], learned: ['nie'], skills: { nirgends: {} }, naturalWeapons: ['nie'] })).toEqual([
      'held.0: weapon', 'spare.0: weapon', 'naturalWeapons.0: weapon', 'learned.0: weapon', 'skills.nirgends: weapon',
    ]); // prettier-ignore
    const own = { id: 'mein', name: 'Mein', class: 'stich', tp: '1W6', weightKg: 1 } as const;
    expect(found({ held: [own], learned: ['mein'] })).toEqual([]);
    expect(found({ held: [{ ...own, tp: undefined }], learned: ['mein'] })).toEqual(['held.0.tp: tp-missing']);
    expect(found({ held: [{ ...own, class: 'wurf' }], learned: ['mein'] })).toEqual(['held.0.rangeM: range-missing']);
  });

  it('DRA-605 DRA-606: armour of the table, one piece per part', () => {
    expect(found({ armour: ['kettenhemt'] })).toEqual(['armour.0: armour']);
    expect(found({ armour: ['kettenhemd', 'lederruestung'] })).toEqual(['armour.1: armour-twice']);
    expect(found({ armour: ['normale-kleidung', 'kettenhemd'] })).toEqual([]);
  });

  it('DRA-607 DRA-608: hands, and natural weapons in them', () => {
    expect(found({ held: ['zweihaender', 'rundschild'], learned: ['zweihaender'] })).toEqual(['held: hands']);
    expect(found({ held: ['zweihaender', 'panzerarm'], learned: ['zweihaender'] })).toEqual([]);
    expect(found({ held: ['faust'] })).toEqual(['held.0: natural-held']);
  });

  it('DRA-609: a tail for tail armour and tail LE', () => {
    expect(found({ armour: ['lederszlorock'], values: { parts: { schwanz: 5 } } })).toEqual([
      'armour.0: no-tail',
      'values.parts.schwanz: no-tail',
    ]);
    expect(found({ tail: true, armour: ['lederszlorock'] })).toEqual([]);
  });

  it('DRA-610: dice texts', () => {
    expect(['1W6', '2W6+3', '1W6−2', '1d6+1', 'W6', '1W6-2'].map(isTp)).toEqual([true, true, true, true, true, true]);
    expect(['6', '1W6*2', 'viel', '1W6+1W6', '1W0', ''].map(isTp)).toEqual([false, false, false, false, false, false]);
    expect([spread('3W6+1'), spread('1W6−3')]).toEqual([
      { sides: 6, max: 19, mean: 11.5 },
      { sides: 6, max: 3, mean: 0.5 },
    ]);
  });

  it('DRA-611: materials', () => {
    expect(
      found({
        held: [{ id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, material: 'pappe' }],
        learned: ['x'],
      }),
    ).toEqual(['held.0.material: material']);
    expect(found({ armour: [{ id: 'x', name: 'X', weightKg: 1, parts: ['br'], material: 'pappe' }] })).toEqual([
      'armour.0.material: material',
    ]);
  });

  it('DRA-612: talents', () =>
    expect([accepts({ talents: { fliegen: 3 } }), accepts({ talents: { finten: 3 } })]).toEqual([false, true]));

  it('DRA-613 DRA-614: LE now', () => {
    expect(found({ current: { parts: { kopf: 5, schwanz: 1 } } })).toEqual([
      'current.parts.kopf: above-full',
      'current.parts.schwanz: no-tail',
    ]);
    expect(found({ current: { parts: { brust: -10, 'linker-arm': -12 } } })).toEqual([
      'current.parts.brust: dead-already',
    ]);
  });

  it('DRA-627 DRA-628 DRA-629: warnings', () => {
    expect(found({ properties: { kk: 50, ge: 60, re: 40, ko: 60 }, armour: ['ritterruestung'] })).toEqual([
      '?properties.re: re-gone',
    ]);
    expect(found({ held: ['langschwert'] })).toEqual(['?held.0: unlearned']);
    expect(found({ held: ['langschwert'], skills: { langschwert: { awf: 3 } } })).toEqual([]);
    expect(found({ held: ['leichte-armbrust'], learned: ['leichte-armbrust'] })).toEqual(['?held.0: too-weak']);
  });
});

group('fights', () => {
  it('DRA-615: distances', () => {
    expect(fight([a, b], { start: { distances: [['a', 'b', -1]] } })).toEqual(['start.distances.0.2: metres']);
    expect(fight([a, b, { sheet: someone('C'), side: 1 }], { start: { distances: [['b', 'c', 3]] } })).toEqual([
      'start.distances.0: same-side',
    ]);
    expect(
      fight([a, b], {
        start: {
          distances: [
            ['a', 'b', 3],
            ['B', 'A', 4],
          ],
        },
      }),
    ).toEqual(['start.distances.1: pair-twice']);
  });

  it('DRA-616: two sides, none empty', () => {
    expect(fight([a])).toEqual(['sides: two-sides']);
    const setup = setupOf([a, b]);
    expect(brief(checkFight({ ...setup, sides: [...setup.sides, { name: 'leer' }] }))).toEqual(['sides.2: empty-side']);
  });

  it('DRA-617: names that nobody has', () => {
    expect(fight([a, b], { start: { behind: [['x', 'b']], unaware: [['a', 'y']], distances: [['z', 'all', 2]] } })).toEqual([
      'start.behind.0.0: nobody', 'start.unaware.0.1: nobody', 'start.distances.0.0: nobody',
    ]); // prettier-ignore
    expect(fight([{ ...a, keys: { surroundings: { kind: 'person', distanceM: 1, who: 'niemand' } } }, b])).toEqual([
      'sides.0.members.surroundings.who: nobody',
    ]);
  });

  it('DRA-618: surroundings', () => {
    const around = (s: object) =>
      fight([{ ...a, keys: { surroundings: { distanceM: 1, ...s } } }, b]).map((p) => p.split(': ')[1]);
    expect([
      around({ kind: 'edge' }),
      around({ kind: 'person' }),
      around({ kind: 'person', who: 'A' }),
      around({ kind: 'edge', dropM: 3 }),
    ]).toEqual([['edge-without-drop'], ['person-without-who'], ['person-himself'], []]);
    expect(member.safeParse({ surroundings: { kind: 'hole', distanceM: 1 } }).success).toBe(false);
    expect(start.safeParse({ terain: 1 }).success).toBe(false);
  });

  it('DRA-619: a ninth attacker has no room', () => {
    const foes = 'bcdefghij'
      .split('')
      .map((id) => ({ sheet: someone(id, { held: ['speer'], learned: ['speer'] }), side: 1 }));
    const s = arena([a, ...foes]);
    s.play([{ 'b.formation': 'orthogonal' }], (running) => settleRings(running));
    expect(s.of('a').ring!.places.filter(Boolean)).toHaveLength(8);
  });

  it('the keys of a sheet may be replaced in the fight file', () => {
    const s = arena([{ ...a, keys: { held: ['dolch'], current: { ka: 3 } } }, b]);
    expect([s.of('a').items[0]!.key, s.of('a').ka]).toEqual(['dolch', 3]);
    expect(fight([{ ...a, keys: { held: ['nix'] } }, b])).toEqual(['sides.0.members.held.0: weapon']);
  });

  it('DRA-620: options and their values', () => {
    expect(Object.keys(options)).toHaveLength(21);
    expect(settingsOf(rulesWith({ formation: 'diagonal', fastWithShield: false }))).toMatchObject({
      formation: 'diagonal',
      fastWithShield: false,
      surprise: 're-check',
    });
  });
});

group('tables', () => {
  it('DRA-621 DRA-622: every face exactly once, and a row that is not "twice"', () => {
    const rows = tables.c4.rows.map((row) => ({ ...row }));
    expect(checkRows({ rows })).toEqual([]);
    const missing = rows.map((row, i) => (i === 0 ? { ...row, faces: [1, 4] as [number, number] } : row));
    expect(brief(checkRows({ rows: missing }))).toEqual(['rows: face-missing']);
    const twice = rows.map((row, i) => (i === 0 ? { ...row, faces: [1, 6] as [number, number] } : row));
    expect(brief(checkRows({ rows: twice }))).toEqual(['rows: face-twice']);
    expect(brief(checkRows({ rows: [{ faces: [1, 20], effect: 'twice' }] }))).toEqual(['rows: only-twice']);
    expect(checkFaces(tables.c1.locations, 'locations')).toEqual([]);
    expect(
      drachensturm.tables['c3-1'].schema.safeParse({ version: 1, rows: [{ ...rows[0], faces: [1, 21] }] }).success,
    ).toBe(false);
  });
});

group('answers', () => {
  const s = arena([{ sheet: someone('A', { held: ['rundschild'] }) }, b]);
  const question: Question = {
    kind: 'choice',
    who: 'a',
    id: 'action',
    asked: askedAction(s.fight, s.of('a'), false),
    preferred: { option: 'pass' },
  };

  it('DRA-623: an ordinary attack with a shield is refused', () => {
    expect(
      refuse(question, { choice: { option: 'attack', target: 'b', weapon: 'rundschild', aim: 'none' } }),
    ).toMatchObject({ code: 'unknown-value', known: ['faust'] });
  });

  it('DRA-624 DRA-625: a closed manoeuvre names its reason, an unknown option the legal ones', () => {
    expect(refuse(question, { choice: { option: 'finten', target: 'b' } })).toMatchObject({
      code: 'forbidden',
      why: { t: 'why.no-talent' },
    });
    const refusal = refuse(question, { choice: { option: 'zaubern' } });
    expect(refusal).toMatchObject({ code: 'unknown-option' });
    expect(refusal).toHaveProperty('known', expect.arrayContaining(['attack']));
    expect(
      refuse(question, { choice: { option: 'attack', target: 'b', weapon: 'faust', aim: 'schwanz' } }),
    ).toMatchObject({ code: 'unknown-value' });
  });

  it('DRA-626: a typed face must be on the die', () => {
    const roll: Question = { kind: 'roll', who: 'a', id: 'attack', dice: dice(1, 20), nth: 0 };
    expect([refuse(roll, { faces: [20] }), refuse(roll, { faces: [21] })]).toMatchObject([
      undefined,
      { code: 'faces' },
    ]);
  });
});
