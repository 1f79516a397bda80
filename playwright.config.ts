import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/test/find-chromium.ts';
import { FIREFOX } from './tools/test/find-firefox.ts';
import {
  BROWSER_TESTS,
  BROWSER_TESTS_OF_THE_REST,
  FIREFOX_TESTS,
  isLong,
  LONG_BROWSER_TESTS,
} from './tools/test/test-stages.ts';

const OF_OTHER_STAGES = [...BROWSER_TESTS_OF_THE_REST, ...LONG_BROWSER_TESTS];

const anywhere = (paths: string[]) => paths.map((path) => `**/${path}`);

const inFirefox = {
  name: 'rest: Firefox',
  testMatch: anywhere(FIREFOX_TESTS),
  grepInvert: /@rest|@long|@chromium/,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX ?? '', args: [] },
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // A guard against a test that hangs, on machines whose cores are shared: nothing waits that long on one that is idle.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  projects: [
    {
      name: 'fast',
      testMatch: anywhere(BROWSER_TESTS),
      testIgnore: anywhere(OF_OTHER_STAGES),
      grepInvert: /@rest|@long/,
    },
    { name: 'rest', testMatch: anywhere(isLong ? OF_OTHER_STAGES : BROWSER_TESTS_OF_THE_REST) },
    {
      name: 'rest: variants',
      testMatch: anywhere(BROWSER_TESTS),
      testIgnore: anywhere(OF_OTHER_STAGES),
      grep: isLong ? /@rest|@long/ : /@rest/,
    },
    // Where there is no Firefox its tests are left out; in CI they fail.
    ...(FIREFOX || process.env.CI ? [inFirefox] : []),
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      // Chromium refuses its sandbox to root; the flags keep it from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
