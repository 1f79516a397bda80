import { sql, type Kysely } from 'kysely';

/** Replaces the ids of people who changed an opening by their names, as submissions have them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update jobs set changed_by = coalesce(
      (select people.name from people where people.id = jobs.changed_by),
      case jobs.changed_by when 'link' then 'Owner, by link' else jobs.changed_by end
    )`.execute(database);
}
