import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

const COLUMNS = [
  ['course', 'text'],
  ['fee', 'integer'],
  ['fee_due', 'text'],
] as const;

/**
 * Adds the course, the agreed fee and the day of the next payment, with their history. People with a taken seat become
 * people who joined.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const [name, type] of COLUMNS) {
    await schema.alterTable('enquiries').addColumn(name, type).execute();
    for (const side of ['from', 'to'])
      await schema.alterTable('submission_changes').addColumn(`${side}_${name}`, type).execute();
  }
  await sql`update enquiries set outcome = 'joined' where seat = 'taken' and outcome is null`.execute(
    database,
  );
}
