// Bundles the program into dist/: one file to start from, one for workers, and one for each part that a command loads when it needs it.
// Loading few files is what makes `roll` start fast.
import { build } from 'esbuild';
import { rm } from 'node:fs/promises';

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: ['bin/waffengang.ts', 'src/cli/batch-worker.ts', 'bench/run.ts', 'bench/duel-rates.ts'],
  outdir: 'dist',
  outbase: '.',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // What the program is measured beside is no part of it.
  external: ['@dice-roller/rpg-dice-roller', 'roll-parser'],
  // Packages in the old module format ask for `require`.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
});
