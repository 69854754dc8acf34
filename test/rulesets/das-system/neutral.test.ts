import { describe, expect, it } from 'vitest';
import { another, gegner, HARMLESS, parry, strike, thorndal } from './duellists.js';
import { eventsOfType, fighterIn, first, gameOf, secondsOf, type Item, type Ran } from './literal.js';

/** Gegner begins and passes in second 0: a pause from 1.0 s on. */
const pauseOf = (seconds: number, items: readonly Item[] = [], change: object = {}, other: object = {}): Ran => {
  const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
  const game = gameOf([[{ ...gegner, ...change }], [{ ...thorndal, ...other }]], { start });
  return secondsOf(game, seconds, [{ action: 'pass' }, ...items]);
};
const pause = (ran: Ran) => first(ran, 'pause.began');
/** A blow of Thorndal that Gegner parries without a break. */
const BY_THORNDAL: readonly Item[] = [strike('arm-right', 900, 540), 600, ...parry(1124, 606), 600];

describe('NEUTRAL (4.5)', () => {
  it('DAS-134: the one with the lower current KAR opens', () => {
    expect(pause(pauseOf(1))).toMatchObject({ opener: 'thorndal', kar: 40 });
    expect(pause(pauseOf(1, [], {}, { state: { karRise: 8 } }))).toMatchObject({ opener: 'gegner', kar: 45 });
  });

  it('DAS-134: nobody opens who cannot attack in the next second', () => {
    const hurting = {
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 1, pain: { line: 4, left: 3 } }] },
    };
    expect(pause(pauseOf(1, [], {}, hurting))).toMatchObject({ opener: 'gegner' });
  });

  it('E12, DAS-135: KAR 45 means 4.5 seconds after the end of the last sequence', () => {
    const ran = pauseOf(1, [], {}, { state: { karRise: 7 } });
    expect(pause(ran)).toMatchObject({ from: 10, start: 55, opener: 'gegner' });
    expect(ran.fight.engagements[0]!.next).toBe(55);
  });

  it('D10, DAS-136, DAS-139: four bells ring in the pause, which they do not shorten', () => {
    const opener = { state: { karRise: 5 } };
    const ran = pauseOf(5, [], another('Gegner', { ...opener, overrides: { kar: 40 } }), { state: { karRise: 7 } });
    expect(pause(ran)).toMatchObject({ opener: 'gegner', kar: 44, start: 54 });
    expect(fighterIn(ran, 'gegner').karRise).toBe(0);
    expect(fighterIn(ran, 'thorndal').karRise).toBe(2);
    expect(ran.fight.engagements[0]!.next).toBe(54);
  });

  it('D10: 10.0–11.0, then KAR 45 and 47: 15.5 s, with 41 and 43 when it starts', () => {
    const bases = { overrides: { kar: 40 }, state: { karRise: 14, endurance: 100 } };
    const game = gameOf(
      [[{ ...gegner, ...bases }], [{ ...thorndal, overrides: { kar: 40 }, state: { karRise: 17 } }]],
      {
        start: { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] },
      },
    );
    const from10 = { interlude: { option: 'next-start', pair: '0', tenths: 100 } };
    const ran = secondsOf(game, 15, [from10, ...HARMLESS]);
    expect(pause(ran)).toMatchObject({ opener: 'gegner', kar: 45, from: 110, start: 155 });
    expect(eventsOfType(ran, 'pause.began')).toHaveLength(1);
    expect(fighterIn(ran, 'gegner').karRise).toBe(1);
    expect(fighterIn(ran, 'thorndal').karRise).toBe(3);
  });

  it('DAS-137: a tie is broken by RV, then by MU', () => {
    const at45 = (reaction: number, courage: number) => ({
      attributes: { ...thorndal.attributes, reaction, courage },
      overrides: { kar: 45 },
    });
    expect(pause(pauseOf(1, [], {}, at45(1101, 1000)))).toMatchObject({ opener: 'thorndal' });
    expect(pause(pauseOf(1, [], {}, at45(1099, 2000)))).toMatchObject({ opener: 'gegner' });
    expect(pause(pauseOf(1, [], {}, at45(1100, 1201)))).toMatchObject({ opener: 'thorndal' });
  });

  it('DAS-138, DAS-379: if he declines, the other opens from the same moment with his own KAR', () => {
    const ran = pauseOf(1, [{ 'open-series': 'decline' }]);
    expect(pause(ran)).toMatchObject({ declined: ['thorndal'], opener: 'gegner', kar: 45, start: 55 });
  });

  it('DAS-138: if both decline, ten tenths pass and it is repeated, counted from then', () => {
    const ran = pauseOf(2, [{ 'open-series': 'decline' }, { 'open-series': 'decline' }]);
    const [nobody, again] = eventsOfType(ran, 'pause.began');
    expect(nobody).toMatchObject({ declined: ['thorndal', 'gegner'], start: 20 });
    expect(nobody).not.toHaveProperty('opener');
    expect(again).toMatchObject({ from: 20, opener: 'thorndal', start: 60 });
  });

  it('DAS-135: the opener begins a new series when the pause is over', () => {
    const ran = pauseOf(6, BY_THORNDAL);
    expect(eventsOfType(ran, 'series.began').at(-1)).toMatchObject({ attacker: 'thorndal', start: 50, why: 'opened' });
    expect(eventsOfType(ran, 'sequence.began').at(-1)).toMatchObject({ start: 50, n: 1 });
  });
});

describe('what may be done in the pause', () => {
  const lying = { carried: ['dolch'], mainHand: 'dolch', drawn: false } as const;

  it('DAS-140, DAS-457: one action at each bell of a second without a sequence, by default what is most needed', () => {
    const ran = pauseOf(4, [], {}, lying);
    const actions = eventsOfType(ran, 'action.taken').filter((e) => e.when === 'pause');
    expect(actions.map((e) => [e.who, e.action])).toEqual([['thorndal', 'draw']]);
    expect(fighterIn(ran, 'thorndal').main?.weapon.id).toBe('dolch');
    const order = ran.asked.filter((id) => id === 'open-series' || id === 'pause-action');
    expect(order[0]).toBe('open-series');
  });

  it('DAS-140: at most KAR // 10 times', () => {
    // The sequence starts at 4.9, the pause of KAR 31 lasts from 5.9 to 9.0: four bells, but three actions.
    const many = { carried: Array.from({ length: 7 }, () => 'dolch'), overrides: { kar: 31 } };
    const draw = { 'pause-action': { option: 'draw', hand: 'off' } };
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const late = { interlude: { option: 'next-start', pair: '0', tenths: 49 } };
    const game = gameOf([[gegner], [{ ...thorndal, ...many }]], { start });
    const ran = secondsOf(game, 9, [late, { action: 'pass' }, draw, draw, draw]);
    expect(ran.asked.filter((id) => id === 'pause-action')).toHaveLength(3);
    expect(ran.fight.engagements[0]).toMatchObject({ next: 90, pause: { actionsB: 0 } });
  });

  it('DAS-457: nothing is asked of those who can do nothing', () => {
    expect(pauseOf(3).asked).not.toContain('pause-action');
  });
});
