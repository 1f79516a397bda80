import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawnFrom, openDesk, type OpenedDesk } from '../../tests/support/open-desk.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { BulkActView } from './bulk-act.ts';
import { bulkAct } from './bulk-act.tsx';
import type { BulkLettersView } from './bulk-letters.ts';
import { deliver, enquire } from '../../tests/support/submissions.ts';

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

it('one that a colleague changed meanwhile is named and not answered; the others are', async () => {
  const { desk, references, page } = await openThree();
  const chosen = references.map((reference) => `${reference}:1`).join(' ');
  await addNote(desk.system, references[1] ?? '', 'I call her today.', { by: 'Kiran Das' });
  const sent = await page('/enquiries/bulk/answer', { ...ANSWER, chosen });
  const cookie = /__Host-desk-notice=([^;]*)/.exec(String(sent.headers['set-cookie']))?.[1] ?? '';
  expect(Buffer.from(cookie, 'base64url').toString()).toContain(
    `Answered: 2 enquiries. Not changed: Kiran Das changed ${references[1]} meanwhile.`,
  );
  desk.system.pass(MINUTE_MS);
  expect(await deliver(desk.system)).toHaveLength(2);
});

it('the chosen, or all that fit, are saved as CSV with a fresh proof and a line in the trail', async () => {
  const { desk, references, chosen, page } = await openThree();
  const csv = await page('/enquiries/bulk/export', chosen.slice(0, 2));
  expect(csv.headers['content-disposition']).toMatch(/filename="enquiries-\d{4}-\d\d-\d\d\.csv"/);
  expect(csv.body.split('\n').filter((line) => line.startsWith('E-'))).toHaveLength(2);
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
