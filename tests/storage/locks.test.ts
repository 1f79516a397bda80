import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { sweepData } from '../../server/services/data/sweep-data.ts';
import { countServers } from '../../server/storage/advisory-lock.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { newFolder } from '../support/new-folder.ts';

const NOBODY = 65_534;
const LONG_AGO = new Date('2020-01-01');

/** The start of a server on this data; what it holds is given back after the test. */
async function startServer(system: TestSystem, settings: Record<string, string> = {}) {
  const lock = await takeServerLock(readConfig({ ...system.settings, ...settings }), system.log);
  onTestFinished(() => lock.release());
  return lock;
}

describe.each(engines)('on %s', (engine) => {
  it('a second server on a data folder is refused with one line, and starts when the first has gone', async () => {
    const system = await openTestSystem(engine);
    const first = await startServer(system);
    await expect(startServer(system, { PORT: '4000' })).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message: expect.stringMatching(/^Another server runs on DATA_DIR [^\n]+ Stop it first[^\n]+$/),
    });
    await first.release();
    await startServer(system);
  });

  it('a server that was killed is in nobody’s way', async () => {
    const system = await openTestSystem(engine);
    const server = spawn(process.execPath, ['tests/support/hold-server-lock.ts'], {
      env: { ...process.env, ...system.settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    await once(server.stdout, 'data');
    await expect(startServer(system)).rejects.toMatchObject({ name: 'StorageUnavailable' });
    server.kill('SIGKILL');
    await once(server, 'exit');
    await startServer(system);
  });

  it('nothing is swept while a backup or a restore is under way', { timeout: 20_000 }, async () => {
    const system = await openTestSystem(engine);
    const folder = join(system.config.dataFolder, 'resumes');
    const orphan = '6f1c2d3e-0000-4000-8000-000000000001.pdf';
    await writeFile(join(folder, orphan), 'x');
    await utimes(join(folder, orphan), LONG_AGO, LONG_AGO);
    const lock = await system.storage.lockMaintenance();
    expect(await sweepData(system, new Date())).toBe(false);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([orphan]);
    await lock?.release();
    expect(await sweepData(system, new Date())).toBe(true);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
  });
});

describe.skipIf(process.getuid?.() !== 0)('as root', () => {
  it('a command leaves the server’s user a lock that it can open', async () => {
    const system = await openTestSystem();
    const { dataFolder } = system.config;
    await chown(dataFolder, NOBODY, NOBODY);
    await (await system.storage.lockMaintenance())?.release();
    expect((await stat(join(dataFolder, 'upkeep.lock'))).uid).toBe(NOBODY);
  });
});

describe.skipIf(!engines.includes('postgres'))('several servers on one PostgreSQL', () => {
  const S3 = {
    RESUME_STORE: 's3://bucket',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('are refused while one keeps resumes on its own disk', { timeout: 30_000 }, async () => {
    const system = await openTestSystem('postgres');
    const first = await startServer(system);
    for (const settings of [{}, S3]) {
      await expect(startServer(system, { ...settings, DATA_DIR: await newFolder() })).rejects.toMatchObject({
        name: 'StorageUnavailable',
        message: expect.stringMatching(/^Another server uses the database of DATABASE_URL[^\n]+RESUME_STORE/),
      });
    }
    await first.release();
    await startServer(system, { ...S3, DATA_DIR: await newFolder() });
  });

  it('run together when all use a store that they share', async () => {
    const system = await openTestSystem('postgres');
    await startServer(system, { ...S3, DATA_DIR: await newFolder() });
    await startServer(system, { ...S3, DATA_DIR: await newFolder() });
    expect(await countServers(system.storage.database)).toBe(2);
  });
});
