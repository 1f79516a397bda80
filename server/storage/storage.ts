import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { prepareCertificateSecret, readCertificateSecret } from './certificate-secret.ts';
import { prepareCredentialKey } from './credential-keys.ts';
import type { Connection, Database } from './database.ts';
import { openDiskResumeFiles } from './disk-resume-files.ts';
import type { Lock } from './file-lock.ts';
import { makeFolder } from './folder-owner.ts';
import { migrate, requireCurrentTables } from './migrate.ts';
import { PostgresDialect, postgresUnavailable } from './postgres-dialect.ts';
import { giveUpReserve } from './reserve.ts';
import type { ResumeFiles } from './resume-files.ts';
import { openS3ResumeFiles } from './s3-resume-files.ts';
import { prepareSearchIndex, requireSearchIndex } from './search-index.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { readDurability } from './durability.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { joinPair, type Pair, requirePair } from './store-id.ts';
import { takeMaintenanceLock } from './maintenance-lock.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Storage {
  database: Connection;
  engine: Engine;
  resumeFiles: ResumeFiles;
  /** Secret of the certificates. Throws StorageUnavailable if it is missing, damaged or not that of this database. */
  readonly certificateSecret: Buffer;
  /**
   * Takes the lock for backups, restores and deletions. Undefined if another process still has it after `timeoutMs`.
   */
  lockMaintenance(timeoutMs?: number): Promise<Lock | undefined>;
  /** Throws StorageUnavailable unless the database and the data folder both accept a write at present. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

/** Time limits for a query. Visitors wait for the queries of the server. A query of a command may read all rows. */
const SERVER_QUERY_TIMEOUT_MS = 3_000;
const COMMAND_QUERY_TIMEOUT_MS = 30_000;

export const DATABASE_FILE = 'site.db';
/** Size of the test write. It is larger than a small row, so that on a full disk the test fails before real rows do. */
const WRITE_CHECK_BYTES = 64 * 1024;
/** Time for which the result of the write test is cached, because `readyz` is public. */
const WRITE_CHECK_LIFE_MS = 1_000;

/**
 * Purpose of opening the storage. `server`: creates missing data and updates the tables; refuses a resume store that
 * does not answer or belongs to another database, and a certificate secret of another database. `command` (also the
 * desk): creates nothing; refuses a store of another database and tables of another release. `reading`: like `command`,
 * but accepts any store. `restore` and `adopt`: create missing data and accept any store and any secret.
 */
export type Purpose = 'server' | 'command' | 'reading' | 'restore' | 'adopt';

/**
 * Opens the database and the resume store. Throws if the settings could lose an accepted submission. `purpose` decides
 * what is created and what is refused.
 */
export async function openStorage(
  config: Config,
  log: Logger,
  purpose: Purpose = 'server',
): Promise<Storage> {
  const { dataFolder, databaseUrl } = config;
  const create = purpose !== 'command' && purpose !== 'reading';
  if (create) makeFolderOrRefuse(dataFolder);
  else await requireData(config);
  await requireWritable(config, create);
  const engine: Engine = databaseUrl ? 'postgres' : 'sqlite';
  const database = new Kysely<Database>({
    dialect: databaseUrl
      ? new PostgresDialect(databaseUrl, log, {
          queryTimeoutMs: purpose === 'server' ? SERVER_QUERY_TIMEOUT_MS : COMMAND_QUERY_TIMEOUT_MS,
        })
      : new SqliteDialect(path.join(dataFolder, DATABASE_FILE)),
  });
  try {
    if (engine === 'postgres') await requireAnswer(database);
    if (!create && !(await hasTables(database))) throw new NoData(dataFolder, databaseUrl);
    const resumeFiles = await openResumeFiles(config, log, { create });
    const pair = { database, resumeFiles };
    if (purpose === 'server') {
      await resumeFiles.check();
      await requirePair(pair, config);
    }
    if (create) {
      await migrate(database);
      await prepareSearchIndex(database, log);
    } else {
      await requireCurrentTables(database);
      await requireSearchIndex(database);
    }
    if (purpose === 'server') await joinPair(pair);
    if (purpose === 'command') await requirePairUnlessAway(pair, config);
    if (engine === 'postgres') await warnOfUnsafePostgres(database, log);
    if (create) await prepareCertificateSecret(config, database);
    const secret = await readCertificateSecret(config, database).catch((error: Error) => error);
    if (purpose === 'server' && secret instanceof Error) throw secret;
    if (create && !(secret instanceof Error)) await prepareCredentialKey(database, secret);
    return {
      database,
      engine,
      resumeFiles,
      get certificateSecret() {
        if (secret instanceof Error) throw secret;
        return secret;
      },
      lockMaintenance: (timeoutMs = 0) => takeMaintenanceLock(config, timeoutMs),
      checkWritable: memoizeCheck(async () => {
        await checkWritable(database, dataFolder);
        // A remote store is not tested, because that would be a request each time. Uploads show whether it works.
        if (!resumeFiles.isShared) await resumeFiles.check();
      }),
      close: () => database.destroy(),
    };
  } catch (error) {
    await database.destroy().catch(() => {});
    throw error;
  }
}

function makeFolderOrRefuse(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw folderUnwritable(folder, error);
  }
}

/** Throws unless the data folder contains the files that a first start makes. */
async function requireData({ dataFolder, databaseUrl, resumeStore }: Config): Promise<void> {
  const sign = databaseUrl === undefined ? path.join(dataFolder, DATABASE_FILE) : folderOf(resumeStore);
  if (sign === undefined) return;
  try {
    await stat(sign);
  } catch (error) {
    const isElsewhere = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw isElsewhere ? new NoData(dataFolder) : folderUnwritable(dataFolder, error);
  }
}

function folderOf(store: Config['resumeStore']): string | undefined {
  return store.kind === 'disk' ? store.folder : undefined;
}

/**
 * Throws unless the data folder accepts files. A command needs no folder if the rows and the resumes are both
 * elsewhere.
 */
async function requireWritable(
  { dataFolder, databaseUrl, resumeStore }: Config,
  create: boolean,
): Promise<void> {
  if (!create && databaseUrl !== undefined && resumeStore.kind === 's3') return;
  const check = () => writeAndRemove(dataFolder, WRITE_CHECK_BYTES);
  try {
    await check().catch(async (error: Error) => {
      if (!(await giveUpReserve(dataFolder))) throw error;
      await check();
    });
  } catch (error) {
    throw folderUnwritable(dataFolder, error);
  }
}

export function folderUnwritable(folder: string, error: unknown): StorageUnavailable {
  const { message } = error as Error;
  const advice = /ENOSPC|EDQUOT|disk is full/.test(message)
    ? 'Free some space, or move DATA_DIR to a larger disk.'
    : 'Give the user that runs the server write access, or set DATA_DIR to another folder.';
  return new StorageUnavailable(`DATA_DIR ${folder} cannot be written (${message}). ${advice}`, {
    cause: error,
  });
}

async function requireAnswer(database: Connection): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    throw postgresUnavailable(error as Error);
  }
}

async function hasTables(database: Connection): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === 'applications');
}

function openResumeFiles(
  { resumeStore, dataFolder }: Config,
  log: Logger,
  options: { create: boolean },
): Promise<ResumeFiles> {
  return resumeStore.kind === 'disk'
    ? openDiskResumeFiles(resumeStore.folder, options)
    : openS3ResumeFiles(resumeStore, path.join(dataFolder, 'uploads'), log, options);
}

/**
 * Throws unless the database and the resume store belong together. If the store does not answer, the command starts
 * anyway and only work that needs the store will fail.
 */
async function requirePairUnlessAway(pair: Pair, config: Config): Promise<void> {
  const isAway = await pair.resumeFiles.readId().then(
    () => false,
    () => true,
  );
  if (!isAway) await requirePair(pair, config);
}

async function warnOfUnsafePostgres(database: Connection, log: Logger): Promise<void> {
  const { isSafe, settings } = await readDurability(database, 'postgres');
  if (!isSafe) log.warn(`PostgreSQL runs with ${settings}: a power cut can lose submissions`);
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

function memoizeCheck(check: () => Promise<void>): () => Promise<void> {
  let last: { endedAt: number; outcome: Promise<void> } | undefined;
  return () => {
    if (last && performance.now() - last.endedAt <= WRITE_CHECK_LIFE_MS) return last.outcome;
    // Infinite until the check ends, so that no second check starts while the first one hangs.
    const checking = { endedAt: Infinity, outcome: check() };
    const end = () => {
      checking.endedAt = performance.now();
    };
    checking.outcome.then(end, end);
    last = checking;
    return checking.outcome;
  };
}

/** Thrown if a command finds no data, because no server has been started with these settings. */
export class NoData extends CannotStart {
  override name = 'NoData';

  constructor(dataFolder: string, databaseUrl?: string) {
    super(
      databaseUrl === undefined
        ? `No data in ${dataFolder}. Start the server once, or set DATA_DIR to the folder that it uses.`
        : 'No data in the database of DATABASE_URL. Start the server once, or set DATABASE_URL to the one that it uses.',
    );
  }
}
