import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { Engine } from './storage.ts';

/** Reads the database's settings that protect commits against a power cut, and whether they are sufficient. */
export async function readDurability(
  database: Connection,
  engine: Engine,
): Promise<{ settings: string; isSafe: boolean }> {
  if (engine === 'postgres') {
    const fsync = await read(database, 'show fsync');
    const commit = await read(database, 'show synchronous_commit');
    return {
      settings: `fsync ${fsync}, synchronous_commit ${commit}`,
      isSafe: fsync === 'on' && commit !== 'off',
    };
  }
  const journal = await read(database, 'pragma journal_mode');
  const level = Number(await read(database, 'pragma synchronous'));
  return {
    settings: `journal ${journal}, synchronous ${['off', 'normal', 'full', 'extra'][level]}`,
    isSafe: journal === 'wal' && level >= 2,
  };
}

async function read(database: Connection, statement: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, string | number>>(statement).execute(database);
  return String(Object.values(rows[0] ?? {})[0]);
}
