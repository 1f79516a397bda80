import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Without the windows of a browser it takes half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Visitors have a whole browser; most tests need none. */
interface Wanted {
  isWhole?: boolean;
}

function installed({ isWhole = false }: Wanted): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const shells = isWhole ? [] : [HEADLESS_SHELL, playwrightsShell()];
  const paths = [CHROMIUM_PATH, ...shells, ...WHOLE_BROWSERS, playwrights().executablePath()];
  return paths.find((path) => path && existsSync(path));
}

function playwrights() {
  return (createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test')).chromium;
}

/** It lies beside the whole browser, in a folder of the same revision. */
function playwrightsShell(): string {
  const [, folder = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(playwrights().executablePath()) ?? [];
  const system = process.arch === 'arm64' ? 'linux-arm64' : 'linux64';
  const name = `chrome-headless-shell-${system}`;
  return join(`${folder}chromium_headless_shell-${revision}`, name, 'chrome-headless-shell');
}

function install({ isWhole = false }: Wanted): void {
  const shellOnly = isWhole ? [] : ['--only-shell'];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const debians = isWhole ? 'chromium' : 'chromium-headless-shell';
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debians], { stdio: 'inherit' });
    if (installed({ isWhole })) return;
  }
  spawnSync('npx', ['playwright', 'install', ...shellOnly, 'chromium'], { stdio: 'inherit' });
}

/** CHROMIUM_PATH, or the system's, or Playwright's own; else one is installed. Throws with what to do. */
export function findChromium(wanted: Wanted = {}): string {
  const found = installed(wanted);
  if (found) return found;
  process.stdout.write('No Chromium was found: installing one ...\n');
  install(wanted);
  const now = installed(wanted);
  if (!now) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return now;
}

/** One line; with a whole browser also how to have the tests in half the time. */
export function sayWhichBrowser(path = findChromium()): void {
  const isShell = /headless.shell/.test(path);
  const advice = 'a whole browser takes twice the time: apt-get install chromium-headless-shell';
  process.stdout.write(`\nIn ${path}${isShell ? '' : `. WARNING: ${advice}`}\n`);
}
