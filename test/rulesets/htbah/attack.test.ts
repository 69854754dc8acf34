import { describe, expect, it } from 'vitest';
import { GM } from '../../../src/engine/index.js';
import type { Options } from '../../../rulesets/htbah/book.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import type { Condition } from '../../../rulesets/htbah/state.js';
import {
  archer,
  bernd,
  exchangeWith,
  fightWith,
  fighterOf,
  goblin,
  howky,
  plain,
  questions,
  type Cast,
  type Step,
} from './kit.js';

const five = [5, 5, 5, 5, 5];
const duel = (a: Sheet, b: Sheet, options: Partial<Options> = {}): Cast => ({ heroes: [a], foes: [b], options });

describe('attack', () => {
  it('HTB-112, HTB-113, HTB-029: the attack is a check on the skill of the weapon', () => {
    const told = exchangeWith(duel(howky, bernd), {
      dice: [
        ['howky', 'attack', 71],
        ['bernd', 'parry', 25],
      ],
    });
    expect(told.of('check.rolled')[0]).toMatchObject({
      kind: 'attack',
      skill: 'Axtkampf',
      base: 71,
      target: 71,
      degree: 'success',
    });
  });

  it('HTB-030, HTB-031, HTB-113, HTB-117: unlearned it is a Begabungsprobe on Handeln and never critical', () => {
    const told = exchangeWith(duel({ ...howky, weapons: ['schwert'] }, bernd), {
      dice: [
        ['howky', 'attack', 1],
        ['bernd', 'parry', 90],
        ['howky', 'damage', ...five],
      ],
    });
    expect(told.of('check.rolled')[0]).toMatchObject({ skill: null, group: 'handeln', target: 11, degree: 'success' });
    expect(told.who('bernd').life).toBe(75);
  });

  it('HTB-031: a skill listed with 0 points is checked on the Begabung of its entry', () => {
    const sheet: Sheet = {
      ...howky,
      skills: [...howky.skills!, { name: 'Sprengen', group: 'wissen', points: 0 }],
      weapons: [{ class: 'granate', skill: 'Sprengen' }],
    };
    const told = exchangeWith(duel(sheet, goblin), {
      dice: [['howky', 'attack', 20]],
      choices: [['howky', 'spend-gbp', 'no']],
    });
    expect(told.of('check.rolled')[0]).toMatchObject({ skill: null, group: 'wissen', target: 13 });
  });

  it('HTB-114, HTB-115, HTB-148: a success hits, a failure ends the action', () => {
    const miss = exchangeWith(duel(plain('a'), bernd), { dice: [['a', 'attack', 71]] });
    expect(questions(miss)).toEqual(['weapon']);
    expect(miss.who('bernd').life).toBe(100);
    const hit = exchangeWith(duel(plain('a'), bernd), {
      dice: [
        ['a', 'attack', 70],
        ['bernd', 'parry', 26],
        ['a', 'damage', ...five],
      ],
      choices: [['bernd', 'spend-gbp', 'no']],
    });
    expect(hit.who('bernd').life).toBe(75);
  });

  it('HTB-116, HTB-118, HTB-133, HTB-156, HTB-167: d11, a critical attack is not parried and doubles its damage', () => {
    const told = exchangeWith(duel(plain('a'), bernd), {
      dice: [
        ['a', 'attack', 7],
        ['a', 'damage', 7, 7, 7, 5, 5],
      ],
    });
    expect(questions(told)).toEqual(['weapon']);
    expect(told.of('parry.omitted')[0]).toMatchObject({ why: 'critical' });
    expect(told.who('bernd')).toMatchObject({ life: 38, state: 'unconscious' });
    const beast = exchangeWith(
      duel(bernd, goblin),
      {
        dice: [
          ['goblin', 'attack', 4],
          ['goblin', 'damage', 3, 4],
        ],
      },
      { attacker: 'goblin', defender: 'bernd' },
    );
    expect(beast.who('bernd').life).toBe(86);
  });

  it('HTB-119: a critical failure is a miss that cannot be rolled again', () => {
    const told = exchangeWith(duel(howky, bernd), { dice: [['howky', 'attack', 98]] });
    expect(questions(told)).toEqual(['weapon']);
    expect(told.who('howky').parryUsed).toBe(false);
  });

  it('HTB-121: who can be attacked, by state and weapon', () => {
    const legal = (state: Condition, sheet: Sheet): string[] => {
      const cast: Cast = { heroes: [sheet], foes: [plain('x', { role: 'npc' }), plain('y', { role: 'npc' })] };
      const dice: Step[] = [
        [sheet.id!, 'initiative', 10],
        ['x', 'initiative', 1],
        ['y', 'initiative', 2],
        [sheet.id!, 'attack', 99],
      ];
      const told = fightWith(cast, {
        dice,
        choices: [[GM, 'interlude', { option: 'set-state', who: 'x', state }]],
        beats: 2,
      });
      const target = told.asked.find((q) => q.id === 'target');
      return target ? target.asked.options.map((o) => o.id) : ['y'];
    };
    const [sword, bow] = [plain('a', { handeln: 20 }), plain('a', { handeln: 20, weapon: 'bogen' })];
    const throwing = plain('a', { handeln: 20, weapon: 'wurfwaffe' });
    for (const state of ['able', 'unconscious', 'surrendered'] as const)
      expect(legal(state, sword)).toEqual(['x', 'y']);
    for (const state of ['dead', 'fled', 'fleeing'] as const) expect(legal(state, sword)).toEqual(['y']);
    expect([legal('fleeing', bow), legal('fleeing', throwing)]).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });

  it('HTB-122, HTB-143, HTB-144, HTB-171: the helpless are attacked as usual and do not parry', () => {
    for (const state of ['unconscious', 'surrendered'] as const) {
      const foes = [plain('x', { role: 'npc' }), plain('y', { role: 'npc' })];
      const dice: Step[] = [
        ['a', 'initiative', 10],
        ['x', 'initiative', 1],
        ['y', 'initiative', 2],
        ['a', 'attack', 50],
        ['a', 'damage', ...five],
      ];
      const choices: Step[] = [
        [GM, 'interlude', { option: 'set-state', who: 'x', state }],
        ['a', 'target', 'x'],
      ];
      const told = fightWith({ heroes: [plain('a', { handeln: 20 })], foes }, { dice, choices, beats: 2 });
      expect(told.of('parry.omitted')[0]).toMatchObject({ who: 'x', why: state });
      expect(told.who('x')).toMatchObject({ life: 75, state });
    }
  });

  it('HTB-123: every able opponent is in reach of every weapon', () => {
    const told = exchangeWith(duel(howky, archer), { dice: [['howky', 'attack', 99]] });
    expect(told.asked[0]!.asked.options.map((o) => o.id)).toEqual(['howkys-axt', 'fists']);
  });

  it('HTB-120: the questions come in their order', () => {
    const shotgun: Sheet = plain('a', { weapon: 'schrotflinte', handeln: 30, gbp: { handeln: 1 } });
    const gunner: Sheet = {
      ...shotgun,
      weapons: [{ class: 'schrotflinte', skill: 'Kampf', area: true, parryable: true }],
    };
    const options = { askModifier: 'all', genauereEinteilung: true } as const;
    const target = plain('x', { handeln: 20, gbp: { handeln: 1 } });
    const cast: Cast = { heroes: [gunner], foes: [target, plain('y')], options };
    const dice: Step[] = [
      ['a', 'initiative', 10],
      ['x', 'initiative', 1],
      ['y', 'initiative', 2],
      ['a', 'attack', 90],
      ['a', 'attack', 40],
      ['x', 'parry', 60],
      ['x', 'parry', 70],
      ['a', 'damage', ...five, 5, 5, 5, 5],
    ];
    const choices: Step[] = [['x', 'spend-gbp', 'yes']];
    const told = fightWith(cast, { dice, choices, beats: 2 });
    expect(questions(told)).toEqual([
      'action',
      'weapon',
      'target',
      'distance',
      'blast-targets',
      'blast-targets',
      'modifier',
      'required-degree',
      'spend-gbp',
      'parry',
      'modifier',
      'required-degree',
      'spend-gbp',
    ]);
  });
});

describe('parry', () => {
  it('HTB-124, HTB-091: d13, one attempt a round, successful or not; the next round has another', () => {
    const foes = [plain('x', { role: 'npc', handeln: 5 }), plain('y', { role: 'npc', handeln: 5 })];
    const start = { order: ['x', 'y', 'h'] };
    const dice: Step[] = [
      ['h', 'initiative', 1],
      ['x', 'initiative', 1],
      ['y', 'initiative', 1],
      ['x', 'attack', 50],
      ['h', 'parry', 60],
      ['x', 'damage', 1, 1, 1, 1, 1],
      ['y', 'attack', 50],
      ['y', 'damage', 1, 1, 1, 1, 1],
      ['h', 'attack', 90],
      ['x', 'attack', 50],
      ['h', 'parry', 10],
    ];
    const told = fightWith({ heroes: [plain('h', { handeln: 20 })], foes, start }, { dice, beats: 5 });
    expect(told.of('parry.omitted')).toEqual([{ type: 'parry.omitted', who: 'h', why: 'parried' }]);
    expect(told.who('h')).toMatchObject({ life: 90, parryUsed: true });
  });

  it('HTB-125, HTB-129, HTB-130, HTB-131, HTB-132: d19, Bernd parries on Handeln 15 with his shield', () => {
    const parry = (roll: number) =>
      exchangeWith(duel(plain('a'), { ...bernd, gbp: { handeln: 0 } }), {
        dice: [['a', 'attack', 50], ['bernd', 'parry', roll], ...(roll > 25 ? [['a', 'damage', ...five] as Step] : [])],
      });
    const degrees = [25, 26, 92, 93].map((roll) => parry(roll).of('check.rolled')[1]);
    expect(degrees.map((e) => e!['degree'])).toEqual(['success', 'failure', 'failure', 'critical-failure']);
    expect(degrees[0]).toMatchObject({ base: 15, target: 25, mods: [{ what: 'shield', n: 10 }] });
    expect([25, 26, 93].map((roll) => parry(roll).who('bernd').life)).toEqual([100, 75, 75]);
  });

  it('HTB-126, HTB-127: GBP of Handeln repeat a parry within the same attempt', () => {
    const told = exchangeWith(duel(plain('a'), bernd), {
      dice: [
        ['a', 'attack', 50],
        ['bernd', 'parry', 80],
        ['bernd', 'parry', 1],
      ],
      choices: [['bernd', 'spend-gbp', 'yes']],
    });
    expect(told.of('check.repeated')[0]).toMatchObject({ degree: 'success', group: 'handeln', left: 1 });
    expect(told.who('bernd')).toMatchObject({ life: 100, parryUsed: true });
  });

  it('HTB-128: the target decides before the damage is thrown, and may take the blow', () => {
    const told = exchangeWith(duel(plain('a'), bernd), {
      dice: [
        ['a', 'attack', 50],
        ['a', 'damage', ...five],
      ],
      choices: [['bernd', 'parry', 'take']],
    });
    expect(told.of('parry.omitted')[0]).toMatchObject({ why: 'waived' });
    expect(told.who('bernd').parryUsed).toBe(false);
    const types = told.events.map((e) => e.type);
    expect(types.indexOf('parry.omitted')).toBeLessThan(types.indexOf('damage.rolled'));
  });

  it('HTB-134, HTB-135: d14, shots cannot be parried, a sling is one, a thrown weapon is not', () => {
    const omitted = (weapon: string, options = {}) =>
      exchangeWith(duel(plain('a', { weapon }), plain('b', { handeln: 10 }), options), {
        dice: [
          ['a', 'attack', 50],
          ...(weapon === 'wurfwaffe' && !('unparryable' in options) ? [['b', 'parry', 5] as Step] : []),
          ...(weapon === 'pistole' ? [['a', 'damage', 1, 1, 1, 1, 1, 1, 1] as Step] : []),
          ...(weapon === 'steinschleuder' || 'unparryable' in options ? [['a', 'damage', 1, 1, 1] as Step] : []),
        ],
      }).of('parry.omitted')[0]?.['why'];
    expect([omitted('pistole'), omitted('steinschleuder'), omitted('wurfwaffe')]).toEqual(['shot', 'shot', undefined]);
    expect(omitted('wurfwaffe', { unparryable: 'allRanged' })).toBe('thrown');
  });

  it('HTB-136, HTB-137, HTB-138: explosions cannot be parried, nor thrown weapons with allRanged; a field goes before', () => {
    const parryable = (weapon: object, options: Partial<Options> = {}) =>
      fighterOf({ ...howky, weapons: [{ class: 'schwert', ...weapon }] }, options).arms[0]!.parryable;
    expect(parryable({ class: 'granate' })).toBe(false);
    expect(parryable({ class: 'wurfwaffe' })).toBe(true);
    expect(parryable({ class: 'wurfwaffe' }, { unparryable: 'allRanged' })).toBe(false);
    expect(parryable({ class: 'wurfwaffe', parryable: true }, { unparryable: 'allRanged' })).toBe(true);
    expect([parryable({ parryable: false }), parryable({ class: 'bogen', parryable: true })]).toEqual([false, true]);
  });

  it('C4: HTB-139, HTB-140, HTB-142: d10, a successful parry with bare fists leaves half, rounded up', () => {
    const unarmed = (id: string) => plain(id, { handeln: 12, weapons: [] });
    const left = (...faces: number[]) =>
      exchangeWith(
        duel(
          plain('a', { weapons: [{ class: 'custom', damage: `${faces.length}W10`, skill: 'Kampf' }] }),
          unarmed('b'),
        ),
        {
          dice: [
            ['a', 'attack', 50],
            ['b', 'parry', 12],
            ['a', 'damage', ...faces],
          ],
        },
      ).who('b').life;
    expect([left(9, 9, 9), left(9, 9, 8), left(1)]).toEqual([86, 87, 99]);
    const failed = exchangeWith(duel(plain('a'), unarmed('b')), {
      dice: [
        ['a', 'attack', 50],
        ['b', 'parry', 13],
        ['a', 'damage', ...five],
      ],
    });
    expect(failed.who('b').life).toBe(75);
  });

  it('HTB-141: d20, teeth against bare fists leave nothing', () => {
    const told = exchangeWith(
      duel(plain('b', { handeln: 12, weapons: [] }), goblin),
      {
        dice: [
          ['goblin', 'attack', 30],
          ['b', 'parry', 12],
        ],
      },
      { attacker: 'goblin', defender: 'b' },
    );
    expect(told.who('b').life).toBe(100);
  });

  it('HTB-144: a fleeing fighter may parry', () => {
    const cast: Cast = {
      heroes: [plain('a', { handeln: 20, weapon: 'wurfwaffe' })],
      foes: [plain('x', { role: 'npc', handeln: 10 })],
    };
    const dice: Step[] = [
      ['a', 'initiative', 10],
      ['x', 'initiative', 1],
      ['a', 'attack', 50],
      ['x', 'parry', 10],
    ];
    const choices: Step[] = [[GM, 'interlude', { option: 'set-state', who: 'x', state: 'fleeing' }]];
    expect(fightWith(cast, { dice, choices, beats: 2 }).of('attack.parried')).toHaveLength(1);
  });

  it('HTB-147: a critical failure is a failed parry that cannot be rolled again', () => {
    const told = exchangeWith(duel(plain('a'), bernd), {
      dice: [
        ['a', 'attack', 50],
        ['bernd', 'parry', 93],
        ['a', 'damage', ...five],
      ],
    });
    expect(questions(told)).toEqual(['weapon', 'parry']);
  });
});

describe('modifiers', () => {
  it('HTB-149, HTB-200: weapon, weapon in hand, shield, situation and ruling, one by one', () => {
    const a: Sheet = plain('a', { weapons: [{ class: 'schwert', skill: 'Kampf', attackMod: 5 }] });
    const b: Sheet = plain('b', {
      handeln: 40,
      weapons: [{ id: 'good', class: 'schwert', parryMod: 7 }],
      shield: { name: 'Schild', parryMod: 10 },
    });
    const cast: Cast = {
      heroes: [{ sheet: a, extra: { attackMod: -10 } }],
      foes: [{ sheet: b, extra: { parryMod: -3 } }],
      options: { askModifier: 'all' },
    };
    const told = exchangeWith(cast, {
      dice: [
        ['a', 'attack', 50],
        ['b', 'parry', 34],
      ],
      choices: [
        [GM, 'modifier', 'minus-10'],
        [GM, 'modifier', { option: 'by', points: -20 }],
      ],
    });
    expect(told.of('check.rolled')).toMatchObject([
      {
        target: 55,
        mods: [
          { what: 'weapon', n: 5 },
          { what: 'standing', n: -10 },
          { what: 'ruling', n: -10 },
        ],
      },
      {
        target: 34,
        mods: [
          { what: 'weapon-in-hand', n: 7 },
          { what: 'shield', n: 10 },
          { what: 'standing', n: -3 },
          { what: 'ruling', n: -20 },
        ],
      },
    ]);
  });

  it('HTB-150, HTB-151: askModifier decides which checks the GM is asked about; steps and any number', () => {
    const asked = (askModifier: Options['askModifier']) =>
      exchangeWith(duel(plain('a'), plain('b', { handeln: 20 }), { askModifier }), {
        dice: [
          ['a', 'attack', 50],
          ['b', 'parry', 20],
        ],
      });
    expect(
      (['off', 'attack', 'parry', 'all'] as const).map(
        (m) => questions(asked(m)).filter((q) => q === 'modifier').length,
      ),
    ).toEqual([0, 1, 1, 2]);
    const { options } = asked('attack').asked.find((q) => q.id === 'modifier')!.asked;
    expect(options.slice(0, -1).map((o) => o.label!['n'])).toEqual([-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50]);
    expect(options.at(-1)).toMatchObject({ id: 'by', params: [{ min: -100, max: 100 }] });
  });

  it('HTB-152: lost life points do not hinder', () => {
    const told = exchangeWith(duel({ ...howky, currentLifePoints: 10 }, bernd), {
      dice: [
        ['howky', 'attack', 71],
        ['bernd', 'parry', 25],
      ],
    });
    expect(told.of('check.rolled')[0]).toMatchObject({ target: 71 });
  });

  it('HTB-209, HTB-210: a demanded degree fails lesser successes, which may be rolled again', () => {
    const options = { askModifier: 'attack', genauereEinteilung: true } as const;
    const told = exchangeWith(
      duel({ ...plain('a'), gbp: { handeln: 1 }, begabung: { handeln: 10 } }, goblin, options),
      {
        dice: [
          ['a', 'attack', 43],
          ['a', 'attack', 42],
          ['goblin', 'parry', 99],
          ['a', 'damage', ...five],
        ],
        choices: [[GM, 'required-degree', 'good']],
      },
    );
    expect(questions(told)).toEqual(['weapon', 'modifier', 'required-degree', 'spend-gbp', 'parry']);
    expect(told.of('check.repeated')[0]).toMatchObject({ degree: 'good' });
    const very = exchangeWith(duel(plain('a'), goblin, options), {
      dice: [['a', 'attack', 22]],
      choices: [[GM, 'required-degree', 'veryGood']],
    });
    expect(very.of('check.rolled')[0]).toMatchObject({ degree: 'failure' });
  });

  it('HTB-211: no degree but the critical one changes the damage', () => {
    const told = exchangeWith(duel(plain('a'), goblin, { genauereEinteilung: true }), {
      dice: [
        ['a', 'attack', 8],
        ['goblin', 'parry', 99],
        ['a', 'damage', ...five],
      ],
    });
    expect(told.of('check.rolled')[0]).toMatchObject({ degree: 'very-good' });
    expect(told.who('goblin').life).toBe(15);
  });
});

describe('Geistesblitzpunkte', () => {
  const hero: Sheet = { ...howky, begabung: { handeln: 25 } };

  it('HTB-050, HTB-053, HTB-055: d15, a failed attack is rolled again, and the point is gone', () => {
    const again = exchangeWith(duel(howky, bernd), {
      dice: [
        ['howky', 'attack', 80],
        ['howky', 'attack', 20],
        ['bernd', 'parry', 10],
      ],
      choices: [['howky', 'spend-gbp', 'yes']],
    });
    expect(again.who('howky').gbp.handeln).toBe(0);
    expect(questions(exchangeWith(duel(howky, bernd), { dice: [['howky', 'attack', 98]] }))).not.toContain('spend-gbp');
  });

  it('HTB-054: one after another, or a single one with option gbpPerCheck', () => {
    const dice: Step[] = [
      ['howky', 'attack', 90],
      ['howky', 'attack', 91],
      ['howky', 'attack', 92],
      ['howky', 'attack', 93],
    ];
    const all = exchangeWith(duel(hero, bernd), { dice });
    expect(all.who('howky').gbp.handeln).toBe(0);
    const one = exchangeWith(duel(hero, bernd, { gbpPerCheck: 'one' }), { dice: dice.slice(0, 2) });
    expect(one.who('howky').gbp.handeln).toBe(2);
  });

  it('HTB-051: d18, only points of the group of the check count', () => {
    const told = exchangeWith(duel({ ...howky, gbp: { handeln: 0, soziales: 2 } }, bernd), {
      dice: [['howky', 'attack', 80]],
    });
    expect(questions(told)).toEqual(['weapon']);
  });

  it('HTB-052, HTB-056: never on damage or initiative, and no refill inside a fight', () => {
    const dice: Step[] = [
      ['howky', 'initiative', 9],
      ['goblin', 'initiative', 1],
      ['howky', 'attack', 80],
      ['howky', 'attack', 80],
      ['goblin', 'attack', 80],
      ['howky', 'attack', 50],
      ['goblin', 'parry', 50],
      ['howky', 'damage', 1, 1, 1, 1],
    ];
    const told = fightWith(duel(howky, goblin), { dice, beats: 4 });
    expect(questions(told).filter((q) => q === 'spend-gbp')).toHaveLength(1);
    expect(told.who('howky').gbp.handeln).toBe(0);
  });

  it('HTB-227: habits, smart from T = 40, on a parry also against a blow that may fell him', () => {
    const usual = (sheet: Sheet, roll: number) =>
      exchangeWith(duel(sheet, goblin), {
        dice: [[sheet.id!, 'attack', roll]],
        choices: [[sheet.id!, 'spend-gbp', 'no']],
      }).asked.at(-1)!.preferred.option;
    const skilled = (value: number, over: Partial<Sheet> = {}) =>
      plain('a', { value, handeln: 10, gbp: { handeln: 1 }, ...over });
    expect([usual(skilled(40), 60), usual(skilled(39), 60)]).toEqual(['yes', 'no']);
    expect([usual(skilled(39, { gbpDefault: 'always' }), 60), usual(skilled(90, { gbpDefault: 'never' }), 95)]).toEqual(
      ['yes', 'no'],
    );
    const parry = (life: number) =>
      exchangeWith(duel(plain('a'), { ...skilled(40), id: 'b', currentLifePoints: life }), {
        dice: [
          ['a', 'attack', 50],
          ['b', 'parry', 80],
          ['a', 'damage', 1, 1, 1, 1, 1],
        ],
        choices: [['b', 'spend-gbp', 'no']],
      }).asked.at(-1)!.preferred.option;
    // 5W10: 55 > 2 * (37 - 10), but not > 2 * (38 - 10)
    expect([parry(37), parry(38)]).toEqual(['yes', 'no']);
  });
});
