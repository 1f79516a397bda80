import type { FoundJob, Job } from '../../../contracts/job.ts';
import type { Openings } from '../../../contracts/page.ts';

/** Where the careers page gets its jobs. */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
  /** Ids of the openings that are samples. */
  sampleIds?: string[];
}

/** What the careers page shows: the open jobs, and the one that the query of its address names. */
export async function findOpenings(jobs: JobsSource, query: string): Promise<Openings> {
  const asked = new URLSearchParams(query).get('job') || undefined;
  const [list, found] = await Promise.all([jobs.listOpenJobs(), asked ? jobs.findJob(asked) : undefined]);
  const selected = asked === undefined ? undefined : (found ?? { state: 'unknown' as const });
  return { jobs: list, sampleIds: jobs.sampleIds, selected };
}
