import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../sheets/node-files.js';

/** The version of the product. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }).version;
