import type { Connection, EnquiryRow } from './database.ts';

const PAGE_SIZE = 500;

export async function insertEnquiry(database: Connection, enquiry: EnquiryRow): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}

export async function selectEnquiry(
  database: Connection,
  reference: string,
): Promise<EnquiryRow | undefined> {
  return await database
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** All that were received at `since` or later, oldest first. */
export async function* eachEnquiry(database: Connection, since = ''): AsyncGenerator<EnquiryRow> {
  let last = { received: since, reference: '' };
  for (;;) {
    const { received, reference } = last;
    const page = await database
      .selectFrom('enquiries')
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

export async function selectEnquiriesOf(database: Connection, emailLookup: string): Promise<EnquiryRow[]> {
  return await database.selectFrom('enquiries').selectAll().where('email_lookup', '=', emailLookup).execute();
}

export async function selectEnquiriesBefore(
  database: Connection,
  time: string,
  limit: number,
): Promise<EnquiryRow[]> {
  return await database
    .selectFrom('enquiries')
    .selectAll()
    .where('received', '<', time)
    .orderBy('received')
    .limit(limit)
    .execute();
}

export async function countEnquiriesBefore(database: Connection, time: string): Promise<number> {
  const { count } = await database
    .selectFrom('enquiries')
    .select((select) => select.fn.countAll().as('count'))
    .where('received', '<', time)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteEnquiries(database: Connection, references: string[]): Promise<void> {
  if (references.length === 0) return;
  await database.deleteFrom('enquiries').where('reference', 'in', references).execute();
}
