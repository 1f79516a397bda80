import type { Kysely } from 'kysely';

/** Adds the marks of resumes. Existing resumes have none, because files with active content were refused until now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('applications').addColumn('resume_marks', 'text').execute();
  await (database as Kysely<{ applications: { resume_marks: string | null } }>)
    .updateTable('applications')
    .set({ resume_marks: '' })
    .execute();
}
