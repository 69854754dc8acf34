import { describe, expect, it } from 'vitest';
import { refuse, type ChoiceQuestion } from '../../../src/engine/index.js';
import { ARM, another, BROKEN, gegner, HARMLESS, MISSED, parry, PARRIED, strike, thorndal } from './duellists.js';
import { eventsOfType, exchangeOf, fighterIn, first, gameOf, secondsOf, type Item, type Ran } from './literal.js';

const duel = (change: Partial<typeof gegner> = {}, other: Partial<typeof gegner> = {}) =>
  gameOf([[{ ...gegner, ...change }], [{ ...thorndal, ...other }]]);
const blow = (items: readonly Item[], game = duel()): Ran => exchangeOf(game, 'gegner', 'thorndal', items);
const asked = (ran: Ran, id: string): ChoiceQuestion =>
  ran.questions.find((question) => question.id === id) as ChoiceQuestion;
const refusal = (ran: Ran, id: string, choice: Record<string, unknown> & { option: string }) =>
  refuse(asked(ran, id), { choice });

describe('step 2, the attack', () => {
  it('DAS-083: who is not able to attack idles', () => {
    const dazed = {
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 10, pain: { line: 4, left: 3 } }] },
    };
    const ran = blow([], duel(dazed));
    expect(first(ran, 'action.taken')).toMatchObject({ who: 'gegner', action: 'idle', why: 'unable' });
    expect(ran.asked).toEqual([]);
  });

  it('DAS-084: the side with the initiative may do other things than attack', () => {
    const options = asked(blow(HARMLESS), 'action').asked.options.map((option) => option.id);
    expect(options).toEqual(
      expect.arrayContaining([
        'attack',
        'other-attack',
        'flee',
        'spell',
        'draw',
        'pick-up',
        'stand-up',
        'pass',
        'yield',
        'other',
      ]),
    );
  });

  it('DAS-085: the attacker names one of six parts', () => {
    const aim = asked(blow(HARMLESS), 'attack-plan').asked.options[0]!.params![0]!;
    const parts = aim.kind === 'one-of' ? aim.values.map((value) => value.id) : [];
    expect(parts).toEqual(['arm-left', 'arm-right', 'leg-left', 'leg-right', 'torso', 'head']);
  });

  it('DAS-086, DAS-431: Festwert and Schwere stay within their maxima 987 and 1057', () => {
    const ran = blow(HARMLESS);
    const plan = (precision: number, force: number) =>
      refusal(ran, 'attack-plan', { option: 'strike', aim: 'torso', precision, force });
    expect(plan(987, 428)).toBeUndefined();
    expect(plan(988, 0)).toMatchObject({ code: 'out-of-range', param: 'precision', max: 987 });
    expect(plan(0, 1058)).toMatchObject({ code: 'out-of-range', param: 'force', max: 1057 });
  });

  it('DAS-088, DAS-431: together they must not exceed AB_eff', () => {
    const plan = { option: 'strike', aim: 'torso', precision: 900, force: 516 };
    const slots = { precision: 900, force: 516, sum: 1416, base: 1415 };
    expect(refusal(blow(HARMLESS), 'attack-plan', plan)).toEqual({
      code: 'joint-limit',
      why: { t: 'refusal.split', ...slots },
    });
  });

  it('DAS-089: points may stay unused', () => {
    expect(
      refusal(blow(HARMLESS), 'attack-plan', { option: 'strike', aim: 'head', precision: 0, force: 0 }),
    ).toBeUndefined();
  });

  it('DAS-087: the split is chosen anew for every attack', () => {
    const ran = secondsOf(
      gameOf([[gegner], [thorndal]], {
        start: { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] },
      }),
      2,
      [...HARMLESS, strike('arm-right', 800, 615), 700, ...PARRIED],
    );
    expect(eventsOfType(ran, 'attack.rolled').map((e) => [e.precision, e.force])).toEqual([
      [900, 515],
      [800, 615],
    ]);
  });

  it('DAS-037, DAS-090: A is f + counted(r, W); nothing is added to S', () => {
    expect(first(blow([ARM, 1150, ...parry(1170, 630), 1200]), 'attack.rolled')).toMatchObject({
      total: 2050,
      force: 515,
    });
    expect(first(blow([ARM, 1151, ...parry(1170, 630), 1200]), 'attack.rolled')).toMatchObject({
      total: 900,
      force: 515,
    });
  });

  it('DAS-091: below every value of the part the blow misses and nobody defends', () => {
    const missed = blow([strike('head', 900, 515), 99]);
    expect(first(missed, 'attack.missed')).toMatchObject({ total: 999, lowest: 1000 });
    expect(missed.asked).not.toContain('defence');
    expect(first(blow([strike('head', 900, 515), 100, ...PARRIED]), 'attack.rolled').total).toBe(1000);
  });
});

describe('step 3, the parry', () => {
  it('DAS-092: who is not able to defend is not asked', () => {
    const hurt = {
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 10, pain: { line: 5, left: 3 } }] },
    } as const;
    const ran = blow(
      [strike('torso', 700, 100), 1999, 1000],
      duel({}, { ...hurt, state: { wounds: [...hurt.state.wounds] } }),
    );
    expect(ran.asked).not.toContain('defence');
    expect(first(ran, 'defence.waived')).toMatchObject({ who: 'thorndal', why: 'unable' });
  });

  it('DAS-093, DAS-363: he has been told part, A and S before he decides', () => {
    const ran = blow(HARMLESS);
    expect(ran.asked.indexOf('attack')).toBeLessThan(ran.asked.indexOf('defence'));
    const [incoming] = asked(ran, 'defence').asked.facts!;
    expect(incoming).toMatchObject({
      kind: 'line',
      text: {
        t: 'fact.incoming',
        total: 1500,
        force: 515,
        behind: 'no',
        part: { de: 'rechter Arm' },
        weapon: { de: 'Schwert' },
        type: { de: 'Hieb' },
      },
    });
    const texts = asked(ran, 'defence').asked.facts!.map((item) => (item.kind === 'line' ? item.text.t : ''));
    expect(texts).toEqual(['fact.incoming', 'fact.parry', 'fact.dodge', 'fact.armour']);
  });

  it('DAS-364: the attacker sees parts and armour, and numbers of the enemy only if he may', () => {
    const kinds = (ran: Ran) =>
      asked(ran, 'attack-plan').asked.facts!.map((item) => ('text' in item ? item.text.t : item.kind));
    const all = kinds(blow(HARMLESS));
    expect(all.slice(0, 3)).toEqual(['fact.attack', 'fact.enemy', 'fact.enemy-numbers']);
    const armoured = kinds(blow(HARMLESS, duel({}, { armour: [{ piece: 'lederkappe' }] })));
    expect(armoured.filter((kind) => kind === 'row')).toHaveLength(6);
    const seen = gameOf([[{ sheet: gegner, tactics: { knowledge: 'seen' } }], [thorndal]]);
    expect(kinds(blow(HARMLESS, seen)).slice(0, 2)).toEqual(['fact.attack', 'fact.enemy']);
    expect(kinds(blow(HARMLESS, seen))).not.toContain('fact.enemy-numbers');
  });

  it('DAS-094, DAS-370: g and Q stay within 1170, 1800 and PB_eff', () => {
    const ran = blow(HARMLESS);
    const split = (precision: number, force: number) =>
      refusal(ran, 'parry-split', { option: 'split', precision, force });
    expect(split(1170, 630)).toBeUndefined();
    expect(split(1171, 0)).toMatchObject({ code: 'out-of-range', max: 1170 });
    expect(split(0, 1801)).toMatchObject({ code: 'out-of-range', max: 1800 });
    expect(split(1170, 631)).toMatchObject({ code: 'joint-limit' });
  });

  it('DAS-038, DAS-095: P is g + counted(r, W)', () => {
    expect(first(blow([ARM, 600, ...parry(1170, 630), 1200]), 'defence.rolled').total).toBe(2370);
    const failed = blow([
      strike('arm-right', 900, 100),
      600,
      ...parry(1170, 630),
      1201,
      { location: 'schulter' },
      1000,
    ]);
    expect(first(failed, 'defence.rolled').total).toBe(1170);
  });

  it('DAS-096: what is warded off has no step 4', () => {
    expect(blow(HARMLESS).asked).not.toContain('location');
  });
});

describe('step 4, the hit', () => {
  it('DAS-098, DAS-099, DAS-374: the attacker picks the location after the defence, and the wound follows', () => {
    const ran = blow([ARM, 600, ...parry(1170, 630), 1300, { location: 'hand' }, 2000, 600]);
    expect(ran.asked.indexOf('location')).toBeGreaterThan(ran.asked.indexOf('defence'));
    expect(first(ran, 'wound.inflicted')).toMatchObject({ who: 'thorndal', at: { id: 'hand' } });
  });

  it('DAS-432: a location out of reach is listed with the reason', () => {
    const ran = blow([strike('arm-right', 900, 515), 100, ...parry(0, 0), 1300, { location: 'oberarm' }, 2000, 600]);
    const question = asked(ran, 'location');
    expect(question.asked.options.filter((option) => !option.forbidden).map((option) => option.id)).toEqual([
      'oberarm',
      'unterarm',
      'schulter',
    ]);
    expect(refuse(question, { choice: { option: 'hand' } })).toMatchObject({
      code: 'forbidden',
      why: { t: 'refusal.out-of-reach', value: 1300, attack: 1000 },
    });
  });
});

describe('step 5, the cost', () => {
  const spent = (ran: Ran, who: string) => fighterIn(ran, who).endurance;

  it('DAS-102, DAS-103: an attack costs 20, a parry 10', () => {
    expect(spent(blow(HARMLESS), 'gegner')).toBe(1280);
    expect(spent(blow(HARMLESS), 'thorndal')).toBe(1290);
  });

  it('DAS-104: a miss is an attempt to attack', () => {
    const ran = blow(MISSED);
    expect(spent(ran, 'gegner')).toBe(1280);
    expect(fighterIn(ran, 'gegner').karRise).toBe(1);
  });

  it('DAS-105: a failed dodge is an attempt to parry', () => {
    const ran = blow([strike('arm-right', 900, 140), 600, { defence: 'dodge' }, 1300, { location: 'oberarm' }, 2000]);
    expect(first(ran, 'wound.inflicted').w).toBe(10);
    expect(spent(ran, 'thorndal')).toBe(1280);
    expect(first(ran, 'cost.paid')).toBeDefined();
    expect(eventsOfType(ran, 'cost.paid').find((e) => e.who === 'thorndal')!.cost.sum).toBe(10);
  });

  it('DAS-107: idling costs nothing', () => {
    const ran = blow([{ action: 'spell' }]);
    expect(spent(ran, 'gegner')).toBe(1300);
    expect(eventsOfType(ran, 'cost.paid')).toEqual([]);
  });

  it('DAS-108: costSource weapon takes the numbers of the rows', () => {
    const game = gameOf(
      [[another('Gegner', { mainHand: 'streitkolben' })], [{ ...thorndal, mainHand: 'zweihaender' }]],
      { options: { costSource: 'weapon' } },
    );
    const ran = blow([strike('arm-right', 700, 100), 600, ...parry(700, 700), 900], game);
    expect(spent(ran, 'gegner')).toBe(1275);
    expect(spent(ran, 'thorndal')).toBe(1280);
    const flat = gameOf([
      [another('Gegner', { mainHand: 'streitkolben' })],
      [{ ...thorndal, mainHand: 'zweihaender' }],
    ]);
    expect(spent(blow([strike('arm-right', 700, 100), 600, ...parry(700, 700), 900], flat), 'gegner')).toBe(1280);
  });

  it('DAS-111: the KAR of who tried to attack rises by 1, of nobody else', () => {
    const ran = blow(BROKEN);
    expect(fighterIn(ran, 'gegner').karRise).toBe(1);
    expect(fighterIn(ran, 'thorndal').karRise).toBe(0);
  });
});

describe('4c', () => {
  it('DAS-100, DAS-174: a counterattack is carried out although the blow hit, with what he had before', () => {
    const items: Item[] = [
      strike('arm-right', 987, 428),
      1150,
      { defence: 'dodge-counter' },
      { 'counter-plan': { option: 'strike', weapon: 'schwert', aim: 'torso', precision: 700, force: 740 } },
      2000,
      2000,
      { location: 'finger' },
      1200,
      600,
      1000,
    ];
    const ran = blow(items);
    expect(eventsOfType(ran, 'wound.inflicted').map((e) => [e.who, e.strike])).toEqual([
      ['thorndal', 'blow'],
      ['gegner', 'counter'],
    ]);
    expect(eventsOfType(ran, 'location.chosen')[1]!.force).toBe(740);
    expect(first(ran, 'roles.decided')).toMatchObject({ row: 9, event: 'hit' });
  });
});
