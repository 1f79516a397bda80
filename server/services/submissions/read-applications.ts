import { marksInWords, readMarks } from '../../../contracts/resume-marks.ts';
import type { ApplicationState } from '../../../contracts/submission-state.ts';
import type { ApplicationRow } from '../../storage/database.ts';
import { selectPage } from '../../storage/list-page.ts';
import type { Dependencies } from '../dependencies.ts';
import { eachListed, listed, pick, readRequest, type Listed, type ListRequest } from '../lists.ts';
import type { SubmissionFilter } from './read-enquiries.ts';
import { requireReceived } from './require-received.ts';

const SENT = ['reference', 'name', 'email', 'phone', 'cover_letter', 'job_title', 'received'] as const;
const STANDING = ['resume_bytes', 'state', 'step', 'version', 'changed_by', 'changed_at'] as const;

/** An application as the operator sees it. */
export type ApplicationRecord = Pick<ApplicationRow, (typeof SENT)[number] | (typeof STANDING)[number]> & {
  /** Name of the file as the applicant sent it. */
  resume: string;
  /** What the file does by itself, in words; empty when nothing was found, null until it was examined. */
  resume_marks: string | null;
};

export type ApplicationFilter = SubmissionFilter<ApplicationState> & {
  /** Id of the opening. */
  job?: string;
};

/** One page; the newest first unless `sort` says otherwise. */
export async function listApplications(
  { storage }: Dependencies,
  request: ApplicationFilter & ListRequest & { sort?: 'newest' | 'oldest' } = {},
): Promise<Listed<ApplicationRecord>> {
  const { state, job, since, sort = 'newest' } = request;
  const page = await selectPage(storage.database, 'applications', {
    ...readRequest(request),
    equal: { state, job_id: job },
    since,
    newestFirst: sort === 'newest',
  });
  return listed(page, applicationRecord);
}

/** All that the filter leaves, oldest first. */
export function eachApplication(
  deps: Dependencies,
  filter: ApplicationFilter = {},
): AsyncGenerator<ApplicationRecord> {
  return eachListed((page) => listApplications(deps, { ...filter, ...page, sort: 'oldest' }));
}

export function applicationRecord(row: ApplicationRow): ApplicationRecord {
  const { resume_name, resume_marks } = row;
  return {
    ...pick(row, SENT),
    resume: resume_name,
    resume_marks: resume_marks && marksInWords(readMarks(resume_marks)),
    ...pick(row, STANDING),
  };
}

export async function showApplication(
  { storage }: Dependencies,
  reference: string,
): Promise<ApplicationRecord> {
  return applicationRecord(await requireReceived(storage.database, 'applications', reference));
}
