import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, run, type Event } from '../../../src/engine/index.js';
import { strike } from '../../../rulesets/agone/attack.js';
import { land } from '../../../rulesets/agone/damage.js';
import { settle } from '../../../rulesets/agone/able.js';
import { releaseSpell } from '../../../rulesets/agone/effect.js';
import type { Fight, Plan } from '../../../rulesets/agone/state.js';
import { agone } from '../../../rulesets/agone/index.js';
import { blow, desk, duel, fighter, gameOf, rulesWith, sample, told, type Desk, type Throw } from './given.js';

type Answers = Parameters<typeof desk>[1];

const PASSIVE = { reaction: { option: 'passive' } };
const DODGE = { reaction: { option: 'dodge' } };
const PARRY = { reaction: { option: 'parry', with: 'langschwert' } };

const counting = (faces: readonly Throw[], answers: Answers = []): Desk => ({
  ...desk(faces, answers),
  counting: true,
});

/** What is told of one attack of the first on the second, with its damage, if everything is used up. */
function ended(fight: Fight, faces: readonly Throw[], answers: Answers = [PASSIVE], plan: Partial<Plan> = {}): Event {
  const table = counting(faces, answers);
  land(fight, strike(fight, blow(fight, plan.deed === 'shoot', plan), table), false, table);
  table.done();
  const [only, ...more] = told(table, 'blow.ended');
  expect(more).toEqual([]);
  return only!;
}

const sword = { weapon: { id: 'langschwert', label: { t: 'label', de: 'Langschwert', en: 'long sword' } } };
const told0 = { type: 'blow.ended', by: 'a', on: 'b', ...sword };
const horse = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };

describe('what became of a blow', () => {
  it('AGO-106, AGO-110: it missed the passive defence, or by a fumble whatever stood against it', () => {
    expect(ended(duel(), [3, 9])).toEqual({ ...told0, result: 'missed', damage: 0 }); // 13 against 14
    expect(ended(duel(), [[1, 2], 2], [DODGE])).toMatchObject({ result: 'missed', damage: 0 });
  });

  it('AGO-141, AGO-146: it was averted by an active reaction', () => {
    expect(ended(duel(), [3, 4], [DODGE])).toEqual({ ...told0, result: 'averted', damage: 0 }); // 13 against 14
    expect(ended(duel(), [3, 9], [PARRY])).toMatchObject({ result: 'averted' }); // 13 against 11 + 9 - 5
  });

  it('AGO-215: it was stopped by the armour', () => {
    const mail = duel({}, { armour: 'kettenhemd' });
    expect(ended(mail, [2, 9])).toEqual({ ...told0, result: 'stopped', damage: 0 }); // ES 2, W 5, protection 7
  });

  it('AGO-216, AGO-220: it hit, and the serious wound that it left', () => {
    expect(ended(duel(), [8, 6])).toEqual({ ...told0, result: 'hit', damage: 12 });
    expect(ended(duel(), [[10, 5], 8, 8])).toEqual({
      ...told0,
      result: 'hit',
      damage: 17,
      wound: { id: 'wound-1', label: { t: 'blow.wound', n: 1 } },
    });
  });

  it('AGO-233: it left a critical wound in a region', () => {
    const fight = duel({}, {}, rulesWith({ 'critical.enabled': true }));
    expect(ended(fight, [[10, 10, 2], 8, 6, 8])).toEqual({
      ...told0,
      result: 'hit',
      damage: 24,
      location: { id: 'critical-6', label: { t: 'label', de: 'Brustkorb', en: 'chest' } },
      wound: { id: 'critical-6-hieb', label: { t: 'label', de: 'klaffender Schnitt', en: 'gaping cut' } },
    });
  });

  it('AGO-240, AGO-241: it felled the target, who stood before', () => {
    const weak = (tp: number) => duel({}, { current: { tp } });
    expect(ended(weak(10), [8, 6])).toMatchObject({ damage: 12, felled: 'out' });
    expect(ended(weak(3), [[10, 6], 8])).toMatchObject({ damage: 18, felled: 'dead' });
    const lying = weak(10);
    Object.assign(fighter(lying, 'b'), { tp: -5, dying: true, prone: true });
    settle(fighter(lying, 'b'));
    const last = ended(lying, [8], []);
    expect(last).toMatchObject({ result: 'hit', damage: 23 });
    expect(last).not.toHaveProperty('felled');
    expect(fighter(lying, 'b').dead).toBe(true);
  });

  it('AGO-131, AGO-132: on a mount it counts on the rider, with the place that it hit', () => {
    const place = (id: 'rider' | 'mount') => ({ location: { id, label: { t: `part.${id}` } } });
    const ridden = (a = {}) => duel(a, { mount: horse });
    expect(ended(ridden(), [8, 6], [], { part: 'mount' })).toEqual({
      ...told0,
      ...place('mount'),
      result: 'hit',
      damage: 13,
    });
    const bow = { weapons: [{ weapon: 'langbogen' }] };
    const shot = { deed: 'shoot', part: 'any' } as const;
    const far = () => {
      const fight = ridden(bow);
      fighter(fight, 'b').position = 20;
      return fight;
    };
    expect(ended(far(), [6, 3], [], shot)).toMatchObject({ on: 'b', ...place('mount'), damage: 14 });
    expect(ended(far(), [6, 8], [], shot)).toMatchObject({ on: 'b', ...place('rider'), damage: 14 });
    const miss = ended(far(), [[1, 2]], [], shot);
    expect(miss).toMatchObject({ result: 'missed' });
    expect(miss).not.toHaveProperty('location');
  });

  it('AGO-230: the fall with the mount fells nobody who can still fight', () => {
    const fight = duel({}, { mount: { ...horse, tp: 5 } });
    const fallen = ended(fight, [8, 6, [1, 5]], [], { part: 'mount' }); // balance 10 - 4
    expect(fighter(fight, 'b')).toMatchObject({ mounted: false, prone: true });
    expect(fallen).toMatchObject({ location: { id: 'mount' }, damage: 13, wound: { id: 'mount-wound-1' } });
    expect(fallen).not.toHaveProperty('felled');
  });

  it('AGO-154: a missile that was dodged was averted', () => {
    const fight = duel({ weapons: [{ weapon: 'langbogen' }] });
    fighter(fight, 'b').position = 20;
    const dodged = ended(fight, [4], [{ 'missile-dodge': { option: 'dodge' } }], { deed: 'shoot' });
    expect(dodged).toMatchObject({ result: 'averted', weapon: { id: 'langbogen' } });
  });

  it('AGO-284: a weapon struck from the hand is a hit without damage', () => {
    const disarm = (face: Throw) => {
      const fight = duel();
      const manoeuvre = fight.book.manoeuvres['entwaffnen']!;
      return ended(fight, [face, 5], [PASSIVE], { manoeuvre });
    };
    expect(disarm(9)).toMatchObject({ result: 'hit', damage: 0, wound: { id: 'disarmed' } }); // 10 - 4 + 9 - 10
    expect(disarm(8)).toMatchObject({ result: 'stopped', damage: 0 });
  });

  it('AGO-271, AGO-272: a spell that was to harm somebody', () => {
    const spells = [{ id: 'funken', name: 'Funken', attribute: 'wil', skill: 'zauberei', sg: 10, damage: 9 }] as const;
    const cast = (face: Throw, b = {}, more = {}) => {
      const fight = duel({ skills: { zauberei: 5 }, spells: [{ ...spells[0], ...more }] }, b);
      const table = counting([face]);
      const [f, target] = [fighter(fight, 'a'), fighter(fight, 'b')];
      releaseSpell(fight, f, f.card.spells[0]!, target, table);
      table.done();
      return told(table, 'blow.ended');
    };
    const label = { t: 'label', de: 'Funken', en: 'Funken' };
    const weapon = { id: 'funken', label };
    expect(cast(5)).toEqual([{ type: 'blow.ended', by: 'a', on: 'b', weapon, result: 'hit', damage: 9 }]);
    expect(cast([1, 2])).toMatchObject([{ result: 'missed', damage: 0 }]);
    expect(cast(5, { armour: 'plattenpanzer' }, { armourApplies: true })).toMatchObject([{ result: 'stopped' }]);
    expect(cast(5, { current: { tp: 9 } })).toMatchObject([{ damage: 9, felled: 'out' }]);
    expect(cast(5, {}, { damage: 0 })).toEqual([]);
  });
});

describe('counting blows', () => {
  it('AGO-093, AGO-281: once for each of the two of a Doppelangriff', () => {
    const fight = duel();
    const declare = {
      option: 'double',
      target: 'b',
      target2: 'b',
      with: 'langschwert',
      second: 'langschwert',
      move: 'needed',
    };
    const table = counting([9, 1, 8, 2, 2, 9, 2, 9], [{ 'declare@a': declare }, PASSIVE, PASSIVE]);
    agone.beat(fight, table);
    table.done();
    expect(told(table, 'blow.ended')).toMatchObject([
      { by: 'a', on: 'b', result: 'hit', damage: 12 }, // 10 - 4 + 8 against 5 + 2
      { by: 'a', on: 'b', result: 'missed', damage: 0 }, // 10 - 4 + 2 against 5 + 9
      { by: 'b', on: 'a', result: 'averted', damage: 0 },
    ]);
  });

  it('is left out where nobody counts', () => {
    const table = desk([8, 6], [PASSIVE]);
    const fight = duel();
    land(fight, strike(fight, blow(fight), table), false, table);
    expect(told(table, 'blow.ended')).toEqual([]);
  });

  it('tells the same with and without the other events, once for each attack', () => {
    const game = gameOf([
      { name: 'Berengar', sheet: sample('berengar') },
      { name: 'Nyx', sheet: sample('nyx') },
    ]);
    const heard = (what: 'everything' | 'blows', k: number): Event[] => {
      const events: Event[] = [];
      run(
        game,
        automaticTable(seed(`agone:${k}`), (event) => events.push(event), what),
      );
      return events;
    };
    for (let k = 0; k < 20; k++) {
      const all = heard('everything', k);
      const blows = all.filter(({ type }) => type === 'blow.ended');
      expect(blows).toHaveLength(all.filter(({ type }) => type === 'attack.compared').length);
      expect(heard('blows', k)).toEqual(blows);
    }
  });
});
