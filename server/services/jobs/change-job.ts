import type { Connection, JobRow } from '../../storage/database.ts';
import { selectJob, updateJob } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { Act } from '../audit-log/acts.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { VersionConflict } from '../version-conflict.ts';
import { OperatorError, wrongField } from '../operator-error.ts';

export interface JobChange {
  act: Act;
  changes: Partial<Pick<JobRow, 'title' | 'type' | 'location' | 'description' | 'closes' | 'state'>>;
}

/** Changes one opening in one transaction, with its line in the audit log. Who saw an older version is refused. */
export async function changeJob(
  deps: ActingDependencies,
  id: string,
  seen: number | undefined,
  plan: (job: JobRow, transaction: Connection) => Promise<JobChange | undefined>,
): Promise<JobRow> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const job = await selectJob(transaction, id);
    if (!job) throw unknownJob(id);
    if (seen !== undefined && seen !== job.version) throw versionConflict(job);
    const planned = await plan(job, transaction);
    if (!planned) return job;
    const changes = {
      ...planned.changes,
      version: job.version + 1,
      changed_by: await nameOfActor(transaction, deps.actor),
      changed_at: deps.now().toISOString(),
    };
    if (!(await updateJob(transaction, job, changes))) throw versionConflict(job);
    await recordAct(transaction, deps, planned.act, id);
    return { ...job, ...changes };
  });
}

function versionConflict({ id, state, changed_by, changed_at }: JobRow): VersionConflict {
  return new VersionConflict(id, state, changed_by, changed_at);
}

export function unknownJob(id: string): OperatorError {
  return new OperatorError(`There is no opening ${id}. List them with jobs list.`);
}

export const PAST_CLOSING_DATE = 'The closing date is past: give today or a later day';

/** Nobody could apply for an opening that closed before it was published. */
export function requireFutureClosing({ now }: Pick<ActingDependencies, 'now'>, closes: string | null): void {
  if (closes !== null && closes < dateOf(now())) throw wrongField('closes', PAST_CLOSING_DATE);
}
