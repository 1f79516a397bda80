import type { Kysely } from 'kysely';

/** Existing resumes have no marks, because such files were refused until now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('applications').addColumn('resume_marks', 'text').execute();
  await (database as Kysely<{ applications: { resume_marks: string | null } }>)
    .updateTable('applications')
    .set({ resume_marks: '' })
    .execute();
}
