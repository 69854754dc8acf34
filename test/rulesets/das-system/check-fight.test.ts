import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../rulesets/das-system/check-fight.js';
import { memberSchema, startSchema, type EngagementStart, type Start } from '../../../rulesets/das-system/start.js';
import { another, gegner, thorndal } from './duellists.js';
import { sample } from './given.js';
import { gameOf } from './literal.js';

const check = (start: Start) => {
  const game = gameOf(
    [
      [gegner, another('Zweiter')],
      [thorndal, sample('bijin')],
    ],
    { start },
  );
  return checkFight(game.setup).map(({ path, message, given }) => [
    path.slice(1).join('.'),
    message.t,
    ...(given ? [given] : []),
  ]);
};
const pair = (...said: Partial<EngagementStart>[]) =>
  check({ engagements: said.map((one) => ({ a: 'Gegner', b: 'Thorndal', ...one })) });

describe('faults of a fight file', () => {
  it('finds none in a good one', () => {
    const full = {
      duel: true,
      initiative: 'Thorndal',
      behind: 'Gegner',
      situations: { Gegner: ['charging', 'undrawn'] },
      retreatSteps: { Thorndal: 3 },
    };
    expect(pair(full)).toEqual([]);
    expect(check({ situation: { Bijin: { attack: -100 } } })).toEqual([]);
  });

  it('DAS-434: unknown names, a fighter against himself, two of one side, the same two twice', () => {
    expect(pair({ b: 'Thorndall' })).toEqual([['engagements.0.b', 'problem.nobody', 'Thorndall']]);
    expect(pair({ b: 'Gegner' })).toEqual([['engagements.0.b', 'problem.himself']]);
    expect(pair({ b: 'Zweiter' })).toEqual([['engagements.0', 'problem.same-side']]);
    expect(pair({}, { a: 'Thorndal', b: 'Gegner' })).toEqual([['engagements.1', 'problem.pair-twice']]);
    expect(check({ situation: { Niemand: { test: 1 } } })).toEqual([
      ['situation.Niemand', 'problem.nobody', 'Niemand'],
    ]);
    expect(pair({ behind: 'Bijin' })).toEqual([['engagements.0.behind', 'problem.stranger', 'Bijin']]);
  });

  it('DAS-435: unknown or contradicting situations', () => {
    expect(pair({ situations: { Thorndal: ['helples'] } })).toEqual([
      ['engagements.0.situations.Thorndal.0', 'problem.situation', 'helples'],
    ]);
    const clash = (...ids: string[]) => pair({ situations: { Thorndal: ids } }).map(([, t]) => t);
    expect(clash('helpless', 'ready')).toEqual(['problem.contradiction']);
    expect(clash('surprised', 'helpless')).toEqual(['problem.contradiction']);
    expect(clash('charging', 'helpless')).toEqual(['problem.contradiction']);
    expect(clash('warned', 'warned')).toEqual(['problem.contradiction']);
    expect(clash('half-asleep', 'ready')).toEqual(['problem.contradiction']);
    expect(clash('helpless', 'on-the-ground')).toEqual([]);
    expect(clash('warned', 'undrawn')).toEqual([]);
  });

  it('DAS-436: an initiative that a helpless or surprised side cannot have', () => {
    const named = (id: string) => pair({ initiative: 'Thorndal', situations: { Thorndal: [id] } });
    expect(named('helpless')).toEqual([['engagements.0.initiative', 'problem.cannot-start']]);
    expect(named('surprised')).toEqual([['engagements.0.initiative', 'problem.cannot-start']]);
    expect(named('warned')).toEqual([]);
  });

  it('who shoots needs a ranged weapon, and what belongs to close combat has no place there', () => {
    expect(pair({ kind: 'ranged' })).toEqual([['engagements.0.a', 'problem.no-bow']]);
    expect(pair({ a: 'Bijin', b: 'Gegner', kind: 'ranged', reachedAfter: 5 })).toEqual([]);
    expect(pair({ a: 'Bijin', b: 'Gegner', kind: 'ranged', duel: true })).toEqual([
      ['engagements.0.duel', 'problem.melee-only'],
    ]);
    expect(pair({ reachedAfter: 5 })).toEqual([['engagements.0.reachedAfter', 'problem.ranged-only']]);
  });

  it('knows the keys of start and of a member, and no others', () => {
    expect(startSchema.safeParse({}).success).toBe(true);
    expect(startSchema.safeParse({ engagements: [{ a: 'x' }] }).success).toBe(false);
    expect(startSchema.safeParse({ surprise: true }).success).toBe(false);
    expect(memberSchema.safeParse({ handicap: 1 }).success).toBe(false);
  });
});
