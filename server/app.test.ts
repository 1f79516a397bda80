import { describe, expect, test } from 'vitest';
import { applicationForm, ENQUIRY, pdfOf } from '../tests/support/filled-forms.ts';
import { openApp } from '../tests/support/open-app.ts';

describe('openings', () => {
  test('lists the open jobs with id, title, type, location and description', async () => {
    const { app } = await openApp();
    const answer = await app.inject('/api/get_open_positions.php');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { id: expect.any(String), title: 'SOC Analyst', type: 'Full-time', location: 'Bengaluru', description: 'Watch.' },
    ]);
  });
});

describe('enquiries', () => {
  const send = { method: 'POST', url: '/api/contact.php' } as const;

  test('answers a stored enquiry with success, message and reference', async () => {
    const { app } = await openApp();
    const answer = await app.inject({ ...send, payload: ENQUIRY });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Message sent successfully!',
      reference: expect.stringMatching(/^E-\w{4}-\w{2}$/),
    });
  });

  test('names the field that fails its rule with status 422', async () => {
    const { app } = await openApp();
    const answer = await app.inject({ ...send, payload: { ...ENQUIRY, name: '  ' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Name is required',
      fields: { name: 'Name is required' },
    });
  });

  test.each([
    ['broken JSON', '{"name":', 'application/json', 400],
    ['a prototype key', '{"__proto__":{"a":1}}', 'application/json', 400],
    ['text that is no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
    ['a list', '[]', 'application/json', 422],
    ['nothing', '', 'application/json', 400],
    ['plain text', 'name=Asha', 'text/plain', 415],
    ['a body above its limit', JSON.stringify({ message: 'x'.repeat(100_000) }), 'application/json', 413],
  ])('refuses %s with a sentence and without a stack', async (_what, payload, type, status) => {
    const { app } = await openApp();
    const answer = await app.inject({ ...send, payload, headers: { 'content-type': type } });
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/ at |node_modules|FST_|SQLITE/);
  });

  test('gives the same saved answer to the same Idempotency-Key, and 422 to another body under it', async () => {
    const { app, storage } = await openApp();
    const headers = { 'idempotency-key': 'one-filled-form' };
    const first = await app.inject({ ...send, headers, payload: ENQUIRY });
    const second = await app.inject({ ...send, headers, payload: ENQUIRY });
    const other = await app.inject({ ...send, headers, payload: { ...ENQUIRY, message: 'Something else' } });
    expect(second.json()).toEqual(first.json());
    expect(other.statusCode).toBe(422);
    expect(await storage.database.selectFrom('enquiries').selectAll().execute()).toHaveLength(1);
  });

  test('refuses an Idempotency-Key that is no key with 400', async () => {
    const { app } = await openApp();
    const headers = { 'idempotency-key': 'x'.repeat(129) };
    expect((await app.inject({ ...send, headers, payload: ENQUIRY })).statusCode).toBe(400);
  });

  test('answers 100 identical enquiries at once with one reference, within a limit of 20', async () => {
    const { app } = await openApp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject({ ...send, payload: ENQUIRY })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  });
});

describe('applications', () => {
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

  test.each([
    ['an unknown job', applicationForm({ job_title: 'Astronaut' }), 409],
    ['a wrong kind of file', applicationForm({}, Buffer.from('MZ not a PDF')), 415],
    ['no resume', applicationForm({}, null), 422],
    ['a wrong email', applicationForm({ email: 'asha' }), 422],
  ])('refuses %s and keeps no file', async (_what, payload, status) => {
    const { app, resumeFiles } = await openApp();
    const answer = await app.inject({ ...send, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
    expect(await resumeFiles()).toEqual([]);
  });

  test('says which field is missing: Resume is required', async () => {
    const { app } = await openApp();
    const answer = await app.inject({ ...send, payload: applicationForm({}, null) });
    expect(answer.json().fields).toEqual({ resume: 'Resume is required' });
  });

  test.each([
    ['JSON', '{}', 'application/json', 415],
    ['a multipart form without a boundary', 'x', 'multipart/form-data', 400],
    ['a multipart form that ends early', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAs', 'multipart/form-data; boundary=b', 400],
    ['a multipart form of something else', 'no parts at all', 'multipart/form-data; boundary=b', 400],
    [
      'a field named like a prototype',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('refuses %s', async (_what, payload, type, status) => {
    const { app, resumeFiles } = await openApp();
    const answer = await app.inject({ ...send, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
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
});
