import type { FastifyInstance } from 'fastify';
import { messageAbout } from '../../contracts/enquiry-subject.ts';
import { offered } from '../../content/offer.ts';
import { readSource } from '../../contracts/visit-source.ts';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS, SUPPLIER_FACTS } from '../../contracts/paths.ts';
import { submissionResponseSchema } from '../../contracts/submission.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import type { LimitConcurrency } from '../limit-concurrency.ts';
import { receivedForm } from '../http/limits/submission-guard.ts';
import { submitEnquiry } from '../services/submissions/submit-enquiry.ts';
import { answerSubmission } from './answer-submission.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.contact.file}`;

/** Enough for a message of 5,000 characters in the longest escaped form of JSON and forms, and the other fields. */
const BODY_LIMIT_BYTES = 80 * 1_024;

const PAGE_MAX_LENGTH = 200;
const PAGE_SHAPE = /^\/[\w./?=&%-]*$/;

/** Page on which our form was sent; undefined for any other value of the header. */
function pageOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header.length > PAGE_MAX_LENGTH) return undefined;
  return PAGE_SHAPE.test(header) && !header.startsWith('//') ? header : undefined;
}

/**
 * Adds the subject to the message. The script in the browser does this itself, but without JavaScript the subject is a
 * separate field.
 */
function withSubject(body: unknown): unknown {
  const hasSubject = typeof body === 'object' && body !== null && 'subject' in body;
  if (!hasSubject || !('message' in body) || typeof body.message !== 'string') return body;
  return { ...body, message: messageAbout(body.subject, body.message) };
}

export function enquiryRoutes(
  app: FastifyInstance,
  { deps, responder, limit, submissionGuard }: RouteParts,
  inTurn: LimitConcurrency,
): void {
  app.post(
    PATH,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { response: { 200: submissionResponseSchema } },
      config: { responseKind: 'submission', form: 'enquiry' },
      onRequest: (request) => limit.attempt(clientAddress(request.ip)),
    },
    async (request, reply) => {
      // Fastify does not parse a body without Content-Type.
      if (request.body === undefined) throw new HttpError(400);
      const form = {
        ...receivedForm(request, withSubject(request.body)),
        page: pageOf(request.headers['enquiry-page']),
        source: readSource(request.headers['enquiry-source']),
      };
      const receipt = await submissionGuard(form, (guarded) => inTurn(() => submitEnquiry(deps, guarded)));
      return answerSubmission(responder, request, reply, receipt, [
        { path: PATHS.home, label: 'Back to the home page' },
        ...offered([{ path: SUPPLIER_FACTS, label: 'For your supplier file' }]),
      ]);
    },
  );
}
