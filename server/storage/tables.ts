import { BATCH_MODES, BATCH_STATES } from '../../contracts/batch.ts';
import { CERTIFICATE_DESIGNS, CERTIFICATE_SENTENCES } from '../../contracts/certificate-design.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_OUTCOMES } from '../../contracts/enquiry-outcome.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import { PAYMENT_MODES } from '../../contracts/payment.ts';
import { ROLES } from '../../contracts/roles.ts';
import { RESULTS, SEATS } from '../../contracts/seat.ts';
import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_DAYS, WANTED_MODES } from '../../contracts/subscription.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, SUBMISSION_ACTS } from '../../contracts/submission-state.ts';
import type { WebhookEvent } from '../../contracts/webhook-events.ts';
import { type Database, FACT_KINDS, MAIL_KINDS, type SiteFactRow, TO_VISITORS } from './database.ts';
import { isResumeKey } from './resume-files.ts';

/** Whether a value can be in a column. */
type Shape<Value> = (value: unknown) => value is Value;
/** Shape of an email address of a person, as typed or in lower case. */
type AddressShape = { holds: 'address' };
/** Shape of the name of a stored file. */
type FileShape = { holds: 'file' };

/** Columns with such a name must have the shape of an address or of a file: they are found by it. */
type AddressName =
  | `${string}email${string}`
  | `${string}recipient${string}`
  | 'sender'
  | 'sender_lookup'
  | 'morning_mail';
type FileName = 'resume_key' | `${string}file${string}`;

type TableName = keyof Database;
type ColumnOf<Table extends TableName> = keyof Database[Table] & string;
type ColumnShape<Name, Value> = Shape<Value> &
  (Name extends AddressName ? AddressShape : Name extends FileName ? FileShape : unknown);
type Values<Table extends TableName> = { [Column in ColumnOf<Table>]?: readonly Database[Table][Column][] };

/** Rows that are deleted when they are older than `days` by the column `from`. */
interface Age<Table extends TableName> {
  from: ColumnOf<Table>;
  /** `retention`: RETENTION_DAYS. `accounts`: as long as the law demands books of account. */
  days: number | 'retention' | 'accounts';
  /** Only rows with one of these values. */
  only?: Values<Table>;
}

/** Everything that the product has to know about a table; whoever backs up, restores, erases or purges has no list of their own. */
interface Entry<Table extends TableName> {
  /** Orders the rows. */
  key: ColumnOf<Table>;
  columns: { [Column in ColumnOf<Table>]: ColumnShape<Column, Database[Table][Column]> };
  /** The parent: a row is deleted with the row of one of these tables whose key is in the column. */
  of?: { column: ColumnOf<Table>; tables: readonly TableName[] };
  /** The parent whose deletion leaves the row. What leads to the person goes: this column becomes null, `emptied` empty. */
  outlives?: { column: ColumnOf<Table>; table: TableName; emptied: readonly ColumnOf<Table>[] };
  /** The data of a visitor. Other tables hold data of the firm, its staff, or holders by name (`certificates erase`). */
  person?: {
    /** A row with the address in this column is the person's, unless it has a parent. */
    own?: ColumnOf<Table>;
    /** A row with the address in this column, or as `email` in its JSON, leads to its parent. */
    leads?: { column: ColumnOf<Table>; only?: Values<Table> };
    /** Line of the audit log about an erasure: a restore erases the row again. */
    erased?: 'data.erased' | 'subscription.ended' | 'certificate.holder-forgotten' | 'testimonial.erased';
    /** One and several, for people. */
    called: readonly [string, string];
  };
  /** `called` where the row itself is called something else. */
  file?: {
    key: ColumnOf<Table>;
    sha256: ColumnOf<Table>;
    bytes: ColumnOf<Table>;
    called?: readonly [string, string];
  };
  /** The retention. Rows without it stay until they or their parents are deleted. `called` is their name in what a purge says. */
  kept?: { ages: readonly Age<Table>[]; called?: readonly [string, string] };
  /**
   * `replace`, `merge` and `join` are in a backup. A restore replaces the rows; merges them with what is here, by a function
   * of `services/data/restore`; or adds them to those here. It keeps the rows of the other tables, or empties the table.
   */
  restore: 'replace' | 'merge' | 'join' | 'keep' | 'empty';
  /** Written with a form of the site: a restore keeps those that came since it began. */
  isFromVisitors?: true;
  /** The first start writes a row: with it alone the database is empty. */
  isMadeByStart?: true;
  /** Noun of the command that exports it. */
  exported?: string;
}

/** Longer than anything that the product stores in one column. */
const TEXT_MAX_LENGTH = 2_000_000;

const text: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX_LENGTH && !value.includes('\0');
const integer: Shape<number> = (value): value is number => Number.isSafeInteger(value);
/** What people or other programs made and rows are found by, such as the number of an old certificate. */
const key = matching(/^[^\p{Cc}]{1,2000}$/u);
/** An identifier of our own making: it may be in addresses and file names. */
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

/** A day or a moment that there is: pages write it in words. */
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

/** Empty where it is not known, or not yet. */
function orEmpty<Value>(shape: Shape<Value>): Shape<Value | ''> {
  return (value): value is Value | '' => value === '' || shape(value);
}

const change = { version: integer, changed_by: orNull(text), changed_at: orNull(time) };
const listed = { ...change, owner: orNull(text), due: orNull(day), person: orNull(id), search_text: text };
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

/** A table without an entry does not compile. */
export type Registry = { [Table in TableName]: Entry<Table> };

const SUBMISSIONS = ['enquiries', 'applications'] as const;
/** Tables whose rows emails are about, by reference. */
const WRITTEN_ABOUT = [...SUBMISSIONS, 'subscriptions', 'holder_mails'] as const;

/** All tables, each after those that it refers to. */
export const TABLES = {
  jobs: {
    key: 'id',
    restore: 'replace',
    columns: {
      ...change,
      id,
      title: text,
      type: text,
      location: text,
      description: text,
      closes: orNull(day),
      state: oneOf('open', 'closed'),
      opened: time,
    },
  },
  batches: {
    key: 'id',
    restore: 'replace',
    exported: 'batches',
    columns: {
      ...change,
      id,
      course: id,
      course_title: text,
      start: day,
      end: orNull(day),
      weeks: orNull(integer),
      days: text,
      from_time: clock,
      to_time: clock,
      mode: oneOf(...BATCH_MODES),
      city: text,
      place: text,
      language: text,
      seats: integer,
      taken: integer,
      trainer: text,
      fee: orNull(integer),
      gst_rate: integer,
      instalments: text,
      early_fee: orNull(integer),
      early_until: orNull(day),
      note: text,
      state: oneOf(...BATCH_STATES),
      created: time,
      before_change: orNull(json),
      moved_at: orNull(time),
    },
  },
  office_facts: {
    key: 'id',
    person: { own: 'email_lookup', erased: 'testimonial.erased', called: ['testimonial', 'testimonials'] },
    restore: 'merge',
    exported: 'notices',
    columns: {
      ...version,
      id,
      state: oneOf('draft', 'published', 'withdrawn'),
      kind: oneOf(...FACT_KINDS),
      created: time,
      email_lookup: addressOrNull,
    },
  },
  office_fact_versions: {
    key: 'id',
    // Versions of openings have no parent here: an opening is never deleted, and it is about no person.
    of: { column: 'fact', tables: ['office_facts'] },
    person: { leads: { column: 'value' }, called: ['version of a testimonial', 'versions of testimonials'] },
    restore: 'replace',
    columns: {
      ...version,
      id,
      fact: id,
      state: oneOf('draft', 'published', 'withdrawn', 'open', 'closed'),
    },
  },
  signatories: {
    key: 'id',
    restore: 'replace',
    columns: {
      id,
      name: text,
      role: text,
      image: matching(/^[A-Za-z0-9+/=]*$/),
      created: time,
      ended: orNull(time),
    },
  },
  papers: {
    key: 'id',
    restore: 'merge',
    columns: {
      id,
      design: oneOf(...CERTIFICATE_DESIGNS),
      signatories: text,
      hours: orNull(integer),
      shows_class: integer,
      says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
      award: orNull(text),
    },
  },
  paper_choices: {
    key: 'scope',
    restore: 'replace',
    columns: {
      scope: text,
      design: oneOf(...CERTIFICATE_DESIGNS),
      signatories: text,
      shows_hours: integer,
      shows_class: integer,
      says: orNull(oneOf(...CERTIFICATE_SENTENCES)),
    },
  },
  certificates: {
    key: 'lookup',
    restore: 'merge',
    exported: 'certificates',
    columns: {
      lookup: key,
      number: text,
      name: text,
      course: text,
      issued: day,
      expires: orNull(day),
      revoked: orNull(time),
      revocation_reason: orNull(text),
      replaced_by: orNull(text),
      import_key: orNull(text),
      class: orNull(text),
      paper: orNull(id),
      search_text: text,
      created: time,
    },
  },
  credential_keys: {
    key: 'public_key',
    restore: 'merge',
    isMadeByStart: true,
    columns: { public_key: id, sealed: text, created: time, ended: orEmpty(time), withdrawn: orNull(time) },
  },
  credential_statuses: {
    key: 'lookup',
    restore: 'merge',
    columns: { lookup: key, list: integer, position: integer },
  },
  holder_addresses: {
    key: 'lookup',
    person: {
      own: 'email_lookup',
      erased: 'certificate.holder-forgotten',
      called: ['address of a certificate holder', 'addresses of certificate holders'],
    },
    restore: 'merge',
    columns: { lookup: key, email: address, email_lookup: address },
  },
  holder_mails: {
    key: 'reference',
    of: { column: 'lookup', tables: ['holder_addresses'] },
    person: {
      erased: 'data.erased',
      called: ['email to a certificate holder', 'emails to certificate holders'],
    },
    restore: 'replace',
    columns: {
      reference,
      lookup: key,
      state: oneOf('valid', 'expiring', 'expired', 'revoked', 'replaced'),
    },
  },
  subscriptions: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'subscription.ended', called: ['date alert', 'date alerts'] },
    kept: {
      ages: [
        { from: 'asked', days: CONFIRM_WITHIN_DAYS, only: { confirmed: [null] } },
        { from: 'confirmed', days: SUBSCRIPTION_DAYS },
      ],
      called: [
        'date alert that ended or was never confirmed',
        'date alerts that ended or were never confirmed',
      ],
    },
    restore: 'merge',
    exported: 'subscribers',
    columns: {
      reference,
      name: text,
      email: address,
      email_lookup: address,
      course: id,
      course_title: text,
      mode: oneOf('', ...WANTED_MODES),
      city: text,
      token: id,
      asked: time,
      confirmed: orNull(time),
    },
  },
  batch_announcements: {
    key: 'id',
    of: { column: 'subscription', tables: ['subscriptions'] },
    person: { called: ['batch they were told of', 'batches they were told of'] },
    restore: 'merge',
    columns: { id, subscription: reference, batch: id },
  },
  enquiries: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'data.erased', called: ['enquiry', 'enquiries'] },
    kept: { ages: [{ from: 'received', days: 'retention' }] },
    restore: 'replace',
    isFromVisitors: true,
    exported: 'enquiries',
    columns: {
      ...listed,
      ...enquiryFields,
      reference,
      state: oneOf(...ENQUIRY_STATES),
      email_lookup: address,
      page: orNull(text),
      via: orNull(oneOf(...ENQUIRY_VIAS)),
      outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
      course: orNull(text),
      fee: orNull(integer),
      fee_due: orNull(day),
      result: orNull(oneOf(...RESULTS)),
      seat: orNull(oneOf(...SEATS)),
      seat_batch: orNull(id),
      seat_until: orNull(day),
      received: time,
    },
  },
  payments: {
    key: 'id',
    outlives: { column: 'reference', table: 'enquiries', emptied: ['paid_reference'] },
    kept: {
      ages: [{ from: 'paid_on', days: 'accounts', only: { reference: [null] } }],
      called: ['payment', 'payments'],
    },
    restore: 'replace',
    exported: 'payments',
    columns: {
      id,
      reference: orNull(reference),
      batch: orNull(id),
      amount: integer,
      gst_rate: integer,
      mode: oneOf(...PAYMENT_MODES),
      paid_on: day,
      paid_reference: text,
      recorded_by: text,
      recorded_at: time,
    },
  },
  attendance: {
    key: 'id',
    of: { column: 'reference', tables: ['enquiries'] },
    person: { called: ['day of attendance', 'days of attendance'] },
    restore: 'replace',
    columns: { id, reference, batch: id, day, marked_by: text, marked_at: time },
  },
  applications: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'data.erased', called: ['application', 'applications'] },
    file: {
      key: 'resume_key',
      sha256: 'resume_sha256',
      bytes: 'resume_bytes',
      called: ['resume', 'resumes'],
    },
    kept: { ages: [{ from: 'received', days: 'retention' }] },
    restore: 'replace',
    isFromVisitors: true,
    exported: 'applications',
    columns: {
      ...listed,
      reference,
      state: oneOf(...APPLICATION_STATES),
      name: text,
      email: address,
      email_lookup: address,
      phone: text,
      cover_letter: text,
      job_id: id,
      job_title: text,
      resume_key: file,
      resume_name: text,
      resume_bytes: integer,
      resume_sha256: hash,
      resume_marks: orNull(text),
      interview: orNull(json),
      step: integer,
      received: time,
    },
  },
  outbox: {
    key: 'id',
    of: { column: 'reference', tables: WRITTEN_ABOUT },
    person: {
      leads: { column: 'recipient_lookup', only: { kind: TO_VISITORS } },
      called: ['email in the outbox, sent or not', 'emails in the outbox, sent or not'],
    },
    kept: {
      ages: [
        {
          from: 'created',
          days: 'retention',
          only: { kind: ['access-reset', 'certificate-holder', 'morning-mail'] },
        },
      ],
      called: ['email about access or certificates', 'emails about access or certificates'],
    },
    restore: 'merge',
    isFromVisitors: true,
    columns: {
      id,
      kind: oneOf(...MAIL_KINDS),
      reference,
      recipient_lookup: address,
      state: oneOf('waiting', 'sending', 'sent', 'failed'),
      attempts: integer,
      due: time,
      last_error: orNull(text),
      created: time,
      sent: orNull(time),
    },
  },
  idempotency_keys: {
    key: 'id',
    of: { column: 'reference', tables: [...SUBMISSIONS, 'subscriptions'] },
    person: { called: ['checksum of a form', 'checksums of forms'] },
    kept: { ages: [{ from: 'received', days: 1 }] },
    restore: 'replace',
    isFromVisitors: true,
    columns: { id, content_hash: id, reference, received: time },
  },
  submission_changes: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: {
      leads: { column: 'former_email' },
      called: ['change in the history', 'changes in the history'],
    },
    restore: 'replace',
    columns: {
      id,
      reference,
      version: integer,
      act: oneOf(...SUBMISSION_ACTS),
      from_state: oneOf(...ENQUIRY_STATES, ...APPLICATION_STATES),
      to_state: oneOf(...ENQUIRY_STATES, ...APPLICATION_STATES),
      from_step: orNull(integer),
      to_step: orNull(integer),
      from_owner: orNull(text),
      to_owner: orNull(text),
      from_due: orNull(day),
      to_due: orNull(day),
      from_outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
      to_outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
      from_person: orNull(id),
      to_person: orNull(id),
      from_seat: orNull(oneOf(...SEATS)),
      to_seat: orNull(oneOf(...SEATS)),
      from_seat_until: orNull(day),
      to_seat_until: orNull(day),
      from_seat_batch: orNull(id),
      to_seat_batch: orNull(id),
      from_course: orNull(text),
      to_course: orNull(text),
      from_fee: orNull(integer),
      to_fee: orNull(integer),
      from_fee_due: orNull(day),
      to_fee_due: orNull(day),
      from_result: orNull(oneOf(...RESULTS)),
      to_result: orNull(oneOf(...RESULTS)),
      from_interview: orNull(json),
      to_interview: orNull(json),
      note_id: orNull(id),
      letter_id: orNull(id),
      former_email: addressOrNull,
      bulk_act: orNull(id),
      made_by: text,
      made_at: time,
    },
  },
  notes: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: { called: ['note of the office', 'notes of the office'] },
    restore: 'replace',
    columns: { id, reference, text, written_by: text, written_at: time, interview: orNull(id) },
  },
  letters: {
    key: 'id',
    of: { column: 'reference', tables: [...SUBMISSIONS, 'holder_mails'] },
    person: { called: ['email that the office wrote', 'emails that the office wrote'] },
    restore: 'replace',
    columns: {
      id,
      reference,
      template: orNull(text),
      recipient: address,
      subject: text,
      text,
      written_by: text,
      written_at: time,
      withdrawn: orNull(time),
      calendar: orNull(json),
    },
  },
  mailboxes: {
    key: 'id',
    restore: 'replace',
    columns: {
      id: text,
      uid_validity: orEmpty(digits),
      last_uid: digits,
      first_uid: digits,
      holder: orNull(text),
      held_until: orEmpty(time),
      read_at: orNull(time),
      last_error: orNull(text),
    },
  },
  replies: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: {
      own: 'sender_lookup',
      leads: { column: 'sender_lookup', only: { kind: ['reply', 'auto'] } },
      erased: 'data.erased',
      called: ['email received', 'emails received'],
    },
    kept: {
      ages: [{ from: 'received', days: 'retention', only: { reference: [null] } }],
      called: ['unmatched email', 'unmatched emails'],
    },
    restore: 'replace',
    columns: {
      id,
      identity: id,
      reference: orNull(reference),
      kind: oneOf('reply', 'auto', 'bounce'),
      sender: address,
      sender_lookup: address,
      sender_name: text,
      subject: text,
      text,
      earlier: text,
      lack: orNull(oneOf('too-large', 'unreadable', 'cut')),
      received: time,
      settled_by: orNull(integer),
      put_away: orNull(time),
    },
  },
  reply_attachments: {
    key: 'id',
    of: { column: 'reply_id', tables: ['replies'] },
    person: { called: ['attachment of an email', 'attachments of emails'] },
    file: { key: 'file_key', sha256: 'sha256', bytes: 'bytes' },
    restore: 'replace',
    columns: {
      id,
      reply_id: id,
      name: text,
      bytes: integer,
      file_key: fileOrNull,
      sha256: orNull(hash),
      marks: orNull(text),
      refusal: orNull(text),
    },
  },
  people: {
    key: 'id',
    restore: 'merge',
    columns: {
      id,
      name: text,
      name_lookup: text,
      role: oneOf(...ROLES),
      state: oneOf('invited', 'active', 'ended'),
      created: time,
      news_seen_at: orNull(time),
      morning_mail: addressOrNull,
      morning_mail_day: orNull(day),
    },
  },
  passkeys: {
    key: 'id',
    restore: 'merge',
    columns: {
      id: key,
      person_id: id,
      public_key: text,
      counter: integer,
      transports: text,
      label: text,
      created: time,
      used: orNull(time),
    },
  },
  daily_totals: {
    key: 'id',
    restore: 'replace',
    exported: 'figures',
    columns: {
      id: text,
      day,
      kind: oneOf('visit', 'certificate-check', 'enquiry', 'enquiry-outcome', 'application'),
      subject: text,
      detail: text,
      n: integer,
    },
  },
  trail: {
    key: 'id',
    restore: 'join',
    columns: { id, time, actor: text, act: id, reference: text },
  },
  webhooks: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: { called: ['event for a webhook', 'events for webhooks'] },
    kept: { ages: [{ from: 'created', days: 30 }] },
    restore: 'keep',
    columns: {
      id,
      event: text as Shape<WebhookEvent>,
      reference: text,
      state: oneOf('waiting', 'sending', 'failed'),
      attempts: integer,
      due: time,
      last_error: orNull(text),
      created: time,
      receiver: integer,
    },
  },
  removals: {
    key: 'id',
    restore: 'keep',
    columns: {
      id: text,
      kind: oneOf('resume', 'mails', 'overwriting'),
      key: text,
      requested: time,
      last_error: orNull(text),
    },
  },
  desk_sessions: {
    key: 'id',
    restore: 'empty',
    columns: {
      id,
      token_hash: hash,
      person_id: orNull(id),
      browser: text,
      created: time,
      seen: time,
      confirmed: time,
    },
  },
  desk_links: {
    key: 'token_hash',
    restore: 'empty',
    columns: { token_hash: hash, person_id: orNull(id), expires: time },
  },
  desk_challenges: {
    key: 'id_hash',
    restore: 'keep',
    columns: { id_hash: hash, challenge: text, purpose: text, expires: time },
  },
  site_facts: {
    key: 'name',
    restore: 'keep',
    columns: { name: text as Shape<SiteFactRow['name']>, value: text },
  },
  write_check: { key: 'id', restore: 'keep', columns: { id: integer, checked: time } },
  additive_migrations: { key: 'name', restore: 'keep', columns: { name: text } },
} as const satisfies Registry;

interface AnyAge {
  from: string;
  days: number | 'retention' | 'accounts';
  only?: Record<string, readonly unknown[]>;
}

/** The entries without the types of each: for code that goes over all tables. */
interface AnyEntry {
  key: string;
  columns: Record<string, Shape<unknown> & Partial<AddressShape | FileShape>>;
  of?: { column: string; tables: readonly TableName[] };
  outlives?: { column: string; table: TableName; emptied: readonly string[] };
  person?: {
    own?: string;
    leads?: { column: string; only?: Record<string, readonly unknown[]> };
    erased?: NonNullable<Entry<TableName>['person']>['erased'];
    called: readonly [string, string];
  };
  file?: { key: string; sha256: string; bytes: string; called?: readonly [string, string] };
  kept?: { ages: readonly AnyAge[]; called?: readonly [string, string] };
  restore: Entry<TableName>['restore'];
  isFromVisitors?: true;
  isMadeByStart?: true;
}
/** Each after those that it refers to. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export function entryOf(table: TableName): AnyEntry {
  return TABLES[table];
}

/** In the order in which they are backed up. */
export const BACKUP_TABLES = TABLE_NAMES.filter(
  (table) => !['keep', 'empty'].includes(entryOf(table).restore),
);

/** The tables whose rows hang on those of this one, and the column that names the parent. */
export function childrenOf(parent: TableName): { table: TableName; column: string }[] {
  return TABLE_NAMES.flatMap((table) => {
    const { of } = entryOf(table);
    return of?.tables.includes(parent) ? [{ table, column: of.column }] : [];
  });
}

/** The tables whose rows stay without their parent, with the columns that lead to it. */
export function survivorsOf(parent: TableName) {
  return TABLE_NAMES.flatMap((table) => {
    const { outlives } = entryOf(table);
    return outlives?.table === parent ? [{ ...outlives, table }] : [];
  });
}

type ExportedOf<Value> = Value extends { exported: infer Noun } ? Noun : never;
/** Nouns of the commands that export rows. */
export type Exported = ExportedOf<(typeof TABLES)[TableName]>;

export function isBackedUp(table: string): table is TableName {
  return (BACKUP_TABLES as string[]).includes(table);
}

export function hasColumn(table: TableName, column: string): boolean {
  return Object.hasOwn(TABLES[table].columns, column);
}

/** The first column whose value the product would not have written, in words; undefined where there is none. */
export function findMisfit(table: TableName, row: Record<string, unknown>): string | undefined {
  const shapes = entryOf(table).columns;
  for (const [column, value] of Object.entries(row)) {
    const shape = shapes[column];
    if (!shape || shape(value)) continue;
    return `${column} of ${table} cannot be ${JSON.stringify(value)?.slice(0, 60)}`;
  }
  return undefined;
}
