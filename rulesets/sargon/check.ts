import { phrase, type Member, type Phrase, type Problem, type Setup } from '../../src/engine/index.js';
import { bookOf, type Book, type SargonRules } from './book.js';
import { checkRanges } from './check-tables.js';
import { problem } from './problem.js';
import type { Sheet, WeaponEntry } from './sheet.js';
import type { Start } from './start.js';
import type { Tables } from './tables.js';
import { abilityRowsOf, epOf, offWeaponOf, weaponRowOf, type GivenWeapon } from './values.js';

type Path = readonly (string | number)[];

/** What is wrong or odd about a sheet beyond its shape (SAR-310…319). */
export function checkSheet(sheet: Sheet, rules: SargonRules): readonly Problem[] {
  const book = bookOf(rules);
  return [
    ...checkWeapons(book, sheet),
    ...checkHands(book, sheet),
    ...checkGear(book, sheet),
    ...checkSkills(book, sheet),
    ...checkSpecialisations(book, sheet),
    ...checkTrainings(book, sheet),
    ...checkExperience(book, sheet),
    ...checkCombatSkills(sheet),
    ...checkAbilities(book, sheet),
    ...checkLevel(book.wounds, sheet.wound, 'wound'),
    ...checkLevel(book.fatigue, sheet.fatigue, 'fatigue'),
  ];
}

const unknown = (path: Path, message: Phrase, given: string, known: readonly string[]): Problem =>
  problem(path, message, { given, known });

/** Weapons that no table has, and ranges that are none (SAR-310, SAR-313). */
function checkWeapons(book: Book, { hands, carried }: Sheet): readonly Problem[] {
  const off = typeof hands.off === 'object' && 'block' in hands.off ? undefined : hands.off;
  const places: (readonly [Path, WeaponEntry | undefined, boolean])[] = [
    [['hands', 'main'], hands.main, false],
    [['hands', 'off'], off, true],
    ...carried.map((entry, i) => [['carried', i], entry, false] as const),
  ];
  return places.flatMap(([path, entry, mayBeShield]) => checkWeapon(book, path, entry, mayBeShield));
}

function checkWeapon(book: Book, path: Path, entry: WeaponEntry | undefined, mayBeShield: boolean): readonly Problem[] {
  if (entry === undefined) return [];
  if (typeof entry === 'object' && !('weapon' in entry)) return checkRanges(entry, path);
  const id = typeof entry === 'string' ? entry : entry.weapon;
  if (book.weapons[id] || (mayBeShield && book.shields[id])) return [];
  const known = [...Object.keys(book.weapons), ...(mayBeShield ? Object.keys(book.shields) : [])];
  return [unknown(path, phrase('problem.weapon'), id, known)];
}

/** Two hands for one weapon, two weapons for two hands (SAR-311, SAR-312). */
function checkHands(book: Book, { hands }: Sheet): readonly Problem[] {
  const main = weaponRowOf(book, hands.main);
  const off = offWeaponOf(book, hands.off);
  if (off?.hands === 2 || (main?.hands === 2 && hands.off !== undefined)) {
    return [problem(['hands', 'off'], phrase('problem.two-handed'))];
  }
  const isMissile = (row: GivenWeapon) => row.reach === 'ranged' && row.skill !== 'wurfwaffen';
  if (main && off && (isMissile(main) || isMissile(off))) return [problem(['hands'], phrase('problem.pair-hands'))];
  return [];
}

/** Armour and abilities that no table has (SAR-310). */
function checkGear(book: Book, sheet: Sheet): readonly Problem[] {
  const armour = sheet.armour.flatMap((entry, i) =>
    typeof entry === 'string' && !book.armour[entry]
      ? [unknown(['armour', i], phrase('problem.armour'), entry, Object.keys(book.armour))]
      : [],
  );
  const abilities = sheet.abilities.flatMap((entry, i) =>
    typeof entry === 'string' && !book.abilities[entry]
      ? [unknown(['abilities', i], phrase('problem.ability'), entry, Object.keys(book.abilities))]
      : [],
  );
  return [...armour, ...abilities];
}

/** Skills are free; one that is nearly a skill of the rules is told. */
function checkSkills(book: Book, { skills }: Sheet): readonly Problem[] {
  const known = Object.keys(book.skills);
  return Object.keys(skills)
    .filter((id) => !known.includes(id))
    .map((given) =>
      problem(['skills', given], phrase('problem.skill-near'), { known, given, severity: 'warning', ifNear: true }),
    );
}

/** Every sub-type once, in a skill that is known (SAR-314). */
function checkSpecialisations(book: Book, { specialisations, skills }: Sheet): readonly Problem[] {
  const known = [...new Set([...Object.keys(book.skills), ...Object.keys(skills)])];
  return specialisations.flatMap(({ skill, type }, i) => {
    const path = ['specialisations', i];
    if (!known.includes(skill)) return [unknown([...path, 'skill'], phrase('problem.skill'), skill, known)];
    const first = specialisations.findIndex((one) => one.skill === skill && one.type === type);
    return first === i ? [] : [problem(path, phrase('problem.specialised-twice', { type }))];
  });
}

/** Stages 1 to 3 of pairs of one-handed sub-types, each pair once (SAR-315). */
function checkTrainings(book: Book, sheet: Sheet): readonly Problem[] {
  const rows = [...book.tables.weapons.weapons, ...inlineOf(book, sheet)];
  const key = (types: readonly string[]) => [...types].sort().join(' ');
  return sheet.twoWeaponTraining.flatMap(({ types, stage }, i) => {
    const path = ['twoWeaponTraining', i];
    const twoHanded = types.some((type) => rows.some((row) => (row.type ?? row.id) === type && row.hands === 2));
    const unknownType = types.find((type) => !rows.some((row) => (row.type ?? row.id) === type));
    const first = sheet.twoWeaponTraining.findIndex((one) => key(one.types) === key(types));
    return [
      ...(stage >= 1 && stage <= 3 ? [] : [problem([...path, 'stage'], phrase('problem.stage'))]),
      ...(types.length === 2 && !twoHanded ? [] : [problem([...path, 'types'], phrase('problem.types'))]),
      ...(unknownType === undefined
        ? []
        : [
            unknown(
              [...path, 'types'],
              phrase('problem.type'),
              unknownType,
              rows.map((row) => row.type ?? row.id),
            ),
          ]),
      ...(first === i ? [] : [problem(path, phrase('problem.trained-twice'))]),
    ];
  });
}

const inlineOf = (book: Book, { hands, carried }: Sheet): readonly GivenWeapon[] =>
  [
    weaponRowOf(book, hands.main),
    offWeaponOf(book, hands.off),
    ...carried.map((entry) => weaponRowOf(book, entry)),
  ].filter((row) => row !== undefined);

/** More bought than there was to spend: odd, not wrong (SAR-316). */
function checkExperience(book: Book, sheet: Sheet): readonly Problem[] {
  const spent = epOf(book, sheet);
  if (sheet.ep === undefined || sheet.ep >= spent) return [];
  return [problem(['ep'], phrase('problem.ep', { spent, ep: sheet.ep }), { severity: 'warning' })];
}

/** Combat skills that he does not have (SAR-317). */
const checkCombatSkills = ({ combatSkills = [], skills }: Sheet): readonly Problem[] =>
  combatSkills.flatMap((id, i) =>
    Object.hasOwn(skills, id)
      ? []
      : [problem(['combatSkills', i], phrase('problem.combat-skill', { id }), { severity: 'warning' })],
  );

/** Abilities that contradict themselves, or need what he does not have (SAR-318). */
function checkAbilities(book: Book, sheet: Sheet): readonly Problem[] {
  const rows = abilityRowsOf(book, sheet);
  return sheet.abilities.flatMap((entry, i) => {
    const row = typeof entry === 'string' ? book.abilities[entry] : rows.find(({ id }) => id === entry.id);
    if (!row) return [];
    const needed = row.requires === undefined ? undefined : rows.find(({ id }) => id === row.requires);
    const path = ['abilities', i];
    return [
      ...(row.rounds > 1 && row.kind === 'simple' ? [problem([...path, 'rounds'], phrase('problem.rounds'))] : []),
      ...(row.use === 'attack' && row.damage === undefined
        ? [problem(path, phrase('problem.no-damage', { id: row.id }))]
        : []),
      ...(row.use === 'defence' && row.kind === 'round'
        ? [problem(path, phrase('problem.round-defence', { id: row.id }))]
        : []),
      ...(row.requires !== undefined && needed?.kind !== 'round'
        ? [
            unknown(
              path,
              phrase('problem.requires', { id: row.id, needed: row.requires }),
              row.requires,
              rows.filter(({ kind }) => kind === 'round').map(({ id }) => id),
            ),
          ]
        : []),
      ...(rows.findIndex(({ id }) => id === row.id) === rows.findLastIndex(({ id }) => id === row.id) || i === 0
        ? []
        : [problem(path, phrase('problem.twice', { id: row.id }))]),
    ];
  });
}

/** A level that the ladder does not have, or with which nobody could fight (SAR-319). */
function checkLevel(levels: Book['wounds'], given: string | undefined, key: 'wound' | 'fatigue'): readonly Problem[] {
  if (given === undefined) return [];
  const known = levels.filter(({ able }) => able).map(({ id }) => id);
  const row = levels.find(({ id }) => id === given);
  if (!row) return [unknown([key], phrase('problem.level'), given, known)];
  return row.able ? [] : [unknown([key], phrase('problem.not-able'), given, known)];
}

/** What is wrong about a whole fight (SAR-320, SAR-325): two sides that are somewhere, levels that exist. */
export function checkFight({ members, start, rules, sides }: Setup<Sheet, Start, Tables>): readonly Problem[] {
  const book = bookOf(rules);
  return [
    ...(sides.length < 2 ? [problem(['sides'], phrase('problem.sides'))] : []),
    ...sides.flatMap((_, i) =>
      members.some(({ side }) => side === i) ? [] : [problem(['sides', i], phrase('problem.empty-side'))],
    ),
    ...twice(members),
    ...members.flatMap((member) => checkQuick(book, member)),
    ...(['attacker', 'defender'] as const).flatMap((who) => [
      ...levelAt(book.wounds, start?.exchange?.[who]?.wound, ['start', 'exchange', who, 'wound']),
      ...levelAt(book.fatigue, start?.exchange?.[who]?.fatigue, ['start', 'exchange', who, 'fatigue']),
    ]),
  ];
}

/** The same name twice (SAR-325); the host numbers those who share one, so this is met only without it. */
const twice = (members: readonly Member<Sheet>[]): readonly Problem[] =>
  members.flatMap(({ name, side }, i) =>
    members.findIndex((one) => one.name === name) === i
      ? []
      : [problem(['sides', side], phrase('problem.name-twice', { name }))],
  );

/** A tactic of more quick acting than there is (SAR-320). */
function checkQuick({ constants }: Book, { tactics, side, name }: Member<Sheet>): readonly Problem[] {
  const quick = tactics['quick'];
  if (typeof quick !== 'number' || quick <= constants.quickMax) return [];
  return [problem(['sides', side], phrase('problem.quick', { name, most: constants.quickMax, given: quick }))];
}

const levelAt = (levels: Book['wounds'], given: string | undefined, path: Path): readonly Problem[] =>
  given === undefined || levels.some(({ id }) => id === given)
    ? []
    : [
        unknown(
          path,
          phrase('problem.level'),
          given,
          levels.map(({ id }) => id),
        ),
      ];
