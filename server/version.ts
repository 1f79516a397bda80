import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Of the release that runs, as its tag names it: logs and metrics tell it. */
export const VERSION = manifest.version;
