import { describe as group, expect, it } from 'vitest';
import { isDown } from '../../../rulesets/drachensturm/conditions.js';
import { distance } from '../../../rulesets/drachensturm/distance.js';
import { canPush, push, pressBack, thresholdOf } from '../../../rulesets/drachensturm/push.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Arena, type Line, type Played } from './arena.js';
import { rulesWith, sample, someone, type Wishes } from './given.js';

const club: Partial<Sheet> = { learned: ['kriegskeule'], held: ['kriegskeule'], values: { sb: 0 } };
const pair = (
  x: Partial<Sheet> = club,
  y: Partial<Sheet> = {},
  keys: Record<string, unknown> = {},
  wishes: Wishes = {},
): Arena => arena([{ sheet: someone('A', x) }, { sheet: someone('B', y), keys }], wishes);
/** Pushes B (80 kg, T 8) with so many TP. */
const shove = (s: Arena, tp: number, lines: readonly Line[] = []): Played =>
  s.play(lines, (fight) => push(fight, s.of('a'), s.of('b'), tp));
const behind = (kind: string, distanceM: number, more = {}) => ({ surroundings: { kind, distanceM, ...more } });

group('push', () => {
  it('DRA-266 DRA-267 DRA-268 DRA-274: blunt striking weapons, pole weapons and fitting natural ones, if their TP can', () => {
    const s = pair({
      held: ['kriegskeule', 'langschwert', 'speer', 'morgenstern'],
      hands: 6,
      naturalWeapons: ['prankenhieb', 'biss', 'faust'],
    });
    const fit = s
      .of('a')
      .items.filter((item) => canPush(item, s.of('b')))
      .map(({ key }) => key);
    expect(fit).toEqual(['kriegskeule', 'speer', 'prankenhieb']);
    expect(s.blow('a', 'b', [18, 2, [6, 6, 6], 1, 1, 1]).told('fighter.pushed')).toHaveLength(1);
    const heavy = pair(club, { weightKg: 190 });
    expect(canPush(heavy.of('a').items[0]!, heavy.of('b'))).toBe(false);
  });

  it('DRA-275: the dice of the weapon alone push, by option with SB', () => {
    const pushed = (options = {}) => {
      const s = pair({ ...club, values: { sb: 5 } }, { values: { le: 100 } }, {}, { rules: rulesWith(options) });
      return s.blow('a', 'b', [18, 2, [3, 2, 2], 1]).told('fighter.pushed').length;
    };
    expect(() => pushed()).toThrow('left over');
    expect(pushed({ staggerTp: 'tp-plus-sb' })).toBe(1);
  });

  it('DRA-276 DRA-277 DRA-278: a parry, even an outstanding one, does not prevent it; its TP do no damage', () => {
    const s = pair(club, { held: ['rundschild'] });
    s.blow('a', 'b', [2, 19, [5, 5, 4], 1]);
    expect([distance(s.of('a'), s.of('b')), s.of('b').le[1]]).toEqual([3, 20]);
    const out = pair(club, { held: ['rundschild'] });
    expect(out.blow('a', 'b', [2, 20, 1, [5, 5, 4], 1]).told('fighter.pushed')).toHaveLength(1);
    const weak = pair({ learned: ['dolch'], held: ['dolch'] }, { held: ['rundschild'] });
    expect(weak.blow('a', 'b', [2, 19]).rolls).not.toContain('tp');
  });

  it('DRA-279 DRA-280: not after a dodge, a fumble, or a Freischlag that missed', () => {
    expect(pair().blow('a', 'b', [2, 19]).rolls).toEqual(['attack', 'defence']);
    expect(pair(club, { held: ['rundschild'] }).blow('a', 'b', [1, 19, 6]).rolls).not.toContain('tp');
    expect(
      pair({ ...club, values: { agw: 0, sb: 0 } }, { values: { pgw: 9 } }).blow('a', 'b', [3, { defence: 'none' }])
        .rolls,
    ).toEqual(['attack']);
  });

  it('DRA-281: he falls if the Ge check fails', () => {
    const stay = pair();
    shove(stay, 12, [50]);
    const fallen = pair();
    shove(fallen, 12, [51]);
    expect([
      isDown(stay.of('b'), 1),
      isDown(fallen.of('b'), 1),
      isDown(fallen.of('b'), 3),
      isDown(fallen.of('b'), 4),
    ]).toEqual([false, true, true, false]);
  });

  it('DRA-282: who lies or cannot fall is moved without a check; the dead are not pushed', () => {
    const lying = pair(club, {}, { down: true });
    expect([shove(lying, 12).rolls, distance(lying.of('a'), lying.of('b'))]).toEqual([[], 2]);
    const slime = pair(club, { cannotFall: true });
    expect([shove(slime, 12).rolls, distance(slime.of('a'), slime.of('b'))]).toEqual([[], 2]);
    const dead = pair();
    dead.of('b').dead = true;
    expect(shove(dead, 12).told('fighter.pushed')).toEqual([]);
  });

  it('DRA-283 DRA-284 DRA-054: riders check Reiten, stay where they are, or fall off and are hurt', () => {
    const s = pair(club, { mounted: true, talents: { reiten: 8 } });
    expect(shove(s, 12, [12]).rolls).toEqual(['talent.reiten']);
    expect([s.of('b').mounted, distance(s.of('a'), s.of('b'))]).toEqual([true, 0]);
    expect(shove(s, 12, [11, 1, [4]]).rolls).toEqual(['talent.reiten', 'location', 'drop']);
    expect([s.of('b').mounted, distance(s.of('a'), s.of('b')), s.of('b').le[1], isDown(s.of('b'), 1)]).toEqual([
      false,
      2,
      16,
      true,
    ]);
  });

  it('DRA-285: contact is lost with everybody who had it', () => {
    const s = arena([{ sheet: someone('A', club) }, { sheet: someone('B') }, { sheet: someone('C'), side: 0 }]);
    shove(s, 15, [1]);
    expect([distance(s.of('a'), s.of('b')), distance(s.of('c'), s.of('b'))]).toEqual([3, 3]);
    const none = pair(club, {}, {}, { rules: rulesWith({ distanceModel: 'none' }) });
    shove(none, 15, [1]);
    expect(distance(none.of('a'), none.of('b'))).toBe(0);
  });
});

group('edges', () => {
  it('DRA-286 DRA-287 EX-56: pushed over an edge: one more Ge check, then 1W6 per 2 m', () => {
    const s = pair(club, { values: { le: 100 } }, behind('edge', 1, { dropM: 5 }));
    expect(shove(s, 14, [1, 51, 1, [2, 3, 4]]).rolls).toEqual(['check.ge.push', 'check.ge.edge', 'location', 'drop']);
    expect([s.of('b').le[1], isDown(s.of('b'), 1), distance(s.of('a'), s.of('b'))]).toEqual([91, true, 5]);
    const held = pair(club, {}, behind('edge', 1, { dropM: 5 }));
    shove(held, 14, [1, 50]);
    expect([held.of('b').le[1], distance(held.of('a'), held.of('b'))]).toEqual([20, 1]);
    const lying = pair(club, {}, { ...behind('edge', 1, { dropM: 5 }), down: true });
    expect(shove(lying, 14, [50]).rolls).toEqual(['check.ge.edge']);
  });
});

group('collisions', () => {
  it('DRA-288 DRA-289 DRA-290 DRA-291 DRA-048 EX-05: a wall: 1W6 TP for each metre that is left, on one part, RS counts', () => {
    const s = pair(club, { armour: ['kettenhemd'], values: { le: 100 } }, behind('solid', 1));
    expect(shove(s, 17, [1, 3, [4, 5]]).rolls).toEqual(['check.ge.push', 'location', 'collision']);
    expect([s.of('b').le[1], distance(s.of('a'), s.of('b'))]).toEqual([100 - 7, 1]);
    const bibo = arena([{ sheet: sample('grimgork') }, { sheet: sample('bibo'), keys: behind('solid', 0) }]);
    const played = bibo.play([1, 11, [1, 2]], (fight) => push(fight, bibo.of('grimgork'), bibo.of('bibo'), 14));
    expect([played.rolls.includes('collision'), bibo.of('bibo').le[5]]).toEqual([true, 6]);
    const touching = pair(club, {}, behind('solid', 3));
    expect(shove(touching, 17, [1]).rolls).toEqual(['check.ge.push']);
  });

  it('DRA-292 DRA-294 DRA-295 DRA-296 EX-55: small things: one more Ge check, 1W6 for three full metres, no RS', () => {
    const three = pair(club, { armour: ['kettenhemd'] }, behind('small', 1));
    expect(shove(three, 17, [1, 50]).rolls).toEqual(['check.ge.push', 'check.ge.collision']);
    const four = pair(
      club,
      { armour: ['kettenhemd'], properties: { kk: 50, ge: 65, re: 50, ko: 50 } },
      behind('small', 1),
    );
    expect(shove(four, 20, [1, 1, 1, [5]]).rolls).toEqual([
      'check.ge.push',
      'check.ge.collision',
      'location',
      'collision',
    ]);
    expect(four.of('b').le[1]).toBe(15);
  });

  it('DRA-293 DRA-298 DRA-299: a person checks Ge too, with his own modifiers, and is not hurt', () => {
    const make = (change: Partial<Sheet> = {}) =>
      arena([
        { sheet: someone('A', club) },
        { sheet: someone('B'), keys: behind('person', 0, { who: 'C' }) },
        { sheet: someone('C', change), side: 1 },
      ]);
    const s = make({ current: { hurt: 5 } });
    expect(shove(s, 20, [1, 1, 41, 7, [5]]).rolls).toEqual([
      'check.ge.push',
      'check.ge.collision',
      'check.ge.bystander',
      'location',
      'collision',
    ]);
    expect([isDown(s.of('c'), 1), s.of('c').le[1]]).toEqual([true, 20]);
    const fit = make();
    shove(fit, 12, [1, 1, 41]);
    expect(isDown(fit.of('c'), 1)).toBe(false);
  });

  it('DRA-297: the further check only if he still stands', () => {
    expect(shove(pair(club, {}, behind('small', 0)), 12, [51]).rolls).toEqual(['check.ge.push']);
  });

  it('DRA-300 DRA-634: he comes to rest there, and the object is nearer from then on', () => {
    const s = pair(club, {}, behind('small', 5));
    shove(s, 14, [1]);
    expect(s.of('b').surroundings!.distanceM).toBe(3);
    expect([pressBack(s.of('b'), 4), s.of('b').surroundings!.distanceM]).toEqual([3, 0]);
  });

  it('DRA-301: it costs kA as a hit does, and may shock', () => {
    const s = pair(club, {}, behind('solid', 0));
    expect(shove(s, 15, [1, 7, [3, 3, 3], 20]).rolls).toContain('check.ko.shock');
    expect(s.of('b').ka).toBe(91);
  });
});

group('bracing', () => {
  it('DRA-302 DRA-303 DRA-306 DRA-308 DRA-310: declared before the attack, adds Kk/10 and Tw to the threshold', () => {
    const s = pair(club, { held: ['rundschild'], talents: { 'totale-verteidigung': 4 } });
    const { asked } = s.blow('a', 'b', [2, 19, { 'b.brace': 'brace' }, [6, 6, 4], 1, 1]);
    expect(asked.indexOf('b.brace')).toBe(0);
    expect([thresholdOf(s.of('b')), distance(s.of('a'), s.of('b'))]).toEqual([17, 0]);
    const untaught = pair();
    untaught.of('b').braced = true;
    expect(thresholdOf(untaught.of('b'))).toBe(13);
  });

  it('DRA-304 DRA-305 DRA-309: he must not have moved, does not dodge, and stays until the KR ends', () => {
    const s = pair(club, { held: ['rundschild'], properties: { kk: 50, ge: 50, re: 70, ko: 50 } });
    s.of('b').moved = 1;
    expect(s.blow('a', 'b', [2, 19, [1, 1, 1]]).asked).not.toContain('b.brace');
    s.of('b').moved = 0;
    const { options } = s.blow('a', 'b', [2, { 'b.brace': 'brace' }, [1, 1, 1]]);
    expect(options['b.defence']).toBeUndefined();
    s.fight.step = 'movement';
    s.fight.queue.push(s.of('b'));
    expect(s.beats(1, []).asked).not.toContain('b.movement');
    s.of('b').braced = true;
    s.fight.step = 'round-end';
    s.beats(2, []);
    expect(s.of('b').braced).toBe(false);
  });
});
