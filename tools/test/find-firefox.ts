import { existsSync } from 'node:fs';

/** Path of Firefox, such as Debian's; undefined if it is not installed. */
export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
