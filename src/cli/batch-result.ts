import { createHash } from 'node:crypto';
import { BATCH_FORMAT, type BatchResult, type Resolved } from '../batch/index.js';
import type { BatchPlan } from './batch-plan.js';
import type { Ready } from './load.js';
import { productVersion } from './version.js';

/** What a batch came to, with what is needed to tell and to merge it without the fight. */
export function resultOf(file: string, ready: Ready, plan: BatchPlan, resolved: Resolved): BatchResult {
  const { setup, ruleset } = ready.game;
  const { shard, until } = plan;
  return {
    format: BATCH_FORMAT,
    product: productVersion(),
    ruleset: { id: ruleset.id, version: ruleset.version },
    fight: digestOf(ready),
    file,
    ...(setup.title !== undefined && { title: setup.title }),
    seed: setup.seed,
    sides: setup.sides.map(({ name }) => ({ name })),
    scripted: ready.script.length > 0,
    wanted: plan.runs,
    ...(shard && { shard }),
    ...(resolved.partial && { partial: true }),
    ...(until !== undefined && { until: { points: until, reached: resolved.reached } }),
    summary: resolved.summary,
  };
}

/** The same for the same sheets, start, house rules and script, wherever the files lie; the seed is not in it. */
function digestOf({ game, script }: Ready): string {
  const { seed: _, ...fight } = game.setup;
  const answers = script.map(({ value }) => value);
  return createHash('sha256').update(JSON.stringify([fight, answers])).digest('hex');
}
