import { describe as group, expect, it } from 'vitest';
import { beat } from '../../../rulesets/sargon/beat.js';
import { preferredTurn } from '../../../rulesets/sargon/turn-default.js';
import { edit, edits } from '../../../rulesets/sargon/edits.js';
import type { Fight } from '../../../rulesets/sargon/state.js';
import { at, desk, duelOf, fightOf, lastQuestion, playBeats, playRound, sample, someone, type Given } from './given.js';

/** The default of A's first turn, who has the initiative. */
const first = (fight: Fight, dice: readonly number[] = []) => {
  playBeats(fight, 1, [9, 2, ...dice]);
  return preferredTurn(fight, at(fight, 'a'));
};
const far = (distance: number) => ({ start: { distance } });

group('SAR-287: the default of a turn', () => {
  it('SAR-287: 1, weary and alone he rests', () => {
    expect(first(duelOf({ fatigue: 'ermattet' }, {}, far(30)))).toEqual({ option: 'rest' });
    expect(first(duelOf({ fatigue: 'muede' }, {}, far(30))).option).toBe('run');
    expect(first(duelOf({ fatigue: 'ermattet' }, {}, far(11))).option).toBe('move');
    expect(first(duelOf({ fatigue: 'ermattet' }, { hands: { main: 'bogen' } }, far(30))).option).toBe('run');
  });

  it('SAR-287: 2 and 3, he stands up, or dodges for ever', () => {
    expect(first(duelOf({}, {}, { extraA: { conditions: ['prone'] } }))).toEqual({ option: 'stand-up' });
    expect(first(duelOf({}, {}, { tacticsA: { fullDodge: 'always' } }))).toEqual({
      option: 'full-dodge',
      'full-dodge-bonus': 0,
    });
  });

  it('SAR-287: 4, without a weapon he draws the first', () => {
    const bare = { hands: {}, carried: ['dolch', 'langschwert'] };
    expect(first(duelOf(bare, { hands: {} }))).toEqual({ option: 'draw', weapon: 'dolch', hand: 'main' });
  });

  it('SAR-287: 5, he attacks while he has actions; keep-one leaves one', () => {
    expect(first(duelOf({}, {}))).toEqual({ option: 'attack', target: 'b', weapon: 'langschwert' });
    const keeps = playRound(
      duelOf({}, {}, { tacticsA: { attacks: 'keep-one' }, tacticsB: { defend: 'never' } }),
      [9, 2, [1, 9], 9],
      [
        ['b', 'turn', 'end'],
        ['a', 'extra', 'pass'],
        ['b', 'extra', 'pass'],
      ],
    );
    expect(keeps.rolled.filter((one) => one === 'a:attack').length).toBe(1);
  });

  it('SAR-287: 6, out of reach he loads, or fights for the distance', () => {
    const spear = { hands: { main: 'speer' }, skills: { stangenwaffen: 4 } };
    expect(first(duelOf({ hands: { main: 'dolch' } }, spear), [2, 9])).toEqual({ option: 'distance', wish: 'kontakt' });
    const knife = { hands: { main: 'wurfmesser' } };
    const fight = duelOf(knife, {});
    at(fight, 'a').main!.toLoad = 1;
    expect(first(fight, [2, 9])).toEqual({ option: 'load', weapon: 'wurfmesser' });
  });

  it('SAR-287: 7, afar he shoots, loads, casts or prepares', () => {
    const bow = { hands: { main: 'bogen' } };
    expect(first(duelOf(bow, {}, far(40)))).toEqual({ option: 'shoot', target: 'b', weapon: 'bogen' });
    const empty = duelOf(bow, {}, far(40));
    at(empty, 'a').main!.toLoad = 1;
    expect(first(empty)).toEqual({ option: 'load', weapon: 'bogen' });
    const mage = { abilities: ['meditieren', 'flammenstrahl'], skills: { magie: 8 } };
    expect(first(duelOf(mage, {}, far(25)))).toEqual({ option: 'round-action', ability: 'meditieren' });
    const ready = duelOf(mage, {}, far(25));
    at(ready, 'a').prepared[0] = 0;
    expect(first(ready)).toEqual({ option: 'ability', ability: 'flammenstrahl', target: 'b' });
  });

  it('SAR-287: 8, else he goes to the nearest, at a run beyond twice his base move', () => {
    expect(first(duelOf({}, {}, far(12)))).toEqual({ option: 'move', way: 'to-b', metres: 10 });
    expect(first(duelOf({}, {}, far(20)))).toEqual({ option: 'move', way: 'to-b', metres: 18 });
    expect(first(duelOf({}, {}, far(30)))).toEqual({ option: 'run', way: 'to-b', metres: 28 });
    expect(first(duelOf({}, {}, far(70)))).toEqual({ option: 'run', way: 'to-b', metres: 40 });
  });

  it('SAR-287: 9, else he ends his turn', () => {
    const fight = duelOf({}, {}, { tacticsA: { attacks: 'keep-one' } });
    playBeats(fight, 1, [9, 2]);
    at(fight, 'a').taken = 1;
    expect(preferredTurn(fight, at(fight, 'a'))).toEqual({ option: 'end' });
  });

  it('the worst wounded first, then the most tired, then in fight order; with two weapons main, off, main', () => {
    const foe = (name: string, more = {}) => ({ name, side: 1, sheet: someone(more) });
    const target = (...foes: ReturnType<typeof foe>[]) => {
      const fight = fightOf([{ name: 'A', side: 0, sheet: someone() }, ...foes]);
      playBeats(fight, 1, [9, ...foes.map(() => 2)]);
      return preferredTurn(fight, at(fight, 'a'))['target'];
    };
    expect(target(foe('B'), foe('C', { wound: 'leicht' }))).toBe('c');
    expect(target(foe('B', { fatigue: 'muede' }), foe('C'))).toBe('b');
    expect(target(foe('B'), foe('C'))).toBe('b');
    const fight = duelOf(sample('fechterin'), {}, { tacticsB: { defend: 'never' } });
    const table = playBeats(fight, 4, [9, 2, [1, 10, 10, 9], [1, 10, 10, 9], [1, 10, 10, 9]]);
    expect(table.told('attack.resolved').map((e) => (e as unknown as { weapon: { id: string } }).weapon.id)).toEqual([
      'langschwert',
      'kurzschwert',
      'langschwert',
    ]);
  });
});

group('SAR-288: tactics', () => {
  it('SAR-288: quick acting every round, both weapons if trained', () => {
    const fight = duelOf({}, {}, { tacticsA: { quick: 3 } });
    expect(playBeats(fight, 1, [9, 2]).questions[0]!.preferred).toMatchObject({ 'quick-acting': 3 });
    expect(playBeats(duelOf(sample('fechterin'), {}), 1, [9, 2]).questions[0]!.preferred).toMatchObject({
      'two-weapons': 'yes',
    });
    const untrained = duelOf({ hands: { main: 'langschwert', off: 'dolch' } }, {});
    expect(playBeats(untrained, 1, [9, 2]).questions[0]!.preferred).toMatchObject({ 'two-weapons': 'no' });
  });

  it('SAR-288: defend: legal with the highest sum, unpenalised, never', () => {
    const defence = (
      tactics: Record<string, unknown>,
      taken: number,
      hands = { main: 'langschwert', off: 'turmschild' },
    ) => {
      const fight = duelOf({}, { hands, skills: { einhandwaffen: 4, schilde: 4 }, bel: 0 }, { tacticsB: tactics });
      playBeats(fight, 1, [9, 2]);
      at(fight, 'b').taken = taken;
      const table = desk([2, 5]);
      beat(fight, table);
      return lastQuestion(table, 'defence')?.preferred.option;
    };
    expect(defence({}, 0)).toBe('block');
    expect(defence({}, 2)).toBe('block');
    expect(defence({ defend: 'unpenalised' }, 2)).toBe('none');
    expect(defence({ defend: 'never' }, 0)).toBe('none');
    expect(defence({ fullDodge: 'always' }, 0)).toBe('full-dodge');
  });

  it('SAR-288: extra: legal attacks in the extra phase, seize: legal at the first window', () => {
    const strong = { skills: { einhandwaffen: 8 } };
    const table = playRound(
      duelOf(strong, {}, { tacticsA: { extra: 'legal' }, tacticsB: { defend: 'never' } }),
      [9, 2, [1, 9], [1, 9], [1, 9], [1, 9], [1, 9], 9],
      [
        ['b', 'turn', 'end'],
        ['b', 'extra', 'pass'],
      ],
    );
    expect(table.rolled.filter((one) => one === 'a:attack').length).toBe(5);
    const seized = playBeats(duelOf({}, strong, { tacticsB: { seize: 'legal' } }), 2, [9, 7, 2, 5]);
    expect(seized.told('initiative.seized').length).toBe(1);
  });

  it('SAR-290: pursuing, the last call and the answer to a challenge', () => {
    const flight = playBeats(duelOf({}, {}), 2, [9, 2, 9, 2], [['a', 'turn', 'flee']]);
    expect(lastQuestion(flight, 'pursue')?.preferred).toEqual({ option: 'yes' });
    const call: Given[] = [
      ['a', 'turn', 'wait'],
      ['b', 'turn', 'wait'],
    ];
    const table = playBeats(duelOf({}, {}, far(60)), 4, [9, 8], [...call, ['a', 'turn', 'end']]);
    expect(lastQuestion(table, 'last-call')?.preferred).toEqual({ option: 'act' });
    const spear = { hands: { main: 'speer' }, skills: { stangenwaffen: 4 } };
    // The spear loses its reach only at contact; at step 1 it still strikes.
    const answer = playBeats(
      duelOf({}, spear),
      2,
      [9, 2, 2, 9, [10, 9]],
      [['a', 'turn', 'distance', { wish: 'kurz' }]],
    );
    expect(lastQuestion(answer, 'answer-challenge')?.preferred).toEqual({ option: 'no' });
    const close = playBeats(
      duelOf({}, spear),
      2,
      [9, 2, 2, 9, [10, 9], 5],
      [['a', 'turn', 'distance', { wish: 'kontakt' }]],
    );
    expect(lastQuestion(close, 'answer-challenge')?.preferred).toEqual({ option: 'yes' });
  });
});

group('SAR-289: rulings of the game master', () => {
  const ruled = (option: string, params: Record<string, unknown>, fight = duelOf({}, {})) => {
    const table = desk([6, 9]);
    edit(fight, { option, who: 'a', ...params }, table);
    return { f: at(fight, 'a'), fight, table };
  };

  it('SAR-289: levels, counts, initiative, position, distance, condition, modifiers, ends', () => {
    expect(ruled('wound', { level: 'mittel' }).f.malus).toBe(-3);
    expect(ruled('wound', { level: 'tot' }).fight.decided).toEqual({ kind: 'won', side: 1 });
    expect(ruled('fatigue', { level: 'muede' }).f.malus).toBe(-2);
    expect(ruled('set-initiative', { value: 17 }).f.ini).toBe(17);
    expect(ruled('set-actions', { value: 2 }).f.taken).toBe(2);
    expect(ruled('surcharge', { value: 5 }).f.surcharge).toBe(5);
    expect(ruled('position', { value: 7 }).f.position).toBe(7);
    expect(ruled('prone', { on: 'yes' }).f.prone).toBe(true);
    expect(ruled('modifier', { on: 'attack', value: 2, rounds: 1 }).f.free.attack).toBe(2);
    expect(ruled('leave', {}).f.fled).toBe(true);
    const { fight } = ruled('set-distance', { other: 'b', step: 'kontakt' });
    expect(fight.steps[1]).toBe(0);
    expect(ruled('race', { other: 'b' }).table.told('speed.compared').length).toBe(1);
  });

  it('SAR-289: ends a turn in the middle of it', () => {
    const fight = duelOf({}, {}, { tacticsB: { defend: 'never' } });
    playBeats(fight, 2, [9, 2, [1, 9]]);
    edit(fight, { option: 'end-turn', who: 'a' }, desk());
    expect(playBeats(fight, 1, [[1, 9], 5]).asked[0]).toBe('b:turn');
  });

  it('SAR-073, SAR-289: what belongs to one round is not ruled between two', () => {
    const why = (fight: Fight) => edits(fight).flatMap(({ id, forbidden }) => (forbidden ? [id, forbidden.t] : []));
    const between = ['set-initiative', 'set-actions', 'surcharge', 'seize', 'end-turn', 'free-action'];
    expect(why(duelOf({}, {})).filter((_, i) => i % 2 === 0)).toEqual(between);
    const fight = duelOf({}, {});
    playBeats(fight, 2, [6, 5, [1, 9], 5]);
    expect(why(fight)).toEqual([]);
  });

  it('SAR-289: all of them are offered', () => {
    expect(edits(duelOf({}, {})).map(({ id }) => id)).toEqual([
      'wound',
      'fatigue',
      'set-initiative',
      'set-actions',
      'surcharge',
      'position',
      'set-distance',
      'prone',
      'modifier',
      'seize',
      'end-turn',
      'leave',
      'free-action',
      'race',
    ]);
  });
});
