import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/paths.ts';
import { jobListSchema } from '../../contracts/job.ts';
import { memoizeKeys } from '../http/memoize.ts';
import type { Bodies } from '../http/pages/cached-response.ts';
import { acceptedEncoding, compress } from '../http/pages/compression.ts';
import type { JobsSource } from '../services/jobs/find-openings.ts';

/** Compression level. The list is compressed once after each change, which takes less than a millisecond. */
const BROTLI_LEVEL = 5;

/** List of openings, newest first (Spec §7). */
export function jobRoutes(app: FastifyInstance, { listOpenJobs }: Pick<JobsSource, 'listOpenJobs'>): void {
  const compressed = memoizeKeys<Bodies>(1);
  app.get(
    `${DEFAULT_API_HOST}/${ENDPOINTS.openPositions.file}`,
    {
      schema: { response: { 200: jobListSchema } },
      async onSend(request, reply, list) {
        reply.header('vary', 'Accept-Encoding');
        const encoding = acceptedEncoding(request.headers['accept-encoding']);
        if (reply.statusCode !== 200 || typeof list !== 'string' || encoding === 'identity') return list;
        const bodies = await compressed(list, () => compress(Buffer.from(list), BROTLI_LEVEL));
        reply.header('content-encoding', encoding);
        return bodies[encoding];
      },
    },
    () => listOpenJobs(),
  );
}
