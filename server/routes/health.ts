import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST } from '../../contracts/paths.ts';
import { canStore } from '../http/can-store.ts';
import type { Lifecycle } from '../http/connections/shutdown.ts';

/** Health checks for supervisors and load balancers, at the root and below the API's path. */
export function healthRoutes(
  app: FastifyInstance,
  { lifecycle, checkWritable }: { lifecycle: Lifecycle; checkWritable: () => Promise<void> },
): void {
  for (const host of ['', DEFAULT_API_HOST]) {
    app.get(`${host}/healthz`, async () => ({ alive: true }));
    app.get(`${host}/readyz`, async (_request, reply) => {
      if (lifecycle.state !== 'serving') return reply.code(503).send({ ready: false, reason: 'closing' });
      const isReady = await canStore(checkWritable);
      return isReady ? { ready: true } : reply.code(503).send({ ready: false, reason: 'storage' });
    });
  }
}
