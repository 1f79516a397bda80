import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { tmpdir } from 'node:os';

export interface RunningServer {
  origin: string;
  /** Processor time used so far, in seconds (Linux). */
  processorSeconds(): number;
  /** Resident memory, in MB (Linux). */
  memoryMegabytes(): number;
  dataFolder: string;
  stop(): Promise<void>;
}

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

let parent: string | undefined;

function makeParent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder for one measurement, gone when the bench ends. */
export function temporaryFolder(): string {
  parent ??= makeParent();
  return mkdtempSync(join(parent, 'part-'));
}

export async function untilAnswering(origin: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${origin} does not answer`);
}

async function run(
  args: string[],
  settings: Record<string, string>,
  dataFolder: string,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswering(origin);
  return {
    origin,
    dataFolder,
    processorSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memoryMegabytes() {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1_024;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The product on a data folder, by default a new one; limits out of the way. `main` may be a part of it. */
export function runServer(dataFolder = temporaryFolder(), main = 'server/main.ts'): Promise<RunningServer> {
  const limits = {
    CHECK_LIMIT_PER_MINUTE: '1000000',
    CHECK_LIMIT_PER_HOUR: '1000000',
    MISS_BUDGET_PER_HOUR: '1000000',
    SUBMIT_LIMIT_PER_HOUR: '1000000',
  };
  // As tools/with-set-up.mjs runs it.
  const settings = {
    HOST: '127.0.0.1',
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    MALLOC_ARENA_MAX: '2',
    ...limits,
  };
  return run(['--max-semi-space-size=4', main], settings, dataFolder);
}

/** The reference: a bare node:http server that answers everything with the bytes of one file; names and values in turn. */
export function runBareServer(file: string, headers: string[]): Promise<RunningServer> {
  return run(['tools/bench/bare-server.ts', file, JSON.stringify(headers)], {}, '');
}

export function runEmptyPage(): Promise<RunningServer> {
  const file = join(temporaryFolder(), 'empty.html');
  writeFileSync(file, '<!doctype html><html lang="en"><title>Empty</title><p>Empty page</p></html>');
  return runBareServer(file, ['Content-Type', 'text/html; charset=utf-8']);
}
