import { announceQuestion, byItself } from './announce.js';
import { declareQuestion } from './declare.js';
import { planByItself } from './plan-by-itself.js';
import { actByItself, actQuestion } from './turn.js';
import type { Asks, Fight, Fighter } from './state.js';

/** The questions that everybody is asked in every round, made once for each fighter of a fight. */
export const asksOf = (fight: Fight, f: Fighter): Asks => (f.asks ??= make(fight, f));

const make = (fight: Fight, f: Fighter): Asks => ({
  announce: { question: () => announceQuestion(f), preferred: () => byItself(fight, f) },
  declare: { question: () => declareQuestion(fight, f), preferred: () => planByItself(fight, f).choice },
  act: { question: () => actQuestion(fight, f), preferred: () => actByItself(fight, f) },
});
