import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { memoizeLast } from './memoize.ts';

/**
 * Responses hold only what the contract in `schema.response` lists: fields beyond it do not leave the server. The job
 * list is the same object until it is read again, and is serialized once.
 */
export function serializeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler<v.GenericSchema>(({ schema }) => {
    return memoizeLast((data: object) => JSON.stringify(v.parse(schema, data)));
  });
}
