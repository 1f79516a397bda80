import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS } from '../../contracts/paths.ts';
import { submissionResponseSchema } from '../../contracts/submission.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { receivedForm } from '../http/limits/submission-guard.ts';
import { MULTIPART_OPTIONS, type ReceiveUpload } from '../http/upload.ts';
import { type ApplicationBounds, submitApplication } from '../services/submissions/submit-application.ts';
import { answerSubmission } from './answer-submission.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.apply.file}`;

interface ApplicationRouteParts extends RouteParts {
  receiveUpload: ReceiveUpload;
  bounds: ApplicationBounds;
}

/** Route for applications, in its own Fastify scope so that it accepts only multipart forms. */
export async function applicationRoutes(app: FastifyInstance, parts: ApplicationRouteParts): Promise<void> {
  const { deps, responder, limit, submissionGuard, receiveUpload, bounds } = parts;
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
        const form = { ...receivedForm(request, fields), jobTitle: fields.job_title ?? '', resume };
        return submissionGuard(form, (guarded) => submitApplication(deps, guarded, bounds));
      });
      return answerSubmission(responder, request, reply, receipt, [
        { path: PATHS.careers, label: 'Back to the openings' },
      ]);
    },
  );
}
