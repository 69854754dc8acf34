import { describe, expect, it } from 'vitest';
import { attackSum, strike } from '../../../rulesets/agone/attack.js';
import type { Blow } from '../../../rulesets/agone/blow.js';
import { dodgeBase, parryBase, passiveBase } from '../../../rulesets/agone/defences.js';
import { isReady, takeUp } from '../../../rulesets/agone/hands.js';
import { attacksWith, isNoncombat } from '../../../rulesets/agone/modifiers.js';
import { shotModifiers } from '../../../rulesets/agone/shot.js';
import { MAGIC, MOVE, OTHER, type Fight, type Fighter, type Plan } from '../../../rulesets/agone/state.js';
import { balance, will } from '../../../rulesets/agone/tests.js';
import type { Choice } from '../../../src/engine/index.js';
import { armOf, blow, desk, duel, fighter, fightOf, playRound, rulesWith, told } from './given.js';

const both = { weapons: [{ weapon: 'langschwert' }, { weapon: 'rundschild' }] };
const shoot: Partial<Plan> = { deed: 'shoot', part: 'any' };

/** Attack of A, passive, dodge and parry of B, each without a die. */
function numbers(fight: Fight, change: (one: Blow, a: Fighter, b: Fighter) => void = () => {}) {
  const [a, b] = fight.fighters as [Fighter, Fighter];
  const before = blow(fight);
  change(before, a, b);
  const one = { ...blow(fight), ...pick(before) };
  const arm = b.card.arms[0]!;
  return [
    attackSum(fight, one, 0, null),
    passiveBase(one, null),
    dodgeBase(one, null),
    parryBase(fight, one, arm, isReady(b, arm), null),
  ];
}

const pick = ({ from, higher, plusAttack, plusDefence, attackers }: Blow) => ({
  from,
  higher,
  plusAttack,
  plusDefence,
  attackers,
});

const shot = (fight: Fight, change: (one: Blow, a: Fighter, b: Fighter) => void = () => {}, dodge = 0): number => {
  const [a, b] = fight.fighters as [Fighter, Fighter];
  b.position = 20;
  change(blow(fight, true, shoot), a, b);
  return shotModifiers(fight, blow(fight, true, shoot), dodge, null);
};

describe('general modifiers', () => {
  it('AGO-167, AGO-168: all that applies adds up, the free modifiers of the game master among it', () => {
    expect(numbers(duel())).toEqual([10, 5, 10, 11]);
    const all = numbers(duel(), (one, a, b) => {
      Object.assign(a, { prone: true, malus: -2, freeAttack: 3 });
      Object.assign(b, { prone: true, malus: -2, freeDefence: -1 });
      one.plusAttack = 1;
      one.plusDefence = 4;
    });
    expect(all).toEqual([10 - 3 - 2 + 3 + 1, 5 - 5 - 1 + 4, 10 - 5 - 1 + 4, 11 - 5 - 1 + 4]);
  });

  it('AGO-169, AGO-177, AGO-178, AGO-267: -5 with a weapon that is not ready, once; then it is', () => {
    const fight = duel(
      { weapons: [{ weapon: 'langschwert', ready: false }] },
      { weapons: [{ weapon: 'langschwert', ready: false }] },
    );
    expect(numbers(fight)).toEqual([5, 5, 10, 6]);
    const table = desk([5, 5], [{ reaction: { option: 'parry', with: 'langschwert' } }]);
    strike(fight, blow(fight), table);
    expect(fight.fighters.map((f) => f.main?.id)).toEqual(['langschwert', 'langschwert']);
    expect(numbers(fight)).toEqual([10, 5, 10, 11]);
    const crossbow = duel({ weapons: [{ weapon: 'armbrust', loaded: false }], fk: 5 });
    crossbow.fighters[1]!.position = 10;
    expect(attackSum(crossbow, blow(crossbow, true, shoot), 0, null)).toBe(5 + 5 - 5);
  });

  it('AGO-267: who changes his mind to a weapon that is not ready uses it at -5', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'kurzschwert' }] });
    const change: Choice = { option: 'attack', target: 'b', with: 'kurzschwert', manoeuvre: 'kein', move: 'needed' };
    const table = playRound(fight, [9, 1, 2, 8, 2, 8], [{ 'declare@a': change }]);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 11 - 5 - 3 + 2 });
  });

  it('AGO-170, AGO-179: -3 on the ground for attack, parry, dodge and passive, and for nothing else', () => {
    const fight = duel();
    expect(numbers(fight, (_, a, b) => void (a.prone = b.prone = true))).toEqual([7, 2, 7, 8]);
    const [a] = fight.fighters;
    expect(
      told(
        rolled((table) => balance(fight, a!, true, table)),
        'test.rolled',
      )[0],
    ).toMatchObject({ total: 15 });
    expect(
      told(
        rolled((table) => will(fight, a!, table)),
        'test.rolled',
      )[0],
    ).toMatchObject({ total: 15 });
    const rested = fightOf([{ name: 'A', sheet: { current: { prone: true } } }, { name: 'B' }]);
    playRound(rested, [5, 1, 5, 2, 8], [{ 'announce@a': { option: 'move' } }]);
    expect(rested.fighters[0]!.ini).toBe(15);
  });

  it('AGO-171, AGO-172, AGO-180: -5 with the wrong hand, but not for shields nor for the ambidextrous', () => {
    const off = { weapons: [{ weapon: 'langschwert', hand: 'off' as const }] };
    expect(numbers(duel(off, off))).toEqual([5, 5, 10, 6]);
    expect(numbers(duel({ ...off, ambidextrous: true }, { ...off, ambidextrous: true }))).toEqual([10, 5, 10, 11]);
    const fight = duel({}, both);
    const shield = armOf(fighter(fight, 'b'), 'rundschild');
    expect(parryBase(fight, blow(fight), shield, true, null)).toBe(5 + 5 + 2);
    expect(numbers(duel(), (_, a, b) => void (a.wrongHand = b.wrongHand = true))).toEqual([5, 5, 10, 6]);
    fighter(fight, 'b').wrongHand = true;
    expect(parryBase(fight, blow(fight), shield, true, null)).toBe(12);
  });

  it('AGO-174, AGO-181, AGO-182, AGO-183: -4 on every roll with a non-combat action or magic that is valid now, movement is none', () => {
    const fight = duel();
    for (const kind of [OTHER, MAGIC]) {
      expect(numbers(fight, (_, a, b) => void (a.kind = b.kind = kind))).toEqual([6, 1, 6, 7]);
      expect(
        told(
          rolled((table) => balance(fight, fight.fighters[0]!, true, table)),
          'test.rolled',
        )[0],
      ).toMatchObject({ total: 11 });
      expect(
        told(
          rolled((table) => will(fight, fight.fighters[0]!, table)),
          'test.rolled',
        )[0],
      ).toMatchObject({ total: 11 });
    }
    expect(numbers(fight, (_, a, b) => void (a.kind = b.kind = MOVE))).toEqual([10, 5, 10, 11]);
    expect(isNoncombat(fight.fighters[0]!)).toBe(false);
    const other = duel();
    playRound(other, [5, 1, 2, 8, 5], [{ 'announce@a': { option: 'other' } }]);
    expect(other.fighters[0]!.ini).toBe(15);
  });

  it('AGO-175, AGO-221: the malus of serious wounds counts on every test, once', () => {
    const fight = duel();
    expect(numbers(fight, (_, a, b) => void (a.malus = b.malus = -6))).toEqual([4, -1, 4, 5]);
  });
});

const rolled = (act: (table: ReturnType<typeof desk>) => unknown) => {
  const table = desk([5]);
  act(table);
  return table;
};

describe('missile modifiers', () => {
  it('AGO-185, AGO-186, AGO-252: a target that moves, normally or fast', () => {
    const fight = duel({ weapons: [{ weapon: 'langbogen' }] });
    expect([0, 1, 2].map((pace) => shot(fight, (_, __, b) => void (b.pace = pace as 0)))).toEqual([0, -2, -4]);
  });

  it('AGO-188, AGO-189: half and three-quarter cover', () => {
    const covered = (cover: string) => {
      const fight = fightOf([
        { name: 'A', sheet: { weapons: [{ weapon: 'langbogen' }] } },
        { name: 'B', extra: { cover } },
      ]);
      return shot(fight);
    };
    expect(['none', 'half', 'threeQuarter'].map(covered)).toEqual([0, -2, -4]);
  });

  it('AGO-190, AGO-191, AGO-200, AGO-264: +2 for each round of aiming, at most the level that counts', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const aimed = (rounds: number, riding: number | null) => {
      const ride = riding === null ? {} : { mount, skills: { boegen: 5, reiten: riding } };
      const fight = duel({ weapons: [{ weapon: 'langbogen' }], ...ride });
      return shot(fight, (_, a, b) => void (a.aim = { target: b, arm: a.card.arms[0]!, rounds }));
    };
    expect([1, 2, 3, 9].map((rounds) => aimed(rounds, null))).toEqual([2, 4, 5, 5]);
    expect(aimed(3, 3)).toBe(3 - 4);
  });

  it('AGO-192, AGO-193, AGO-194, AGO-335: a shooter who moves or sits in the saddle', () => {
    const fight = duel({ weapons: [{ weapon: 'langbogen' }] });
    expect([0, 1, 2].map((pace) => shot(fight, (_, a) => void (a.pace = pace as 0)))).toEqual([0, -2, -4]);
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    expect(shot(duel({ weapons: [{ weapon: 'langbogen' }], mount }))).toBe(-4);
  });

  it('AGO-195, AGO-199: a shooter with an enemy on his feet within reach', () => {
    const given = [{ name: 'A', sheet: { weapons: [{ weapon: 'langbogen' }] } }, { name: 'B' }, { name: 'C' }];
    const fight = fightOf(given);
    expect(shot(fight)).toBe(-4);
    expect(shot(fight, (_, __, b) => void ((b.position = 20), (fighter(fight, 'c').position = 3)))).toBe(0);
    const down = fightOf(given);
    Object.assign(fighter(down, 'c'), { bound: true, out: true });
    expect(shot(down)).toBe(0);
  });

  it('AGO-196, AGO-197: of maluses joined by "or" the largest counts, with the option all do', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    const malus = (under = rulesWith()) => {
      const fight = duel({ weapons: [{ weapon: 'langbogen' }], mount }, {}, under);
      return shot(fight, (_, a, b) => void ((a.pace = 1), (b.pace = 1)), 3);
    };
    expect(malus()).toBe(-3 - 4);
    expect(malus(rulesWith({ 'modifiers.stack': 'sum' }))).toBe(-2 - 3 - 2 - 4);
  });

  it('AGO-198: who has declared a movement moves for the rest of the round, before he really does', () => {
    const fight = fightOf([
      { name: 'A', sheet: { weapons: [{ weapon: 'langbogen' }] } },
      { name: 'B', sheet: { weapons: [{ weapon: 'langschwert' }] }, extra: { position: 30 } },
    ]);
    const run: Choice = { option: 'run', way: 'towards' };
    const table = playRound(fight, [9, 1, 5], [{ 'declare@b': run }, { 'missile-dodge': { option: 'none' } }]);
    expect(told(table, 'attack.rolled')[0]!['of']).toContainEqual({ what: 'targetFast', n: -4 });
    const walk: Choice = { option: 'none', move: 'towards' };
    const slow = playRound(fight, [9, 1, 5], [{ 'declare@b': walk }, { 'missile-dodge': { option: 'none' } }]);
    expect(told(slow, 'attack.rolled')[0]!['of']).toContainEqual({ what: 'targetNormal', n: -2 });
  });
});

describe('defence modifiers', () => {
  it('AGO-201, AGO-206: -1 on a parry with the weapon of the own attack, before as well as after, unless it is lost', () => {
    const fight = duel({}, both);
    const [, b] = fight.fighters as [Fighter, Fighter];
    const sword = armOf(b, 'langschwert');
    const plan = { ...fight.book.idle, deed: 'attack', arm: sword } as Plan;
    expect(attacksWith(b, sword)).toBe(false);
    Object.assign(b, { declared: true, plan });
    expect(numbers(fight)[3]).toBe(10);
    b.done = true;
    expect([attacksWith(b, sword), attacksWith(b, armOf(b, 'rundschild'))]).toEqual([true, false]);
    b.lost = true;
    expect(attacksWith(b, sword)).toBe(false);
  });

  it('AGO-203, AGO-204, AGO-207, AGO-208: from the side -1, from behind -8, from the front nothing', () => {
    const from = (direction: 'front' | 'side' | 'behind') => numbers(duel(), (one) => void (one.from = direction));
    expect(from('front')).toEqual([10, 5, 10, 11]);
    expect(from('side')).toEqual([10, 4, 9, 10]);
    expect(from('behind')).toEqual([10, -3, 2, 3]);
    const told1 = fightOf([{ name: 'A' }, { name: 'B' }], rulesWith(), {
      directions: [{ attacker: 'A', defender: 'B', from: 'side' }],
    });
    expect([blow(told1).from, blow(duel()).from]).toEqual(['side', 'front']);
  });

  it('AGO-205, AGO-209: +2 for a defender who stands higher: in the saddle against one on foot, or as the fight file says', () => {
    expect(numbers(duel(), (one) => void (one.higher = true))).toEqual([10, 7, 12, 13]);
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    expect(blow(duel({}, { mount })).higher).toBe(true);
    expect(blow(duel({ mount }, { mount })).higher).toBe(false);
    expect(blow(fightOf([{ name: 'A' }, { name: 'B', extra: { higherThan: ['A'] } }])).higher).toBe(true);
    expect(blow(fightOf([{ name: 'A', extra: { higherThan: ['B'] } }, { name: 'B' }])).higher).toBe(false);
  });

  it('AGO-024: making an item ready puts away what was in its hand', () => {
    const f = fighter(
      duel({
        weapons: [{ weapon: 'langschwert' }, { weapon: 'rundschild' }, { weapon: 'speer' }, { weapon: 'dolch' }],
      }),
      'a',
    );
    const hands = () => [f.main?.id ?? null, f.off?.id ?? null];
    expect(hands()).toEqual(['langschwert', 'rundschild']);
    takeUp(f, armOf(f, 'dolch'));
    expect(hands()).toEqual(['dolch', 'rundschild']);
    takeUp(f, armOf(f, 'speer'));
    expect(hands()).toEqual(['speer', 'speer']);
    takeUp(f, armOf(f, 'rundschild'));
    expect(hands()).toEqual([null, 'rundschild']);
  });
});
