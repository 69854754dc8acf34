import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/dice/index.js';
import { automaticTable, runExchange, type Event } from '../../../src/engine/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { bernd, exchangeWith, gameOf, howky, plain, type Cast, type Step, type Told } from './kit.js';

const five = [5, 5, 5, 5, 5];
const duel = (a: Sheet, b: Sheet, over: Partial<Cast> = {}): Cast => ({ heroes: [a], foes: [b], ...over });
const blows = (told: Told) => told.of('blow.ended');

/** One attack of `a` with a sword (5W10) on `b`; whoever is asked for a Geistesblitzpunkt keeps it. */
const attackOn = (b: Sheet, dice: readonly Step[], over: Partial<Cast> = {}): Told =>
  exchangeWith(duel(plain('a'), b, over), { dice });

const sword = { id: 'schwert', label: { t: 'label', de: 'Schwert', en: 'sword' } };

describe('blow.ended', () => {
  it('HTB-115: a failed attack is missed', () => {
    expect(blows(attackOn(plain('b'), [['a', 'attack', 71]]))).toEqual([
      { type: 'blow.ended', by: 'a', on: 'b', result: 'missed', weapon: sword, damage: 0 },
    ]);
  });

  it('HTB-119: a critical failure is missed too', () => {
    expect(blows(attackOn(plain('b'), [['a', 'attack', 97]]))).toMatchObject([{ on: 'b', result: 'missed' }]);
  });

  it('HTB-148: a parried attack is averted', () => {
    const told = attackOn(plain('b', { handeln: 40 }), [
      ['a', 'attack', 30],
      ['b', 'parry', 40],
    ]);
    expect(blows(told)).toEqual([
      { type: 'blow.ended', by: 'a', on: 'b', result: 'averted', weapon: sword, damage: 0 },
    ]);
  });

  it('HTB-142: a parry with bare fists halves the damage: it hit', () => {
    const told = attackOn(plain('b', { handeln: 40, weapons: [] }), [
      ['a', 'attack', 30],
      ['b', 'parry', 40],
      ['a', 'damage', ...five],
    ]);
    expect(blows(told)).toMatchObject([{ result: 'hit', damage: 13 }]);
  });

  it('HTB-183: dice that armour ignores leave nothing: stopped', () => {
    const told = attackOn(
      plain('b', { armour: [{ id: 'r', name: 'Platten', rw: 6 }] }),
      [
        ['a', 'attack', 30],
        ['a', 'damage', ...five],
      ],
      { options: { ruestung: true } },
    );
    expect(blows(told)).toMatchObject([{ result: 'stopped', damage: 0 }]);
    expect(blows(told)[0]).not.toHaveProperty('wound');
  });

  it('HTB-164: a hit takes its points and leaves nothing else', () => {
    const told = attackOn(plain('b'), [
      ['a', 'attack', 30],
      ['a', 'damage', ...five],
    ]);
    expect(blows(told)).toEqual([{ type: 'blow.ended', by: 'a', on: 'b', result: 'hit', weapon: sword, damage: 25 }]);
  });

  it('HTB-167: unconscious by one blow, out of the fight by it', () => {
    const told = attackOn(plain('b'), [
      ['a', 'attack', 7],
      ['a', 'damage', 7, 7, 7, 5, 5],
    ]);
    expect(blows(told)).toMatchObject([
      { result: 'hit', damage: 62, wound: { id: 'unconscious', label: { t: 'state.unconscious' } }, felled: 'out' },
    ]);
  });

  it('HTB-165: dead by one blow, which takes no more than was left', () => {
    const told = attackOn(plain('b', { currentLifePoints: 12 }), [
      ['a', 'attack', 30],
      ['a', 'damage', ...five],
    ]);
    expect(blows(told)).toMatchObject([{ result: 'hit', damage: 12, wound: { id: 'dead' }, felled: 'dead' }]);
  });

  it('HTB-165: who lies already is killed, not felled', () => {
    const told = attackOn(plain('b', { currentLifePoints: 9 }), [
      ['a', 'attack', 30],
      ['a', 'damage', ...five],
    ]);
    expect(blows(told)).toMatchObject([{ result: 'hit', damage: 9, wound: { id: 'dead' } }]);
    expect(blows(told)[0]).not.toHaveProperty('felled');
  });

  it('HTB-161: an explosion is one blow for each whom it reaches', () => {
    const grenade = plain('a', { weapon: 'granate' });
    const cast: Cast = { heroes: [grenade], foes: [plain('b'), plain('c')] };
    const choices: Step[] = [
      ['a', 'weapon', 'a-w'],
      ['gm', 'blast-targets', 'yes'],
      ['gm', 'blast-targets', 'yes'],
    ];
    const missed = exchangeWith(cast, { dice: [['a', 'attack', 71]], choices });
    expect(blows(missed).map(({ on, result }) => [on, result])).toEqual([
      ['b', 'missed'],
      ['a', 'missed'],
      ['c', 'missed'],
    ]);
    const hit = exchangeWith(cast, {
      dice: [
        ['a', 'attack', 30],
        ['a', 'damage', ...five, ...five],
      ],
      choices,
    });
    expect(blows(hit).map(({ by, on, result, damage }) => [by, on, result, damage])).toEqual([
      ['a', 'b', 'hit', 50],
      ['a', 'a', 'hit', 50],
      ['a', 'c', 'hit', 50],
    ]);
  });

  it('HTB-020: blows count by the name of the weapon', () => {
    const told = exchangeWith(duel(howky, bernd), { dice: [['howky', 'attack', 99]] });
    expect(blows(told)).toMatchObject([{ weapon: { id: 'holzfaelleraxt' } }]);
  });

  it('HTB-120: nothing is told where nobody counts, and nothing but blows where nobody else listens', () => {
    const game = gameOf(duel(plain('a'), plain('b')));
    const spec = { attacker: 'a', defender: 'b' };
    const heard: Event[] = [];
    for (const what of ['nothing', 'blows'] as const) {
      const table = automaticTable(seed('1'), (event) => heard.push(event), 'blows');
      runExchange(game, what === 'nothing' ? { ...table, counting: false } : table, spec);
      expect(heard.map(({ type }) => type)).toEqual(what === 'nothing' ? [] : ['blow.ended']);
    }
  });
});
