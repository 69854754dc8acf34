import { spawnSync } from 'node:child_process';

/** How often per second `work` does its `per` units, the best of several tries of at least `ms` each. */
export function perSecond(work: () => void, per: number, ms = 400, tries = 3): number {
  work();
  let best = 0;
  for (let i = 0; i < tries; i++) {
    let rounds = 0;
    const start = now();
    do {
      work();
      rounds++;
    } while (now() - start < ms);
    best = Math.max(best, (rounds * per * 1000) / (now() - start));
  }
  return best;
}

/** Milliseconds since some moment. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The median time in milliseconds of starting node with these arguments, several starters taking turns. */
export function startUps(starters: readonly (readonly string[])[], env: NodeJS.ProcessEnv, times = 21): number[] {
  const taken = starters.map((): number[] => []);
  for (let i = 0; i < times; i++) {
    starters.forEach((args, nth) => {
      const start = now();
      spawnSync(process.execPath, args, { stdio: 'ignore', env });
      taken[nth]!.push(now() - start);
    });
  }
  return taken.map((times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
}

/** A Markdown table; the first column stands left, numbers right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(3, ...rows.map((row) => row[i]!.length)));
  const cells = (row: readonly string[]): string[] =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head, ...body] = rows;
  return [cells(head!), rule, ...body.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A count with thousands set apart. */
export const count = (n: number): string => Math.round(n).toLocaleString('en');

/** How many times as much, or as fast. */
export const times = (n: number): string => n.toFixed(2);
