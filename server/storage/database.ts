import type { Kysely } from 'kysely';
import { BATCH_MODES, BATCH_STATES } from '../../contracts/batch.ts';
import { CERTIFICATE_DESIGNS, CERTIFICATE_SENTENCES } from '../../contracts/certificate-design.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_OUTCOMES } from '../../contracts/enquiry-outcome.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import { PAYMENT_MODES } from '../../contracts/payment.ts';
import { ROLES } from '../../contracts/roles.ts';
import { RESULTS, SEATS } from '../../contracts/seat.ts';
import { WANTED_MODES } from '../../contracts/subscription.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, SUBMISSION_ACTS } from '../../contracts/submission-state.ts';
import type { WebhookEvent } from '../../contracts/webhook-events.ts';
import { isResumeKey } from './resume-files.ts';

/** Checks whether a value is valid for a column. */
export type Shape<Value> = (value: unknown) => value is Value;
/** A column of people's email addresses, as typed or in lower case, or of names of stored files. */
export interface Kind {
  holds?: 'address' | 'file';
}

/** Columns with these names must have the shape of an address or a file, because erasure finds them by it. */
type AddressName =
  | `${string}email${string}`
  | `${string}recipient${string}`
  | 'sender'
  | 'sender_lookup'
  | 'morning_mail';
type FileName = 'resume_key' | `${string}file${string}`;
type ShapeNamed<Name> = Shape<unknown> &
  (Name extends AddressName ? { holds: 'address' } : Name extends FileName ? { holds: 'file' } : unknown);

/** Fails to compile if a column named like an address or a file has another shape. */
export function columnsOf<
  Tables extends {
    [Table in keyof Tables]: { [Name in keyof Tables[Table]]: ShapeNamed<Name> };
  },
>(tables: Tables): Tables {
  return tables;
}

/** Longer than any text that the product stores. */
const TEXT_MAX_LENGTH = 2_000_000;

const text: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX_LENGTH && !value.includes('\0');
const integer: Shape<number> = (value): value is number => Number.isSafeInteger(value);
/** Key made by people or other programs, such as the number of an old certificate. */
const key = matching(/^[^\p{Cc}]{1,2000}$/u);
/** An id made by the product, safe in URLs and file names. */
const id = matching(/^[^\p{Cc}/\\]{1,300}$/u);
const reference = matching(/^[EADCS]-[0-9A-Z]{1,8}-[0-9A-Z]{1,8}$/);
const day = dated(/^\d{4}-\d\d-\d\d$/);
const time = dated(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/);
const clock = matching(/^(?:\d\d:\d\d)?$/);
const digits = matching(/^\d{1,20}$/);
const hash = matching(/^[0-9a-f]{64}$/);
const isFile: Shape<string> = (value): value is string => typeof value === 'string' && isResumeKey(value);
const file = Object.assign(isFile, { holds: 'file' } as const);
const fileOrNull = Object.assign(orNull(isFile), { holds: 'file' } as const);
const address = Object.assign((value: unknown): value is string => text(value), {
  holds: 'address',
} as const);
const addressOrNull = Object.assign(orNull(text), { holds: 'address' } as const);
const json: Shape<string> = (value): value is string => {
  if (!text(value)) return false;
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
};

function matching(shape: RegExp): Shape<string> {
  return (value): value is string => typeof value === 'string' && shape.test(value);
}

/** An existing day or moment, because pages write it in words. */
function dated(shape: RegExp): Shape<string> {
  const matches = matching(shape);
  return (value): value is string => matches(value) && !Number.isNaN(Date.parse(value));
}

function oneOf<Value extends string>(...values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.includes(value as Value);
}

function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

/** Empty if it is not known yet. */
function orEmpty<Value>(shape: Shape<Value>): Shape<Value | ''> {
  return (value): value is Value | '' => value === '' || shape(value);
}

/** `version` grows with each change; a change names the version that the person saw. */
const change = { version: integer, changed_by: orNull(text), changed_at: orNull(time) };
/** Columns for lists and searches of submissions. */
const listed = {
  ...change,
  /** Name of the owner; null: none. */
  owner: orNull(text),
  /** Follow-up date; null if none is set, and once the submission is settled. */
  due: orNull(day),
  /** Id shared by all submissions linked by hand to one person; null: not linked. */
  person: orNull(id),
  /** Words for the search, made by `search-words.ts`. */
  search_text: text,
};
const enquiryFields = Object.fromEntries(ENQUIRY_FIELDS.map(({ name }) => [name, text])) as Record<
  EnquiryFieldName,
  Shape<string>
> & { email: typeof address };
enquiryFields.email = address;
const version = {
  value: json,
  version: integer,
  changed_by: text,
  changed_at: time,
};

/** State of a submission. A change has each of these before and after. */
export const STANDING = {
  state: oneOf(...ENQUIRY_STATES, ...APPLICATION_STATES),
  /** Null for enquiries. */
  step: orNull(integer),
  owner: orNull(text),
  due: orNull(day),
  /** Null for applications. */
  outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
  person: orNull(id),
  seat: orNull(oneOf(...SEATS)),
  seat_until: orNull(day),
  /** The batch of the seat; null in changes from before it was stored. */
  seat_batch: orNull(id),
  course: orNull(text),
  fee: orNull(integer),
  fee_due: orNull(day),
  result: orNull(oneOf(...RESULTS)),
  /** Null for enquiries. */
  interview: orNull(json),
};

/** The columns `from_…` and `to_…` of a change. */
export function fromAndTo<Standing extends object>(from: Standing, to: Standing) {
  const names = Object.keys(from) as (keyof Standing & string)[];
  return Object.fromEntries(
    names.flatMap((name) => [
      [`from_${name}`, from[name]],
      [`to_${name}`, to[name]],
    ]),
  ) as { [Name in keyof Standing & string as `from_${Name}` | `to_${Name}`]: Standing[Name] };
}

export const MAIL_KINDS = [
  'enquiry-notification',
  'enquiry-confirmation',
  'application-notification',
  'application-confirmation',
  'enquiry-answer',
  'application-answer',
  'access-reset',
  'certificate-holder',
  'subscription-confirmation',
  'batch-opened',
  'morning-mail',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds of emails to people outside the firm. */
export const TO_VISITORS = [
  'enquiry-confirmation',
  'application-confirmation',
  'enquiry-answer',
  'application-answer',
  'certificate-holder',
  'subscription-confirmation',
  'batch-opened',
] as const satisfies MailKind[];

/** Kinds of things in the table `office_facts`. */
export const FACT_KINDS = ['notice', 'hours', 'letter', 'testimonial'] as const;

type SiteFactName =
  | 'certificate_secret_fingerprint'
  | 'last_backup'
  /** Id that the database and its resume store share. */
  | 'store_id'
  | 'last_purge'
  /** The version of the search index. */
  | 'search_index'
  /** RETENTION_DAYS at the last purge. */
  | 'purged_after_days'
  /** TRAINEE_RETENTION_DAYS at the last purge. */
  | 'trainees_purged_after_days'
  /** Why the last automatic sweep or purge deleted nothing. */
  | 'sweep_held_back'
  | 'purge_held_back'
  /** PUBLIC_URL in the last credentials. */
  | 'credential_origin'
  /** A new random text after each new position in the lists of revoked credentials. */
  | 'statuses_drawn'
  /** State of the last automatic backup, as JSON. */
  | 'nightly_backup'
  /** Time of the last event that a receiver accepted. */
  | 'webhook_taken'
  /** Time and reason of the first failed delivery, as JSON; absent while deliveries succeed. */
  | 'webhook_failing'
  /** Failing state of the second receiver. */
  | 'webhook_failing_2'
  /** Progress of automatic emails to certificate holders, as JSON; absent before the first. */
  | 'holders_told';

/**
 * All columns with the shapes of their values, which give the types of rows and the check of a backup. Times are ISO 8601
 * text in UTC, dates are YYYY-MM-DD: both sort as text on either engine.
 */
export const COLUMNS = columnsOf({
  jobs: {
    ...change,
    id,
    title: text,
    type: text,
    location: text,
    description: text,
    /** The last day for applications. */
    closes: orNull(day),
    state: oneOf('open', 'closed'),
    opened: time,
  },
  /** Batches: when, where, fee, and number of taken seats. */
  batches: {
    ...change,
    id,
    /** The last part of the course's address. */
    course: id,
    /** Title when the batch was made or last moved to a course, because a course may be removed from the site. */
    course_title: text,
    start: day,
    end: orNull(day),
    weeks: orNull(integer),
    /** Weekdays as in contracts/batch.ts, separated by commas; may be empty. */
    days: text,
    /** HH:MM in the firm's time zone; empty if the hours are not set. */
    from_time: clock,
    to_time: clock,
    mode: oneOf(...BATCH_MODES),
    city: text,
    place: text,
    language: text,
    seats: integer,
    taken: integer,
    trainer: text,
    /** Whole rupees with tax. */
    fee: orNull(integer),
    /** Per cent. */
    gst_rate: integer,
    instalments: text,
    early_fee: orNull(integer),
    early_until: orNull(day),
    /** Visible only to the firm. */
    note: text,
    state: oneOf(...BATCH_STATES),
    created: time,
    /** Columns of the last change with their earlier values, as JSON; null after an undo. */
    before_change: orNull(json),
    /** Time of the last change of days, times or place that was not undone. */
    moved_at: orNull(time),
  },
  office_facts: {
    ...version,
    id,
    /** Published: visible to visitors, or used for emails. */
    state: oneOf('draft', 'published', 'withdrawn'),
    kind: oneOf(...FACT_KINDS),
    created: time,
    /** Address of the person in lower case, for erasure. */
    email_lookup: addressOrNull,
  },
  /** Versions of a fact or an opening, including the present one, for undo. */
  office_fact_versions: {
    ...version,
    /** Id of the fact or opening, and the version. */
    id,
    fact: id,
    state: oneOf('draft', 'published', 'withdrawn', 'open', 'closed'),
  },
  /** Signatories. A row never changes, because certificates were issued with it; a renamed one gets a new row. */
  signatories: {
    id,
    name: text,
    role: text,
    /** The signature as a PNG in base64; empty if certificates are signed by hand. */
    image: matching(/^[A-Za-z0-9+/=]*$/),
    created: time,
    /** Time since which it is no longer used for new certificates. */
    ended: orNull(time),
  },
  /** Designs of issued certificates. They never change. */
  papers: {
    id,
    design: oneOf(...CERTIFICATE_DESIGNS),
    /** Ids, separated by commas. */
    signatories: text,
    /** Hours in class, if they are printed. */
    hours: orNull(integer),
    /** True if the class is printed: 0 or 1. */
    shows_class: integer,
    /** Null: passed, the only sentence before there was a choice. */
    says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
    /** The course at the time of issue, as JSON; null if unknown. */
    award: orNull(text),
  },
  /** Choices for new certificates. */
  paper_choices: {
    /** `firm`, or `class:` and the name of a class. */
    scope: text,
    design: oneOf(...CERTIFICATE_DESIGNS),
    /** Ids, separated by commas. */
    signatories: text,
    /** 0 or 1. */
    shows_hours: integer,
    shows_class: integer,
    /** Null: passed. */
    says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
  },
  certificates: {
    /** The number without spaces and hyphens, in capitals, for look-ups. */
    lookup: key,
    /** The number as printed. */
    number: text,
    name: text,
    course: text,
    issued: day,
    expires: orNull(day),
    revoked: orNull(time),
    revocation_reason: orNull(text),
    /** The number of the certificate that replaced this one. */
    replaced_by: orNull(text),
    /** Identity of a row without a number, for later imports; else null. */
    import_key: orNull(text),
    /** The class or batch of the import. */
    class: orNull(text),
    /** Design at issue; null before designs could be chosen. */
    paper: orNull(id),
    /** Search words: `search-words.ts`. */
    search_text: text,
    created: time,
  },
  /** Present and earlier keys that sign credentials. */
  credential_keys: {
    /** Multikey: z6Mk… */
    public_key: id,
    /** The private half, encrypted with the certificate secret; empty once it has ended. */
    sealed: text,
    created: time,
    /** Time since which another key signs; empty for the present key. */
    ended: orEmpty(time),
    /** Time since which its signatures are invalid. */
    withdrawn: orNull(time),
  },
  /** Places of credentials in the revocation lists. They never change. */
  credential_statuses: {
    /** Lookup of the certificate. */
    lookup: key,
    /** From 1. */
    list: integer,
    position: integer,
  },
  /** Addresses of holders. */
  holder_addresses: {
    /** Lookup of the certificate. */
    lookup: key,
    email: address,
    /** In lower case, for erasure. */
    email_lookup: address,
  },
  /** An email to the holder of a certificate; its text is in `letters` under the same reference. */
  holder_mails: {
    reference,
    /** Lookup of the certificate. */
    lookup: key,
    /** State of the certificate that the email is about. */
    state: oneOf('valid', 'expiring', 'expired', 'revoked', 'replaced'),
  },
  /** Somebody who wants an email when a date of a course is set. */
  subscriptions: {
    reference,
    name: text,
    email: address,
    /** In lower case, for erasure. */
    email_lookup: address,
    course: id,
    /** Title at the time of the request, because a course may be removed from the site. */
    course_title: text,
    mode: oneOf('', ...WANTED_MODES),
    city: text,
    /** In the links of its emails, for access to only this subscription. */
    token: id,
    asked: time,
    /** Null until confirmed by the button behind the link in the first email. */
    confirmed: orNull(time),
  },
  /** A batch about which a subscriber was emailed, or will be. */
  batch_announcements: {
    /** Id of the outbox entry. */
    id,
    /** A reference. */
    subscription: reference,
    batch: id,
  },
  enquiries: {
    ...listed,
    ...enquiryFields,
    reference,
    state: oneOf(...ENQUIRY_STATES),
    /** In lower case, for erasure. */
    email_lookup: address,
    /** Path of the form's page, if known. */
    page: orNull(text),
    /** The advertisement or newsletter that the visit came from, by its URL. */
    utm_source: orNull(text),
    /** Source if entered at the desk; null: sent with the site's form. */
    via: orNull(oneOf(...ENQUIRY_VIAS)),
    /** Null while it is open, or if not recorded. A person with a taken seat has joined, even while it is open. */
    outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
    /** The title of the course that the office set; null: the one in the message. */
    course: orNull(text),
    /** The agreed fee in whole rupees including GST; null: the fee of the batch. */
    fee: orNull(integer),
    /** The day on which the next payment is due, YYYY-MM-DD; null: the first day of the batch. */
    fee_due: orNull(day),
    /** Null: passed. */
    result: orNull(oneOf(...RESULTS)),
    /** In the batch `seat_batch`, which stays when the seat is freed. */
    seat: orNull(oneOf(...SEATS)),
    seat_batch: orNull(id),
    /** The last day of a hold, YYYY-MM-DD: after it the seat is free. */
    seat_until: orNull(day),
    received: time,
  },
  /** A payment of a trainee, or its correction. Rows are added, never changed. */
  payments: {
    id,
    /** The enquiry; null after it was deleted. */
    reference: orNull(reference),
    /** The batch of the seat at that time. */
    batch: orNull(id),
    /** Whole rupees including GST; negative for refunds and corrections. */
    amount: integer,
    /** Per cent included. */
    gst_rate: integer,
    mode: oneOf(...PAYMENT_MODES),
    paid_on: day,
    /** For example a UPI transaction number; empty if there is none. */
    paid_reference: text,
    recorded_by: text,
    recorded_at: time,
  },
  /** Presence of a person at a class of their batch. */
  attendance: { id, reference, batch: id, day, marked_by: text, marked_at: time },
  applications: {
    ...listed,
    reference,
    state: oneOf(...APPLICATION_STATES),
    name: text,
    email: address,
    /** In lower case, for erasure. */
    email_lookup: address,
    phone: text,
    cover_letter: text,
    job_id: id,
    /** Title of the opening at the time of the application. */
    job_title: text,
    resume_key: file,
    /** Name from the browser, cleaned. */
    resume_name: text,
    resume_bytes: integer,
    resume_sha256: hash,
    /** Active content, as in contracts/resume-marks.ts; null until examined. */
    resume_marks: orNull(text),
    /** Interview as in contracts/interview.ts; null: none. */
    interview: orNull(json),
    /** Stage, from 1. It is kept when on hold, rejected or closed. */
    step: integer,
    received: time,
  },
  outbox: {
    id,
    kind: oneOf(...MAIL_KINDS),
    /** Reference of the submission; D-… for emails about the desk. */
    reference,
    /** In lower case. Empty only for emails to the firm that an earlier release queued once for all its addresses. */
    recipient_lookup: address,
    state: oneOf('waiting', 'sending', 'sent', 'failed'),
    attempts: integer,
    /** While waiting: earliest time to send it. While sending: the time at which the claim expires. */
    due: time,
    last_error: orNull(text),
    created: time,
    sent: orNull(time),
  },
  /** Remembers answers, so that a repeated submission gets the same one. */
  idempotency_keys: {
    /** Hash of the idempotency key, or of sender and content. */
    id,
    content_hash: id,
    reference,
    received: time,
  },
  /** One act on a submission. The submission's own row has its newest state. */
  submission_changes: {
    id,
    reference,
    /** Version of the submission after the act. */
    version: integer,
    act: oneOf(...SUBMISSION_ACTS),
    ...fromAndTo(STANDING, STANDING),
    note_id: orNull(id),
    letter_id: orNull(id),
    /** The address that a correction replaced. */
    former_email: addressOrNull,
    /** Same id for changes that were made together; null for a single change. */
    bulk_act: orNull(id),
    made_by: text,
    made_at: time,
  },
  notes: {
    id,
    reference,
    text,
    written_by: text,
    written_at: time,
    /** Id of the interview, for an interviewer's note. */
    interview: orNull(id),
  },
  /** Emails from the firm to a visitor, or from the desk to the firm, with the id of their outbox entry. */
  letters: {
    id,
    reference,
    template: orNull(text),
    recipient: address,
    subject: text,
    text,
    written_by: text,
    written_at: time,
    /** Time of the undo, if it was undone before sending: it is then a draft, until the next email or decision. */
    withdrawn: orNull(time),
    /** Calendar entry, as in contracts/interview.ts. */
    calendar: orNull(json),
  },
  /** Position in each mailbox, and its reader. */
  mailboxes: {
    /** user@host/folder, without the password. */
    id: text,
    /** If it changes, the numbers of emails start again (RFC 3501, 2.3.1.1). */
    uid_validity: orEmpty(digits),
    /** All emails up to this number were read. Up to 2^32, which is too large for a PostgreSQL integer. */
    last_uid: digits,
    /** Emails below this number were there before the first reading: unmatched ones are ignored. */
    first_uid: digits,
    /** The server that reads it; another one may do so from `held_until` on. */
    holder: orNull(text),
    held_until: orEmpty(time),
    /** Time when it was last read completely. */
    read_at: orNull(time),
    /** Why it could not be read since. */
    last_error: orNull(text),
  },
  /** An incoming email. */
  replies: {
    /** The beginning of `identity`, except for emails read by earlier releases. */
    id,
    /** A hash that is the same each time the same email is read. */
    identity: id,
    /** Reference of the submission; null: unmatched. */
    reference: orNull(reference),
    /** auto: written by a program, so nobody waits for an answer. bounce: a mail server could not deliver ours. */
    kind: oneOf('reply', 'auto', 'bounce'),
    sender: address,
    /** In lower case, for erasure. */
    sender_lookup: address,
    sender_name: text,
    subject: text,
    /** New part. */
    text,
    /** Quoted earlier emails. */
    earlier: text,
    /** Why a part of it is missing. */
    lack: orNull(oneOf('too-large', 'unreadable', 'cut')),
    received: time,
    /** Version of the submission in which it was answered or otherwise dealt with. */
    settled_by: orNull(integer),
    /** Time when an unmatched email was archived. */
    put_away: orNull(time),
  },
  reply_attachments: {
    id,
    reply_id: id,
    /** Name from the sender, cleaned. */
    name: text,
    bytes: integer,
    /** In the resume store; null: not stored. */
    file_key: fileOrNull,
    sha256: orNull(hash),
    /** Active content, as in a resume. */
    marks: orNull(text),
    /** Reason in a sentence if it was not stored. */
    refusal: orNull(text),
  },
  /** One of the firm's people. Never deleted, because the audit log names them. */
  people: {
    id,
    name: text,
    /** In lower case, so that no two people have the same name. */
    name_lookup: text,
    role: oneOf(...ROLES),
    /** Invited until the first passkey is registered. */
    state: oneOf('invited', 'active', 'ended'),
    created: time,
    /** When they last marked new submissions as seen. */
    news_seen_at: orNull(time),
    /** Address for the morning email; null: none. */
    morning_mail: addressOrNull,
    /** The firm's day of the last one. */
    morning_mail_day: orNull(day),
  },
  passkeys: {
    /** Id of the passkey, in base64url. */
    id: key,
    person_id: id,
    /** COSE key in base64url. */
    public_key: text,
    counter: integer,
    /** Separated by commas. */
    transports: text,
    label: text,
    created: time,
    used: orNull(time),
  },
  /** Counts per day. No column identifies a person. */
  daily_totals: {
    /** Id of the next four columns together. */
    id: text,
    /** In the firm's time zone. */
    day,
    kind: oneOf('visit', 'source', 'certificate-check', 'enquiry', 'enquiry-outcome', 'application'),
    /**
     * A page's path, a source of visits, the source of an entered enquiry, an outcome, the answer to a check, or the title
     * of an opening.
     */
    subject: text,
    /** Time until an answer, or the stage of an application; else empty. */
    detail: text,
    n: integer,
  },
  /** Append-only, without personal data: triggers refuse changes. */
  trail: {
    /** Begins with the time: newest last. */
    id,
    time,
    /** A person's id, or one of ACTORS. */
    actor: text,
    act: id,
    /** Reference, number or id of the object; may be empty. */
    reference: text,
  },
  /** Webhook events, deleted once accepted. Not part of a backup. */
  webhooks: {
    id,
    event: text as Shape<WebhookEvent>,
    /** Reference of the enquiry, application, certificate, batch or subscriber. */
    reference: text,
    state: oneOf('waiting', 'sending', 'failed'),
    attempts: integer,
    /** Time of the next attempt, as in the outbox. */
    due: time,
    last_error: orNull(text),
    created: time,
    /** Index of the receiver in WEBHOOK_URL, from 0. */
    receiver: integer,
  },
  /** Work that must follow a deletion. Written in the transaction that deletes the rows. */
  removals: {
    id: text,
    /**
     * A resume by its key, emails about a reference that were written as files, or the overwriting of deleted rows on disk.
     */
    kind: oneOf('resume', 'mails', 'overwriting'),
    key: text,
    requested: time,
    last_error: orNull(text),
  },
  desk_sessions: {
    id,
    /** SHA-256 of the cookie's value. */
    token_hash: hash,
    /** Null: opened by a link from the command line, as owner. */
    person_id: orNull(id),
    browser: text,
    created: time,
    seen: time,
    /** Time of the last confirmation by passkey or link. */
    confirmed: time,
  },
  /** A one-time link. With a person it registers a passkey; without one it opens a session as owner. */
  desk_links: { token_hash: hash, person_id: orNull(id), expires: time },
  /** Challenges for passkeys, valid for a few minutes. */
  desk_challenges: {
    /** SHA-256 of the cookie of the browser that asked for it. */
    id_hash: hash,
    challenge: text,
    purpose: text,
    expires: time,
  },
  /** Facts about this database. Not part of a backup. */
  site_facts: { name: text as Shape<SiteFactName>, value: text },
  write_check: { id: integer, checked: time },
  /** Migrations after which earlier releases can still run. */
  additive_migrations: { name: text },
});

type Row<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Shape<infer Value> ? Value : never;
};
export type Database = { [Table in keyof typeof COLUMNS]: Row<(typeof COLUMNS)[Table]> };

/** The whole database or a transaction in it. */
export type Connection = Kysely<Database>;

export type JobRow = Database['jobs'];
export type BatchRow = Database['batches'];
export type CertificateRow = Database['certificates'];
export type EnquiryRow = Database['enquiries'];
export type PaymentRow = Database['payments'];
export type AttendanceRow = Database['attendance'];
export type ApplicationRow = Database['applications'];
export type SubmissionChangeRow = Database['submission_changes'];
export type NoteRow = Database['notes'];
export type LetterRow = Database['letters'];
export type OutboxRow = Database['outbox'];
export type IdempotencyKeyRow = Database['idempotency_keys'];
export type SiteFactRow = Database['site_facts'];
export type PersonRow = Database['people'];
export type PasskeyRow = Database['passkeys'];
export type DeskSessionRow = Database['desk_sessions'];
export type AuditEntryRow = Database['trail'];
export type DailyTotalRow = Database['daily_totals'];
export type RemovalRow = Database['removals'];
export type CredentialKeyRow = Database['credential_keys'];
export type CredentialStatusRow = Database['credential_statuses'];
export type HolderAddressRow = Database['holder_addresses'];
export type HolderMailRow = Database['holder_mails'];
export type WebhookRow = Database['webhooks'];
export type MailboxRow = Database['mailboxes'];
export type ReplyRow = Database['replies'];
export type ReplyAttachmentRow = Database['reply_attachments'];
export type SubscriptionRow = Database['subscriptions'];
export type BatchAnnouncementRow = Database['batch_announcements'];
export type OfficeFactRow = Database['office_facts'];
export type OfficeFactVersionRow = Database['office_fact_versions'];
export type SignatoryRow = Database['signatories'];
export type PaperRow = Database['papers'];
export type PaperChoiceRow = Database['paper_choices'];
