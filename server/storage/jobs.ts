import type { Connection, JobRow } from './database.ts';

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

/** Newest first. */
export async function selectJobs(database: Connection): Promise<JobRow[]> {
  return await database.selectFrom('jobs').selectAll().orderBy('opened', 'desc').orderBy('id').execute();
}

export async function selectJob(database: Connection, id: string): Promise<JobRow | undefined> {
  return await database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectOpenJobByTitle(
  database: Connection,
  title: string,
  today: string,
): Promise<JobRow | undefined> {
  return await database
    .selectFrom('jobs')
    .selectAll()
    .where('title', '=', title)
    .where('state', '=', 'open')
    .where((where) => where.or([where('closes', 'is', null), where('closes', '>=', today)]))
    .orderBy('opened', 'desc')
    .executeTakeFirst();
}

export async function insertJob(database: Connection, job: JobRow): Promise<void> {
  await database.insertInto('jobs').values(job).execute();
}

export async function updateJob(
  database: Connection,
  id: string,
  changes: Partial<Omit<JobRow, 'id'>>,
): Promise<void> {
  await database.updateTable('jobs').set(changes).where('id', '=', id).execute();
}
