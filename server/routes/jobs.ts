import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/paths.ts';
import { type Job, jobListSchema } from '../../contracts/job.ts';

export interface JobRouteParts {
  listOpenJobs: () => Promise<Job[]>;
}

/** The openings, newest first (Spec §7). */
export function jobRoutes(app: FastifyInstance, { listOpenJobs }: JobRouteParts): void {
  app.get(
    `${DEFAULT_API_HOST}/${ENDPOINTS.openPositions.file}`,
    { schema: { response: { 200: jobListSchema } } },
    () => listOpenJobs(),
  );
}
