import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const LEAST_BYTES = 2 * 1024 ** 3;

/**
 * Folder for data of the fast tests. It is in memory if there is room (Linux), because tests with a database spend half
 * of their time on the disk.
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
