import { createHash } from 'node:crypto';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { pipePlace, s3BackupPlace } from '../../server/services/data/backup-places.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { digestRows } from '../../server/storage/backup-rows.ts';
import { readSiteFact } from '../../server/storage/site-facts.ts';
import { fakeS3 } from '../support/fake-s3.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { apply, enquire } from '../support/submissions.ts';

/** The same each time, and not to be compressed. */
const noise = (bytes: number, seed: string) =>
  createHash('shake256', { outputLength: bytes }).update(seed).digest();

/** More than a page of rows, with line ends of every kind, and resumes of which each is larger than what a pipe holds. */
async function openFilled(
  engine: TestSystem['storage']['engine'],
  resumeBytes = 300_000,
): Promise<TestSystem> {
  const system = await openTestSystem(engine);
  const message = 'One\u2028two\r\nthreefour \u{1F393} {"end":{}}';
  for (let index = 0; index < 230; index += 1)
    await enquire(system, { name: 'आशा', email: `a${index}@example.com`, message });
  for (let index = 0; index < 3; index += 1) {
    const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(resumeBytes, `${index}`)]);
    await apply(system, { email: `r${index}@example.com` }, resume);
  }
  return system;
}

/** But for the audit log, which tells of the restore, and mails, of which none leaves by itself after it. */
const tablesOf = async ({ storage }: TestSystem) =>
  (await digestRows(storage.database)).filter(({ table }) => !['trail', 'outbox'].includes(table));

async function expectSame(one: TestSystem, other: TestSystem): Promise<void> {
  expect(await tablesOf(other)).toEqual(await tablesOf(one));
  for await (const { key } of one.storage.resumeFiles.list()) {
    const [wanted, found] = await Promise.all(
      [one, other].map(async ({ storage }) => await buffer(await storage.resumeFiles.read(key))),
    );
    expect(found && wanted && Buffer.compare(found, wanted)).toBe(0);
  }
}

const NOTHING = Readable.from([]);
const LOST = new Writable({ write: (_chunk, _encoding, done) => done() });
const backedUpAt = ({ storage }: TestSystem) => readSiteFact(storage.database, 'last_backup');

describe.each(engines)('a backup on %s', { timeout: 60_000 }, (engine) => {
  it.each([undefined, 'Zb3pQ2mXv8kLr6tN'])(
    'goes through a pipe into another place, with the passphrase %s',
    async (passphrase) => {
      const from = await openFilled(engine);
      const to = await openTestSystem(engine);
      const pipe = new PassThrough();
      const restoring = restoreData(to, pipePlace(pipe, LOST), { passphrase });
      await backupData(from, pipePlace(NOTHING, pipe), { passphrase });
      pipe.end();
      expect(await restoring).toMatchObject({ resumes: 3, withoutResume: [] });
      await expectSame(from, to);
    },
  );

  it('that is still being read takes nothing away that visitors send meanwhile', async () => {
    const system = await openFilled(engine);
    const pipe = new PassThrough();
    const whole = new PassThrough();
    const reading = buffer(whole);
    await backupData(system, pipePlace(NOTHING, whole));
    whole.end();
    const content = await reading;
    const restoring = restoreData(system, pipePlace(pipe, LOST), { isCopyWanted: false });
    await new Promise((resolve) => pipe.write(content.subarray(0, 100_000), resolve));
    const reference = await enquire(system, { name: 'Meera', email: 'meera@example.com' });
    pipe.end(content.subarray(100_000));
    expect(await restoring).toMatchObject({ resumes: 3, lost: [] });
    const kept = await system.storage.database
      .selectFrom('enquiries')
      .select('name')
      .where('reference', '=', reference)
      .execute();
    expect(kept).toEqual([{ name: 'Meera' }]);
  });

  it('whose reader goes away has failed, and is noted nowhere', async () => {
    const system = await openFilled(engine);
    const gone = new PassThrough();
    gone.on('data', () => gone.destroy());
    await expect(backupData(system, pipePlace(NOTHING, gone))).rejects.toThrow();
    expect(await backedUpAt(system)).toBeUndefined();
  });

  it('of which a part arrived is no backup, wherever it was cut', async () => {
    const from = await openFilled(engine);
    const to = await openTestSystem(engine);
    for (const passphrase of [undefined, 'Zb3pQ2mXv8kLr6tN']) {
      const whole = new PassThrough();
      const reading = buffer(whole);
      await backupData(from, pipePlace(NOTHING, whole), { passphrase });
      whole.end();
      const content = await reading;
      for (const share of [0.001, 0.999]) {
        const cut = Readable.from([content.subarray(0, Math.floor(content.length * share))]);
        await expect(restoreData(to, pipePlace(cut, LOST), { passphrase })).rejects.toMatchObject({
          name: 'OperatorError',
        });
      }
    }
    expect((await tablesOf(to)).find(({ table }) => table === 'enquiries')?.count).toBe(0);
  });

  it('in a store appears when it is whole, and replaces nothing', async () => {
    const s3 = await fakeS3();
    // It comes in parts, of which the store refuses the second.
    const from = await openFilled(engine, 4_000_000);
    const { resumeStore } = readConfig({ ...s3.settings, RESUME_STORE: 's3://bucket/nightly/site.backup' });
    if (resumeStore.kind !== 's3') throw new Error('no store');
    const place = s3BackupPlace(resumeStore);

    s3.state.partsTaken = 1;
    await expect(backupData(from, place)).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    expect(await backedUpAt(from)).toBeUndefined();

    s3.state.partsTaken = Infinity;
    expect(await backupData(from, place)).toMatchObject({
      file: 's3://bucket/nightly/site.backup',
      resumes: 3,
    });
    expect([...s3.objects.keys()]).toEqual(['nightly/site.backup']);
    await expect(backupData(from, place)).rejects.toThrow(
      's3://bucket/nightly/site.backup exists already. Give the backup another name.',
    );
    const to = await openTestSystem(engine);
    expect(await restoreData(to, place)).toMatchObject({ resumes: 3, withoutResume: [] });
    await expectSame(from, to);
    s3.objects.clear();
    await expect(restoreData(to, place)).rejects.toThrow('There is no s3://bucket/nightly/site.backup.');
  });

  it('that cannot read a resume fails in a store and in a pipe as in a file', async () => {
    const s3 = await fakeS3();
    const store = await openTestSystem(engine, s3.settings);
    await apply(store);
    s3.state.areReadsDown = true;
    const { resumeStore } = readConfig({ ...s3.settings, RESUME_STORE: 's3://bucket/site.backup' });
    if (resumeStore.kind !== 's3') throw new Error('no store');
    for (const place of [s3BackupPlace(resumeStore), pipePlace(NOTHING, LOST)])
      await expect(backupData(store, place)).rejects.toThrow('cannot be read, and nothing was backed up');
    expect([s3.objects.has('site.backup'), s3.uploads.size]).toEqual([false, 0]);
  });
});
