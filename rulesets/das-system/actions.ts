import { phrase, type Asked, type Choice, type Option, type Table } from '../../src/engine/index.js';
import { ableToStandUp } from './able.js';
import { tell, type Action } from './events.js';
import { actionFacts } from './facts.js';
import { meleeWields } from './forms.js';
import { inUse, mainIsEmpty, toDraw, toPickUp } from './hands.js';
import { chosenWield, label, wieldLabel, wieldParam } from './labels.js';
import { canReady, makeReady, readyChoice, readyOption, type Readying } from './ready.js';
import type { Blow, Sequence } from './sequence-state.js';
import { shotWield, toShootWith } from './shooting.js';
import type { Fighter, Wield } from './state.js';
import { wantsToYield } from './tactics.js';

const ATTACK: Choice = Object.freeze({ option: 'attack' });
const NONE: Choice = Object.freeze({ option: 'none' });

/**
 * Step 2b: the side with the initiative attacks, or does another thing (DAS-084, DAS-317…324, DAS-367).
 * @returns the weapon of an attack, or null if he does something else
 */
export function act(s: Sequence, table: Table): Wield | null {
  const { e, attacker } = s;
  const usual = e.kind === 'ranged' ? shotWield(attacker) : inUse(attacker);
  const choice = table.choose(
    attacker.card.id,
    'action',
    () => question(s, usual),
    () => preferredAction(s, usual),
  );
  if (choice.option === 'attack') return usual;
  if (choice.option === 'other-attack') return chosenWield(attacker, others(attacker, usual), choice['weapon']);
  s.event = choice.option === 'pass' ? 'pass' : 'idle';
  carryOut(attacker, choice, s.defender, 'attack', table);
  return null;
}

/** The default action (DAS-367): on his feet, weapon in hand, then attack (DAS-403). */
function preferredAction({ e, attacker: f }: Sequence, usual: Wield | null): Choice {
  if (wantsToYield(f)) return { option: 'yield' };
  if (ableToStandUp(f)) return { option: 'stand-up' };
  const bow = e.kind === 'ranged' && !usual ? toShootWith(f) : null;
  if (bow) return readyChoice(f, bow.how, bow.weapon);
  const arm = e.kind === 'melee' ? rearm(f) : null;
  if (arm) return arm;
  return usual ? ATTACK : { option: 'pass' };
}

/** Drawing or picking up a weapon if nothing is in the main hand and it can hold one; null if there is none. */
function rearm(f: Fighter): Choice | null {
  if (!mainIsEmpty(f)) return null;
  const drawn = toDraw(f);
  if (drawn) return readyChoice(f, 'draw', drawn);
  const found = toPickUp(f);
  return found && readyChoice(f, 'pick-up', found);
}

/** Weapons for another form of close combat than the usual one (DAS-318). */
const others = (f: Fighter, usual: Wield | null): readonly Wield[] => meleeWields(f).filter((w) => w !== usual);

function question(s: Sequence, usual: Wield | null): Asked {
  const { e, attacker: f } = s;
  const other = e.kind === 'melee' ? others(f, usual) : [];
  const options: Option[] = [
    usual
      ? { id: 'attack', label: phrase('action.attack-with', { weapon: label(usual.weapon) }) }
      : { id: 'attack', forbidden: phrase('refusal.no-weapon') },
    ...(other.length > 0 ? [otherAttack(f, other)] : []),
    ...insteadOptions(f),
    { id: 'flee' },
    f.mute ? { id: 'spell', note: phrase('note.mute') } : { id: 'spell' },
    { id: 'pass' },
    { id: 'yield' },
    { id: 'other' },
  ];
  return { options, facts: actionFacts(s, usual) };
}

/** Says with what: the first weapon is the one that is used if none is named (DAS-318, DAS-352). */
const otherAttack = (f: Fighter, wields: readonly Wield[]): Option => ({
  id: 'other-attack',
  label: phrase('action.other-attack-with', { weapons: wields.map((wield) => wieldLabel(f, wield)) }),
  params: wieldParam(f, 'weapon', wields, wields[0]),
});

/** What takes a second of its own besides fighting: standing up, drawing, picking up (DAS-321, DAS-322). */
export const insteadOptions = (f: Fighter): readonly Option[] => [
  ableToStandUp(f) ? { id: 'stand-up' } : { id: 'stand-up', forbidden: phrase('refusal.stand-up') },
  readyOption(f, 'draw'),
  readyOption(f, 'pick-up'),
];

/** What one does by default who does nothing else: stand up, else take a weapon, else nothing (DAS-369, DAS-457). */
export function preferredInstead(f: Fighter): Choice {
  if (ableToStandUp(f)) return { option: 'stand-up' };
  return rearm(f) ?? NONE;
}

/** Whether there is anything to do instead. */
export const hasInstead = (f: Fighter): boolean => ableToStandUp(f) || canReady(f, 'draw') || canReady(f, 'pick-up');

/** What a defender does who wards nothing off (DAS-152, DAS-324). */
export function insteadOf(blow: Blow, choice: Choice, table: Table): void {
  if (choice.option !== 'none') carryOut(blow.defender, choice, blow.attacker, 'defence', table);
}

/** Carries out an action that is no attack. It takes effect at once (DAS-081). */
export function carryOut(
  f: Fighter,
  choice: Choice,
  against: Fighter,
  when: 'attack' | 'defence' | 'pause',
  table: Table,
): void {
  const action = choice.option as Action;
  tell(table, () => ({ type: 'action.taken', who: f.card.id, action, when, against: against.card.id }));
  switch (action) {
    case 'stand-up':
      f.lying = false;
      return tell(table, () => ({ type: 'condition.lost', who: f.card.id, condition: 'lying', cause: 'choice' }));
    case 'draw':
    case 'pick-up':
      return makeReady(f, action satisfies Readying, choice, table);
    case 'flee':
      f.fate = 'fled';
      return tell(table, () => ({ type: 'fighter.fled', who: f.card.id, from: against.card.id }));
    case 'yield':
      f.fate = 'yielded';
      return tell(table, () => ({ type: 'fighter.yielded', who: f.card.id }));
  }
}
