import { defineConfig } from 'vitest/config';
import { isLong, LONG_OUTSIDE_TESTS, OUTSIDE_TESTS } from './tools/test/test-stages.ts';

export default defineConfig({
  test: {
    include: OUTSIDE_TESTS,
    exclude: isLong ? [] : LONG_OUTSIDE_TESTS,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A poll ends when its assertion holds, and one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Each file starts servers of others beside the product: one file has the machine for itself.
    maxWorkers: 1,
  },
});
