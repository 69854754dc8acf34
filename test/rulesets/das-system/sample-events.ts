import type { DasEvent, DefenceOutcome, Named, Roll } from '../../../rulesets/das-system/events.js';

/** Events as fights tell them: every type, and every word that a type can say. */

export const schwert: Named = { id: 'schwert', de: 'Schwert', en: 'sword' };
export const arm: Named = { id: 'arm-right', de: 'rechter Arm', en: 'right arm' };
export const ellenbogen: Named = { id: 'ellenbogen', de: 'Ellenbogen', en: 'elbow' };
const sleeve: Named = { id: 'lederaermel', de: 'Lederärmel', en: 'leather sleeve' };
const warned: Named = { id: 'warned', de: 'gewarnt', en: 'warned' };
const spot = (n: number): Named => ({ id: `s${n}`, de: `Stelle ${n}`, en: `spot ${n}` });

export const roll = (face: number, limit: number, halved: Roll['halved'] = []): Roll => ({
  face,
  decreed: false,
  counted: face > limit ? 0 : face,
  limit,
  halved,
});

const pair = { attacker: 'gegner', defender: 'thorndal' };
const blow = { who: 'gegner', against: 'thorndal' };
const struck = { who: 'thorndal', strike: 'blow' } as const;
const plain = (n: number) => ({ sum: n, of: [{ what: 'base', n }] as const });

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

const still = { before: 5, after: 5 };
const outcomes: readonly DefenceOutcome[] = [
  ...(['parried', 'broken', 'beaten-through', 'missed-parry', 'dodged', 'dodge-failed', 'undefended'] as const),
];
const each = <const T>(values: readonly T[], event: (value: T) => DasEvent): readonly DasEvent[] => values.map(event);
const terms = [
  ...([
    'base',
    'wound',
    'pain',
    'armour',
    'lying',
    'situation',
    'initiative',
    'firm',
    'no-room',
    'kar',
    'attack',
  ] as const),
  ...(['groups', 'roll', 'skill', 'force', 'zustand', 'minimum', 'attempt-attack', 'attempt-defence', 'shot'] as const),
  'ruled',
] as const;
const made = { sum: 21, of: terms.map((what) => ({ what, n: 1 })) };
const contender = (who: string, mayStart: boolean) => ({
  ...{ who, mayStart },
  value: { sum: 50, of: [{ what: 'kar', n: 40 } as const, { what: 'situation', n: 10, row: warned } as const] },
});

const orderEvents: readonly DasEvent[] = [
  { type: 'second.began', second: 12 },
  ...each(['gm', 'kar', 'only', 'reaction', 'courage', 'die', 'listing'], (by) => ({
    ...{ type: 'initiative.compared', a: contender('thorndal', true), b: contender('gegner', false) },
    ...{ first: 'thorndal', by },
  })),
  { type: 'initiative.compared', a: contender('thorndal', false), b: contender('gegner', false), by: 'nobody' },
  { type: 'tie.rolled', who: 'gegner', face: 7 },
  ...each(['start', 'duel', 'joined'], (why) => ({
    type: 'engagement.began',
    engagement: 0,
    kind: 'melee',
    ...pair,
    start: 0,
    why,
  })),
  ...each(['start', 'duel', 'joined'], (why) => ({
    type: 'engagement.began',
    engagement: 0,
    kind: 'ranged',
    ...pair,
    start: 0,
    why,
  })),
  { type: 'engagement.ended', engagement: 0, a: 'gegner', b: 'thorndal', why: 'out' },
  ...each(['opened', 'swapped', 'ruled'], (why) => ({ type: 'series.began', engagement: 0, ...pair, start: 155, why })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((row) =>
    each(['end', 'swap', 'neutral', 'continue'], (result) => ({
      ...{ type: 'roles.decided', engagement: 0, ...pair, event: 'hit', row, result },
      ...(result === 'swap' || result === 'continue' ? { next: { attacker: 'thorndal', start: 130 } } : {}),
    })),
  ),
  {
    type: 'pause.began',
    engagement: 0,
    a: 'gegner',
    b: 'thorndal',
    from: 110,
    start: 155,
    opener: 'gegner',
    kar: 45,
    declined: [],
  },
  {
    type: 'pause.began',
    engagement: 0,
    a: 'gegner',
    b: 'thorndal',
    from: 110,
    start: 120,
    declined: ['gegner', 'thorndal'],
  },
  { type: 'target.chosen', who: 'gegner', against: 'thorndal', instead: ['wache'] },
  { type: 'stance.taken', who: 'wache', stance: 'offensive' },
  { type: 'groups.formed', defender: 'thorndal', groups: [['gegner', 'bijin'], ['wache']] },
  { type: 'order.chosen', defender: 'thorndal', order: ['wache', 'gegner'] },
];

const sequenceEvents: readonly DasEvent[] = [
  began,
  { ...began, kind: 'ranged', behind: true },
  { ...began, quiet: true },
  { type: 'bundle.formed', start: 120, defender: 'thorndal', attackers: ['gegner', 'wache'] },
  { type: 'sequence.voided', engagement: 0, ...pair },
  ...each(
    [
      'attack',
      'flee',
      'spell',
      'draw',
      'pick-up',
      'stand-up',
      'pass',
      'yield',
      'crawl',
      'drink',
      'play-dead',
      'other',
      'idle',
      'hampered',
    ],
    (action) => ({ type: 'action.taken', who: 'gegner', action, when: 'attack' }),
  ),
  { type: 'action.taken', who: 'gegner', action: 'draw', when: 'pause', weapon: schwert },
  { type: 'action.taken', who: 'gegner', action: 'pick-up', when: 'defence', weapon: schwert },
  { type: 'action.taken', who: 'gegner', action: 'idle', when: 'attack', why: 'elsewhere' },
  attack,
  { ...attack, roll: { face: 700, decreed: true, counted: 700, limit: 575, halved: [] }, base: made },
  {
    ...attack,
    type: 'counter.rolled',
    roll: roll(700, 575, ['counter', 'elsewhere', 'stance-offensive']),
    reach: [spot(1)],
  },
  { ...attack, roll: roll(10, 575, ['stance-defensive', 'missile', 'situation']), reach: [] },
  { type: 'attack.missed', ...blow, strike: 'blow', part: arm, total: 700, lowest: 800 },
  { type: 'blow.faced', who: 'thorndal', against: 'gegner', part: arm, total: 1500, force: 515 },
  ...each(outcomes, (outcome) => ({ ...defence, outcome })),
  ...each(['dodge', 'parry-counter', 'dodge-counter'], (form) => ({ ...defence, form, base: attack.base })),
  ...each(['chosen', 'unable', 'helpless', 'unnoticed', 'impossible'], (why) => ({
    ...{ type: 'defence.waived', who: 'thorndal', against: 'gegner', why },
  })),
  { type: 'step.taken', who: 'thorndal', against: 'gegner', kind: 'back', steps: 3 },
  {
    type: 'cost.paid',
    who: 'gegner',
    cost: plain(20),
    endurance: { before: 10, after: 0 },
    gz: { before: 50, after: 40 },
    kar: { before: 45, after: 46 },
  },
  { type: 'cost.paid', who: 'gegner', cost: plain(20), endurance: { before: 0, after: 0 } },
  ...each(['next', 'unable', 'melee'], (why) => ({ type: 'shot.scheduled', ...blow, start: 180, why })),
];

const harmEvents: readonly DasEvent[] = [
  ...each(['armour', 'caught', 'open', 'past', 'hole', 'purpose'], (way) => ({
    ...{ type: 'location.chosen', ...blow, strike: 'blow', part: arm, at: ellenbogen, way, force: 515 },
  })),
  {
    type: 'location.chosen',
    who: 'thorndal',
    against: 'gegner',
    strike: 'counter',
    part: arm,
    at: ellenbogen,
    way: 'open',
    force: 690,
  },
  ...each(['pierced', 'stopped', 'not-felt'], (result) => ({ ...pierced, result })),
  ...each(['armour', 'not-felt', 'no-force'], (why) => ({ type: 'blow.stopped', ...struck, why })),
  wound,
  {
    ...{ ...wound, daze: 3, exhausts: 100, gz: { before: 0, after: 0 } },
    flags: [
      'drop',
      'drop-test',
      'fall',
      'fall-test',
      'limb-out',
      'limb-lost',
      'mute',
      'choke',
      'ko-test',
      'ko',
      'lethal',
    ],
  },
  ...each(['pain', 'drop', 'fall', 'ko', 'notice', 'groups', 'first-aid', 'own'], (test) => ({ ...dropTest, test })),
  ...each(['drop', 'fall', 'ko', 'notice'], (test) => ({ ...dropTest, test, passed: false })),
  { ...dropTest, test: 'pain', pain: { before: 2, after: 1 } },
  { ...dropTest, test: 'pain', pain: { before: 2, after: 2 } },
  { type: 'weapon.dropped', who: 'gegner', weapon: schwert, cause: 'ruled' },
  { type: 'weapon.readied', who: 'gegner', weapon: schwert, how: 'drawn' },
  { type: 'weapon.readied', who: 'gegner', weapon: schwert, how: 'picked-up' },
  ...each(
    ['dazed', 'lying', 'disarmed', 'arm-out', 'leg-out', 'arm-lost', 'leg-lost', 'mute', 'choking', 'helpless'],
    (condition) => ({
      ...{ type: 'condition.gained', who: 'gegner', condition, cause: 'ruled' },
    }),
  ),
  ...each(['arm-out', 'leg-out', 'arm-lost', 'leg-lost'], (condition) => ({
    ...{ type: 'condition.gained', who: 'gegner', condition, cause: 'ruled', part: arm },
  })),
  { type: 'condition.gained', who: 'gegner', condition: 'dazed', cause: 'start', seconds: 3 },
  { type: 'condition.lost', who: 'gegner', condition: 'lying', cause: 'ruled' },
  { type: 'fighter.disabled', who: 'gegner', gz: 0 },
  ...each(['gz', 'wound', 'test', 'ruled'], (why) => ({ type: 'fighter.fainted', who: 'gegner', gz: -1, why })),
  { type: 'fighter.died', who: 'gegner', gz: -1300, limit: -1300 },
  { type: 'fighter.fled', who: 'gegner', from: 'thorndal' },
  { type: 'fighter.fled', who: 'gegner', from: 'gegner' },
  { type: 'fighter.yielded', who: 'gegner' },
  { type: 'fighter.recovered', who: 'gegner', gz: 12 },
];

const timeEvents: readonly DasEvent[] = [
  bell,
  {
    ...{ ...bell, pain: { before: 1, after: 0 }, dazeOver: true, choking: { endurance: 20, gz: 30 } },
    bleedings: [
      { nr: 'HA4', line: { before: 2, after: 1 }, lost: 1 },
      { nr: 'HU2', line: { before: 1, after: 0 }, lost: 1 },
    ],
  } as DasEvent,
  { ...bell, pain: { before: 3, after: 2 } },
  { type: 'care.began', who: 'bijin', patient: 'thorndal', seconds: 30 },
  { type: 'care.broken', who: 'bijin', patient: 'thorndal' },
  {
    type: 'care.given',
    who: 'bijin',
    patient: 'thorndal',
    bleeding: { nr: 'HA4', line: { before: 3, after: 1 } },
    chokingEnded: true,
  },
  { type: 'care.given', who: 'bijin', patient: 'thorndal', chokingEnded: false },
  { type: 'fighter.rested', who: 'bijin', days: 2, gz: { before: 100, after: 122 }, healed: ['HA2'] },
  { type: 'fighter.rested', who: 'bijin', days: 1, gz: still, healed: [] },
  { type: 'forecast.made', who: 'thorndal', fate: 'stops', second: 672, gz: 617 },
  { type: 'forecast.made', who: 'gegner', fate: 'dies', second: 71, gz: -1310 },
  { type: 'faint.timed', who: 'gegner', face: 1234, minutes: 12 },
  ...each(
    [
      'gz',
      'endurance',
      'kar',
      'situation-attack',
      'situation-parry',
      'situation-test',
      'series',
      'next-start',
      'behind',
    ],
    (key) => ({ type: 'value.ruled', who: 'gegner', key, before: 3, after: 300 }),
  ),
  { type: 'value.ruled', who: 'gegner', key: 'cover', before: 3, after: 30, part: arm, at: ellenbogen },
  { type: 'value.ruled', who: 'gegner', key: 'zustand', before: 3, after: 30, part: arm, at: ellenbogen },
  {
    type: 'damage.entered',
    who: 'gegner',
    points: 50,
    gz: { before: 20, after: -30 },
    endurance: { before: 20, after: 0 },
  },
  { type: 'damage.entered', who: 'gegner', points: 0, gz: still, endurance: still },
  { type: 'wound.healed', who: 'gegner', nr: 'HA4' },
  { type: 'bleeding.ruled', who: 'gegner', nr: 'HA4', line: { before: 2, after: 0 } },
  { type: 'pain.ruled', who: 'gegner', line: { before: 2, after: 4 } },
];

export const sampleEvents: readonly DasEvent[] = [...orderEvents, ...sequenceEvents, ...harmEvents, ...timeEvents];
