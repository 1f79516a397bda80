import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isResumeInUse } from './applications.ts';
import { readCertificateSecret } from './certificate-secret.ts';
import type { Connection, Database } from './database.ts';
import { openDiskResumeFiles } from './disk-resume-files.ts';
import { migrate } from './migrate.ts';
import { PostgresDialect } from './postgres-dialect.ts';
import type { ResumeFiles } from './resume-files.ts';
import { openS3ResumeFiles } from './s3-resume-files.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { readDurability } from './durability.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Storage {
  database: Connection;
  engine: Engine;
  resumeFiles: ResumeFiles;
  certificateSecret: Buffer;
  /** Throws StorageUnavailable unless both the database and the data folder take a write now. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_FILE = 'site.db';
/** A full disk refuses this many bytes before it refuses the few of a small row. */
const WRITE_CHECK_BYTES = 64 * 1024;
/** `readyz` is public: it must not turn into a way to keep the disk busy. */
const WRITE_CHECK_LIFE_MS = 1_000;

/**
 * Opens database and files and brings the tables up to date; refuses what would not keep an answered submission.
 * `sweep`: removes what a killed server left behind. For the server alone, as other processes would take its uploads.
 */
export async function openStorage(config: Config, log: Logger, options = { sweep: true }): Promise<Storage> {
  await prepareDataFolder(config.dataFolder);
  const engine: Engine = config.databaseUrl ? 'postgres' : 'sqlite';
  const database = new Kysely<Database>({
    dialect: config.databaseUrl
      ? new PostgresDialect(config.databaseUrl, log)
      : new SqliteDialect(path.join(config.dataFolder, DATABASE_FILE)),
  });
  try {
    await migrate(database);
    if (engine === 'postgres') await warnOfUnsafePostgres(database, log);
    const resumeFiles = await openResumeFiles(config);
    if (options.sweep) await sweep(database, resumeFiles, log);
    return {
      database,
      engine,
      resumeFiles,
      certificateSecret: await readCertificateSecret(config.dataFolder),
      checkWritable: rememberBriefly(() => checkWritable(database, config.dataFolder)),
      close: () => database.destroy(),
    };
  } catch (error) {
    await database.destroy().catch(() => {});
    throw error;
  }
}

async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeAndRemove(folder, 1);
  } catch (error) {
    throw new StorageUnavailable(
      `DATA_DIR ${folder} cannot be written (${(error as Error).message}). ` +
        'Give the user that runs the server write access, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

function openResumeFiles({ resumeStore, dataFolder }: Config): Promise<ResumeFiles> {
  return resumeStore.kind === 'disk'
    ? openDiskResumeFiles(resumeStore.folder)
    : openS3ResumeFiles(resumeStore, path.join(dataFolder, 'uploads'));
}

async function sweep(database: Connection, resumeFiles: ResumeFiles, log: Logger): Promise<void> {
  const removed = await resumeFiles.sweep((key) => isResumeInUse(database, key));
  if (removed > 0) log.info({ removed }, 'removed files of submissions that were never stored');
}

async function warnOfUnsafePostgres(database: Connection, log: Logger): Promise<void> {
  const { isSafe, settings } = await readDurability(database, 'postgres');
  if (!isSafe) log.warn(`PostgreSQL runs with ${settings}: a power cut can lose what visitors sent`);
}

async function checkWritable(database: Connection, dataFolder: string): Promise<void> {
  const checked = new Date().toISOString();
  await database.transaction().execute((transaction) =>
    transaction
      .insertInto('write_check')
      .values({ id: 1, checked })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked }))
      .execute(),
  );
  try {
    await writeAndRemove(dataFolder, WRITE_CHECK_BYTES);
  } catch (error) {
    throw new StorageUnavailable(`${dataFolder} cannot be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function writeAndRemove(folder: string, bytes: number): Promise<void> {
  const file = path.join(folder, `write-check-${process.pid}.part`);
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(bytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

function rememberBriefly(check: () => Promise<void>): () => Promise<void> {
  let last: { startedAt: number; outcome: Promise<void> } | undefined;
  return () => {
    if (!last || performance.now() - last.startedAt > WRITE_CHECK_LIFE_MS) {
      last = { startedAt: performance.now(), outcome: check() };
    }
    return last.outcome;
  };
}
