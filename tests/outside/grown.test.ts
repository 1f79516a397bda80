import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growData } from '../../tools/bench/grow.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { readConfig } from '../../server/config.ts';
import { digestRows } from '../../server/storage/backup-rows.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { howMany, report, timeFor } from '../faults/short-and-long.ts';
import { startPostgres } from './parts/postgres.ts';
import { startSwift } from './parts/swift.ts';

const SIZE = {
  certificates: howMany({ short: 4_000, long: 1_000_000 }),
  enquiries: howMany({ short: 400, long: 100_000 }),
  applications: howMany({ short: 40, long: 20_000 }),
};
const MEMORY_MEGABYTES = 300;
const KILLS_EACH_WAY = 10;
const TIME = timeFor({ shortMs: 600_000, longMs: 7_200_000 });

type Settings = Record<string, string>;

/** As deploy/production.env has commands run. */
const RUN = {
  PATH: process.env.PATH ?? '',
  DEMO: 'off',
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=4',
};

function start(settings: Settings, args: string[], output: number | 'ignore' = 'ignore'): ChildProcess {
  return spawn(process.execPath, ['cli/main.ts', 'data', ...args], {
    env: { ...RUN, ...settings },
    stdio: ['ignore', output, 'inherit'],
  });
}

/** Runs it to its end, or to where it is killed, which it must meet: its most memory, in MB, and how long it took. */
async function measured(
  settings: Settings,
  args: string[],
  { output = 'ignore', killWhen }: { output?: number | 'ignore'; killWhen?: () => Promise<boolean> } = {},
) {
  const began = performance.now();
  const child = start(settings, args, output);
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    if (await killWhen?.()) child.kill('SIGKILL');
    try {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1_024);
    } catch {
      // It has just ended.
    }
    await pause(10);
  }
  expect([args, child.exitCode, child.signalCode]).toEqual(
    killWhen ? [args, null, 'SIGKILL'] : [args, 0, null],
  );
  return { peak: Math.round(peak), ms: performance.now() - began };
}

/** Tells whether a move has brought this certificate into the tables that it fills beside those in use. */
async function hasArrived({ DATABASE_URL, DATA_DIR }: Settings, lookup: string): Promise<boolean> {
  try {
    if (DATABASE_URL === undefined) {
      const [file = ''] = globSync(`${DATA_DIR}/site.db.????????`);
      const find = 'select 1 from certificates where lookup = ?';
      return readDatabase(file, (database) => database.prepare(find).get(lookup) !== undefined);
    }
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const found = await client
      .query('select 1 from site_restore.certificates where lookup = $1', [lookup])
      .finally(() => client.end());
    return found.rowCount === 1;
  } catch {
    // There are no such tables yet.
    return false;
  }
}

/** In the order in which they are moved: some, as far apart as can be, the last one before the end. */
function certificatesOf({ DATA_DIR }: Settings, count: number): string[] {
  return readDatabase(`${DATA_DIR}/site.db`, (database) => {
    const nth = database.prepare('select lookup from certificates order by lookup limit 1 offset ?');
    return Array.from({ length: count }, (_, place) =>
      String(nth.get(Math.floor(((place + 0.5) * SIZE.certificates) / count))?.['lookup']),
    );
  });
}

function readDatabase<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Each row of each table, but for lines of moves and restores, and each resume. */
async function contentOf(settings: Settings) {
  const storage = await openStorage(readConfig(settings), pino({ level: 'silent' }), 'reading');
  try {
    const rows = await digestRows(storage.database, 'data.moved');
    const resumes: string[] = [];
    for await (const { key } of storage.resumeFiles.list()) {
      const hash = createHash('sha256');
      for await (const part of await storage.resumeFiles.read(key)) hash.update(part as Buffer);
      resumes.push(`${key} ${hash.digest('hex')}`);
    }
    return { rows, resumes: resumes.toSorted() };
  } finally {
    await storage.close();
  }
}

describe.skipIf(lacks('postgres', 'swift'))('on a grown site', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let swift: Awaited<ReturnType<typeof startSwift>>;
  let folder: string;
  let site: Settings;

  beforeAll(async () => {
    postgres = await startPostgres();
    swift = await startSwift();
    folder = mkdtempSync(join(tmpdir(), 'grown-'));
    site = { DATA_DIR: join(folder, 'site') };
    await growData(site, SIZE);
  }, TIME);

  afterAll(async () => {
    await postgres.stop();
    await swift.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a backup and its restore take little memory and no disk beside it', { timeout: TIME }, async () => {
    const file = join(folder, 'site.backup');
    const output = openSync(file, 'wx');
    const backup = await measured(site, ['backup', '--out', '-'], { output });
    closeSync(output);
    const rehearsal = await measured(site, ['verify', file]);
    report(`backup ${backup.peak} MB, ${backup.ms} ms; restore ${rehearsal.peak} MB, ${rehearsal.ms} ms`);
    expect(backup.peak).toBeGreaterThan(20);
    expect(backup.peak).toBeLessThan(MEMORY_MEGABYTES);
    expect(rehearsal.peak).toBeLessThan(MEMORY_MEGABYTES);
  });

  test('a killed move there and back ends equal to the byte', { timeout: TIME }, async () => {
    const before = await contentOf(site);
    const store = `${swift.settings.RESUME_STORE}/grown`;
    const [from, s3] = [
      { ...swift.settings, ...site, RESUME_STORE: '' },
      { ...swift.settings, RESUME_STORE: store },
    ];
    const there = { ...s3, ...site, DATABASE_URL: await postgres.newDatabase() };
    const back = { DATA_DIR: join(folder, 'back') };
    for (const [source, target, ...to] of [
      [from, there, '--to-database', there.DATABASE_URL, '--to-store', store],
      [there, back, '--to-database', `sqlite:${back.DATA_DIR}`, '--to-store', 'disk'],
    ] as [Settings, Settings, ...string[]][]) {
      for (const lookup of certificatesOf(site, KILLS_EACH_WAY)) {
        // What the move before left is there until the new one begins.
        let wasAway = false;
        const killWhen = async () => {
          const isThere = await hasArrived(target, lookup);
          wasAway ||= !isThere;
          return wasAway && isThere;
        };
        const { peak } = await measured(source, ['move', ...to], { killWhen });
        expect(peak).toBeLessThan(MEMORY_MEGABYTES);
        expect(globSync(`${folder}/*/site.db.????????`).length).toBeLessThanOrEqual(1);
      }
      const { peak, ms } = await measured(source, ['move', ...to]);
      expect(peak).toBeLessThan(MEMORY_MEGABYTES);
      report(`a move: ${peak} MB, ${Math.round(ms)} ms`);
    }
    expect(await contentOf(site)).toEqual(before);
    expect(await contentOf(back)).toEqual(before);
  });
});
