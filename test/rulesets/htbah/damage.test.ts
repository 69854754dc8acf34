import { describe, expect, it } from 'vitest';
import { GM } from '../../../src/engine/index.js';
import type { Options } from '../../../rulesets/htbah/book.js';
import type { Sheet } from '../../../rulesets/htbah/sheet.js';
import { exchangeWith, fighterOf, fightWith, goblin, howky, plain, questions, type Cast, type Step } from './kit.js';

/** A sure, critical or plain hit with a weapon on somebody who takes it. */
function hit(
  weapon: object,
  faces: number[],
  over: { target?: Partial<Sheet>; roll?: number; options?: Partial<Options> } = {},
) {
  const a = plain('a', { weapons: [{ class: 'custom', damage: '1W10', skill: 'Kampf', ...weapon }] });
  const b = plain('b', { handeln: 0, ...over.target });
  const cast: Cast = { heroes: [a], foes: [b], options: over.options ?? {} };
  const roll = over.roll ?? 50;
  const told = exchangeWith(cast, {
    dice: [
      ['a', 'attack', roll],
      ['a', 'damage', ...faces],
    ],
  });
  return told.who('b');
}

describe('damage', () => {
  it('HTB-028, HTB-153, HTB-154, HTB-155: the faces and the bonus of the weapon, no die thrown again', () => {
    expect(hit({ class: 'schwert', damage: undefined }, [10, 1, 10, 2, 3]).life).toBe(74);
    expect(hit({ damage: '2W10+7' }, [10, 10]).life).toBe(73);
    expect(hit({ damage: '5W10+10' }, [1, 1, 1, 1, 1]).life).toBe(85);
    expect(hit({ damage: '5W10+10' }, [10, 10, 10, 10, 10]).life).toBe(40);
  });

  it('HTB-157: d09, the bonus is doubled too, or with option critDoubles the dice alone', () => {
    expect(hit({ class: 'stock', damage: undefined }, [8], { roll: 7 }).life).toBe(74);
    expect(hit({ class: 'stock', damage: undefined }, [8], { roll: 7, options: { critDoubles: 'dice' } }).life).toBe(
      79,
    );
  });

  it('HTB-158, HTB-159: d21, the shotgun throws fewer dice the farther it shoots', () => {
    const a = plain('a', { weapon: 'schrotflinte' });
    const at = (distance: string, dice: number) =>
      exchangeWith(
        { heroes: [a], foes: [plain('b')] },
        {
          dice: [
            ['a', 'attack', 50],
            ['a', 'damage', ...Array<number>(dice).fill(2)],
          ],
          choices: [[GM, 'distance', distance]],
        },
      ).who('b').life;
    expect([at('near', 9), at('medium', 7), at('far', 5)]).toEqual([82, 86, 90]);
    const own = fighterOf({ ...a, weapons: [{ class: 'schrotflinte', damage: '8W10' }] }).arms[0]!;
    expect([own.byRange, own.harm.dice.notation]).toEqual([undefined, '8W10']);
  });

  it('HTB-164, HTB-165: d12, life points never fall below 0, and 0 is death', () => {
    expect(
      hit({ class: 'schwert', damage: undefined }, [10, 10, 10, 10, 10], { target: { lifePoints: 45 } }),
    ).toMatchObject({ life: 0, state: 'dead' });
  });

  it('HTB-165, HTB-166, HTB-169, HTB-170: x17, 10 LP are awake, 9 unconscious, 0 dead, whatever the maximum', () => {
    const after = (faces: number[]) => {
      const { life, state } = hit({ damage: '4W10' }, faces, { target: { lifePoints: 40, role: 'npc' } });
      return [life, state];
    };
    expect([after([10, 10, 9, 1]), after([10, 10, 10, 1]), after([10, 10, 10, 10])]).toEqual([
      [10, 'able'],
      [9, 'unconscious'],
      [0, 'dead'],
    ]);
  });

  it('HTB-167, HTB-168: x18, more than 60 LP in one blow knock out, measured after doubling', () => {
    expect(hit({ damage: '6W10' }, [10, 10, 10, 10, 10, 10])).toMatchObject({ life: 40, state: 'able' });
    expect(hit({ damage: '6W10+1' }, [10, 10, 10, 10, 10, 10])).toMatchObject({ life: 39, state: 'unconscious' });
    expect(hit({ damage: '4W10' }, [8, 8, 8, 7], { roll: 1, target: { lifePoints: 200 } })).toMatchObject({
      life: 138,
      state: 'unconscious',
    });
  });

  it('C4: HTB-168: the loss is measured after halving and armour', () => {
    const a = plain('a', { weapons: [{ class: 'custom', damage: '10W10', skill: 'Kampf' }] });
    const b = plain('b', { handeln: 20, weapons: [] });
    const dice: Step[] = [
      ['a', 'attack', 50],
      ['b', 'parry', 1],
      ['a', 'damage', ...Array<number>(10).fill(10)],
    ];
    expect(exchangeWith({ heroes: [a], foes: [b] }, { dice }).who('b')).toMatchObject({ life: 50, state: 'able' });
    const armoured = { target: { naturalArmour: 5 }, options: { ruestung: true } };
    expect(hit({ damage: '10W10' }, [5, 5, 5, 5, 10, 10, 10, 10, 10, 10], armoured)).toMatchObject({
      life: 40,
      state: 'able',
    });
  });

  it('HTB-172: an unconscious fighter keeps his life points until he is hit again', () => {
    const cast: Cast = { heroes: [howky, { ...plain('down'), currentLifePoints: 5 }], foes: [goblin] };
    const dice: Step[] = [
      ['howky', 'initiative', 5],
      ['down', 'initiative', 5],
      ['goblin', 'initiative', 5],
    ];
    const rounds: Step[] = [
      ['howky', 'attack', 98],
      ['goblin', 'attack', 80],
    ];
    const told = fightWith(cast, { dice: [...dice, ...rounds, ...rounds], beats: 5 });
    expect(told.who('down')).toMatchObject({ life: 5, state: 'unconscious' });
  });
});

describe('areas', () => {
  const grenadier = plain('a', { weapon: 'granate', handeln: 20 });
  const initiative: Step[] = [
    ['a', 'initiative', 10],
    ['x', 'initiative', 1],
    ['y', 'initiative', 1],
  ];
  const ten = Array<number>(10).fill(5);

  it('HTB-160, HTB-161: d22, one attack, one throw for all, each with his armour', () => {
    const foes = [
      plain('x', { naturalArmour: 0, role: 'npc', handeln: 2 }),
      plain('y', { naturalArmour: 5, role: 'npc', handeln: 1 }),
    ];
    const cast: Cast = { heroes: [grenadier], foes, options: { ruestung: true } };
    const choices: Step[] = [
      [GM, 'blast-targets', 'no'],
      [GM, 'blast-targets', 'yes'],
    ];
    const told = fightWith(cast, {
      dice: [...initiative, ['a', 'attack', 50], ['a', 'damage', ...ten]],
      choices,
      beats: 2,
    });
    expect([told.who('x').life, told.who('y').life, told.who('a').life]).toEqual([50, 100, 100]);
  });

  it('HTB-160, HTB-222: the GM names each further fighter, own side and attacker included, before the attack', () => {
    const cast: Cast = { heroes: [grenadier], foes: [plain('x', { role: 'npc' }), plain('y', { role: 'npc' })] };
    const dice: Step[] = [...initiative, ['x', 'tie', 2], ['y', 'tie', 1], ['a', 'attack', 90]];
    const told = fightWith(cast, { dice, beats: 2 });
    expect(questions(told)).toEqual(['action', 'weapon', 'target', 'blast-targets', 'blast-targets']);
    expect(told.asked.slice(3).map((q) => [q.who, q.preferred.option])).toEqual([
      [GM, 'no'],
      [GM, 'no'],
    ]);
  });

  it('HTB-241: parries of an area attack come one by one, the target first, all before the damage', () => {
    const thrower: Sheet = { ...grenadier, weapons: [{ class: 'wurfwaffe', skill: 'Kampf', area: true }] };
    const foes = [plain('x', { role: 'npc', handeln: 12 }), plain('y', { role: 'npc', handeln: 11 })];
    const dice: Step[] = [
      ...initiative,
      ['a', 'attack', 50],
      ['y', 'parry', 11],
      ['a', 'parry', 90],
      ['x', 'parry', 90],
      ['a', 'damage', 5, 5, 5],
    ];
    const choices: Step[] = [
      ['a', 'target', 'y'],
      [GM, 'blast-targets', 'yes'],
      [GM, 'blast-targets', 'yes'],
    ];
    const told = fightWith({ heroes: [thrower], foes }, { dice, choices, beats: 2 });
    expect(['a', 'x', 'y'].map((id) => told.who(id).life)).toEqual([85, 85, 100]);
  });

  it('HTB-161: without anybody hit no die is thrown', () => {
    const thrower: Sheet = { ...grenadier, weapons: [{ class: 'wurfwaffe', skill: 'Kampf', area: true }] };
    const foes = [plain('x', { role: 'npc', handeln: 12 }), plain('y', { role: 'npc', handeln: 11 })];
    const dice: Step[] = [...initiative, ['a', 'attack', 50], ['x', 'parry', 1], ['y', 'parry', 1]];
    const choices: Step[] = [
      [GM, 'blast-targets', 'no'],
      [GM, 'blast-targets', 'yes'],
    ];
    const told = fightWith({ heroes: [thrower], foes }, { dice, choices, beats: 2 });
    expect(told.of('damage.rolled')).toEqual([]);
  });

  it('HTB-161, HTB-183: a decreed total has no faces, so armour ignores none of it', () => {
    const foes = [plain('x', { naturalArmour: 9, role: 'npc', handeln: 2 }), plain('y', { role: 'npc', handeln: 1 })];
    const cast: Cast = { heroes: [grenadier], foes, options: { ruestung: true } };
    const choices: Step[] = [
      [GM, 'blast-targets', 'no'],
      [GM, 'blast-targets', 'yes'],
    ];
    const order = { order: ['a', 'x', 'y'] };
    const dice: Step[] = [...initiative, ['a', 'attack', { decree: 50 }], ['a', 'damage', { decree: 33 }]];
    const told = fightWith({ ...cast, start: order }, { dice, choices, beats: 2 });
    expect([told.who('x').life, told.who('y').life]).toEqual([67, 67]);
    const one = fightWith({ ...cast, start: order }, { dice, beats: 2 });
    expect([one.who('x').life, one.who('y').life]).toEqual([67, 100]);
  });

  it('HTB-162: dice, then armour, then the bonus, then doubling', () => {
    // RW 6 leaves 8 of 3, 6, 8; plus 4 is 12; doubled 24
    const armoured = { target: { naturalArmour: 6 }, options: { ruestung: true }, roll: 1 };
    expect(hit({ damage: '3W10+4' }, [3, 6, 8], armoured).life).toBe(76);
  });

  it('HTB-163: doubling and halving never meet', () => {
    const told = exchangeWith(
      { heroes: [plain('a')], foes: [plain('b', { handeln: 30, weapons: [] })] },
      {
        dice: [
          ['a', 'attack', 1],
          ['a', 'damage', 1, 1, 1, 1, 1],
        ],
      },
    );
    expect(questions(told)).toEqual(['weapon']);
    expect(told.who('b').life).toBe(90);
  });
});

describe('module ruestung', () => {
  const on = { ruestung: true };
  const worn: Sheet = {
    ...howky,
    armour: ['leichte-ruestung', 'helm', { name: 'Schienen', rw: 1 }],
    shield: { name: 'Schild', rw: 2 },
    naturalArmour: 1,
  };

  it('HTB-178: without the module armour does nothing', () => {
    expect(fighterOf(worn)).toMatchObject({ rw: 0, initiative: 11 });
    expect(hit({ damage: '3W10' }, [3, 6, 8], { target: { naturalArmour: 6 } }).life).toBe(83);
  });

  it('HTB-179, HTB-180, HTB-181: armour, shield and hide add up to 9 at most', () => {
    expect(fighterOf(worn, on).rw).toBe(7);
    expect(fighterOf({ ...worn, naturalArmour: 9 }, on).rw).toBe(9);
    expect(fighterOf(howky, on).rw).toBe(0);
  });

  it('HTB-183: x14, x15, dice that do not exceed the RW are ignored, a 10 always counts', () => {
    const left = (rw: number, faces: number[]) =>
      hit({ damage: `${faces.length}W10` }, faces, { target: { naturalArmour: rw }, options: on }).life;
    expect([left(6, [3, 6, 8]), left(2, [1, 2, 4, 6, 9]), left(9, [10, 9, 1])]).toEqual([92, 81, 90]);
  });

  it('HTB-184: the bonus is not touched, even if all dice are ignored', () => {
    expect(hit({ damage: '2W10+5' }, [1, 2], { target: { naturalArmour: 6 }, options: on }).life).toBe(95);
    expect(
      hit({ damage: '2W10+5' }, [1, 2], {
        target: { naturalArmour: 6 },
        options: { ...on, critDoubles: 'dice' },
        roll: 1,
      }).life,
    ).toBe(95);
  });

  it('HTB-185, HTB-186: piercing lowers the RW for this attack, never below 0', () => {
    const left = (piercing: number) =>
      hit({ damage: '3W10', piercing }, [3, 6, 8], { target: { naturalArmour: 6 }, options: on }).life;
    expect([left(0), left(1), left(3), left(9)]).toEqual([92, 86, 86, 83]);
  });

  it('HTB-189, HTB-190: RW hinders flight and movement twofold', () => {
    const runner: Sheet = {
      ...howky,
      skills: [...howky.skills!, { name: 'rennen', group: 'handeln', points: 40 }],
      naturalArmour: 4,
    };
    expect(fighterOf(runner, on).flee).toMatchObject({ base: 55, target: 47, mods: [{ what: 'armour', n: -8 }] });
    const cast: Cast = { heroes: [runner], foes: [goblin], options: on };
    const other = (option: string) => {
      const dice: Step[] = [
        ['howky', 'initiative', 10],
        ['goblin', 'initiative', 1],
        ['howky', 'other', 1],
      ];
      const choices: Step[] = [
        ['howky', 'action', 'other'],
        [GM, 'check-value', option],
      ];
      return fightWith(cast, { dice, choices, beats: 2 }).of('check.rolled')[0]!['target'];
    };
    expect([other('rennen'), other('axtkampf'), other('begabung-handeln')]).toEqual([47, 75, 15]);
  });

  it('HTB-191: RW hinders neither attack nor parry', () => {
    const { attack, parry } = fighterOf({ ...howky, naturalArmour: 9 }, on).arms[0]!;
    expect([attack.target, parry.target]).toEqual([71, 11]);
  });
});

describe('module realistischeVerteilung', () => {
  const on = { realistischeVerteilung: true };
  const eased: Sheet = {
    ruleset: 'htbah',
    id: 'r',
    name: 'r',
    skills: [
      { name: 'Schwertkampf', group: 'handeln', points: 45, bonus: 20, combat: true },
      { name: 'Reiten', group: 'handeln', points: 55 },
      { name: 'Klettern', group: 'handeln', points: 50 },
      { name: 'Aufmerksamkeit', group: 'soziales', points: 0, bonus: 30 },
      { name: 'Kochen', group: 'wissen', points: 100 },
      { name: 'Singen', group: 'soziales', points: 75 },
      { name: 'Tanzen', group: 'soziales', points: 75 },
    ],
    weapons: [{ class: 'schwert', skill: 'Schwertkampf' }],
  };

  it('HTB-213, HTB-214, HTB-217, HTB-218: d28, bonus points ease the check and nothing else', () => {
    expect(fighterOf(eased).arms[0]!.attack.target).toBe(60);
    const fighter = fighterOf(eased, on);
    expect(fighter.arms[0]!.attack).toMatchObject({
      base: 60,
      target: 80,
      mods: [{ what: 'bonus', n: 20 }],
      bounds: { critical: 8, fumble: 98 },
    });
    expect(fighter.begabung).toEqual({ handeln: 15, wissen: 10, soziales: 15 });
  });

  it('HTB-215, HTB-216, HTB-220: an unlearned bonus skill is an eased Begabungsprobe of its own group', () => {
    expect(fighterOf(eased, on).perception).toMatchObject({ skill: null, group: 'wissen', base: 10, target: 40 });
    const combat: Sheet = {
      ...eased,
      skills: [{ name: 'Schwertkampf', group: 'wissen', points: 0, bonus: 15, combat: true }],
    };
    expect(fighterOf(combat, on).arms[0]!.attack).toMatchObject({ skill: null, group: 'handeln', base: 0, target: 15 });
    const soul: Sheet = { ...eased, skills: [{ name: 'Menschenkenntnis', group: 'wissen', points: 0, bonus: 15 }] };
    expect(fighterOf(soul, on).skills[0]).toMatchObject({ group: 'soziales', bonus: 15 });
    expect(
      fighterOf({ ...eased, skills: [{ name: 'Schwertkampf', group: 'handeln', points: 45, combat: true }] }, on)
        .arms[0]!.attack.target,
    ).toBe(50);
  });
});
