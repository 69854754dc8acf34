import { refuse, type Choice, type Question } from '../engine/index.js';
import { write, type Sitting, type State } from './sitting.js';

/** Notes a change that was asked for in mid-beat, in the journal as well, until the next interlude. */
export function note(sitting: Sitting, state: State, choice: Choice): void {
  const { given, noted } = state.journal;
  write(sitting, state, { noted: [...noted, { at: given.length, choice }] });
  sitting.desk.say({ t: 'session.queued' }, 'quiet');
}

/** Carries out the first change that was noted, at the interlude; it may have become impossible since. */
export function carryOut(sitting: Sitting, state: State, interlude: Question): void {
  const [first, ...noted] = state.journal.noted;
  if (!first) return;
  const { choice } = first;
  const refusal = refuse(interlude, { choice });
  if (refusal) {
    sitting.desk.say(sitting.desk.refusal(refusal, interlude), 'warning');
    return write(sitting, state, { noted });
  }
  state.askAt = -1;
  const { who, id } = interlude;
  write(sitting, state, { who, id, answer: { choice }, by: 'human' }, { noted });
}

/** Drops the last noted change if nobody has answered since. @returns whether there was one */
export function forget(sitting: Sitting, state: State, lastAnswer: number): boolean {
  const { noted } = state.journal;
  const last = noted.at(-1);
  if (!last || last.at <= lastAnswer) return false;
  write(sitting, state, { noted: noted.slice(0, -1) });
  sitting.desk.say({ t: 'session.forgotten' }, 'warning');
  return true;
}
