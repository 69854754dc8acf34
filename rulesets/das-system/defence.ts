import { phrase, type Asked, type Choice, type Option, type Table } from '../../src/engine/index.js';
import { hasInstead, insteadOptions, preferredInstead } from './actions.js';
import { defenceFacts } from './facts-defence.js';
import { dodgeCounters, parryCounters, type Forms } from './forms.js';
import { chosenWield, wieldChoice, wieldParam } from './labels.js';
import { isConfined, roomOf } from './movement.js';
import type { Blow } from './sequence-state.js';
import type { Wield } from './state.js';
import { wantsToYield } from './tactics.js';
import { decide, type Decision } from './tactics/decide.js';

/** What a defender does, before its numbers are fixed. */
export interface Defending {
  readonly choice: Choice;
  readonly parrying: Wield | null;
  readonly givesGround: boolean;
}

/** One blow that somebody must meet. */
export interface Facing {
  readonly blow: Blow;
  /** A plus the surcharge of a bundle. */
  readonly need: number;
  readonly surcharge: number;
  readonly forms: Forms;
  /** The blows that will follow this one in a bundle. */
  readonly later: readonly Blow[];
}

/** Step 3b: he decides after he has been told part, A and S (DAS-093, DAS-369). */
export function chooseDefence(facing: Facing, table: Table): Defending {
  const { blow, forms } = facing;
  let decision: Decision | undefined;
  const decided = () => (decision ??= decide(blow, facing.need, forms));
  const choice = table.choose(
    blow.defender.card.id,
    'defence',
    () => question(facing, decided()),
    () => preferred(facing, decided()),
  );
  return {
    choice,
    parrying: choice.option.startsWith('parry') ? chosenWield(blow.defender, forms.parries, choice['weapon']) : null,
    givesGround: choice['give-ground'] !== 'no',
  };
}

/** Whether anything can be chosen at all: a form of defence, or something useful instead. */
export const hasChoice = ({ blow, forms }: Facing): boolean =>
  forms.parries.length > 0 || forms.mayDodge || hasInstead(blow.defender);

const PARRY: Choice = Object.freeze({ option: 'parry' });
const DODGE: Choice = Object.freeze({ option: 'dodge' });

function preferred({ blow, forms }: Facing, { form, parrying }: Decision): Choice {
  const d = blow.defender;
  if (wantsToYield(d)) return { option: 'yield' };
  if (form === 'none') return preferredInstead(d);
  if (form !== 'parry' || !parrying) return form === 'dodge' ? DODGE : { option: form };
  return forms.parries.length < 2 && !choosesGround(blow)
    ? PARRY
    : { option: form, ...wieldChoice(d, 'weapon', forms.parries, parrying), ...groundChoice(blow) };
}

/** Giving way is chosen with the form of defence, where room is limited and there is some (DAS-333, DAS-371). */
const choosesGround = ({ e, defender }: Blow): boolean => isConfined(e) && roomOf(e, defender) > 0;

const groundChoice = (blow: Blow) => (choosesGround(blow) ? { 'give-ground': 'yes' } : {});

const groundParam = (blow: Blow) =>
  choosesGround(blow)
    ? [{ id: 'give-ground', kind: 'one-of' as const, values: [{ id: 'yes' }, { id: 'no' }], preferred: () => 'yes' }]
    : [];

function question(facing: Facing, decision: Decision): Asked {
  const { blow, forms } = facing;
  const options = [
    parryOption('parry', facing, forms.parries, decision),
    dodgeOption('dodge', facing),
    parryOption(
      'parry-counter',
      facing,
      forms.parries.filter((w) => parryCounters(blow, forms, w).length > 0),
      decision,
    ),
    dodgeOption('dodge-counter', facing),
    { id: 'none' },
    ...insteadOptions(blow.defender),
    { id: 'yield' },
  ];
  return { options: options.map((option) => explained(option, options)), facts: defenceFacts(facing) };
}

type Draft = Option & {
  /** The reason why it is not possible, in terms. */
  readonly no?: string;
};

function parryOption(id: string, facing: Facing, wields: readonly Wield[], { parrying }: Decision): Draft {
  const { blow } = facing;
  if (wields.length === 0) return { id, no: id === 'parry' ? 'refusal.no-parry' : 'refusal.no-counter' };
  const best = parrying && wields.includes(parrying) ? parrying : undefined;
  return { id, params: [...wieldParam(blow.defender, 'weapon', wields, best), ...groundParam(blow)] };
}

function dodgeOption(id: string, { blow, forms }: Facing): Draft {
  if (!forms.mayDodge) return { id, no: 'refusal.no-dodge' };
  return id === 'dodge' || dodgeCounters(blow, forms).length > 0 ? { id } : { id, no: 'refusal.no-counter' };
}

/** A forbidden option says what is possible instead (DAS-425). */
function explained({ no, ...option }: Draft, all: readonly Draft[]): Option {
  if (no === undefined) return option;
  const possible = all.filter((o) => !o.no && !o.forbidden).map((o) => phrase(`defence.${o.id}`));
  return { ...option, forbidden: phrase(no, { possible }) };
}
