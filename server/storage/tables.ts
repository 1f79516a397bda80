import { BATCH_MODES, BATCH_STATES } from '../../contracts/batch.ts';
import { CERTIFICATE_DESIGNS } from '../../contracts/certificate-design.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_OUTCOMES } from '../../contracts/enquiry-outcome.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import { ROLES } from '../../contracts/roles.ts';
import { SEATS } from '../../contracts/seat.ts';
import { WANTED_MODES } from '../../contracts/subscription.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, SUBMISSION_ACTS } from '../../contracts/submission-state.ts';
import { type Database, MAIL_KINDS } from './database.ts';
import { isResumeKey } from './resume-files.ts';

/** Whether a value can be in a column. */
type Shape<Value> = (value: unknown) => value is Value;

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
const day = matching(/^\d{4}-\d\d-\d\d$/);
const time = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/);
const clock = matching(/^(?:\d\d:\d\d)?$/);
const digits = matching(/^\d{1,20}$/);
const hash = matching(/^[0-9a-f]{64}$/);
const file: Shape<string> = (value): value is string => typeof value === 'string' && isResumeKey(value);
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
>;
const version = {
  state: oneOf('draft', 'published', 'withdrawn'),
  value: json,
  version: integer,
  changed_by: text,
  changed_at: time,
};

/** The tables that are backed up, each after those that it refers to: the column that orders its rows, and the shape of each column. */
export const TABLES = {
  jobs: {
    key: 'id',
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
    },
  },
  office_facts: {
    key: 'id',
    columns: {
      ...version,
      id,
      kind: oneOf('notice', 'hours', 'letter', 'testimonial'),
      created: time,
      email_lookup: orNull(text),
    },
  },
  office_fact_versions: { key: 'id', columns: { ...version, id, fact: id } },
  signatories: {
    key: 'id',
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
    columns: {
      id,
      design: oneOf(...CERTIFICATE_DESIGNS),
      signatories: text,
      hours: orNull(integer),
      shows_class: integer,
    },
  },
  paper_choices: {
    key: 'scope',
    columns: {
      scope: text,
      design: oneOf(...CERTIFICATE_DESIGNS),
      signatories: text,
      shows_hours: integer,
      shows_class: integer,
    },
  },
  certificates: {
    key: 'lookup',
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
    columns: { public_key: id, sealed: text, created: time, ended: orEmpty(time), withdrawn: orNull(time) },
  },
  credential_statuses: { key: 'lookup', columns: { lookup: key, list: integer, position: integer } },
  holder_addresses: { key: 'lookup', columns: { lookup: key, email: text, email_lookup: text } },
  holder_mails: {
    key: 'reference',
    columns: {
      reference,
      lookup: key,
      state: oneOf('valid', 'expiring', 'expired', 'revoked', 'replaced'),
    },
  },
  subscriptions: {
    key: 'reference',
    columns: {
      reference,
      name: text,
      email: text,
      email_lookup: text,
      course: id,
      course_title: text,
      mode: oneOf('', ...WANTED_MODES),
      city: text,
      token: id,
      asked: time,
      confirmed: orNull(time),
    },
  },
  batch_announcements: { key: 'id', columns: { id, subscription: reference, batch: id } },
  enquiries: {
    key: 'reference',
    columns: {
      ...listed,
      ...enquiryFields,
      reference,
      state: oneOf(...ENQUIRY_STATES),
      email_lookup: text,
      page: orNull(text),
      via: orNull(oneOf(...ENQUIRY_VIAS)),
      outcome: orNull(oneOf(...ENQUIRY_OUTCOMES)),
      seat: orNull(oneOf(...SEATS)),
      seat_batch: orNull(id),
      seat_until: orNull(day),
      received: time,
    },
  },
  applications: {
    key: 'reference',
    columns: {
      ...listed,
      reference,
      state: oneOf(...APPLICATION_STATES),
      name: text,
      email: text,
      email_lookup: text,
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
    columns: {
      id,
      kind: oneOf(...MAIL_KINDS),
      reference,
      recipient_lookup: text,
      state: oneOf('waiting', 'sending', 'sent', 'failed'),
      attempts: integer,
      due: time,
      last_error: orNull(text),
      created: time,
      sent: orNull(time),
    },
  },
  idempotency_keys: { key: 'id', columns: { id, content_hash: id, reference, received: time } },
  submission_changes: {
    key: 'id',
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
      from_interview: orNull(json),
      to_interview: orNull(json),
      note_id: orNull(id),
      letter_id: orNull(id),
      former_email: orNull(text),
      bulk_act: orNull(id),
      made_by: text,
      made_at: time,
    },
  },
  notes: {
    key: 'id',
    columns: { id, reference, text, written_by: text, written_at: time, interview: orNull(id) },
  },
  letters: {
    key: 'id',
    columns: {
      id,
      reference,
      template: orNull(text),
      recipient: text,
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
    columns: {
      id,
      identity: id,
      reference: orNull(reference),
      kind: oneOf('reply', 'auto', 'bounce'),
      sender: text,
      sender_lookup: text,
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
    columns: {
      id,
      reply_id: id,
      name: text,
      bytes: integer,
      file_key: orNull(file),
      sha256: orNull(hash),
      marks: orNull(text),
      refusal: orNull(text),
    },
  },
  people: {
    key: 'id',
    columns: {
      id,
      name: text,
      name_lookup: text,
      role: oneOf(...ROLES),
      state: oneOf('invited', 'active', 'ended'),
      created: time,
      news_seen_at: orNull(time),
      morning_mail: orNull(text),
      morning_mail_day: orNull(day),
    },
  },
  passkeys: {
    key: 'id',
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
    columns: {
      id: text,
      day,
      kind: oneOf('visit', 'certificate-check', 'enquiry', 'enquiry-outcome', 'application'),
      subject: text,
      detail: text,
      n: integer,
    },
  },
  trail: { key: 'id', columns: { id, time, actor: text, act: id, reference: text } },
} satisfies {
  [Table in keyof Database]?: {
    key: keyof Database[Table];
    columns: { [Column in keyof Database[Table]]: Shape<Database[Table][Column]> };
  };
};

export type BackedUpTable = keyof typeof TABLES;

/** In the order in which they are backed up. */
export const BACKUP_TABLES = (Object.keys(TABLES) as BackedUpTable[]).map((table) => ({
  table,
  key: TABLES[table].key as string,
}));

export function isBackedUp(table: string): table is BackedUpTable {
  return Object.hasOwn(TABLES, table);
}

export function hasColumn(table: BackedUpTable, column: string): boolean {
  return Object.hasOwn(TABLES[table].columns, column);
}

/** The first column whose value the product would not have written, in words; undefined where there is none. */
export function findMisfit(table: BackedUpTable, row: Record<string, unknown>): string | undefined {
  const shapes = TABLES[table].columns as Record<string, Shape<unknown>>;
  for (const [column, value] of Object.entries(row)) {
    const shape = shapes[column];
    if (!shape || shape(value)) continue;
    return `${column} of ${table} cannot be ${JSON.stringify(value)?.slice(0, 60)}`;
  }
  return undefined;
}
