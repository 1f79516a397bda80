import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import type { Connection } from '../../../server/storage/database.ts';
import { selectRepliesTo } from '../../../server/storage/replies.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { siteForTest } from '../../faults/site-for-test.ts';
import { ENQUIRY } from '../../support/posted-forms.ts';
import type { RunningSite } from '../../support/running-site.ts';
import {
  type AnsweredMail,
  inJapanese,
  nestedForward,
  PROGRAMS,
  replyBy,
} from '../../support/sent-replies.ts';
import { makeMaildir, removeMaildir, startDovecot } from './dovecot.ts';
import { untilTestEnds } from './part.ts';
import { startPostfix } from './postfix.ts';
import { answerEnquiry } from '../../support/acts.ts';

export const OFFICE = 'office@firm.example';
export const STORED_WITHIN = { timeout: 240_000, interval: 500 };
const LETTER = { subject: 'Your enquiry', text: 'The class begins on Monday.\n\nPriya' };

export interface Office {
  site: RunningSite;
  maildir: string;
  dovecot: Awaited<ReturnType<typeof startDovecot>>;
  postfix: Awaited<ReturnType<typeof startPostfix>>;
  settings: Record<string, string>;
}

/** The product between a Postfix, which takes its mails and delivers those to the office, and a Dovecot, which it reads. */
export async function openOffice(more: Record<string, string> = {}): Promise<Office> {
  const maildir = makeMaildir();
  onTestFinished(() => removeMaildir(maildir));
  const postfix = untilTestEnds(await startPostfix({ office: { address: OFFICE, maildir } }));
  const dovecot = untilTestEnds(await startDovecot(maildir, postfix.certified));
  const settings = {
    SMTP_URL: postfix.url,
    IMAP_URL: dovecot.url,
    MAIL_FROM: OFFICE,
    NOTIFY_EMAIL: 'notices@elsewhere.example',
    NODE_EXTRA_CA_CERTS: postfix.authority,
    ...more,
  };
  const site = await siteForTest(settings);
  return { site, maildir, dovecot, postfix, settings };
}

/** What the office's commands and its desk work with, beside the running server. */
export async function storageOf(site: RunningSite) {
  const config = readConfig(site.settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log, 'command');
  onTestFinished(() => storage.close());
  return { storage, config, log, now: () => new Date() };
}

/** Enquiries of so many people, as the site's form sends them: their references. */
async function enquire({ site }: Office, count: number): Promise<string[]> {
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${site.origin}/api/contact.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ENQUIRY, email: `person${index}@people.example`, message: `From ${index}` }),
    });
    references.push(((await answer.json()) as { reference: string }).reference);
  }
  return references;
}

/** Answers each, and waits until Postfix has all: what has reached them, by reference. */
async function answerAll(
  { postfix }: Office,
  deps: Awaited<ReturnType<typeof storageOf>>,
  references: readonly string[],
): Promise<Map<string, AnsweredMail>> {
  for (const reference of references) await answerEnquiry(deps, reference, LETTER, { by: 'Priya Nair' });
  // It leaves half a minute after it was written.
  await deps.storage.database
    .updateTable('outbox')
    .set({ due: '' })
    .where('kind', '=', 'enquiry-answer')
    .execute();
  const letters = async () =>
    (await postfix.mails()).filter(({ subject }) => subject?.startsWith(LETTER.subject));
  await expect.poll(async () => (await letters()).length, STORED_WITHIN).toBe(references.length);
  const found = new Map<string, AnsweredMail>();
  for (const { subject = '', replyTo, messageId = '' } of await letters()) {
    const reference = /\(([^)]+)\)$/.exec(subject)?.[1] ?? '';
    found.set(reference, { to: replyTo?.[0]?.address ?? '', messageId, subject, text: LETTER.text });
  }
  expect([...found.keys()].toSorted()).toEqual([...references].toSorted());
  return found;
}

/** Enquiries of so many people, each answered: what has reached them, by reference. */
export async function correspond(office: Office, count: number): Promise<Map<string, AnsweredMail>> {
  return await answerAll(office, await storageOf(office.site), await enquire(office, count));
}

export interface Sent {
  reference: string;
  to: string;
  source: Buffer;
  words: string;
}

/** Of each program some, in turn to each enquiry; a fifth of them only by the mails that they answer. */
export function manyReplies(mails: Map<string, AnsweredMail>, count: number): Sent[] {
  const all = [...mails];
  const programs = Object.keys(PROGRAMS).filter((program) => program !== 'Thunderbird in German');
  return Array.from({ length: count }, (_, index) => {
    const [reference, letter] = all[index % all.length] ?? [
      '',
      { to: '', messageId: '', subject: '', text: '' },
    ];
    const mail = index % 5 === 4 ? { ...letter, to: OFFICE } : letter;
    const id = `outside-${index}`;
    const words = `Reply number ${index}, with ₹ and नमस्ते.`;
    const written =
      index % 12 === 10
        ? inJapanese(mail, id)
        : index % 12 === 11
          ? nestedForward(mail, id)
          : replyBy(programs[index % programs.length] ?? '', words, mail, id);
    return { reference, to: mail.to, source: written.source, words: written.words };
  });
}

/** As mail servers bring them. */
export async function sendAll({ postfix }: Office, sent: Pick<Sent, 'to' | 'source'>[]): Promise<void> {
  const transport = createTransport({
    host: postfix.host,
    port: postfix.port,
    tls: { rejectUnauthorized: false },
    pool: true,
  });
  for (const { to, source } of sent)
    await transport.sendMail({ envelope: { from: 'person@people.example', to: [to] }, raw: source });
  transport.close();
}

/** Each reply belongs to its enquiry, once. */
export async function expectAtTheirPlaces(
  database: Connection,
  references: Iterable<string>,
  sent: readonly Sent[],
): Promise<void> {
  for (const reference of references) {
    const expected = sent.filter((one) => one.reference === reference).map(({ words }) => words);
    const stored = (await selectRepliesTo(database, [reference])).map(({ text }) => text);
    expect(stored).toHaveLength(expected.length);
    for (const words of expected)
      expect(
        stored.filter((text) => text.startsWith(words)),
        words,
      ).toHaveLength(expected.filter((one) => one === words).length);
  }
}
