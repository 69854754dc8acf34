// A thread that plays runs of one fight. It is handed plain data and makes the game of it anew.
import { parentPort, workerData } from 'node:worker_threads';
import { serve, type WorkerData } from '../batch/index.js';
import { makeGame } from '../engine/index.js';
import { makeWording } from '../report/index.js';
import { loadRuleset } from '../../rulesets/index.js';
import { newCounting, type FightJob } from './batch-job.js';

const data = workerData as WorkerData<FightJob>;
const { setup, script } = data.job;
const ruleset = await loadRuleset(setup.ruleset);
if (!ruleset || !parentPort) throw new Error(setup.ruleset);
serve(
  parentPort,
  data,
  newCounting(makeGame(ruleset, setup), script && { items: script.items, words: makeWording(script.words) }),
);
