import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOpen } from '../../desk/access/session.ts';
import { isAlive } from '../../desk/access/token.ts';
import type { WebhookConfig } from '../../server/config.ts';
import { memoryCounters } from '../../server/http/limits/counters.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { deleteOldBackups } from '../../server/services/backups/backup-folder.ts';
import { replaceRun } from '../../server/services/backups/backup-run.ts';
import { backUpWhenDue } from '../../server/services/backups/nightly-backup.ts';
import { DAY_MS, dayIn, HOUR_MS, timeBefore } from '../../server/services/calendar.ts';
import { findOldBackup } from '../../server/services/data/find-old-backup.ts';
import { planPurge } from '../../server/services/data/plan-purge.ts';
import { purgeData, purgeUnattended } from '../../server/services/data/purge-data.ts';
import { sweepOrphans } from '../../server/services/data/sweep-orphans.ts';
import { listOutbox } from '../../server/services/mail/unsent-mails.ts';
import { deliverDueWebhooks } from '../../server/services/webhooks/deliver-webhooks.ts';
import type { SubscriptionRow } from '../../server/storage/database.ts';
import { addMailbox, holdMailbox } from '../../server/storage/mailboxes.ts';
import { writeSiteFact } from '../../server/storage/site-facts.ts';
import { insertSubscription } from '../../server/storage/subscriptions.ts';
import { openProgram } from '../support/listening-program.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { enquire } from '../support/submissions.ts';

/** A clock that is set wrong, and set right again, beneath what deletes and what waits for a time. */

const LEAP_MS = 400 * DAY_MS;
const ORPHAN = '6f1c2d3e-0000-4000-8000-000000000001.pdf';

/** YYYY-MM-DD where the firm is. */
function dayBefore({ now, config }: TestSystem, days: number): string {
  return dayIn(new Date(now().getTime() - days * DAY_MS), config.timeZone);
}

/** Proven backups of the last days, the newest of today. */
async function withBackups(engine: TestSystem['storage']['engine'], count: number) {
  const system = await openTestSystem(engine);
  const folder = join(system.config.dataFolder, 'backups');
  await mkdir(folder);
  for (let day = 0; day < count; day += 1)
    await writeFile(join(folder, `site-${dayBefore(system, day)}T0200.backup`), '');
  const at = system.now().toISOString();
  const proven = { rows: 1, resumes: 0, withoutResume: [], bytes: 8, seconds: 1 };
  const good = { ...proven, name: '', made: at, server: '' };
  await replaceRun(system.storage.database, undefined, { state: 'good', at, good });
  await purgeUnattended(system);
  const make = async (file: string) => {
    await writeFile(file, 'a backup');
    return proven;
  };
  return { system, make, folder, kept: async () => (await readdir(folder)).length };
}

describe.each(engines)('on %s', (engine) => {
  it('a leap of 400 days ahead, between what a person was asked and the deed, deletes what they were asked about', async () => {
    const system = await openTestSystem(engine);
    const { database } = system.storage;
    const asked = (days: number) => timeBefore(system.now(), days * DAY_MS);
    const wish = {
      course: 'devops',
      mode: '',
      city: '',
      course_title: 'DevOps Automation',
      name: '',
      email: '',
      email_lookup: '',
    };
    const late = { ...wish, reference: 'S-LATE', token: '1', asked: asked(10), confirmed: null };
    const held = { ...wish, reference: 'S-HELD', token: '2', asked: asked(100), confirmed: asked(100) };
    for (const row of [late, held]) await insertSubscription(database, row as SubscriptionRow);
    await enquire(system);
    await purgeData(system, async () => system.pass(LEAP_MS));
    system.pass(-LEAP_MS);
    const left = await database.selectFrom('subscriptions').select('reference').execute();
    expect(left).toEqual([{ reference: 'S-HELD' }]);
    expect(await database.selectFrom('enquiries').select('email').execute()).toHaveLength(1);
    // The next one goes on from the time that the person saw.
    expect(await purgeUnattended(system)).toMatchObject({ enquiries: 0 });
  });

  it('no backup is deleted by a clock 400 days ahead, also where nothing else would go; they go on once it is right', async () => {
    const { system, make, kept } = await withBackups(engine, 20);
    await deleteOldBackups(system);
    expect(await kept()).toBe(14);
    system.pass(LEAP_MS);
    await deleteOldBackups(system);
    const purgesMeanwhile = async (file: string) => {
      expect(await purgeUnattended(system)).toBeUndefined();
      return await make(file);
    };
    expect(await backUpWhenDue(system, purgesMeanwhile)).toBe(true);
    await deleteOldBackups(system);
    expect(await kept()).toBe(15);
    const made = system.now().toISOString();
    await writeSiteFact(system.storage.database, 'last_backup', made);
    system.pass(2 * DAY_MS - LEAP_MS);
    expect(await findOldBackup(system)).toBe(made);
    expect(await backUpWhenDue(system, make)).toBe(true);
    await purgeUnattended(system);
    await deleteOldBackups(system);
    expect(await kept()).toBe(14);
  });

  it('a clock set back by 30 days sets nothing aside: it would have lain in quarantine for long once it is right', async () => {
    const system = await openTestSystem(engine);
    await purgeUnattended(system);
    const path = system.storage.resumeFiles.temporaryPath();
    await writeFile(path, 'a resume');
    await system.storage.resumeFiles.keep(path, ORPHAN);
    system.pass(-30 * DAY_MS);
    expect(await sweepOrphans(system, new Date(Date.now() + DAY_MS))).toBeUndefined();
    system.pass(30 * DAY_MS);
    expect(await sweepOrphans(system, new Date(Date.now() + DAY_MS))).toBe(1);
    await purgeUnattended(system);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
    expect(await Array.fromAsync(system.storage.resumeFiles.listSetAside())).toHaveLength(1);
    system.pass(31 * DAY_MS);
    expect((await planPurge(system)).what).toBe('1 resume that was in the quarantine for 30 days');
  });

  it('nor does the sweep after the next purge, which does not take its time for a right one', async () => {
    const system = await openTestSystem(engine);
    const { resumeFiles } = system.storage;
    await purgeUnattended(system);
    const path = resumeFiles.temporaryPath();
    await writeFile(path, 'a resume');
    const old = new Date(system.now().getTime() - 40 * DAY_MS);
    await utimes(path, old, old);
    await resumeFiles.keep(path, ORPHAN);
    system.pass(-30 * DAY_MS);
    for (let run = 0; run < 2; run += 1) {
      expect(await sweepOrphans(system, system.now())).toBeUndefined();
      expect(await purgeUnattended(system)).toBeUndefined();
    }
    system.pass(30 * DAY_MS);
    expect(await sweepOrphans(system, system.now())).toBe(1);
  });

  it('what is received is purged also where the folder of backups cannot be read', async () => {
    const { system, folder } = await withBackups(engine, 20);
    await enquire(system);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    for (let week = 0; week < 27; week += 1) {
      system.pass(7 * DAY_MS);
      await purgeUnattended(system);
    }
    expect(await system.storage.database.selectFrom('enquiries').select('email').execute()).toEqual([]);
    expect((await planPurge(system)).remarks).toEqual([
      expect.stringMatching(/^The folder of backups cannot be read, .+ENOTDIR/),
    ]);
  });

  it('a backup from a day to come does not stand for the newest one, which is never deleted', async () => {
    const { system, folder } = await withBackups(engine, 1);
    await writeFile(join(folder, 'site-2099-01-01T0200.backup'), '');
    const [real = ''] = await readdir(folder);
    for (let week = 0; week < 4; week += 1) {
      system.pass(7 * DAY_MS);
      await purgeUnattended(system);
    }
    await deleteOldBackups(system);
    expect(await readdir(folder)).toContain(real);
  });

  it('a person reads what becomes of old backups, which their purge leaves to the maintenance', async () => {
    const { system, kept } = await withBackups(engine, 17);
    const { what, remarks } = await planPurge(system);
    expect(what).toBe('nothing older than 180 days');
    expect(remarks).toEqual([
      'The next daily maintenance deletes 3 backups from before the last 14 days, if the last backup was verified.',
    ]);
    await purgeData(system);
    expect(await kept()).toBe(17);
  });

  it('mails and events that were queued while it was ahead leave once it is right', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    system.pass(LEAP_MS);
    await enquire(system);
    system.pass(-LEAP_MS);
    expect(await listOutbox(system)).toHaveLength(2);
    while ((await deliverDueMails(system, openTransport(system.config))) > 0);
    expect(await listOutbox(system)).toEqual([]);
    while ((await deliverDueWebhooks(system, system.config.webhook as WebhookConfig)) > 0);
    expect(program.told.map(({ event }) => event.type)).toEqual(['enquiry.received']);
  });

  it('a mailbox that a server held while it was ahead, and was killed, is read by the next one', async () => {
    const system = await openTestSystem(engine);
    const { database } = system.storage;
    await addMailbox(database, 'office');
    const hold = (holder: string) =>
      holdMailbox(database, 'office', {
        holder,
        now: system.now().toISOString(),
        until: new Date(system.now().getTime() + HOUR_MS / 12).toISOString(),
      });
    system.pass(LEAP_MS);
    expect(await hold('one')).toBe(true);
    expect(await hold('other')).toBe(false);
    system.pass(-LEAP_MS);
    expect(await hold('other')).toBe(true);
    expect(await hold('one')).toBe(false);
  });
});

it('limits that were reached while it was ahead end once it is right', async () => {
  let time = Date.now() + LEAP_MS;
  const counters = memoryCounters(() => time);
  const window = { key: 'enquiries', max: 1, windowMs: HOUR_MS };
  await counters.take(window);
  expect((await counters.take(window)).allowed).toBe(false);
  time -= LEAP_MS;
  expect((await counters.take(window)).allowed).toBe(true);
});

it('a session or a link from a time that has not come yet is over', () => {
  const now = new Date();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  expect(isOpen({ created: at(-HOUR_MS), seen: at(0) }, now)).toBe(true);
  expect(isOpen({ created: at(1_000), seen: at(1_000) }, now)).toBe(true);
  expect(isOpen({ created: at(30 * DAY_MS), seen: at(30 * DAY_MS) }, now)).toBe(false);
  expect(isAlive(at(HOUR_MS), now, HOUR_MS)).toBe(true);
  expect(isAlive(at(0), now, HOUR_MS)).toBe(false);
  expect(isAlive(at(30 * DAY_MS), now, HOUR_MS)).toBe(false);
});
