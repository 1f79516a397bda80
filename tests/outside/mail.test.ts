import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { applicationForm, ENQUIRY, pdfOf } from '../support/posted-forms.ts';
import type { RunningSite } from '../support/running-site.ts';
import { untilTestEnds } from './parts/part.ts';
import { type ArrivedMail, startPostfix } from './parts/postfix.ts';

const OFFICE = 'office@firm.example';
const RESUME_BYTES = 5 * 1_024 * 1_024;
const MAILS_OF_EACH = 2;
const ARRIVE_WITHIN = { timeout: 60_000, interval: 200 };

type Postfix = Awaited<ReturnType<typeof startPostfix>>;

async function openPostfix(options?: Parameters<typeof startPostfix>[0]): Promise<Postfix> {
  return untilTestEnds(await startPostfix(options));
}

function siteWith({ url, authority }: Postfix, settings: Record<string, string> = {}): Promise<RunningSite> {
  return siteForTest({ SMTP_URL: url, NODE_EXTRA_CA_CERTS: authority, ...settings });
}

async function enquire(site: RunningSite, changes: Partial<typeof ENQUIRY> = {}): Promise<Response> {
  return await fetch(`${site.origin}/api/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ENQUIRY, ...changes }),
  });
}

async function arrived(postfix: Postfix, count: number): Promise<ArrivedMail[]> {
  await expect.poll(async () => (await postfix.mails()).length, ARRIVE_WITHIN).toBe(count);
  return await postfix.mails();
}

/** The error with which every unsent mail waits. */
async function reasonsToWait(site: RunningSite): Promise<string[]> {
  const list = () =>
    JSON.parse(site.operator('outbox', 'list', '--json').stdout) as { last_error?: string; error?: string }[];
  await expect
    .poll(() => list().filter((mail) => mail.last_error ?? mail.error).length, ARRIVE_WITHIN)
    .toBe(MAILS_OF_EACH);
  return list().map((mail) => mail.last_error ?? mail.error ?? '');
}

describe.skipIf(lacks('postfix'))('through Postfix that demands TLS and a password', () => {
  test('an enquiry reaches office and visitor whole', async () => {
    const postfix = await openPostfix();
    const site = await siteWith(postfix);
    const message = `.\r\nA line that is a dot.\r\n${'long '.repeat(300)}\r\nन ♥ 𝒜`;
    const { reference } = (await (await enquire(site, { message })).json()) as { reference: string };

    const mails = await arrived(postfix, MAILS_OF_EACH);
    const forOffice = mails.find(({ subject }) => subject === `Asha Rao, enquiry (${reference})`);
    const forVisitor = mails.find(({ subject }) => subject === `We have your enquiry ${reference}`);
    expect(forOffice?.recipients).toEqual([OFFICE]);
    expect(forVisitor?.recipients).toEqual([ENQUIRY.email]);
    expect(forOffice?.replyTo?.map(({ address }) => address)).toEqual([ENQUIRY.email]);
    for (const line of message.split('\r\n')) expect(forOffice?.text).toContain(line.trim());
    for (const { source } of mails) expect(source, 'TLS and AUTH').toMatch(/with ESMTPSA id/);
    expect(site.operator('doctor').stdout).toMatch(/^ok +mail server: /m);
  });

  test('an application brings its resume of 5 MB byte for byte', async () => {
    const postfix = await openPostfix();
    const site = await siteWith(postfix);
    const resume = pdfOf(RESUME_BYTES);
    randomBytes(RESUME_BYTES - 2_000).copy(resume, 1_000);
    const form = applicationForm({}, resume);
    const answer = await fetch(`${site.origin}/api/apply_job1.php`, { method: 'POST', body: form });
    const { reference } = (await answer.json()) as { reference: string };

    const mails = await arrived(postfix, MAILS_OF_EACH);
    const forOffice = mails.find(({ subject }) => subject === `Asha Rao, SOC Analyst (${reference})`);
    expect(forOffice?.recipients).toEqual([OFFICE]);
    const [attachment, ...others] = forOffice?.attachments ?? [];
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({ filename: `Resume-${reference}.pdf`, mimeType: 'application/pdf' });
    expect(Buffer.compare(Buffer.from(attachment?.content as ArrayBuffer), resume)).toBe(0);
  });

  test.each([
    ['signed by an authority that nobody knows', {}, { NODE_EXTRA_CA_CERTS: '' }],
    ['of another host', { certifies: 'DNS:mail.elsewhere.example' }, {}],
  ])(
    'with a certificate %s nothing is sent, and doctor names it',
    async (_what, options, settings: Record<string, string>) => {
      const postfix = await openPostfix(options);
      const site = await siteWith(postfix, settings);
      expect((await enquire(site)).status).toBe(200);

      for (const reason of await reasonsToWait(site)) expect(reason).toMatch(/certificate/i);
      expect(await postfix.mails()).toEqual([]);
      const { status, stdout } = site.operator('doctor');
      expect(status).toBe(1);
      expect(stdout).toMatch(/^ERROR +mail server: .*certificate.*SMTP_URL/im);
    },
  );

  test('with a wrong password nothing is sent, and doctor names it', async () => {
    const postfix = await openPostfix();
    const site = await siteWith(postfix, { SMTP_URL: postfix.urlOf('site', 'wrong') });
    expect((await enquire(site)).status).toBe(200);

    for (const reason of await reasonsToWait(site)) expect(reason).toMatch(/auth|login/i);
    expect(await postfix.mails()).toEqual([]);
    expect(site.operator('doctor').stdout).toMatch(/^ERROR +mail server: .*(auth|login).*password/im);
    expect(site.output()).not.toContain('wrong@');
  });
});
