import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

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
  const shell = isWhole ? [] : [HEADLESS_SHELL];
  return [process.env.CHROMIUM_PATH, ...shell, ...WHOLE_BROWSERS].find((path) => path && existsSync(path));
}

function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The system's Chromium; else Playwright's own, or Debian's package, is installed. Throws with what to do. */
export function findChromium(wanted: Wanted = {}): string {
  const found = installed(wanted) ?? playwrightsOwn();
  if (found) return found;
  process.stdout.write('No Chromium was found: installing one ...\n');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!playwrightsOwn() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  const now = installed(wanted) ?? playwrightsOwn();
  if (!now) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return now;
}
