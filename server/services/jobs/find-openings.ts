import type { FoundJob, Job } from '../../../contracts/job.ts';
import type { Openings } from '../../../contracts/page.ts';

/** Reads openings for the careers page. */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
  /** Ids of sample openings. */
  sampleIds?: string[];
}

/** Openings for the careers page, and the opening that the query names. */
export async function findOpenings(jobs: JobsSource, query: string): Promise<Openings> {
  const asked = new URLSearchParams(query).get('job') || undefined;
  const [list, found] = await Promise.all([jobs.listOpenJobs(), asked ? jobs.findJob(asked) : undefined]);
  const selected = asked === undefined ? undefined : (found ?? { state: 'unknown' as const });
  return { jobs: list, sampleIds: jobs.sampleIds, selected };
}
