import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port.ts';

export interface RunningServer {
  origin: string;
  /** CPU time used until now, in seconds (Linux). */
  processorSeconds(): number;
  /** Memory in use, in MB (Linux). */
  memoryMegabytes(): number;
  stop(): Promise<void>;
}

/** Unit in which the kernel counts CPU time: a hundredth of a second. */
const TICKS_PER_SECOND = 100;

/** Settings of the measured server. Its limits are high. */
const SETTINGS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  MALLOC_ARENA_MAX: '2',
  CHECK_LIMIT_PER_MINUTE: '1000000',
  CHECK_LIMIT_PER_HOUR: '1000000',
  MISS_BUDGET_PER_HOUR: '1000000',
  SUBMIT_LIMIT_PER_HOUR: '1000000',
};

const parent = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(parent, { recursive: true, force: true }));

/** Makes a folder for one measurement. It is deleted when the bench ends. */
export function temporaryFolder(): string {
  return mkdtempSync(join(parent, 'part-'));
}

/** Runs a program on a free port. `portName` is the setting for the port. */
export async function run(
  args: string[],
  settings: Record<string, string>,
  portName = 'PORT',
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...settings, [portName]: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    processorSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memoryMegabytes() {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1_024;
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Starts the product as tools/with-set-up.mjs does. */
export function runServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  return run(['--max-semi-space-size=4', 'server/main.ts'], {
    DATA_DIR: temporaryFolder(),
    ...SETTINGS,
    ...settings,
  });
}

/** Headers that describe the body, and headers that Node sets. */
const OF_BODY_OR_LINE =
  /^(cache-control|connection|content-(encoding|length)|date|etag|keep-alive|transfer-encoding)$/;

const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Empty</title><p>Empty page</p></html>';

/**
 * Serves a page with one line and the headers of the product. Because of these headers the browser moves the tab to a
 * new process and requests the prefetch rules, whatever the page contains.
 */
export async function runEmptyPage(product: RunningServer): Promise<Pick<RunningServer, 'origin' | 'stop'>> {
  const answer = await fetch(`${product.origin}/privacy`);
  const headers = [...answer.headers].filter(([name]) => !OF_BODY_OR_LINE.test(name)).flat();
  const server = createServer((_request, response) => response.writeHead(200, headers).end(EMPTY_PAGE));
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.close().closeAllConnections();
    },
  };
}

/** Runs a command and returns its output. */
export function operate(args: string[], settings: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...args, '--json'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    maxBuffer: 256 * 1_024 * 1_024,
  });
  if (status !== 0) throw new Error(`operator ${args.join(' ')}: ${stderr}`);
  return stdout;
}
