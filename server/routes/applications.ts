import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS } from '../../contracts/paths.ts';
import { submissionResponseSchema } from '../../contracts/submission.ts';
import type { Responder } from '../http/responder.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { type SubmissionGuard, receivedForm } from '../http/limits/submission-guard.ts';
import type { RateLimit } from '../http/limits/rate-limit.ts';
import { MULTIPART_OPTIONS, type ReceiveUpload } from '../http/upload.ts';
import type { ReceivedApplication } from '../services/submissions/submit-application.ts';
import type { Receipt } from '../services/submissions/received-form.ts';
import { answerSubmission } from './answer-submission.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.apply.file}`;

export interface ApplicationRouteParts {
  responder: Responder;
  limit: RateLimit;
  submissionGuard: SubmissionGuard;
  receiveUpload: ReceiveUpload;
  submitApplication: (form: ReceivedApplication) => Promise<Receipt>;
}

/** A separate scope that accepts only multipart forms. */
export async function applicationRoutes(app: FastifyInstance, parts: ApplicationRouteParts): Promise<void> {
  const { responder, limit, submissionGuard, receiveUpload, submitApplication } = parts;
  app.removeAllContentTypeParsers();
  await app.register(multipart, MULTIPART_OPTIONS);
  app.post(
    PATH,
    {
      schema: { response: { 200: submissionResponseSchema } },
      config: { responseKind: 'submission', form: 'application' },
      onRequest: (request) => limit.attempt(clientAddress(request.ip)),
    },
    async (request, reply) => {
      const receipt = await receiveUpload(request, ({ fields, resume }) => {
        const form: ReceivedApplication = {
          ...receivedForm(request, fields),
          jobTitle: fields.job_title ?? '',
          resume,
        };
        return submissionGuard(form, submitApplication);
      });
      return answerSubmission(responder, request, reply, receipt, [
        { path: PATHS.careers, label: 'Back to the openings' },
      ]);
    },
  );
}
