import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type CertificateQuestion,
  type CertificateResponse,
  certificateCheckSchema,
  certificateResponseSchema,
  HOLDER_ENDPOINTS,
  type HolderFile,
} from '../../contracts/certificate.ts';
import { checkedCertificate } from '../../contracts/certificate-wording.ts';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS } from '../../contracts/paths.ts';
import type { AnswerPage } from '../../contracts/page.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { SLOWED_MISS_MS } from '../http/limits/rate-limit.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { isPlainForm } from '../http/same-site.ts';
import { checkCertificate } from '../services/certificates/check-certificate.ts';
import { holderFile } from '../services/certificates/holder-files.ts';
import type { DayCounter } from '../services/statistics/count-by-day.ts';
import { VisitorError } from '../services/visitor-error.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.certificate.file}`;

const BODY_LIMIT_BYTES = 4 * 1_024;

/**
 * Routes of the certificate check. `slowedMissMs` is the delay of an answer about an unknown number when the hourly
 * budget is used up.
 */
export function certificateRoutes(
  app: FastifyInstance,
  { deps, responder, limit }: RouteParts & { deps: { counter?: DayCounter } },
  slowedMissMs = SLOWED_MISS_MS,
): void {
  async function check(request: FastifyRequest, question: CertificateQuestion): Promise<CertificateResponse> {
    await limit.check(clientAddress(request.ip));
    const answer = await checkCertificate(deps, question);
    if (answer.state === 'unknown' && !(await limit.isMissWithinBudget())) await wait(slowedMissMs);
    return answer;
  }

  const schema = { response: { 200: certificateResponseSchema } };

  app.get(PATH, { schema, config: { responseKind: 'check' } }, (request) =>
    check(request, questionIn(request.query)),
  );

  app.post(
    PATH,
    { schema, bodyLimit: BODY_LIMIT_BYTES, config: { responseKind: 'check', form: 'certificate' } },
    async (request, reply) => {
      const question = questionIn(request.body);
      const answer = await check(request, question);
      if (!isPlainForm(request.raw)) return answer;
      return responder.page(
        request,
        reply,
        200,
        resultPage(question, answer, deps.now(), deps.config.publicUrl),
      );
    },
  );

  for (const kind of Object.keys(HOLDER_ENDPOINTS) as HolderFile[]) {
    const { file, type } = HOLDER_ENDPOINTS[kind];
    app.get(`${DEFAULT_API_HOST}/${file}`, { config: { responseKind: 'check' } }, async (request, reply) => {
      await limit.check(clientAddress(request.ip));
      const answer = await holderFile(deps, kind, questionIn(request.query));
      if (answer.state === 'found') {
        const name = encodeURIComponent(answer.name);
        return reply
          .type(type)
          .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
          .send(answer.content);
      }
      if (answer.state === 'unknown' && !(await limit.isMissWithinBudget())) await wait(slowedMissMs);
      return responder.page(request, reply, 404, nothingToTake(answer.state));
    });
  }
}

function questionIn(asked: unknown): CertificateQuestion {
  const question = v.safeParse(
    certificateCheckSchema,
    { cert_number: '', ...(asked as object | null) },
    { abortPipeEarly: true },
  );
  if (question.success) return question.output;
  throw new VisitorError('malformed', question.issues[0].message);
}

/** Page for a file that cannot be downloaded. It does not reveal whether the number or the key is wrong. */
function nothingToTake(state: 'withdrawn' | 'unknown'): AnswerPage {
  const sentence =
    state === 'withdrawn'
      ? 'This certificate has been revoked, so there is nothing to download. If it was replaced, the newer one has its own QR code.'
      : 'This address leads to no certificate. Scan the QR code on the document again, or open the link in our email: number and key belong together.';
  return {
    heading: 'There is no file here',
    paragraphs: [sentence],
    links: [{ path: PATHS.certificate, label: 'Check a certificate' }],
  };
}

function resultPage(
  { number, key }: CertificateQuestion,
  answer: CertificateResponse,
  now: Date,
  origin: string,
): AnswerPage {
  const record = checkedCertificate(number, answer, now);
  const { title, text, lines } = record;
  return {
    heading: title,
    paragraphs: lines.includes(text) ? [] : [text],
    record,
    ...(answer.files && key !== undefined && { holder: { answer, key, origin } }),
    links: [{ path: PATHS.certificate, label: 'Check another certificate' }],
  };
}
