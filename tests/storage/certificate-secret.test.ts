import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { replaceFingerprint } from '../../server/storage/certificate-secret.ts';
import { openStorage, type Purpose } from '../../server/storage/storage.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { newFolder } from '../support/new-folder.ts';

const SECRET = 'ab'.repeat(32);
const OTHER_SECRET = 'cd'.repeat(32);

/** The same data opened by another process, perhaps with other settings. */
async function openWith(system: TestSystem, settings: Record<string, string>, purpose: Purpose = 'server') {
  const config = readConfig({ ...system.settings, ...settings });
  const storage = await openStorage(config, system.log, purpose);
  onTestFinished(() => storage.close());
  return { ...system, config, storage };
}

const refusedFor = (what: string) => ({
  name: 'StorageUnavailable',
  message: expect.stringMatching(
    new RegExp(`^[^\\n]*${what}[^\\n]*data restore[^\\n]*CERTIFICATE_SECRET[^\\n]*$`),
  ),
});

describe.each(engines)('on %s', (engine) => {
  it('is what CERTIFICATE_SECRET says, and no file is made then', async () => {
    const { storage, config } = await openTestSystem(engine, { CERTIFICATE_SECRET: SECRET });
    expect(storage.certificateSecret.toString('hex')).toBe(SECRET);
    expect(await readdir(config.dataFolder)).not.toContain('certificate-secret');
  });

  it('of another database is refused at the start, and by a command once it needs it', async () => {
    const system = await openTestSystem(engine, { CERTIFICATE_SECRET: SECRET });
    const other = { CERTIFICATE_SECRET: OTHER_SECRET };
    await expect(openWith(system, other)).rejects.toMatchObject(refusedFor('CERTIFICATE_SECRET is not the'));
    const { storage } = await openWith(system, other, 'command');
    expect(() => storage.certificateSecret).toThrow('is not the certificate secret of this database');
    await openWith(system, {});
  });

  it('that was lost is not made anew behind the operator’s back, but when the operator says so', async () => {
    const system = await openTestSystem(engine);
    const before = system.storage.certificateSecret;
    const file = join(system.config.dataFolder, 'certificate-secret');
    await rm(file);
    await expect(openWith(system, {})).rejects.toMatchObject(refusedFor('is missing'));
    expect(await readdir(system.config.dataFolder)).not.toContain('certificate-secret');
    await replaceFingerprint(system.config, system.storage.database);
    const { storage } = await openWith(system, {});
    expect(storage.certificateSecret.equals(before)).toBe(false);
  });

  it('of a restored backup belongs to the restored database', async () => {
    const from = await openTestSystem(engine, { CERTIFICATE_SECRET: SECRET });
    const file = join(await newFolder(), 'site.backup');
    await backupData(from, file);
    const system = await openTestSystem(engine);
    expect(await restoreData(system, file)).toMatchObject({ needsRestart: true, needsSetting: false });
    const { storage } = await openWith(system, {});
    expect(storage.certificateSecret.toString('hex')).toBe(SECRET);

    const set = await openTestSystem(engine, { CERTIFICATE_SECRET: OTHER_SECRET });
    expect(await restoreData(set, file)).toMatchObject({ needsRestart: true, needsSetting: true });
    await expect(openWith(set, {})).rejects.toMatchObject(refusedFor('CERTIFICATE_SECRET is not the'));
    await openWith(set, { CERTIFICATE_SECRET: SECRET });
    await openWith(set, { CERTIFICATE_SECRET: '' });
  });
});

describe.skipIf(!engines.includes('postgres'))('of two servers on one PostgreSQL', () => {
  it('must be the same: the second one is told where to take it from', async () => {
    const first = await openTestSystem('postgres');
    const secret = first.storage.certificateSecret.toString('hex');
    await expect(openWith(first, { DATA_DIR: await newFolder() })).rejects.toMatchObject(
      refusedFor('is missing'),
    );
    await openWith(first, { DATA_DIR: await newFolder(), CERTIFICATE_SECRET: secret });
  });
});
