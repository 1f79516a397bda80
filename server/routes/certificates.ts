import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type CertificateAnswer,
  certificateCheckSchema,
  compactNumber,
  groupNumber,
  SCREEN_MESSAGES,
} from '../../contracts/certificate.ts';
import { DEFAULT_API_HOST, ENDPOINTS } from '../../contracts/endpoints.ts';
import { PATHS } from '../../contracts/paths.ts';
import type { AnswerPage } from '../../contracts/page.ts';
import type { Answers, PlainForm } from '../http/responses.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import { type RateLimit, SLOWED_MISS_MS } from '../http/limits/rate-limit.ts';
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
      if (isPlainForm(request.raw))
        return answers.page(request, reply, 200, answerPage(request.body, answer));
      return writeJson(request, reply, JSON.stringify(answer));
    },
  );
}

const LOOKS = { valid: 'success', expired: 'notice', revoked: 'failure', unknown: 'failure' } as const;
const VERDICTS = { valid: 'Valid', expired: 'Expired', revoked: 'Revoked', unknown: 'Not found' } as const;

function answerPage(asked: unknown, answer: CertificateAnswer): AnswerPage {
  const state = answer.state ?? (answer.valid ? 'valid' : 'unknown');
  const known = answer.valid ? SCREEN_MESSAGES.validText : answer.message;
  return {
    heading: answer.valid ? SCREEN_MESSAGES.validTitle : SCREEN_MESSAGES.invalidTitle,
    paragraphs: [state === 'unknown' || !known ? SCREEN_MESSAGES.invalidText : known],
    record: {
      look: LOOKS[state],
      number: groupNumber(
        compactNumber(String((asked as { cert_number?: string | number }).cert_number ?? '')),
      ),
      verdict: VERDICTS[state],
      lines: recordLines(answer),
    },
    link: { path: PATHS.certificate, label: 'Check another certificate' },
  };
}

function recordLines({ valid, course, issued, name, expires, checked }: CertificateAnswer): string[] {
  return [
    course ?? '',
    issued ? `Issued ${inWords(issued)}${name ? ` to ${name}` : ''}` : '',
    expires ? `${valid ? 'Valid until' : 'Expires'} ${inWords(expires)}` : '',
    checked ? `Checked ${inWords(checked)} at ${checked.slice(11, 16)} UTC` : '',
  ].filter(Boolean);
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function inWords(date: string): string {
  return DAY.format(new Date(date));
}
