import { plural } from '../../contracts/plural.ts';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Connection } from './database.ts';
import type { ResumeFiles } from './resume-files.ts';
import { addSiteFact, readSiteFact, writeSiteFact } from './site-facts.ts';
import { selectFileKeys } from './stored-files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Upper limit of files that a killed server leaves without a row: the number of simultaneous uploads. */
const LEFT_BY_A_KILL = 4;
const PLAUSIBLE_MAX = 10;
const PLAUSIBLE_SHARE = 0.1;

/** PostgreSQL's code, SQLite's message. */
const NO_TABLE_CODE = '42P01';
const NO_TABLE = /^no such table/;

/** A database and the resume store beside it. */
export interface Pair {
  database: Connection;
  resumeFiles: ResumeFiles;
}

/**
 * Why the database and the store do not belong together, in half a sentence; undefined if they do, or are both empty. They
 * share a random id from their first start on. Without ids, as in an early release, files and rows are compared.
 */
export async function findMismatch(pair: Pair): Promise<string | undefined> {
  // Read in this order, because a first start writes the database's id before the store's.
  const ofStore = await readIdOf(pair.resumeFiles);
  const ofDatabase = await readStoreId(pair.database);
  if (ofStore !== undefined) {
    if (ofStore === ofDatabase) return undefined;
    return ofDatabase === undefined
      ? 'the store belongs to another database, and this one knows none'
      : 'each of them belongs to another';
  }
  const { rows, files, named } = await compare(pair);
  if (rows === 0 && files === 0) return undefined;
  if (ofDatabase !== undefined) {
    return files === 0
      ? `the store is empty, and the database knows ${plural(rows, 'resume')}`
      : 'the store does not say to which database it belongs';
  }
  if (rows === 0) return `the store holds ${plural(files, 'resume')}, and the database knows none`;
  if (named > 0 && !isImplausible(files - named, files)) return undefined;
  return `the store holds ${named} of the ${plural(rows, 'resume')} that the database knows, and ${plural(files - named, 'other')}`;
}

/** True if crashes cannot explain this many files without a row. */
export function isImplausible(orphans: number, files: number): boolean {
  if (orphans <= LEFT_BY_A_KILL) return false;
  return orphans > PLAUSIBLE_MAX || orphans > files * PLAUSIBLE_SHARE;
}

/** Counts resumes in rows, files, and files with a row. */
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

/** Gives both the database's id, or a new one. Several servers that start together use the same one. */
export async function joinPair({ database, resumeFiles }: Pair): Promise<void> {
  await addSiteFact(database, 'store_id', randomUUID());
  const id = (await readStoreId(database)) ?? '';
  if ((await readIdOf(resumeFiles)) !== id) await resumeFiles.writeId(id);
}

/** Facts in a backup about its store. */
export interface BackedUpPair {
  /** Undefined in a backup of a release without ids. */
  storeId: string | undefined;
  resumeKeys: string[];
}

/**
 * Throws unless a backup may be restored into this database and this store: both are one site, or the store is empty, or it
 * is the backup's own, left by a lost database.
 */
export async function requireStoreFor(pair: Pair, config: Config, backup: BackedUpPair): Promise<void> {
  const mismatch = await findMismatch(pair);
  if (mismatch === undefined) return;
  const ofStore = await readIdOf(pair.resumeFiles);
  if (ofStore !== undefined && ofStore === backup.storeId) return;
  const { files, named } = await compareWith(backup.resumeKeys, pair.resumeFiles);
  if (ofStore === undefined && (files === 0 || named > files / 2)) return;
  throw new StorageUnavailable(
    `The resume store ${pair.resumeFiles.place} is that of another site: it has ${plural(files, 'resume')}, ${named} of them in the backup. ` +
      'Nothing was changed. Correct RESUME_STORE or DATA_DIR; ' +
      `to give the store to this site: ${config.operatorCommand} data adopt`,
  );
}

/** Gives the database the store's id; must run in the restore's transaction. */
export async function takeIdOfStore(transaction: Connection, resumeFiles: ResumeFiles): Promise<void> {
  const id = await readIdOf(resumeFiles);
  if (id !== undefined) await writeSiteFact(transaction, 'store_id', id);
}

/** Makes a new id, because another database or store may still have the old one. */
export async function rejoinPair({ database, resumeFiles }: Pair): Promise<void> {
  const id = randomUUID();
  await writeSiteFact(database, 'store_id', id);
  await resumeFiles.writeId(id);
}

/** Throws unless both belong together; changes nothing. */
export async function requirePair(pair: Pair, config: Config): Promise<void> {
  const mismatch = await findMismatch(pair);
  if (mismatch === undefined) return;
  throw new StorageUnavailable(
    `The database ${databasePlace(config)} and the resume store ${pair.resumeFiles.place} do not belong together: ${mismatch}. ` +
      'Nothing was changed. Correct DATA_DIR, DATABASE_URL or RESUME_STORE, or restore a backup (data restore); ' +
      `to join them as they are: ${config.operatorCommand} data adopt`,
  );
}

/** Address without name and password. */
export function databasePlace({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === undefined) return `${dataFolder}/site.db`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Id of the store; undefined if damaged, so that files and rows decide. */
async function readIdOf(resumeFiles: ResumeFiles): Promise<string | undefined> {
  const id = await resumeFiles.readId();
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

export async function readStoreId(database: Connection): Promise<string | undefined> {
  return await unlessNoTable(readSiteFact(database, 'store_id'), undefined);
}

/** The pair is checked before the tables are created or updated. */
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
