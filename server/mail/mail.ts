import type { Readable } from 'node:stream';

/** One email for a transport. A visitor's name may be in the subject, and a plain address in Reply-To, nothing else of theirs. */
export interface Mail {
  /** Name for storing it as a file; the same for each attempt. */
  fileName: string;
  /** Same id for each attempt, so that duplicates are recognised. */
  messageId: string;
  date: Date;
  from: string;
  /** One address: each recipient has a separate outbox entry, so that a refusal by one server concerns only that one. */
  to: string;
  /** Reply address: the visitor's for email to the firm, if it needs no quoting; the firm's for an answer. */
  replyTo?: string;
  subject: string;
  text: string;
  /** HTML version. Emails with a visitor's words have none and stay plain text. */
  html?: string;
  /** Unsubscribe address, with one click by RFC 8058. */
  unsubscribe?: string;
  /** Written by one of the firm's people, so auto-replies to it are allowed. */
  isByPerson?: boolean;
  /** Entry for the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: Attachment[];
}

export interface Attachment {
  fileName: string;
  type: string;
  /** Read while the email is sent, because several with 5 MB each may be in progress; whoever composed the email closes it. */
  content: Readable;
}

/** The email can never be made; the message says why. */
export class CannotBeMade extends Error {
  override name = 'CannotBeMade';
}

/** Attachments of an email to a holder; undefined if the email is outdated. Throws CannotBeMade. */
export type HolderFiles = (reference: string) => Promise<Attachment[] | undefined>;

/** The server refused the email. `command`: the SMTP command that it refused. */
export interface Refusal extends Error {
  responseCode: number;
  command?: string;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

export interface MailTransport {
  /** Server and what to check if it fails, for doctor; undefined if emails stay on this machine. */
  server?: { name: string; check: string };
  /**
   * Returns when the email was accepted, throws if not: a Refusal if the server answered, so that other emails are tried.
   * After any other error sending pauses for a while.
   */
  send(mail: Mail): Promise<void>;
  /** Undoes `send`, if possible. */
  takeBack?(mail: Mail): Promise<void>;
  /** Throws if no email could be sent now. */
  verify(): Promise<void>;
  /** Number of emails that it accepts now, if limited: none while the server does not answer, or one as a test. */
  mailsAtOnce?(): number | undefined;
}
