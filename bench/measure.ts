import { spawnSync } from 'node:child_process';

/** How often per second `work` does its `per` units, the best of several tries of at least `ms` each. */
export function perSecond(work: () => void, per: number, ms = 400, tries = 3): number {
  work();
  let best = 0;
  for (let i = 0; i < tries; i++) {
    const start = process.hrtime.bigint();
    let rounds = 0;
    let passed = 0;
    do {
      work();
      rounds++;
      passed = Number(process.hrtime.bigint() - start) / 1e6;
    } while (passed < ms);
    best = Math.max(best, (rounds * per * 1000) / passed);
  }
  return best;
}

/** The median time in milliseconds of starting node with these arguments, several starters taking turns. */
export function startUps(starters: readonly (readonly string[])[], times = 21): number[] {
  const taken = starters.map((): number[] => []);
  for (let i = 0; i < times; i++) {
    starters.forEach((args, nth) => {
      const start = process.hrtime.bigint();
      spawnSync(process.execPath, args, { stdio: 'ignore' });
      taken[nth]!.push(Number(process.hrtime.bigint() - start) / 1e6);
    });
  }
  return taken.map((times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
}

/** A Markdown table. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

/** A count with thousands set apart. */
export const count = (n: number): string => Math.round(n).toLocaleString('en');
