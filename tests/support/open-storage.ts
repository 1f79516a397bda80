import { randomUUID } from 'node:crypto';
import { Kysely } from 'kysely';
import { pino } from 'pino';
import { onTestFinished, test } from 'vitest';
import { readConfig, type Environment } from '../../server/config.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { COMMAND_LINE } from '../../server/services/audit-log/actor.ts';
import type { Connection } from '../../server/storage/database.ts';
import { SqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { openStorage, type Engine, type Storage } from '../../server/storage/storage.ts';
import { newClock } from './new-clock.ts';
import { copyMigratedPostgres, onPostgres, putMigratedSqlite, urlOf } from './migrated-database.ts';
import { newFolder } from './new-folder.ts';

/** PostgreSQL is tested where a server is given; the user must be allowed to create databases. */
const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? '';

/** Files in which each test names its engine run once for each: TEST_ENGINE is that of this run. */
export const engines = (['sqlite', 'postgres'] as Engine[]).filter(
  (engine) => (process.env.TEST_ENGINE ?? engine) === engine && (engine === 'sqlite' || POSTGRES_URL !== ''),
);

export interface TestSystem extends ActingDependencies {
  storage: Storage;
  settings: Environment;
  /** Sets the clock forward. */
  pass(milliseconds: number): void;
  /** A second process on the same data. */
  openAgain(): Promise<Storage>;
}

/** What services need, on a database and a data folder of their own that go after the test. */
export async function openTestSystem(
  engine: Engine = 'sqlite',
  settings: Environment = {},
): Promise<TestSystem> {
  const folder = await newFolder();
  const allSettings = {
    DATA_DIR: folder,
    DATABASE_URL:
      engine === 'postgres' && settings.DATABASE_URL === undefined ? await migratedPostgres() : undefined,
    ...settings,
  };
  if (allSettings.DATABASE_URL === undefined && allSettings.DATA_DIR === folder)
    await putMigratedSqlite(folder);
  const config = readConfig(allSettings);
  const log = pino({ level: 'silent' });

  async function openAgain(): Promise<Storage> {
    const storage = await openStorage(config, log);
    onTestFinished(() => storage.close());
    return storage;
  }

  const { now, pass } = newClock();
  return {
    storage: await openAgain(),
    config,
    log,
    actor: COMMAND_LINE,
    settings: allSettings,
    now,
    pass,
    openAgain,
  };
}

/** `test` for tests that act on a system of their own, each on a new one. */
export const testOn = (engine: Engine, settings?: Environment) =>
  test.extend('system', async () => await openTestSystem(engine, settings));

/** A database that cannot be used, as while its server is away. */
export function brokenDatabase(): Connection {
  return new Kysely({ dialect: new SqliteDialect('/dev/null/site.db') });
}

/** A new database without a table, which goes after the test. */
export async function newPostgresDatabase(): Promise<string> {
  return await newDatabase((name) => onPostgres(POSTGRES_URL, `create database ${name}`));
}

/** The same with its tables. */
export async function migratedPostgres(): Promise<string> {
  return await newDatabase((name) => copyMigratedPostgres(POSTGRES_URL, name));
}

async function newDatabase(create: (name: string) => Promise<void>): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await create(name);
  onTestFinished(() => onPostgres(POSTGRES_URL, `drop database ${name} with (force)`));
  return urlOf(POSTGRES_URL, name);
}
