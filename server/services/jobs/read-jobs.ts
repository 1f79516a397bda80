import type { FoundJob, Job } from '../../../contracts/job.ts';
import type { ApplicationState } from '../../../domain/submission-state.ts';
import type { JobRow } from '../../storage/database.ts';
import { countApplicationsOf, selectClosedJobs, selectJobs, selectOpenJobs } from '../../storage/jobs.ts';
import { selectRow } from '../../storage/rows.ts';
import { dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

export async function findJob({ storage, now }: Dependencies, id: string): Promise<FoundJob | undefined> {
  if (!isJobId(id)) return undefined;
  const row = await selectRow(storage.database, 'jobs', { id });
  return row && { state: jobStateOf(row, now()), job: jobOfRow(row), closes: row.closes, opened: row.opened };
}

/** State of an opening. It is closed after its closing date. */
export function jobStateOf(job: Pick<JobRow, 'state' | 'closes'>, now: Date): JobRow['state'] {
  const hasEnded = job.closes !== null && job.closes < dateOf(now);
  return job.state === 'open' && !hasEnded ? 'open' : 'closed';
}

/** Ids come from addresses, so implausible ones are refused before the database is queried. */
function isJobId(text: string): boolean {
  return /^[\p{L}\p{N}-]{1,80}$/u.test(text);
}

/** Fields of an opening that visitors may see. */
export function jobOfRow({ id, title, type, location, description }: JobRow): Job {
  return { id, title, type, location, description };
}

/** Open openings, newest first. An opening is still open on its closing date. */
export async function listOpenJobs({ storage, now }: Dependencies): Promise<Job[]> {
  const rows = await selectOpenJobs(storage.database, dateOf(now()));
  return rows.map(jobOfRow);
}

/** All openings, newest first. Openings past their closing date count as closed. */
export async function listJobs({ storage, now }: Dependencies): Promise<JobRow[]> {
  const rows = await selectJobs(storage.database);
  return rows.map((job) => ({ ...job, state: jobStateOf(job, now()) }));
}

export interface ListedOpening extends JobRow {
  /** Number of applications in each state that has any. */
  applications: Partial<Record<ApplicationState, number>>;
}

const PAGE_SIZE = 50;

/** Open openings with their applications, newest first. */
export async function listOpenOpenings(deps: Dependencies): Promise<ListedOpening[]> {
  return await withApplications(deps, await selectOpenJobs(deps.storage.database, dateOf(deps.now())));
}

/** A page of 50 closed openings, newest first. */
export async function listClosedOpenings(
  deps: Dependencies,
  after?: string,
): Promise<{ rows: ListedOpening[]; next?: string }> {
  const jobs = await selectClosedJobs(deps.storage.database, dateOf(deps.now()), {
    before: after === undefined ? undefined : positionOf(after),
    limit: PAGE_SIZE + 1,
  });
  const rows = jobs.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return {
    rows: await withApplications(deps, rows),
    next: jobs.length > PAGE_SIZE && last ? `${last.opened},${last.id}` : undefined,
  };
}

export async function findOpening(deps: Dependencies, id: string): Promise<ListedOpening | undefined> {
  const job = isJobId(id) ? await selectRow(deps.storage.database, 'jobs', { id }) : undefined;
  return job && (await withApplications(deps, [job]))[0];
}

async function withApplications({ storage, now }: Dependencies, jobs: JobRow[]): Promise<ListedOpening[]> {
  const counts = await countApplicationsOf(
    storage.database,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => ({
    ...job,
    state: jobStateOf(job, now()),
    applications: Object.fromEntries(
      counts.filter(({ job_id }) => job_id === job.id).map(({ state, count }) => [state, count]),
    ),
  }));
}

function positionOf(text: string): Pick<JobRow, 'opened' | 'id'> {
  const [opened, id] = text.split(',');
  if (opened && id) return { opened, id };
  throw new OperatorError('This page of the list does not exist. Start from the first page.');
}
