import { INTERLUDE, phrase, type ChoiceQuestion, type Item, type Played } from '../engine/index.js';
import { comparedItems, oddsItems, pendingOdds } from '../odds/index.js';
import type { Chain } from '../players/sitting.js';
import type { Ready } from './load.js';
import { planLabels } from './plan-labels.js';

/** A table of more rows does not read at a glance. */
const mostRows = 12;

/** The odds of the decision that is pending: each way to answer, the best first. */
export function oddsAtTable({ game, wording }: Ready, chain: Chain, { given, fight }: Played): Item[] {
  if (fight === undefined) return [{ kind: 'line', text: phrase('session.too-early'), tone: 'warning' }];
  if (game.ruleset.outcome(fight) !== undefined) return [{ kind: 'line', text: phrase('odds.over'), tone: 'warning' }];
  const { rows, beats } = pendingOdds({ game, given, chain, fight });
  const [only] = rows;
  const span: Item = { kind: 'line', text: phrase('odds.span', { beats }), tone: 'quiet' };
  if (rows.length === 1 && only!.plans.length === 0) return [...oddsItems(only!.odds), span];
  const questions = chain.filter((q): q is ChoiceQuestion => q.kind === 'choice' && q.id !== INTERLUDE);
  const label = planLabels(
    rows.map(({ plans }) => plans),
    questions,
    wording,
  );
  const told = new Set<string>();
  // What is called the same is the same to whoever decides: the best of them stands for all.
  const differing = rows.filter(({ plans }) => {
    const text = wording.say(label(plans)).replace('▸ ', '');
    return !told.has(text) && told.add(text);
  });
  return [...comparedItems(chain[0].who, differing, label, { most: mostRows }), span];
}
