import { expect, test } from 'vitest';
import { applicationForm, pdfOf } from '../../tests/support/posted-forms.ts';
import { openApp } from '../../tests/support/open-app.ts';

const send = { method: 'POST', url: '/api/apply_job1.php' } as const;

test('answers a stored application with success, message and reference, and keeps one file', async () => {
  const { app, resumeFiles } = await openApp();
  const answer = await app.inject({ ...send, payload: applicationForm() });
  expect(answer.json()).toEqual({
    success: true,
    message: 'Application submitted successfully!',
    reference: expect.stringMatching(/^A-\w{4}-\w{2}$/),
  });
  expect(await resumeFiles()).toHaveLength(1);
});

const MULTIPART = 'multipart/form-data; boundary=b';
/** Refused bodies with the status of the answer. A body that is not a form has its content type. */
const REFUSED: [what: string, payload: FormData | string, status: number, type?: string][] = [
  ['an unknown job', applicationForm({ job_title: 'Astronaut' }), 409],
  ['a wrong kind of file', applicationForm({}, Buffer.from('MZ not a PDF')), 415],
  ['no resume', applicationForm({}, null), 422],
  ['a wrong email', applicationForm({ email: 'asha' }), 422],
  ['JSON', '{}', 415, 'application/json'],
  ['a multipart form without a boundary', 'x', 400, 'multipart/form-data'],
  [
    'a multipart form that ends early',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs',
    400,
    MULTIPART,
  ],
  [
    'a resume that ends early',
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    400,
    MULTIPART,
  ],
  ['a multipart form of something else', 'no parts at all', 400, MULTIPART],
  [
    'a field named like a prototype',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    400,
    MULTIPART,
  ],
];

test('refuses what is no application with a sentence, and keeps no file', async () => {
  const { app, resumeFiles } = await openApp();
  for (const [what, payload, status, type] of REFUSED) {
    const answer = await app.inject({ ...send, payload, headers: type ? { 'content-type': type } : {} });
    expect(answer.statusCode, what).toBe(status);
    expect(answer.json(), what).toMatchObject({ success: false, error: expect.any(String) });
    expect(await resumeFiles(), what).toEqual([]);
  }
});

test('refuses a virus with 415, logs its name once and nothing about the visitor', async () => {
  const { app, logged, resumeFiles } = await openApp();
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  const resume = pdfOf(1_000);
  resume.write(eicar, 100);
  const payload = applicationForm({ name: 'Canary Rao', email: 'canary@example.com' }, resume);
  const answer = await app.inject({ ...send, payload });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().error).toBe(
    'The virus check refused this file. Please send another copy of your resume.',
  );
  expect(await resumeFiles()).toEqual([]);
  const warnings = logged
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 'warn' || level === 'error');
  expect(warnings).toEqual([expect.objectContaining({ signature: 'EICAR', msg: 'a virus was refused' })]);
  expect(logged.join('')).not.toMatch(/canary|Rao|\.pdf/i);
});

test('names every field that fails its rule, the resume too', async () => {
  const { app } = await openApp();
  const payload = applicationForm({ name: ' ', email: 'asha', phone: '' }, null);
  const answer = await app.inject({ ...send, payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({
    name: 'Name is required',
    email: 'Please enter a valid email',
    phone: 'Phone number is required',
    resume: 'Resume is required',
  });
});

test('says of a file without content that it is empty', async () => {
  const { app, resumeFiles } = await openApp();
  const answer = await app.inject({ ...send, payload: applicationForm({}, Buffer.alloc(0)) });
  expect(answer.json().error).toMatch(/empty/i);
  expect(await resumeFiles()).toEqual([]);
});

test('refuses more than 20 parts with 400', async () => {
  const { app } = await openApp();
  const form = applicationForm();
  for (let part = 0; part < 30; part += 1) form.append(`extra${part}`, 'x');
  expect((await app.inject({ ...send, payload: form })).statusCode).toBe(400);
});

test('takes a resume of 5 MB and refuses one byte more with 413', async () => {
  const { app, resumeFiles } = await openApp();
  const exact = await app.inject({ ...send, payload: applicationForm({}, pdfOf(5 * 1024 * 1024)) });
  const above = await app.inject({ ...send, payload: applicationForm({}, pdfOf(5 * 1024 * 1024 + 1)) });
  expect(exact.statusCode).toBe(200);
  expect(above.statusCode).toBe(413);
  expect(above.json()).toEqual({
    success: false,
    error: 'The resume is larger than 5MB. Please choose a smaller file.',
  });
  expect(await resumeFiles()).toHaveLength(1);
});
