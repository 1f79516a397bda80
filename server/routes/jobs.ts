import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { briefly } from '../http/briefly.ts';
import type { WriteJson } from '../http/write-json.ts';

/** Shorter than the command that opens a job takes to end: nobody sees the old list after it. */
const LIST_LIFE_MS = 50;

export interface JobRouteParts {
  listOpenJobs: () => Promise<Job[]>;
  writeJson: WriteJson;
}

/** The openings, newest first (Spec §7). */
export function jobRoutes(app: FastifyInstance, { listOpenJobs, writeJson }: JobRouteParts): void {
  const list = briefly(LIST_LIFE_MS, async () => JSON.stringify(await listOpenJobs()));
  app.get(`${DEFAULT_API_HOST}/${ENDPOINTS.openPositions.file}`, async (request, reply) => {
    return writeJson(request, reply, await list());
  });
}
