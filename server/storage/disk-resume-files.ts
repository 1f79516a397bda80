import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { giveToFolderOwner, makeFolder } from './folder-owner.ts';
import { ResumeNotFound, type ResumeFiles } from './resume-files.ts';
import { StorageUnavailable, unavailableOnFailure } from './storage-unavailable.ts';

const PART = '.part';
const QUARANTINE = 'orphaned';

/** Resumes as files of one folder, uploads in progress beside them as `.part`. */
export async function openDiskResumeFiles(folder: string, { create = true } = {}): Promise<ResumeFiles> {
  if (create) await orUnavailable((async () => makeFolder(folder))());
  const place = (key: string) => path.join(folder, key);
  const quarantine = (key: string) => path.join(folder, QUARANTINE, key);
  const check = () => orUnavailable(access(folder));

  async function* list() {
    for await (const entry of await orUnavailable(opendir(folder))) {
      if (entry.isFile() && !entry.name.endsWith(PART)) yield entry.name;
    }
  }

  return {
    check,

    temporaryPath: () => place(`${randomUUID()}${PART}`),

    async keep(temporaryPath, key) {
      await orUnavailable(
        (async () => {
          await sync(temporaryPath);
          giveToFolderOwner(temporaryPath);
          await rename(temporaryPath, place(key));
          await sync(folder);
          await rm(quarantine(key), { force: true });
        })(),
      );
    },

    async read(key): Promise<Readable> {
      try {
        const file = await open(place(key)).catch(async (error: unknown) => {
          if (!isMissing(error)) throw error;
          await rename(quarantine(key), place(key));
          return await open(place(key));
        });
        return createReadStream('', { fd: file });
      } catch (error) {
        // In a folder that is gone nothing is found, and nothing is known about the file.
        await check();
        if (isMissing(error)) throw new ResumeNotFound(key, { cause: error });
        throw unavailable(error);
      }
    },

    async remove(key) {
      for (const file of [place(key), quarantine(key)]) await orUnavailable(rm(file, { force: true }));
    },

    async setAside(key) {
      await orUnavailable(
        (async () => {
          makeFolder(path.join(folder, QUARANTINE));
          await rename(place(key), quarantine(key)).catch((error: unknown) => {
            if (!isMissing(error)) throw error;
          });
        })(),
      );
    },

    list,

    async sweep(isInUse, before) {
      const names = await orUnavailable(readdir(folder));
      let removed = 0;
      for (const name of names) {
        if (name === QUARANTINE || (!name.endsWith(PART) && (await isInUse(name)))) continue;
        if (!(await isOlder(place(name), before))) continue;
        await orUnavailable(rm(place(name), { force: true }));
        removed += 1;
      }
      return removed;
    },
  };
}

/** False also for a file that has gone meanwhile. */
export async function isOlder(file: string, than: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < than.getTime();
  } catch (error) {
    if (isMissing(error)) return false;
    throw unavailable(error);
  }
}

/** Also for folders: a renamed file is safe once its folder is. */
async function sync(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function unavailable(error: unknown): StorageUnavailable {
  return new StorageUnavailable(`The resume store failed: ${(error as Error).message}.`, { cause: error });
}

const orUnavailable = unavailableOnFailure(unavailable);
