import { describe, expect, it } from 'vitest';
import type { DamageType } from '../../../rulesets/das-system/rows.js';
import { daze, harm, inflict } from '../../../rulesets/das-system/wound.js';
import { book, desk, fightOf, someone, spotOf, told, weapon } from './given.js';
import { wounded, ARM, LEG, CHEST, BELLY, HEAD, NECK, FAIL } from './given-wounds.js';

describe('a wound is entered', () => {
  it('DAS-262: GZ falls by w', () => {
    const f = someone();
    wounded(f, CHEST, 90, [FAIL]);
    expect(f.gz).toBe(1210);
  });

  it('DAS-263, E28: hits lower GZ to 0 at the least, at 0 and below by nothing', () => {
    const f = someone({ state: { gz: 50 } });
    wounded(f, CHEST, 90);
    expect(f.gz).toBe(0);
    wounded(f, CHEST, 90);
    expect(f.gz).toBe(0);
    const dying = someone({ state: { gz: -20 } });
    const { wound } = wounded(dying, CHEST, 150);
    // the other effects apply: HT2 bleeds
    expect([dying.gz, wound.row.nr, dying.bleedings.length]).toEqual([-20, 'HT2', 1]);
  });

  it('DAS-312: an unconscious fighter who does not bleed gets no worse by further hits', () => {
    const f = someone({ state: { gz: -20 } });
    const { rolled } = wounded(f, CHEST, 90);
    expect([f.gz, f.bleedings, rolled]).toEqual([-20, [], []]);
  });

  it('DAS-264: Ausdauer falls to GZ if it is higher', () => {
    const f = someone({ state: { endurance: 1250 } });
    wounded(f, CHEST, 90, [FAIL]);
    expect(f.endurance).toBe(1210);
    const tired = someone({ state: { endurance: 500 } });
    wounded(tired, CHEST, 90, [FAIL]);
    expect(tired.endurance).toBe(500);
  });

  it('DAS-265: the column Zustand is taken off the location, below 0 as well', () => {
    const f = someone();
    // HA4 90 twice from 130
    wounded(f, ARM, 300, [1300, 1300]);
    wounded(f, ARM, 300, [1300, 1300]);
    expect(f.body.zustand[spotOf(f, ...ARM).slot]).toBe(-50);
    expect(f.body.zustand[spotOf(f, 'arm-right', 'unterarm').slot]).toBe(130);
  });

  it('DAS-266, DAS-289, DAS-290: the wound is noted with number, location, w, Probe and AT/PA', () => {
    const f = someone();
    wounded(f, ARM, 300, [1300, 1300]);
    const [wound] = f.wounds;
    expect(wound).toMatchObject({ w: 300, second: 3, row: { nr: 'HA4', probe: 150, atpa: 130 } });
    expect(wound!.spot.id).toBe('oberarm');
  });

  it('DAS-255, DAS-257, DAS-258: type and region choose the table', () => {
    const nr = (type: DamageType, where: readonly [string, string]) => {
      const f = someone({ state: { gz: 5, endurance: 5 } });
      return wounded(f, where, 150, [], type).wound.row.nr;
    };
    const types: readonly DamageType[] = ['hieb', 'stich', 'schlag', 'biss', 'schuss'];
    expect(types.map((type) => nr(type, ARM))).toEqual(['HA2', 'SA2', 'LA2', 'BA2', 'GA2']);
    const places = [LEG, CHEST, BELLY, HEAD, NECK];
    expect(places.map((where) => nr('hieb', where))).toEqual(['HN2', 'HT2', 'HU2', 'HK2', 'HC2']);
    expect(weapon('pistole').damageType).toBe('schuss');
  });

  it('DAS-267: the column B starts a bleeding of that line', () => {
    const f = someone();
    wounded(f, ARM, 700, [FAIL]);
    expect(f.bleedings).toMatchObject([{ line: 3, passed: 0, since: 3 }]);
    const scratched = someone();
    wounded(scratched, ARM, 50, [FAIL]);
    expect(scratched.bleedings).toEqual([]);
  });

  it('DAS-268: the column S starts a pain of that line after the pain test', () => {
    const f = someone();
    const { rolled } = wounded(f, CHEST, 250, [FAIL]);
    expect(rolled).toEqual(['pain']);
    expect(f.pains).toMatchObject([{ line: 2, left: 20, since: 3 }]);
  });

  it('DAS-269: daze n lasts the next n seconds; a longer one replaces a shorter one', () => {
    const f = someone();
    // HU5 daze 1, HU7 daze 3
    wounded(f, BELLY, 500, [FAIL, 1000]);
    expect([f.dazedFrom, f.dazedTo]).toEqual([4, 4]);
    wounded(f, BELLY, 800);
    expect([f.dazedFrom, f.dazedTo]).toEqual([4, 6]);
    daze(fightOf(3, f), f, desk(), 2);
    expect(f.dazedTo).toBe(6);
    // one that is over does not count
    daze(fightOf(9, f), f, desk(), 1);
    expect([f.dazedFrom, f.dazedTo]).toEqual([10, 10]);
  });

  it('DAS-270: the loss is told after that by the wound, and not at all where there is none', () => {
    // HT4: 350 of 1300, then 50.
    const f = someone();
    expect(told(wounded(f, CHEST, 350, [FAIL]).table, 'wound.inflicted')).toMatchObject({
      endurance: { before: 1300, after: 950 },
      exhausts: { before: 950, after: 900 },
    });
    expect(f.endurance).toBe(900);
    expect(told(wounded(someone(), ARM, 300, [1300, 1300]).table, 'wound.inflicted')).not.toHaveProperty('exhausts');
  });

  it('DAS-270: `endurance` n is lost at once, not below 0', () => {
    const f = someone();
    // HT4: 50
    wounded(f, CHEST, 300, [FAIL]);
    expect(f.endurance).toBe(950);
    const spent = someone({ state: { endurance: 30 } });
    wounded(spent, CHEST, 300, [FAIL]);
    expect([spent.endurance, spent.gz]).toEqual([0, 1000]);
  });
});

describe('damage by the GM', () => {
  it('DAS-326, DAS-311: it may push GZ below 0 and lowers Ausdauer like a wound', () => {
    const f = someone({ state: { gz: 100, endurance: 90 } });
    const table = desk();
    harm(fightOf(0, f), f, table, 40);
    expect([f.gz, f.endurance]).toEqual([60, 60]);
    harm(fightOf(0, f), f, table, 400);
    expect([f.gz, f.endurance]).toEqual([-340, 0]);
    expect(table.events.map(({ type }) => type)).toEqual(['damage.entered', 'damage.entered', 'fighter.fainted']);
  });

  it('every row of the shipped tables can be entered', () => {
    for (const { row, type } of Object.values(book.woundByNr)) {
      const f = someone({ state: { gz: 1, endurance: 0 } });
      const region = book.woundByNr[row.nr]!.region;
      const spot = f.card.plan.spots.find((s) => s.region === region && s.shift === 0)!;
      const wound = inflict(fightOf(0, f), f, desk(), spot, book.lineFrom[row.line - 1]!, type);
      expect(wound.row.nr).toBe(row.nr);
    }
  });
});
