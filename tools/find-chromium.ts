import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  // Without the windows of a browser it takes half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | undefined {
  return INSTALLED.find((path) => path && existsSync(path));
}

function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The system's Chromium; else Playwright's own, or Debian's package, is installed. Throws with what to do. */
export function findChromium(): string {
  const found = installed() ?? playwrightsOwn();
  if (found) return found;
  process.stdout.write('No Chromium was found: installing one ...\n');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!playwrightsOwn() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  const now = installed() ?? playwrightsOwn();
  if (!now) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return now;
}
