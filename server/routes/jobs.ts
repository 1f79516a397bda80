import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';

/** The openings, newest first (Spec §7). */
export function jobRoutes(app: FastifyInstance, listOpenJobs: () => Promise<Job[]>): void {
  app.get(`${DEFAULT_API_HOST}/${ENDPOINTS.openPositions.file}`, async (_request, reply) => {
    const jobs = await listOpenJobs();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(jobs));
  });
}
