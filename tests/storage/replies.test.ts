import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { RESUME_MAX_BYTES } from '../../contracts/limits.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { setInterview } from '../../server/services/interviews/change-interview.ts';
import { enterAsEnquiry, matchByHand } from '../../server/services/replies/match-by-hand.ts';
import { heldUntil, readMailbox } from '../../server/services/replies/read-mailbox.ts';
import { LostTurn } from '../../server/services/replies/store-reply.ts';
import { correctAddress } from '../../server/services/submissions/correct-address.ts';
import { eachSubmission, showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { withNotes } from '../../server/services/submissions/with-notes.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { holdMailbox } from '../../server/storage/mailboxes.ts';
import { lockReceived } from '../../server/storage/received-rows.ts';
import { transactionDespiteDeadlocks } from '../../server/storage/retry-deadlock.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import { selectRepliesTo, selectUnmatched, selectWaiting } from '../../server/storage/replies.ts';
import {
  MAILBOX_SETTINGS,
  MAILBOX_ID,
  officeMailbox,
  type OfficeMailbox,
} from '../support/office-mailbox.ts';
import { newPersonRow } from '../support/new-person-row.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { docx, pdf, pdfWith } from '../support/resumes.ts';
import {
  type AnsweredMail,
  automaticReply,
  BOUNCES,
  delayed,
  replyBy,
  replyWith,
} from '../support/sent-replies.ts';
import { waitingStatements } from '../support/waiting-statements.ts';
import type { Engine } from '../../server/storage/storage.ts';
import { apply, deliver, enquire } from '../support/submissions.ts';
import { answerApplication, answerEnquiry, closeSubmission } from '../support/acts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WAIT = { timeout: 20_000, interval: 20 };
const ASHA = 'asha@example.com';
const PLAIN = 'without anything quoted';
/** What a mail to the office answers that has nothing to do with ours. */
const STRANGER: AnsweredMail = {
  to: 'office@firm.example',
  messageId: '<x@example.com>',
  subject: 'Hello',
  text: '',
};

type Office = TestSystem & OfficeMailbox;

async function openOffice(engine: Engine, settings: Record<string, string> = {}): Promise<Office> {
  const system = await openTestSystem(engine, { ...MAILBOX_SETTINGS, ...settings });
  return { ...system, ...(await officeMailbox(system)) };
}

const ask = (system: TestSystem, email = ASHA, name = 'Asha Rao') =>
  enquire(system, { name, email, message: `Which courses? ${randomUUID()}` });

/** The same email from another sender. */
const from = (address: string, source: Buffer) =>
  Buffer.from(source.toString('latin1').replaceAll(ASHA, address), 'latin1');

const VIKRAM = { name: 'Vikram Shah', email: 'vikram@example.com' };

async function send(system: TestSystem): Promise<Mail[]> {
  system.pass(MINUTE_MS);
  return await deliver(system);
}

/** Answers it, and returns the mail that left as its reader can answer it. */
async function answer(system: TestSystem, reference: string): Promise<AnsweredMail> {
  const letter = { subject: 'Your enquiry', text: 'The next class begins on Monday.' };
  const kind = reference.startsWith('E') ? answerEnquiry : answerApplication;
  await kind(system, reference, letter, { by: 'Priya Nair' });
  const mail = (await send(system)).find(({ isByPerson }) => isByPerson);
  if (!mail) throw new Error('the letter did not leave');
  return { to: mail.replyTo ?? '', messageId: mail.messageId, subject: mail.subject, text: mail.text };
}

/** An enquiry that was answered, and the email that its reader can answer. */
async function openAnswered(engine: Engine) {
  const office = await openOffice(engine);
  const reference = await ask(office);
  return { office, reference, mail: await answer(office, reference) };
}

const unmatched = (system: TestSystem, list: 'people' | 'programs' = 'people') =>
  selectUnmatched(system.storage.database, { list, limit: 100 });
const repliesTo = (system: TestSystem, reference: string) =>
  selectRepliesTo(system.storage.database, [reference]);
const textsOfAll = async ({ storage }: TestSystem) =>
  (await storage.database.selectFrom('replies').select('text').orderBy('text').execute()).map(
    ({ text }) => text,
  );
const stateOf = async (system: TestSystem, reference: string) =>
  (await showSubmission(system, reference.startsWith('E') ? 'enquiry' : 'application', reference)).state;
const waiting = async (system: TestSystem) =>
  (await selectWaiting(system.storage.database)).map(({ reference }) => reference);

describe.each(engines)('on %s', (engine) => {
  describe('where an answer goes', () => {
    it('to the mailbox with what leads back, from letters and confirmations; to the office without a mailbox', async () => {
      const office = await openOffice(engine);
      const reference = await ask(office);
      const mails = await send(office);
      const confirmation = mails.find(({ to }) => to.includes(ASHA));
      expect(confirmation?.replyTo).toMatch(/^office\+e\w{6}-[a-z2-7]{10}@firm\.example$/);
      expect((await answer(office, reference)).to).toBe(confirmation?.replyTo);
      expect(mails.find(({ to }) => !to.includes(ASHA))?.replyTo).toBe(ASHA);

      const without = await openTestSystem(engine, { NOTIFY_EMAIL: 'desk@firm.example' });
      expect((await answer(without, await ask(without))).to).toBe('desk@firm.example');
    });
  });

  describe('a reply', () => {
    it('belongs to the enquiry whose address it came to, which is new again, until it is answered', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      expect(await stateOf(office, reference)).toBe('answered');
      office.mailbox.deliver(replyBy('Gmail, both forms', 'And the fee?', mail, 'r1').source);
      expect(await office.read()).toBe(1);
      expect(await repliesTo(office, reference)).toMatchObject([
        { kind: 'reply', sender: ASHA, sender_name: 'Asha Rao', text: 'And the fee?', settled_by: null },
      ]);
      expect([await stateOf(office, reference), await waiting(office)]).toEqual(['new', [reference]]);

      const { version } = await answerEnquiry(office, reference, 'phone', { by: 'Priya Nair' });
      expect(await waiting(office)).toEqual([]);
      await undoChange(office, reference, { by: 'Priya Nair', version });
      expect([await stateOf(office, reference), await waiting(office)]).toEqual(['new', [reference]]);
    });

    it('belongs to the application that it answers, which stays in its step', async () => {
      const office = await openOffice(engine);
      const reference = await apply(office, VIKRAM);
      const mail = { ...(await answer(office, reference)), to: 'office@firm.example' };
      office.mailbox.deliver(replyBy('iPhone', 'I can come on Friday.', mail, 'r2').source);
      await office.read();
      expect(await repliesTo(office, reference)).toHaveLength(1);
      expect([await stateOf(office, reference), await waiting(office)]).toEqual(['new', [reference]]);
    });

    it('to a confirmation belongs to its enquiry', async () => {
      const office = await openOffice(engine);
      const reference = await ask(office);
      const confirmation = (await send(office)).find(({ to }) => to.includes(ASHA));
      const mail = { ...STRANGER, messageId: confirmation?.messageId ?? '' };
      office.mailbox.deliver(replyBy(PLAIN, 'One more thing.', mail, 'r3').source);
      await office.read();
      expect(await repliesTo(office, reference)).toHaveLength(1);
    });

    it('to a closed enquiry leaves it closed, and waits', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      await closeSubmission(office, reference, { by: 'Priya Nair' }, { outcome: 'joined' });
      office.mailbox.deliver(replyBy(PLAIN, 'May I change the date?', mail, 'r4').source);
      await office.read();
      expect([await stateOf(office, reference), await waiting(office)]).toEqual(['closed', [reference]]);
    });

    it('with a reference alone belongs to it only from its own address', async () => {
      const office = await openOffice(engine);
      const reference = await ask(office);
      const { source } = replyBy(PLAIN, 'It is me.', { ...STRANGER, subject: reference }, 'r5');
      office.mailbox.deliver(from('mallory@example.com', source));
      office.mailbox.deliver(source);
      await office.read();
      expect(await repliesTo(office, reference)).toMatchObject([{ sender: ASHA }]);
      expect(await unmatched(office)).toMatchObject([{ sender: 'mallory@example.com' }]);
    });

    it('to an address with another signature fits nothing', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      const forged = { ...STRANGER, to: mail.to.replace(/-[a-z2-7]{10}@/, '-aaaaaaaaaa@') };
      office.mailbox.deliver(from('m@example.com', replyBy(PLAIN, 'Hello', forged, 'r6').source));
      await office.read();
      expect([await repliesTo(office, reference), await unmatched(office)]).toMatchObject([
        [],
        [{ text: 'Hello' }],
      ]);
    });

    it('of a program is kept, and nobody waits for an answer', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(automaticReply('Auto-Submitted: auto-replied', mail, 'r7'));
      await office.read();
      expect(await repliesTo(office, reference)).toMatchObject([{ kind: 'auto' }]);
      expect([await stateOf(office, reference), await waiting(office)]).toEqual(['answered', []]);
      expect(await send(office), 'nothing answers a program').toEqual([]);
    });

    it('that the site sent itself is no reply', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      const source = replyBy(PLAIN, 'x', mail, 'own').source.toString();
      office.mailbox.deliver(Buffer.from(source.replace(/Message-ID: .*/, `Message-ID: ${mail.messageId}`)));
      expect(await office.read()).toBe(0);
      expect([await repliesTo(office, reference), await unmatched(office)]).toEqual([[], []]);
    });
  });

  describe('what is known of a mail', () => {
    /** As a person's program writes it, to the office or an address that leads back. */
    const mail = (to: string, head: string[], body: string) =>
      Buffer.from(
        [
          `To: ${to}`,
          `Message-ID: <${randomUUID()}@mail.example.com>`,
          'MIME-Version: 1.0',
          ...head,
          '',
          body,
        ].join('\r\n'),
      );
    const FROM = 'From: Asha Rao <asha@example.com>';

    it('an answer that a list of old passed on opens the enquiry again', async () => {
      const {
        office,
        reference,
        mail: { to },
      } = await openAnswered(engine);
      office.mailbox.deliver(mail(to, [FROM, 'Precedence: bulk'], 'Yes, I join on Monday.'));
      await office.read();
      expect(await repliesTo(office, reference)).toMatchObject([{ kind: 'reply' }]);
      expect(await stateOf(office, reference)).toBe('new');
    });

    it('what went to many is of a program where it fits nothing, and of a person where a list alone passed it on', async () => {
      const office = await openOffice(engine);
      const head = [FROM, 'Subject: Offer'];
      office.mailbox.deliver(mail('office@firm.example', [...head, 'Precedence: bulk'], 'News'));
      office.mailbox.deliver(mail('office@firm.example', [...head, 'Precedence: list'], 'A question'));
      await office.read();
      expect((await unmatched(office)).map(({ text }) => text)).toEqual(['A question']);
      expect((await unmatched(office, 'programs')).map(({ text }) => text)).toEqual(['News']);
    });

    it('only what went to and fro before is folded away', async () => {
      const {
        office,
        reference,
        mail: { to, subject, text },
      } = await openAnswered(engine);
      const quoted = text.replaceAll(/^/gm, '> ');
      const paid = 'I paid.\nFrom: HDFC Bank 0123\nDate: 26 Nov 2026\nAmount: 25,000';
      const head = `Fra: The Office <office@firm.example>\nSendt: torsdag\nTil: Asha\nEmne: ${subject}`;
      for (const body of [
        `${paid}\n\nczw., 26 lis 2026 o 10:00 The Office <office@firm.example> napisał(a):\n${quoted}`,
        `Second.\n\n${head}\n\n${text}\n`,
      ])
        office.mailbox.deliver(mail(to, [FROM, 'Content-Type: text/plain; charset=utf-8'], body));
      await office.read();
      const texts = (await repliesTo(office, reference)).map((reply) => reply.text);
      expect(texts.toSorted()).toEqual([paid, 'Second.']);
    });

    it('a report of a server that nobody knows counts where the mail is ours', async () => {
      const {
        office,
        reference,
        mail: { messageId },
      } = await openAnswered(engine);
      const head = ['From: System Administrator <system@example.net>', 'Subject: Delivery Failure'];
      const body = (id: string) =>
        `Could not deliver to asha@example.com\r\n550 5.1.1 No such user\r\nMessage-ID: ${id}`;
      office.mailbox.deliver(mail('office@firm.example', head, body(`<${randomUUID()}@www.firm.example>`)));
      await office.read();
      expect([await stateOf(office, reference), (await unmatched(office)).length]).toEqual(['answered', 1]);
      office.mailbox.deliver(mail('office@firm.example', head, body(messageId)));
      await office.read();
      expect(await repliesTo(office, reference)).toMatchObject([{ kind: 'bounce' }]);
      expect(await findUndelivered(office)).toMatchObject([
        { reference, reason: 'there is no such address' },
      ]);
    });

    it('who declines an interview in the calendar is heard, without any other mark', async () => {
      const office = await openOffice(engine);
      await office.storage.database
        .insertInto('people')
        .values(newPersonRow('Ravi Menon', 'recruiter'))
        .execute();
      const reference = await apply(office, VIKRAM);
      const typed = {
        times: ['2999-12-02T15:30'],
        minutes: '45',
        place: 'Room 1',
        interviewers: ['Ravi Menon'],
        words: '',
      };
      await setInterview(office, reference, typed, { by: 'Ravi Menon' });
      const invitation = (await send(office)).find(({ isByPerson }) => isByPerson);
      const event = ICAL.Component.fromString(invitation?.calendar?.content ?? '').getFirstSubcomponent(
        'vevent',
      );
      const value = (name: string) => String(event?.getFirstPropertyValue(name));
      expect(value('organizer')).toBe(`mailto:${invitation?.replyTo}`);
      const file = (partstat: string) =>
        `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:${value('uid')}\r\nATTENDEE;PARTSTAT=${partstat}:mailto:vikram@example.com\r\nCOMMENT:Can we do Friday?\r\nEND:VEVENT\r\nEND:VCALENDAR`;
      const type = 'Content-Type: text/calendar; method=REPLY';
      for (const answered of ['DECLINED', 'ACCEPTED'])
        office.mailbox.deliver(
          mail(
            'office@firm.example',
            ['From: vikram@example.com', `Subject: ${answered}`, type],
            file(answered),
          ),
        );
      await office.read();
      const replies = await repliesTo(office, reference);
      expect(replies.map(({ text }) => text).toSorted()).toEqual([
        'Accepted the interview of 2 December: Can we do Friday?',
        'Declined the interview of 2 December: Can we do Friday?',
      ]);
      expect(replies.map(({ kind, attachments }) => [kind, attachments])).toEqual([
        ['reply', []],
        ['reply', []],
      ]);
    });
  });

  describe('once', () => {
    it('is every mail stored, with its file, when two read, and when the numbers begin anew', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      for (let index = 0; index < 3; index += 1)
        office.mailbox.deliver(replyBy(PLAIN, `Mail ${index}`, mail, `twice-${index}`).source);
      office.mailbox.deliver(replyWith([{ name: 'a.pdf', content: pdf() }], 'Mail 3', mail, 'twice-3'));
      const other = { ...office.reader };
      const again = { ...office, storage: await office.openAgain() };
      const outcomes = await Promise.allSettled([
        office.read(),
        readMailbox(again, other, office.mailbox.openAgain()),
      ]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(LostTurn);
      await office.read();
      const texts = ['Mail 0', 'Mail 1', 'Mail 2', 'Mail 3'];
      const stored = async () => (await repliesTo(office, reference)).map(({ text }) => text).toSorted();
      expect(await stored()).toEqual(texts);
      const files = async () => await Array.fromAsync(office.storage.resumeFiles.list());
      const before = await files();
      office.mailbox.countAnew();
      expect(await office.read()).toBe(0);
      expect([await stored(), await files()]).toEqual([texts, before]);
    });

    it('is a mail stored though a backup is restored while others are read', async () => {
      const office = await openOffice(engine);
      const { database } = office.storage;
      for (const text of ['First', 'Second'])
        office.mailbox.deliver(replyBy(PLAIN, text, STRANGER, `restored-${text}`).source);
      const { read } = office.mailbox;
      office.mailbox.read = async (uid, maxBytes) => {
        if (uid === 2) {
          // As a backup from before the first one has it.
          await database.deleteFrom('replies').execute();
          await database.updateTable('mailboxes').set({ last_uid: '0' }).execute();
          office.mailbox.read = read;
        }
        return await read(uid, maxBytes);
      };
      await expect(office.read()).rejects.toBeInstanceOf(LostTurn);
      await office.read();
      expect((await unmatched(office)).map(({ text }) => text).toSorted()).toEqual(['First', 'Second']);
    });

    it('is a reply stored that is read while a backup is restored, which goes on', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      const file = join(office.config.dataFolder, 'read-on.backup');
      await backupData(office, file);
      office.mailbox.deliver(replyBy(PLAIN, 'Meanwhile', mail, 'meanwhile').source);
      // As the server has it, beside the process of the command.
      const server = { ...office, storage: await office.openAgain() };
      const read = () => readMailbox(server, office.reader, office.mailbox);
      const stored: number[] = [];
      const whileCopied = async () => void stored.push(await read());
      await restoreData(office, file, { isCopyWanted: false, whileCopied });
      stored.push(await read(), await read());
      expect(stored).toEqual([1, 1, 0]);
      expect(await repliesTo(server, reference)).toMatchObject([{ text: 'Meanwhile' }]);
      expect([await stateOf(server, reference), await waiting(server)]).toEqual(['new', [reference]]);
    });

    it('is a mail stored that comes by two ways; another text under its id is another mail', async () => {
      const office = await openOffice(engine);
      const { source } = replyBy(PLAIN, 'First', STRANGER, 'same');
      office.mailbox.deliver(source);
      office.mailbox.deliver(Buffer.concat([Buffer.from('Received: by another way\r\n'), source]));
      office.mailbox.deliver(replyBy(PLAIN, 'Second', STRANGER, 'same').source);
      await office.read();
      expect((await unmatched(office)).map(({ text }) => text).toSorted()).toEqual(['First', 'Second']);
    });

    it('another server reads it only when the first has let go, or has been silent for minutes', async () => {
      const { storage, now, pass } = await openOffice(engine);
      const hold = (holder: string) =>
        holdMailbox(storage.database, MAILBOX_ID, {
          holder,
          now: now().toISOString(),
          until: heldUntil({ now }),
        });
      pass(10 * MINUTE_MS);
      expect([await hold('one'), await hold('two'), await hold('one')]).toEqual([true, false, true]);
      pass(2 * MINUTE_MS);
      expect([await hold('two'), await hold('one')]).toEqual([true, false]);
    });
  });

  it('of a mailbox that nobody has read yet, what fits nothing and what is old is left alone', async () => {
    const { office, reference, mail } = await openAnswered(engine);
    office.mailbox.countAnew();
    office.mailbox.deliver(replyBy(PLAIN, 'Before', mail, 'first-1').source);
    office.mailbox.deliver(replyBy(PLAIN, 'News', STRANGER, 'first-2').source);
    office.mailbox.deliver(replyBy(PLAIN, 'Old', mail, 'first-3').source, {
      received: new Date(office.now().getTime() - 15 * DAY_MS),
    });
    expect(await office.read()).toBe(1);
    expect((await repliesTo(office, reference)).map(({ text }) => text)).toEqual(['Before']);
    expect(await unmatched(office)).toEqual([]);
    office.mailbox.deliver(replyBy(PLAIN, 'More news', STRANGER, 'first-4').source);
    await office.read();
    expect(await unmatched(office)).toHaveLength(1);
  });

  describe('a mail that came back', () => {
    const bounce = (mail: AnsweredMail, recipient = ASHA) =>
      BOUNCES['Postfix']?.({ mail, recipient, to: 'office@firm.example' }) ?? Buffer.alloc(0);

    it('marks its letter as not arrived, and the enquiry as new', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(bounce(mail));
      await office.read();
      expect(await stateOf(office, reference)).toBe('new');
      expect(await findUndelivered(office)).toEqual([
        expect.objectContaining({
          reference,
          to: ASHA,
          by: 'Priya Nair',
          reason: 'there is no such address',
        }),
      ]);
      expect(await waiting(office)).toEqual([]);
    });

    it('leaves alone a letter that is to be sent anew since', async () => {
      const { office, mail } = await openAnswered(engine);
      const { database } = office.storage;
      await database.updateTable('outbox').set({ state: 'waiting' }).execute();
      office.mailbox.deliver(bounce(mail));
      await office.read();
      expect(await findUndelivered(office)).toEqual([]);
      const states = await database.selectFrom('outbox').select('state').distinct().execute();
      expect(states).toEqual([{ state: 'waiting' }]);
    });

    it('leaves alone a letter that goes to another address since', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(bounce(mail));
      await office.read();
      await correctAddress(office, reference, 'asha.rao@example.com', { by: 'Priya Nair' });
      expect(await send(office)).toMatchObject([{ to: 'asha.rao@example.com' }]);
      office.mailbox.deliver(
        Buffer.concat([Buffer.from('X-Second: yes\r\n'), bounce(mail), Buffer.from('\r\n.')]),
      );
      await office.read();
      expect(await findUndelivered(office)).toEqual([]);
      office.mailbox.deliver(bounce(mail, 'asha.rao@example.com'));
      await office.read();
      expect(await findUndelivered(office)).toMatchObject([{ to: 'asha.rao@example.com' }]);
    });

    it('late is none yet', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(delayed({ mail, recipient: ASHA, to: 'office@firm.example' }));
      await office.read();
      expect([await stateOf(office, reference), await findUndelivered(office)]).toEqual(['answered', []]);
      expect(await repliesTo(office, reference)).toMatchObject([{ kind: 'auto' }]);
    });
  });

  describe('what comes with a mail', () => {
    it('is kept under the rules of resumes, also without words beside it; the rest is named with the reason', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(
        replyWith(
          [
            { name: 'Resume.pdf', content: pdf('Asha') },
            {
              name: 'Acts.pdf',
              content: pdfWith('/OpenAction 10 0 R', '<</S/JavaScript/JS(app.alert(1))>>'),
            },
            { name: 'Modern.doc', content: docx() },
            { name: 'virus.pdf.exe', content: Buffer.from('MZ') },
            { name: 'photo.jpg', content: Buffer.from('JFIF') },
          ],
          '',
          mail,
          'files-1',
        ),
      );
      await office.read();
      const [reply] = await repliesTo(office, reference);
      expect([reply?.text, await stateOf(office, reference)]).toEqual(['', 'new']);
      expect(reply?.attachments).toMatchObject([
        { name: 'Resume.pdf', marks: '', refusal: null },
        { name: 'Acts.pdf', marks: expect.stringContaining('script'), refusal: null },
        { name: 'Modern.docx', file_key: expect.stringMatching(/\.docx$/), marks: '', refusal: null },
        { name: 'virus.pdf.exe', file_key: null, refusal: expect.stringContaining('PDF, DOC and DOCX') },
        { name: 'photo.jpg', file_key: null, refusal: expect.stringContaining('PDF, DOC and DOCX') },
      ]);
      const keys = (await Array.fromAsync(office.storage.resumeFiles.list())).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(
        reply?.attachments.flatMap(({ file_key }) => file_key ?? []).toSorted(),
      );
    });

    it('is kept byte for byte at its largest, when the mail that it came in lies in memory no more', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      const files = ['One.pdf', 'Two.pdf'].map((name) => {
        const content = pdf(name, RESUME_MAX_BYTES - pdf(name).length);
        return { name, content, sha256: createHash('sha256').update(content).digest('hex') };
      });
      office.mailbox.deliver(replyWith(files, 'Here.', mail, 'files-3'));
      const reading = vi.spyOn(office.mailbox, 'read');
      const { resumeFiles } = office.storage;
      const keep = resumeFiles.keep.bind(resumeFiles);
      const inMemory: unknown[] = [];
      vi.spyOn(resumeFiles, 'keep').mockImplementation(async (path, key) => {
        inMemory.push((await reading.mock.results[0]?.value)?.length);
        await keep(path, key);
      });
      await office.read();
      const [reply] = await repliesTo(office, reference);
      expect(reply?.attachments).toMatchObject(
        files.map(({ name, sha256 }) => ({ name, bytes: RESUME_MAX_BYTES, sha256, refusal: null })),
      );
      expect(inMemory).toEqual([0, 0]);
    });
  });

  it('a mail that is too large is named with how it begins, one that cannot be read as such', async () => {
    const office = await openOffice(engine);
    const mail = { to: 'office@firm.example', messageId: '<x@example.com>', subject: 'Large', text: '' };
    office.mailbox.deliver(replyBy(PLAIN, 'It begins so.', mail, 'large').source, { bytes: 52_000_000 });
    office.mailbox.deliver(
      Buffer.from(`From: b@example.com\r\nSubject: deep\r\n${'X: y\r\n'.repeat(200_000)}\r\nwords`),
    );
    await office.read();
    expect(await unmatched(office)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'Re: Large', text: 'It begins so.', lack: 'too-large' }),
        expect.objectContaining({ sender: 'b@example.com', subject: 'deep', text: '', lack: 'unreadable' }),
      ]),
    );
  });

  describe('privacy', () => {
    it('an erasure takes replies, what fits nothing from the address, and files; a restore brings none back', async () => {
      const { office, mail } = await openAnswered(engine);
      office.mailbox.deliver(replyWith([{ name: 'a.pdf', content: pdf() }], 'CANARY-1', mail, 'gone-1'));
      office.mailbox.deliver(replyWith([{ name: 'b.pdf', content: pdf() }], 'CANARY-2', STRANGER, 'gone-2'));
      office.mailbox.deliver(
        from('other@example.com', replyBy(PLAIN, 'Mine stays.', STRANGER, 'stays').source),
      );
      await office.read();
      const file = join(office.config.dataFolder, 'before.backup');
      await backupData(office, file);
      expect((await findPersonData(office, ASHA)).goes).toContain('2 emails received');
      const exported = await Array.fromAsync(withNotes(office, eachSubmission(office, 'enquiry')));
      expect(exported).toMatchObject([
        { replies: expect.stringMatching(/asha@example.com: Re: .*\nCANARY-1\n\[a.pdf\]$/) },
      ]);
      await eraseData(office, ASHA);
      const all = async () => await office.storage.database.selectFrom('replies').selectAll().execute();
      expect((await all()).map(({ text }) => text)).toEqual(['Mine stays.']);
      expect(await office.storage.database.selectFrom('reply_attachments').selectAll().execute()).toEqual([]);
      expect(await Array.fromAsync(office.storage.resumeFiles.list())).toEqual([]);
      await restoreData(office, file, { isCopyWanted: false });
      expect((await all()).map(({ text }) => text)).toEqual(['Mine stays.']);
      expect(await Array.fromAsync(office.storage.resumeFiles.list())).toEqual([]);
      office.mailbox.countAnew();
      await office.read();
      expect((await all()).map(({ text }) => text)).toEqual(['Mine stays.']);
    });

    it('the address of a mail server that sent reports leads to nobody', async () => {
      const office = await openOffice(engine);
      await ask(office);
      const confirmation = (await send(office)).find(({ to }) => to.includes(ASHA));
      const bounce = { mail: confirmation as Mail, recipient: ASHA, to: confirmation?.replyTo ?? '' };
      office.mailbox.deliver((BOUNCES['Postfix'] as (typeof BOUNCES)[string])(bounce));
      await office.read();
      const [row] = await office.storage.database.selectFrom('replies').selectAll().execute();
      expect(row).toMatchObject({ kind: 'bounce', reference: expect.stringMatching(/^E-/) });
      expect((await findPersonData(office, row?.sender ?? '')).items).toEqual([]);
    });

    it('an erasure is told of mails that were put to an enquiry since the backup, which held them as fitting nothing', async () => {
      const office = await openOffice(engine);
      const reference = await ask(office);
      for (const text of ['Matched', 'Entered', 'Stays'])
        office.mailbox.deliver(
          from(`${text.toLowerCase()}@example.com`, replyBy(PLAIN, text, STRANGER, text).source),
        );
      await office.read();
      const file = join(office.config.dataFolder, 'unmatched.backup');
      await backupData(office, file);
      const idOf = async (text: string) =>
        (await unmatched(office)).find((mail) => mail.text === text)?.id ?? '';
      await matchByHand(office, await idOf('Matched'), reference);
      const typed = { name: 'Asha', phone: '', email: ASHA, course: '', message: 'Entered' };
      await enterAsEnquiry(office, await idOf('Entered'), typed, { by: 'Priya Nair' });
      await eraseData(office, ASHA);
      expect(await textsOfAll(office)).toEqual(['Stays']);
      await restoreData(office, file, { isCopyWanted: false });
      expect(await textsOfAll(office)).toEqual(['Stays']);
    });

    it('what an erased person wrote is not read again after a restore, whatever it was matched by', async () => {
      const office = await openOffice(engine);
      const reference = await ask(office);
      const file = join(office.config.dataFolder, 'early.backup');
      await backupData(office, file);
      office.mailbox.deliver(replyBy(PLAIN, 'Fits nothing', STRANGER, 'again-1').source);
      office.mailbox.deliver(replyBy(PLAIN, 'Named', { ...STRANGER, subject: reference }, 'again-2').source);
      office.mailbox.deliver(
        from('other@example.com', replyBy(PLAIN, 'Of another', STRANGER, 'again-3').source),
      );
      expect(await office.read()).toBe(3);
      expect(await repliesTo(office, reference)).toMatchObject([{ text: 'Named' }]);
      await eraseData(office, ASHA);
      await restoreData(office, file, { isCopyWanted: false });
      expect(await textsOfAll(office)).toEqual([]);
      expect(await office.read()).toBe(1);
      expect(await textsOfAll(office)).toEqual(['Of another']);
      office.mailbox.deliver(replyBy(PLAIN, 'Written since', STRANGER, 'again-4').source);
      await office.read();
      expect(await textsOfAll(office)).toEqual(['Of another', 'Written since']);
    });

    it('a restore brings back no reply that stands in the backup without its enquiry', async () => {
      const office = await openOffice(engine);
      const { database } = office.storage;
      const reference = await ask(office);
      office.mailbox.deliver(replyBy(PLAIN, 'Alone', await answer(office, reference), 'alone').source);
      await office.read();
      const reply = await database.selectFrom('replies').selectAll().executeTakeFirstOrThrow();
      await eraseData(office, ASHA);
      // The erasure knows nothing of it.
      await database
        .insertInto('replies')
        .values({ ...reply, id: 'alone' })
        .execute();
      const file = join(office.config.dataFolder, 'alone.backup');
      await backupData(office, file);
      await restoreData(office, file, { isCopyWanted: false });
      expect(await textsOfAll(office)).toEqual([]);
    });

    it('replies to an application that is deleted while a backup is written are not in it', async () => {
      const office = await openOffice(engine);
      const reference = await apply(office, VIKRAM);
      const mail = await answer(office, reference);
      office.mailbox.deliver(replyBy(PLAIN, 'On Friday?', mail, 'during').source);
      await office.read();
      const { resumeFiles } = office.storage;
      const read = resumeFiles.read.bind(resumeFiles);
      vi.spyOn(resumeFiles, 'read').mockImplementationOnce(async (key) => {
        await eraseData(
          { ...office, storage: { ...office.storage, lockMaintenance: async () => undefined } },
          'vikram@example.com',
        );
        return await read(key);
      });
      const file = join(office.config.dataFolder, 'during.backup');
      await backupData(office, file);
      const other = await openOffice(engine);
      await restoreData(other, file);
      expect(await textsOfAll(other)).toEqual([]);
    });

    it('a reply to an enquiry that is erased while its attachments are kept is not stored, and not read again', async () => {
      const { office, mail } = await openAnswered(engine);
      office.mailbox.deliver(replyWith([{ name: 'a.pdf', content: pdf() }], 'Late', mail, 'late'));
      const { resumeFiles } = office.storage;
      const keep = resumeFiles.keep.bind(resumeFiles);
      vi.spyOn(resumeFiles, 'keep').mockImplementationOnce(async (temporaryPath, key) => {
        await keep(temporaryPath, key);
        await eraseData(office, ASHA);
      });
      await expect(office.read()).rejects.toBeInstanceOf(LostTurn);
      const stored = async () => [await textsOfAll(office), await Array.fromAsync(resumeFiles.list())];
      expect(await stored()).toEqual([[], []]);
      expect(await office.read()).toBe(0);
      expect(await stored()).toEqual([[], []]);
    });

    it.each(['the upload', 'the commit'])(
      'an attachment of which %s got no answer is noted, so that the sweep knows it',
      async (step) => {
        const { office, mail } = await openAnswered(engine);
        office.mailbox.deliver(replyWith([{ name: 'a.pdf', content: pdf() }], 'Doubt', mail, 'doubt'));
        const { resumeFiles } = office.storage;
        const silent = new StorageUnavailable('No answer.', { isOutcomeUnknown: true });
        const keep = resumeFiles.keep.bind(resumeFiles);
        vi.spyOn(resumeFiles, 'keep').mockImplementationOnce(async (temporaryPath, key) => {
          await keep(temporaryPath, key);
          if (step === 'the upload') throw silent;
          vi.spyOn(office.storage.database, 'transaction').mockImplementationOnce(() => {
            throw silent;
          });
        });
        await expect(office.read()).rejects.toBe(silent);
        const [left] = await Array.fromAsync(resumeFiles.list());
        expect(await resumeFiles.isInDoubt(left?.key ?? '')).toBe(true);
      },
    );

    it('a backup brings replies and files back, and the mailbox is read on from there', async () => {
      const { office, reference, mail } = await openAnswered(engine);
      office.mailbox.deliver(replyWith([{ name: 'a.pdf', content: pdf() }], 'Before', mail, 'kept-1'));
      await office.read();
      const file = join(office.config.dataFolder, 'kept.backup');
      await backupData(office, file);
      office.mailbox.deliver(replyWith([{ name: 'b.pdf', content: pdf('b') }], 'After', mail, 'kept-2'));
      await office.read();
      await restoreData(office, file, { isCopyWanted: false });
      const texts = async () => (await repliesTo(office, reference)).map(({ text }) => text);
      expect(await texts()).toEqual(['Before']);
      await office.read();
      expect(await texts()).toEqual(['Before', 'After']);
      expect(await Array.fromAsync(office.storage.resumeFiles.list())).toHaveLength(2);
    });

    it('what fits nothing goes when it is as old as an enquiry may get', async () => {
      const office = await openOffice(engine, { RETENTION_DAYS: '30' });
      office.mailbox.deliver(replyWith([{ name: 'b.pdf', content: pdf() }], 'Hello', STRANGER, 'old-1'));
      await office.read();
      office.pass(29 * DAY_MS);
      await purgeData(office);
      expect(await unmatched(office)).toHaveLength(1);
      office.pass(2 * DAY_MS);
      await purgeData(office);
      expect(await unmatched(office)).toEqual([]);
      expect(await Array.fromAsync(office.storage.resumeFiles.list())).toEqual([]);
    });
  });
});

describe.skipIf(!engines.includes('postgres'))('on PostgreSQL', () => {
  it('an erasure takes a reply that is stored in the same moment', async () => {
    const office = await openOffice('postgres');
    const reference = await ask(office);
    office.mailbox.deliver(replyBy(PLAIN, 'Beside', STRANGER, 'beside').source);
    await office.read();
    const again = await office.openAgain();
    const erasure = await again.database.transaction().execute(async (storing) => {
      await storing.updateTable('enquiries').set({ version: 2 }).execute();
      const erasing = eraseData(office, ASHA);
      await vi.waitUntil(async () => (await waitingStatements(again.database)) > 0, WAIT);
      await storing.updateTable('replies').set({ reference }).execute();
      return { erasing };
    });
    await erasure.erasing;
    expect(await textsOfAll(office)).toEqual([]);
  });

  /** What is done while somebody else has the enquiry, and waits for what it has taken itself. */
  async function crossed(
    office: Office,
    reference: string,
    table: 'outbox' | 'replies' | 'mailboxes',
    act: () => Promise<unknown>,
  ): Promise<void> {
    const other = await office.openAgain();
    let acting: Promise<unknown> | undefined;
    // PostgreSQL ends the one that waited first, on a busy machine the other one.
    await transactionDespiteDeadlocks(other.database, async (transaction) => {
      if (table === 'outbox') await transaction.updateTable('outbox').set({ attempts: 2 }).execute();
      else await lockReceived(transaction, [reference]);
      if (!acting) {
        acting = act();
        acting.catch(() => {});
        await vi.waitUntil(async () => (await waitingStatements(other.database)) > 0, WAIT);
      }
      if (table === 'outbox') await transaction.updateTable('enquiries').set({ page: '/about' }).execute();
      else if (table === 'replies')
        await transaction.updateTable('replies').set({ sender_name: 'A' }).execute();
      else await transaction.updateTable('mailboxes').set({ last_error: null }).execute();
    });
    await acting;
  }

  it('an address is corrected, a reply stored and a mail placed, though each waits for who waits for it', async () => {
    const { office, reference, mail } = await openAnswered('postgres');
    await answerEnquiry(office, reference, { subject: 'Again', text: 'And more.' }, { by: 'Priya Nair' });
    await crossed(office, reference, 'outbox', () =>
      correctAddress(office, reference, 'asha.rao@example.com', { by: 'Priya Nair' }),
    );
    expect(await send(office)).toMatchObject([{ to: 'asha.rao@example.com' }]);

    office.mailbox.deliver(replyBy(PLAIN, 'A reply', mail, 'crossed').source);
    await crossed(office, reference, 'mailboxes', () => office.read());
    expect((await repliesTo(office, reference)).map(({ text }) => text)).toEqual(['A reply']);

    office.mailbox.deliver(replyBy(PLAIN, 'Fits nothing', STRANGER, 'nothing').source);
    await office.read();
    const [mailOf] = await unmatched(office);
    await crossed(office, reference, 'replies', () => matchByHand(office, mailOf?.id ?? '', reference));
    expect(await repliesTo(office, reference)).toHaveLength(2);
  });
});
