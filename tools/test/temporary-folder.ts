import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const LEAST_BYTES = 2 * 1024 ** 3;

/**
 * Where the tests of the fast stage store what goes with them: in memory where there is room (Linux), as none of it is to
 * outlive a power cut. Half of the time of those with a database is that of a disk.
 */
export function temporaryFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= LEAST_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
