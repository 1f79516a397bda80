import type { ListedMail } from '../../server/services/mail/read-mails.ts';

export interface MailListView {
  /** Whether sent ones are shown too. */
  all: boolean;
  mails: ListedMail[];
  newest?: string;
  older?: string;
}
