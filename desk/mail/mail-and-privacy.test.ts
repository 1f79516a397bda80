import { expect, vi } from 'vitest';
import { type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import { apply, enquire } from '../../tests/support/submissions.ts';

const PERSON = { name: 'Asha Rao', mobile: '+91 98765 43210', email: 'asha.rao@example.com' };
/** A visitor's text that contains a script. */
const SCRIPT = '<script>document.title="taken"</script>';

const ask = ({ system }: OpenedDesk) => enquire(system, { ...PERSON, message: SCRIPT });

test('mail that waits is listed with its reason, read, and tried again at once', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const reference = await ask(desk);
  const { database } = desk.system.storage;
  await database
    .updateTable('outbox')
    .set({ state: 'failed', attempts: 12, last_error: '550 no such mailbox' })
    .execute();

  const list = (await desk.ask({ path: '/mail', cookie })).json<{ view: { mails: { id: string }[] } }>();
  expect(list.view.mails).toHaveLength(2);
  expect(list.view.mails).toContainEqual(
    expect.objectContaining({
      reference,
      to: PERSON.email,
      state: 'failed',
      attempts: 12,
      error: '550 no such mailbox',
    }),
  );
  const mail = await desk.ask({ path: `/mail/${list.view.mails[0]?.id}`, cookie });
  expect(mail.json()).toMatchObject({ name: 'mail', view: { text: expect.stringContaining(reference) } });

  const shown = await desk.post('/mail/retry', {}, cookie);
  expect(shown.json()).toMatchObject({ name: 'review', view: { heading: 'Send 2 emails now?' } });
  expect(await database.selectFrom('outbox').select('state').execute()).not.toContainEqual({
    state: 'waiting',
  });
  const retried = await desk.ask({ method: 'POST', path: '/mail/retry', cookie, form: { reference } });
  expect([retried.statusCode, retried.headers.location]).toEqual([303, '/mail']);
  const rows = await database.selectFrom('outbox').select(['state', 'attempts']).execute();
  expect(rows).toEqual([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ]);
  expect(await actsOf(desk)).toContain(`mail.retried ${reference}`);
});

test('what is kept is said before it is erased; the audit log keeps the reference', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const reference = await ask(desk);
  const { number } = await issueCertificate(desk.system, {
    name: PERSON.name,
    course: 'DevOps Automation',
    issued: '2026-03-01',
  });

  const form = { email: ' ASHA.RAO@example.com ' };
  const found = await desk.ask({ method: 'POST', path: '/privacy', cookie, form });
  expect(found.json()).toMatchObject({
    view: {
      found: {
        email: 'asha.rao@example.com',
        items: [{ reference, name: 'Asha Rao', subject: null }],
        goes: expect.arrayContaining(['1 enquiry', '2 emails in the outbox, sent or not']),
        certificates: [{ number, name: 'Asha Rao', course: 'DevOps Automation' }],
      },
    },
  });
  const erased = await desk.ask({ method: 'POST', path: '/privacy/erase', cookie, form });
  expect(erased.statusCode).toBe(303);
  const { database } = desk.system.storage;
  expect(await database.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  expect(await actsOf(desk)).toContain(`data.erased ${reference}`);
  const trail = JSON.stringify(await database.selectFrom('trail').selectAll().execute());
  for (const text of [PERSON.name, PERSON.email, PERSON.mobile]) expect(trail).not.toContain(text);
});

test('an erasure whose file the store does not let go says that it follows', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const { storage } = desk.system;
  await apply(desk.system, { email: PERSON.email });
  vi.spyOn(storage.resumeFiles, 'remove').mockRejectedValue(new StorageUnavailable('The store is away.'));
  const erased = await desk.post('/privacy/erase', { email: PERSON.email }, cookie);
  const notice = String(erased.headers['set-cookie']).split(';')[0];
  const back = await desk.ask({ path: '/privacy', cookie: `${cookie}; ${notice}` });
  expect(back.json<{ frame: { notice: object } }>().frame.notice).toEqual({
    text: 'Erased: 1 application. The rows are deleted; 1 file will be deleted when the store answers.',
  });
});

test('an erasure that ends half-way does not say that nothing was changed', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const { storage } = desk.system;
  await apply(desk.system, { email: PERSON.email });
  const begin = storage.database.transaction.bind(storage.database);
  let begun = 0;
  const erase = async (failing: number) => {
    begun = 0;
    vi.spyOn(storage.database, 'transaction').mockImplementation(() => {
      begun += 1;
      if (begun === failing) throw new StorageUnavailable('The database failed: it is away.');
      return begin();
    });
    const answer = await desk.post('/privacy/erase', { email: PERSON.email }, cookie);
    vi.restoreAllMocks();
    return {
      status: answer.statusCode,
      sentence: answer.json<{ view: { sentence: string } }>().view.sentence,
    };
  };
  expect(await erase(1)).toEqual({
    status: 503,
    sentence: 'Nothing was changed. Please try again in a few seconds.',
  });
  expect(await erase(2)).toEqual({
    status: 503,
    sentence: 'It may have been done completely, partly or not at all. Check before you try again.',
  });
});

test('erasing somebody who only holds a certificate says so', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const { number } = await issueCertificate(desk.system, {
    name: PERSON.name,
    course: 'DevOps Automation',
    issued: '2026-03-01',
  });
  const row = { lookup: number, email: PERSON.email, email_lookup: PERSON.email };
  await desk.system.storage.database.insertInto('holder_addresses').values(row).execute();
  const erased = await desk.post('/privacy/erase', { email: PERSON.email }, cookie);
  const notice = String(erased.headers['set-cookie']).split(';')[0];
  const back = await desk.ask({ path: '/privacy', cookie: `${cookie}; ${notice}` });
  expect(back.json<{ frame: { notice: { text: string } } }>().frame.notice.text).toBe(
    'Erased: 1 address of a certificate holder, including its emails and notes.',
  );
});

test('an erasure during a backup is done, and says that overwriting follows', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  await apply(desk.system, { email: PERSON.email });
  const backup = await desk.system.storage.lockMaintenance();
  const erased = await desk.post('/privacy/erase', { email: PERSON.email }, cookie);
  await backup?.release();
  const notice = String(erased.headers['set-cookie']).split(';')[0];
  const back = await desk.ask({ path: '/privacy', cookie: `${cookie}; ${notice}` });
  expect(back.json<{ frame: { notice: { text: string } } }>().frame.notice.text).toContain(
    'Erased: 1 application, including its emails and notes. The deleted rows are not overwritten in the database’s files yet',
  );
});

test('what is no address is refused with what was typed, and nothing is erased', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const form = { email: 'Asha Rao' };
  const answer = await desk.ask({ method: 'POST', path: '/privacy', cookie, form });
  expect([answer.statusCode, answer.json<{ view: { email: string } }>().view.email]).toEqual([
    422,
    'Asha Rao',
  ]);
  expect((await desk.ask({ method: 'POST', path: '/privacy/erase', cookie, form })).statusCode).toBe(422);
});

async function actsOf({ system }: OpenedDesk): Promise<string[]> {
  const lines = await system.storage.database.selectFrom('trail').selectAll().execute();
  return lines.map(({ act, reference }) => `${act} ${reference}`);
}
