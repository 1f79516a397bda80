import {
  PostgresDialect as KyselyPostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { StorageUnavailable } from './storage-unavailable.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/** Classes of SQLSTATE that are the server's trouble: connection, resources, operator, system, internal, read-only. */
const SERVER_TROUBLE = /^(08|25006|53|55|57|58|XX)/;
const CLIENT_TROUBLE =
  /ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|terminated|timeout|not queryable|Client was closed/i;

/** Kysely's PostgreSQL dialect with failures of the server told apart from those of a query. */
export class PostgresDialect extends KyselyPostgresDialect {
  constructor(url: string, log: Logger) {
    super({ pool: openPool(url, log) });
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver());
  }
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
  // Without listeners a connection that the server drops between two queries would end the process.
  const warn = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init() {
    return guarded(() => this.#driver.init());
  }

  async acquireConnection(): Promise<GuardedConnection> {
    return new GuardedConnection(await guarded(() => this.#driver.acquireConnection()));
  }

  beginTransaction(connection: GuardedConnection, settings: TransactionSettings) {
    return guarded(() => this.#driver.beginTransaction(connection.inner, settings));
  }

  commitTransaction(connection: GuardedConnection) {
    return guarded(() => this.#driver.commitTransaction(connection.inner));
  }

  /** A lost connection has rolled back by itself: a failure here would hide the cause. */
  async rollbackTransaction(connection: GuardedConnection) {
    await this.#driver.rollbackTransaction(connection.inner).catch(() => {});
  }

  releaseConnection(connection: GuardedConnection) {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy() {
    return this.#driver.destroy();
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return guarded(() => this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isUnavailable = SERVER_TROUBLE.test(code) || CLIENT_TROUBLE.test(`${code} ${error.message}`);
  if (!isUnavailable) return error;
  return new StorageUnavailable(`The database failed: ${error.message || code}.`, { cause: error });
}
