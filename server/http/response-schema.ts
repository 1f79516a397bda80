import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { memoizeLast } from './memoize.ts';

/**
 * Sends only the response fields that the contract in `schema.response` lists. The list of openings is the same object
 * until it changes, so it is serialised only once.
 */
export function serializeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler<v.GenericSchema>(({ schema }) => {
    return memoizeLast((data: object) => JSON.stringify(v.parse(schema, data)));
  });
}
