import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../src/engine/index.js';
import type { EngagementStart } from '../../../rulesets/das-system/start.js';
import { joinSituations } from '../../../rulesets/das-system/situations.js';
import { another, ARM, gegner, HARMLESS, parry, PARRIED, strike, thorndal } from './duellists.js';
import { book, sample } from './given.js';
import {
  eventsOfType,
  fighterIn,
  first,
  gameOf,
  secondsOf,
  type Circumstances,
  type Item,
  type Ran,
} from './literal.js';
import { shown, wordingOf } from './shown.js';

/** Gegner (KAR 45) against Thorndal (KAR 40) as the fight file has it. */
const duelOf = (said: Partial<EngagementStart> = {}, given: Circumstances = {}) =>
  gameOf([[gegner], [thorndal]], { ...given, start: { engagements: [{ a: 'Gegner', b: 'Thorndal', ...said }] } });
const one = (said: Partial<EngagementStart>, items: readonly Item[], seconds = 1): Ran =>
  secondsOf(duelOf(said), seconds, items);
const situations = (ofGegner: string[], ofThorndal: string[]) => ({
  situations: { Gegner: ofGegner, Thorndal: ofThorndal },
});

/** The answers of a second in which Thorndal's blow at an arm is parried: 900 / 540 against 1124 / 606. */
const BY_THORNDAL: readonly Item[] = [strike('arm-right', 900, 540), 600, ...parry(1124, 606), 600];

describe('the initiative (4.2)', () => {
  it('DAS-054: the GM names who attacks first', () => {
    const ran = one({ initiative: 'Gegner' }, HARMLESS);
    expect(first(ran, 'attack.rolled').who).toBe('gegner');
    expect(eventsOfType(ran, 'initiative.compared')).toEqual([]);
  });

  it('DAS-055, DAS-056, DAS-057, E11: warned Thorndal (40 + 10) comes after Gegner (45)', () => {
    const ran = one(situations(['ready'], ['warned']), HARMLESS);
    expect(first(ran, 'initiative.compared')).toMatchObject({
      a: { who: 'gegner', value: { sum: 45 } },
      b: { who: 'thorndal', value: { sum: 50 } },
      first: 'gegner',
      by: 'kar',
    });
    expect(first(ran, 'attack.rolled').who).toBe('gegner');
  });

  it('DAS-058: between two who are ready the lower KAR alone counts', () => {
    const ran = one(situations(['ready'], ['ready']), BY_THORNDAL);
    expect(first(ran, 'initiative.compared')).toMatchObject({ first: 'thorndal', b: { value: { sum: 40 } } });
  });

  it('DAS-059: the numbers change neither KAR nor pause', () => {
    const ran = one(situations(['ready'], ['warned']), HARMLESS);
    expect(fighterIn(ran, 'thorndal').karRise).toBe(0);
    const duel = one({ ...situations(['distracted'], ['ready']), duel: true }, []);
    expect(first(duel, 'engagement.began').start).toBe(40);
  });

  it('DAS-060, DAS-327: a surprised side never starts, though its KAR is lower', () => {
    const ran = one(situations(['ready'], ['surprised']), HARMLESS);
    expect(first(ran, 'initiative.compared')).toMatchObject({ first: 'gegner', by: 'only' });
  });

  it('DAS-061: equal values: higher RV, then higher MU', () => {
    const pair = (a: Partial<typeof gegner.attributes>, b: Partial<typeof gegner.attributes>) => {
      const sheet = (name: string, change: object) =>
        another(name, { attributes: { ...gegner.attributes, ...change } });
      return first(
        secondsOf(gameOf([[sheet('Eins', a)], [sheet('Zwei', b)]]), 1, [strike('arm-right', 700, 0), 2000]),
        'initiative.compared',
      );
    };
    expect(pair({ reaction: 1101 }, { reaction: 1102 })).toMatchObject({ first: 'zwei', by: 'reaction' });
    expect(pair({ courage: 1200 }, { courage: 1201 })).toMatchObject({ first: 'zwei', by: 'courage' });
  });

  it('DAS-046, DAS-061: at last both throw in listing order until the faces differ', () => {
    const game = gameOf([[another('Eins')], [another('Zwei')]]);
    const ran = secondsOf(game, 1, [700, 700, 300, 301, strike('arm-right', 700, 0), 2000]);
    expect(eventsOfType(ran, 'tie.rolled').map((e) => [e.who, e.face])).toEqual([
      ['eins', 700],
      ['zwei', 700],
      ['eins', 300],
      ['zwei', 301],
    ]);
    expect(first(ran, 'attack.rolled').who).toBe('zwei');
  });

  it('DAS-062: if neither can start, ten tenths pass and both are ready', () => {
    const ran = one(situations(['surprised'], ['helpless']), BY_THORNDAL, 2);
    const compared = eventsOfType(ran, 'initiative.compared');
    expect(compared.map((e) => e.by)).toEqual(['nobody', 'kar']);
    expect(first(ran, 'engagement.began')).toMatchObject({ attacker: 'thorndal', start: 10 });
  });

  it('DAS-063, DAS-064, E13: a duel begins after the KAR of the first, everything else at once', () => {
    const duel = one({ duel: true, initiative: 'Gegner' }, HARMLESS, 5);
    expect(first(duel, 'engagement.began')).toMatchObject({ start: 45, why: 'duel' });
    expect(first(duel, 'sequence.began').start).toBe(45);
    const weary = { ...gegner, state: { karRise: 5 } };
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', duel: true, initiative: 'Gegner' }] };
    expect(first(secondsOf(gameOf([[weary], [thorndal]], { start }), 1, []), 'engagement.began').start).toBe(50);
    const charge = one({ initiative: 'Gegner' }, HARMLESS);
    expect(first(charge, 'sequence.began').start).toBe(0);
  });

  it('DAS-328: charging and a longer weapon are compared; no time passes', () => {
    const ran = one(situations(['charging'], ['longer-weapon']), BY_THORNDAL);
    expect(first(ran, 'initiative.compared')).toMatchObject({ a: { value: { sum: 40 } }, b: { value: { sum: 35 } } });
    expect(first(ran, 'sequence.began').start).toBe(0);
  });
});

describe('the first sequence', () => {
  it('DAS-065: a helpless side has no defence', () => {
    const ran = one(situations(['ready'], ['helpless']), [
      strike('arm-right', 900, 140),
      600,
      { location: 'oberarm' },
      2000,
    ]);
    expect(ran.asked).not.toContain('defence');
    expect(first(ran, 'defence.waived')).toMatchObject({ who: 'thorndal', why: 'helpless' });
  });

  it('DAS-044, DAS-066, DAS-067: who notices only the blow must pass a test on Bemerken against 2000', () => {
    const keen = { ...thorndal, skills: { ...thorndal.skills, bemerken: 1400 } };
    const game = (other = keen) =>
      gameOf([[gegner], [other]], {
        start: { engagements: [{ a: 'Gegner', b: 'Thorndal', ...situations(['ready'], ['blow-noticed']) }] },
      });
    const failed = secondsOf(game(), 1, [strike('arm-right', 900, 140), 600, 599, { location: 'oberarm' }, 2000]);
    expect(first(failed, 'test.rolled')).toMatchObject({ test: 'notice', result: 1999, required: 2000, passed: false });
    expect(first(failed, 'defence.waived').why).toBe('unnoticed');
    const passed = secondsOf(game(), 1, [ARM, 600, 600, ...PARRIED]);
    expect(first(passed, 'defence.rolled').outcome).toBe('parried');
  });

  it('DAS-068: who expected trouble defends himself normally', () => {
    expect(first(one(situations(['ready'], ['warned']), HARMLESS), 'defence.rolled')).toMatchObject({
      form: 'parry',
      roll: { limit: 1200 },
    });
  });

  it('DAS-069: the columns hold for the first sequence only', () => {
    const drunk = one(situations(['ready'], ['half-asleep']), [ARM, 600, ...parry(1170, 630), 599, ...HARMLESS], 2);
    expect(eventsOfType(drunk, 'defence.rolled').map((e) => e.roll.limit)).toEqual([600, 1200]);
    const undrawn = one(situations(['ready'], ['on-the-ground']), [
      strike('arm-right', 900, 300),
      600,
      ...parry(1170, 330),
      600,
    ]);
    const defence = undrawn.questions.find(({ id }) => id === 'defence') as ChoiceQuestion;
    expect(defence.asked.options.find(({ id }) => id === 'dodge')!.forbidden).toBeDefined();
    const table = { ...book.situations['ready']!, attackPenalty: 100, parryPenalty: 50 };
    expect(joinSituations({ ...book, situations: { ready: table } }, ['ready'])).toMatchObject({
      attackPenalty: 100,
      parryPenalty: 50,
    });
  });

  it('DAS-069: who is taken from behind, though he noticed, shows his rear locations', () => {
    const blow = [strike('torso', 987, 428), 600, ...parry(1170, 630), 600];
    const ran = one({ ...situations(['ready'], ['from-behind']) }, blow);
    expect(first(ran, 'attack.rolled').reach.map(({ id }) => id)).toContain('ruecken');
  });

  it('DAS-443: several situations of one side add up, and all of them limit the start and the defence', () => {
    expect(joinSituations(book, ['undrawn', 'half-asleep'])).toMatchObject({
      kar: 35,
      canStart: true,
      mayParry: false,
      mayDodge: true,
      halveRoll: true,
    });
    expect(joinSituations(book, ['undrawn', 'on-the-ground'])).toMatchObject({ mayParry: false, mayDodge: false });
    expect(joinSituations(book, ['undrawn', 'surprised']).canStart).toBe(false);
  });

  it('DAS-362: from behind only rear locations, and only once', () => {
    const ran = one(
      { initiative: 'Gegner', behind: 'Gegner' },
      [strike('torso', 987, 428), 600, ...parry(1170, 630), 600, ...HARMLESS],
      2,
    );
    const [back, front] = eventsOfType(ran, 'attack.rolled');
    expect(back!.reach.map(({ id }) => id)).toEqual(['ruecken', 'flanke', 'nieren']);
    expect(eventsOfType(ran, 'sequence.began').map((e) => e.behind)).toEqual([true, false]);
    expect(front).toBeDefined();
  });
});

describe('who faces whom', () => {
  const pairs = (ran: Ran) => ran.fight.engagements.map((e) => [e.a.card.id, e.b.card.id, e.kind]);

  it('DAS-441: pairs by listing order, the rest with whoever has the fewest, shooters at range', () => {
    const sides = [
      [another('A'), another('B')],
      [another('C'), another('D'), another('E'), another('F'), another('G')],
    ];
    expect(pairs(secondsOf(gameOf(sides), 0, []))).toEqual([
      ['a', 'c', 'melee'],
      ['b', 'd', 'melee'],
      ['e', 'a', 'melee'],
      ['f', 'b', 'melee'],
      ['g', 'a', 'melee'],
    ]);
    expect(pairs(secondsOf(gameOf([[another('A')], [sample('bijin')]]), 0, []))).toEqual([['bijin', 'a', 'ranged']]);
  });

  it('DAS-365: the GM is asked once for everything that the file leaves open; ready is the default', () => {
    const ran = secondsOf(gameOf([[gegner], [thorndal]]), 1, BY_THORNDAL);
    expect(ran.asked.filter((id) => id === 'situation')).toHaveLength(1);
    const question = ran.questions.find(({ id }) => id === 'situation') as ChoiceQuestion;
    expect(question).toMatchObject({ who: 'gm', preferred: { option: 'ready' } });
    expect(one(situations(['ready'], ['ready']), BY_THORNDAL).asked).not.toContain('situation');
  });

  describe('each for himself', () => {
    const each = (...items: readonly Item[]): Ran =>
      secondsOf(gameOf([[gegner], [thorndal]]), 1, [{ situation: 'each' }, ...items]);
    const asked = (ran: Ran, id: string) => ran.questions.filter((q): q is ChoiceQuestion => q.id === id);
    const ids = ({ asked: { options } }: ChoiceQuestion) => options.map((option) => option.id);
    const struck = [strike('arm-right', 900, 140), 600, { location: 'oberarm' }, 2000] as const;

    it('DAS-327, DAS-365: he is asked for every fighter, by name, and offered every row with its effect', () => {
      const ran = each({ 'situation-of': 'ready' }, { 'situation-of': 'helpless' }, ...struck);
      expect(first(ran, 'defence.waived').why).toBe('helpless');
      const questions = asked(ran, 'situation-of');
      expect(questions.map((q) => [q.who, q.preferred.option, ids(q)])).toEqual(
        questions.map(() => ['gm', 'ready', Object.keys(book.situations)]),
      );
      expect(questions.map((q) => shown(q.asked.facts!))).toEqual(['Gegner gegen Thorndal', 'Thorndal gegen Gegner']);
      const note = (id: string) => wordingOf('de').say(questions[0]!.asked.options.find((o) => o.id === id)!.note!);
      expect(note('warned')).toBe('KAR +10');
      expect(note('undrawn')).toBe('KAR +15, keine Parade, Waffe nicht in der Hand');
      expect(note('helpless')).toBe('KAR 0, beginnt nicht, keine Abwehr');
    });

    it('DAS-365: without an answer everybody is ready', () => {
      const ran = each(...BY_THORNDAL);
      expect(first(ran, 'initiative.compared')).toMatchObject({ first: 'thorndal', by: 'kar' });
      expect(ran.asked).not.toContain('situation-also');
    });

    it('DAS-435, DAS-443: several situations of one fighter add up, and what contradicts is not offered', () => {
      const abed: readonly Item[] = [
        { 'situation-of': 'ready' },
        { 'situation-of': 'helpless' },
        { 'situation-also': 'undrawn' },
        { 'situation-also': 'on-the-ground' },
      ];
      const ran = each(...abed, ...struck);
      expect(asked(ran, 'situation-also').map(ids)).toEqual([
        ['alone', 'undrawn', 'on-the-ground', 'half-asleep'],
        ['alone', 'on-the-ground', 'half-asleep'],
        ['alone', 'half-asleep'],
      ]);
      expect(asked(ran, 'situation-also')[1]!.preferred).toEqual({ option: 'alone' });
      expect(fighterIn(ran, 'thorndal')).toMatchObject({ lying: true, main: null });
    });
  });
});
