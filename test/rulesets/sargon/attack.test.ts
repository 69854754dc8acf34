import { describe as group, expect, it } from 'vitest';
import { play, runExchange, type Table } from '../../../src/engine/index.js';
import { attackSum, guardSum, parrySum } from '../../../rulesets/sargon/sums.js';
import {
  abilityTerms,
  attackTerms,
  blockTerms,
  challengeTerms,
  dodgeTerms,
  fullDodgeTerms,
  initiativeTerms,
  parryTerms,
  speedTerms,
  totalOf,
} from '../../../rulesets/sargon/terms.js';
import {
  abilitySum,
  challengeSum,
  changeSum,
  fullDodgeSum,
  initiativeSum,
  speedSum,
} from '../../../rulesets/sargon/sums.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import {
  at,
  desk,
  duelOf,
  fightOf,
  gameOf,
  lastQuestion,
  optionsOf,
  playBeats,
  playRound,
  rulesWith,
  sample,
  someone,
  type Given,
  type Throw,
} from './given.js';
import { sargon } from '../../../rulesets/sargon/index.js';

const strong = { skills: { einhandwaffen: 8 } };
const never = { tacticsB: { defend: 'never' } };

/** The first blow of A, who is faster. */
const blow = (fight: Fight, dice: readonly Throw[], answers: readonly Given[] = []) => {
  const table = playBeats(fight, 2, [9, 2, ...dice], answers);
  return { table, e: table.told('attack.resolved')[0] as unknown as Record<string, unknown> };
};

/** One exchange of A against B as `start.exchange` frames it. */
const exchange = (
  a: unknown,
  b: unknown,
  frame: unknown,
  dice: readonly Throw[],
  answers: readonly Given[] = [],
  under = rulesWith(),
) => {
  const fight = fightOf(
    [
      { name: 'A', side: 0, sheet: someone(a as Record<string, unknown>) },
      { name: 'B', side: 1, sheet: someone(b as Record<string, unknown>) },
    ],
    frame,
    under,
  );
  const table = desk(dice, answers);
  sargon.exchange(fight, table, { attacker: 'a', defender: 'b' });
  table.done();
  return { fight, table, e: table.told('attack.resolved')[0] as unknown as Record<string, unknown> };
};

group('an exchange', () => {
  it('SAR-135, SAR-138: an attack and a defence are simple actions with their numbers', () => {
    const fight = duelOf({}, {});
    const { e } = blow(fight, [2, 5]);
    expect(e).toMatchObject({ number: 1, defence: { kind: 'parry', number: 1 } });
    expect([at(fight, 'a').taken, at(fight, 'b').taken]).toEqual([1, 1]);
  });

  it('SAR-136: not without a loaded weapon, beyond the last range, out of reach, at the dead', () => {
    const turn = (a: Record<string, unknown>, distance: number, b: Record<string, unknown> = {}, loaded = true) => {
      const fight = duelOf(a, b, { start: { distance } });
      if (!loaded) at(fight, 'a').main!.toLoad = 1;
      const table = playBeats(fight, 2, [9, 2, ...(distance <= 2 && a['hands'] ? [5, 5] : [])], [['a', 'turn', 'end']]);
      return optionsOf(table.questions.find(({ id }) => id === 'turn'));
    };
    const bow = { hands: { main: 'bogen' } };
    expect(turn(bow, 200)['shoot']).toBe('free');
    expect(turn(bow, 201)['shoot']).toBe('refusal.far');
    expect(turn(bow, 50, {}, false)['shoot']).toBe('refusal.unloaded');
    expect(turn({}, 3)['attack']).toBe('refusal.far');
    const fight = duelOf({}, {});
    fight.fighters[1]!.wound = 6;
    fight.fighters[1]!.able = false;
    expect(optionsOf(lastQuestion(desk([]), 'turn'))).toEqual({});
    expect(attackSum(at(fight, 'a'), at(fight, 'a').arms[0]!, 1, 0)).toBe(5);
  });

  it('SAR-137: the defence is declared before the attack die, or after it by the option', () => {
    const order = (early: boolean) => {
      const fight = duelOf({}, {}, { under: rulesWith({ 'defence.declareBeforeRoll': early }) });
      const table = desk([9, 2, 2, 5]);
      let dice = -1;
      const choose: Table['choose'] = (who, id, question, preferred) => {
        if (id === 'defence') dice = table.rolled.length;
        return table.choose(who, id, question, preferred);
      };
      for (let i = 0; i < 2; i++) sargon.beat(fight, { ...table, choose });
      return dice;
    };
    expect(order(true)).toBe(2);
    expect(order(false)).toBe(3);
  });

  it('SAR-137: seeing the attack, the default defends only where it would hit', () => {
    const under = rulesWith({ 'defence.declareBeforeRoll': false });
    // -8 + 5 misses 6 anyway; 2 + 5 = 7 would hit.
    expect(blow(duelOf({}, {}, { under }), [[1, 9]]).e).toMatchObject({ defence: null });
    expect(blow(duelOf({}, {}, { under }), [2, 5]).e).toMatchObject({ defence: { kind: 'parry' } });
  });

  it('SAR-139: one single defence against one attack', () => {
    const { table } = blow(duelOf({}, { hands: { main: 'langschwert', off: 'schild' } }), [2, 5]);
    expect(table.asked.filter((one) => one === 'b:defence').length).toBe(1);
  });

  it('SAR-140: only one who is able, and with the sum; a defence breaks a rest', () => {
    const fight = duelOf({}, { attributes: { sch: 9, kon: 0 }, fatigue: 'muede' });
    // B 2+9-2 = 9 rests, then parries A (9-? lower): no rest roll.
    const table = playRound(
      fight,
      [5, 4, 2, 5, 2, 5, 9, 9],
      [
        ['b', 'turn', 'rest'],
        ['a', 'extra', 'pass'],
      ],
    );
    expect(table.rolled.filter((one) => one.endsWith('rest'))).toEqual([]);
    expect(table.rolled.filter((one) => one.endsWith('fatigue'))).toEqual(['a:fatigue', 'b:fatigue']);
  });

  it('SAR-141, SAR-142, SAR-030: total = die + sum; the defence is thrown after the attack', () => {
    const { table, e } = blow(duelOf({}, {}), [7, 4]);
    expect(e).toMatchObject({ roll: { total: 12 }, defence: { roll: { total: 9 } } });
    expect(table.rolled.slice(2)).toEqual(['a:attack', 'b:parry']);
  });

  it('SAR-143, SAR-144, SAR-146: the difficulty is 6, plus the defence, plus a full-round dodge', () => {
    expect(blow(duelOf({}, {}, never), [7]).e).toMatchObject({ base: 6, difficulty: 6 });
    expect(blow(duelOf({}, {}), [7, 4]).e).toMatchObject({ difficulty: 15 });
    const { e } = exchange({}, {}, { exchange: { defender: { fullDodge: 4 } } }, [7, 4]);
    expect(e).toMatchObject({ difficulty: 6 + 9 + 4 });
    expect(exchange({}, {}, {}, [7, 4], [], rulesWith({}, { meleeBase: 3 })).e).toMatchObject({ difficulty: 12 });
  });

  it('SAR-145: a defence below 0 counts 0, the full dodge as well', () => {
    expect(blow(duelOf({}, {}), [7, [1, 9]]).e).toMatchObject({ difficulty: 6, defence: { counts: 0 } });
    expect(exchange({}, {}, { exchange: { defender: { fullDodge: -5 } } }, [7, 4]).e).toMatchObject({ difficulty: 15 });
  });

  it('SAR-147, SAR-148, SAR-031: equality hits with margin 0', () => {
    expect(blow(duelOf({}, {}, never), [[1, 0 + 9]]).e).toMatchObject({ hit: false });
    expect(blow(duelOf({ skills: { einhandwaffen: 3 } }, {}, never), [2]).e).toMatchObject({ hit: true, margin: 0 });
  });

  it('SAR-150, SAR-267: an ability can be dodged, but neither parried nor blocked', () => {
    const mage = { skills: { magie: 8 }, abilities: ['meditieren', 'flammenstrahl'], hands: { main: 'dolch' } };
    const { table, e } = exchange(
      mage,
      { hands: { main: 'langschwert', off: 'schild' } },
      { exchange: { metres: 20 } },
      [5, 5],
    );
    expect(optionsOf(lastQuestion(table, 'defence'))).toMatchObject({
      parry: 'refusal.ability',
      block: 'refusal.ability',
      dodge: 'free',
    });
    expect(e).toMatchObject({ how: 'ability', base: 6, defence: { kind: 'dodge' } });
  });

  it('SAR-153, SAR-260: a full dodge may answer a single attack, unless its total is given', () => {
    const nimble = { skills: { handgemenge: 5 } };
    // 5 + 5 = 10 on the base of 6, against 9 + 5.
    const { e } = exchange({}, nimble, {}, [5, 9], [['b', 'defence', 'full-dodge']]);
    expect(e).toMatchObject({ difficulty: 16, hit: false, fullDodge: 10 });
    const given = exchange({}, nimble, { exchange: { defender: { fullDodge: 4 } } }, [9], [['b', 'defence', 'none']]);
    expect(optionsOf(lastQuestion(given.table, 'defence'))).not.toHaveProperty('full-dodge');
    expect(given.e).toMatchObject({ difficulty: 10, hit: true });
  });

  it('SAR-267: what is not dodgeable leaves nothing to decide', () => {
    const bolt = { id: 'bolt', label: 'B', kind: 'simple', use: 'attack', damage: 3, dodgeable: false, difficulty: 4 };
    const { table, e } = exchange({ abilities: [bolt], hands: {} }, {}, { exchange: { metres: 9 } }, [5]);
    expect(table.asked).not.toContain('b:defence');
    expect(e).toMatchObject({ difficulty: 4, defence: null });
  });

  it('SAR-151: one who is not able does not defend; the step is the reach of the weapon', () => {
    const fight = duelOf({ hands: { main: 'speer' }, skills: { stangenwaffen: 4 } }, {});
    const third = fightOf([
      { name: 'A', side: 0, sheet: someone() },
      { name: 'B', side: 1, sheet: someone() },
      { name: 'C', side: 1, sheet: someone() },
    ]);
    third.fighters[1]!.wound = 4;
    third.fighters[1]!.able = false;
    const table = playBeats(third, 2, [9, 2, 7], [['a', 'turn', 'attack', { target: 'b' }]]);
    expect(table.told('attack.resolved')[0]).toMatchObject({ difficulty: 6, reach: 0, defence: null });
    expect(table.asked).not.toContain('b:defence');
    expect(fight.fighters.length).toBe(2);
  });
});

group('one exchange by itself', () => {
  it('SAR-153: names numbers, levels, seizure, distance, both weapons and modifiers', () => {
    const frame = {
      exchange: {
        step: 0,
        attacker: { number: 3, wound: 'leicht', fatigue: 'muede', seized: 2, attack: 6, prone: true },
        defender: { number: 4, defence: 5 },
      },
    };
    const { e } = exchange(strong, strong, frame, [7, 4]);
    // 9 - 3 - 1 - 2 - 2 + 6 - 3 - 3 (too close); 9 - 6 + 5 parrying at step 0: -3.
    expect(e).toMatchObject({
      number: 3,
      malus: -3,
      reach: -3,
      roll: { total: 7 + 1 },
      defence: { number: 4, malus: -6, roll: { total: 4 + 5 } },
    });
  });

  it('SAR-153: defaults are the first action, the own reach, the first range', () => {
    expect(exchange({}, {}, {}, [7, 4]).e).toMatchObject({ number: 1, reach: 0, step: { id: 'kurz' } });
    expect(exchange({ hands: { main: 'bogen' } }, {}, {}, [7, 4]).e).toMatchObject({ metres: 20, base: 6 });
    const both = { hands: { main: 'langschwert', off: 'dolch' } };
    const { e } = exchange(both, {}, { exchange: { attacker: { twoWeapons: true } } }, [7, 4]);
    expect(e).toMatchObject({ roll: { total: 7 + 5 - 3 } });
  });

  it('SAR-293, D28: the exact odds of D25', () => {
    const fight = () => exchangeOdds();
    const odds = fight();
    expect(odds.hit).toBeCloseTo(0.266394, 5);
    [0.046535, 0.141313, 0.05656, 0.014131].forEach((p, n) => expect(odds.levels[n]!).toBeCloseTo(p, 5));
    expect(odds.levels.slice(4).reduce((a, b) => a + b, 0)).toBeCloseTo(0.007855, 5);
  });
});

/** All totals of both dice with their weights, played through one exchange of Asthar against the ork. */
function exchangeOdds(): { hit: number; levels: number[] } {
  const game = gameOf([
    { name: 'A', side: 0, sheet: sample('asthar') },
    { name: 'B', side: 1, sheet: sample('ork') },
  ]);
  const faces: { total: number; p: number }[] = [];
  const levels: number[] = new Array<number>(20).fill(0);
  let hit = 0;
  const one = (totals: readonly number[]): { hit: boolean; levels: number } => {
    const left = [...totals];
    let told: { hit: boolean; levels: number } = { hit: false, levels: 0 };
    const table: Table = {
      listening: true,
      counting: false,
      roll: (_who, _id, dice, read) => {
        if (faces.length === 0) {
          const odds = dice.distribution();
          for (const [total, w] of odds.entries()) faces.push({ total, p: Number(w) / Number(odds.total) });
        }
        return read(left.shift() ?? 0, []);
      },
      choose: (_who, _id, _question, preferred) => preferred(),
      tell: (event) => {
        if (event.type === 'attack.resolved') told = event as unknown as { hit: boolean; levels: number };
      },
    };
    runExchange(game, table, { attacker: 'a', defender: 'b' });
    return told;
  };
  one([5, 5]);
  const likely = faces.filter(({ p }) => p > 1e-7);
  for (const a of likely) {
    for (const d of likely) {
      const result = one([a.total, d.total]);
      if (!result.hit) continue;
      hit += a.p * d.p;
      levels[Math.min(19, result.levels)]! += a.p * d.p;
    }
  }
  return { hit, levels };
}

group('distance, range, situations', () => {
  it('SAR-157, SAR-196, SAR-215: attack and parry by reach and step', () => {
    const spear = { hands: { main: 'speer' }, skills: { stangenwaffen: 4, einhandwaffen: 4 } };
    const e = (a: unknown, step: number, dice: readonly Throw[]) => exchange(a, {}, { exchange: { step } }, dice).e;
    expect(e({}, 0, [7, 4])).toMatchObject({ reach: -3, roll: { total: 9 } });
    expect(e(spear, 2, [7, 4])).toMatchObject({ reach: 0 });
    expect(e(spear, 1, [7, 4])).toMatchObject({ reach: -3 });
    expect(exchange(spear, {}, { exchange: { step: 0 } }, []).e).toBeUndefined();
    // The parry: a sword against a blow at step 2 is not hindered, a spear at step 0 is impossible.
    expect(e(spear, 2, [7, 4])).toMatchObject({ defence: { kind: 'parry', roll: { total: 9 } } });
    const { table } = exchange({ hands: { main: 'dolch' } }, spear, { exchange: { step: 0 } }, [7, 4]);
    expect(optionsOf(lastQuestion(table, 'defence'))).toMatchObject({ parry: 'refusal.reach', dodge: 'free' });
  });

  it('SAR-158: ranges 6, 9, 12, 15', () => {
    const base = (metres: number) =>
      exchange({ hands: { main: 'bogen' } }, {}, { exchange: { metres } }, [5, 5]).e['base'];
    expect([20, 21, 50, 51, 100, 101, 200].map(base)).toEqual([6, 9, 9, 12, 12, 15, 15]);
  });

  it('SAR-159, SAR-226: pressed in melee a shot has -3, unless free space is won', () => {
    const archer = { hands: { main: 'wurfmesser' }, skills: { wurfwaffen: 6, einhandwaffen: 4 } };
    const shot = (a: number, b: number) =>
      playBeats(duelOf(archer, {}, never), 2, [9, 2, a, b, 5]).told('attack.resolved')[0];
    expect(shot(9, 2)).toMatchObject({ reach: 0 });
    expect(shot(2, 9)).toMatchObject({ reach: -3 });
    // Totals 4 + 4 and 3 + 5: a tie is not won.
    expect(shot(4, 3)).toMatchObject({ reach: -3 });
  });

  it('SAR-160: an ability has its own difficulty and range', () => {
    const spell = { id: 'blitz', label: 'B', kind: 'simple', use: 'attack', damage: 3, difficulty: 8, maxRange: 12 };
    const a = { abilities: [spell] };
    expect(exchange(a, {}, { exchange: { metres: 12 } }, [9, 2]).e).toMatchObject({ base: 8, metres: 12 });
    const missed = exchange(a, {}, { exchange: { metres: 13 } }, []);
    expect([missed.e, missed.table.told('action.lost').length]).toEqual([undefined, 1]);
  });

  it('SAR-162, SAR-284, SAR-302: lying costs 3 on attack, defence and challenge; free numbers count', () => {
    const extraA = { conditions: ['prone'], modifiers: { attack: 2, defence: 1, challenge: 4 } };
    const f = at(duelOf({}, {}, { extraA }), 'a');
    const held = f.arms[0]!;
    expect([attackSum(f, held, 1, 0), parrySum(f, held, 1, 0), guardSum(f, 0, 1), challengeSum(f, 5)]).toEqual([
      4, 3, -2, 6,
    ]);
  });

  it('SAR-155: what is told of a sum is the sum', () => {
    const mage = {
      ...strong,
      carried: [],
      abilities: [
        {
          id: 'x',
          label: 'X',
          kind: 'simple',
          use: 'attack',
          skill: 'einhandwaffen',
          bonus: 2,
          damage: 1,
          challenge: 1,
        },
      ],
    };
    const sheet = {
      ...mage,
      attributes: { sch: 2, kon: 1 },
      bel: -1,
      size: 1,
      wound: 'leicht',
      fatigue: 'muede',
      hands: { main: 'langschwert', off: 'schild' },
      specialisations: [{ skill: 'einhandwaffen', type: 'langschwert' }],
    };
    const extraA = {
      conditions: ['prone', 'tipsy'],
      surprised: true,
      modifiers: { attack: 2, defence: 1, challenge: 4, initiative: 3 },
    };
    const f = at(duelOf(sheet, {}, { extraA }), 'a');
    f.quick = 2;
    f.burden = 3;
    const [held] = f.arms;
    const [ability] = f.card.abilities;
    const pairs: [number, readonly { what: string; n: number }[]][] = [
      [attackSum(f, held!, 4, -3), attackTerms(f, held!, 4, -3)],
      [parrySum(f, held!, 4, -3), parryTerms(f, held!, 4, -3)],
      [guardSum(f, f.shield!.bonus, 4), blockTerms(f, 4)],
      [guardSum(f, f.card.dodge, 4), dodgeTerms(f, 4)],
      [fullDodgeSum(f, 2), fullDodgeTerms(f, 2)],
      [abilitySum(f, ability!, 4, -3), abilityTerms(f, ability!, 4, -3)],
      [challengeSum(f, held!.arm.challenge), challengeTerms(f, held!)],
      [changeSum(f, held!, held!.arm.challenge, 4), challengeTerms(f, held!, 4)],
      [changeSum(f, null, ability!.challenge, 4), challengeTerms(f, ability!, 4)],
      [speedSum(f), speedTerms(f)],
      [initiativeSum(f, 1), initiativeTerms(f, 1)],
    ];
    for (const [sum, terms] of pairs) expect(totalOf(terms)).toBe(sum);
  });
});

group('damage and wounds', () => {
  it('D25, SAR-163: damage = margin + weapon + STR - protection - KON', () => {
    const fight = fightOf([
      { name: 'A', side: 0, sheet: sample('asthar') },
      { name: 'B', side: 1, sheet: sample('ork') },
    ]);
    const { e } = blow(fight, [8, 3]);
    expect(e).toMatchObject({
      roll: { total: 13 },
      difficulty: 12,
      margin: 1,
      damage: { sum: 1 },
      wound: { after: { id: 'leicht' } },
    });
  });

  it('SAR-165: damage of 0 or less wounds nobody', () => {
    const { e } = blow(duelOf({}, { attributes: { sch: 0, kon: 9 } }, never), [7]);
    expect(e).toMatchObject({ hit: true, damage: { sum: 0 }, levels: 0, wound: null });
    const every = rulesWith({}, { damageMinimum: 1 });
    expect(blow(duelOf({}, { attributes: { sch: 0, kon: 12 } }, { ...never, under: every }), [7]).e).toMatchObject({
      levels: 1,
    });
  });

  it('SAR-166: an ability has its own damage, and armour only if it counts', () => {
    const spell = { id: 'blitz', label: 'B', kind: 'simple', use: 'attack', damage: 6, difficulty: 4 };
    const target = { armour: ['plattenruestung'], bel: 0 };
    const damage = (armourCounts: boolean) =>
      (
        exchange({ abilities: [{ ...spell, armourCounts }], hands: {} }, target, { exchange: { metres: 9 } }, [
          9,
          [1, 9],
        ]).e['damage'] as { sum: number }
      ).sum;
    expect([damage(true), damage(false)]).toEqual([5, 11]);
  });

  it('SAR-168: 1 to 5 cost one level, 6 to 10 two, 11 to 15 three', () => {
    const levels = (kon: number) =>
      blow(duelOf(strong, { attributes: { sch: 0, kon } }, never), [9]).e['levels'] as number;
    // 9 + 9 = 18 against 6: margin 12, damage 15 - KON.
    expect([14, 10, 9, 5, 4, 0].map(levels)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('SAR-167, SAR-169, SAR-170: the ladder with its maluses, only the present one', () => {
    const malus = (wound: string) => at(duelOf({ wound }, {}), 'a').malus;
    expect(['unverletzt', 'leicht', 'mittel', 'schwer'].map(malus)).toEqual([0, -1, -3, -5]);
  });

  it('SAR-171, SAR-172: from kampfunfähig on nobody acts; at the last level or beyond he is dead', () => {
    // Margin 8 + 9 + ..., damage 22: five levels, then far beyond the last.
    const out = fightOf([
      { name: 'A', side: 0, sheet: someone(strong) },
      { name: 'B', side: 1, sheet: someone() },
      { name: 'C', side: 1, sheet: someone() },
    ]);
    const table = playRound(
      out,
      [9, 2, 3, [10, 6], [10, 10, 10, 9], 9, ...[]],
      [
        ['b', 'defence', 'none'],
        ['c', 'defence', 'none'],
      ],
    );
    expect(table.told('fighter.disabled')).toMatchObject([
      { who: 'b', how: 'out' },
      { who: 'c', how: 'dead' },
    ]);
    expect(table.asked.filter((one) => one === 'b:turn' || one === 'c:turn')).toEqual([]);
    expect(table.rolled.filter((one) => one.endsWith('fatigue'))).toEqual(['a:fatigue']);
    expect(at(out, 'c').wound).toBe(6);
  });

  it('SAR-173: a new level counts from the next roll on; a round action of one who falls is lost', () => {
    const fight = duelOf({}, { attributes: { sch: 9, kon: 0 }, abilities: ['meditieren'] }, never);
    // B 11 meditates; A hits for 9+5-6+3 = 11: three levels, then again out.
    const table = playRound(fight, [9, 2, 9, 9, 9], [['b', 'turn', 'round-action']]);
    expect(table.told('ability.completed')).toEqual([]);
    expect(at(fight, 'b').able).toBe(false);
    expect(table.rolled.filter((one) => one.startsWith('b:'))).toEqual(['b:initiative']);
  });
});

group('the end of a fight', () => {
  it('SAR-109, SAR-110: the deciding blow ends both phases; the rolls of the end do not change the winner', () => {
    const fight = duelOf(strong, { fatigue: 'erschoepft' }, never);
    const table = playRound(fight, [9, 9, [10, 9], [1, 10, 10, 10, 10, 10, 10, 10, 5]]);
    expect(table.told('fighter.disabled')).toMatchObject([{ who: 'b' }, { who: 'a', how: 'collapsed' }]);
    expect(sargon.outcome(fight)).toEqual({ kind: 'won', side: 0 });
    expect(table.rolled.filter((one) => one === 'a:attack').length).toBe(1);
  });

  it('SAR-109, SAR-194: who has collapsed is beaten as well', () => {
    const fight = duelOf({}, { fatigue: 'erschoepft' }, { start: { distance: 60 } });
    const table = playRound(
      fight,
      [9, 8, [1, 9]],
      [
        ['a', 'turn', 'end'],
        ['b', 'turn', 'move', { metres: 6 }],
        ['b', 'turn', 'end'],
      ],
    );
    expect(table.told('fighter.disabled')).toMatchObject([{ who: 'b', how: 'collapsed' }]);
    expect(sargon.outcome(fight)).toEqual({ kind: 'won', side: 0 });
  });

  it('SAR-070: a journal of a fight plays the same again', () => {
    const game = gameOf([
      { name: 'A', side: 0, sheet: sample('asthar') },
      { name: 'B', side: 1, sheet: sample('ork') },
    ]);
    expect(play(game, []).pending?.id).toBe('interlude');
  });
});
