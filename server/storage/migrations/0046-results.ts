import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds results of trainees who did not pass, with their history. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('enquiries').addColumn('result', 'text').execute();
  for (const side of ['from', 'to'])
    await schema.alterTable('submission_changes').addColumn(`${side}_result`, 'text').execute();
}
