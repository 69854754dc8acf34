import { describe, expect, it } from 'vitest';
import { ableToAttack, ableToDefend } from '../../../rulesets/das-system/able.js';
import { settle } from '../../../rulesets/das-system/bell.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { inflict } from '../../../rulesets/das-system/wound.js';
import { desk, fightOf, someone, spotOf, told } from './given.js';
import { ring, bleeding } from './given-bells.js';

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
