import type { Readable } from 'node:stream';

/** One mail as it is handed to a transport. Of what a visitor typed, a name may stand in the subject, and a plain address in Reply-To. */
export interface Mail {
  /** Name for a file of its own; the same for each attempt. */
  fileName: string;
  /** The same for each attempt, so that a mail that is sent twice is recognised as one. */
  messageId: string;
  date: Date;
  from: string;
  /** One address: each recipient has an outbox entry, so that a server which refuses one is asked again about that one only. */
  to: string;
  /** Of mail to the firm, the visitor's address, when it is one that needs no quoting; of an answer, the firm's. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same words for mail programs that show HTML. Mails with a visitor's words have none: they stay plain text. */
  html?: string;
  /** Of mail to who is on a list: the address that takes them off it, by RFC 8058 with one click in a mail program. */
  unsubscribe?: string;
  /** One of the firm's people wrote it: programs that answer mail by themselves may do so. */
  isByPerson?: boolean;
  /** Goes into the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: Attachment[];
}

export interface Attachment {
  fileName: string;
  type: string;
  /** Read while the mail is sent, as several with 5 MB each may be under way; whoever composed the mail ends it. */
  content: Readable;
}

/** The mail cannot be made, at no other time either: the message says why. */
export class CannotBeMade extends Error {
  override name = 'CannotBeMade';
}

/** What goes with a mail to the holder of a certificate; undefined when the mail is true no more. Throws CannotBeMade. */
export type HolderFiles = (reference: string) => Promise<Attachment[] | undefined>;

/** The server answered and did not take the mail. `command`: of SMTP, to which it answered so. */
export interface Refusal extends Error {
  responseCode: number;
  command?: string;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

export interface MailTransport {
  /** Who takes the mail and what to check where that fails, as doctor says it; undefined where mail stays on this machine. */
  server?: { name: string; check: string };
  /**
   * Returns when the mail was taken over, throws when it was not: a Refusal where the server answered, so that other mails
   * are tried. After any other error mail rests for a while.
   */
  send(mail: Mail): Promise<void>;
  /** Undoes `send`, where that can be. */
  takeBack?(mail: Mail): Promise<void>;
  /** Throws when mail could not be sent now. */
  verify(): Promise<void>;
  /** How many mails it takes now, when that is limited: none while the server does not answer, or one to try. */
  mailsAtOnce?(): number | undefined;
}
