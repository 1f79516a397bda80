import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { memoizeLast } from './memoize.ts';

/**
 * Responses contain only fields that the contract in `schema.response` lists. The job list is the same object until it
 * changes, and is serialised only once.
 */
export function serializeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler<v.GenericSchema>(({ schema }) => {
    return memoizeLast((data: object) => JSON.stringify(v.parse(schema, data)));
  });
}
