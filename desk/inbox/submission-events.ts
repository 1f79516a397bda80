import type { LetterRow, MailKind, OutboxRow } from '../../server/storage/database.ts';
import type { Reply } from '../../server/services/replies/read-replies.ts';
import { describeChange } from '../../server/services/submissions/describe-change.ts';
import type { SubmissionHistory } from '../../server/services/submissions/read-history.ts';

export const MAIL_LABELS: Record<MailKind, string> = {
  'enquiry-notification': 'Email sent to the office',
  'enquiry-confirmation': 'Confirmation sent',
  'application-notification': 'Email sent to the office',
  'application-confirmation': 'Confirmation sent',
  'enquiry-answer': 'Email sent',
  'application-answer': 'Email sent',
  'access-reset': 'Email sent to the office',
  'certificate-holder': 'Email sent to the holder',
  'subscription-confirmation': 'Email to confirm sent',
  'batch-opened': 'Email about a batch sent',
  'morning-mail': 'Email sent to an interviewer',
};

export interface SubmissionEvent {
  at: string;
  by?: string;
  what: string;
  /** Text of a note or an email. */
  text?: string;
  subject?: string;
  mail?: EventMail;
}

export interface EventMail {
  to: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  /** Time when the email was sent or is due. */
  at?: string;
  error?: string;
}

/** Changes, notes and emails, oldest first. */
export function eventsOf(
  { changes, notes, letters, mails, batchNames }: SubmissionHistory,
  replies: Reply[],
): SubmissionEvent[] {
  const noteOf = new Map(notes.map(({ id, text }) => [id, text]));
  const letterOf = new Map(letters.map((letter) => [letter.id, letter]));
  const events = changes.map((change): SubmissionEvent => {
    // The state of an email is shown with its text.
    const isOfMail = change.act === 'undelivered' || change.act === 'delivered';
    const letter = isOfMail ? undefined : letterOf.get(change.letter_id ?? '');
    return {
      at: change.made_at,
      by: change.act === 'reply' ? undefined : change.made_by,
      what: describeChange(change, batchNames),
      text: letter?.text ?? noteOf.get(change.note_id ?? ''),
      subject: letter?.subject,
      mail: change.letter_id === null || isOfMail ? undefined : letterMail(letter),
    };
  });
  const automatic = mails.map((mail): SubmissionEvent => ({
    at: mail.created,
    what: MAIL_LABELS[mail.kind],
    mail: { to: mail.recipient_lookup, ...mailState(mail) },
  }));
  // Replies of people are on the page itself.
  const quiet = replies
    .filter(({ kind }) => kind !== 'reply')
    .map(({ kind, received, subject, text }): SubmissionEvent => ({
      at: received,
      what: kind === 'bounce' ? 'An email bounced' : 'Auto-reply',
      subject: subject || 'Without a subject',
      text,
    }));
  return [...automatic, ...events, ...quiet].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function letterMail(letter: (LetterRow & { mail: MailOf | null }) | undefined): EventMail {
  if (!letter) return { to: '', state: 'withdrawn' };
  if (!letter.mail) return { to: letter.recipient, state: 'sent' };
  return { to: letter.recipient, ...mailState(letter.mail) };
}

type MailOf = Pick<OutboxRow, 'state' | 'due' | 'sent' | 'last_error'>;

function mailState({ state, due, sent, last_error }: MailOf): Pick<EventMail, 'state' | 'at' | 'error'> {
  return { state, at: sent ?? (state === 'waiting' ? due : undefined), error: last_error ?? undefined };
}
