import { batch } from './batch.js';
import { cli } from './cli.js';
import { dice } from './dice.js';
import { engine } from './engine.js';
import { report } from './report.js';
import { sheets } from './sheets.js';

export const de = { ...batch, ...cli, ...dice, ...engine, ...report, ...sheets };
