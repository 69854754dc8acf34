import { build } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The toy worker as a file that a thread can start from. */
export async function builtWorker(): Promise<URL> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'waffengang-')), 'toy-worker.mjs');
  const entryPoints = [join(import.meta.dirname, 'toy-worker.ts')];
  const banner = { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" };
  await build({ entryPoints, outfile, banner, bundle: true, format: 'esm', platform: 'node', target: 'node20' });
  return pathToFileURL(outfile);
}
