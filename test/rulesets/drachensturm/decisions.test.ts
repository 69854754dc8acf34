import { describe as group, expect, it } from 'vitest';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import { conditions } from '../../../rulesets/drachensturm/status.js';
import { gainNow, timed } from '../../../rulesets/drachensturm/conditions.js';
import { figureOf } from '../../../rulesets/drachensturm/figure.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import type { Combatant } from '../../../rulesets/drachensturm/state.js';
import type { Phrase } from '../../../src/engine/index.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, sample, someone, type Wishes } from './given.js';

const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, wishes: Wishes = {}, tactics = {}): Arena =>
  arena([{ sheet: someone('A', { ...quick, ...x }), tactics }, { sheet: someone('B', y) }], wishes);
const apart = (metres: number): Wishes => ({ start: { distances: [['a', 'b', metres]] } });
const pass = { 'b.action': 'pass' };
const sword = { learned: ['langschwert'], held: ['langschwert'] };

group('default decisions', () => {
  it('DRA-480: the GM may set the order of the phases between two KR', () => {
    const s = pair();
    expect(drachensturm.edits(s.fight).find((o) => o.id === 'phase-order')?.params?.[0]).toMatchObject({
      values: [{ id: 'move-then-fight' }, { id: 'fight-then-move' }, { id: 'interleaved' }],
    });
  });

  it('DRA-481: run on, flee, stay in contact, else close in: fast down to 10 m, then by a tenth', () => {
    const moves = (s: Arena, lines: readonly Line[]) => s.beats(3, lines);
    const far = pair({}, {}, apart(70));
    moves(far, [{ 'b.movement': 'stay' }]);
    expect([far.of('a').moved, far.of('a').toward[1]!.distance]).toEqual([50, 20]);
    const near = pair({}, {}, apart(35));
    moves(near, [{ 'b.movement': 'stay' }]);
    expect(near.of('a').toward[1]!.distance).toBe(10);
    const slow = pair({}, {}, apart(9));
    moves(slow, [{ 'b.movement': 'stay' }]);
    expect(slow.of('a').toward[1]!.distance).toBe(4);
    const archer = pair({ held: ['kurzbogen'], learned: ['kurzbogen'] }, {}, apart(50));
    expect(moves(archer, [{ 'b.movement': 'stay' }]).told('fighter.moved')).toEqual([]);
    const flees = (brust: number, tactics = {}) => {
      const s = pair({ fleeAt: 50, current: { parts: { brust } } }, {}, {}, tactics);
      return moves(s, brust <= 10 || 'fleeAt' in tactics ? [{ 'b.free-strike': 'leave' }] : []).told('flight.begun')
        .length;
    };
    expect([flees(10), flees(11), flees(18, { fleeAt: 90 })]).toEqual([1, 0, 1]);
  });

  it('DRA-482: no declaration by default', () => {
    const s = pair({ talents: { 'totale-verteidigung': 15, rundumschlag: 15 } });
    expect(s.round([2, 19, 2, 19]).rolls).toEqual(['attack', 'defence', 'attack', 'defence']);
  });

  it('DRA-483: no Kampftaktik by default', () => {
    expect(pair({ talents: { kampftaktik: 9 } }).round([2, 19, 2, 19]).rolls).toEqual([
      'attack',
      'defence',
      'attack',
      'defence',
    ]);
  });

  it('DRA-484: the held weapon of the highest Aw, ties by mean TP; none held: draw; no spare: natural', () => {
    const used = (x: Partial<Sheet>) => pair(x).round([2, 19, pass]).told('attack.thrown')[0]?.['weapon'];
    expect(used({ learned: ['dolch', 'saebel'], held: ['dolch', 'saebel'] })).toMatchObject({ de: 'Säbel' });
    expect(used({ learned: ['dolch', 'handaxt'], held: ['dolch', 'handaxt'] })).toMatchObject({ de: 'Handaxt' });
    expect(used({ naturalWeapons: ['tritt', 'biss'] })).toMatchObject({ de: 'Biss' });
    expect(
      pair({ learned: ['dolch', 'saebel'], spare: ['dolch', 'saebel'] })
        .round([pass])
        .told('weapon.draw')[0],
    ).toMatchObject({ weapon: { de: 'Säbel' } });
  });

  it('DRA-485: the one attacked last, else the lowest Brust-LE, then the order of the fight file', () => {
    const s = arena([
      { sheet: someone('A', quick) },
      { sheet: someone('B') },
      {
        sheet: someone('C', { current: { parts: { brust: 9 } }, properties: { kk: 50, ge: 50, re: 51, ko: 50 } }),
        side: 1,
      },
    ]);
    const target = () =>
      s.round([2, 19, { 'c.action': 'pass' }, { 'b.action': 'pass' }]).told('exchange.resolved')[0]!['defender'];
    expect(target()).toBe('c');
    s.of('c').le[1] = 19;
    s.of('b').le[1] = 3;
    expect(target()).toBe('c');
    s.of('a').target = undefined;
    expect(target()).toBe('b');
    s.of('b').out = s.of('b').bound = true;
    expect(s.round([2, 19, { 'c.action': 'pass' }]).told('exchange.resolved')[0]!['defender']).toBe('c');
  });

  it('DRA-487: braces if a parry is left, the mean TP exceed the threshold and something is near', () => {
    const braces = (distanceM: number | undefined, y: Partial<Sheet> = { held: ['rundschild'] }, tactics = {}) => {
      const club = { learned: ['kriegskeule'], held: ['kriegskeule'] };
      const keys = distanceM === undefined ? {} : { surroundings: { kind: 'solid', distanceM } };
      const s = arena([{ sheet: someone('A', club) }, { sheet: someone('B', y), keys, tactics }]);
      s.blow('a', 'b', [2, 19, [1, 1, 1]]);
      return s.of('b').braced;
    };
    expect([braces(3), braces(3.1), braces(undefined), braces(3, { held: ['rundschild'], weightKg: 120 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(braces(undefined, { held: ['rundschild'] }, { brace: 'always' })).toBe(true);
  });

  it('DRA-488: the defence of the highest value, equal ones parry', () => {
    const way = (y: Partial<Sheet>, change: (b: Combatant) => void = () => undefined) => {
      const s = pair({}, y);
      change(s.of('b'));
      return s.blow('a', 'b', [2, 19]).events.find((e) => e.type.startsWith('defence'));
    };
    const even = { id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, pwf: 0 } as const;
    expect(way({ learned: ['x'], held: [even] })?.type).toBe('defence.parry');
    expect(way({ learned: ['x'], held: [{ ...even, pwf: -1 }] })?.type).toBe('defence.dodge');
    expect(way({ learned: ['dolch', 'hakendolch'], held: ['dolch', 'hakendolch'] })).toMatchObject({
      weapon: { de: 'Hakendolch' },
    });
    const jarred = pair({}, { learned: ['dolch'], held: ['dolch'] });
    gainNow(jarred.fight, jarred.of('b'), timed.indexOf('jarred'), 2);
    expect(jarred.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
  });

  it('DRA-490 DRA-491 DRA-493 DRA-494: turn, shares, wrestling have defaults that are legal', () => {
    const two = { learned: ['dolch', 'handaxt'], held: ['dolch', 'handaxt'], talents: { 'beidhaendiger-kampf': 7 } };
    const s = pair(two, {}, {}, { manoeuvre: 'beidhaendiger-kampf' });
    s.round([13, 2, 19, 2, 19, pass]);
    expect(s.of('a').toward[1]!.shares).toEqual([4, 3]);
    const down = { keys: { down: true } };
    const w = arena([
      { sheet: someone('A', { ...quick, talents: { ringkampf: 9 } }), tactics: { manoeuvre: 'ringkampf' }, ...down },
      { sheet: someone('B'), ...down },
    ]);
    w.round([19, 2, 19, 2, 19, 2]);
    expect(w.of('b').bound).toBe(true);
  });

  it('DRA-492: draw the best spare, else fetch what lies near, else go on unarmed', () => {
    const after = (x: Partial<Sheet>, far: number) => {
      const s = pair({ ...sword, ...x });
      s.of('a').items[0]!.place = 'ground';
      Object.assign(s.of('a').items[0]!, { far, arms: 0 });
      s.of('a').disarmed = true;
      s.round([pass, ...(x.spare || far <= 5 ? [] : [{ 'a.action': 'pass' }])].reverse() as Line[]);
      return s.of('a').busy?.item.key;
    };
    expect([after({ spare: ['dolch', 'handaxt'] }, 1), after({}, 5), after({}, 6)]).toEqual([
      'handaxt',
      'langschwert',
      undefined,
    ]);
  });

  it('DRA-496: he treats the one worst off when nobody is in contact', () => {
    const s = arena([{ sheet: someone('A', quick) }, { sheet: someone('B') }, { sheet: someone('C'), side: 0 }], {
      start: {
        distances: [
          ['a', 'b', 60],
          ['c', 'b', 60],
        ],
      },
    });
    s.of('c').bleeding = true;
    s.of('b').re = 40;
    s.round(
      [{ 'b.movement': 'stay' }, { 'c.movement': 'stay' }, { 'a.movement': 'stay' }, { 'b.action': 'pass' }].slice(
        0,
        3,
      ),
    );
    expect(s.of('c').bleeding).toBe(false);
  });

  it('unattended fighters use the aim and the manoeuvre of their tactics', () => {
    const s = pair(sword, {}, {}, { aim: 'kopf' });
    expect(s.round([2, 19, pass]).told('attack.thrown')[0]).toMatchObject({ aim: { t: 'aim.kopf' } });
    const f = pair({ ...sword, talents: { finten: 5 } }, {}, {}, { manoeuvre: 'finten' });
    expect(f.round([5, pass]).rolls).toEqual(['talent.finten']);
  });
});

group('what the GM sees', () => {
  it('DRA-497: the columns', () => {
    const s = pair({ ...sword, held: ['langschwert', 'rundschild'] }, {});
    const { columns, rows } = drachensturm.status(s.fight);
    expect(columns.map(({ id }) => id)).toEqual([
      'name',
      're',
      'kopf',
      'brust',
      'bauch',
      'linker-arm',
      'rechter-arm',
      'linkes-bein',
      'rechtes-bein',
      'ka',
      'weapon',
      'parries',
      'defences',
      'contact',
      'conditions',
    ]);
    expect(rows[0]!.cells).toMatchObject({
      re: 60,
      brust: { t: 'cell.le', now: 20, full: 20 },
      ka: { ka: 100, debt: 0 },
      parries: 2,
      defences: { free: 3, of: 3 },
      contact: [{ t: '@', id: 'b' }],
    });
    s.blow('b', 'a', [2, 19]);
    expect(drachensturm.status(s.fight).rows[0]!.cells).toMatchObject({ parries: 1, defences: { free: 2 } });
  });

  it('DRA-498: parts out of action and destroyed ones are marked; who is out has the word for it', () => {
    const s = pair();
    Object.assign(s.of('b').le, { 3: -2, 4: -12, 1: 0 });
    s.of('b').out = true;
    expect(drachensturm.status(s.fight).rows[1]).toMatchObject({
      out: true,
      cells: {
        'linker-arm': { t: 'cell.out' },
        'rechter-arm': { t: 'cell.destroyed' },
        defences: { t: 'state.incapable' },
      },
    });
    expect(
      drachensturm
        .status(arena([{ sheet: someone('A', { tail: true }) }, { sheet: someone('B') }]).fight)
        .columns.map(({ id }) => id),
    ).toContain('schwanz');
  });

  it('DRA-499: an exchange is one table, with the rows that apply', () => {
    const s = arena([{ sheet: sample('grimgork') }, { sheet: sample('bibo') }]);
    const { events } = s.blow('grimgork', 'bibo', [13, 15, [6, 6, 3], 50, 10, 62]);
    const items = drachensturm.describe(events.find((e) => e.type === 'exchange.resolved')!);
    expect(items[0]).toMatchObject({ kind: 'table' });
    const rows = items.slice(1).map((item) => item.kind === 'row' && (item.cells[0] as Phrase).t);
    expect(rows).toEqual([
      'row.attack.thrown', 'row.defence.parry', 'row.result.reached', 'row.wear.tested', 'row.weapon.worn', 'row.wear.tested',
      'row.fighter.pushed', 'row.check.made', 'row.fighter.moved',
    ]); // prettier-ignore
  });

  it('DRA-531: who is out keeps his conditions', () => {
    const s = pair();
    gainNow(s.fight, s.of('b'), timed.indexOf('sprained'), 3);
    s.of('b').out = s.of('b').bound = true;
    expect(conditions(s.fight, s.of('b')).map((p) => (p['what'] as Phrase)?.t)).toContain('condition.sprained');
  });

  it('shows the state of manoeuvres that last', () => {
    const s = pair({ ...sword, spare: ['dolch'] }, {});
    const [a, b] = [s.of('a'), s.of('b')];
    Object.assign(a.toward[1]!, { feints: 2, shares: [3, 3], clearTo: 2 });
    Object.assign(a, {
      lunge: { at: b, item: a.items[0]! },
      tactics: { n: 2, spoilt: undefined },
      busy: { kind: 'draw', item: a.items[1]!, to: 2 },
      halfBlind: 3,
    });
    b.hold = { with: a, row: 1, last: 1 };
    const shown = (c: Combatant) => conditions(s.fight, c).map(({ t }) => t);
    expect(shown(a)).toEqual(
      expect.arrayContaining([
        'condition.feint',
        'condition.two-weapons',
        'condition.loose',
        'condition.lunging',
        'condition.tactics',
        'condition.busy',
        'cell.lasting',
      ]),
    );
    expect(shown(b)).toEqual(expect.arrayContaining(['condition.wrestling', 'condition.pressed']));
  });

  it('draws a figure with the LE of every part', () => {
    const s = pair({ tail: true });
    s.of('a').le[0] = 1;
    s.of('a').le[3] = 0;
    const [item] = figureOf(s.of('a'));
    expect(item).toMatchObject({
      kind: 'figure',
      figure: { marks: { kopf: { level: 2 }, brust: { level: 0 }, 'linker-arm': { level: 3 } } },
    });
  });
});

group('the word of the GM', () => {
  it('sets LE, kA, conditions, distances, weapons, and brings back', () => {
    const s = pair(sword, {}, { rules: rulesWith() });
    const edit = (choice: { option: string; [key: string]: unknown }) =>
      s.play([], (fight) => drachensturm.edit(fight, choice, fight.table));
    edit({ option: 'set-le', who: 'b', part: 'kopf', value: -10 });
    expect(s.of('b').dead).toBe(true);
    edit({ option: 'set-le', who: 'b', part: 'kopf', value: 3 });
    expect([s.of('b').dead, s.of('b').out]).toEqual([false, false]);
    edit({ option: 'set-ka', who: 'b', value: 7 });
    edit({ option: 'set-distance', who: 'a', other: 'b', metres: 12 });
    edit({ option: 'give-condition', who: 'b', condition: 'bleeding', rounds: 1 });
    edit({ option: 'give-condition', who: 'b', condition: 'dazed', rounds: 2 });
    edit({ option: 'place-weapon', who: 'a', weapon: 'langschwert', place: 'ground' });
    expect([
      s.of('b').ka,
      s.of('a').toward[1]!.distance,
      s.of('b').bleeding,
      s.of('b').to[timed.indexOf('dazed')],
      s.of('a').items[0]!.place,
    ]).toEqual([7, 12, true, 3, 'ground']);
    edit({ option: 'end-condition', who: 'b', condition: 'dazed' });
    edit({ option: 'place-weapon', who: 'a', weapon: 'langschwert', place: 'held' });
    edit({ option: 'set-quality', who: 'a', weapon: 'langschwert', value: 3 });
    expect([s.of('b').to[timed.indexOf('dazed')], s.of('a').items[0]]).toMatchObject([0, { place: 'held', wq: 3 }]);
    s.of('b').fled = s.of('b').out = true;
    edit({ option: 'bring-back', who: 'b' });
    expect(s.of('b').out).toBe(false);
  });
});
