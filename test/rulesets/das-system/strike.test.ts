import { describe, expect, it } from 'vitest';
import { coverAt } from '../../../rulesets/das-system/body.js';
import { optionsAt, reachOf } from '../../../rulesets/das-system/reach.js';
import type { WornPiece } from '../../../rulesets/das-system/rows.js';
import type { Fighter, StrikeKind } from '../../../rulesets/das-system/state.js';
import { strike } from '../../../rulesets/das-system/strike.js';
import { describe as describeEvent } from '../../../rulesets/das-system/describe.js';
import { shown } from './shown.js';
import {
  desk,
  fightOf,
  partOf,
  rules,
  rulesWith,
  sample,
  someone,
  fighterOf,
  spotOf,
  told,
  weapon,
  type Desk,
} from './given.js';

interface Hit {
  readonly part: string;
  readonly location: string;
  readonly attack: number;
  readonly force: number;
  readonly with?: string;
  readonly ranged?: boolean;
  readonly kind?: StrikeKind;
}

/** The sword of `Jemand` strikes a location. */
function hit(target: Fighter, { part, location, attack, force, kind, ...from }: Hit, table: Desk = desk()) {
  const by = someone({ name: 'Schläger' });
  const arm = weapon(from.with ?? 'schwert');
  const reach = reachOf(target, arm, from.ranged ?? false, false);
  const option = optionsAt(target, reach, partOf(target, part), attack).find(
    (o) => o.spot.id === location && (kind === undefined || o.kind === kind),
  )!;
  const result = strike(fightOf(3, target, by), table, { by, target, weapon: arm, strike: 'blow', force }, option);
  table.done();
  return { ...result, table };
}

const wearing = (...armour: WornPiece[]): Fighter => someone({ armour });
const cover = (f: Fighter, piece: number, part: string, location: string) =>
  coverAt(f.body, f.card.pieces[piece]!, spotOf(f, part, location).slot);

describe('a blow through armour', () => {
  it('E23: sword, S 800, new leather, belly: w 200, HU3, GZ −200', () => {
    const f = wearing({ piece: 'lederruestung-rumpf' });
    const { w, wound, stopped } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 800 }, desk([1300]));
    expect([w, wound!.row.nr, stopped, f.gz]).toEqual([200, 'HU3', false, 1100]);
  });

  it('DAS-244, E24: a pierced piece loses Strukturschaden × 100; DAS-245: at the struck location only', () => {
    const f = wearing({ piece: 'lederruestung-rumpf' });
    hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 800 }, desk([1300]));
    expect([cover(f, 0, 'torso', 'bauch'), cover(f, 0, 'torso', 'brust')]).toEqual([1500, 2500]);
  });

  it('DAS-236: the event names strength, effect and Schutz', () => {
    const f = wearing({ piece: 'lederruestung-rumpf' });
    const { table } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 800 }, desk([1300]));
    expect(told(table, 'armour.struck')).toMatchObject({
      ...{ kind: 'L', strength: 100, effect: 6, protection: 600, result: 'pierced' },
      ...{ force: { before: 800, after: 200 }, coverage: { before: 2500, after: 1500 } },
    });
  });

  it('DAS-032, DAS-239, D02: no die for the force; a stopped blow is a light hit without any consequence', () => {
    const f = wearing({ piece: 'lederruestung-rumpf' });
    const { stopped, wound, table } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 600 });
    expect(table.rolled).toEqual([]);
    expect([stopped, wound, f.gz, f.endurance, f.wounds.length, cover(f, 0, 'torso', 'bauch')]).toEqual([
      true,
      null,
      1300,
      1300,
      0,
      2500,
    ]);
    expect(told(table, 'blow.stopped')).toMatchObject({ why: 'armour' });
  });

  it('DAS-240, D11: plate is pierced and damaged, the gambeson under it stops', () => {
    const f = wearing({ piece: 'plattenharnisch-rumpf' }, { piece: 'gambeson-rumpf' });
    const { stopped } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 1500 });
    expect([stopped, cover(f, 0, 'torso', 'bauch'), cover(f, 1, 'torso', 'bauch')]).toEqual([true, 1800, 2500]);
  });

  it('DAS-241, DAS-242: up to impulse × Rüstungswirkung nothing is felt', () => {
    // leather: impulse 30 × 6
    const why = (force: number) => {
      const { table } = hit(wearing({ piece: 'lederruestung-rumpf' }), {
        part: 'torso',
        location: 'bauch',
        attack: 800,
        force,
      });
      return told(table, 'blow.stopped')!['why'];
    };
    expect([180, 181].map(why)).toEqual(['not-felt', 'armour']);
  });

  it('DAS-243: a light hit costs nothing; with a divisor the arriving force by it', () => {
    const one = { part: 'torso', location: 'bauch', attack: 800, force: 600 };
    const free = wearing({ piece: 'lederruestung-rumpf' });
    hit(free, one);
    expect(free.endurance).toBe(1300);
    const armour = [{ piece: 'lederruestung-rumpf' }];
    const dear = someone({ armour }, rulesWith({}, { lightHitDivisor: 100 }));
    const { table } = hit(dear, one);
    expect(dear.endurance).toBe(1294);
    expect(told(table, 'blow.stopped')).toMatchObject({ endurance: { before: 1300, after: 1294 } });
    const spent = someone({ armour, state: { endurance: 2 } }, rulesWith({}, { lightHitDivisor: 100 }));
    hit(spent, one);
    expect(spent.endurance).toBe(0);
  });

  it('DAS-246: Deckungswert does not fall below 0', () => {
    const f = wearing({ piece: 'schulterstueck' });
    hit(f, { part: 'arm-right', location: 'schulter', attack: 1000, force: 1500 }, desk([1300, 1]));
    expect(cover(f, 1, 'arm-right', 'schulter')).toBe(0);
  });

  it('DAS-226, D24: a catching piece is damaged at its lowest-valued location', () => {
    const f = wearing({ piece: 'schulterstueck', side: 'right' });
    const blow = { part: 'arm-right', location: 'oberarm', attack: 900, force: 1300 };
    const { w, wound, table } = hit(f, blow, desk([1300]));
    // 1300 − 1200; the larger of 1200 and Zustand 130
    expect([w, wound!.spot.id, cover(f, 0, 'arm-right', 'schulter')]).toEqual([100, 'oberarm', 0]);
    const [way] = table.events.map(describeEvent);
    expect(shown(way!)).toContain('auf dem Weg durch die Rüstung');
    expect(shown(way!).replace(/\s+/g, ' ')).toContain('(Schulterstück');
  });

  it('DAS-248: a field takes no structural damage', () => {
    const f = wearing({ id: 'schirm', part: 'all', field: true, strength: { P: 10 }, deckungswert: 5, layer: 9 });
    const { w } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 300 }, desk([1300]));
    // 300 − 120, larger than Zustand 117
    expect([w, cover(f, 0, 'torso', 'bauch')]).toEqual([180, 5]);
  });

  it('DAS-254: S = 0 on bare skin touches and does not wound', () => {
    const { wound, stopped, table } = hit(someone(), { part: 'arm-left', location: 'oberarm', attack: 900, force: 0 });
    expect([wound, stopped]).toEqual([null, false]);
    expect(told(table, 'blow.stopped')).toMatchObject({ why: 'no-force' });
  });

  it('DAS-291: text, number and parts of w are told', () => {
    const { table } = hit(someone(), { part: 'arm-left', location: 'oberarm', attack: 900, force: 500 }, desk([1300]));
    expect(told(table, 'wound.inflicted')).toMatchObject({
      ...{ nr: 'HA4', line: 4, w: 370, text: { de: 'Hieb ins Fleisch, der Griff wird schwach' } },
      of: [
        { what: 'force', n: 500 },
        { what: 'zustand', n: -130 },
      ],
    });
  });

  it('DAS-407: the parts of w add up to it, whatever counts', () => {
    const modes = ['larger', 'subtract', 'ignore'] as const;
    for (const zustandBehindArmour of modes) {
      for (const zustand of [-50, 117, 650]) {
        const f = someone(
          { armour: [{ piece: 'lederruestung-rumpf' }], state: { zustand: { torso: { bauch: zustand } } } },
          rulesWith({ zustandBehindArmour }),
        );
        const { table, w } = hit(f, { part: 'torso', location: 'bauch', attack: 800, force: 700 }, desk([1300]));
        const of = told(table, 'wound.inflicted')!['of'] as { n: number }[];
        expect(of.reduce((sum, { n }) => sum + n, 0)).toBe(w);
        expect(of.every(({ n }) => n !== 0)).toBe(true);
      }
    }
  });
});

describe('worked examples', () => {
  it('DAS-256, DAS-356, E17: an arrow of S 800 in the thigh', () => {
    const f = fighterOf(sample('gegner'));
    const shot = {
      part: 'leg-left',
      location: 'oberschenkel',
      attack: 1000,
      force: 800,
      with: 'langbogen',
      ranged: true,
    };
    const { w, wound } = hit(f, shot, desk([1301]));
    expect(weapon('langbogen').fixedForce).toBe(800);
    expect([w, wound!.row.nr, f.gz, f.endurance]).toEqual([670, 'SN6', 630, 630]);
  });

  it('D05: sword at Thorndal, Ellenbogen, S 515: HA4 with pain and drop test', () => {
    const f = fighterOf(sample('thorndal'));
    const table = desk([500, 900]);
    const { w, wound } = hit(f, { part: 'arm-right', location: 'ellenbogen', attack: 1500, force: 515 }, table);
    expect([w, wound!.row.nr, f.gz, f.endurance]).toEqual([424, 'HA4', 876, 876]);
    expect(f.body.zustand[wound!.spot.slot]).toBe(1);
    expect(f.bleedings.map(({ line }) => line)).toEqual([2]);
    expect(f.pains.map(({ line }) => line)).toEqual([1]);
    expect(table.rolled).toEqual(['pain', 'drop']);
    expect(table.events.filter(({ type }) => type === 'test.rolled')).toMatchObject([
      { test: 'pain', result: 1300, pain: { before: 2, after: 1 } },
      { test: 'drop', result: 1450, required: 424, passed: true },
    ]);
    expect(f.main!.weapon.id).toBe('schwert');
  });

  it('D13: S 50 at the eye is HK4, at the Unterarm HA1', () => {
    const eye = hit(someone(), { part: 'head', location: 'auge', attack: 2000, force: 50 }, desk([1301]));
    expect([eye.w, eye.wound!.row.nr]).toEqual([50, 'HK4']);
    const arm = hit(someone(), { part: 'arm-left', location: 'unterarm', attack: 2000, force: 50 }, desk([1301]));
    expect([arm.w, arm.wound!.row.nr]).toEqual([1, 'HA1']);
  });

  it('D22: sword, S 690 at the belly of Gegner: HU5, daze 1, the fall test held', () => {
    const f = fighterOf(sample('gegner'));
    const table = desk([300, 900]);
    const { w, wound } = hit(f, { part: 'torso', location: 'bauch', attack: 750, force: 690 }, table);
    expect([w, wound!.row.nr, f.gz, f.endurance]).toEqual([573, 'HU5', 727, 727]);
    expect(f.body.zustand[wound!.spot.slot]).toBe(-13);
    expect(table.events.filter(({ type }) => type === 'test.rolled')).toMatchObject([
      { test: 'pain', result: 1100, pain: { before: 4, after: 3 } },
      { test: 'fall', result: 850, passed: true },
    ]);
    expect([f.dazedFrom, f.dazedTo, f.lying]).toEqual([4, 4, false]);
  });

  it('nobody listening, the same comes out', () => {
    const quiet = fighterOf(sample('gegner'), rules);
    hit(quiet, { part: 'torso', location: 'bauch', attack: 750, force: 690 }, desk([300, 900], [], false));
    expect([quiet.gz, quiet.pains[0]!.line, quiet.lying]).toEqual([727, 3, false]);
  });
});
