import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { holdsRows } from '../../../storage/backup-rows.ts';
import { backupBytes, listPresentCopies, presentCopyName } from '../../../storage/present-copies.ts';
import { StorageUnavailable } from '../../../storage/storage-unavailable.ts';
import { minuteIn } from '../../calendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeBackupFile } from '../backup-data.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Copies the data that will be replaced into the data folder, in case somebody chose the wrong backup. Null if there is
 * no data.
 */
export async function savePresent(deps: Dependencies): Promise<string | null> {
  const { config, storage, now } = deps;
  const { dataFolder, timeZone } = config;
  if (!(await holdsRows(storage.database))) return null;
  const name = presentCopyName(minuteIn(now(), timeZone), await listPresentCopies(dataFolder));
  const file = path.join(dataFolder, name);
  try {
    await requireRoom(deps);
    await writeBackupFile(deps, file);
  } catch (error) {
    throw new StorageUnavailable(
      `The present data could not be copied first, so nothing was changed: ${(error as Error).message} ` +
        'Correct that, or skip the copy with --no-copy.',
      { cause: error },
    );
  }
  return file;
}

/** Throws if the copy would fill the disk, because submissions would then be refused. */
async function requireRoom({ storage, config }: Dependencies): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  const needed = await backupBytes(storage.database);
  if (bavail * bsize > needed) return;
  throw new Error(
    `a copy needs about ${Math.ceil(needed / MEGABYTE)} MB, and ${config.dataFolder} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB.`,
  );
}
