import type { Kysely } from 'kysely';
import { BATCH_MODES, BATCH_STATES } from '../../contracts/batch.ts';
import { CERTIFICATE_DESIGNS, CERTIFICATE_SENTENCES } from '../../domain/certificate-design.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_OUTCOMES } from '../../domain/enquiry-outcome.ts';
import { ENQUIRY_VIAS } from '../../domain/enquiry-via.ts';
import { PAYMENT_MODES } from '../../domain/payment.ts';
import { ROLES } from '../../domain/roles.ts';
import { RESULTS, SEATS } from '../../domain/seat.ts';
import { FACT_KINDS } from '../../domain/things.ts';
import { WANTED_MODES } from '../../contracts/subscription.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, SUBMISSION_ACTS } from '../../domain/submission-state.ts';
import type { WebhookEvent } from '../webhook-events.ts';
import { isResumeKey } from './resume-files.ts';

/** Checks that a value is valid for a column. */
export type Shape<Value> = (value: unknown) => value is Value;
/** Type of a column that erasure must find: email addresses, as typed or in lower case, or keys of stored files. */
export interface Kind {
  holds?: 'address' | 'file';
}

/** Names of columns that must be declared as addresses or files, because erasure finds them by that. */
type AddressName =
  | `${string}email${string}`
  | `${string}recipient${string}`
  | 'sender'
  | 'sender_lookup'
  | 'morning_mail';
type FileName = 'resume_key' | `${string}file${string}`;
type ShapeNamed<Name> = Shape<unknown> &
  (Name extends AddressName ? { holds: 'address' } : Name extends FileName ? { holds: 'file' } : unknown);

/**
 * Declares the columns of all tables. It does not compile if a column that is named like an address or a file has
 * another type.
 */
export function columnsOf<
  Tables extends {
    [Table in keyof Tables]: { [Name in keyof Tables[Table]]: ShapeNamed<Name> };
  },
>(tables: Tables): Tables {
  return tables;
}

/** Length limit, above that of any text that the product stores. */
const TEXT_MAX_LENGTH = 2_000_000;

const text: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX_LENGTH && !value.includes('\0');
const integer: Shape<number> = (value): value is number => Number.isSafeInteger(value);
/** A key that people or other programs made, such as the number of an old certificate. */
const key = matching(/^[^\p{Cc}]{1,2000}$/u);
/** An id that the product made. It is safe in URLs and file names. */
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

/** Accepts only days and times that exist, because pages write them in words. */
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

/** Accepts an empty text too, for a value that is not known yet. */
function orEmpty<Value>(shape: Shape<Value>): Shape<Value | ''> {
  return (value): value is Value | '' => value === '' || shape(value);
}

/** `version` grows with each change. A change must give the version that the person saw. */
const change = { version: integer, changed_by: orNull(text), changed_at: orNull(time) };
/** Columns by which submissions are listed and searched. */
const listed = {
  ...change,
  /** Name of the owner; null: none. */
  owner: orNull(text),
  /** Follow-up date; null if there is no date or the submission is settled. */
  due: orNull(day),
  /** Id shared by all submissions that somebody linked to one person; null: not linked. */
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

/** Columns with the state of a submission. A change stores each of them before and after. */
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
  /** Batch of the seat; null in changes made before this column existed. */
  seat_batch: orNull(id),
  course: orNull(text),
  fee: orNull(integer),
  fee_due: orNull(day),
  result: orNull(oneOf(...RESULTS)),
  /** Null for enquiries. */
  interview: orNull(json),
};

/** Columns `from_…` and `to_…` of a change. */
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

type SiteFactName =
  | 'certificate_secret_fingerprint'
  | 'last_backup'
  /** Random id that the database and its resume store share. */
  | 'store_id'
  | 'last_purge'
  /** Version of the search index. */
  | 'search_index'
  /** Value of RETENTION_DAYS at the last purge. */
  | 'purged_after_days'
  /** Value of TRAINEE_RETENTION_DAYS at the last purge. */
  | 'trainees_purged_after_days'
  /** Reason why the last automatic purge or search for orphaned files deleted nothing. */
  | 'sweep_held_back'
  | 'purge_held_back'
  /** Value of PUBLIC_URL in the newest credentials. */
  | 'credential_origin'
  /** Random text that is replaced after each new position in the lists of revoked credentials. */
  | 'statuses_drawn'
  /** State of the last automatic backup, as JSON. */
  | 'nightly_backup'
  /** Time of the last event that the receiver of the webhooks accepted. */
  | 'webhook_taken'
  /**
   * Time and reason of the first failed delivery since the last successful one, as JSON; missing while deliveries
   * succeed.
   */
  | 'webhook_failing'
  /** First failed delivery to the second receiver, in the same form. */
  | 'webhook_failing_2'
  /** Progress of the automatic emails to certificate holders, as JSON; missing before the first one. */
  | 'holders_told';

/**
 * All columns of the database with the types of their values. Row types and the check of a backup follow from these.
 * Times are ISO 8601 text in UTC, dates are YYYY-MM-DD: both sort as text in SQLite and PostgreSQL.
 */
export const COLUMNS = columnsOf({
  jobs: {
    ...change,
    id,
    title: text,
    type: text,
    location: text,
    description: text,
    /** Last day for applications. */
    closes: orNull(day),
    state: oneOf('open', 'closed'),
    opened: time,
  },
  /** Batches with their times, places, fees and numbers of taken seats. */
  batches: {
    ...change,
    id,
    /** Last part of the course's address. */
    course: id,
    /**
     * Title of the course when the batch was made or moved to it. It is stored because a course may be removed from the
     * site.
     */
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
    /** Fee in whole rupees, including tax. */
    fee: orNull(integer),
    /** Tax rate in per cent. */
    gst_rate: integer,
    instalments: text,
    early_fee: orNull(integer),
    early_until: orNull(day),
    /** Visible only to the firm. */
    note: text,
    state: oneOf(...BATCH_STATES),
    created: time,
    /** Values before the last change, as JSON, by column; null after an undo. */
    before_change: orNull(json),
    /** Time of the last change of days, times or place, unless it was undone. */
    moved_at: orNull(time),
  },
  office_facts: {
    ...version,
    id,
    /** published: visible to visitors, or used for emails. */
    state: oneOf('draft', 'published', 'withdrawn'),
    kind: oneOf(...FACT_KINDS),
    created: time,
    /** Email address, in lower case, of the person that the fact is about. Erasure finds the fact by it. */
    email_lookup: addressOrNull,
  },
  /** All versions of facts and openings, including the present ones. Undo needs them. */
  office_fact_versions: {
    ...version,
    /** Id of the fact or opening, followed by its version. */
    id,
    fact: id,
    state: oneOf('draft', 'published', 'withdrawn', 'open', 'closed'),
  },
  /** Signatories. A row never changes, because issued certificates refer to it; a renamed signatory gets a new row. */
  signatories: {
    id,
    name: text,
    role: text,
    /** The signature as a PNG in base64; empty if certificates are signed by hand. */
    image: matching(/^[A-Za-z0-9+/=]*$/),
    created: time,
    /** Time since which new certificates do not use the signatory. */
    ended: orNull(time),
  },
  /** Designs of issued certificates. A row never changes. */
  papers: {
    id,
    design: oneOf(...CERTIFICATE_DESIGNS),
    /** Ids of signatories, separated by commas. */
    signatories: text,
    /** Hours in class, if they are printed. */
    hours: orNull(integer),
    /** True if the class is printed: 0 or 1. */
    shows_class: integer,
    /** Sentence of the certificate. Null means "passed", which was the only sentence until there was a choice. */
    says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
    /** Course at the time of issue, as JSON; null if unknown. */
    award: orNull(text),
  },
  /** Designs chosen for new certificates. */
  paper_choices: {
    /** `firm`, or `class:` followed by the name of a class. */
    scope: text,
    design: oneOf(...CERTIFICATE_DESIGNS),
    /** Ids of signatories, separated by commas. */
    signatories: text,
    /** True if the hours are printed: 0 or 1. */
    shows_hours: integer,
    shows_class: integer,
    /** Sentence of the certificate; null means "passed". */
    says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
  },
  certificates: {
    /** Number without spaces and hyphens, in capitals, for searching. */
    lookup: key,
    /** Number as printed. */
    number: text,
    name: text,
    course: text,
    issued: day,
    expires: orNull(day),
    revoked: orNull(time),
    revocation_reason: orNull(text),
    /** Number of the certificate that replaced this one. */
    replaced_by: orNull(text),
    /** Key that recognises a certificate imported without a number if it is imported again; otherwise null. */
    import_key: orNull(text),
    /** Name of the class; null: none. */
    class: orNull(text),
    /** Design at the time of issue; null if the certificate was issued before designs could be chosen. */
    paper: orNull(id),
    /** Words for the search, made by `search-words.ts`. */
    search_text: text,
    created: time,
  },
  /** Keys that sign credentials, or did so earlier. */
  credential_keys: {
    /** Public key in the Multikey format: z6Mk… */
    public_key: id,
    /** Private half of the key, encrypted with the certificate secret; empty after the key has ended. */
    sealed: text,
    created: time,
    /** Time since which another key is used; empty for the present key. */
    ended: orEmpty(time),
    /** Time since which signatures of this key are invalid. */
    withdrawn: orNull(time),
  },
  /** Positions of credentials in the revocation lists. A row never changes. */
  credential_statuses: {
    /** `lookup` of the certificate. */
    lookup: key,
    /** Number of the list, from 1. */
    list: integer,
    position: integer,
  },
  /** Email addresses of certificate holders. */
  holder_addresses: {
    /** `lookup` of the certificate. */
    lookup: key,
    email: address,
    /** Address in lower case, by which erasure finds the row. */
    email_lookup: address,
  },
  /** Emails to certificate holders. The text is in `letters` under the same reference. */
  holder_mails: {
    reference,
    /** `lookup` of the certificate. */
    lookup: key,
    /** State of the certificate that the email is about. */
    state: oneOf('valid', 'expiring', 'expired', 'revoked', 'replaced'),
  },
  /** People who want an email when a date of a course is set. */
  subscriptions: {
    reference,
    name: text,
    email: address,
    /** Address in lower case, by which erasure finds the row. */
    email_lookup: address,
    course: id,
    /** Title of the course at the time of the request. It is stored because a course may be removed from the site. */
    course_title: text,
    mode: oneOf('', ...WANTED_MODES),
    city: text,
    /** Token in the links of the subscription's emails. It gives access to this subscription only. */
    token: id,
    asked: time,
    /** Time at which the person confirmed with the button behind the link in the first email; null: not confirmed. */
    confirmed: orNull(time),
  },
  /** Batches about which subscribers were emailed, or will be. */
  batch_announcements: {
    /** Id of the outbox entry. */
    id,
    /** Reference of the subscription. */
    subscription: reference,
    batch: id,
  },
  enquiries: {
    ...listed,
    ...enquiryFields,
    reference,
    state: oneOf(...ENQUIRY_STATES),
    /** Address in lower case, by which erasure finds the row. */
    email_lookup: address,
    /** Path of the page with the form, if known. */
    page: orNull(text),
    /** Advertisement or newsletter that the visit came from, taken from the URL. */
    utm_source: orNull(text),
    /** Source of an enquiry that was entered at the desk; null: sent with the site's form. */
    via: orNull(oneOf(...ENQUIRY_VIAS)),
    /**
     * Outcome of the enquiry. Null while it is open, or if no outcome was recorded. A person with a taken seat has
     * joined, even if the enquiry is open.
     */
    outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
    /** Title of the course that the office set; null: the course in the message counts. */
    course: orNull(text),
    /** The agreed fee in whole rupees including GST; null: the fee of the batch. */
    fee: orNull(integer),
    /** Day on which the next payment is due, YYYY-MM-DD; null: the first day of the batch. */
    fee_due: orNull(day),
    /** Result of the trainee; null: passed. */
    result: orNull(oneOf(...RESULTS)),
    /**
     * State of the seat in the batch `seat_batch`; null if the person has no seat. `seat_batch` is kept when the seat
     * is freed.
     */
    seat: orNull(oneOf(...SEATS)),
    seat_batch: orNull(id),
    /** Last day of a hold, YYYY-MM-DD. After it the seat is free. */
    seat_until: orNull(day),
    received: time,
  },
  /** Payments of trainees, and corrections of payments. Rows are added, never changed. */
  payments: {
    id,
    /** Reference of the enquiry; null after it was deleted. */
    reference: orNull(reference),
    /** Batch of the seat at the time of the payment. */
    batch: orNull(id),
    /** Whole rupees including GST; negative for refunds and corrections. */
    amount: integer,
    /** Tax included, in per cent. */
    gst_rate: integer,
    mode: oneOf(...PAYMENT_MODES),
    paid_on: day,
    /** Payment reference, such as the number of a UPI transaction; empty if there is none. */
    paid_reference: text,
    recorded_by: text,
    recorded_at: time,
  },
  /** A row for each person who was present at a class of their batch on a day. */
  attendance: { id, reference, batch: id, day, marked_by: text, marked_at: time },
  applications: {
    ...listed,
    reference,
    state: oneOf(...APPLICATION_STATES),
    name: text,
    email: address,
    /** Address in lower case, by which erasure finds the row. */
    email_lookup: address,
    phone: text,
    cover_letter: text,
    job_id: id,
    /** Title of the opening at the time of the application. */
    job_title: text,
    resume_key: file,
    /** File name that the browser sent, cleaned. */
    resume_name: text,
    resume_bytes: integer,
    resume_sha256: hash,
    /** Active content, as in domain/resume-marks.ts; null until examined. */
    resume_marks: orNull(text),
    /** Interview as in domain/interview.ts; null: none. */
    interview: orNull(json),
    /** Stage, from 1. It stays the same while the application is on hold, rejected or closed. */
    step: integer,
    received: time,
  },
  outbox: {
    id,
    kind: oneOf(...MAIL_KINDS),
    /** Reference of the submission, or D-… for an email about the desk. */
    reference,
    /**
     * Address in lower case. Empty only in emails to the firm that an earlier release queued once for all addresses.
     */
    recipient_lookup: address,
    state: oneOf('waiting', 'sending', 'sent', 'failed'),
    attempts: integer,
    /** While waiting: earliest time to send it. While sending: the time at which the claim expires. */
    due: time,
    last_error: orNull(text),
    created: time,
    sent: orNull(time),
  },
  /** Stored answers, so that a submission sent twice gets the same answer. */
  idempotency_keys: {
    /** Hash of the idempotency key, or of the sender and the content. */
    id,
    content_hash: id,
    reference,
    received: time,
  },
  /** Changes to submissions. The newest state is also in the submission's own row. */
  submission_changes: {
    id,
    reference,
    /** Version of the submission after the change. */
    version: integer,
    act: oneOf(...SUBMISSION_ACTS),
    ...fromAndTo(STANDING, STANDING),
    note_id: orNull(id),
    letter_id: orNull(id),
    /** Address before a correction. */
    former_email: addressOrNull,
    /** Id shared by changes that were made together; null for a single change. */
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
    /** Id of the interview that a note is about. */
    interview: orNull(id),
  },
  /** Texts of emails from the firm to a visitor, or from the desk to the firm. The id is that of the outbox entry. */
  letters: {
    id,
    reference,
    template: orNull(text),
    recipient: address,
    subject: text,
    text,
    written_by: text,
    written_at: time,
    /**
     * Time of an undo before the email was sent. From then on the text is a draft, until the next email or decision.
     */
    withdrawn: orNull(time),
    /** Calendar entry, as in domain/interview.ts. */
    calendar: orNull(json),
  },
  /** Mailboxes, each with the position up to which it was read and the server that reads it. */
  mailboxes: {
    /** user@host/folder, without the password. */
    id: text,
    /** If this value changes, the mail server has numbered all emails again (RFC 3501, 2.3.1.1). */
    uid_validity: orEmpty(digits),
    /**
     * Number (UID) of the last email that was read. It can be up to 2^32, which is too large for a PostgreSQL integer.
     */
    last_uid: digits,
    /**
     * Emails with lower numbers were in the mailbox before it was first read. They are ignored unless they match a
     * submission.
     */
    first_uid: digits,
    /** Server that reads the mailbox. After `held_until` another one may do so. */
    holder: orNull(text),
    held_until: orEmpty(time),
    /** Time when the mailbox was last read completely. */
    read_at: orNull(time),
    /** Error of the last reading, if it failed. */
    last_error: orNull(text),
  },
  /** Incoming emails. */
  replies: {
    /** Beginning of `identity`, except for emails that earlier releases read. */
    id,
    /** Hash that is the same each time the same email is read. */
    identity: id,
    /** Reference of the submission; null: an unmatched email. */
    reference: orNull(reference),
    /**
     * auto: a program wrote the email, so nobody waits for an answer. bounce: a mail server could not deliver our
     * email.
     */
    kind: oneOf('reply', 'auto', 'bounce'),
    sender: address,
    /** Address in lower case, by which erasure finds the row. */
    sender_lookup: address,
    sender_name: text,
    subject: text,
    /** The part that the sender wrote. */
    text,
    /** The quoted part, with earlier emails. */
    earlier: text,
    /** Reason why a part of the email is missing. */
    lack: orNull(oneOf('too-large', 'unreadable', 'cut')),
    received: time,
    /** Version of the submission in which the email was answered or otherwise settled. */
    settled_by: orNull(integer),
    /** Time when an unmatched email was archived. */
    put_away: orNull(time),
  },
  reply_attachments: {
    id,
    reply_id: id,
    /** File name that the sender gave, cleaned. */
    name: text,
    bytes: integer,
    /** Key in the resume store; null: the file is not stored. */
    file_key: fileOrNull,
    sha256: orNull(hash),
    /** Active content, as for a resume. */
    marks: orNull(text),
    /** Reason why the file is not stored, in a sentence. */
    refusal: orNull(text),
  },
  /** The firm's people. Rows are never deleted, because the audit log refers to them. */
  people: {
    id,
    name: text,
    /** Name in lower case, so that no two people have the same name. */
    name_lookup: text,
    role: oneOf(...ROLES),
    /** `invited` until the person registers the first passkey. */
    state: oneOf('invited', 'active', 'ended'),
    created: time,
    /** Time when the person last marked new submissions as seen. */
    news_seen_at: orNull(time),
    /** Address for the morning email; null: none. */
    morning_mail: addressOrNull,
    /** Day of the last morning email, in the firm's time zone. */
    morning_mail_day: orNull(day),
  },
  passkeys: {
    /** Id of the passkey, in base64url. */
    id: key,
    person_id: id,
    /** COSE key in base64url. */
    public_key: text,
    counter: integer,
    /** Ways to reach the passkey, separated by commas. */
    transports: text,
    label: text,
    created: time,
    used: orNull(time),
  },
  /** Counts for each day. No column identifies a person. */
  daily_totals: {
    /** The next four columns, joined. */
    id: text,
    /** Day in the firm's time zone. */
    day,
    kind: oneOf('visit', 'source', 'certificate-check', 'enquiry', 'enquiry-outcome', 'application'),
    /**
     * Counted thing: a page's path, a source of visits, the source of an entered enquiry, an outcome, the answer to a
     * check, or the title of an opening.
     */
    subject: text,
    /** Time until an answer, or the stage of an application; otherwise empty. */
    detail: text,
    n: integer,
  },
  /** The audit log. It has no personal data, and triggers refuse changes: rows can only be added. */
  trail: {
    /** Begins with the time, so that the newest row is last. */
    id,
    time,
    /** Id of a person, or one of ACTORS. */
    actor: text,
    act: id,
    /** Reference, number or id of what the action changed; may be empty. */
    reference: text,
  },
  /** Webhook events. A row is deleted when the event was accepted. Not part of a backup. */
  webhooks: {
    id,
    event: text as Shape<WebhookEvent>,
    /** Reference of the enquiry, application, certificate, batch or subscriber. */
    reference: text,
    state: oneOf('waiting', 'sending', 'failed'),
    attempts: integer,
    /** Time of the next attempt, or the end of a claim, as in the outbox. */
    due: time,
    last_error: orNull(text),
    created: time,
    /** Index of the receiver in WEBHOOK_URL, from 0. */
    receiver: integer,
  },
  /** Work to do after a deletion. A row is written in the transaction that deletes the data. */
  removals: {
    id: text,
    /**
     * Kind of work, with its `key`. resume: delete the file with this key. mails: delete the emails about this
     * reference that are stored as files. overwriting: overwrite deleted rows on disk.
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
    /** Person of the session. Null: it was opened by a link from the command line, with the role of owner. */
    person_id: orNull(id),
    browser: text,
    created: time,
    seen: time,
    /** Time of the last confirmation by a passkey or a link. */
    confirmed: time,
  },
  /**
   * One-time links. A link with a person registers a passkey; one without a person opens a session with the role of
   * owner.
   */
  desk_links: { token_hash: hash, person_id: orNull(id), expires: time },
  /** Challenges for signing in with passkeys, valid for a few minutes. */
  desk_challenges: {
    /** SHA-256 of the cookie of the browser that asked for it. */
    id_hash: hash,
    challenge: text,
    purpose: text,
    expires: time,
  },
  /** Facts about this database. They are not part of a backup. */
  site_facts: { name: text as Shape<SiteFactName>, value: text },
  write_check: { id: integer, checked: time },
  /** Names of migrations with which earlier releases can still run. */
  additive_migrations: { name: text },
});

type Row<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Shape<infer Value> ? Value : never;
};
export type Database = { [Table in keyof typeof COLUMNS]: Row<(typeof COLUMNS)[Table]> };

/** The database, or a transaction in it. */
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
