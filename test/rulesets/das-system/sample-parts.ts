import type { DasEvent, Named, Roll } from '../../../rulesets/das-system/events.js';

/** Single events to tell and to vary. */

export const schwert: Named = { id: 'schwert', de: 'Schwert', en: 'sword' };
export const arm: Named = { id: 'arm-right', de: 'rechter Arm', en: 'right arm' };
export const ellenbogen: Named = { id: 'ellenbogen', de: 'Ellenbogen', en: 'elbow' };
export const sleeve: Named = { id: 'lederaermel', de: 'Lederärmel', en: 'leather sleeve' };
export const warned: Named = { id: 'warned', de: 'gewarnt', en: 'warned' };
export const spot = (n: number): Named => ({ id: `s${n}`, de: `Stelle ${n}`, en: `spot ${n}` });

export const roll = (face: number, limit: number, halved: Roll['halved'] = []): Roll => ({
  face,
  decreed: false,
  counted: face > limit ? 0 : face,
  limit,
  halved,
});

export const pair = { attacker: 'gegner', defender: 'thorndal' };
export const blow = { who: 'gegner', against: 'thorndal' };
export const struck = { who: 'thorndal', strike: 'blow' } as const;
export const plain = (n: number) => ({ sum: n, of: [{ what: 'base', n }] as const });

export const began: Extract<DasEvent, { type: 'sequence.began' }> = {
  ...{ type: 'sequence.began', engagement: 0, kind: 'melee', start: 120, ...pair },
  ...{ n: 2, allowed: 13, behind: false },
} as const;

export const attack: Extract<DasEvent, { type: 'attack.rolled' }> = {
  ...{ type: 'attack.rolled', ...blow, weapon: schwert, part: arm },
  base: {
    sum: 1215,
    of: [
      { what: 'base', n: 1415 },
      { what: 'wound', n: -130, nr: 'HA4' },
      { what: 'pain', n: -50 },
      { what: 'armour', n: -20 },
      { what: 'lying', n: 0 },
    ],
  },
  ...{ precision: 900, force: 315, roll: roll(600, 1150), total: 1500, reach: [1, 2, 3, 4].map(spot) },
};

export const defence: Extract<DasEvent, { type: 'defence.rolled' }> = {
  ...{ type: 'defence.rolled', who: 'thorndal', against: 'gegner', form: 'parry', weapon: schwert },
  ...{ base: plain(1800), precision: 1170, force: 630, roll: roll(1300, 1200), total: 1170 },
  need: { sum: 1500, of: [{ what: 'attack', n: 1500 }] },
  ...{ attackForce: 515, outcome: 'missed-parry', rest: 515 },
};

export const wound: Extract<DasEvent, { type: 'wound.inflicted' }> = {
  ...{ type: 'wound.inflicted', who: 'thorndal', by: 'gegner', strike: 'blow', nr: 'HA4' },
  text: { de: 'Hieb ins Fleisch, der Griff wird schwach', en: 'blow into the flesh, the grip weakens' },
  ...{ damageType: 'hieb', line: 4, shift: 0, part: arm, at: ellenbogen, w: 424 },
  of: [
    { what: 'force', n: 515 },
    { what: 'zustand', n: -91 },
  ],
  ...{ gz: { before: 1300, after: 876 }, endurance: { before: 1300, after: 876 }, zustand: { before: 91, after: 1 } },
  ...{ bleeding: 2, pain: 2, probe: 150, atpa: 130, daze: 0, flags: ['drop-test'] },
};

export const pierced: Extract<DasEvent, { type: 'armour.struck' }> = {
  ...{ type: 'armour.struck', ...struck, piece: sleeve, part: arm, at: ellenbogen },
  ...{ kind: 'L', strength: 100, effect: 6, protection: 600, force: { before: 800, after: 200 } },
  ...{ result: 'pierced', coverage: { before: 2200, after: 1200 } },
};

export const dropTest: Extract<DasEvent, { type: 'test.rolled' }> = {
  ...{ type: 'test.rolled', who: 'thorndal', test: 'drop', skill: 'widerstandsfaehigkeit', roll: roll(900, 1300) },
  of: [
    { what: 'roll', n: 900 },
    { what: 'skill', n: 800 },
    { what: 'wound', n: -150, nr: 'HA4' },
    { what: 'pain', n: -100 },
  ],
  ...{ result: 1450, required: 424, passed: true },
};

export const bell: Extract<DasEvent, { type: 'bell.rung' }> = {
  ...{ type: 'bell.rung', second: 13, who: 'thorndal' },
  ...{ gz: { before: 876, after: 875 }, endurance: { before: 866, after: 866 }, kar: { before: 40, after: 40 } },
  ...{
    bleedings: [{ nr: 'HA4', line: { before: 2, after: 2 }, lost: 1 }],
    pain: { before: 1, after: 1 },
    dazeOver: false,
  },
};
