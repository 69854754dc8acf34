import { describe, expect, it } from 'vitest';
import { refuse, type Choice, type Problem } from '../../../src/engine/index.js';
import { loadFight, loadSheet, type Files } from '../../../src/sheets/index.js';
import { nodeFiles, packageRoot } from '../../../src/sheets/index.js';
import { agone } from '../../../rulesets/agone/index.js';
import { loadRuleset, rulesetIds } from '../../../rulesets/index.js';
import { sheet as schema, type Sheet } from '../../../rulesets/agone/sheet.js';
import * as checks from '../../../rulesets/agone/check-tables.js';
import { cardOf, desk, duel, fightOf, gameOf, plain, playRound, rules, tables } from './given.js';

const problems = (change: Partial<Sheet>): readonly string[] =>
  agone
    .checkSheet({ ...plain, ...change }, rules as never)
    .map(({ path, message }) => `${path.join('.')}: ${message.t}`);

/** What the loader says of a sheet text. */
async function said(text: string): Promise<readonly string[]> {
  const { diagnostics } = await load({ 'x.yaml': text });
  return diagnostics.map((d) => `${(d.path ?? []).join('.')}: ${JSON.stringify(d.message)}`);
}

function load(own: Readonly<Record<string, string>>) {
  const files: Files = {
    read: (path, limit) =>
      own[path] === undefined ? nodeFiles.read(path, limit) : { ok: true, bytes: new TextEncoder().encode(own[path]) },
    list: (path) => nodeFiles.list(path),
  };
  return loadSheet({ files, root: packageRoot(), registry: { ids: rulesetIds, load: loadRuleset } }, 'x.yaml');
}

const sheetText = (more: string, name = 'name: X\n') =>
  `ruleset: agone\n${name}attributes: {ges: 5, wah: 5, sta: 5, aus: 5}\n${more}`;

describe('sheets', () => {
  it('AGO-308, AGO-310: weapons, armour, mounts and spells may stand in files of their own', async () => {
    const own = (kind: string, more: string) => `ruleset: agone\nkind: ${kind}\nname: Eigenes\n${more}`;
    const parts = {
      'x.yaml': sheetText(
        'skills: {schwerter: 5}\nweapons: [{weapon: saebel.yaml}]\narmour: pelz.yaml\nmount: rappe.yaml\nspells: [funke.yaml]\n',
      ),
      'saebel.yaml': own(
        'weapon',
        'id: saebel\nclass: melee\nskill: schwerter\nini: 2\nparry: 1\ndamage: 4\ntype: hieb\n',
      ),
      'pelz.yaml': own('armour', 'id: pelz\nprotection: 2\npenalty: 1\n'),
      'rappe.yaml': own('mount', 'ges: 4\nsize: 1\nbr: 9\ntp: 70\n'),
      'funke.yaml': own('zauber', 'id: funke\nattribute: wil\nskill: zauberei\nsg: 10\n'),
    };
    const loaded = await load(parts);
    expect(loaded.diagnostics).toEqual([]);
    const { arms, armour, mount, spells } = cardOf((loaded as unknown as { sheet: Sheet }).sheet);
    expect([arms[0]!.parry, armour.protection, mount!.ssw, spells[0]!.sg]).toEqual([11, 2, 23, 10]);
    const bow = own('weapon', 'id: saebel\nclass: missile\nskill: boegen\ndamage: 4\ntype: stich\n');
    expect((await load({ ...parts, 'saebel.yaml': bow })).diagnostics).toMatchObject([{ file: 'saebel.yaml' }]);
  });

  it('AGO-301: a missing required field', async () => {
    expect(await said(sheetText('', ''))).toEqual([expect.stringMatching(/^name: /)]);
    expect(await said('ruleset: agone\nname: X\nattributes: {wah: 5, sta: 5, aus: 5}\n')).toEqual([
      expect.stringMatching(/^attributes.ges: /),
    ]);
  });

  it('AGO-302, AGO-303: a number outside its range, text or a fraction', async () => {
    const numbers = ['tpDie: 11', 'size: -6', 'tp: 0', 'br: 31'];
    for (const text of numbers) expect(await said(sheetText(`${text}\n`)), text).toHaveLength(1);
    for (const text of ['tpDie: 2.5', 'tp: viel']) expect(await said(sheetText(`${text}\n`)), text).toHaveLength(1);
    expect(await said(sheetText('tpDie: 10\n'))).toEqual([]);
  });

  it('AGO-304, AGO-305, AGO-306: what a formula lacks', () => {
    const attributes = { ges: 5, wah: 5 };
    expect(problems({ attributes })).toEqual(['attributes.sta: problem.sta', 'attributes.aus: problem.aus']);
    expect(problems({ attributes, nk: 5, sb: 0, tp: 40 })).toEqual([]);
    expect(problems({ attributes, nk: 5, tp: 40 })).toEqual(['attributes.sta: problem.sta']);
    expect(problems({ size: 5 })).toEqual(['size: problem.size']);
    expect(problems({ size: 5, br: 9, tp: 90 })).toEqual([]);
  });

  it('AGO-307, AGO-308, AGO-309: unknown skills, weapons and armour', () => {
    expect(problems({ skills: { schwerte: 3 } })).toEqual(['skills.schwerte: problem.skill']);
    expect(problems({ comparable: ['x'] })).toEqual(['comparable.0: problem.skill']);
    const spell = { id: 's', name: 'S', attribute: 'wil', skill: 'x', sg: 5 } as const;
    expect(problems({ spells: [spell] })).toEqual(['spells.0.skill: problem.skill']);
    expect(problems({ weapons: [{ weapon: 'schwert' }] })).toEqual(['weapons.0.weapon: problem.weapon']);
    expect(problems({ specialised: ['schwert'] })).toEqual(['specialised.0: problem.weapon']);
    expect(problems({ armour: 'blech' })).toEqual(['armour: problem.armour']);
    const own = { id: 'x', class: 'melee', skill: 'nix', damage: 1, type: 'hieb' } as const;
    expect(problems({ weapons: [{ weapon: own }] })).toEqual(['weapons.0.weapon.skill: problem.skill']);
  });

  it('AGO-310, AGO-311, AGO-312: missile and thrown weapons without a range, missile weapons with a parry', () => {
    const bow = { id: 'x', class: 'missile', skill: 'boegen', damage: 1, type: 'stich', hands: 2 } as const;
    expect(problems({ weapons: [{ weapon: bow }] })).toEqual(['weapons.0.weapon.range: problem.range']);
    expect(problems({ weapons: [{ weapon: { ...bow, range: 9, parry: 1 } }] })).toEqual([
      'weapons.0.weapon.parry: problem.parry',
    ]);
    expect(problems({ weapons: [{ weapon: { ...bow, range: 9, parry: 'none' } }] })).toEqual([]);
    const stone = { id: 'x', class: 'thrown', skill: 'wurfwaffen', damage: 1, type: 'wucht' } as const;
    expect(problems({ weapons: [{ weapon: stone }] })).toEqual(['weapons.0.weapon.range: problem.throw']);
    expect(problems({ weapons: [{ weapon: { ...stone, rangePerStrength: 2 } }] })).toEqual([]);
    const weak = { attributes: { ges: 5, wah: 5, aus: 5 }, nk: 5, sb: 0 };
    expect(problems({ ...weak, weapons: [{ weapon: 'wurfspeer' }] })).toEqual(['weapons.0.weapon: problem.throw']);
  });

  it('AGO-313, AGO-314, AGO-315: hands and loading', () => {
    const two = [
      { weapon: 'langschwert', ready: true },
      { weapon: 'dolch', ready: true },
    ];
    expect(problems({ weapons: two })).toEqual(['weapons: problem.ready']);
    expect(problems({ weapons: [two[0]!, { weapon: 'dolch', ready: true, hand: 'off' }] })).toEqual([]);
    expect(
      problems({
        weapons: [
          { weapon: 'speer', ready: true },
          { weapon: 'rundschild', ready: true },
        ],
      }),
    ).toEqual(['weapons: problem.ready']);
    expect(problems({ weapons: [{ weapon: 'speer', hand: 'main' }] })).toEqual(['weapons.0.hand: problem.hand']);
    expect(problems({ weapons: [{ weapon: 'dolch', hand: 'both' }] })).toEqual(['weapons.0.hand: problem.hand']);
    expect(problems({ weapons: [{ weapon: 'langbogen', loaded: true }] })).toEqual([
      'weapons.0.loaded: problem.loaded',
    ]);
    expect(problems({ weapons: [{ weapon: 'armbrust', loaded: false }] })).toEqual([]);
  });

  it('AGO-316, AGO-322: unknown words and keys', async () => {
    expect(await said(sheetText('weapons: [{weapon: dolch, hand: mund}]\n'))).toHaveLength(1);
    expect(await said(sheetText('spells: [{id: s, name: S, attribute: mut, skill: zauberei, sg: 5}]\n'))).toHaveLength(
      1,
    );
    expect(await said(sheetText('haltung: gut\n'))).toHaveLength(1);
    expect(await said(sheetText('größe: 1\n'))).toEqual([]);
  });

  it('AGO-317, AGO-318: in the saddle without a mount, or on the ground in it', () => {
    const mount = { name: 'Rappe', ges: 4, size: 1, br: 9, tp: 70 };
    expect(problems({ mounted: true })).toEqual(['mounted: problem.mounted']);
    expect(problems({ mount, current: { prone: true } })).toEqual(['current.prone: problem.saddle']);
    expect(problems({ mount, mounted: false, current: { prone: true } })).toEqual([]);
  });

  it('AGO-319, AGO-320, AGO-321: a state that cannot be', () => {
    expect(problems({ current: { tp: 46 } })).toEqual(['current.tp: problem.tp']);
    expect(problems({ current: { tp: 45, wounds: 3 } })).toEqual([]);
    expect(problems({ current: { wounds: 4 } })).toEqual(['current.wounds: problem.wounds']);
    expect(problems({ skw: 10 })).toEqual(['skw: problem.skw']);
    expect(problems({ ssw: 30 })).toEqual(['ssw: problem.skw']);
  });

  it('reads the sample sheets without a fault', () => {
    expect(schema.safeParse(plain).success).toBe(true);
    expect(problems({})).toEqual([]);
  });
});

describe('fights', () => {
  const fight = (change: object = {}, names = ['A', 'B']): readonly string[] => {
    const { setup } = gameOf(names.map((name) => ({ name })));
    return agone
      .checkFight({ ...setup, ...change } as never)
      .map(({ path, message }: Problem) => `${path.join('.')}: ${message.t}`);
  };

  it('AGO-323: fewer than two sides', () => {
    expect(fight()).toEqual([]);
    expect(fight({}, ['A'])).toEqual(['sides: problem.sides']);
    expect(fight({ members: [] })).toEqual(['sides: problem.sides']);
  });

  it('AGO-325: names of nobody', () => {
    expect(fight({ start: { directions: [{ attacker: 'A', defender: 'C', from: 'side' }] } })).toEqual([
      'start.directions.0.defender: problem.nobody',
    ]);
    expect(fight({ start: { fighters: { C: {} } } })).toEqual(['start.fighters.C: problem.nobody']);
    expect(fight({ start: { fighters: { A: { higherThan: ['X'] } } } })).toEqual([
      'start.fighters.A.higherThan: problem.nobody',
    ]);
    const { setup } = gameOf([{ name: 'A', extra: { higherThan: ['Z'] } }, { name: 'B' }]);
    expect(agone.checkFight(setup as never)).toHaveLength(1);
    expect(fight({ start: { fighters: { A: { mounted: true } } } })).toEqual([
      'start.fighters.A.mounted: problem.mounted',
    ]);
  });

  const shelf = (text: string) => {
    const files: Files = {
      read: (path, limit) =>
        path.endsWith('kampf.yaml') ? { ok: true, bytes: new TextEncoder().encode(text) } : nodeFiles.read(path, limit),
      list: (path) => nodeFiles.list(path),
    };
    return { files, root: packageRoot(), registry: { ids: rulesetIds, load: loadRuleset } };
  };
  const fightText = (more = '') => {
    const sheet = `${packageRoot()}/characters/agone/ogrim.yaml`;
    return `ruleset: agone\n${more}sides:\n  - members: [{sheet: '${sheet}', count: 2}]\n  - members: [{sheet: '${sheet}'}]\n`;
  };

  it('AGO-326: an unknown option or value', async () => {
    const faults = async (options: string) =>
      (await loadFight(shelf(fightText(`options: {${options}}\n`)), 'kampf.yaml')).diagnostics.length;
    expect([
      await faults('die.afterOne: plain'),
      await faults('die.afterOne: kreuz'),
      await faults('zaehlung: neu'),
    ]).toEqual([0, 1, 1]);
  });

  it('AGO-332: those of one name are numbered in the order of the fight file', async () => {
    const loaded = await loadFight(shelf(fightText()), 'kampf.yaml');
    expect(loaded.ok && loaded.setup.members.map(({ name }) => name)).toEqual(['Ogrim 1', 'Ogrim 2', 'Ogrim 3']);
  });
});

describe('answers', () => {
  /** Why an answer to the first such question of somebody is refused, at the moment when it is asked. */
  function refusal(
    fight: ReturnType<typeof duel>,
    id: string,
    who: string,
    dice: readonly number[],
    choice: Choice,
  ): string | undefined {
    const table = desk(dice);
    const found: (string | undefined)[] = [];
    const { choose } = table;
    table.choose = (asked, name, question, preferred) => {
      if (name === id && asked === who) {
        found.push(refuse({ kind: 'choice', who, id, asked: question(), preferred: preferred() }, { choice })?.code);
      }
      return choose(asked, name, question, preferred);
    };
    agone.beat(fight, table);
    expect(found).toHaveLength(1);
    return found[0];
  }

  it('AGO-327: a face outside 1 to 10', () => {
    const dice = duel().book.open;
    const question = { kind: 'roll', who: 'a', id: 'attack', dice, nth: 0 } as const;
    expect([refuse(question, { faces: [11] })?.code, refuse(question, { faces: [0] })?.code]).toEqual([
      'faces',
      'faces',
    ]);
    expect(refuse(question, { faces: [9] })).toBeUndefined();
  });

  it('AGO-328: a choice that is not among the legal ones', () => {
    const announce = (option: string) => refusal(duel(), 'announce', 'a', [9, 1, 2, 8, 2, 8], { option });
    expect([announce('langschwert'), announce('langbogen')]).toEqual([undefined, 'unknown-option']);
  });

  it('AGO-329: the surprised are asked nothing', () => {
    const fight = fightOf([{ name: 'A' }, { name: 'B', extra: { surprised: true } }]);
    expect(playRound(fight, [9, 2, 8]).asked.filter((id) => id.endsWith('@b'))).toEqual([]);
  });

  it('AGO-330: a shot beyond twice the WRW', () => {
    const at = (position: number) => {
      const fight = fightOf([
        { name: 'A', sheet: { weapons: [{ weapon: 'langbogen' }] } },
        { name: 'B', extra: { position } },
      ]);
      const dice = position > 200 ? [1, 9] : [1, 9, 5];
      return refusal(fight, 'declare', 'a', dice, { option: 'shoot', target: 'b', with: 'langbogen', move: 'stay' });
    };
    expect([at(200), at(201)]).toEqual([undefined, 'joint-limit']);
  });

  it('AGO-331: a melee attack beyond reach after the free movement', () => {
    const at = (position: number, move: string) => {
      const fight = fightOf([{ name: 'A' }, { name: 'B', extra: { position } }]);
      const choice = { option: 'attack', target: 'b', with: 'langschwert', manoeuvre: 'kein', move };
      return refusal(fight, 'declare', 'a', position > 8 ? [1, 9] : [1, 9, 2, 8, 2, 8], choice);
    };
    expect([at(8, 'needed'), at(8, 'stay'), at(9, 'needed'), at(2, 'stay')]).toEqual([
      undefined,
      'joint-limit',
      'forbidden',
      undefined,
    ]);
  });
});

describe('tables', () => {
  const ids = (found: readonly Problem[]): readonly string[] => found.map(({ message }) => message.t);

  it('ship without a fault', () => {
    for (const [name, spec] of Object.entries(agone.tables)) {
      expect(spec.check?.((tables as never)[name] as never), name).toEqual([]);
    }
  });

  it('are checked for holes, doubles and order', () => {
    const weapons = tables.weapons.weapons;
    expect(ids(checks.checkWeaponRows({ version: 1, weapons: weapons.slice(1) }))).toEqual(['problem.fist']);
    expect(ids(checks.checkWeaponRows({ version: 1, weapons: [...weapons, weapons[0]!] }))).toEqual(['problem.twice']);
    const bow = weapons.find(({ id }) => id === 'langbogen')!;
    const others = weapons.filter(({ id }) => id !== 'langbogen');
    expect(ids(checks.checkWeaponRows({ version: 1, weapons: [...others, { ...bow, parry: 1 }] }))).toEqual([
      'problem.parry',
    ]);
    expect(ids(checks.checkWeaponRows({ version: 1, weapons: [...others, { ...bow, range: undefined }] }))).toEqual([
      'problem.range',
    ]);
    expect(
      ids(checks.checkWeaponRows({ version: 1, weapons: [...others, { ...bow, class: 'thrown', range: undefined }] })),
    ).toEqual(['problem.throw']);
    expect(ids(checks.checkArmourRows({ version: 1, armour: [] }))).toEqual(['problem.no-armour']);
    expect(ids(checks.checkManoeuvres({ version: 1, manoeuvres: [] }))).toEqual(['problem.no-manoeuvre']);
    const modifiers = tables.modifiers.modifiers;
    expect(ids(checks.checkModifiers({ version: 1, modifiers: modifiers.slice(1) }))).toEqual(['problem.missing']);
    expect(
      ids(
        checks.checkModifiers({
          version: 1,
          modifiers: modifiers.map((row) => (row.id === 'prone' ? { ...row, value: null } : row)),
        }),
      ),
    ).toEqual(['problem.value']);
    expect(
      ids(checks.checkModifiers({ version: 1, modifiers: [...modifiers, { ...modifiers[0]!, id: 'x' }] })),
    ).toEqual(['problem.modifier']);
    const constants = tables.constants.constants;
    expect(ids(checks.checkConstants({ version: 1, constants: constants.slice(1) }))).toEqual(['problem.missing']);
    expect(
      ids(
        checks.checkConstants({
          version: 1,
          constants: constants.map((row) => (row.id === 'maxRounds' ? { ...row, value: 0 } : row)),
        }),
      ),
    ).toEqual(['problem.limits']);
    expect(
      ids(checks.checkConstants({ version: 1, constants: [...constants, { ...constants[0]!, id: 'x' }] })),
    ).toEqual(['problem.constant']);
    expect(
      ids(checks.checkBody({ ...tables.body, strength: [...tables.body.strength].reverse().slice(0, 2) })),
    ).toEqual(['problem.rising']);
    expect(ids(checks.checkRanges({ version: 1, bands: [...tables.ranges.bands].reverse().slice(0, 2) }))).toEqual([
      'problem.rising',
    ]);
    expect(ids(checks.checkCriticals({ version: 1, criticals: tables.criticals.criticals.slice(1) }))).toEqual([
      'problem.face',
    ]);
    expect(ids(checks.checkWounds({ version: 1, wounds: [...tables.wounds.wounds].reverse().slice(0, 2) }))).toEqual([
      'problem.rising',
    ]);
    expect(ids(checks.checkCare({ ...tables.care, rest: [...tables.care.rest].reverse().slice(0, 2) }))).toEqual([
      'problem.rising',
    ]);
  });
});
