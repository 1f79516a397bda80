import type { Connection, SubmissionRow } from './database.ts';

export async function selectSubmission(database: Connection, id: string): Promise<SubmissionRow | undefined> {
  return await database.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when another submission has that id; on PostgreSQL this waits for the other one to be stored or dropped. */
export async function claimSubmission(database: Connection, submission: SubmissionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('submissions')
    .values(submission)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteSubmission(
  database: Connection,
  id: string,
  receivedBefore: string,
): Promise<void> {
  await database
    .deleteFrom('submissions')
    .where('id', '=', id)
    .where('received', '<=', receivedBefore)
    .execute();
}

export async function deleteSubmissionsBefore(database: Connection, time: string): Promise<void> {
  await database.deleteFrom('submissions').where('received', '<', time).execute();
}

export async function deleteSubmissionsAbout(database: Connection, references: string[]): Promise<void> {
  if (references.length === 0) return;
  await database.deleteFrom('submissions').where('reference', 'in', references).execute();
}
