// Writes the table of rules into the README: npm run readme.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { block, rulesTable } from './rules-table.js';

const path = join(import.meta.dirname, '../../README.md');
writeFileSync(path, readFileSync(path, 'utf8').replace(block, await rulesTable()));
