import type { Connection, JobRow } from '../../storage/database.ts';
import { insertJob, selectJob, selectOpenJobByTitle } from '../../storage/jobs.ts';
import { dateOf } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { requireFutureClosing } from './change-job.ts';
import { jobFieldsSchema, type JobFields } from './job-fields.ts';
import { parseRequest } from '../parse-request.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { OperatorError } from '../operator-error.ts';

const ID_WORDS_MAX_LENGTH = 48;

/** Publishes an opening. Applications name the job by its title, so no two open ones may share it. */
export async function openJob(deps: ActingDependencies, fields: JobFields): Promise<JobRow> {
  const parsed = parseRequest(jobFieldsSchema, fields);
  requireFutureClosing(deps, parsed.closes);
  return await deps.storage.database.transaction().execute(async (transaction) => {
    await requireFreeTitle(deps, transaction, parsed.title);
    const job: JobRow = {
      ...parsed,
      id: await freeId(transaction, parsed.title),
      state: 'open',
      opened: deps.now().toISOString(),
      version: 1,
      changed_by: await nameOfActor(transaction, deps.actor),
      changed_at: null,
    };
    await insertJob(transaction, job);
    await recordAct(transaction, deps, 'job.opened', job.id);
    return job;
  });
}

export async function requireFreeTitle(
  { now }: Pick<Dependencies, 'now'>,
  transaction: Connection,
  title: string,
): Promise<void> {
  const other = await selectOpenJobByTitle(transaction, title, dateOf(now()));
  if (!other) return;
  const taken = `An opening called "${title}" is open already`;
  throw new OperatorError(
    `${taken} (${other.id}). Change that one with jobs edit ${other.id}, or give this one a title of its own, for example with the place.`,
    {
      fields: {
        title: `${taken}: change that one, or give this one a title of its own, for example with the place`,
      },
    },
  );
}

/** soc-analyst-k3m7: stands in the address of the opening, so it says what it is about. */
async function freeId(transaction: Connection, title: string): Promise<string> {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_WORDS_MAX_LENGTH)
    .replace(/^-|-$/g, '');
  for (;;) {
    const id = `${words || 'job'}-${randomCharacters(4).toLowerCase()}`;
    if (!(await selectJob(transaction, id))) return id;
  }
}
