import type { Kysely } from 'kysely';

/** When an applicant is interviewed and by whom, what of it a letter invites to, and what each interviewer noted. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('applications').addColumn('interview', 'text').execute();
  for (const column of ['from_interview', 'to_interview'])
    await schema.alterTable('submission_changes').addColumn(column, 'text').execute();
  await schema.alterTable('letters').addColumn('calendar', 'text').execute();
  await schema.alterTable('notes').addColumn('interview', 'text').execute();
}
