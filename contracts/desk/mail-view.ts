export interface MailListView {
  /** Whether sent ones are shown too. */
  all: boolean;
  mails: ListedMail[];
  newest?: string;
  older?: string;
}

export interface ListedMail {
  id: string;
  subject: string;
  reference: string;
  to: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  attempts: number;
  created: string;
  /** Of a mail that waits: when it is tried next. */
  due: string | null;
  sent: string | null;
  error: string | null;
}

/** How a mail reads. */
export interface MailView extends ListedMail {
  from: string;
  replyTo: string | null;
  attachment: string | null;
  text: string;
}
