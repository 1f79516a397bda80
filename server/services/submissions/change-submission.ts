import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from '../../../contracts/limits.ts';
import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Result, SeatStanding } from '../../../domain/seat.ts';
import type { EnquiryOutcome } from '../../../domain/enquiry-outcome.ts';
import { ACTS, isSettled, STATE_LABELS, type SubmissionAct } from '../../../domain/submission-state.ts';
import type { CalendarEntry } from '../../../domain/interview.ts';
import { nameLine, optionalText } from '../../../contracts/text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { fromAndTo, type Connection, type SubmissionChangeRow } from '../../storage/database.ts';
import { settleReplies } from '../../storage/replies.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { updateStanding, type Received, type ReceivedOf } from '../../storage/received-rows.ts';
import { deleteDrafts, insertNote, selectLastChange } from '../../storage/submission-history.ts';
import { insertRows, selectRow } from '../../storage/rows.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { tellInterviewers } from '../interviews/tell-interviewers.ts';
import { queueLetter } from '../mail/queue-mails.ts';
import { requireFilled } from '../mail/template.ts';
import { parseRequest } from '../parse-request.ts';
import { announceBatch } from '../subscriptions/announce-batch.ts';
import { VersionConflict } from '../version-conflict.ts';
import { OperatorError } from '../operator-error.ts';
import { requireReceived } from './require-received.ts';
import { feeToday, outcomeWith, requireSeats, seatAfterClosing } from './use-seat.ts';
import { standingIn } from '../../storage/standing.ts';

/** Name of the author, and the version that they saw. Without a version the newest one is changed. */
export interface Author {
  by: string;
  version?: number;
  /** Id of the bulk action that this change is part of. */
  bulkAct?: string;
}

/** An email from one of the firm's people to a visitor. */
export interface Letter {
  subject: string;
  text: string;
  /** Name of the template, if one was used. */
  template?: string;
  /** Calendar entry. */
  calendar?: CalendarEntry;
}

/** A planned change. Fields that are not given do not change. */
export interface Plan<Kind extends SubmissionKind = SubmissionKind> {
  act: PersonsAct;
  state?: ReceivedOf[Kind]['state'];
  step?: number;
  note?: string;
  letter?: Letter;
  /** Address before a correction. */
  formerEmail?: string;
  owner?: string | null;
  due?: string | null;
  person?: string | null;
  /** Interview of an application. Null removes it. */
  interview?: string | null;
  /** Outcome of a closed enquiry. */
  outcome?: EnquiryOutcome | null;
  /** Seat. This field and the next four are only for enquiries. Without `batch` the batch does not change. */
  seat?: SeatStanding & { batch?: string | null };
  course?: string | null;
  fee?: number | null;
  feeDue?: string | null;
  result?: Result | null;
  /** Id of the bulk action that this change is part of. */
  bulkAct?: string;
}

/** Changes that people make. All others come from emails. */
export type PersonsAct = Exclude<SubmissionAct, 'undelivered' | 'delivered' | 'reply'>;

/** State of a submission after a change. */
export type Changed = Pick<
  Received,
  'reference' | 'state' | 'version' | 'changed_by' | 'changed_at' | 'owner' | 'due' | 'person'
>;

/** State of a row, without what the visitor has written. */
export function standingOf(row: Changed): Changed {
  const { reference, state, version, changed_by, changed_at, owner, due, person } = row;
  return { reference, state, version, changed_by, changed_at, owner, due, person };
}

/**
 * Changes a submission in one transaction: its state, its history, the note and the email. `plan` may be called more
 * than once.
 */
export async function changeSubmission<Kind extends SubmissionKind>(
  deps: Dependencies,
  kind: Kind,
  typed: string,
  { by, version, bulkAct }: Author,
  plan: (row: ReceivedOf[Kind]) => Plan<Kind>,
): Promise<Changed> {
  return await withSubmission(deps, kind, typed, { by, version }, async (transaction, row) =>
    applyChange(deps, transaction, row, by, { ...plan(row), bulkAct }),
  );
}

/** Reads a submission in a transaction and checks its version. `work` may be called more than once. */
export async function withSubmission<Kind extends SubmissionKind, Outcome>(
  { storage }: Dependencies,
  kind: Kind,
  typed: string,
  { version: seen }: Author,
  work: (transaction: Connection, row: ReceivedOf[Kind]) => Promise<Outcome>,
): Promise<Outcome> {
  return await transactionDespiteDeadlocks(storage.database, async (transaction) => {
    const row = await requireReceived(transaction, kind, typed);
    if (seen !== undefined && row.version !== seen) throw await versionConflict(transaction, row);
    return await work(transaction, row);
  });
}

/** Changes a row in the caller's transaction. */
export async function applyChange(
  deps: Dependencies & Partial<Pick<ActingDependencies, 'actor'>>,
  transaction: Connection,
  row: Received,
  by: string,
  { act, state = row.state, step, note, letter, formerEmail, person = row.person, ...plan }: Plan,
): Promise<Changed> {
  const { kind, reference } = row;
  const now = deps.now();
  const time = now.toISOString();
  // A settled submission has no follow-up date.
  const due = isSettled(state) ? null : plan.due === undefined ? row.due : plan.due;
  const owner = await ownerAfter(transaction, row, by, { act, ...plan });
  const standing = { state, version: row.version + 1, changed_by: by, changed_at: time, owner, due, person };
  const from = standingIn(row);
  const fromSeat = { seat: from.seat, until: from.seat_until };
  const said = plan.outcome === undefined ? from.outcome : plan.outcome;
  const toSeat = plan.seat ?? (act === 'close' ? seatAfterClosing(fromSeat, said) : fromSeat);
  const isGivenBack = from.seat !== null && toSeat.seat === null;
  const isMoved = plan.seat?.batch !== undefined && plan.seat.batch !== from.seat_batch;
  const to = {
    ...from,
    ...standing,
    step: from.step === null ? null : (step ?? from.step),
    interview: plan.interview === undefined ? from.interview : plan.interview,
    outcome: outcomeWith(toSeat, state === 'closed' ? said : null, isGivenBack && plan.outcome === undefined),
    course: plan.course === undefined ? from.course : plan.course,
    seat: toSeat.seat,
    seat_until: toSeat.until,
    seat_batch: plan.seat?.batch === undefined ? from.seat_batch : plan.seat.batch,
    fee: plan.fee === undefined ? (isGivenBack ? null : from.fee) : plan.fee,
    fee_due: plan.feeDue === undefined ? (isGivenBack ? null : from.fee_due) : plan.feeDue,
    result: plan.result === undefined ? (isGivenBack || isMoved ? null : from.result) : plan.result,
  };
  if (to.seat === 'taken' && from.seat !== 'taken' && plan.fee === undefined && to.fee === null)
    to.fee = await feeToday(deps, transaction, to.seat_batch);
  const seatUses = await requireSeats(deps, transaction, row, {
    from: { ...fromSeat, batch: from.seat_batch },
    to: { ...toSeat, batch: to.seat_batch },
  });
  const { step: toStep, interview, ...trainee } = to;
  const changes = row.kind === 'enquiry' ? trainee : { ...standing, step: toStep ?? row.step, interview };
  const isFirst = await updateStanding(transaction, row, changes);
  if (!isFirst) throw await versionConflict(transaction, await requireReceived(transaction, kind, reference));
  for (const { before, after } of seatUses) await announceBatch(transaction, deps, before, after);

  const written = { reference, written_by: by, written_at: time };
  const noteId = note === undefined ? null : randomUUID();
  if (noteId !== null) {
    const text = requireText(note ?? '', 'Write the note');
    await insertNote(transaction, { id: noteId, text, interview: null, ...written });
  }
  if (!ACTS[act].keepsDraft) await deleteDrafts(transaction, reference);
  const letterId = letter === undefined ? null : randomUUID();
  if (letter !== undefined && letterId !== null) {
    if (!isMailable(row.email)) {
      throw new OperatorError(
        row.email === ''
          ? `There is no email address for ${row.name}. Call instead and record the call.`
          : `Email to ${row.email} does not arrive. Call instead and record the call.`,
      );
    }
    const stored = {
      id: letterId,
      template: letter.template ?? null,
      recipient: row.email,
      ...readLetter(letter, reference),
      calendar: letter.calendar && JSON.stringify(letter.calendar),
      ...written,
    };
    await queueLetter(transaction, `${kind}-answer`, stored, now);
    if (letter.calendar)
      await tellInterviewers(deps, transaction, row, { before: from.interview, after: interview, by });
  }
  await insertRows(transaction, 'submission_changes', {
    id: randomUUID(),
    reference,
    version: standing.version,
    act,
    ...fromAndTo(from, to),
    note_id: noteId,
    letter_id: letterId,
    former_email: formerEmail ?? null,
    bulk_act: plan.bulkAct ?? null,
    made_by: by,
    made_at: time,
  });
  if (ACTS[act].settlesReplies) await settleReplies(transaction, reference, standing.version);
  await recordAct(transaction, { ...deps, actor: deps.actor ?? by }, `submission.${act}`, reference);
  return standingOf({ reference, ...standing });
}

/** Owner after a change. If there was none, it is the person who answers or sets a follow-up date. */
async function ownerAfter(
  transaction: Connection,
  { owner }: Received,
  by: string,
  { act, owner: wanted, due }: Plan,
): Promise<string | null> {
  if (wanted !== undefined) return wanted;
  const isWork = ACTS[act].isWork === true || (due ?? null) !== null;
  if (owner !== null || !isWork) return owner;
  return (await selectRow(transaction, 'people', { name_lookup: by.toLowerCase() }))?.name ?? null;
}

const SUBJECT_MAX_LENGTH = 200;
const SUBJECT = nameLine('Give the email a subject', SUBJECT_MAX_LENGTH);

/** Checks an email. All placeholders must be filled, and the reference is added to the subject. */
function readLetter({ subject, text, template }: Letter, reference: string) {
  if (template !== undefined) requireFilled(`${subject} ${text}`);
  const line = parseRequest(SUBJECT, subject);
  return {
    subject: line.includes(reference) ? line : `${line} (${reference})`,
    text: requireText(text, 'Write the text of the email'),
  };
}

/** Checks the text of a note or an email. It may have several lines, but no control characters. */
function requireText(text: string, message: string): string {
  return parseRequest(v.pipe(optionalText(MESSAGE_MAX_LENGTH), v.nonEmpty(message)), text);
}

async function versionConflict(database: Connection, row: Received): Promise<VersionConflict> {
  const last = await selectLastChange(database, row.reference);
  // An automatic change does not count as work on the submission, so the last author stays.
  const [by, at] = last ? [last.made_by, last.made_at] : [row.changed_by, row.changed_at];
  return new VersionConflict(row.reference, describe(last, row), by, at);
}

function describe(change: SubmissionChangeRow | undefined, row: Received): string {
  return change ? ACTS[change.act].label.toLowerCase() : STATE_LABELS[row.state].toLowerCase();
}
