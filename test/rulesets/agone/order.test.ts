import { describe, expect, it } from 'vitest';
import { agone } from '../../../rulesets/agone/index.js';
import { declareQuestion } from '../../../rulesets/agone/declare.js';
import { readPlan } from '../../../rulesets/agone/plan.js';
import { canReact } from '../../../rulesets/agone/reaction.js';
import { MAGIC, type Fighter } from '../../../rulesets/agone/state.js';
import type { Choice } from '../../../src/engine/index.js';
import { attackOn, desk, duel, fighter, fightOf, playRound, rulesWith, told, type Given } from './given.js';

const who = (table: ReturnType<typeof playRound>, type: string) => told(table, type).map((event) => event['who']);
const NONE = { option: 'none', move: 'stay' };
const GIVE_UP = { option: 'give-up' };
const idle: Given['tactics'] = { atTurn: 'as-declared' };

describe('setup and start of a round', () => {
  it('AGO-047: everybody of another side is an enemy', () => {
    const fight = fightOf([
      { name: 'A', side: 0 },
      { name: 'B', side: 1 },
      { name: 'C', side: 2 },
    ]);
    const table = playRound(fight, [9, 5, 1, 2, 8, 2, 8, 2, 8], [{ 'declare@a': attackOn('c', { whom: 'c' }) }]);
    expect(told(table, 'action.declared').map((event) => event['target'])).toEqual(['a', 'a', 'c']);
  });

  it('AGO-048: positions on one line, the sides two metres apart unless said otherwise', () => {
    const at = (given: readonly Given[], start = {}) =>
      fightOf(given, rulesWith(), start).fighters.map((f) => f.position);
    expect(at([{ name: 'A' }, { name: 'B' }, { name: 'C' }])).toEqual([0, 2, 2]);
    expect(at([{ name: 'A' }, { name: 'B', extra: { position: 30 } }])).toEqual([0, 30]);
    expect(at([{ name: 'A' }, { name: 'B' }], { distance: 12 })).toEqual([0, 12]);
    expect(fightOf([{ name: 'A' }, { name: 'B' }], rulesWith({}, { startDistance: 5 })).fighters[1]!.position).toBe(5);
  });

  it('AGO-049: asked at the same time, all answer in the order of the fight file', () => {
    const table = playRound(fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }]), [9, 5, 1, 2, 8, 2, 8, 2, 8]);
    expect(table.asked.slice(0, 3)).toEqual(['announce@a', 'announce@b', 'announce@c']);
    expect(table.rolled.slice(0, 3)).toEqual(['initiative@a', 'initiative@b', 'initiative@c']);
  });

  it('AGO-050, AGO-054, AGO-055, AGO-056: the surprised do nothing and only defend passively, for one round', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B', extra: { surprised: true } }]);
    const first = playRound(fight, [5, 2, 8]);
    expect(first.asked).toEqual(['announce@a', 'declare@a', 'act@a']);
    expect(first.rolled).toEqual(['initiative@a', 'attack@a', 'defence@b']);
    expect(told(first, 'defence.rolled')[0]).toMatchObject({ kind: 'passive' });
    expect(playRound(fight, [5, 4, 2, 8, 2, 8]).asked).toContain('announce@b');
    const long = fightOf(
      [{ name: 'A' }, { name: 'B', extra: { surprised: true } }],
      rulesWith({}, { surpriseRounds: 2 }),
    );
    playRound(long, [5, 2, 8]);
    expect(playRound(long, [5, 2, 8]).asked).not.toContain('announce@b');
  });

  it('AGO-051, AGO-052: six seconds a round, and everything anew in each', () => {
    const fight = duel();
    const rounds = [playRound(fight, [5, 4, 2, 8, 2, 8]), playRound(fight, [5, 4, 2, 8, 2, 8])];
    expect(rounds.map((table) => told(table, 'round.began')[0]!['seconds'])).toEqual([0, 6]);
    expect(rounds.map((table) => table.asked.filter((id) => id.startsWith('announce')).length)).toEqual([2, 2]);
    expect(rounds.map((table) => table.rolled.filter((id) => id.startsWith('initiative')).length)).toEqual([2, 2]);
    expect(rounds.map((table) => table.asked.filter((id) => id.startsWith('declare')).length)).toEqual([2, 2]);
    expect(agone.elapsed(fight)).toBe(2);
  });

  it('AGO-053: a new round resets what belongs to a round, and nothing else', () => {
    const fight = duel();
    const [a] = fight.fighters;
    Object.assign(a!, { reacted: 1, changes: 2, moved: 4, pace: 2, shift: 3, prone: true, wounds: 1, main: null });
    a!.cast = { spell: {} as never, target: null, rounds: 1, held: false };
    a!.aim = { target: fight.fighters[1]!, arm: a!.card.arms[0]!, rounds: 1 };
    const table = desk([5, 4]);
    expect(() => agone.beat(fight, table)).toThrow();
    expect([a!.reacted, a!.changes, a!.moved, a!.pace, a!.shift]).toEqual([0, 0, 0, 0, 0]);
    expect([a!.prone, a!.wounds, a!.main, a!.cast !== null, a!.aim !== null]).toEqual([true, 1, null, true, true]);
  });
});

describe('announcement and initiative', () => {
  it('AGO-057, AGO-058: all kinds are said before the first die, without target or manoeuvre', () => {
    const table = playRound(duel(), [5, 4, 2, 8, 2, 8]);
    const types = table.events.map(({ type }) => type);
    expect(types.lastIndexOf('kind.announced')).toBeLessThan(types.indexOf('initiative.rolled'));
    expect(Object.keys(told(table, 'kind.announced')[0]!)).toEqual(['type', 'who', 'kind', 'weapon', 'ready']);
  });

  it('AGO-059: weapon, magic, move, other and none', () => {
    const spell = { id: 'funke', name: 'Funke', attribute: 'wil', skill: 'zauberei', sg: 10 } as const;
    const fight = duel({ spells: [spell], weapons: [{ weapon: 'langschwert' }, { weapon: 'langbogen', count: 0 }] });
    let options: readonly (readonly [string, boolean])[] = [];
    const table = desk([5, 4, 2, 8, 2, 8]);
    const { choose } = table;
    table.choose = (id, name, question, preferred) => {
      if (name === 'announce' && id === 'a') options = question().options.map((o) => [o.id, o.forbidden !== undefined]);
      return choose(id, name, question, preferred);
    };
    agone.beat(fight, table);
    expect(options.map(([id]) => id)).toEqual(['langschwert', 'faust', 'magic', 'move', 'other', 'none']);
  });

  it('AGO-060, EX-08: INI is GES, WAH, the INI-Mod. and a closed die', () => {
    const berengar = { attributes: { ges: 5, wah: 4, sta: 6, aus: 5 } };
    const ini = (face: number) => {
      const fight = duel(berengar, { attributes: { ges: 0, wah: 0, sta: 5, aus: 5 } });
      playRound(fight, [face, 1, 2, 8, 2, 8]);
      return fight.fighters[0]!.ini;
    };
    expect([ini(7), ini(10), ini(1)]).toEqual([18, 21, 12]);
  });

  it('AGO-061: without a weapon the INI-Mod. is that of the table, 0', () => {
    const fight = duel({ tactics: idle });
    playRound(fight, [5, 4, 2, 8], [{ announce: { option: 'none' } }]);
    expect(fight.fighters[0]!.ini).toBe(15);
    const under = duel({}, {}, rulesWith({}, {}, { iniNoWeapon: -2 }));
    playRound(under, [5, 4, 2, 8], [{ announce: { option: 'none' } }]);
    expect(under.fighters[0]!.ini).toBe(13);
  });

  it('AGO-062, AGO-063, EX-09: who makes his weapon ready takes -5 on INI, and it is ready from then on', () => {
    const fight = duel({
      attributes: { ges: 5, wah: 4, sta: 6, aus: 5 },
      weapons: [{ weapon: 'langschwert', ready: false }],
    });
    const table = playRound(fight, [7, 5, 2, 8, 2, 8]);
    expect(fight.fighters[0]!.ini).toBe(13);
    expect(fight.fighters[0]!.main?.id).toBe('langschwert');
    const own = told(table, 'attack.rolled').find((event) => event['attacker'] === 'a')!;
    expect(own['of']).not.toContainEqual(expect.objectContaining({ what: 'notReady' }));
  });

  it('AGO-064: the malus of serious wounds counts on INI', () => {
    const fight = duel({ current: { wounds: 2 } });
    playRound(fight, [5, 1, 2, 8, 2, 8]);
    expect(fight.fighters[0]!.ini).toBe(11);
  });

  it('AGO-065, AGO-066, AGO-067, AGO-069: ascending INI, then GES, then chance', () => {
    const fight = fightOf([
      { name: 'A' },
      { name: 'B', sheet: { attributes: { ges: 6, wah: 4, sta: 5, aus: 5 } } },
      { name: 'C' },
      { name: 'D' },
    ]);
    const table = desk([5, 5, 5, 5, 4, 9, 4, 2, 7]);
    expect(() => agone.beat(fight, table)).toThrow();
    expect(who(table, 'action.declared')).toEqual(['a', 'd', 'c', 'b']);
    expect(table.rolled.slice(4, 9)).toEqual(['a', 'c', 'd', 'a', 'd'].map((id) => `tie-initiative@${id}`));
  });

  it('AGO-068, AGO-074: a change of mind leaves INI and the order of declarations as they are', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] });
    const table = playRound(fight, [9, 4, 8, 2, 8, 2], [{ 'declare@a': attackOn('b', { with: 'dolch' }) }]);
    expect(fight.fighters[0]!.ini).toBe(21);
    expect(who(table, 'action.declared')).toEqual(['b', 'a']);
    expect(fight.fighters[0]!.hr).toBe(18);
  });
});

describe('declarations', () => {
  it('AGO-070, AGO-071, AGO-072: the action with opponent, manoeuvre and movement, and no reaction', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B', extra: { position: 6 } }]);
    const table = playRound(fight, [9, 4, 2, 8, 2, 8], [{ 'declare@b': attackOn('a', { manoeuvre: 'wuchthieb' }) }]);
    const declared = told(table, 'action.declared');
    expect(declared[0]).toMatchObject({
      who: 'b',
      deed: 'attack',
      target: 'a',
      manoeuvre: { id: 'wuchthieb' },
      move: 'needed',
    });
    expect(declared[0]).not.toHaveProperty('reaction');
  });

  it('AGO-070: who declares later sees what has been declared, by whom it is aimed at', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D', side: 1 }]);
    const [a, b, c, d] = fight.fighters as [Fighter, Fighter, Fighter, Fighter];
    fight.order.push(b, c, d, a);
    const plan = (f: Fighter, choice: Choice) => {
      f.plan = readPlan(fight, f, choice, fight.book.idle.manoeuvre);
      f.declared = true;
    };
    plan(b, attackOn('a', { manoeuvre: 'wuchthieb' }));
    plan(c, { option: 'run', way: 'away' });
    plan(d, attackOn('a'));
    const deed = (id: string, what: object) => ({ t: 'fact.deed', who: { t: '@', id }, deed: what });
    const mighty = deed('b', { t: 'label', de: 'Wuchthieb', en: 'mighty blow' });
    expect(declareQuestion(fight, a).facts).toMatchObject([
      { text: { t: 'fact.against', who: { id: 'a' }, what: [mighty, deed('d', { t: 'deed.attack' })] } },
      { text: { t: 'fact.else', what: [deed('c', { t: 'deed.run' })] } },
    ]);
  });

  it('AGO-263, AGO-330, AGO-331: what can be done to nobody is listed with the reason', () => {
    const whys = (position: number, ...weapons: readonly string[]) => {
      const fight = fightOf([{ name: 'A', sheet: { weapons: weapons.map((weapon) => ({ weapon })) } }, { name: 'B' }]);
      fighter(fight, 'b').position = position;
      const { options } = declareQuestion(fight, fighter(fight, 'a'));
      return options.flatMap(({ id, forbidden }) => (forbidden ? [`${id}: ${forbidden.t}`] : []));
    };
    // WRW 5 times 5, up to twice as far; free movement 6 m, reach 2 m
    expect(whys(8, 'wurfspeer')).toEqual([]);
    expect(whys(9, 'wurfspeer')).toEqual(['attack: no.reach-any', 'double: no.reach-any']);
    expect(whys(57, 'wurfspeer')).toEqual([...whys(9, 'wurfspeer'), 'shoot: no.range-any', 'aim: no.range-any']);
    expect(whys(2, 'langschwert', 'langbogen')).toEqual(['aim: no.aim-any']);
  });

  it('AGO-073, AGO-278: a manoeuvre changes the acting order from the declaration on', () => {
    const fight = duel();
    const table = playRound(
      fight,
      [5, 4, 8, 2, 8, 2],
      [{ 'declare@b': attackOn('a', { manoeuvre: 'schneller-hieb' }) }],
    );
    expect(fighter(fight, 'b').hr).toBe(19);
    expect(who(table, 'turn.began')).toEqual(['b', 'a']);
  });

  it('AGO-075, AGO-076, AGO-077, AGO-173: another kind is a change of mind, -3 on order and roll', () => {
    const fight = duel();
    const table = playRound(
      fight,
      [9, 3, 2, 8, 2, 8],
      [{ announce: { option: 'move' } }, { 'declare@a': attackOn('b') }],
    );
    expect(fighter(fight, 'a')).toMatchObject({ changes: 1, ini: 19, hr: 16 });
    const own = told(table, 'attack.rolled').find((event) => event['attacker'] === 'a')!;
    expect(own).toMatchObject({ total: 10 - 3 + 2 });
  });

  it('AGO-078, AGO-079: every further change is another -3, going back to the first kind too', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] });
    const back = { option: 'attack', target: 'b', with: 'langschwert', move: 'needed' };
    playRound(fight, [9, 4, 8, 2, 8, 2], [{ 'declare@a': attackOn('b', { with: 'dolch' }) }, { 'act@a': back }]);
    expect(fighter(fight, 'a')).toMatchObject({ changes: 2, hr: 15 });
  });

  it('AGO-080: another weapon is another kind, the two weapons of a Doppelangriff are one', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch', hand: 'off', ready: true }] });
    const twice = { option: 'double', target: 'b', target2: 'b', with: 'dolch', second: 'langschwert', move: 'needed' };
    playRound(fight, [9, 4, 2, 2, 8, 8, 2, 8], [{ 'declare@a': twice }, { 'reaction@b': { option: 'dodge' } }]);
    expect(fighter(fight, 'a').changes).toBe(0);
  });

  it('AGO-081: giving up is no change, taking up another kind afterwards is one', () => {
    const fight = duel();
    playRound(fight, [5, 4, 2, 8], [{ 'declare@a': NONE }]);
    expect(fighter(fight, 'a').changes).toBe(0);
    const other = duel();
    playRound(other, [5, 4, 8, 2, 8, 2], [{ 'announce@a': { option: 'none' } }, { 'declare@a': attackOn('b') }]);
    expect(fighter(other, 'a').changes).toBe(1);
  });

  it('AGO-082: the -3 does not touch reactions', () => {
    const fight = duel();
    const table = playRound(
      fight,
      [5, 9, 8, 2, 8, 2],
      [{ 'announce@a': { option: 'move' } }, { 'declare@a': attackOn('b') }],
    );
    const own = told(table, 'defence.rolled').find((event) => event['defender'] === 'a')!;
    expect(own).toMatchObject({ kind: 'dodge', total: 12 });
  });
});

describe('actions', () => {
  it('AGO-083, AGO-084: acting goes in descending HR', () => {
    const table = playRound(duel(), [3, 8, 8, 2, 8, 2]);
    expect(told(table, 'turn.began').map((event) => [event['who'], event['hr']])).toEqual([
      ['b', 20],
      ['a', 15],
    ]);
  });

  it('AGO-085, EX-13: with equal HR the higher GES acts first', () => {
    const fight = duel({}, { attributes: { ges: 7, wah: 3, sta: 5, aus: 5 } });
    expect(who(playRound(fight, [5, 5, 8, 2, 8, 2]), 'turn.began')).toEqual(['b', 'a']);
  });

  it('AGO-067, AGO-086, EX-14: with equal GES too chance decides, for the rest of the pass', () => {
    const fight = fightOf(['A', 'B', 'C'].map((name, i) => ({ name, side: i, tactics: idle })));
    const table = playRound(
      fight,
      [5, 5, 5, 3, 2, 1, 4, 9, 4, 2, 7],
      ['a', 'a', 'b'].map((whom) => ({ declare: { ...NONE, whom } })),
    );
    expect(table.rolled.filter((id) => id.startsWith('tie-order'))).toEqual(
      ['a', 'b', 'c', 'a', 'c'].map((id) => `tie-order@${id}`),
    );
    expect(who(table, 'turn.began')).toEqual(['b', 'c', 'a']);
  });

  it('AGO-087, AGO-089, EX-12: an action with HR 0 or less is lost, at once if a change brings it there', () => {
    const slow = { attributes: { ges: 0, wah: 0, sta: 5, aus: 5 } };
    const fight = duel({ ...slow, weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] });
    const change = { option: 'attack', target: 'b', with: 'dolch', move: 'needed' };
    const table = playRound(fight, [1, 5, 2, 8], [{ 'act@a': change }]);
    expect(fighter(fight, 'a')).toMatchObject({ hr: 0, lost: true });
    expect(told(table, 'action.lost')).toMatchObject([{ who: 'a', why: 'order' }]);
    const other = duel({ ...slow, weapons: [{ weapon: 'dolch' }] }, {}, rulesWith({}, { orderLostAtOrBelow: 2 }));
    expect(told(playRound(other, [1, 5, 2, 8]), 'action.lost')).toMatchObject([{ who: 'a', why: 'order' }]);
  });

  it('AGO-088: who loses his action so still moves, after everybody else', () => {
    const slow = { attributes: { ges: 0, wah: 0, sta: 5, aus: 5 }, weapons: [{ weapon: 'turmschild' }] };
    const fight = duel(slow, {}, rulesWith({}, { orderLostAtOrBelow: 5 }));
    const away = { option: 'attack', target: 'b', with: 'turmschild', manoeuvre: 'kein', move: 'away' };
    const table = playRound(fight, [1, 5, 8, 2], [{ 'announce@a': { option: 'turmschild' } }, { 'declare@a': away }]);
    expect(fighter(fight, 'a').position).toBe(-6);
    expect(table.events.at(-1)!.type).toBe('fighter.moved');
  });

  it('AGO-165: who has lost his action or not yet acted may still react', () => {
    const slow = { attributes: { ges: 0, wah: 0, sta: 5, aus: 5 }, skills: { ausweichen: 9 } };
    const fight = duel(slow, {}, rulesWith({}, { orderLostAtOrBelow: 5 }));
    const table = playRound(fight, [1, 5, 8, 2]);
    expect(table.asked).toContain('reaction@a');
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ defender: 'a', kind: 'dodge' });
  });

  it('AGO-089, AGO-333: who changes his mind waits for his lower HR, without a new manoeuvre', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] });
    const change = { option: 'attack', target: 'b', with: 'dolch', move: 'needed' };
    const quick = attackOn('b', { manoeuvre: 'schneller-hieb' });
    const table = playRound(fight, [4, 5, 8, 2, 8, 2], [{ 'declare@a': quick }, { 'act@a': change }]);
    expect(told(table, 'turn.began').map((event) => [event['who'], event['hr']])).toEqual([
      ['a', 19],
      ['b', 17],
      ['a', 16],
    ]);
    const own = told(table, 'attack.rolled').find((event) => event['attacker'] === 'a')!;
    expect(own).toMatchObject({ manoeuvre: { id: 'schneller-hieb' }, weapon: { id: 'dolch' } });
  });

  it('AGO-333: a manoeuvre that does not fit ends, its order modifier excepted', () => {
    const fight = duel();
    playRound(
      fight,
      [4, 5, 8, 2],
      [
        { 'declare@a': attackOn('b', { manoeuvre: 'wuchthieb' }) },
        { 'act@a': { option: 'other', move: 'stay' } },
        { other: { option: 'nothing' } },
      ],
    );
    expect(fighter(fight, 'a')).toMatchObject({ hr: 10, manoeuvre: { id: 'kein' } });
  });

  it('EX-10: changes of mind and the +10 of a spell in the acting order', () => {
    const spell = {
      id: 'funke',
      name: 'Funke',
      rounds: 1,
      attribute: 'wil',
      skill: 'zauberei',
      sg: 60,
      target: 'none',
    } as const;
    const fight = fightOf([
      { name: 'A', sheet: { attributes: { ges: 5, wah: 5, sta: 5, aus: 5 } } },
      { name: 'B', sheet: { weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }, { weapon: 'degen' }] } },
      { name: 'C', sheet: { attributes: { ges: 5, wah: 0, sta: 5, aus: 5, wil: 5 }, spells: [spell] } },
    ]);
    const c = fighter(fight, 'c');
    c.cast = { spell: c.card.spells[0]!, target: null, rounds: 0, held: false };
    const dagger = { option: 'attack', target: 'a', with: 'dolch', manoeuvre: 'kein', move: 'needed', whom: 'a' };
    const rapier = { option: 'attack', target: 'a', with: 'degen', move: 'needed', whom: 'a' };
    const table = playRound(fight, [7, 3, 7, 5, 8, 2, 8, 2], [{ 'declare@b': dagger }, { 'act@b': rapier }]);
    expect(who(table, 'initiative.rolled').map((id) => fighter(fight, String(id)).ini)).toEqual([19, 15, 12]);
    expect(who(table, 'action.declared')).toEqual(['c', 'b', 'a']);
    expect(['a', 'b', 'c'].map((id) => fighter(fight, id).hr)).toEqual([19, 9, 22]);
    expect(who(table, 'turn.began')).toEqual(['c', 'a', 'b', 'b']);
    expect(told(table, 'attack.rolled').at(-1)!['of']).toContainEqual({ what: 'change', n: -6 });
  });

  it('EX-11: two changes on the own turn', () => {
    const fight = fightOf([
      { name: 'A', sheet: { weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] } },
      { name: 'B', sheet: {}, tactics: idle },
      { name: 'C', sheet: {}, tactics: idle },
    ]);
    const first = { option: 'attack', target: 'b', with: 'dolch', move: 'needed', whom: 'b' };
    const second = { option: 'attack', target: 'b', with: 'langschwert', move: 'needed', whom: 'b' };
    const table = playRound(fight, [8, 3, 1, 2, 8, 2, 8, 2, 8], [{ 'act@a': first }, { 'act@a': second }]);
    expect(told(table, 'turn.began').map((event) => [event['who'], event['hr']])).toEqual([
      ['a', 20],
      ['a', 17],
      ['b', 15],
      ['a', 14],
      ['c', 13],
    ]);
    expect(told(table, 'attack.rolled')[1]!['of']).toContainEqual({ what: 'change', n: -6 });
  });

  it('AGO-090, AGO-091, AGO-164: one action and one active reaction a round, one for one attack', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    const table = playRound(fight, [1, 9, 7, 2, 8, 2, 8, 2, 8]);
    expect(who(table, 'turn.began')).toEqual(['b', 'c', 'a']);
    expect(table.asked.filter((id) => id === 'reaction@a')).toHaveLength(1);
    expect(
      told(table, 'defence.rolled')
        .slice(0, 2)
        .map((event) => event['kind']),
    ).toEqual(['dodge', 'passive']);
    const a = fighter(fight, 'a');
    a.reacted = 0;
    expect(canReact(fight, a)).toBe(true);
    const two = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }], rulesWith({}, { reactionsPerRound: 2 }));
    expect(playRound(two, [1, 9, 7, 2, 8, 2, 8, 2, 8]).asked.filter((id) => id === 'reaction@a')).toHaveLength(2);
  });

  it('AGO-092, AGO-093: two actions are at the same moment: all dice first, then the damage of both', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }] }, { tp: 20, ssw: 99, skw: 99 });
    const twice = {
      option: 'double',
      target: 'b',
      target2: 'b',
      with: 'langschwert',
      second: 'langschwert',
      move: 'needed',
    };
    const table = playRound(
      fight,
      [9, 1, [10, 10, 2], 1 + 1, [10, 10, 2], 2],
      [{ 'declare@a': twice }, { 'reaction@b': { option: 'passive' } }, { 'reaction@b': { option: 'passive' } }],
    );
    const types = table.events
      .map(({ type }) => type)
      .filter((type) => /rolled|dealt/.test(type) && !type.startsWith('init'));
    expect(types).toEqual([
      'attack.rolled',
      'defence.rolled',
      'attack.rolled',
      'defence.rolled',
      'damage.dealt',
      'damage.dealt',
    ]);
    expect(told(table, 'turn.began')).toHaveLength(1);
  });

  it('AGO-097: the helpless have lost their action', () => {
    const fight = fightOf([
      { name: 'A', tactics: idle },
      { name: 'B', sheet: { tp: 10, ssw: 99, skw: 99 } },
      { name: 'C', tactics: idle },
    ]);
    const table = playRound(
      fight,
      [9, 5, 1, [10, 5], 2, 2, 8],
      [{ 'declare@a': attackOn('b', { whom: 'b' }) }, { 'reaction@b': { option: 'passive' } }],
    );
    expect(told(table, 'action.lost')).toMatchObject([{ who: 'b', why: 'helpless' }]);
  });

  it('AGO-098: who finds his target gone names another without penalty, or loses the action', () => {
    const three: readonly Given[] = [
      { name: 'A', tactics: idle },
      { name: 'D', side: 0, tactics: idle },
      { name: 'B', side: 1, sheet: { tp: 10, ssw: 99, skw: 99 } },
      { name: 'C', side: 1, tactics: idle },
    ];
    const faces = [9, 5, 1, 2, [10, 5], 2, 3, 8, 8, 2];
    const both = [
      { 'declare@d': attackOn('b', { whom: 'b' }) },
      { 'declare@a': attackOn('b', { whom: 'b' }) },
      { 'reaction@b': { option: 'passive' } },
    ];
    const table = playRound(fightOf(three), faces, both);
    expect(table.asked).toContain('target@d');
    expect(told(table, 'target.changed')).toMatchObject([{ who: 'd', target: 'c' }]);
    expect(told(table, 'attack.rolled')[1]!['of']).not.toContainEqual(expect.objectContaining({ what: 'change' }));
    const stays = playRound(
      fightOf(three),
      [9, 5, 1, 2, [10, 5], 2, 3, 8, 2],
      [...both, { 'target@d': { option: 'b' } }],
    );
    expect(told(stays, 'defence.rolled')[1]).toMatchObject({ kind: 'helpless', defender: 'b' });
    const gives = playRound(
      fightOf(three),
      [9, 5, 1, 2, [10, 5], 2, 8, 2],
      [...both, { 'target@d': { option: 'none' } }],
    );
    expect(told(gives, 'action.lost')).toContainEqual({
      type: 'action.lost',
      who: 'd',
      why: 'no-target',
      inside: false,
    });
  });

  it('AGO-290, AGO-081: on the turn he acts as declared, or gives up', () => {
    const table = playRound(duel(), [5, 4, 8, 2], [{ 'act@a': GIVE_UP }]);
    expect(told(table, 'action.lost')).toMatchObject([{ who: 'a', why: 'given-up' }]);
    expect(playRound(duel(), [5, 4, 8, 2, 8, 2]).asked).toContain('act@a');
    expect(playRound(fightOf([{ name: 'A', tactics: idle }, { name: 'B' }]), [5, 4, 8, 2, 8, 2]).asked).not.toContain(
      'act@a',
    );
  });

  it('AGO-059: kinds are codes of their own', () => {
    expect(MAGIC).toBeLessThan(0);
  });
});

describe('end of a round', () => {
  it('AGO-099: who bleeds loses so many TP at every end of a round', () => {
    const fight = duel();
    fighter(fight, 'a').bleeding = 3;
    playRound(fight, [5, 4, 2, 8, 2, 8]);
    expect(fighter(fight, 'a').tp).toBe(42);
  });

  it('AGO-100, AGO-101: the dying lose a TP, and die of it without a wound', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C', sheet: { tp: 45, ssw: 3, skw: 9 } }]);
    Object.assign(fighter(fight, 'c'), { tp: -2, dying: true, out: true });
    const table = playRound(fight, [5, 4, 2, 8, 2, 8]);
    expect(told(table, 'tp.lost')).toMatchObject([{ who: 'c', lost: 1, after: -3 }]);
    expect(told(table, 'fighter.died')).toMatchObject([{ who: 'c', why: 'tp' }]);
    expect(fighter(fight, 'c').wounds).toBe(0);
  });

  it('AGO-102: the fight ends as soon as one side stands, and nothing of the round is played after it', () => {
    const fight = duel({}, { tp: 10, ssw: 99, skw: 99 });
    fighter(fight, 'a').bleeding = 3;
    const table = playRound(fight, [9, 4, [10, 9], 2], [{ 'reaction@b': { option: 'passive' } }]);
    expect(agone.outcome(fight)).toEqual({ kind: 'won', side: 0 });
    expect(who(table, 'turn.began')).toEqual(['a']);
    expect(fighter(fight, 'a').tp).toBe(45);
    Object.assign(fighter(fight, 'a'), { bound: true, out: true });
    expect(agone.outcome(fight)).toEqual({ kind: 'draw' });
  });

  it('AGO-103: after the most rounds it ends undecided', () => {
    const fight = duel({}, {}, rulesWith({}, { maxRounds: 2 }));
    playRound(fight, [5, 4, 2, 8, 2, 8]);
    expect(agone.outcome(fight)).toBeUndefined();
    playRound(fight, [5, 4, 2, 8, 2, 8]);
    expect(agone.outcome(fight)).toMatchObject({ kind: 'undecided' });
  });
});
