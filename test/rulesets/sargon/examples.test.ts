import { describe as group, expect, it } from 'vitest';
import { nextNumber, numberMalus } from '../../../rulesets/sargon/counting.js';
import {
  attackSum,
  challengeSum,
  fullDodgeSum,
  guardSum,
  initiativeSum,
  parrySum,
} from '../../../rulesets/sargon/sums.js';
import { attackAt } from '../../../rulesets/sargon/melee.js';
import { outcome } from '../../../rulesets/sargon/ending.js';
import { epOf } from '../../../rulesets/sargon/values.js';
import { bookOf } from '../../../rulesets/sargon/book.js';
import {
  at,
  cardOf,
  duelOf,
  fightOf,
  lastQuestion,
  optionsOf,
  playBeats,
  playRound,
  rules,
  rulesWith,
  sample,
  someone,
} from './given.js';

interface Exchange {
  readonly attacker: string;
  readonly number: number;
  readonly malus: number;
  readonly defence: { readonly kind: string; readonly number: number; readonly malus: number } | null;
}

const asthar = sample('asthar');
const hirlond = sample('hirlond');
const ordelech = sample('ordelech');
const ork = sample('ork');
const fechterin = sample('fechterin');

const duel = () =>
  fightOf([
    { name: 'Asthar', side: 0, sheet: asthar },
    { name: 'Ork', side: 1, sheet: ork },
  ]);
const party = () =>
  fightOf(
    [
      { name: 'Ordelech', side: 0, sheet: ordelech },
      { name: 'Hirlond', side: 0, sheet: hirlond },
      { name: 'Asthar', side: 0, sheet: asthar },
      { name: 'Ork 1', side: 1, sheet: ork },
      { name: 'Ork 2', side: 1, sheet: ork },
    ],
    { distance: 60 },
  );

group('the examples of the rule text', () => {
  it('T1, SAR-036, SAR-037: two attacks and a parry have the numbers 1, 2, 3 and the maluses 0, 0, -3', () => {
    // Initiative Asthar 9, ork 1; the ork parries twice; then he has one action at -3, which Asthar parries.
    const table = playBeats(duel(), 4, [9, 2, 2, 5, 2, 5, 2, 5]);
    const [first, second, third] = table.told('attack.resolved') as unknown as Exchange[];
    expect([first, second].map((e) => [e!.number, e!.malus])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect([third!.defence!.number, third!.defence!.malus]).toEqual([3, -3]);
  });

  it('T2, SAR-041: Asthar shouts: a free action, no malus, the count unchanged', () => {
    const fight = duel();
    const table = playBeats(fight, 2, [9, 2, 2, 2], [['asthar', 'turn', 'shout']]);
    expect(table.told('free.taken').length).toBe(1);
    expect([at(fight, 'asthar').taken, nextNumber(at(fight, 'asthar'))]).toEqual([1, 2]);
  });

  it('T3, SAR-044, SAR-270: Ordelech meditates and may do nothing else this round', () => {
    const table = playRound(
      party(),
      [9, 5, 6, 6, 7, 6],
      [
        ['ordelech', 'turn', 'round-action', { ability: 'meditieren' }],
        ['hirlond', 'turn', 'end'],
        ['ork-2', 'turn', 'end'],
        ['asthar', 'turn', 'end'],
        ['ork-1', 'turn', 'end'],
      ],
    );
    expect(table.asked.filter((one) => one.startsWith('ordelech:'))).toEqual(['ordelech:declaration', 'ordelech:turn']);
  });

  it('T4, SAR-054, SAR-152: Asthar parries later without the initiative, with -3', () => {
    const table = playBeats(duel(), 4, [9, 2, 2, 5, 2, 5, 2, 5]);
    const last = table.told('attack.resolved').at(-1) as unknown as Exchange;
    expect([last.attacker, last.defence!.kind, last.defence!.malus]).toEqual(['ork', 'parry', -3]);
  });

  it('T5, SAR-077: initiative 9, 7 and 6', () => {
    const fight = party();
    playBeats(fight, 1, [9, 5, 6, 6, 7]);
    expect(['ordelech', 'hirlond', 'asthar'].map((id) => at(fight, id).ini)).toEqual([9, 7, 6]);
  });

  it('T6, D4, SAR-082, SAR-083: Ordelech 9, Hirlond 7, Ork 2 before Asthar with 6, Ork 1 with 5', () => {
    const table = playRound(
      party(),
      [9, 5, 6, 6, 7],
      [
        ['ordelech', 'turn', 'end'],
        ['hirlond', 'turn', 'end'],
        ['ork-2', 'turn', 'end'],
        ['asthar', 'turn', 'end'],
        ['ork-1', 'turn', 'end'],
      ],
    );
    expect(table.asked.filter((one) => one.endsWith(':turn'))).toEqual(
      ['ordelech', 'hirlond', 'ork-2', 'asthar', 'ork-1'].map((id) => `${id}:turn`),
    );
  });

  it('T7, SAR-123, SAR-124: Ork 2 acts before Ordelech with 10 at a price of 4', () => {
    const fight = fightOf(
      [
        { name: 'Ordelech', side: 0, sheet: ordelech },
        {
          name: 'Ork 2',
          side: 1,
          sheet: { ...ork, skills: { einhandwaffen: 4, athletik: 0 }, attributes: { sch: 1, kon: 2, str: 1 } },
        },
      ],
      { distance: 60 },
    );
    const table = playBeats(fight, 2, [9, 6], [['ork-2', 'seize', 'seize']]);
    expect(table.told('initiative.seized')[0]).toMatchObject({ from: 6, to: 10 });
    expect([at(fight, 'ork-2').ini, at(fight, 'ork-2').burden]).toEqual([10, 4]);
  });

  it('T8, SAR-087, SAR-089, SAR-090: Ordelech fumbles with -1: first action -3, no round action', () => {
    const fight = fightOf([
      { name: 'Ordelech', side: 0, sheet: ordelech },
      { name: 'Ork', side: 1, sheet: ork },
    ]);
    playBeats(fight, 1, [[1, 2], 5, 5, 5]);
    const f = at(fight, 'ordelech');
    expect([f.ini, f.fumbled, nextNumber(f), numberMalus(f, nextNumber(f), 2)]).toEqual([-1, true, 3, -3]);
  });

  it('T9, D29, SAR-178: Hirlond, die 8, three actions: 13 against 8, no loss', () => {
    const fight = duelOf(hirlond, someone({ attributes: { sch: 0, kon: 9 } }), { tacticsB: { defend: 'never' } });
    // Initiative 12 and 1, two attacks, then the parry of one blow of B (its two actions used for nothing else).
    const table = playRound(
      fight,
      [9, 2, [1, 9], [1, 9], 2, 5, 8, 9],
      [
        ['b', 'turn', 'attack'],
        ['b', 'turn', 'end'],
        ['b', 'extra', 'pass'],
      ],
    );
    expect(table.told('fatigue.rolled')[0]).toMatchObject({
      who: 'a',
      needed: 8,
      shortfall: -5,
      roll: { total: 13 },
      change: null,
    });
  });

  it('T10, SAR-023, SAR-184, SAR-189: Asthar moves and attacks: 6 against 7, one level', () => {
    const fight = fightOf(
      [
        { name: 'Asthar', side: 0, sheet: asthar },
        { name: 'Ork', side: 1, sheet: ork },
      ],
      { distance: 12 },
    );
    const table = playRound(
      fight,
      [9, 2, [1, 9], [1, 2]],
      [
        ['ork', 'wish', 'fight', { wish: 'any' }],
        ['ork', 'defence', 'none'],
        ['ork', 'turn', 'end'],
        ['asthar', 'extra', 'pass'],
        ['ork', 'extra', 'pass'],
      ],
    );
    expect(table.asked).toContain('asthar:fatigue-skill');
    expect(table.told('fatigue.rolled')[0]).toMatchObject({
      needed: 7,
      roll: { die: -1, total: 6 },
      shortfall: 1,
      change: { levels: 1 },
    });
    expect(lastQuestion(table, 'fatigue-skill')?.preferred).toEqual({ option: 'mean' });
  });

  it('T11, SAR-031, SAR-182: Ordelech, die 6, a fire ray: 14 against 14, no loss', () => {
    const fight = fightOf(
      [
        { name: 'Ordelech', side: 0, sheet: ordelech },
        { name: 'Ork', side: 1, sheet: ork },
      ],
      { distance: 20 },
    );
    at(fight, 'ordelech').prepared[0] = 0;
    const table = playRound(
      fight,
      [9, 2, [1, 9], 6],
      [
        ['ork', 'defence', 'none'],
        ['ordelech', 'turn', 'end'],
        ['ork', 'turn', 'end'],
      ],
    );
    expect(table.told('fatigue.rolled')[0]).toMatchObject({
      who: 'ordelech',
      needed: 14,
      roll: { total: 14 },
      shortfall: 0,
      change: null,
    });
  });

  it('T12, SAR-008, SAR-233, SAR-236, SAR-237: two specialisations: +1 with either, 6 EP, Kampf unchanged', () => {
    const specialisations = [
      { skill: 'einhandwaffen', type: 'langschwert' },
      { skill: 'einhandwaffen', type: 'breitschwert' },
    ];
    const sheet = { ...asthar, specialisations, carried: ['breitschwert'] };
    const card = cardOf(sheet);
    const plain = cardOf({ ...asthar, carried: ['breitschwert'] });
    expect(card.main!.attack - plain.main!.attack).toBe(1);
    expect(card.carried[0]!.attack - plain.carried[0]!.attack).toBe(1);
    expect([epOf(bookOf(rules), sheet), card.kampf]).toEqual([6, plain.kampf]);
  });
});

group('derived examples: actions, seizing, waiting', () => {
  it('D9, SAR-099, SAR-103: after two parries exactly one active action at -3, another only in the extra phase at -6', () => {
    const strong = someone({ skills: { einhandwaffen: 7 } });
    // Initiative 10 and 6. A attacks twice (8+2 against 6+8+5), B acts once at -3, A parries at -3.
    const table = playRound(
      duelOf(strong, strong),
      [9, 5, 2, 5, 2, 5, 2, 5, 2, 9, 9],
      [
        ['a', 'extra', 'pass'],
        ['b', 'extra', 'attack'],
        ['a', 'defence', 'none'],
      ],
    );
    const own = (table.told('attack.resolved') as unknown as Exchange[]).filter((e) => e.attacker === 'b');
    expect(own.map((e) => [e.number, e.malus])).toEqual([
      [3, -3],
      [4, -6],
    ]);
    expect(table.asked.filter((one) => one === 'b:turn').length).toBe(1);
  });

  it('D10, SAR-038: sum 5: the third action has 2, the fourth -1 and is refused', () => {
    const fight = duelOf(someone(), someone());
    const f = at(fight, 'a');
    expect([attackSum(f, f.arms[0]!, 3, 0), attackSum(f, f.arms[0]!, 4, 0)]).toEqual([2, -1]);
  });

  it('D11, SAR-126: attack sum 4: a price of 4 is refused, 3 allowed', () => {
    const at4 = { skills: { einhandwaffen: 3 } };
    const price = (b: number) => playBeats(duelOf({}, at4), 2, [8, b, 2, [1, 9]]).asked.includes('b:seize');
    expect([price(5), price(6)]).toEqual([false, true]);
  });

  it('D12, SAR-123, SAR-130, SAR-132: Z seizes over X, Y answers over Z: order Y, Z, X', () => {
    const eight = someone({ skills: { einhandwaffen: 7 } });
    const fight = fightOf(
      [
        { name: 'X', side: 0, sheet: someone({ skills: { einhandwaffen: 7 }, attributes: { sch: 3, kon: 0 } }) },
        { name: 'Y', side: 0, sheet: eight },
        { name: 'Z', side: 1, sheet: eight },
      ],
      { distance: 50 },
    );
    // Kampf 1: X 8+4 = 12, Y 8+1 = 9, Z 6+1 = 7.
    const table = playRound(
      fight,
      [8, 8, 6, 9, 9, 9],
      [
        ['z', 'seize', 'seize'],
        ['y', 'seize', 'seize'],
        ['y', 'turn', 'move', { metres: 6 }],
        ['y', 'turn', 'end'],
        ['z', 'turn', 'move', { metres: 6 }],
        ['z', 'turn', 'end'],
        ['x', 'turn', 'move', { way: 'to-z', metres: 6 }],
        ['x', 'turn', 'end'],
      ],
    );
    expect(table.told('initiative.seized')).toMatchObject([
      { who: 'z', from: 7, to: 13 },
      { who: 'y', from: 9, to: 14 },
    ]);
    expect(table.asked.filter((one) => one.endsWith(':turn')).map((one) => one[0])).toEqual([
      'y',
      'y',
      'z',
      'z',
      'x',
      'x',
    ]);
    expect([at(fight, 'y').seized, at(fight, 'z').seized]).toEqual([5, 6]);
  });

  it('D13, SAR-116, SAR-117: X waits, Y attacks, X steps in with two actions and no malus, Y goes on with one', () => {
    const fight = duelOf({ attributes: { sch: 2, kon: 0 } }, {});
    const table = playRound(
      fight,
      [9, 8, [1, 9], [1, 9], [1, 9], [1, 9], 9, 9],
      [
        ['a', 'turn', 'wait'],
        ['a', 'defence', 'none'],
        ['a', 'return', 'act'],
        ['b', 'defence', 'none'],
        ['b', 'defence', 'none'],
        ['a', 'defence', 'none'],
      ],
    );
    const blows = table.told('attack.resolved') as unknown as Exchange[];
    expect(blows.map((e) => [e.attacker, e.number, e.malus])).toEqual([
      ['b', 1, 0],
      ['a', 1, 0],
      ['a', 2, 0],
      ['b', 2, 0],
    ]);
  });

  it('D14, SAR-050, SAR-051, SAR-179: Ordelech aborts his meditating and parries at -3 against fatigue 7', () => {
    const fight = fightOf([
      { name: 'Ordelech', side: 0, sheet: { ...ordelech, skills: { magie: 8, stangenwaffen: 4 } } },
      { name: 'Ork', side: 1, sheet: ork },
    ]);
    const table = playRound(
      fight,
      [9, 5, 5, 9, 9, 9],
      [
        ['ordelech', 'declaration', 'ready', { wish: 'any' }],
        ['ordelech', 'turn', 'round-action', { ability: 'meditieren' }],
        ['ordelech', 'defence', 'parry'],
        ['ork', 'turn', 'end'],
        ['ork', 'extra', 'pass'],
      ],
    );
    expect(table.told('round-action.aborted').length).toBe(1);
    expect(table.told('ability.completed').length).toBe(0);
    expect((table.told('attack.resolved')[0] as unknown as Exchange).defence).toMatchObject({ number: 3, malus: -3 });
    expect(table.told('fatigue.rolled')[0]).toMatchObject({ who: 'ordelech', needed: 7 });
  });

  it('D15, SAR-046: one who has parried may not run as a round action', () => {
    const table = playBeats(
      duelOf({}, {}),
      3,
      [9, 3, 2, 5],
      [
        ['a', 'turn', 'attack'],
        ['a', 'turn', 'end'],
      ],
    );
    expect(table.asked).not.toContain('b:turn');
    const next = playBeats(
      duelOf({}, {}),
      4,
      [9, 3, 2, 5, 2, 5],
      [
        ['a', 'turn', 'attack'],
        ['a', 'turn', 'end'],
      ],
    );
    const options = optionsOf(lastQuestion(next, 'turn'));
    expect([options['flee'], options['full-dodge'], options['attack']]).toEqual([
      'refusal.round-acted',
      'refusal.round-acted',
      'free',
    ]);
  });

  it('D16, SAR-093, SAR-038: a fumbler parries once with sum 2, a second time he may not', () => {
    const fight = duelOf({ attributes: { sch: -1, kon: 0 }, skills: { einhandwaffen: 5 } }, {});
    // Initiative 1-2-1 = -2 (Kampf 1): fumble. Parry bonus 5: -3 gives 2, -6 gives -1.
    const table = playBeats(fight, 3, [[1, 2], 9, [1, 5], 5, [1, 5]]);
    expect(table.asked.filter((one) => one === 'a:defence').length).toBe(1);
    expect((table.told('attack.resolved') as unknown as Exchange[]).map((e) => e.defence?.number)).toEqual([
      3,
      undefined,
    ]);
  });
});

group('derived examples: challenge, two weapons, dodging', () => {
  it('D17, SAR-211: 13 and 13, distance 1 in the last round: it stays 1', () => {
    const spear = { name: 'x', skills: { stangenwaffen: 4 }, hands: { main: 'speer' } };
    const fight = duelOf(
      { ...spear, attributes: { sch: 2, kon: 0 }, bel: -1 },
      { skills: { einhandwaffen: 5 }, attributes: { sch: 1, kon: 0 } },
    );
    fight.steps = [-1, 1, 1, -1];
    // A: 6 + 2 + 2 + 4 - 1 = 13; B: 6 + 1 + 1 + 5 = 13.
    playBeats(fight, 1, [9, 9, 6, 6]);
    expect(fight.steps[1]).toBe(1);
  });

  it('D18, SAR-205, SAR-211, SAR-157: a tie without an old distance goes to the higher initiative', () => {
    const spearman = someone({ skills: { stangenwaffen: 6 }, bel: -1, hands: { main: 'speer' } });
    const fight = fightOf([
      { name: 'Asthar', side: 0, sheet: asthar, tactics: { quick: 3 } },
      { name: 'Speer', side: 1, sheet: spearman },
    ]);
    const table = playBeats(fight, 1, [6, 4, 4, 5]);
    expect(table.told('challenge.rolled').map((e) => (e as unknown as { roll: { total: number } }).roll.total)).toEqual(
      [12, 12],
    );
    expect([at(fight, 'asthar').ini, at(fight, 'speer').ini]).toEqual([9, 4]);
    expect(fight.steps[1]).toBe(1);
    expect([attackAt(1, 1, -3), attackAt(2, 1, -3)]).toEqual([0, -3]);
  });

  it('D19, SAR-157: attack modifiers of a Langschwert and a Speer at the distances 0, 1, 2', () => {
    expect([0, 1, 2].map((s) => attackAt(1, s, -3))).toEqual([-3, 0, NaN]);
    expect([0, 1, 2].map((s) => attackAt(2, s, -3))).toEqual([NaN, -3, 0]);
  });

  it('D20, D21, SAR-036, SAR-161, SAR-240, SAR-241: the Fechterin with both weapons', () => {
    const fight = duelOf(fechterin, {});
    playBeats(fight, 1, [5, 5]);
    const f = at(fight, 'a');
    const [main, off] = f.arms;
    expect([
      attackSum(f, main!, 1, 0),
      attackSum(f, off!, 2, 0),
      attackSum(f, main!, 3, 0),
      parrySum(f, main!, 4, 0),
    ]).toEqual([10, 6, 10, 7]);
    expect(guardSum(f, f.card.dodge, 3)).toBe(1);
  });

  it('D22, SAR-236, SAR-247, SAR-249: two pairs and two specialisations cost 17 EP', () => {
    const twoWeaponTraining = [
      { types: ['langschwert', 'kurzschwert'], stage: 3 },
      { types: ['dolch', 'dolch'], stage: 3 },
    ];
    const specialisations = [
      { skill: 'einhandwaffen', type: 'langschwert' },
      { skill: 'einhandwaffen', type: 'dolch' },
    ];
    expect(epOf(bookOf(rules), { twoWeaponTraining, specialisations })).toBe(17);
  });

  it('D23, SAR-181, SAR-261: full-round dodge with Volles Ausweichen +2', () => {
    const dodger = { attributes: { sch: 2, kon: 0 }, skills: { einhandwaffen: 4, handgemenge: 4 }, bel: -1, size: 1 };
    const table = playRound(
      duelOf(dodger, {}),
      [9, 2, 7, 2, 2, 9, 9],
      [['a', 'turn', 'full-dodge', { 'full-dodge-bonus': 2 }]],
    );
    expect(table.told('full-dodge.rolled')[0]).toMatchObject({ roll: { total: 13 } });
    expect(table.told('attack.resolved')).toMatchObject([{ difficulty: 19 }, { difficulty: 19 }]);
    expect(table.told('fatigue.rolled')[0]).toMatchObject({ who: 'a', needed: 10 });
  });

  it('D24, SAR-149, SAR-158: against a shot at 15 m only a dodge is offered, the base is 6', () => {
    const archer = { ...hirlond, hands: { main: 'bogen' } };
    const target = someone({ hands: { main: 'langschwert', off: 'schild' } });
    const fight = duelOf(archer, target, { start: { distance: 15 } });
    const table = playBeats(fight, 2, [9, 2, 5, 5], [['a', 'turn', 'shoot']]);
    expect(optionsOf(lastQuestion(table, 'defence'))).toMatchObject({
      parry: 'refusal.missile',
      block: 'refusal.missile',
      dodge: 'free',
    });
    expect(table.told('attack.resolved')[0]).toMatchObject({ base: 6, how: 'shot' });
  });
});

group('derived examples: dice, initiative, wounds', () => {
  it('D3, SAR-083: the three ways to break a tie', () => {
    const order = (tieBreak: 'higher-die' | 'higher-bonus' | 'simultaneous') => {
      const under = rulesWith({ 'initiative.tieBreak': tieBreak });
      const fight = duelOf({}, { attributes: { sch: 1, kon: 0 } }, { under, start: { distance: 50 } });
      const table = playBeats(fight, 2, [6, 5]);
      return table.asked.filter((one) => one.endsWith(':turn'));
    };
    expect(order('higher-die')).toEqual(['a:turn']);
    expect(order('higher-bonus')).toEqual(['b:turn']);
    expect(order('simultaneous')).toEqual(['a:turn', 'b:turn']);
  });

  it('D5, SAR-087, SAR-088, SAR-091, SAR-092: totals -1, 0, -10, -11: next numbers 3, 1, 3, 4', () => {
    const next = (bel: number, ...faces: number[]) => {
      const fight = duelOf({ bel }, {});
      playBeats(fight, 1, [faces, 9]);
      return [at(fight, 'a').ini, nextNumber(at(fight, 'a'))];
    };
    expect(next(-1, 1, 1)).toEqual([-1, 3]);
    expect(next(0, 1, 1)).toEqual([0, 1]);
    expect(next(-3, 1, 8)).toEqual([-10, 3]);
    expect(next(-3, 1, 9)).toEqual([-11, 4]);
  });

  it('D27, D26: without a defence that counts, margin 7 costs two levels', () => {
    const fight = duel();
    const table = playBeats(fight, 2, [9, 2, 8, [1, 8]]);
    expect(table.told('attack.resolved')[0]).toMatchObject({
      roll: { total: 13 },
      defence: { roll: { die: -7, total: -4 }, counts: 0 },
      difficulty: 6,
      margin: 7,
      damage: { sum: 7 },
      levels: 2,
    });
  });

  it('D34, SAR-155, SAR-170: mittel and müde make the second attack 0', () => {
    const fight = fightOf([
      { name: 'Asthar', side: 0, sheet: { ...asthar, wound: 'mittel', fatigue: 'muede' } },
      { name: 'Ork', side: 1, sheet: ork },
    ]);
    const f = at(fight, 'asthar');
    expect(attackSum(f, f.arms[0]!, 2, 0)).toBe(0);
    expect(initiativeSum(f, 2)).toBe(-5);
    expect(challengeSum(f, f.arms[0]!.arm.challenge)).toBe(0);
    expect(fullDodgeSum(f, 0)).toBe(-5);
  });
});

group('13.6: a whole fight of two rounds', () => {
  it('SAR-083, SAR-146, SAR-099, SAR-038, SAR-163, SAR-168, SAR-178, SAR-189, SAR-080: Asthar against an ork', () => {
    const fight = duel();
    const first = playRound(fight, [6, 7, 8, 5, [10, 4], 3, 9, 2, 4, [1, 6]]);
    expect(first.told('initiative.rolled')[0]).toMatchObject({
      rows: [{ roll: { total: 6 } }, { roll: { total: 6 } }],
    });
    expect(first.told('attack.resolved')).toMatchObject([
      { attacker: 'ork', roll: { total: 12 }, difficulty: 16, hit: false },
      {
        attacker: 'ork',
        roll: { total: 18 },
        difficulty: 14,
        margin: 4,
        damage: { sum: 3 },
        wound: { after: { id: 'leicht' } },
      },
      {
        attacker: 'asthar',
        number: 3,
        roll: { total: 10 },
        difficulty: 8,
        margin: 2,
        damage: { sum: 2 },
        wound: { after: { id: 'leicht' } },
      },
    ]);
    expect(first.told('fatigue.rolled')).toMatchObject([
      { who: 'asthar', roll: { total: 10 }, needed: 8, change: null },
      { who: 'ork', roll: { total: 1 }, needed: 8, shortfall: 7, change: { after: { id: 'angestrengt' } } },
    ]);
    const second = playRound(fight, [3, 4, 7, 6, 9, [1, 3], 2, 5]);
    expect(second.told('initiative.rolled')[0]).toMatchObject({
      rows: [{ roll: { total: 2 } }, { roll: { total: 1 } }],
    });
    expect(second.told('attack.resolved')).toMatchObject([
      { attacker: 'asthar', roll: { total: 11 }, difficulty: 13, hit: false },
      {
        attacker: 'asthar',
        roll: { total: 13 },
        defence: { roll: { total: -1 }, counts: 0 },
        difficulty: 6,
        margin: 7,
        damage: { sum: 7 },
        levels: 2,
        wound: { after: { id: 'schwer' } },
      },
    ]);
    expect(second.asked).not.toContain('ork:turn');
    expect(second.told('fatigue.rolled')).toMatchObject([
      { who: 'asthar', roll: { total: 8 }, needed: 7, change: null },
      { who: 'ork', roll: { total: 11 }, needed: 7, change: null },
    ]);
    expect(outcome(fight)).toBeUndefined();
  });
});
