import type { Kysely } from 'kysely';

/** Adds interviews, their calendar entries in emails, and the notes of interviewers. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('applications').addColumn('interview', 'text').execute();
  for (const column of ['from_interview', 'to_interview'])
    await schema.alterTable('submission_changes').addColumn(column, 'text').execute();
  await schema.alterTable('letters').addColumn('calendar', 'text').execute();
  await schema.alterTable('notes').addColumn('interview', 'text').execute();
}
