import { describe, expect, it } from 'vitest';
import {
  ableToAttack,
  ableToDefend,
  ableToStandUp,
  fitness,
  hasLegOut,
  isDead,
  isOut,
} from '../../../rulesets/das-system/able.js';
import { bell, judge, settle } from '../../../rulesets/das-system/bell.js';
import { bleedingRate } from '../../../rulesets/das-system/bleeding.js';
import { capEndurance, pay, seriesLength } from '../../../rulesets/das-system/exhaustion.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { inflict } from '../../../rulesets/das-system/wound.js';
import { book, desk, fightOf, rulesWith, sample, fighterOf, someone, spotOf, told, type Desk } from './given.js';

/** Rings the bells of some seconds, without anybody acting. */
function ring(f: Fighter, from: number, to: number, table: Desk = desk([], [], false)): void {
  const fight = fightOf(from, f);
  for (; fight.second <= to; fight.second++) bell(fight, f, table);
}

const bleeding = (...lines: number[]): Sheet['state'] => ({
  wounds: lines.map((line) => ({
    ...{ nr: 'HT1', part: 'torso', location: 'brust', w: 1 },
    bleeding: { line, left: book.bleeding[line - 1]!.seconds },
  })),
});

const hurting = (...pains: readonly (readonly [number, number])[]): Sheet['state'] => ({
  wounds: pains.map(([line, left]) => ({ nr: 'HT1', part: 'torso', location: 'brust', w: 1, pain: { line, left } })),
});

describe('bleeding (7.4)', () => {
  it.each([
    [1, 200, 600],
    [2, 260, 660],
    [3, 410, 690],
    [4, 610, 710],
    [5, 1010, 730],
    [6, 2010, 750],
  ])('DAS-293, DAS-294, DAS-295, E16: line %i untreated costs %i GZ in %i s', (line, total, seconds) => {
    const f = someone({ state: bleeding(line), attributes: { ...sample('gegner').attributes, constitution: 5000 } });
    ring(f, 0, seconds - 2);
    expect(f.bleedings).toHaveLength(1);
    ring(f, seconds - 1, seconds - 1);
    expect([f.bleedings, 5000 - f.gz]).toEqual([[], total]);
    ring(f, seconds, seconds + 50);
    expect(5000 - f.gz).toBe(total);
  });

  it('E16: 60 points in the first minute', () => {
    const f = someone({ state: bleeding(2) });
    ring(f, 0, 59);
    expect(1300 - f.gz).toBe(60);
  });

  it('DAS-296: line 1 takes its point at every third second of that line', () => {
    const f = someone({ state: bleeding(1) });
    const lost = [0, 1, 2, 3, 4, 5].map((second) => {
      ring(f, second, second);
      return 1300 - f.gz;
    });
    expect(lost).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it('DAS-297: several bleedings run side by side, each with its own clock, and add up', () => {
    const f = someone({ state: bleeding(3, 4) });
    expect(bleedingRate(f)).toBe(15);
    ring(f, 0, 19);
    expect(f.bleedings.map(({ line, passed }) => [line, passed])).toEqual([
      [3, 20],
      [3, 0],
    ]);
    expect(1300 - f.gz).toBe(20 * 15);
  });

  it('DAS-298: bleeding may push GZ below 0; E27, DAS-310: at −KO it kills', () => {
    const f = someone({ state: { gz: 10, ...bleeding(4) } });
    ring(f, 0, 0);
    expect([f.gz, fitness(f)]).toEqual([0, 'unfit']);
    ring(f, 1, 1);
    expect([f.gz, fitness(f)]).toEqual([-10, 'unconscious']);
    const dying = someone({ state: { gz: -1290, ...bleeding(4) } });
    const table = desk();
    ring(dying, 0, 0, table);
    judge(fightOf(0, dying), dying, table);
    expect([dying.gz, isDead(dying)]).toEqual([-1300, true]);
    expect(told(table, 'fighter.died')).toMatchObject({ gz: -1300, limit: -1300 });
  });
});

describe('pain (7.5)', () => {
  it('DAS-299, DAS-302: pain lasts as long as its line, then goes on as the next lower one, line 1 ends', () => {
    const f = someone({ state: hurting([6, 60]) });
    const line = (second: number) => {
      ring(f, second, second);
      return f.pains[0]?.line ?? 0;
    };
    const lines = Array.from({ length: 168 }, (_, second) => line(second));
    // 60 + 10 + 3 + 15 + 20 + 60
    expect([58, 59, 68, 69, 71, 72, 86, 87, 106, 107, 166, 167].map((second) => lines[second])).toEqual([
      6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0,
    ]);
    expect(f.atpa).toBe(0);
  });

  it('DAS-300, DAS-301, DAS-179: AT/PA and extras of the line', () => {
    const of = (line: number) => {
      const f = someone({ state: hurting([line, 1]) });
      return [f.atpa, f.extra];
    };
    expect([1, 2, 3, 4, 5, 6].map(of)).toEqual([
      [50, 'none'],
      [100, 'none'],
      [200, 'none'],
      [600, 'no-attack'],
      [1000, 'no-attack-no-parry'],
      [1500, 'helpless'],
    ]);
  });

  it('DAS-303, D26: of several pains only the worst counts, all clocks run', () => {
    const f = someone({ state: hurting([3, 15], [2, 20]) });
    expect(f.atpa).toBe(200);
    ring(f, 0, 13);
    expect(f.atpa).toBe(200);
    ring(f, 14, 14);
    expect([f.atpa, f.pains.map(({ line, left }) => [line, left])]).toEqual([
      100,
      [
        [2, 20],
        [2, 5],
      ],
    ]);
  });
});

describe('the bell (5d)', () => {
  it('DAS-114: what arose in second k is first counted at the bell of k + 1', () => {
    const f = someone();
    // HA6: bleeding 3 (5 a second), pain 3 (15 s)
    inflict(fightOf(7, f), f, desk([2000]), spotOf(f, 'arm-right', 'oberarm'), 700, 'hieb');
    ring(f, 7, 7);
    expect([f.gz, f.pains[0]!.left]).toEqual([600, 15]);
    ring(f, 8, 8);
    expect([f.gz, f.pains[0]!.left]).toEqual([595, 14]);
  });

  it('DAS-082: AT/PA of wounds and pain, and a daze, take effect from the next second', () => {
    const f = someone();
    // HU5: AT/PA 150, pain 4 (600, no attack), daze 1
    inflict(fightOf(7, f), f, desk([2000, 1000]), spotOf(f, 'torso', 'bauch'), 500, 'hieb');
    expect([f.atpa, ableToAttack(f), ableToDefend(f)]).toEqual([0, true, true]);
    ring(f, 7, 7);
    expect([f.atpa, ableToAttack(f), ableToDefend(f)]).toEqual([750, false, false]);
    ring(f, 8, 8);
    expect([f.dazed, f.extra, ableToAttack(f), ableToDefend(f)]).toEqual([false, 'no-attack', false, true]);
  });

  it('DAS-178, DAS-292: the AT/PA of several wounds adds up', () => {
    const wounds = [
      { nr: 'HA4', part: 'arm-left', location: 'oberarm', w: 300 },
      { nr: 'HN4', part: 'leg-left', location: 'knie', w: 300 },
    ];
    expect(someone({ state: { wounds } }).atpa).toBe(230);
  });

  it('DAS-112, DAS-113: bleedings, choking, pain, cap of Ausdauer, regeneration, in this order', () => {
    const f = someone({ state: { gz: 100, endurance: 100, ...bleeding(4) } });
    ring(f, 0, 0);
    // GZ 90; Ausdauer capped to 90 before it could rise above it
    expect([f.gz, f.endurance]).toEqual([90, 90]);
    const choking = someone({ state: { gz: 100, endurance: 60, ...bleeding(4) } });
    choking.chokingSince = -1;
    ring(choking, 0, 0);
    // 60 − 50 + 2
    expect([choking.gz, choking.endurance]).toEqual([90, 12]);
  });

  it('DAS-285: choking costs 50 Ausdauer a second, what is lacking comes off GZ, below 0 as well', () => {
    const f = someone({ state: { gz: 30, endurance: 20 } });
    f.chokingSince = 4;
    ring(f, 4, 4);
    expect([f.gz, f.endurance]).toEqual([30, 22]);
    ring(f, 5, 5);
    // 22 − 50: 28 off GZ; then + 2
    expect([f.gz, f.endurance]).toEqual([2, 2]);
    ring(f, 6, 6);
    expect(f.gz).toBe(2 - 48);
  });

  it('DAS-115, DAS-314: KAR falls by 1 in a second without attack or parry, not below the base', () => {
    const f = someone({ state: { karRise: 2 } });
    f.attackedIn = 5;
    ring(f, 5, 5);
    expect(f.karRise).toBe(2);
    f.parriedIn = 6;
    ring(f, 6, 6);
    expect(f.karRise).toBe(2);
    ring(f, 7, 9);
    expect(f.karRise).toBe(0);
    const out = someone({ state: { karRise: 2, gz: 0 } });
    ring(out, 0, 0);
    expect(out.karRise).toBe(2);
  });

  it('DAS-116: his Ausdauer rises by 2, not above GZ', () => {
    const f = someone({ state: { endurance: 1297 } });
    f.parriedIn = 0;
    ring(f, 0, 0);
    expect(f.endurance).toBe(1297);
    ring(f, 1, 1);
    expect(f.endurance).toBe(1299);
    ring(f, 2, 3);
    expect(f.endurance).toBe(1300);
  });

  it('D10: four quiet bells give KAR 4 and Ausdauer 8 back', () => {
    const f = someone({ state: { karRise: 5, endurance: 500 } });
    ring(f, 11, 14);
    expect([f.karRise, f.endurance]).toEqual([1, 508]);
  });

  it('tells what changed, and nothing when nothing did', () => {
    const quiet = desk();
    ring(someone(), 0, 3, quiet);
    expect(quiet.events).toEqual([]);
    const table = desk();
    const f = someone({ state: { endurance: 700, ...bleeding(4) } });
    ring(f, 0, 0, table);
    expect(told(table, 'bell.rung')).toMatchObject({
      ...{ second: 0, gz: { before: 1300, after: 1290 }, endurance: { before: 700, after: 702 } },
      bleedings: [{ nr: 'HT1', line: { before: 4, after: 4 }, lost: 10 }],
    });
  });

  it('loud and silent bells do the same', () => {
    const state = { gz: 900, endurance: 300, karRise: 4, ...bleeding(4, 2) };
    const [a, b] = [someone({ state }), someone({ state })];
    a.chokingSince = b.chokingSince = 0;
    ring(a, 0, 40, desk());
    ring(b, 0, 40);
    const values = (f: Fighter) => [
      f.gz,
      f.endurance,
      f.karRise,
      f.bleedings.map(({ line, passed }) => [line, passed]),
    ];
    expect(values(a)).toEqual(values(b));
  });

  it('a daze ends in time and says so', () => {
    const table = desk();
    const f = someone();
    f.dazedFrom = f.dazedTo = 4;
    settle(f, 4);
    expect(f.dazed).toBe(true);
    ring(f, 4, 4, table);
    expect([f.dazed, told(table, 'bell.rung')!['dazeOver']]).toEqual([false, true]);
  });
});

describe('breath', () => {
  it('DAS-017, DAS-101: Ausdauer is never above max(0, GZ)', () => {
    const f = someone();
    f.gz = 500;
    capEndurance(f);
    expect(f.endurance).toBe(500);
    f.gz = -20;
    capEndurance(f);
    expect(f.endurance).toBe(0);
  });

  it('DAS-109, D16: what Ausdauer cannot pay is taken from GZ', () => {
    const f = someone({ state: { gz: 400, endurance: 5 } });
    pay(f, 20);
    expect([f.endurance, f.gz]).toEqual([0, 385]);
  });

  it('DAS-110: exhaustion cannot push GZ below 0', () => {
    const f = someone({ state: { gz: 10, endurance: 5 } });
    pay(f, 20);
    expect([f.endurance, f.gz]).toEqual([0, 0]);
    const below = someone({ state: { gz: -10 } });
    pay(below, 20);
    expect(below.gz).toBe(-10);
  });

  it('DAS-019, DAS-020: a series may have Ausdauer // 100 attacks, at least 1', () => {
    expect([1300, 1080, 199, 60, 0].map((endurance) => seriesLength(someone({ state: { endurance } })))).toEqual([
      13, 10, 1, 1, 1,
    ]);
  });
});

describe('fitness (7.6)', () => {
  const at = (gz: number): Fighter => someone({ state: { gz } });

  it('DAS-307: above 0 he acts normally; E27, DAS-308: at 0 he is combat-unfit but conscious', () => {
    expect([fitness(at(1)), isOut(at(1)), ableToAttack(at(1))]).toEqual(['fit', false, true]);
    expect([fitness(at(0)), isOut(at(0)), ableToAttack(at(0)), ableToDefend(at(0))]).toEqual([
      'unfit',
      true,
      false,
      false,
    ]);
  });

  it('DAS-309: below 0 he is unconscious; DAS-310: dead at −KO', () => {
    expect([fitness(at(-1)), fitness(at(-1299))]).toEqual(['unconscious', 'unconscious']);
    const f = at(-1299);
    f.gz = -1300;
    expect(fitness(f)).toBe('dead');
  });

  it('DAS-117, DAS-081: judging tells a change once, and death stays', () => {
    const f = at(100);
    const table = desk();
    for (const gz of [0, 0, -5, -1300, -1299]) {
      f.gz = gz;
      judge(fightOf(0, f), f, table);
    }
    expect(table.events.map(({ type }) => type)).toEqual(['fighter.disabled', 'fighter.fainted', 'fighter.died']);
    expect(isOut(f)).toBe(true);
  });

  it('DAS-144: able to attack; DAS-145: able to defend', () => {
    const f = someone();
    const able = () => [ableToAttack(f), ableToDefend(f)];
    f.dazed = true;
    expect(able()).toEqual([false, false]);
    f.dazed = false;
    f.extra = 'no-attack';
    expect(able()).toEqual([false, true]);
    f.extra = 'no-attack-no-parry';
    expect(able()).toEqual([false, false]);
    f.extra = 'helpless';
    expect(able()).toEqual([false, false]);
    f.extra = 'none';
    f.knockedOut = true;
    expect(able()).toEqual([false, false]);
  });

  it('DAS-322, DAS-282: nobody stands up with a leg that is out', () => {
    const f = fighterOf(sample('gegner'));
    f.lying = true;
    expect([ableToStandUp(f), hasLegOut(f)]).toEqual([true, false]);
    f.limbs[1] = 1; // an arm
    expect(ableToStandUp(f)).toBe(true);
    f.limbs[2] = 1;
    expect([ableToStandUp(f), hasLegOut(f)]).toEqual([false, true]);
  });

  it('numbers of the GM change what a second brings', () => {
    const f = someone(
      { state: { karRise: 9, endurance: 100 } },
      rulesWith({}, { karRegeneration: 3, enduranceRegeneration: 7 }),
    );
    ring(f, 0, 0);
    expect([f.karRise, f.endurance]).toEqual([6, 107]);
  });
});
