import { rm } from 'node:fs/promises';
import path from 'node:path';
import { selectFiles } from '../../storage/stored-files.ts';
import { makeFolder } from '../../storage/folder-owner.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import { rehearsalFolder } from '../../storage/unfinished-copies.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { BackupPlace } from './backup-places.ts';
import { fileHash } from './file-hash.ts';
import { requireMaintenanceLock } from './require-maintenance-lock.ts';
import { restoreData, type RestoreOptions } from './restore-data.ts';

/**
 * Restores a backup into a temporary SQLite database and folder, reads every file, and deletes both. It neither needs
 * nor changes the data of the site.
 */
export async function verifyBackup(
  deps: ActingDependencies,
  source: string | BackupPlace,
  { onRows, passphrase }: Pick<RestoreOptions, 'onRows' | 'passphrase'> = {},
) {
  const folder = rehearsalFolder(deps.config.dataFolder);
  const config = {
    ...deps.config,
    dataFolder: folder,
    databaseUrl: undefined,
    certificateSecret: undefined,
    resumeStore: { kind: 'disk' as const, folder: path.join(folder, 'resumes') },
  };
  const lock = await requireMaintenanceLock(deps.storage);
  try {
    const began = performance.now();
    makeFolder(folder);
    const storage = await openStorage(config, deps.log, 'restore');
    try {
      const options = { onRows, passphrase, isCopyWanted: false };
      const { made, rows, resumes, withoutResume } = await restoreData(
        { ...deps, config, storage },
        source,
        options,
      );
      const damaged = await findDamaged(storage, new Set(withoutResume));
      const seconds = Math.ceil((performance.now() - began) / 1_000);
      return { made, rows, resumes, withoutResume, damaged, seconds };
    } finally {
      await storage.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await lock.release();
  }
}

/**
 * References of files whose content does not have the stored hash. Files that the backup lists as missing are left out.
 */
async function findDamaged({ database, resumeFiles }: Storage, missing: Set<string>): Promise<string[]> {
  const damaged = new Set<string>();
  for (const { reference, key, sha256 } of await selectFiles(database)) {
    const found = await fileHash(resumeFiles, key);
    const isLacked = found === undefined && missing.has(reference);
    if (found !== sha256 && !isLacked) damaged.add(reference);
  }
  return [...damaged];
}
