import type { FastifyInstance } from 'fastify';
import { messageAbout } from '../../contracts/enquiry-subject.ts';
import { offered } from '../../content/offer.ts';
import { readSource } from '../../contracts/visit-source.ts';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS, SUPPLIER_FACTS } from '../../contracts/paths.ts';
import { submissionResponseSchema } from '../../contracts/submission.ts';
import type { Responder } from '../http/responder.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { type SubmissionGuard, receivedForm } from '../http/limits/submission-guard.ts';
import type { RateLimit } from '../http/limits/rate-limit.ts';
import type { ReceivedEnquiry } from '../services/submissions/submit-enquiry.ts';
import type { Receipt } from '../services/submissions/received-form.ts';
import { answerSubmission } from './answer-submission.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.contact.file}`;

/** Enough for a message of 5,000 characters, each escaped as JSON and forms allow, and the other fields. */
const BODY_LIMIT_BYTES = 80 * 1_024;

const PAGE_MAX_LENGTH = 200;
const PAGE_SHAPE = /^\/[\w./?=&%-]*$/;

/** The page named by our own form; any other value is ignored. */
function pageOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || header.length > PAGE_MAX_LENGTH) return undefined;
  return PAGE_SHAPE.test(header) && !header.startsWith('//') ? header : undefined;
}

/** Without JavaScript the subject is a separate field; the script adds it to the message. */
function withSubject(body: unknown): unknown {
  const hasSubject = typeof body === 'object' && body !== null && 'subject' in body;
  if (!hasSubject || !('message' in body) || typeof body.message !== 'string') return body;
  return { ...body, message: messageAbout(body.subject, body.message) };
}

export interface EnquiryRouteParts {
  responder: Responder;
  limit: RateLimit;
  submissionGuard: SubmissionGuard;
  submitEnquiry: (form: ReceivedEnquiry) => Promise<Receipt>;
}

export function enquiryRoutes(
  app: FastifyInstance,
  { responder, limit, submissionGuard, submitEnquiry }: EnquiryRouteParts,
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
      // Without a Content-Type the body is not parsed.
      if (request.body === undefined) throw new HttpError(400);
      const form = {
        ...receivedForm(request, withSubject(request.body)),
        page: pageOf(request.headers['enquiry-page']),
        source: readSource(request.headers['enquiry-source']),
      };
      const receipt = await submissionGuard(form, submitEnquiry);
      return answerSubmission(responder, request, reply, receipt, [
        { path: PATHS.home, label: 'Back to the home page' },
        ...offered([{ path: SUPPLIER_FACTS, label: 'For your supplier file' }]),
      ]);
    },
  );
}
