import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../src/engine/index.js';
import { another, gegner, parry, strike } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, first, gameOf, secondsOf, type Circumstances, type Item, type Ran } from './literal.js';

const wache = sample('wache');
/** Wache: W 1075, mace AB 1195 − 120, shield PB 2135 …; Gegner the other. */
const fight = (initiative: string, items: readonly Item[], given: Circumstances = {}): Ran =>
  secondsOf(
    gameOf([[wache], [another('Gegner')]], {
      ...given,
      start: { engagements: [{ a: 'Wache', b: 'Gegner', initiative }] },
    }),
    1,
    items,
  );

describe('shield stances (8.3)', () => {
  const attacked: readonly Item[] = [strike('torso', 715, 300), 200, ...parry(700, 400, { weapon: 'schild' })];

  it('DAS-336, DAS-376: a stance every second, offensive as attacker, else defensive', () => {
    const defending = fight('Gegner', [...attacked, 600]);
    expect(first(defending, 'stance.taken')).toMatchObject({ who: 'wache', stance: 'defensive' });
    const attacking = fight('Wache', [strike('torso', 400, 300), 1999]);
    expect(first(attacking, 'stance.taken')).toMatchObject({ stance: 'offensive' });
    const question = defending.questions.find((q) => q.id === 'shield-stance') as ChoiceQuestion;
    expect(question.asked.options.map((o) => o.id)).toEqual(['offensive', 'defensive']);
    expect(eventsOfType(defending, 'stance.taken')).toHaveLength(1);
  });

  it('DAS-186: offensive halves W for shield parries and shield attacks', () => {
    const ran = fight('Gegner', [{ 'shield-stance': 'offensive' }, ...attacked, 500]);
    expect(first(ran, 'defence.rolled').roll).toMatchObject({ limit: 537, halved: ['stance-offensive'] });
    const bash = fight('Wache', [
      { action: { option: 'other-attack', weapon: 'schild' } },
      strike('torso', 200, 100),
      1999,
    ]);
    expect(first(bash, 'attack.rolled')).toMatchObject({
      weapon: { id: 'schild' },
      roll: { limit: 537, halved: ['stance-offensive'] },
    });
  });

  it('DAS-187: defensive halves W for attacks with the main weapon', () => {
    const ran = fight('Wache', [{ 'shield-stance': 'defensive' }, strike('torso', 400, 300), 1999]);
    expect(first(ran, 'attack.rolled').roll).toMatchObject({ limit: 537, halved: ['stance-defensive'] });
    expect(first(fight('Gegner', [...attacked, 600]), 'defence.rolled').roll.limit).toBe(1075);
  });

  it('DAS-376: shieldStance off knows no stances, and nobody without a shield takes one', () => {
    expect(fight('Gegner', [...attacked, 600], { options: { shieldStance: 'off' } }).asked).not.toContain(
      'shield-stance',
    );
    const plain = secondsOf(
      gameOf([[gegner], [another('Zwei')]], {
        start: { engagements: [{ a: 'Gegner', b: 'Zwei', initiative: 'Gegner' }] },
      }),
      1,
      [strike('torso', 0, 0), 1999],
    );
    expect(plain.asked).not.toContain('shield-stance');
  });
});
