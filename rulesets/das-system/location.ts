import { phrase, type Asked, type Option, type Phrase, type Table } from '../../src/engine/index.js';
import { label } from './labels.js';
import { woundSize, worstOption } from './penetration.js';
import { needOf, optionsAt } from './reach.js';
import type { Blow } from './sequence-state.js';
import type { Fighter, StrikeOption } from './state.js';
import { tacticsOf } from './tactics.js';

/** A blow, counterattack or shot that was not warded off (4a). */
export type Aimed = Pick<Blow, 'attacker' | 'defender' | 'reach' | 'part' | 'total' | 'wield'>;

/**
 * The attacker picks the exact location after the defence, from the named part only (DAS-098, DAS-204, DAS-374). Only
 * asked if there is a choice.
 */
export function chooseLocation(aimed: Aimed, rest: number, table: Table): StrikeOption {
  const options = optionsAt(aimed.defender, aimed.reach, aimed.part, aimed.total);
  if (options.length === 1) return options[0]!;
  const ids = optionIds(options);
  const choice = table.choose(
    aimed.attacker.card.id,
    'location',
    () => question(aimed, rest, options),
    () => ({ option: ids[options.indexOf(preferredLocation(aimed, rest, options))]! }),
  );
  return options[ids.indexOf(choice.option)]!;
}

/** The default location (9.4); with the tactic `lowest` the one that is easiest to reach. */
function preferredLocation(
  { attacker, defender, reach }: Aimed,
  rest: number,
  options: readonly StrikeOption[],
): StrikeOption {
  if (tacticsOf(attacker).npcLocation !== 'lowest') return worstOption(defender, options, rest)!;
  return options.reduce((best, o) => (needOf(o.spot, reach.ranged) < needOf(best.spot, reach.ranged) ? o : best));
}

const known = new WeakMap<readonly StrikeOption[], readonly string[]>();

/** One id for each option: the location, with the way if it can be struck in several ways. Worked out once. */
export function optionIds(options: readonly StrikeOption[]): readonly string[] {
  const old = known.get(options);
  if (old) return old;
  const ids: string[] = [];
  known.set(options, ids);
  for (const { spot, kind, stack } of options) {
    const names = [spot.id, `${spot.id}-${kind}`, `${spot.id}-${kind}-${stack[0]?.id ?? 'bare'}`];
    ids.push(names.find((name) => !ids.includes(name)) ?? `${names[2]}-${ids.length}`);
  }
  return ids;
}

/** Every location of the part: the legal ones with what protects there, the others with the reason (DAS-432). */
function question(aimed: Aimed, rest: number, options: readonly StrikeOption[]): Asked {
  const ids = optionIds(options);
  const legal = options.map((option, i): Option => ({
    id: ids[i]!,
    label: label(option.spot),
    note: noteOf(option, aimed.defender, rest, tacticsOf(aimed.attacker).knowledge !== 'seen'),
  }));
  const allowed = [...new Set(options.map((o) => o.spot))].map((spot) => label(spot));
  const closed = aimed.part.spots.filter((spot) => !options.some((o) => o.spot === spot));
  const facts = phrase('fact.blow', { total: aimed.total, force: rest, part: label(aimed.part) });
  return {
    options: [
      ...legal,
      ...closed.map((spot): Option => {
        const value = needOf(spot, aimed.reach.ranged);
        const why = value > aimed.total ? 'refusal.out-of-reach' : 'refusal.not-open';
        const slots = { spot: label(spot), value, attack: aimed.total, allowed };
        return { id: spot.id, label: label(spot), forbidden: phrase(why, slots) };
      }),
    ],
    facts: [{ kind: 'line', text: facts }],
  };
}

/** A caught blow strikes its location through a piece that does not cover it (DAS-226). */
function wayOf({ kind }: StrikeOption, pieces: readonly Phrase[]): Phrase {
  if (pieces.length === 0) return phrase(`note.way.${kind}`);
  return phrase(kind === 'caught' ? 'note.way.caught' : 'note.protected', { pieces });
}

/** The way, the protecting pieces with their Schutz, and to those who may know it the w. */
function noteOf(option: StrikeOption, target: Fighter, force: number, knowing: boolean): Phrase {
  const pieces = option.stack.map((piece, i) =>
    phrase('note.piece', { piece: label(piece), schutz: option.schutz[i]! }),
  );
  const what = wayOf(option, pieces);
  return knowing ? phrase('note.with-w', { what, w: woundSize(target, option, force) }) : what;
}
