import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ImapFlow } from 'imapflow';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { findChromium } from '../../tools/test/find-chromium.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { endDesk, startDesk } from '../support/running-desk.ts';
import type { RunningSite } from '../support/running-site.ts';
import { verifyCredential } from '../support/verify-credential.ts';
import { verifyWithDigitalBazaar } from '../support/verify-with-digital-bazaar.ts';
import { makeMaildir, removeMaildir, startDovecot } from './parts/dovecot.ts';
import { startNginx } from './parts/nginx.ts';
import { untilTestEnds } from './parts/part.ts';
import { startPostfix } from './parts/postfix.ts';

const NAME = 'Anita Sharma';
const EMAIL = 'anita@people.example';
const COURSE = 'DevOps Automation';
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60_000);
const ISSUED = YESTERDAY.toISOString().slice(0, 10);
const [YEAR, MONTH, DAY] = ISSUED.split('-').map(Number) as [number, number, number];
const inWords = YESTERDAY.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The server looks once a minute. */
const ARRIVES_WITHIN = { timeout: 150_000, interval: 1_000 };

/** A firm behind https, which sends through Postfix, and its desk; the clock of the server alone can be set forward. */
async function openFirm(smtp: Record<string, string>) {
  const port = await freePort();
  const nginx = untilTestEnds(await startNginx(port));
  const deskPort = String(await freePort());
  const site = await siteForTest(
    {
      PORT: String(port),
      PUBLIC_URL: nginx.origin,
      TRUST_PROXY: '127.0.0.1',
      DESK_PORT: deskPort,
      HOLDER_MAILS: 'on',
      CLOCK_AHEAD_HOURS: '0',
      ...smtp,
    },
    { preload: './tests/support/wrong-clock.ts' },
  );
  const desk = await startDesk(site.settings);
  onTestFinished(() => endDesk(desk));
  return { site, nginx, desk: `http://localhost:${deskPort}` };
}

/** Anita's mailbox: `mails` gives what her mail program reads there. */
async function openMailbox() {
  const maildir = makeMaildir();
  onTestFinished(() => removeMaildir(maildir));
  const postfix = untilTestEnds(await startPostfix({ office: { address: EMAIL, maildir } }));
  const dovecot = untilTestEnds(await startDovecot(maildir, postfix.certified));
  const { hostname, port, username, password } = new URL(dovecot.url);
  async function mails(): Promise<Email[]> {
    const program = new ImapFlow({
      host: hostname,
      port: Number(port),
      secure: true,
      auth: { user: username, pass: decodeURIComponent(password) },
      tls: { ca: readFileSync(postfix.authority) },
      logger: false,
    });
    await program.connect();
    await program.mailboxOpen('INBOX');
    const found = await Array.fromAsync(program.fetch('1:*', { source: true }));
    await program.logout();
    return await Promise.all(found.map(({ source = '' }) => PostalMime.parse(source)));
  }
  return { mails, smtp: { SMTP_URL: postfix.url, NODE_EXTRA_CA_CERTS: postfix.authority } };
}

async function openBrowser(keyHash: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  onTestFinished(() => browser.close());
  return browser;
}

async function openDesk(browser: Browser, site: RunningSite): Promise<Page> {
  const page = await browser.newPage();
  const { link } = JSON.parse(site.operator('desk', 'link', '--json').stdout) as { link: string };
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  return page;
}

/** As a verifier does that trusts the authority of this site's TLS. */
function fetchOver(ca: string): (url: string) => Promise<string> {
  return (url) =>
    new Promise((resolve, reject) => {
      request(url, { ca }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
}

/** A file of a mail, stored as the holder stores it. */
function saved({ attachments }: Email, type: string, folder: string): string {
  const found = attachments.find(({ mimeType }) => mimeType === type);
  const file = join(folder, found?.filename ?? '');
  writeFileSync(file, Buffer.from(found?.content as ArrayBuffer));
  return file;
}

describe.skipIf(lacks('postfix', 'dovecot', 'nginx', 'zbar'))('the holder of a certificate', () => {
  test('has it from mail to wallet, until it is withdrawn', { timeout: 420_000 }, async () => {
    const mailbox = await openMailbox();
    const { site, nginx, desk } = await openFirm(mailbox.smtp);
    const browser = await openBrowser(nginx.keyHash);

    // The office issues it at the desk.
    const office = await openDesk(browser, site);
    await office.goto(`${desk}/certificates/issue`);
    await office.getByLabel('Name').fill(NAME);
    await office.getByLabel('Course').fill(COURSE);
    await office.getByLabel('Issued on').fill(ISSUED);
    await office.getByLabel('Valid until').fill(`${YEAR + 2}-11-30`);
    await office.getByLabel('Class').fill('DevOps, November 2026');
    await office.getByLabel('Email of the holder').fill(EMAIL);
    await office.getByRole('button', { name: 'Issue' }).click();
    await office.getByText('Is sent automatically after').waitFor();
    const number = new URL(office.url()).pathname.split('/').at(-1) ?? '';
    expect(number).toMatch(/^\d{12}$/);
    expect(await mailbox.mails()).toEqual([]);

    // Half an hour later it is in her mailbox.
    await site.halt();
    site.settings['CLOCK_AHEAD_HOURS'] = '1';
    await site.resume();
    await expect.poll(async () => (await mailbox.mails()).length, ARRIVES_WITHIN).toBe(1);
    const [mail] = (await mailbox.mails()) as [Email];
    expect(mail.subject).toBe(`Your certificate: ${COURSE} (${number.replace(/(\d{4})(?=\d)/g, '$1 ')})`);
    expect(mail.text).toContain(`Dear ${NAME},`);

    // The paper is scanned, and its address opened.
    const address = (await readQrCode(saved(mail, 'application/pdf', site.dataFolder))) ?? '';
    expect(address).toMatch(new RegExp(`^${nginx.origin}/`));
    expect(mail.text).toContain(address);
    const page = await browser.newPage();
    await page.goto(address);
    const main = page.getByRole('main');
    await main.getByText('Certificate Verified!').waitFor();
    for (const words of [NAME, COURSE, `${DAY} ${inWords}`, `Valid until 30 November ${YEAR + 2}`])
      expect(await main.innerText()).toContain(words);

    // LinkedIn is told what it asks for: https://addtoprofile.linkedin.com
    const linkedIn = new URL(
      (await main.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href')) ?? '',
    );
    expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add');
    expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: COURSE,
      organizationName: expect.stringMatching(/\S/),
      issueYear: String(YEAR),
      issueMonth: String(MONTH),
      expirationYear: String(YEAR + 2),
      expirationMonth: '11',
      certUrl: `${nginx.origin}/it-trainings/certificate?cert_number=${number}`,
      certId: number,
    });

    // The credential is one and the same, and wallets take it.
    const saving = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Credential for a wallet' }).click();
    const offered = readFileSync(await (await saving).path(), 'utf8');
    const credential = readFileSync(saved(mail, 'application/json', site.dataFolder), 'utf8');
    expect(offered).toBe(credential);
    const fetch = fetchOver(nginx.authority);
    expect(await verifyWithDigitalBazaar(credential, { fetch })).toMatchObject({
      verified: true,
      revoked: false,
    });
    expect(await verifyCredential(credential, { fetch })).toEqual({ revoked: false });
    const altered = credential.replace(NAME, 'Anita Shanna');
    expect(await verifyWithDigitalBazaar(altered, { fetch })).toMatchObject({ verified: false });

    // The office revokes it.
    await office.reload();
    await office.locator('summary').filter({ hasText: 'Revoke' }).click();
    await office.getByLabel('Reason').selectOption('The requirements were not met');
    await office.getByRole('button', { name: 'Revoke…' }).click();
    await office.getByRole('button', { name: 'Revoke the certificate' }).click();
    await office.getByRole('status').filter({ hasText: 'is revoked' }).waitFor();
    expect(await verifyWithDigitalBazaar(credential, { fetch })).toMatchObject({ revoked: true });
    expect(await verifyCredential(credential, { fetch })).toEqual({ revoked: true });
    await page.reload();
    await main.getByText('Certificate Revoked').waitFor();
    expect(await main.getByRole('link', { name: 'Credential for a wallet' }).count()).toBe(0);
    await expect.poll(async () => (await mailbox.mails()).length, ARRIVES_WITHIN).toBe(2);
    const [, last] = (await mailbox.mails()) as [Email, Email];
    expect(last.subject).toContain('Your certificate was revoked');
    expect(last.attachments).toEqual([]);
    expect(last.text).not.toContain('key=');
  });
});
