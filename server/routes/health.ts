import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST } from '../../contracts/paths.ts';
import type { Lifecycle } from '../http/connections/shutdown.ts';
import { withTimeout } from '../with-timeout.ts';

/** Load balancers wait two seconds for an answer, many of them no longer. */
const READY_WITHIN_MS = 1_500;

/** For supervisors and load balancers, at the root and below the API's address. */
export function healthRoutes(
  app: FastifyInstance,
  { lifecycle, checkWritable }: { lifecycle: Lifecycle; checkWritable: () => Promise<void> },
): void {
  for (const host of ['', DEFAULT_API_HOST]) {
    app.get(`${host}/healthz`, async () => ({ alive: true }));
    app.get(`${host}/readyz`, async (_request, reply) => {
      if (lifecycle.state !== 'serving') return reply.code(503).send({ ready: false, reason: 'closing' });
      const canStore = await withTimeout(
        checkWritable(),
        READY_WITHIN_MS,
        () => new Error('the check takes too long'),
      ).then(
        () => true,
        () => false,
      );
      return canStore ? { ready: true } : reply.code(503).send({ ready: false, reason: 'storage' });
    });
  }
}
