import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** strace is installed and may follow a process; it needs Linux, and containers may forbid it. */
export const isTraceable = succeeds('strace', '-f', '-o', '/dev/null', 'true');

/** File systems of their own may be mounted: by root, outside most containers. */
export function isMountable(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const isMounted = succeeds('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder);
  if (isMounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}
