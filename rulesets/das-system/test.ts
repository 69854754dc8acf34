import type { Table } from '../../src/engine/index.js';
import { tell, type Term, type TestKind as TestName } from './events.js';
import { worstPain } from './pain.js';
import type { Region } from './rows.js';
import type { Fight, Fighter, Wound } from './state.js';

/**
 * What a test takes (DAS-202, DAS-446): `body` the whole body and the armour, `hands` and `mind` the wounds there
 * alone, `firm` every wound without armour (Widerstandsfähigkeit against w), `pain` no wound at all.
 */
export type TestKind = 'body' | 'hands' | 'mind' | 'firm' | 'pain';

type Attribute = 'courage' | 'strength' | 'dexterity' | 'reaction' | 'constitution';

/** A test that a fighter must make. */
export interface TestPlan {
  /** The roll id of the dice table (DAS-040..047). */
  readonly test: TestName;
  /** Skill id; an empty one makes an Eigenschaftsprobe on `attribute` (DAS-035). */
  readonly skill: string;
  /** Governing attribute, if it is not that of DAS-034. */
  readonly attribute?: Attribute;
  readonly kind: TestKind;
  /** Needed result, for the report. */
  readonly required?: number;
  /** The line of a new pain that does not count yet, for the report. */
  readonly pain?: number;
  /** Percent of the wounds' deduction and of the armour's that count; 100 if the GM says nothing (DAS-195..200). */
  readonly wounds?: number;
  readonly armour?: number;
}

/** counted(r, W): a face above the value counts 0 (DAS-031). */
export const counted = (face: number, value: number): number => (face > value ? 0 : face);

/**
 * A test (DAS-033): max(0, counted(r, attribute) + skill − deductions), handed to `read`, which keeps of it what the
 * rules need. Deductions count at once, those of a new wound included (DAS-275, DAS-276).
 */
export function rollTest<T>(f: Fighter, table: Table, plan: TestPlan, read: (result: number) => T): T {
  const attribute = f.card[plan.attribute ?? GOVERNING[plan.skill] ?? 'dexterity'];
  const bonus = (f.card.skills[plan.skill] ?? 0) - deduction(f, plan) + f.situation.test;
  const result = (face: number) => Math.max(0, counted(face, attribute) + bonus);
  if (!table.listening) return table.roll(f.card.id, plan.test, f.card.book.die, (face) => read(result(face)));
  let face = 0;
  let decreed = false;
  const outcome = table.roll(f.card.id, plan.test, f.card.book.die, (total, faces) => {
    face = total;
    decreed = faces.length === 0;
    return read(result(total));
  });
  report(
    f,
    table,
    plan,
    { face, decreed, counted: counted(face, attribute), limit: attribute, halved: [] },
    result(face),
  );
  return outcome;
}

/** The result of a test. */
export const skillTest = (_fight: Fight, f: Fighter, table: Table, plan: TestPlan): number =>
  rollTest(f, table, plan, (result) => result);

/** Governing attributes; other skills GE (DAS-034). */
const GOVERNING: Readonly<Record<string, Attribute>> = {
  widerstandsfaehigkeit: 'constitution',
  balancieren: 'dexterity',
  ausweichen: 'reaction',
  bemerken: 'reaction',
  'erste-hilfe': 'dexterity',
};

/** What is taken off a test (6.2): wounds that hinder it, pain always, armour if it is bodily. */
export const deduction = (
  f: Fighter,
  { kind, wounds = 100, armour = 100 }: Pick<TestPlan, 'kind' | 'wounds' | 'armour'>,
): number =>
  share(woundsProbe(f, kind), wounds) + painProbe(f) + (kind === 'body' ? share(f.card.armourProbe, armour) : 0);

const share = (points: number, percent: number): number => Math.floor((points * percent) / 100);

/** Regions whose wounds count for each kind (DAS-191..194). */
const COUNTING: Readonly<Record<TestKind, readonly Region[]>> = {
  body: ['arm', 'leg', 'chest', 'belly', 'head', 'neck'],
  firm: ['arm', 'leg', 'chest', 'belly', 'head', 'neck'],
  hands: ['arm'],
  mind: ['head', 'neck'],
  pain: [],
};

const hinders = (wound: Wound, kind: TestKind): boolean => !wound.healed && COUNTING[kind].includes(wound.spot.region);

function woundsProbe(f: Fighter, kind: TestKind): number {
  let sum = 0;
  for (const wound of f.wounds) if (hinders(wound, kind)) sum += wound.row.probe;
  return sum;
}

/** Pain counts in every test without exception (DAS-197, DAS-300). */
const painProbe = (f: Fighter): number => f.card.book.pain[worstPain(f) - 1]?.probe ?? 0;

function report(f: Fighter, table: Table, plan: TestPlan, roll: Parameters<typeof termsOf>[2], result: number): void {
  const { required } = plan;
  tell(table, () => ({
    type: 'test.rolled',
    who: f.card.id,
    test: plan.test,
    skill: plan.skill,
    roll,
    of: termsOf(f, plan, roll),
    result,
    ...(required !== undefined && { required, passed: result >= required }),
    ...(plan.pain !== undefined && { pain: { before: plan.pain, after: soothed(f, plan.pain, result) } }),
  }));
}

/** The line of a pain after its test (DAS-304). */
export const soothed = (f: Fighter, line: number, result: number): number =>
  Math.max(0, line - Math.floor(result / f.card.book.constants.painStep));

interface TestRoll {
  readonly face: number;
  readonly decreed: boolean;
  readonly counted: number;
  readonly limit: number;
  readonly halved: readonly [];
}

function termsOf(f: Fighter, plan: TestPlan, roll: TestRoll): readonly Term[] {
  const { kind, wounds = 100, armour = 100 } = plan;
  const hindering = f.wounds.filter((wound) => hinders(wound, kind));
  const all: readonly Term[] = [
    ...hindering.map(({ row }): Term => ({ what: 'wound', n: -share(row.probe, wounds), nr: row.nr })),
    { what: 'pain', n: -painProbe(f) },
    { what: 'armour', n: kind === 'body' ? -share(f.card.armourProbe, armour) : 0 },
    { what: 'situation', n: f.situation.test },
  ];
  return [
    { what: 'roll', n: roll.counted },
    { what: 'skill', n: f.card.skills[plan.skill] ?? 0 },
    ...all.filter((term) => term.n !== 0),
  ];
}
