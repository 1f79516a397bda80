import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { sweepData } from '../../server/services/data/sweep-data.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { findLosses, readSqlite } from './find-losses.ts';
import { howMany, timeFor } from './short-and-long.ts';
import { isTraceable } from './programs.ts';
import { newFolder } from '../support/new-folder.ts';

/** What changes the disk on the way to an answer. */
const CALLS = ['openat', 'write', 'pwrite64', 'fsync', 'fdatasync', 'rename', 'unlink'];
const CRASHES_PER_CALL = howMany({ short: 2, long: 1_000 });
const TIME = timeFor({ shortMs: 120_000, longMs: 1_800_000 });

/** Runs a process that applies once and says when it is answered. */
function apply(folder: string, ...options: string[]): string {
  const { stdout } = spawnSync(
    'strace',
    ['-f', ...options, process.execPath, 'tests/support/apply-once.ts', folder],
    // One thread for the disk, so that its calls have one order.
    { encoding: 'utf8', env: { ...process.env, UV_THREADPOOL_SIZE: '1' } },
  );
  return stdout;
}

/** For each thread the numbers of its calls of this name between `begin` and `answered`. */
async function callsOnTheWay(): Promise<Map<string, [from: number, to: number]>> {
  const folder = await newFolder();
  const trace = join(folder, 'calls');
  apply(await newFolder(), '-o', trace, '-e', `trace=${CALLS.join()}`);
  const lines = (await readFile(trace, 'utf8')).split('\n');
  const begun = lines.findIndex((line) => line.includes('"begin'));
  const answered = lines.findIndex((line) => line.includes('"answered'));
  const ranges = new Map<string, [number, number]>();
  const counts = new Map<string, number>();
  for (const [index, line] of lines.slice(0, answered).entries()) {
    const [, thread, call = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
    if (thread === undefined) continue;
    const count = (counts.get(thread + call) ?? 0) + 1;
    counts.set(thread + call, count);
    if (index <= begun) continue;
    const [from = count, to = count] = ranges.get(call) ?? [];
    ranges.set(call, [Math.min(from, count), Math.max(to, count)]);
  }
  return ranges;
}

/** Evenly spread, both ends included. */
function spread([from, to]: [number, number], count: number): number[] {
  const steps = Math.min(count, to - from + 1);
  const at = (step: number) => Math.round(from + ((to - from) * step) / Math.max(1, steps - 1));
  return [...new Set(Array.from({ length: steps }, (_, step) => at(step)))];
}

async function sweepAsTheNextStart(folder: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder });
  const log = pino({ level: 'silent' });
  const lock = await takeServerLock(config, log);
  const storage = await openStorage(config, log);
  await sweepData({ config, log, storage, now: () => new Date() }, lock.since);
  await storage.close();
  await lock.release();
}

describe.skipIf(!isTraceable)('killed at a system call on the way to the answer', () => {
  test(
    'an application is there whole or not at all, and once answered whole',
    { timeout: TIME },
    async () => {
      const ranges = await callsOnTheWay();
      expect([...ranges.keys()]).toEqual(expect.arrayContaining(['pwrite64', 'fsync', 'rename']));
      const outcomes: string[] = [];
      for (const [call, range] of ranges) {
        for (const nth of spread(range, CRASHES_PER_CALL)) {
          const folder = await newFolder();
          const printed = apply(folder, '-o', '/dev/null', '-e', `inject=${call}:signal=SIGKILL:when=${nth}`);
          await sweepAsTheNextStart(folder);
          const kept = readSqlite(folder).rows.map(({ reference }) => reference);
          const [, reference] = /^answered (\S+)/m.exec(printed) ?? [];
          const where = `killed at ${call} number ${nth}`;
          expect(findLosses(folder, []), where).toEqual([]);
          if (reference !== undefined) expect(kept, where).toEqual([reference]);
          else expect(kept.length, where).toBeLessThanOrEqual(1);
          outcomes.push(kept.length === 0 ? 'nothing' : 'all');
        }
      }
      expect(new Set(outcomes)).toEqual(new Set(['nothing', 'all']));
    },
  );
});
