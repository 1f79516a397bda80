import { expect, test } from 'vitest';
import { applicationForm, ENQUIRY } from '../../tests/support/posted-forms.ts';
import { openApp } from '../../tests/support/open-app.ts';
import { issueCertificate } from '../services/certificates/issue-certificate.ts';
import { certificateKey } from '../services/certificates/qr-code-key.ts';

/** What a browser sends with a form that no script takes over. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  origin: 'null',
};

const posted = (url: string, fields: Record<string, string>) => ({
  method: 'POST' as const,
  url,
  headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});
const enquiry = (fields: Record<string, string>) => posted('/api/contact.php', fields);
const check = (fields: Record<string, string>) => posted('/api/certificate.php', fields);

const application = (changes: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/api/apply_job1.php',
  headers: BROWSER,
  payload: applicationForm(changes),
});

test('answers a plain enquiry with a page that says so and carries the reference', async () => {
  const { app } = await openApp();
  const answer = await app.inject(enquiry(ENQUIRY));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<h1>Message sent successfully!</h1>');
  expect(answer.body).toMatch(/reference is <[^>]+>E-\w{4}-\w{2}</);
  const [main = ''] = answer.body.split('<footer');
  expect(main).toContain('href="/services/supplier-facts"');
  expect(main).toContain('href="/"');
});

test('keeps what was typed in the form when a plain enquiry is refused, as text and not as markup', async () => {
  const { app } = await openApp();
  const answer = await app.inject(
    enquiry({ ...ENQUIRY, name: '', message: '</textarea><script>alert(1)</script>' }),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Name is required');
  expect(answer.body).toContain('value="asha@example.com"');
  expect(answer.body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(answer.body).not.toContain('<script>alert');
  expect(answer.body).toMatch(/<form [^>]*action="\/api\/contact.php" method="post"/);
});

test('keeps a name that turns text around in the form, and says what to do about it', async () => {
  const { app } = await openApp();
  const answer = await app.inject(enquiry({ ...ENQUIRY, name: 'Asha \u202Egpj.exe' }));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('This contains hidden characters that reverse text. Please type it again');
  expect(answer.body).toContain('value="Asha \u202Egpj.exe"');
});

test('the page of an answer carries the policy of pages, is not stored, and loads the script of every page', async () => {
  const { app } = await openApp();
  const { headers, body } = await app.inject(enquiry(ENQUIRY));
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-style'");
  expect(headers['cache-control']).toBe('no-store');
  expect(body.match(/<script[^>]*src="[^"]*"/g)).toEqual([
    '<script type="module" src="/static/js/entry-HASH.js"',
  ]);
});

test('a plain form that is one too many comes back with what was typed, and says when to send it again', async () => {
  const { app } = await openApp({ settings: { SUBMIT_LIMIT_PER_HOUR: '1' } });
  await app.inject(enquiry(ENQUIRY));
  const { statusCode, headers, body } = await app.inject(enquiry({ ...ENQUIRY, message: 'Another' }));
  expect([statusCode, Number(headers['retry-after']) > 3_000]).toEqual([429, true]);
  expect(body).toContain('Another</textarea>');
});

test('answers a plain application with a page that carries the reference', async () => {
  const { app } = await openApp();
  const answer = await app.inject(application());
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/reference is <[^>]+>A-\w{4}-\w{2}</);
});

test('gives a refused plain application back with its fields, and says that the file must be chosen again', async () => {
  const { app } = await openApp();
  const answer = await app.inject(application({ phone: '12', cover_letter: 'I watch "well"' }));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Please enter a valid phone number');
  expect(answer.body).toContain('name="job_title" value="SOC Analyst"');
  expect(answer.body).toContain('I watch &quot;well&quot;');
  expect(answer.body).toContain('please choose it again');
  expect(answer.body).toMatch(/enctype="multipart\/form-data"/i);
});

test('sends a plain application for a closed job back to the openings', async () => {
  const { app } = await openApp();
  const answer = await app.inject(application({ job_title: 'Astronaut' }));
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('href="/careers"');
});

test('answers a plain certificate check with a page', async () => {
  const { app } = await openApp();
  const unknown = await app.inject(check({ cert_number: '111111111111' }));
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body).toContain('<h1>Verification Failed</h1>');
  const blank = await app.inject(check({ cert_number: ' ' }));
  expect(blank.statusCode).toBe(400);
  expect(blank.body).toContain('Please enter a certificate number');
});

test('says of an expired certificate what the screen says: on which day it expired', async () => {
  const { app, deps, storage } = await openApp();
  const { number } = await issueCertificate(deps, {
    name: 'Rahul Menon',
    course: 'DevOps Automation',
    issued: '2023-08-10',
    expires: '2025-08-09',
  });
  const key = certificateKey(storage.certificateSecret, number);
  const { body } = await app.inject(check({ cert_number: number, key }));
  expect(body).toContain('<h1>Certificate Expired</h1>');
  expect(body).toContain('<small>DevOps Automation</small>');
  expect(body).toContain('<small>Issued 10 August 2023 to Rahul Menon</small>');
  expect(body).toContain('<small>Expired on 9 August 2025</small>');
  expect(body).toMatch(/paper-stamp[^>]*>Expired</);
});

test('answers a script with JSON, whatever else it accepts', async () => {
  const { app } = await openApp();
  const answer = await app.inject({
    ...enquiry(ENQUIRY),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  });
  expect(answer.json()).toMatchObject({ success: true });
});

test.each(['अशा@उदाहरण.भारत', 'a,b@example.com', '"asha"@example.com', 'asha@gmail,com.in'])(
  'promises no email to %s, to which none can be sent',
  async (email) => {
    const { app, storage } = await openApp();
    const { body } = await app.inject(enquiry({ ...ENQUIRY, email }));
    expect(body).toContain('We cannot send email to the address that you gave.');
    expect(body).not.toContain('We send it to the email address');
    const mails = await storage.database.selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'enquiry-notification' }]);
  },
);

test('promises an email to an address that was put right', async () => {
  const { app } = await openApp();
  const { body } = await app.inject(enquiry({ ...ENQUIRY, email: 'asha@example.com.' }));
  expect(body).toContain('We send it to the email address that you gave, too.');
});
