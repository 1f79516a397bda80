import { OUTCOME_LABELS } from '../../contracts/enquiry-outcome.ts';
import { SEAT_LABELS } from '../../contracts/seat.ts';
import { ACT_LABELS, STATE_LABELS, type SubmissionAct } from '../../contracts/submission-state.ts';
import type { LetterRow, MailKind, OutboxRow, SubmissionChangeRow } from '../../server/storage/database.ts';
import type { Reply } from '../../server/services/replies/read-replies.ts';
import type { SubmissionHistory } from '../../server/services/submissions/read-history.ts';

export const MAIL_LABELS: Record<MailKind, string> = {
  'enquiry-notification': 'The office was told by mail',
  'enquiry-confirmation': 'Receipt confirmed by mail',
  'application-notification': 'The office was told by mail',
  'application-confirmation': 'Receipt confirmed by mail',
  'enquiry-answer': 'Answer by mail',
  'application-answer': 'Answer by mail',
  'access-reset': 'The office was told by mail',
  'certificate-holder': 'The holder was told by mail',
  'subscription-confirmation': 'Asked by mail to confirm',
  'batch-opened': 'Told of a batch by mail',
  'morning-mail': 'Told in the morning',
};

export interface SubmissionEvent {
  at: string;
  by?: string;
  what: string;
  /** Of a note or a letter. */
  text?: string;
  subject?: string;
  mail?: EventMail;
}

export interface EventMail {
  to: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'withdrawn';
  /** When it left or is due. */
  at?: string;
  error?: string;
}

/** What was done, noted and sent, oldest first. */
export function eventsOf(
  { changes, notes, letters, mails, batchNames }: SubmissionHistory,
  replies: Reply[],
): SubmissionEvent[] {
  const noteOf = new Map(notes.map(({ id, text }) => [id, text]));
  const letterOf = new Map(letters.map((letter) => [letter.id, letter]));
  const events = changes.map((change): SubmissionEvent => {
    // What became of its mail is told with the letter.
    const isOfMail = change.act === 'undelivered' || change.act === 'delivered';
    const letter = isOfMail ? undefined : letterOf.get(change.letter_id ?? '');
    return {
      at: change.made_at,
      by: change.act === 'reply' ? undefined : change.made_by,
      what: describe(change, batchNames) + (change.former_email ? `; it was ${change.former_email}` : ''),
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
  // Those of people stand on the page themselves.
  const quiet = replies
    .filter(({ kind }) => kind !== 'reply')
    .map(({ kind, received, subject, text }): SubmissionEvent => ({
      at: received,
      what: kind === 'bounce' ? 'A mail came back' : 'A program answered by mail',
      subject: subject || 'Without a subject',
      text,
    }));
  return [...automatic, ...events, ...quiet].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Their names say what they lead to. */
const SAYS_ITS_STATE: ReadonlySet<SubmissionAct> = new Set([
  'answer-by-mail',
  'answer-by-phone',
  'leave',
  'reject',
  'close',
]);

function describe(change: SubmissionChangeRow, batchNames: SubmissionHistory['batchNames']): string {
  const { act, from_state, to_state, to_outcome } = change;
  if (act === 'assign') return describeAssignment(change);
  if (act === 'seat') return describeSeat(change, batchNames);
  if (act === 'close' && to_outcome !== null) return `${ACT_LABELS.close}: ${OUTCOME_LABELS[to_outcome]}`;
  const isMove = from_state !== to_state && !SAYS_ITS_STATE.has(act);
  return isMove ? `${ACT_LABELS[act]}: ${STATE_LABELS[to_state]}` : ACT_LABELS[act];
}

function letterMail(letter: (LetterRow & { mail: MailOf | null }) | undefined): EventMail {
  if (!letter) return { to: '', state: 'withdrawn' };
  if (!letter.mail) return { to: letter.recipient, state: 'sent' };
  return { to: letter.recipient, ...mailState(letter.mail) };
}

function describeSeat(change: SubmissionChangeRow, batchNames: SubmissionHistory['batchNames']): string {
  const { from_seat, to_seat, to_seat_until, from_seat_batch, to_seat_batch, letter_id } = change;
  if (to_seat === null) return 'Seat given back';
  const [from, to] = [batchNames.get(from_seat_batch ?? ''), batchNames.get(to_seat_batch ?? '')];
  if (from_seat !== null && from && to && from !== to) return `Moved from ${from} to ${to}`;
  if (letter_id !== null && from) return `Told that ${from} is cancelled`;
  return to_seat_until === null
    ? SEAT_LABELS[to_seat]
    : `${SEAT_LABELS[to_seat]} until ${dayInWords(to_seat_until)}`;
}

function describeAssignment({ from_owner, to_owner, from_due, to_due }: SubmissionChangeRow): string {
  const owner = to_owner === null ? 'Nobody’s now' : `Given to ${to_owner}`;
  const day = to_due === null ? 'no day any more' : `due ${dayInWords(to_due)}`;
  const parts = [...(from_owner === to_owner ? [] : [owner]), ...(from_due === to_due ? [] : [day])];
  return parts.join(', ').replace(/^./, (first) => first.toUpperCase());
}

export function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
}

type MailOf = Pick<OutboxRow, 'state' | 'due' | 'sent' | 'last_error'>;

function mailState({ state, due, sent, last_error }: MailOf): Pick<EventMail, 'state' | 'at' | 'error'> {
  return { state, at: sent ?? (state === 'waiting' ? due : undefined), error: last_error ?? undefined };
}
