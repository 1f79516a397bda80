import { expect } from 'vitest';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { drawnFrom, noticeOf, openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { enquire } from '../../tests/support/submissions.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { BulkActView } from './bulk-act.ts';
import type { SubmissionsView } from './list-view.ts';
import { closeSubmission } from '../../tests/support/acts.ts';

async function ask({ system }: OpenedDesk, name: string): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
}

/** Several enquiries, and an action of an office member on them. */
async function openOffice(desk: OpenedDesk, names: string[]) {
  const cookie = await desk.signIn('office');
  const references: string[] = [];
  for (const name of names) references.push(await ask(desk, name));
  const post = async (path: string, fields: [string, string][]) =>
    await desk.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'desk.example.com',
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    references,
    post,
    chosen: references.map((reference): [string, string] => ['chosen', `${reference}:1`]),
    list: async (query = '') =>
      drawnFrom<SubmissionsView>(await desk.ask({ path: `/enquiries?sort=oldest${query}`, cookie })),
    page: async (path: string) => drawnFrom<BulkActView>(await desk.ask({ path, cookie })),
    /** Selects the enquiries, opens the review page and presses its button. */
    async change(fields: [string, string][], query = '') {
      const shown = drawnFrom<ReviewView>(await post(`/enquiries/bulk${query}`, fields));
      return await post(shown.action, shown.fields);
    },
    states: async () => {
      const { database } = desk.system.storage;
      const rows = await database.selectFrom('enquiries').select('state').orderBy('received').execute();
      return rows.map(({ state }) => state);
    },
  };
}

test('before several are closed a page shows how many and who, and nothing is changed yet', async ({
  desk,
}) => {
  const { chosen, references, post, states } = await openOffice(desk, ['Asha Rao', 'Vikram Shah']);
  const answer = await post('/enquiries/bulk', [...chosen, ['act', 'close'], ['outcome', 'spam']]);
  expect(answer.statusCode).toBe(200);
  expect(drawnFrom<ReviewView>(answer)).toMatchObject({
    heading: 'Close 2 enquiries?',
    label: 'Close 2 enquiries',
    says: expect.arrayContaining(['Nobody outside the firm is emailed.']),
    rows: [
      { name: 'Asha Rao', detail: `${references[0]}, new` },
      { name: 'Vikram Shah', detail: `${references[1]}, new` },
    ],
  });
  expect(await states()).toEqual(['new', 'new']);
});

test('several are reopened at once; those that are open stay, and the page says how many', async ({
  desk,
}) => {
  const names = ['Asha Rao', 'Vikram Shah', 'Meera Iyer'];
  const { chosen, references, change, post, states } = await openOffice(desk, names);
  await change([...chosen.slice(0, 2), ['act', 'close']]);
  const reopen = references.map((reference, index): [string, string] => [
    'chosen',
    `${reference}:${index < 2 ? 2 : 1}`,
  ]);
  const shown = drawnFrom<ReviewView>(await post('/enquiries/bulk', [...reopen, ['act', 'reopen']]));
  expect([shown.heading, shown.says[0]]).toEqual([
    'Reopen 2 enquiries?',
    'One of those that you chose stays as it is.',
  ]);
  await post(shown.action, shown.fields);
  expect(await states()).toEqual(['new', 'new', 'new']);
});

test('owner and day are set for several, those that changed meanwhile are named', async ({ desk }) => {
  const { chosen, references, post, list } = await openOffice(desk, ['Asha Rao', 'Vikram Shah']);
  const assign: [string, string][] = [
    ['act', 'assign'],
    ['owner', 'office 1'],
    ['due', '2999-01-01'],
  ];
  const shown = drawnFrom<ReviewView>(await post('/enquiries/bulk', [...chosen, ...assign]));
  expect(shown.says.slice(0, 2)).toEqual(['Owner: office 1.', 'Follow-up date: Tue 1 Jan.']);
  await addNote(desk.system, references[1] ?? '', 'Rang at ten.', { by: 'Kiran Das' });
  const given = await post(shown.action, shown.fields);
  expect(noticeOf(given).text).toBe(
    `Owner or follow-up date set: 1 enquiry. Not changed: Kiran Das changed ${references[1]} meanwhile.`,
  );
  expect((await list()).rows).toMatchObject([{ owner: 'office 1' }, { reference: references[1] }]);
});

test('one that a colleague closes, or that is erased, meanwhile is named and stops none of the others', async ({
  desk,
}) => {
  const names = ['Asha Rao', 'Vikram Shah', 'Meera Iyer'];
  const { chosen, references, post, states } = await openOffice(desk, names);
  const shown = drawnFrom<ReviewView>(await post('/enquiries/bulk', [...chosen, ['act', 'close']]));
  await closeSubmission(desk.system, references[0] ?? '', { by: 'Kiran Das' });
  await eraseData(desk.system, 'vikram.shah@example.com');
  expect(noticeOf(await post(shown.action, shown.fields)).text).toBe(
    `Closed: 1 enquiry. Not changed: Kiran Das changed ${references[0]} meanwhile. ${references[1]} was deleted.`,
  );
  expect(await states()).toEqual(['closed', 'closed']);
});

test('a CSV of several leaves out one that is erased', async ({ desk }) => {
  const { chosen, references, post } = await openOffice(desk, ['Asha Rao', 'Vikram Shah']);
  await eraseData(desk.system, 'asha.rao@example.com');
  const csv = await post('/enquiries/bulk/export', chosen);
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toContain(references[1]);
  expect(csv.body).not.toContain(references[0]);
});

test('all that the choice fits are fixed when they are shown: what comes after is not among them', async ({
  desk,
}) => {
  const { post, states } = await openOffice(desk, ['Asha Rao', 'Vikram Shah']);
  const seen = desk.system.now().toISOString();
  const fields: [string, string][] = [
    ['scope', 'all'],
    ['seen', seen],
    ['act', 'close'],
  ];
  const shown = drawnFrom<ReviewView>(await post('/enquiries/bulk?state=new', fields));
  expect(shown.heading).toBe('Close 2 enquiries?');
  await ask(desk, 'Meera Iyer');
  await post(shown.action, shown.fields);
  expect(await states()).toEqual(['closed', 'closed', 'new']);
});

test('where none is chosen or nothing is said, the list comes again and says so', async ({ desk }) => {
  const { chosen, post } = await openOffice(desk, ['Asha Rao']);
  for (const [fields, error] of [
    [[['act', 'close']], 'Tick somebody in the list first.'],
    [[...chosen, ['act', 'reopen']], 'These are already open.'],
    [[...chosen, ['act', 'assign'], ['owner', '-']], 'Choose an owner or a follow-up date.'],
  ] as [[string, string][], string][]) {
    const answer = await post('/enquiries/bulk', fields);
    expect([answer.statusCode, drawnFrom<SubmissionsView>(answer).error]).toEqual([422, error]);
  }
});

test('a recruiter finds no change of enquiries', async () => {
  const desk = await openDesk();
  const { chosen, change } = await openOffice(desk, ['Asha Rao']);
  const { link } = noticeOf(await change([...chosen, ['act', 'close']]));
  const recruiter = await desk.signIn('recruiter');
  const path = link.path.replace('/enquiries', '/applications');
  expect((await desk.ask({ path, cookie: recruiter })).statusCode).toBe(404);
  await desk.post(`${path}/undo`, {}, recruiter);
  const { database } = desk.system.storage;
  expect(await database.selectFrom('enquiries').select('state').execute()).toEqual([{ state: 'closed' }]);
});
