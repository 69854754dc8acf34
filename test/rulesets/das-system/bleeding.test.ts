import { describe, expect, it } from 'vitest';
import { fitness, isDead } from '../../../rulesets/das-system/able.js';
import { judge } from '../../../rulesets/das-system/bell.js';
import { desk, fightOf, sample, someone, told } from './given.js';
import { ring, bleeding, hurting } from './given-bells.js';

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
