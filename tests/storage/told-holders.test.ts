import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { HolderFiles, Mail } from '../../server/mail/mail.ts';
import { takeBackClass } from '../../server/services/certificates/classes.ts';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { holderAttachments } from '../../server/services/certificates/holder-attachments.ts';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { mailCertificate, mailClass } from '../../server/services/certificates/mail-certificates.ts';
import { readClassMails, readHolderMails } from '../../server/services/certificates/read-holder-mails.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { tellHolders } from '../../server/services/certificates/tell-holders.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { planPurge } from '../../server/services/data/plan-purge.ts';
import { purgeData, purgeUnattended } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { ISSUER } from '../support/issuing-site.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CLASS = 'DevOps, November 2026';

function dayAfter({ now }: TestSystem, days: number): string {
  return new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A site that tells holders by itself, and has done so for a while. */
async function telling(engine: TestSystem['storage']['engine'], HOLDER_MAILS = 'on'): Promise<TestSystem> {
  const system = await openTestSystem(engine, { ...ISSUER, HOLDER_MAILS });
  await tellHolders(system);
  system.pass(MINUTE_MS);
  return system;
}

async function issue(system: TestSystem, fields: { name?: string; expires?: string } = {}): Promise<string> {
  const { number } = await issueCertificate(system, {
    name: 'Anita Sharma',
    course: 'DevOps Automation',
    class: CLASS,
    email: 'anita@example.com',
    ...fields,
  });
  return number;
}

async function importClass(system: TestSystem, count: number, issued: string): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, index) => `Trainee ${'I'.repeat(index)},DevOps Automation,${issued},t${index}@example.com`,
  );
  await importCertificates(system, Readable.from([`name,course,issued,email\n${rows.join('\n')}\n`]), {
    class: CLASS,
    dryRun: false,
    onFailure: ({ reason }) => expect.unreachable(reason),
  });
}

/** What leaves until then, looking once a minute as a server does; drawing what goes along takes longer than all else. */
async function leavingBare(system: TestSystem, minutes: number): Promise<Mail[]> {
  return await sending(system, minutes, holderAttachments(system, { namesAlone: true }));
}

/** The same, with the files. */
async function leaving(system: TestSystem, minutes: number): Promise<Mail[]> {
  return await sending(system, minutes, holderAttachments(system));
}

async function sending(system: TestSystem, minutes: number, holderFiles?: HolderFiles): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = { send: async (mail: Mail) => void sent.push(mail), verify: async () => {} };
  for (let minute = 0; minute < minutes; minute += 1) {
    system.pass(MINUTE_MS);
    await tellHolders(system);
    const deps = { ...system, holderFiles };
    while ((await deliverDueMails(deps, transport)) > 0);
  }
  return sent;
}

const subjects = (mails: Mail[]) => mails.map(({ subject }) => subject.split(':')[0]);

describe.each(engines)('on %s', (engine) => {
  it('tells nobody unless it is set, and then nothing of what was so before', async () => {
    const system = await telling(engine, 'off');
    await issue(system);
    expect(await leavingBare(system, 35)).toEqual([]);
    await issue(system, { name: 'Meera Nair' });
    system.pass(5 * MINUTE_MS);
    const set = { ...system, config: { ...system.config, holderMails: true } };
    expect(await leavingBare(set, 35)).toEqual([]);
    await issue(set, { name: 'Ravi Iyer' });
    expect(subjects(await leavingBare(set, 35))).toEqual(['Your certificate']);
  });

  it('tells nothing of what happened while it was off', async () => {
    const system = await telling(engine);
    const off = { ...system, config: { ...system.config, holderMails: false } };
    await issue(system);
    expect(await leaving(off, 62)).toEqual([]);
    expect(await leaving(system, 35)).toEqual([]);
  });

  it('tells all, and once, beside a server on which it is not set', async () => {
    const system = await telling(engine);
    const off = {
      ...system,
      config: { ...system.config, holderMails: false },
      storage: await system.openAgain(),
    };
    await issue(system);
    const sent: Mail[] = [];
    for (let minute = 0; minute < 70; minute += 1) {
      if (minute === 20) await issue(system, { name: 'Ravi Iyer' });
      await tellHolders(off);
      sent.push(...(await leavingBare(system, 1)));
    }
    expect(subjects(sent)).toEqual(['Your certificate', 'Your certificate']);
  });

  it('nor does such a server forget who is to be told while no mail can leave', async () => {
    const system = await telling(engine);
    const off = { ...system, config: { ...system.config, holderMails: false } };
    await importClass(system, 21, system.now().toISOString().slice(0, 10));
    for (let minute = 0; minute < 45; minute += 1) {
      system.pass(MINUTE_MS);
      await tellHolders(system);
      await tellHolders(off);
    }
    expect(await sending(system, 5)).toHaveLength(21);
  });

  it('tells that one was issued, half an hour later, with its PDF and credential, once from two servers', async () => {
    const system = await telling(engine);
    const number = await issue(system);
    expect(await readHolderMails(system, number)).toMatchObject({ address: 'anita@example.com', mails: [] });
    expect((await readHolderMails(system, number)).leaves).not.toBeNull();
    expect(await leaving(system, 29)).toEqual([]);
    system.pass(2 * MINUTE_MS);
    const other = { ...system, storage: await system.openAgain() };
    const queued = await Promise.all([tellHolders(system), tellHolders(other)]);
    expect(queued.toSorted()).toEqual([0, 1]);
    const files: Record<string, Buffer> = {};
    const send = async (mail: Mail) => {
      expect(mail.to).toBe('anita@example.com');
      expect(mail.text).toContain('attached as a PDF');
      for (const { fileName, content } of mail.attachments ?? []) files[fileName] = await buffer(content);
    };
    const deps = { ...system, holderFiles: holderAttachments(system) };
    await deliverDueMails(deps, { send, verify: async () => {} });
    const [pdf, credential] = [files[`${number}-Anita-Sharma.pdf`], files[`${number}-Anita-Sharma.json`]];
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(credential?.toString() ?? '')).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      proof: { cryptosuite: 'eddsa-rdfc-2022' },
    });
    expect(await leaving(system, 3)).toEqual([]);
    const { mails, leaves } = await readHolderMails(system, number);
    expect(mails).toMatchObject([{ told: 'valid', state: 'sent' }]);
    expect(leaves).toBeNull();
  });

  it('tells nothing of a class that is taken back, of an erased holder, or twice of what the office sent', async () => {
    const system = await telling(engine);
    await issue(system);
    await takeBackClass(system, CLASS);
    const erased = await issue(system, { name: 'Ravi Iyer' });
    await eraseCertificate(system, erased);
    const written = await issue(system, { name: 'Meera Nair' });
    await mailCertificate(system, written);
    expect(subjects(await leaving(system, 35))).toEqual(['Your certificate']);
  });

  it('lets a mail that waits go with its holder, or with an address that asks to be forgotten', async () => {
    const system = await telling(engine);
    const [first, second] = [await issue(system), await issue(system, { name: 'Ravi Iyer' })];
    system.pass(31 * MINUTE_MS);
    expect(await tellHolders(system)).toBe(2);
    await eraseCertificate(system, first);
    await eraseData(system, 'anita@example.com');
    expect(await leaving(system, 2)).toEqual([]);
    expect((await readHolderMails(system, second)).mails).toEqual([]);
  });

  it('names the old one that the holder got, until the new one was sent', async () => {
    const system = await telling(engine, 'off');
    const old = await issue(system);
    const { number: unsent } = await reissueCertificate(system, await issue(system), { name: 'Anita Rao' });
    await mailCertificate(system, old);
    await leaving(system, 1);
    const { number } = await reissueCertificate(system, old, { name: 'Anita Sharma Rao' });
    expect((await readHolderMails(system, number)).replaced).toMatchObject({ number: old });
    expect((await readHolderMails(system, unsent)).replaced).toBeNull();
    await mailCertificate(system, number);
    expect((await readHolderMails(system, number)).replaced).toBeNull();
  });

  it('tells that one was withdrawn or replaced; a slip that was mended at once is told to nobody', async () => {
    const system = await telling(engine);
    const [slip, withdrawn, replaced] = [
      await issue(system, { name: 'Anita Sarma' }),
      await issue(system, { name: 'Ravi Iyer' }),
      await issue(system, { name: 'Meera Nair' }),
    ];
    await reissueCertificate(system, slip, { name: 'Anita Sharma' });
    expect(subjects(await leavingBare(system, 35))).toEqual(Array(3).fill('Your certificate'));
    await revokeCertificate(system, withdrawn, 'withdrawn');
    await reissueCertificate(system, replaced, { name: 'Meera R. Nair' });
    const mails = await leavingBare(system, 35);
    expect(mails).toHaveLength(3);
    expect(new Set(subjects(mails))).toEqual(
      new Set(['Your certificate', 'Your certificate was replaced', 'Your certificate was revoked']),
    );
    expect(mails.filter(({ text }) => text.includes('attached'))).toHaveLength(1);
  });

  it('tells once that one expires within a month, and not of one that is withdrawn or replaced', async () => {
    const system = await telling(engine);
    const fields = { expires: dayAfter(system, 40) };
    const kept = await issue(system, fields);
    const withdrawn = await issue(system, { ...fields, name: 'Ravi Iyer' });
    expect(await leavingBare(system, 35)).toHaveLength(2);
    await revokeCertificate(system, withdrawn, 'withdrawn');
    expect(subjects(await leavingBare(system, 35))).toEqual(['Your certificate was revoked']);
    system.pass(8 * DAY_MS);
    expect(await leavingBare(system, 2), '32 days before').toEqual([]);
    system.pass(2 * DAY_MS);
    const [mail, ...more] = await leavingBare(system, 2);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your certificate expires soon: DevOps Automation/);
    expect(mail?.text).toContain('/it-trainings/certificate?cert_number=');
    system.pass(DAY_MS);
    expect(await leavingBare(system, 2)).toEqual([]);
    expect((await readHolderMails(system, kept)).mails.map(({ told }) => told)).toEqual([
      'expiring',
      'valid',
    ]);
  });

  it('says nothing of what was stored within half an hour, though it expires soon: it can still be taken back', async () => {
    const system = await telling(engine);
    await issue(system, { expires: dayAfter(system, 20) });
    expect(await leaving(system, 28)).toEqual([]);
    await takeBackClass(system, CLASS);
    expect(await leaving(system, 35)).toEqual([]);
  });

  it.each([
    // Its holder was told nothing that is to be put right.
    ['on', []],
    // The office pressed, and learns that nothing left.
    ['off', ['The certificate was revoked or replaced while this email waited.']],
  ])('a mail of what is withdrawn does not leave, with HOLDER_MAILS=%s', async (setting, reasons) => {
    const system = await telling(engine, setting);
    const number = await issue(system);
    await mailCertificate(system, number);
    await revokeCertificate(system, number, 'withdrawn');
    expect(await leaving(system, 35)).toEqual([]);
    const rows = await system.storage.database.selectFrom('outbox').selectAll().execute();
    expect(rows.flatMap(({ last_error }) => last_error ?? [])).toEqual(reasons);
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
    const letters = await system.storage.database.selectFrom('letters').select('subject').execute();
    expect(letters).toHaveLength(reasons.length);
  });

  it('says at once, and for good, why a certificate cannot go with its mail', async () => {
    const system = await telling(engine, 'off');
    const number = await issue(system, { name: 'Anita 𓀀 Sharma' });
    await mailCertificate(system, number);
    expect(await leaving(system, 1)).toEqual([]);
    const rows = await system.storage.database.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([
      { state: 'failed', last_error: expect.stringContaining('The certificate cannot be drawn: ') },
    ]);
  });

  it('sends twenty a minute of a large class, and nothing of an old list', async () => {
    const system = await telling(engine);
    await importClass(system, 50, dayAfter(system, -1));
    system.pass(31 * MINUTE_MS);
    expect(await tellHolders(system)).toBe(20);
    expect(await tellHolders(system), 'again within the minute').toBe(0);
    expect(await readClassMails(system, CLASS)).toMatchObject({ waiting: 20, untold: 30, withoutAddress: 0 });
    system.pass(MINUTE_MS);
    expect(await tellHolders(system), 'while none could be sent').toBe(0);
    const counts: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) counts.push((await sending(system, 1)).length);
    expect(counts).toEqual([20, 20, 10, 0]);
    await importClass(system, 60, dayAfter(system, -400));
    expect(await sending(system, 35)).toEqual([]);
  });

  it('sends a class that the office writes to at the same pace', async () => {
    const system = await telling(engine, 'off');
    await importClass(system, 50, dayAfter(system, -1));
    expect(await mailClass(system, CLASS)).toMatchObject({ queued: 50 });
    const counts: number[] = [];
    for (let minute = 0; minute < 3; minute += 1) counts.push((await sending(system, 1)).length);
    // The first twenty are due at once, the next ones a minute later.
    expect(counts).toEqual([40, 10, 0]);
  });

  it.each([
    [5, 0],
    [0, 40],
  ])(
    'sends nothing by itself after a restore: issued %i minutes before the backup, restored %i minutes later',
    async (before, after) => {
      const system = await telling(engine);
      await issue(system);
      system.pass(before * MINUTE_MS);
      const file = `${system.config.dataFolder}/site.backup`;
      await backupData(system, file);
      system.pass(after * MINUTE_MS);
      await restoreData(system, file);
      expect(await leavingBare(system, 35)).toEqual([]);
    },
  );

  it.each([20, 30])('sends after a restore no second mail about what expires in %i days', async (days) => {
    const system = await telling(engine);
    await issue(system, { expires: dayAfter(system, days) });
    const file = `${system.config.dataFolder}/site.backup`;
    await backupData(system, file);
    expect(await leavingBare(system, 35)).toHaveLength(2);
    await restoreData(system, file);
    expect(await leavingBare(system, 35)).toEqual([]);
  });

  it('tells nobody that one expires on the word of a clock that leapt, until it is right', async () => {
    const system = await telling(engine);
    await issue(system, { expires: dayAfter(system, 40) });
    expect(await leavingBare(system, 35)).toHaveLength(1);
    await purgeUnattended(system);
    system.pass(20 * DAY_MS);
    expect(await purgeUnattended(system), 'which would take this clock for right').toBeUndefined();
    expect((await planPurge(system)).remarks).toEqual([
      'Meanwhile no holder is emailed about an expiring certificate.',
    ]);
    expect(await leavingBare(system, 2)).toEqual([]);
    system.pass(-20 * DAY_MS);
    for (let day = 0; day < 10; day += 1) {
      await purgeUnattended(system);
      expect(await leavingBare(system, 2)).toEqual([]);
      system.pass(DAY_MS);
    }
    expect(subjects(await leavingBare(system, 2))).toEqual(['Your certificate expires soon']);
  });

  it('tells it after a stop of twenty days once a person has purged', async () => {
    const system = await telling(engine);
    await issue(system, { expires: dayAfter(system, 40) });
    expect(await leavingBare(system, 35)).toHaveLength(1);
    await purgeUnattended(system);
    system.pass(20 * DAY_MS);
    await purgeData(system);
    expect(subjects(await leavingBare(system, 2))).toEqual(['Your certificate expires soon']);
  });

  it('goes on where a clock that was ahead had come, once it is right', async () => {
    const system = await openTestSystem(engine, { ...ISSUER, HOLDER_MAILS: 'on' });
    system.pass(400 * DAY_MS);
    await tellHolders(system);
    system.pass(-400 * DAY_MS);
    await issue(system, { expires: dayAfter(system, 31) });
    expect(subjects(await leavingBare(system, 35))).toEqual(['Your certificate']);
    system.pass(DAY_MS);
    expect(subjects(await leavingBare(system, 2))).toEqual(['Your certificate expires soon']);
  });
});
