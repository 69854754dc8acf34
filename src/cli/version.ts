import { readFileSync } from 'node:fs';
import { packageFile } from './root.js';

/** The version of the product. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string }).version;
