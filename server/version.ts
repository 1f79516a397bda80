import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the release that runs. */
export const RELEASE_FOLDER = join(import.meta.dirname, '..');

const manifest = JSON.parse(readFileSync(join(RELEASE_FOLDER, 'package.json'), 'utf8')) as {
  version: string;
};

/** The version of the release that runs, as in its tag. */
export const VERSION = manifest.version;

/** The commit of the release that runs: of its clone, or COMMIT of the container's image. Empty if neither is known. */
export function readCommit(): string {
  if (!existsSync(join(RELEASE_FOLDER, '.git'))) return process.env.COMMIT ?? '';
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: RELEASE_FOLDER,
    encoding: 'utf8',
  });
  return stdout?.trim() ?? '';
}

/** For people: "0.1.0 (commit 1f2e3d4c5b6a) in /srv/site/releases/v0.1.0". */
export function describeRelease(): string {
  const commit = readCommit();
  return `${VERSION}${commit && ` (commit ${commit})`} in ${RELEASE_FOLDER}`;
}
