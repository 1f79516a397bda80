import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type CertificateResponse,
  certificateCheckSchema,
  certificateResponseSchema,
  compactNumber,
  groupNumber,
} from '../../contracts/certificate.ts';
import { certificateOutcome, dateInWords, SCREEN_MESSAGES } from '../../contracts/certificate-wording.ts';
import { DEFAULT_API_HOST, ENDPOINTS, PATHS } from '../../contracts/paths.ts';
import type { AnswerPage } from '../../contracts/page.ts';
import type { Responder } from '../http/responder.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { type RateLimit, SLOWED_MISS_MS } from '../http/limits/rate-limit.ts';
import { isPlainForm } from '../http/same-site.ts';
import { Refusal } from '../services/refusal.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.certificate.file}`;

const BODY_LIMIT_BYTES = 4 * 1_024;

export interface CertificateRouteParts {
  responder: Responder;
  limit: RateLimit;
  checkCertificate: (question: { number: string; key?: string }) => Promise<CertificateResponse>;
  /** In milliseconds. */
  slowedMissMs?: number;
}

export function certificateRoutes(app: FastifyInstance, parts: CertificateRouteParts): void {
  const { responder, limit, checkCertificate, slowedMissMs = SLOWED_MISS_MS } = parts;

  async function check(request: FastifyRequest, asked: unknown): Promise<CertificateResponse> {
    const question = v.safeParse(certificateCheckSchema, { cert_number: '', ...(asked as object | null) });
    if (!question.success) throw new Refusal('malformed', question.issues[0].message);
    await limit.check(clientAddress(request.ip));
    const { cert_number: number, key } = question.output;
    const answer = await checkCertificate({ number, key });
    if (answer.state === 'unknown' && !(await limit.isMissWithinBudget())) await wait(slowedMissMs);
    return answer;
  }

  const schema = { response: { 200: certificateResponseSchema } };

  app.get(PATH, { schema, config: { responseKind: 'check' } }, (request) => check(request, request.query));

  app.post(
    PATH,
    { schema, bodyLimit: BODY_LIMIT_BYTES, config: { responseKind: 'check', form: 'certificate' } },
    async (request, reply) => {
      const answer = await check(request, request.body);
      if (!isPlainForm(request.raw)) return answer;
      return responder.page(request, reply, 200, resultPage(request.body, answer));
    },
  );
}

function resultPage(asked: unknown, answer: CertificateResponse): AnswerPage {
  const { look, verdict, facts } = certificateOutcome(answer);
  const { validTitle, validText, invalidTitle, invalidText, sampleTitle } = SCREEN_MESSAGES;
  const isUnknown = verdict === 'Not found';
  const refusalTitle = verdict === 'Sample' ? sampleTitle : invalidTitle;
  return {
    heading: answer.valid ? validTitle : refusalTitle,
    paragraphs: [answer.valid ? validText : (!isUnknown && answer.message) || invalidText],
    record: {
      look,
      number: groupNumber(
        compactNumber(String((asked as { cert_number?: string | number }).cert_number ?? '')),
      ),
      verdict,
      course: answer.course,
      name: answer.name,
      issued: answer.issued && dateInWords(answer.issued),
      lines: answer.checked ? [...facts, checkedLine(answer.checked)] : facts,
    },
    link: { path: PATHS.certificate, label: 'Check another certificate' },
  };
}

/** `time` is ISO 8601 in UTC. */
function checkedLine(time: string): string {
  return `Checked ${dateInWords(time)} at ${time.slice(11, 16)} UTC`;
}
