import type { Kysely } from 'kysely';
import type { BatchMode, BatchState } from '../../contracts/batch.ts';
import type { CertificateDesign, CertificateSentence } from '../../contracts/certificate-design.ts';
import type { EnquiryFieldName } from '../../contracts/enquiry-form.ts';
import type { EnquiryOutcome } from '../../contracts/enquiry-outcome.ts';
import type { EnquiryVia } from '../../contracts/enquiry-via.ts';
import type { Role } from '../../contracts/roles.ts';
import type { WebhookEvent } from '../../contracts/webhook-events.ts';
import type { PaymentMode } from '../../contracts/payment.ts';
import type { Result, Seat } from '../../contracts/seat.ts';
import type { Wish } from '../../contracts/subscription.ts';
import type { ApplicationState, EnquiryState, SubmissionAct } from '../../contracts/submission-state.ts';

/** Times are ISO 8601 text in UTC, dates YYYY-MM-DD text: both sort as they stand, on either engine. */
export interface Database {
  jobs: JobRow;
  batches: BatchRow;
  certificates: CertificateRow;
  enquiries: EnquiryRow;
  payments: PaymentRow;
  attendance: AttendanceRow;
  applications: ApplicationRow;
  submission_changes: SubmissionChangeRow;
  notes: NoteRow;
  letters: LetterRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  site_facts: SiteFactRow;
  write_check: { id: number; checked: string };
  people: PersonRow;
  passkeys: PasskeyRow;
  desk_sessions: DeskSessionRow;
  desk_links: DeskLinkRow;
  desk_challenges: DeskChallengeRow;
  trail: AuditEntryRow;
  daily_totals: DailyTotalRow;
  removals: RemovalRow;
  /** Migrations with which the releases before them go on. */
  additive_migrations: { name: string };
  credential_keys: CredentialKeyRow;
  credential_statuses: CredentialStatusRow;
  holder_addresses: HolderAddressRow;
  holder_mails: HolderMailRow;
  webhooks: WebhookRow;
  mailboxes: MailboxRow;
  replies: ReplyRow;
  reply_attachments: ReplyAttachmentRow;
  subscriptions: SubscriptionRow;
  batch_announcements: BatchAnnouncementRow;
  office_facts: OfficeFactRow;
  office_fact_versions: OfficeFactVersionRow;
  signatories: SignatoryRow;
  papers: PaperRow;
  paper_choices: PaperChoiceRow;
}

/** The whole database or a transaction in it. */
export type Connection = Kysely<Database>;

export interface JobRow {
  id: string;
  title: string;
  type: string;
  location: string;
  description: string;
  /** The last day on which applications are taken. */
  closes: string | null;
  state: 'open' | 'closed';
  opened: string;
  /** Grows with each change: who changes an opening names the one that they saw. */
  version: number;
  /** The name, as enquiries and applications keep it. */
  changed_by: string | null;
  changed_at: string | null;
}

/** A group that takes a course: when, where, for how much, and how many of its seats are taken. */
export interface BatchRow {
  id: string;
  /** The last part of the course's address. */
  course: string;
  /** As it was when the batch was made or last moved to a course: a course may leave the site. */
  course_title: string;
  start: string;
  end: string | null;
  weeks: number | null;
  /** Weekdays as in contracts/batch.ts, separated by commas; may be empty. */
  days: string;
  /** HH:MM in the firm's time zone; empty where the hours are not set. */
  from_time: string;
  to_time: string;
  mode: BatchMode;
  city: string;
  place: string;
  language: string;
  seats: number;
  taken: number;
  trainer: string;
  /** Whole rupees with tax. */
  fee: number | null;
  /** Per cent. */
  gst_rate: number;
  instalments: string;
  early_fee: number | null;
  early_until: string | null;
  /** For the firm alone. */
  note: string;
  state: BatchState;
  created: string;
  /** Grows with each change: who changes a batch names the one that they saw. */
  version: number;
  /** The columns that the last change changed, as JSON with the values before it; null once it was taken back. */
  before_change: string | null;
  changed_by: string | null;
  changed_at: string | null;
  /** When days, times or the place were changed last, and nobody undid it. */
  moved_at: string | null;
}

export interface CertificateRow {
  /** The number without spaces and hyphens, in capitals: what is looked up. */
  lookup: string;
  /** The number as it stands on the document. */
  number: string;
  name: string;
  course: string;
  issued: string;
  expires: string | null;
  revoked: string | null;
  revocation_reason: string | null;
  /** The number of the certificate that was issued in place of this one. */
  replaced_by: string | null;
  /** Identifies a line without a number across imports; null for all others. */
  import_key: string | null;
  /** The class or batch that it was imported with. */
  class: string | null;
  /** How it is printed, as it was issued; null: as all were before that could be chosen. */
  paper: string | null;
  /** What it is found by: `search-words.ts`. */
  search_text: string;
  created: string;
}

/** Where a submission stands, and what it is found by. `version` grows with each change: who changes it names the one that they saw. */
interface ListedColumns<State> {
  state: State;
  version: number;
  changed_by: string | null;
  changed_at: string | null;
  /** Whose it is, by name; null: nobody's. */
  owner: string | null;
  /** The day on which somebody has to do something next; null where none was set, and once it is settled. */
  due: string | null;
  /** The same in all that somebody joined by hand as one person's; null where nobody did. */
  person: string | null;
  /** Its words: `search-words.ts`. */
  search_text: string;
}

export interface EnquiryRow extends ListedColumns<EnquiryState>, Record<EnquiryFieldName, string> {
  reference: string;
  /** In lower case: what erasure looks for. */
  email_lookup: string;
  /** Path of the page on which it was written, where that is known. */
  page: string | null;
  /** How it came, where one of the firm's people entered it; null: by the site. */
  via: EnquiryVia | null;
  /** Null while it is open, and where nobody said. Who has taken a seat has joined, also while it is open. */
  outcome: EnquiryOutcome | null;
  /** The title of the course that the office set; null: the one that the message names. */
  course: string | null;
  /** The agreed fee in whole rupees with GST; null: that of the batch. */
  fee: number | null;
  /** The day on which the next payment is due, YYYY-MM-DD; null: the first day of the batch. */
  fee_due: string | null;
  /** Null: passed. */
  result: Result | null;
  /** In the batch `seat_batch`, which stays when the seat is given back. */
  seat: Seat | null;
  seat_batch: string | null;
  /** The last day of a hold, YYYY-MM-DD: from the day after the seat is free. */
  seat_until: string | null;
  received: string;
}

/** A payment of a trainee, or its correction: lines are added, never changed. */
export interface PaymentRow {
  id: string;
  /** The enquiry; null once that was deleted. */
  reference: string | null;
  /** The batch of the seat at that time. */
  batch: string | null;
  /** Whole rupees with GST; negative where money was given back or a line is corrected. */
  amount: number;
  /** Per cent in it. */
  gst_rate: number;
  mode: PaymentMode;
  paid_on: string;
  /** Such as the number of a UPI transaction; empty where there is none. */
  paid_reference: string;
  recorded_by: string;
  recorded_at: string;
}

/** Somebody came to a class of their batch. */
export interface AttendanceRow {
  id: string;
  reference: string;
  batch: string;
  day: string;
  marked_by: string;
  marked_at: string;
}

export interface ApplicationRow extends ListedColumns<ApplicationState> {
  reference: string;
  name: string;
  email: string;
  /** In lower case: what erasure looks for. */
  email_lookup: string;
  phone: string;
  cover_letter: string;
  job_id: string;
  /** As it was when the visitor applied. */
  job_title: string;
  resume_key: string;
  /** As the browser named it, cleaned. */
  resume_name: string;
  resume_bytes: number;
  resume_sha256: string;
  /** What it does by itself, as in contracts/resume-marks.ts; null until it was examined. */
  resume_marks: string | null;
  /** As in contracts/interview.ts; null: none was proposed. */
  interview: string | null;
  /** How far it came, from 1: kept when it is left, rejected or closed. */
  step: number;
  received: string;
}

/** One act on an enquiry or application. The row of the submission is in its newest state. */
export interface SubmissionChangeRow {
  id: string;
  reference: string;
  /** The submission's version after it. */
  version: number;
  act: SubmissionAct;
  from_state: EnquiryState | ApplicationState;
  to_state: EnquiryState | ApplicationState;
  /** Null for enquiries. */
  from_step: number | null;
  to_step: number | null;
  from_owner: string | null;
  to_owner: string | null;
  from_due: string | null;
  to_due: string | null;
  /** Null for applications. */
  from_outcome: EnquiryOutcome | null;
  to_outcome: EnquiryOutcome | null;
  from_person: string | null;
  to_person: string | null;
  from_seat: Seat | null;
  to_seat: Seat | null;
  from_seat_until: string | null;
  to_seat_until: string | null;
  /** The batch of the seat; null in changes that were made before it was kept. */
  from_seat_batch: string | null;
  to_seat_batch: string | null;
  from_course: string | null;
  to_course: string | null;
  from_fee: number | null;
  to_fee: number | null;
  from_fee_due: string | null;
  to_fee_due: string | null;
  from_result: Result | null;
  to_result: Result | null;
  /** Null for enquiries. */
  from_interview: string | null;
  to_interview: string | null;
  note_id: string | null;
  letter_id: string | null;
  /** The address that a correction replaced. */
  former_email: string | null;
  /** Shared by changes that were made together; null for a change on its own. */
  bulk_act: string | null;
  made_by: string;
  made_at: string;
}

export interface NoteRow {
  id: string;
  reference: string;
  text: string;
  written_by: string;
  written_at: string;
  /** Of what an interviewer noted: the interview's id. */
  interview: string | null;
}

/** What the firm wrote to a visitor, or the desk to the firm; it has the id of its entry in the outbox. */
export interface LetterRow {
  id: string;
  reference: string;
  template: string | null;
  recipient: string;
  subject: string;
  text: string;
  written_by: string;
  written_at: string;
  /** When it was taken back before it left: from then on it is a draft, until the next letter or decision. */
  withdrawn: string | null;
  /** What it puts into the reader's calendar, as in contracts/interview.ts. */
  calendar: string | null;
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

/** Kinds of emails to somebody outside the firm. */
export const TO_VISITORS = [
  'enquiry-confirmation',
  'application-confirmation',
  'enquiry-answer',
  'application-answer',
  'certificate-holder',
  'subscription-confirmation',
  'batch-opened',
] as const satisfies MailKind[];

export interface OutboxRow {
  id: string;
  kind: MailKind;
  /** Of the enquiry or application that the mail is about; D-… where it is about the desk. */
  reference: string;
  /** In lower case. Empty only for mail to the firm that an earlier release queued, once for all its addresses. */
  recipient_lookup: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  attempts: number;
  /** While waiting: not before this time. While sending: the time at which the claim lapses. */
  due: string;
  last_error: string | null;
  created: string;
  sent: string | null;
}

/** What another program is to be told: it is deleted once that was taken. Not part of a backup. */
export interface WebhookRow {
  id: string;
  event: WebhookEvent;
  /** Of the enquiry, application, certificate, batch or subscriber. */
  reference: string;
  state: 'waiting' | 'sending' | 'failed';
  attempts: number;
  /** As in the outbox. */
  due: string;
  last_error: string | null;
  created: string;
  /** Place of the receiver in WEBHOOK_URL, from 0. */
  receiver: number;
}

/** Remembers what was answered, so that the same submission sent again gets the same answer. */
export interface IdempotencyKeyRow {
  /** Hash of the idempotency key, or of sender and content. */
  id: string;
  content_hash: string;
  reference: string;
  received: string;
}

/** What a database knows about itself. Not part of a backup. */
export interface SiteFactRow {
  name:
    | 'certificate_secret_fingerprint'
    | 'last_backup'
    /** The id that this database shares with its resume store. */
    | 'store_id'
    | 'last_purge'
    /** The version of the search index. */
    | 'search_index'
    /** RETENTION_DAYS at the last purge. */
    | 'purged_after_days'
    /** TRAINEE_RETENTION_DAYS at the last purge. */
    | 'trainees_purged_after_days'
    /** Why the last unattended sweep or purge took nothing. */
    | 'sweep_held_back'
    | 'purge_held_back'
    /** PUBLIC_URL under which credentials were last handed out. */
    | 'credential_origin'
    /** Another text after each draw of places in the lists of revoked credentials. */
    | 'statuses_drawn'
    /** How the last backup went that the site made by itself, as JSON. */
    | 'nightly_backup'
    /** When the program that listens last took an event. */
    | 'webhook_taken'
    /** Since when it takes none, and why, as JSON; not there while it does. */
    | 'webhook_failing'
    /** The same for the second receiver. */
    | 'webhook_failing_2'
    /** Up to where holders of certificates were told by themselves, as JSON; not there while none is. */
    | 'holders_told';
  value: string;
}

/** One of the firm's people at the desk. Never deleted, as the audit log names them. */
export interface PersonRow {
  id: string;
  name: string;
  /** In lower case: no two people share a name. */
  name_lookup: string;
  role: Role;
  /** Invited until the first passkey is registered. */
  state: 'invited' | 'active' | 'ended';
  created: string;
  /** When they last said that they had seen what was received. */
  news_seen_at: string | null;
  /** Where the mail of each morning goes; null: they want none. */
  morning_mail: string | null;
  /** The firm's day on which it was last made. */
  morning_mail_day: string | null;
}

export interface PasskeyRow {
  /** The credential's, in base64url. */
  id: string;
  person_id: string;
  /** COSE key in base64url. */
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  label: string;
  created: string;
  used: string | null;
}

export interface DeskSessionRow {
  id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  /** Null: opened by a link from the command line, as owner. */
  person_id: string | null;
  browser: string;
  created: string;
  seen: string;
  /** When the person last proved to be there, by passkey or link. */
  confirmed: string;
}

/** A one-time link. With a person it registers a passkey; without one it opens a session as owner. */
export interface DeskLinkRow {
  token_hash: string;
  person_id: string | null;
  expires: string;
}

/** What a passkey is to sign, for a few minutes. */
export interface DeskChallengeRow {
  /** SHA-256 of the value in the cookie of the browser that asked for it. */
  id_hash: string;
  challenge: string;
  purpose: string;
  expires: string;
}

/** Append-only, without personal text: triggers refuse changes. */
export interface AuditEntryRow {
  /** Begins with the time: newest last. */
  id: string;
  time: string;
  /** A person's id, or one of ACTORS. */
  actor: string;
  act: string;
  /** What it was done to: a reference, a number, an id; may be empty. */
  reference: string;
}

/** How often something happened on one day. No column has room for who did it. */
export interface DailyTotalRow {
  /** Of the four that follow. */
  id: string;
  /** In the firm's time zone. */
  day: string;
  kind: 'visit' | 'certificate-check' | 'enquiry' | 'enquiry-outcome' | 'application';
  /** A page's path, how an enquiry came that was entered, what became of it, the answer to a check, or the title of an opening. */
  subject: string;
  /** When an enquiry was answered, how far an application came; else empty. */
  detail: string;
  n: number;
}

/** What must still follow the deletion of rows. Written in the transaction that deletes them. */
export interface RemovalRow {
  id: string;
  /** A resume by its key, the mails about a reference that are files, or the overwriting of the rows in the database's files. */
  kind: 'resume' | 'mails' | 'overwriting';
  key: string;
  requested: string;
  last_error: string | null;
}

/** A key that signs credentials, or did. */
export interface CredentialKeyRow {
  /** As a Multikey: z6Mk… */
  public_key: string;
  /** The private half, encrypted with the certificate secret; empty once it has ended. */
  sealed: string;
  created: string;
  /** Since when another key signs; empty for the one that does. */
  ended: string;
  /** Since when nothing counts that it signed. */
  withdrawn: string | null;
}

/** Where the credential of a certificate stands in the lists of revoked ones. It never changes. */
export interface CredentialStatusRow {
  /** The certificate's. */
  lookup: string;
  /** From 1. */
  list: number;
  position: number;
}

/** Where the holder of a certificate is reached. */
export interface HolderAddressRow {
  /** The certificate's. */
  lookup: string;
  email: string;
  /** In lower case: what erasure looks for. */
  email_lookup: string;
}

/** A mail to the holder of a certificate; its words are a letter of the same reference. */
export interface HolderMailRow {
  reference: string;
  /** The certificate's. */
  lookup: string;
  /** Of the certificate, of which it told. */
  state: 'valid' | 'expiring' | 'expired' | 'revoked' | 'replaced';
}

/** How far a mailbox was read, and who reads it. */
export interface MailboxRow {
  /** user@host/folder, without the password. */
  id: string;
  /** With another one the numbers of mails begin anew (RFC 3501, 2.3.1.1). */
  uid_validity: string;
  /** All mails up to this number were read. Up to 2^32: more than an integer of PostgreSQL takes. */
  last_uid: string;
  /** Mails below were there before anybody read it: what fits nothing is left alone. */
  first_uid: string;
  /** The server that reads it; another one may from `held_until` on. */
  holder: string | null;
  held_until: string;
  /** When it was last read to its end. */
  read_at: string | null;
  /** Why it could not be read since. */
  last_error: string | null;
}

/** A mail that came back. */
export interface ReplyRow {
  /** Begins `identity`, but for mails that were read by earlier releases. */
  id: string;
  /** A hash of what makes a mail the same one when it is read again. */
  identity: string;
  /** Of the enquiry or application; null: it fits none. */
  reference: string | null;
  /** auto: a program wrote it, nobody waits for an answer. bounce: a mail server could not deliver ours. */
  kind: 'reply' | 'auto' | 'bounce';
  sender: string;
  /** In lower case: what erasure looks for. */
  sender_lookup: string;
  sender_name: string;
  subject: string;
  /** What is new. */
  text: string;
  /** What it repeats of earlier mails. */
  earlier: string;
  /** Why not all of it is here. */
  lack: 'too-large' | 'unreadable' | 'cut' | null;
  received: string;
  /** The version of the submission with which it was answered or otherwise seen to. */
  settled_by: number | null;
  /** When somebody put it away that fits nothing. */
  put_away: string | null;
}

export interface ReplyAttachmentRow {
  id: string;
  reply_id: string;
  /** As the sender named it, cleaned. */
  name: string;
  bytes: number;
  /** In the store of resumes; null: it was not kept. */
  file_key: string | null;
  sha256: string | null;
  /** As those of a resume. */
  marks: string | null;
  /** Why it was not kept: a sentence. */
  refusal: string | null;
}

/** Somebody who wants to be told when a date of a course is set. */
export interface SubscriptionRow extends Wish {
  reference: string;
  name: string;
  email: string;
  /** In lower case: what erasure looks for. */
  email_lookup: string;
  /** As it was when they asked: a course may leave the site. */
  course_title: string;
  /** In the links of its mails. It opens no more than what stands beside it. */
  token: string;
  asked: string;
  /** Null until the link in the first mail was followed and its button pressed. */
  confirmed: string | null;
}

/** A batch of which a subscriber was told, or is to be. */
export interface BatchAnnouncementRow {
  /** Of the mail in the outbox. */
  id: string;
  /** A reference. */
  subscription: string;
  batch: string;
}

/** Something of the site's words that the office changes between two releases, as it is now. */
/** Kinds of things that the office edits, in the table `office_facts`. */
export const FACT_KINDS = ['notice', 'hours', 'letter', 'testimonial'] as const;

export interface OfficeFactRow {
  id: string;
  kind: (typeof FACT_KINDS)[number];
  created: string;
  /** Of whom it is about, in lower case: what erasure looks for. */
  email_lookup: string | null;
  /** Published is what visitors see, or what letters are written with. */
  state: 'draft' | 'published' | 'withdrawn';
  /** What was typed, as JSON. */
  value: string;
  /** Grows with each change: who changes it names the one that they saw. */
  version: number;
  changed_by: string;
  changed_at: string;
}

/** Each version of a fact or an opening, including the present one: an undo goes back to them. */
export interface OfficeFactVersionRow extends Pick<
  OfficeFactRow,
  'value' | 'version' | 'changed_by' | 'changed_at'
> {
  /** Id of the fact or opening, and the version. */
  id: string;
  fact: string;
  state: OfficeFactRow['state'] | JobRow['state'];
}

/** Who signs certificates. A row never changes, as certificates were issued with it: who is called otherwise gets a new one. */
export interface SignatoryRow {
  id: string;
  name: string;
  role: string;
  /** The signature as a PNG in base64; empty where it is signed by hand. */
  image: string;
  created: string;
  /** Since when nothing is issued with it. */
  ended: string | null;
}

/** How certificates are printed that were issued with it. It never changes. */
export interface PaperRow {
  id: string;
  design: CertificateDesign;
  /** Ids, separated by commas. */
  signatories: string;
  /** In class, where they are printed. */
  hours: number | null;
  /** Whether the class is printed: 0 or 1. */
  shows_class: number;
  /** Null: passed, as all certificates said before that could be chosen. */
  says: CertificateSentence | null;
  /** The course as it was then, in JSON; null where nobody knows. */
  award: string | null;
}

/** With what certificates are issued from now on. */
export interface PaperChoiceRow {
  /** `firm`, or `class:` and its name. */
  scope: string;
  design: CertificateDesign;
  /** Ids, separated by commas. */
  signatories: string;
  /** 0 or 1. */
  shows_hours: number;
  shows_class: number;
  /** Null: passed. */
  says: CertificateSentence | null;
}
