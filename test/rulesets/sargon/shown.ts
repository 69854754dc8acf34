import { textsOf } from '../shown.js';

export { phrasesOf, type RuleText, type Terms } from '../shown.js';

const names = new Map([
  ['a', 'Anna'],
  ['b', 'Bert'],
  ['asthar', 'Asthar'],
  ['ork', 'Ork'],
]);

export const { terms, ruleTexts, interfaceTexts, wordingOf, shown } = textsOf('sargon', names);
