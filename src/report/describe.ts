import type { DiceProblem } from '../dice/index.js';
import {
  nameOf,
  optionOf,
  paramOf,
  phrase,
  questionOf,
  type Event,
  type Item,
  type JournalProblem,
  type Mismatch,
  type Option,
  type Outcome,
  type Phrase,
  type Played,
  type Question,
  type Refusal,
  type Setup,
  type Value,
} from '../engine/index.js';
import { nearest } from './nearest.js';

/** What a reader sees of an event that the engine itself tells; nothing for the events of a ruleset. */
export function describeEngine(event: Event, setup: Pick<Setup, 'sides'>): Item[] {
  const slots = { who: nameOf(String(event['who'])), side: sideName(setup, event['side']) };
  switch (event.type) {
    case 'fight.ended':
      return [{ kind: 'heading', text: outcomePhrase(event['outcome'] as Outcome, setup) }];
    case 'note.made':
      return [{ kind: 'line', text: phrase('note.made', { text: String(event['text'] ?? '') }) }];
    case 'fighter.joined':
    case 'fighter.removed':
      return [{ kind: 'line', text: phrase(event.type, slots) }];
    default:
      return [];
  }
}

/** How a fight ended, in words. */
export function outcomePhrase(outcome: Outcome, setup: Pick<Setup, 'sides'>): Phrase {
  switch (outcome.kind) {
    case 'won':
      return phrase('fight.won', { side: sideName(setup, outcome.side) });
    case 'undecided':
      return phrase('fight.undecided', { why: outcome.why });
    default:
      return phrase(`fight.${outcome.kind}`);
  }
}

const sideName = ({ sides }: Pick<Setup, 'sides'>, side: unknown): string => sides[Number(side)]?.name ?? '';

/** Why an answer cannot stand, with what may stand in its place; in the words of the question where it is known. */
export function refusalPhrase(refusal: Refusal, question?: Question): Phrase {
  switch (refusal.code) {
    case 'joint-limit':
      return refusal.why;
    case 'faces':
      return facesPhrase(refusal.problem);
    case 'unknown-option':
    case 'unknown-param':
    case 'unknown-value': {
      const { code, ...slots } = inWords(refusal, question);
      const given = plain(refusal.given);
      return phrase(`refusal.${code}`, {
        ...slots,
        given,
        count: slots.known.length,
        hint: hintOf(String(given), slots.known),
      });
    }
    case 'out-of-range': {
      const { code, given, ...slots } = inWords(refusal, question);
      return phrase(`refusal.${code}`, { ...slots, given: plain(given) });
    }
    case 'decree': {
      const { code, ...slots } = refusal;
      return phrase(`refusal.${code}`, slots);
    }
    case 'forbidden':
      return phrase('refusal.forbidden', { given: optionName(refusal.given, question), why: refusal.why });
    case 'wrong-kind':
      return phrase('refusal.wrong-kind', { wanted: refusal.wanted });
  }
}

/** A refusal that names its parameter as the question does. */
function inWords<R extends Refusal>(refusal: R, question: Question | undefined): Omit<R, 'param'> & { param?: Value } {
  return 'param' in refusal ? { ...refusal, param: paramName(refusal.param, question) } : refusal;
}

const optionsIn = (question: Question | undefined): readonly Option[] =>
  question?.kind === 'choice' ? question.asked.options : [];

function optionName(id: string, question: Question | undefined): Value {
  if (!question) return id;
  return optionsIn(question).find((option) => option.id === id)?.label ?? optionOf(question.id, id);
}

function paramName(id: string, question: Question | undefined): Value {
  if (!question) return id;
  const params = optionsIn(question).flatMap((option) => option.params ?? []);
  return params.find((param) => param.id === id)?.label ?? paramOf(question.id, id);
}

/** What was typed or written in place of a value, as text. */
function plain(given: unknown): string | number {
  if (typeof given === 'string' || typeof given === 'number') return given;
  return given === undefined ? '' : JSON.stringify(given);
}

function hintOf(given: string, known: readonly string[]): Value {
  const near = nearest(given, known);
  return near === undefined ? '' : phrase('refusal.near', { near });
}

/** Why faces cannot be read; the first die is die 1. */
export function facesPhrase(problem: (Refusal & { code: 'faces' })['problem']): Phrase {
  const { ok: _, code, ...slots } = problem;
  return phrase(`faces.${code}`, 'at' in slots ? { ...slots, at: slots.at + 1 } : slots);
}

/** Why a notation is refused; places count from 1. */
export function diceProblemPhrase(problem: DiceProblem): Phrase {
  const { code, at, ...slots } = problem;
  return phrase(`dice.${code}`, { ...slots, at: at + 1 });
}

/** Why a text is no journal. */
export function journalPhrase(problem: JournalProblem): Phrase {
  if (problem.code !== 'foreign-format')
    return phrase(`journal.${problem.code}`, 'line' in problem ? { line: problem.line } : {});
  return phrase('journal.foreign-format', { format: plain(problem.format) });
}

/** Where and why a run stopped at an answer that does not fit; answers count from 1. */
export function refusedPhrase({ at, question, refusal }: NonNullable<Played['refused']>): Phrase {
  const why = refusal.code === 'mismatch' ? mismatchPhrase(refusal, question) : refusalPhrase(refusal, question);
  return phrase('refusal.at', { n: at + 1, question: placeOf(question), why });
}

/** A question and who is asked, in words. */
export const placeOf = ({ id, who }: Pick<Question, 'id' | 'who'>): Phrase =>
  phrase('refusal.place', { question: questionOf(id), who: nameOf(who) });

const mismatchPhrase = ({ given }: Mismatch, question: Question): Phrase =>
  phrase('refusal.mismatch', { given: placeOf(given), wanted: placeOf(question) });
