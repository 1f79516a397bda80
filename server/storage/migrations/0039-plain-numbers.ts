import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** Old numbers that have signs such as the slash, by their letters and digits: they are found when those signs were left out. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const plain = sql<string>`replace(replace(replace(replace(lookup, '/', ''), '.', ''), '_', ''), '#', '')`;
  await schema
    .createIndex('certificates_plain')
    .on('certificates')
    .expression(plain)
    .where(sql<boolean>`${plain} <> lookup`)
    .execute();
}
