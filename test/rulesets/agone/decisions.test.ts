import { describe, expect, it } from 'vitest';
import { exactOdds } from '../../../src/dice/index.js';
import { play, runExchange, type Choice, type Table } from '../../../src/engine/index.js';
import { byItself } from '../../../rulesets/agone/announce.js';
import { agone } from '../../../rulesets/agone/index.js';
import { strike } from '../../../rulesets/agone/attack.js';
import { land } from '../../../rulesets/agone/damage.js';
import { bestReaction } from '../../../rulesets/agone/react-by-itself.js';
import { planByItself } from '../../../rulesets/agone/plan-by-itself.js';
import { meleeTarget, missileTarget, spellTarget } from '../../../rulesets/agone/targets.js';
import { MOVE, type Arm, type Fight, type Fighter, type Plan } from '../../../rulesets/agone/state.js';
import type { Sheet } from '../../../rulesets/agone/sheet.js';
import {
  armOf,
  blow,
  desk,
  duel,
  fighter,
  fightOf,
  gameOf,
  playRound,
  rulesWith,
  sample,
  told,
  type Given,
} from './given.js';

const at = (position: number) => ({ position });
const knife = { weapons: [{ weapon: 'wurfmesser', count: 3 }] };
const bow = { weapons: [{ weapon: 'langbogen' }, { weapon: 'dolch' }] };

describe('defaults', () => {
  const announced = (a: Partial<Sheet>, metres: number, change: (f: Fighter) => void = () => {}) => {
    const fight = fightOf([
      { name: 'A', sheet: a },
      { name: 'B', extra: at(metres) },
    ]);
    change(fighter(fight, 'a'));
    return byItself(fight, fighter(fight, 'a')).option;
  };

  it('AGO-286: the first kind that fits', () => {
    expect(announced({}, 2, (f) => void (f.cast = { spell: {} as never, target: null, rounds: 0, held: false }))).toBe(
      'magic',
    );
    expect(announced({ current: { prone: true } }, 2)).toBe('move');
    expect(announced({ weapons: [{ weapon: 'langbogen' }, { weapon: 'dolch' }] }, 2)).toBe('dolch');
    expect(announced({ weapons: [{ weapon: 'dolch' }, { weapon: 'wurfmesser', ready: true, hand: 'off' }] }, 2)).toBe(
      'dolch',
    );
    expect(
      announced(
        {
          weapons: [
            { weapon: 'dolch', ready: false },
            { weapon: 'wurfmesser', ready: true },
          ],
        },
        2,
      ),
    ).toBe('wurfmesser');
    expect(announced({ weapons: [{ weapon: 'langbogen' }] }, 2)).toBe('langbogen');
    expect(announced({ weapons: [] }, 2)).toBe('faust');
    expect(announced(bow, 5)).toBe('langbogen');
    expect(announced({ weapons: [{ weapon: 'dolch' }, { weapon: 'langbogen', ready: false }] }, 8)).toBe('dolch');
    expect(announced({ weapons: [{ weapon: 'dolch' }, { weapon: 'langbogen', ready: false }] }, 9)).toBe('langbogen');
    expect(announced(knife, 30)).toBe('wurfmesser');
    expect(announced(knife, 31)).toBe('move');
    expect(announced(bow, 201)).toBe('move');
  });

  it('AGO-287: keeps the kind, no manoeuvre, no aiming; throws only if nobody can be reached in melee', () => {
    const plan = (a: Partial<Sheet>, metres: number) => {
      const fight = fightOf([
        { name: 'A', sheet: a },
        { name: 'B', extra: at(metres) },
      ]);
      fighter(fight, 'a').kind = 0;
      return planByItself(fight, fighter(fight, 'a')).plan;
    };
    expect(plan({}, 6)).toMatchObject({ deed: 'attack', kind: 0, move: 'needed', manoeuvre: { id: 'kein' } });
    expect([plan(knife, 8).deed, plan(knife, 9).deed]).toEqual(['attack', 'shoot']);
    expect(plan(bow, 60)).toMatchObject({ deed: 'shoot', move: 'stay' });
    expect(plan({}, 60).deed).toBe('none');
  });

  const five: readonly Given[] = [
    { name: 'A', sheet: bow, extra: at(0) },
    { name: 'B', extra: at(2) },
    { name: 'C', extra: at(2), sheet: { current: { tp: 20 } } },
    { name: 'D', extra: at(1), sheet: { current: { tp: 20 } } },
    { name: 'E', extra: at(9), sheet: { current: { tp: 3 } } },
  ];

  it('AGO-288: melee: in reach with the fewest TP; missile: the nearest; not helpless first, then the fight file', () => {
    const fight = fightOf(five);
    const a = fighter(fight, 'a');
    const arm = a.card.arms[0]!;
    expect(meleeTarget(fight, a, 0)?.card.id).toBe('c');
    expect(meleeTarget(fight, a, 7)?.card.id).toBe('e');
    expect(missileTarget(fight, a, arm)?.card.id).toBe('d');
    Object.assign(fighter(fight, 'c'), { bound: true, out: true });
    Object.assign(fighter(fight, 'd'), { bound: true, out: true });
    expect([meleeTarget(fight, a, 0)?.card.id, missileTarget(fight, a, arm)?.card.id]).toEqual(['b', 'b']);
    Object.assign(fighter(fight, 'b'), { dead: true, out: true });
    expect(meleeTarget(fight, a, 0)?.card.id).toBe('c');
    const first = fightOf([{ ...five[0]!, tactics: { target: 'first' } }, ...five.slice(1)]);
    expect(meleeTarget(first, fighter(first, 'a'), 0)?.card.id).toBe('b');
  });

  it('AGO-289: a mounted target: missiles without aiming, melee at the rider', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const choice = (a: Partial<Sheet>) => {
      const fight = duel(a, { mount });
      fighter(fight, 'a').kind = 0;
      return planByItself(fight, fighter(fight, 'a'));
    };
    expect([choice({}).choice['part'], choice({}).plan.part]).toEqual(['rider', 'rider']);
    expect([choice(bow).choice['part'], choice(bow).plan.part]).toEqual(['any', 'any']);
  });

  it('AGO-291, EX-36: Berengar, who attacks with the sword, reacts by scores', () => {
    const reaction = (other: string) => {
      const fight = fightOf([
        { name: 'X', sheet: sample(other) },
        { name: 'Berengar', sheet: sample('berengar') },
      ]);
      const b = fighter(fight, 'berengar');
      Object.assign(b, { declared: true, plan: { ...fight.book.idle, deed: 'attack', arm: armOf(b, 'langschwert') } });
      const best = bestReaction(fight, blow(fight));
      return typeof best === 'object' ? best.id : best;
    };
    expect([reaction('berengar'), reaction('ogrim')]).toEqual(['langschwert', 'dodge']);
  });

  it('AGO-291: only an active one that beats the passive defence, with its die if that is fixed; ties to dodging, then the sheet', () => {
    const best = (sheet: Partial<Sheet>, under = rulesWith(), tactics = {}) => {
      const fight = fightOf([{ name: 'A' }, { name: 'B', sheet, tactics }], under);
      const one = bestReaction(fight, blow(fight));
      return typeof one === 'object' ? one.id : one;
    };
    const idle = { skills: {}, weapons: [{ weapon: 'langbogen' }] };
    expect(best(idle)).toBe('passive');
    expect(best({ ...idle, skills: { ausweichen: 1 } })).toBe('dodge');
    expect(best({ ...idle, skills: { ausweichen: 4 } })).toBe('dodge');
    expect(best(idle, rulesWith({ 'passive.mode': 'fixed' }))).toBe('dodge');
    // parry 5 + 6 + 1 - 2 = 10 as dodging
    expect(best({ skills: { schwerter: 6, ausweichen: 5 } })).toBe('dodge');
    expect(best({ skills: { schwerter: 7, ausweichen: 5 } })).toBe('langschwert');
    expect(best({ skills: { schwerter: 7, ausweichen: 5 }, weapons: [{ weapon: 'langschwert', ready: false }] })).toBe(
      'dodge',
    );
    expect(best({}, rulesWith(), { reaction: 'passive' })).toBe('passive');
    expect(best({}, rulesWith(), { reaction: 'parry' })).toBe('langschwert');
  });

  it('AGO-292: dodges a missile if that gains more than his own movement; a shield if it promises more', () => {
    const shot = (change: (b: Fighter) => void, sheet: Partial<Sheet> = {}, under = rulesWith()) => {
      const fight = duel(bow, sheet, under);
      const b = fighter(fight, 'b');
      b.position = 20;
      change(b);
      const table = desk([5, 5]);
      strike(fight, blow(fight, true, { deed: 'shoot' }), table);
      return [b.reacted, table.rolled.length];
    };
    expect(shot(() => {})).toEqual([1, 1]);
    expect(shot((b) => void (b.pace = 2))).toEqual([1, 1]);
    const three = { skills: { ausweichen: 3 } };
    expect([shot(() => {}, three), shot((b) => void (b.pace = 2), three)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    const shield = { weapons: [{ weapon: 'rundschild' }], skills: { schilde: 8, ausweichen: 5 }, nk: 5 };
    const under = rulesWith({ 'missile.parry': 'shield' });
    // 5 + 8 + 2 + 5 = 20 against 10 + 4
    expect(shot(() => {}, shield, under)).toEqual([1, 2]);
    expect(shot(() => {}, { ...shield, skills: { schilde: 1, ausweichen: 5 } }, under)).toEqual([1, 1]);
  });

  it('AGO-293: a spell is released at once, on the nearest enemy or the ally with the fewest TP', () => {
    const fight = fightOf([...five, { name: 'F', side: 0, sheet: { current: { tp: 9 } } }]);
    const a = fighter(fight, 'a');
    const spell = { id: 's', range: 20, target: 'enemy' } as never;
    expect(spellTarget(fight, a, spell)?.card.id).toBe('d');
    expect(spellTarget(fight, a, { id: 's', range: 20, target: 'ally' } as never)?.card.id).toBe('f');
    expect(spellTarget(fight, a, { id: 's', range: 0, target: 'enemy' } as never)).toBeNull();
  });

  it('AGO-294: of the kind move: stands up, else goes up to the nearest enemy', () => {
    const plan = (sheet: Partial<Sheet>, metres: number) => {
      const fight = fightOf([
        { name: 'A', sheet },
        { name: 'B', extra: at(metres) },
      ]);
      const a = fighter(fight, 'a');
      a.kind = MOVE;
      return planByItself(fight, a).plan;
    };
    expect(plan({ current: { prone: true } }, 30).deed).toBe('stand-up');
    expect(plan({}, 30)).toMatchObject({ deed: 'run', move: 'towards', whom: { card: { id: 'b' } } });
    const fight = fightOf([{ name: 'A' }, { name: 'B', extra: at(10) }]);
    playRound(fight, [9, 1], [{ 'announce@b': { option: 'none' } }]);
    expect(fighter(fight, 'a').position).toBe(8);
  });

  it('AGO-296: the situation is asked only on demand, and is by default what file and rules give', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }], rulesWith(), { askSituation: true });
    const set: Choice = { option: 'set', direction: 'behind', higher: 'yes', attack: 2, defence: -1 };
    const table = playRound(fight, [9, 1, 2, 8, 2, 8], [{ 'situation@gm': set }]);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ from: 'behind', total: 10 + 2 + 2 });
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ kind: 'dodge', total: 10 - 8 + 2 - 1 + 8 });
    expect(told(table, 'attack.rolled')[1]).toMatchObject({ from: 'front', total: 12 });
    expect(playRound(duel(), [9, 1, 2, 8, 2, 8]).asked).not.toContain('situation@gm');
    const arrow = fightOf(
      [
        { name: 'A', sheet: bow },
        { name: 'B', extra: at(20) },
      ],
      rulesWith(),
      { askSituation: true },
    );
    const cover: Choice = {
      option: 'set',
      direction: 'front',
      cover: 'threeQuarter',
      room: 'no',
      aware: 'yes',
      attack: 0,
      defence: 0,
    };
    const shot = playRound(arrow, [9, 1, 5], [{ 'announce@b': { option: 'none' } }, { 'situation@gm': cover }]);
    expect(told(shot, 'attack.rolled')[0]).toMatchObject({ total: 10 - 4 + 5 });
    expect(shot.asked).not.toContain('missile-dodge@b');
  });

  it('AGO-298: between two rounds the game master goes on, stops, or sets what he likes', () => {
    const game = gameOf([{ name: 'A' }, { name: 'B' }]);
    const stop = (id: string, option: string) =>
      ({ who: 'gm', id, answer: { choice: { option } }, by: 'human' }) as const;
    expect(play(game, [stop('interlude', 'end'), stop('end', 'end')]).outcome).toEqual({ kind: 'ended' });
    expect(agone.edits(duel()).map(({ id }) => id)).toEqual(expect.arrayContaining(['surprise', 'set', 'condition']));
    const fight = duel();
    playRound(fight, [9, 1, 2, 8, 2, 8]);
    agone.edit(fight, { option: 'surprise', who: 'b', rounds: 1 }, desk());
    expect(playRound(fight, [9, 2, 8]).asked).not.toContain('announce@b');
    expect(playRound(fight, [9, 1, 2, 8, 2, 8]).asked).toContain('announce@b');
  });
});

describe('one exchange', () => {
  it('AGO-299: from the sheets: the first ready weapon, at melee distance or a quarter of the WRW, from the front', () => {
    const exchange = (a: Given, b: Given, dice: number[], change: Readonly<Record<string, unknown>> = {}) => {
      const fight = fightOf([a, b]);
      const table = desk(dice);
      const { choose } = table;
      table.choose = (who, id, question, preferred) =>
        choose(who, id, question, () => (id === 'exchange' ? { ...preferred(), ...change } : preferred()));
      agone.exchange(fight, table, { attacker: a.name.toLowerCase(), defender: b.name.toLowerCase() });
      table.done();
      return { fight, table, attack: told(table, 'attack.rolled')[0]!, defence: told(table, 'defence.rolled')[0]! };
    };
    const [a, b] = [{ name: 'A' }, { name: 'B' }];
    const plain = exchange(a, b, [2, 8]);
    expect([plain.attack, plain.defence]).toMatchObject([
      { total: 12, from: 'front', weapon: { id: 'langschwert' } },
      { total: 18 },
    ]);
    const shot = exchange({ name: 'A', sheet: bow }, b, [5]);
    expect([shot.attack, shot.defence]).toMatchObject([
      { missile: true, total: 10 - 5 + 5 },
      { metres: 25, band: { id: 'kurz' } },
    ]);
    const helpless = exchange(a, b, [8], { 'defender-tp': -1 });
    expect(helpless.defence).toMatchObject({ kind: 'helpless', total: 0 });
    expect(fighter(helpless.fight, 'b')).toMatchObject({ tp: -24, dead: true });
    const parts: readonly (readonly [Readonly<Record<string, unknown>>, number, number])[] = [
      [{ attackers: 3 }, 18, 18],
      [{ direction: 'side' }, 12, 17],
      [{ higher: 'yes' }, 12, 20],
      [{ changes: 2 }, 6, 18],
      [{ 'not-ready': 'yes' }, 7, 18],
      [{ 'wrong-hand': 'yes' }, 7, 18],
      [{ 'not-ready': 'no' }, 12, 18],
      [{ manoeuvre: 'wuchthieb' }, 10, 18],
      [{ 'attacker-prone': 'yes' }, 9, 18],
      [{ 'defender-prone': 'yes' }, 12, 15],
      [{ 'attacker-wounds': 2 }, 6, 18],
      [{ 'defender-wounds': 1 }, 12, 16],
      [{ 'defender-noncombat': 'yes' }, 12, 14],
      [{ 'defender-manoeuvre': 'volle-verteidigung' }, 12, 22],
      [{ attack: 3, defence: -2 }, 15, 16],
      [{ surprised: 'yes' }, 12, 13],
    ];
    for (const [change, attack, defence] of parts) {
      const one = exchange(a, b, [2, 8], change);
      expect([one.attack['total'], one.defence['total']], JSON.stringify(change)).toEqual([attack, defence]);
    }
    const arrow = { name: 'A', sheet: bow };
    const shots: readonly (readonly [Readonly<Record<string, unknown>>, number])[] = [
      [{ cover: 'half' }, 8 - 5],
      [{ aim: 2 }, 14 - 5],
      [{ room: 'no' }, 15 - 5],
      [{ aware: 'no' }, 15 - 5],
      [{ 'attacker-pace': 'normal' }, 13 - 5 - 5],
      [{ 'defender-pace': 'fast' }, 10 - 5],
    ];
    for (const [change, total] of shots) {
      const expected = 'room' in change || 'aware' in change ? total + 5 : total + ('defender-pace' in change ? 5 : 5);
      expect(exchange(arrow, b, [5], change).attack['total'], JSON.stringify(change)).toBe(expected);
    }
    expect(exchange(a, b, [2, 8], { 'defender-tp': 7 }).fight.fighters[1]!.tp).toBe(7);
  });

  it('AGO-299: refuses what cannot reach', () => {
    const game = gameOf([{ name: 'A' }, { name: 'B' }]);
    const far = (change: Readonly<Record<string, unknown>>) =>
      play(
        game,
        [],
        (question) =>
          question.kind === 'choice'
            ? {
                answer: { choice: { ...question.preferred, ...(question.id === 'exchange' ? change : {}) } },
                by: 'script',
              }
            : { answer: { faces: [5] }, by: 'script' },
        (g, table, progress) => runExchange(g, table, { attacker: 'a', defender: 'b' }, progress),
      ).refused?.refusal.code;
    expect(far({})).toBeUndefined();
    expect(far({ metres: 3 })).toBe('joint-limit');
    expect(far({ how: 'missile', metres: 3 })).toBe('joint-limit');
  });
});

/** Every path of one attack of A on B with its weight, for exact odds. */
function odds(
  make: () => Fight,
  reaction: Choice,
  plan: Partial<Plan> = {},
  change: (fight: Fight) => void = () => {},
) {
  const tally = { hit: 0, fumble: 0, harm: 0, mean: 0, wound: 0, zero: 0, weight: 0 };
  const fight = make();
  change(fight);
  const b = fight.fighters[1]!;
  const before = { ...b };
  const dice = exactOdds(fight.book.open);
  if (!dice.ok) throw new Error('odds');
  const { distribution } = dice;
  const entries = distribution
    .entries()
    .map(([value, weight]) => [value, Number(weight) / Number(distribution.total)] as const);
  const missile = plan.deed === 'shoot';
  for (const [attack, p] of entries) {
    for (const [defence, q] of missile ? [[0, 1] as const] : entries) {
      Object.assign(b, before);
      const values = [attack, defence];
      const table: Table = {
        listening: false,
        counting: false,
        roll: (_who, id, _dice, read) => read(id === 'balance' ? 99 : values.shift()!, []),
        choose: () => reaction,
        tell: () => undefined,
      };
      const one = strike(fight, blow(fight, missile, plan), table);
      land(fight, one, false, table);
      const damage = b.card.tp - b.tp;
      const w = p * q;
      tally.weight += w;
      if (one.hit) tally.hit += w;
      if (attack < 1) tally.fumble += w;
      if (damage > 0) tally.harm += w;
      tally.mean += w * damage;
      if (b.wounds > 0) tally.wound += w;
      if (b.out) tally.zero += w;
    }
  }
  return tally;
}

describe('exact odds', () => {
  const two = () =>
    fightOf(
      [
        { name: 'X', sheet: sample('berengar') },
        { name: 'Berengar', sheet: sample('berengar') },
      ],
      rulesWith({}, { oddsDepth: 5 }),
    );
  const declared = (fight: Fight) => {
    const b = fighter(fight, 'berengar');
    const arm: Arm = armOf(b, 'langschwert');
    Object.assign(b, { declared: true, plan: { ...fight.book.idle, deed: 'attack', arm } });
  };

  it('AGO-300, EX-37: Berengar against Berengar, who parries, dodges or does neither', () => {
    const parry = odds(two, { option: 'parry', with: 'langschwert' }, {}, declared);
    const dodge = odds(two, { option: 'dodge' });
    const passive = odds(two, { option: 'passive' });
    expect([parry, dodge, passive].map(({ hit }) => Number(hit.toFixed(4)))).toEqual([0.7986, 0.7641, 0.8474]);
    expect([parry, dodge, passive].map(({ wound }) => Number(wound.toFixed(4)))).toEqual([0.0585, 0.1193, 0.2225]);
    expect(parry.mean).toBeCloseTo(3.965051, 2);
    expect(dodge.mean).toBeCloseTo(6.881919, 2);
    expect(passive.mean).toBeCloseTo(10.275253, 2);
    for (const { fumble, weight, harm, hit, zero } of [parry, dodge, passive]) {
      expect(fumble).toBeCloseTo(0.1, 4);
      expect(1 - weight).toBeLessThan(1e-3);
      expect(harm).toBeLessThanOrEqual(hit);
      expect(zero).toBeLessThan(0.01);
    }
  });

  it('EX-38: a bow shot with a total base of 10 against SG 15', () => {
    const make = () => {
      const fight = duel({ weapons: [{ weapon: 'langbogen' }] }, { armour: 'lederharnisch', ssw: 15 });
      fighter(fight, 'b').position = 40;
      return fight;
    };
    const shot = odds(make, { option: 'none' }, { deed: 'shoot', part: 'any' });
    expect([shot.hit, shot.wound].map((p) => Number(p.toFixed(6)))).toEqual([0.6, 0.05]);
    expect(shot.mean).toBeCloseTo(4.511111, 5);
  });
});
