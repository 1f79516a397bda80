import { open } from 'node:fs/promises';

/**
 * Syncs a folder to the disk, so that a power cut cannot undo a rename in it. Some file systems do not support this;
 * then it does nothing.
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}
