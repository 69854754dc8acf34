import { describe, expect, it } from 'vitest';
import { setZustand } from '../../../rulesets/das-system/body.js';
import type { Options } from '../../../rulesets/das-system/options.js';
import { isStopped, lineOf, woundSize, worstOption } from '../../../rulesets/das-system/penetration.js';
import { optionsAt, reachOf } from '../../../rulesets/das-system/reach.js';
import type { WornPiece } from '../../../rulesets/das-system/rows.js';
import type { Fighter, StrikeOption } from '../../../rulesets/das-system/state.js';
import { book, partOf, rulesWith, someone, spotOf, weapon } from './given.js';

const optionsOf = (f: Fighter, part: string, attack: number, by = 'schwert'): readonly StrikeOption[] =>
  optionsAt(f, reachOf(f, weapon(by), false, false), partOf(f, part), attack);

const option = (f: Fighter, part: string, location: string, attack: number): StrikeOption =>
  optionsOf(f, part, attack).find(({ spot }) => spot.id === location)!;

const LEATHER: readonly WornPiece[] = [{ piece: 'lederruestung-rumpf' }];

/** w at the belly (Zustand 117, or as set) through leather (Schutz 600 against the sword), at A 800. */
function belly(force: number, zustand = 117, mode?: Options['zustandBehindArmour']): number {
  const f = someone({ armour: [...LEATHER] }, rulesWith(mode && { zustandBehindArmour: mode }));
  setZustand(f, spotOf(f, 'torso', 'bauch').slot, zustand);
  return woundSize(f, option(f, 'torso', 'bauch', 800), force);
}

describe('from force to w', () => {
  it('DAS-238: force below Schutz is stopped; DAS-239, D02: exactly 0 left as well', () => {
    const f = someone({ armour: [...LEATHER] });
    const leather = option(f, 'torso', 'bauch', 800);
    expect([599, 600, 601].map((force) => isStopped(leather, force))).toEqual([true, true, false]);
    expect([belly(599), belly(600)]).toEqual([0, 0]);
  });

  it('DAS-240, D11: what is left goes on to the next piece, and after the last one wounds', () => {
    const f = someone({ armour: [{ piece: 'plattenharnisch-rumpf' }, { piece: 'gambeson-rumpf' }] });
    const harness = option(f, 'torso', 'bauch', 800);
    // plate 1200, gambeson 300; Zustand 117
    expect(harness.schutz).toEqual([1200, 300]);
    expect([1200, 1500, 1501, 2000].map((force) => woundSize(f, harness, force))).toEqual([0, 0, 1, 500]);
  });

  it('DAS-249: a hit on an unprotected location always injures; DAS-253, D12: by 1 at least', () => {
    const f = someone();
    // Oberarm, Zustand 130
    expect(woundSize(f, option(f, 'arm-left', 'oberarm', 800), 100)).toBe(1);
    expect(woundSize(f, option(f, 'arm-left', 'oberarm', 800), 131)).toBe(1);
    expect(woundSize(f, option(f, 'arm-left', 'oberarm', 800), 132)).toBe(2);
    const gentle = someone({}, rulesWith({}, { minimumWound: 0 }));
    expect(woundSize(gentle, option(gentle, 'arm-left', 'oberarm', 800), 100)).toBe(0);
  });

  it('DAS-250: unprotected, w is the force less the Zustand', () => {
    expect(woundSize(someone(), option(someone(), 'arm-left', 'oberarm', 800), 800)).toBe(670);
  });

  it('DAS-251, E30: a negative Zustand raises the force', () => {
    const f = someone();
    setZustand(f, spotOf(f, 'arm-left', 'oberarm').slot, -30);
    expect(woundSize(f, option(f, 'arm-left', 'oberarm', 800), 300)).toBe(330);
    expect(belly(800, -30)).toBe(230);
  });

  it('DAS-252, E23: through armour the larger of Schutz and Zustand counts', () => {
    expect(belly(800)).toBe(200);
    expect(belly(800, 650)).toBe(150);
  });

  it('DAS-252: `subtract` takes both, `ignore` the armour alone', () => {
    expect(belly(800, 117, 'subtract')).toBe(83);
    expect(belly(800, 650, 'ignore')).toBe(200);
    expect([belly(800, -30, 'subtract'), belly(800, -30, 'ignore')]).toEqual([230, 230]);
  });

  it('DAS-254, D12: a blow with S = 0 never wounds', () => {
    expect(woundSize(someone(), option(someone(), 'arm-left', 'oberarm', 800), 0)).toBe(0);
    const f = someone();
    setZustand(f, spotOf(f, 'arm-left', 'oberarm').slot, -30);
    expect(woundSize(f, option(f, 'arm-left', 'oberarm', 800), 0)).toBe(0);
  });

  it('DAS-211: with equal force a hit on the eye is far more serious than one on the forearm', () => {
    const f = someone();
    const line = (o: StrikeOption) => lineOf(book, woundSize(f, o, 300), o.spot.shift);
    // eye: 300, line 4 + 3; forearm: 300 − 130 = 170, line 2
    expect([line(option(f, 'head', 'auge', 2000)), line(option(f, 'arm-left', 'unterarm', 2000))]).toEqual([7, 2]);
  });
});

describe('the wound line', () => {
  it('DAS-259, DAS-260: w selects the line', () => {
    const ends = [1, 99, 100, 199, 200, 299, 300, 449, 450, 599, 600, 799, 800, 999, 1000, 9999];
    expect(ends.map((w) => lineOf(book, w, 0))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
    expect(lineOf(book, 0, 3)).toBe(0);
  });

  it('DAS-261, D13: the shift is added to the line, at most line 8', () => {
    expect(lineOf(book, 50, 3)).toBe(4);
    expect(lineOf(book, 700, 3)).toBe(8);
  });
});

describe('the default location (9.4)', () => {
  const best = (f: Fighter, part: string, attack: number, force: number, by = 'schwert') =>
    worstOption(f, optionsOf(f, part, attack, by), force);

  it('DAS-401: the highest line wins', () => {
    // torso, A 1700, S 500: Herzgegend 500 − 78 = 422 is line 4 + 1; Genitalien 500 − 39 = 461 is line 5 + 1
    expect(best(someone(), 'torso', 1700, 500)!.spot.id).toBe('genitalien');
    // Achsel: 500 − 78 = 422, line 4 + 1; finger: 500 − 39 = 461, line 5, with the larger w
    expect(best(someone(), 'arm-left', 1450, 500)!.spot.id).toBe('finger');
    // a larger w alone does not win: S 480: Achsel 402 line 5, Finger 441 line 4
    expect(best(someone(), 'arm-left', 1450, 480)!.spot.id).toBe('achsel');
  });

  it('DAS-401: equal lines: the larger w, then the larger Probe + AT/PA, then listing order', () => {
    // Oberarm and Unterarm: 500 − 130
    expect(best(someone(), 'arm-left', 900, 500)!.spot.id).toBe('oberarm');
    const f = someone();
    // belly (line 4: HU4) against chest (HT4) with equal w
    for (const location of ['brust', 'bauch']) setZustand(f, spotOf(f, 'torso', location).slot, 100);
    const harm = (region: 'chest' | 'belly') => {
      const row = book.wounds.hieb[region][3]!;
      return row.probe + row.atpa;
    };
    expect(harm('belly')).toBeGreaterThan(harm('chest'));
    expect(best(f, 'torso', 800, 500)!.spot.id).toBe('bauch');
  });

  it('DAS-401: with equal harm the fewer protecting pieces', () => {
    const f = someone({ armour: [{ piece: 'lederarmschiene-oberarm' }, { piece: 'gambesonaermel' }] });
    // stopped everywhere: line 0, w 0; Schulter lies under the gambeson alone
    const options = optionsOf(f, 'arm-left', 2000).filter(({ stack }) => stack.length > 0);
    expect(worstOption(f, options, 100)!.stack).toHaveLength(1);
  });

  it('no options, no location', () => {
    expect(best(someone(), 'arm-left', 100, 500)).toBeUndefined();
  });
});
