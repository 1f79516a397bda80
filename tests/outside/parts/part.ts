import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** A real program of others, in processes and a folder of its own. */
export interface Part {
  /** SIGSTOP: connections are taken, nothing is answered. */
  hang(): void;
  /** SIGCONT. */
  resume(): void;
  /** SIGKILL, as in a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, and waits until it answers. */
  start(): Promise<void>;
}

interface Command {
  program: string;
  args: string[];
  cwd: string;
  uid?: number;
  gid?: number;
  env?: NodeJS.ProcessEnv;
  /** True as soon as it really answers; a failure means not yet. */
  answers: () => Promise<boolean>;
}

export interface Program extends Part {
  signal(signal: NodeJS.Signals): Promise<void>;
  output(): string;
}

/** Starts a part in a folder of its own; whatever of it runs is gone when it is stopped or its start fails. */
export async function startPart<Started extends object>(
  name: string,
  start: (folder: string, run: (command: Command) => Promise<Program>) => Promise<Started>,
): Promise<Started & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `outside-${name}-`));
  const programs: Program[] = [];
  async function stop(): Promise<void> {
    for (const program of programs.toReversed()) await program.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  async function run(command: Command): Promise<Program> {
    const program = programOf(command);
    programs.push(program);
    await program.start();
    return program;
  }
  try {
    return { ...(await start(folder, run)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export function untilTestEnds<Started extends { stop(): Promise<void> }>(part: Started): Started {
  onTestFinished(() => part.stop());
  return part;
}

/** Several programs that are one part. */
export function together(...programs: Program[]): Part {
  return {
    hang: () => programs.forEach((program) => program.hang()),
    resume: () => programs.forEach((program) => program.resume()),
    async kill() {
      for (const program of programs) await program.kill();
    },
    async start() {
      for (const program of programs) await program.start();
    },
  };
}

/** Every program that was started by this process and may still run. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) send('SIGKILL', runningTree(child));
});

function programOf({ program, args, answers, ...options }: Command): Program {
  let child: ChildProcess | undefined;
  let printed = '';
  const all = () => (child ? runningTree(child) : []);
  const isRunning = () => all().length > 0;

  /** The first one first, so that it makes no child that is missed. */
  function hang(): void {
    send('SIGSTOP', all().slice(0, 1));
    send('SIGSTOP', all());
  }

  async function until(isOver: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await isOver())) {
      if (Date.now() > deadline) throw new Error(`${program} does not answer:\n${printed}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  return {
    async start() {
      child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      const current = child;
      started.add(current);
      current.once('exit', () => started.delete(current));
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
      await until(async () => {
        if (!isRunning()) throw new Error(`${program} ended:\n${printed}`);
        return await answers().catch(() => false);
      });
    },
    hang,
    resume: () => send('SIGCONT', all()),
    async signal(signal) {
      if (isRunning()) child?.kill(signal);
      await until(() => !isRunning());
    },
    async kill() {
      hang();
      const doomed = all();
      send('SIGKILL', doomed);
      await until(() => !isRunning() && !doomed.some(isAlive));
    },
    output: () => printed,
  };
}

function runningTree({ pid, exitCode, signalCode }: ChildProcess): number[] {
  return pid === undefined || exitCode !== null || signalCode !== null ? [] : tree(pid);
}

/** A process and its descendants: those of PostgreSQL and Postfix are no group that one signal reaches. */
function tree(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) => readChildren(file));
  return [pid, ...children.flatMap(tree)];
}

function readChildren(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function send(signal: NodeJS.Signals, pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** A zombie is gone: its parent, which is gone too, has not been told yet. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** What a server says when `question` is sent to its port; rejects when nobody listens. */
export function askPort(port: number, question = '', host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, timeout: 2_000 }, () => socket.write(question));
    socket.setEncoding('utf8').once('data', (text: string) => {
      resolve(text);
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('silent')));
    socket.once('error', reject).once('close', () => reject(new Error('closed')));
  });
}
