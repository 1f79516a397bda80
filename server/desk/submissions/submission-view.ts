import type { SubmissionView } from '../../../contracts/desk/submission-view.ts';
import type { Noun } from '../../../contracts/desk/submissions-view.ts';
import { isOpenApplication } from '../../../contracts/submission-state.ts';
import { findNeighbours } from '../../services/submissions/find-neighbours.ts';
import { type ApplicationRecord, showApplication } from '../../services/submissions/read-applications.ts';
import { type EnquiryRecord, showEnquiry } from '../../services/submissions/read-enquiries.ts';
import { readHistory } from '../../services/submissions/read-history.ts';
import { WrongRequest } from '../../services/wrong-request.ts';
import { Refused } from '../refused.ts';
import type { RouteContext } from '../route.ts';
import { letterForm, LETTER_ACTS, type LetterAct, type TypedLetter } from './letter-form.ts';
import { choiceOf, queryOf, readFilter } from './list-choice.ts';
import { eventsOf } from './submission-events.ts';

export const BASES: Record<Noun, string> = { enquiry: '/enquiries', application: '/applications' };

/** What comes back with a form that was not taken. */
export interface Returned {
  act?: LetterAct;
  to?: string;
  typed?: TypedLetter;
  errors?: Record<string, string>;
  note?: string;
  callNote?: string;
  conflict?: { by: string; at: string };
}

/** The one at this address; enquiries are not found among applications, nor the other way round. */
export async function requireSubmission(
  { deps, params }: Pick<RouteContext, 'deps' | 'params'>,
  noun: Noun,
): Promise<EnquiryRecord | ApplicationRecord> {
  const reference = params.reference ?? '';
  try {
    return noun === 'enquiry' ? await showEnquiry(deps, reference) : await showApplication(deps, reference);
  } catch (error) {
    if (!(error instanceof WrongRequest)) throw error;
    throw new Refused(404, `There is no such ${noun}`, 'The address may be mistyped, or it was erased.');
  }
}

export async function submissionView(
  context: RouteContext,
  noun: Noun,
  returned: Returned = {},
): Promise<SubmissionView> {
  const { deps, query, signedIn } = context;
  const row = await requireSubmission(context, noun);
  const filter = readFilter(noun, query);
  const list = queryOf(filter);
  const path = `${BASES[noun]}/${row.reference}`;
  const addressOf = (reference: string | undefined) => reference && `${BASES[noun]}/${reference}${list}`;
  const { previous, next } = await findNeighbours(deps, row, choiceOf(filter));
  const history = await readHistory(deps, row.reference);
  const events = eventsOf(history);
  const last = history.changes.at(-1);
  const act = returned.act ?? actOf(row, query.get('act'));
  const chosen = query.get('template');
  return {
    noun,
    path,
    list,
    reference: row.reference,
    version: row.version,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: 'phone' in row ? row.phone : row.mobile,
    received: row.received,
    text: 'message' in row ? row.message : row.cover_letter,
    page: 'page' in row ? (row.page ?? undefined) : undefined,
    application: applicationPart(row),
    events,
    undo: last && last.act !== 'undo' ? row.version : undefined,
    letter:
      act &&
      (await letterForm(
        deps,
        row,
        signedIn,
        (parts) => `${path}${queryOf(filter, parts)}${act === 'answer' ? '#letter' : ''}`,
        {
          act,
          to: returned.to ?? query.get('to') ?? undefined,
          template: chosen === 'none' ? '' : (chosen ?? undefined),
          typed: returned.typed,
        },
      )),
    next: addressOf(next),
    previous: addressOf(previous),
    conflict: returned.conflict && { ...returned.conflict, what: events.at(-1)?.what ?? '' },
    errors: returned.errors ?? {},
    note: returned.note ?? '',
    callNote: returned.callNote ?? '',
    now: deps.now().toISOString(),
  };
}

/** An enquiry that nobody answered opens with its answer begun. */
function actOf(row: EnquiryRecord | ApplicationRecord, asked: string | null): LetterAct | undefined {
  const act = LETTER_ACTS.find((known) => known === asked);
  if (!('step' in row)) return act === 'answer' || row.state === 'new' ? 'answer' : undefined;
  return act === 'answer' || isOpenApplication(row.state) ? act : undefined;
}

function applicationPart(row: EnquiryRecord | ApplicationRecord): SubmissionView['application'] {
  if (!('step' in row)) return undefined;
  return {
    opening: row.job_title,
    step: row.step,
    isOpen: isOpenApplication(row.state),
    resume: { name: row.resume, bytes: row.resume_bytes, marks: row.resume_marks },
  };
}
