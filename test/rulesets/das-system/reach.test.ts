import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, woundSize, worstOption } from '../../../rulesets/das-system/penetration.js';
import { optionsAt, partReach, reachOf } from '../../../rulesets/das-system/reach.js';
import { partOf, rulesWith, someone, spotOf, tables, weapon } from './given.js';
import { wearing, on, at, spots, ARM } from './given-armour.js';

describe('Körperteil and Körperstelle (7.1)', () => {
  it('DAS-203: six parts, each with locations that have a value for close combat and one for ranged combat', () => {
    const f = someone();
    expect(f.card.plan.parts).toHaveLength(6);
    // Oberarm 800 / 1000, Schulter 950 / 1050
    expect(spots(at(f, 'arm-left', 960))).toEqual(['oberarm', 'unterarm', 'schulter']);
    expect(spots(at(f, 'arm-left', 1060, { ranged: true }))).toEqual(['oberarm', 'schulter']);
  });

  it('DAS-204: only locations of the named part can be picked', () => {
    for (const { spot } of at(someone(), 'leg-left', 2000)) expect(spot.part.id).toBe('leg-left');
  });

  it('DAS-205: a value of at most A is enough', () => {
    expect(at(someone(), 'arm-left', 799)).toEqual([]);
    expect(spots(at(someone(), 'arm-left', 800))).toEqual(['oberarm']);
    const strict = someone({}, rulesWith({ attackNeeds: 'above' }));
    expect(at(strict, 'arm-left', 800)).toEqual([]);
    expect(spots(at(strict, 'arm-left', 801))).toEqual(['oberarm']);
  });

  it('DAS-206: the marked value of the leg is 800', () => {
    const f = someone();
    expect(partReach(f, reachOf(f, weapon('schwert'), false, false), partOf(f, 'leg-left')).marked).toBe(800);
    expect(spotOf(f, 'leg-left', 'oberschenkel').melee).toBe(800);
  });

  it('DAS-207: the marked value of the arm is 800, so one brace ends at 1500', () => {
    const f = wearing([on('metallarmschiene-oberarm')]);
    expect(partReach(f, reachOf(f, weapon('schwert'), false, false), partOf(f, 'arm-right')).thresholds).toEqual([
      1500,
    ]);
  });

  it('DAS-208, E06, E07: A 1500 reaches the whole arm, A 1000 exactly Oberarm, Unterarm, Schulter', () => {
    expect(spots(at(someone(), 'arm-left', 1500))).toEqual(ARM);
    expect(spots(at(someone(), 'arm-left', 1000))).toEqual(['oberarm', 'unterarm', 'schulter']);
    for (const spot of partOf(someone(), 'arm-left').spots) expect(spot.melee).toBeLessThan(1500);
  });

  it('DAS-209: other values are those of the table', () => {
    const f = someone();
    const auge = spotOf(f, 'head', 'auge');
    expect([auge.melee, auge.ranged, auge.shift]).toEqual([2000, 2200, 3]);
    expect(spotOf(f, 'head', 'kehle').melee).toBe(1900);
  });

  it('DAS-210: rear locations from behind only, front ones from the front only', () => {
    expect(spots(at(someone(), 'torso', 800))).toEqual(['brust', 'bauch']);
    expect(spots(at(someone(), 'torso', 800, { behind: true }))).toEqual(['ruecken']);
    expect(spots(at(someone(), 'leg-left', 1700))).not.toContain('achillessehne');
  });

  it('DAS-362: from behind the rear locations can be reached and the front ones cannot', () => {
    const head = spots(at(someone(), 'head', 3000, { behind: true }));
    expect(head).toEqual(['schaedel', 'kiefer', 'ohr', 'nacken', 'hals', 'schlaefe']);
  });

  it('DAS-355: shots are compared with the ranged values', () => {
    expect(at(someone(), 'arm-left', 999, { ranged: true })).toEqual([]);
    expect(spots(at(someone(), 'arm-left', 1000, { ranged: true }))).toEqual(['oberarm']);
  });
});

describe('strength and monotony', () => {
  it('DAS-235: strength is a number per kind, and a GM may invent kinds', () => {
    expect(tables.armour.pieces.find(({ id }) => id === 'lederruestung-rumpf')!.strength).toEqual({ L: 100 });
    const own = { ...weapon('schwert'), armourEffect: { X: 7 } };
    const f = wearing([
      { id: 'panzer', part: 'torso', covers: ['brust'], strength: { X: 30 }, deckungswert: 500, layer: 2 },
    ]);
    expect(optionsAt(f, reachOf(f, own, false, false), partOf(f, 'torso'), 700)[0]!.guard).toBe(210);
  });

  it('DAS-236, E22: Schutz is strength times effect', () => {
    expect(at(wearing([{ piece: 'lederruestung-rumpf' }]), 'torso', 750)[0]!.guard).toBe(600);
  });

  it('DAS-237: of several kinds the highest product protects', () => {
    // sword: S 3, L 6, K 9, P 12
    const strength = { S: 100, K: 40, P: 20 };
    expect(at(wearing([{ piece: 'lederruestung-rumpf', strength }]), 'torso', 750)[0]!.guard).toBe(360);
  });

  it('DAS-212: coverage decides where a blow goes, strength what gets through', () => {
    const f = wearing([on('beinschiene-oberschenkel')]);
    expect(woundSize(f, at(f, 'leg-right', 1499)[0]!, 1200)).toBe(0);
    expect(woundSize(f, at(f, 'leg-right', 1499)[0]!, 1201)).toBe(1);
    // Unterschenkel, Zustand 117
    expect(
      woundSize(
        f,
        at(f, 'leg-right', 1500).find((o) => !o.stack.length)!,
        1200,
      ),
    ).toBe(1083);
  });

  it('DAS-234: with the same force a better Attacke never has a smaller effect', () => {
    const pieces = tables.armour.pieces.filter(({ part }) => part === 'arm').map(({ id }) => id);
    const set = fc.subarray(pieces, { maxLength: 5 });
    const number = fc.integer({ min: 700, max: 4500 });
    fc.assert(
      fc.property(set, number, number, fc.integer({ min: 1, max: 3000 }), (worn, x, y, force) => {
        const f = wearing(worn.map((piece) => on(piece)));
        const worst = (attack: number) => {
          const option = worstOption(f, at(f, 'arm-right', attack), force);
          const w = option ? woundSize(f, option, force) : 0;
          return option ? lineOf(f.card.book, w, option.spot.shift) : 0;
        };
        expect(worst(Math.max(x, y))).toBeGreaterThanOrEqual(worst(Math.min(x, y)));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
