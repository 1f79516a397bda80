import { ACT_LABELS, STATE_LABELS, type SubmissionAct } from '../../contracts/submission-state.ts';
import type { EventMail, SubmissionEvent } from './submission-view.ts';
import type { LetterRow, MailKind, OutboxRow, SubmissionChangeRow } from '../../server/storage/database.ts';
import type { SubmissionHistory } from '../../server/services/submissions/read-history.ts';

const MAIL_LABELS: Record<MailKind, string> = {
  'enquiry-notification': 'The office was told by mail',
  'enquiry-confirmation': 'Receipt confirmed by mail',
  'application-notification': 'The office was told by mail',
  'application-confirmation': 'Receipt confirmed by mail',
  'enquiry-answer': 'Answer by mail',
  'application-answer': 'Answer by mail',
  'access-reset': 'The office was told by mail',
  'certificate-holder': 'The holder was told by mail',
};

/** What was done, noted and sent, oldest first. */
export function eventsOf({ changes, notes, letters, mails }: SubmissionHistory): SubmissionEvent[] {
  const noteOf = new Map(notes.map(({ id, text }) => [id, text]));
  const letterOf = new Map(letters.map((letter) => [letter.id, letter]));
  const events = changes.map((change): SubmissionEvent => {
    // What became of its mail is told with the letter.
    const isOfMail = change.act === 'undelivered' || change.act === 'delivered';
    const letter = isOfMail ? undefined : letterOf.get(change.letter_id ?? '');
    return {
      at: change.made_at,
      by: change.made_by,
      what: describe(change),
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
  return [...automatic, ...events].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Their names say what they lead to. */
const SAYS_ITS_STATE: ReadonlySet<SubmissionAct> = new Set([
  'answer-by-mail',
  'answer-by-phone',
  'leave',
  'reject',
  'close',
]);

function describe({ act, from_state, to_state }: SubmissionChangeRow): string {
  const isMove = from_state !== to_state && !SAYS_ITS_STATE.has(act);
  return isMove ? `${ACT_LABELS[act]}: ${STATE_LABELS[to_state]}` : ACT_LABELS[act];
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
