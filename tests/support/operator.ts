import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { runCommand } from '../../cli/run-command.ts';
import { readConfig, type Environment } from '../../server/config.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { putMigratedSqlite } from './migrated-database.ts';

export interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface Operator {
  dataFolder: string;
  settings: Record<string, string>;
  /** Runs a command as the operator would, without a terminal. */
  run(...args: string[]): Promise<Answer>;
  /** Runs a command with --json, expects it to succeed, and gives what it printed. */
  json<Result>(...args: string[]): Promise<Result>;
  /** Runs a command, expects it to be refused as the operator's mistake, and gives the sentence that says so. */
  refused(...args: string[]): Promise<string>;
}

/** Runs one command with these settings and nothing else. */
type Run = (args: string[], env: Environment) => Promise<Answer>;

/**
 * The operator's command line on a data folder of its own, in which a server was started once. Commands run in this
 * process, which saves the start of another; with `runOperator` each is a process.
 */
export async function newOperator(settings: Environment = {}, run: Run = runHere): Promise<Operator> {
  const operator = await newOperatorWithoutData(settings, run);
  await putMigratedSqlite(operator.dataFolder);
  const config = readConfig({ DATA_DIR: operator.dataFolder });
  await (await openStorage(config, pino({ level: 'silent' }))).close();
  return operator;
}

/** The same before any server was started. */
export async function newOperatorWithoutData(
  settings: Environment = {},
  runCommandLine: Run = runHere,
): Promise<Operator> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'operator-test-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const environment = {
    PATH: process.env.PATH ?? '',
    // Halves the time that each of these many processes takes to start.
    NODE_COMPILE_CACHE: join(tmpdir(), 'operator-compile-cache'),
    DATA_DIR: dataFolder,
    DEMO: 'off',
    ...settings,
  };
  const run = (...args: string[]) => runCommandLine(args, environment);
  return {
    dataFolder,
    settings: environment,
    run,
    async json<Result>(...args: string[]) {
      const { status, stdout, stderr } = await run(...args, '--json');
      if (status !== 0) throw new Error(`status ${status}: ${stderr}`);
      return JSON.parse(stdout) as Result;
    },
    async refused(...args) {
      const { status, stdout, stderr } = await run(...args);
      if (status !== 1 || stdout !== '') throw new Error(`status ${status}: ${stdout}${stderr}`);
      return stderr;
    },
  };
}

/** One command in this process, of which it sees and changes nothing. */
export async function runHere(args: string[], env: Environment): Promise<Answer> {
  const [stdout, stderr] = [collect(), collect()];
  const terminal = { env, stdin: Readable.from([]), stdout: stdout.stream, stderr: stderr.stream };
  const answer: { exitCode?: number | string | null } = {};
  await runCommand(args, Object.assign(answer, terminal));
  return { status: Number(answer.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
}

function collect(): { stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}

/** One command as a process, with these settings and nothing else. */
export function runOperator(args: string[], env: Environment): Promise<Answer> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['cli/main.ts', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const answer: Answer = { status: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (answer.stderr += text));
    child.on('close', (status) => resolve({ ...answer, status }));
  });
}
