import type { FastifyRequest } from 'fastify';
import { VisitorError } from '../../services/visitor-error.ts';
import type { Receipt, Submission } from '../../services/submissions/submission.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';

const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

export type SubmissionGuard = <S extends Submission>(
  submission: S,
  submit: (submission: S) => Promise<Receipt>,
) => Promise<Receipt>;

/**
 * Counts what is stored as a new row towards the limit of its client address. What is refused is taken off again; the
 * answer to what was stored before costs nothing.
 */
export function submissionGuard(limit: RateLimit): SubmissionGuard {
  return async (submission, submit) => {
    let release = async () => {};
    const admit = async (id: string) => {
      release = await limit.submission(submission.clientAddress, id);
    };
    try {
      return await submit({ ...submission, admit });
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
  throw new VisitorError('malformed', 'The Idempotency-Key must be 1 to 128 visible characters.');
}
