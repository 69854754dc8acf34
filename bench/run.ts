// What the product costs, side by side in one run. Numbers, no verdicts.
import { duelTables } from './duels.js';
import { oddsTable } from './odds.js';
import { rerunTable } from './reruns.js';
import { rollsTable } from './rolls.js';
import { scalingTable } from './scaling.js';
import { startTable } from './starts.js';

const show = (text: string): void => void process.stdout.write(`${text}\n\n`);

show(rollsTable());
show(oddsTable());
duelTables().forEach(show);
show(await scalingTable());
show(await rerunTable());
show(startTable());
