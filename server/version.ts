import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the running release. */
export const RELEASE_FOLDER = join(import.meta.dirname, '..');

const manifest = JSON.parse(readFileSync(join(RELEASE_FOLDER, 'package.json'), 'utf8')) as {
  version: string;
};

/** Version of the running release, the same as its git tag. */
export const VERSION = manifest.version;

/**
 * Commit of the running release, read from its clone or from COMMIT in the container image. Empty if neither is known.
 */
export function readCommit(): string {
  if (!existsSync(join(RELEASE_FOLDER, '.git'))) return process.env.COMMIT ?? '';
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: RELEASE_FOLDER,
    encoding: 'utf8',
  });
  return stdout?.trim() ?? '';
}

/** Description for logs: "0.1.0 (commit 1f2e3d4c5b6a) in /srv/site/releases/v0.1.0". */
export function describeRelease(): string {
  const commit = readCommit();
  return `${VERSION}${commit && ` (commit ${commit})`} in ${RELEASE_FOLDER}`;
}
