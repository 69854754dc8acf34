import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../src/engine/index.js';
import { another, gegner, parry, strike } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, first, gameOf, secondsOf, type Circumstances, type Item, type Ran } from './literal.js';
import { shown, wordingOf } from './shown.js';

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

  it('DAS-336: both stances say what they halve, and the facts what he faces', () => {
    const ran = fight('Gegner', [...attacked, 600]);
    const { asked } = ran.questions.find((q) => q.id === 'shield-stance') as ChoiceQuestion;
    const notes = asked.options.map(({ note }) => wordingOf('de').say(note!));
    expect(notes).toEqual([
      'Schild mit W 537 statt 1075, Parade wie Schlag; Streitkolben unvermindert',
      'Angriff mit Streitkolben mit W 537 statt 1075; Schild unvermindert',
    ]);
    expect(shown(asked.facts!)).toBe('wird angegriffen von Gegner (Schwert)');
    const attacking = fight('Wache', [strike('torso', 400, 300), 1999]);
    const own = attacking.questions.find((q) => q.id === 'shield-stance') as ChoiceQuestion;
    expect(shown(own.asked.facts!)).toBe('greift an: Gegner (Schwert)');
  });

  it('DAS-336: nobody is asked who cannot defend himself, or whom nobody strikes at in this second', () => {
    const hurting = (line: number) => ({
      state: { wounds: [{ nr: 'HA1', part: 'arm-left', location: 'hand', w: 1, pain: { line, left: 3 } }] },
    });
    const start = { engagements: [{ a: 'Wache', b: 'Gegner', initiative: 'Gegner' }] };
    const run = (w: object, g: object, items: readonly Item[] = []) =>
      secondsOf(gameOf([[{ ...wache, ...w }], [another('Gegner', g)]], { start }), 1, items);
    const blow = [strike('torso', 715, 100), 200] as const;
    expect(run(hurting(5), {}, blow).asked).not.toContain('shield-stance');
    expect(run({}, hurting(4)).asked).not.toContain('shield-stance');
    expect(run({}, hurting(3), [...blow, 1000]).asked).toContain('shield-stance');
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
