import { describe, expect, it } from 'vitest';
import { edits } from '../../../rulesets/das-system/edits.js';
import { another, gegner, HARMLESS, thorndal } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, fighterIn, first, gameOf, secondsOf, type Entry, type Item, type Ran } from './literal.js';

const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
const by = (option: string, params: object = {}): Item => ({ interlude: { option, ...params } });
const ruled = (items: readonly Item[], seconds = 0, second: Entry = thorndal): Ran =>
  secondsOf(gameOf([[gegner], [second]], { start }), seconds, items);

describe('what the GM may set (DAS-409)', () => {
  it('DAS-409: any value, told as his ruling', () => {
    const ran = ruled([
      by('set', { who: 'thorndal', key: 'gz', value: 700 }),
      by('set', { who: 'gegner', key: 'kar', value: 30 }),
    ]);
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ gz: 700, endurance: 700 });
    expect(fighterIn(ran, 'gegner').karRise).toBe(-15);
    expect(eventsOfType(ran, 'value.ruled')).toMatchObject([
      { who: 'thorndal', key: 'gz', before: 1300, after: 700 },
      { who: 'gegner', key: 'kar', before: 45, after: 30 },
    ]);
  });

  it('DAS-409: GZ 0 makes combat-unfit at once, and back again', () => {
    const ran = ruled([
      by('set', { who: 'thorndal', key: 'gz', value: 0 }),
      by('set', { who: 'thorndal', key: 'gz', value: 5 }),
    ]);
    expect(ran.events.map((e) => e.type)).toEqual([
      'value.ruled',
      'fighter.disabled',
      'value.ruled',
      'fighter.recovered',
    ]);
  });

  it('DAS-189, DAS-409: situation modifiers', () => {
    const ran = ruled(
      [
        by('situation', { who: 'gegner', attack: -100, parry: 50, test: 10 }),
        { 'attack-plan': { aim: 'head', precision: 0, force: 0 } },
        1999,
      ],
      1,
    );
    expect(first(ran, 'attack.rolled').base.sum).toBe(1315);
    expect(fighterIn(ran, 'gegner').situation).toEqual({ attack: -100, parry: 50, test: 10 });
  });

  it('DAS-409: Zustand and Deckungswert of a location', () => {
    const dressed = { ...thorndal, armour: [{ piece: 'lederruestung-rumpf' }] };
    const at = { at: 'torso/bauch' };
    const ran = ruled(
      [by('zustand', { who: 'thorndal', ...at, value: -30 }), by('cover', { piece: 'thorndal/0', ...at, value: 0 })],
      0,
      dressed,
    );
    const slot = fighterIn(ran, 'thorndal').card.plan.spots.find((s) => s.id === 'bauch')!.slot;
    expect(fighterIn(ran, 'thorndal').body.zustand[slot]).toBe(-30);
    expect(eventsOfType(ran, 'value.ruled').map((e) => [e.key, e.before, e.after])).toEqual([
      ['zustand', 117, -30],
      ['cover', 2500, 0],
    ]);
  });

  it('DAS-326, DAS-409: a wound with all that it brings, and damage of other kinds below 0', () => {
    const wound = by('wound', { who: 'thorndal', at: 'arm-right/hand', type: 'hieb', w: 300 });
    const ran = ruled([wound, 500, 900, by('damage', { who: 'thorndal', points: 1100 })]);
    expect(first(ran, 'wound.inflicted')).toMatchObject({ nr: 'HA4', w: 300 });
    expect(first(ran, 'wound.inflicted')).not.toHaveProperty('by');
    expect(fighterIn(ran, 'thorndal').gz).toBe(-100);
    expect(first(ran, 'damage.entered')).toMatchObject({ points: 1100, gz: { before: 1000, after: -100 } });
  });

  it('DAS-409: wounds heal, bleedings and pains are set', () => {
    const hurt = { ...thorndal, state: { wounds: [{ nr: 'HA4', part: 'arm-left', location: 'hand', w: 300 }] } };
    const one = { wound: 'thorndal/0' };
    const ran = ruled([by('bleeding', { ...one, line: 3 }), by('pain', { ...one, line: 2 }), by('heal', one)], 0, hurt);
    const f = fighterIn(ran, 'thorndal');
    expect(f.bleedings).toMatchObject([{ line: 3 }]);
    expect(f.pains).toMatchObject([{ line: 2, left: 20 }]);
    expect(f).toMatchObject({ atpa: 100 });
    expect(first(ran, 'bleeding.ruled').line).toEqual({ before: 0, after: 3 });
    const stopped = ruled(
      [
        by('bleeding', { ...one, line: 3 }),
        by('bleeding', { ...one, line: 0 }),
        by('pain', { ...one, line: 4 }),
        by('pain', { ...one, line: 0 }),
      ],
      0,
      hurt,
    );
    expect(fighterIn(stopped, 'thorndal')).toMatchObject({ bleedings: [], pains: [] });
  });

  it('DAS-409: conditions come and go', () => {
    const put = (condition: string, on: string, seconds = 0) =>
      by('condition', { who: 'thorndal', condition, on, seconds });
    const ran = ruled([put('lying', 'yes'), put('dazed', 'yes', 2), put('mute', 'yes'), put('choking', 'yes')]);
    expect(fighterIn(ran, 'thorndal')).toMatchObject({ lying: true, dazed: true, mute: true, chokingSince: -1 });
    const back = ruled([
      put('lying', 'yes'),
      put('lying', 'no'),
      put('unconscious', 'yes'),
      put('unconscious', 'no'),
      put('fled', 'yes'),
      put('fled', 'no'),
    ]);
    expect(fighterIn(back, 'thorndal')).toMatchObject({ lying: false, knockedOut: false, fate: 'fighting' });
    const dead = ruled([put('dead', 'yes')]);
    expect(first(dead, 'fighter.died').who).toBe('thorndal');
  });

  it('DAS-409: limbs and hands', () => {
    const ran = ruled([
      by('limb', { limb: 'thorndal/arm-left', state: 'lost' }),
      by('hand', { who: 'thorndal', hand: 'main', weapon: 'dolch' }),
    ]);
    expect(fighterIn(ran, 'thorndal').limbs[0]).toBe(2);
    expect(fighterIn(ran, 'thorndal').main?.weapon.id).toBe('dolch');
    expect(fighterIn(ran, 'thorndal').ground.map(({ id }) => id)).toEqual(['schwert']);
  });

  it('DAS-409: he puts a weapon even into the hand of somebody who could not take it', () => {
    const ran = ruled([
      by('condition', { who: 'thorndal', condition: 'unconscious', on: 'yes', seconds: 0 }),
      by('hand', { who: 'thorndal', hand: 'main', weapon: 'dolch' }),
      by('hand', { who: 'thorndal', hand: 'main', weapon: 'schwert' }),
    ]);
    expect(eventsOfType(ran, 'weapon.readied').map((e) => [e.weapon.id, e.how])).toEqual([
      ['dolch', 'drawn'],
      ['schwert', 'picked-up'],
    ]);
    expect(fighterIn(ran, 'thorndal').main?.weapon.id).toBe('schwert');
  });

  it('DAS-409: roles, the next start, the series, from behind', () => {
    const ran = ruled(
      [
        by('role', { pair: '0', who: 'thorndal' }),
        by('next-start', { pair: '0', tenths: 33 }),
        by('series', { pair: '0', n: 4 }),
        by('behind', { pair: '0', who: 'thorndal' }),
      ],
      3,
    );
    expect(ran.fight.engagements[0]).toMatchObject({ next: 33, n: 4 });
    expect(ran.fight.engagements[0]!.attacker!.card.id).toBe('thorndal');
    expect(ran.fight.engagements[0]!.behind!.card.id).toBe('thorndal');
    const swapped = ruled([...HARMLESS, by('role', { pair: '0', who: 'thorndal' })], 1);
    expect(eventsOfType(swapped, 'series.began').at(-1)).toMatchObject({ attacker: 'thorndal', why: 'ruled' });
  });

  it('DAS-195, DAS-409: a test of his choice, with a share of the deductions', () => {
    const lame = { ...thorndal, state: { wounds: [{ nr: 'HN4', part: 'leg-left', location: 'knie', w: 300 }] } };
    const drive = {
      who: 'thorndal',
      skill: 'none',
      attribute: 'dexterity',
      kind: 'body',
      required: 500,
      wounds: 10,
      armour: 100,
    };
    const ran = ruled([by('test', drive), 1000], 0, lame);
    expect(first(ran, 'test.rolled')).toMatchObject({ test: 'own', result: 981, required: 500, passed: true });
  });

  it('E26, DAS-195: a tenth of a Probe of 150 is 15', () => {
    const lame = { ...thorndal, state: { wounds: [{ nr: 'HA4', part: 'arm-left', location: 'hand', w: 300 }] } };
    const ran = ruled(
      [
        by('test', {
          who: 'thorndal',
          skill: 'none',
          attribute: 'dexterity',
          kind: 'body',
          required: 0,
          wounds: 10,
          armour: 100,
        }),
        1000,
      ],
      0,
      lame,
    );
    expect(first(ran, 'test.rolled').result).toBe(985);
  });

  it('lists only what can be done, and refuses what does not fit', () => {
    const ran = secondsOf(gameOf([[gegner], [sample('wolf')]]), 0, []);
    const ids = edits(ran.fight).map((option) => option.id);
    expect(ids).toContain('set');
    expect(ids).not.toContain('heal');
    expect(ids).not.toContain('cover');
    const wound = edits(ran.fight).find((option) => option.id === 'wound')!;
    expect(wound.check!({ option: 'wound', who: 'wolf', at: 'arm-right/hand', type: 'hieb', w: 1 })).toMatchObject({
      t: 'refusal.no-spot',
    });
    const role = edits(ruled([], 0).fight).find((option) => option.id === 'role')!;
    expect(role.check!({ option: 'role', pair: '0', who: 'thorndal' })).toBeUndefined();
  });
});

describe('coming and going', () => {
  it('DAS-141, DAS-143: who joins in mid-fight finds an opponent, who is taken out leaves his', () => {
    const game = gameOf([[gegner], [thorndal]], { start });
    const extra = gameOf([[gegner], [another('Neu')]]).setup.members[1]!;
    const ran = secondsOf(game, 1, [...HARMLESS, by('add', { member: extra }), by('remove', { who: 'gegner' })]);
    expect(eventsOfType(ran, 'engagement.began').at(-1)).toMatchObject({
      attacker: 'neu',
      defender: 'gegner',
      start: 10,
      why: 'joined',
    });
    expect(eventsOfType(ran, 'engagement.ended').map((e) => e.why)).toEqual(['removed', 'removed']);
    expect(ran.fight.fighters.map((f) => f.card.id)).toEqual(['thorndal', 'neu']);
  });
});
