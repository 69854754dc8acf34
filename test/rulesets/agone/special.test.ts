import { describe, expect, it } from 'vitest';
import { freeMetres, runMetres } from '../../../rulesets/agone/able.js';
import { attackValue } from '../../../rulesets/agone/defences.js';
import { isAtHand, isReady } from '../../../rulesets/agone/hands.js';
import { agone } from '../../../rulesets/agone/index.js';
import { initiativeBase } from '../../../rulesets/agone/initiative.js';
import { passiveValue } from '../../../rulesets/agone/defences.js';
import { canReact } from '../../../rulesets/agone/reaction.js';
import { planOptions } from '../../../rulesets/agone/plan-options.js';
import { readPlan } from '../../../rulesets/agone/plan.js';
import { skilled } from '../../../rulesets/agone/tests.js';
import type { Fight } from '../../../rulesets/agone/state.js';
import type { Sheet } from '../../../rulesets/agone/sheet.js';
import type { Choice, Event } from '../../../src/engine/index.js';
import {
  armOf,
  attackOn,
  desk,
  duel,
  fighter,
  fightOf,
  playRound,
  rulesWith,
  sample,
  tables,
  told,
  type Given,
  type Throw,
} from './given.js';

const NONE: Choice = { option: 'none', move: 'stay' };
const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
/** B stands so far away and does nothing. */
const apart = (metres: number, a: Partial<Sheet> = {}, under = rulesWith(), b: Partial<Sheet> = {}) =>
  fightOf(
    [
      { name: 'A', sheet: a },
      { name: 'B', sheet: b, extra: { position: metres } },
    ],
    under,
  );
const quiet = { 'declare@b': NONE };

describe('movement', () => {
  it('AGO-247, AGO-249, AGO-261: the free movement is BR times two metres and no action; in the saddle that of the mount', () => {
    const fight = apart(8);
    playRound(fight, [9, 1, 2, 8, 2, 8]);
    expect(fighter(fight, 'a').position).toBe(6);
    const [a] = duel().fighters;
    expect([freeMetres(a!), freeMetres(duel({ mount }).fighters[0]!)]).toEqual([6, 18]);
    expect(freeMetres(duel({}, {}, rulesWith({}, { metresPerBr: 3 })).fighters[0]!)).toBe(9);
  });

  it('AGO-248, AGO-250, AGO-252: running is an action of four times the free distance, and fast', () => {
    const fight = apart(40);
    const run: Choice = { option: 'run', way: 'towards' };
    const table = playRound(fight, [9, 1], [quiet, { 'declare@a': run }]);
    expect(fighter(fight, 'a')).toMatchObject({ position: 24, pace: 2 });
    expect(told(table, 'attack.rolled')).toHaveLength(0);
    expect(runMetres(duel({}, {}, rulesWith({}, { runFactor: 2 })).fighters[0]!)).toBe(12);
    const short = apart(40);
    playRound(short, [9, 1], [quiet, { 'declare@a': run }, { 'act@a': { option: 'act', metres: 5 } }]);
    expect(fighter(short, 'a').position).toBe(5);
  });

  it('AGO-251, AGO-252: before or after the action, towards or away; the metres are settled on the turn', () => {
    const fight = duel();
    const table = playRound(
      fight,
      [9, 1, 2, 8],
      [
        { 'declare@a': attackOn('b', { move: 'away-after' }) },
        { 'act@a': { option: 'act', metres: 4 } },
        { 'act@b': { option: 'give-up' } },
      ],
    );
    const types = table.events.map(({ type }) => type);
    expect(types.indexOf('attack.rolled')).toBeLessThan(types.indexOf('fighter.moved'));
    expect(fighter(fight, 'a')).toMatchObject({ position: -4, pace: 1 });
    const before = apart(5);
    const close = playRound(before, [9, 1, 2, 8, 2, 8], [{ 'declare@a': attackOn('b', { move: 'towards' }) }]);
    expect(close.events.map(({ type }) => type).indexOf('fighter.moved')).toBeLessThan(
      close.events.map(({ type }) => type).indexOf('attack.rolled'),
    );
  });

  it('AGO-336: nobody blocks the line, and leaving melee is free', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C', extra: { position: 12 } }]);
    const run: Choice = { option: 'run', way: 'towards', whom: 'c' };
    const table = playRound(
      fight,
      [9, 1, 5],
      [
        { 'announce@a': { option: 'move' } },
        { 'announce@b': { option: 'none' } },
        { 'announce@c': { option: 'none' } },
        { 'declare@a': run },
      ],
    );
    expect(fighter(fight, 'a').position).toBe(10);
    expect(told(table, 'attack.rolled')).toHaveLength(0);
  });

  it('AGO-253: who lies does not move, or as far as the constant says', () => {
    const crawl = (under = rulesWith()) => freeMetres(duel({ current: { prone: true } }, {}, under).fighters[0]!);
    expect([crawl(), crawl(rulesWith({}, { proneCrawl: 1 }))]).toEqual([0, 1]);
  });

  it('AGO-254, AGO-255, AGO-256, EX-28: standing up is an action with a GES test against 10', () => {
    const stand = (die: number | number[], current: Sheet['current'] = {}, change = false) => {
      const fight = apart(40, { current: { prone: true, ...current } });
      const table = playRound(
        fight,
        [9, 1, die],
        [
          quiet,
          ...(change
            ? [{ 'announce@a': { option: 'none' } }, quiet, { 'declare@a': { option: 'stand-up' } }].slice(0, 0)
            : []),
        ],
      );
      const [rolled] = told(table, 'test.rolled');
      return [rolled!['total'], fighter(fight, 'a').prone];
    };
    expect([stand(7), stand([1, 2]), stand(2, { wounds: 1 })]).toEqual([
      [17, false],
      [9, true],
      [10, false],
    ]);
    const late = apart(40, { current: { prone: true } });
    const table = playRound(
      late,
      [9, 1, 5],
      [{ 'announce@a': { option: 'none' } }, quiet, { 'declare@a': { option: 'stand-up' } }],
    );
    expect(told(table, 'test.rolled')[0]).toMatchObject({ total: 10 - 3 + 5 });
  });

  it('AGO-257: mounting and dismounting are actions without a test, unless T-MODS names an SG', () => {
    const fight = apart(40, { mount });
    playRound(fight, [9, 1], [{ 'announce@a': { option: 'move' } }, quiet, { 'declare@a': { option: 'dismount' } }]);
    expect(fighter(fight, 'a').mounted).toBe(false);
    playRound(fight, [9, 1], [{ 'announce@a': { option: 'move' } }, quiet, { 'declare@a': { option: 'mount' } }]);
    expect(fighter(fight, 'a').mounted).toBe(true);
    const hard = apart(40, { mount }, rulesWith({}, {}, { mountSg: 12 }));
    const table = playRound(
      hard,
      [9, 1, [1, 5]],
      [{ 'announce@a': { option: 'move' } }, quiet, { 'declare@a': { option: 'dismount' } }],
    );
    expect(told(table, 'test.rolled')).toMatchObject([{ test: 'mount', sg: 12, passed: false }]);
    expect(fighter(hard, 'a').mounted).toBe(true);
  });

  it('AGO-258, AGO-297: far from every enemy on his feet one may leave; by default with few TP', () => {
    const flees = (tp: number, metres = 41, answers: readonly Record<string, Choice>[] = []) => {
      const fight = apart(metres, { current: { tp } });
      const table = playRound(
        fight,
        [9, 1],
        [{ 'announce@a': { option: 'none' } }, { 'announce@b': { option: 'none' } }, ...answers],
      );
      return [table.asked.includes('flee@a'), fighter(fight, 'a').gone];
    };
    expect([flees(14), flees(15), flees(14, 40)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(flees(45, 41, [{ 'flee@a': { option: 'leave' } }])).toEqual([true, true]);
    const brave: Given = { name: 'A', sheet: { current: { tp: 5 } }, tactics: { fleeBelowPercent: 10 } };
    const fight = fightOf([brave, { name: 'B', extra: { position: 50 } }]);
    playRound(fight, [9, 1], [{ 'announce@a': { option: 'none' } }, { 'announce@b': { option: 'none' } }]);
    expect(fighter(fight, 'a').gone).toBe(false);
  });
});

describe('riding', () => {
  it('AGO-259, AGO-260, AGO-262: Reiten caps the level of physical skills, and nothing else', () => {
    const skills = { schwerter: 7, zauberei: 7, reiten: 4, ausweichen: 7 };
    const on = fighter(duel({ mount, skills }), 'a');
    const foot = fighter(duel({ mount, mounted: false, skills }), 'a');
    const sword = on.card.arms[0]!;
    expect([attackValue(on, sword, false, null), attackValue(foot, sword, false, null)]).toEqual([9, 12]);
    expect([skilled(on, 'wil', 'zauberei', null), skilled(on, 'ges', 'schwerter', null)]).toEqual([12, 9]);
    expect([initiativeBase(on, sword, null), passiveValue(on, null)]).toEqual([12, 5]);
    const none = fighter(duel({ mount, skills: { schwerter: 7 } }), 'a').card.arms[0]!;
    expect([none.ridden, none.untrained]).toEqual([0, 0]);
  });
});

describe('aiming and making ready', () => {
  const bow = { weapons: [{ weapon: 'langbogen' }, { weapon: 'dolch' }] };
  const aim: Choice = { option: 'aim', target: 'b', with: 'langbogen', move: 'stay' };
  const aimAt = (fight: Fight, rounds: number) => {
    for (let i = 0; i < rounds; i++) playRound(fight, [9, 1], [quiet, { 'declare@a': aim }]);
    return fighter(fight, 'a');
  };

  it('AGO-263, AGO-264: a round of aiming throws no die, and rounds add up until the shot', () => {
    const fight = apart(40, bow);
    expect(aimAt(fight, 2).aim).toMatchObject({ rounds: 2 });
    const table = playRound(fight, [9, 1, 2], [quiet, { 'missile-dodge': { option: 'none' } }]);
    expect(told(table, 'attack.rolled')[0]!['of']).toContainEqual({ what: 'aim', n: 4 });
    expect(fighter(fight, 'a').aim).toBeNull();
  });

  it('AGO-265: lost by another action, another target, a reaction and damage', () => {
    const kept = (act: (fight: Fight) => void) => {
      const fight = apart(40, bow);
      aimAt(fight, 1);
      act(fight);
      return fighter(fight, 'a').aim?.rounds ?? 0;
    };
    expect(kept((fight) => void playRound(fight, [9, 1], [quiet, { 'declare@a': aim }]))).toBe(2);
    expect(kept((fight) => void playRound(fight, [9, 1], [{ 'announce@a': { option: 'move' } }, quiet]))).toBe(0);
    const three = fightOf([
      { name: 'A', sheet: bow },
      { name: 'B', extra: { position: 40 } },
      { name: 'C', extra: { position: 40 } },
    ]);
    const far = (target: string): Choice => ({ ...aim, target, whom: 'b' });
    const still = { ...NONE, whom: 'a' };
    playRound(three, [9, 1, 2], [{ 'declare@b': still }, { 'declare@c': still }, { 'declare@a': far('b') }]);
    playRound(three, [9, 1, 2], [{ 'declare@b': still }, { 'declare@c': still }, { 'declare@a': far('c') }]);
    expect(fighter(three, 'a').aim).toMatchObject({ rounds: 1, target: fighter(three, 'c') });
    const hurt = (defence: string, dice: number[]) => {
      const fight = duel({ ...bow, armour: 'plattenpanzer' });
      const a = fighter(fight, 'a');
      a.aim = { target: fighter(fight, 'b'), arm: a.card.arms[0]!, rounds: 1 };
      playRound(fight, [1, 9, ...dice], [{ 'announce@a': { option: 'none' } }, { 'reaction@a': { option: defence } }]);
      return a.aim !== null;
    };
    expect(hurt('dodge', [2, 9])).toBe(false);
    expect(hurt('passive', [2, 9])).toBe(true);
    expect(hurt('passive', [9, 2])).toBe(false);
  });

  it('AGO-266, AGO-337: announcing makes ready; a dropped weapon only within reach of where it lies', () => {
    const fight = duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] });
    const a = fighter(fight, 'a');
    const sword = armOf(a, 'langschwert');
    a.main = null;
    a.dropped.push({ arm: sword, at: 0 });
    expect([isAtHand(a, sword), isReady(a, sword)]).toEqual([true, false]);
    a.position = -3;
    expect(isAtHand(a, sword)).toBe(false);
    a.position = 0;
    playRound(fight, [9, 1, 2, 8, 2, 8], [{ 'announce@a': { option: 'langschwert' } }]);
    expect([isReady(a, sword), a.dropped.length, a.ini]).toEqual([true, 0, 10 + 2 - 5 + 9]);
  });
});

describe('spells and Opera', () => {
  const nyx: Given = { name: 'Nyx', sheet: sample('nyx') };
  const berengar = (metres: number): Given => ({
    name: 'Berengar',
    sheet: sample('berengar'),
    extra: { position: metres },
  });
  const magic = { 'announce@nyx': { option: 'magic' } };
  const begin = { 'declare@nyx': { option: 'cast', spell: 'funkenschlag', move: 'stay' } };
  const still = { 'declare@berengar': NONE };
  const none = { 'announce@berengar': { option: 'none' } };

  it('AGO-094, AGO-268, AGO-269, AGO-271, AGO-272, EX-34: a spell of one round, with +10 on the acting order', () => {
    const fight = fightOf([nyx, berengar(15)]);
    playRound(fight, [4, 1], [magic, none, begin]);
    const table = playRound(fight, [4, 1, 3], [none]);
    expect(fighter(fight, 'nyx')).toMatchObject({ ini: 19, hr: 29 });
    expect(told(table, 'test.rolled')[0]).toMatchObject({ test: 'spell', total: 11, sg: 10, passed: true });
    expect(fighter(fight, 'berengar')).toMatchObject({ tp: 37, wounds: 0 });
    const five = fightOf([nyx, berengar(15)], rulesWith({}, { spellOrderBonus: 5 }));
    playRound(five, [4, 1], [magic, none, begin]);
    playRound(five, [4, 1, 3], [none]);
    expect(fighter(five, 'nyx').hr).toBe(24);
  });

  it('AGO-141, EX-35: Nyx dodges in that round at -4', () => {
    const fight = fightOf([nyx, berengar(2)]);
    playRound(fight, [10, 1, 2, 8], [magic, begin, { 'reaction@nyx': { option: 'dodge' } }].slice(0, 2));
    const table = playRound(fight, [10, 1, 3, 2, 5], []);
    expect(told(table, 'defence.rolled')[0]).toMatchObject({ kind: 'dodge', total: 15 });
  });

  it('AGO-271: changes of mind count on the test, and ES below 0 fails', () => {
    const fight = fightOf([nyx, berengar(15)]);
    playRound(fight, [4, 1], [magic, none, begin]);
    const table = playRound(
      fight,
      [4, 1, 4],
      [
        { 'announce@nyx': { option: 'none' } },
        none,
        { 'declare@nyx': { option: 'cast', spell: 'go-on', move: 'stay' } },
      ],
    );
    expect(told(table, 'test.rolled')[0]).toMatchObject({ total: 6 + 6 - 4 - 3 + 4, passed: false });
    expect(fighter(fight, 'berengar').tp).toBe(46);
  });

  it('AGO-095, AGO-096: from its turn on it is held or released: before each later turn, and at the end of the round', () => {
    const fight = fightOf([nyx, berengar(15)]);
    playRound(fight, [4, 1], [magic, none, begin]);
    const table = playRound(
      fight,
      [4, 1, 3],
      [none, { 'release@nyx': { option: 'hold' } }, { 'release@nyx': { option: 'hold' } }],
    );
    expect(table.asked.filter((id) => id === 'release@nyx')).toHaveLength(2);
    expect(table.events.map(({ type }) => type).slice(-4)).toEqual([
      'fighter.rested',
      'spell.released',
      'test.rolled',
      'damage.dealt',
    ]);
    const nobody = fightOf([nyx, berengar(15)]);
    playRound(nobody, [4, 1], [magic, none, begin]);
    fighter(nobody, 'berengar').position = 50;
    const faded = playRound(nobody, [4, 1], [none]);
    expect(told(faded, 'spell.faded')).toHaveLength(1);
    expect(fighter(nobody, 'nyx').cast).toBeNull();
  });

  it('AGO-096, AGO-239: who is stunned while he holds a spell can no longer release it, and it fades', () => {
    const fight = fightOf([nyx, berengar(15)]);
    playRound(fight, [4, 1], [magic, none, begin]);
    const f = fighter(fight, 'nyx');
    const holds = { 'release@nyx': { option: 'hold' } };
    const table = desk([4, 1], [none, holds]);
    const tell = (event: Event): void => {
      table.tell(event);
      if (event.type === 'spell.held') f.stunnedTo = fight.round;
    };
    agone.beat(fight, { ...table, tell });
    table.done();
    expect([told(table, 'spell.released'), told(table, 'spell.faded')]).toMatchObject([[], [{ who: 'nyx' }]]);
  });

  it('AGO-268: without preparation it takes effect on the turn on which it is begun, without the +10', () => {
    const spell = { id: 'blitz', name: 'Blitz', attribute: 'wil', skill: 'zauberei', sg: 5, damage: 4 } as const;
    const fight = fightOf([{ name: 'A', sheet: { spells: [spell], skills: { zauberei: 5 } } }, { name: 'B' }]);
    playRound(fight, [9, 1, 5, 2, 8], [{ 'announce@a': { option: 'magic' } }]);
    expect(fighter(fight, 'a')).toMatchObject({ ini: 19, hr: 19 });
    expect(fighter(fight, 'b').tp).toBe(41);
  });

  it('AGO-269, AGO-270: another kind ends the preparation, a lost action only does not count', () => {
    const long = { ...sample('nyx'), spells: [{ ...sample('nyx').spells![0]!, rounds: 2 }] };
    const start = () => {
      const fight = fightOf([{ name: 'Nyx', sheet: long }, berengar(15)]);
      playRound(fight, [4, 1], [magic, none, begin]);
      return fight;
    };
    const other = start();
    const table = playRound(other, [4, 1], [{ 'announce@nyx': { option: 'move' } }, none]);
    expect(told(table, 'spell.broken')).toHaveLength(1);
    const lost = start();
    playRound(lost, [4, 1], [none, { 'act@nyx': { option: 'give-up' } }]);
    expect(fighter(lost, 'nyx').cast).toMatchObject({ rounds: 0 });
    playRound(lost, [4, 1], [none]);
    expect(fighter(lost, 'nyx').cast).toMatchObject({ rounds: 1 });
  });

  it('AGO-272: armour counts only if the spell says so, and it can wound', () => {
    const harm = (armourApplies: boolean) => {
      const spell = { ...sample('nyx').spells![0]!, rounds: 0, armourApplies, damage: 17 };
      const fight = fightOf([{ name: 'Nyx', sheet: { ...sample('nyx'), spells: [spell] } }, berengar(15)]);
      const table = desk([4, 1, 3, ...(armourApplies ? [] : [9])], [magic, none]);
      agone.beat(fight, table);
      return [fighter(fight, 'berengar').tp, fighter(fight, 'berengar').wounds];
    };
    expect([harm(false), harm(true)]).toEqual([
      [29, 1],
      [32, 0],
    ]);
  });

  it('AGO-273: damage does not break a preparation', () => {
    const fight = fightOf([nyx, berengar(2)]);
    playRound(fight, [10, 1, 5, 7, 9], [magic, begin, { 'reaction@nyx': { option: 'passive' } }]);
    // AT 11 + 5 against 8 - 4 + 7: ES 5, W 5
    expect(fighter(fight, 'nyx').tp).toBe(14);
    expect(fighter(fight, 'nyx').cast).not.toBeNull();
  });

  it('keeps quiet about what nobody does', () => {
    expect(still['declare@berengar']).toEqual(NONE);
  });
});

describe('non-combat actions', () => {
  it('AGO-274, AGO-275, AGO-295: the game master names attribute, skill and SG; the roll takes -4', () => {
    const fight = apart(40);
    const other = { 'announce@a': { option: 'other' } };
    const test = { 'other@gm': { option: 'test', attribute: 'wah', skill: 'reiten', sg: 8, text: 'Tor öffnen' } };
    const table = playRound(fight, [9, 1, 5], [other, quiet, test]);
    expect(told(table, 'test.rolled')[0]).toMatchObject({
      total: 5 + 0 - 3 - 4 + 5,
      sg: 8,
      passed: false,
      label: 'Tor öffnen',
    });
    const usual = playRound(fight, [9, 1, 5], [other, quiet]);
    expect(told(usual, 'test.rolled')[0]).toMatchObject({ total: 10 - 4 + 5, sg: 15 });
  });

  it('AGO-237, AGO-242, AGO-295: stabilising ends bleeding and dying; a dying ally in reach comes first', () => {
    const fight = fightOf([
      { name: 'A', sheet: { skills: { 'erste-hilfe': 5 } } },
      { name: 'F', side: 0 },
      { name: 'B', side: 1, extra: { position: 40 } },
    ]);
    const f = fighter(fight, 'f');
    Object.assign(f, { tp: -2, dying: true, out: true, bleeding: 3 });
    const answers = [{ 'announce@a': { option: 'other' } }, { 'announce@b': { option: 'none' } }];
    const table = playRound(fight, [9, 1, 4], answers);
    expect(told(table, 'test.rolled')[0]).toMatchObject({ test: 'stabilise', total: 10, sg: 10, passed: true });
    expect(f).toMatchObject({ dying: false, unconscious: true, bleeding: 0, tp: -2, out: true });
  });
});

describe('manoeuvres', () => {
  const blows = (answers: readonly Record<string, Choice>[], dice: number[], b: Partial<Sheet> = {}) => {
    const fight = duel({}, b);
    const table = playRound(fight, [9, 1, ...dice], answers);
    return { fight, table };
  };
  const act = (manoeuvre: string) => ({ 'declare@a': attackOn('b', { manoeuvre }) });
  const dodge = { 'reaction@b': { option: 'dodge' } };

  it('AGO-276, AGO-277, AGO-338: the manoeuvres of the table, one with an action, none without the option', () => {
    const offered = (under = rulesWith()) => {
      const fight = duel({}, {}, under);
      let ids: string[] = [];
      const table = desk([9, 1, 2, 8, 2, 8]);
      const { choose } = table;
      table.choose = (who, id, question, preferred) => {
        if (id === 'declare' && who === 'a') {
          ids = question().options.flatMap((option) => [
            option.id,
            ...(option.params ?? []).flatMap((param) =>
              param.id === 'manoeuvre' && 'values' in param ? param.values.map((value) => value.id) : [],
            ),
          ]);
        }
        return choose(who, id, question, preferred);
      };
      agone.beat(fight, table);
      return ids;
    };
    expect(offered()).toEqual([
      ...[
        'attack',
        'kein',
        'schneller-hieb',
        'wuchthieb',
        'finte',
        'entwaffnen',
        'double',
        'defend',
        'run',
        'other',
        'none',
      ],
    ]);
    expect(offered(rulesWith({ 'manoeuvres.enabled': false }))).toEqual(['attack', 'run', 'other', 'none']);
  });

  it('AGO-278, AGO-279, AGO-280: order, attack and own defence', () => {
    const { fight, table } = blows([act('wuchthieb'), dodge], [2, 9, 2, 8]);
    expect(fighter(fight, 'a').hr).toBe(21 - 3);
    expect(told(table, 'attack.rolled')[0]).toMatchObject({ total: 10 - 2 + 2 });
    expect(told(table, 'defence.rolled')[1]).toMatchObject({ kind: 'dodge', total: 10 - 2 + 8 });
  });

  it('AGO-281, AGO-279: two attacks at -4 each, with ready weapons, on one or two targets', () => {
    const fight = fightOf([
      {
        name: 'A',
        sheet: {
          weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch', hand: 'off', ready: true }],
          skills: { schwerter: 5, messer: 5 },
          ambidextrous: true,
        },
      },
      { name: 'B' },
      { name: 'C' },
    ]);
    const twice: Choice = {
      option: 'double',
      target: 'b',
      target2: 'c',
      with: 'langschwert',
      second: 'dolch',
      move: 'needed',
      whom: 'b',
    };
    const table = playRound(fight, [9, 1, 2, 2, 9, 2, 9, 2, 9, 2, 9], [{ 'declare@a': twice }]);
    expect(told(table, 'attack.rolled').slice(0, 2)).toMatchObject([
      { defender: 'b', weapon: { id: 'langschwert' }, total: 10 - 4 + 2 },
      { defender: 'c', weapon: { id: 'dolch' }, total: 11 - 4 + 2 },
    ]);
    expect(fighter(fight, 'a').hr).toBe(17);
    expect(() =>
      playRound(
        duel({ weapons: [{ weapon: 'langschwert' }, { weapon: 'dolch' }] }),
        [9, 1, 2, 8, 2, 8, 2, 8],
        [
          {
            'declare@a': {
              option: 'double',
              target: 'b',
              target2: 'b',
              with: 'langschwert',
              second: 'dolch',
              move: 'needed',
            },
          },
        ],
      ),
    ).toThrow();
  });

  it('AGO-282: an active reaction against a feint takes -4, the passive defence does not', () => {
    const active = blows([act('finte'), dodge], [2, 9, 2, 9]).table;
    expect(told(active, 'defence.rolled')[0]).toMatchObject({ total: 10 - 4 + 9 });
    const passive = blows([act('finte'), { 'reaction@b': { option: 'passive' } }], [2, 9, 2, 9]).table;
    expect(told(passive, 'defence.rolled')[0]).toMatchObject({ total: 5 + 9 });
  });

  it('AGO-283: full defence: no attack, +4 and one more reaction', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    const defend: Choice = { option: 'defend', with: 'langschwert', move: 'stay', whom: 'b' };
    const table = playRound(fight, [9, 2, 1, 2, 9, 2, 9], [{ 'declare@a': defend }]);
    expect(told(table, 'defence.rolled')).toMatchObject([
      { kind: 'dodge', total: 10 + 4 + 9 },
      { kind: 'dodge', total: 10 + 4 + 9 },
    ]);
    expect(told(table, 'attack.rolled').map((event) => event['attacker'])).toEqual(['b', 'c']);
    expect(canReact(fight, fighter(fight, 'a'))).toBe(false);
  });

  it('AGO-284: disarming does no damage; ES of 5 above the threshold drops the weapon', () => {
    // AT 10 - 4 + die against passive 5 + 2
    const passive = { 'reaction@b': { option: 'passive' } };
    const held = blows([act('entwaffnen'), passive], [5, 2, 2, 9]);
    expect(fighter(held.fight, 'b').main?.id).toBe('langschwert');
    const dropped = blows([act('entwaffnen'), passive], [6, 2, 2, 9]);
    expect(fighter(dropped.fight, 'b').tp).toBe(45);
    expect(told(dropped.table, 'attack.rolled')[1]!['of']).toContainEqual({ what: 'notReady', n: -5 });
    expect(told(dropped.table, 'weapon.dropped')).toHaveLength(1);
  });

  it('AGO-284, AGO-333: nobody disarms a rider by his mount', () => {
    const riders = duel({}, { mount: { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 } });
    const [a] = riders.fighters;
    const choice = { option: 'attack', target: 'b', with: 'langschwert', move: 'needed' };
    const [attack] = planOptions(riders, a!, 'declare');
    const refused = (part: string) => attack!.check!({ ...choice, manoeuvre: 'entwaffnen', part })?.t;
    expect([refused('mount'), refused('rider')]).toEqual(['no.disarm', undefined]);
    const before = riders.book.manoeuvres['entwaffnen']!;
    const kept = (part: string) => readPlan(riders, a!, { ...choice, part }, before).manoeuvre.id;
    expect([kept('mount'), kept('rider')]).toEqual(['kein', 'entwaffnen']);
  });
});

describe('after the fight', () => {
  const over = (
    answers: readonly Record<string, Choice>[],
    dice: Throw[] = [],
    change: (fight: Fight) => void = () => {},
  ) => {
    const fight = fightOf([
      { name: 'A', sheet: { skills: { schwerter: 5, 'erste-hilfe': 5 } } },
      { name: 'D', side: 0 },
      { name: 'B', side: 1, sheet: { current: { tp: 1 }, ssw: 99, skw: 99 } },
    ]);
    fighter(fight, 'd').tp = 20;
    change(fight);
    const table = playRound(fight, [9, 1, 5, 9, 2, ...dice], [{ 'reaction@b': { option: 'passive' } }, ...answers]);
    return { d: fighter(fight, 'd'), table };
  };

  it('AGO-243, AGO-244, EX-29: first aid by the table, once, a minute for each lost TP', () => {
    const aid = { care: { option: 'first-aid', who: 'd', by: 'a' } };
    const { d, table } = over([aid, { care: { option: 'done' } }], [7]);
    expect(told(table, 'test.rolled').at(-1)).toMatchObject({ test: 'first-aid', total: 17 });
    expect(d.tp).toBe(26);
    expect(told(table, 'care.given').at(-1)).toMatchObject({ healed: 6, minutes: 25 });
    expect(() => over([aid, aid], [7, 7])).toThrow();
  });

  it('AGO-245, EX-29: a day of rest gives TP by AUS, doubled by care', () => {
    const rest = (days: number, care: string) =>
      over([{ care: { option: 'rest', who: 'd', days, care } }, { care: { option: 'done' } }]).d.tp;
    expect([rest(1, 'no'), rest(1, 'yes'), rest(3, 'no')]).toEqual([23, 26, 29]);
  });

  it('AGO-246: a serious wound is gone when SSW TP have been healed since, unless it is permanent', () => {
    const wounds = (permanent: number) => {
      const { d } = over([{ care: { option: 'rest', who: 'd', days: 5, care: 'no' } }], [], (fight) =>
        Object.assign(fighter(fight, 'd'), { wounds: 1, malus: -2, permanent }),
      );
      return [d.wounds, d.malus];
    };
    expect([wounds(0), wounds(1)]).toEqual([
      [0, 0],
      [1, -2],
    ]);
    const four = over(
      [{ care: { option: 'rest', who: 'd', days: 4, care: 'no' } }, { care: { option: 'done' } }],
      [],
      (fight) => Object.assign(fighter(fight, 'd'), { wounds: 1, malus: -2 }),
    );
    expect([four.d.wounds, four.d.malus]).toEqual([1, -2]);
  });

  it('AGO-339: by default nothing, and nobody is asked if nobody is wounded', () => {
    const { d, table } = over([]);
    expect(table.asked.at(-1)).toBe('care@gm');
    expect(d.tp).toBe(20);
    const fight = duel({}, { current: { tp: 1 }, ssw: 1, skw: 1 });
    const dead = playRound(fight, [9, 1, 9, 2], [{ 'reaction@b': { option: 'passive' } }]);
    expect(dead.asked).not.toContain('care@gm');
  });

  it('T-CRITICAL: the surgery test; on failure the wound stays for good', () => {
    const [row] = tables.criticals.criticals;
    const operate = (die: number | number[]) => {
      const change = (fight: Fight) => {
        const d = fighter(fight, 'd');
        Object.assign(d, { wounds: 1, malus: -2 });
        d.injuries.push({ row: row!, effect: row!.hieb, permanent: false, treated: false });
      };
      const { d, table } = over(
        [{ care: { option: 'surgery', who: 'd', by: 'a' } }, { care: { option: 'done' } }],
        [die],
        change,
      );
      return [told(table, 'test.rolled').at(-1)!['sg'], d.permanent, d.aided];
    };
    expect([operate(9), operate([1, 5])]).toEqual([
      [10, 0, true],
      [10, 1, true],
    ]);
  });
});
