import { describe as group, expect, it } from 'vitest';
import { attackSum, defenceSum } from '../../../rulesets/drachensturm/modifiers.js';
import { mayAim } from '../../../rulesets/drachensturm/aims.js';
import { mayFlee } from '../../../rulesets/drachensturm/flight.js';
import { sweptBy } from '../../../rulesets/drachensturm/manoeuvres/declare.js';
import {
  behindCount,
  fightsHim,
  fromBehind,
  inSecondRow,
  markFullRings,
  noRoomAt,
  placeIn,
  refusedInRing,
  settleRings,
  turn,
} from '../../../rulesets/drachensturm/ring.js';
import { targetsOf } from '../../../rulesets/drachensturm/targets.js';
import type { Sheet } from '../../../rulesets/drachensturm/sheet.js';
import { arena, type Line } from './arena.js';
import { rulesWith, someone, type Wishes } from './given.js';

const spear: Partial<Sheet> = { learned: ['speer'], held: ['speer'] };
const letters = 'bcdefghij'.split('');

/** A stands against so many; from the fifth on they hold spears. */
function ringed(
  n: number,
  formation: 'orthogonal' | 'diagonal' = 'orthogonal',
  wishes: Wishes = {},
  change: Partial<Sheet> = {},
  poles = true,
) {
  const foes = letters
    .slice(0, n)
    .map((id, i) => ({ sheet: someone(id.toUpperCase(), i >= 4 && poles ? spear : {}), side: 1 }));
  const s = arena([{ sheet: someone('A', change) }, ...foes], wishes);
  const close: Line[] = n >= 4 ? [{ 'b.formation': formation }] : [];
  const played = s.play(close, (fight) => settleRings(fight));
  return { ...s, ring: s.of('a').ring!, played };
}
const behindIds = (s: ReturnType<typeof ringed>) =>
  letters.filter((id) => s.fight.all.some((c) => c.id === id) && fromBehind(s.of(id), s.of('a')));

group('encirclement', () => {
  it('DRA-311 DRA-312 DRA-635: four opponents who fight him; who has aimed at another does not count', () => {
    expect(ringed(3).of('a').ring).toBeUndefined();
    const s = ringed(4);
    expect(s.of('a').ring).toBeDefined();
    const two = arena([
      { sheet: someone('A') },
      { sheet: someone('Z'), side: 0 },
      ...letters.slice(0, 4).map((id) => ({ sheet: someone(id), side: 1 })),
    ]);
    expect(fightsHim(two.fight, two.of('b'), two.of('a'))).toBe(false);
    two.of('b').target = two.of('a');
    expect([fightsHim(two.fight, two.of('b'), two.of('a')), fightsHim(two.fight, two.of('b'), two.of('z'))]).toEqual([
      true,
      false,
    ]);
    const five = arena(
      [{ sheet: someone('A') }, ...letters.slice(0, 4).map((id) => ({ sheet: someone(id), side: 1 }))],
      {
        rules: rulesWith({}, { encirclementMin: 5 }),
      },
    );
    five.play([], (fight) => settleRings(fight));
    expect(five.of('a').ring).toBeUndefined();
  });

  it('DRA-084: the encircled may not move', () => {
    const s = ringed(4);
    expect(mayFlee(s.fight, s.of('a'))).toBe(false);
    s.fight.step = 'movement';
    s.fight.queue.push(s.of('a'));
    expect(s.beats(1, []).asked).not.toContain('a.movement');
  });

  it('DRA-313 DRA-314 DRA-489: the attackers choose the formation, by default that of the option or the fight file', () => {
    const s = ringed(4);
    expect(s.played.options['b.formation']!.map((o) => o.id)).toEqual(['orthogonal', 'diagonal']);
    const usual = (wishes: Wishes, keys = {}) => {
      const r = arena(
        [{ sheet: someone('A'), keys }, ...letters.slice(0, 4).map((id) => ({ sheet: someone(id), side: 1 }))],
        wishes,
      );
      r.play([], (fight) => settleRings(fight));
      return r.of('a').ring!.formation;
    };
    expect([
      usual({}),
      usual({ rules: rulesWith({ formation: 'diagonal' }) }),
      usual({}, { formation: 'diagonal' }),
    ]).toEqual(['orthogonal', 'diagonal', 'diagonal']);
  });

  it('DRA-315 DRA-316 EX-43: one attacks from behind, or two', () => {
    expect([behindIds(ringed(4)), behindIds(ringed(4, 'diagonal'))]).toEqual([['e'], ['d', 'e']]);
    expect(behindCount(ringed(4).ring)).toBe(1);
  });

  it('DRA-317 DRA-318 DRA-319: no flight out of the orthogonal ring; out of the diagonal after a full KR', () => {
    const s = ringed(4, 'diagonal');
    expect(mayFlee(s.fight, s.of('a'))).toBe(false);
    markFullRings(s.fight);
    expect(mayFlee(s.fight, s.of('a'))).toBe(true);
    const square = ringed(4);
    markFullRings(square.fight);
    expect(mayFlee(square.fight, square.of('a'))).toBe(false);
  });

  it('DRA-320: all opponents may strike at the one who breaks out', () => {
    const s = ringed(4, 'diagonal');
    markFullRings(s.fight);
    s.fight.step = 'movement';
    s.fight.queue.push(s.of('a'));
    const { asked } = s.beats(1, [
      { 'a.movement': 'flee' },
      ...'bcde'.split('').map((id) => ({ [`${id}.free-strike`]: 'leave' })),
    ]);
    expect(asked.filter((id) => id.endsWith('free-strike'))).toHaveLength(4);
  });

  it('DRA-321 DRA-322 DRA-442 EX-43: a Rundumschlag reaches three, or two', () => {
    const reach = (formation: 'orthogonal' | 'diagonal') => {
      const s = ringed(4, formation);
      return sweptBy(s.fight, s.of('a')).map(({ id }) => id);
    };
    expect([reach('orthogonal'), reach('diagonal')]).toEqual([
      ['b', 'c', 'd'],
      ['b', 'c'],
    ]);
  });

  it('DRA-323: places in the order of joining; one left empty is taken by the next', () => {
    const s = ringed(5);
    expect('bcdef'.split('').map((id) => placeIn(s.of(id), s.of('a')))).toEqual([0, 6, 2, 4, 7]);
    s.of('c').dead = s.of('c').out = true;
    s.of('f').dead = s.of('f').out = true;
    s.play([], (fight) => settleRings(fight));
    expect(s.of('a').ring).toBeUndefined();
    const d = ringed(8, 'diagonal');
    expect('bcdefghi'.split('').map((id) => placeIn(d.of(id), d.of('a')))).toEqual([7, 1, 5, 3, 0, 6, 2, 4]);
    const six = ringed(6, 'orthogonal', {}, {}, false);
    expect(placeIn(six.of('f'), six.of('a'))).toBe(-1);
    six.of('d').out = six.of('d').dead = true;
    six.play([], (fight) => settleRings(fight));
    expect(placeIn(six.of('f'), six.of('a'))).toBe(2);
  });

  it('DRA-324 DRA-325: pole weapons attack from the second row, others find no room', () => {
    const s = ringed(5);
    expect([inSecondRow(s.of('f'), s.of('a')), noRoomAt(s.of('f'), s.of('a'))]).toEqual([true, undefined]);
    const blunt = ringed(5, 'orthogonal', {}, {}, false);
    expect(noRoomAt(blunt.of('f'), blunt.of('a'))).toMatchObject({ t: 'why.no-room' });
    expect(targetsOf(blunt.fight, blunt.of('f'))).toEqual([]);
  });

  it('DRA-326: from the second row only Brust, Kopf or legs', () => {
    const s = ringed(5);
    const legal = s.fight.book.aims.filter((aim) => mayAim(s.fight, s.of('f'), s.of('a'), aim)).map(({ id }) => id);
    expect(legal).toEqual(['none', 'brust', 'kopf', 'linkes-bein', 'rechtes-bein', 'auge', 'hals']);
  });

  it('DRA-184 DRA-185 DRA-327: −6 in the second row, −4 beside it, once even between two', () => {
    const s = ringed(6);
    const sum = (id: string) =>
      attackSum(s.fight, s.of(id), s.of('a'), { item: s.of(id).items.find((i) => i.weapon.natural)!, aim: 0 }).sum - 7;
    expect('bcdefg'.split('').map(sum)).toEqual([-4, -4, -4, 0, -6, -6]);
    expect(defenceSum(s.fight, s.of('b'), s.of('a'), 'parry').sum).toBe(1);
    expect(defenceSum(s.fight, s.of('f'), s.of('a'), 'parry').sum).toBe(-1);
    expect(defenceSum(s.fight, s.of('f'), s.of('a'), 'dodge').sum).toBe(5);
  });

  it('DRA-328 DRA-329 DRA-490: he turns; behind is the place opposite, or the two not beside', () => {
    const s = ringed(5);
    const { options } = s.play([{ 'a.turn': 'c' }], (fight) => turn(fight, s.of('a')));
    expect(options['a.turn']!.map((o) => o.id)).toEqual(['b', 'd', 'e', 'c', 'f']);
    expect(behindIds(s)).toEqual(['d']);
    s.play([{ 'a.turn': 'f' }], (fight) => turn(fight, s.of('a')));
    expect(behindIds(s)).toEqual(['d', 'e']);
    const d = ringed(4, 'diagonal');
    const pairs = d.play([{ 'a.turn': 'd_b' }], (fight) => turn(fight, d.of('a'))).options['a.turn']!.map((o) => o.id);
    expect(pairs).toEqual(['b_c', 'c_e', 'e_d', 'd_b']);
    expect(behindIds(d)).toEqual(['c', 'e']);
  });

  it('DRA-490: by default the one he attacked last is in front', () => {
    const s = ringed(4);
    s.of('a').target = s.of('e');
    s.play([], (fight) => turn(fight, s.of('a')));
    expect(s.ring.facing).toBe(4);
  });

  it('DRA-330: he strikes at nobody behind him, and at the second row only in front', () => {
    const s = ringed(5);
    expect(refusedInRing(s.of('a'), s.of('e'))).toMatchObject({ t: 'why.behind-you' });
    expect(refusedInRing(s.of('a'), s.of('f'))).toMatchObject({ t: 'why.second-row' });
    s.play([{ 'a.turn': 'f' }], (fight) => turn(fight, s.of('a')));
    expect(refusedInRing(s.of('a'), s.of('f'))).toBeUndefined();
  });

  it('DRA-331 DRA-619: a ninth attacker is refused', () => {
    const s = ringed(9);
    expect(noRoomAt(s.of('j'), s.of('a'))).toMatchObject({ t: 'why.ninth' });
  });
});

group('attack from behind', () => {
  it('DRA-332 DRA-646: from the fight file, until he attacks that attacker or moves', () => {
    const s = arena([{ sheet: someone('A') }, { sheet: someone('B', { held: ['dolch'] }) }], {
      start: { behind: [['a', 'b']] },
    });
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')[0]).toMatchObject({ sum: { sum: 19 + 5 - 2 } });
    s.blow('b', 'a', [2, 19]);
    expect(fromBehind(s.of('a'), s.of('b'))).toBe(false);
    const moved = arena([{ sheet: someone('A') }, { sheet: someone('B') }], { start: { behind: [['a', 'b']] } });
    moved.fight.step = 'movement';
    moved.fight.queue.push(moved.of('b'));
    moved.beats(1, [{ 'b.movement': { option: 'step-back', metres: 1 } }]);
    expect(fromBehind(moved.of('a'), moved.of('b'))).toBe(false);
  });

  it('DRA-334: against the unaware it is a Freischlag, once', () => {
    const s = arena([{ sheet: someone('A') }, { sheet: someone('B') }], { start: { unaware: [['a', 'b']] } });
    expect(s.blow('a', 'b', [2, [1]]).told('defence.none')).toHaveLength(1);
    expect(s.blow('a', 'b', [2, 19]).told('defence.dodge')).toHaveLength(1);
  });
});

group('special fighters', () => {
  it('DRA-335: large, small, quick, left-handed, undead and magical fighters are all known', () => {
    const s = arena([
      {
        sheet: someone('A', {
          heightCm: 300,
          handedness: 'left',
          undead: true,
          magical: true,
          properties: { kk: 50, ge: 50, re: 99, ko: 50 },
        }),
      },
      { sheet: someone('B', { heightCm: 80 }) },
    ]);
    const { fighter, attacks } = s.of('a');
    expect([fighter.leftHanded, fighter.undead, fighter.magical, attacks]).toEqual([true, true, true, 2]);
    expect(defenceSum(s.fight, s.of('b'), s.of('a'), 'dodge').sum).toBe(5 + 4);
  });

  it('DRA-345 DRA-346: undead ignore Kopf, Brust and Bauch down to −9 and end when one is destroyed', () => {
    const s = arena([
      { sheet: someone('A', { values: { agw: 20 } }) },
      { sheet: someone('B', { undead: true, current: { parts: { brust: 1, kopf: -5, bauch: -9 } } }) },
    ]);
    expect(s.of('b').out).toBe(false);
    s.blow('a', 'b', [10, 2, [6]]);
    expect([s.of('b').le[1], s.of('b').out]).toEqual([-2, false]);
    s.of('b').le[1] = -9;
    s.blow('a', 'b', [10, 2, [6]]);
    expect(s.of('b').dead).toBe(true);
    const mortal = arena(
      [{ sheet: someone('A') }, { sheet: someone('B', { undead: true, current: { parts: { kopf: -5 } } }) }],
      { rules: rulesWith({ undeadRules: 'off' }) },
    );
    expect(mortal.of('b').out).toBe(true);
  });

  it('DRA-347: rows of pain and sight are pointless for undead', () => {
    const s = arena([{ sheet: someone('A') }, { sheet: someone('B', { undead: true }) }]);
    const { told } = s.blow('a', 'b', [20, 2, 5, 16, 14, 3, [1]]);
    expect(told('row.rethrown')[0]).toMatchObject({ again: '5, 16' });
  });

  it('DRA-348: mere iron does half its damage to magical beings, rounded down, the extra W6 included', () => {
    const lost = (change: Partial<Sheet>, options = {}) => {
      const s = arena(
        [
          { sheet: someone('A', { held: ['langschwert'], learned: ['langschwert'], ...change }) },
          { sheet: someone('B', { magical: true }) },
        ],
        { rules: rulesWith(options) },
      );
      s.blow('a', 'b', [20, 2, 13, 4, [1]]);
      return 20 - s.of('b').le[1]!;
    };
    const own = (extra: object) => ({
      held: [{ id: 'x', name: 'X', class: 'schwert' as const, tp: '1W6+4', weightKg: 1, awf: 5, ...extra }],
      learned: ['x'],
    });
    expect([
      lost({}),
      lost(own({ magic: true })),
      lost(own({ material: 'silber' })),
      lost({}, { magicalHalf: 'off' }),
    ]).toEqual([4, 9, 9, 9]);
  });
});
