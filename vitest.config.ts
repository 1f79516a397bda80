import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contracts,content,site,desk,server,cli,documents,tools}/**/*.test.ts',
      'tests/{build,storage,cli,faults}/**/*.test.ts',
    ],
    // PostgreSQL and Redis, where they are installed: tests that need them are skipped elsewhere.
    globalSetup: 'tools/test-engines.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // As in the browser tests: a poll ends when its assertion holds, and one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Two cores, and many tests start servers and processes of their own.
    maxWorkers: 2,
  },
});
