import { describe as group, expect, it } from 'vitest';
import { holds, isDown, timed, type TimedId } from '../../../rulesets/drachensturm/conditions.js';
import { distance } from '../../../rulesets/drachensturm/distance.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { resultTables } from '../../../rulesets/drachensturm/tables.js';
import { arena, type Arena, type Line } from './arena.js';
import { someone, tables } from './given.js';

const sword: Partial<Sheet> = { learned: ['langschwert'], held: ['langschwert'] };
const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}): Arena =>
  arena([{ sheet: someone('A', x) }, { sheet: someone('B', y) }]);
const has = (s: Arena, who: string, id: TimedId, kr: number) => holds(s.of(who), timed.indexOf(id), kr);
const span = (s: Arena, who: string, id: TimedId) => [
  s.of(who).from[timed.indexOf(id)],
  s.of(who).to[timed.indexOf(id)],
];
const again = (s: Arena, lines: readonly Line[]) =>
  s
    .blow('a', 'b', lines)
    .told('row.rethrown')
    .map((e) => e['again']);

group('table c3.1: lucky hit with natural weapons', () => {
  const row = (lines: readonly Line[], y: Partial<Sheet> = {}) => {
    const s = pair({}, y);
    s.blow('a', 'b', [20, 2, ...lines]);
    return s;
  };

  it('DRA-539 DRA-506: überrumpelt: only dodging against the next attack of that opponent', () => {
    const s = row([3, [1]], sword);
    expect(s.of('a').toward[1]!.caught).toBe(true);
    s.of('b').items[0]!.parriedIn = 0;
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
    expect(s.blow('a', 'b', [2, 19]).told('defence.parry')).toHaveLength(1);
    expect(again(pair({}, {}), [20, 2, 1, 14, 2, [1]])).toEqual(['1']);
  });

  it('DRA-540 DRA-507: Knöchel verstaucht for 3W20 KR', () => {
    expect(span(row([4, [5, 6, 7], [1]]), 'b', 'sprained')).toEqual([1, 19]);
    for (const y of [{ mounted: true }, { cannotFall: true }, { undead: true }])
      expect(again(pair({}, y), [20, 2, 6, 14, 2, [1]])).toEqual(['6']);
  });

  it('DRA-541 DRA-508 DRA-630: gestürzt: am Boden for 2 KR, dodge only, own hits less W6; a rider falls off', () => {
    const s = row([10, [1]], { ...sword, mounted: true });
    expect([span(s, 'b', 'down'), s.of('b').mounted]).toEqual([[1, 3], false]);
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
    expect(s.blow('b', 'a', [15, 2, [3], 2]).rolls).toEqual(['attack', 'defence', 'tp', 'tp.down']);
    expect(s.of('a').le[1]).toBe(20 - 5);
    expect(again(s, [20, 2, 7, 14, 2, [1]])).toEqual(['7']);
  });

  it('DRA-542 DRA-509: hingeschmettert: no attack, parry or dodge for 2 KR', () => {
    const s = row([11, [1]], sword);
    expect(span(s, 'b', 'crashed')).toEqual([1, 3]);
    expect(s.blow('a', 'b', [2, [1]]).told('defence.none')).toHaveLength(1);
    expect(again(s, [20, 12, 14, 2, [1]])).toEqual(['12']);
  });

  it('DRA-543: ungeschützte Stelle: + W6', () => expect(row([15, 5, [1]]).of('b').le[1]).toBe(15));

  it('DRA-544: Sicht beeinträchtigt for W6 undisturbed KR', () => {
    expect(row([16, 4, [1]]).of('b').halfBlind).toBe(4);
    expect(again(pair({}, { sightless: true }), [20, 2, 17, 14, 2, [1]])).toEqual(['17']);
  });

  it('DRA-545 DRA-546: kritisch getroffen; twice', () => {
    expect(pair({}, { values: { le: 60 } }).blow('a', 'b', [20, 2, 19, 1, [1], 20]).rolls).toContain('location');
    expect(
      pair()
        .blow('a', 'b', [20, 2, 20, 14, 2, 16, 3, [1]])
        .told('row.thrown'),
    ).toHaveLength(3);
  });
});

group('table c3.2: lucky hit, armed', () => {
  const row = (lines: readonly Line[], y: Partial<Sheet> = {}) => {
    const s = pair({ learned: ['dolch'], held: ['dolch'] }, y);
    const played = s.blow('a', 'b', [20, 2, ...lines]);
    return { s, played };
  };

  it('DRA-547 DRA-548 DRA-511: überrumpelt; Waffenarm geprellt for 2W6 KR', () => {
    expect(row([1, [1]], sword).s.of('a').toward[1]!.caught).toBe(true);
    expect(span(row([4, [2, 3], [1]], sword).s, 'b', 'jarred')).toEqual([1, 6]);
    expect(row([5, 12, 2, [1]]).played.told('row.rethrown')[0]).toMatchObject({ again: '5' });
  });

  it('DRA-549 DRA-550: gestürzt; entwaffnet 2W6 m', () => {
    expect(span(row([9, [1]]).s, 'b', 'down')).toEqual([1, 3]);
    expect(row([10, [5, 5], [1]], sword).s.of('b').items[0]).toMatchObject({ place: 'ground', far: 10 });
    expect(row([11, 12, 2, [1]]).played.told('row.rethrown')[0]).toMatchObject({ again: '11' });
  });

  it('DRA-551 DRA-552: schwache Stelle + W6; Lücke: RS does not count', () => {
    expect(row([12, 4, [1]]).s.of('b').le[1]).toBe(15);
    expect(row([17, [3]], { armour: ['kettenhemd'] }).s.of('b').le[1]).toBe(17);
    expect(row([16, 12, 2, [1]]).played.told('row.rethrown')[0]).toMatchObject({ again: '16' });
  });

  it('DRA-553 DRA-554: kritisch; twice', () => {
    expect(row([18, 1, [1], 30]).played.rolls).toContain('location');
    expect(row([20, 12, 2, 13, 3, [1]]).s.of('b').le[1]).toBe(20 - 6);
  });
});

group('table c4: outstanding defence', () => {
  const row = (lines: readonly Line[], x: Partial<Sheet> = {}, y: Partial<Sheet> = sword) => {
    const s = pair({ ...sword, ...x }, y);
    const played = s.blow('a', 'b', [2, 20, ...lines]);
    return { s, played };
  };

  it('DRA-555 DRA-512: aus dem Gleichgewicht', () => {
    const { s } = row([5]);
    expect(s.of('a').offBalance).toBe(true);
    expect(again(s, [2, 20, 1, 10])).toEqual(['1']);
  });

  it('DRA-556 DRA-513: ohne Deckung: dodge only until his next turn', () => {
    const { s } = row([6]);
    expect(s.blow('b', 'a', [2, 19]).told('defence.dodge')).toHaveLength(1);
    expect(row([7, 10], { held: [], learned: [] }).played.told('row.rethrown')[0]).toMatchObject({ again: '7' });
  });

  it('DRA-557: Stolpern: no attack in the next KR', () => {
    const { s } = row([12]);
    expect(span(s, 'a', 'no-attack')).toEqual([2, 2]);
    expect(again(s, [2, 20, 11, 3])).toEqual(['11']);
  });

  it('DRA-558: Riposte: one normal, unaimed attack at once, against what is left of the budget', () => {
    const { s, played } = row([13, 2, 19]);
    expect(played.told('exchange.resolved').map((e) => e['attacker'])).toEqual(['a', 'b']);
    expect([s.of('b').attacked, s.of('a').defences]).toEqual([0, 1]);
    expect(row([14, 2, 20, 14, 3]).played.told('row.rethrown')).toHaveLength(1);
  });

  it('DRA-559: gelöst: the way is clear up to the next movement phase', () => {
    expect(row([16]).s.of('b').toward[0]!.clearTo).toBe(2);
    const s = pair(sword, sword);
    s.of('b').braced = true;
    s.of('b').items[0]!.parriedIn = 0;
    expect(again(s, [2, 20, 17, 3])).toEqual(['17']);
  });

  it('DRA-560: Waffe weggeschlagen; a natural weapon hurts the weapon arm, without RS', () => {
    expect(row([18, [2, 2]]).s.of('a').items[0]).toMatchObject({ place: 'ground', far: 4 });
    const fist = row([18, 3], { held: [], learned: [], armour: ['ritterruestung'] });
    expect(fist.s.of('a').le[4]).toBe(4);
    expect(row([19, 3], {}, {}).played.told('row.rethrown')[0]).toMatchObject({ again: '19' });
  });

  it('DRA-561: offene Deckung: a Freischlag at once that costs no attack', () => {
    const { s, played } = row([20, 10, [1]]);
    expect(played.asked).toContain('b.free-strike');
    expect([s.of('b').attacked, s.of('a').le[1]]).toEqual([0, 15]);
  });
});

group('table c5.1: attack fumble with natural weapons', () => {
  const row = (lines: readonly Line[], x: Partial<Sheet> = {}) => {
    const s = pair(x);
    s.blow('a', 'b', [1, 10, ...lines]);
    return s;
  };

  it('DRA-562 DRA-563 DRA-564: verschätzt, Stolpern, gestürzt', () => {
    expect([span(row([5]), 'a', 'no-attack'), span(row([6]), 'a', 'no-attack'), span(row([14]), 'a', 'down')]).toEqual([
      [2, 2],
      [2, 3],
      [1, 3],
    ]);
    const s = row([6]);
    expect(again(s, [1, 10, 3, 9, 11])).toEqual(['3, 9']);
  });

  it('DRA-565: auf Hartes: W6 to the striking limb, without RS', () => {
    expect(row([15, 2], { armour: ['ritterruestung'] }).of('a').le[4]).toBe(5);
    expect(row([17, 2], { naturalWeapons: ['tritt'] }).of('a').le[6]).toBe(11);
  });

  it('DRA-566 DRA-519: Zerrung for W20 KR', () => {
    expect(span(row([18, 7]), 'a', 'strained')).toEqual([1, 8]);
    expect(again(pair({ undead: true }), [1, 10, 19, 1])).toEqual(['19']);
  });

  it('DRA-567: twice', () => expect(span(row([20, 1, 11]), 'a', 'down')).toEqual([1, 3]));
});

group('table c5.2: attack fumble, armed', () => {
  const row = (lines: readonly Line[], x: Partial<Sheet> = {}) => {
    const s = pair({ ...sword, ...x });
    s.blow('a', 'b', [1, 10, ...lines]);
    return s;
  };

  it('DRA-568 DRA-569: fast verloren: only parry in the next KR; Stolpern: no attack for 2', () => {
    expect([span(row([5]), 'a', 'parry-only'), span(row([10]), 'a', 'no-attack')]).toEqual([
      [2, 2],
      [2, 3],
    ]);
    const strapped = { id: 'k', name: 'K', class: 'stich', tp: '1W6', weightKg: 1, awf: 3, strapped: true } as const;
    expect(again(pair({ held: [strapped] }), [1, 10, 1, 12, 6])).toEqual(['1, 12']);
  });

  it('DRA-570: fallen gelassen, W6 WQ less', () =>
    expect(row([11, 4]).of('a').items[0]).toMatchObject({ place: 'ground', far: 0, wq: 11 }));

  it('DRA-571 DRA-572: own weapon: its TP on a random part, no SB, no RS', () => {
    const s = row([16, 1, [2]], { values: { sb: 5 }, armour: ['ritterruestung'] });
    expect(s.of('a').le[1]).toBe(14);
  });

  it('DRA-573 DRA-574: beschädigt W20; zerbrochen', () => {
    expect(row([18, 6]).of('a').items[0]).toMatchObject({ place: 'held', wq: 9 });
    expect(row([20]).of('a').items[0]!.place).toBe('gone');
    const hard = { id: 'k', name: 'K', class: 'stich', tp: '1W6', weightKg: 1, awf: 3, unbreakable: true } as const;
    expect(again(pair({ held: [hard] }), [1, 10, 18, 20, 6])).toEqual(['18, 20']);
  });
});

group('table c6: defence fumble', () => {
  const dodge = (lines: readonly Line[], y: Partial<Sheet> = {}) => {
    const s = pair({}, y);
    s.blow('a', 'b', [5, 1, ...lines]);
    return s;
  };
  const parry = (lines: readonly Line[], y: Partial<Sheet> = {}) => {
    const s = pair({}, { ...sword, ...y });
    s.blow('a', 'b', [5, 1, ...lines]);
    return s;
  };

  it('DRA-575 DRA-576: verheddert, gestürzt', () => {
    expect([span(dodge([7, [1]]), 'b', 'no-attack'), span(dodge([8, [1]]), 'b', 'down')]).toEqual([
      [2, 2],
      [1, 3],
    ]);
  });

  it('DRA-577: in den Schlag hinein: + W6, pointless if the attack did not hit', () => {
    expect(dodge([15, 5, [1]]).of('b').le[1]).toBe(15);
    expect(again(pair(), [1, 1, 1, 16, 1])).toEqual(['16']);
  });

  it('DRA-578 DRA-520: wehrlos in the next KR', () => {
    const s = dodge([20, [1]]);
    expect([span(s, 'b', 'open'), has(s, 'b', 'open', 1)]).toEqual([[2, 2], false]);
    s.fight.kr = 2;
    s.of('b').defences = 0;
    expect(s.blow('a', 'b', [2, [1]]).told('defence.none')).toHaveLength(1);
  });

  it('DRA-579 DRA-580: verrissen; Stolpern: dodge only and no attack', () => {
    expect(span(parry([1, [1]]), 'b', 'no-attack')).toEqual([2, 2]);
    const s = parry([6, [1]]);
    expect([span(s, 'b', 'no-attack'), span(s, 'b', 'dodge-only')]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it('DRA-581 DRA-582 DRA-583 DRA-584: the parrying weapon falls, + W6, is damaged, breaks', () => {
    expect(parry([11, 2, [1]]).of('b').items[0]).toMatchObject({ place: 'ground', wq: 13 });
    expect(parry([15, 6, [1]]).of('b').le[1]).toBe(14);
    expect(parry([19, 5, [1]]).of('b').items[0]!.wq).toBe(10);
    expect(parry([20, [1]]).of('b').items[0]!.place).toBe('gone');
    const arm = pair({}, { held: ['panzerarm'] });
    expect(again(arm, [5, 1, 12, 1, [1]])).toEqual(['12']);
    expect(distance(arm.of('a'), arm.of('b'))).toBe(0);
    expect(isDown(arm.of('b'), 1)).toBe(false);
  });
});

group('tables as they ship', () => {
  it('have every face once, and each row its rule', () => {
    for (const id of resultTables) {
      const faces = tables[id].rows.flatMap(({ faces: [from, to] }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(
        faces.sort((a, b) => a - b),
        id,
      ).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    }
  });
});
