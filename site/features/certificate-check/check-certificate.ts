import * as v from 'valibot';
import { type CertificateResponse, certificateResponseSchema } from '../../../contracts/certificate.ts';
import { CERTIFICATE_MESSAGES, SECTION_MESSAGES, toCompare } from '../../../contracts/certificate-wording.ts';
import { ENDPOINTS } from '../../../contracts/paths.ts';
import { API_HOST } from '../api-host.ts';
import { IS_STATIC } from '../is-static.ts';
import { readAnswer } from '../read-answer.ts';

export type CertificateCheck =
  | { state: 'answered'; answer: CertificateResponse }
  /** The server sent a message without a result. */
  | { state: 'unknown'; reason: string }
  /** The check failed; `reason` is the server's message. */
  | { state: 'failed'; reason?: string };

/** The screen asks the company's own endpoint at {host} (Spec §7). */
const ADDRESS = `${API_HOST}/${ENDPOINTS.certificate.file}`;

/** Booleans as databases and forms write them. Any other value does not count as a result. */
const RESULTS = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

/** The two fields in the specification, which every backend has (Spec §7). */
const plainResponseSchema = v.object({
  valid: v.pipe(
    v.optional(v.unknown()),
    v.transform((value) => RESULTS.get(typeof value === 'string' ? value.trim().toLowerCase() : value)),
  ),
  message: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
});

/** Check on the screen, which treats any failure as an error. Never rejects (Spec §7). */
export async function checkOnScreen(number: string, key?: string): Promise<CertificateCheck> {
  return settle(await attempt(() => ask({ cert_number: number, key })));
}

/** Check in the section, repeated by GET if the answer is 400 or 404. Never rejects (Spec §7). */
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
  // Other fields are read only from our own server, because another backend may use them differently.
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
