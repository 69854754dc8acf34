import { parentPort, workerData } from 'node:worker_threads';
import { serve, type WorkerData } from '../../src/batch/index.js';
import { toyCounting, type ToyJob } from './toy-job.js';

const data = workerData as WorkerData<ToyJob>;
serve(parentPort!, data, toyCounting(data.job));
