import { setTimeout as sleep } from 'node:timers/promises';
import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { ageLimits } from './age-limits.ts';
import { deleteAged } from '../../storage/aged-rows.ts';
import { selectPastRetention } from '../../storage/past-retention.ts';
import { withReserve } from '../../storage/reserve.ts';
import { BATCH_SIZE, deleteSubmissions } from './delete-submissions.ts';
import { recordWhole } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { holdBack } from './held-back.ts';
import { planPurge, type PurgePlan, rememberPurge } from './plan-purge.ts';
import { removeForgotten, setAside } from './sweep-orphans.ts';
import { type DeletionReport, reportOnFiles } from './work-off-removals.ts';

/** Pause between batches, in which the server answers visitors. */
const PAUSE_MS = 25;

/**
 * Deletes submissions past RETENTION_DAYS and TRAINEE_RETENTION_DAYS with their files, because a person asked for it.
 * `agree` is called first, unless there is nothing to decide, and throws to prevent the deletion.
 */
export async function purgeData(
  deps: ActingDependencies,
  agree: (plan: PurgePlan) => Promise<void> = async () => {},
): Promise<DeletionReport> {
  const plan = await planPurge(deps);
  if (isToDecide(plan)) await agree(plan);
  return await purge(deps, plan, async () => {
    if (plan.orphans.length > 0) await setAside(deps, plan.orphans);
    await recordWhole(deps, 'data.purged');
  });
}

/** Purges on the server. If a person must decide first, it deletes nothing and returns undefined. */
export async function purgeUnattended(deps: Dependencies): Promise<DeletionReport | undefined> {
  const plan = await planPurge(deps);
  if (plan.doubts.length === 0) return await purge(deps, plan);
  const reason = [`It would delete ${plan.what}.`, ...plan.doubts, ...plan.remarks].join(' ');
  await holdBack(deps, 'purge', reason);
  return undefined;
}

function isToDecide({ found, others, doubts, orphans }: PurgePlan): boolean {
  return found.enquiries + found.applications + others.length + doubts.length + orphans.length > 0;
}

/** Purges the data of the plan. `finish` runs before the disk reserve is refilled, because it frees space. */
async function purge(
  deps: Dependencies,
  plan: PurgePlan,
  finish: () => Promise<void> = async () => {},
): Promise<DeletionReport> {
  const { storage, config } = deps;
  const { database } = storage;
  const { found } = plan;
  const limits = ageLimits(deps, plan.now);
  return await withReserve(config.dataFolder, async () => {
    const report = await reportOnFiles(deps, async () => {
      const deleteSome = (kind: SubmissionKind) => async (size: number) => {
        const rows = await selectPastRetention(database, kind, plan.limits, size);
        await deleteSubmissions(deps, rows);
        return rows.length;
      };
      const enquiries = await inBatches(found.enquiries, deleteSome('enquiry'));
      const applications = await inBatches(found.applications, deleteSome('application'));
      for (const { table, count } of plan.aged)
        await inBatches(count, (size) =>
          database.transaction().execute((transaction) => deleteAged(transaction, table, limits, size)),
        );
      return { enquiries, applications };
    });
    await removeForgotten(deps, plan.forgotten);
    await rememberPurge(deps, plan);
    await finish();
    return report;
  });
}

/**
 * Deletes as many submissions as were found, oldest first. If a restore adds others meanwhile, the next purge deletes
 * them.
 */
async function inBatches(found: number, deleteSome: (size: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  while (deleted < found) {
    if (deleted > 0) await sleep(PAUSE_MS);
    const count = await deleteSome(Math.min(BATCH_SIZE, found - deleted));
    if (count === 0) break;
    deleted += count;
  }
  return deleted;
}
