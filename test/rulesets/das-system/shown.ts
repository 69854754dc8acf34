import { textsOf } from '../shown.js';

export { phrasesOf, type RuleText, type Terms } from '../shown.js';

const names = new Map([
  ['gegner', 'Gegner'],
  ['thorndal', 'Thorndal'],
  ['wache', 'Wache'],
  ['bijin', 'Bijin'],
]);

export const { terms, ruleTexts, interfaceTexts, wordingOf, shown } = textsOf('das-system', names);
