import { describe as group, expect, it } from 'vitest';
import { loadFight, loadHouseRules, loadSheet, nodeFiles, packageRoot, type Files } from '../../../src/sheets/index.js';
import { loadRuleset, rulesetIds } from '../../../rulesets/index.js';
import { checkFight, checkSheet } from '../../../rulesets/sargon/check.js';
import { checkConstants, checkLevels } from '../../../rulesets/sargon/check-tables.js';
import { startSchema } from '../../../rulesets/sargon/start.js';
import { member, rules, sheetOf, someone, tables } from './given.js';
import { wordingOf } from './shown.js';

const wording = wordingOf('de');
const text = (at: Awaited<ReturnType<typeof loadSheet>>) =>
  at.diagnostics.map(({ message, severity }) => `${severity}: ${wording.say(message)}`);

/** The files of the disk and some that stand in the memory. */
const filesWith = (memory: Readonly<Record<string, string>>): Files => ({
  ...nodeFiles,
  read: (path, limit) =>
    Object.hasOwn(memory, path)
      ? { ok: true, bytes: new TextEncoder().encode(memory[path]) }
      : nodeFiles.read(path, limit),
});
const shelfWith = (memory: Readonly<Record<string, string>>) => ({
  files: filesWith(memory),
  root: packageRoot(),
  registry: { ids: rulesetIds, load: loadRuleset },
});
const base = 'name: X\nruleset: sargon\nattributes: {sch: 1, kon: 1}\n';
const sheet = async (yaml: string) => text(await loadSheet(shelfWith({ '/x.yaml': yaml }), '/x.yaml'));
const fight = async (yaml: string) =>
  text((await loadFight(shelfWith({ '/f.yaml': yaml, '/x.yaml': base }), '/f.yaml')) as never);
const keys = (change: Record<string, unknown>) =>
  checkSheet(someone(change), rules).map(({ path, message, severity }) => `${path.join('.')} ${message.t} ${severity}`);

group('bad sheets', () => {
  it('SAR-304: a Belastung above 0', async () => {
    expect((await sheet(`${base}bel: 2\n`))[0]).toContain('Belastung ist 0 oder negativ');
    expect(await sheet(`${base}bel: -2\n`)).toEqual([]);
  });

  it('SAR-305, SAR-070: every missing field is told at once', async () => {
    const told = await sheet('ruleset: sargon\nattributes: {}\n');
    expect(told.length).toBe(3);
    for (const key of ['name', 'sch', 'kon'])
      expect(
        told.some((line) => line.includes(key)),
        key,
      ).toBe(true);
  });

  it('SAR-306: fractions, texts and numbers out of range', async () => {
    expect((await sheet(base.replace('sch: 1', 'sch: 1.5')))[0]).toContain('sch');
    expect((await sheet(base.replace('sch: 1', 'sch: viel')))[0]).toContain('sch');
    expect((await sheet(base.replace('sch: 1', 'sch: 21')))[0]).toContain('20');
    expect((await sheet(`${base}extraActions: 6\n`))[0]).toContain('5');
  });

  it('SAR-307: a size below -9', async () => {
    expect((await sheet(`${base}size: -10\n`))[0]).toContain('Basisreichweite 0');
    expect(await sheet(`${base}size: -9\n`)).toEqual([]);
  });

  it('SAR-308: skills from 0 to 30', async () => {
    expect((await sheet(`${base}skills: {einhandwaffen: -1}\n`))[0]).toContain('30');
    expect((await sheet(`${base}skills: {einhandwaffen: 31}\n`)).length).toBe(1);
  });

  it('SAR-309: an unknown key with the nearest known one', async () => {
    expect((await sheet(`${base}armuor: []\n`))[0]).toContain('armour');
  });

  it('reads the German labels of the keys', async () => {
    const german =
      'Name: X\nRegelwerk: sargon\nAttribute: {Schnelligkeit: 1, KON: 1}\nBelastung: -1\nHände: {Haupthand: dolch}\n';
    expect(await sheet(german)).toEqual([]);
  });

  it('SAR-310: unknown weapons, shields, armour and abilities', () => {
    expect(keys({ hands: { main: 'schwert' } })).toEqual(['hands.main problem.weapon error']);
    expect(keys({ hands: { main: 'dolch', off: 'schilt' } })).toEqual(['hands.off problem.weapon error']);
    expect(keys({ carried: ['x'] })).toEqual(['carried.0 problem.weapon error']);
    expect(keys({ armour: ['x'] })).toEqual(['armour.0 problem.armour error']);
    expect(keys({ abilities: ['x'] })).toEqual(['abilities.0 problem.ability error']);
    const [problem] = checkSheet(someone({ hands: { main: 'langschwerd' } }), rules);
    expect(problem).toMatchObject({ given: 'langschwerd' });
    expect(problem!.known).toContain('langschwert');
  });

  it('SAR-311: a two-handed weapon needs both hands', () => {
    const two = ['hands.off problem.two-handed error'];
    expect(keys({ hands: { main: 'speer', off: 'dolch' } })).toEqual(two);
    expect(keys({ hands: { main: 'speer', off: 'schild' } })).toEqual(two);
    expect(keys({ hands: { main: 'dolch', off: 'speer' } })).toEqual(two);
    expect(keys({ hands: { main: 'dolch', off: 'schild' } })).toEqual([]);
  });

  it('SAR-312: two weapons are one-handed melee or thrown ones', () => {
    const pistol = {
      id: 'p',
      label: 'P',
      skill: 'schusswaffen',
      hands: 1,
      reach: 'ranged',
      damage: 2,
      ranges: [1, 2, 3, 4],
    };
    expect(keys({ hands: { main: 'dolch', off: pistol } })).toEqual(['hands problem.pair-hands error']);
    expect(keys({ hands: { main: 'dolch', off: 'wurfmesser' } })).toEqual([]);
  });

  it('SAR-313: four increasing ranges', () => {
    const bow = { id: 'b', label: 'B', skill: 'schusswaffen', hands: 2, reach: 'ranged', damage: 2 };
    const found = (ranges?: number[]) => keys({ hands: { main: { ...bow, ...(ranges ? { ranges } : {}) } } });
    expect(found()).toEqual(['hands.main problem.ranges error']);
    expect(found([1, 2, 3])).toEqual(['hands.main.ranges problem.ranges error']);
    expect(found([1, 2, 2, 4])).toEqual(['hands.main.ranges problem.ranges error']);
    expect(found([1, 2, 3, 4])).toEqual([]);
  });

  it('SAR-314: each sub-type once, in a known skill', () => {
    const one = { skill: 'einhandwaffen', type: 'dolch' };
    expect(keys({ specialisations: [one, one] })).toEqual(['specialisations.1 problem.specialised-twice error']);
    expect(keys({ specialisations: [{ skill: 'xyz', type: 'x' }] })).toEqual([
      'specialisations.0.skill problem.skill error',
    ]);
  });

  it('SAR-315: stages, types and pairs of two-weapon training', () => {
    const found = (...twoWeaponTraining: unknown[]) => keys({ twoWeaponTraining });
    expect(found({ types: ['dolch', 'dolch'], stage: 4 })).toEqual(['twoWeaponTraining.0.stage problem.stage error']);
    expect(found({ types: ['dolch'], stage: 1 })).toEqual(['twoWeaponTraining.0.types problem.types error']);
    expect(found({ types: ['dolch', 'speer'], stage: 1 })).toEqual(['twoWeaponTraining.0.types problem.types error']);
    const pair = { types: ['dolch', 'langschwert'], stage: 1 };
    expect(found(pair, { types: ['langschwert', 'dolch'], stage: 2 })).toEqual([
      'twoWeaponTraining.1 problem.trained-twice error',
    ]);
  });

  it('SAR-316, SAR-317: too many EP spent and a missing combat skill are warnings', () => {
    const specialisations = [{ skill: 'einhandwaffen', type: 'dolch' }];
    expect(keys({ specialisations, ep: 2 })).toEqual(['ep problem.ep warning']);
    expect(keys({ specialisations, ep: 3 })).toEqual([]);
    expect(keys({ combatSkills: ['einhandwaffen', 'magie'] })).toEqual(['combatSkills.1 problem.combat-skill warning']);
  });

  it('SAR-318: abilities that contradict themselves', () => {
    const found = (change: Record<string, unknown>, ...more: unknown[]) =>
      keys({ abilities: [{ id: 'x', label: 'X', kind: 'simple', ...change }, ...more] });
    expect(found({ rounds: 2 })).toEqual(['abilities.0.rounds problem.rounds error']);
    expect(found({ use: 'attack' })).toEqual(['abilities.0 problem.no-damage error']);
    expect(found({ requires: 'y' })).toEqual(['abilities.0 problem.requires error']);
    expect(found({ requires: 'meditieren' }, 'meditieren')).toEqual([]);
    expect(found({ use: 'defence', kind: 'round' })).toEqual(['abilities.0 problem.round-defence error']);
  });

  it('SAR-319: unknown levels and those with which nobody fights', () => {
    expect(keys({ wound: 'x' })).toEqual(['wound problem.level error']);
    expect(keys({ wound: 'tot' })).toEqual(['wound problem.not-able error']);
    expect(keys({ fatigue: 'zusammengebrochen' })).toEqual(['fatigue problem.not-able error']);
    expect(keys({ fatigue: 'erschoepft', wound: 'schwer' })).toEqual([]);
  });
});

group('bad fights and tables', () => {
  const side = (name: string) => `  - {name: ${name}, members: [{sheet: x.yaml}]}\n`;
  const fightText = (more: string) => `ruleset: sargon\nsides:\n${side('a')}${side('b')}${more}`;

  it('SAR-325: two sides with members', async () => {
    expect((await fight(`ruleset: sargon\nsides:\n${side('a')}`)).length).toBeGreaterThan(0);
    expect(await fight(fightText(''))).toEqual([]);
    const setup = {
      ruleset: 'sargon',
      seed: '',
      sides: [{ name: 'a' }, { name: 'b' }],
      start: startSchema.parse({}),
      rules,
    };
    const one = member({ name: 'X', side: 0, sheet: someone() });
    expect(checkFight({ ...setup, members: [one] }).map(({ message }) => message.t)).toEqual(['problem.empty-side']);
    const twice = [one, { ...one, id: 'y', side: 1 }];
    expect(checkFight({ ...setup, members: twice }).map(({ message }) => message.t)).toEqual(['problem.name-twice']);
  });

  it('SAR-328: those who share a name are numbered in fight order', async () => {
    const loaded = await loadFight(shelfWith({ '/f.yaml': fightText(''), '/x.yaml': base }), '/f.yaml');
    expect(loaded.ok && loaded.setup.members.map(({ name }) => name)).toEqual(['X 1', 'X 2']);
  });

  it('SAR-326: unknown options and values', async () => {
    expect((await fight(fightText('options: {windows.asc: each}\n')))[0]).toContain('windows.ask');
    expect((await fight(fightText('options: {windows.ask: often}\n')))[0]).toContain('each');
    expect(await fight(fightText('options: {windows.ask: once, die.explodeOn10: no}\n'))).toEqual([]);
  });

  it('SAR-320: a tactic of more quick acting than there is', () => {
    const start = startSchema.parse({});
    const setup = { ruleset: 'sargon', seed: '', sides: [{ name: 'a' }, { name: 'b' }], start, rules };
    const members = [
      member({ name: 'X', side: 0, sheet: someone(), tactics: { quick: 7 } }),
      member({ name: 'Y', side: 1, sheet: someone(), tactics: { quick: 6 } }),
    ];
    expect(checkFight({ ...setup, members }).map(({ message }) => message.t)).toEqual(['problem.quick']);
  });

  it('SAR-064, SAR-302, SAR-309: the keys of a member', async () => {
    const entry =
      '{sheet: x.yaml, position: 4, surprised: true, conditions: [prone], initiativeModifiers: [{label: Rausch, value: -2, rounds: 3}]}';
    const text = `ruleset: sargon\nsides:\n  - members: [${entry}]\n${side('b')}`;
    expect(await fight(text)).toEqual([]);
    expect((await fight(text.replace('surprised', 'suprised')))[0]).toContain('surprised');
  });

  it('SAR-327: ladders that make no sense', () => {
    const { levels } = tables.wounds;
    const found = (change: typeof levels) =>
      checkLevels(2)({ version: 1, levels: change }).map(({ message }) => message.t);
    expect(found(levels)).toEqual([]);
    expect(found(levels.slice(6))).toContain('problem.levels-few');
    expect(found(levels.slice(1))).toEqual(['problem.levels-first']);
    expect(found(levels.map((row, i) => (i === 3 ? { ...row, malus: -2 } : row)))).toEqual(['problem.levels-milder']);
    expect(found(levels.slice(0, 4))).toEqual(['problem.levels-last']);
    expect(found(levels.map((row, i) => (i === 5 ? { ...row, able: true } : row)))).toEqual(['problem.levels-able']);
  });

  it('numbers outside their limits, missing and unknown ones', () => {
    const { constants } = tables.constants;
    const found = (change: typeof constants) =>
      checkConstants({ version: 1, constants: change }).map(({ message }) => message.t);
    expect(found(constants)).toEqual([]);
    expect(found(constants.map((row) => (row.id === 'woundStep' ? { ...row, value: 0 } : row)))).toEqual([
      'problem.limits',
    ]);
    expect(found(constants.slice(1))).toEqual(['problem.missing']);
    expect(found([...constants, { ...constants[0]!, id: 'x' }])).toEqual(['problem.constant']);
  });

  it('house rules may change a number, an option and a row', async () => {
    const house =
      'ruleset: sargon\noptions: {windows.ask: never}\ntables:\n  constants: {woundStep: 4}\n  weapons: {langschwert: {damage: 5}}\n';
    const loaded = await loadHouseRules(shelfWith({ '/h.yaml': house }), '/h.yaml');
    expect(loaded.diagnostics).toEqual([]);
  });

  it('sheets of the tables parse as they are', () => expect(sheetOf({ ...someone() }).hands.main).toBe('langschwert'));
});

group('skills', () => {
  it('are free, and one that is nearly a skill of the rules is told', () => {
    const odd = someone({ skills: { einhandwafen: 4, einhandwaffen: 4 } });
    const found = checkSheet(odd, rules).find(({ ifNear }) => ifNear);
    expect(found).toMatchObject({ path: ['skills', 'einhandwafen'], severity: 'warning', given: 'einhandwafen' });
    expect(found?.known).toContain('einhandwaffen');
  });
});
