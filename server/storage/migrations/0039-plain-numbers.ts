import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** Index of old numbers with signs such as the slash, by letters and digits, to find them without the signs. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const plain = sql<string>`replace(replace(replace(replace(lookup, '/', ''), '.', ''), '_', ''), '#', '')`;
  await schema
    .createIndex('certificates_plain')
    .on('certificates')
    .expression(plain)
    .where(sql<boolean>`${plain} <> lookup`)
    .execute();
}
