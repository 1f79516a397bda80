import {
  PostgresAdapter,
  PostgresDialect as KyselyPostgresDialect,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { type CircuitBreaker, circuitBreaker, CircuitOpen, type ReportOutcome } from '../circuit-breaker.ts';
import { withTimeout } from '../with-timeout.ts';
import { noteCommit } from './commits.ts';
import type { Connection } from './database.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const CONNECTIONS_MAX = 10;
/** Time limit for a new connection, and for waiting until one of the pool is free. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * SQLSTATE classes of errors of the server, not of the query: connection, resources, operator, system, internal,
 * read-only.
 */
const SERVER_TROUBLE = /^(08|25006|53|55|57|58|XX)/;
const CLIENT_TROUBLE =
  /ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|terminated|timeout|not queryable|Client was closed/i;

const LIFT_LIMIT = 'set statement_timeout = 0';
const SET_LIMIT = 'reset statement_timeout';
/** Limits the wait for a lock, including that of statements without a time limit. */
const LOCK_WAIT = "set lock_timeout = '30s'";

/**
 * Kysely's PostgreSQL dialect with two additions. It distinguishes failures of the server from errors of a query, and
 * it treats a server that hangs like one that has stopped: a query waits for its answer for at most `queryTimeoutMs`.
 */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #breaker: CircuitBreaker;

  constructor(url: string, log: Logger, { queryTimeoutMs }: { queryTimeoutMs: number }) {
    super({ pool: timedPool(openPool(url, log), queryTimeoutMs) });
    this.#breaker = circuitBreaker({ dependency: 'PostgreSQL', log });
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#breaker);
  }
}

export function isPostgres(database: Connection): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Runs work on whole tables without a time limit for statements, because it takes minutes in a large database. SQLite
 * never has such a limit.
 */
export async function withoutTimeLimit<Result>(
  database: Connection,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return await work(database);
  return await database.connection().execute(async (connection) => {
    await sql.raw(LIFT_LIMIT).execute(connection);
    await sql.raw(LOCK_WAIT).execute(connection);
    try {
      return await work(connection);
    } finally {
      // These fail if the connection is lost. Then the limits do not matter, because the connection is not used again.
      await sql.raw(SET_LIMIT).execute(connection).catch(ignore);
      await sql`reset lock_timeout`.execute(connection).catch(ignore);
    }
  });
}

function ignore(): void {}

function timedPool(pool: Pool, queryTimeoutMs: number): PostgresPool {
  return {
    connect: async () => timedClient(await pool.connect(), queryTimeoutMs),
    end: () => pool.end(),
    options: pool.options,
  };
}

/**
 * A client whose queries have a time limit. After a timeout it sends nothing more, not even a rollback, and Kysely
 * discards it.
 */
function timedClient(client: PoolClient, queryTimeoutMs: number): PostgresPoolClient {
  let isSilent = false;
  let isUnlimited = false;
  const late = () => {
    isSilent = true;
    return new Error('timeout: PostgreSQL did not answer');
  };

  function query(text: string, parameters: unknown[]): Promise<unknown> {
    if (isSilent) return Promise.reject(late());
    if (text === SET_LIMIT) isUnlimited = false;
    if (isUnlimited) return client.query(text, parameters);
    if (text === LIFT_LIMIT) isUnlimited = true;
    return withTimeout(client.query(text, parameters), queryTimeoutMs, late);
  }

  return {
    query: query as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded === true || isSilent),
  };
}

function openPool(url: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    options: '-c synchronous_commit=on',
  });
  // Without these listeners, a connection that is lost between two queries would end the process.
  const warn = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #breaker: CircuitBreaker;

  constructor(driver: Driver, breaker: CircuitBreaker) {
    this.#driver = driver;
    this.#breaker = breaker;
  }

  init() {
    return guarded(() => this.#driver.init());
  }

  async acquireConnection(): Promise<GuardedConnection> {
    const report = enter(this.#breaker);
    try {
      return new GuardedConnection(await guarded(() => this.#driver.acquireConnection()), report);
    } catch (error) {
      report(error);
      throw error;
    }
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings) {
    return connection.guarded(() => this.#driver.beginTransaction(connection.inner, settings));
  }

  /** If a commit gets no answer, it may have succeeded or may still succeed. */
  async commitTransaction(connection: GuardedConnection) {
    try {
      await connection.guarded(() => this.#driver.commitTransaction(connection.inner));
      noteCommit();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      throw new StorageUnavailable(error.message, { cause: error.cause, isOutcomeUnknown: true });
    }
  }

  /** Ignores errors: a lost connection was already rolled back, and another error would hide the cause. */
  async rollbackTransaction(connection: GuardedConnection) {
    await this.#driver.rollbackTransaction(connection.inner).catch(() => {});
  }

  releaseConnection(connection: GuardedConnection) {
    connection.reportOutcome();
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy() {
    return this.#driver.destroy();
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #report: ReportOutcome;
  #failure: unknown;

  constructor(inner: DatabaseConnection, report: ReportOutcome) {
    this.inner = inner;
    this.#report = report;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.guarded(() => this.inner.executeQuery<R>(query));
  }

  async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await guarded(work);
    } catch (error) {
      if (error instanceof StorageUnavailable) this.#failure = error;
      throw error;
    }
  }

  reportOutcome() {
    this.#report(this.#failure);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

function enter(breaker: CircuitBreaker): ReportOutcome {
  try {
    return breaker.enter();
  } catch (error) {
    throw translate(error);
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

/** Error for a database that cannot be reached. The message contains neither name nor password. */
export function postgresUnavailable(error: Error): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new StorageUnavailable(
    `The database of DATABASE_URL cannot be used: ${error.message || code}. Is it running, and are name and password right?`,
    { cause: error },
  );
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error;
  if (error instanceof CircuitOpen) return new StorageUnavailable(`${error.message}.`, { cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isUnavailable = SERVER_TROUBLE.test(code) || CLIENT_TROUBLE.test(`${code} ${error.message}`);
  if (!isUnavailable) return error;
  return new StorageUnavailable(`The database failed: ${error.message || code}.`, { cause: error });
}
