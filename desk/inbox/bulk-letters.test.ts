import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawnFrom, openDesk, type OpenedDesk } from '../../tests/support/open-desk.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { BulkActView } from './bulk-act.ts';
import { bulkAct } from './bulk-act.tsx';
import type { BulkLettersView } from './bulk-letters.ts';
import { rejectApplication } from '../../tests/support/acts.ts';
import { apply, deliver, enquire } from '../../tests/support/submissions.ts';

const MINUTE_MS = 60_000;

async function ask({ system }: OpenedDesk, name: string): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
}

type Posted = Record<string, string> | [string, string][];

function openPage(desk: OpenedDesk, cookie: string) {
  return async (path: string, posted?: Posted) =>
    await desk.app.inject({
      method: posted ? 'POST' : 'GET',
      url: path,
      headers: {
        host: 'desk.example.com',
        cookie,
        ...(posted && {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
      ...(posted && { payload: new URLSearchParams(posted).toString() }),
    });
}

const lettersOf = (answer: { body: string }) => (JSON.parse(answer.body) as { view: BulkLettersView }).view;
const sentOf = (answer: { body: string }) => (JSON.parse(answer.body) as { view: BulkActView }).view;

async function openThree() {
  const desk = await openDesk();
  const cookie = await desk.signIn('office');
  const names = ['Asha Rao', 'Vikram Shah', 'Meera Iyer'];
  const references: string[] = [];
  for (const name of names) references.push(await ask(desk, name));
  await deliver(desk.system);
  const chosen = references.map((reference): [string, string] => ['chosen', `${reference}:1`]);
  return { desk, references, chosen, page: openPage(desk, cookie) };
}

const ANSWER = { template: 'call', send: 'yes', 'value-day': 'Monday, 30 November', 'value-time': '11:00' };

it('those that were chosen are shown a letter each, which leaves for each of them', async () => {
  const { desk, references, chosen, page } = await openThree();
  const first = await page('/enquiries/bulk', [['act', 'answer'], ...chosen]);
  expect(first.statusCode).toBe(200);
  expect(lettersOf(first).letters.map(({ name, to }) => [name, to])).toEqual([
    ['Asha Rao', 'asha.rao@example.com'],
    ['Vikram Shah', 'vikram.shah@example.com'],
    ['Meera Iyer', 'meera.iyer@example.com'],
  ]);
  const all = lettersOf(first).chosen;
  const shown = await page('/enquiries/bulk/answer', { ...ANSWER, chosen: all, send: 'no' });
  expect(lettersOf(shown).values.map(({ name, value }) => [name, value])).toEqual([
    ['day', 'Monday, 30 November'],
    ['time', '11:00'],
  ]);
  expect(lettersOf(shown).letters[1]?.text).toMatch(/^Dear Vikram Shah,[^]*Monday, 30 November[^]*11:00/);
  expect(await deliver(desk.system)).toEqual([]);

  const sent = await page('/enquiries/bulk/answer', { ...ANSWER, chosen: all });
  expect(sent.statusCode).toBe(303);
  const path = String(sent.headers.location);
  const waiting = await page(path);
  expect(sentOf(waiting).rows.map(({ email }) => email?.state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(waiting.headers.refresh).toBe('5');
  desk.system.pass(MINUTE_MS);
  const mails = await deliver(desk.system);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    'asha.rao@example.com',
    'meera.iyer@example.com',
    'vikram.shah@example.com',
  ]);
  for (const mail of mails) expect(mail.subject).toMatch(new RegExp(`\\((${references.join('|')})\\)$`));
  const over = await page(path);
  expect(sentOf(over).rows.map(({ email, isUndoable }) => [email?.state, isUndoable])).toEqual([
    ['sent', false],
    ['sent', false],
    ['sent', false],
  ]);
  const [row] = sentOf(over).rows;
  const ofOne = bulkAct.draw({ ...sentOf(over), rows: row ? [row] : [] });
  expect(renderToStaticMarkup(ofOne)).toContain('<h1>Answered by email: 1 enquiry</h1>');
  expect(over.headers.refresh).toBeUndefined();
});

it('what a colleague changed since the list was shown is not among all that fit', async () => {
  const { desk, references, page } = await openThree();
  const seen = desk.system.now().toISOString();
  desk.system.pass(1_000);
  await addNote(desk.system, references[1] ?? '', 'Rang at ten.', { by: 'Kiran Das' });
  const shown = await page('/enquiries/bulk', { scope: 'all', seen, act: 'close', outcome: 'later' });
  await page('/enquiries/bulk', drawnFrom<ReviewView>(shown).fields);
  const { database } = desk.system.storage;
  const open = database.selectFrom('enquiries').select('reference').where('state', '=', 'new');
  expect(await open.execute()).toEqual([{ reference: references[1] }]);
});

it('all that wait are taken back, and none leaves', async () => {
  const { desk, references, page } = await openThree();
  const chosen = references.map((reference) => `${reference}:1`).join(' ');
  const sent = await page('/enquiries/bulk/answer', { ...ANSWER, chosen });
  const path = String(sent.headers.location);
  await page(`${path}/undo`, {});
  desk.system.pass(MINUTE_MS);
  expect(await deliver(desk.system)).toEqual([]);
  expect(sentOf(await page(path)).rows.map(({ email }) => email?.state)).toEqual([
    'withdrawn',
    'withdrawn',
    'withdrawn',
  ]);
  const states = await desk.system.storage.database.selectFrom('enquiries').select('state').execute();
  expect(states).toEqual([{ state: 'new' }, { state: 'new' }, { state: 'new' }]);
});

it('while anything is open nothing leaves, and what was typed comes back', async () => {
  const { desk, references, page } = await openThree();
  const chosen = references.map((reference) => `${reference}:1`).join(' ');
  const form = { ...ANSWER, chosen, 'value-time': '' };
  const answer = await page('/enquiries/bulk/answer', form);
  const view = lettersOf(answer);
  expect(answer.statusCode).toBe(422);
  expect(view.errors).toEqual({ 'value-time': 'Fill in: time' });
  expect(view.values[0]?.value).toBe('Monday, 30 November');
  desk.system.pass(MINUTE_MS);
  expect(await deliver(desk.system)).toEqual([]);
});

it('the chosen, or all that fit, are saved as CSV with a fresh proof and a line in the trail', async () => {
  const { desk, references, chosen, page } = await openThree();
  const csv = await page('/enquiries/bulk/export', chosen.slice(0, 2));
  expect(csv.headers['content-disposition']).toMatch(/filename="enquiries-\d{4}-\d\d-\d\d\.csv"/);
  expect(csv.body.split('\n').filter((line) => line.startsWith('E-'))).toHaveLength(2);
  expect(csv.body.replace('\uFEFF', '').split('\n')[0]?.trim()).toBe(
    'Reference,Received,Name,Phone,Email,Course,Batch,Seat,Outcome,Source,Message,State,Owner,Follow up on,Notes',
  );
  expect(csv.body).toMatch(/^E-[\w-]+,20\d\d-\d\d-\d\d \d\d:\d\d,Asha Rao,/m);
  const seen = desk.system.now().toISOString();
  const all = await page('/enquiries/bulk/export?search=meera', { scope: 'all', seen });
  expect(all.body).toContain(references[2]);
  expect(all.body).not.toContain(references[0]);
  const acts = await desk.system.storage.database.selectFrom('trail').select(['act', 'reference']).execute();
  expect(acts.filter(({ act }) => act === 'data.exported')).toHaveLength(2);
  expect((await page('/enquiries/bulk/export', {})).statusCode).toBe(422);
  desk.system.pass(11 * MINUTE_MS);
  expect((await page('/enquiries/bulk/export', chosen)).statusCode).toBe(403);
});

it('a blank email is written to those who stay ticked, each by name', async () => {
  const { desk, references, chosen, page } = await openThree();
  const [asha = '', vikram = ''] = references;
  const first = lettersOf(await page('/enquiries/bulk', [['act', 'answer'], ...chosen]));
  const blank = { template: '', was: first.template, all: first.chosen, chosen: first.chosen, send: 'no' };
  const written = lettersOf(await page('/enquiries/bulk/answer', blank));
  expect(written.words.text).toMatch(/^Dear \{name\},\n\n\n\nKind regards,\n/);
  const form = {
    ...blank,
    was: '',
    chosen: `${asha}:1 ${vikram}:1`,
    subject: 'Closed on Monday',
    text: 'Dear {name}, we are closed.',
    send: 'yes',
  };
  const empty = await page('/enquiries/bulk/answer', { ...form, text: ' ' });
  expect([empty.statusCode, lettersOf(empty).errors]).toEqual([422, { text: 'Write the text of the email' }]);
  expect((await page('/enquiries/bulk/answer', form)).statusCode).toBe(303);
  desk.system.pass(MINUTE_MS);
  expect(
    (await deliver(desk.system))
      .map(({ to, text }) => [to, text.split('\n')[0]])
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['asha.rao@example.com', 'Dear Asha Rao, we are closed.'],
    ['vikram.shah@example.com', 'Dear Vikram Shah, we are closed.'],
  ]);
});

it('closing an opening leads to the email to its other applicants, for all or some, with half a minute to undo', async () => {
  const desk = await openDesk();
  const page = openPage(desk, await desk.signIn('recruiter'));
  const references: string[] = [];
  for (const name of ['Ravi Das', 'Meera Iyer', 'Kiran Shah'])
    references.push(await apply(desk.system, { name, email: `${name.slice(0, 4).trim()}@example.com` }));
  const [ravi = '', meera = '', kiran = ''] = references;
  await deliver(desk.system);
  await rejectApplication(desk.system, kiran, {}, { by: 'Ravi' });
  const { id } = await desk.system.storage.database.selectFrom('jobs').select('id').executeTakeFirstOrThrow();
  const version = { version: '1' };
  const shown = drawnFrom<ReviewView>(await page(`/openings/${id}/close`, version));
  expect([shown.rows.map(({ name }) => name).toSorted(), shown.label, shown.instead]).toEqual([
    ['Meera Iyer', 'Ravi Das'],
    'Close, then email them…',
    'Close only',
  ]);
  const closed = await page(`/openings/${id}/close`, shown.fields);
  expect(closed.headers.location).toBe(`/applications/bulk/reject?job=${id}`);
  const view = lettersOf(await page(`/applications/bulk/reject?job=${id}`));
  expect(view.letters.map(({ name }) => name).toSorted()).toEqual(['Meera Iyer', 'Ravi Das']);
  expect(view.templates.map(({ label }) => label)).toEqual([
    'Polite rejection',
    'Rejection after a call or the exercise, with reasons',
    'Blank email',
  ]);
  const form = { all: view.chosen, template: view.template, was: view.template, ...view.words, send: 'yes' };
  const none = await page('/applications/bulk/reject', form);
  expect([none.statusCode, lettersOf(none).errors]).toEqual([
    422,
    { chosen: 'Tick somebody in the list first.' },
  ]);
  const sent = await page('/applications/bulk/reject', { ...form, chosen: `${meera}:1` });
  const { database } = desk.system.storage;
  const states = async () =>
    (await database.selectFrom('applications').select(['reference', 'state']).execute()).map(
      ({ reference, state }) => [
        reference === meera ? 'meera' : reference === ravi ? 'ravi' : 'kiran',
        state,
      ],
    );
  expect((await states()).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    ['kiran', 'rejected'],
    ['meera', 'rejected'],
    ['ravi', 'new'],
  ]);
  await page(`${String(sent.headers.location)}/undo`, {});
  expect((await states()).find(([who]) => who === 'meera')).toEqual(['meera', 'new']);
  desk.system.pass(MINUTE_MS);
  expect(await deliver(desk.system)).toEqual([]);
  await page('/applications/bulk/reject', { ...form, chosen: `${ravi}:1`, send: 'without' });
  expect((await states()).find(([who]) => who === 'ravi')).toEqual(['ravi', 'rejected']);
  desk.system.pass(MINUTE_MS);
  expect(await deliver(desk.system)).toEqual([]);
});

it('the email to the other applicants of an opening reaches all of them, page by page', async () => {
  const desk = await openDesk();
  const page = openPage(desk, await desk.signIn('recruiter'));
  const first = await apply(desk.system, { name: 'Ravi Das', email: 'ravi@example.com' });
  const { database } = desk.system.storage;
  const row = await database
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', first)
    .executeTakeFirstOrThrow();
  const received = (index: number) => new Date(Date.parse(row.received) + index * 1_000).toISOString();
  await database
    .insertInto('applications')
    .values(
      Array.from({ length: 104 }, (_, index) => ({
        ...row,
        reference: `A-${String(2_222 + index)}-XY`,
        resume_key: `other-${index}.pdf`,
        received: received(index + 1),
      })),
    )
    .execute();
  const path = `/applications/bulk/reject?job=${row.job_id}`;
  const view = lettersOf(await page(path));
  expect([view.letters.length, view.others]).toEqual([100, 5]);
  const form = {
    all: view.chosen,
    chosen: view.chosen,
    others: String(view.others),
    template: view.template,
    was: view.template,
    ...view.words,
    send: 'yes',
  };
  const sent = await page(`/applications/bulk/reject${view.list}`, form);
  const next = String(sent.headers.location);
  const rest = lettersOf(await page(next));
  expect([rest.letters.length, rest.others, rest.letters.at(-1)?.name]).toEqual([5, 0, 'Ravi Das']);
  const last = await page(`/applications/bulk/reject${rest.list}`, {
    ...form,
    all: rest.chosen,
    chosen: rest.chosen,
    others: '0',
  });
  expect(String(last.headers.location)).toMatch(/^\/applications\/bulk\/[\w-]+$/);
  const states = await database.selectFrom('applications').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'rejected' }]);
});
