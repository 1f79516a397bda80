import { kindOf } from '../../domain/submission-kind.ts';
import { type CalendarEntry, readInterview } from '../../domain/interview.ts';
import { company } from '../../content/company.ts';
import type { Config } from '../config.ts';
import { batchOf, shownState } from '../shown-batch.ts';
import { selectCountedBatch } from '../storage/seats.ts';
import type { ApplicationRow, LetterRow, OutboxRow, SubscriptionRow } from '../storage/database.ts';
import { isAnswer, isConfirmation, isToVisitor } from '../storage/outbox.ts';
import { selectReceived, type Received } from '../storage/received-rows.ts';
import type { ResumeFiles } from '../storage/resume-files.ts';
import type { Storage } from '../storage/storage.ts';
import { selectSubscription } from '../storage/subscriptions.ts';
import { selectRow } from '../storage/rows.ts';
import { calendarFile } from './calendar-file.ts';
import { isMailable } from './mail-address.ts';
import type { HolderFiles, Mail } from './mail.ts';
import { applicationConfirmation } from './messages/application-confirmation.ts';
import { applicationNotification } from './messages/application-notification.ts';
import { batchOpened } from './messages/batch-opened.ts';
import { askToConfirm, leaveAddress } from './messages/subscription-confirmation.ts';
import { asHtml } from './messages/as-html.ts';
import { enquiryConfirmation } from './messages/enquiry-confirmation.ts';
import { enquiryNotification } from './messages/enquiry-notification.ts';
import type { Message } from './messages/message.ts';
import { addressIn, mailboxAddress, replyAddress } from './reply-address.ts';

const RESUME_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const WITH_LETTER = new Set<string>(['access-reset', 'morning-mail', 'certificate-holder']);

/**
 * Makes the email of an outbox entry. Undefined if the email is outdated, or if the data that it is about was erased.
 */
export async function composeMail(
  deps: { storage: Storage; config: Config; now: () => Date; holderFiles?: HolderFiles },
  entry: OutboxRow,
): Promise<Mail | undefined> {
  const mail = await composeFor(deps, entry);
  return mail && withReplyAddress(deps, entry, mail);
}

/** Adds the tagged reply address, if a mailbox is read. */
export function withReplyAddress(
  { storage, config }: Replied,
  { kind, reference }: OutboxRow,
  mail: Mail,
): Mail {
  if (config.imapUrl === undefined || !(isConfirmation(kind) || isAnswer(kind))) return mail;
  return { ...mail, replyTo: replyAddress(config, storage.certificateSecret, reference) };
}

interface Replied {
  storage: Pick<Storage, 'certificateSecret'>;
  config: Config;
}

async function composeFor(
  { storage, config, now, holderFiles }: Parameters<typeof composeMail>[0],
  entry: OutboxRow,
): Promise<Mail | undefined> {
  if (isAnswer(entry.kind) || WITH_LETTER.has(entry.kind)) {
    const letter = await selectRow(storage.database, 'letters', { id: entry.id });
    if (!letter) return undefined;
    if (isAnswer(entry.kind)) return answerMail({ storage, config }, entry, letter);
    if (entry.kind === 'access-reset') return officeMail(config, entry, letter);
    if (entry.kind === 'morning-mail') return await staffMail(storage, config, entry, letter);
    const mail = holderMail(config, entry, letter);
    if (!holderFiles) return mail;
    const attachments = await holderFiles(entry.reference);
    return attachments && { ...mail, attachments };
  }
  if (entry.kind === 'subscription-confirmation') {
    const subscription = await selectSubscription(storage.database, entry.reference);
    return subscription && subscriberMail(config, entry, subscription, askToConfirm(subscription, config));
  }
  if (entry.kind === 'batch-opened') return await announcementMail(storage, config, entry, now());
  const row = await selectReceived(storage.database, kindOf(entry.reference), entry.reference);
  if (!row) return undefined;
  const mail = automaticMail(config, entry, row);
  if (row.kind === 'enquiry' || isConfirmation(entry.kind) || row.resume_marks !== '') return mail;
  return { ...mail, attachments: [await attachResume(storage.resumeFiles, row)] };
}

/** Automatic email about a submission, without the resume. */
export function automaticMail(config: Config, entry: OutboxRow, row: Received): Mail {
  const message = isConfirmation(entry.kind) ? confirmation(row, config) : notification(row, config);
  return address(config, entry, message, row.email);
}

function confirmation(row: Received, config: Config): Message {
  return row.kind === 'enquiry' ? enquiryConfirmation(row, config) : applicationConfirmation(row, config);
}

function notification(row: Received, config: Config): Message {
  return row.kind === 'enquiry' ? enquiryNotification(row, config) : applicationNotification(row, config);
}

/** Email to the firm about its own people, for example a reset of access. */
export function officeMail(config: Config, entry: OutboxRow, message: Message): Mail {
  return address(config, entry, message, '');
}

/** Email to one of the firm's people. Undefined if it is about an interview that was undone or moved. */
async function staffMail(
  { database }: Pick<Storage, 'database'>,
  config: Config,
  entry: OutboxRow,
  letter: LetterRow,
): Promise<Mail | undefined> {
  const mail = { ...officeMail(config, entry, letter), to: letter.recipient };
  if (letter.calendar === null) return mail;
  const row = await selectReceived(database, 'application', entry.reference);
  const [told, present] = [
    JSON.parse(letter.calendar) as CalendarEntry,
    readInterview(row?.interview ?? null),
  ];
  if (present?.id !== told.id || present.sequence !== told.sequence) return undefined;
  return { ...mail, calendar: calendarOf(letter, company.email) };
}

/** Email to a subscriber about an open batch. Also undefined if the batch is full or closed. */
async function announcementMail(
  { database }: Storage,
  config: Config,
  entry: OutboxRow,
  now: Date,
): Promise<Mail | undefined> {
  const told = await selectRow(database, 'batch_announcements', { id: entry.id });
  const subscription = told && (await selectSubscription(database, told.subscription));
  // The Swedish date format is 2026-11-21, which the comparison needs.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone }).format(now);
  const row = told && (await selectCountedBatch(database, told.batch, today));
  if (!subscription || !row || !['open', 'few'].includes(shownState(row, today))) return undefined;
  const message = batchOpened(subscription, batchOf(row, today, config.timeZone), config);
  return announcementOf(config, entry, subscription, message);
}

/** Email about an open batch. It has no HTML version, because its text contains a subscriber's name. */
export function announcementOf(
  config: Config,
  entry: OutboxRow,
  subscription: Pick<SubscriptionRow, 'email' | 'token'>,
  message: Message,
): Mail {
  const mail = subscriberMail(config, entry, subscription, message);
  return { ...mail, html: undefined };
}

/** Email to a subscriber, with an address for the unsubscribe button of email programs. */
export function subscriberMail(
  config: Config,
  entry: OutboxRow,
  { email, token }: Pick<SubscriptionRow, 'email' | 'token'>,
  message: Message,
): Mail {
  return {
    ...address(config, entry, message, email),
    replyTo: officeAddresses(config)[0],
    unsubscribe: leaveAddress(config.publicUrl, token),
  };
}

/** Email to the holder of a certificate; replies go to the firm. */
export function holderMail(
  config: Config,
  entry: OutboxRow,
  letter: Pick<LetterRow, 'subject' | 'text' | 'recipient'>,
): Mail {
  return { ...address(config, entry, letter, letter.recipient), replyTo: officeAddresses(config)[0] };
}

/**
 * Email that one of the firm's people wrote to a visitor. If no mailbox is read, the visitor's reply goes to the
 * office.
 */
export function answerMail(deps: Replied, entry: OutboxRow, letter: LetterRow): Mail {
  const { config } = deps;
  const mail = withReplyAddress(deps, entry, {
    ...address(config, entry, letter, letter.recipient),
    replyTo: officeAddresses(config)[0],
  });
  return {
    ...mail,
    html: undefined,
    isByPerson: true,
    calendar: calendarOf(letter, mail.replyTo ?? company.email),
  };
}

/** Calendar entry of an email. Calendar programs send the answer to its organiser. */
function calendarOf(
  { calendar, recipient, written_at }: Pick<LetterRow, 'calendar' | 'recipient' | 'written_at'>,
  organizer: string,
): Mail['calendar'] {
  if (calendar === null) return undefined;
  const entry = JSON.parse(calendar) as CalendarEntry;
  return {
    method: entry.method,
    content: calendarFile(entry, { stamp: written_at, organizer, attendee: recipient }),
  };
}

function address(config: Config, entry: OutboxRow, { subject, text }: Message, visitor: string): Mail {
  const isForVisitor = isToVisitor(entry.kind);
  return {
    fileName: `${entry.reference}.${entry.kind}.${entry.id}`,
    messageId: `<${entry.id}@${new URL(config.publicUrl).hostname}>`,
    date: new Date(entry.created),
    from: senderOf(config),
    to: isForVisitor ? visitor : officeAddress(config, entry),
    replyTo: !isForVisitor && isMailable(visitor) ? visitor : undefined,
    subject,
    text,
    html: isForVisitor ? asHtml(text) : undefined,
  };
}

/** Sender of an email: the address in the setting, with the firm's name unless the setting contains a name. */
function senderOf({ mailFrom }: Config): string {
  if (mailFrom?.includes('<')) return mailFrom;
  return `"${company.name}" <${mailFrom ?? company.email}>`;
}

/** Address for an outbox entry, spelt as in the setting. An entry without an address gets the first one. */
function officeAddress(config: Config, { recipient_lookup }: OutboxRow): string {
  const addresses = officeAddresses(config);
  const known = addresses.find((one) => one.toLowerCase() === recipient_lookup);
  return known ?? (recipient_lookup || addresses[0] || company.email);
}

/** Recipients of notifications, without duplicates. */
export function officeAddresses({ notifyEmails }: Config): string[] {
  return notifyEmails.length > 0 ? notifyEmails : [company.email];
}

/** All addresses that the firm uses to send and receive email. */
export function ourAddresses(config: Config): string[] {
  return [...new Set([mailboxAddress(config), addressIn(senderOf(config)), ...officeAddresses(config)])];
}

/**
 * Attaches the resume. The server makes the file name, because a name from the applicant would become part of a header.
 */
async function attachResume(files: ResumeFiles, { reference, resume_key }: ApplicationRow) {
  const extension = /\.[a-z]+$/.exec(resume_key)?.[0] ?? '';
  return {
    fileName: `Resume-${reference}${extension}`,
    type: RESUME_TYPES[extension] ?? 'application/octet-stream',
    content: await files.read(resume_key),
  };
}
