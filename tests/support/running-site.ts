import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Inbox, openInbox } from './inbox.ts';
import { freePort } from '../../tools/run/free-port.ts';

/** The product as an operator runs it: its own process, port, data folder and mail server. */
export interface RunningSite {
  origin: string;
  dataFolder: string;
  inbox: Inbox;
  /** What the server and the operator's commands run with. */
  settings: Record<string, string>;
  /** Runs an operator's command on this site's data. */
  operator(...args: string[]): { status: number; stdout: string; stderr: string };
  /** Everything that the server has printed so far. */
  output(): string;
  /** The server's process. */
  pid(): number;
  /** Ends the server's process and waits for its end. Resolves with its exit status; null after a signal that kills. */
  halt(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same port and data. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Other ways to run the server than plainly. */
export interface Launch {
  /** A program that runs it, with its arguments: strace. */
  under?: string[];
  /** Loaded before it: what breaks it on purpose, to see that a test notices. */
  preload?: string;
  /** Where the product lies; by default here. */
  folder?: string;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  // How long it may take is the test's own limit.
  while (child.exitCode === null && child.signalCode === null) {
    if (await isReady(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start:\n${output()}`);
}

export async function runSite(
  settings: Record<string, string> = {},
  { under = [], preload, folder = '.' }: Launch = {},
): Promise<RunningSite> {
  const port = settings['PORT'] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-data-'));
  const inbox = await openInbox();
  const environment = {
    PATH: process.env.PATH ?? '',
    // Halves the time that each of these many processes takes to start.
    NODE_COMPILE_CACHE: join(tmpdir(), 'operator-compile-cache'),
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataFolder,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'site@firm.example',
    NOTIFY_EMAIL: 'office@firm.example',
    SUBMIT_LIMIT_PER_HOUR: '10000',
    CHECK_LIMIT_PER_MINUTE: '10000',
    CHECK_LIMIT_PER_HOUR: '10000',
    LOG_LEVEL: 'warn',
    ...settings,
  };

  let printed = '';
  let child: ChildProcess;

  async function resume(): Promise<void> {
    const imports = preload === undefined ? [] : ['--import', preload];
    const [program, ...args] = [...under, process.execPath, ...imports, 'server/main.ts'];
    child = spawn(program, args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));
    await untilReady(origin, child, () => printed);
  }

  async function halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  await resume();
  return {
    origin,
    dataFolder: environment.DATA_DIR,
    inbox,
    settings: environment,
    output: () => printed,
    pid: () => child.pid ?? -1,
    operator(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...args], {
        cwd: folder,
        env: environment,
        encoding: 'utf8',
      });
      return { status: status ?? -1, stdout, stderr };
    },
    halt,
    resume,
    async close() {
      await halt('SIGINT');
      await inbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
