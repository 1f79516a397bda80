import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Chromium without windows. Tests need half the CPU time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright is imported only if needed. */
const playwrights = (): string =>
  (
    createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test')
  ).chromium.executablePath();

/** Playwright's Chromium without windows. It is next to the whole browser and has the same revision. */
function playwrightsShell(): string {
  const [, folder = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(playwrights()) ?? [];
  const name = `chrome-headless-shell-${process.arch === 'arm64' ? 'linux-arm64' : 'linux64'}`;
  return join(`${folder}chromium_headless_shell-${revision}`, name, 'chrome-headless-shell');
}

function installed(isWhole: boolean): string | undefined {
  const shells = isWhole ? [] : [HEADLESS_SHELL, playwrightsShell()];
  const paths = [process.env.CHROMIUM_PATH, ...shells, ...WHOLE_BROWSERS, playwrights()];
  return paths.find((path) => path && existsSync(path));
}

function install(isWhole: boolean): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const debians = isWhole ? 'chromium' : 'chromium-headless-shell';
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debians], { stdio: 'inherit' });
    if (installed(isWhole)) return;
  }
  const shellOnly = isWhole ? [] : ['--only-shell'];
  spawnSync('npx', ['playwright', 'install', ...shellOnly, 'chromium'], { stdio: 'inherit' });
}

/**
 * Path of a browser: CHROMIUM_PATH, the system's Chromium or Playwright's. If there is none, Playwright installs it.
 * Visitors use a whole browser, but most tests do not need one. If this fails, the error says what to do.
 */
export function findChromium({ isWhole = false } = {}): string {
  const found = installed(isWhole);
  if (found) return found;
  process.stdout.write('No Chromium was found: installing one ...\n');
  install(isWhole);
  const now = installed(isWhole);
  if (!now) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return now;
}

/** Prints which browser is used. For a whole browser it also says how to run the tests in half the time. */
export function sayWhichBrowser(path = findChromium()): void {
  const isShell = /headless.shell/.test(path);
  const advice = 'a whole browser takes twice the time: apt-get install chromium-headless-shell';
  process.stdout.write(`\nIn ${path}${isShell ? '' : `. WARNING: ${advice}`}\n`);
}
