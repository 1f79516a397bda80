import { existsSync } from 'node:fs';

/** Firefox as Debian has it; undefined where none is installed. */
export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
