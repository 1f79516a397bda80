import { describe, expect } from 'vitest';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { mailCertificate, mailClass } from '../../server/services/certificates/mail-certificates.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { deliver } from '../support/submissions.ts';
import { ISSUER } from '../support/issuing-site.ts';

const SETTINGS = { ...ISSUER, NOTIFY_EMAIL: 'office@firm.example' };
const DAY_MS = 86_400_000;

async function issue(system: TestSystem, name = 'Anita Sharma', group = 'Pune'): Promise<string> {
  const { number } = await issueCertificate(system, {
    name,
    course: 'DevOps Automation',
    issued: '2026-03-14',
    class: group,
  });
  return number;
}

/** Everything that is kept as text. */
async function stored({ storage: { database } }: TestSystem): Promise<string> {
  const tables = ['certificates', 'letters', 'outbox', 'holder_addresses', 'holder_mails', 'trail'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine, SETTINGS);

  it('tells the holder where to take it along, and an answer reaches the firm', async ({ system }) => {
    const number = await issue(system);
    await expect(mailCertificate(system, number)).rejects.toThrow('--to name@example.com');
    await expect(mailCertificate(system, number, 'anita at example')).rejects.toThrow(
      'is not an email address',
    );
    await mailCertificate(system, number, 'Anita@Example.com');
    const [mail, ...others] = await deliver(system);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Anita@Example.com',
      replyTo: 'office@firm.example',
      subject: expect.stringMatching(/^Your certificate: DevOps Automation \(\d{4} \d{4} \d{4}\)$/),
    });
    const [address = ''] =
      /https:\/\/www\.example\.com\/it-trainings\/certificate\?\S+/.exec(mail?.text ?? '') ?? [];
    const query = new URL(address).searchParams;
    expect(query.get('cert_number')).toBe(number);
    expect(query.get('key')).toMatch(/^[\w-]{22}$/);
    expect(mail?.text).toContain('Dear Anita Sharma');
    expect(mail?.text).toContain('issued on 14 March 2026');
    await mailCertificate(system, number);
    expect(await deliver(system), 'again, to the address that is known').toHaveLength(1);
  });

  it('tells that a certificate was withdrawn or replaced, without its address', async ({ system }) => {
    const revoked = await issue(system);
    const replaced = await issue(system);
    await revokeCertificate(system, revoked, 'withdrawn');
    await reissueCertificate(system, replaced, { name: 'Anita Rao' });
    for (const number of [revoked, replaced]) await mailCertificate(system, number, 'anita@example.com');
    const mails = await deliver(system);
    const subjects = new Set(mails.map(({ subject }) => subject.split(':')[0]));
    expect(subjects).toEqual(new Set(['Your certificate was replaced', 'Your certificate was revoked']));
    for (const { text } of mails) expect(text).not.toContain('key=');
  });

  it('reaches a class once each, and says who has no address', async ({ system }) => {
    const [first, second, third] = [
      await issue(system, 'A One'),
      await issue(system, 'B Two'),
      await issue(system, 'C Three'),
    ];
    await mailCertificate(system, first, 'one@example.com');
    await mailCertificate(system, second, 'two@example.com');
    await revokeCertificate(system, second, 'withdrawn');
    await deliver(system);
    expect(await mailClass(system, 'Pune')).toMatchObject({ queued: 0, before: 1, without: [third] });
    await expect(mailClass(system, 'Nowhere')).rejects.toThrow('no certificate in force');
    expect(await deliver(system)).toEqual([]);
  });

  it('leaves nothing of a holder who is erased, and no mail that waits leaves', async ({ system }) => {
    const number = await issue(system);
    await mailCertificate(system, number, 'anita@example.com');
    await eraseCertificate(system, number);
    expect(await deliver(system)).toEqual([]);
    const kept = await stored(system);
    expect(kept).not.toMatch(/anita/i);
    await expect(mailCertificate(system, number, 'anita@example.com')).rejects.toThrow('was erased');
  });

  it('reaches the holder of a corrected certificate at the same address', async ({ system }) => {
    const old = await issue(system);
    await mailCertificate(system, old, 'anita@example.com');
    const { number } = await reissueCertificate(system, old, { name: 'Anita Rao' });
    expect((await mailCertificate(system, number)).to).toBe('anita@example.com');
  });

  it('goes after RETENTION_DAYS, the address stays for as long as the certificate', async () => {
    const system = await openTestSystem(engine, { ...SETTINGS, RETENTION_DAYS: '30' });
    const number = await issue(system);
    await mailCertificate(system, number, 'anita@example.com');
    await deliver(system);
    system.pass(31 * DAY_MS);
    await purgeData(system);
    const { database } = system.storage;
    expect(await database.selectFrom('letters').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('holder_mails').selectAll().execute()).toEqual([]);
    await mailCertificate(system, number);
    expect(await deliver(system)).toHaveLength(1);
  });

  it('is not sent by a restore, which keeps addresses of those issued since', async ({ system }) => {
    const before = await issue(system);
    await mailCertificate(system, before, 'before@example.com');
    const file = `${system.config.dataFolder}/site.backup`;
    await backupData(system, file);
    const since = await issue(system);
    await mailCertificate(system, since, 'since@example.com');
    await deliver(system);
    await restoreData(system, file);
    expect(await deliver(system)).toEqual([]);
    expect((await mailCertificate(system, before)).to).toBe('before@example.com');
    expect((await mailCertificate(system, since)).to).toBe('since@example.com');
  });
});
