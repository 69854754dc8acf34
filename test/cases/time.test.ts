import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import {
  automaticTable,
  fold,
  GM,
  openJournal,
  play,
  run,
  type AnyGame,
  type Given,
  type Header,
  type Line,
} from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import { another, gegner, HARMLESS, parry, strike, thorndal } from '../rulesets/das-system/duellists.js';
import {
  eventsOfType,
  fighterIn,
  first,
  gameOf as dasGame,
  secondsOf,
  type Item,
} from '../rulesets/das-system/literal.js';
import { fightWith, gameOf as htbahGame, plain, type Cast, type Step } from '../rulesets/htbah/kit.js';

describe('wounds and time', () => {
  it('B7: a wound in the middle of a second weakens from the next second on, and the protocol says by what', () => {
    const slow = { ...thorndal, name: 'B', state: { karRise: 10 } };
    const pair = (a: string, b: string) => ({ a, b, initiative: a });
    const start = { engagements: [pair('A', 'B'), pair('B', 'C')] };
    const game = dasGame([[another('A'), another('C')], [slow]], { start });
    // 430 − 130 = 300: HA4, AT/PA 130; pain 2 (the test of 0 + 800 points does not lower it), AT/PA 100
    const hit: readonly Item[] = [
      ...[strike('arm-left', 900, 430), 600, { defence: 'none' }, { location: 'oberarm' }, 2000],
    ];
    const byB = (force: number): readonly Item[] => [strike('arm-right', 900, force), 600, ...parry(1124, 606), 600];
    const ran = secondsOf(game, 2, [...hit, ...byB(540), strike('head', 0, 0), 900, ...byB(300)]);
    expect(first(ran, 'wound.inflicted')).toMatchObject({ who: 'b', nr: 'HA4', atpa: 130 });
    const bases = eventsOfType(ran, 'attack.rolled').filter((e) => e.who === 'b');
    expect(bases.map((e) => e.base.sum)).toEqual([1440, 1210]);
    expect(bases[1]!.base.of.map((part) => part.n)).toEqual([1440, -130, -100]);
  });

  it('B7: initiative holds for all rounds whatever is lost', () => {
    const cast: Cast = { heroes: [plain('a', { handeln: 10 })], foes: [plain('b', { role: 'npc', handeln: 9 })] };
    const dice: Step[] = [
      ['a', 'initiative', 5],
      ['b', 'initiative', 5],
    ];
    const choices: Step[] = [
      ['a', 'action', 'pass'],
      [GM, 'interlude@2', { option: 'set-life', who: 'a', value: 10 }],
      ['b', 'action', 'pass'],
      ['a', 'action', 'pass'],
    ];
    const told = fightWith(cast, { dice, choices, beats: 4 });
    expect(told.of('turn.passed').map((e) => e['who'])).toEqual(['a', 'b', 'a']);
  });

  it('B8: times add up: in the 5 s that one pair waits the other strikes five times; then the better KAR is first', () => {
    const start = {
      engagements: [
        { a: 'A', b: 'B', initiative: 'A' },
        { a: 'C', b: 'D', initiative: 'C' },
      ],
    };
    const sides = [
      [another('A'), another('C')],
      [
        { ...thorndal, name: 'B' },
        { ...thorndal, name: 'D' },
      ],
    ];
    const byB: readonly Item[] = [strike('arm-right', 900, 540), 600, ...parry(1124, 606), 600];
    const five = Array.from({ length: 5 }, () => HARMLESS).flat();
    const ran = secondsOf(dasGame(sides, { start }), 6, [{ action: 'pass' }, ...five, ...byB, ...HARMLESS]);
    const attacks = eventsOfType(ran, 'attack.rolled').map((e) => e.who);
    // A passes in 0; the pause of B with KAR 40 lasts from 1.0 to 5.0, where KAR 40 comes before KAR 45 + 5
    expect(attacks).toEqual(['c', 'c', 'c', 'c', 'c', 'b', 'c']);
    expect(eventsOfType(ran, 'sequence.began').at(-2)).toMatchObject({ attacker: 'b', start: 50 });
  });
});

describe('back and forth', () => {
  const das = dasGame([[gegner], [thorndal]]);
  const htbah = htbahGame({ heroes: [plain('a', { handeln: 9 })], foes: [plain('b', { role: 'npc', handeln: 7 })] });
  const games: readonly (readonly [string, AnyGame])[] = [
    ['das-system', das],
    ['htbah', htbah],
  ];
  const see = (game: AnyGame, given: readonly Given[]): string => {
    const { fight, events, pending } = play(game, given);
    const rows = fight === undefined ? [] : [game.ruleset.status(fight), game.ruleset.tally(fight)];
    return JSON.stringify([rows, fight === undefined ? 0 : game.ruleset.elapsed(fight), events, pending?.id]);
  };

  it.each(games)('B12: taking back restores every value, condition, place and die, %s', (_id, game) => {
    const { setup } = game;
    const header: Header = { waffengang: 1, product: '0', ruleset: { id: setup.ruleset, version: '1' }, setup };
    const all = play(game, [], unattended(seed('7')));
    const lines: readonly Line[] = all.given;
    expect(all.events.some((e) => ['wound.inflicted', 'life.lost'].includes(e.type))).toBe(true);
    const step = Math.max(1, Math.floor(lines.length / 12));
    for (let k = 0; k + step <= lines.length; k += step) {
      const before = see(game, all.given.slice(0, k));
      const back = [...lines.slice(0, k + step), { undo: step }].reduce(fold, openJournal(header));
      see(game, all.given.slice(0, k + step));
      expect(see(game, back.given)).toBe(before);
      expect(play(game, back.given, unattended(seed('7'))).events).toEqual(all.events);
    }
  });

  it('B12: a run leaves nothing behind for the next one', () => {
    for (const [, game] of games) {
      const outcomes = Array.from({ length: 3 }, () => run(game, automaticTable(seed('11'))));
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
    }
  });

  it('B13: a role or start set by hand rings no bell; the next second does', () => {
    const wound = { nr: 'HT1', part: 'torso', location: 'brust', w: 1, bleeding: { line: 4, left: 20 } };
    const start = { engagements: [{ a: 'Gegner', b: 'Thorndal', initiative: 'Gegner' }] };
    const game = dasGame([[gegner], [{ ...thorndal, state: { wounds: [wound] } }]], { start });
    const jump: readonly Item[] = [
      { interlude: { option: 'role', pair: '0', who: 'thorndal' } },
      { interlude: { option: 'next-start', pair: '0', tenths: 8 } },
    ];
    const jumped = secondsOf(game, 0, jump);
    expect([jumped.fight.second, fighterIn(jumped, 'thorndal').gz]).toEqual([0, 1300]);
    expect(eventsOfType(jumped, 'bell.rung')).toEqual([]);
    const gone = secondsOf(game, 1, [...jump, strike('head', 0, 0), 900]);
    expect([gone.fight.second, fighterIn(gone, 'thorndal').gz]).toEqual([1, 1290]);
    expect(first(gone, 'sequence.began')).toMatchObject({ attacker: 'thorndal', start: 8 });
  });

  it('B13: an order set by hand begins no round: a parry that was used stays used', () => {
    const dice = ['p', 'q', 'r', 's'].map((id): Step => [id, 'initiative', 5]);
    const pass = (who: string): Step => [who, 'action', 'pass'];
    const four: Cast = {
      heroes: [plain('p'), plain('q')],
      foes: [plain('r', { role: 'npc' }), plain('s', { role: 'npc' })],
      start: { order: ['p', 'r', 'q', 's'] },
    };
    const reorder: Step = [GM, 'interlude@2', { option: 'set-order', order: ['s', 'q', 'r', 'p'] }];
    const used: Step = [GM, 'interlude@2', { option: 'set-mark', who: 's', mark: 'parryUsed', on: 'yes' }];
    const choices = [pass('p'), used, reorder];
    const jumped = fightWith(four, { dice, choices, beats: 2 });
    expect([jumped.fight.round, jumped.who('s').parryUsed]).toEqual([1, true]);
    const next = fightWith(four, { dice, choices: [...choices, ...['s', 'q', 'r', 's'].map(pass)], beats: 6 });
    expect([next.fight.round, next.who('s').parryUsed]).toEqual([2, false]);
  });
});
