import { describe, expect, it } from 'vitest';
import type { Member, Problem } from '../../../src/engine/index.js';
import { checkEffects, checkSheet, skillIds } from '../../../rulesets/das-system/check.js';
import { options, optionsOf } from '../../../rulesets/das-system/options.js';
import { weaponIn } from '../../../rulesets/das-system/arms.js';
import { sheet as schema, type Sheet } from '../../../rulesets/das-system/sheet.js';
import { book, plain, rules, sample, tables, someone } from './given.js';

const check = (change: Partial<Sheet>): readonly Problem[] => checkSheet({ ...plain, ...change }, rules);

/** Problems as `path: key`. */
const brief = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ path, message }) => `${path.join('.')}: ${message.t}`);
const found = (change: Partial<Sheet>): readonly string[] => brief(check(change));

const sword = tables.weapons.melee.find(({ id }) => id === 'schwert')!;

describe('the shape of a sheet', () => {
  const accepts = (change: Record<string, unknown>): boolean => schema.safeParse({ ...plain, ...change }).success;

  it('DAS-419: attributes are whole numbers from 1 to 5000, constitution from 10', () => {
    const attributes = (change: Record<string, unknown>) => accepts({ attributes: { ...plain.attributes, ...change } });
    expect([1, 5000].map((courage) => attributes({ courage }))).toEqual([true, true]);
    expect([0, 5001, 12.5, '1200', null, undefined].some((courage) => attributes({ courage }))).toBe(false);
    expect([10, 9].map((constitution) => attributes({ constitution }))).toEqual([true, false]);
    expect(attributes({ mut: 3 })).toBe(false);
  });

  it('DAS-420: skills are whole numbers from 0 to 9999', () => {
    expect([0, 9999].map((schwerter) => accepts({ skills: { schwerter } }))).toEqual([true, true]);
    expect([-1, 10000, 1.5, 'viel'].some((schwerter) => accepts({ skills: { schwerter } }))).toBe(false);
  });

  it('names and unknown keys', () => {
    expect([accepts({ name: 'x'.repeat(60) }), accepts({ name: 'x'.repeat(61) }), accepts({ name: '' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(accepts({ mainhand: 'schwert' })).toBe(false);
    expect(accepts({ state: { endurance: -1 } })).toBe(false);
  });

  it('DAS-423: five weights', () => {
    const weights = [20, 20, 15, 45];
    expect(accepts({ mainHand: { ...sword, attack: { ...sword.attack, weights } } })).toBe(false);
    expect(accepts({ mainHand: sword })).toBe(true);
  });
});

describe('what is wrong about a sheet', () => {
  it.each([
    'gegner',
    'thorndal',
    'wache',
    'bijin',
    'wolf',
    'para',
    'hadwin',
    'runa',
    'hauptmann',
    'raeuber',
    'speertraeger',
    'schuetze',
  ])('nothing in the sample sheet %s', (name) => expect(checkSheet(sample(name), rules)).toEqual([]));

  it('DAS-420: an id with capitals or umlauts is not a skill', () => {
    const [problem] = check({ skills: { Säbel: 300, 'eigene-probe': 5 } });
    expect(problem).toMatchObject({ path: ['skills', 'Säbel'], given: 'Säbel', severity: 'error' });
    expect(problem!.known).toContain('saebel');
    expect(skillIds).toHaveLength(30);
  });

  it('DAS-421: an unknown weapon, wherever it is named', () => {
    const problems = check({ mainHand: 'schwerd', offHand: 'dolsch', carried: ['messer', 'x'], unarmed: 'fasut' });
    expect(brief(problems)).toEqual(
      ['mainHand', 'offHand', 'carried.1', 'unarmed'].map((path) => `${path}: problem.weapon`),
    );
    expect(problems[0]).toMatchObject({ given: 'schwerd' });
    expect(problems[0]!.known).toEqual(expect.arrayContaining(['messer', 'schwert', 'langbogen']));
    // nothing of an object without such a row
    expect(found({ mainHand: 'constructor' })).toEqual(['mainHand: problem.weapon']);
    expect(weaponIn(book, '__proto__')).toBeUndefined();
  });

  it('DAS-422, DAS-337: two hands are two', () => {
    expect(found({ mainHand: 'speer', offHand: 'schild' })).toEqual(['offHand: problem.off-hand']);
    expect(check({ mainHand: 'speer', offHand: 'schild' })[0]!.message).toMatchObject({
      weapon: 'schild',
      main: 'speer',
    });
    expect(found({ mainHand: 'dolch', offHand: 'speer' })).toEqual(['offHand: problem.off-hand-two']);
    expect(found({ offHand: 'tritt' })).toEqual(['offHand: problem.off-hand-bare']);
    expect(found({ offHand: 'schild' })).toEqual([]);
  });

  it('DAS-423: attack weights sum to 100, parry weights to 200 at most', () => {
    const mainHand = { ...sword, attack: { ...sword.attack, weights: [20, 20, 15, 10, 30] } };
    expect(check({ mainHand })[0]).toMatchObject({ path: ['mainHand', 'attack', 'weights'], message: { sum: 95 } });
    const parry = { ...sword.parry!, weights: [50, 50, 50, 50, 1] };
    expect(found({ carried: [{ ...sword, parry }] })).toEqual(['carried.0.parry.weights: problem.parry-weights']);
  });

  it('unarmed is what one has without a weapon', () => {
    expect(found({ unarmed: 'dolch' })).toEqual(['unarmed: problem.unarmed']);
  });

  it('DAS-426: unknown pieces and locations', () => {
    const [problem] = check({ armour: [{ piece: 'topfhelm' }, { piece: 'topfhelmm' }] });
    expect(problem).toMatchObject({ path: ['armour', 1, 'piece'], given: 'topfhelmm' });
    const own = { id: 'panzer', part: 'torso', covers: ['brust', 'flosse'], strength: { L: 100 }, deckungswert: 500 };
    expect(check({ armour: [own] })[0]).toMatchObject({
      path: ['armour', 0, 'covers'],
      message: { location: 'flosse', part: 'torso' },
    });
    expect(found({ armour: [{ piece: 'topfhelm', damage: { bauch: 5 } }] })).toEqual([
      'armour.0.damage: problem.location',
    ]);
    expect(found({ armour: [{ side: 'left' }] })).toEqual(['armour.0: problem.no-piece']);
  });

  it('DAS-427: a side where there is none, a piece of another body', () => {
    expect(found({ armour: [{ piece: 'topfhelm', side: 'left' }] })).toEqual(['armour.0.side: problem.side']);
    expect(found({ armour: [{ piece: 'kettenaermel', side: 'left' }] })).toEqual([]);
    expect(found({ bodyPlan: 'quadruped', unarmed: 'biss-wolf', armour: [{ piece: 'kettenaermel' }] })).toEqual([
      'armour.0: problem.other-plan',
    ]);
  });

  it('DAS-428: two pieces of one layer over the same location', () => {
    const armour = [{ piece: 'kettenhemd-rumpf' }, { piece: 'lederruestung-rumpf' }];
    expect(check({ armour })[0]).toMatchObject({
      path: ['armour'],
      message: { a: 'kettenhemd-rumpf', b: 'lederruestung-rumpf', layer: 2, location: 'torso/brust' },
    });
    expect(found({ armour: [armour[0]!, { ...armour[1]!, layer: 1 }] })).toEqual([]);
    const sleeves = [
      { piece: 'kettenaermel', side: 'left' as const },
      { piece: 'lederaermel', side: 'right' as const },
    ];
    expect(found({ armour: sleeves })).toEqual([]);
    expect(found({ armour: [{ piece: 'kettenaermel' }, sleeves[1]!] })).toEqual(['armour: problem.overlap']);
    // told together with whatever else is wrong
    expect(found({ armour: [...armour, { piece: 'topfhelmm' }] })).toEqual([
      'armour.2.piece: problem.piece',
      'armour: problem.overlap',
    ]);
  });

  it('DAS-429: GZ above −KO up to its maximum, Ausdauer up to GZ', () => {
    expect(check({ state: { gz: -1300 } })[0]).toMatchObject({
      path: ['state', 'gz'],
      message: { t: 'problem.gz-dead', min: -1299, max: 1300 },
    });
    expect(found({ state: { gz: 1301 } })).toEqual(['state.gz: problem.gz-high']);
    expect(found({ state: { gz: 1301 }, overrides: { gzMax: 1400 } })).toEqual([]);
    expect(check({ state: { endurance: 1400 } })[0]).toMatchObject({
      path: ['state', 'endurance'],
      message: { endurance: 1400, gz: 1300, max: 1300 },
    });
    expect(found({ state: { gz: -5, endurance: 1 } })).toEqual(['state.endurance: problem.endurance']);
    expect(found({ state: { gz: -1299, endurance: 0 } })).toEqual([]);
    expect(found({ state: { zustand: { bauch: { x: 1 }, torso: { flosse: 1, bauch: 2 } } } })).toEqual([
      'state.zustand.bauch: problem.part',
      'state.zustand.torso.flosse: problem.location',
    ]);
  });

  it('DAS-430: unknown wounds, and those of another region', () => {
    const wound = (nr: string, part: string, location: string) =>
      found({ state: { wounds: [{ nr, part, location, w: 5 }] } });
    expect(wound('HX4', 'torso', 'bauch')).toEqual(['state.wounds.0.nr: problem.wound']);
    expect(wound('HA4', 'torso', 'bauch')).toEqual(['state.wounds.0: problem.region']);
    expect(wound('HU4', 'rumpf', 'bauch')).toEqual(['state.wounds.0.part: problem.part']);
    expect(wound('HU4', 'torso', 'flosse')).toEqual(['state.wounds.0.location: problem.location']);
    expect(wound('HU4', 'torso', 'bauch')).toEqual([]);
    const pain = { line: 7, left: 3 };
    expect(found({ state: { wounds: [{ nr: 'HU4', part: 'torso', location: 'bauch', w: 5, pain }] } })).toEqual([
      'state.wounds.0.pain.line: problem.no-line',
    ]);
  });

  it('an unknown body plan', () => {
    expect(check({ bodyPlan: 'fisch' })[0]).toMatchObject({ path: ['bodyPlan'], known: ['humanoid', 'quadruped'] });
  });
});

describe('warnings (DAS-439)', () => {
  it('DAS-439: strength and Deckungswert far above the usual', () => {
    const piece = { piece: 'plattenharnisch-rumpf' };
    const [strong, ...more] = check({ armour: [{ ...piece, strength: { P: 300 } }] });
    // the sword: P 12
    expect(strong).toMatchObject({
      path: ['armour', 0, 'strength', 'P'],
      severity: 'warning',
      message: { points: 3600 },
    });
    expect(more).toEqual([]);
    expect(check({ armour: [{ ...piece, strength: { P: 299 } }] })).toEqual([]);
    // the highest of the torso is 3000
    expect(check({ armour: [{ ...piece, deckungswert: 9000 }] })[0]).toMatchObject({
      severity: 'warning',
      message: { usual: 3000 },
    });
    expect(check({ armour: [{ ...piece, deckungswert: 8999 }] })).toEqual([]);
  });

  it('DAS-439: a Schwere under 10 percent', () => {
    const weak = (maxForce: number) => found({ mainHand: { ...sword, attack: { ...sword.attack, maxForce } } });
    expect([weak(9), weak(10)]).toEqual([['mainHand.attack.maxForce: problem.weak'], []]);
  });

  it('DAS-439: a fighter without any attack', () => {
    const [problem] = check({ bodyPlan: 'quadruped', mainHand: undefined });
    expect(problem).toMatchObject({ path: ['unarmed'], severity: 'warning', message: { t: 'problem.no-attack' } });
    expect(check({ bodyPlan: 'quadruped', mainHand: 'biss-wolf' })).toEqual([]);
  });
});

describe('a whole fight', () => {
  const member = (name: string, side: number, sheet: Sheet): Member<Sheet> => ({
    id: name,
    name,
    side,
    sheet,
    played: 'tactics',
    tactics: {},
    extra: {},
  });

  it('DAS-424: a weapon without effect on a kind that somebody wears', () => {
    const shell: Sheet = {
      ...plain,
      armour: [{ id: 'schale', part: 'torso', covers: ['brust'], strength: { E: 50 }, deckungswert: 500 }],
    };
    const problems = checkEffects([member('a', 0, plain), member('b', 1, shell)], rules);
    expect(problems[0]).toMatchObject({ path: ['sides', 0], message: { weapon: 'schwert', kind: 'E', who: 'b' } });
    const made = { ...sword, armourEffect: { ...sword.armourEffect, E: 4 } };
    const armed = { ...plain, mainHand: made };
    expect(checkEffects([member('a', 0, armed), member('b', 1, { ...shell, mainHand: made })], rules)).toEqual([]);
    expect(checkEffects([member('a', 0, sample('gegner')), member('b', 1, sample('wache'))], rules)).toEqual([]);
  });
});

describe('options', () => {
  it('the thirteen options with their defaults', () => {
    expect(Object.keys(options)).toHaveLength(13);
    expect(optionsOf({ options: {} })).toEqual({
      ...{ attackNeeds: 'at-least', layerMode: 'separate', zustandBehindArmour: 'larger', beatenThrough: 'difference' },
      ...{
        missResult: 'swap',
        seriesEndResult: 'neutral',
        costSource: 'flat',
        limbTest: 'table',
        painSuppression: 'auto',
      },
      ...{ multipleOpponents: 'groups', combatMovement: 'on', shieldStance: 'on', firstAid: true },
    });
    expect(optionsOf({ options: { limbTest: 'never' } }).limbTest).toBe('never');
  });

  it('an inline weapon without names is called by its id', () => {
    const { de: _de, en: _en, ...row } = sword;
    expect(someone({ mainHand: { ...row, id: 'klinge' } }).main!.weapon).toMatchObject({
      id: 'klinge',
      de: 'klinge',
      en: 'klinge',
    });
  });
});
