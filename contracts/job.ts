import * as v from 'valibot';

/** A job position as `get_open_positions.php` sends it. Existing backends may number their jobs. */
export const jobSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  type: v.string(),
  location: v.string(),
  description: v.string(),
});

export const jobListSchema = v.array(jobSchema);

export type Job = v.InferOutput<typeof jobSchema>;

/** The opening in an address, whether open or closed. */
export interface FoundJob {
  state: 'open' | 'closed';
  job: Job;
  /** ISO 8601, UTC. */
  opened: string;
  /** The last day for applications, YYYY-MM-DD. */
  closes: string | null;
}

/** The job in `/careers?job=ID`. */
export type SelectedJob = FoundJob | { state: 'unknown' };

export const JOBS_LOAD_FAILED = 'Failed to load job listings. Please try again later.';
