import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../src/engine/index.js';
import { another, parry, strike, thorndal } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, fighterIn, first, gameOf, secondsOf, type Entry, type Item, type Ran } from './literal.js';

/** Bijin: W 1150, longbow AB 1460 (1314), Schwere 800. */
const bijin = sample('bijin');
const shot = (aim: string, precision: number): Item => ({ 'attack-plan': { option: 'shoot', aim, precision } });
const MISS: readonly Item[] = [shot('head', 0), 1999];

const shooting = (seconds: number, items: readonly Item[], target: Entry = thorndal, more: object = {}): Ran =>
  secondsOf(
    gameOf([[bijin], [target]], { start: { engagements: [{ a: 'Bijin', b: 'Thorndal', kind: 'ranged', ...more }] } }),
    seconds,
    items,
  );
const question = (ran: Ran, id: string) => ran.questions.find((q) => q.id === id) as ChoiceQuestion;

describe('shots (8.6)', () => {
  it('DAS-357: f up to the maximum and the Schwere of the weapon; A is f + counted(r, W)', () => {
    const ran = shooting(1, [shot('leg-left', 1000), 500, { defence: 'none' }, { location: 'oberschenkel' }, 2000]);
    expect(first(ran, 'attack.rolled')).toMatchObject({
      total: 1500,
      force: 800,
      precision: 1000,
      roll: { limit: 1150 },
    });
    const params = question(ran, 'attack-plan').asked.options[0]!.params!;
    expect(params.map((p) => p.id)).toEqual(['aim', 'precision']);
    expect(params[1]).toMatchObject({ max: 1314 });
  });

  it('DAS-188, DAS-358: dodge or shield parry only, with W // 2', () => {
    const ran = shooting(1, [shot('leg-left', 0), 950, { defence: 'dodge' }, 600]);
    expect(first(ran, 'defence.rolled').roll).toMatchObject({ limit: 600, halved: ['missile'] });
    const options = question(ran, 'defence').asked.options;
    expect(options.filter((o) => !o.forbidden).map((o) => o.id)).toEqual(['dodge', 'none', 'yield']);
    const guard = { ...sample('wache'), name: 'Thorndal' };
    const parried = shooting(1, [shot('leg-left', 0), 950, ...parry(735, 900), 537], guard);
    expect(first(parried, 'defence.rolled')).toMatchObject({
      form: 'parry',
      weapon: { id: 'schild' },
      roll: { limit: 537 },
      outcome: 'parried',
    });
  });

  it('DAS-188: against bullets there is no defence', () => {
    const gunner = { ...bijin, mainHand: 'pistole', skills: { schusswaffen: 1200 } };
    const start = { engagements: [{ a: 'Bijin', b: 'Thorndal', kind: 'ranged' as const }] };
    const ran = secondsOf(gameOf([[gunner], [thorndal]], { start }), 1, [shot('leg-left', 0), 950, 2000]);
    expect(ran.asked).not.toContain('defence');
    expect(first(ran, 'defence.waived').why).toBe('impossible');
  });

  it('DAS-359, DAS-452: the first shot at once, the next ones every secondsPerShot', () => {
    const ran = shooting(5, [...MISS, ...MISS]);
    expect(eventsOfType(ran, 'sequence.began').map((e) => e.start)).toEqual([0, 40]);
    expect(eventsOfType(ran, 'roles.decided')).toEqual([]);
  });

  it('DAS-452: who cannot shoot tries again ten tenths later', () => {
    const hurting = {
      ...bijin,
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 1, pain: { line: 4, left: 2 } }] },
    };
    const start = { engagements: [{ a: 'Bijin', b: 'Thorndal', kind: 'ranged' as const }] };
    const ran = secondsOf(gameOf([[hurting], [thorndal]], { start }), 4, MISS);
    expect(eventsOfType(ran, 'shot.scheduled').map((e) => [e.why, e.start])).toEqual([
      ['unable', 10],
      ['unable', 20],
      ['next', 60],
    ]);
  });

  it('DAS-360: a shot costs its row and no KAR, a dodge 10', () => {
    const ran = shooting(1, [shot('leg-left', 0), 950, { defence: 'dodge' }, 600]);
    expect(fighterIn(ran, 'bijin')).toMatchObject({ endurance: 1090, karRise: 0 });
    expect(fighterIn(ran, 'thorndal').endurance).toBe(1290);
  });

  it('DAS-361: shots are sequences of their own and form no groups', () => {
    const start = {
      engagements: [
        { a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' },
        { a: 'Bijin', b: 'Thorndal', kind: 'ranged' as const },
      ],
    };
    const ran = secondsOf(gameOf([[another('Gegner'), bijin], [thorndal]], { start }), 1, [
      ...MISS,
      strike('head', 0, 0),
      1999,
    ]);
    expect(eventsOfType(ran, 'groups.formed')).toEqual([]);
    expect(eventsOfType(ran, 'attack.rolled').map((e) => e.who)).toEqual(['bijin', 'gegner']);
  });

  it('DAS-454: a shooter in close combat does not shoot', () => {
    const start = {
      engagements: [
        { a: 'Gegner', b: 'Bijin', initiative: 'Gegner' },
        { a: 'Bijin', b: 'Gegner', kind: 'ranged' as const },
      ],
    };
    const ran = secondsOf(gameOf([[bijin], [another('Gegner')]], { start }), 1, [strike('head', 0, 0), 1999]);
    expect(eventsOfType(ran, 'attack.rolled').map((e) => e.who)).toEqual(['gegner']);
    expect(first(ran, 'shot.scheduled').why).toBe('melee');
  });

  it('DAS-448, DAS-454: who does not shoot because he stands in close combat does not count as attacking elsewhere', () => {
    const start = {
      engagements: [
        { a: 'Gegner', b: 'Bijin', initiative: 'Gegner' },
        { a: 'Bijin', b: 'Zweiter', kind: 'ranged' as const },
      ],
    };
    const ran = secondsOf(gameOf([[bijin], [another('Gegner'), another('Zweiter')]], { start }), 1, [
      strike('head', 987, 400),
      100,
      { defence: 'dodge' },
      1150,
    ]);
    expect(first(ran, 'shot.scheduled').why).toBe('melee');
    expect(first(ran, 'defence.rolled').roll).toMatchObject({ limit: 1150, halved: [], counted: 1150 });
  });

  it('DAS-455: by default f is all that the bow and AB allow', () => {
    const ran = shooting(1, [1999, 600]);
    expect(first(ran, 'attack.rolled')).toMatchObject({ precision: 1314, force: 800 });
  });

  it('DAS-456: the target may join against the shooter from reachedAfter on', () => {
    const never = shooting(3, MISS);
    expect(never.asked).not.toContain('join');
    const ran = shooting(3, MISS, thorndal, { reachedAfter: 3 });
    expect(ran.asked).toContain('join');
    const joined = eventsOfType(ran, 'engagement.began').at(-1);
    expect(joined).toMatchObject({ kind: 'melee', start: 30, attacker: 'thorndal' });
  });
});

it('DAS-188: by default nobody tries to dodge a bullet', () => {
  const gunner = { ...bijin, mainHand: 'pistole', skills: { schusswaffen: 1200 } };
  const start = { engagements: [{ a: 'Bijin', b: 'Thorndal', kind: 'ranged' as const }] };
  const target = { ...thorndal, carried: ['dolch'] };
  const ran = secondsOf(gameOf([[gunner], [target]], { start }), 1, [shot('leg-left', 0), 950, 2000]);
  expect(question(ran, 'defence').preferred.option).toBe('none');
});
