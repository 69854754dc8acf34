import { beforeAll, describe, expect, it } from 'vitest';
import { resolveBatch, runsOfShard, type BatchJob, type Summary, type Watch } from '../../src/batch/index.js';
import { builtWorker } from './built-worker.js';
import { toyCounting, type ToyJob } from './toy-job.js';

let file: URL;
beforeAll(async () => {
  file = await builtWorker();
});

const job = (toy: ToyJob = {}, more: Partial<BatchJob> = {}): BatchJob => ({
  newCounting: toyCounting(toy),
  worker: { file, job: toy },
  runs: [0, 230],
  ...more,
});
const played = (from: number, to: number): Summary => {
  const counting = toyCounting()();
  counting.play([from, to]);
  return counting.summary();
};

describe('resolveBatch', () => {
  it.each([1, 2, 3])('F1: gives the same bytes with %i at work', async (jobs) => {
    const { summary, partial } = await resolveBatch(job(), { jobs });
    expect(JSON.stringify(summary)).toBe(JSON.stringify(played(0, 230)));
    expect(partial).toBe(false);
  });

  it('plays the runs of its range and no others', async () => {
    const { summary } = await resolveBatch(job({}, { runs: [60, 165] }), { jobs: 2 });
    expect(summary).toEqual(played(60, 165));
  });

  it.each([1, 2])('names the run that broke, with %i at work', async (jobs) => {
    const broken = { run: 117, seed: '7/117', why: 'a fault of the rules' };
    await expect(resolveBatch(job({ breaks: 117 }), { jobs })).rejects.toMatchObject({ broken });
  });

  it('does not wait for a worker that is gone', async () => {
    await expect(resolveBatch(job({ dies: 150 }), { jobs: 2 })).rejects.toThrow('exit 9');
  });

  it('says so when it has to play alone, and counts the same', async () => {
    const reasons: string[] = [];
    const worker = { file: new URL('none.mjs', file), job: {} };
    const { summary } = await resolveBatch(job({}, { worker }), { jobs: 2, onAlone: (why) => void reasons.push(why) });
    expect(reasons).toEqual([expect.stringContaining('none.mjs')]);
    expect(summary).toEqual(played(0, 230));
  });
});

describe('a batch that is stopped', () => {
  const stopped = async (at: number) => {
    const stop = new AbortController();
    const newCounting = () => {
      const counting = toyCounting()();
      const play = (range: readonly [number, number]): void => {
        counting.play(range);
        if (range[1] === at) stop.abort();
      };
      return { ...counting, play };
    };
    return resolveBatch(job({}, { newCounting }), { jobs: 1, signal: stop.signal });
  };

  it('counts what is done, and says that it is not all', async () => {
    expect(await stopped(50)).toEqual({ summary: played(0, 50), partial: true, reached: false });
  });

  it('is whole when it was stopped at its last run', async () => {
    expect(await stopped(230)).toMatchObject({ partial: false });
  });

  it('begins nothing after the stop', async () => {
    const { summary, partial } = await resolveBatch(job(), { jobs: 2, signal: AbortSignal.abort() });
    expect([summary, partial]).toEqual([played(0, 0), true]);
  });

  it('counts what its workers have done', async () => {
    const stop = new AbortController();
    const endless = job({}, { runs: [0, 100_000_000] });
    const watch: Watch = (look) => {
      const beat = setInterval(() => (look()[0] > 0 ? stop.abort() : undefined), 5);
      return () => clearInterval(beat);
    };
    const { summary, partial } = await resolveBatch(endless, { jobs: 2, signal: stop.signal, watch });
    expect(partial).toBe(true);
    expect(summary.runs).toBeGreaterThan(0);
    // What was taken is played to its end, so the runs are the first ones, without a hole.
    expect(summary).toEqual(played(0, summary.runs));
  });
});

describe('until', () => {
  it.each([1, 2])('stops where the shares are exact enough, with %i at work', async (jobs) => {
    const precise = await resolveBatch(job({}, { runs: [0, 5000], until: 4 }), { jobs });
    expect(precise).toMatchObject({ reached: true, partial: false });
    // 95 % of an even fight to ±4 points take 1.96² · 0.25 / 0.04² = 600 runs; the draws make it fewer.
    expect(precise.summary).toEqual(played(0, precise.summary.runs));
    expect(precise.summary.runs % 100).toBe(0);
    expect(precise.summary.runs).toBeLessThanOrEqual(600);
    expect(precise.summary.runs).toBeGreaterThanOrEqual(300);
  });

  it('says when the runs did not suffice', async () => {
    const { summary, reached } = await resolveBatch(job({}, { runs: [0, 150], until: 1 }), { jobs: 1 });
    expect([summary.runs, reached]).toEqual([150, false]);
  });
});

describe('runsOfShard', () => {
  it('cuts all runs into blocks', () => {
    const cut = (runs: number, of: number) =>
      Array.from({ length: of }, (_, i) => runsOfShard(runs, { part: i + 1, of }));
    expect(cut(10, 3)).toEqual([
      [0, 3],
      [3, 6],
      [6, 10],
    ]);
    expect(cut(2, 4).flat()).toEqual([0, 0, 0, 1, 1, 1, 1, 2]);
    expect(runsOfShard(100_000_000, { part: 99_999, of: 100_000 })).toEqual([99_998_000, 99_999_000]);
  });
});
