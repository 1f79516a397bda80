import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { postgresAccount } from '../../../tools/test/test-engines.ts';
import { startPart } from './part.ts';

interface Options {
  /** Beside its own: `name=value`. */
  settings?: string[];
  /** Makes the folder of the cluster, as the account that runs it; by default an empty one. */
  make?: (data: string, programs: string, account: { uid?: number; gid?: number }) => Promise<unknown>;
}

async function makeEmpty(data: string, programs: string, account: { uid?: number; gid?: number }) {
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['--pgdata', data, '--auth', 'trust', '--username', 'test', '--no-sync', '--encoding', 'UTF8'],
    { cwd: dirname(data), ...account },
  );
}

/** A cluster of its own, as safe as PostgreSQL comes. */
export function startPostgres({ settings = [], make = makeEmpty }: Options = {}) {
  return startPart('postgres', async (folder, run) => {
    const server = pathOf('/usr/lib/postgresql/*/bin/postgres');
    const account = postgresAccount();
    if (account) chownSync(folder, account.uid, account.gid);
    const data = join(folder, 'data');
    const port = await freePort();
    const url = `postgres://test@127.0.0.1:${port}/postgres`;
    await make(data, dirname(server), account ?? {});
    const program = await run({
      program: server,
      args: [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        ...settings.flatMap((each) => ['-c', each]),
      ],
      cwd: folder,
      ...account,
      answers: () => query(url, 'select 1').then(() => true),
    });
    let databases = 0;
    return {
      ...program,
      port,
      /** The address of an empty database, or of a copy of the one at this address. */
      async newDatabase(template?: string): Promise<string> {
        databases += 1;
        const copied = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`;
        await query(url, `create database test${databases}${copied}`);
        return url.replace(/postgres$/, `test${databases}`);
      },
      /** Like a crash, or after the queries in hand. */
      async restart(mode: 'immediate' | 'fast') {
        await program.signal(mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
        await program.start();
      },
    };
  });
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
