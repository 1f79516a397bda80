import { createContext } from 'react-router';
import type { Job } from '../../../contracts/job.ts';

export interface FoundJob {
  state: 'open' | 'closed';
  job: Job;
  /** ISO 8601, UTC. */
  opened: string;
  /** The last day on which applications are taken, YYYY-MM-DD. */
  closes: string | null;
}

/** The job that `/careers?job=ID` names. */
export type WantedJob = FoundJob | { state: 'unknown' };

/** What the server offers to the loader of the careers page. */
export interface JobSource {
  /** Newest first. */
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
}

/** Null where the site is built alone, without our server; undefined would count as not set. */
export const jobsContext = createContext<JobSource | null>(null);
