import { plural } from '../../contracts/plural.ts';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Connection } from './database.ts';
import type { ResumeFiles } from './resume-files.ts';
import { addSiteFact, readSiteFact, writeSiteFact } from './site-facts.ts';
import { selectFileKeys } from './stored-files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Largest number of files without a row that a killed server can leave: one for each simultaneous upload. */
const LEFT_BY_A_KILL = 4;
const PLAUSIBLE_MAX = 10;
const PLAUSIBLE_SHARE = 0.1;

/** Errors about a missing table: PostgreSQL's code and SQLite's message. */
const NO_TABLE_CODE = '42P01';
const NO_TABLE = /^no such table/;

/** A database and its resume store. */
export interface Pair {
  database: Connection;
  resumeFiles: ResumeFiles;
}

/**
 * Half a sentence on why the database and the resume store do not belong together. Undefined if they do, or if both are
 * empty. Both have the same random id since their first start. If neither has an id, as in an early release, their
 * resumes are compared.
 */
export async function findMismatch(pair: Pair): Promise<string | undefined> {
  // The id of the store must be read first, because a first start writes the id of the database before that of the
  // store.
  const ofStore = await readIdOf(pair.resumeFiles);
  const ofDatabase = await readStoreId(pair.database);
  if (ofStore !== undefined) {
    if (ofStore === ofDatabase) return undefined;
    return ofDatabase === undefined
      ? 'the store belongs to another database, and this database has never had a store'
      : 'each of them belongs to another site';
  }
  const { rows, files, named } = await compare(pair);
  if (rows === 0 && files === 0) return undefined;
  if (ofDatabase !== undefined) {
    return files === 0
      ? `the store is empty, but the database refers to ${plural(rows, 'resume')}`
      : 'the store has lost the id that shows to which database it belongs';
  }
  if (rows === 0) return `the store has ${plural(files, 'resume')}, but the database refers to none`;
  if (named > 0 && !isImplausible(files - named, files)) return undefined;
  return `the store has ${named} of the ${plural(rows, 'resume')} that the database refers to, and ${plural(files - named, 'other')}`;
}

/** True if there are too many files without a row to be explained by crashes. */
export function isImplausible(orphans: number, files: number): boolean {
  if (orphans <= LEFT_BY_A_KILL) return false;
  return orphans > PLAUSIBLE_MAX || orphans > files * PLAUSIBLE_SHARE;
}

/** Number of resumes in the database's rows, number of files, and number of files with a row. */
export async function compare({ database, resumeFiles }: Pair) {
  const keys = await Promise.all(selectFileKeys(database).map((some) => unlessNoTable(some, [])));
  return await compareWith(keys.flat(), resumeFiles);
}

async function compareWith(resumeKeys: string[], resumeFiles: ResumeFiles) {
  const known = new Set(resumeKeys);
  let files = 0;
  let named = 0;
  for await (const { key } of resumeFiles.list()) {
    files += 1;
    if (known.has(key)) named += 1;
  }
  return { rows: known.size, files, named };
}

/**
 * Gives the database and the store the same id: that of the database, or a new one. If several servers start at the
 * same time, all use the same id.
 */
export async function joinPair({ database, resumeFiles }: Pair): Promise<void> {
  await addSiteFact(database, 'store_id', randomUUID());
  const id = (await readStoreId(database)) ?? '';
  if ((await readIdOf(resumeFiles)) !== id) await resumeFiles.writeId(id);
}

/** Facts in a backup about its store. */
export interface BackedUpPair {
  /** Id of the store; undefined in a backup of a release without such ids. */
  storeId: string | undefined;
  resumeKeys: string[];
}

/**
 * Throws unless a backup may be restored into this database and this store. That is allowed if both belong to one site,
 * if the store is empty, or if the store belongs to the site of the backup, whose database was lost.
 */
export async function requireStoreFor(pair: Pair, config: Config, backup: BackedUpPair): Promise<void> {
  const mismatch = await findMismatch(pair);
  if (mismatch === undefined) return;
  const ofStore = await readIdOf(pair.resumeFiles);
  if (ofStore !== undefined && ofStore === backup.storeId) return;
  const { files, named } = await compareWith(backup.resumeKeys, pair.resumeFiles);
  if (ofStore === undefined && (files === 0 || named > files / 2)) return;
  throw new StorageUnavailable(
    `The resume store ${pair.resumeFiles.place} belongs to another site: it has ${plural(files, 'resume')}, ${named} of them in the backup. ` +
      'Nothing was changed. Correct RESUME_STORE or DATA_DIR. ' +
      `To use this store for this site, run ${config.operatorCommand} data adopt`,
  );
}

/** Gives the database the id of the store. Must run in the transaction of the restore. */
export async function takeIdOfStore(transaction: Connection, resumeFiles: ResumeFiles): Promise<void> {
  const id = await readIdOf(resumeFiles);
  if (id !== undefined) await writeSiteFact(transaction, 'store_id', id);
}

/** Gives the database and the store a new id, because another database or store may still have the old one. */
export async function rejoinPair({ database, resumeFiles }: Pair): Promise<void> {
  const id = randomUUID();
  await writeSiteFact(database, 'store_id', id);
  await resumeFiles.writeId(id);
}

/** Throws unless the database and the store belong together. Changes nothing. */
export async function requirePair(pair: Pair, config: Config): Promise<void> {
  const mismatch = await findMismatch(pair);
  if (mismatch === undefined) return;
  throw new StorageUnavailable(
    `The database ${databasePlace(config)} and the resume store ${pair.resumeFiles.place} do not belong together: ${mismatch}. ` +
      'Nothing was changed. Correct DATA_DIR, DATABASE_URL or RESUME_STORE, or restore a backup (data restore). ' +
      `To use both as they are, run ${config.operatorCommand} data adopt`,
  );
}

/** Address of the database, without user name and password. */
export function databasePlace({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === undefined) return `${dataFolder}/site.db`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Id of the store. Undefined if it is damaged: then the resumes are compared. */
async function readIdOf(resumeFiles: ResumeFiles): Promise<string | undefined> {
  const id = await resumeFiles.readId();
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

export async function readStoreId(database: Connection): Promise<string | undefined> {
  return await unlessNoTable(readSiteFact(database, 'store_id'), undefined);
}

/** Returns `none` if the table is missing, because the tables are created and updated only after this check. */
async function unlessNoTable<T>(query: Promise<T>, none: T): Promise<T> {
  try {
    return await query;
  } catch (error) {
    const isMissing =
      (error as { code?: string }).code === NO_TABLE_CODE || NO_TABLE.test((error as Error).message);
    if (isMissing) return none;
    throw error;
  }
}
