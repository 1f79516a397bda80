import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import {
  access,
  constants,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { giveToFolderOwner, makeFolder } from './folder-owner.ts';
import {
  doubtName,
  isResumeKey,
  isUpload,
  PART,
  QUARANTINE,
  type ResumeFiles,
  ResumeNotFound,
  STORE_ID_NAME,
  type StoredResume,
} from './resume-files.ts';
import { StorageUnavailable, unavailableOnFailure } from './storage-unavailable.ts';
import { syncFolder } from './sync-folder.ts';

/** Stores resumes as files in a folder. Unfinished uploads are next to them, with the extension `.part`. */
export async function openDiskResumeFiles(folder: string, { create = true } = {}): Promise<ResumeFiles> {
  const quarantine = path.join(folder, QUARANTINE);
  const idFile = path.join(folder, STORE_ID_NAME);
  const place = (key: string) => path.join(folder, key);
  const check = () => orUnavailable(access(folder, constants.R_OK | constants.W_OK | constants.X_OK));
  if (create) await orUnavailable((async () => makeFolder(folder))());

  async function move(from: string, to: string): Promise<void> {
    try {
      await rename(from, to);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await syncFolder(path.dirname(to));
    await syncFolder(path.dirname(from));
  }

  return {
    place: folder,
    isShared: false,
    check,

    async readId() {
      const id = await orUnavailable(unlessMissing(readFile(idFile, 'utf8')));
      return id?.trim();
    },

    async writeId(id) {
      const temporary = place(`${randomUUID()}${PART}`);
      await orUnavailable(
        (async () => {
          await writeFile(temporary, `${id}\n`, { mode: 0o600, flush: true });
          giveToFolderOwner(temporary);
          await rename(temporary, idFile);
          await syncFolder(folder);
        })(),
      );
    },

    temporaryPath: () => place(`${randomUUID()}${PART}`),

    async keep(temporaryPath, key) {
      if (!isResumeKey(key)) throw new Error(`${JSON.stringify(key)} is not the name of a resume`);
      await orUnavailable(
        (async () => {
          await syncFile(temporaryPath);
          giveToFolderOwner(temporaryPath);
          await rename(temporaryPath, place(key));
          await syncFolder(folder);
          await rm(path.join(quarantine, key), { force: true });
        })(),
      );
    },

    ...doubtsIn(folder),

    async read(key): Promise<Readable> {
      const file = await orUnavailable(
        (async () => (await openIfThere(place(key))) ?? (await openIfThere(path.join(quarantine, key))))(),
      );
      if (file) return createReadStream('', { fd: file });
      // If the whole folder is missing, for example because a disk is not mounted, the file may still exist.
      await check();
      throw new ResumeNotFound(key);
    },

    async remove(key) {
      await orUnavailable(rm(place(key), { force: true }));
      await orUnavailable(rm(path.join(quarantine, key), { force: true }));
    },

    list: () => filesIn(folder, isResumeKey),
    async *listSetAside() {
      if (await orUnavailable(unlessMissing(access(quarantine).then(() => true)))) {
        yield* filesIn(quarantine, isResumeKey);
      }
    },

    async setAside(key) {
      await orUnavailable(
        (async () => {
          makeFolder(quarantine);
          const now = new Date();
          await unlessMissing(utimes(place(key), now, now));
          await move(place(key), path.join(quarantine, key));
        })(),
      );
    },

    async bringBack(key) {
      await orUnavailable(move(path.join(quarantine, key), place(key)));
    },

    removeUploads: (before) => removeOldUploads(folder, before),
  };
}

/** Functions for notes that a resume is doubtful. A note is an empty file in the folder of uploads. */
export function doubtsIn(folder: string): Pick<ResumeFiles, 'noteDoubt' | 'isInDoubt'> {
  const place = (key: string) => path.join(folder, doubtName(key));
  return {
    noteDoubt: (key) => orUnavailable(writeFile(place(key), '', { mode: 0o600 })),
    isInDoubt: async (key) => (await orUnavailable(unlessMissing(stat(place(key))))) !== undefined,
  };
}

/** Deletes old uploads. Each server has its own folder. */
export async function removeOldUploads(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for await (const { key, modified } of filesIn(folder, isUpload)) {
    if (modified >= before) continue;
    await orUnavailable(rm(path.join(folder, key), { force: true }));
    removed += 1;
  }
  return removed;
}

async function* filesIn(folder: string, isOurs: (name: string) => boolean): AsyncGenerator<StoredResume> {
  const reader = await orUnavailable(readerOf(folder));
  for await (const entry of await orUnavailable(opendir(folder))) {
    if (!entry.isFile() || !isOurs(entry.name)) continue;
    const found = await orUnavailable(unlessMissing(stat(path.join(folder, entry.name))));
    if (found)
      yield { key: entry.name, modified: found.mtime, bytes: found.size, isReadable: mayRead(found, reader) };
  }
}

interface Reader {
  user: number;
  groups: number[];
}

/**
 * User who will read the files: the one who runs this process. If root runs a command, it is the owner of the folder,
 * who runs the server.
 */
async function readerOf(folder: string): Promise<Reader> {
  const user = process.getuid?.() ?? 0;
  if (user !== 0) return { user, groups: process.getgroups?.() ?? [] };
  const { uid, gid } = await stat(folder);
  return { user: uid, groups: [gid] };
}

function mayRead({ mode, uid, gid }: Stats, { user, groups }: Reader): boolean {
  if (user === 0) return true;
  if (user === uid) return (mode & constants.S_IRUSR) !== 0;
  return (mode & (groups.includes(gid) ? constants.S_IRGRP : constants.S_IROTH)) !== 0;
}

async function openIfThere(file: string) {
  return await unlessMissing(open(file));
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True if the file is older than a time. False if it was deleted meanwhile. */
export async function isOlder(file: string, than: Date): Promise<boolean> {
  const found = await orUnavailable(unlessMissing(stat(file)));
  return found !== undefined && found.mtime < than;
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

const orUnavailable = unavailableOnFailure(
  (error) => new StorageUnavailable(`The resume store failed: ${error.message}.`, { cause: error }),
);
