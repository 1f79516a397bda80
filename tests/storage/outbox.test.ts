import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { deliverDueMails, startDelivery } from '../../server/mail/deliver-outbox.ts';
import type { Mail, MailTransport } from '../../server/mail/mail.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { transportWithBreaker } from '../../server/mail/transports/transport-with-breaker.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import {
  findUnsentMails,
  listOutbox,
  resendMails,
  unreachedInWords,
  unsentInWords,
} from '../../server/services/mail/unsent-mails.ts';
import { selectMailPage } from '../../server/storage/outbox.ts';
import { insertRows } from '../../server/storage/rows.ts';
import { brokenDatabase, engines, type TestSystem, testOn } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function enquireTimes(system: TestSystem, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await enquire(system, { email: `asha${index}@example.com`, message: '' });
}

/** Keeps what it is sent; fails while `isDown`. */
function fakeTransport() {
  const transport = {
    sent: [] as Mail[],
    isDown: false,
    verify: async () => {},
    async send(mail: Mail) {
      if (transport.isDown) throw new Error('the mail server is down');
      transport.sent.push(mail);
    },
  };
  return transport satisfies MailTransport;
}

async function drain(system: TestSystem, transport: MailTransport): Promise<void> {
  while ((await deliverDueMails(system, transport)) > 0);
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('what is not sent is counted: given up, late, on its way; the oldest reason', async ({ system }) => {
    await enquireTimes(system, 3);
    const mails = await listOutbox(system);
    const { database } = system.storage;
    const set = (index: number, changes: { state?: 'failed' | 'sent'; last_error?: string }) =>
      database
        .updateTable('outbox')
        .set(changes)
        .where('reference', '=', mails[index]?.reference ?? '')
        .where('kind', '=', mails[index]?.kind ?? 'enquiry-answer')
        .execute();
    expect(await findUnsentMails(system)).toEqual({
      failed: 0,
      late: 0,
      waiting: 6,
      oldest: mails[0]?.created,
      lastError: null,
    });
    await set(0, { state: 'sent', last_error: 'sent in the end' });
    await set(1, { last_error: 'the mail server is down' });
    expect(await findUnsentMails(system)).toMatchObject({ failed: 0, late: 0, waiting: 5, lastError: null });
    system.pass(HOUR_MS + MINUTE_MS);
    expect(await findUnsentMails(system)).toMatchObject({ late: 5, lastError: 'the mail server is down' });
    await set(4, { state: 'failed', last_error: '550 no such mailbox' });
    expect(await findUnsentMails(system)).toMatchObject({
      failed: 1,
      late: 4,
      waiting: 0,
      lastError: '550 no such mailbox',
    });
    // Anybody may give an address that does not exist: nobody is called for that.
    expect(mails[5]?.kind).toBe('enquiry-confirmation');
    await set(5, { state: 'failed', last_error: '550 no such user' });
    expect(await findUnsentMails(system)).toMatchObject({ failed: 1, late: 3 });
  });

  /** The same system after NOTIFY_EMAIL was changed. */
  const changed = (system: TestSystem, ...notifyEmails: string[]): TestSystem => ({
    ...system,
    config: { ...system.config, notifyEmails },
  });
  const toFirm = ({ sent }: ReturnType<typeof fakeTransport>) =>
    sent.filter(({ fileName }) => !fileName.includes('-confirmation')).map(({ to }) => to);

  it('an entry of an earlier release, one for all of the firm, reaches each address once', async ({
    system,
  }) => {
    await enquireTimes(system, 2);
    const old = system.storage.database.updateTable('outbox').set({ recipient_lookup: '' });
    await old.where('kind', '=', 'enquiry-notification').execute();
    const transport = fakeTransport();
    await drain(changed(system, 'a@firm.example', 'B@firm.example'), transport);
    expect(toFirm(transport).toSorted()).toEqual([
      'B@firm.example',
      'B@firm.example',
      'a@firm.example',
      'a@firm.example',
    ]);
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(6);
    expect(await listOutbox(system)).toEqual([]);
  });

  it('what waits for an address that was corrected goes to the right one, by two workers too', async ({
    system,
  }) => {
    const before = changed(system, 'ofice@firm.example', 'bos@firm.example', 'kiran@firm.example');
    const transport = fakeTransport();
    for (let index = 0; index < 5; index += 1) await enquire(before, { email: `asha${index}@example.com` });
    const done = system.storage.database.updateTable('outbox').set({ state: 'sent' });
    await done.where('recipient_lookup', '=', 'kiran@firm.example').execute();
    const after = changed(system, 'office@firm.example', 'boss@firm.example', 'kiran@firm.example');
    const other = { ...after, storage: await system.openAgain() };
    await Promise.all([drain(after, transport), drain(other, transport)]);
    await drain(after, transport);
    expect(toFirm(transport).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'boss@firm.example'),
      ...Array.from({ length: 5 }, () => 'office@firm.example'),
    ]);
    expect(await listOutbox(system)).toEqual([]);
  });

  it('what waits for a colleague who left is sent to nobody', async ({ system }) => {
    await enquire(changed(system, 'office@firm.example', 'gone@firm.example'));
    const transport = fakeTransport();
    await drain(changed(system, 'office@firm.example'), transport);
    expect(toFirm(transport)).toEqual(['office@firm.example']);
    expect(await listOutbox(system)).toEqual([]);
  });

  it('an address of the firm that mail does not reach is named, with the reason', async ({ system }) => {
    const office = changed(system, 'first@firm.example', 'second@firm.example');
    await enquire(office);
    expect(await unreachedInWords(office)).toBe('');
    await deliverDueMails(office, {
      verify: async () => {},
      async send({ to }) {
        if (to !== 'first@firm.example') throw new Error('550 no such user');
      },
    });
    expect(await unreachedInWords(office)).toBe('second@firm.example (550 no such user)');
  });

  it('what was not sent is listed newest first, whatever its state, a page at a time', async ({ system }) => {
    await enquireTimes(system, 3);
    system.pass(MINUTE_MS);
    await enquireTimes(system, 5);
    const { database } = system.storage;
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const states = ['failed', 'waiting', 'sent', 'sending'] as const;
    for (const [index, { id }] of rows.entries())
      await database
        .updateTable('outbox')
        .set({ state: states[index % 4] })
        .where('id', '=', id)
        .execute();
    const unsent = rows.map(({ id }) => id).filter((_id, index) => index % 4 !== 2);
    const paged: string[] = [];
    for (let before: (typeof rows)[number] | undefined; ;) {
      const page = await selectMailPage(database, { all: false, before, limit: 2 });
      paged.push(...page.map(({ id }) => id));
      before = page.at(-1);
      if (!before) break;
    }
    expect(paged).toEqual(unsent);
  });

  it('more unsent mails than two hundred are counted as more than two hundred', async ({ system }) => {
    await enquireTimes(system, 1);
    const { database } = system.storage;
    const { id: _id, ...mail } = await database
      .selectFrom('outbox')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertRows(
      database,
      'outbox',
      Array.from({ length: 500 }, (_, index) => ({ ...mail, id: `M${index}` })),
    );
    expect(await findUnsentMails(system)).toMatchObject({ failed: 0, late: 0, waiting: 201 });
    expect([unsentInWords(200), unsentInWords(201)]).toEqual(['200', 'more than 200']);
    system.pass(HOUR_MS + MINUTE_MS);
    expect(await findUnsentMails(system)).toMatchObject({ late: 201, waiting: 0 });
  });

  it('a mail that a restore puts aside while it cannot be sent stays aside', async ({ system }) => {
    await enquireTimes(system, 1);
    const transport: MailTransport = {
      verify: async () => {},
      async send() {
        await system.storage.database.updateTable('outbox').set({ state: 'failed' }).execute();
        throw new Error('the mail server is down');
      },
    };
    await deliverDueMails(system, transport);
    expect((await listOutbox(system)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('four workers on one database send no mail twice', async ({ system }) => {
    await enquireTimes(system, 20);
    const workers = await Promise.all(
      Array.from({ length: 4 }, async () => ({ ...system, storage: await system.openAgain() })),
    );
    const transport = fakeTransport();
    await Promise.all(workers.map((worker) => drain(worker, transport)));
    expect(transport.sent).toHaveLength(40);
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(40);
    expect(await listOutbox(system)).toEqual([]);
  });

  it('mails wait longer and longer while the server is down; all leave when back', async ({ system }) => {
    await enquireTimes(system, 5);
    const transport = fakeTransport();
    transport.isDown = true;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await drain(system, transport);
      expect(await deliverDueMails(system, transport)).toBe(0);
      system.pass(HOUR_MS);
    }
    const waiting = await listOutbox(system);
    expect(waiting).toHaveLength(10);
    expect(
      waiting.every(({ attempts, error }) => attempts === 6 && error === 'the mail server is down'),
    ).toBe(true);
    expect(new Set(waiting.map(({ due }) => due)).size).toBeGreaterThan(5);
    transport.isDown = false;
    await drain(system, transport);
    expect(transport.sent).toHaveLength(10);
  });

  it('a mail whose worker was killed is sent again with the same Message-ID', async ({ system }) => {
    await enquireTimes(system, 1);
    const killed = fakeTransport();
    killed.send = (mail) => {
      killed.sent.push(mail);
      return new Promise(() => {});
    };
    void deliverDueMails(system, killed);
    await expect.poll(() => killed.sent.length).toBe(2);
    const transport = fakeTransport();
    expect(await deliverDueMails(system, transport)).toBe(0);
    system.pass(HOUR_MS);
    await drain(system, transport);
    expect(transport.sent.map(({ messageId }) => messageId).sort()).toEqual(
      killed.sent.map(({ messageId }) => messageId).sort(),
    );
  });

  it('a mail taken while the database goes is marked when it is back, sent once', async ({ system }) => {
    await enquireTimes(system, 8);
    const transport = fakeTransport();
    const storage = await system.openAgain();
    const working = storage.database;
    const { promise: allAreTaken, resolve: takeAll } = Promise.withResolvers<void>();
    const take = transport.send;
    transport.send = async (mail) => {
      await take(mail);
      if (transport.sent.length === 8) {
        storage.database = brokenDatabase();
        takeAll();
      }
      await allAreTaken;
    };
    const isBackAt = system.now().getTime() + 10 * MINUTE_MS;
    const pause = async (milliseconds: number) => {
      system.pass(milliseconds);
      if (system.now().getTime() >= isBackAt) storage.database = working;
    };
    expect(await deliverDueMails({ ...system, storage, pause }, transport)).toBe(8);
    expect(transport.sent).toHaveLength(8);
    system.pass(HOUR_MS);
    await drain(system, transport);
    expect(transport.sent).toHaveLength(16);
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(16);
  });

  it('after an outage a worker lets the others mark first what they had sent', async ({ system }) => {
    await enquireTimes(system, 1);
    const { database } = system.storage;
    await database.updateTable('outbox').set({ state: 'sending' }).execute();
    const storage = { ...(await system.openAgain()), database: brokenDatabase() };
    const transport = fakeTransport();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === 1) storage.database = database;
      if (pauses === 2) await database.updateTable('outbox').set({ state: 'sent' }).execute();
      if (pauses === 3) end();
      if (pauses >= 3) await new Promise(() => {});
    };
    startDelivery({ ...system, storage, pause }, transport);
    await isOver;
    expect(transport.sent).toEqual([]);
  });

  it('told to stop, a worker lets go at once of what it has not begun to send', async ({ system }) => {
    await enquireTimes(system, 1);
    const transport = fakeTransport();
    const stopping = AbortSignal.abort();
    await deliverDueMails(system, transport, stopping);
    expect(transport.sent).toEqual([]);
    expect(await listOutbox(system)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ]);
    await drain(system, transport);
    expect(transport.sent).toHaveLength(2);
  });

  it('trying again leaves emails that can still be undone', async ({ system }) => {
    const failed = await enquire(system, { email: 'failed@example.com' });
    const undoable = await enquire(system, { email: 'undoable@example.com' });
    const { database } = system.storage;
    await database.updateTable('outbox').set({ attempts: 1 }).where('reference', '=', failed).execute();
    const halfMinute = new Date(system.now().getTime() + 30_000).toISOString();
    await database.updateTable('outbox').set({ due: halfMinute }).execute();
    await expect(resendMails(system, undoable)).rejects.toThrow('has failed');
    expect(await resendMails(system)).toBe(2);
    const transport = fakeTransport();
    await drain(system, transport);
    expect(transport.sent.map(({ subject }) => subject.includes(failed))).toEqual([true, true]);
  });

  it('gives up after four days, and tries again when the operator says so', async ({ system }) => {
    await enquireTimes(system, 1);
    const transport = fakeTransport();
    transport.isDown = true;
    await system.storage.database.updateTable('outbox').set({ attempts: 129 }).execute();
    await drain(system, transport);
    expect((await listOutbox(system)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    await expect(resendMails(system, 'E-0000-00')).rejects.toThrow('outbox list');
    expect(await resendMails(system)).toBe(2);
    transport.isDown = false;
    await drain(system, transport);
    expect(transport.sent).toHaveLength(2);
  });

  it('does not send what was erased or withdrawn between claim and sending', async ({ system }) => {
    await enquireTimes(system, 1);
    const transport = fakeTransport();
    const { database } = system.storage;
    const claimed = database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const rows = result.rows as { state?: string; due?: string }[];
        if (rows.some(({ state }) => state === 'sending')) await database.deleteFrom('outbox').execute();
        return result;
      },
    });
    await deliverDueMails({ ...system, storage: { ...system.storage, database: claimed } }, transport);
    expect(transport.sent).toEqual([]);
  });

  it('takes a mail back whose row was erased while it was sent, or says that it left', async ({ system }) => {
    const warnings = vi.spyOn(system.log, 'warn');
    const erase = () => eraseData(system, 'asha0@example.com');
    await enquireTimes(system, 1);
    const file = openTransport(system.config);
    // Both of the enquiry's mails are on their way, and one person erases once.
    let erased: Promise<unknown> | undefined;
    const slow: MailTransport = {
      ...file,
      async send(mail) {
        await (erased ??= erase());
        await file.send(mail);
      },
    };
    await deliverDueMails(system, transportWithBreaker(slow, system.log));
    expect(await readdir(join(system.config.dataFolder, 'mail'))).toEqual([]);
    expect(warnings).not.toHaveBeenCalled();

    await enquireTimes(system, 1);
    const smtp = fakeTransport();
    await deliverDueMails(system, {
      ...smtp,
      async send(mail) {
        await smtp.send(mail);
        await erase();
      },
    });
    expect(warnings).toHaveBeenCalledWith(
      { kind: expect.stringMatching(/^enquiry-/), reference: expect.stringMatching(/^E-/) },
      'an email was sent while its subject was being erased',
    );
  });
});
