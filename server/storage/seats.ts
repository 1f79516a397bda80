import { sql } from 'kysely';
import type { BatchRow, Connection, EnquiryRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';

/**
 * A batch with the number of its seats that enquiries hold or have taken. Seats that the office counted by hand are not
 * in this number.
 */
export type CountedBatch = BatchRow & { reserved: number };

const COLUMNS = [
  'reference',
  'name',
  'email',
  'mobile',
  'person',
  'seat',
  'seat_batch',
  'seat_until',
  'fee',
  'fee_due',
  'result',
  'received',
  'version',
] as const;

/** Columns of an enquiry about its seat. */
export type SeatRow = Pick<EnquiryRow, (typeof COLUMNS)[number]>;

/** Query for batches with the number of seats in use on the day `today`. */
export function countedBatches(database: Connection, today: string) {
  return database
    .selectFrom('batches')
    .selectAll('batches')
    .select((select) =>
      select
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('enquiries.seat_batch', '=', 'batches.id')
        .where(({ or, and, eb }) =>
          or([eb('seat', '=', 'taken'), and([eb('seat', '=', 'held'), eb('seat_until', '>=', today)])]),
        )
        .as('reserved'),
    );
}

/** Converts the count to a number, because PostgreSQL returns it as text. */
export function counted(row: BatchRow & { reserved: unknown }): CountedBatch {
  return { ...row, reserved: Number(row.reserved) };
}

export async function selectCountedBatch(
  database: Connection,
  id: string,
  today: string,
): Promise<CountedBatch | undefined> {
  const row = await countedBatches(database, today).where('batches.id', '=', id).executeTakeFirst();
  return row && counted(row);
}

/**
 * Locks a batch: nobody else can change it or give away its seats until the transaction ends. SQLite needs no lock,
 * because it has only one writer.
 */
export async function lockBatch(transaction: Connection, id: string): Promise<void> {
  if (isPostgres(transaction))
    await sql`select 1 from batches where id = ${id} for update`.execute(transaction);
}

/** Enquiries with a seat in a batch or on its waiting list, oldest first. */
export async function selectSeats(database: Connection, batch: string): Promise<SeatRow[]> {
  return await database
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where('seat_batch', '=', batch)
    .where('seat', 'is not', null)
    .orderBy('received')
    .orderBy('reference')
    .execute();
}

/** Courses that the enquiries of a period are about, without spam. */
export async function selectCoursesAsked(
  database: Connection,
  { since, before }: { since: string; before: string },
): Promise<Pick<EnquiryRow, 'course' | 'message' | 'outcome'>[]> {
  return await database
    .selectFrom('enquiries')
    .select(['course', 'message', 'outcome'])
    .where('received', '>=', since)
    .where('received', '<', before)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'spam')]))
    .execute();
}

/** Enquiries on a waiting list or with an expired hold in upcoming batches, oldest first. */
export async function selectOpenSeats(database: Connection, today: string): Promise<SeatRow[]> {
  const coming = await database
    .selectFrom('batches')
    .select('id')
    .where('start', '>=', today)
    .where('state', 'in', ['open', 'full'])
    .execute();
  if (coming.length === 0) return [];
  // Reads in two queries, because the database would read all enquiries for a join.
  const rows = await database
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where(
      'seat_batch',
      'in',
      coming.map(({ id }) => id),
    )
    .where(({ or, and, eb }) =>
      or([eb('seat', '=', 'waiting'), and([eb('seat', '=', 'held'), eb('seat_until', '<', today)])]),
    )
    .execute();
  const placeOf = ({ received, reference }: SeatRow) => `${received} ${reference}`;
  return rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** A batch that was cancelled or changed, and a person with a seat in it who has not been contacted since. */
export interface UntoldSeat extends Pick<BatchRow, 'course_title' | 'start'> {
  batch: string;
  reference: string;
}

/**
 * Seats in batches that were cancelled, or whose days, times or place were changed (`changed`), earliest batch first.
 */
export async function selectUntoldSeats(
  database: Connection,
  why: 'cancelled' | 'changed',
  today: string,
): Promise<UntoldSeat[]> {
  const batches = await database
    .selectFrom('batches')
    .select(['id', 'course_title', 'start', 'changed_at', 'moved_at'])
    .$if(why === 'cancelled', (query) => query.where('state', '=', 'cancelled'))
    .$if(why === 'changed', (query) =>
      query
        .where('state', 'in', ['open', 'full'])
        .where('moved_at', 'is not', null)
        .where('start', '>=', today),
    )
    .orderBy('start')
    .orderBy('id')
    .execute();
  const found: UntoldSeat[] = [];
  for (const { id, changed_at, moved_at, ...named } of batches) {
    const since = (why === 'cancelled' ? changed_at : moved_at) ?? '';
    const people = await database
      .selectFrom('enquiries')
      .select('reference')
      .where('seat_batch', '=', id)
      .where('seat', 'in', ['held', 'taken'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('submission_changes as change')
              .leftJoin('letters as letter', 'letter.id', 'change.letter_id')
              .select('change.id')
              .whereRef('change.reference', '=', 'enquiries.reference')
              .where('change.made_at', '>=', since)
              .where(({ or, and, eb }) =>
                or([
                  eb('change.act', '=', 'answer-by-phone'),
                  and([eb('letter.id', 'is not', null), eb('letter.withdrawn', 'is', null)]),
                  // Somebody who joined after the change already knows the new dates.
                  ...(why === 'cancelled'
                    ? []
                    : [
                        and([
                          eb('change.to_seat_batch', '=', id),
                          eb('change.to_seat', 'is not', null),
                          or([eb('change.from_seat', 'is', null), eb('change.from_seat_batch', '!=', id)]),
                        ]),
                      ]),
                ]),
              ),
          ),
        ),
      )
      .execute();
    found.push(...people.map(({ reference }) => ({ batch: id, reference, ...named })));
  }
  return found;
}

/** Keeps the number of taken seats of a batch when enquiries are deleted. */
export async function keepTakenSeats(transaction: Connection, references: string[]): Promise<void> {
  if (references.length === 0) return;
  const rows = await transaction
    .selectFrom('enquiries')
    .select(['seat_batch', ({ fn }) => fn.countAll().as('count')])
    .where('reference', 'in', references)
    .where('seat', '=', 'taken')
    .groupBy('seat_batch')
    .execute();
  for (const { seat_batch, count } of rows)
    await transaction
      .updateTable('batches')
      .set((set) => ({ taken: set('taken', '+', Number(count)) }))
      .where('id', '=', seat_batch)
      .execute();
}
