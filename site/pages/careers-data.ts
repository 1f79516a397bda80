import type { CareersPage } from '../../content/types.ts';
import type { Job } from '../../contracts/job.ts';
import type { FoundJob, WantedJob } from '../features/jobs/jobs-context.ts';

export interface CareersPageData {
  page: CareersPage;
  /** Null where the server could not tell. */
  initialJobs: Job[] | null;
  /** The job that the address names, if it names one. */
  selectedJob?: WantedJob;
}

interface Openings {
  jobs: Job[] | null;
  wanted: FoundJob | undefined;
  hasWanted: boolean;
}

export function careersData(page: CareersPage, { jobs, wanted, hasWanted }: Openings): CareersPageData {
  const isNamed = hasWanted && jobs !== null;
  return { page, initialJobs: jobs, selectedJob: isNamed ? (wanted ?? { state: 'unknown' }) : undefined };
}
