import { describe, expect, it } from 'vitest';
import { another, ARM, gegner, HARMLESS, parry, thorndal } from './duellists.js';
import { eventsOfType, fighterIn, first, gameOf, secondsOf, type Item, type Ran } from './literal.js';

const A = another('A');
const B = { ...thorndal, name: 'B' };
const C = another('C');
const D = { ...thorndal, name: 'D' };

/** A attacks B and C attacks D, everybody with a KAR that decides the order. */
const two = (a: object = {}, c: object = {}, start: object = {}) =>
  gameOf(
    [
      [
        { ...A, ...a },
        { ...C, ...c },
      ],
      [B, D],
    ],
    {
      start: {
        engagements: [
          { a: 'A', b: 'B', initiative: 'A', ...start },
          { a: 'C', b: 'D', initiative: 'C' },
        ],
      },
    },
  );
const attackers = (ran: Ran) => eventsOfType(ran, 'attack.rolled').map((e) => e.who);

describe('the clock', () => {
  it('DAS-050, DAS-053: a sequence lasts a second; one that starts at tenth t is played in second t // 10', () => {
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner', duel: true }] };
    const game = gameOf([[gegner], [thorndal]], { start });
    expect(eventsOfType(secondsOf(game, 4, []), 'sequence.began')).toEqual([]);
    const ran = secondsOf(game, 6, [...HARMLESS, ...HARMLESS]);
    expect(eventsOfType(ran, 'sequence.began').map((e) => e.start)).toEqual([45, 55]);
  });

  it('DAS-051, DAS-052: all fights advance together, second by second', () => {
    const ran = secondsOf(two(), 2, [...HARMLESS, ...HARMLESS, ...HARMLESS, ...HARMLESS]);
    expect(attackers(ran)).toEqual(['a', 'c', 'a', 'c']);
    expect(ran.fight.second).toBe(2);
  });

  it('DAS-071: due are the engagements whose next start lies in the second', () => {
    const ran = secondsOf(two({}, {}, { duel: true }), 5, [
      ...HARMLESS,
      ...HARMLESS,
      ...HARMLESS,
      ...HARMLESS,
      ...HARMLESS,
      ...HARMLESS,
    ]);
    expect(attackers(ran)).toEqual(['c', 'c', 'c', 'c', 'a', 'c']);
  });

  it('DAS-074: the lowest current KAR among the attackers comes first, then listing order', () => {
    expect(attackers(secondsOf(two({ state: { karRise: 3 } }), 1, [...HARMLESS, ...HARMLESS]))).toEqual(['c', 'a']);
    expect(attackers(secondsOf(two(), 1, [...HARMLESS, ...HARMLESS]))).toEqual(['a', 'c']);
  });

  it('DAS-074: with equal KAR the earlier start tenth comes first', () => {
    const later = { interlude: { option: 'next-start', pair: '0', tenths: 5 } };
    const ran = secondsOf(two(), 1, [later, ...HARMLESS, ...HARMLESS]);
    expect(attackers(ran)).toEqual(['c', 'a']);
  });

  it('DAS-075: each bundle is settled completely before the next one', () => {
    const ran = secondsOf(two(), 1, [...HARMLESS, ...HARMLESS]);
    const kinds = ran.events.map((e) => e.type).filter((type) => ['attack.rolled', 'cost.paid'].includes(type));
    expect(kinds).toEqual(['attack.rolled', 'cost.paid', 'cost.paid', 'attack.rolled', 'cost.paid', 'cost.paid']);
  });

  it('DAS-076, DAS-077: then the bell for everybody, then the roles in listing order', () => {
    const bystander = another('E', { state: { endurance: 900 } });
    const start = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
    const game = gameOf([[A, bystander], [B]], { start });
    const ran = secondsOf(game, 1, [...HARMLESS, { join: 'none' }]);
    expect(fighterIn(ran, 'e').endurance).toBe(902);
    const order = ran.events
      .map((e) => e.type)
      .filter((type) => ['cost.paid', 'bell.rung', 'roles.decided'].includes(type));
    expect(order).toEqual(['cost.paid', 'cost.paid', 'bell.rung', 'roles.decided']);
    const both = secondsOf(two({ state: { karRise: 3 } }), 1, [...HARMLESS, ...HARMLESS]);
    expect(eventsOfType(both, 'roles.decided').map((e) => e.engagement)).toEqual([0, 1]);
  });

  it('DAS-078: the fight ends when at most one side has somebody left', () => {
    const ran = secondsOf(two(), 9, [{ action: 'flee' }, { action: 'yield' }]);
    expect(ran.outcome).toEqual({ kind: 'won', side: 1 });
    expect(ran.fight.second).toBe(1);
  });

  it('DAS-078: nobody left is a draw', () => {
    const game = gameOf([[A], [B]], { start: { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] } });
    const ran = secondsOf(game, 3, [
      ARM,
      600,
      { defence: 'yield' },
      { interlude: { option: 'condition', who: 'a', condition: 'fled', on: 'yes', seconds: 0 } },
    ]);
    expect(ran.outcome).toEqual({ kind: 'draw' });
  });

  it('DAS-143: a pause ends as soon as one of the two is out', () => {
    const ran = secondsOf(two(), 2, [
      { action: 'pass' },
      ...HARMLESS,
      { interlude: { option: 'set', who: 'b', key: 'gz', value: 0 } },
      ...HARMLESS,
    ]);
    expect(ran.fight.engagements[0]).toMatchObject({ over: true, next: 50 });
    expect(eventsOfType(ran, 'engagement.began').at(-1)).toMatchObject({ attacker: 'a', defender: 'd', start: 20 });
  });

  it('DAS-459: at the end everybody who bleeds is told when it would stop, or kill', () => {
    const start = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
    const end = (gz: number, line: number, left: number) => {
      const wound = { nr: 'HA4', part: 'arm-left', location: 'hand', w: 300, bleeding: { line, left } };
      const bleeding = { ...B, state: { gz, wounds: [wound] } };
      return first(secondsOf(gameOf([[A], [bleeding]], { start }), 1, [{ action: 'flee' }]), 'forecast.made');
    };
    expect(end(1300, 2, 60)).toMatchObject({ who: 'b', fate: 'stops', second: 660, gz: 1040 });
    // 20 s of line 6 cost 1000, 16 s of line 5 cost 320: 1 − 1320 is below −1300.
    expect(end(1, 6, 20)).toMatchObject({ who: 'b', fate: 'dies', second: 36, gz: -1319 });
  });

  it('DAS-079: a fight that reaches maxSeconds is undecided', () => {
    const game = gameOf([[A], [B]], {
      numbers: { maxSeconds: 2 },
      start: { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] },
    });
    const ran = secondsOf(game, 9, [...HARMLESS, ...HARMLESS]);
    expect(ran.outcome).toEqual({ kind: 'undecided', why: { t: 'outcome.time', seconds: 2 } });
    expect(ran.fight.second).toBe(2);
  });

  it('DAS-072, DAS-366: who attacks in several due engagements chooses one, in the others he idles', () => {
    const start = {
      engagements: [
        { a: 'A', b: 'B', initiative: 'A' },
        { a: 'A', b: 'D', initiative: 'A' },
      ],
    };
    const game = gameOf([[A], [B, { ...D, state: { gz: 1299 } }]], { start });
    const ran = secondsOf(game, 1, [...HARMLESS]);
    expect(first(ran, 'target.chosen')).toMatchObject({ who: 'a', against: 'd', instead: ['b'] });
    expect(eventsOfType(ran, 'action.taken').filter((e) => e.action === 'idle')).toMatchObject([
      { who: 'a', against: 'b', why: 'elsewhere' },
    ]);
    expect(eventsOfType(ran, 'roles.decided').map((e) => [e.engagement, e.result])).toEqual([
      [0, 'swap'],
      [1, 'continue'],
    ]);
    const other = secondsOf(game, 1, [{ target: 'b' }, ...HARMLESS]);
    expect(first(other, 'attack.rolled').against).toBe('b');
  });

  it('DAS-080: a sequence against somebody who is out already is void', () => {
    const start = {
      engagements: [
        { a: 'A', b: 'B', initiative: 'A' },
        { a: 'C', b: 'B', kind: 'ranged' as const },
      ],
    };
    const shooter = { ...C, mainHand: 'langbogen' };
    const game = gameOf(
      [
        [A, shooter],
        [B, D],
      ],
      { start },
    );
    const ran = secondsOf(game, 1, [ARM, 600, { defence: 'yield' }]);
    expect(first(ran, 'sequence.voided')).toMatchObject({ attacker: 'c', defender: 'b' });
    expect(fighterIn(ran, 'c').endurance).toBe(1300);
    expect(ran.fight.engagements[1]!.over).toBe(true);
  });

  it('DAS-081, DAS-082: a wound weakens from the next second on, a fall at once', () => {
    const items: Item[] = [ARM, 600, ...parry(0, 0), 2000, { location: 'hand' }, 2000, 600];
    const game = gameOf([[A], [B]], { start: { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] } });
    const ran = secondsOf(game, 1, items);
    expect(fighterIn(ran, 'b').atpa).toBeGreaterThan(0);
    expect(first(ran, 'wound.inflicted').gz.after).toBe(fighterIn(ran, 'b').gz);
  });
});
