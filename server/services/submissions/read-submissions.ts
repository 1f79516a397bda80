import { ENQUIRY_FIELDS } from '../../../contracts/enquiry-form.ts';
import { readInterview } from '../../../domain/interview.ts';
import { marksInWords, readMarks } from '../../../domain/resume-marks.ts';
import { PLURALS, type SubmissionKind } from '../../../domain/submission-kind.ts';
import {
  isDueBefore,
  isNobodys,
  isOfBatch,
  isOfCourse,
  isReplied,
  isUnsettled,
  selectPage,
} from '../../storage/list-page.ts';
import {
  rowsOf,
  selectReceived,
  type Application,
  type Enquiry,
  type Received,
} from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { eachListed, listed, pick, readRequest, type Listed, type ListRequest } from '../lists.ts';
import { requireReceived } from './require-received.ts';

const FURTHER = ENQUIRY_FIELDS.map(({ name }) => name).filter((name) => name !== 'name' && name !== 'email');
const STANDING = ['owner', 'due', 'person', 'version', 'changed_by', 'changed_at'] as const;

/** Fields for the firm's people, in this order. */
export const RECORD_FIELDS = {
  enquiry: [
    'reference',
    'name',
    'email',
    ...FURTHER,
    'page',
    'utm_source',
    'via',
    'received',
    'state',
    'outcome',
    'course',
    'seat',
    'seat_batch',
    'seat_until',
    'fee',
    'fee_due',
    'result',
    ...STANDING,
  ],
  application: [
    'reference',
    'name',
    'email',
    'phone',
    'cover_letter',
    'job_title',
    'received',
    'resume',
    'resume_bytes',
    'resume_marks',
    'interview',
    'state',
    'step',
    ...STANDING,
  ],
} as const;

export type EnquiryRecord = Pick<Enquiry, 'kind' | (typeof RECORD_FIELDS.enquiry)[number]>;

/**
 * An application for the firm's people. `resume` is the file name that the applicant used. `resume_marks` lists its
 * active content; it is empty if there is none, and null before the examination. `interview` is the time and the state
 * of an interview.
 */
export type ApplicationRecord = Pick<
  Application & { resume: string },
  'kind' | (typeof RECORD_FIELDS.application)[number]
>;

export type SubmissionRecord = EnquiryRecord | ApplicationRecord;

export interface SubmissionFilter {
  search?: string;
  state?: Received['state'];
  /** Only submissions received since this time (ISO 8601). */
  since?: string;
  /** Only submissions received before this time. */
  before?: string;
  /** Id of an opening, only for applications. */
  job?: string;
  /** Title of the course and id of the batch, only for enquiries. */
  course?: string;
  batch?: string;
  /** Only open submissions of this owner; null: open ones without an owner. */
  owner?: string | null;
  /** Only submissions with a follow-up date before this day. */
  dueBefore?: string;
  /** Only submissions with an unanswered reply. */
  isReplied?: boolean;
}

/** One page of submissions, by default newest first. */
export async function listSubmissions(
  { storage: { database } }: Dependencies,
  kind: SubmissionKind,
  request: SubmissionFilter & ListRequest & { sort?: 'newest' | 'oldest' } = {},
): Promise<Listed<SubmissionRecord>> {
  const { state, job, course, batch, since, before, owner, dueBefore, sort = 'newest' } = request;
  const onlyReplied = request.isReplied ?? false;
  const list = {
    table: PLURALS[kind],
    rows: rowsOf(database, kind),
    at: 'received',
    key: 'reference',
    positionOf: ({ received, reference }: Received) => ({ at: received, key: reference }),
  };
  const page = await selectPage(database, list, {
    ...readRequest(request),
    equal: { state, ...(owner !== null && { owner }), ...(kind === 'application' && { job_id: job }) },
    since,
    before,
    where: [
      ...(owner === null ? [isNobodys()] : []),
      ...(owner !== undefined && state === undefined ? [isUnsettled()] : []),
      ...(dueBefore === undefined ? [] : [isDueBefore(PLURALS[kind], dueBefore)]),
      ...(kind === 'enquiry' && course !== undefined ? [isOfCourse(course)] : []),
      ...(kind === 'enquiry' && batch !== undefined ? [isOfBatch(batch)] : []),
      ...(onlyReplied ? [isReplied(PLURALS[kind])] : []),
    ],
    newestFirst: sort === 'newest',
  });
  return listed(page, recordOf);
}

/** All submissions that match the filter, oldest first. */
export function eachSubmission(deps: Dependencies, kind: SubmissionKind, filter: SubmissionFilter = {}) {
  return eachListed((page) => listSubmissions(deps, kind, { ...filter, ...page, sort: 'oldest' }));
}

export async function showSubmission({ storage }: Dependencies, kind: SubmissionKind, reference: string) {
  return recordOf(await requireReceived(storage.database, kind, reference));
}

/** A submission; undefined if it was deleted or never existed. */
export async function findSubmission(
  { storage }: Dependencies,
  kind: SubmissionKind,
  reference: string,
): Promise<SubmissionRecord | undefined> {
  const row = await selectReceived(storage.database, kind, reference);
  return row && recordOf(row);
}

export function recordOf(row: Received): SubmissionRecord {
  if (row.kind === 'enquiry') return { kind: row.kind, ...pick(row, RECORD_FIELDS.enquiry) };
  const { resume_name, resume_marks } = row;
  const application = {
    ...row,
    resume: resume_name,
    resume_marks: resume_marks && marksInWords(readMarks(resume_marks)),
    interview: interviewInWords(row.interview),
  };
  return { kind: row.kind, ...pick(application, RECORD_FIELDS.application) };
}

function interviewInWords(stored: string | null): string | null {
  const interview = readInterview(stored);
  if (!interview) return null;
  const { start, slots, state, place, interviewers } = interview;
  return `${start ?? slots.join(', ')}: ${state}, ${place}, ${interviewers.join(', ')}`;
}
