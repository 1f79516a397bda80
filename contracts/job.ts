import * as v from 'valibot';

/** An opening in the answer of `get_open_positions.php`. Existing backends may use numbers as ids. */
export const jobSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  type: v.string(),
  location: v.string(),
  description: v.string(),
});

export const jobListSchema = v.array(jobSchema);

export type Job = v.InferOutput<typeof jobSchema>;

/** The opening that an address names. It may be closed. */
export interface FoundJob {
  state: 'open' | 'closed';
  job: Job;
  /** Time of opening: ISO 8601, UTC. */
  opened: string;
  /** Last day for applications, YYYY-MM-DD. */
  closes: string | null;
}

/** Result for the opening in `/careers?job=ID`. */
export type SelectedJob = FoundJob | { state: 'unknown' };

export const JOBS_LOAD_FAILED = 'Failed to load job listings. Please try again later.';
