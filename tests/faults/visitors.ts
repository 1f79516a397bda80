import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationForm, ENQUIRY, pdfOf } from '../support/posted-forms.ts';

/** Less than the server asks for, more than a loop without a pause. */
const COMES_BACK_AFTER_MS = 250;

/** A submission: sent again it has the same content and the same Idempotency-Key. */
export interface Submission {
  kind: 'enquiry' | 'application';
  /** Of this submission alone. */
  email: string;
  key: string;
}

export interface Answer {
  /** Undefined when the connection broke before the answer. */
  status?: number;
  reference?: string;
  retryAfter?: string;
}

export interface Sent {
  submission: Submission;
  answer: Answer;
}

export function newSubmission(kind: Submission['kind']): Submission {
  const key = randomUUID();
  return { kind, key, email: `${key}@example.com` };
}

/** Without an answer when `signal` ends the wait before it comes. */
export async function send(origin: string, submission: Submission, signal?: AbortSignal): Promise<Sent> {
  return { submission, answer: await post(origin, submission, signal).catch(() => ({})) };
}

async function post(origin: string, { kind, email, key }: Submission, signal?: AbortSignal): Promise<Answer> {
  const response =
    kind === 'enquiry'
      ? await fetch(`${origin}/api/contact.php`, {
          method: 'POST',
          signal,
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...ENQUIRY, email }),
        })
      : await fetch(`${origin}/api/apply_job1.php`, {
          method: 'POST',
          signal,
          headers: { 'idempotency-key': key },
          body: applicationForm({ email }, resumeOf(email)),
        });
  const body = (await response.json()) as { reference?: string };
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  return { status: response.status, reference: body.reference, retryAfter };
}

/** Each another one, so that a file under the wrong row is noticed. */
export function resumeOf(email: string): Buffer<ArrayBuffer> {
  const resume = pdfOf(20_000);
  resume.write(`%${email}`, 100);
  return resume;
}

/** Sends one submission after the other from `count` visitors at once, of these kinds in turn. */
export function startVisitors(
  origin: string,
  count: number,
  kinds: Submission['kind'][] = ['enquiry', 'application'],
) {
  const sent: Sent[] = [];
  const over = new AbortController();
  async function visit(): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const one = await send(origin, newSubmission(kinds[turn % kinds.length] ?? 'enquiry'));
      sent.push(one);
      if (one.answer.status !== 200) await pause(COMES_BACK_AFTER_MS);
    }
  }
  const visits = Array.from({ length: count }, visit);
  return {
    sent,
    async stop(): Promise<Sent[]> {
      over.abort();
      await Promise.all(visits);
      return sent;
    },
  };
}

/** Does `work` for each of them, 16 at a time, and gives what came of it in their order. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return results;
}

/** What every one of them is told when it sends the same again: success, and the reference that it had been given. */
export async function sendAllAgain(origin: string, sent: Sent[]): Promise<Sent[]> {
  return await forEachOf(sent, ({ submission }) => send(origin, submission));
}

export function acknowledged(sent: Sent[]): Sent[] {
  return sent.filter(({ answer }) => answer.status === 200);
}
