import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    // Nothing is shared but what is immutable, so files need no world of their own; that saves half of the time.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    coverage: { include: ['src/**', 'rulesets/**'] },
  },
});
