import { defineConfig } from 'vitest/config';
import { inlineScripts } from './tools/build/inline-scripts.ts';
import { temporaryFolder } from './tools/test/temporary-folder.ts';
import {
  isLong,
  LONG_UNIT_TESTS,
  OTHER_CLOCKS,
  STORAGE_TESTS,
  TESTS_OF_DAYS,
  UNIT_TESTS,
  UNIT_TESTS_OF_THE_REST,
} from './tools/test/test-stages.ts';

const OF_OTHER_STAGES = [...UNIT_TESTS_OF_THE_REST, ...LONG_UNIT_TESTS];

const IN_MEMORY = { TEST_ENGINE: 'sqlite', TMPDIR: temporaryFolder() };
const WRONG_CLOCK = ['--import', './tests/support/wrong-clock.ts'];

/** Tests of days at each other clock: tests/README.md. */
const days = Object.entries(OTHER_CLOCKS).map(([name, instant]) => ({
  extends: true as const,
  test: {
    name: `days: ${name}`,
    include: TESTS_OF_DAYS,
    env: { ...IN_MEMORY, CLOCK_AHEAD_HOURS: String((Date.parse(instant) - Date.now()) / 3_600_000) },
    isolate: false,
    execArgv: WRONG_CLOCK,
  },
}));

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // PostgreSQL and Redis, where they are installed: tests that need them are skipped elsewhere.
    globalSetup: 'tools/test/test-engines.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // As in the browser tests: a poll ends when its assertion holds, and one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Address and text of a style sheet, which are empty otherwise: React warns of a link to nothing.
    css: { include: [/\.css\?(url|inline)$/] },
    // Two cores, and many tests start servers and processes of their own.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: UNIT_TESTS,
          exclude: OF_OTHER_STAGES,
          env: IN_MEMORY,
          // Modules are loaded once for all files of a worker: a fifth of the time. What a file changes, it puts back.
          isolate: false,
          execArgv: process.env.CLOCK_AHEAD_HOURS ? WRONG_CLOCK : [],
        },
      },
      {
        extends: true,
        test: { name: 'rest', include: isLong ? OF_OTHER_STAGES : UNIT_TESTS_OF_THE_REST },
      },
      {
        extends: true,
        test: {
          name: 'storage on PostgreSQL',
          include: STORAGE_TESTS,
          exclude: OF_OTHER_STAGES,
          env: { TEST_ENGINE: 'postgres' },
          isolate: false,
        },
      },
      ...days,
    ],
  },
});
