import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/folder-owner.ts';
import { s3Backup } from '../../storage/s3-backup.ts';
import { syncFolder } from '../../storage/sync-folder.ts';
import { DAY_MS, dayIn, minuteIn } from '../calendar.ts';
import { type BackupPlace, s3BackupPlace } from '../data/backup-places.ts';
import type { Dependencies } from '../dependencies.ts';
import { readRun } from './backup-run.ts';

/** Named by the firm's day and minute, so that they sort as they were made. */
const KEPT = /^site-\d{4}-\d\d-\d\dT\d{4}\.backup$/;
const UNPROVEN = /^site-\d{4}-\d\d-\d\dT\d{4}\.unproven$/;

/** Of how many days proven backups are kept, today among them: the privacy page says two weeks. */
const KEPT_DAYS = 14;

export interface KeptBackup {
  name: string;
  bytes: number;
  made: string;
}

type Configured = Pick<Dependencies, 'config'>;

/** A folder of this machine, or what all servers see: a store. */
function keeperOf({ config: { backups } }: Configured) {
  return backups.store ? storeKeeper(backups.store) : folderKeeper(backups.folder);
}

function folderKeeper(folder: string) {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    async names(): Promise<string[]> {
      return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
    },
    async describe(names: string[]): Promise<KeptBackup[]> {
      return await Promise.all(
        names.map(async (name) => {
          const { size, mtime } = await stat(fileOf(name));
          return { name, bytes: size, made: mtime.toISOString() };
        }),
      );
    },
    prepare: () => makeFolder(folder),
    textOf: fileOf,
    placeOf: fileOf,
    async rename(from: string, to: string): Promise<void> {
      await rename(fileOf(from), fileOf(to));
      await syncFolder(folder);
    },
    remove: (name: string) => rm(fileOf(name), { force: true }),
  };
}

function storeKeeper(store: NonNullable<Dependencies['config']['backups']['store']>) {
  const folder = store.prefix && `${store.prefix}/`;
  const placeOf = (name: string) => ({ ...store, prefix: folder + name });
  const list = async () =>
    (await s3Backup(placeOf('')).list()).map(({ key, ...rest }) => ({
      name: key.slice(folder.length),
      ...rest,
    }));
  return {
    names: async () => (await list()).map(({ name }) => name),
    async describe(names: string[]): Promise<KeptBackup[]> {
      const found = new Map((await list()).map((one) => [one.name, one]));
      return names.flatMap((name) => {
        const { bytes = 0, modified } = found.get(name) ?? {};
        return modified ? { name, bytes, made: modified.toISOString() } : [];
      });
    },
    prepare: () => {},
    textOf: (name: string) => `s3://${store.bucket}/${folder}${name}`,
    placeOf: (name: string): BackupPlace => s3BackupPlace(placeOf(name)),
    rename: (from: string, to: string) => s3Backup(placeOf(from)).rename(placeOf(to).prefix),
    remove: (name: string) => s3Backup(placeOf(name)).remove(),
  };
}

async function namesIn(deps: Configured, pattern: RegExp): Promise<string[]> {
  return (await keeperOf(deps).names()).filter((name) => pattern.test(name)).toSorted();
}

/** Where they lie, for people: a folder, or s3://bucket/prefix/. */
export function placeOfBackups(deps: Configured): string {
  return keeperOf(deps).textOf('');
}

/** The proven ones, newest first. */
export async function listBackups(deps: Configured): Promise<KeptBackup[]> {
  return await keeperOf(deps).describe((await namesIn(deps, KEPT)).toReversed());
}

/** A backup that is kept; undefined for every other name. */
export async function findBackup(deps: Configured, name: string): Promise<string | BackupPlace | undefined> {
  return (await namesIn(deps, KEPT)).includes(name) ? keeperOf(deps).placeOf(name) : undefined;
}

/** Where the next one is to lie until it is proven, as a command would be told. What an earlier attempt left there goes. */
export async function placeForBackup(deps: Pick<Dependencies, 'config' | 'now'>): Promise<string> {
  const keeper = keeperOf(deps);
  keeper.prepare();
  for (const name of await namesIn(deps, UNPROVEN)) await keeper.remove(name);
  const minute = minuteIn(deps.now(), deps.config.timeZone).replace(' ', 'T').replace(':', '');
  return keeper.textOf(`site-${minute}.unproven`);
}

/** Puts a proven backup among those that are kept. Returns its name. */
export async function keepBackup(deps: Configured, unproven: string): Promise<string> {
  const from = path.basename(unproven);
  const kept = from.replace(/\.unproven$/, '.backup');
  await keeperOf(deps).rename(from, kept);
  return kept;
}

/**
 * Deletes those from before these days, never the newest one. Only files of our own making are touched, and none while the
 * last backup is not proven, or lacks a file that an older one may hold.
 */
export async function deleteOldBackups(
  deps: Pick<Dependencies, 'storage' | 'config' | 'now'>,
): Promise<void> {
  const run = await readRun(deps.storage.database);
  if (run?.state !== 'good' || run.good?.withoutResume.length !== 0) return;
  const firstDay = dayIn(new Date(deps.now().getTime() - (KEPT_DAYS - 1) * DAY_MS), deps.config.timeZone);
  const allButNewest = (await namesIn(deps, KEPT)).slice(0, -1);
  for (const name of allButNewest) if (name < `site-${firstDay}`) await keeperOf(deps).remove(name);
}
