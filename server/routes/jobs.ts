import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { ofTheSame } from '../http/memoize.ts';
import type { WriteJson } from '../http/write-json.ts';

export interface JobRouteParts {
  listOpenJobs: () => Promise<Job[]>;
  writeJson: WriteJson;
}

/** The openings, newest first (Spec §7). */
export function jobRoutes(app: FastifyInstance, { listOpenJobs, writeJson }: JobRouteParts): void {
  const textOf = ofTheSame((jobs: Job[]) => JSON.stringify(jobs));
  app.get(`${DEFAULT_API_HOST}/${ENDPOINTS.openPositions.file}`, async (request, reply) => {
    return writeJson(request, reply, textOf(await listOpenJobs()));
  });
}
