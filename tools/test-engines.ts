import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Servers that the tests of PostgreSQL and Redis talk to: each its own, on loopback, gone when the tests are over. */
export interface TestEngines {
  /** TEST_DATABASE_URL and TEST_REDIS_URL, as far as the engines are installed. */
  environment: Record<string, string>;
  stop(): void;
}

interface Engine {
  url: string;
  stop(): void;
}

interface Account {
  uid: number;
  gid: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** PostgreSQL refuses to run as root: Debian's package brings an account for it. */
function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function startPostgres(): Promise<Engine | undefined> {
  const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (!programs) return undefined;
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { stdio: 'ignore', cwd: folder, ...account });
  const data = join(folder, 'data');
  run('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'test', '--no-sync', '--encoding', 'UTF8');
  run(
    'pg_ctl',
    '--pgdata',
    data,
    '--wait',
    '--options',
    `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off`,
    '--log',
    `${folder}/log`,
    'start',
  );
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis(): Promise<Engine | undefined> {
  const program = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));
  if (!program) return undefined;
  const port = await freePort();
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
      cwd: tmpdir(),
    },
  );
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

export async function startTestEngines(): Promise<TestEngines> {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  return {
    environment: {
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(redis && { TEST_REDIS_URL: redis.url }),
    },
    stop() {
      postgres?.stop();
      redis?.stop();
    },
  };
}
