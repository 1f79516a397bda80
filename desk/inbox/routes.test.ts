import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawnFrom, noticeOf, type OpenedDesk, openSignedIn } from '../../tests/support/open-desk.ts';
import type { ReviewView } from '../ui/review.tsx';
import { apply, enquire } from '../../tests/support/submissions.ts';
import { answerEnquiry } from '../../tests/support/acts.ts';

const SCRIPT = '<script>alert(1)</script>';

async function ask({ system }: OpenedDesk, fields: Record<string, string> = {}): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { message: 'We need a test of our portal.', ...fields });
}

async function applies({ system }: OpenedDesk, name: string): Promise<string> {
  system.pass(1_000);
  return await apply(system, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
}

const KEY = '00000000-0000-4000-8000-000000000000.pdf';

/** Stores a file as a resume, as if the check of its kind had accepted it. */
async function storeAsResume({ system }: OpenedDesk, reference: string, content: Buffer): Promise<void> {
  const { database, resumeFiles } = system.storage;
  const path = resumeFiles.temporaryPath();
  await writeFile(path, content);
  await resumeFiles.keep(path, KEY);
  const resume_sha256 = createHash('sha256').update(content).digest('hex');
  const changes = { resume_key: KEY, resume_sha256 };
  await database.updateTable('applications').set(changes).where('reference', '=', reference).execute();
}

const openRecruiter = () => openSignedIn<View>('recruiter');

/** The data that a page was rendered from. */
type View = Record<string, never> & { [key: string]: unknown };
const viewOf = drawnFrom<View>;

describe('enquiries', () => {
  it('the list has state, name, message, time and who worked on it, and is filtered and sorted', async () => {
    const desk = await openSignedIn<View>('office');
    const first = await ask(desk);
    const second = await ask(desk, { name: 'Vikram Shah', email: 'vikram@example.com' });
    await answerEnquiry(desk.system, first, 'phone', { by: 'Priya Nair' });
    const rows = async (query: string) =>
      (
        (await desk.get(`/enquiries${query}`)).rows as unknown as {
          reference: string;
        }[]
      ).map(({ reference }) => reference);
    expect(await rows('')).toEqual([second, first]);
    expect(await rows('?sort=oldest')).toEqual([first, second]);
    expect(await rows('?state=answered')).toEqual([first]);
    expect(await rows('?search=vikram')).toEqual([second]);
    expect(await rows('?state=nonsense')).toEqual([second, first]);
    const answered = await desk.get('/enquiries?state=answered');
    expect(answered.rows).toEqual([
      expect.objectContaining({
        name: 'Asha Rao',
        state: 'answered',
        about: 'We need a test of our portal.',
        by: 'Priya Nair',
        href: `/enquiries/${first}?state=answered`,
      }),
    ]);
  });

  it('the list and its export are narrowed to days of receipt, of the firm’s time zone, first and last included', async () => {
    const desk = await openSignedIn<View>('office');
    const receivedAt = async (name: string, received: string) => {
      const reference = await ask(desk, { name, email: `${name}@example.com` });
      await desk.system.storage.database
        .updateTable('enquiries')
        .set({ received })
        .where('reference', '=', reference)
        .execute();
      return reference;
    };
    // A day in Kolkata begins at 18:30 UTC.
    const before = await receivedAt('monday', '2026-11-23T18:29:59.999Z');
    const first = await receivedAt('tuesday', '2026-11-23T18:30:00.000Z');
    const last = await receivedAt('evening', '2026-11-24T18:29:59.999Z');
    const after = await receivedAt('wednesday', '2026-11-24T18:30:00.000Z');
    const shown = async (query: string) => {
      const { rows } = await desk.get(`/enquiries${query}`);
      return (rows as unknown as { reference: string }[]).map(({ reference }) => reference);
    };
    expect(await shown('?from=2026-11-24&to=2026-11-24')).toEqual([last, first]);
    expect(await shown('?from=2026-11-24')).toEqual([after, last, first]);
    expect(await shown('?to=2026-11-24&sort=oldest')).toEqual([before, first, last]);
    expect(await shown('?from=2026-02-30&to=Tuesday')).toHaveLength(4);
    // If somebody types 26 as the year, a date field makes it 0026.
    expect(await shown('?from=0026-01-01&to=9999-12-31')).toHaveLength(4);
    expect(await shown('?to=0026-01-01')).toEqual([]);
    const list = '?from=2026-11-24&to=2026-11-24';
    expect((await desk.get(`/enquiries/${last}${list}`)).list).toBe(list);
    const seen = new Date(Date.now() + 60_000).toISOString();
    const { body } = await desk.post(`/enquiries/bulk/export${list}`, { scope: 'all', seen });
    const [, ...lines] = body.trim().split('\n');
    expect(lines.map((line) => /monday|tuesday|evening|wednesday/.exec(line)?.[0])).toEqual([
      'tuesday',
      'evening',
    ]);
  });

  it('an answer is mailed with the reference in its subject, the page stays, and the next new enquiry is a link', async () => {
    const desk = await openSignedIn<View>('office');
    const older = await ask(desk, { name: 'Vikram Shah', email: 'vikram@example.com' });
    const reference = await ask(desk);
    const shown = await desk.get(`/enquiries/${reference}?template=call`);
    const letter = shown.letter as unknown as { subject: string; text: string; values: { name: string }[] };
    expect(letter.values.map(({ name }) => name)).toEqual(['day', 'time']);
    const form = {
      version: '1',
      template: 'call',
      subject: letter.subject,
      text: letter.text,
      'value-day': 'Monday, 30 November',
      'value-time': '11:00',
    };
    const answer = await desk.post(`/enquiries/${reference}/answer`, form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/enquiries/${reference}`]);
    expect(noticeOf(answer).link).toEqual({ path: `/enquiries/${older}`, label: 'Next: Vikram Shah' });
    expect(noticeOf(answer).text).toBe(
      `Asha Rao (${reference}): answered by email. The email is sent in half a minute.`,
    );
    const [stored] = await desk.system.storage.database.selectFrom('letters').selectAll().execute();
    expect(stored?.subject).toBe(`Your enquiry: a call on Monday, 30 November (${reference})`);
    expect(stored?.text).toContain('on Monday, 30 November at 11:00 IST');
    expect(stored?.recipient).toBe('asha@example.com');
  });

  it('an answer about a course offers the courses, and finds the page of the one that is named', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const path = `/enquiries/${reference}`;
    const shown = await desk.get(`${path}?template=course-details`);
    const letter = shown.letter as unknown as {
      subject: string;
      text: string;
      values: { name: string; offers?: string[] }[];
    };
    expect(letter.values.find(({ name }) => name === 'course')?.offers).toContain('DevOps Automation');
    const form = {
      version: '1',
      template: 'course-details',
      subject: letter.subject,
      text: letter.text,
      'value-course': 'DevOps Automation',
      'value-start': '7 December',
      'value-days': 'weekdays, 7 to 9 pm',
      'value-place': 'Pune',
      'value-fee': 'as on the fee sheet',
      'value-course_page': '',
    };
    const answer = await desk.post(`${path}/answer`, form);
    expect(answer.statusCode).toBe(303);
    const [stored] = await desk.system.storage.database.selectFrom('letters').selectAll().execute();
    expect(stored?.text).toContain('\nhttp://localhost:3000/it-trainings/devops\n');
  });

  it('what a template leaves open is asked for, and what was typed stays', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const form = {
      version: '1',
      template: 'call',
      subject: 'A call on {day}',
      text: 'At {time}. My words.',
      'value-day': 'Monday',
    };
    const answer = await desk.post(`/enquiries/${reference}/answer`, form);
    expect(answer.statusCode).toBe(422);
    const { errors, letter } = viewOf(answer);
    expect(errors).toEqual({ 'value-time': 'Fill in: time' });
    expect(letter).toMatchObject({ subject: 'A call on {day}', text: 'At {time}. My words.' });
    expect(await desk.system.storage.database.selectFrom('letters').selectAll().execute()).toEqual([]);
  });

  it('a mail with nothing between greeting and signature is not sent', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const path = `/enquiries/${reference}`;
    const begun: unknown = (await desk.get(path)).letter;
    const { subject, text } = begun as { subject: string; text: string };
    const send = (words: string) =>
      desk.post(`${path}/answer`, {
        version: '1',
        template: '',
        subject,
        text: text.replace('\n\n\n\n', words),
      });
    const answer = await send('\r\n\r\n\r\n\r\n');
    expect([answer.statusCode, viewOf(answer).errors]).toEqual([
      422,
      { text: 'Write the text of the email' },
    ]);
    expect(await desk.system.storage.database.selectFrom('letters').selectAll().execute()).toEqual([]);
    expect((await send('\n\nWe begin on Monday.\n\n')).statusCode).toBe(303);
  });

  it('a note needs no version, and leads back to where it was written', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    await answerEnquiry(desk.system, reference, 'phone', { by: 'Priya Nair' });
    const path = `/enquiries/${reference}/follow-up?state=answered`;
    const answer = await desk.post(path, { note: 'Budget is 4 lakh.' });
    expect(answer.headers.location).toBe(`/enquiries/${reference}?state=answered`);
    const empty = await desk.post(path, { note: ' ' });
    expect([empty.statusCode, viewOf(empty).errors]).toEqual([
      422,
      { note: 'Write a note, tick the call, or set a date or an owner' },
    ]);
  });

  it('a call is noted with what came of it, and undone together with the note', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const form = { version: '1', called: 'yes', note: 'They want a quotation.' };
    const answer = await desk.post(`/enquiries/${reference}/follow-up`, form);
    expect(answer.headers.location).toBe(`/enquiries/${reference}`);
    const page = await desk.get(`/enquiries/${reference}`);
    expect(page.state).toBe('answered');
    expect(page.assignment, 'whoever calls becomes the owner').toMatchObject({ owner: 'office 1' });
    expect(page.events).toContainEqual(
      expect.objectContaining({
        what: 'Answered by phone',
        by: 'office 1',
        text: 'They want a quotation.',
      }),
    );
    const { undo } = noticeOf(answer);
    await desk.post(undo.action, undo.fields);
    const back = await desk.get(`/enquiries/${reference}`);
    // An undo can be undone. The note that it deleted does not come back.
    expect([back.state, back.undo]).toMatchObject(['new', { isNote: false, hasNote: false }]);
    expect(JSON.stringify(back.events)).not.toContain('quotation');
  });

  it('who called is entered with what was said, and what is missing is asked for', async () => {
    const desk = await openSignedIn<View>('office');
    const post = (form: Record<string, string>) => desk.post('/enquiries', form);
    const form = {
      name: 'Meera Iyer',
      phone: '98765 43210',
      email: '',
      course: 'DevOps Automation',
      via: 'door',
    };
    const refused = await post({ ...form, phone: '', message: 'When?' });
    expect([refused.statusCode, viewOf(refused)]).toMatchObject([
      422,
      {
        errors: { phone: 'Give a phone number or an email address: without one nobody can answer' },
        typed: { name: 'Meera Iyer', via: 'door', message: 'When?' },
      },
    ]);
    const entered = await post({ ...form, message: 'When?\r\nAnd the fee?' });
    const path = String(entered.headers.location);
    expect([entered.statusCode, path]).toEqual([303, expect.stringMatching(/^\/enquiries\/E-/)]);
    expect(noticeOf(entered).text).toMatch(/^Meera Iyer \(E-.*\) is entered\.$/);
    const view = await desk.get(path);
    expect(view).toMatchObject({
      via: 'door',
      email: '',
      text: 'Course: DevOps Automation\n\nWhen?\nAnd the fee?',
      letter: { isMailable: false },
    });
    const again = await post({ ...form, message: 'When?\r\nAnd the fee?' });
    expect([again.headers.location, noticeOf(again).text.includes('was entered already')]).toEqual([
      path,
      true,
    ]);
    const list = await desk.get('/enquiries');
    expect(list.rows).toMatchObject([{ name: 'Meera Iyer', via: 'door', by: 'office 1' }]);
  });

  it('an enquiry that was answered in the call is entered as answered, with its owner, in one step', async () => {
    const desk = await openSignedIn<View>('office');
    const form = {
      name: 'Meera Iyer',
      phone: '98765 43210',
      message: 'Fees?',
      via: 'phone',
      answered: 'yes',
    };
    // First the form is sent without the tick.
    const { answered: _, ...unanswered } = form;
    await desk.post('/enquiries', unanswered);
    const path = String((await desk.post('/enquiries', form)).headers.location);
    expect(await desk.get(path)).toMatchObject({
      state: 'answered',
      assignment: { typed: { owner: 'office 1' } },
    });
    const again = await desk.post('/enquiries', form);
    expect(noticeOf(again).text).toContain('was entered already');
    const refused = await desk.post('/enquiries', { ...form, phone: '' });
    expect(viewOf(refused)).toMatchObject({ typed: { answered: true } });
  });

  it('a wrong address is corrected on its page, and what was typed comes back where it is none', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk, { email: 'asha@gmial.example' });
    const path = `/enquiries/${reference}`;
    const correct = (version: string, email: string) => desk.post(`${path}/correct`, { version, email });
    const refused = await correct('1', 'asha');
    expect([refused.statusCode, viewOf(refused)]).toMatchObject([
      422,
      { errors: { email: 'An address looks like name@example.com.' }, correctedEmail: 'asha' },
    ]);
    const shown = drawnFrom<ReviewView>(await correct('1', 'asha@gmail.example'));
    expect([shown.heading, shown.rows]).toEqual([
      'Send one waiting email to asha@gmail.example?',
      [{ name: 'Confirmation sent' }],
    ]);
    expect((await desk.get(path)).email).toBe('asha@gmial.example');
    const done = await desk.post(shown.action, Object.fromEntries(shown.fields));
    expect(done.headers.location).toBe(path);
    expect(noticeOf(done).text).toBe(
      'The address of Asha Rao is asha@gmail.example now. The unsent email goes there.',
    );
    const view = await desk.get(path);
    expect(view.email).toBe('asha@gmail.example');
    expect(view.events).toContainEqual(
      expect.objectContaining({ what: 'Address corrected; it was asha@gmial.example', by: 'office 1' }),
    );
    const { undo } = noticeOf(done);
    await desk.post(undo.action, undo.fields);
    expect((await desk.get(path)).email).toBe('asha@gmial.example');
  });

  it('a list of applications changes no enquiry', async () => {
    const desk = await openSignedIn<View>('recruiter');
    const reference = await ask(desk);
    await desk.post('/applications/bulk', { chosen: `${reference}:1`, act: 'close', reviewed: 'yes' });
    const office = await desk.signIn('office');
    const view = viewOf(await desk.ask({ path: `/enquiries/${reference}`, cookie: office }));
    expect(view).toMatchObject({ state: 'new' });
  });

  it('an enquiry is closed with what became of it and why, which the history tells', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const path = `/enquiries/${reference}`;
    const form = { version: '1', outcome: 'lost', why: 'Took a course nearer to home.' };
    const closed = await desk.post(`${path}/close`, form);
    expect(noticeOf(closed).undo.label).toBe('Undo and delete the note');
    const view = await desk.get(path);
    expect(view).toMatchObject({ state: 'closed', outcome: 'lost' });
    expect(view.events).toContainEqual(
      expect.objectContaining({ what: 'Closed: Did not join', text: 'Took a course nearer to home.' }),
    );
    const stale = await desk.post(`${path}/close`, form);
    expect([stale.statusCode, viewOf(stale).closing]).toEqual([409, { outcome: 'lost', why: form.why }]);
  });

  it('an undo takes a note along only where its button says so', async () => {
    const desk = await openSignedIn<View>('office');
    const reference = await ask(desk);
    const path = `/enquiries/${reference}`;
    const post = (verb: string, form: Record<string, string>) => desk.post(`${path}/${verb}`, form);
    const noted = await post('follow-up', { note: 'Budget is 4 lakh.' });
    expect(noticeOf(noted).undo).toMatchObject({ label: 'Delete the note', fields: { note: 'delete' } });
    const refused = await post('undo', { version: '2' });
    expect([refused.statusCode, JSON.stringify(viewOf(refused).events)]).toEqual([
      422,
      expect.stringContaining('4 lakh'),
    ]);
    const called = await post('follow-up', { version: '2', called: 'yes', note: 'Wants a quotation.' });
    expect(noticeOf(called).undo.label).toBe('Undo and delete the note');
    const plain = await post('close', { version: '3' });
    expect(noticeOf(plain).undo.label).toBeUndefined();
  });

  it.each(['answer', 'follow-up', 'close', 'undo'])(
    'who saw an older version changes nothing by %s, is told by whom and keeps what was typed',
    async (verb) => {
      const desk = await openSignedIn<View>('office');
      const reference = await ask(desk);
      const before = await answerEnquiry(desk.system, reference, 'phone', { by: 'Priya Nair' });
      const form = {
        version: '1',
        subject: 'My subject',
        text: 'My words',
        ...(verb === 'follow-up' && { called: 'yes', note: 'My call' }),
      };
      const path = `/enquiries/${reference}/${verb}`;
      const answer = await desk.post(path, form);
      expect(answer.statusCode).toBe(409);
      const view = viewOf(answer);
      expect(view.conflict).toEqual({ by: 'Priya Nair', at: before.changed_at, what: 'Answered by phone' });
      expect(view.version).toBe(2);
      if (verb === 'answer') expect(view.letter).toMatchObject({ subject: 'My subject', text: 'My words' });
      if (verb === 'follow-up') expect(view.assignment).toMatchObject({ typed: { note: 'My call' } });
    },
  );
});

describe('applications', () => {
  it('after each decision the page stays, and a link leads to the next open application of the list', async () => {
    const desk = await openRecruiter();
    const references = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) references.push(await applies(desk, name));
    const [one, two, three, four] = references;
    const decide = async (reference: string | undefined, verb: string, form: object = {}) => {
      const path = `/applications/${reference}`;
      const answer = await desk.post(`${path}/${verb}?sort=oldest`, { version: '1', ...form });
      expect(answer.headers.location).toBe(`${path}?sort=oldest`);
      return noticeOf(answer).link;
    };
    expect(await decide(one, 'reject', { send: 'no' })).toEqual({
      path: `/applications/${two}?sort=oldest`,
      label: 'Next: Two',
    });
    expect((await decide(two, 'hold')).label).toBe('Next: Three');
    expect((await decide(three, 'advance', { send: 'no', to: 'talk' })).path).toBe(
      `/applications/${four}?sort=oldest`,
    );
    expect(await decide(four, 'close')).toBeUndefined();
    const rows = (await desk.get('/applications?sort=oldest')).rows;
    expect((rows as unknown as { state: string }[]).map(({ state }) => state)).toEqual([
      'rejected',
      'left',
      'talk',
      'closed',
    ]);
  });

  it('a rejection or an acceptance is taken back after notes too: it is open again, in the step that it had', async () => {
    const desk = await openRecruiter();
    const reference = await applies(desk, 'Asha Rao');
    const path = `/applications/${reference}`;
    const post = (verb: string, form: Record<string, string>) => desk.post(`${path}/${verb}`, form);
    await post('advance', { version: '1', to: 'talk', send: 'no' });
    await post('reject', { version: '2', send: 'no' });
    await post('follow-up', { note: 'He called: strong CV after all.' });
    expect(await desk.get(path)).toMatchObject({ state: 'rejected', undo: { isNote: true } });
    const opened = await post('reopen', { version: '4' });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, path]);
    expect(noticeOf(opened).text).toBe(`Asha Rao (${reference}): reopened.`);
    const view = await desk.get(path);
    expect(view).toMatchObject({
      state: 'talk',
      undo: { hasNote: false },
      application: { step: 3, isOpen: true },
    });
    expect(JSON.stringify(view.events)).toContain('strong CV after all');
    const again = await post('reopen', { version: '5' });
    expect([again.statusCode, viewOf(again).errors]).toEqual([
      422,
      { acts: `${reference} is open: its state is “interview”.` },
    ]);
    await post('advance', { version: '5', to: 'accepted', send: 'no' });
    expect((await desk.get(path)).state).toBe('accepted');
    await post('reopen', { version: '6' });
    await post('advance', { version: '7', to: 'exercise', send: 'no' });
    const moved = await post('advance', { version: '8', send: 'no' });
    expect(noticeOf(moved).text).toMatch(/: hired\.$/);
    expect((await desk.get(path)).state).toBe('accepted');
    await post('reopen', { version: '9' });
    expect((await desk.get(path)).state).toBe('exercise');
  });

  it('the polite template is ready when someone is rejected, and can be taken back with the rejection', async () => {
    const desk = await openRecruiter();
    const reference = await applies(desk, 'Asha Rao');
    const path = `/applications/${reference}`;
    const letter = (await desk.get(`${path}?act=reject`)).letter as unknown as {
      template: string;
      subject: string;
      text: string;
      values: unknown[];
    };
    expect([letter.template, letter.values]).toEqual(['rejection', []]);
    expect(letter.text).toContain('Dear Asha Rao,');
    const { template, subject, text } = letter;
    const form = { version: '1', send: 'yes', template, subject, text };
    const answer = await desk.post(`${path}/reject`, form);
    const rejected = await desk.get(path);
    expect(rejected.events).toContainEqual(
      expect.objectContaining({
        what: 'Rejected',
        subject: `Your application for SOC Analyst (${reference})`,
        mail: expect.objectContaining({ to: 'asha.rao@example.com', state: 'waiting' }),
      }),
    );
    const { undo } = noticeOf(answer);
    const undone = await desk.post(undo.action, undo.fields);
    expect(undone.headers.location).toBe(`${path}?act=reject#letter`);
    expect(noticeOf(undone).text).toBe('Undone. Asha Rao: New. The email was cancelled.');
    const back = await desk.get(`${path}?act=reject`);
    expect(back.state).toBe('new');
    expect(back.letter).toMatchObject({ isTakenBack: true, isOpen: true, text });
    expect((await desk.get(`${path}?act=advance`)).letter).toMatchObject({
      isTakenBack: false,
      text: expect.not.stringContaining(text),
    });
  });

  it.each([
    [null, null],
    ['', ''],
    ['embeds script', 'has another file embedded; runs a script'],
  ])('a resume with the marks %j shows them beside it', async (resume_marks, marks) => {
    const desk = await openRecruiter();
    const reference = await applies(desk, 'Asha Rao');
    await desk.system.storage.database.updateTable('applications').set({ resume_marks }).execute();
    const answer = await desk.ask({ path: `/applications/${reference}`, cookie: desk.cookie });
    expect(viewOf(answer)).toMatchObject({ application: { resume: { name: 'Asha Rao.pdf', marks } } });
  });

  it('a resume that is a web page is a download that runs nowhere, and the audit log has it', async () => {
    const desk = await openRecruiter();
    const reference = await applies(desk, 'Asha Rao');
    const page = Buffer.from(`<!doctype html>${SCRIPT}`);
    await storeAsResume(desk, reference, page);
    const answer = await desk.ask({ path: `/applications/${reference}/resume`, cookie: desk.cookie });
    expect(answer.rawPayload.equals(page)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Resume-${reference}.pdf"`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const trail = await desk.system.storage.database.selectFrom('trail').selectAll().execute();
    expect(trail).toContainEqual(
      expect.objectContaining({ act: 'resume.downloaded', reference, actor: 'person-1' }),
    );
  });

  it('an enquiry is out of reach below the applications', async () => {
    const desk = await openRecruiter();
    const reference = await ask(desk);
    for (const verb of ['close', 'follow-up', 'undo', 'answer', 'hold']) {
      const path = `/applications/${reference}/${verb}`;
      const form = { version: '1', note: 'x', subject: 'x', text: 'x' };
      expect((await desk.post(path, form)).statusCode).toBe(404);
    }
    expect((await desk.ask({ path: `/applications/${reference}`, cookie: desk.cookie })).statusCode).toBe(
      404,
    );
  });
});
