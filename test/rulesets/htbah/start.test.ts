import { describe, expect, it } from 'vitest';
import { GM } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { archer, bernd, copies, fightWith, goblin, howky, plain, questions, type Cast, type Step } from './kit.js';

const order = (cast: Cast, dice: readonly Step[], choices: readonly Step[] = []) => {
  const told = fightWith(cast, { dice, choices, beats: 1 });
  return { told, ids: told.fight.order.map((c) => c.id), values: told.fight.order.map((c) => c.initiative) };
};

const party: Cast = { heroes: [howky, bernd], foes: copies(goblin, 3) };
const heroDice: Step[] = [
  ['howky', 'initiative', 4],
  ['bernd', 'initiative', 3],
];

describe('initiative', () => {
  it('HTB-063, HTB-065, HTB-066, HTB-073: everybody throws W10 for himself and adds Handeln; the highest acts first', () => {
    const dice: Step[] = [
      ...heroDice,
      ['goblin-1', 'initiative', 1],
      ['goblin-2', 'initiative', 9],
      ['goblin-3', 'initiative', 2],
    ];
    const { ids, values } = order(party, dice);
    expect(ids).toEqual(['bernd', 'goblin-2', 'howky', 'goblin-3', 'goblin-1']);
    expect(values).toEqual([18, 17, 15, 10, 9]);
  });

  it('HTB-027: a W10 that shows 10 counts 10', () => {
    expect(
      order({ heroes: [howky], foes: [goblin] }, [
        ['howky', 'initiative', 10],
        ['goblin', 'initiative', 1],
      ]).values,
    ).toEqual([21, 9]);
  });

  it('HTB-067, HTB-070, HTB-078: d23, one common roll at the place of the first NPC, list order without a roll-off', () => {
    const { ids, values } = order({ ...party, options: { npcInitiative: 'common' } }, [
      ...heroDice,
      [GM, 'initiative', 8],
    ]);
    expect(ids).toEqual(['bernd', 'goblin-1', 'goblin-2', 'goblin-3', 'howky']);
    expect(values).toEqual([18, 16, 16, 16, 15]);
  });

  it('HTB-064, HTB-069: a common roll shares the face, personal additions stay', () => {
    const foes = [goblin, { sheet: goblin, id: 'g2', extra: { initiativeMod: 3 } }];
    const { ids, values } = order({ heroes: [howky], foes, options: { npcInitiative: 'common' } }, [
      ['howky', 'initiative', 1],
      [GM, 'initiative', 5],
    ]);
    expect([ids, values]).toEqual([
      ['g2', 'goblin', 'howky'],
      [16, 13, 12],
    ]);
  });

  it('HTB-068: one roll for each value of Handeln and side', () => {
    const cast: Cast = {
      heroes: [howky, { ...goblin, id: 'tame' }],
      foes: [...copies(goblin, 2), archer, { ...goblin, id: 'g3' }],
      options: { npcInitiative: 'byHandeln' },
    };
    const { values } = order(cast, [
      ['howky', 'initiative', 9],
      [GM, 'initiative', 1],
      [GM, 'initiative', 2],
      [GM, 'initiative', 3],
    ]);
    expect(values).toEqual([20, 13, 10, 10, 10, 9]);
  });

  it('HTB-067, HTB-222: with ask the GM chooses, and common is possible for equal Handeln only', () => {
    const options = { npcInitiative: 'ask' } as const;
    const { told } = order(
      { ...party, options },
      [...heroDice, [GM, 'initiative', 8]],
      [[GM, 'initiative-mode', 'common']],
    );
    expect(told.asked[0]!.asked.options.map((o) => [o.id, o.forbidden !== undefined])).toEqual([
      ['each', false],
      ['common', false],
      ['byHandeln', false],
    ]);
    const mixed = order({ heroes: [howky], foes: [goblin, archer], options }, [
      ['howky', 'initiative', 1],
      ['goblin', 'initiative', 1],
      ['ork-bogenschuetze', 'initiative', 1],
    ]);
    expect(mixed.told.asked[0]!.asked.options[1]!.forbidden).toBeDefined();
    expect(
      questions(
        order({ heroes: [howky], foes: [goblin], options }, [
          ['howky', 'initiative', 1],
          ['goblin', 'initiative', 1],
        ]).told,
      ),
    ).toEqual([]);
  });

  it('HTB-187, HTB-188: d16, RW lowers the roll, also below 1', () => {
    const options = { ruestung: true };
    const heavy: Sheet = { ...howky, naturalArmour: 4 };
    expect(
      order({ heroes: [heavy], foes: [goblin], options }, [
        ['howky', 'initiative', 6],
        ['goblin', 'initiative', 1],
      ]).values,
    ).toEqual([13, 9]);
    const clumsy = plain('c', { handeln: 0, naturalArmour: 9 });
    expect(
      order({ heroes: [clumsy], foes: [goblin], options }, [
        ['c', 'initiative', 1],
        ['goblin', 'initiative', 1],
      ]).values,
    ).toEqual([9, -8]);
  });
});

describe('ties', () => {
  const pair = (a: Partial<Sheet> & { handeln?: number }, b: Partial<Sheet> & { handeln?: number }): Cast => ({
    heroes: [plain('a', a), plain('b', b)],
    foes: [plain('z', { role: 'npc' })],
  });
  const dice = (a: number, b: number): Step[] => [
    ['a', 'initiative', a],
    ['b', 'initiative', b],
    ['z', 'initiative', 1],
  ];

  it('HTB-075: d24, the higher Handeln, then players before NPCs, without a die', () => {
    expect(order(pair({ handeln: 9 }, { handeln: 11 }), dice(6, 4)).ids).toEqual(['b', 'a', 'z']);
    expect(order(pair({ handeln: 9, role: 'npc' }, { handeln: 9 }), dice(6, 6)).ids).toEqual(['b', 'a', 'z']);
  });

  it('HTB-076, HTB-077: d25, roll-offs until they differ', () => {
    const ties: Step[] = [
      ['a', 'tie', 4],
      ['b', 'tie', 4],
      ['a', 'tie', 2],
      ['b', 'tie', 9],
    ];
    expect(order(pair({ handeln: 9 }, { handeln: 9 }), [...dice(6, 6), ...ties]).ids).toEqual(['b', 'a', 'z']);
  });

  it('HTB-077: after three rolls each list order decides', () => {
    const ties = [4, 5, 6].flatMap((n): Step[] => [
      ['a', 'tie', n],
      ['b', 'tie', n],
    ]);
    expect(order(pair({ handeln: 9 }, { handeln: 9 }), [...dice(6, 6), ...ties]).ids).toEqual(['a', 'b', 'z']);
  });

  it('HTB-075: option rollOff goes straight to the dice', () => {
    const cast = { ...pair({ handeln: 9 }, { handeln: 11 }), options: { tieBreak: 'rollOff' } as const };
    expect(order(cast, [...dice(6, 4), ['a', 'tie', 9], ['b', 'tie', 3]]).ids).toEqual(['a', 'b', 'z']);
  });

  it('HTB-075, HTB-222: option gm asks for the first until one is left', () => {
    const cast: Cast = {
      heroes: [plain('a', { handeln: 9 }), plain('b', { handeln: 9 }), plain('c', { handeln: 9 })],
      foes: [plain('z', { role: 'npc' })],
      options: { tieBreak: 'gm' },
    };
    const throws: Step[] = [
      ['a', 'initiative', 6],
      ['b', 'initiative', 6],
      ['c', 'initiative', 6],
      ['z', 'initiative', 1],
    ];
    const { told, ids } = order(cast, throws, [
      [GM, 'tie-order', 'c'],
      [GM, 'tie-order', 'b'],
    ]);
    expect(ids).toEqual(['c', 'b', 'a', 'z']);
    expect(told.asked.map((q) => q.preferred.option)).toEqual(['a', 'a']);
  });

  it('HTB-078: those who share a die are one party in a roll-off and stay together', () => {
    const cast: Cast = {
      heroes: [plain('h', { role: 'npc', handeln: 8 })],
      foes: copies(goblin, 2),
      options: { npcInitiative: 'byHandeln' },
    };
    const throws: Step[] = [
      [GM, 'initiative', 5],
      [GM, 'initiative', 5],
      ['h', 'tie', 3],
      [GM, 'tie', 7],
    ];
    expect(order(cast, throws).ids).toEqual(['goblin-1', 'goblin-2', 'h']);
  });

  it('HTB-074: x10, an order fixed by the GM stands whatever the dice show', () => {
    const start = { order: ['bernd', 'goblin-1', 'goblin-2', 'goblin-3', 'howky'] };
    const throws: Step[] = [
      ['howky', 'initiative', 10],
      ['bernd', 'initiative', 1],
      ...copies(goblin, 3).map(({ id }): Step => [id, 'initiative', 10]),
    ];
    const { ids, values, told } = order({ ...party, start }, throws);
    expect(ids).toEqual(start.order);
    expect(values).toEqual([16, 18, 18, 18, 21]);
    expect(told.of('order.found')[0]).toMatchObject({ fixed: true });
  });
});

describe('the start', () => {
  it('HTB-060, HTB-062: two sides, each fight with the values of the sheets', () => {
    const cast: Cast = { heroes: [{ ...howky, currentLifePoints: 42, gbp: { handeln: 0 } }], foes: [goblin] };
    for (let i = 0; i < 2; i++) {
      const told = fightWith(cast, { dice: [], beats: 0 });
      expect(told.who('howky')).toMatchObject({ side: 0, life: 42, gbp: { handeln: 0, wissen: 1, soziales: 2 } });
      told.who('howky').life = 1;
    }
  });

  it('HTB-061: who has less than 10 LP starts unconscious', () => {
    const foes = [
      { sheet: goblin, id: 'g9', extra: { currentLifePoints: 9 } },
      { sheet: goblin, id: 'g10', extra: { currentLifePoints: 10 } },
    ];
    const told = fightWith({ heroes: [howky], foes }, { dice: [], beats: 0 });
    expect(told.fight.listed.map((c) => c.state)).toEqual(['able', 'unconscious', 'able']);
  });

  it('HTB-071, HTB-072: all throw initiative once, also the surprised, and it holds for all rounds', () => {
    const cast: Cast = { heroes: [howky], foes: [{ sheet: goblin, extra: { surprised: 'yes' } }] };
    const dice: Step[] = [
      ['howky', 'initiative', 5],
      ['goblin', 'initiative', 9],
      ['howky', 'attack', 80],
      ['goblin', 'attack', 80],
      ['howky', 'attack', 80],
    ];
    const told = fightWith(cast, {
      dice,
      choices: [
        ['howky', 'spend-gbp', 'no'],
        ['howky', 'spend-gbp', 'no'],
      ],
      beats: 5,
    });
    expect(told.fight.round).toBe(2);
  });
});

describe('surprise', () => {
  const archers = copies(archer, 2);
  const initiative: Step[] = [
    ['howky', 'initiative', 4],
    ['bernd', 'initiative', 3],
    ['ork-bogenschuetze-1', 'initiative', 7],
    ['ork-bogenschuetze-2', 'initiative', 2],
  ];
  const ambushed: Cast = { heroes: [howky, bernd], foes: archers, start: { ambush: 'heroes' } };

  it('HTB-082, HTB-083, HTB-084, HTB-088: x11, after initiative each has his own chance, the skilled alone', () => {
    const told = fightWith(ambushed, { dice: [...initiative, ['howky', 'perception', 31]], beats: 2 });
    expect(told.who('howky').surprised).toBe(false);
    expect(told.who('bernd').surprised).toBe(true);
    expect(questions(told)).toEqual(['surprise', 'surprise']);
    expect(told.asked.map((q) => q.preferred.option)).toEqual(['check', 'yes']);
  });

  it('HTB-082: a failed check means surprise; HTB-222: perception may be rolled again with GBP by habit', () => {
    const dice: Step[] = [...initiative, ['howky', 'perception', 59], ['howky', 'perception', 60]];
    const told = fightWith(ambushed, { dice, beats: 2 });
    expect(told.who('howky')).toMatchObject({ surprised: true, gbp: { handeln: 1, wissen: 0, soziales: 2 } });
  });

  it('HTB-085: option ambushCheck gives the check to all or to nobody', () => {
    const all = fightWith(
      { ...ambushed, options: { ambushCheck: 'all' } },
      { dice: [...initiative, ['howky', 'perception', 31], ['bernd', 'perception', 10]], beats: 2 },
    );
    expect(all.fight.listed.map((c) => c.surprised)).toEqual([false, false, false, false]);
    expect(all.of('check.rolled')[1]).toMatchObject({ skill: null, group: 'wissen', target: 10 });
    const nobody = fightWith({ ...ambushed, options: { ambushCheck: 'none' } }, { dice: initiative, beats: 2 });
    expect(nobody.fight.listed.map((c) => c.surprised)).toEqual([true, true, false, false]);
  });

  it('HTB-086, HTB-087, HTB-089: the own field goes before the ambush, also for NPCs, with its modifier', () => {
    const cast: Cast = {
      heroes: [{ sheet: howky, extra: { surprised: 'no' } }, bernd],
      foes: [{ sheet: archer, id: 'ork', extra: { surprised: 'check', perceptionMod: 30 } }],
      start: { ambush: 'heroes' },
    };
    const dice: Step[] = [...initiative.slice(0, 2), ['ork', 'initiative', 1], ['ork', 'perception', 35]];
    const told = fightWith(cast, { dice, beats: 2 });
    expect(told.fight.listed.map((c) => c.surprised)).toEqual([false, true, true]);
    expect(told.of('check.rolled')[0]).toMatchObject({ base: 4, target: 34, mods: [{ what: 'standing', n: 30 }] });
    expect(questions(told)).toEqual(['surprise']);
  });

  it('HTB-079, HTB-080: without a ruling nobody is surprised', () => {
    const told = fightWith({ heroes: [howky, bernd], foes: archers }, { dice: initiative, beats: 1 });
    expect(told.fight.phase).toBe('rounds');
    expect(told.fight.listed.some((c) => c.surprised)).toBe(false);
  });

  it('HTB-081, HTB-090, HTB-110: f02, the surprised sits out round 1 and acts from round 2 on', () => {
    const dice: Step[] = [
      ...initiative,
      ['howky', 'perception', 31],
      ['ork-bogenschuetze-1', 'attack', 77],
      ['howky', 'attack', 40],
      ['ork-bogenschuetze-1', 'parry', 63],
      ['howky', 'damage', 3, 9, 4, 6],
      ['ork-bogenschuetze-2', 'attack', 20],
      ['ork-bogenschuetze-2', 'damage', 2, 5, 9, 1, 7, 4],
    ];
    const told = fightWith(ambushed, { dice, choices: [['ork-bogenschuetze-1', 'target', 'bernd']], beats: 5 });
    expect(told.dice).toHaveLength(11);
    expect(told.fight).toMatchObject({ round: 1, clock: 5 });
    expect(told.who('ork-bogenschuetze-1').life).toBe(38);
    expect(told.who('howky').life).toBe(72);
    expect(told.of('turn.skipped')).toEqual([{ type: 'turn.skipped', who: 'bernd', why: 'surprised' }]);
    const next = fightWith(ambushed, {
      dice: [...dice, ['bernd', 'attack', 90]],
      choices: [
        ['ork-bogenschuetze-1', 'target', 'bernd'],
        ['bernd', 'spend-gbp', 'no'],
      ],
      beats: 6,
    });
    expect(next.fight.round).toBe(2);
  });

  it('HTB-145: a surprised fighter cannot parry in round 1, unless option surprisedMayParry', () => {
    const cast: Cast = { heroes: [howky], foes: [{ sheet: goblin, extra: { surprised: 'yes' } }] };
    const dice: Step[] = [
      ['howky', 'initiative', 5],
      ['goblin', 'initiative', 1],
      ['howky', 'attack', 50],
    ];
    const hurt: Step = ['howky', 'damage', 1, 1, 1, 1];
    expect(fightWith(cast, { dice: [...dice, hurt], beats: 3 }).of('parry.omitted')[0]).toMatchObject({
      why: 'surprised',
    });
    const may = fightWith(
      { ...cast, options: { surprisedMayParry: true } },
      { dice: [...dice, ['goblin', 'parry', 9], hurt], beats: 3 },
    );
    expect(may.of('parry.omitted')).toEqual([]);
  });
});
