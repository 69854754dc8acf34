import { describe, expect, it } from 'vitest';
import { GM } from '../../../src/engine/index.js';
import { htbah } from '../../../rulesets/htbah/index.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import type { Condition } from '../../../rulesets/htbah/state.js';
import {
  archer,
  bernd,
  copies,
  exchangeWith,
  fighterOf,
  fightWith,
  goblin,
  howky,
  plain,
  questions,
  setupOf,
  type Cast,
  type Step,
} from './kit.js';
import { enlist } from '../../../rulesets/htbah/fighter.js';

const edit = (option: string, params: object): Step => [GM, 'interlude', { option, ...params }];

describe('default decisions', () => {
  const first = (sheet: Partial<Sheet>, choices: Step[] = [], options = {}) => {
    const heroes = [plain('a', { handeln: 20, ...sheet }), plain('down')];
    const cast: Cast = { heroes, foes: [plain('z', { role: 'npc' })], options };
    const dice: Step[] = [
      ['a', 'initiative', 9],
      ['down', 'initiative', 1],
      ['z', 'initiative', 1],
      ['down', 'tie', 9],
      ['z', 'tie', 1],
    ];
    const told = fightWith(cast, { dice: dice.slice(0, 3), choices: [...choices, ['a', 'action', 'pass']], beats: 2 });
    return told.asked.find((q) => q.id === 'action')!.preferred.option;
  };
  const fell = edit('set-state', { who: 'down', state: 'unconscious' });
  const gone = edit('set-state', { who: 'z', state: 'fleeing' });

  it('HTB-223: surrender, flight, attack, first aid, pass, in this order', () => {
    expect(first({ currentLifePoints: 29, surrenderBelow: 30, fleeBelow: 50 })).toBe('surrender');
    expect(first({ currentLifePoints: 30, surrenderBelow: 30, fleeBelow: 50 })).toBe('flee');
    expect(first({ currentLifePoints: 50, surrenderBelow: 30, fleeBelow: 50 })).toBe('attack');
    expect(first({}, [fell, gone])).toBe('firstAid');
    expect(first({}, [fell, gone], { medicalAid: 'off' })).toBe('pass');
    expect(first({}, [gone])).toBe('pass');
  });

  it('HTB-223: tactics of the fight file go before the sheet', () => {
    const cast: Cast = { heroes: [{ sheet: { ...howky, fleeBelow: 50 }, tactics: { fleeBelow: 5 } }], foes: [goblin] };
    const setup = setupOf(cast);
    expect(enlist(setup.members[0]!, setup.rules).fleeBelow).toBe(5);
  });

  it('HTB-224: the weapon with the most T times damage; explosives only for those who carry nothing else', () => {
    const best = (weapons: Sheet['weapons'], over: Partial<Sheet> = {}) =>
      fighterOf({ ...archer, weapons: weapons!, ...over }).best.id;
    // bow 45 * 66, sabre 35 * 55
    expect(fighterOf(archer).best.id).toBe('orkbogen');
    expect(
      best([
        { id: 's', class: 'schwert', skill: 'Säbelkampf' },
        { id: 'b', class: 'messer', skill: 'Bogenschießen' },
      ]),
    ).toBe('s');
    expect(best([{ id: 'g', class: 'granate', skill: 'Bogenschießen' }])).toBe('g');
    expect(
      best([
        { id: 'g', class: 'granate', skill: 'Bogenschießen' },
        { id: 'm', class: 'messer' },
      ]),
    ).toBe('m');
    expect(best([{ id: 'm', class: 'improvisiert' }])).toBe('m');
    expect(best([{ id: 'm', class: 'improvisiert' }], { unarmedDamage: '1W10+1' })).toBe('fists');
  });

  it('HTB-224: against those who flee only what flies counts', () => {
    const mixed = {
      ...archer,
      id: 'a',
      weapons: [
        { id: 's', class: 'schwert', skill: 'Bogenschießen' },
        { id: 'w', class: 'wurfwaffe' },
      ],
    };
    const choices: Step[] = [edit('set-state', { who: 'z', state: 'fleeing' })];
    const cast: Cast = { heroes: [mixed], foes: [plain('z')] };
    const dice: Step[] = [
      ['a', 'initiative', 9],
      ['z', 'initiative', 1],
      ['a', 'attack', 80],
    ];
    const told = fightWith(cast, { dice, choices, beats: 2 });
    expect(questions(told)).toEqual(['action']);
    expect(told.who('a').arm.id).toBe('w');
  });

  it('HTB-225: able before fleeing, then the lowest LP, then list order; surrendered ones never', () => {
    const usual = (states: readonly [Condition, number][], options = {}) => {
      const ids = states.map((_, i) => `z${i}`);
      const foes = states.map(([, life], i) => ({ ...plain(ids[i]!, { role: 'npc' }), currentLifePoints: life }));
      const choices = states.map(([state], i) => edit('set-state', { who: `z${i}`, state }));
      const order = { order: ['a', ...ids] };
      const dice: Step[] = [
        ['a', 'initiative', 9],
        ...ids.map((id): Step => [id, 'initiative', 1]),
        ['a', 'attack', 99],
      ];
      const cast: Cast = { heroes: [plain('a', { weapon: 'bogen' })], foes, start: order, options };
      return fightWith(cast, { dice, choices, beats: 2 }).asked.find((q) => q.id === 'target')?.preferred.option;
    };
    expect(
      usual([
        ['able', 50],
        ['able', 40],
        ['able', 40],
      ]),
    ).toBe('z1');
    expect(
      usual([
        ['fleeing', 20],
        ['able', 90],
        ['unconscious', 15],
      ]),
    ).toBe('z1');
    expect(
      usual([
        ['unconscious', 15],
        ['fleeing', 60],
        ['surrendered', 10],
      ]),
    ).toBe('z1');
    expect(
      usual(
        [
          ['surrendered', 15],
          ['unconscious', 30],
          ['unconscious', 20],
        ],
        { endWhenIncapacitated: false },
      ),
    ).toBe('z2');
  });

  it('HTB-226: parry if T is at least 1', () => {
    const usual = (parryMod: number) => {
      const target = plain('b', { handeln: 5, weapons: [{ class: 'schwert', parryMod }] });
      const told = exchangeWith(
        { heroes: [plain('a')], foes: [target] },
        {
          dice: [
            ['a', 'attack', 50],
            ['a', 'damage', 1, 1, 1, 1, 1],
          ],
          ...(parryMod > -5 && { choices: [['b', 'parry', 'take']] }),
        },
      );
      return told.asked.find((q) => q.id === 'parry')!.preferred.option;
    };
    expect([usual(-4), usual(-5)]).toEqual(['parry', 'take']);
  });

  it('HTB-222: the questions, who is asked and what is offered', () => {
    const cast: Cast = {
      heroes: [{ ...howky, weapons: ['axt', 'schrotflinte'] }],
      foes: [goblin, archer],
      start: { order: ['howky', 'goblin', 'ork-bogenschuetze'] },
    };
    const dice: Step[] = [
      ['howky', 'initiative', 9],
      ['goblin', 'initiative', 1],
      ['ork-bogenschuetze', 'initiative', 1],
      ['howky', 'attack', 50],
      ['howky', 'attack', 5],
      ['howky', 'damage', 1, 1, 1, 1, 1],
    ];
    const choices: Step[] = [
      ['howky', 'weapon', 'schrotflinte'],
      [GM, 'distance', 'far'],
      ['howky', 'spend-gbp', 'yes'],
    ];
    const told = fightWith(cast, { dice, choices, beats: 2 });
    expect(told.asked.map((q) => [q.id, q.who, q.asked.options.map((o) => o.id)])).toEqual([
      ['action', 'howky', ['attack', 'firstAid', 'flee', 'surrender', 'other', 'pass']],
      ['weapon', 'howky', ['axt', 'schrotflinte', 'fists']],
      ['target', 'howky', ['goblin', 'ork-bogenschuetze']],
      ['distance', GM, ['near', 'medium', 'far']],
      ['spend-gbp', 'howky', ['yes', 'no']],
    ]);
    expect(told.asked[3]!.preferred.option).toBe('near');
  });

  it('HTB-200: the weapon of the attack is in hand from then on', () => {
    const told = exchangeWith(
      { heroes: [archer], foes: [plain('b')] },
      { dice: [['ork-bogenschuetze', 'attack', 99]], choices: [['ork-bogenschuetze', 'weapon', 'orksaebel']] },
    );
    expect(told.who('ork-bogenschuetze').arm.name.de).toBe('Säbel');
  });
});

describe('what the GM changes', () => {
  const cast: Cast = {
    heroes: [howky, bernd],
    foes: copies(goblin, 2),
    start: { order: ['howky', 'bernd', 'goblin-1', 'goblin-2'] },
  };
  const dice: Step[] = ['howky', 'bernd', 'goblin-1', 'goblin-2'].map((id) => [id, 'initiative', 5]);
  const after = (...choices: Step[]) => fightWith(cast, { dice, choices, beats: 1 });

  it('HTB-172: life points, with what follows from them', () => {
    expect(after(edit('set-life', { who: 'howky', value: 55 })).who('howky')).toMatchObject({
      life: 55,
      state: 'able',
    });
    expect(after(edit('set-life', { who: 'howky', value: 9 })).who('howky').state).toBe('unconscious');
    expect(after(edit('set-life', { who: 'howky', value: 0 })).who('howky').state).toBe('dead');
  });

  it('HTB-097: state, Geistesblitzpunkte and marks', () => {
    expect(after(edit('set-state', { who: 'bernd', state: 'fled' })).who('bernd').state).toBe('fled');
    expect(after(edit('set-gbp', { who: 'bernd', group: 'soziales', value: 5 })).who('bernd').gbp.soziales).toBe(5);
    expect(after(edit('set-mark', { who: 'bernd', mark: 'parryUsed', on: 'yes' })).who('bernd').parryUsed).toBe(true);
  });

  it('HTB-149: a standing modifier changes the checks at once', () => {
    const told = after(edit('set-modifier', { who: 'bernd', of: 'parryMod', value: 20 }));
    expect(told.who('bernd').arm.parry.target).toBe(45);
    expect(told.who('bernd').life).toBe(100);
  });

  it('HTB-200: a weapon is put into a hand, but only one that is carried', () => {
    expect(after(edit('set-weapon', { who: 'howky', weapon: 'fists' })).who('howky').arm.bare).toBe(true);
    expect(() => after(edit('set-weapon', { who: 'howky', weapon: 'bernds-schwert' }))).toThrow('joint-limit');
  });

  it('HTB-074: the order of turns', () => {
    const order = ['goblin-2', 'howky', 'bernd', 'goblin-1'];
    const told = fightWith(cast, {
      dice: [...dice, ['goblin-2', 'attack', 90]],
      choices: [[GM, 'interlude@1', { option: 'set-order', order }]],
      beats: 2,
    });
    expect(told.fight.order.map((c) => c.id)).toEqual(order);
    expect(told.of('attack.began')[0]).toMatchObject({ who: 'goblin-2' });
  });

  it('HTB-063: somebody who joins throws initiative and acts in this round if his place is still to come', () => {
    const joining = (handeln: number) => {
      const late = plain('late', { handeln, role: 'npc' });
      const member = setupOf({ heroes: [howky], foes: [late] }).members[1]!;
      const duel: Step[] = [
        ['howky', 'initiative', 5],
        ['goblin', 'initiative', 5],
        ['late', 'initiative', 5],
      ];
      const next: Step[] = handeln > 11 ? [['goblin', 'attack', 90]] : [['late', 'attack', 90]];
      const choices: Step[] = [
        ['howky', 'action', 'pass'],
        [GM, 'interlude@2', { option: 'add', member }],
      ];
      return fightWith({ heroes: [howky], foes: [goblin] }, { dice: [...duel, ...next], choices, beats: 3 });
    };
    expect(joining(10).fight.order.map((c) => c.id)).toEqual(['howky', 'late', 'goblin']);
    expect(joining(20).fight.order.map((c) => c.id)).toEqual(['late', 'howky', 'goblin']);
  });

  it('HTB-058: somebody is taken out in mid-fight, and the next in order acts', () => {
    const told = fightWith(cast, {
      dice: [...dice, ['bernd', 'attack', 99], ['goblin-2', 'attack', 90]],
      choices: [
        ['howky', 'action', 'pass'],
        [GM, 'interlude', { option: 'remove', who: 'goblin-1' }],
      ],
      beats: 4,
    });
    expect(told.fight.listed.map((c) => c.id)).toEqual(['howky', 'bernd', 'goblin-2']);
    expect(told.of('attack.began').map((e) => e['who'])).toEqual(['bernd', 'goblin-2']);
  });

  it('HTB-222: all changes have legal defaults', () => {
    const told = after();
    expect(htbah.edits(told.fight).map((o) => o.id)).toEqual([
      'set-life', 'set-state', 'set-gbp', 'set-mark', 'set-modifier', 'set-weapon', 'set-order',
    ]); // prettier-ignore
  });
});
