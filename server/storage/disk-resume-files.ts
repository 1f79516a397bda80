import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ResumeFiles } from './resume-files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const PART = '.part';

/** Resumes as files of one folder, uploads in progress beside them as `.part`. */
export async function openDiskResumeFiles(folder: string): Promise<ResumeFiles> {
  await unavailableOnFailure(mkdir(folder, { recursive: true, mode: 0o700 }));
  const place = (key: string) => path.join(folder, key);

  async function* list() {
    for await (const entry of await unavailableOnFailure(opendir(folder))) {
      if (entry.isFile() && !entry.name.endsWith(PART)) yield entry.name;
    }
  }

  return {
    temporaryPath: () => place(`${randomUUID()}${PART}`),

    async keep(temporaryPath, key) {
      await unavailableOnFailure(
        (async () => {
          await sync(temporaryPath);
          await rename(temporaryPath, place(key));
          await sync(folder);
        })(),
      );
    },

    async read(key): Promise<Readable> {
      const file = await unavailableOnFailure(open(place(key)));
      return createReadStream('', { fd: file });
    },

    async remove(key) {
      await unavailableOnFailure(rm(place(key), { force: true }));
    },

    list,

    async sweep(isInUse) {
      const names = await unavailableOnFailure(readdir(folder));
      let removed = 0;
      for (const name of names) {
        if (!name.endsWith(PART) && (await isInUse(name))) continue;
        await unavailableOnFailure(rm(place(name), { force: true }));
        removed += 1;
      }
      return removed;
    },
  };
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

async function unavailableOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable(`The resume store failed: ${(error as Error).message}.`, { cause: error });
  }
}
