import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startSchema } from '../../../rulesets/das-system/start.js';
import { another } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, fighterIn, gameOf, secondsOf, type Item } from './literal.js';

interface FightFile {
  readonly start: unknown;
  readonly answers: readonly Item[];
}

const file = parse(
  readFileSync(new URL('../../../fights/das-system/thorndal.yaml', import.meta.url), 'utf8'),
) as FightFile;

describe('the story of the rule text, as its fight file scripts it', () => {
  const sides = [
    [sample('thorndal'), sample('para'), sample('bijin')],
    [another('Gegner 1'), another('Gegner 2')],
  ];
  const ran = secondsOf(gameOf(sides, { start: startSchema.parse(file.start) }), 2, file.answers);

  it('E11, DAS-068: warned Thorndal does not start, but he parries', () => {
    expect(eventsOfType(ran, 'initiative.compared')[0]).toMatchObject({ first: 'gegner-1', b: { value: { sum: 50 } } });
    expect(eventsOfType(ran, 'defence.rolled')[0]).toMatchObject({
      who: 'thorndal',
      total: 1770,
      force: 630,
      outcome: 'parried',
    });
  });

  it('DAS-356: the arrow makes 670 of 800 at the thigh', () => {
    expect(eventsOfType(ran, 'wound.inflicted')[0]).toMatchObject({
      who: 'gegner-2',
      by: 'bijin',
      nr: 'SN6',
      w: 670,
      gz: { before: 1300, after: 630 },
    });
  });

  it('E15, DAS-175: the counterattack gives Thorndal the initiative', () => {
    expect(eventsOfType(ran, 'wound.inflicted')[1]).toMatchObject({ who: 'gegner-1', nr: 'HU5', w: 573 });
    expect(eventsOfType(ran, 'roles.decided').find((e) => e.engagement === 0 && e.event === 'countered')).toMatchObject(
      { result: 'swap', next: { attacker: 'thorndal' } },
    );
    expect(fighterIn(ran, 'gegner-1').dazed).toBe(true);
  });
});
