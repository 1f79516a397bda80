import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { ANSWER_TIMES, type AnswerTime } from '../../domain/statistics.ts';
import type { ApplicationRow, Connection, DailyTotalRow, Database, EnquiryRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { countRows } from './count-rows.ts';
import { pagesOf } from './pages.ts';

export type DailyTotal = Omit<DailyTotalRow, 'id'>;

const SAMPLE = 'sample|';
const HOUR_MS = 60 * 60 * 1_000;

/** Adds counts to the existing totals. Several servers may do so at the same time. */
export async function addDailyTotals(database: Connection, totals: DailyTotal[]): Promise<void> {
  await insertTotals(database, merged(totals));
}

/** Adds the totals of sample data. They have rows of their own, to which real counts are never added. */
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
  for (const page of pagesOf(rows)) {
    await database
      .insertInto('daily_totals')
      .values(page)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ n: sql`daily_totals.n + excluded.n` }))
      .execute();
  }
}

/**
 * Combines totals with the same id and sorts them by id, so that two processes that write the same rows do not
 * deadlock.
 */
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

/** Fields of an enquiry that the statistics need. Spam is left out. */
export interface CountedEnquiry extends Pick<
  EnquiryRow,
  'reference' | 'received' | 'via' | 'state' | 'outcome'
> {
  /** Page of the form without its query; empty if unknown. */
  path: string;
  answered: AnswerTime;
}

export async function selectCountedEnquiries(
  database: Connection,
  references: string[],
): Promise<CountedEnquiry[]> {
  return await withAnswers(database, (enquiries) => enquiries.where('reference', 'in', references))
    .select(['reference', 'received', 'path', 'answered', 'via', 'state', 'outcome'])
    .execute();
}

export interface Period {
  /** Start of the period, ISO 8601 in UTC. */
  since: string;
  before: string;
}

export async function countEnquiries(
  database: Connection,
  { since, before }: Period,
): Promise<(Omit<CountedEnquiry, 'reference' | 'received'> & { n: number })[]> {
  const rows = await withAnswers(database, (enquiries) =>
    enquiries.where('received', '>=', since).where('received', '<', before),
  )
    .select([...COUNTED_BY, (select) => select.fn.countAll().as('n')])
    .groupBy(COUNTED_BY)
    .execute();
  return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }));
}

const COUNTED_BY = ['path', 'answered', 'via', 'state', 'outcome'] as const;

type Enquiries = SelectQueryBuilder<Database, 'enquiries', object>;

/** Enquiries with the time from arrival to the first answer. An answer that was undone does not count. */
function withAnswers(database: Connection, narrow: (enquiries: Enquiries) => Enquiries) {
  const page = sql<string>`coalesce(page, '')`;
  const path = isPostgres(database)
    ? sql<string>`split_part(${page}, '?', 1)`
    : sql<string>`substr(${page}, 1, instr(${page} || '?', '?') - 1)`;
  return database
    .with(
      // Materialised, because otherwise SQLite would look the answer up again for each comparison.
      (cte) => cte('timed').materialized(),
      () =>
        narrow(
          database
            .selectFrom('enquiries')
            .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'spam')])),
        ).select((select) => [
          'reference',
          'received',
          'via',
          'state',
          'outcome',
          path.as('path'),
          firstAnswer(select).as('first_answer'),
        ]),
    )
    .with('counted', (timed) =>
      timed
        .selectFrom('timed')
        .select(['reference', 'received', 'path', 'via', 'state', 'outcome'])
        .select(answerTime(isPostgres(database)).as('answered')),
    )
    .selectFrom('counted');
}

function answerTime(isOnPostgres: boolean) {
  const milliseconds = isOnPostgres
    ? sql`extract(epoch from first_answer::timestamptz - received::timestamptz) * 1000`
    : sql`round((julianday(first_answer) - julianday(received)) * 86400000)`;
  const cases = ANSWER_TIMES.flatMap(({ key, within }) =>
    within === undefined || within === Infinity
      ? []
      : [sql`when ${milliseconds} <= ${sql.lit(within * HOUR_MS)} then ${sql.lit(key)}`],
  );
  return sql<AnswerTime>`case when first_answer is null then 'none' ${sql.join(cases, sql` `)} else 'later' end`;
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

export async function countApplications(
  database: Connection,
  { since, before }: Period,
): Promise<(Pick<ApplicationRow, 'job_title' | 'step' | 'state'> & { n: number })[]> {
  const rows = await database
    .selectFrom('applications')
    .select((select) => ['job_title', 'step', 'state', select.fn.countAll().as('n')])
    .where('received', '>=', since)
    .where('received', '<', before)
    .groupBy(['job_title', 'step', 'state'])
    .execute();
  return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }));
}

/**
 * Number of certificates issued in the period, by course. Corrected and mistaken certificates are left out.
 * Certificates of erased holders have no course.
 */
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
    .where('replaced_by', 'is', null)
    .where(({ or, eb }) =>
      or([eb('revocation_reason', 'is', null), eb('revocation_reason', '!=', 'issued-in-error')]),
    )
    .groupBy('course')
    .execute();
  return rows.map(({ course, count }) => ({ course, count: Number(count) }));
}

export async function countPublished(database: Connection, { since, before }: Period): Promise<number> {
  return await countRows(
    database.selectFrom('jobs').where('opened', '>=', since).where('opened', '<', before),
  );
}
