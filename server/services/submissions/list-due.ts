import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { selectDue } from '../../storage/received-rows.ts';
import { dayInZone } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordOf, type SubmissionRecord } from './read-submissions.ts';

/** Submissions that are due today or overdue, most overdue first. Submissions of this person come before others. */
export async function listDue(
  { storage, config, now }: Dependencies,
  kind: SubmissionKind,
  { owner, limit }: { owner: string; limit: number },
): Promise<SubmissionRecord[]> {
  const until = dayInZone(config.timeZone)(now());
  const own = await selectDue(storage.database, kind, { until, owner, isOwn: true, limit });
  const others = await selectDue(storage.database, kind, { until, owner, isOwn: false, limit });
  return [...own, ...others].slice(0, limit).map(recordOf);
}
