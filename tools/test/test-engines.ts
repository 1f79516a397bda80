import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port.ts';

export interface Engine {
  url: string;
  /** Suspends the server process with its open connections, so that it hangs. It can be resumed. */
  hang(): void;
  goOn(): void;
  stop(): void;
}

interface Account {
  uid: number;
  gid: number;
}

/** Account under which PostgreSQL runs, because it refuses to run as root. Debian's package makes one. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export interface TestPostgres extends Engine {
  /** Ends PostgreSQL and starts it again: `immediate` like a crash, `fast` after ending the connections. */
  restart(mode: 'immediate' | 'fast'): Promise<void>;
}

const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

export const isPostgresInstalled = postgresPrograms !== undefined;

/** Starts a separate PostgreSQL; undefined if it is not installed. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const programs = postgresPrograms;
  if (programs === undefined) return undefined;
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { stdio: 'ignore', cwd: folder, ...account });
  const data = join(folder, 'data');
  run('initdb', '--pgdata', data, '--auth', 'trust', '--username', 'test', '--no-sync', '--encoding', 'UTF8');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off`;
  const start = ['--pgdata', data, '--wait', '--options', options, '--log', `${folder}/log`, 'start'];
  const stop = (mode: string) => ['--pgdata', data, '--mode', mode, 'stop'];
  const control = (args: string[]) =>
    once(spawn(join(programs, 'pg_ctl'), args, { stdio: 'ignore', cwd: folder, ...account }), 'exit');
  run('pg_ctl', ...start);
  /** Signals the main process, which then makes no new ones, and the process of each connection. */
  const signalAll = (signal: 'STOP' | 'CONT') => {
    const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    spawnSync('kill', ['-s', signal, first]);
    spawnSync('pkill', ['-P', first, `-${signal}`]);
  };
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    hang: () => signalAll('STOP'),
    goOn: () => signalAll('CONT'),
    async restart(mode) {
      await control(stop(mode));
      await control(start);
    },
    stop() {
      signalAll('CONT');
      run('pg_ctl', ...stop('immediate'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Redis; undefined if it is not installed. */
async function startRedis(): Promise<Engine | undefined> {
  const [program] = globSync('/usr/{,local/}bin/redis-server');
  if (program === undefined) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    stop: () => child.kill('SIGKILL'),
  };
}

/** Global setup of Vitest: starts each installed database at a loopback address, until the tests end. */
export default async function startTestEngines(): Promise<() => void> {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  return () => {
    postgres?.stop();
    redis?.stop();
  };
}
