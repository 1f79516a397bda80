import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOptions } from '../support/operator-with-data.ts';
import { applicationForm, pdfOf } from '../support/posted-forms.ts';
import { operate, operateList } from '../support/operate.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { runSite, type RunningSite } from '../support/running-site.ts';

/** A day at the office through the commands alone: the server, its mail server and every command are processes. */
let site: RunningSite;

beforeAll(async () => {
  site = await runSite({ DEMO: 'off' });
}, 60_000);
afterAll(() => site.close(), 60_000);

const applicant = { name: 'Ravi Kumar', email: 'ravi@example.com', phone: '9876543210' };

async function apply(
  fields: Record<string, string> = {},
  resume = pdfOf(2_000),
): Promise<Record<string, unknown>> {
  const body = applicationForm({ ...applicant, job_title: 'SOC Analyst', ...fields }, resume);
  const response = await fetch(`${site.origin}/api/apply_job1.php`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as object) };
}

/** What the pages ask. */
async function check(fields: { cert_number: string; key?: string }) {
  const response = await fetch(`${site.origin}/api/certificate.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await response.json()) as Record<string, unknown>;
}

it('a position is opened, an application for it arrives by mail, and after closing none is taken', async () => {
  const opening = { title: 'SOC Analyst', type: 'Full-time', location: 'Pune', description: 'Watch.' };
  const job = operate(site, 'jobs', 'open', ...asOptions(opening));
  const listed = await fetch(`${site.origin}/api/get_open_positions.php`);
  expect(await listed.json()).toEqual([{ id: job.id, ...opening }]);

  const resume = pdfOf(2_000);
  const { status, reference } = await apply({}, resume);
  expect(status).toBe(200);
  const mail = await site.inbox.message(
    ({ subject }: Email) => subject === `Ravi Kumar, SOC Analyst (${String(reference)})`,
  );
  expect(mail.to).toMatchObject([{ address: 'office@firm.example' }]);
  expect(mail.replyTo).toMatchObject([{ address: 'ravi@example.com' }]);
  expect(mail.attachments).toHaveLength(1);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(resume)).toBe(true);
  expect(mail.text).toContain('Ravi Kumar');
  expect(operateList(site, 'applications', 'list')).toMatchObject([{ reference, ...applicant }]);

  operate(site, 'jobs', 'close', String(job.id));
  expect(await (await fetch(`${site.origin}/api/get_open_positions.php`)).json()).toEqual([]);
  expect(await apply({ email: 'late@example.com' })).toMatchObject({ status: 409, success: false });
  expect(operateList(site, 'applications', 'list')).toHaveLength(1);
});

it('five hundred old certificates are imported, three bad lines named, and each good one can be checked', async () => {
  const bad: Record<number, string> = {
    44: '30000044,,DevOps Automation,2019-05-02',
    45: '30000045,Nobody,DevOps Automation,31 April 2019',
    501: '30000002,Somebody else,DevOps Automation,2019-05-02',
  };
  const lines = ['number,name,course,issued'];
  for (let line = 2; line <= 501; line += 1) {
    const number = String(30_000_000 + line);
    lines.push(bad[line] ?? `${number},Person ${number},DevOps Automation,2019-05-02`);
  }
  const file = join(site.dataFolder, 'old.csv');
  await writeFile(file, lines.join('\n'));
  const { status, stdout, stderr } = site.operator('certificates', 'import', file);
  expect(status).toBe(1);
  expect(stdout).toMatch(/added: +497\nunchanged: 0\nfailed: +3\n/);
  for (const line of Object.keys(bad)) expect(stderr).toMatch(new RegExp(`^line ${line}, \\w+: `, 'm'));
  expect(await check({ cert_number: '30000500' })).toMatchObject({ valid: true, issued: '2019-05-02' });
  expect(await check({ cert_number: '30000044' })).toMatchObject({ valid: false });
});

it('a certificate is issued, its number shows the masked name, and after revoking that it was withdrawn', async () => {
  const { number } = operate(
    site,
    'certificates',
    'issue',
    ...asOptions({ name: 'Anita Sharma', course: 'DevOps Automation' }),
  );
  const cert_number = String(number);
  expect(await check({ cert_number })).toMatchObject({ valid: true, name: 'A•••• S•••••' });
  operate(site, 'certificates', 'revoke', cert_number, '--reason', 'withdrawn');
  expect(await check({ cert_number })).toMatchObject({ valid: false, state: 'revoked' });
});

it('whoever scans the printed certificate sees the whole name', async () => {
  const { number } = operate(
    site,
    'certificates',
    'issue',
    ...asOptions({ name: 'Anita Sharma', course: 'DevOps Automation' }),
  );
  const file = join(site.dataFolder, 'anita.pdf');
  operate(site, 'certificates', 'pdf', String(number), '--out', file);
  const address = new URL((await readQrCode(file)) ?? '');
  expect(address.origin).toBe('http://localhost:3000');
  expect(await fetch(`${site.origin}${address.pathname}${address.search}`)).toMatchObject({ status: 200 });
  const { cert_number = '', key } = Object.fromEntries(address.searchParams);
  expect(cert_number).toBe(number);
  expect(await check({ cert_number, key })).toMatchObject({ valid: true, name: 'Anita Sharma' });
  operate(site, 'certificates', 'revoke', cert_number, '--reason', 'withdrawn');
  const withdrawn = await check({ cert_number, key });
  expect(withdrawn).toMatchObject({ valid: false, state: 'revoked' });
});
