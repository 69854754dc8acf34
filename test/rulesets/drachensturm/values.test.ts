import { describe as group, expect, it } from 'vitest';
import { decimal, round } from '../../../rulesets/drachensturm/arithmetic.js';
import { rsAt } from '../../../rulesets/drachensturm/damage.js';
import { bulkyCm, carriedKg, otherArm, weaponArm } from '../../../rulesets/drachensturm/hands.js';
import { partIds } from '../../../rulesets/drachensturm/parts.js';
import * as values from '../../../rulesets/drachensturm/values.js';
import { attackValue, parryValue, shotValue } from '../../../rulesets/drachensturm/weapons.js';
import { bookOf } from '../../../rulesets/drachensturm/book.js';
import { arena } from './arena.js';
import { plainRules, rulesWith, sample, someone } from './given.js';
import type { InlineArmour, Sheet } from '../../../rulesets/drachensturm/sheet.js';

const one = (change: Partial<Sheet> = {}, rules = plainRules) =>
  arena([{ sheet: someone('A', change) }, { sheet: someone('B') }], { rules }).of('a');
const fighterOf = (change: Partial<Sheet> = {}) => one(change).fighter;
const known = (name: string) => arena([{ sheet: sample(name) }, { sheet: someone('B') }]).fight.all[0]!;
const book = bookOf(plainRules);

group('arithmetic', () => {
  it('DRA-001: rounds half up, below zero too, and keeps decimals exact', () => {
    expect([2.5, -2.5, 2.4, 7.5].map(round)).toEqual([3, -2, 2, 8]);
    expect([decimal(0.3 * 15), round(0.29 * 50)]).toEqual([4.5, 15]);
  });
});

group('derived values', () => {
  it('DRA-006: numbers under values replace the derived ones, base values before armour', () => {
    const f = fighterOf({
      values: { agw: 9, pgw: 8, fgw: 7, sb: 6, le: 40, parts: { kopf: 30 }, speed: 12.5, ka: 77 },
      armour: ['plattenpanzer'],
    });
    expect([f.agw, f.pgw, f.fgw, f.sb, f.le, f.speed, f.ka]).toEqual([7, 5, 7, 6, 40, 12.5, 77]);
    expect(f.parts).toEqual([30, 40, 20, 13, 13, 26, 26, 0]);
  });

  it('DRA-007: encumbrance of armour and shields lowers properties, even below 0', () => {
    const erlo = known('erlo');
    expect([erlo.ge, erlo.re, erlo.fighter.properties.hoe]).toEqual([38, 26, 45]);
    expect(one({ properties: { kk: 50, ge: 20, re: 20, ko: 50 }, armour: ['ritterruestung'] }).re).toBe(-20);
  });

  it('DRA-008 DRA-009 DRA-010: base values from the sheet by table a3, less encumbrance of AGw and PGw', () => {
    const f = fighterOf({ properties: { kk: 50, ge: 64, re: 50, ko: 50, fi: 35 }, armour: ['brustharnisch'] });
    expect([f.agw, f.pgw, f.fgw]).toEqual([5, 4, 4]);
    expect([4, 5, 14, 15, 105, 115].map((n) => values.baseValue(n, book))).toEqual([0, 1, 1, 2, 11, 12]);
  });

  it('DRA-011: the Ge penalty of armour does not lower AGw or PGw', () => {
    const f = fighterOf({ armour: ['kettenhemd'] });
    expect([f.properties.ge, f.agw, f.pgw]).toEqual([35, 5, 5]);
  });

  it('DRA-012: SB from Kk, never below 0', () => {
    expect([20, 54, 55, 64, 78, 95, 105].map((kk) => values.strengthBonus(kk, book))).toEqual([0, 0, 1, 1, 3, 5, 6]);
  });

  it('DRA-013 DRA-014 EX-46: LE by the divisors of the race, rounded once', () => {
    expect(values.lifeEnergy(24, 45, 'halbling', book)).toBe(12);
    expect(values.lifeEnergy(78, 70, 'ork', book)).toBe(34);
    expect(values.lifeEnergy(64, 60, 'mensch', book)).toBe(25);
    expect(values.lifeEnergy(52, 52, 'mensch', book)).toBe(21);
  });

  it('DRA-015 DRA-016 EX-29 EX-30: shares of LE, half up, at least 1', () => {
    const parts = (le: number) => fighterOf({ values: { le } }).parts;
    expect(parts(20)).toEqual([4, 20, 10, 7, 7, 13, 13, 0]);
    expect(parts(25)).toEqual([5, 25, 13, 8, 8, 17, 17, 0]);
    expect(parts(1)).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
  });

  it('DRA-017: a tail has 33 %', () => expect(fighterOf({ tail: true, values: { le: 30 } }).parts[7]).toBe(10));

  it('DRA-018: each part is a pool of its own', () => {
    const { of, blow } = arena([{ sheet: someone('A') }, { sheet: someone('B') }]);
    blow('a', 'b', [15, 2, [6], { defence: 'dodge' }]);
    expect(of('b').le).toEqual([4, 17, 10, 7, 7, 13, 13, 0]);
  });

  it('DRA-019: Schnelligkeit', () => expect([values.speedOf(62, 24), values.speedOf(48, 79)]).toEqual([43, 64]));
  it('DRA-021: kA = Kk + Ko', () => expect(known('bibo').ka).toBe(69));

  it('DRA-022 DRA-023 DRA-024 EX-09: Aw, Pw and Fw; parry and dodge differ by PWf', () => {
    const erlo = known('erlo');
    const [sword, shield] = erlo.items;
    expect([attackValue(sword!.weapon, erlo.agw), parryValue(sword!.weapon, erlo.pgw)]).toEqual([11, 11]);
    expect([parryValue(shield!.weapon, erlo.pgw), shotValue(sword!.weapon, 5)]).toEqual([11, undefined]);
    const archer = one({ learned: ['kurzbogen'], held: ['kurzbogen'] });
    expect(shotValue(archer.items[0]!.weapon, archer.fighter.fgw)).toBe(9);
  });

  it('DRA-025 DRA-026 DRA-027 DRA-628: own skill, start skill of a learned weapon, half of it else', () => {
    const skill = (change: Partial<Sheet>) => {
      const { awf, pwf } = one({ held: ['langschwert'], ...change }).items[0]!.weapon;
      return [awf, pwf];
    };
    expect(skill({ skills: { langschwert: { awf: 9 } } })).toEqual([9, 2]);
    expect(skill({ learned: ['langschwert'] })).toEqual([5, 5]);
    expect(skill({})).toEqual([2, 2]);
    const bad = { id: 'ast', name: 'Ast', class: 'sonstige', tp: '1W6', weightKg: 1, awf: -3, pwf: 0 } as const;
    expect(one({ held: [bad] }).items[0]!.weapon.awf).toBe(-3);
    expect(one({ held: ['langschwert'] }, rulesWith({}, { unlearnedFactor: 1 })).items[0]!.weapon.awf).toBe(5);
  });

  it('DRA-028 DRA-029: natural weapons and shields count as learned; a shield has no AWf', () => {
    const c = one({ held: ['rundschild'] });
    expect(c.items.map(({ weapon }) => [weapon.id, weapon.awf, weapon.pwf])).toEqual([
      ['rundschild', undefined, 5],
      ['faust', 2, undefined],
    ]);
  });

  it('DRA-030 DRA-031 DRA-032 DRA-033 EX-34: WQ, RQ and RS from quality and material', () => {
    expect(known('grimgork').items[0]!.wq).toBe(4.5);
    expect([12, 13, 17, 20, 22.5].map((rq) => values.rsOf(rq, 5))).toEqual([2, 3, 3, 4, 5]);
    const steel: InlineArmour = { id: 'p', name: 'Platte', parts: ['br'], hq: 15, material: 'stahl', weightKg: 10 };
    const c = one({ armour: [steel, { ...steel, id: 'q', parts: ['ba'], rq: 11 }] });
    expect([c.rq, rsAt(c, 1), rsAt(c, 2)]).toEqual([[30, 11], 6, 2]);
    c.rq[0] = 12;
    expect(rsAt(c, 1)).toBe(2);
    expect(one({ armour: ['lederruestung'] }).rq).toEqual([10.2]);
    expect(one({ held: [{ id: 'x', name: 'X', class: 'stich', tp: '1W6', weightKg: 1, wq: 3 }] }).items[0]!.wq).toBe(3);
  });

  it('DRA-034 DRA-035: the material changes the weight, to 0.1 kg', () => {
    const kg = (material: string) =>
      one({ held: [{ id: 'x', name: 'X', class: 'schwert', tp: '1W6', weightKg: 1.8, material }] }).items[0]!.weapon
        .weightKg;
    expect(['eisen', 'stahl', 'mithrill', 'holz', 'silber'].map(kg)).toEqual([1.8, 1.6, 0.5, 1.8, 2.7]);
  });

  it('DRA-036 DRA-037: Kampfgewicht and carried kilograms', () => {
    expect([known('bibo').loadKg, known('grimgork').loadKg, known('erlo').loadKg]).toEqual([7.7, 15, 20.8]);
    expect(carriedKg(known('erlo'))).toBe(21.2);
    expect(carriedKg(one({ held: ['dolch'], spare: ['handaxt'], loadKg: 7 }))).toBe(8.6);
  });

  it('DRA-038: SgA and SgP are carried along and change nothing', () => {
    const { sgA, sgP, awf } = one({ learned: ['hakendolch'], held: ['hakendolch'] }).items[0]!.weapon;
    expect([sgA, sgP, awf]).toEqual([5, 14, 3]);
  });

  it('DRA-039: the weapon arm is the right one, for left-handers the left', () => {
    expect([partIds[weaponArm(one())], partIds[weaponArm(one({ handedness: 'left' }))]]).toEqual([
      'rechter-arm',
      'linker-arm',
    ]);
    expect(partIds[otherArm(one())]).toBe('linker-arm');
  });

  it('DRA-631: weapon arm first, then the other; two hands; shields and strapped things on the other; a third hand', () => {
    const arms = (held: Sheet['held'], hands = 2) =>
      one({ held, hands })
        .items.filter((i) => i.place === 'held')
        .map((i) => i.arms);
    expect(arms(['dolch', 'handaxt'])).toEqual([1, 2]);
    expect(arms(['rundschild', 'dolch'])).toEqual([2, 1]);
    expect(arms(['zweihaender', 'panzerarm'])).toEqual([3, 2]);
    expect(arms(['dolch', 'handaxt', 'keule'], 3)).toEqual([1, 2, 0]);
  });

  it('DRA-356 DRA-357: bulky is what is longer than 80 cm, held weapons included', () => {
    const c = one({
      held: ['langschwert', 'dolch'],
      bulky: [
        { name: 'Leiter', lengthCm: 200 },
        { name: 'Stock', lengthCm: 80 },
      ],
    });
    expect(bulkyCm(c)).toBe(295);
  });
});

group('worked numbers of the specification', () => {
  it('EX-01 EX-02 EX-03 EX-04 EX-20 EX-22 EX-23 DRA-269 DRA-270 DRA-271 DRA-272 DRA-273: push', () => {
    const push = (kg: number, ...tps: number[]) => tps.map((tp) => values.pushMetres(tp, values.pushThreshold(kg)));
    expect(push(75, 8, 9, 14, 15)).toEqual([0, 1, 2, 3]);
    expect(push(75, 10, 12, 18)).toEqual([1, 2, 4]);
    expect(push(80, 8, 9)).toEqual([0, 1]);
    expect(push(65, 7, 8)).toEqual([0, 1]);
  });

  it('EX-06 EX-07 EX-21 DRA-306 DRA-307: braced', () => {
    const threshold = values.pushThreshold(75, { kk: 24, tw: 8 });
    expect([14, 18, 19, 22].map((tp) => values.pushMetres(tp, threshold))).toEqual([0, 0, 1, 2]);
  });

  it('EX-10 EX-28 DRA-207 DRA-208: damage', () => {
    expect([values.damageOf(5, 1, 9), values.damageOf(4, 1, 7), values.damageOf(7, 2, 3)]).toEqual([0, 0, 6]);
  });

  it('EX-35 DRA-416: points of Kampftaktik', () => expect([7, 8].map(values.tacticsPoints)).toEqual([4, 4]));
  it('EX-37 DRA-360: kA of a KR of flight', () => expect(values.flightCost(75, 16)).toBe(9));

  it('DRA-355 DRA-359: speed of flight, never below 0, decimals kept', () => {
    expect(values.flightSpeed(61, 4, 95, 21.2)).toBeCloseTo(26.3, 9);
    expect(values.flightSpeed(20, 30, 0, 0)).toBe(0);
  });

  it('DRA-336: size steps of 50 cm', () => {
    expect([values.sizeSteps(110, 190, 50), values.sizeSteps(141, 190, 50), values.sizeSteps(190, 110, 50)]).toEqual([
      1, 0, 0,
    ]);
  });
});
