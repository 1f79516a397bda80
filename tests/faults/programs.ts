import { spawnSync } from 'node:child_process';

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** strace is installed and may follow a process; it needs Linux, and containers may forbid it. */
export const isTraceable = succeeds('strace', '-f', '-o', '/dev/null', 'true');
