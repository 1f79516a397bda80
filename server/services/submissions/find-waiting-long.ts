import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { listSubmissions } from './read-submissions.ts';

/** Largest number that is counted, because nobody reads a longer list. */
const COUNTED_MAX = 50;

export interface WaitingLong {
  kind: SubmissionKind;
  count: number;
  /** True if there are more than the largest number that is counted. */
  hasMore: boolean;
  /** Time of the oldest submission. */
  since: string;
}

/** Submissions that have waited longer than the firm allows; empty if there is no such limit. */
export async function findWaitingLong(
  deps: Dependencies,
  kinds: readonly SubmissionKind[],
): Promise<WaitingLong[]> {
  const { answerWithinDays } = deps.config;
  if (answerWithinDays === 0) return [];
  const limit = timeBefore(deps.now(), answerWithinDays * DAY_MS);
  const found: WaitingLong[] = [];
  for (const kind of kinds) {
    const { rows } = await listSubmissions(deps, kind, {
      state: 'new',
      sort: 'oldest',
      limit: COUNTED_MAX + 1,
    });
    const old = rows.filter(({ received }) => received < limit);
    const [oldest] = old;
    if (!oldest) continue;
    const count = Math.min(old.length, COUNTED_MAX);
    found.push({ kind, count, hasMore: old.length > COUNTED_MAX, since: oldest.received });
  }
  return found;
}

/** Sentence such as "3 enquiries have waited for more than 2 days." */
export function waitingInWords(
  { kind, count, hasMore }: WaitingLong,
  { answerWithinDays: days }: Dependencies['config'],
): string {
  const number = hasMore ? `More than ${count}` : String(count);
  const what =
    count === 1 && !hasMore ? `${kind} has` : `${kind === 'enquiry' ? 'enquiries' : 'applications'} have`;
  return `${number} ${what} waited for more than ${days} ${days === 1 ? 'day' : 'days'}.`;
}
