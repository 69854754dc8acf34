import { phrase, type Choice, type Option } from '../../src/engine/index.js';
import { armOption, parryFacts } from './facts.js';
import { anyUnconscious, type Combatant, type Fight, type Questions } from './state.js';
import { armsInReach, countArms } from './targets.js';

/** A choice with the function that gives it, made once, since defaults are asked for millions of times. */
export const preferring = (option: string): (() => Choice) => {
  const choice = Object.freeze({ option });
  return () => choice;
};

/** The questions of a fight; they speak of the turn and the attack under way. */
export const questionsOf = (fight: Fight): Questions => ({
  action: () => ({ options: actions(fight, fight.me) }),
  weapon: () => ({ options: armsInReach(fight, fight.me).map(armOption) }),
  parry: () => ({ options: [{ id: 'parry' }, { id: 'take' }], facts: parryFacts(fight) }),
});

/** HTB-100. */
function actions(fight: Fight, me: Combatant): readonly Option[] {
  const aid = whyNoAid(fight, me);
  return [
    { id: 'attack', ...(countArms(fight, me) === 0 && { forbidden: phrase('why.no-target') }) },
    { id: 'firstAid', ...(aid !== undefined && { forbidden: phrase(aid) }) },
    { id: 'flee' },
    { id: 'surrender' },
    { id: 'other' },
    { id: 'pass' },
  ];
}

function whyNoAid(fight: Fight, me: Combatant): string | undefined {
  if (fight.book.options.medicalAid === 'off') return 'why.no-aid';
  return anyUnconscious(fight, me.side) ? undefined : 'why.nobody-down';
}
