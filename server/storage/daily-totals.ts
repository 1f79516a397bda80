import { type ExpressionBuilder, sql } from 'kysely';
import type { ApplicationRow, Connection, DailyTotalRow, Database, EnquiryRow } from './database.ts';

export type DailyTotal = Omit<DailyTotalRow, 'id'>;

const SAMPLE = 'sample|';
const INSERTED_AT_ONCE = 500;

/** Adds to what is there. Several servers may add at once. */
export async function addDailyTotals(database: Connection, totals: DailyTotal[]): Promise<void> {
  await insertTotals(database, merged(totals));
}

/** Samples have rows of their own, which nothing is added to. */
export async function addSampleTotals(database: Connection, totals: DailyTotal[]): Promise<void> {
  await insertTotals(
    database,
    merged(totals).map((row) => ({ ...row, id: SAMPLE + row.id })),
  );
}

export async function selectLastSampleDay(database: Connection): Promise<string | null> {
  const { day } = await database
    .selectFrom('daily_totals')
    .select((select) => select.fn.max('day').as('day'))
    .where('id', 'like', `${SAMPLE}%`)
    .executeTakeFirstOrThrow();
  return day;
}

async function insertTotals(database: Connection, rows: DailyTotalRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE) {
    await database
      .insertInto('daily_totals')
      .values(rows.slice(start, start + INSERTED_AT_ONCE))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ n: sql`daily_totals.n + excluded.n` }))
      .execute();
  }
}

/** One row for each id, in one order, so that two who add the same rows wait for each other instead of both. */
function merged(totals: DailyTotal[]): DailyTotalRow[] {
  const rows = new Map<string, DailyTotalRow>();
  for (const total of totals) {
    const id = [total.day, total.kind, total.subject, total.detail].join('|');
    rows.set(id, { ...total, id, n: (rows.get(id)?.n ?? 0) + total.n });
  }
  return [...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export async function selectDailyTotals(
  database: Connection,
  { from, to }: { from: string; to: string },
): Promise<DailyTotal[]> {
  return await database
    .selectFrom('daily_totals')
    .select(['day', 'kind', 'subject', 'detail', 'n'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

/** Spam is not among them. */
export type EnquiryTimes = Pick<
  EnquiryRow,
  'reference' | 'page' | 'via' | 'received' | 'state' | 'outcome'
> & {
  /** When it was first answered: by a call, or by a letter once that has left, unless that was taken back. */
  answered: string | null;
};

export async function selectEnquiryTimes(
  database: Connection,
  which: { since: string; before: string } | { references: string[] },
): Promise<EnquiryTimes[]> {
  const query = database
    .selectFrom('enquiries')
    .select((select) => [
      'reference',
      'page',
      'via',
      'received',
      'state',
      'outcome',
      firstAnswer(select).as('answered'),
    ])
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'spam')]));
  return await (
    'references' in which
      ? query.where('reference', 'in', which.references)
      : query.where('received', '>=', which.since).where('received', '<', which.before)
  ).execute();
}

function firstAnswer(select: ExpressionBuilder<Database, 'enquiries'>) {
  return select
    .selectFrom('submission_changes as change')
    .leftJoin('submission_changes as undo', (join) =>
      join
        .onRef('undo.reference', '=', 'change.reference')
        .onRef('undo.version', '=', sql<number>`change.version + 1`)
        .on('undo.act', '=', 'undo'),
    )
    .leftJoin('outbox as mail', 'mail.id', 'change.letter_id')
    .select((inner) => inner.fn.min('change.made_at').as('made_at'))
    .whereRef('change.reference', '=', 'enquiries.reference')
    .where('change.act', 'in', ['answer-by-mail', 'answer-by-phone'])
    .where('undo.id', 'is', null)
    .where(({ or, eb }) => or([eb('mail.id', 'is', null), eb('mail.state', '=', 'sent')]));
}

export async function selectApplicationSteps(
  database: Connection,
  { since, before }: { since: string; before: string },
): Promise<Pick<ApplicationRow, 'job_title' | 'step' | 'state' | 'received'>[]> {
  return await database
    .selectFrom('applications')
    .select(['job_title', 'step', 'state', 'received'])
    .where('received', '>=', since)
    .where('received', '<', before)
    .execute();
}

/** By course, of all that were issued on these days; a holder who was erased left no course. */
export async function countCertificates(
  database: Connection,
  { from, to }: { from: string; to: string },
): Promise<{ course: string; count: number }[]> {
  const rows = await database
    .selectFrom('certificates')
    .select((select) => ['course', select.fn.countAll().as('count')])
    .where('issued', '>=', from)
    .where('issued', '<=', to)
    .where('course', '!=', '')
    .groupBy('course')
    .execute();
  return rows.map(({ course, count }) => ({ course, count: Number(count) }));
}

/** When each opening was published; there are few. */
export async function selectPublished(database: Connection): Promise<string[]> {
  const rows = await database.selectFrom('jobs').select('opened').execute();
  return rows.map(({ opened }) => opened);
}
