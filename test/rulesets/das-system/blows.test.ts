import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, BLOW, runExchange, type Blow, type Event } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import { another, ARM, BROKEN, gegner, HARMLESS, MISSED, parry, strike, thorndal } from './duellists.js';
import { sample } from './given.js';
import { exchangeOf, gameOf, secondsOf, type Item, type Ran } from './literal.js';

const blowsOf = (ran: Ran): readonly Blow[] =>
  (ran.events as readonly Event[]).filter((e) => e.type === BLOW) as Blow[];
const blows = (items: readonly Item[], change: Partial<Sheet> = {}): readonly Blow[] =>
  blowsOf(exchangeOf(gameOf([[gegner], [{ ...thorndal, ...change }]]), 'gegner', 'thorndal', items));

const sword = { id: 'schwert', label: { t: 'label', de: 'Schwert', en: 'sword' } };
const vain = { type: BLOW, by: 'gegner', on: 'thorndal', weapon: sword, damage: 0 };

/** 1500 / 515 at the right arm, a parry that does not reach it. */
const UNPARRIED: readonly Item[] = [ARM, 600, ...parry(1170, 630), 1300];

describe('blow.ended', () => {
  it('DAS-091: below every value of the part it is missed', () => {
    expect(blows(MISSED)).toEqual([{ ...vain, result: 'missed' }]);
  });

  it('DAS-155: a parry averts it', () => {
    expect(blows(HARMLESS)).toEqual([{ ...vain, result: 'averted' }]);
  });

  it('DAS-161: a dodge averts it', () => {
    expect(blows([strike('arm-right', 415, 1000), 1085, 900])).toEqual([{ ...vain, result: 'averted' }]);
  });

  it('DAS-157: a parry that breaks the series is told as such', () => {
    expect(blows(BROKEN)).toEqual([{ ...vain, result: 'broken' }]);
  });

  it('DAS-239: leather of Schutz 600 stops S 600', () => {
    const stopped = [strike('torso', 800, 600), 1999, ...parry(0, 0), 1999, { location: 'bauch' }];
    const [blow] = blows(stopped, { armour: [{ piece: 'lederruestung-rumpf' }] });
    expect(blow).toMatchObject({ result: 'stopped', damage: 0, location: { id: 'humanoid.torso.bauch' } });
    expect(blow).not.toHaveProperty('wound');
  });

  it('DAS-254: with Schwere 0 it touches and takes nothing', () => {
    const touch = [strike('torso', 700, 0), 1999, ...parry(0, 0), 1999];
    expect(blows(touch)).toMatchObject([{ result: 'stopped', damage: 0, location: { id: 'humanoid.torso.brust' } }]);
  });

  it('DAS-262, D05: 515 at an elbow of Zustand 91 takes 424 GZ and leaves HA4', () => {
    expect(blows([...UNPARRIED, { location: 'ellenbogen' }, 500, 900])).toEqual([
      {
        ...vain,
        result: 'hit',
        damage: 424,
        location: {
          id: 'humanoid.arm-right.ellenbogen',
          label: {
            t: 'counted.spot',
            part: { t: 'label', de: 'rechter Arm', en: 'right arm' },
            at: { t: 'label', de: 'Ellenbogen', en: 'elbow' },
          },
        },
        wound: {
          id: 'HA4',
          label: {
            t: 'counted.wound',
            nr: 'HA4',
            text: {
              t: 'label',
              de: 'Hieb ins Fleisch, der Griff wird schwach',
              en: 'blow into the flesh, the grip weakens',
            },
          },
        },
      },
    ]);
  });

  it('DAS-263, DAS-307: GZ falls to 0 at the least, and who stood is out', () => {
    const hit = [...UNPARRIED, { location: 'ellenbogen' }];
    expect(blows(hit, { state: { gz: 100, endurance: 100 } })).toMatchObject([
      { result: 'hit', damage: 100, wound: { id: 'HA4' }, felled: 'out' },
    ]);
  });

  it('DAS-172: a counterattack is a blow of its own', () => {
    // 740 at a chest of Zustand 156.
    expect(blows([strike('torso', 700, 300), 1200, 600, 800, 1000])).toMatchObject([
      { by: 'gegner', on: 'thorndal', result: 'averted' },
      { by: 'thorndal', on: 'gegner', result: 'hit', damage: 584, location: { id: 'humanoid.torso.brust' } },
    ]);
  });

  it('DAS-343: of those who hamper each other only one strikes', () => {
    const attackers = ['A', 'B', 'C'].map((name) => another(name));
    const engagements = attackers.map(({ name }) => ({ a: name, b: 'Thorndal', initiative: name }));
    const target = { ...thorndal, skills: { ...thorndal.skills, ausweichen: 1400 } };
    const ran = secondsOf(gameOf([attackers, [target]], { start: { engagements } }), 1, [1201, ...MISSED, ...MISSED]);
    expect(blowsOf(ran).map(({ by, result }) => [by, result])).toEqual([
      ['a', 'missed'],
      ['b', 'missed'],
    ]);
  });

  it('DAS-324: a blow in flight at one who yields is void', () => {
    expect(blows([ARM, 600, { defence: 'yield' }])).toEqual([]);
  });

  it('DAS-357: a shot is a blow', () => {
    const shot = [{ 'attack-plan': { option: 'shoot', aim: 'head', precision: 0 } }, 1999];
    const start = { engagements: [{ a: 'Bijin', b: 'Thorndal', kind: 'ranged' as const }] };
    const ran = secondsOf(gameOf([[sample('bijin')], [thorndal]], { start }), 1, shot);
    expect(blowsOf(ran)).toMatchObject([{ by: 'bijin', result: 'missed', weapon: { id: 'langbogen' } }]);
  });

  it('DAS-406: nothing is told where nobody counts, and nothing but blows where nobody else listens', () => {
    const game = gameOf([[gegner], [thorndal]]);
    for (const counting of [false, true]) {
      const heard: string[] = [];
      const table = automaticTable(seed('1'), ({ type }) => heard.push(type), 'blows');
      runExchange(game, { ...table, counting }, { attacker: 'gegner', defender: 'thorndal' });
      expect(heard).toEqual(counting ? [BLOW] : []);
    }
  });
});
