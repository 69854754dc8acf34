import type { ZodType } from 'zod';
import type { Choice, Event, Option, Table } from './table.js';
import type { Cell, Item, Phrase } from './text.js';

/** Where a rule comes from: the text, forced by its example, another public page, our house rule. */
export type Provenance = 'S' | 'D' | 'P' | 'H';

/** A switch that a group may set; the first value is the default. */
export interface OptionSpec {
  readonly values: readonly (string | boolean)[];
  readonly rules: readonly string[];
  readonly provenance: Provenance;
}

/** A table that ships as YAML in `tables/<name>.yaml`. Rows are addressed by their id for house rules. */
export interface TableSpec<T = unknown> {
  readonly schema: ZodType<T>;
  readonly rules: readonly string[];
  readonly provenance: Provenance;
  /** Problems that a schema cannot say, such as a hole between two rows. */
  readonly check?: (table: T) => readonly Problem[];
}

/** Options and tables as they hold for one fight, house rules included. Plain data. */
export interface Rules<Tables = Readonly<Record<string, unknown>>> {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly tables: Tables;
  /** Paths of what a house-rules file changed, such as `tables.weapons.schwert`, for the report. */
  readonly changed: readonly string[];
}

/** Something wrong in a file, told by the path to the value. `message` may use the slots {given} and {known}. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: Phrase;
  readonly severity: 'error' | 'warning';
  /** Whether it is told only if the given text is nearly one of the known: keys that are free, but may be misspelt. */
  readonly ifNear?: true;
  /** What the given text was compared with, for the nearest spelling. */
  readonly known?: readonly string[];
  readonly given?: string;
}

/** Who decides and who throws for a fighter. */
export type PlayedBy = 'prompt' | 'hand' | 'tactics';

/** One member of a side, resolved: counts are unrolled, references read. Plain data. */
export interface Member<Sheet = unknown> {
  /** Unique in the fight, ASCII kebab-case made from the name. */
  readonly id: string;
  /** Unique in the fight, as shown: `Ogrim 2`. */
  readonly name: string;
  readonly side: number;
  readonly sheet: Sheet;
  readonly played: PlayedBy;
  readonly tactics: Readonly<Record<string, unknown>>;
  /** The keys that the ruleset attaches to a member of a fight file. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** A fight before its first second. Plain data: it is the header of a journal. */
export interface Setup<Sheet = unknown, Start = unknown, Tables = Readonly<Record<string, unknown>>> {
  readonly ruleset: string;
  readonly title?: string;
  readonly seed: string;
  readonly sides: readonly { readonly name: string }[];
  readonly members: readonly Member<Sheet>[];
  readonly start: Start;
  readonly rules: Rules<Tables>;
}

/** How a fight ended. */
export type Outcome =
  | { readonly kind: 'won'; readonly side: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'undecided'; readonly why: Phrase }
  | { readonly kind: 'ended' };

/** A value that a sheet keeps of a fight, with the keys that lead to it. */
export interface Kept {
  readonly path: readonly string[];
  /** Plain data of the form that the schema of the sheet has there. */
  readonly value: unknown;
}

/** What became of one fighter, for statistics. `left` is what remains of life, 0 to 1. */
export interface Tally {
  readonly id: string;
  readonly side: number;
  readonly fate: 'standing' | 'out' | 'dead' | 'fled' | 'yielded';
  readonly left: number;
  readonly wounds: number;
}

/** The GM's table of all fighters: one row each. */
export interface Status {
  readonly columns: readonly StatusColumn[];
  readonly rows: readonly StatusRow[];
}

/** `weight` 1 columns always stay; heavier ones are moved to a second line where the screen is narrow. */
export interface StatusColumn {
  readonly id: string;
  readonly label: Phrase;
  readonly align?: 'left' | 'right';
  readonly weight: 1 | 2 | 3;
}

export interface StatusRow {
  readonly who: string;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly out: boolean;
}

/** Who strikes whom in one exchange, and with what. */
export interface ExchangeSpec {
  readonly attacker: string;
  readonly defender: string;
}

/**
 * A rulebook. One plain object: no base class, no inheritance. `Sheet` is what a file holds, `Fighter` what one fight
 * derives from it once (immutable), `Fight` the mutable state of one fight.
 */
export interface Ruleset<Sheet, Fighter, Fight, Start, Tables> {
  readonly id: string;
  readonly version: string;
  /** The line that names the authors of the game. */
  readonly attribution: Phrase;

  readonly sheet: ZodType<Sheet>;
  /** Ruleset keys of a member in a fight file. */
  readonly member: ZodType<Record<string, unknown>>;
  readonly start: ZodType<Start>;
  readonly tactics: ZodType<Record<string, unknown>>;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly tables: { readonly [K in keyof Tables]: TableSpec<Tables[K]> };

  /** What is wrong or odd about one sheet beyond its shape; paths lead into the sheet. */
  checkSheet(sheet: Sheet, rules: Rules<Tables>): readonly Problem[];
  /** What is wrong about a whole fight: names in `start`, gaps between tables. Paths lead into the fight file. */
  checkFight(setup: Setup<Sheet, Start, Tables>): readonly Problem[];

  /** Derives a fighter from a member, once per fight. Only called for a sheet without errors. */
  enlist(member: Member<Sheet>, rules: Rules<Tables>): Fighter;
  /** The state before the first beat. May roll and ask. */
  setup(game: Game<Sheet, Fighter, Fight, Start, Tables>, table: Table): Fight;
  /** The smallest step after which nothing is pending. */
  beat(fight: Fight, table: Table): void;
  /** Ids of throws that tell how long or how far: nothing that an exchange comes to depends on their outcome. */
  readonly afterwards?: readonly string[];
  /** One attack with all its consequences. */
  exchange(fight: Fight, table: Table, spec: ExchangeSpec): void;
  /** How the fight has ended, or undefined while it goes on. */
  outcome(fight: Fight): Outcome | undefined;

  /** What the GM may change between two beats, as options of the interlude. */
  edits(fight: Fight): readonly Option[];
  /** Carries out a choice among `edits`. */
  edit(fight: Fight, choice: Choice, table: Table): void;
  /** A member who joins in mid-fight. */
  join(fight: Fight, fighter: Fighter, member: Member<Sheet>, table: Table): void;
  /** A fighter who is taken out of the fight. */
  remove(fight: Fight, who: string, table: Table): void;

  /** Fighters of a fight, in listing order, for prompts and reports. */
  fighters(fight: Fight): readonly { readonly id: string; readonly name: string; readonly side: number }[];
  status(fight: Fight): Status;
  tally(fight: Fight): readonly Tally[];
  /** Time passed, in the unit of the ruleset. */
  elapsed(fight: Fight): number;
  /** What has changed in the fight that the sheet of a fighter can hold; nothing for one who is not in it. */
  keptOf(fight: Fight, who: string): readonly Kept[];
  /** What a reader sees of an event; an empty list for events that only machines read. */
  describe(event: Event): readonly Item[];
  /** A fighter as the sheet and its derived values, tables and picture. */
  show(fighter: Fighter, rules: Rules<Tables>): readonly Item[];
  /** The picture of a fighter in mid-fight, with his wounds. */
  figure(fight: Fight, who: string): readonly Item[];
}

/** A ruleset, a setup and what was derived from it once: everything that a run starts from. */
export interface Game<Sheet = unknown, Fighter = unknown, Fight = unknown, Start = unknown, Tables = unknown> {
  readonly ruleset: Ruleset<Sheet, Fighter, Fight, Start, Tables>;
  readonly setup: Setup<Sheet, Start, Tables>;
  /** In the order of `setup.members`. */
  readonly fighters: readonly Fighter[];
}

/** A ruleset whose inner types nobody outside needs. */
// The inner types stand in argument positions, so only `any` makes every ruleset fit.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRuleset = Ruleset<any, any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any, any, any, any>;

/** Declares a ruleset; the types of its parts are inferred and checked against each other. */
export const defineRuleset = <Sheet, Fighter, Fight, Start, Tables>(
  ruleset: Ruleset<Sheet, Fighter, Fight, Start, Tables>,
): Ruleset<Sheet, Fighter, Fight, Start, Tables> => ruleset;

/** Derives the fighters of a setup once. */
export const makeGame = (ruleset: AnyRuleset, setup: Setup): AnyGame => ({
  ruleset,
  setup,
  fighters: setup.members.map((member) => ruleset.enlist(member, setup.rules)),
});
