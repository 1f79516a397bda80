import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../services/refusal.ts';
import type { Receipt, Submission } from '../../services/submissions/submission.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';

const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

export type SubmissionGuard = (submission: Submission, store: () => Promise<Receipt>) => Promise<Receipt>;

/**
 * Counts every submission towards the limit of its client address. Only a new row uses up the limit: a submission
 * that is refused, or was stored before, is taken off again.
 */
export function submissionGuard(limit: RateLimit): SubmissionGuard {
  return async (submission, store) => {
    const release = await limit.submission(submission.clientAddress, identityOf(submission));
    try {
      const receipt = await store();
      if (receipt.repeated) await release();
      return receipt;
    } catch (error) {
      await release();
      throw error;
    }
  };
}

export function submissionOf(request: FastifyRequest, fields: unknown): Submission {
  return { fields, clientAddress: clientAddress(request.ip), idempotencyKey: idempotencyKeyOf(request) };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY_SHAPE.test(key)) return key;
  throw new Refusal('malformed', 'The Idempotency-Key must be 1 to 128 visible characters.');
}

function identityOf({ idempotencyKey, fields }: Submission): string {
  if (idempotencyKey !== undefined) return `key:${idempotencyKey}`;
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
