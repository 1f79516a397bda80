import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteOldBackups } from '../../server/services/backups/backup-folder.ts';
import { backUpWhenDue } from '../../server/services/backups/nightly-backup.ts';
import { askForBackup, readRun } from '../../server/services/backups/backup-run.ts';
import { makeApart } from '../../server/services/backups/make-apart.ts';
import { type ProvenBackup, proveBackup } from '../../server/services/backups/prove-backup.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { verifyBackup } from '../../server/services/data/verify-backup.ts';
import { replyAddress } from '../../server/mail/reply-address.ts';
import { backupBytes } from '../../server/storage/present-copies.ts';
import { DISK_LEAST_BYTES } from '../../server/storage/reserve.ts';
import { MAILBOX_SETTINGS, officeMailbox } from '../support/office-mailbox.ts';
import { pdf, received } from '../support/resumes.ts';
import { replyWith } from '../support/sent-replies.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { apply, enquire } from '../support/submissions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Until clocks in India show this hour next. */
function passUntil(system: TestSystem, hour: number): void {
  const inIndia = (system.now().getTime() + 5.5 * HOUR_MS) % DAY_MS;
  system.pass((hour * HOUR_MS - inIndia + DAY_MS) % DAY_MS || DAY_MS);
}

const kept = async (system: TestSystem) =>
  (await readdir(join(system.config.dataFolder, 'backups'))).toSorted();

/** A backup that is made at once, and proves what the test says. */
const makes =
  (proven: Partial<ProvenBackup> = {}) =>
  async (file: string) => {
    await writeFile(file, 'a backup');
    return { rows: 1, resumes: 0, withoutResume: [], bytes: 8, seconds: 1, ...proven };
  };
const fails = async (file: string) => {
  await writeFile(file, 'half a backup');
  throw new OperatorError('It cannot be restored.');
};

/** Its first start is over, and it is shortly before two at night. */
async function openAtNight(engine: TestSystem['storage']['engine'], settings = {}) {
  const system = await openTestSystem(engine, settings);
  await backUpWhenDue(system, fails);
  passUntil(system, 1.9);
  return system;
}

/** An application with a resume, and a mail to it with a file. Gives the reference, and the keys of both. */
async function applyAndReply(engine: TestSystem['storage']['engine']) {
  const system = await openTestSystem(engine, MAILBOX_SETTINGS);
  const { database } = system.storage;
  const reference = await apply(system, { name: 'Asha Rao', email: 'asha@example.com' });
  const to = replyAddress(system.config, system.storage.certificateSecret, reference);
  const mail = { to, messageId: '<x@example.com>', subject: 'Your application', text: 'Please send it.' };
  const { mailbox, read } = await officeMailbox(system);
  mailbox.deliver(replyWith([{ name: 'Certificate.pdf', content: pdf('Diploma') }], 'Here.', mail, 'e1'));
  await read();
  const { resume_key } = await database
    .selectFrom('applications')
    .select('resume_key')
    .executeTakeFirstOrThrow();
  const { file_key } = await database
    .selectFrom('reply_attachments')
    .select('file_key')
    .executeTakeFirstOrThrow();
  return { system, reference, resume: resume_key, attachment: file_key ?? '' };
}

/** What a bad disk or a careless hand makes of a file in the store. */
async function damage({ storage }: TestSystem, key: string): Promise<void> {
  const { path } = await received(storage, 'Other.pdf', pdf('Other'));
  await storage.resumeFiles.keep(path, key);
}

describe.each(engines)('on %s', (engine) => {
  it('a backup is made at two at night, once, restored to prove it, and can be restored', async () => {
    const system = await openAtNight(engine);
    await enquire(system);
    const make = (file: string) => proveBackup(system, file);
    expect(await backUpWhenDue(system, make)).toBe(false);
    passUntil(system, 2);
    expect(await backUpWhenDue(system, make)).toBe(true);
    expect(await backUpWhenDue(system, make)).toBe(false);
    const [name = ''] = await kept(system);
    expect(name).toMatch(/^site-\d{4}-\d\d-\d\dT0200\.backup$/);
    const file = join(system.config.dataFolder, 'backups', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await verifyBackup(system, file)).toMatchObject({ damaged: [], withoutResume: [] });
    expect(await readRun(system.storage.database)).toMatchObject({
      state: 'good',
      good: { name, resumes: 0, made: expect.any(String) },
    });
    passUntil(system, 2);
    expect(await backUpWhenDue(system, make)).toBe(true);
  });

  it('a server that was off at night makes it up, and a new site waits for its first night', async () => {
    const fresh = await openTestSystem(engine);
    expect(await backUpWhenDue(fresh, makes())).toBe(false);
    expect(await backUpWhenDue(fresh, makes())).toBe(false);
    const system = await openAtNight(engine);
    system.pass(8 * HOUR_MS);
    expect(await backUpWhenDue(system, makes())).toBe(true);
  });

  it('of two servers one makes it', async () => {
    const system = await openAtNight(engine);
    passUntil(system, 2);
    const other = { ...system, storage: await system.openAgain() };
    const made = await Promise.all([backUpWhenDue(system, makes()), backUpWhenDue(other, makes())]);
    expect(made.toSorted()).toEqual([false, true]);
  });

  it('what somebody asks for at the desk is made at once, also where none is made at night', async () => {
    const system = await openAtNight(engine, { BACKUP_AT: 'off' });
    passUntil(system, 12);
    expect(await backUpWhenDue(system, makes())).toBe(false);
    expect(await askForBackup(system)).toBe(true);
    expect(await askForBackup(system)).toBe(false);
    expect(await backUpWhenDue(system, makes())).toBe(true);
  });

  it('where no server keeps any, none is made, neither at night nor when asked for', async () => {
    const system = await openAtNight(engine, { BACKUP_DIR: 'off' });
    passUntil(system, 2);
    expect(await backUpWhenDue(system, makes())).toBe(false);
    expect(await askForBackup(system)).toBe(true);
    expect(await backUpWhenDue(system, makes())).toBe(false);
    expect(existsSync(join(system.config.dataFolder, 'backups'))).toBe(false);
  });

  it('a backup is not proven where a resume, or a file of a mail, comes back as something else', async () => {
    for (const which of ['resume', 'attachment'] as const) {
      const { system, reference, ...keys } = await applyAndReply(engine);
      const file = (name: string) => join(system.config.dataFolder, name);
      expect(await proveBackup(system, file('whole.backup'))).toMatchObject({
        resumes: 2,
        withoutResume: [],
      });
      await damage(system, keys[which]);
      await expect(proveBackup(system, file('bad.backup'))).rejects.toThrow(
        `these files in it are damaged: ${reference}.`,
      );
    }
  });

  it('a resume is read back too where a file that came with a mail to it is missing', async () => {
    const { system, reference, resume, attachment } = await applyAndReply(engine);
    const file = join(system.config.dataFolder, 'one.backup');
    await system.storage.resumeFiles.remove(attachment);
    await damage(system, resume);
    await backupData(system, file);
    expect(await verifyBackup(system, file)).toMatchObject({
      withoutResume: [reference],
      damaged: [reference],
    });
  });

  it('is refused where a disk has no room for it, and for its rehearsal in the data folder', async () => {
    const { system } = await applyAndReply(engine);
    const { dataFolder } = system.config;
    const folder = join(dataFolder, 'backups');
    await mkdir(folder);
    /** What a database may grow by between two looks at it. */
    const GROWTH = 1_000_000;
    const size = await backupBytes(system.storage.database);
    const left = { [folder]: 0, [dataFolder]: 0 };
    let disks = 1;
    const faked = {
      freeBytes: async (where: string) => left[where] ?? 0,
      deviceOf: async (where: string) => (where === folder ? disks : 1),
    };
    const wants = async (inFolder: number, inDataFolder: number) => {
      left[folder] = inFolder;
      left[dataFolder] = inDataFolder;
      return await proveBackup(system, join(folder, `${randomUUID()}.backup`), faked).then(
        () => 'made',
        (error: Error) => error.message,
      );
    };
    // The backup, what the rehearsal unpacks, and what it restores; and what visitors send beside.
    const one = 3 * size + DISK_LEAST_BYTES;
    expect(await wants(one - 1, one - 1)).toMatch(
      /^The disk of .+ MB left, and making and verifying a backup needs/,
    );
    expect(await wants(one + GROWTH, one + GROWTH)).toBe('made');

    disks = 2;
    const rehearsal = 2 * (await backupBytes(system.storage.database)) + DISK_LEAST_BYTES;
    expect(await wants(one + GROWTH, rehearsal - 1)).toContain(`The disk of ${dataFolder} has`);
    expect(await wants(size - 1, rehearsal + GROWTH)).toContain(`The disk of ${folder} has`);
    expect(await wants(size + GROWTH, rehearsal + GROWTH)).toBe('made');
  });

  it('what came with mails takes room in it too, where it was kept', async () => {
    const { system } = await applyAndReply(engine);
    const { database } = system.storage;
    const before = await backupBytes(database);
    const attach = (bytes: number) => database.updateTable('reply_attachments').set({ bytes });
    await attach(pdf('Diploma').length + 1_000_000).execute();
    expect((await backupBytes(database)) - before).toBeGreaterThan(1_000_000);
    await attach(5_000_000).set({ file_key: null }).execute();
    expect(await backupBytes(database)).toBeLessThan(before + 1_000_000);
  });

  it('where none is made at night, one that was asked for and failed is not tried again by itself', async () => {
    const system = await openAtNight(engine, { BACKUP_AT: 'off' });
    await askForBackup(system);
    expect(await backUpWhenDue(system, fails)).toBe(false);
    system.pass(25 * HOUR_MS);
    expect(await backUpWhenDue(system, makes())).toBe(false);
    expect(await readRun(system.storage.database)).toMatchObject({ state: 'failed' });
    await askForBackup(system);
    expect(await backUpWhenDue(system, makes())).toBe(true);
  });
});

it('those of the last fourteen days are kept, and nothing that the site did not make is touched', async () => {
  const system = await openAtNight('sqlite');
  const folder = join(system.config.dataFolder, 'backups');
  await mkdir(folder);
  await writeFile(join(folder, 'before-the-move.backup'), 'mine');
  for (let night = 0; night < 16; night += 1) {
    passUntil(system, 2);
    await backUpWhenDue(system, makes());
  }
  const names = await kept(system);
  expect(names).toHaveLength(15);
  expect(names[0]).toBe('before-the-move.backup');
});

it('many that are asked for in one afternoon take none of the nights before away', async () => {
  const system = await openAtNight('sqlite');
  for (let night = 0; night < 3; night += 1) {
    passUntil(system, 2);
    await backUpWhenDue(system, makes());
  }
  const nights = await kept(system);
  passUntil(system, 15);
  for (let press = 0; press < 20; press += 1) {
    system.pass(2 * MINUTE_MS);
    await askForBackup(system);
    await backUpWhenDue(system, makes());
  }
  const names = await kept(system);
  expect(names.slice(0, 3)).toEqual(nights);
  expect(names).toHaveLength(23);
});

it('those that were asked for go after two weeks too, but the newest, unless the last could not be made', async () => {
  const system = await openAtNight('sqlite', { BACKUP_AT: 'off' });
  const ask = async (make: typeof fails | ReturnType<typeof makes>) => {
    await askForBackup(system);
    await backUpWhenDue(system, make);
  };
  await ask(makes());
  system.pass(DAY_MS);
  await ask(makes());
  const both = await kept(system);
  system.pass(12 * DAY_MS);
  await deleteOldBackups(system);
  expect(await kept(system)).toEqual(both);
  await ask(fails);
  system.pass(20 * DAY_MS);
  await deleteOldBackups(system);
  expect((await kept(system)).filter((name) => name.endsWith('.backup'))).toEqual(both);

  await ask(makes());
  const [newest] = await kept(system);
  system.pass(400 * DAY_MS);
  await deleteOldBackups(system);
  expect(await kept(system)).toEqual([newest]);
});

it('where the new one is not proven, or lacks a resume, none is deleted', async () => {
  const system = await openAtNight('sqlite');
  for (let night = 0; night < 14; night += 1) {
    passUntil(system, 2);
    await backUpWhenDue(system, makes());
  }
  const good = await kept(system);
  for (let night = 0; night < 3; night += 1) {
    passUntil(system, 2);
    expect(await backUpWhenDue(system, fails)).toBe(false);
  }
  const names = await kept(system);
  expect(names.filter((name) => name.endsWith('.backup'))).toEqual(good);
  // Of those that failed the last one alone stays, to be looked at.
  expect(names).toHaveLength(15);
  expect(await readRun(system.storage.database)).toMatchObject({
    state: 'failed',
    reason: 'It cannot be restored.',
    good: { name: good.at(-1) },
  });
  system.pass(31 * MINUTE_MS);
  expect(await backUpWhenDue(system, makes({ withoutResume: ['A-4NW5-KW'] }))).toBe(true);
  expect(await kept(system)).toHaveLength(15);
  passUntil(system, 2);
  await backUpWhenDue(system, makes());
  // Of the last fourteen days three had none, and the first four nights are older.
  expect(await kept(system)).toEqual([...good.slice(4), expect.any(String), expect.any(String)]);
});

it('what failed is tried again after half an hour, and what was killed once nobody holds its lock', async () => {
  const system = await openAtNight('sqlite');
  passUntil(system, 2);
  await backUpWhenDue(system, fails);
  system.pass(29 * MINUTE_MS);
  expect(await backUpWhenDue(system, makes())).toBe(false);
  system.pass(2 * MINUTE_MS);
  expect(await backUpWhenDue(system, makes())).toBe(true);

  passUntil(system, 2);
  const killed = () => new Promise<ProvenBackup>(() => {});
  void backUpWhenDue(system, killed);
  await expect.poll(async () => (await readRun(system.storage.database))?.state).toBe('running');
  const lock = await system.storage.lockMaintenance();
  system.pass(3 * MINUTE_MS);
  expect(await backUpWhenDue(system, makes())).toBe(false);
  await lock?.release();
  expect(await backUpWhenDue(system, makes())).toBe(true);
});

it('is made in a process of its own, also where the system refuses another priority, as systemd does with a filter', async () => {
  const system = await openTestSystem();
  await enquire(system);
  vi.stubEnv('DATA_DIR', system.config.dataFolder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const refused = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw new Error('uv_os_setpriority returned EPERM');
  });
  onTestFinished(() => refused.mockRestore());
  const file = join(system.config.dataFolder, 'one.backup');
  expect(await makeApart(file)).toMatchObject({ resumes: 0, withoutResume: [], rows: expect.any(Number) });
  expect(refused).toHaveBeenCalledWith(expect.any(Number), 19);
  const acts = await system.storage.database.selectFrom('trail').select(['actor', 'act']).execute();
  expect(acts).toContainEqual({ actor: 'the site', act: 'data.backed-up' });
});

it('says why it could not be made', async () => {
  const system = await openTestSystem();
  vi.stubEnv('DATA_DIR', system.config.dataFolder);
  onTestFinished(() => void vi.unstubAllEnvs());
  // At the lowest priority it would wait for the other tests.
  const lowered = vi.spyOn(os, 'setPriority').mockImplementation(() => {});
  onTestFinished(() => lowered.mockRestore());
  await writeFile(join(system.config.dataFolder, 'one.backup'), '');
  await expect(makeApart(join(system.config.dataFolder, 'one.backup'))).rejects.toThrow('exists already');
  await rm(system.config.dataFolder, { recursive: true });
  await expect(makeApart(join(system.config.dataFolder, 'two.backup'))).rejects.toThrow(OperatorError);
});
