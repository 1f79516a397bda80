import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type CertificateAnswer, certificateCheckSchema, SCREEN_MESSAGES } from '../../contracts/certificate.ts';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/endpoints.ts';
import { PATHS } from '../../contracts/paths.ts';
import type { AnswerPage } from '../http/answer-page.ts';
import type { Answers, PlainForm } from '../http/answers.ts';
import { clientAddress } from '../http/client-address.ts';
import { type RateLimit, SLOWED_MISS_MS } from '../http/rate-limit.ts';
import { isPlainForm } from '../http/same-site.ts';
import type { WriteJson } from '../http/write-json.ts';
import { Refusal } from '../services/refusal.ts';

const PATH = `${DEFAULT_API_HOST}/${ENDPOINTS.certificate.file}`;

const BODY_LIMIT_BYTES = 4 * 1_024;

const FORM: PlainForm = {
  action: PATH,
  button: 'Validate',
  fields: [{ name: 'cert_number', label: 'Certificate number', kind: 'text', required: true }],
};

export interface CertificateRouteParts {
  answers: Answers;
  writeJson: WriteJson;
  limit: RateLimit;
  checkCertificate: (question: { number: string; key?: string }) => Promise<CertificateAnswer>;
  /** In milliseconds. */
  slowedMissMs?: number;
}

export function certificateRoutes(app: FastifyInstance, parts: CertificateRouteParts): void {
  const { answers, writeJson, limit, checkCertificate, slowedMissMs = SLOWED_MISS_MS } = parts;

  async function check(request: FastifyRequest, asked: unknown): Promise<CertificateAnswer> {
    const question = v.safeParse(certificateCheckSchema, { cert_number: '', ...(asked as object | null) });
    if (!question.success) throw new Refusal('malformed', question.issues[0].message);
    await limit.check(clientAddress(request.ip));
    const { cert_number: number, key } = question.output;
    const answer = await checkCertificate({ number, key });
    if (answer.state === 'unknown' && !(await limit.isMissWithinBudget())) await wait(slowedMissMs);
    return answer;
  }

  app.get(PATH, { config: { shape: 'check' } }, async (request, reply) => {
    return writeJson(request, reply, JSON.stringify(await check(request, request.query)));
  });

  app.post(
    PATH,
    { bodyLimit: BODY_LIMIT_BYTES, config: { shape: 'check', form: FORM } },
    async (request, reply) => {
      const answer = await check(request, request.body);
      if (isPlainForm(request.raw)) return answers.page(request, reply, 200, answerPage(answer));
      return writeJson(request, reply, JSON.stringify(answer));
    },
  );
}

function answerPage(answer: CertificateAnswer): AnswerPage {
  const details: [string, string | null | undefined][] = [
    ['Number', answer.number],
    ['State', answer.state],
    ['Course', answer.course],
    ['Issued', answer.issued],
    ['Expires', answer.expires],
    ['Name', answer.name],
    ['Checked', answer.checked],
  ];
  return {
    heading: answer.valid ? SCREEN_MESSAGES.validTitle : SCREEN_MESSAGES.invalidTitle,
    paragraphs: [answer.valid ? SCREEN_MESSAGES.validText : (answer.message ?? SCREEN_MESSAGES.invalidText)],
    details: details.filter((detail): detail is [string, string] => Boolean(detail[1])),
    link: { path: PATHS.certificate, label: 'Check another certificate' },
  };
}
