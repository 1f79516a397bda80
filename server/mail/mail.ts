/** One mail as it is handed to a transport. Nothing that a visitor typed stands in a field that becomes a header. */
export interface Mail {
  /** Name for a file of its own; the same for each attempt. */
  fileName: string;
  /** The same for each attempt, so that a mail that is sent twice is recognised as one. */
  messageId: string;
  date: Date;
  from: string;
  to: string[];
  /** The visitor's address, when it is one that needs no quoting. */
  replyTo?: string;
  subject: string;
  text: string;
  attachment?: { fileName: string; type: string; content: Buffer };
}

export interface MailTransport {
  /** Returns when the mail was taken over, throws when it was not. */
  send(mail: Mail): Promise<void>;
  /** Throws when mail could not be sent now. */
  verify(): Promise<void>;
}
