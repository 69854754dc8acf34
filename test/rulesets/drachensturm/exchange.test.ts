import { describe as group, expect, it } from 'vitest';
import { makeGame, runExchange, type Table } from '../../../src/engine/index.js';
import { drachensturm } from '../../../rulesets/drachensturm/index.js';
import { cellOf, FUMBLE, HIT, LUCKY, OUTSTANDING, SPOILT } from '../../../rulesets/drachensturm/result.js';
import { settingsOf } from '../../../rulesets/drachensturm/options.js';
import { mayParryWith } from '../../../rulesets/drachensturm/defence.js';
import { MADE, readCheck, readTalent } from '../../../rulesets/drachensturm/probe.js';
import { bookOf } from '../../../rulesets/drachensturm/book.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { gameOf, plainRules, rulesWith, sample, setupOf, someone, sumOfEvent } from './given.js';
import { arena } from './arena.js';

const a = (change: Partial<Sheet> = {}) => ({ sheet: someone('A', change) });
const b = (change: Partial<Sheet> = {}) => ({ sheet: someone('B', change) });
const sword: Partial<Sheet> = { learned: ['langschwert'], held: ['langschwert'] };
const none = { defence: 'none' };
const dodge = { defence: 'dodge' };

group('dice', () => {
  it('DRA-040 DRA-041 DRA-042 DRA-063 DRA-119: attack and defence are W20, then TP; the defence is chosen before', () => {
    const { asked, told } = arena([a(sword), b(sword)]).blow('a', 'b', [12, 5, [3]]);
    expect(asked).toEqual(['b.defence', 'attack', 'defence', 'tp']);
    expect(sumOfEvent(told('attack.thrown')[0])).toBe(12 + 5 + 5);
    expect(told('damage.dealt')[0]).toMatchObject({ damage: 7 });
  });

  it('DRA-043: the one who threw the 20 or the 1 throws on its table', () => {
    expect(arena([a(), b()]).blow('a', 'b', [20, 5, 19, 6, [1], 20, dodge]).rolls).toContain('table.c3-1');
    expect(arena([a(), b()]).blow('a', 'b', [5, 20, 1, dodge]).rolls).toEqual(['attack', 'defence', 'table.c4']);
    expect(arena([a(), b()]).blow('a', 'b', [1, 5, 1, dodge]).rolls).toEqual(['attack', 'defence', 'table.c5-1']);
    expect(arena([a(), b()]).blow('a', 'b', [5, 1, 1, [2], dodge]).rolls).toEqual([
      'attack',
      'defence',
      'table.c6-1',
      'tp',
    ]);
  });

  it('DRA-044: the dice of a row come as soon as it stands, before location and TP', () => {
    const { rolls } = arena([a(), b()]).blow('a', 'b', [20, 5, 13, 4, [2], dodge]);
    expect(rolls).toEqual(['attack', 'defence', 'table.c3-1', 'row.extra', 'tp']);
  });

  it('DRA-055: no die is thrown on by itself', () => {
    expect(arena([a(), b()]).blow('a', 'b', [19, 2, [6], dodge]).rolls).toEqual(['attack', 'defence', 'tp']);
  });

  it('DRA-056 DRA-058: W% plus modifiers against the property; a natural 100 always fails', () => {
    expect([readCheck(50, 0, 50, 30), readCheck(51, 0, 50, 30), readCheck(40, 10, 50, 30)]).toEqual([MADE, 1, MADE]);
    expect([readCheck(100, 0, 200, 30), readCheck(80, 1, 50, 30), readCheck(80, 0, 50, 30)]).toEqual([3, 2, 1]);
  });

  it('DRA-057 EX-48: a combined check is one W% per property, all must be made', () => {
    const one = (face: number, value: number) => readCheck(face, 10, value, 30) === MADE;
    expect([one(50, 60), one(46, 55), one(50, 60) && one(46, 55)]).toEqual([true, false, false]);
    const f = { ...sword, talents: { finten: 6 } };
    const { rolls } = arena([a(f), b()]).play(
      [{ 'a.action': { option: 'finten', target: 'b' } }, 15, 20, 20],
      (fight) => drachensturm.exchange(fight, fight.table, { attacker: 'a', defender: 'b' }),
    );
    expect(rolls).toEqual(['talent.finten', 'check.kl.feint', 'check.re.feint']);
  });

  it('DRA-047 DRA-059 DRA-060 DRA-061: talent checks', () => {
    expect([readTalent(13, 19, 20), readTalent(14, 20, 20)]).toEqual(['failed', 'made']);
    expect([readTalent(1, 40, 20), readTalent(20, 20, 20), readTalent(20, 5, 20)]).toEqual([
      'fumble',
      'outstanding',
      'outstanding',
    ]);
    const shown = arena([a({ mounted: true }), b({ learned: ['kriegskeule'], held: ['kriegskeule'] })], {
      rules: rulesWith({}, { talentTarget: 5 }),
    });
    expect(shown.blow('b', 'a', [15, 2, [3, 3, 3], 11, dodge]).told('talent.tried')[0]).toMatchObject({
      outcome: { t: 'tried.made' },
    });
  });

  it('DRA-062: a missing talent counts 0 against his will, and closes manoeuvres', () => {
    const rider = arena([a({ mounted: true }), b({ learned: ['kriegskeule'], held: ['kriegskeule'] })]);
    const fallen = rider.blow('b', 'a', [15, 2, [3, 3, 3], 19, 3, [2], dodge]);
    expect(sumOfEvent(fallen.told('talent.tried')[0])).toBe(19 - 4);
    const { options } = arena([a({ properties: { kk: 50, ge: 50, re: 70, ko: 50 } }), b()]).round([10, 12, 10, 12]);
    expect(options['a.action']!.find((o) => o.id === 'finten')).toHaveProperty('forbidden');
  });
});

group('attack and defence', () => {
  it('DRA-117 DRA-118: the steps follow each other in a fixed order', () => {
    const club: Partial<Sheet> = { learned: ['kriegskeule'], held: ['kriegskeule'], values: { sb: 0 } };
    const keys = { surroundings: { kind: 'solid', distanceM: 1 } };
    const s = arena([a(club), { ...b({ armour: ['lederruestung'], values: { le: 60 } }), keys }]);
    const { asked } = s.blow('a', 'b', [20, 10, 19, 1, [6, 5, 4], 1, 1, 20, 1, 1, [2, 2]]);
    expect(asked).toEqual([
      'b.brace', 'b.defence', 'attack', 'defence', 'table.c3-2', 'location', 'tp', 'wear.weapon', 'wear.armour',
      'check.ko.shock', 'check.ge.push', 'location', 'collision',
    ]); // prettier-ignore
  });

  it('DRA-120 DRA-121 DRA-122 EX-08: parry, dodge and no defence', () => {
    const weapon = { id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, pwf: 4 } as const;
    const d = b({ values: { pgw: 6 }, learned: ['x'], held: [weapon] });
    const sum = (answer: Record<string, unknown>, type: string, dice: number[]) =>
      sumOfEvent(
        arena([a(), d])
          .blow('a', 'b', [2, ...dice, answer as never])
          .told(type)[0],
      );
    expect(sum({ defence: { option: 'parry', weapon: 'x' } }, 'defence.parry', [8])).toBe(18);
    expect(sum(dodge, 'defence.dodge', [8])).toBe(14);
    expect(
      sumOfEvent(
        arena([a(), d])
          .blow('a', 'b', [2, [1], none])
          .told('defence.none')[0],
      ),
    ).toBe(6);
  });

  it('DRA-123 EX-24 EX-25 DRA-124: higher totals hit, a tie is defended; an unaimed hit strikes Brust', () => {
    const weapon = { id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, awf: 4, pwf: 5 } as const;
    const entrants = [a({ learned: ['x'], held: [weapon] }), b({ learned: ['x'], held: [weapon] })];
    expect(arena(entrants).blow('a', 'b', [8, 7]).told('result.reached')[0]).toMatchObject({
      result: { t: 'result.defended' },
    });
    const s = arena(entrants);
    s.blow('a', 'b', [9, 7, [3]]);
    expect(s.of('b').le[1]).toBe(17);
  });

  it('DRA-125 DRA-126 DRA-127 DRA-130 DRA-132 EX-26: sword and shield against five blows', () => {
    const d = b({ learned: ['langschwert'], held: ['langschwert', 'rundschild'] });
    const s = arena([a(), d]);
    const ways = [0, 1, 2, 3, 4].map(
      (i) => s.blow('a', 'b', i < 3 ? [2, 19] : [2, [1]]).events.find((e) => e.type.startsWith('defence'))!.type,
    );
    expect(ways).toEqual(['defence.parry', 'defence.parry', 'defence.dodge', 'defence.none', 'defence.none']);
    const three = arena([a(), b({ held: ['dolch', 'handaxt', 'panzerarm'] })]);
    three.blow('a', 'b', [2, 19]);
    three.blow('a', 'b', [2, 19]);
    expect(three.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
  });

  it('DRA-644: a being with more hands parries once with each weapon, within its three defences', () => {
    const s = arena([a(), b({ hands: 4, held: ['dolch', 'handaxt', 'keule', 'parierdolch'] })]);
    const parries = [0, 1, 2].map(() => s.blow('a', 'b', [2, 19]).told('defence.parry').length);
    expect(parries).toEqual([1, 1, 1]);
    expect(s.blow('a', 'b', [2, [1]]).told('defence.none')).toHaveLength(1);
  });

  it('DRA-128 EX-27: without a weapon, or beyond the parries, only the dodge is left', () => {
    const ways = (change: Partial<Sheet>) => {
      const s = arena([a(), b(change)]);
      return [0, 1, 2].map(() => s.blow('a', 'b', [2, 19]).events.find((e) => e.type.startsWith('defence'))!.type);
    };
    expect(ways({ held: ['dolch'], learned: ['dolch'] })).toEqual(['defence.parry', 'defence.dodge', 'defence.dodge']);
    expect(ways({})).toEqual(['defence.dodge', 'defence.dodge', 'defence.dodge']);
  });

  it('DRA-129: natural weapons parry only with a PWf', () => {
    const claw = { id: 'panzer', name: 'Panzer', class: 'natuerlich', tp: '1W6', weightKg: 0, awf: 1, pwf: 3 } as const;
    const s = arena([a(), b({ naturalWeapons: ['faust', claw] })]);
    const fit = s.of('b').items.filter((item) => mayParryWith(s.fight, s.of('b'), item, { item, aim: 0 }));
    expect(fit.map(({ key }) => key)).toEqual(['panzer']);
  });

  it('DRA-131 DRA-133: the player chooses; letting a blow come costs no defence', () => {
    const s = arena([a(), b(sword)]);
    s.blow('a', 'b', [2, none, [1]]);
    expect(s.of('b').defences).toBe(0);
    s.blow('a', 'b', [2, 10, dodge]);
    expect([s.of('b').defences, s.of('b').parries]).toEqual([1, 0]);
  });

  it('DRA-134: the budget counts defences, from one attacker or several', () => {
    const s = arena([a(), b(), { sheet: someone('C'), side: 0 }], { rules: rulesWith({}, { defencesPerRound: 2 }) });
    s.blow('a', 'b', [2, 19]);
    s.blow('c', 'b', [2, 19]);
    expect(s.blow('a', 'b', [2, [1]]).told('defence.none')).toHaveLength(1);
  });

  it('DRA-135: attacking does not use up the parry', () => {
    const s = arena([a(sword), b(sword)]);
    s.blow('b', 'a', [10, 19]);
    expect(s.blow('a', 'b', [2, 19]).told('defence.parry')).toHaveLength(1);
  });
});

group('natural 20 and 1', () => {
  const settings = settingsOf(plainRules);
  const cell = (x: number, y: number, way: 'parry' | 'dodge' | 'none' = 'parry', higher = false, options = {}) =>
    cellOf(x, y, way, higher, { ...settings, ...options });

  it('DRA-136 DRA-137 DRA-138 DRA-139 DRA-140 DRA-141 DRA-155: every cell', () => {
    expect([cell(20, 20), cell(20, 10), cell(20, 1), cell(20, 0, 'none')]).toEqual([
      OUTSTANDING,
      HIT | LUCKY,
      HIT | LUCKY | SPOILT,
      HIT | LUCKY,
    ]);
    expect([
      cell(19, 20, 'parry', true),
      cell(10, 9, 'parry', true),
      cell(10, 9),
      cell(2, 1),
      cell(10, 0, 'none', true),
    ]).toEqual([OUTSTANDING, HIT, 0, HIT | SPOILT, HIT]);
    expect([cell(1, 20), cell(1, 10, 'parry', true), cell(1, 1), cell(1, 0, 'none', true)]).toEqual([
      FUMBLE | OUTSTANDING,
      FUMBLE,
      FUMBLE | SPOILT,
      FUMBLE,
    ]);
  });

  it('DRA-148: 20 and 1 of a dodger, by option', () => {
    expect(cell(10, 20, 'dodge', false)).toBe(OUTSTANDING);
    expect(cell(10, 20, 'dodge', true, { dodgeExtremes: 'off' })).toBe(HIT);
    expect(cell(10, 1, 'dodge', false, { dodgeExtremes: 'off' })).toBe(0);
    expect(cell(20, 20, 'dodge', false, { dodgeExtremes: 'off' })).toBe(HIT | LUCKY);
  });

  it('DRA-149 DRA-150 DRA-152 DRA-153: on a Freischlag; 20 against 20, 20 against 1, 1 against 20', () => {
    expect([cell(20, 0, 'none'), cell(1, 0, 'none', true)]).toEqual([HIT | LUCKY, FUMBLE]);
    expect([cell(20, 20), cell(20, 1), cell(1, 20)]).toEqual([OUTSTANDING, HIT | LUCKY | SPOILT, FUMBLE | OUTSTANDING]);
  });

  it('DRA-154: both 1, by option', () => {
    expect([
      cell(1, 1, 'parry', false, { doubleOne: 'c5-only' }),
      cell(1, 1, 'parry', false, { doubleOne: 'nothing' }),
    ]).toEqual([FUMBLE, 0]);
  });

  it('DRA-142 DRA-144 DRA-146 DRA-145: tables by natural or armed, by parry or dodge', () => {
    expect(arena([a(sword), b()]).blow('a', 'b', [20, 5, 12, 4, [2], dodge]).rolls).toContain('table.c3-2');
    expect(arena([a(sword), b()]).blow('a', 'b', [1, 5, 6, dodge]).rolls).toContain('table.c5-2');
    expect(arena([a(), b(sword)]).blow('a', 'b', [5, 1, 1, [2]]).rolls).toContain('table.c6-2');
    expect(arena([a(), b()]).blow('a', 'b', [5, 1, 1, [2]]).rolls).toContain('table.c6-1');
    expect(arena([a(), b()]).blow('a', 'b', [20, 5, 13, 4, [2]]).rolls).toContain('table.c3-1');
    expect(arena([a(), b()]).blow('a', 'b', [1, 5, 1]).rolls).toContain('table.c5-1');
  });

  it('DRA-143 DRA-150: an outstanding defence throws c4, also against a 20', () => {
    expect(arena([a(), b()]).blow('a', 'b', [20, 20, 1]).rolls).toEqual(['attack', 'defence', 'table.c4']);
  });

  it('DRA-152 DRA-153: first the attacker’s table, then the defender’s', () => {
    expect(arena([a(), b()]).blow('a', 'b', [20, 1, 13, 3, 1, [2]]).rolls).toEqual([
      'attack',
      'defence',
      'table.c3-1',
      'row.extra',
      'table.c6-1',
      'tp',
    ]);
    expect(arena([a(), b()]).blow('a', 'b', [1, 20, 1, 1]).rolls).toEqual([
      'attack',
      'defence',
      'table.c5-1',
      'table.c4',
    ]);
  });

  it('DRA-156 DRA-157 DRA-158 DRA-539 EX-53: pointless rows are thrown again, the others keep their faces', () => {
    const played = arena([a(), b()]).blow('a', 'b', [20, 5, 2, 3, 14, 4, [2]]);
    expect(played.told('row.rethrown')[0]).toMatchObject({ face: 14, again: '2, 3' });
  });

  it('DRA-157 DRA-495: or the GM says so, that condition being the default', () => {
    const s = arena([a(), b()], { rules: rulesWith({ senselessBy: 'gm' }) });
    const played = s.blow('a', 'b', [
      20,
      5,
      2,
      { 'gm.sense': 'throw-again' },
      14,
      { 'gm.sense': 'throw-again' },
      15,
      4,
      [2],
    ]);
    expect(played.asked.filter((id) => id === 'gm.sense')).toHaveLength(3);
    const kept = arena([a(), b()], { rules: rulesWith({ senselessBy: 'gm' }) });
    kept.blow('a', 'b', [20, 5, 2, { 'gm.sense': 'keep' }, [2]]);
    expect(kept.of('a').toward[1]!.caught).toBe(true);
  });

  it('DRA-159: if no row makes sense nothing is thrown', () => {
    const rows = [
      {
        id: 'x',
        faces: [1, 20] as [number, number],
        de: 'x',
        en: 'x',
        effect: 'caught' as const,
        rules: [],
        provenance: 'H' as const,
      },
    ];
    const rules = { ...plainRules, tables: { ...plainRules.tables, 'c3-1': { version: 1 as const, rows } } };
    const played = arena([a(), b()], { rules }).blow('a', 'b', [20, 5, [2]]);
    expect(played.rolls).toEqual(['attack', 'defence', 'tp']);
    expect(played.told('row.without')).toHaveLength(1);
  });

  it('DRA-160 DRA-161: throw twice: not twice again, and the second result sees the first', () => {
    const played = arena([a(), b()]).blow('a', 'b', [20, 5, 20, 20, 8, 9, 14, 3, [2]]);
    expect(played.told('row.rethrown').map((e) => e['again'])).toEqual(['20', '9']);
    const fallen = arena([a(), b()]).blow('a', 'b', [20, 1, 8, 9, 3, [2]]);
    expect(fallen.told('row.rethrown')[0]).toMatchObject({ table: 'c6.1', again: '9' });
  });

  it('DRA-633: the attacker’s row comes first; who has been put out gets no riposte', () => {
    const s = arena([a({ ...sword, current: { parts: { brust: 1 } } }), b(sword)]);
    const played = s.blow('a', 'b', [1, 20, 16, 14, 1, [5]]);
    expect(played.rolls.slice(0, 4)).toEqual(['attack', 'defence', 'table.c5-2', 'table.c4']);
    expect(played.told('exchange.resolved')).toHaveLength(1);
    const well = arena([a(sword), b(sword)]);
    expect(well.blow('a', 'b', [1, 20, 6, 14, 10, 19]).told('exchange.resolved')).toHaveLength(2);
  });
});

group('Freischlag', () => {
  it('DRA-162 DRA-167 DRA-168 DRA-169 DRA-191 EX-54: a normal attack against bare PGw, aimed if wished', () => {
    const s = arena([a(sword), b({ values: { pgw: 6 } })]);
    const aim = s.fight.book.aims.findIndex(({ id }) => id === 'linker-arm');
    s.of('b').to[0] = s.of('b').afflicted = 9;
    const played = s.blow('a', 'b', [7, [1], 20, none], { aim });
    expect(sumOfEvent(played.told('attack.thrown')[0])).toBe(7 + 10 - 4);
    expect(sumOfEvent(played.told('defence.none')[0])).toBe(6);
    expect(s.of('b').le[3]).toBe(7 - 5);
  });

  it('DRA-163 DRA-164 DRA-165 DRA-166 DRA-081 DRA-170 DRA-486: openings are used next KR after a Re check', () => {
    const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
    const spent = (options = {}) => {
      const s = arena([a(quick), b()], { rules: rulesWith(options, { defencesPerRound: 1 }) });
      s.round([10, 12, 10, 12]);
      return s;
    };
    const s = spent();
    expect(s.fight.openings.map(({ striker, victim }) => [striker.id, victim.id])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    const used = s.round([70, 2, [1], 51, { 'b.action': 'pass' }]);
    expect(used.asked.slice(0, 3)).toEqual(['check.re.free-strike', 'a.free-strike', 'attack']);
    expect(used.asked).not.toContain('a.defence');
    const left = spent();
    left.beats(1, [70, { 'a.free-strike': 'leave' }, 50, { 'b.free-strike': 'leave' }]);
    expect(left.of('a').attacked).toBe(0);
    expect(spent({ freeStrikeNext: 'off' }).fight.openings).toEqual([]);
    expect(spent({ freeStrikeNext: 'flight' }).fight.openings).toEqual([]);
  });
});

group('odds', () => {
  /** Counts the results over all faces of attack and defence; later dice always show a middle face. */
  function count(aw: number, way: 'parry' | 'dodge' | 'none', value: number) {
    const fist = { id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, awf: 0, pwf: 0 } as const;
    const of = (name: string, values: Sheet['values']) => ({
      sheet: someone(name, { values, learned: ['x'], held: [fist] }),
    });
    const game = makeGame(drachensturm, setupOf([of('A', { agw: aw }), of('B', { pgw: value, le: 1000 })]) as never);
    const results = new Map<string, number>();
    for (let x = 1; x <= 20; x++) {
      for (let y = 1; y <= (way === 'none' ? 1 : 20); y++) {
        const found: string[] = [];
        const table: Table = {
          listening: true,
          counting: false,
          roll: (_who, id, dice, read) => {
            const face = id === 'attack' ? x : id === 'defence' ? y : 3;
            return dice.notation === 'W20' ? read(face, [face]) : read(3, [3]);
          },
          choose: (_who, id, _asked, preferred) =>
            id === 'defence' ? { option: way, ...(way === 'parry' && { weapon: 'x' }) } : preferred(),
          tell: (event) => void (event.type === 'exchange.resolved' && found.push(String(event['result']))),
        };
        runExchange(game, table, { attacker: 'a', defender: 'b' });
        const result = found[0]!;
        results.set(result, (results.get(result) ?? 0) + 1);
      }
    }
    return { hits: (results.get('hit') ?? 0) + (results.get('lucky-hit') ?? 0), results };
  }

  it('EX-50 EX-51 DRA-500: chances of a hit, exact', () => {
    expect([count(10, 'parry', 7).hits, count(10, 'dodge', 5).hits * 20, count(10, 'none', 5).hits]).toEqual([
      241, 5400, 19,
    ]);
    expect([count(10, 'parry', 11).hits, count(0, 'parry', 40).hits, count(10, 'none', 30).hits]).toEqual([173, 37, 1]);
  });

  it('EX-52 DRA-155: the cells of Aw 10 against Pw 7', () => {
    const { results } = count(10, 'parry', 7);
    expect(Object.fromEntries(results)).toEqual({
      fumble: 20,
      outstanding: 19,
      'lucky-hit': 19,
      hit: 204 + 18,
      defended: 120,
    });
  });

  it('DRA-501: a one-shot question is one exchange at KR 1 with full budgets', () => {
    const s = arena([{ sheet: sample('erlo') }, { sheet: sample('grimgork') }]);
    s.of('grimgork').defences = 3;
    s.play([10, 14], (fight) =>
      drachensturm.exchange(fight, fight.table, { attacker: 'hauptmann-erlo', defender: 'grimgork' }),
    );
    expect([s.fight.kr, s.of('grimgork').defences]).toEqual([1, 1]);
    expect(gameOf([a(), b()]).fighters).toHaveLength(2);
    expect(bookOf(plainRules).aims[0]!.id).toBe('none');
  });
});
