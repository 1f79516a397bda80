import type { Readable } from 'node:stream';

/**
 * An email to send. Its headers contain nothing from a visitor except the name in the subject and a plain address in
 * Reply-To.
 */
export interface Mail {
  /** File name for storing the email; the same for each attempt. */
  fileName: string;
  /** Message-ID. The same for each attempt, so that mail programs recognise duplicates. */
  messageId: string;
  date: Date;
  from: string;
  /**
   * A single address. Each recipient has a separate outbox entry, so that a refusal by one mail server does not affect
   * the others.
   */
  to: string;
  /** Reply address. In an email to the firm: the visitor's, if it needs no quoting. In an answer: the firm's. */
  replyTo?: string;
  subject: string;
  text: string;
  /** HTML version. Emails that contain a visitor's words have only plain text. */
  html?: string;
  /** Address for unsubscribing with one click (RFC 8058). */
  unsubscribe?: string;
  /** True if one of the firm's people wrote it, so auto-replies to it are allowed. */
  isByPerson?: boolean;
  /** Entry for the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: Attachment[];
}

export interface Attachment {
  fileName: string;
  type: string;
  /**
   * Stream that is read while the email is sent, because several files of 5 MB may be sent at the same time. The caller
   * that composed the email closes it.
   */
  content: Readable;
}

/** Thrown if an email can never be made; the message says why. */
export class CannotBeMade extends Error {
  override name = 'CannotBeMade';
}

/** Returns the attachments of an email to a holder, or undefined if the email is outdated. Throws CannotBeMade. */
export type HolderFiles = (reference: string) => Promise<Attachment[] | undefined>;

/** Error of a mail server that refused an email. `command` is the SMTP command that it refused. */
export interface Refusal extends Error {
  responseCode: number;
  command?: string;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

export interface MailTransport {
  /**
   * Name of the mail server, and what to check if it fails, for `operator doctor`. Undefined if emails are only stored
   * as files.
   */
  server?: { name: string; check: string };
  /**
   * Sends an email; returns when the server has accepted it. Throws a Refusal if the server refused this email, so that
   * other emails are tried. After any other error no email is sent for a while.
   */
  send(mail: Mail): Promise<void>;
  /** Takes a sent email back, if the transport can. */
  takeBack?(mail: Mail): Promise<void>;
  /** Throws if an email could not be sent at present. */
  verify(): Promise<void>;
  /**
   * Number of emails to send at present; undefined: no limit. While the server does not answer it is 0, or 1 for a
   * test.
   */
  mailsAtOnce?(): number | undefined;
}
