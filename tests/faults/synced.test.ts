import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findUnsynced, isBackupSafe, TRACED_CALLS } from './find-unsynced.ts';
import { howMany, timeFor } from './short-and-long.ts';
import { isTraceable } from './programs.ts';
import { newOperator } from '../support/operator.ts';
import { siteForTest } from './site-for-test.ts';
import { newSubmission, send } from './visitors.ts';
import { newFolder } from '../support/new-folder.ts';

const SUBMISSIONS = howMany({ short: 20, long: 100 });
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

/** Sends submissions one after the other and reads from the system calls what was not on the disk in time. */
async function traceSubmissions(count: number, preload?: string) {
  const folder = await newFolder();
  const trace = join(folder, 'calls');
  const under = ['strace', '-D', '-f', '-y', '-s', '64', '-e', `trace=${TRACED_CALLS}`, '-o', trace];
  const site = await siteForTest({}, { under, preload });
  for (let index = 0; index < count; index += 1) {
    const { answer } = await send(site.origin, newSubmission(index % 2 === 0 ? 'application' : 'enquiry'));
    expect(answer.status).toBe(200);
  }
  const pid = site.pid();
  await site.halt('SIGKILL');
  return findUnsynced(await wholeTrace(trace, pid));
}

/** Tells whether a backup by command is on the disk before the database says that there is one. */
async function traceBackup(preload?: string) {
  const operator = await newOperator();
  const folder = await newFolder();
  const [trace, file] = [join(folder, 'calls'), join(folder, 'site.backup')];
  const under = ['-f', '-y', '-s', '64', '-e', `trace=${TRACED_CALLS}`, '-o', trace, process.execPath];
  const program = [...(preload ? ['--import', preload] : []), 'cli/main.ts', 'data', 'backup', file];
  await promisify(execFile)('strace', [...under, ...program], { env: operator.settings });
  return isBackupSafe(await readFile(trace, 'utf8'), file);
}

/** strace writes the last lines after the process has ended, and pads short process numbers. */
async function wholeTrace(file: string, pid: number): Promise<string> {
  const lastLine = new RegExp(`^${pid} +\\+\\+\\+ killed by SIGKILL`, 'm');
  for (;;) {
    const trace = await readFile(file, 'utf8');
    if (lastLine.test(trace)) return trace;
    await pause(20);
  }
}

describe.skipIf(!isTraceable)('by the system calls of the server', () => {
  test('log, resume and folder are on the disk before each answer', { timeout: TIME }, async () => {
    expect(await traceSubmissions(SUBMISSIONS)).toEqual({ answers: SUBMISSIONS, findings: [] });
  });

  test('a backup has its name on the disk before the last backup is noted', { timeout: TIME }, async () => {
    expect(await traceBackup()).toBe(true);
  });

  test('a backup whose folder is not synced would be caught', { timeout: TIME }, async () => {
    expect(await traceBackup('./tests/faults/controls/resume-without-sync.ts')).toBe(false);
  });

  test('a commit that is not synced would be caught', { timeout: TIME }, async () => {
    const { findings } = await traceSubmissions(2, './tests/faults/controls/commit-without-sync.ts');
    expect(findings).toContain('answer 2 before its log was synced');
  });

  test('a resume that is not synced would be caught', { timeout: TIME }, async () => {
    const { findings } = await traceSubmissions(1, './tests/faults/controls/resume-without-sync.ts');
    expect(findings).toContainEqual(expect.stringContaining('not synced: '));
    expect(findings).toContain('answer 1 before the folder of its resume was synced');
  });
});
