import { describe as group, expect, it } from 'vitest';
import { nextNumber, numberMalus, wholeAllowance } from '../../../rulesets/sargon/counting.js';
import { refuse } from '../../../src/engine/index.js';
import { letGo } from '../../../rulesets/sargon/hands.js';
import { attackSum, guardSum, plainSum } from '../../../rulesets/sargon/sums.js';
import {
  at,
  cardOf,
  desk,
  duelOf,
  fightOf,
  lastQuestion,
  optionsOf,
  playBeats,
  playRound,
  rulesWith,
  sample,
  someone,
  tables,
  type Given,
} from './given.js';

const far = { start: { distance: 60 } };
const mage = { attributes: { sch: 0, kon: 15 }, skills: { einhandwaffen: 4, magie: 8 } };
const end = (who: string): Given => [who, 'turn', 'end'];

group('kinds of action', () => {
  it('SAR-033, SAR-041, SAR-047, SAR-301: the table says which is which', () => {
    const kind = (id: string) => tables.actions.actions.find((row) => row.id === id);
    expect(
      ['attack', 'parry', 'draw', 'load', 'move', 'stand-up', 'distance', 'pick-up'].map((id) => kind(id)?.kind),
    ).toEqual(new Array(8).fill('simple'));
    expect(['shout', 'walk', 'drop'].map((id) => kind(id)?.kind)).toEqual(['free', 'free', 'free']);
    expect(['run', 'full-dodge', 'round-ability', 'flee'].map((id) => kind(id)?.kind)).toEqual(
      new Array(4).fill('round'),
    );
    expect(['parry', 'block', 'dodge', 'full-dodge'].map((id) => kind(id)?.mode)).toEqual(new Array(4).fill('passive'));
    expect([kind('load'), kind('pick-up'), kind('drop'), kind('flee')].map((row) => row?.provenance)).toEqual([
      'H',
      'H',
      'H',
      'H',
    ]);
  });

  it('SAR-035, SAR-036, SAR-154: the malus grows by 3 with every action beyond the allowance', () => {
    const f = at(duelOf({}, {}), 'a');
    expect([1, 2, 3, 4, 5, 6].map((n) => numberMalus(f, n, 2))).toEqual([0, 0, -3, -6, -9, -12]);
    expect(numberMalus(at(duelOf({ extraActions: 1 }, {}), 'a'), 3, 3)).toBe(0);
  });

  it('SAR-034, SAR-018: two simple actions, more by effects', () => {
    const asked = (extraActions: number) =>
      playRound(
        duelOf({ ...mage, extraActions }, {}, far),
        [9, 2, 9],
        [
          ...new Array<Given>(2 + extraActions)
            .fill(['a', 'turn', 'move', { metres: 6 }])
            .map((one, i) => (i === 0 ? one : (['a', 'turn', 'move', { metres: 10 }] as Given))),
          end('b'),
        ],
      ).asked.filter((one) => one === 'a:turn').length;
    expect([asked(0), asked(1)]).toEqual([2, 3]);
  });

  it('SAR-039, SAR-040: a negative sum bars additional actions only, or all by the option', () => {
    const turn = (scope: 'additional' | 'all') => {
      const weak = { skills: {}, bel: -5, carried: ['dolch'] };
      const fight = duelOf(
        weak,
        {},
        { under: rulesWith({ 'actions.negativeSumScope': scope }), tacticsB: { defend: 'never' } },
      );
      return optionsOf(playBeats(fight, 2, [[10, 5], 2], [end('a')]).questions.find(({ id }) => id === 'turn'));
    };
    expect([turn('additional')['attack'], turn('additional')['draw']]).toEqual(['free', 'free']);
    expect([turn('all')['attack'], turn('all')['draw']]).toEqual(['refusal.negative', 'refusal.no-action']);
  });

  it('SAR-040: without a die the sum is SCH + Bel + all maluses', () => {
    const f = at(duelOf({ attributes: { sch: 3, kon: 0 }, bel: -1, wound: 'leicht' }, {}), 'a');
    f.burden = 1;
    expect([plainSum(f, 2), plainSum(f, 3)]).toEqual([0, -3]);
  });

  it('SAR-038: 0 is allowed, -1 is not', () => {
    const extra = (skill: number) =>
      playRound(
        duelOf({ skills: { einhandwaffen: skill } }, {}, { tacticsB: { defend: 'never' } }),
        [9, 2, [1, 9], [1, 9], 9],
        [end('b'), ['b', 'extra', 'pass']],
      ).asked.includes('a:extra');
    // Attack sum 3 - 3 = 0 with skill 2; with skill 1 it is -1.
    expect([extra(2), extra(1)]).toEqual([true, false]);
  });
});

group('round actions and abilities', () => {
  const ritual = (rounds: number) => ({
    ...mage,
    abilities: [{ id: 'ritual', label: 'Ritual', kind: 'round', rounds, skill: 'magie' }],
  });

  it('SAR-048, SAR-049: an ability of two rounds takes effect at the end of the second', () => {
    const fight = duelOf(ritual(2), {}, far);
    const answers: Given[] = [['a', 'turn', 'round-action'], end('b')];
    expect(playRound(fight, [9, 2, 9], answers).told('ability.completed')).toEqual([]);
    expect(playRound(fight, [9, 2, 9], answers).told('ability.completed').length).toBe(1);
  });

  it('SAR-049: a round without it loses all progress', () => {
    const fight = duelOf(ritual(2), {}, far);
    playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]);
    playRound(fight, [9, 2], [end('a'), end('b')]);
    const table = playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]);
    expect(table.told('round-action.began')[0]).toMatchObject({ nth: 1, of: 2 });
    expect(table.told('ability.completed')).toEqual([]);
  });

  it('SAR-049, SAR-267: a round attack strikes at the end of its last round', () => {
    const storm = {
      id: 'sturm',
      label: 'Sturm',
      kind: 'round',
      use: 'attack',
      skill: 'magie',
      damage: 6,
      difficulty: 6,
      maxRange: 80,
    };
    const fight = duelOf({ ...mage, abilities: [storm] }, {}, far);
    const table = playRound(
      fight,
      [9, 2, 9, 9, 9, 9],
      [['a', 'turn', 'round-action', { target: 'b' }], end('b'), ['b', 'defence', 'dodge']],
    );
    expect(table.told('attack.resolved')[0]).toMatchObject({ how: 'ability', roll: { total: 17 } });
  });

  it('SAR-049, SAR-269: what an ability of two rounds requires is needed at its start only', () => {
    const great = { id: 'gross', label: 'G', kind: 'round', rounds: 2, requires: 'meditieren' };
    const fight = duelOf({ ...mage, abilities: ['meditieren', great] }, {}, far);
    const round = (ability: string) =>
      playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action', { ability }], end('b')]).told('ability.completed');
    expect(round('meditieren').length).toBe(1);
    expect(round('gross')).toEqual([]);
    expect(round('gross')).toMatchObject([{ ability: { id: 'gross' } }]);
  });

  it('SAR-269: a round action that is aborted has used up what it required', () => {
    const great = { id: 'gross', label: 'G', kind: 'round', requires: 'meditieren' };
    const sheet = { ...mage, attributes: { sch: 3, kon: 15 }, carried: ['dolch'] };
    const fight = duelOf(
      { ...sheet, abilities: ['meditieren', great, 'flammenstrahl'] },
      {},
      { start: { distance: 20 } },
    );
    playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]);
    const begun = [['a', 'turn', 'round-action', { ability: 'gross' }], end('b')] as const;
    const table = playRound(fight, [9, 2, 9], begun);
    const extra = table.questions.find(({ id, who }) => id === 'extra' && who === 'a');
    expect(optionsOf(extra)['ability']).toBe('refusal.unprepared');
  });

  it('SAR-182: an ability of several rounds has its surcharge once', () => {
    const long = { id: 'lang', label: 'L', kind: 'round', rounds: 2, fatigueSurcharge: 5 };
    const fight = duelOf({ ...mage, abilities: [long] }, {}, far);
    const needed = () =>
      playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]).told('fatigue.rolled')[0];
    expect(needed()).toMatchObject({ needed: 11 });
    expect(needed()).toMatchObject({ needed: 6 });
  });

  it('SAR-287: an attack ability of whole rounds is used from afar, at the worst wounded whom it reaches', () => {
    const storm = { id: 'sturm', label: 'S', kind: 'round', use: 'attack', damage: 6, maxRange: 70 };
    const fight = fightOf(
      [
        { name: 'A', side: 0, sheet: someone({ ...mage, abilities: [storm] }) },
        { name: 'B', side: 1, sheet: someone() },
        { name: 'C', side: 1, sheet: someone({ wound: 'leicht' }) },
        { name: 'D', side: 1, sheet: someone({ wound: 'mittel' }), extra: { position: 71 } },
      ],
      { distance: 60 },
    );
    const table = playBeats(fight, 2, [9, 2, 2, 4]);
    expect(lastQuestion(table, 'turn')?.preferred).toEqual({ option: 'round-action', ability: 'sturm', target: 'c' });
  });

  it('SAR-050, SAR-052: aborted in the extra phase there is no effect', () => {
    const sheet = { ...mage, skills: { einhandwaffen: 8, magie: 8 }, abilities: ['meditieren'] };
    const table = playRound(
      duelOf(sheet, {}, { tacticsB: { defend: 'never' } }),
      [9, 2, [1, 9], 9],
      [
        ['a', 'turn', 'round-action'],
        end('b'),
        ['a', 'extra', 'attack'],
        ['b', 'extra', 'pass'],
        ['a', 'extra', 'pass'],
      ],
    );
    expect(table.told('round-action.aborted').length).toBe(1);
    expect(table.told('ability.completed')).toEqual([]);
    expect(table.told('attack.resolved')[0]).toMatchObject({ number: 3, malus: -3 });
  });

  it('SAR-046, SAR-106: a defence keeps him from any later round action', () => {
    const table = playBeats(duelOf({}, {}), 4, [9, 2, 2, 5], [['a', 'turn', 'attack'], end('a'), end('b')]);
    expect(optionsOf(table.questions.findLast(({ id, who }) => id === 'turn' && who === 'b'))['full-dodge']).toBe(
      'refusal.round-acted',
    );
  });

  it('SAR-265, SAR-266: a simple ability with a difficulty rolls, without one it just happens', () => {
    const abilities = [
      { id: 'blick', label: 'Blick', kind: 'simple', skill: 'magie', difficulty: 12, bonus: 1 },
      { id: 'wink', label: 'Wink', kind: 'simple' },
    ];
    const fight = duelOf({ ...mage, abilities }, {}, far);
    const table = playBeats(
      fight,
      3,
      [9, 2, 3],
      [
        ['a', 'turn', 'ability', { ability: 'blick' }],
        ['a', 'turn', 'ability', { ability: 'wink' }],
      ],
    );
    expect(table.told('ability.used')).toMatchObject([
      { roll: { total: 12 }, passed: true, number: 1 },
      { roll: null, passed: true, number: 2 },
    ]);
  });

  it('SAR-268: a magical defence raises the difficulty of one attack, missiles included', () => {
    const abilities = [{ id: 'wall', label: 'Wall', kind: 'simple', use: 'defence', skill: 'magie' }];
    const archer = { hands: { main: 'bogen' }, skills: { schusswaffen: 4 } };
    const fight = duelOf(archer, { ...mage, abilities }, { start: { distance: 15 } });
    const table = playBeats(fight, 2, [9, 2, 5, 4], [['b', 'defence', 'magic']]);
    expect(table.told('attack.resolved')[0]).toMatchObject({ defence: { kind: 'magic', counts: 12 }, difficulty: 18 });
  });

  it('SAR-269, SAR-270: the fire ray needs meditating in the round before, once per use', () => {
    const fight = fightOf(
      [
        { name: 'O', side: 0, sheet: sample('ordelech') },
        { name: 'B', side: 1, sheet: someone() },
      ],
      { distance: 20 },
    );
    const first = playRound(fight, [9, 2, 9], [end('b')]);
    expect(first.told('ability.completed')[0]).toMatchObject({ ability: { id: 'meditieren' } });
    const second = playRound(fight, [9, 2, [1, 9], 9], [['b', 'defence', 'none'], end('b')]);
    expect(second.told('attack.resolved').length).toBe(1);
    expect(optionsOf(second.questions.filter(({ id, who }) => id === 'turn' && who === 'o')[1])['ability']).toBe(
      'refusal.unprepared',
    );
  });

  it('SAR-271: healing has no effect of its own', () => {
    const fight = duelOf({ ...mage, wound: 'leicht', abilities: ['heilen'] }, {}, far);
    playRound(fight, [9, 2, 9], [['a', 'turn', 'round-action'], end('b')]);
    expect(at(fight, 'a').wound).toBe(1);
  });
});

group('dodging', () => {
  it('SAR-263, SAR-264: a single dodge is a passive simple action and counts against one attack', () => {
    const fight = duelOf({}, { skills: { handgemenge: 8, einhandwaffen: 0 } });
    const table = playBeats(fight, 3, [9, 2, 5, 5, 5, 4]);
    expect(table.told('attack.resolved')).toMatchObject([
      { defence: { kind: 'dodge', number: 1 }, difficulty: 6 + 13 },
      { defence: { kind: 'dodge', number: 2 }, difficulty: 6 + 12 },
    ]);
  });

  it('SAR-257, SAR-258, SAR-259: one roll that counts against every attack of the round', () => {
    const fight = duelOf({ skills: { handgemenge: 5 } }, {});
    const table = playRound(fight, [9, 2, 7, 2, 2, 9, 9], [['a', 'turn', 'full-dodge']]);
    expect(table.told('attack.resolved')).toMatchObject([
      { fullDodge: 12, difficulty: 18 },
      { fullDodge: 12, difficulty: 18 },
    ]);
    expect(table.rolled.filter((one) => one === 'a:full-dodge').length).toBe(1);
  });

  it('SAR-260: as an answer it counts from that attack on, if nothing was done and the option allows it', () => {
    const fight = duelOf({}, { skills: { handgemenge: 5 } });
    const table = playBeats(fight, 3, [9, 2, 7, 2, 2], [['b', 'defence', 'full-dodge']]);
    expect(table.told('attack.resolved')).toMatchObject([{ fullDodge: 12 }, { fullDodge: 12 }]);
    const never = duelOf({}, {}, { under: rulesWith({ 'dodge.fullAsAnswer': false }) });
    expect(optionsOf(playBeats(never, 2, [9, 2, 2, 5]).questions.at(-1))).not.toHaveProperty('full-dodge');
    const second = playBeats(duelOf({}, {}), 3, [9, 2, 2, 5, 2, 5]);
    expect(optionsOf(second.questions.at(-1))).not.toHaveProperty('full-dodge');
  });

  it('SAR-261, SAR-262, SAR-322: Volles Ausweichen from 0 to 3, for the whole round only', () => {
    const table = playBeats(duelOf({}, {}), 2, [9, 2, 2, 5]);
    const full = table.questions.at(-1)!.asked.options.find(({ id }) => id === 'full-dodge')!;
    expect(full.params).toMatchObject([{ id: 'full-dodge-bonus', min: 0, max: 3 }]);
    expect(table.questions.at(-1)!.asked.options.find(({ id }) => id === 'dodge')!.params).toBeUndefined();
  });
});

group('two weapons', () => {
  const both = (stage: number, types = ['langschwert', 'dolch']) => ({
    skills: { einhandwaffen: 8 },
    hands: { main: 'langschwert', off: 'dolch' },
    twoWeaponTraining: stage > 0 ? [{ types, stage }] : [],
  });
  const arms = (sheet: Record<string, unknown>) => {
    const fight = duelOf(sheet, {}, far);
    playBeats(fight, 1, [9, 2], [['a', 'declaration', 'ready', { 'two-weapons': 'yes' }]]);
    return at(fight, 'a');
  };

  it('SAR-161, SAR-243, SAR-244, SAR-245, SAR-246: the maluses of the hands by stage', () => {
    const maluses = (stage: number) => arms(both(stage)).arms.map(({ malus }) => malus);
    expect([0, 1, 2, 3].map(maluses)).toEqual(
      [
        [-3, -6],
        [-2, -5],
        [-1, -4],
        [-0, -3],
      ].map(([a, b]) => [a === 0 ? expect.closeTo(0) : a, b]),
    );
  });

  it('SAR-250: which weapon of the pair is in which hand does not matter; another pair is untrained', () => {
    expect(arms(both(2, ['dolch', 'langschwert'])).arms[1]!.malus).toBe(-4);
    expect(arms(both(2, ['dolch', 'dolch'])).arms[1]!.malus).toBe(-6);
  });

  it('SAR-240, SAR-241: three weapon actions without a number malus, other actions two', () => {
    const f = arms(both(3));
    expect(wholeAllowance(f)).toBe(3);
    expect(attackSum(f, f.arms[0]!, 3, 0)).toBe(9);
    expect(guardSum(f, 4, 3)).toBe(1);
    const fight = duelOf(both(3), {}, { ...far, under: rulesWith({ 'twoWeapons.bonusAction': 'any' }) });
    playBeats(fight, 1, [9, 2]);
    expect(guardSum(at(fight, 'a'), 4, 3)).toBe(4);
  });

  it('SAR-242: each weapon with its own skill', () => {
    const own = { id: 'peitsche', label: 'Peitsche', skill: 'magie', hands: 1, reach: 1, damage: 0 };
    const f = arms({ skills: { einhandwaffen: 8, magie: 2 }, hands: { main: 'langschwert', off: own } });
    expect(f.arms.map(({ arm }) => arm.skill)).toEqual([8, 2]);
  });

  it('SAR-253: the third action counts for the fatigue, unless the option spares it', () => {
    const needed = (tires: boolean) => {
      const fight = duelOf(
        { ...both(3), attributes: { sch: 0, kon: 9 } },
        {},
        { under: rulesWith({ 'twoWeapons.extraTires': tires }), tacticsB: { defend: 'never' } },
      );
      const table = playRound(
        fight,
        [9, 2, [1, 10, 10, 5], [1, 10, 10, 5], [1, 10, 10, 5], 9],
        [end('b'), ['b', 'extra', 'pass']],
      );
      return table.told('fatigue.rolled')[0];
    };
    expect([needed(true), needed(false)]).toMatchObject([{ needed: 8 }, { needed: 7 }]);
  });

  it('SAR-254: a fumble takes the base actions, not the extra place', () => {
    const fight = duelOf({ ...both(3), bel: -5 }, {}, { tacticsB: { defend: 'never' } });
    const table = playBeats(
      fight,
      3,
      [[1, 2], 9, [1, 9]],
      [['b', 'turn', 'attack'], ['a', 'defence', 'none'], end('b')],
    );
    expect(nextNumber(at(fight, 'a'))).toBe(3);
    expect(table.asked).toContain('b:turn');
    const own = playBeats(fight, 1, [[1, 9]]);
    expect(own.told('attack.resolved')[0]).toMatchObject({ attacker: 'a', number: 3, malus: expect.closeTo(0) });
  });
});

group('small actions', () => {
  it('SAR-280, SAR-329, SAR-072: drawing is a simple action; what the hand holds falls to the ground', () => {
    const fight = duelOf({ carried: ['dolch'] }, {}, far);
    const table = playBeats(fight, 2, [9, 2], [['a', 'turn', 'draw']]);
    const f = at(fight, 'a');
    expect([f.taken, f.main!.arm.id, f.carried.length, fight.ground.map(({ what }) => what.id)]).toEqual([
      1,
      'dolch',
      0,
      ['langschwert'],
    ]);
    expect(table.told('weapon.dropped').length).toBe(1);
  });

  it('SAR-329: a two-handed weapon needs both hands; what lies near is picked up with one action', () => {
    const fight = duelOf({ hands: { main: 'dolch', off: 'schild' }, carried: ['speer'] }, {}, far);
    playBeats(
      fight,
      3,
      [9, 2],
      [
        ['a', 'turn', 'draw'],
        ['a', 'turn', 'pick-up'],
      ],
    );
    const f = at(fight, 'a');
    expect([f.main!.arm.id, f.shield, fight.ground.map(({ what }) => what.id), f.taken]).toEqual([
      'dolch',
      null,
      ['schild', 'speer'],
      2,
    ]);
    const away = duelOf({ carried: ['dolch'] }, {}, far);
    const table = playBeats(away, 4, [9, 2], [['a', 'turn', 'draw'], ['a', 'turn', 'move', { metres: 3 }], end('a')]);
    expect(optionsOf(lastQuestion(table, 'turn'))).not.toHaveProperty('pick-up');
  });

  it('SAR-285, SAR-329: a shield falls and is picked up with one action, into the off hand', () => {
    const fight = duelOf({ hands: { main: 'langschwert', off: 'schild' }, skills: { schilde: 3 } }, {}, far);
    const table = playBeats(
      fight,
      2,
      [9, 2],
      [
        ['a', 'turn', 'drop', { hand: 'off' }],
        ['a', 'turn', 'pick-up'],
      ],
    );
    const f = at(fight, 'a');
    // SCH 0 + Schilde 3 + Block 2.
    expect([f.shield?.bonus, f.main?.arm.id, fight.ground, f.taken]).toEqual([5, 'langschwert', [], 1]);
    expect(table.told('weapon.readied')).toMatchObject([{ how: 'pick-up', weapon: { id: 'schild' } }]);
    const question = lastQuestion(table, 'turn')!;
    const wrong = { option: 'pick-up', weapon: 'schild-1', hand: 'main' };
    expect(refuse(question, { choice: wrong })).toMatchObject({ why: { t: 'refusal.shield-hand' } });
  });

  it('SAR-329, SAR-021: somebody else bears it with his own values; what his hands cannot hold falls', () => {
    const fallen = (hands: unknown, skills: unknown = {}) => {
      const fight = duelOf({ hands, skills }, { hands: { off: 'turmschild' } });
      letGo(fight, at(fight, 'b'), 'off', desk());
      playBeats(
        fight,
        2,
        [9, 2, ...((hands as { main: string }).main === 'speer' ? [5, 5] : [])],
        [['a', 'turn', 'pick-up']],
      );
      return { f: at(fight, 'a'), ground: fight.ground.map(({ what }) => what.id) };
    };
    // SCH 0 + Schilde 2 + Block 3.
    expect(fallen({ main: 'dolch' }, { schilde: 2 }).f.shield?.bonus).toBe(5);
    expect(fallen({ main: 'speer' })).toMatchObject({ f: { main: null }, ground: ['speer'] });
    expect(fallen({ main: 'dolch', off: 'dolch' })).toMatchObject({ f: { off: null }, ground: ['dolch'] });
  });

  it('SAR-185: a block with a shield picked up counts for the fatigue skill', () => {
    const fight = duelOf({ skills: { einhandwaffen: 4, schilde: 6 } }, {});
    fight.ground.push({ what: cardOf(someone({ hands: { off: 'schild' } })).shield!, position: 0 });
    // A picks up (no skill), ends; he blocks twice: only Schilde. Die 9 + 0 + 6.
    const table = playRound(
      fight,
      [9, 2, [1, 9], 5, [1, 9], 5, 9, 9],
      [['a', 'turn', 'pick-up'], end('a'), ['a', 'defence', 'block'], ['a', 'defence', 'block']],
    );
    expect(table.told('fatigue.rolled')[0]).toMatchObject({ who: 'a', roll: { total: 15 } });
  });

  it('SAR-072: a weapon that is not ready has to be drawn', () => {
    const f = at(duelOf({ hands: { main: { weapon: 'bogen', ready: false } } }, {}), 'a');
    expect([f.main, f.carried[0]!.arm.id, f.carried[0]!.toLoad]).toEqual([null, 'bogen', 1]);
  });

  it('SAR-281: a bow needs two simple actions per shot', () => {
    const archer = { hands: { main: 'bogen' }, attributes: { sch: 0, kon: 9 } };
    const fight = duelOf(archer, {}, { start: { distance: 40 } });
    const table = playBeats(fight, 3, [9, 2, 2, 9]);
    expect(table.told('attack.resolved').length).toBe(1);
    expect(table.told('weapon.readied')).toMatchObject([{ how: 'loaded' }]);
    expect(at(fight, 'a').taken).toBe(2);
  });

  it('SAR-282: a crossbow loads twice, a thrown weapon draws the next', () => {
    const toLoad = (main: string) => {
      const fight = duelOf({ hands: { main } }, {}, { start: { distance: 10 } });
      playBeats(fight, 2, [9, 2, 2, 9]);
      return at(fight, 'a').main!.toLoad;
    };
    expect([toLoad('armbrust'), toLoad('wurfspeer')]).toEqual([2, 1]);
  });

  it('SAR-283: standing up is a simple action', () => {
    const fight = duelOf({}, {}, { ...far, extraA: { conditions: ['prone'] } });
    playBeats(fight, 2, [9, 2]);
    expect([at(fight, 'a').prone, at(fight, 'a').taken]).toEqual([false, 1]);
  });

  it('SAR-285: letting go is free', () => {
    const fight = duelOf({}, {}, far);
    playBeats(fight, 2, [9, 2], [['a', 'turn', 'drop'], end('a')]);
    expect([at(fight, 'a').main, at(fight, 'a').taken, at(fight, 'a').arms[0]!.arm.id]).toEqual([null, 0, 'faust']);
  });
});
