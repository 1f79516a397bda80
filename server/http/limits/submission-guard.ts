import type { FastifyRequest } from 'fastify';
import { VisitorError } from '../../services/visitor-error.ts';
import type { Receipt, ReceivedForm } from '../../services/submissions/received-form.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';

const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

export type SubmissionGuard = <Form extends ReceivedForm>(
  form: Form,
  submit: (form: Form) => Promise<Receipt>,
) => Promise<Receipt>;

/**
 * Counts stored submissions by client address. A refused submission is subtracted again. Repeating a stored one is not
 * counted.
 */
export function submissionGuard(limit: RateLimit): SubmissionGuard {
  return async (form, submit) => {
    let release = async () => {};
    const admit = async (id: string) => {
      release = await limit.submission(form.clientAddress, id);
    };
    try {
      return await submit({ ...form, admit });
    } catch (error) {
      await release();
      throw error;
    }
  };
}

export function receivedForm(request: FastifyRequest, fields: unknown): ReceivedForm {
  return { fields, clientAddress: clientAddress(request.ip), idempotencyKey: idempotencyKeyOf(request) };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY_SHAPE.test(key)) return key;
  throw new VisitorError('malformed', 'The Idempotency-Key must be 1 to 128 visible characters.');
}
