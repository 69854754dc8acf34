import { balance } from './balance.js';
import { batch } from './batch.js';
import { cli } from './cli.js';
import { dice } from './dice.js';
import { engine } from './engine.js';
import { jobs } from './jobs.js';
import { odds } from './odds.js';
import { report } from './report.js';
import { sheets } from './sheets.js';

export const en = { ...balance, ...batch, ...cli, ...dice, ...engine, ...jobs, ...odds, ...report, ...sheets };
