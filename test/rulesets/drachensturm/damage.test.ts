import { describe as group, expect, it } from 'vitest';
import { armUsable, holds, isDown, settle, timed } from '../../../rulesets/drachensturm/conditions.js';
import { randomPart, rsAt, suffer, wound } from '../../../rulesets/drachensturm/damage.js';
import { clashes, pieceOf } from '../../../rulesets/drachensturm/armour.js';
import { partOf, type PartId } from '../../../rulesets/drachensturm/parts.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line } from './arena.js';
import { rulesWith, someone, tables, type Wishes } from './given.js';

const pair = (x: Partial<Sheet> = {}, y: Partial<Sheet> = {}, wishes: Wishes = {}): Arena =>
  arena([{ sheet: someone('A', x) }, { sheet: someone('B', y) }], wishes);
const sword: Partial<Sheet> = { learned: ['langschwert'], held: ['langschwert'] };
const hurt = (s: Arena, part: PartId, damage: number, lines: readonly Line[] = [], more = {}) =>
  s.play(lines, (fight) => suffer(fight, s.of('b'), { part: partOf(part), damage, tp: damage, ...more }));
const has = (s: Arena, id: (typeof timed)[number], kr = 1) => holds(s.of('b'), timed.indexOf(id), kr);

group('damage', () => {
  it('DRA-207 DRA-208 DRA-209 DRA-210 DRA-211 DRA-212 DRA-213 DRA-214: TP + SB − RS of the part struck, off its LE', () => {
    const s = pair({ ...sword, values: { sb: 2 } }, { armour: ['normale-kleidung', 'kettenhemd'] });
    s.blow('a', 'b', [15, 2, [3]]);
    expect(s.of('b').le[1]).toBe(20 - (3 + 4 + 2 - 2));
    const aim = s.fight.book.aims.findIndex(({ id }) => id === 'linkes-bein');
    s.blow('a', 'b', [17, 2, [1]], { aim });
    expect([s.of('b').le[5], s.of('b').le[1]]).toEqual([13 - (1 + 4 + 2 - 1), 13]);
    const fist = pair({ values: { sb: 2 } }, { armour: ['ritterruestung'] });
    fist.blow('a', 'b', [15, 2, [3]]);
    expect(fist.of('b').le[1]).toBe(20);
  });

  it('DRA-215: TP below 0 count 0', () => {
    const s = pair({ values: { sb: 1 } });
    s.blow('a', 'b', [15, 2, [1]]);
    expect(s.of('b').le[1]).toBe(19);
  });

  it('DRA-216: an extra W6 comes behind RS and the floor', () => {
    const s = pair({}, { armour: ['ritterruestung'] });
    s.blow('a', 'b', [20, 2, 14, 4, [1]]);
    expect(s.of('b').le[1]).toBe(16);
  });

  it('DRA-217: SB counts for thrown weapons and not for bows', () => {
    const shot = (weapon: string) => {
      const s = pair(
        { learned: [weapon], held: [weapon], values: { sb: 3 } },
        {},
        { start: { distances: [['a', 'b', 4]] } },
      );
      s.blow('a', 'b', [18, 2, [2]], { missile: true });
      return 20 - s.of('b').le[1]!;
    };
    expect([shot('wurfmesser'), shot('kurzbogen')]).toEqual([4, 4]);
    expect([shot('wurfaxt'), shot('schleuder')]).toEqual([7, 2]);
  });
});

group('armour', () => {
  it('DRA-218 DRA-220 DRA-221: pieces combine; clothing beneath adds nothing', () => {
    const s = pair({}, { armour: ['normale-kleidung', 'kettenhemd', 'helm'] });
    expect([0, 1, 2, 3, 5].map((part) => rsAt(s.of('b'), part))).toEqual([4, 2, 2, 1, 1]);
    const leather = pair({}, { armour: ['normale-kleidung', 'leichte-lederruestung'] });
    expect([1, 3].map((part) => rsAt(leather.of('b'), part))).toEqual([2, 1]);
  });

  it('DRA-219 DRA-606: two pieces on one part clash, unless one is clothing', () => {
    const piece = (id: string) =>
      pieceOf(
        tables.armour.armour.find((row) => row.id === id)!,
        tables,
      );
    expect(clashes([piece('kettenhemd'), piece('lederruestung')])).toEqual([{ first: 0, second: 1, part: 1 }]);
    expect(clashes([piece('normale-kleidung'), piece('kettenhemd')])).toEqual([]);
  });

  it('DRA-222: RQ 0 gives no RS', () => {
    const s = pair({}, { armour: ['kettenhemd'] });
    s.of('b').rq[0] = 0;
    expect(rsAt(s.of('b'), 1)).toBe(0);
  });

  it('DRA-224: a shield gives no RS', () => expect(rsAt(pair({}, { held: ['rundschild'] }).of('b'), 1)).toBe(0));

  it('DRA-223 DRA-236: repair and healing are not of the fight: nothing rises by itself', () => {
    const s = pair(
      { properties: { kk: 50, ge: 50, re: 70, ko: 50 } },
      { armour: ['kettenhemd'], current: { parts: { bauch: 4 } } },
    );
    s.of('b').rq[0] = 7;
    for (let i = 0; i < 3; i++) s.round([{ 'a.action': 'pass' }, { 'b.action': 'pass' }]);
    expect([s.of('b').rq[0], s.of('b').le[2]]).toEqual([7, 4]);
  });
});

group('state of a part', () => {
  it('DRA-225 EX-32 DRA-232 DRA-597: an arm at 0 drops what it holds, two-handed weapons too', () => {
    const s = pair({}, { held: ['zweihaender'], current: { parts: { 'linker-arm': 4 } } });
    hurt(s, 'linker-arm', 4, [20]);
    expect(s.of('b').le[3]).toBe(0);
    expect([s.of('b').items[0]!.place, armUsable(s.of('b'), 3, 1), s.of('b').out]).toEqual(['ground', false, false]);
  });

  it('DRA-226 DRA-227 EX-33: −10 is destroyed; Kopf, Brust or Bauch destroyed is death', () => {
    const s = pair();
    hurt(s, 'kopf', 14);
    expect([s.of('b').le[0], s.of('b').dead]).toEqual([-10, true]);
    const alive = pair();
    hurt(alive, 'kopf', 13, [1]);
    expect(alive.of('b').dead).toBe(false);
  });

  it('DRA-228 DRA-229 DRA-234: a destroyed limb is lost and bleeds; severed by a blade, else crushed', () => {
    const cut = pair();
    expect(hurt(cut, 'linkes-bein', 23, [1], { blade: true }).told('limb.lost')[0]).toMatchObject({
      how: { t: 'limb.severed' },
    });
    expect([cut.of('b').bleeding, cut.of('b').dead]).toEqual([true, false]);
    expect(hurt(pair(), 'linkes-bein', 23, [1]).told('limb.lost')[0]).toMatchObject({ how: { t: 'limb.crushed' } });
    const undead = pair({}, { undead: true });
    hurt(undead, 'linkes-bein', 23);
    expect(undead.of('b').bleeding).toBe(false);
  });

  it('DRA-230 DRA-231 DRA-524: Kopf out is bewusstlos, Brust or Bauch handlungsunfähig; lying as long as it lasts', () => {
    const said = (part: PartId, damage: number) => hurt(pair(), part, damage, [1]).told('fighter.out')[0]?.['how'];
    expect(said('kopf', 4)).toMatchObject({ t: 'state.unconscious' });
    expect(said('brust', 20)).toMatchObject({ t: 'state.incapable' });
    expect(said('bauch', 10)).toMatchObject({ t: 'state.incapable' });
    const s = pair();
    hurt(s, 'bauch', 10, [1]);
    s.of('b').le[2] = 1;
    settle(s.fight, s.of('b'));
    expect([s.of('b').out, isDown(s.of('b'), 1)]).toEqual([false, false]);
  });

  it('DRA-233: a leg out of action fells him as long as it lasts', () => {
    const s = pair();
    hurt(s, 'rechtes-bein', 13, [1]);
    expect([isDown(s.of('b'), 1), isDown(s.of('b'), 50)]).toEqual([true, true]);
  });

  it('DRA-045 DRA-235: random parts that are gone are thrown again', () => {
    const s = pair();
    s.of('b').le[3] = -10;
    expect(s.play([16, 17, 20], (fight) => expect(randomPart(fight, s.of('a'), s.of('b'))).toBe(0)).rolls).toHaveLength(
      3,
    );
  });

  it('DRA-532 DRA-533 DRA-534 DRA-535 DRA-536 DRA-537 DRA-538: table c1', () => {
    const s = pair();
    const part = (face: number) => {
      let found = -1;
      s.play([face], (fight) => void (found = randomPart(fight, s.of('a'), s.of('b'))));
      return found;
    };
    expect([1, 6, 7, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20].map(part)).toEqual([1, 1, 2, 2, 5, 5, 6, 6, 3, 3, 4, 4, 0]);
  });
});

group('body shock', () => {
  it('DRA-237 DRA-238 DRA-239 DRA-240 EX-31: more than half of the full LE, +2 per full point beyond', () => {
    expect(hurt(pair(), 'bauch', 5).rolls).toEqual([]);
    expect(hurt(pair(), 'bauch', 6, [10]).told('check.made')[0]).toMatchObject({ sum: { sum: 12 }, value: 50 });
    expect(hurt(pair(), 'brust', 13, [10]).told('check.made')[0]).toMatchObject({ sum: { sum: 16 } });
    const odd = hurt(pair({}, { values: { parts: { bauch: 13 } } }), 'bauch', 7, [10]);
    expect(odd.told('check.made')[0]).toMatchObject({ sum: { sum: 10 } });
  });

  it('DRA-239: or half of what he had', () => {
    const s = pair({}, { current: { parts: { brust: 6 } } }, { rules: rulesWith({ shockBase: 'current' }) });
    expect(hurt(s, 'brust', 4, [10]).rolls).toEqual(['check.ko.shock']);
    expect(hurt(pair({}, { current: { parts: { brust: 6 } } }), 'brust', 4).rolls).toEqual([]);
  });

  it('DRA-241 DRA-301: collisions and the own weapon count as single hits', () => {
    const s = pair(sword, {});
    const own = s.blow('a', 'b', [1, 10, 16, 7, [6], 40]);
    expect(own.rolls).toEqual(['attack', 'defence', 'table.c5-2', 'location', 'tp', 'check.ko.shock']);
  });

  it('DRA-242: failed by more than 30, or a natural 100, is badly', () => {
    const s = pair();
    hurt(s, 'bauch', 6, [78, [3]]);
    expect([has(s, 'bent-double'), has(s, 'unconscious')]).toEqual([true, false]);
    const bad = pair();
    expect(hurt(bad, 'bauch', 6, [79, [3], [2, 2]]).rolls).toEqual(['check.ko.shock', 'row.duration', 'row.duration']);
    expect([has(bad, 'unconscious', 5), has(bad, 'unconscious', 6), bad.of('b').out]).toEqual([true, false, true]);
    const hundred = pair({}, { properties: { kk: 50, ge: 50, re: 50, ko: 150 }, values: { le: 20 } });
    hurt(hundred, 'bauch', 6, [100, [3], [2, 2]]);
    expect(has(hundred, 'unconscious')).toBe(true);
  });

  it('DRA-243: not for the dead and the undead', () => {
    expect(hurt(pair(), 'brust', 30).rolls).toEqual([]);
    expect(hurt(pair({}, { undead: true }), 'bauch', 6).rolls).toEqual([]);
  });

  it('DRA-594 DRA-595 DRA-596 DRA-521 DRA-522: rows of Kopf, Brust and Bauch', () => {
    const kopf = pair({}, { values: { parts: { kopf: 10 } } });
    hurt(kopf, 'kopf', 6, [99, [12], [3, 4]]);
    expect([has(kopf, 'unconscious', 20), has(kopf, 'unconscious', 21)]).toEqual([true, false]);
    const brust = pair();
    hurt(brust, 'brust', 11, [60, [4]]);
    expect([has(brust, 'dazed', 5), has(brust, 'dazed', 6)]).toEqual([true, false]);
    const bauch = pair();
    hurt(bauch, 'bauch', 6, [60, [2]]);
    expect([has(bauch, 'bent-double', 3), has(bauch, 'bent-double', 4)]).toEqual([true, false]);
  });

  it('DRA-597 DRA-523 DRA-598 DRA-599: rows of arm, leg and Schwanz', () => {
    const arm = pair({}, { held: ['dolch'] });
    hurt(arm, 'rechter-arm', 4, [60, [3]]);
    expect([arm.of('b').items[0]!.place, armUsable(arm.of('b'), 4, 4), armUsable(arm.of('b'), 4, 5)]).toEqual([
      'ground',
      false,
      true,
    ]);
    const leg = pair();
    expect(hurt(leg, 'linkes-bein', 7, [60]).rolls).toEqual(['check.ko.shock']);
    expect([has(leg, 'down', 3), has(leg, 'down', 4)]).toEqual([true, false]);
    const rider = pair({}, { mounted: true });
    hurt(rider, 'linkes-bein', 7, [60]);
    expect([rider.of('b').mounted, has(rider, 'down')]).toEqual([true, false]);
    const tail = pair({}, { tail: true });
    hurt(tail, 'schwanz', 4, [60, [2]]);
    expect(has(tail, 'strained-tail', 3)).toBe(true);
  });
});

group('critical hits', () => {
  it('DRA-244 DRA-245 DRA-246 DRA-247 DRA-591 DRA-592 DRA-593 DRA-545: part, doubled TP, check in any case', () => {
    const s = pair({}, { values: { le: 60 } });
    const played = s.blow('a', 'b', [20, 2, 18, 10, [6], 20]);
    expect(played.rolls).toEqual(['attack', 'defence', 'table.c3-1', 'location', 'tp', 'check.ko.shock']);
    expect(s.of('b').le[5]).toBe(40 - 6);
    expect(played.told('check.made')[0]).toMatchObject({ sum: { sum: 40 } });
    const aimed = pair({}, { values: { le: 60 } });
    const aim = aimed.fight.book.aims.findIndex(({ id }) => id === 'kopf');
    expect(aimed.blow('a', 'b', [20, 2, 18, [6], 20], { aim }).rolls).not.toContain('location');
    expect(aimed.of('b').le[0]).toBe(12 - 6);
    for (const part of ['brust', 'bauch', 'arm', 'bein', 'schwanz', 'kopf']) {
      expect(tables.c8.parts.find(({ id }) => id === part)).toMatchObject({ factor: 2, check: 20 });
    }
  });
});

group('wear', () => {
  it('DRA-248 DRA-249 DRA-049 EX-45: one check if a die shows its highest face, above WQ takes 1', () => {
    const wq = (face: number) => {
      const s = pair({ held: ['zweihaender'] });
      s.of('a').items[0]!.wq = 40;
      s.blow('a', 'b', [19, 2, [6, 6], face, 10]);
      return s.of('a').items[0]!.wq;
    };
    expect([wq(41), wq(40)]).toEqual([39, 40]);
    const none = pair({ held: ['zweihaender'] });
    expect(none.blow('a', 'b', [19, 2, [5, 5], 10]).rolls).not.toContain('wear.weapon');
  });

  it('DRA-250 DRA-253: not by option, not for natural and unbreakable weapons', () => {
    expect(
      pair(sword, {}, { rules: rulesWith({ weaponWear: 'off' }) }).blow('a', 'b', [18, 2, [6]]).rolls,
    ).not.toContain('wear.weapon');
    expect(pair().blow('a', 'b', [18, 2, [6]]).rolls).not.toContain('wear.weapon');
    const hard = { id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, awf: 4, unbreakable: true } as const;
    expect(pair({ held: [hard] }).blow('a', 'b', [18, 2, [6]]).rolls).not.toContain('wear.weapon');
  });

  it('DRA-251: the parrying weapon too, when TP are thrown', () => {
    const club = { learned: ['kriegskeule'], held: ['kriegskeule'] };
    const s = pair(club, { held: ['rundschild'] });
    expect(s.blow('a', 'b', [2, 19, [6, 1, 1], 1, 99, 1]).rolls).toEqual([
      'attack',
      'defence',
      'tp',
      'wear.weapon',
      'wear.parry',
      'check.ge.push',
    ]);
    expect(s.of('b').items[0]!.wq).toBe(11);
    expect(pair(sword, { held: ['rundschild'] }).blow('a', 'b', [2, 19]).rolls).toEqual(['attack', 'defence']);
  });

  it('DRA-252: armour that was pierced, by option', () => {
    const rq = (face: number, options = {}) => {
      const s = pair(sword, { armour: ['kettenhemd'] }, { rules: rulesWith(options) });
      s.blow('a', 'b', options === none ? [18, 2, [6], 1] : [18, 2, [6], 1, face]);
      return s.of('b').rq[0];
    };
    const none = { armourWear: 'off' };
    expect([rq(13), rq(12), rq(13, none)]).toEqual([11, 12, 12]);
  });

  it('DRA-254: WQ 0 is broken', () => {
    const s = pair(sword);
    s.of('a').items[0]!.wq = 1;
    s.blow('a', 'b', [18, 2, [6], 50]);
    expect(s.of('a').items[0]!.place).toBe('gone');
  });

  it('DRA-053 DRA-255 DRA-256: a crystal that alone held the parry breaks on 10 or less', () => {
    const wand = { learned: ['zauberstab'], held: ['zauberstab'] };
    const breaks = (attack: number, defence: number, ...face: number[]) => {
      const s = pair({}, wand);
      s.blow('a', 'b', [attack, defence, ...face]);
      return !s.of('b').items[0]!.crystal;
    };
    expect([breaks(10, 9, 10), breaks(10, 9, 11), breaks(2, 15)]).toEqual([true, false, false]);
  });
});

group('stamina', () => {
  it('DRA-259 DRA-260: the points of a hit are lost from kA at once, by option', () => {
    const ka = (options = {}) => {
      const s = pair({}, {}, { rules: rulesWith(options) });
      s.play([], (fight) => wound(fight, s.of('b'), { part: 1, damage: 5, tp: 8 }));
      return s.of('b').ka;
    };
    expect([ka(), ka({ hitStamina: 'tp' }), ka({ hitStamina: 'off' })]).toEqual([95, 92, 100]);
  });

  it('DRA-265: undead have none', () => {
    const s = pair({}, { undead: true });
    s.play([], (fight) => wound(fight, s.of('b'), { part: 1, damage: 5, tp: 8 }));
    expect(s.of('b').ka).toBe(100);
    const mortal = pair({}, { undead: true }, { rules: rulesWith({ undeadRules: 'off' }) });
    mortal.play([], (fight) => wound(fight, mortal.of('b'), { part: 1, damage: 5, tp: 8 }));
    expect(mortal.of('b').ka).toBe(95);
  });

  it('DRA-264: the exhausted use no manoeuvre but flight, bracing and aimed attacks', () => {
    const quick = { properties: { kk: 50, ge: 50, re: 70, ko: 50 } };
    const s = pair({ ...quick, ...sword, talents: { finten: 5, ausfall: 5 }, current: { ka: 0 } });
    const { options } = s.round([2, 19, { 'b.action': 'pass' }]);
    const open = options['a.action']!.filter((o) => !('forbidden' in o)).map((o) => o.id);
    expect(open).toEqual(['attack', 'pass']);
    expect(options['a.movement']!.find((o) => o.id === 'flee')).not.toHaveProperty('forbidden');
  });
});
