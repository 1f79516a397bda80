import type { ApplicationRow, Connection } from './database.ts';

const PAGE_SIZE = 500;

export async function insertApplication(database: Connection, application: ApplicationRow): Promise<void> {
  await database.insertInto('applications').values(application).execute();
}

export async function selectApplication(
  database: Connection,
  reference: string,
): Promise<ApplicationRow | undefined> {
  return await database
    .selectFrom('applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function isResumeInUse(database: Connection, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .select('reference')
    .where('resume_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** All that were received at `since` or later, oldest first. */
export async function* eachApplication(database: Connection, since = ''): AsyncGenerator<ApplicationRow> {
  let last = { received: since, reference: '' };
  for (;;) {
    const { received, reference } = last;
    const page = await database
      .selectFrom('applications')
      .selectAll()
      .where(({ refTuple, tuple, eb }) =>
        eb(refTuple('received', 'reference'), '>', tuple(received, reference)),
      )
      .orderBy('received')
      .orderBy('reference')
      .limit(PAGE_SIZE)
      .execute();
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_SIZE) return;
    last = end;
  }
}

export async function selectApplicationsOf(
  database: Connection,
  emailLookup: string,
): Promise<ApplicationRow[]> {
  return await database
    .selectFrom('applications')
    .selectAll()
    .where('email_lookup', '=', emailLookup)
    .execute();
}

export async function selectApplicationsBefore(
  database: Connection,
  time: string,
  limit: number,
): Promise<ApplicationRow[]> {
  return await database
    .selectFrom('applications')
    .selectAll()
    .where('received', '<', time)
    .orderBy('received')
    .limit(limit)
    .execute();
}

export async function countApplicationsBefore(database: Connection, time: string): Promise<number> {
  const { count } = await database
    .selectFrom('applications')
    .select((select) => select.fn.countAll().as('count'))
    .where('received', '<', time)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteApplications(database: Connection, references: string[]): Promise<void> {
  if (references.length === 0) return;
  await database.deleteFrom('applications').where('reference', 'in', references).execute();
}
