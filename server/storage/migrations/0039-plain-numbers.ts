import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/**
 * Adds an index of old numbers that contain signs such as the slash, by their letters and digits, so that they are
 * found without the signs.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const plain = sql<string>`replace(replace(replace(replace(lookup, '/', ''), '.', ''), '_', ''), '#', '')`;
  await schema
    .createIndex('certificates_plain')
    .on('certificates')
    .expression(plain)
    .where(sql<boolean>`${plain} <> lookup`)
    .execute();
}
