import type { Kysely } from 'kysely';

/** Until now what had a mark was refused: all that is there has none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('applications').addColumn('resume_marks', 'text').execute();
  await (database as Kysely<{ applications: { resume_marks: string | null } }>)
    .updateTable('applications')
    .set({ resume_marks: '' })
    .execute();
}
