import { phrase, type AnyRuleset, type Member, type PlayedBy, type Setup } from '../../engine/index.js';
import { checkTree, diagnosticAt, type Place } from '../check/check.js';
import type { Report } from '../diagnostic.js';
import { entryOf, mapTree, type Tree } from '../parse/tree.js';
import { memberShape, type FightFrame } from './fight-schema.js';
import { uniqueIds, uniqueNames } from './names.js';
import { membersOf, type Sheets } from './paths.js';
import type { SheetRead } from './sheet.js';

/** The most fighters of one fight. */
export const FIGHTER_LIMIT = 200;

/** One who enters a fight, before names and ids are told apart. */
export interface Entrant {
  readonly side: number;
  readonly name: string;
  readonly sheet: SheetRead;
  readonly played: PlayedBy;
  readonly tactics: Readonly<Record<string, unknown>>;
  readonly extra: Readonly<Record<string, unknown>>;
}

/**
 * Everybody who enters a fight, counts unrolled; undefined after reporting what is wrong with one of them. What the
 * ruleset reads of a member is checked even where the frame of the fight has errors.
 */
export function entrantsOf(
  fight: Place,
  frame: FightFrame | undefined,
  sheets: Sheets,
  ruleset: AnyRuleset,
  report: Report,
): readonly Entrant[] | undefined {
  const owns = membersIn(fight).map((place, i) => readOwn(place, sheets[i], ruleset, report));
  const members = frame?.sides.flatMap((side, i) => side.members.map((member) => ({ side: i, member })));
  if (!members) return undefined;
  const all = members.map(({ side, member: { name, count, played } }, i) => {
    const [sheet, own] = [sheets[i], owns[i]];
    const entrant = sheet && own && { side, sheet, name: name ?? sheet.name, played, ...own };
    return entrant && Array.from({ length: count }, () => entrant);
  });
  if (!all.every((entrant) => entrant !== undefined)) return undefined;
  const fighters = all.flat();
  if (fighters.length <= FIGHTER_LIMIT) return fighters;
  const slots = { limit: FIGHTER_LIMIT, given: fighters.length };
  return void report(diagnosticAt(fight, ['sides'], phrase('sheets.too-many-fighters', slots)));
}

/** The places of all members in the order of the file. */
const membersIn = (fight: Place): readonly Place[] =>
  membersOf(fight.tree).map(({ tree, path }) => ({ ...fight, tree, path }));

/** What the ruleset itself reads of a member: its own keys, and the tactics of the sheet with those of the member. */
export function readOwn(place: Place, sheet: SheetRead | undefined, ruleset: AnyRuleset, report: Report) {
  const keys = Object.keys(memberShape(ruleset));
  const entries = place.tree.kind === 'map' ? place.tree.entries : [];
  const extraTree = mapTree(
    place.tree.spot,
    entries.filter(({ key }) => keys.includes(key)),
  );
  const extra = checkTree({ ...place, tree: extraTree }, ruleset.member, report);
  const tacticsTree = overlay(place.tree.spot, sheet?.tactics, entryOf(place.tree, 'tactics')?.value);
  const tactics = checkTree({ ...place, tree: tacticsTree, path: [...place.path, 'tactics'] }, ruleset.tactics, report);
  return extra && tactics && { extra: extra.value, tactics: tactics.value };
}

/** Tactics of a sheet with what a fight sets in their place, key by key. What is no map stays, to be refused. */
function overlay(spot: Tree['spot'], below: Tree | undefined, above: Tree | undefined): Tree {
  if (above && above.kind !== 'map') return above;
  const set = above?.entries ?? [];
  const kept = below?.kind === 'map' ? below.entries.filter(({ key }) => !set.some((entry) => entry.key === key)) : [];
  return mapTree(above?.spot ?? spot, [...kept, ...set]);
}

/** What those who enter are called in the fight. */
export const namesOf = (entrants: readonly Entrant[]): readonly string[] =>
  uniqueNames(entrants.map(({ name }) => name));

/** The members of a fight: names numbered where several are alike, ids made of the names. */
export function makeMembers(entrants: readonly Entrant[]): readonly Member[] {
  const names = namesOf(entrants);
  const ids = uniqueIds(names);
  return entrants.map(({ sheet, ...rest }, i) => ({ ...rest, id: ids[i]!, name: names[i]!, sheet: sheet.sheet }));
}

/** The sides of a fight; one without a name is called after its first member. */
export const sidesOf = (
  sides: readonly { readonly name?: string | undefined }[],
  members: readonly Member[],
): Setup['sides'] => sides.map(({ name }, i) => ({ name: name ?? members.find(({ side }) => side === i)?.name ?? '' }));
