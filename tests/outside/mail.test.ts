import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { operateList } from '../support/operate.ts';
import { applicationForm, ENQUIRY, pdfOf } from '../support/posted-forms.ts';
import type { RunningSite } from '../support/running-site.ts';
import { untilTestEnds } from './parts/part.ts';
import { type ArrivedMail, startPostfix } from './parts/postfix.ts';

const OFFICE = 'office@firm.example';
const RESUME_BYTES = 5 * 1_024 * 1_024;
const MAILS_OF_EACH = 2;
const ARRIVE_WITHIN = { timeout: 60_000, interval: 200 };

type Postfix = Awaited<ReturnType<typeof startPostfix>>;

function siteWith({ url, authority }: Postfix, settings: Record<string, string> = {}): Promise<RunningSite> {
  return siteForTest({ SMTP_URL: url, NODE_EXTRA_CA_CERTS: authority, ...settings });
}

/** The reference of the enquiry. */
async function enquire(site: RunningSite, changes: Partial<typeof ENQUIRY> = {}): Promise<string> {
  const answer = await fetch(`${site.origin}/api/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ENQUIRY, ...changes }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { reference: string }).reference;
}

const mailsAbout = async (postfix: Postfix, reference: string) =>
  (await postfix.mails()).filter(({ subject }) => subject?.includes(reference));

async function arrived(postfix: Postfix, reference: string): Promise<ArrivedMail[]> {
  const mails = () => mailsAbout(postfix, reference);
  await expect.poll(async () => (await mails()).length, ARRIVE_WITHIN).toBe(MAILS_OF_EACH);
  return await mails();
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
  let postfix: Postfix;
  beforeAll(async () => void (postfix = await startPostfix()));
  afterAll(() => postfix?.stop());

  test('an enquiry reaches office and visitor whole', async () => {
    const site = await siteWith(postfix);
    const message = `.\r\nA line that is a dot.\r\n${'long '.repeat(300)}\r\nन ♥ 𝒜`;
    const reference = await enquire(site, { message });

    const mails = await arrived(postfix, reference);
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
    const site = await siteWith(postfix);
    const resume = pdfOf(RESUME_BYTES);
    randomBytes(RESUME_BYTES - 2_000).copy(resume, 1_000);
    const form = applicationForm({}, resume);
    const answer = await fetch(`${site.origin}/api/apply_job1.php`, { method: 'POST', body: form });
    const { reference } = (await answer.json()) as { reference: string };

    const mails = await arrived(postfix, reference);
    const forOffice = mails.find(({ subject }) => subject === `Asha Rao, SOC Analyst (${reference})`);
    expect(forOffice?.recipients).toEqual([OFFICE]);
    const [attachment, ...others] = forOffice?.attachments ?? [];
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({ filename: `Resume-${reference}.pdf`, mimeType: 'application/pdf' });
    expect(Buffer.compare(Buffer.from(attachment?.content as ArrayBuffer), resume)).toBe(0);
  });

  test('a refused copy for a colleague is tried again, a refused confirmation is given up, and no email is sent twice', async () => {
    const colleague = 'colleague@firm.example';
    const refusing = untilTestEnds(await startPostfix({ unknown: [colleague, ENQUIRY.email] }));
    const port = String(await freePort());
    const site = await siteWith(refusing, { NOTIFY_EMAIL: `${OFFICE}, ${colleague}`, METRICS_PORT: port });
    await enquire(site);

    const unsent = () =>
      operateList(site, 'outbox', 'list').map(({ to, state, attempts }) => [to, state, Number(attempts)]);
    await expect.poll(unsent, ARRIVE_WITHIN).toContainEqual([colleague, 'waiting', 2]);
    expect(unsent()).toContainEqual([ENQUIRY.email, 'failed', 1]);
    for (const { error } of operateList(site, 'outbox', 'list'))
      expect(error).toMatch(/550 5\.1\.1 .*User unknown/);
    expect((await refusing.mails()).map(({ recipients }) => recipients)).toEqual([[OFFICE]]);
    expect(site.operator('doctor').stdout).toMatch(
      /^ok +unsent emails: 1 queued; not accepted for colleague@firm\.example \(.*550 5\.1\.1/m,
    );
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // A mistyped address of a visitor is no fault of the site.
    expect(metrics).toContain('site_mails_unsent{state="failed"} 0\n');
    expect(metrics).toContain('site_mails_unsent{state="waiting"} 1\n');
  });

  test.each([
    ['signed by an authority that nobody knows', undefined, { NODE_EXTRA_CA_CERTS: '' }],
    ['of another host', { certifies: 'DNS:mail.elsewhere.example' }, {}],
  ])(
    'with a certificate %s nothing is sent, and doctor names it',
    async (_what, options, settings: Record<string, string>) => {
      const server = options ? untilTestEnds(await startPostfix(options)) : postfix;
      const site = await siteWith(server, settings);
      const reference = await enquire(site);

      for (const reason of await reasonsToWait(site)) expect(reason).toMatch(/certificate/i);
      expect(await mailsAbout(server, reference)).toEqual([]);
      const { status, stdout } = site.operator('doctor');
      expect(status).toBe(1);
      expect(stdout).toMatch(/^ERROR +mail server: .*certificate.*SMTP_URL/im);
    },
  );

  test('with a wrong password nothing is sent, and doctor names it', async () => {
    const site = await siteWith(postfix, { SMTP_URL: postfix.urlOf('site', 'wrong') });
    const reference = await enquire(site);

    for (const reason of await reasonsToWait(site)) expect(reason).toMatch(/auth|login/i);
    expect(await mailsAbout(postfix, reference)).toEqual([]);
    expect(site.operator('doctor').stdout).toMatch(/^ERROR +mail server: .*(auth|login).*password/im);
    expect(site.output()).not.toContain('wrong@');
  });
});
