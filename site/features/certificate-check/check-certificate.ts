import * as v from 'valibot';
import { type CertificateResponse, certificateResponseSchema } from '../../../contracts/certificate.ts';
import { CERTIFICATE_MESSAGES, SECTION_MESSAGES, toCompare } from '../../../contracts/certificate-wording.ts';
import { ENDPOINTS } from '../../../contracts/paths.ts';
import { API_HOST } from '../api-host.ts';
import { IS_STATIC } from '../is-static.ts';
import { readAnswer } from '../read-answer.ts';

export type CertificateCheck =
  | { state: 'answered'; answer: CertificateResponse }
  /** The server has a message, and no result. */
  | { state: 'unknown'; reason: string }
  /** Could not be checked; `reason` is what the server said about it. */
  | { state: 'failed'; reason?: string };

/** The company's own endpoint, which the screen asks, is that of {host}: it has no other (Spec §7). */
const ADDRESS = `${API_HOST}/${ENDPOINTS.certificate.file}`;

/** Booleans as databases and forms write them; anything else is no result. */
const RESULTS = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

/** The two fields that the specification names, of any backend (Spec §7). */
const plainResponseSchema = v.object({
  valid: v.pipe(
    v.optional(v.unknown()),
    v.transform((value) => RESULTS.get(typeof value === 'string' ? value.trim().toLowerCase() : value)),
  ),
  message: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
});

/** The screen takes any failure as an error. Never rejects (Spec §7). */
export async function checkOnScreen(number: string, key?: string): Promise<CertificateCheck> {
  return settle(await attempt(() => ask({ cert_number: number, key })));
}

/** The section asks again by GET when the answer is 400 or 404. Never rejects (Spec §7). */
export async function checkInSection(number: string): Promise<CertificateCheck> {
  const response = await attempt(() => ask({ cert_number: number }));
  if (response?.status !== 400 && response?.status !== 404) return settle(response);
  return settle(await attempt(() => fetch(`${ADDRESS}?cert_number=${encodeURIComponent(number)}`)));
}

function ask(question: { cert_number: string; key?: string }): Promise<Response> {
  return fetch(ADDRESS, {
    method: ENDPOINTS.certificate.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
}

async function attempt(send: () => Promise<Response>): Promise<Response | undefined> {
  return send().catch(() => undefined);
}

async function settle(response: Response | undefined): Promise<CertificateCheck> {
  if (!response) return { state: 'failed' };
  if (!response.ok) {
    const { message, error } = await readAnswer(response);
    return { state: 'failed', reason: message || error };
  }
  const body: unknown = await response.json().catch(() => undefined);
  // Further fields are ours: what another backend means by them nobody knows.
  const ours = v.safeParse(certificateResponseSchema, body);
  if (!IS_STATIC && ours.success) return { state: 'answered', answer: ours.output };
  const { valid, message } = v.parse(v.fallback(plainResponseSchema, { valid: undefined }), body);
  if (valid !== undefined) return { state: 'answered', answer: { valid, message } };
  return message ? { state: 'unknown', reason: message } : { state: 'failed' };
}

/** Results of a check in the section (Spec §8). */
export type SectionResult =
  | { phase: 'valid'; record?: string }
  | { phase: 'invalid' | 'notice'; message: string };

export function sectionResult(check: CertificateCheck): SectionResult {
  if (check.state === 'failed') return { phase: 'invalid', message: check.reason || SECTION_MESSAGES.failed };
  if (check.state === 'unknown') return { phase: 'notice', message: check.reason };
  if (check.answer.valid) return { phase: 'valid', record: toCompare(check.answer) };
  if (check.answer.state === 'sample') return { phase: 'notice', message: CERTIFICATE_MESSAGES.sample };
  return { phase: 'invalid', message: check.answer.message || SECTION_MESSAGES.notFoundInBox };
}
