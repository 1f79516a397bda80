import type { Connection } from './database.ts';

export async function isResumeInUse(database: Connection, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .select('reference')
    .where('resume_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
