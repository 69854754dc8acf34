import { describe, expect, it } from 'vitest';
import { firstAid, koMinutes, needsCare, rest } from '../../../rulesets/das-system/recovery.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { book, desk, fightOf, plain, rulesWith, someone, told } from './given.js';

const bleeds = (...wounds: readonly (readonly [string, string, string, number])[]): Partial<Sheet> => ({
  state: {
    wounds: wounds.map(([nr, part, location, line]) => ({
      ...{ nr, part, location, w: 100 },
      bleeding: { line, left: book.bleeding[line - 1]!.seconds },
    })),
  },
});

/** Care by somebody with Erste Hilfe 600 and GE 1000 for this patient, with one face. */
function tended(
  patient: ReturnType<typeof someone>,
  face: number,
  carer = someone({ name: 'Runa', skills: { 'erste-hilfe': 600 } }),
) {
  const table = desk([face]);
  firstAid(fightOf(9, carer, patient), carer, patient, table);
  table.done();
  return { lines: patient.bleedings.map(({ line }) => line), table };
}

describe('first aid', () => {
  it('DAS-315, DAS-047: every full 1000 points lower one bleeding by one line, the worst first', () => {
    const patient = () => someone(bleeds(['HA4', 'arm-left', 'oberarm', 2], ['HT6', 'torso', 'brust', 4]));
    // 600 + 399, + 400; with 2000 points two lines
    expect(tended(patient(), 399).lines).toEqual([2, 4]);
    expect(tended(patient(), 400).lines).toEqual([2, 3]);
    const master = someone({ name: 'Runa', skills: { 'erste-hilfe': 1400 } });
    expect(tended(patient(), 600, master).lines).toEqual([2, 2]);
  });

  it('DAS-315: a lowered bleeding starts its new line; at line 1 it stops', () => {
    const patient = someone(bleeds(['HA4', 'arm-left', 'oberarm', 1]));
    expect(tended(patient, 400).lines).toEqual([]);
    expect(needsCare(patient)).toBe(false);
  });

  it('DAS-315: it ends choking', () => {
    const patient = someone(bleeds(['HC6', 'head', 'hals', 5]));
    expect(patient.chokingSince).toBe(-1);
    const { table, lines } = tended(patient, 400);
    expect([patient.chokingSince, lines]).toEqual([null, [4]]);
    expect(told(table, 'care.given')).toMatchObject({
      chokingEnded: true,
      bleeding: { nr: 'HC6', line: { before: 5, after: 4 } },
    });
    const still = someone(bleeds(['HC6', 'head', 'hals', 5]));
    tended(still, 399);
    expect(still.chokingSince).toBe(-1);
  });

  it('DAS-288: bleedings of lethal wounds are not affected', () => {
    const patient = someone(bleeds(['HK8', 'head', 'schaedel', 6], ['HA4', 'arm-left', 'oberarm', 2]));
    expect(tended(patient, 400).lines).toEqual([6, 1]);
    expect(needsCare(someone(bleeds(['HK8', 'head', 'schaedel', 6])))).toBe(false);
  });

  it('DAS-446: Erste Hilfe is done with the hands: arm wounds of the carer count', () => {
    const carer = someone({ ...bleeds(['HA4', 'arm-left', 'oberarm', 1]), skills: { 'erste-hilfe': 600 } });
    const patient = () => someone(bleeds(['HT6', 'torso', 'brust', 4]));
    // 549 + 600 − 150
    expect([549, 550].map((face) => tended(patient(), face, carer).lines[0])).toEqual([4, 3]);
  });

  it('numbers of the GM', () => {
    const rules = rulesWith({}, { firstAidStep: 500 });
    const patient = someone(bleeds(['HT6', 'torso', 'brust', 4]), rules);
    expect(tended(patient, 400, someone({ skills: { 'erste-hilfe': 600 } }, rules)).lines).toEqual([2]);
  });
});

describe('rest and waking', () => {
  it('DAS-316, DAS-313: GZ + KO // 100 a day, wounded locations + 10 Zustand up to their start value', () => {
    const state = { gz: 1000, endurance: 400, wounds: [{ nr: 'HA4', part: 'arm-left', location: 'oberarm', w: 300 }] };
    const f = someone({ state });
    const { slot } = f.wounds[0]!.spot;
    const table = desk();
    rest(fightOf(0, f), f, table, 8);
    // KO 1300: 13 a day; Zustand 130 − 90 + 80
    expect([f.gz, f.body.zustand[slot], f.atpa, f.wounds[0]!.healed]).toEqual([1104, 120, 130, false]);
    rest(fightOf(0, f), f, table, 1);
    expect([f.body.zustand[slot], f.atpa, f.wounds[0]!.healed]).toEqual([130, 0, true]);
    rest(fightOf(0, f), f, table, 100);
    expect([f.gz, f.body.zustand[slot]]).toEqual([1300, 130]);
    expect(table.events.map((event) => event['healed'])).toEqual([[], ['HA4'], []]);
  });

  it('DAS-316: two wounds at one location heal it once a day', () => {
    const wound = { nr: 'HA4', part: 'arm-left', location: 'oberarm', w: 300 };
    const f = someone({ state: { wounds: [wound, wound] } });
    rest(fightOf(0, f), f, desk(), 1);
    expect(f.body.zustand[f.wounds[0]!.spot.slot]).toBe(130 - 180 + 10);
  });

  it('DAS-316: the start value of a location without Zustand is 0, unhurt ones do not change', () => {
    const f = someone({ attributes: { ...plain.attributes, constitution: 1250 }, state: { gz: 5 } });
    rest(fightOf(0, f), f, desk(), 2);
    expect([f.gz, f.body.own]).toEqual([29, false]);
  });

  it('DAS-048: unconsciousness lasts r // 100 minutes, at least 1', () => {
    const f = someone();
    const minutes = (face: number) => {
      const table = desk([face]);
      const result = koMinutes(fightOf(0, f), f, table);
      expect(table.rolled).toEqual(['ko-time@gm']);
      return result;
    };
    expect([1, 199, 200, 2000].map(minutes)).toEqual([1, 1, 2, 20]);
  });
});
