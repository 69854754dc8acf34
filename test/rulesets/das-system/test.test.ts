import { describe, expect, it } from 'vitest';
import { startPain } from '../../../rulesets/das-system/pain.js';
import { counted, deduction, rollTest, skillTest, type TestPlan } from '../../../rulesets/das-system/test.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { inflict } from '../../../rulesets/das-system/wound.js';
import { book, desk, fightOf, plain, rulesWith, someone, spotOf, told } from './given.js';

const wounds = (...list: readonly (readonly [string, string, string])[]): Sheet['state'] => ({
  wounds: list.map(([nr, part, location]) => ({ nr, part, location, w: 300 })),
});

// HA4 150, HN4 190, HT4 110, HK4 and HC4 as the tables say
const everywhere = wounds(
  ['HA4', 'arm-left', 'oberarm'],
  ['HN4', 'leg-left', 'knie'],
  ['HT4', 'torso', 'brust'],
  ['HK4', 'head', 'schaedel'],
);
const HEAD = book.wounds.hieb.head[3]!.probe;

const balance: TestPlan = { test: 'own', skill: 'balancieren', kind: 'body' };

describe('the die and its reading', () => {
  it('DAS-030: one W2000', () => {
    expect([book.die.notation, book.die.sides]).toEqual(['W2000', 2000]);
    expect(someone({}, rulesWith({}, { dieSize: 1000 })).card.book.die.sides).toBe(1000);
  });

  it('DAS-031, D01: above W a roll counts 0, up to W it counts', () => {
    expect([1150, 1151, 1, 2000].map((face) => counted(face, 1150))).toEqual([1150, 0, 1, 0]);
  });

  it('DAS-033: counted face + skill − deductions, not below 0', () => {
    const f = someone({ skills: { balancieren: 500 } });
    const result = (face: number) => skillTest(fightOf(0, f), f, desk([face]), balance);
    expect([1000, 1001, 1].map(result)).toEqual([1500, 500, 501]);
    const hurt = someone({ state: everywhere });
    expect(skillTest(fightOf(0, hurt), hurt, desk([100]), balance)).toBe(0);
  });

  it('DAS-034: governing attributes', () => {
    const f = someone({ attributes: { courage: 10, strength: 20, dexterity: 30, reaction: 40, constitution: 50 } });
    const highest = (skill: string) =>
      [10, 20, 30, 40, 50].findLast(
        (face) => skillTest(fightOf(0, f), f, desk([face]), { test: 'own', skill, kind: 'pain' }) > 0,
      );
    const skills = ['widerstandsfaehigkeit', 'balancieren', 'ausweichen', 'bemerken', 'erste-hilfe', 'klettern'];
    expect(skills.map(highest)).toEqual([50, 30, 40, 40, 30, 30]);
    const named: TestPlan = { test: 'own', skill: 'klettern', kind: 'body', attribute: 'strength' };
    expect([20, 21].map((face) => skillTest(fightOf(0, f), f, desk([face]), named))).toEqual([20, 0]);
  });

  it('DAS-035: an Eigenschaftsprobe is read in the same way', () => {
    const f = someone();
    const plan: TestPlan = { test: 'own', skill: '', attribute: 'courage', kind: 'mind' };
    expect([1000, 1001].map((face) => skillTest(fightOf(0, f), f, desk([face]), plan))).toEqual([1000, 0]);
  });

  it('DAS-036: no roll is open-ended, and none fails by itself', () => {
    const f = someone({ attributes: { ...plain.attributes, dexterity: 5000 }, skills: { balancieren: 9999 } });
    const table = desk([2000]);
    expect(skillTest(fightOf(0, f), f, table, balance)).toBe(11999);
    table.done();
  });

  it('a decree counts as the total of the die', () => {
    const f = someone();
    const table = desk();
    const decree = {
      ...table,
      roll: <T>(_w: string, _i: string, _d: unknown, read: (n: number, f: readonly number[]) => T) => read(700, []),
    };
    expect(rollTest(f, decree, balance, (result) => result)).toBe(700);
    expect(told(table, 'test.rolled')).toMatchObject({ roll: { face: 700, decreed: true } });
  });
});

describe('deductions of tests (6.2)', () => {
  const f = someone({ state: everywhere, armour: [{ piece: 'topfhelm' }] });
  const all = 150 + 190 + 110 + HEAD;

  it('DAS-190, DAS-196: only wounds that hinder the action count, with their full value', () => {
    expect(deduction(f, { kind: 'body' }) - 200).toBe(all);
    expect(deduction(f, { kind: 'hands' })).toBe(150);
  });

  it('DAS-191, DAS-192: whole-body tests take leg wounds and all others', () => {
    const leg = someone({ state: wounds(['HN4', 'leg-left', 'knie']) });
    expect(deduction(leg, { kind: 'body' })).toBe(190);
    const arm = someone({ state: wounds(['HA4', 'arm-left', 'oberarm']) });
    expect(deduction(arm, { kind: 'body' })).toBe(150);
  });

  it('DAS-193: tests done with the hands take arm wounds only', () => {
    expect(deduction(f, { kind: 'hands' })).toBe(150);
  });

  it('DAS-194: mental tests take head and neck wounds only', () => {
    expect(deduction(f, { kind: 'mind' })).toBe(HEAD);
    const neck = someone({ state: wounds(['HC4', 'head', 'hals']) });
    expect(deduction(neck, { kind: 'mind' })).toBe(book.wounds.hieb.neck[3]!.probe);
  });

  it('DAS-195, E26: the GM may lower the deduction, to a tenth when driving an automatic car', () => {
    const driver = someone({ state: wounds(['LN3', 'leg-left', 'oberschenkel']) });
    const probe = driver.wounds[0]!.row.probe;
    expect(deduction(driver, { kind: 'body', wounds: 10 })).toBe(Math.floor(probe / 10));
    driver.wounds[0] = { ...driver.wounds[0]!, row: { ...driver.wounds[0]!.row, probe: 150 } };
    expect(deduction(driver, { kind: 'body', wounds: 10 })).toBe(15);
    expect(deduction(driver, { kind: 'body', wounds: 0 })).toBe(0);
  });

  it('DAS-197: pain counts in every test', () => {
    const hurt = someone({
      state: { wounds: [{ nr: 'HT1', part: 'torso', location: 'brust', w: 1, pain: { line: 3, left: 5 } }] },
    });
    for (const kind of ['body', 'hands', 'mind', 'firm', 'pain'] as const) expect(deduction(hurt, { kind })).toBe(400);
  });

  it('DAS-198, DAS-202: armour counts in bodily tests; DAS-199, DAS-200: a part or a multiple of it', () => {
    const worn = someone({ armour: [{ piece: 'topfhelm' }] });
    expect(deduction(worn, { kind: 'body' })).toBe(200);
    for (const kind of ['hands', 'mind', 'firm', 'pain'] as const) expect(deduction(worn, { kind })).toBe(0);
    expect([0, 50, 300].map((armour) => deduction(worn, { kind: 'body', armour }))).toEqual([0, 100, 600]);
  });

  it('DAS-446: Widerstandsfähigkeit for drop and ko counts all wounds but no armour', () => {
    expect(deduction(f, { kind: 'firm' })).toBe(all);
  });

  it('DAS-189: the modifier of the GM is added', () => {
    const lucky = someone();
    lucky.situation.test = -300;
    expect(skillTest(fightOf(0, lucky), lucky, desk([900]), balance)).toBe(600);
  });

  it('DAS-407: the event names every part', () => {
    const table = desk([900]);
    const hurt = someone({ skills: { balancieren: 800 }, state: everywhere, armour: [{ piece: 'topfhelm' }] });
    skillTest(fightOf(0, hurt), hurt, table, { ...balance, required: 700 });
    const event = told(table, 'test.rolled')!;
    expect(event['of']).toEqual([
      { what: 'roll', n: 900 },
      { what: 'skill', n: 800 },
      { what: 'wound', n: -150, nr: 'HA4' },
      { what: 'wound', n: -190, nr: 'HN4' },
      { what: 'wound', n: -110, nr: 'HT4' },
      { what: 'wound', n: -HEAD, nr: 'HK4' },
      { what: 'armour', n: -200 },
    ]);
    expect(event['result']).toBe(900 + 800 - 150 - 190 - 110 - HEAD - 200);
  });
});

describe('the pain test', () => {
  /** The line of a pain of line 4 (HU5) after a test with this face. */
  function after(face: number, sheet: Partial<Sheet> = {}, options = {}, answers: readonly { option: string }[] = []) {
    const f = someone({ skills: { widerstandsfaehigkeit: 700 }, ...sheet }, rulesWith(options));
    const table = desk(face > 0 ? [face] : [], answers);
    const row = book.wounds.hieb.belly[4]!;
    startPain(f, table, { row, spot: spotOf(f, 'torso', 'bauch'), w: 500, second: 1, healed: false }, 1);
    table.done();
    return { line: f.pains.at(-1)?.line ?? 0, table };
  }

  it('DAS-304, DAS-040: every full 1000 points lower the pain by one line', () => {
    // Widerstandsfähigkeit 700, KO 1300
    expect([299, 300, 1299, 1300, 1301].map((face) => after(face).line)).toEqual([4, 3, 3, 2, 4]);
  });

  it('DAS-305: one free test per new wound; a pain lowered below line 1 does not begin', () => {
    expect(after(1300, { skills: { widerstandsfaehigkeit: 2700 } }).line).toBe(0);
  });

  it('DAS-305, DAS-377: `ask` asks, `off` does not test', () => {
    const asked = after(1300, {}, { painSuppression: 'ask' });
    expect([asked.line, asked.table.asked]).toEqual([2, ['suppress-pain']]);
    expect(after(0, {}, { painSuppression: 'ask' }, [{ option: 'no' }]).line).toBe(4);
    expect(after(0, {}, { painSuppression: 'off' }).line).toBe(4);
  });

  it('DAS-306: older pain counts, the new one and wounds do not', () => {
    const brought = { nr: 'HT6', part: 'torso', location: 'brust', w: 700 };
    expect(after(300, { state: { wounds: [brought] } }).line).toBe(3);
    const hurting = { ...brought, pain: { line: 1, left: 9 } };
    // −100
    expect(after(399, { state: { wounds: [hurting] } }).line).toBe(4);
    expect(after(400, { state: { wounds: [hurting] } }).line).toBe(3);
  });

  it('DAS-305: a lowered line stays lowered and lasts as long as its own line', () => {
    const f = someone({ skills: { widerstandsfaehigkeit: 700 } });
    inflict(fightOf(1, f), f, desk([300, 1000]), spotOf(f, 'torso', 'bauch'), 500, 'hieb');
    expect(f.pains.map(({ line, left }) => [line, left])).toEqual([[3, 15]]);
  });
});
