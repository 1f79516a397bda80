import type { ApplicationState } from '../../domain/submission-state.ts';
import type { Connection, JobRow } from './database.ts';
import { updateRows } from './rows.ts';

export async function selectOpenJobs(database: Connection, today: string): Promise<JobRow[]> {
  return await database
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'open')
    .where((where) => where.or([where('closes', 'is', null), where('closes', '>=', today)]))
    .orderBy('opened', 'desc')
    .orderBy('id')
    .execute();
}

/** All openings, newest first. */
export async function selectJobs(database: Connection): Promise<JobRow[]> {
  return await database.selectFrom('jobs').selectAll().orderBy('opened', 'desc').orderBy('id').execute();
}

export async function selectOpenJobByTitle(database: Connection, title: string, today: string) {
  return await database
    .selectFrom('jobs')
    .selectAll()
    .where('title', '=', title)
    .where('state', '=', 'open')
    .where((where) => where.or([where('closes', 'is', null), where('closes', '>=', today)]))
    .orderBy('opened', 'desc')
    .executeTakeFirst();
}

/** Writes the next version of an opening. Returns false if somebody has changed it since it was read. */
export async function updateJob(
  database: Connection,
  { id, version }: Pick<JobRow, 'id' | 'version'>,
  changes: Partial<Omit<JobRow, 'id'>>,
): Promise<boolean> {
  return (await updateRows(database, 'jobs', { id, version }, changes)) === 1;
}

/**
 * Openings that are closed or past their closing date, newest first. With `before`, only those that were opened
 * earlier.
 */
export async function selectClosedJobs(
  database: Connection,
  today: string,
  { before, limit }: { before?: Pick<JobRow, 'opened' | 'id'>; limit: number },
): Promise<JobRow[]> {
  let query = database
    .selectFrom('jobs')
    .selectAll()
    .where((where) => where.or([where('state', '=', 'closed'), where('closes', '<', today)]))
    .orderBy('opened', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('opened', 'id'), '<', tuple(before.opened, before.id)),
    );
  return await query.execute();
}

/** Number of applications for these openings, by state. */
export async function countApplicationsOf(
  database: Connection,
  ids: string[],
): Promise<{ job_id: string; state: ApplicationState; count: number }[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('applications')
    .select(['job_id', 'state', (select) => select.fn.countAll().as('count')])
    .where('job_id', 'in', ids)
    .groupBy(['job_id', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
