import { copyFile } from 'node:fs/promises';
import { UnusableBackup, openBackupFile, type Backup } from '../../../storage/backup-file.ts';
import { giveToFolderOwner } from '../../../storage/folder-owner.ts';
import { StorageUnavailable } from '../../../storage/storage-unavailable.ts';
import { removeDatabaseFiles, restoreCopy } from '../../../storage/unfinished-copies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requireMaintenanceLock } from '../require-maintenance-lock.ts';
import { OperatorError } from '../../operator-error.ts';

/** With a copy of the file, which the work may change. */
export async function withBackup<Result>(
  { storage, config }: Dependencies,
  file: string,
  work: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const lock = await requireMaintenanceLock(storage);
  const copy = restoreCopy(config.dataFolder);
  try {
    await copyFile(file, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC')
        throw new StorageUnavailable(
          `${config.dataFolder} has no room for a copy of ${file}: nothing was changed.`,
        );
      throw new OperatorError(`${file} cannot be read: ${error.message}.`);
    });
    giveToFolderOwner(copy);
    const backup = await openBackupFile(copy, storage.database).catch((error: Error) => {
      throw error instanceof UnusableBackup ? new OperatorError(`${file} ${error.message}`) : error;
    });
    try {
      return await work(backup);
    } finally {
      await backup.destroy();
    }
  } finally {
    await removeDatabaseFiles(copy);
    await lock.release();
  }
}
