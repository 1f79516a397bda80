import { closeSync, existsSync, lstatSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { noteCommit } from './commits.ts';
import { giveToFolderOwner } from './folder-owner.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Time for which SQLite itself waits for another process. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 20;
/** Time for which a statement is retried. This does not block the event loop. */
const LOCK_TIMEOUT_MS = 5_000;
const RETRY_PAUSE_MS = 10;
/**
 * Turns of the event loop between two commits, each of which blocks it during a write to the disk. Node accepts one
 * connection in each turn: with fewer turns, pages would wait for all submissions that arrived before.
 */
const ROUNDS_AFTER_COMMIT = 16;
const CACHED_STATEMENTS_MAX = 256;
const PAGE_CACHE_KIB = 16 * 1024;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
/**
 * Codes of failures of SQLite itself, not of the query: ABORT LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT FULL
 * CANTOPEN PROTOCOL NOTADB.
 */
const ENGINE_FAILURES = new Set([4, SQLITE_BUSY, 6, 7, 8, 9, 10, 11, 13, 14, 15, SQLITE_NOTADB]);

/** Kysely dialect for `node:sqlite`, with one connection in WAL mode. A commit is on the disk before it returns. */
export class SqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver() {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(database: Kysely<never>) {
    return new SqliteIntrospector(database);
  }
}

/** Tells Kysely that SQLite can change tables in a transaction. Otherwise Kysely would migrate without a lock. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #turn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => {};

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#connection = await SqliteConnection.open(this.#file);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
    if (this.#connection) return this.#connection;
    resolve();
    throw new StorageUnavailable('The database is closed.');
  }

  async releaseConnection() {
    const endTurn = this.#endTurn;
    if (this.#connection?.hasJustCommitted) void letEventLoopRun().then(endTurn);
    else endTurn();
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings) {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    noteCommit();
  }

  /**
   * After an error such as a full disk SQLite has already rolled back. A second rollback would fail and hide the cause.
   */
  async rollbackTransaction(connection: SqliteConnection) {
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: string;
  #database: DatabaseSync;
  #inode: number;
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  /** True if the last statement ended a transaction, even implicitly. */
  hasJustCommitted = false;

  private constructor(file: string) {
    this.#file = file;
    // Makes the file with restricted permissions, because everybody may read a file that SQLite makes.
    if (!existsSync(file)) makeFile(file);
    this.#database = openDatabase(file);
    this.#inode = statSync(file).ino;
  }

  static async open(file: string): Promise<SqliteConnection> {
    try {
      const connection = new SqliteConnection(file);
      await connection.#configure();
      return connection;
    } catch (error) {
      const cause = (error instanceof StorageUnavailable ? error.cause : error) as Error | undefined;
      const isBroken = [SQLITE_CORRUPT, SQLITE_NOTADB].includes(primaryCode(cause) ?? 0);
      if (error instanceof StorageUnavailable && !isBroken) throw error;
      // A restore is advised only for a damaged file, not for one that belongs to another user.
      const advice = isBroken ? 'Restore a backup' : 'Give the user that runs the server access to it';
      throw new StorageUnavailable(
        `The database ${file} cannot be used: ${cause?.message}. ${advice}, or set DATA_DIR to another folder.`,
        { cause },
      );
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (sql === 'begin immediate') this.#requireFileInPlace();
    const wasInTransaction = this.isInTransaction;
    const run = () => whileBusy(() => this.#run<R>(sql, parameters as SQLInputValue[]), wasInTransaction);
    const result = await run();
    // If a restore has replaced the file, the statement ran on the old one and must be repeated. A restore has the
    // write lock of the old file until then.
    if (wasInTransaction || !this.#wasExchanged()) return result;
    await this.#reopen();
    return await run();
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[]))) {
      yield { rows: [row as R] };
    }
  }

  #run<R>(sql: string, parameters: SQLInputValue[]): QueryResult<R> {
    const { statement, returnsRows } = this.#prepare(sql);
    if (returnsRows) {
      const rows = statement.all(...parameters) as R[];
      this.hasJustCommitted = false;
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes } = statement.run(...parameters);
    this.hasJustCommitted = !this.isInTransaction;
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    const oldest =
      this.#statements.size >= CACHED_STATEMENTS_MAX ? this.#statements.keys().next().value : undefined;
    if (oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  async #configure() {
    await this.#setPragma('journal_mode', 'wal', 'wal');
    await this.#setPragma('synchronous', 'full', 2);
    await this.#setPragma('foreign_keys', 'on', 1);
    // Makes SQLite overwrite deleted data in the file.
    await this.#setPragma('secure_delete', 'on', 1);
    await this.#setPragma('cache_size', String(-PAGE_CACHE_KIB));
    await this.#setPragma('temp_store', 'memory');
  }

  async #setPragma(name: string, value: string, expected?: string | number) {
    await whileBusy(() => this.#database.exec(`pragma ${name} = ${value}`), false);
    const actual = Object.values(this.#database.prepare(`pragma ${name}`).get() ?? {})[0];
    if (expected === undefined || actual === expected) return;
    throw new StorageUnavailable(
      `The database ${this.#file} cannot be used safely: ${name} is ${String(actual)} and must be ${expected}. ` +
        'Keep DATA_DIR on a local disk.',
    );
  }

  #isFileInPlace(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#inode;
  }

  /** True if a restore has replaced the file (`tables-beside.ts`). */
  #wasExchanged(): boolean {
    if (this.#isFileInPlace()) return false;
    return lstatSync(this.#file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  }

  async #reopen() {
    this.close();
    this.#database = openDatabase(this.#file);
    this.#inode = statSync(this.#file).ino;
    await this.#configure();
  }

  /** Throws if the database file was moved or deleted. SQLite would still accept rows, which would be lost. */
  #requireFileInPlace() {
    if (this.#isFileInPlace() || this.#wasExchanged()) return;
    throw new StorageUnavailable(
      `The database file ${this.#file} was moved, deleted or replaced. Restart the server.`,
    );
  }
}

function openDatabase(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
}

function makeFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  giveToFolderOwner(file);
}

async function letEventLoopRun(): Promise<void> {
  for (let round = 0; round < ROUNDS_AFTER_COMMIT; round += 1) await turn();
}

/**
 * Retries while another process has the lock. Within a transaction it does not retry, because this process has the lock
 * itself.
 */
async function whileBusy<T>(work: () => T, isInTransaction: boolean): Promise<T> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (isInTransaction || primaryCode(error) !== SQLITE_BUSY || performance.now() > deadline) {
        throw translate(error);
      }
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

function translate(error: unknown): unknown {
  const code = primaryCode(error);
  if (code === undefined || !ENGINE_FAILURES.has(code)) return error;
  return new StorageUnavailable(`The database failed: ${(error as Error).message}.`, { cause: error });
}

/** True if SQLite reports that its file is damaged. */
export function isDamage(error: unknown): boolean {
  const { cause } = error as Error;
  return (
    (primaryCode(error) ?? primaryCode(cause) ?? primaryCode((cause as Error | undefined)?.cause)) ===
    SQLITE_CORRUPT
  );
}

/** Primary code of an SQLite error: the low byte of its extended code. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
