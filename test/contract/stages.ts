import type { Member, Setup } from '../../src/engine/index.js';

type Keys = Readonly<Record<string, unknown>>;

/** What a fight may show besides what ships: other sheets, keys, tactics, options, numbers, table rows or a start. */
export interface Stage {
  readonly sheet?: (sheet: Keys) => Keys;
  readonly extra?: Keys;
  readonly tactics?: Keys;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly rows?: Readonly<Record<string, Keys>>;
  readonly start?: (one: Member, other: Member) => Keys;
}

const BLESSING = {
  id: 'segen',
  de: 'Segen',
  en: 'blessing',
  kind: 'simple',
  use: 'other',
  skill: 'magie',
  difficulty: 6,
};

/** Where the rules have a corner that no shipped fight leads to. */
export const stages: Readonly<Record<string, readonly Stage[]>> = {
  'das-system': [
    {
      start: ({ name: a }, { name: b }) => ({ engagements: [{ a, b, retreatSteps: { [a]: 2, [b]: 1 } }] }),
      options: { combatMovement: 'on' },
    },
    { tactics: { continueSeries: 'ask' } },
  ],
  htbah: [{ sheet: (sheet) => ({ ...sheet, weapons: [...list(sheet['weapons']), 'schrotflinte'] }) }],
  drachensturm: [
    {
      sheet: (sheet) => ({ ...sheet, held: ['kurzbogen'], learned: ['kurzbogen'] }),
      start: ({ id: one }, { id: other }) => ({ distances: [[one, other, 15]] }),
      options: { ranged: 'on' },
      rows: { c7: { effect: 'wasted', dice: '1W6' } },
    },
    {
      sheet: (sheet) => ({ ...sheet, held: ['zauberstab'], learned: ['zauberstab'], magical: true }),
      options: { magicalHalf: 'on' },
      numbers: { crystalBreaks: 100 },
    },
    {
      sheet: (sheet) => ({ ...sheet, held: ['kriegskeule'], learned: ['kriegskeule'] }),
      extra: { surroundings: { kind: 'edge', distanceM: 0, dropM: 3 } },
    },
    {
      sheet: (sheet) => ({
        ...sheet,
        held: ['langschwert'],
        spare: [],
        talents: { entwaffnen: 15 },
        values: { agw: 15 },
      }),
      // Every lucky hit wants to do more damage, which an Entwaffnen never does.
      rows: { 'c3-1': { effect: 'extra', dice: '1W6' }, 'c3-2': { effect: 'extra', dice: '1W6' } },
    },
  ],
  agone: [
    {
      sheet: (sheet) => ({
        ...sheet,
        spells: list(sheet['spells']).map((spell) => ({ ...(spell as Keys), rounds: 3 })),
      }),
    },
  ],
  sargon: [{ sheet: (sheet) => ({ ...sheet, abilities: ['meditieren', BLESSING] }) }],
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A setup with a stage; not yet checked. */
export function staged(setup: Setup, stage: Stage): Setup {
  const { rules, members, start } = setup;
  const [one, other] = [members[0]!, members.find(({ side }) => side !== members[0]!.side)!];
  return {
    ...setup,
    start: stage.start ? stage.start(one, other) : start,
    rules: { ...rules, options: { ...rules.options, ...stage.options }, tables: tablesOf(rules.tables, stage) },
    members: members.map((member) => ({
      ...member,
      sheet: stage.sheet ? stage.sheet(member.sheet as Keys) : member.sheet,
      extra: { ...member.extra, ...stage.extra },
      tactics: { ...member.tactics, ...stage.tactics },
    })),
  };
}

function tablesOf(tables: Keys, { numbers, rows = {} }: Stage): Keys {
  const changed: Record<string, unknown> = { ...tables };
  for (const [id, row] of Object.entries(rows)) changed[id] = everyRow(tables[id], () => row);
  if (!numbers) return changed;
  const valueOf = ({ id }: Keys) => (Object.hasOwn(numbers, String(id)) ? { value: numbers[String(id)] } : {});
  return { ...changed, constants: everyRow(tables['constants'], valueOf) };
}

/** All rows of the lists in a table with some columns changed. */
const everyRow = (table: unknown, change: (row: Keys) => Keys): Keys =>
  Object.fromEntries(
    Object.entries(table as Keys).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((row: Keys) => ({ ...row, ...change(row) })) : value,
    ]),
  );
