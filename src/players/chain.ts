import { INTERLUDE, play, type ChoiceQuestion, type Given, type Question } from '../engine/index.js';
import type { Chain, Sitting } from './sitting.js';

/** More questions than this are not answered by one Enter. */
const longest = 4;

/**
 * The question that is pending, and those that follow it at once if it is answered by its default: same decider,
 * nothing thrown in between. They are one decision to whoever sits at the table, so one Enter takes them all.
 */
export function chainOf({ game, script }: Sitting, given: readonly Given[], pending: Question): Chain {
  const chain: [Question, ...Question[]] = [pending];
  let answers = given;
  let last = pending;
  while (last.kind === 'choice' && last.id !== INTERLUDE && chain.length < longest) {
    answers = [...answers, byDefault(last)];
    const played = play(game, answers, script);
    const next = played.pending;
    // The same question again is about somebody or something else.
    const again = chain.some(({ id }) => id === next?.id);
    const follows = next?.kind === 'choice' && next.who === pending.who && next.id !== INTERLUDE && !again;
    if (!follows || played.given.length > answers.length) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** The default as a human gives it. */
export const byDefault = ({ who, id, preferred }: ChoiceQuestion): Given => ({
  who,
  id,
  answer: { choice: preferred },
  by: 'human',
});
