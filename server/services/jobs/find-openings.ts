import type { FoundJob, Job } from '../../../contracts/job.ts';
import type { Openings } from '../../../contracts/page.ts';

/** Source of openings for the careers page. */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
  /** Ids of the openings that are samples. */
  sampleIds?: string[];
}

/** Openings of the careers page, and the one in the query of its address. */
export async function findOpenings(jobs: JobsSource, query: string): Promise<Openings> {
  const asked = new URLSearchParams(query).get('job') || undefined;
  const [list, found] = await Promise.all([jobs.listOpenJobs(), asked ? jobs.findJob(asked) : undefined]);
  const selected = asked === undefined ? undefined : (found ?? { state: 'unknown' as const });
  return { jobs: list, sampleIds: jobs.sampleIds, selected };
}
