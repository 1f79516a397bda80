import type { Readable } from 'node:stream';

/** One email as it is handed to a transport. Only a visitor's name may be in the subject, and only a plain address in Reply-To. */
export interface Mail {
  /** Name for a file of its own; the same for each attempt. */
  fileName: string;
  /** Same id for each attempt, so that duplicates are recognised. */
  messageId: string;
  date: Date;
  from: string;
  /** One address: each recipient has an outbox entry, so that a server which refuses one is asked again about that one only. */
  to: string;
  /** Reply address: for email to the firm the visitor's if it needs no quoting, for an answer the firm's. */
  replyTo?: string;
  subject: string;
  text: string;
  /** HTML version. Emails with a visitor's words have none and stay plain text. */
  html?: string;
  /** Unsubscribe address, with one click by RFC 8058. */
  unsubscribe?: string;
  /** One of the firm's people wrote it: programs that send auto-replies may do so. */
  isByPerson?: boolean;
  /** Goes into the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: Attachment[];
}

export interface Attachment {
  fileName: string;
  type: string;
  /** Read while the email is sent, as several with 5 MB each may be under way; whoever composed the email ends it. */
  content: Readable;
}

/** The email cannot be made, at no other time either: the message says why. */
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
   * Returns when the email was taken over, throws when it was not: a Refusal where the server answered, so that other emails
   * are tried. After any other error sending pauses for a while.
   */
  send(mail: Mail): Promise<void>;
  /** Undoes `send`, where that can be. */
  takeBack?(mail: Mail): Promise<void>;
  /** Throws when the email could not be sent now. */
  verify(): Promise<void>;
  /** Number of emails that it accepts now, if limited: none while the server does not answer, or one as a test. */
  mailsAtOnce?(): number | undefined;
}
