import type { Role } from '../../domain/roles.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { ENQUIRY_FIELDS } from '../../contracts/enquiry-form.ts';
import { ACTS, isOpenApplication } from '../../domain/submission-state.ts';
import { addDays, dayIn, dayInZone } from '../../server/services/calendar.ts';
import { ownersOf } from './owners.ts';
import {
  findAlsoFrom,
  findCertificatesOf,
  findLettersTo,
} from '../../server/services/submissions/find-also-from.ts';
import { ACTIONS, verbsOf } from '../../server/services/submissions/actions.ts';
import { findNeighbours } from '../../server/services/submissions/find-neighbours.ts';
import { showSubmission, type SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { findUndelivered } from '../../server/services/mail/find-undelivered.ts';
import { listReplies } from '../../server/services/replies/read-replies.ts';
import { type BatchNames, describeChange } from '../../server/services/submissions/describe-change.ts';
import { readHistory, type SubmissionHistory } from '../../server/services/submissions/read-history.ts';
import type { SubmissionChangeRow } from '../../server/storage/database.ts';
import { refusalInWords } from '../../server/mail/refusal.ts';
import { isConfirmation } from '../../server/storage/outbox.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { HttpError } from '../../server/http/http-error.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { letterForm, LETTER_ACT_OF, LETTER_ACTS, type LetterAct, type TypedLetter } from './letter-form.ts';
import { choiceOf, queryOf, readFilter, viewerOf } from './list-choice.ts';
import { linesOf } from './submission-line.ts';
import { replyView } from './reply-view.ts';
import { interviewView, type ReturnedInterview } from './interview-view.ts';
import { kindsOf } from '../../domain/kinds-of-role.ts';
import { paymentsPart, type TypedFee, type TypedPayment } from './payments-part.ts';
import { seatPart } from './seat-part.ts';
import { eventsOf } from './submission-events.ts';

const SEES_CERTIFICATES: ReadonlySet<Role> = new Set(['owner', 'office', 'trainer']);
const MAY_ERASE: ReadonlySet<Role> = new Set(['owner', 'office']);

/** Refused form with its errors. */
export interface Returned {
  act?: LetterAct;
  to?: string;
  typed?: TypedLetter;
  errors?: Record<string, string>;
  followUp?: { note: string; called: boolean; owner: string; due: string };
  correctedEmail?: string;
  /** The reference that could not be linked. */
  joinedWith?: string;
  closing?: { outcome: string; why: string };
  seat?: { until?: string; batch?: string; course?: string };
  payment?: TypedPayment;
  fee?: TypedFee;
  interview?: ReturnedInterview;
  conflict?: { by: string; at: string };
}

/** The submission at this address. Only submissions of this kind are found. */
export async function requireSubmission(
  { deps, params }: Pick<RouteContext, 'deps' | 'params'>,
  kind: SubmissionKind,
): Promise<SubmissionRecord> {
  try {
    return await showSubmission(deps, kind, params.reference ?? '');
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new HttpError(
      404,
      `There is no such ${kind}`,
      'The address may be mistyped, or the record was erased.',
    );
  }
}

export type SubmissionView = Awaited<ReturnType<typeof submissionView>>;

/** One submission with everything about it. */
export async function submissionView(context: RouteContext, kind: SubmissionKind, returned: Returned = {}) {
  const { deps, query, signedIn } = context;
  const row = await requireSubmission(context, kind);
  const filter = readFilter(kind, query);
  const list = queryOf(filter);
  const path = `${LISTS[kind].path}/${row.reference}`;
  const addressOf = (reference: string | undefined) => reference && `${LISTS[kind].path}/${reference}${list}`;
  const { previous, next } = await findNeighbours(deps, row, choiceOf(filter, viewerOf(context)));
  const history = await readHistory(deps, row.reference);
  const replies = await listReplies(deps, row.reference);
  const events = eventsOf(history, replies);
  const last = history.changes.at(-1);
  const act = returned.act ?? actOf(row, query.get('act'));
  const chosen = query.get('template');
  const to = returned.to ?? query.get('to') ?? undefined;
  const draft = returned.typed || chosen !== null || !act ? undefined : draftOf(history, act, to);
  return {
    kind,
    /** Address of the page and prefix of its actions. */
    path,
    /** The list that the person came from, as a query with its question mark; may be empty. */
    list,
    reference: row.reference,
    version: row.version,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.kind === 'enquiry' ? row.mobile : row.phone,
    received: row.received,
    text: row.kind === 'enquiry' ? row.message : row.cover_letter,
    /** Path of the page with the form. */
    page: row.kind === 'enquiry' ? (row.page ?? undefined) : undefined,
    /** The advertisement or newsletter that led to an enquiry. */
    source: row.kind === 'enquiry' ? (row.utm_source ?? undefined) : undefined,
    via: row.kind === 'enquiry' ? (row.via ?? undefined) : undefined,
    /** Further fields of an enquiry that were filled in. */
    facts: factsOf(row),
    application: applicationPart(row),
    interview:
      kind === 'application' ? await interviewView(context, row.reference, returned.interview) : undefined,
    /** Oldest first, beginning after the receipt. */
    events,
    assignment: await assignmentOf(context, row, returned.followUp),
    seat: await seatPart(deps, row, returned.seat),
    payments: await paymentsPart(deps, row, returned),
    actions: verbsOf(kind).flatMap((verb) => {
      const { label, key, isMain, isShown } = ACTIONS[verb];
      // The button is left out while an email is being written.
      const isBegun = verb === 'answer' && act === 'answer';
      return isShown(row) && !isBegun ? [{ verb, label, key, isMain }] : [];
    }),
    /** Values of a form for closing that was refused. */
    closing: returned.closing,
    outcome: row.kind === 'enquiry' ? (row.outcome ?? undefined) : undefined,
    /** Undefined if nothing can be undone. */
    undo: undoOf(deps, [history.changes.at(-2), last], history.batchNames),
    replies: replies
      .filter((reply) => reply.kind === 'reply')
      .map((reply) => replyView(reply, path, row.email)),
    /** Reason why the confirmation bounced. Any other email to this address would bounce too. */
    cameBack: cameBack(history, row.email),
    /** An email that did not arrive. */
    undelivered: (await findUndelivered(deps, [row.reference]))[0],
    letter:
      act &&
      (await letterForm(
        deps,
        row,
        signedIn,
        (parts) => `${path}${queryOf(filter, parts)}${act === 'answer' ? '#letter' : ''}`,
        {
          act,
          to: draft?.to ?? to,
          template: chosen === 'none' ? '' : (chosen ?? undefined),
          typed: returned.typed ?? draft?.typed,
          isTakenBack: draft !== undefined,
        },
      )),
    next: addressOf(next),
    previous: addressOf(previous),
    /** Set if somebody else changed the submission meanwhile, so that nothing was done. */
    conflict: returned.conflict && { ...returned.conflict, what: events.at(-1)?.what ?? '' },
    errors: returned.errors ?? {},
    correctedEmail: returned.correctedEmail,
    person: await personOf(context, row, returned.joinedWith),
    now: deps.now().toISOString(),
  };
}

/** Other submissions of the same person that this role may see. */
async function personOf({ deps, signedIn: { role } }: RouteContext, row: SubmissionRecord, typed = '') {
  const others = await findAlsoFrom(deps, row, kindsOf(role));
  return {
    lines: await linesOf(deps, others, ''),
    certificates: SEES_CERTIFICATES.has(role) ? await findCertificatesOf(deps, [row, ...others]) : [],
    // Emails about this submission are in its own history.
    letters: await findLettersTo(
      deps,
      others.map(({ reference }) => reference),
    ),
    /** Submissions that were linked by hand, because address and number differ. */
    isJoined: row.person !== null,
    /** A reference that could not be linked. */
    typed,
    mayErase: MAY_ERASE.has(role),
  };
}

/** True if the address is known to be wrong before the first email. */
function cameBack({ mails }: SubmissionHistory, email: string): string | undefined {
  const failed = mails.find(
    ({ kind, state, recipient_lookup }) =>
      isConfirmation(kind) && state === 'failed' && recipient_lookup === email.toLowerCase(),
  );
  return failed && refusalInWords(failed.last_error ?? '');
}

/** An email that was undone, in its form again. */
function draftOf(
  { draft }: SubmissionHistory,
  act: LetterAct,
  to: string | undefined,
): { typed: TypedLetter; to?: string } | undefined {
  if (!draft || LETTER_ACT_OF[draft.change.act] !== act) return undefined;
  const step = act === 'advance' ? draft.change.to_state : undefined;
  if (to !== undefined && to !== step) return undefined;
  const { subject, text } = draft.letter;
  return { typed: { template: '', subject, text, values: {} }, to: step };
}

/** Owner and follow-up date, with the choices for both. */
async function assignmentOf(context: RouteContext, row: SubmissionRecord, returned: Returned['followUp']) {
  const { deps } = context;
  const today = dayInZone(deps.config.timeZone)(deps.now());
  const people = await ownersOf(context, row.kind);
  const owner = row.owner ?? '';
  return {
    owner,
    due: row.due ?? '',
    isLate: row.due !== null && row.due < today,
    typed: returned ?? { note: '', called: false, owner, due: row.due ?? '' },
    // An earlier owner may have left the firm.
    people: owner === '' || people.includes(owner) ? people : [...people, owner],
    days: nextDays(today),
    today,
  };
}

const MONDAY = 1;

/** Days that can be chosen with one click. */
function nextDays(today: string): { label: string; day: string }[] {
  const toMonday = (7 + MONDAY - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7;
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'In 3 days', day: addDays(today, 3) },
    { label: 'Monday', day: addDays(today, toMonday) },
  ];
}

/** The change that an undo would reverse, and whether its note is deleted too. */
function undoOf(
  { now, config: { timeZone } }: RouteContext['deps'],
  [before, last]: (SubmissionChangeRow | undefined)[],
  batchNames: BatchNames,
) {
  if (!last || ACTS[last.act].isFinal) return undefined;
  // An undo does not restore a deleted note.
  if (last.act === 'undo' && before?.act === 'note') return undefined;
  const made = new Date(last.made_at);
  const isToday = dayIn(made, timeZone) === dayIn(now(), timeZone);
  const time = made.toLocaleString('en-GB', {
    timeZone,
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    isNote: last.act === 'note',
    hasNote: last.note_id !== null,
    what: `${undoneInWords(last, batchNames)} by ${last.made_by}, ${time}`,
  };
}

/** Describes a seat or a fee in the same words as the history. */
function undoneInWords(last: SubmissionChangeRow, batchNames: BatchNames): string {
  const words = last.act === 'seat' ? describeChange(last, batchNames) : ACTS[last.act].label;
  return words.replace(/^./, (first) => first.toLowerCase());
}

/** The form for an answer is open if nobody has answered the enquiry. */
function actOf(row: SubmissionRecord, asked: string | null): LetterAct | undefined {
  const act = LETTER_ACTS.find((known) => known === asked);
  if (row.kind === 'enquiry') return act === 'answer' || row.state === 'new' ? 'answer' : undefined;
  return act === 'answer' || isOpenApplication(row.state) ? act : undefined;
}

function factsOf(row: SubmissionRecord) {
  if (row.kind === 'application') return [];
  return ENQUIRY_FIELDS.filter(({ holds }) => holds === 'line')
    .map(({ name, label }) => ({ label, value: row[name] }))
    .filter(({ value }) => value !== '');
}

function applicationPart(row: SubmissionRecord) {
  if (row.kind === 'enquiry') return undefined;
  return {
    opening: row.job_title,
    step: row.step,
    isOpen: isOpenApplication(row.state),
    /**
     * `marks` describes active content in words. It is empty if there is none, and null until the file was examined.
     */
    resume: { name: row.resume, bytes: row.resume_bytes, marks: row.resume_marks },
  };
}
