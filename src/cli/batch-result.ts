import { createHash } from 'node:crypto';
import { BATCH_FORMAT, type BatchResult, type Resolved } from '../batch/index.js';
import type { BatchPlan } from './batch-plan.js';
import type { Ready } from './load.js';
import { productVersion } from './version.js';

/** A fight among those of one call. */
export interface BatchFight {
  readonly file: string;
  /** Which one it is, from 1. */
  readonly nth: number;
  readonly ready: Ready;
  readonly named: BatchResult['named'];
}

/** What a batch came to, with what is needed to tell and to merge it without the fight. */
export function resultOf({ file, nth, ready, named }: BatchFight, plan: BatchPlan, resolved: Resolved): BatchResult {
  const { setup, ruleset } = ready.game;
  const { shard, until } = plan;
  return sealed({
    format: BATCH_FORMAT,
    product: productVersion(),
    ruleset: { id: ruleset.id, version: ruleset.version },
    fight: digestOf(ready),
    file,
    nth,
    named,
    ...(setup.title !== undefined && { title: setup.title }),
    seed: setup.seed,
    sides: setup.sides.map(({ name }) => ({ name })),
    scripted: ready.script.length > 0,
    wanted: plan.runs,
    ...(shard && { shard }),
    ...(resolved.partial && { partial: true }),
    ...(until !== undefined && { until: { points: until, reached: resolved.reached } }),
    summary: resolved.summary,
  });
}

/** The same for the same sheets, start, house rules and script, wherever the files lie; the seed is not in it. */
function digestOf({ game, script }: Ready): string {
  const { seed: _, ...fight } = game.setup;
  return digest([fight, script.map(({ value }) => value)]);
}

const digest = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/** The fields of a result but for its checksum, in the order in which they are written. */
const fields = [
  'format',
  'product',
  'ruleset',
  'fight',
  'file',
  'nth',
  'named',
  'title',
  'seed',
  'sides',
  'scripted',
  'wanted',
  'shard',
  'partial',
  'until',
  'summary',
] as const satisfies readonly (keyof BatchResult)[];

type Unsealed = Omit<BatchResult, 'checksum'>;

/** A result with its checksum; what else stands beside its fields is left out. */
export function sealed(result: Unsealed): BatchResult {
  const own = Object.fromEntries(fields.filter((key) => key in result).map((key) => [key, result[key]]));
  return { ...(own as unknown as Unsealed), checksum: digest(own) };
}

/** A result as it was read, if its checksum fits. */
export function unsealed(data: Readonly<Record<string, unknown>>): BatchResult | undefined {
  const result = sealed(data as unknown as Unsealed);
  return result.checksum === data['checksum'] ? result : undefined;
}
